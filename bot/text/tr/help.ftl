### Yardım: kısa bir sayfa ve her bölüm için, telefon ekranına sığan bir sayfa.
### ** arasındakiler düğmedir ve yazıları düğmelerle aynıdır; ` arasındakiler komuttur.

# en: 3a06
help-front-heading = ### Acelesiz tavla
# en: a62a
help-front-start = **Başlamak** için `/challenge @arkadaş`. Adı yazmazsan buradaki herkes kabul edebilir.
# en: 10d3
help-front-turn = **Sıra sendeyken** bot seni bir kez etiketler ve tahtayı koyar. Düğmeler ne yapabileceğini gösterir.
# en: a36c
help-front-turns = **Oyunların** `/turns` listesindedir, önce seni bekleyenler.
# en: 29e8
help-front-more = Daha fazlası için bas:
# en: a9f3
help-front-version = -# Barpoint { $version }

# en: bc47
help-label =
    { $section ->
        [start] İlk adımlar
        [turn] Sıran gelince
        [match] Maçlar ve küp
        [chouette] Chouette
        [time] Ayarlar, hatırlatmalar
        [records] Kayıtlar ve zarlar
        [standing] Elo ve profiller
       *[privacy] Gizlilik
    }

# en: d4cf
help-start =
    ### İlk adımlar
    - `/challenge @arkadaş` bir davet gönderir. Oyunu seçeneklerle belirle: `length:7`, `play:Limitsiz oturum`, `start:Nackgammon`. `/settings challenge` seçimini saklar.
    - `/challenge level:hobi` hemen bana karşı oynatır, başlangıçtan şampiyona kadar: burada, alt başlıkta ya da direkt mesajla.
    - **Kabul et** oyunu başlatır; **Değişiklik öner** (`/propose`) karşı teklif yapar.
    - **Daveti geri çek** ya da **Teklifi geri çek** seninkini geri alır. Yanıtsız davet { $days } gün sonra düşer.
    - Bir kanalda bir masa olur; sonraki oyun alt başlıkta açılır. `thread:True` hep alt başlık açar, `direct:True` direkt mesajla oynatır.
    - `/move-here` oyununu yazdığın kanala getirir.

# en: 8ac2
help-turn =
    ### Sıran gelince
    - **Zar at** (`/roll`), listeden bir hamle seç, **Onayla**. Zar zaten atılmışsa liste tahtanın altındadır. **Oyna** pulları tek tek oynatır. Ya da yaz: `/play 8/5 6/5`.
    - Pulların 24 kapısından 1 kapısına doğru gider. `13/8(2)` iki pul oynar, `bar/20*` girip kırar, `6/off` toplar.
    - Vido çekemeyeceğin yerde bot zar atar, zorunlu hamleyi de oynar. `/settings me` bunu kapatır.
    - **Benim için at** (zardan sonra ya da **Benim tarafım** altında): iki kişilik masada, vido çekebilsen de bot zar atar, küp sana geçene kadar.
    - `/settings me confirm_play:False` seçtiğini hemen oynar, chouette dışında; ardından bir şey olana kadar **Geri al** onu geri alır.
    - **Son sıramdan beri** olanları, **Benim tarafım** (`/board`) tahtayı senin sevdiğin gibi gösterir. İzleyenler için **Benim tarafım** aynı tarafta kalır ve oyunu izler.
    - `/takeback` son hamleni ya da vidonu geri ister.
    - `/orders` ile bot senin için oynar; `/note` yalnız senin gördüğün bir not tutar.

# en: 008d
help-match =
    ### Maçlar ve küp
    - **Vido** (`/double`) zardan önce çekilir. Rakibin **Al** (`/take`) ya da **Pas geç** (`/pass`) der, bazı limitsiz oturumlarda **Beaver** (`/beaver`).
    - Mars iki, katmerli mars üç sayılır, küpün değeriyle çarpılır. **Kurallar** anlaşılan her şeyi gösterir.
    - **Pes et** (`/resign`) bir kayıp teklif eder; rakibin en yüksek kayıptan azını reddedebilir. Zamanında yanıt gelmezse pes kabul edilmiş sayılır.
    - Maçta sonraki oyun kendiliğinden başlar. Limitsiz oturumda **Sonraki oyun** (`/next`) ya da **Bitir** (`/end`) düğmesine bas.
    - Sonunda **Rövanş** düğmesine bas.

# en: 5040
help-chouette =
    ### Chouette
    Üç ila on kişi oynar: biri box’tır, ötekilerin hepsine karşı aynı anda oynar.
    - `/chouette start` bir lobi açar. Arkadaşlar **Katıl** (`/chouette join`), kurucu **Başlat** düğmesine basar.
    - Tahtada taç kaptanı, sayı kaptanlık sırasını gösterir; **masada 4 puan**: box’ın tek oyunda kazanacağı ya da kaybedeceği puan.
    - **Yerim** küpünü, puanını ve yapabileceğin her şeyi gösterir. `/chouette suggest` kaptana hamle önerir, `/chouette hold` zarı bekletir.
    - `/chouette settle` ve `/chouette concede` bir karşılaşmayı bitirir; `/chouette proxy` ile biri senin adına yanıtlar.
    - `/chouette away` ara verir, `/chouette back` geri getirir, `/chouette leave` ayrılır.
    - `/chouette line` kaptanlık sırasını, `/chouette ledger` kimin ne kazandığını gösterir; oradaki **Çizelge** bunu oyun oyun gösterir.
    - Kurucunun komutları: `/chouette settings`, `/chouette last`, `/chouette close` ve `/chouette host`.

# en: f3a1
help-standing =
    ### Elo ve profiller
    - `/profile` senin ya da bir başkasının durumunu gösterir: Elo, sonuçlar, vidolar, chouette, ne çabuk yanıt verdiği.
    - Elo, FIBS formülüyle hesaplanır; “1632 ± 41” ne kadar kesin olduğunu söyler. Sunucu başka türlü istemedikçe 3 puan ve üstü maçlar sayılır. Davette yazar; `/challenge rated:False` ile keyfine oynarsın.
    - `/leaderboard` burada kimin önde olduğunu gösterir: Elo, puan, chouette puanı. Sıralamaya girmek için en çok ± 200, beş rakip ve son doksan günde Elo’ya sayılan bir maç gerekir.
    - `/versus` biriyle aranızdaki sonuçları, `/stats` bu sunucuyu tek kartta gösterir.
    - `/settings me profile:` profilini kimin göreceğini belirler. Özel alt başlıkta ya da direkt mesajda biteni başka kimse görmez.
    - Yöneticiler için: `/admin void` bir sonucu geçersiz sayar; `/settings server rated:` hangi oyunların sayılacağını belirler.

# en: 6c89
help-time =
    ### Ayarlar ve hatırlatmalar
    - `/settings me`: tahtaların, saat dilimin, sessiz saatlerin, botun senin için yaptıkları. `/settings server`: burada ne oynanır.
    - Sıranı unutursan günde bir, en çok { $most } kez hatırlatılır, sessiz saatlerinde hiç. Sıklığı ve yeri `/settings me` değiştirir.
    - `/challenge turn_hours:24` saat koyar. `/clock show` gösterir, `/clock more` süre verir, `/clock ask` süre ister.
    - Rakibinin süresi dolunca: `/clock claim` oyunu kazandırır, `/clock autopilot` rakibin **Döndüm** düğmesine basana kadar onun yerine oynatır.
    - `/vacation set` saatlerini durdurur; bkz. `/vacation show`, `/vacation end`.

# en: fe15
help-records =
    ### Kayıtlar ve zarlar
    - `/history` oyunları listeler, `/replay` bütün hamleleri yeniden gösterir.
    - **Analiz et** (`/analyse`) bitmiş bir oyunun nasıl oynandığını gösterir: PR, şans, grafik, hatalar.
    - `/export` maçı başka programlar için dosyaya kaydeder, `/import` onlarınkini okur.
    - `/position` herkese bir pozisyon gösterir.
    - `/dice show` biten oyunun zarlarını denetlemeni sağlar, `/dice words` sonrakine kendi sözlerini katar, `/dice server` buradaki bütün zarları sayar.

# en: ef22
help-privacy =
    ### Gizlilik
    - `/privacy export` hakkında saklanan her şeyi verir.
    - `/privacy erase` seni unutur. Rakiplerin oyunları kalır, adın “eski bir oyuncu” olur.
    - Notlarını, talimatlarını, ayarlarını ve içe aktardıklarını yalnız sen görürsün.
    - `/block` ile biri seni davet edemez, `/unblock` ile yeniden edebilir. `/report` bu sunucunun yöneticilerine haber verir.
    - Yöneticiler için: `/admin status` bu sunucuda neyin aksadığını gösterir, `/admin reports` bildirimlerin nereye gittiğini söyler.
    - `/help` bu sayfaları gösterir.

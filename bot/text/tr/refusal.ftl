### Masa bir komutu ya da düğmeyi neden geri çevirir ve yerine ne yapmalı. Adlara ek getirilmez.

# en: e2f3
refusal-stale = Bu tahta eskidi.

## Davetler.

# en: 2cfa
refusal-self-challenge = Kendinle oynayamazsın. Bir arkadaşını davet et ya da adı boş bırak; o zaman herkes kabul edebilir.
# en: 9821
refusal-bot-challenge = Burada başka botlar oynamaz. Beni ya da bir insanı davet et ya da adı boş bırak; o zaman herkes kabul edebilir.
# en: c0a4
refusal-too-many-challenges = { $number } açık davetin var. Önce birini geri çek: `/turns` hepsini gösterir.
# en: 1a88
refusal-too-many-challenges-to =
    { $opponent } için { $number } açık davetin var. Önce birini geri çek: `/turns` hepsini gösterir.
# en: 2733
refusal-nobody-accepted = Oyun, biri daveti kabul edince başlar.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] Oyun, sen karşı teklifi kabul edince başlar.
       *[no] Oyun, sen daveti kabul edince başlar.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] Oyun, { $player } karşı teklifi kabul edince başlar.
       *[no] Oyun, { $player } daveti kabul edince başlar.
    }
# en: 15bb
refusal-challenge-over = O davet zaten kabul edildi.
# en: a442
refusal-your-open-challenge = Bu davet senin: senden başka herkes kabul edebilir, sen geri çekebilirsin.
# en: 10b3
refusal-open-challenge = Davet eden { $offerer }: sen kabul edebilirsin, yalnız { $offerer } geri çekebilir.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] Bu karşı teklif senin: { $player } yanıtlayabilir, sen geri çekebilirsin.
       *[no] Bu davet senin: { $player } yanıtlayabilir, sen geri çekebilirsin.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] Karşı teklifi { $offerer } yaptı: sen yanıtlayabilirsin, yalnız { $offerer } geri çekebilir.
       *[no] Seni { $offerer } davet etti: sen yanıtlayabilirsin, daveti yalnız { $offerer } geri çekebilir.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] Karşı teklifi { $offerer } yaptı; yalnız { $player } yanıtlayabilir.
       *[no] Davet eden { $offerer }; yalnız { $player } yanıtlayabilir.
    }
# en: 07d7
refusal-same-sheet = Bu zaten şimdiki teklif: kabul et ya da başka bir şey öner.
# en: 5ac6
refusal-challenged-already =
    { $opponent } için bu daveti zaten gönderdin. Yanıtı bekle ya da davetin altındaki **Daveti geri çek** düğmesine bas.
# en: 870d
refusal-challenged-them-already =
    Bu daveti zaten gönderdin. Yanıtı bekle ya da davetin altındaki **Daveti geri çek** düğmesine bas.
# en: df1d
refusal-challenged-directly = Davetini ikinize de direkt mesajla gönderdim: sana ve rakibine ({ $opponent }).
# en: 7e82
refusal-challenged-directly-unnamed = Davetini sana ve rakibine direkt mesajla gönderdim.
# en: 5e96
refusal-opponent-gone = Rakibin ayrıldı, artık oynayamaz. `/challenge` ile başkasını davet et.

## Bir kanalda aynı anda bir masa olur.

# en: 64ff
refusal-channel-taken = Bu kanalın masası dolu: { $title }. `/challenge` yaz, seninki için alt başlık açılır.
# en: d898
refusal-channel-taken-for-chouette =
    Bu kanalın masası dolu: { $title }. Başka bir kanalda ya da alt başlıkta oyna.
# en: 62ad
refusal-channel-reused = Burada artık başka bir masa var: { $taken }. Bu yüzden chouette kapalı kalıyor; `/chouette start` ile yenisini aç.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Burada zaten bir masan var: { $title }. O oturumu `/end` ile bitir ya da `/challenge` yaz, yenisi için alt başlık açılır.
       *[no] Burada zaten bir masan var: { $title }. O oyunu bitir ya da `/challenge` yaz, yenisi için alt başlık açılır.
    }

## İki kişilik masa.

# en: 274a
refusal-two-play-here = Bu kanalın masasında iki kişilik oyun var. `/chouette start` ile başka yerde chouette aç.
# en: bd76
refusal-not-playing = Bu masada yalnız { $players } oynuyor. İzlemek için `/board` yaz.
# en: f763
refusal-between-games = **Sonraki oyun** ya da **Bitir** düğmesine bas, veya `/next` ya da `/end` yaz.
# en: 13ec
refusal-start-another = `/challenge` ile başka bir oyun başlat.
# en: 9571
refusal-rematch = **Rövanş** düğmesine bas veya `/next` yaz; ya da `/challenge` ile başka bir oyun başlat.
# en: 1db6
refusal-match-goes-on = Maç sonuna kadar oynanır; sonraki oyunu kendiliğinden başlar.
# en: cfe9
refusal-session-goes-on = Önce bu oyunu bitir; sonra yenisini başlat ya da oturumu bitir.
# en: b48e
refusal-not-begun =
    #{ $table } numaralı masa hâlâ açık bir davet. `/history` oynanan oyunları gösterir.
# en: 0a5d
refusal-one-game = #{ $table } numaralı masada tek oyun var: oyun numarasını yazma.
# en: 024d
refusal-games = #{ $table } numaralı masada { $games } oyun var: 1 ile { $games } arasında seç.
# en: 22dd
refusal-words-later = Zarlara yine söz katmak için `/challenge` ile başka bir oyun başlat.
# en: eaa4
refusal-words-too-late =
    Artık geç: son oyun başladı. Zarlara yine söz katmak için `/challenge` ile başka bir oyun başlat.
# en: 14f6
refusal-resign-later = Sıra sana gelince pes edebilirsin.

## Geri alma: oyuncu son hamlesini ya da vidosunu, öteki izin verirse, geri alır.

# en: c9cb
refusal-no-takeback = Yalnız son hamlen ya da vidon geri alınabilir.
# en: 5ac0
refusal-opponent-acted = Artık geç: { $opponent } devam etti bile.
# en: 027c
refusal-dice-thrown = Artık geç: bu arada zar atıldı.
# en: 2d8f
refusal-game-ended = Artık geç: oyun bitti.
# en: 32db
refusal-next-game-begun = Artık geç: { $number }. oyun başladı.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Bunu zaten istedin, izin verilmedi: oynamaya devam et.
       *[no] Bunu zaten istedin: yanıtı bekle ya da oynamaya devam et.
    }
# en: c021
refusal-no-takeback-to-answer = { $opponent } geri alma isterse yanıtlayabilirsin.

## Saat.

# en: 8bc3
refusal-no-clock = Bu masada saat yok: dilediğin kadar düşün.
# en: 6b44
refusal-no-autopilot = Zaten kendin oynuyorsun.
# en: 2fa3
refusal-nobodys-time = Şu anda kimsenin saati işlemiyor.
# en: cb8e
refusal-own-time =
    Saatin işliyor, süre sonu { $due } ({ $soon }). `/clock ask` ile ek süre iste; yalnız { $opponent } verebilir ya da oyunu isteyebilir.
# en: 8a5f
refusal-their-time =
    Saati işleyen { $opponent }, süre sonu { $due } ({ $soon }). `/clock more` ile ek süre verebilirsin.
# en: 6379
refusal-too-early = { $opponent } için süre sonu { $due } ({ $soon }). Oyunu ondan sonra isteyebilirsin.
# en: 95f8
refusal-time-asked =
    Bu sırada zaten ek süre istedin. Süre sonun { $due } ({ $soon }).
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] Sıra sende, ama oyun devam edebilene kadar süre işlemiyor.
       *[no] Sıradaki oyuncu { $opponent }, ama oyun devam edebilene kadar süre işlemiyor.
    }
# en: b948
refusal-time-asked-rests = Bu sırada zaten ek süre istedin. Oyun devam edebilene kadar süre işlemiyor.

## Chouette.

# en: 4710
refusal-chouette-here = `/{ $command }` iki kişilik oyunlar içindir; burada chouette oynanıyor.
# en: 7e82
refusal-chouette-here-button = Bu, iki kişilik oyunlar içindir; burada chouette oynanıyor.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Başka bir kanalda davet et ya da `/chouette join` ile chouette’e katıl.
        [resign] Bir karşılaşmada `/chouette concede` ile pes et.
        [end] Chouette’i kurucusu `/chouette close` ile bitirir.
        [next] **Sonraki oyun** düğmesine box ya da kurucu basar.
        [rematch] Sonraki oyun kendiliğinden ya da box **Sonraki oyun** düğmesine basınca başlar.
        [orders] Talimatlarını **Yerim** altında ver.
        [clock] Her kararın süresi kural özetinde yazar.
        [takeback] Hamleler kesindir; vidolar ve yanıtlar gösterilene kadar değiştirilebilir.
       *[other] Komutları görmek için `/chouette` yaz.
    }
# en: d3ae
refusal-too-many-lobbies = Başlamamış { $number } chouette’in var. Önce birini başlat ya da kapat: `/turns` hepsini gösterir.
# en: d065
refusal-chouette-not-begun = Bu chouette’te henüz oyun oynanmadı.
# en: 563b
refusal-no-ledger = Bu sunucuda henüz hesabı olan bir chouette yok. `/chouette start` ile bir tane aç.
# en: e3fd
refusal-chouette-too-late = Bu chouette’te başka oyun yok. `/chouette start` ile yenisini aç.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Bu chouette başlamadı: oyun numarasını yazma.
        [1] Bu chouette’te tek oyun var: oyun numarasını yazma.
       *[other] Bu chouette’te { $games } oyun var: 1 ile { $games } arasında seç.
    }

### Masalar nerede durur: alt başlıklar, taşıma, sorunlu yerler ve Discord’un izin vermedikleri.
### $channel: kanalın etiketi. $permissions: Discord’daki adlarıyla izinler. Adlara ve etiketlere ek getirilmez.

## Alt başlıklar.

# en: 3470
place-thread-opened = Davetinin kendi alt başlığı var: { $channel }.
# en: 6b30
place-no-thread = Alt başlık açamıyorum. { $why }
# en: 52bb
place-no-thread-taken = Bu kanalın masası dolu: { $taken }. İkinci bir masa için alt başlık açamıyorum. { $why }
# en: bfd8
place-thread-lacking = Bu kanalda eksik izinlerim: { $permissions }. Bir sunucu yöneticisinden iste ya da başka bir kanalda davet et.
# en: 8ba5
place-thread-too-many = Bu sunucuda Discord’un izin verdiği kadar açık alt başlık var. Bir sunucu yöneticisinden bazılarını kapatmasını iste ya da başka bir kanalda davet et.
# en: 9c43
place-thread-limited = Discord şimdilik bu kanalda yeni alt başlığa izin vermiyor. Yeniden deneyebilirsin: { $again }. Ya da başka bir kanalda davet et.
# en: 59f0
place-thread-nowhere = Oyun alt başlıkları yalnız metin kanallarında açılır. Bir metin kanalında davet et.
# en: 13a6
place-announcements = Discord duyuru kanallarında düzenlemeyi sınırlıyor; bu yüzden orada oyunlar alt başlıklarda oynanır.
# en: f608
place-thread-refused = Discord reddetti. Bir dakika sonra yeniden dene ya da başka bir kanalda davet et.

## Masayı taşımak.

# en: 2dce
place-moved-away = Oyun { $channel } kanalında sürüyor: [Tahtaya git]({ $link })
# en: 3d01
place-nothing-to-move = Buraya taşıyacak başka yerde oyunun yok. `/challenge` ile bir tane başlat.
# en: 2031
place-not-yours = Bu numarayla oyunun yok. `table` listesinden seç.
# en: 10cc
place-several = Başka yerde birkaç oyunun var. `table` listesinden birini seç: { $tables }.
# en: 89a0
place-played-out = O oyun bitti. `/challenge` ile yenisini başlat.
# en: 040c
place-played-here = O oyun zaten burada. `/board repost:True` tahtasını yeniden gösterir.
# en: 4d48
place-taken = Bu kanalın masası dolu: { $taken }. `/move-here` komutunu boş bir kanalda ya da alt başlıkta yaz.
# en: d78b
place-move-announcements = Discord duyuru kanallarında düzenlemeyi sınırlıyor; bu yüzden tahta burada duramaz. `/move-here` komutunu bir alt başlıkta ya da başka bir kanalda yaz.
# en: d886
place-player-not-here = { $player } bu sunucuda değil. Oyunu ikinizin de olduğu bir sunucuya taşı.
# en: a50d
place-player-cannot-see = { $player } bu kanalı göremiyor. Oyunu ikinizin de gördüğü bir kanala taşı.

## Sorunlu yerler.

# en: 01a3
place-cut-off = { $game } kesintiye uğradı. { $why } Hiçbir şey kaybolmadı: devam etmek istediğin yerde `/move-here` yaz.
# en: 7cc6
place-rests = Bu sırada süre işlemez.
# en: 5ac2
place-locked =
    { $table }: alt başlık kilitlendi; orada kimse düğmeye basamaz ya da komut yazamaz.
    Hiçbir şey kaybolmadı, süre de işlemiyor: bir oyuncu boş bir kanalda `/move-here` yazarak oyunu sürdürebilir.
# en: 7559
place-trouble = { $table }: { $why } Fark edildi: { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Kanalı ya da alt başlığı silindi.
        [hidden] { $channel } artık bana görünmüyor.
        [locked] { $channel } alt başlığı kilitlendi.
        [removed] Sunucudan çıkarıldım.
        [refused] Discord, { $channel } kanalında tahtalarımı kabul etmiyor.
        [no-uploads] Discord şimdilik sunucuda dosya kabul etmiyor; bu yüzden { $channel } kanalında da sunucunun başka bir yerinde de tahta gösteremiyorum.
       *[forbidden] { $channel } kanalında tahta gösterme iznim yok.
    }
# en: 26f3
place-why-direct = { $player } benden direkt mesaja izin vermiyor.
# en: 6a12
place-why-quarantined = Discord şimdilik { $player } ile direkt mesajlaşmama izin vermiyor.
# en: 5383
place-why-quarantined-yours = Discord şimdilik sana direkt mesaj göndermeme izin vermiyor.
# en: 7b5e
place-why-direct-yours = Benden direkt mesaja izin vermiyorsun. Bir sunucunun gizlilik ayarlarından izin verebilirsin.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] Bir oyuncu başka bir kanalda `/move-here` yazabilir.
        [hidden] Kanalı görmeme izin ver ya da bir oyuncu başka bir kanalda `/move-here` yazsın.
        [forbidden] Eksik izinleri ver ya da bir oyuncu başka bir kanalda `/move-here` yazsın.
        [locked] Alt başlığın kilidini aç ya da bir oyuncu başka bir yerde `/move-here` yazsın.
        [removed] Ben dönünce oyun sonraki tahtasıyla sürer.
        [refused] Denemeyi sürdürüyorum; bir oyuncu başka bir kanalda `/move-here` yazabilir.
        [no-uploads] Bir moderatör, Discord’dan burada dosyalara yeniden izin vermesini isteyebilir (https://dis.gd/contact) ya da bir oyuncu başka bir sunucuda `/move-here` yazabilir.
        [quarantined] Bir oyuncu bir kanalda `/move-here` yazabilir; botu çalıştıran kişi de Discord’a itiraz edebilir.
       *[closed] Bir oyuncu bir kanalda `/move-here` yazabilir.
    }
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Davet eden başka bir kanalda `/challenge` yazabilir.
        [hidden] Kanalı görmeme izin ver ya da davet eden başka bir kanalda `/challenge` yazsın.
        [forbidden] Eksik izinleri ver ya da davet eden başka bir kanalda `/challenge` yazsın.
        [locked] Alt başlığın kilidini aç ya da davet eden başka bir yerde `/challenge` yazsın.
        [removed] Ben dönünce davet sonraki tahtasıyla sürer.
        [refused] Denemeyi sürdürüyorum; davet eden başka bir kanalda `/challenge` yazabilir.
        [no-uploads] Bir moderatör, Discord’dan burada dosyalara yeniden izin vermesini isteyebilir (https://dis.gd/contact) ya da davet eden başka bir sunucuda `/challenge` yazabilir.
        [quarantined] Davet eden bir kanalda `/challenge` yazabilir; botu çalıştıran kişi de Discord’a itiraz edebilir.
       *[closed] Davet eden bir kanalda `/challenge` yazabilir.
    }

## Sunucunun durumu, onu yönetenler için.

# en: 4eaf
place-status = ### Bu sunucuda Barpoint
# en: 76c6
place-all-is-well = **Her şey yolunda.** Burada açık: { $tables }. Bütün tahtalar gösteriliyor, oralarda bütün izinlerim var.
# en: 247d
place-open = Burada açık: { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count } oyun
        [chouette] { $count } chouette
       *[challenge] { $count } davet
    }
# en: b227
place-status-trouble = **Kesintiye uğrayan masalar**
# en: 617a
place-status-lacking = **Oynanan yerlerde eksik izinler**
# en: fbe3
place-status-undelivered = **Henüz gösterilmeyen tahtalar (denemeyi sürdürüyorum)**
# en: 1808
place-status-direct = **Direkt mesajlar**
# en: 4706
place-quarantined-here = Discord yalnız daha önce yazdığım kişilere yazmama izin veriyor. Diğer kişilerin hatırlatmaları kanala gelir. Botu çalıştıran kişi buradan itiraz edebilir: https://dis.gd/contact
# en: 0296
place-status-left = **Bu sunucudan ayrılan oyuncular**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Kanalı Görüntüle
        [send-messages] Mesaj Gönder
        [send-messages-in-threads] Alt Başlıklarda Mesaj Gönder
        [create-public-threads] Herkese Açık Alt Başlık Oluştur
        [create-private-threads] Özel Alt Başlık Oluştur
        [manage-threads] Alt Başlıkları Yönet
        [connect] Bağlan
        [attach-files] Dosya Ekle
       *[read-message-history] Mesaj Geçmişini Oku
    }
# en: eb40
place-lacking = { $channel }: { $permissions }
# en: a65e
place-undelivered = { $table }: { $since } gösterilmeliydi, { $attempts } kez denendi; `{ $reason }`
# en: 9b57
place-left = { $player } ({ $tables }): dönünce oyunlar sürer.
# en: b828
place-more = … ve { $number } tane daha.
# en: d4e5
place-table = #{ $number } { $called }, { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, henüz konu yok
# en: cb5a
place-status-refused = Bunu yalnız **Sunucuyu Yönet** izni olan üyeler görebilir.
# en: 065d
place-server-only = Bunu, söz konusu sunucunun bir kanalında yaz.

## Direkt mesajlar ve ulaşılamayanlar.

# en: b03d
place-direct-needs-opponent = Direkt mesajla oynamak için rakibini yaz: `/challenge opponent:@arkadaş direct:True`.
# en: efef
place-direct-or-thread = `direct` ile `thread` birlikte olmaz, birini seç.
# en: 78fd
place-no-direct-channel = Discord şu anda { $player } ile direkt mesaj açmıyor; hiçbir şey değişmedi. Bir dakika sonra yeniden dene ya da burada `direct` olmadan davet et.
# en: 7ad4
place-no-direct-today = Discord bugün yeni kişilerle direkt mesaj açmama artık izin vermiyor; bu yüzden { $player } ile mesajlaşamıyorum. Hiçbir şey değişmedi. Burada `direct` olmadan davet et.
# en: cd2e
place-no-direct-table = Bu direkt mesajlarda oyunun yok. Bir sunucuda `/challenge direct:True` ile başlat.
# en: 5705
place-not-on-server = { $player } bu sunucuda değil, tahtayı göremez. Burada olan birini davet et.
# **Daveti geri çek**: button-withdraw-challenge.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] Kaydedildi, ama benden direkt mesaja izin vermediğin için tahtayı göremiyorsun. Bir sunucunun gizlilik ayarlarından izin ver, ya da **Daveti geri çek** düğmesine basıp bir kanalda davet et.
       *[no] Kaydedildi, ama benden direkt mesaja izin vermediğin için tahtayı göremiyorsun. Bir sunucunun gizlilik ayarlarından izin ver, ya da ikinizin de gördüğü bir kanalda `/move-here` yaz.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] Kaydedildi, ama { $player } benden direkt mesaja izin vermiyor. İzin verince tahta gönderilir; ya da **Daveti geri çek** düğmesine basıp bir kanalda davet et.
       *[no] Kaydedildi, ama { $player } benden direkt mesaja izin vermiyor. İzin verince tahta gönderilir; ya da ikinizin de gördüğü bir kanalda `/move-here` yaz.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] Kaydedildi, ama Discord şimdilik sana direkt mesaj göndermeme izin vermediği için tahtayı göremiyorsun. **Daveti geri çek** düğmesine basıp bir kanalda davet et.
       *[no] Kaydedildi, ama Discord şimdilik sana direkt mesaj göndermeme izin vermediği için tahtayı göremiyorsun. İkinizin de gördüğü bir kanalda `/move-here` yaz.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] Kaydedildi, ama Discord şimdilik { $player } ile direkt mesajlaşmama izin vermiyor. **Daveti geri çek** düğmesine basıp bir kanalda davet et.
       *[no] Kaydedildi, ama Discord şimdilik { $player } ile direkt mesajlaşmama izin vermiyor. İkinizin de gördüğü bir kanalda `/move-here` yaz.
    }

## Burada bir şey yok, ya da gösterilecek bir şey yok.

# en: 88f4
place-no-table = Bu kanalda oyun yok. `/challenge` ile bir tane başlat.
# en: fbb0
place-handled = Bu zaten yapıldı. `/board` canlı tahtayı gösterir.
# en: 47d8
place-not-a-member = Bu sunucunun üyesi değilim: yalnız komutlarım eklenmiş; bu yüzden burada tahta gösteremem. Bir sunucu yöneticisinden [beni davet etmesini]({ $link }) iste.
# en: 4fc4
place-cannot-post = İznim olmadığı için burada tahta gösteremiyorum; eksik: { $permissions }. Bir sunucu yöneticisinden iste ya da başka bir kanalda oyna.
# en: 4d8d
place-unknown-button = Bu düğme eskidi. `/board` canlı tahtayı yeni düğmelerle gösterir.
# en: b5ab
place-board-replaced = O tahta gönderildikten sonra güncellendim ya da yedekten geri yüklendim; bu yüzden düğmeleri artık çalışmıyor. Yenisini kullan.
# en: 9176
place-not-shown = Kaydedildi, ama tahtayı şu anda gösteremiyorum. Denemeyi sürdürüyorum; `/board` sana gösterir.
# en: bb42
place-saved = Kaydedildi. `/board` masayı gösterir.
# en: e562
place-too-many-requests = Bir anda çok şey istedin. Ben kalanları yanıtlayınca yeniden dene.
# en: 18ed
place-unavailable = Şu anda hiçbir şeyi kaydedemiyorum; hiçbir şey değişmedi. Birkaç dakika sonra yeniden dene.
# en: db75
place-uploads-limited = Discord şimdilik bu sunucuda dosya kabul etmiyor; bu yüzden sana resim gösteremiyorum. Kaydedilen her şey güvende. Bir moderatör, Discord’dan burada dosyalara yeniden izin vermesini isteyebilir (https://dis.gd/contact) ya da sen başka bir sunucuda `/move-here` yazabilirsin.
# en: 570d
place-broken = Bende bir şey ters gitti. Kaydedilen her şey güvende: `/board` masayı gösterir.

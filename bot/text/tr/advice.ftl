### Chouette kaptanına tavsiye: kim verebilir, takımın özel alt başlığı, önerilen hamleler. Adlara ek getirilmez.

## Kim tavsiye verebilir

# en: 5423
advice-refused =
    { $reason ->
        [no-game] Süren oyun yok: hamleyi sonraki oyunda öner.
        [box] Takıma karşı oynuyorsun: kaptana takımın üyeleri tavsiye verir.
        [out] Bu oyunda dışarıdasın: kaptana yalnız oyundaki üyeler tavsiye verir.
        [gone] Bu oyunda yerine başkaları oynuyor: sonrakinde yine tavsiye verebilirsin.
        [captain] Takım adına kararı sen verirsin: en iyi bildiğin gibi oyna.
        [bot] Bot kimseye tavsiye vermez; kaptanken tek başına karar verir.
        [none] Bu masada danışma yok: kaptan tek başına karar verir.
       *[cube] Bu masada kaptana ancak kendi küpünde vido alındıktan sonra tavsiye verebilirsin.
    }
# en: 8f70
advice-refused-single-cube = Bu masada kaptana ancak vido çekilip küp alındıktan sonra tavsiye verilebilir.
# en: 946b
advice-no-roll = Takımın oynayacak zarı yok.
# en: 31d8
advice-played-since = Takım o zarı oynadı bile.

## Takımın özel alt başlığı

# Adı; bir sunucuda ikisi aynı olmaz.
# en: c0ac
advice-thread-name = Chouette { $table }: { $game }. oyunda takım
# en: d170
advice-captain = Kaptan { $captain }; son sözü kaptan söyler.
# en: f78e
advice-captain-now = Artık kaptan { $captain }; son sözü kaptan söyler.
# en: 33c2
advice-crew = { $players } burada ya da `/chouette suggest` ile tavsiye verebilir.
# en: 2bde
advice-added = { $players } artık tavsiye verebilir.
# en: 0544
advice-removed = { $players } artık tavsiye vermiyor.
# en: a954
advice-closed = { $game }. oyun bitti; bu alt başlık kapandı.
# en: e63f
advice-board = Tahta burada: { $channel }.
# en: 421f
advice-thread = Takımın konuştuğu yer: { $thread }.
# en: b719
advice-permissions = Takımın özel alt başlığı için gereken izinler: { $permissions }.
# en: 9f20
advice-no-thread = Burada özel alt başlık açamıyorum: kaptana `/chouette suggest` ile hamle gönder.
# en: 5d64
advice-no-thread-lacking = Burada özel alt başlık açamıyorum, eksik: { $permissions }. Kaptana `/chouette suggest` ile hamle gönder.
# **Alt Başlıkları Yönet** (Manage Threads): iznin Discord’daki adı.
# en: 2214
advice-who-reads = Bu kanalda **Alt Başlıkları Yönet** izni olan herkes, eklenmeden de bu alt başlığı okuyabilir.
# en: e788
advice-who-should-not =
    { $count ->
        [one] { $players } okuyabilir, ama okumamalı: lütfen bakma.
       *[other] { $players } okuyabilir, ama okumamalı: lütfen bakmayın.
    }

## Önerilen hamleler

# Resmin üstünde.
# en: 65b7
advice-headline = { $player } öneriyor: { $moves }
# en: 6e5b
advice-headline-no-play = { $player } öneriyor: hamle yok
# en: 8ebc
advice-heading = **{ $roll } için öneriler**
# en: fc7d
advice-none-yet = Henüz öneri yok: öneri için **Hamle kur** düğmesine bas.
# en: da7f
advice-suggested = { $player }: { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }: { $roll } hamle yok
# en: 8a11
advice-votes = { $votes } oy ({ $players })
# en: 5c55
advice-played = oynandı
# **Yerim**: bir düğme.
# en: 849a
advice-captain-closed = Kaptana mesaj gönderemiyorum; önerin kaptanın **Yerim** sayfasında görünür.

## Düğmeler

# en: b442
advice-build = Hamle kur
# en: 5603
advice-support = Oy ver
# en: 3dcb
advice-adopt = Bunu oyna

### Maç kayıtları: geçmiş, tekrarlar, dışa ve içe aktarma. Adlara ve sayılara ek getirilmez.

## Geçmiş.

# en: 36ec
record-yours = Oyunların
# en: e711
record-yours-with = { $other } ile oyunların
# en: 6649
record-yours-with-here = Bu sunucuda { $other } ile oyunların
# en: fb17
record-of-server = Bu sunucudaki oyunlar
# en: 21ee
record-page = sayfa { $page }
# en: 0a1b
record-newer = ◀ Daha yeni
# en: c2de
record-older = Daha eski ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` bütün hamleleri yeniden gösterir, `/export table:#{ $table }` dosyalara kaydeder.
# en: 0a86
record-none-older = Daha eski oyun yok.
# en: 2871
record-none = Henüz oynamadın. `/challenge` ile başla.
# en: 89f9
record-none-here = Bu sunucuda henüz oynanmadı. `/challenge` ile başla.
# en: 4f30
record-none-with = Henüz karşılıklı oynamadınız. `/challenge` ile başla.
# en: 3c8e
record-none-with-here = Bu sunucuda henüz karşılıklı oynamadınız. `/challenge` ile başla.
# en: 191a
record-no-table = O masayı bulamıyorum. `/history` bakabileceklerini listeler.
# en: 00f9
record-no-frame = Bu tekrar oraya gidemiyor. `/replay` ile yeniden aç ya da dosyayı yeniden `/import` et.

## Dışa aktarma.

# en: 7774
record-left-out = { $files } dosyasında olmayan: { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] otomatik vidolar
        [jacoby] Jacoby’siz oyun (GNU Backgammon’da `set jacoby off` yaz)
        [start] başlangıç dizilişi
        [gammons] 15’ten az pulla oynanan oyunlarda mars
        [stake] puan değeri
        [forced-roll] oynanmayan zorunlu hamle
        [refused-resignations] reddedilen pesler
        [settlements] küp değerine denk gelmeyen anlaşmalar
        [fees] ek küp ödemeleri
        [partners] box ortağının kazancı ya da kaybı
       *[illegal-plays] geçersiz hamleler ve sonrası
    }

## İçe aktarma.

# en: 8331
record-read = Galaxy, Studio, GNU Backgammon ve başkalarının dışa aktardığı maçları okurum: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, bir de Galaxy ve Studio’nun `.txt` dosyaları.
# en: 5905
record-unreadable = Bu dosyayı okuyamıyorum.
# en: a04f
record-too-large = Dosya çok büyük. Sınır { $limit } KB; uzun maçlar bile 20 KB tutar.
# en: 0718
record-empty = Dosya boş.
# en: 1403
record-not-fetched = Discord dosyayı bana vermedi. Lütfen yeniden gönder.
# en: e7ee
record-no-import = Yalnız en son içe aktardıklarını saklarım. Dosyayı yeniden `/import` et.
# en: e3f5
record-at-work = Hâlâ son dosyan üzerinde çalışıyorum. Bu bitince yeniden iste.
# en: 73ae
record-too-much-work = Çok uzun sürdü, durdum. Daha kısa bir dosya ya da tek bir biçim dene.
# en: 9b84
record-film-too-long = Bu oyunun filmi burada Discord için fazla büyük olur. **Oynat** her hamleyi gösterir.
# en: f4c3
record-nothing-played = Henüz hamle yapılmadı. **Oynat** ilk hamleden sonra çalışır.

## İçe aktarılanda garip olan. $first: bulunanların ilki.

# en: 00da
record-found-illegal =
    { $illegal ->
        [1] 1 geçersiz hamle: { $first }
       *[other] { $illegal } geçersiz hamle, ilki: { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [1] 1 not: { $first }
       *[other] { $notes } not, ilki: { $first }
    }
# en: b164
record-found-both = { $illegal } geçersiz hamle ve { $notes } not, ilki: { $first }
# en: 1306
record-breaks-off = Kayıt burada kesiliyor: { $illegal }
# en: 6f03
record-illegal = { $line }. satır geçersiz, { $roll }: { $written }. { $reason }
# en: d204
record-illegal-unplayed = { $line }. satır geçersiz, { $roll }: hamle yok. { $reason }
# en: f713
record-no-play = Bu bir hamle değil.

## Bir kayıt neden okunamıyor: bir cümle. $text: dosyada yazdığı gibi.

# en: 56f1
record-fault-in-line = { $line }. satır, { $text }: { $reason }
# en: 51fa
record-fault-too-large = Bir maç kaydı en çok { $limit } bayt olabilir; bu { $size } ya da daha fazla.
# en: c89f
record-fault-no-text = Bu bir metin dosyası değil, içinde okuyabileceğim bir maç yok.
# en: b573
record-fault-for-people = Bu, insanların okuması için yazılmış bir maç. Onun yerine .mat ya da .sgf olarak dışa aktar.
# en: 6ca7
record-fault-no-length = Bu bir maç kaydı değil: “7 point match” gibi uzunluğu veren bir satır yok.
# en: f97e
record-fault-two-matches = Burada ikinci bir maç başlıyor. Her maçı ayrı bir dosyaya koy.
# en: aec7
record-fault-long-line = Bir satır en çok { $limit } karakter olabilir.
# en: 5b19
record-fault-before-length = Önce maçın uzunluğu gelmeli.
# en: 0ac5
record-fault-no-game-line = Bir oyun “Game 1” ya da başka bir numarayla başlamalı.
# en: ecc5
record-fault-no-names = “Game” satırının altında iki ad da olmalı, her biri iki nokta ve skorla.
# en: 7ea8
record-fault-after-end = Oyun zaten bitti: kazananı yukarıda yazıyor.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Bu .ogxm benden yeni programlar için yazılmış.
        [variant] Bu .ogxm’de bilmediğim bir oyun türü var.
        [set-up] Bu .ogxm’de maçtan fazlası var: elle konmuş bir pozisyon, bir küp ya da benzeri.
        [no-match] Bu .ogxm’de maç yok.
       *[damaged] Bu .ogxm bozuk.
    }
# en: 8bad
record-fault-foreign = Bu .xg ya da .bgf dosyasında okuyabildiğim bir maç yok.
# en: 4713
record-fault-row = Bu ne bir hamle ne de bir oyunda olabilecek başka bir şey.
# en: d660
record-fault-cell = { $text } anlaşılmıyor; bir hamle şöyle olur: 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Bu SGF değil: “(;” ile başlayan oyun yok.
# en: 8a17
record-fault-outside-games = Bu hiçbir oyunun içinde değil.
# en: 6223
record-fault-not-closed = Oyun bir ) ile kapanmalı.
# en: 3dbb
record-fault-no-piece = Buradan sonrası geçerli SGF değil.
# en: fa18
record-fault-late-setup = Diziliş ilk hamleden önce kurulmalı.
# en: 90f2
record-fault-cube-owned = Küp ortada başlamalı.
# en: 948e
record-fault-cube = Küp 1, 2, 4 diye gider, en çok { $limit } olur.
# en: 962d
record-fault-cube-turned-on = Küp { $limit } değerini geçemez.
# en: 9cd5
record-fault-position = Bu bir pozisyon değil: her tarafın 15 pulu vardır.
# en: c4e0
record-fault-place = Bir hane a ile y arasında bir harf olmalı.
# en: 99f1
record-fault-play = Bu anlaşılmıyor; bir hamle şöyle olur: 31hefe.
# en: 020a
record-fault-other-start = Bazı oyunlar, kayıtta yazandan başka bir dizilişle başlıyor.
# en: a2ee
record-fault-no-backgammon = Bu SGF’de tavla oyunu yok.
# en: d5cd
record-fault-nameless = İki oyuncunun da adı olmalı.
# en: 39fe
record-fault-no-game = Kayıtta oyun yok.
# en: baee
record-fault-length = Maç en az 1 puanlık olur; buradaki: { $length }.
# en: 6e6f
record-fault-variation = { $text } oynamadığım bir tür.
# en: 0d79
record-fault-start = { $text } bir oyunun başlayabileceği diziliş değil.

## Okunabilen bir kayıtta garip olan: bir cümle.

# en: 7eca
record-note = { $line }. satır: { $note }
# en: 5a08
record-note-unfinished = Oyun yarım kalmış.
# en: df73
record-note-winner = Kayda göre { $winner } kazanmış, oysa kazanan { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] Tek oyunla pes edilmiş, oysa kayıp daha az olabilirdi.
        [gammon] Marsla pes edilmiş, oysa kayıp daha az olabilirdi.
       *[backgammon] Katmerli marsla pes edilmiş, oysa kayıp daha az olabilirdi.
    }
# en: 2295
record-note-points-enough = Puan: tahtaya göre { $found }; kayda göre { $points }, maçı kazanmaya yetiyor.
# en: 8bf3
record-note-forfeited = Maç hükmen bitmiş; kayda göre { $points } puan.
# en: 9803
record-note-points = Puan: tahtaya göre { $found }, kayda göre { $points }.
# en: f4b3
record-note-passed-over = Oyunun parçası olmadığı için atlandı: { $text }
# en: 1367
record-note-match-over = Maç bu oyundan önce zaten bitmişti.
# en: ff0d
record-note-score = Skor { $score }, oysa kayıtta { $written } yazıyor.
# en: ac16
record-note-cube-after-end = Oyun bittikten sonra vido çekilmiş.
# en: ea1d
record-note-not-answered = Bundan önceki vido yanıtsız; küp alınmış olmalı.
# en: a2b2
record-note-opening-doubles = Oyun çift zarla başlayamaz.
# en: 65c0
record-note-not-played = Son zar oynanmamış.
# en: 185c
record-note-forced = { $play } zorunlu, kayıtta yok.
# en: 031d
record-note-cube-too-high = Küp { $value }; ötesini takip etmiyorum.
# en: a7b0
record-note-no-turn = Bu taraf şimdi vido çekemez.
# en: a6a4
record-note-value = Vido { $value } olmalı, oysa kayıtta { $written } yazıyor.
# en: 9fe3
record-note-no-cube = Küpsüz oyunda vido.
# en: 4b5a
record-note-others-cube = Karşı tarafın küpüyle vido.
# en: cafe
record-note-dead-cube = Ölü küple vido.
# en: 566c
record-note-out-of-turn = Sırası gelmeden vido.
# en: edab
record-note-no-double = Yanıtlanacak vido yok.
# en: e41e
record-note-doubler-answers = Vidoyu, çeken taraf kendisi yanıtlıyor.

## Kaydın bir hamlesi neden geçersiz, hamlenin kendisinden değilse.

# en: bdad
record-illegal-over = Oyun bitmiş.
# en: 2098
record-illegal-turn = Sıra karşı tarafta.
# en: ae89
record-illegal-called = Kaydın kendisi geçersiz diyor.
# en: 534e
record-illegal-not-played = Oynanacak hamle var, örneğin { $play }.

# en: ee8d
record-position-in-play = Süren bir oyundan ya da ona benzeyen bir pozisyonu değerlendirmem. O oyun ya da maçı bitince yeniden sor.
# en: 8c53
record-start-in-play = Bu başlangıç dizilişi süren bir oyuna fazla benziyor. Başka bir diziliş seç ya da o oyun bitince yeniden dene.
# en: 4b17
record-too-many-questions = Süren bir oyunun varken senin için günde { $count } pozisyon değerlendiririm. Yeniden sorabilirsin: { $again }. Biten oyunların analizleri sana hep açık.
# en: 3567
record-game-in-play = O oyun hâlâ sürüyor. Bitince analizini iste.
# en: 9b85
record-game-waits = O oyun bitti, ama maçı ya da oturumu hâlâ sürüyor. Hepsi bitince analizini iste.
# en: 92a2
record-game-waits-for = O oyun oturum bitince analiz edilebilir; masadaki herkes isterse daha önce de. Henüz istemeyen: { $players }.
# en: 95ba
record-game-owed = Diğerlerine sordum; analiz hazır olunca haber veririm.

### Düğmeler: en çok üç sözcük, mümkünse 20 karakter. Bazıları cümlelerde de geçer.

## Tahtanın altında.

# en: 2ff1
button-action =
    { $kind ->
        [roll] Zar at
        [take] Al
        [pass] Pas geç
        [play] Oyna
        [resign] Pes et
       *[refuse] Reddet
    }
# en: 4093
button-forced = Oyna: { $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Tekrar vido: { $value }
       *[no] Vido: { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon: { $value }
       *[beaver] Beaver: { $value }
    }
# en: 679c
button-pass-losing = Pas geç, −{ $points }
# en: c9eb
button-pass-losing-match = Pas geç, maç kaybı
# en: 649d
button-pass-for =
    { $stage ->
        [double] { $player } adına pas geç, −{ $points }
       *[other] { $player } adına reddet, −{ $points }
    }
# en: c586
button-accept = Kabul et: { $value }
# en: 8fdc
button-refuse = Reddet, −{ $points }
# en: 5cac
button-agree = Kabul et, +{ $points }
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Mars, −{ $points }
        [backgammon] Katmerli mars, −{ $points }
       *[single] Tek oyun, −{ $points }
    }
# Aynısı, maç kaybediliyorsa.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Mars, maç kaybı
        [backgammon] Katmerli mars, maç kaybı
       *[single] Tek oyun, maç kaybı
    }
# en: 8383
button-next-game = Sonraki oyun
# en: 09b4
button-end-session = Bitir
# en: a55a
button-rematch = Rövanş
# en: bf90
button-grant-takeback = İzin ver
# en: b75a
button-refuse-takeback = İzin verme

## Süre.

# en: 6e20
button-more-time = +{ $days } gün
# en: 1933
button-ask-time = Süre iste
# en: 1de1
button-claim = Oyunu iste
# en: 6c46
button-wait = Bekle
# en: 8b34
button-autopilot = Otomatik pilot
# en: fd8a
button-play-on = Döndüm

## Masaya bakışlar, yalnız okuyan için.

# en: 4a24
button-my-side = Benim tarafım
# en: bf54
button-since = Son sıramdan beri
# en: 35af
button-rules = Kurallar
# en: 7b07
button-take-back = Hamleyi geri al
# en: 16d3
button-think-again = Yeniden düşün
# en: 5f6a
button-what-is-better = Daha iyisi ne?
# en: ec27
button-go-on-anyway = Yine de devam et
# en: 4453
button-orders = Talimatlar
# en: 0215
button-replay = Tekrar
# en: c11d
button-watch = Oynat
# en: 2e0c
button-film = Film
# en: 4556
button-still = Sabit resim
# en: 8917
button-previous-cube = Önceki küp
# en: 7ef5
button-next-cube = Sonraki küp
# en: 86d8
button-previous-game = Önceki oyun

## Masanın yerine bağlantılar.

# en: 46f1
button-to-board = Tahtaya git
# en: 98e2
button-to-challenge = Davete git

## Davetin altında.

# en: 5f19
button-accept-challenge = Kabul et
# en: 46a2
button-decline = Reddet
# Açtığı sayfanın başlığı da budur.
# en: 912a
button-propose-changes = Değişiklik öner
# en: 6436
button-withdraw-challenge = Daveti geri çek
# en: 8ffe
button-withdraw-counter = Teklifi geri çek

## Kurulan hamlenin ve seçenek düzenleyicisinin altında.

# en: 112e
button-menu-play = Hamle seç
# en: 299d
button-built =
    { $is_own ->
        [yes] Onayla
       *[no] Öner
    }
# en: 9ed7
button-save = Kaydet
# en: 3f8a
button-keep = Olduğu gibi bırak
# en: 2a7f
button-analyse = Analiz et
# en: 8c8d
button-decisions = En kötü kararlar
# en: 25e3
button-summary = Özet
# en: 554d
button-share = Paylaş
# en: dc3d
button-file = Dosya
# en: 5adf
button-deeper = Derin analiz
# en: 3bfd
button-show = Göster

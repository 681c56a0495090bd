### Sıra nerede kimde, hatırlatmalar, sorular, kurulan hamle; bir de kalıcı talimatlar ve not.

## Bütün sıraların listesi ve sonrakine geçiş.

# en: 8dbd
turn-none = Şu anda oyunun yok. `/challenge` ile bir tane başlat.
# en: 0a5b
turn-heading-yours = ### Sıra sende
# en: bbdd
turn-heading-others = ### Başkaları bekleniyor
# en: 2cb7
turn-heading-anyone = ### Buradaki açık davetler
# en: 5bc7
turn-left-out = -# … ve { $number } tane daha
# en: d0b4
turn-next = Tamam. Seni bekleyen başka bir masa: { $table }

## Hatırlatma; önünde oyuncunun etiketi olabilir.

# en: f183
turn-still = Sıra hâlâ sende.
# $task: “al ya da pas geç” gibi bir emir; chouette-task-….
# en: 7799
turn-still-to = Sıra hâlâ sende: { $task }.
# en: e661
turn-still-to-answer = Sıra hâlâ sende: { $task } ({ $offers }).
# en: 48d3
turn-reminder = Hatırlatma: { $call }
# en: 4756
turn-reminder-to = Hatırlatma: { $call }.
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Süren { $when } doluyor.
       *[no] Süre { $when } doluyor.
    }

## İşlemden önceki sorular ve sonra denen.

# en: 44d5
turn-ask-double = { $button }. Emin misin?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] Beaver’ı reddediyor musun?
        [raccoon] Raccoon’u reddediyor musun?
        [redouble] Tekrar vidoya pas mı geçiyorsun?
       *[double] Vidoya pas mı geçiyorsun?
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] { $player } adına beaver’ı reddediyor musun?
        [raccoon] { $player } adına raccoon’u reddediyor musun?
        [redouble] { $player } adına tekrar vidoya pas mı geçiyorsun?
       *[double] { $player } adına vidoya pas mı geçiyorsun?
    }
# en: dd06
turn-ask-resign = Ne vererek pes ediyorsun? Rakibin en yüksek kayıptan azını reddedebilir.
# Verilen, kaybedilebilecek en yüksek kayıpsa.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Pes edip maçı veriyor musun? En yüksek kayıp bu: hemen kabul edilir.
       *[no] Pes edip oyunu veriyor musun? En yüksek kayıp bu: hemen kabul edilir.
    }
# en: b6f2
turn-offer-more = Pes teklifin reddedildi: sonraki sırana kadar ancak daha fazlasını teklif edebilirsin.
# en: 1506
turn-cancel = Vazgeç
# en: 5a75
turn-cancelled = Vazgeçildi.
# en: 4de1
turn-done = Tamam.
# en: 3bdb
turn-you-rolled = Zarın: { $roll }.
# en: a575
turn-play-stands = Bu arada zar atıldı; hamlen geçerli.

## Okuyanın sırasından beri olanların üstünde; seyirci için son sıranın.

# en: d2f7
turn-since-yours = Son sırandan beri
# en: 6769
turn-nothing-since-yours = Son sırandan beri bir şey olmadı
# en: ed48
turn-last = En son olanlar

## Kurulan hamle; kendi hamlesi ($is_own) ya da kaptana öneri.

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Zarın: { $roll }
       *[no] ### { $roll } için hamle öner
    }
# en: 5668
turn-build-moved = ### { $roll }: { $moves }
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Hamle tamam. Onaylıyor musun?
       *[no] Hamle tamam. Öneriyor musun?
    }
# en: 6f44
turn-build-from = { $point } kapısından nereye?
# en: 0d2a
turn-build-from-bar = Bardan nereye?
# en: e80a
turn-build-next = Sonraki pulu seç.
# en: f0d1
turn-build-first = Bir hamle ya da oynayacağın pulu seç.
# en: 09f2
turn-build-more-plays = -# { $plays } hamlenin { $listed } tanesi listede. Ötekileri adım adım kur ya da yaz: `{ $command }`.
# en: b376
turn-build-bar = bar
# en: 9fa5
turn-build-other-checker = Başka pul
# en: 1eba
turn-build-undo = Geri al

## Kalıcı talimatlar: kapatılana kadar bot oyuncu için ne yapar.

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Bu maçtaki kalıcı talimatların
       *[no] Bu oturumdaki kalıcı talimatların
    }
# en: ea59
turn-orders-once = Bir kez, bu oyunda:
# “Benim için at”: vido çekebilirken de zar atan iki talimat.
# en: 4448
turn-orders-rolling = Bot, küp sana geçince senin için zar atmayı bırakır. Seçim bırakmayan zarı, seni etiketlemeden oynar.
# en: 3bab
turn-roll-for-me = Benim için at
# en: 97c9
turn-rolling-stopped = Artık senin için zar atılmıyor: küp sende.
# en: b1c4
turn-orders-hint = Talimatlarını yalnız sen görürsün. Uygulanmadan önce kapatabilirsin; ne yapıldığı kayıtta yazar.
# en: 9772
turn-orders-bearing-off = **Topla**, zarın izin verdiği kadar çok pul toplar. Bu bakımdan eşit hamleler arasında önce en çok haneyi dolu tutan, sonra yığınları en alçak olan, sonra küçük hanelerde en çok pul bırakan seçilir.
# en: a34c
turn-order =
    { $order ->
        [roll] Vido çekemezken benim için zar at
        [forced] Zorunlu hamlelerimi oyna
        [bear-off] Temas bitince benim için topla
        [roll-game] Bu oyunda, vido çekebilsem de benim için zar at
        [roll-table]
            { $is_match ->
                [yes] Bu maçta, vido çekebilsem de benim için zar at
               *[no] Bu oturumda, vido çekebilsem de benim için zar at
            }
        [after-hit] Her kırılan puldan sonra bana yeniden sor
        [double] Sonraki sıramın başında vido çek
        [take] Sonraki vidoda küpü al
       *[pass] Sonraki vidoya pas geç
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll] Zar at
        [forced] Zorunlu hamle
        [bear-off] Topla
        [roll-game] Bu oyunda zar at
        [roll-table]
            { $is_match ->
                [yes] Bu maçta zar at
               *[no] Bu oturumda zar at
            }
        [after-hit] Pul kırılınca sor
        [double] Sıramda vido çek
        [take] Sonrakini al
       *[pass] Sonrakine pas
    }
# en: 6fe3
turn-order-on = { $order }: **açık**
# en: cb87
turn-order-off = { $order }: kapalı
# en: 2e4e
turn-order-settled = { $order }: **açık** (`/settings me`)
# en: 0d71
turn-order-between-games = Bu talimatı sonraki oyun başlayınca ver.
# en: da81
turn-order-cube-yours = Küp sendeyken her zardan önce sen karar verirsin. Bu talimatı küp sende olmayınca ver.
# en: 071c
turn-order-turn-begun = Sıran başladı: vidoyu kendin çek ya da zarı kendin at. Bu talimatı zardan sonra verebilirsin.
# en: fe7e
turn-order-doubled = Sana vido çekildi: şimdi **Al** ya da **Pas geç** düğmesine bas. Talimat sonraki vido içindir.

## Oyuncunun masaya dair notu.

# en: bb6a
turn-note = -# Notun:
# en: 8fec
turn-note-none = Bu masa için notun yok. `/note text:` ile yaz; yalnız sen görürsün.
# en: 69f6
turn-note-deleted = Not silindi.
# en: ed5e
turn-note-hint = Notunu yalnız sen görürsün: **Benim tarafım** ve **Son sıramdan beri** altında, bir de hamle kurarken.
# en: 1199
turn-note-too-long = Not en çok { $limit } karakter olabilir. Kısalt.
# en: a64b
turn-live = Oyunu şu saate kadar izler: { $moment }. Sonra yine **Benim tarafım** düğmesine bas.
# en: 930f
turn-live-over = Nelerin değiştiğini görmek için yine **Benim tarafım** düğmesine bas.

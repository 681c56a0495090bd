### Zarlar, hamleler ve bir hamlenin neden geçersiz olduğu. Sayılara ek getirilmez: “5 kapısı”.

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll }: { $moves } (otomatik)
       *[no] { $player } { $roll }: { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll }: { $moves } (ileri otomatik pilot)
       *[plain] { $player } { $roll }: { $moves } (basit otomatik pilot)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: gele (zar otomatik)
               *[no] { $player } { $roll }: gele
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll }: hamle yok (zar otomatik)
               *[no] { $player } { $roll }: hamle yok
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } zar attı: { $roll } (otomatik)
       *[no] { $player } zar attı: { $roll }
    }

## Hamle olarak okunamayan.

# en: aa40
play-write = Hamleyi şöyle yaz: `8/5 6/5`, `13/8(2)`, `bar/20*` veya `6/off`.
# en: d224
play-not-understood = `{ $part }` okunamıyor. Hamleyi şöyle yaz: `8/5 6/5`, `13/8(2)`, `bar/20*` veya `6/off`.
# en: 9c20
play-not-understood-given = `{ $given }` okunamıyor.
# en: 4999
play-upward = Pullar küçük numaralara doğru gider: `{ $high }/{ $low }`, `{ $part }` değil.
# en: 9689
play-ambiguous = Hangi hamle: { $ways }?

## Geçersiz hamleler. $example: geçerli bir hamle.

# en: 231f
play-none-legal = Oynayabileceğin hamle yok: sıra rakibine geçiyor.
# en: 8ca7
play-other-roll = Bu hamle { $written } için; senin zarın { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [1] Önce bardaki pulunla gir.
       *[other] Önce bardaki { $checkers } pulunla gir.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [1] Bu zarla yalnız bir pul hamlesi yapılabilir.
       *[other] Bu zarla yalnız { $allowed } pul hamlesi yapılabilir.
    }
# en: 6c23
play-both-dice = İki zarı da oynamalısın, örneğin { $example }.
# Çift zardan sonra.
# en: e6e1
play-of-the-four =
    { $required ->
        [4] Dört hamlenin dördünü de oynamalısın, örneğin { $example }.
       *[other] Dört hamleden { $required } tanesini oynamalısın, örneğin { $example }.
    }
# en: f5ad
play-higher-die = Yalnız tek zar oynanabilir, o da { $die } olmalı: { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] Barda pulun yok.
       *[other] { $place } kapısında pulun yok.
    }
# en: 59f1
play-blocked = { $point } kapısı kapalı.
# en: c2a9
play-nothing-to-hit = { $point } kapısında kırılacak pul yok.
# en: 83a0
play-not-rolled = { $move } { $pips } pip eder; elinde kalan zar: { $left }.
# en: c8dd
play-no-die-left = { $move } { $pips } pip eder; elinde zar kalmadı.
# en: daec
play-not-home =
    { $place ->
        [bar] Toplamadan önce bardaki pulunla gir.
       *[other] Toplamadan önce { $place } kapısındaki pulunu iç sahaya getir.
    }
# en: e681
play-higher-point = { $rearmost } kapısında pulun varken { $point } kapısından { $die } ile toplayamazsın.
# en: 0fed
play-illegal = Bu hamle geçersiz.

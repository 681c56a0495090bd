### Tahta resimleri: üstlerindeki birkaç söz ve göremeyenlere okunan alternatif metinler. Adlara ek getirilmez.

# en: 1c48
picture-score = { $score }/{ $length }
# en: b6de
picture-pips = pip

## Alternatif metnin cümleleri, bu sırayla.

# en: 6d7f
picture-headline = { $headline }.
# en: 496d
picture-match = { $played }: { $score }.
# en: 2999
picture-points = Kapı numaraları { $player } için.
# en: 8a24
picture-checkers = { $player }: { $checkers }; { $pips } pip.
# en: 1d1e
picture-on-point = { $point } kapısında { $checkers }
# en: 99ca
picture-on-bar = barda { $checkers }
# en: 898e
picture-off = toplanmış { $checkers }
# en: c873
picture-no-cube = Küp yok.
# en: 0c9b
picture-cube-offered = { $player } vido çekiyor: { $value }.
# en: 93b0
picture-cube-owned = Küp { $value }, sahibi { $player }.
# en: 7b0d
picture-cube-centred = Küp { $value }, ortada.
# en: d91b
picture-roll = Zar: { $roll }.
# en: b2e4
picture-so-far = Şimdiye kadar: { $moves }.
# en: 8756
picture-last = Son hamle: { $player } { $roll }: { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Son hamle: { $player } { $roll }: gele.
       *[no] Son hamle: { $player } { $roll }: hamle yok.
    }

## Bir hamlenin resimleri.

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. Hamleden önce tahta: { $board }

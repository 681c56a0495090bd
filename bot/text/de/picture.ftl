### Bilder von Brettern: ihre wenigen Worte, und ihre Beschreibungen für alle, die sie nicht sehen.

# en: 1c48
picture-score = { $score }/{ $length }
# en: b6de
picture-pips =
    { $pips ->
        [one] Pip
       *[other] Pips
    }

# en: 6d7f
picture-headline = { $headline }.
# en: 496d
picture-match = { $played }: { $score }.
# en: 2999
picture-points = Punkte nummeriert aus Sicht von { $player }.
# en: 8a24
picture-checkers =
    { $player }: { $checkers }; { $pips ->
        [one] 1 Pip
       *[other] { $pips } Pips
    }.
# en: 1d1e
picture-on-point = { $checkers } auf { $point }
# en: 99ca
picture-on-bar = { $checkers } auf der Bar
# en: 898e
picture-off = { $checkers } abgetragen
# en: c873
picture-no-cube = Ohne Doppler.
# en: 0c9b
picture-cube-offered = { $player } doppelt auf { $value }.
# en: 93b0
picture-cube-owned = Doppler auf { $value } bei { $player }.
# en: 7b0d
picture-cube-centred = Doppler auf { $value } in der Mitte.
# en: d91b
picture-roll = Wurf: { $roll }.
# en: b2e4
picture-so-far = Bisher: { $moves }.
# en: 8756
picture-last = Letzter Zug: { $player } { $roll }: { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Letzter Zug: { $player } { $roll }: tanzt.
       *[no] Letzter Zug: { $player } { $roll }: kein Zug möglich.
    }

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. Das Brett davor: { $board }

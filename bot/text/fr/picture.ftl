### Images de plateaux : leurs quelques mots et leurs textes alternatifs.

# en: 1c48
picture-score = { $score }/{ $length }
# en: b6de
picture-pips =
    { $pips ->
        [one] pip
       *[other] pips
    }

## Phrases d'un texte alternatif

# en: 6d7f
picture-headline = { $headline }.
# en: 496d
picture-match = { $played } : { $score }.
# en: 2999
picture-points = Points numérotés côté { $player }.
# en: 8a24
picture-checkers =
    { $player } : { $checkers } ; { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }.
# en: 1d1e
picture-on-point = { $checkers } sur { $point }
# en: 99ca
picture-on-bar = { $checkers } sur la barre
# en: 898e
picture-off =
    { $checkers ->
        [one] { $checkers } sorti
       *[other] { $checkers } sortis
    }
# en: c873
picture-no-cube = Sans videau.
# en: 0c9b
picture-cube-offered = { $player } propose le videau à { $value }.
# en: 93b0
picture-cube-owned = Videau à { $value }, chez { $player }.
# en: 7b0d
picture-cube-centred = Videau à { $value }, au centre.
# en: d91b
picture-roll = Dés : { $roll }.
# en: b2e4
picture-so-far = Jusqu’ici : { $moves }.
# en: 8756
picture-last = Dernier coup : { $player } { $roll } : { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Dernier coup : { $player } { $roll } : ne rentre pas.
       *[no] Dernier coup : { $player } { $roll } : ne peut pas jouer.
    }

## Images d'un coup

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. Le plateau juste avant : { $board }

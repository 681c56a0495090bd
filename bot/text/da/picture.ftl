### Billeder af brætter: deres få ord og alternative tekster, som læses højt.

# en: 1c48
picture-score = { $score }/{ $length }
# Efter antallet af pips, med små bogstaver; der er plads til fem eller seks.
# en: b6de
picture-pips =
    { $pips ->
        [one] pip
       *[other] pips
    }

## Sætningerne i en alternativ tekst, i denne rækkefølge

# en: 6d7f
picture-headline = { $headline }.
# en: 496d
picture-match = { $played }: { $score }.
# en: 2999
picture-points = Punkterne er nummereret for { $player }.
# en: 8a24
picture-checkers =
    { $player }: { $checkers }; { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# en: 1d1e
picture-on-point = { $checkers } på { $point }
# en: 99ca
picture-on-bar = { $checkers } på baren
# en: 898e
picture-off = { $checkers } taget af
# en: c873
picture-no-cube = Ingen cube.
# en: 0c9b
picture-cube-offered = { $player } dobler til { $value }.
# en: 93b0
picture-cube-owned = { $player } ejer cuben på { $value }.
# en: 7b0d
picture-cube-centred = Cuben er i midten på { $value }.
# en: d91b
picture-roll = Slag: { $roll }.
# en: b2e4
picture-so-far = Indtil nu: { $moves }.
# en: 8756
picture-last = Sidste træk: { $player } { $roll }: { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Sidste træk: { $player } { $roll }: danser.
       *[no] Sidste træk: { $player } { $roll }: intet træk.
    }

## Billeder af et træk

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. Brættet før det: { $board }

### Immagini del tavoliere: le loro poche parole, e il testo alternativo, letto ad alta voce a chi non le vede.

# Accanto a un nome: “3 su 7”.
# en: 1c48
picture-score = { $score }/{ $length }
# Dopo il numero; c’è posto per cinque o sei lettere.
# en: b6de
picture-pips = pip

## Frasi di un testo alternativo, in quest’ordine.

# en: 6d7f
picture-headline = { $headline }.
# en: 496d
picture-match = { $played }: { $score }.
# en: 2999
picture-points = Punte numerate per { $player }.
# en: 8a24
picture-checkers = { $player }: { $checkers }; { $pips } pip.
# en: 1d1e
picture-on-point = { $checkers } sulla { $point }
# en: 99ca
picture-on-bar = { $checkers } sul bar
# en: 898e
picture-off =
    { $checkers ->
        [one] 1 levata
       *[other] { $checkers } levate
    }
# en: c873
picture-no-cube = Senza cubo.
# en: 0c9b
picture-cube-offered = { $player } offre il cubo a { $value }.
# en: 93b0
picture-cube-owned = { $player } possiede il cubo a { $value }.
# en: 7b0d
picture-cube-centred = Il cubo è al centro, a { $value }.
# en: d91b
picture-roll = Lancio: { $roll }.
# en: b2e4
picture-so-far = Finora: { $moves }.
# en: 8756
picture-last = Ultima mossa: { $player } { $roll }: { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Ultima mossa: { $player } { $roll }: non rientra.
       *[no] Ultima mossa: { $player } { $roll }: non può muovere.
    }

## Immagini di una mossa.

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. La posizione di prima: { $board }

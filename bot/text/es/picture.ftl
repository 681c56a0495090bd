### Pictures of boards: their few words, and their alt texts, which are read aloud to those who cannot see them.
### $player: a player or a side. $roll, $moves: such as 3-1 and "8/5 6/5".

# Beside a name.
# en: 1c48
picture-score = { $score }/{ $length }
# After the number of pips, in small letters; there is room for five or six.
# en: b6de
picture-pips =
    { $pips ->
        [one] pip
       *[other] pips
    }

## Sentences of an alt text, in this order.

# $headline: whose turn it is or how it ended, such as table-waits or result-headline.
# en: 6d7f
picture-headline = { $headline }.
# $played: such as "5-point match". $score: "Alice 3, Bob 1", or who leads by how much.
# en: 496d
picture-match = { $played }: { $score }.
# en: 2999
picture-points = Los puntos se numeran para { $player }.
# $checkers: the parts that follow, with commas between them.
# en: 8a24
picture-checkers =
    { $player }: { $checkers }; { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
# en: 1d1e
picture-on-point = { $checkers } en el { $point }
# en: 99ca
picture-on-bar = { $checkers } en la barra
# en: 898e
picture-off = { $checkers } fuera
# en: c873
picture-no-cube = Sin cubo.
# en: 0c9b
picture-cube-offered = { $player } ofrece el cubo en { $value }.
# en: 93b0
picture-cube-owned = { $player } tiene el cubo en { $value }.
# en: 7b0d
picture-cube-centred = El cubo está en el centro, en { $value }.
# en: d91b
picture-roll = Tirada: { $roll }.
# en: b2e4
picture-so-far = Hasta ahora: { $moves }.
# en: 8756
picture-last = Última jugada: { $player } { $roll }: { $moves }.
# en: cb44
picture-last-none =
    { $is_dance ->
        [yes] Última jugada: { $player } { $roll }: no entra.
       *[no] Última jugada: { $player } { $roll }: no puede mover.
    }

## Pictures of a play. $play: a line of the log. $board: all of the sentences above.

# en: 3531
picture-after = { $play }. { $board }
# en: ca3b
picture-before = { $play }. El tablero antes: { $board }

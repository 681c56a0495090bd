### Pictures of boards: their few words, and their alt texts, which are read aloud to those who cannot see them.
### $player: a player or a side. $roll, $moves: such as 3-1 and "8/5 6/5".

# Beside a name.
picture-score = { $score } of { $length }
# After the number of pips, in small letters; there is room for five or six.
picture-pips =
    { $pips ->
        [one] pip
       *[other] pips
    }

## Sentences of an alt text, in this order.

# $played: such as "Match to 5". $score: "Alice 3, Bob 1", or who leads by how much.
picture-match = { $played }: { $score }.
picture-points = Points as { $player } counts them.
# $checkers: the parts that follow, with commas between them.
picture-checkers =
    { $player }: { $checkers }; { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
picture-on-point = { $checkers } on { $point }
picture-on-bar = { $checkers } on the bar
picture-off = { $checkers } off
picture-no-cube = No cube.
picture-cube-offered = The cube offered at { $value } by { $player }.
picture-cube-owned = The cube on { $value }, { $player }'s.
picture-cube-centred = The cube on { $value }, in the middle.
picture-roll = Roll: { $roll }.
picture-so-far = So far: { $moves }.
picture-last = Last: { $player } { $roll }: { $moves }.
picture-last-none = Last: { $player } { $roll }: no legal play.

## Pictures of a play. $play: a line of the log. $board: all of the sentences above.

picture-after = { $play }. { $board }
picture-before = { $play }. Before that: { $board }

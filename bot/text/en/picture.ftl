### Pictures of boards: their few words, and their alt texts, which are read aloud to those who cannot see them.
### $player: a player or a side. $roll, $moves: such as 3-1 and "8/5 6/5".

# Beside a name.
picture-score = { $score }/{ $length }
# After the number of pips, in small letters; there is room for five or six.
picture-pips =
    { $pips ->
        [one] pip
       *[other] pips
    }

## Sentences of an alt text, in this order.

# $headline: whose turn it is or how it ended, such as table-waits or result-headline.
picture-headline = { $headline }.
# $played: such as "5-point match". $score: "Alice 3, Bob 1", or who leads by how much.
picture-match = { $played }: { $score }.
picture-points = Points are numbered for { $player }.
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
picture-cube-offered = { $player } offers the cube at { $value }.
picture-cube-owned = { $player } owns the cube at { $value }.
picture-cube-centred = The cube is centred at { $value }.
picture-roll = Roll: { $roll }.
picture-so-far = So far: { $moves }.
picture-last = Last play: { $player } { $roll }: { $moves }.
picture-last-none =
    { $is_dance ->
        [yes] Last play: { $player } { $roll }: dances.
       *[no] Last play: { $player } { $roll }: no move.
    }

## Pictures of a play. $play: a line of the log. $board: all of the sentences above.

picture-after = { $play }. { $board }
picture-before = { $play }. The board before it: { $board }

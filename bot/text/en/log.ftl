### The log of a game of two: a line for each event, without a full stop.
### $player: who did it. $value: the number on the cube. $points: what they lose.

# After a line, where nobody pressed a button for it.
log-automatically = { $line } (automatically)
# After a play whose dice were rolled without a button.
log-rolled-automatically = { $line } (rolled automatically)

log-opening = Opening: { $white } throws { $white_die }, { $black } throws { $black_die }; { $starter } starts
# Both throw the same number, $die, so they throw again.
log-opening-again = Opening: { $white } throws { $die }, { $black } throws { $die }; again
# The same by the rule of automatic doubles: the cube goes to $value first.
log-opening-doubled =
    Opening: { $white } throws { $die }, { $black } throws { $die }; automatic double to { $value }, and again

log-doubles =
    { $player } { $is_redouble ->
        [yes] redoubles
       *[no] doubles
    } to { $value }
log-raises =
    { $player } { $stage ->
        [raccoon] raccoons
       *[beaver] beavers
    } to { $value }
log-takes = { $player } takes at { $value }
log-passes = { $player } passes and pays { $points }
log-resigns =
    { $player } offers to resign { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }
log-accepts-resignation = { $player } accepts the resignation
log-refuses-resignation = { $player } refuses the resignation
# One that offers the most that the game can cost.
log-resignation-accepted = The resignation is accepted at once
log-out-of-time = { $player } ran out of time and pays { $points }
log-takes-back = { $player } takes that back

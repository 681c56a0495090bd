### The log of a game of two: a line for each event, without a full stop. Plays and rolls are in play.ftl.
### $player: who did it. $winner: the other one. $value: the number on the cube. $is_automatic: whether the bot
### did it for them.

# $high, $low: the dice, the higher one first.
log-opening = Opening roll { $high }-{ $low }: { $starter } starts
# Both throw the same number, $die.
log-opening-again = Opening roll { $die }-{ $die }: roll again
# The same by the rule of automatic doubles: the cube goes to $value first.
log-opening-doubled = Opening roll { $die }-{ $die }: automatic double to { $value }, roll again

log-doubles =
    { $is_automatic ->
        [yes] { $player } doubles to { $value } (automatically)
       *[no] { $player } doubles to { $value }
    }
log-redoubles =
    { $is_automatic ->
        [yes] { $player } redoubles to { $value } (automatically)
       *[no] { $player } redoubles to { $value }
    }
log-raises =
    { $stage ->
        [raccoon] { $player } raccoons to { $value }
       *[beaver] { $player } beavers to { $value }
    }
log-takes =
    { $is_automatic ->
        [yes] { $player } takes at { $value } (automatically)
       *[no] { $player } takes at { $value }
    }
log-passes =
    { $points ->
        [one] { $player } passes: { $winner } wins 1 point
       *[other] { $player } passes: { $winner } wins { $points } points
    }
log-passes-automatically =
    { $points ->
        [one] { $player } passes (automatically): { $winner } wins 1 point
       *[other] { $player } passes (automatically): { $winner } wins { $points } points
    }
log-resigns =
    { $kind ->
        [gammon] { $player } offers to resign a gammon
        [backgammon] { $player } offers to resign a backgammon
       *[single] { $player } offers to resign a single game
    }
log-accepts-resignation = { $player } accepts the resignation
log-refuses-resignation = { $player } refuses the resignation
# One that offers the most that the game can cost, so that nobody is asked.
log-resignation-accepted = The resignation is accepted (automatically)
log-out-of-time =
    { $points ->
        [one] { $player } ran out of time: { $winner } wins 1 point
       *[other] { $player } ran out of time: { $winner } wins { $points } points
    }
# Of a play or a double.
log-takeback = Takeback granted to { $player }
# Their own last play, which nothing had followed.
log-undo = { $player } takes the play back

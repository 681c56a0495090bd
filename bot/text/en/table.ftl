### What a table of two says of itself: who plays, the score, whom it waits for, pips and the cube.
### $player, $players, $white, $black: one player, both, or the one of each side. $task: what a player must
### do: roll, play (with $roll, such as 3-1), answer a double, beaver or raccoon, or a resignation (single,
### gammon or backgammon).

## Above the board: parts of a line, with dots between them.

table-game-number = game { $number }
table-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
table-crawford = Crawford game

## Whom the table waits for.

# Within a list of facts, where everybody knows who it is.
table-task =
    { $task ->
        [play] to play { $roll }
        [double] to take or pass
        [beaver] to answer the beaver
        [raccoon] to answer the raccoon
        [single] to answer the resignation of a single game
        [gammon] to answer the resignation of a gammon
        [backgammon] to answer the resignation of a backgammon
       *[roll] to roll
    }
# Also over the picture, which shows the name alone on the left: it should begin with it.
table-waits =
    { $task ->
        [play] { $player } to play { $roll }
        [double] { $player } to take or pass
        [beaver] { $player } to answer the beaver
        [raccoon] { $player } to answer the raccoon
        [single] { $player } to answer the resignation of a single game
        [gammon] { $player } to answer the resignation of a gammon
        [backgammon] { $player } to answer the resignation of a backgammon
       *[roll] { $player } to roll
    }
# Over the picture; what is resigned stands beside it.
table-waits-resignation = { $player } to answer the resignation
# Ends what stands without a full stop elsewhere, such as table-waits.
table-sentence = { $line }.
table-next-or-end = { $players } may start the next game, or end the session.
table-once-more = `/replay` shows it again, `/export` makes files of it, `/dice show` proves its dice.
# Over the picture.
table-headline-abandoned = Abandoned
# $reason: result-erased. $players: mentions of whoever is left.
table-abandoned = { $players }: { $reason }

## Below the board: parts of a line.

table-pips =
    { $player } { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
table-cube-none = no cube
table-cube-offered = cube offered at { $value } by { $player }
table-cube-owned = cube on { $value }, { $player }'s
table-cube-centred = cube on { $value }, in the middle

## The Crawford game, on the rule sheet of a match in play.

table-crawford-now = This is the Crawford game, without the cube.
table-crawford-over = The Crawford game is over; the cube is in play.
table-crawford-to-come = The Crawford game has not been played yet.

## In passing.

# $title: challenge-title, or challenge-offered.
table-posted-again = { $title }: the live board was posted again
table-moved-here = { $players } play on here.
# Within a sentence. $is_met: whether the opponent is known. $stake: what a point of a session is worth.
table-own-match =
    { $is_met ->
        [yes] Your game with { $opponent }
       *[no] Your game
    } (#{ $table }, match to { $length })
table-own-session =
    { $is_met ->
        [yes] Your game with { $opponent }
       *[no] Your game
    } (#{ $table }, money session{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    })

# The name of whoever was erased.
table-former-player = a former player

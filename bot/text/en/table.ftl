### What a table of two says of itself: who plays, the score, whose turn it is, pips and the cube.
### $player, $opponent, $players: one player, the other, both. $task: what a player must do: roll, play (with
### $roll, such as 3-1), double or roll (or redouble), answer a double, beaver or raccoon, or a resignation (single, gammon or backgammon).

## Above the board: parts of a line, with dots between them.

table-game-number = game { $number }
table-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
table-crawford = Crawford game

## Whose turn it is.

# In lists, and over the picture, which shows the name alone on the left: begin with the name.
table-waits =
    { $task ->
        [play] { $player } to play { $roll }
        [double] { $player } to take or pass
        [beaver] { $player } to answer the beaver
        [raccoon] { $player } to answer the raccoon
        [single] { $player } to answer the resignation (single)
        [gammon] { $player } to answer the resignation (gammon)
        [backgammon] { $player } to answer the resignation (backgammon)
        [double-or-roll] { $player } to double or roll
        [redouble-or-roll] { $player } to redouble or roll
       *[roll] { $player } to roll
    }
# Over the picture; what is resigned stands beside it.
table-waits-resignation = { $player } to answer the resignation
# Below the board, as a sentence of its own. $player: a mention.
table-status =
    { $task ->
        [play] { $player } to play { $roll }.
        [single] { $player }: accept { $opponent }'s resignation (single)?
        [gammon] { $player }: accept { $opponent }'s resignation (gammon)?
        [backgammon] { $player }: accept { $opponent }'s resignation (backgammon)?
        [double-or-roll] { $player } to double or roll.
        [redouble-or-roll] { $player } to redouble or roll.
       *[roll] { $player } to roll.
    }
# The same, where a double, a beaver or a raccoon to $value is to be answered.
table-status-cube =
    { $offer ->
        [redouble] { $player } to take or pass { $opponent }'s redouble to { $value }.
        [beaver] { $player } to answer { $opponent }'s beaver to { $value }.
        [raccoon] { $player } to answer { $opponent }'s raccoon to { $value }.
       *[double] { $player } to take or pass { $opponent }'s double to { $value }.
    }
# $players: one player, or one or the other.
table-next-or-end = { $players }: start the next game or end the session.
# Of a match against the bot. **Next game**: a button below.
table-waits-for-start =
    The next game waits: its start is too much like a game still in play. It begins automatically once it may; **Next game** tries now.
table-over-hint = `/replay` shows every move again, `/export` saves a file, `/dice show` lets you check the dice.
# Over the picture.
table-abandoned-headline = Abandoned
# $players: mentions of whoever is left. $reason: result-erased, a sentence.
table-abandoned = { $players }: { $reason }

## Below the board: parts of a line.

table-pips =
    { $pips ->
        [one] { $player } 1 pip
       *[other] { $player } { $pips } pips
    }
table-cube-none = no cube
table-cube-offered = { $player } offers the cube at { $value }
table-cube-owned = cube at { $value }, { $player }'s
table-cube-centred = cube at { $value }, centred

## The Crawford game, on the rule sheet of a match in play.

table-crawford-now = This is the Crawford game: no doubling.
table-crawford-over = The Crawford game is over: you may double again.
table-crawford-to-come = The Crawford game is still to come.

## In a push and a reminder: the parts of a line, as "Against Bob · table 7". A push is known by its number.

table-against = Against { $opponent }
table-numbered = table { $table }

## In passing.

# In place of an old board. $title: who plays, and the score.
table-posted-again = { $title }: the newest board is further down
# To whoever had the board posted. $table: its players, or whose chouette it is.
table-posted = The board is posted: { $table }.
# To whoever uses a command or a button that the kind of game here does not have.
table-no-part-of-it = The game played here has no such action.
# The label of a button that leads to another table. $table: who plays there.
table-next = Next: { $table }
table-moved-here = { $players } continue their game here.
# Begins a sentence: "… is cut off".
table-own-game =
    { $is_met ->
        [yes] Your game with { $opponent } (#{ $table })
       *[no] Your game (#{ $table })
    }

# The name of whoever was erased.
table-former-player = a former player
# In place of a name that the server's AutoMod blocks.
table-numbered-player = player { $number }
# Somebody whose name shows nothing.
table-nameless-player = a nameless player

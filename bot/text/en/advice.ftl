### Advice to the captain of a chouette: who may give it, the team's private thread, and suggested plays.
### $players: a list of names. $captain, $player: a name. $roll: "3-1". $moves: a play, "8/5 6/5". $thread, $channel: a link.

## Who may advise

advice-refused =
    { $reason ->
        [no-game] No game is in play: suggest a play in the next one.
        [out] Only members whose bet with the box still runs advise the captain. You may follow the game on the board.
        [gone] You have handed over for this game, so you advise no more; you may in the next one.
        [captain] You move for the team, and decide yourself: play as you think best.
        [none] This table plays without advice: the captain decides alone.
       *[cube] At this table you may advise the captain once your own cube has been turned and taken. It has not been yet.
    }
advice-no-roll = The team has no roll to play now.
advice-played-since = The team has played since that was suggested.

## The team's private thread

# Its name; no two of a server are the same.
advice-thread-name = Chouette { $table }: the team in game { $game }
advice-captain = { $captain } is captain and has the last word.
advice-captain-now = { $captain } is captain now, and has the last word.
advice-crew = { $players } may advise here, also with `/chouette suggest`.
advice-added = { $players } may advise now.
advice-removed =
    { $count ->
        [one] { $players } no longer advises.
       *[other] { $players } no longer advise.
    }
advice-closed = Game { $game } is over, and so is the advice on it. This thread is closed.
advice-board = The board is in { $channel }.
advice-thread = The team talks in { $thread }.
# $permissions: as Discord names them.
advice-permissions = For the team's private thread I need { $permissions }.
advice-no-thread = I cannot make a private thread here, so advice goes to the captain alone: type `/chouette suggest`.
advice-no-thread-lacking = I cannot make a private thread here (I lack { $permissions }), so advice goes to the captain alone: type `/chouette suggest`.
advice-who-reads = Whoever has **Manage Threads** in this channel can read private threads without being added.
# After advice-who-reads.
advice-who-should-not = That is so for { $players }, who should not: play fair.

## Suggested plays

# Over the picture.
advice-headline = { $player } suggests { $moves }
advice-headline-no-play = { $player } suggests no play
advice-heading = **Suggested for { $roll }**
advice-none-yet = Nobody has suggested a play yet: type `/chouette suggest` with one.
advice-suggested = { $player }: { $roll } { $moves }
advice-suggested-no-play = { $player }: { $roll } no play
# Beside it.
advice-votes =
    { $votes ->
        [one] 1 vote ({ $players })
       *[other] { $votes } votes ({ $players })
    }
advice-played = played
# **My seat** is a button.
advice-captain-closed = The captain takes no direct messages from me: it stands under **My seat**.

## Buttons

advice-build = Build a play
advice-support = I'm for it
advice-adopt = Play this

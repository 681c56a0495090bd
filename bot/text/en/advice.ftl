### Advice to the captain of a chouette: who may give it, the team's private thread, and suggested plays.
### $players: a list of names, with $count of them. $captain, $player: a name. $roll: "3-1". $moves: a play,
### "8/5 6/5". $thread, $channel: a link.

## Who may advise

advice-refused =
    { $reason ->
        [no-game] No game is in play: suggest a play in the next one.
        [box] You play against the team: its members advise the captain.
        [out] You are out of this game: only members who still play advise the captain.
        [gone] Others act for you in this game: you can advise again in the next one.
        [captain] You decide for the team: play as you think best.
        [bot] The bot advises nobody, and as captain it decides alone.
        [none] This table plays without advice: the captain decides alone.
       *[cube] At this table you may advise the captain once your own cube has been turned and taken.
    }
# The same with one cube for the whole team.
advice-refused-single-cube = At this table the crew may advise the captain once the cube has been turned and taken.
advice-no-roll = The team has no roll to play.
advice-played-since = The team has already played that roll.

## The team's private thread

# Its name; no two of a server are the same.
advice-thread-name = Chouette { $table }: the team in game { $game }
advice-captain = { $captain } is captain and has the last word.
advice-captain-now = { $captain } is captain now and has the last word.
# $count: how many they are; other languages than English tell one from several, here and below.
advice-crew =
    { $count ->
        [one] { $players } may advise here or with `/chouette suggest`.
       *[other] { $players } may advise here or with `/chouette suggest`.
    }
advice-added =
    { $count ->
        [one] { $players } may advise now.
       *[other] { $players } may advise now.
    }
advice-removed =
    { $count ->
        [one] { $players } no longer advises.
       *[other] { $players } no longer advise.
    }
advice-closed = Game { $game } is over; this thread is closed.
advice-board = The board is in { $channel }.
advice-thread = The team talks in { $thread }.
# $permissions: as Discord names them.
advice-permissions = For the team's private thread I need { $permissions }.
advice-no-thread = I cannot open a private thread here: send the captain a play with `/chouette suggest`.
advice-no-thread-lacking = I cannot open a private thread here without { $permissions }: send the captain a play with `/chouette suggest`.
# **Manage Threads**: a permission, as Discord names it.
advice-who-reads = Anybody with **Manage Threads** in this channel can read this thread without being added.
# After advice-who-reads: those who can, and play against the team or are out of the game.
advice-who-should-not =
    { $count ->
        [one] { $players } could read this, but is not on the team: please stay out.
       *[other] { $players } could read this, but are not on the team: please stay out.
    }

## Suggested plays

# Over the picture.
advice-headline = { $player } suggests { $moves }
advice-headline-no-play = { $player } suggests no play
advice-heading = **Suggestions for { $roll }**
# **Build play** is the button below.
advice-none-yet = No suggestions yet: press **Build play** to make one.
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
advice-captain-closed = I cannot message the captain, who finds your suggestion under **My seat**.

## Buttons

advice-build = Build play
advice-support = Vote for it
advice-adopt = Play this

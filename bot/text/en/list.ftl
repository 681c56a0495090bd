### Tables of two in lists (/turns, /history, menus), as names of threads, and in reminders.
### Most are parts of a line with dots between them. $stake: what a point of a money session is worth.

# Of a money session: what its players are to do.
list-next-or-end = start the next game or end the session
# Of a match against the bot whose next game may not begin yet.
list-waits-for-start = the next game waits for its start
list-between-games = between games
# $due: such as "in 2 hours" or "2 hours ago".
list-due = due { $due }
# In its place, while nobody can act where the table stands.
list-rests = no time runs for now
list-posted = posted { $since }
# A challenge.
list-awaits = { $player } to answer
list-awaits-anyone = anyone may accept
list-takeback = { $player } to answer a takeback

# What a table waits for, where everybody knows of whom. $task, $roll: as in table.ftl.
list-task =
    { $task ->
        [play] to play { $roll }
        [double] to take or pass
        [beaver] to answer the beaver
        [raccoon] to answer the raccoon
        [single] to answer the resignation (single)
        [gammon] to answer the resignation (gammon)
        [backgammon] to answer the resignation (backgammon)
        [double-or-roll] to double or roll
        [redouble-or-roll] to redouble or roll
       *[roll] to roll
    }
list-task-or-takeback =
    { $task ->
        [double] to take or pass, or to answer a takeback
        [double-or-roll] to double or roll, or to answer a takeback
        [redouble-or-roll] to redouble or roll, or to answer a takeback
       *[roll] to roll, or to answer a takeback
    }

# In a menu: 100 characters.
list-choice-match = #{ $table } { $players }, { $length }-point match
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, money session
       *[other] #{ $table } { $players }, money session, stake { $stake }
    }

# Names of threads, by which we know them again. Where $is_to_all is "yes", there is no $opponent yet.
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } vs anyone, { $length }-point match
       *[no] { $challenger } vs { $opponent }, { $length }-point match
    }
list-thread-session =
    { $challenger } vs { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    }, money session{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    }

# Labels of links.
list-next-challenge = Next challenge: with { $players }
list-next-game = Next game: against { $players }

## Reminders by direct message. $task, $roll: as in table.ftl.

list-still-your-turn =
    { $task ->
        [play] Still your turn to play { $roll }.
        [double] Still your turn to take or pass.
        [beaver] Still your turn to answer the beaver.
        [raccoon] Still your turn to answer the raccoon.
        [single] Still your turn to answer the resignation (single).
        [gammon] Still your turn to answer the resignation (gammon).
        [backgammon] Still your turn to answer the resignation (backgammon).
        [double-or-roll] Still your turn to double or roll.
        [redouble-or-roll] Still your turn to redouble or roll.
       *[roll] Still your turn to roll.
    }

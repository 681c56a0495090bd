### Tables of two in lists (/turns, /history, menus), as names of threads, and in reminders.
### Most are parts of a line with dots between them. $stake: what a point of a money session is worth.

list-between-games = the next game, or the end
list-between-games-of = { $lead }, between two games
list-until = until { $due }
list-posted = posted { $since }
# A challenge.
list-awaits = { $player } to answer
list-awaits-anyone = anyone may accept
# $task: roll, or double, which is to be answered.
list-task-or-takeback =
    { $task ->
        [double] to take or pass, or to answer a takeback
       *[roll] to roll, or to answer a takeback
    }
list-takeback = { $player } to answer a takeback

# In a menu: 100 characters.
list-choice-match = #{ $table } { $players }, match to { $length }
list-choice-session =
    #{ $table } { $players }, money session{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    }

# Names of threads, by which we know them again. Where $is_to_all is "yes", there is no $opponent yet.
list-thread-match =
    { $challenger } vs { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    }, match to { $length }
list-thread-session =
    { $challenger } vs { $is_to_all ->
        [yes] anyone
       *[no] { $opponent }
    }, money session{ $stake ->
        [1] { "" }
       *[other] , stake { $stake }
    }

# Labels of links.
list-next-challenge = Next: the challenge with { $players }
list-next-game = Next game: against { $players }

# Reminders of a challenge; to $player, or in their direct messages.
list-reminder =
    { $player }, { $offerer }'s { $is_counter ->
        [yes] counter-offer
       *[no] challenge
    } still waits for your answer.
list-reminder-direct =
    { $offerer }'s { $is_counter ->
        [yes] counter-offer
       *[no] challenge
    } still waits for your answer.

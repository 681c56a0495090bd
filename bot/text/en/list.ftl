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

# Reminders that it is the reader's turn, in their direct messages; or to $player. $task, $roll: as in table.ftl.
list-still-your-turn =
    { $task ->
        [play] It is still your turn to play { $roll }.
        [double] It is still your turn to take or pass.
        [beaver] It is still your turn to answer the beaver.
        [raccoon] It is still your turn to answer the raccoon.
        [single] It is still your turn to answer the resignation of a single game.
        [gammon] It is still your turn to answer the resignation of a gammon.
        [backgammon] It is still your turn to answer the resignation of a backgammon.
       *[roll] It is still your turn to roll.
    }
list-still-your-turn-mentioned =
    { $task ->
        [play] { $player }, it is still your turn to play { $roll }.
        [double] { $player }, it is still your turn to take or pass.
        [beaver] { $player }, it is still your turn to answer the beaver.
        [raccoon] { $player }, it is still your turn to answer the raccoon.
        [single] { $player }, it is still your turn to answer the resignation of a single game.
        [gammon] { $player }, it is still your turn to answer the resignation of a gammon.
        [backgammon] { $player }, it is still your turn to answer the resignation of a backgammon.
       *[roll] { $player }, it is still your turn to roll.
    }

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

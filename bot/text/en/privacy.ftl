### What is stored about a player: its export, and its erasure.

privacy-exported = Attached is all that is stored about you: who you are, what you have chosen, your tables, what you did at them, your words for dice, your notes, and the matches that you imported.
privacy-nothing-stored = Nothing is stored about you. You are known once you challenge somebody, are challenged, or play.

## Before everything is erased.

privacy-erase = ### Erase all that is stored about you?
privacy-ends-games =
    { $games ->
        [one] **1 game of yours ends at once**, without a result; the other side is told why.
       *[other] **{ $games } games of yours end at once**, without a result; the other side is told why.
    }
privacy-ends-challenges =
    { $challenges ->
        [one] **1 open challenge of yours ends at once**, without a result; the other side is told why.
       *[other] **{ $challenges } open challenges of yours end at once**, without a result; the other side is told why.
    }
privacy-ends-both = **{ $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $challenges ->
        [one] 1 open challenge
       *[other] { $challenges } open challenges
    } of yours end at once**, without a result; the other side is told why.
privacy-leaves = **You leave { $chouettes ->
        [one] 1 chouette
       *[other] { $chouettes } chouettes
    }** at once; in a game others act for you until the game is over.
privacy-forgotten = Your name, your Discord id, your settings, imports, notes and words for dice are forgotten.
# "a former player": the name of whoever was erased, in every list.
privacy-kept = The games that you have played stay, for those whom you played: there you become "a former player".
privacy-posted = What was posted in channels stays on Discord, with your name; only the boards of what ends now are changed.
privacy-final = **This cannot be undone.** If you come back, you begin as somebody new.
privacy-copy = `/privacy export` gives you a copy first.
# Labels of buttons.
privacy-erase-yes = Yes, erase me
privacy-erase-no = Keep everything

## After that.

privacy-kept-all = Nothing was erased.
privacy-erased = You are erased. Nothing here tells any more who you were.
privacy-closed =
    { $tables ->
        [one] 1 table of yours was closed.
       *[other] { $tables } tables of yours were closed.
    }
privacy-traces = The database file could not be cleaned of the last traces just now; whoever runs this bot finds that in the log.

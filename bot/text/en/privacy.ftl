### What is stored about a player: its export, and its erasure.

privacy-exported = Here is everything stored about you: your names and Discord ID, your settings, your tables and what you did there, your words for dice, your notes and the matches you imported.
privacy-nothing-stored = Nothing is stored about you yet. That begins with your first challenge or game.

## Before everything is erased.

privacy-erase = ### Erase everything stored about you?
privacy-ends-games =
    { $games ->
        [one] **1 game ends at once**, without a result. Your opponent is told why.
       *[other] **{ $games } games end at once**, without a result. Your opponents are told why.
    }
privacy-ends-challenges =
    { $challenges ->
        [one] **1 open challenge ends at once.**
       *[other] **{ $challenges } open challenges end at once.**
    }
privacy-leaves =
    { $chouettes ->
        [one] **You leave 1 chouette at once.** Others finish a game in progress for you.
       *[other] **You leave { $chouettes } chouettes at once.** Others finish games in progress for you.
    }
privacy-forgotten = Your names, Discord ID, settings, imports, notes and words for dice are erased.
# "a former player": table-former-player.
privacy-kept = The games you played stay for your opponents, who see "a former player" instead of your name.
privacy-posted = Messages that are already on Discord keep your name. Only the boards of tables that end now are changed.
privacy-final = **This cannot be undone.** If you come back, you start as a new player.
privacy-copy = `/privacy export` gives you a copy first.
# Labels of buttons.
privacy-erase-yes = Erase everything
privacy-erase-no = Keep everything

## After that.

privacy-kept-all = Nothing was erased.
privacy-erased = Your data has been erased.
privacy-closed =
    { $tables ->
        [one] 1 of your tables was closed.
       *[other] { $tables } of your tables were closed.
    }
privacy-traces = Some traces remain in the database file until the host cleans it up; the log says how.

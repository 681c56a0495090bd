### Records of matches: the history, replays, exports and imports.
### $other: a player's name. $page, $line, $game: numbers, from 1. $roll: such as 3-1. $moves: such as 8/5 6/5.

## The history.

record-yours = Your games
record-yours-with = Your games with { $other }
record-yours-with-here = Your games with { $other } on this server
record-of-server = Games on this server
# Follows one of the four above.
record-page = page { $page }
record-newer = ◀ Newer
record-older = Older ▶
record-hint = `/replay table:#{ $table }` shows one again, `/export table:#{ $table }` gives its files.
record-none-older = There are no older games.
record-none = You have not played yet. Start with `/challenge`.
record-none-here = Nothing has been played on this server yet. Start with `/challenge`.
record-none-with = You have not played each other yet. Start with `/challenge`.
record-none-with-here = You have not played each other on this server yet. Start with `/challenge`.
record-no-table = There is no table of that number that you can look at. `/history` lists those that you can.
record-no-frame = That replay leads no further there. Open it again with `/replay`, or `/import` the file again.

## Exports.

# $format: such as "mat". $what: one or more of record-omission, with commas.
record-left-out = `.{ $format }` has no words for { $what }.
record-omission =
    { $what ->
        [automatic-doubles] automatic doubles
        [jacoby] playing without Jacoby (GNU Backgammon goes by its own `set jacoby`, on at first)
        [start] the starting position
        [gammons] gammons with fewer than fifteen checkers a side
        [stake] the stake
        [forced-roll] a roll that was not played, and left only one play
        [refused-resignations] refused resignations
        [settlements] settlements for other points than a win on the cube gives
        [fees] what was paid with extra cubes
        [partners] what the box's partner won or lost
       *[illegal-plays] illegal plays, and what follows them
    }

## Imports.

record-read = I read a match as Galaxy, Studio, GNU Backgammon and others export it: `.mat`, `.sgf`, and the `.txt` of Galaxy and Studio, which is laid out like a `.mat`.
record-unreadable = I cannot read that file.
record-too-large = That file is too large: I read up to { $limit } KB; a long match has 20.
record-empty = That file is empty.
record-not-fetched = Discord did not let me have that file. Nothing was kept; please try again.
record-no-import = I have no such import of yours: I keep only your newest ones. `/import` the file again.
record-at-work = I am still working on the file you asked for before. Ask again when you have it.
record-too-much-work = That takes me too long, so I stopped. Try a shorter file, or one format at a time.

## What is odd in an import. $first: the first of what was found.

record-found-illegal =
    { $illegal ->
        [one] 1 illegal play
       *[other] { $illegal } illegal plays
    }, first: { $first }
record-found-notes =
    { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }, first: { $first }
record-found-both =
    { $illegal ->
        [one] 1 illegal play
       *[other] { $illegal } illegal plays
    } and { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }, first: { $first }
# $illegal: record-illegal.
record-breaks-off = The record breaks off here: { $illegal }
# $reason: a sentence. $written: as the record writes the play.
record-illegal = line { $line } is illegal, { $roll }: { $written }. { $reason }
record-illegal-unplayed = line { $line } is illegal, { $roll }: nothing is played. { $reason }
record-no-play = That is no play.

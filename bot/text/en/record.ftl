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

## Why a record cannot be read: a sentence. $text: as it stands in the file. $limit: a number with separators.

record-fault-in-line = Line { $line }, { $text }: { $reason }
record-fault-too-large = A match record has at most { $limit } bytes; this has { $size } or more.
record-fault-no-text = This is not text, so it is no match record that can be read here.
record-fault-for-people = That is a match written out to be read by people. Export the same one as .mat or .sgf.
record-fault-no-length = This is no match record: no line says what is played, such as "7 point match".
record-fault-long-line = A line has at most { $limit } characters.
record-fault-before-length = This does not belong before the length of the match.
record-fault-no-game-line = A game begins with "Game 1", or another number.
record-fault-no-names = Under "Game" stand both names, each with a colon and a score.
record-fault-after-end = The game is over: who won it stands further up.
record-fault-row = It is neither a play nor anything else of a game.
record-fault-cell = { $text } is not understood; a play looks like 31: 8/5 6/5.
record-fault-no-sgf = This is no SGF: no game begins with "(;".
record-fault-outside-games = It stands in no game.
record-fault-not-closed = A game is not closed by a ).
record-fault-no-piece = This is not how SGF goes on.
record-fault-late-setup = A game is set up before anybody moves.
record-fault-cube-owned = A game begins with the cube in the middle.
record-fault-cube = A cube shows a power of two up to { $limit }.
record-fault-cube-turned-on = No cube is turned beyond { $limit }.
record-fault-position = This is no position: a side has 15 checkers.
record-fault-place = A place is a letter from a to y.
record-fault-play = It is not understood; a play looks like 31hefe.
record-fault-other-start = The games do not all start from the position that the record names.
record-fault-no-backgammon = This SGF holds no game of backgammon.
record-fault-nameless = Both players have a name.
record-fault-no-game = There is no game in it.
record-fault-length = A match is played to 1 point or more, not to { $length }.
record-fault-variation = { $text } is not a game that is played here.
record-fault-start = { $text } is no position to start a game from.

## What is odd in a record that can be read: a sentence. $value, $points, $found: numbers.

record-note = Line { $line }: { $note }
record-note-unfinished = The game is not finished.
record-note-winner = { $winner } is said to win, but it was { $found }.
record-note-resigned =
    { $kind ->
        [single] A single game
        [gammon] A gammon
       *[backgammon] A backgammon
    } is resigned where less can be lost.
record-note-points-enough = Points: the board gives { $found }; the record says { $points }, enough for the match.
record-note-forfeited = The match is forfeited; the record says { $points } points.
record-note-points = Points: the board gives { $found }, but the record says { $points }.
record-note-match-over = The match was over before this game.
# $written, $score: such as 3-1.
record-note-score = The score is written as { $written }, but it is { $score }.
record-note-cube-after-end = The cube is turned after the end of the game.
record-note-not-answered = The double before it is not answered; it must have been taken.
record-note-opening-doubles = Nobody begins a game by rolling doubles.
record-note-not-played = The last roll was not played.
record-note-forced = { $play } is forced, and left out.
record-note-cube-too-high = The cube is on { $value }; nobody follows it further.
record-note-no-turn = No further turn of the cube is open to this side.
record-note-value = { $written } is written, but it is { $value }.
record-note-no-cube = A double in a game without a cube.
record-note-others-cube = A double with the other side's cube.
record-note-dead-cube = A double with a dead cube.
record-note-out-of-turn = A double out of turn.
record-note-no-double = There is no double to answer.
record-note-doubler-answers = The side that doubled is said to answer.

## Why a play of a record is illegal, where it is not the play itself.

record-illegal-over = The game is over.
record-illegal-turn = It is the other side's turn.
record-illegal-called = The record itself calls it so.
record-illegal-not-played = The roll can be played, as in { $play }.

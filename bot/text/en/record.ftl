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
record-hint = `/replay table:#{ $table }` shows every move again, `/export table:#{ $table }` saves it as files.
record-none-older = There are no older games.
record-none = You have not played yet. Start with `/challenge`.
record-none-here = Nothing has been played on this server yet. Start with `/challenge`.
record-none-with = You have not played each other yet. Start with `/challenge`.
record-none-with-here = You have not played each other on this server yet. Start with `/challenge`.
record-no-table = I cannot find that table. `/history` lists those you can look at.
record-no-frame = That replay cannot go there. Open it again with `/replay`, or `/import` the file again.

## Exports.

# $files: such as "`.mat`" or "`.mat` and `.sgf`". $what: one or more of record-omission, with commas.
record-left-out = Left out of { $files }: { $what }.
record-omission =
    { $what ->
        [automatic-doubles] automatic doubles
        [jacoby] play without Jacoby (type `set jacoby off` in GNU Backgammon)
        [start] the starting position
        [gammons] gammons with fewer than 15 checkers a side
        [stake] the stake
        [forced-roll] a forced play that was not made
        [refused-resignations] refused resignations
        [settlements] settlements that are not a cube value
        [fees] payments for extra cubes
        [partners] what the box's partner won or lost
       *[illegal-plays] illegal plays and what follows them
    }

## Imports.

record-read = I read matches exported by Galaxy, Studio, GNU Backgammon and others: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, and the `.txt` of Galaxy and Studio.
record-unreadable = I cannot read that file.
record-too-large = That file is too large. The limit is { $limit } KB; even long matches need only 20 KB.
record-empty = That file is empty.
record-not-fetched = Discord did not give me that file. Please send it again.
record-no-import = I keep only your newest imports. `/import` the file again.
record-at-work = I am still working on your last file. Ask again when that is done.
record-too-much-work = That took too long, so I stopped. Try a shorter file, or one format at a time.
record-film-too-long = A film of this game would be too large for Discord here. **Watch** shows each play.
record-nothing-played = No play has been made yet. **Watch** works after the first one.

## What is odd in an import. $first: the first of what was found.

record-found-illegal =
    { $illegal ->
        [one] 1 illegal play: { $first }
       *[other] { $illegal } illegal plays, first: { $first }
    }
record-found-notes =
    { $notes ->
        [one] 1 note: { $first }
       *[other] { $notes } notes, first: { $first }
    }
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] 1 illegal play and 1 note, first: { $first }
               *[other] 1 illegal play and { $notes } notes, first: { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } illegal plays and 1 note, first: { $first }
               *[other] { $illegal } illegal plays and { $notes } notes, first: { $first }
            }
    }
# $illegal: record-illegal.
record-breaks-off = The record ends here: { $illegal }
# $reason: a sentence. $written: as the record writes the play.
record-illegal = line { $line } is illegal, { $roll }: { $written }. { $reason }
record-illegal-unplayed = line { $line } is illegal, { $roll }: no play. { $reason }
record-no-play = That is not a play.

## Why a record cannot be read: a sentence. $text: as it stands in the file. $limit: a number with separators.

record-fault-in-line = Line { $line }, { $text }: { $reason }
record-fault-too-large = A match record has at most { $limit } bytes; this one has { $size } or more.
record-fault-no-text = This is not a text file, so there is no match in it that I can read.
record-fault-for-people = That is a match written out for people to read. Export it as .mat or .sgf instead.
record-fault-no-length = This is not a match record: no line gives the length, such as "7 point match".
record-fault-two-matches = A second match begins here. Put each match into a file of its own.
record-fault-long-line = A line can have { $limit } characters at most.
record-fault-before-length = The length of the match must come first.
record-fault-no-game-line = A game must begin with "Game 1" or another number.
record-fault-no-names = The line below "Game" must have both names, each with a colon and a score.
record-fault-after-end = The game is already over: its winner is named further up.
record-fault-foreign = That .xg or .bgf holds no match that I can read.
record-fault-ogxm =
    { $what ->
        [newer] This .ogxm was written for newer programs than I am.
        [variant] This .ogxm holds a variation that I do not know.
        [set-up] This .ogxm holds more than a match: a position or a cube that was set by hand, or the like.
        [no-match] This .ogxm holds no match.
       *[damaged] This .ogxm is damaged.
    }
record-fault-row = This is neither a play nor anything else in a game.
record-fault-cell = I do not understand { $text }; a play looks like 31: 8/5 6/5.
record-fault-no-sgf = This is not SGF: no game begins with "(;".
record-fault-outside-games = This text is outside any game.
record-fault-not-closed = A game must be closed by a ).
record-fault-no-piece = From here on this is not valid SGF.
record-fault-late-setup = A position must be set up before the first move.
record-fault-cube-owned = The cube must begin in the middle.
record-fault-cube = The cube shows 1, 2, 4 and so on, up to { $limit }.
record-fault-cube-turned-on = The cube cannot go beyond { $limit }.
record-fault-position = This is not a position: each side has 15 checkers.
record-fault-place = A point must be a letter from a to y.
record-fault-play = I do not understand this; a play looks like 31hefe.
record-fault-other-start = Some games start from another position than the record names.
record-fault-no-backgammon = This SGF has no game of backgammon.
record-fault-nameless = Both players must have a name.
record-fault-no-game = The record has no game.
record-fault-length = A match is to 1 point or more, not to { $length }.
record-fault-variation = { $text } is a variant that I do not play.
record-fault-start = { $text } is not a position that a game can start from.

## What is odd in a record that can be read: a sentence. $value, $points, $found: numbers.

record-note = Line { $line }: { $note }
record-note-unfinished = The game is unfinished.
record-note-winner = The record says that { $winner } won, but it was { $found }.
record-note-resigned =
    { $kind ->
        [single] A single game was resigned, but less could be lost.
        [gammon] A gammon was resigned, but less could be lost.
       *[backgammon] A backgammon was resigned, but less could be lost.
    }
record-note-points-enough = Points: the board gives { $found }; the record says { $points }, enough to win the match.
record-note-forfeited = The match was forfeited; the record says { $points } points.
record-note-points = Points: the board gives { $found }, but the record says { $points }.
# $text: a line that somebody has written between the games.
record-note-passed-over = Passed over, since it is no part of a game: { $text }
record-note-match-over = The match was already over before this game.
# $written, $score: such as 3-1.
record-note-score = The score is { $score }, but the record says { $written }.
record-note-cube-after-end = The cube is turned after the game is over.
record-note-not-answered = The double before this has no answer, so it must have been taken.
record-note-opening-doubles = A game cannot begin with doubles.
record-note-not-played = The last roll was not played.
record-note-forced = { $play } is forced, and the record leaves it out.
record-note-cube-too-high = The cube is at { $value }, and I follow it no further.
record-note-no-turn = This side cannot turn the cube now.
record-note-value = The cube is turned to { $value }, but the record says { $written }.
record-note-no-cube = A double in a game without a cube.
record-note-others-cube = A double with the other side's cube.
record-note-dead-cube = A double with a dead cube.
record-note-out-of-turn = A double out of turn.
record-note-no-double = There is no double to answer.
record-note-doubler-answers = The side that doubled answers its own double.

## Why a play of a record is illegal, where it is not the play itself.

record-illegal-over = The game is over.
record-illegal-turn = It is the other side's turn.
record-illegal-called = The record itself calls it illegal.
record-illegal-not-played = There is a legal play, such as { $play }.

## What is not analysed yet.

record-position-in-play = I do not judge a position from a game still in play, or one like it. Ask again when that game, or its match, is over.
record-start-in-play = That starting position is too much like a game still in play. Choose another start, or try again when that game is over.
# $again: when, as Discord shows a moment, such as "in 3 hours".
record-too-many-questions = While you have a game in play, I judge { $count } positions a day for you. Ask again { $again }. Analyses of finished games are always open to you.
record-game-in-play = That game is still in play. Ask for the analysis when it is over.
record-game-waits = That game is over, but its match or session is still in play. Ask for the analysis when all of it is over.
# $players: who at the table has not asked.
record-game-waits-for = That game may be analysed when the session is over, or earlier if everybody at the table agrees. Waiting for { $players }.
# After the sentence above, to somebody who has asked for it.
record-game-owed = I have asked them, and will tell you when the analysis is ready.

### Positions that somebody typed, and the ids of positions.

# The players of a position without names.
position-white = White
position-black = Black
position-game-over = The game is over
# Below the analysis of a position: $checkers of the player are not on the board.
position-missing =
    { $checkers ->
        [one] { $player }: 1 checker is missing and counts as borne off.
       *[other] { $player }: { $checkers } checkers are missing and count as borne off.
    }
# Of an XGID whose last field is 0, while nobody owns a cube.
position-without-cube = The last field of the XGID, 0, allows no cube: I read it as eXtreme Gammon does. GNU Backgammon ignores the field and plays with a cube. With a cube it is 10.
# Below an XGID: a GNU Position ID, a colon and a GNU Match ID.
position-gnu = GNU ID `{ $id }`
# Below an XGID: OpenGammon's id.
position-ogid = OGID `{ $id }`
position-gnu-position = GNU Position ID `{ $id }`
position-gnu-match = GNU Match ID `{ $id }`
# $flaw: position-flaw.
position-no-match-id = GNU Backgammon has no ID for this position. { $flaw }
position-found = Here is that position, for your eyes only. **Share** shows it to everyone.
# $flaw: position-flaw.
position-unreadable = I can't read `{ $given }` as a position. Paste an XGID, an OGID, or a GNU ID such as `4HPwATDgc/ABMA:cAkAAAAAAAAA`, or list the checkers, side on roll first: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# It looks like one, but something is wrong with it.
position-wrong = I can't read `{ $given }` as a position. { $flaw } Paste an XGID, an OGID, or a GNU ID such as `4HPwATDgc/ABMA:cAkAAAAAAAAA`, or list the checkers, side on roll first: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# What is wrong with a position, a start or an id. $number: how many there are, or may be. $part: what was
# written. A field is what stands between two colons of an XGID or OGID.
position-flaw =
    { $wrong ->
        [checkers] One side has { $number } checkers instead of 15.
        [shared-point] Both sides have a checker on the same point.
        [counts] Each side needs a number of checkers for each of 26 places.
        [sides] Put a `|` between the checkers of the two sides.
        [stack] `{ $part }` should be a place and a number of checkers, such as `13:5`.
        [twice] `{ $part }` is listed twice.
        [position-id] A GNU Position ID has 14 characters: letters, digits, `+` and `/`.
        [match-id] A GNU Match ID has 12 characters: letters, digits, `+` and `/`.
        [no-match] This GNU Match ID stands for no possible match.
        [xgid-fields] An XGID has 10 fields with colons between them; this one has { $number }.
        [xgid-board] The first field of an XGID has 26 characters; this one has { $number }.
        [xgid-field] Field { $number } of the XGID is wrong: `{ $part }`.
        [ogid-fields] An OGID has 5 to 11 fields with colons between them; this one has { $number }.
        [ogid-field] Field { $number } of the OGID is wrong: `{ $part }`.
        [ogid-beaver] An OGID knows no beavers.
        [cube] The cube shows 1, 2, 4 and so on, up to { $number }.
        [score] Match lengths and scores go from 0 to { $number }.
        [points] A score goes no higher than the { $number } points of the match.
        [crawford] Only a match has a Crawford game.
        [die] A die shows 1 to 6.
       *[no-position] This GNU Position ID stands for no possible position.
    }

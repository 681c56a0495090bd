### Positions that somebody typed, and the ids of positions.

# The players of a position without names.
position-white = White
position-black = Black
position-game-over = The game is over
position-xgid = XGID `{ $id }`
position-gnu-position = GNU Position ID `{ $id }`
position-gnu-match = GNU Match ID `{ $id }`
# $reason: in English.
position-no-match-id = GNU Backgammon has no ids for this: { $reason }.
position-found = That is a position, so here it is, for you alone. `/position` shows it to everyone.
# $reason: in English.
position-unreadable = `{ $given }` is no position: { $reason }. Write an XGID, a GNU id such as `4HPwATDgc/ABMA:cAkAAAAAAAAA`, or checkers, those of the side on roll first: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.

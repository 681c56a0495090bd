### Positions that somebody typed, and the ids of positions.

# The players of a position without names.
position-white = White
position-black = Black
position-game-over = The game is over
position-xgid = XGID `{ $id }`
position-gnu-position = GNU Position ID `{ $id }`
position-gnu-match = GNU Match ID `{ $id }`

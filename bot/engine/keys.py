"""Keys that the rules do not look into; a type each, so that none is taken for another."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""Our key of a person."""
CubeIndex = NewType("CubeIndex", int)
"""Which of a game's cubes, from 0."""
FIRST_CUBE: Final = CubeIndex(0)
"""The only cube where two play."""
BetIndex = NewType("BetIndex", int)
"""Which of a game's bets, from 0."""
GameNumber = NewType("GameNumber", int)
"""Which game of a table, from 1."""
BEFORE_FIRST_GAME: Final = GameNumber(0)
"""The number that a table has in its lobby."""
FIRST_GAME: Final = GameNumber(1)

"""Keys that the rules do not look into; a type each, so that none is taken for another."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""Our key of a person."""
CubeIndex = NewType("CubeIndex", int)
"""The index of a cube in its game, from 0."""
FIRST_CUBE: Final = CubeIndex(0)
"""The only cube where two play."""
BetIndex = NewType("BetIndex", int)
"""The index of a bet in its game, from 0."""
GameNumber = NewType("GameNumber", int)
"""The number of a game at its table, from 1."""
BEFORE_FIRST_GAME: Final = GameNumber(0)
"""The number that a table has in its lobby."""
FIRST_GAME: Final = GameNumber(1)

"""Tables for tests: a game between Alice and Bob, or people with other names."""

from bot.engine import Game, Phase
from bot.table import Challenge, Player, Status, Table, TableState
from tests.engine.games import ALICE, BOB

NAMES = ("Alice", "Bob")
SNOWFLAKES = {ALICE: 101, BOB: 102}


def table(game: Game, names: tuple[str, str] = NAMES) -> Table:
    """Return a table at which Alice (White) and Bob play that game."""
    status = Status.OVER if game.phase is Phase.OVER else Status.PLAYING
    players = {key: Player(key, SNOWFLAKES[key], name) for key, name in zip((ALICE, BOB), names, strict=True)}
    state = TableState(Challenge(ALICE, BOB), game)
    return Table(17, 7, 70, 42, status, state, players, live_message=1001, live_version=40)

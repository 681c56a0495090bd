"""Tables for tests: Alice and Bob, or people with other names, in the middle of a match or of a session."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import BetResult, Ending, Game, Phase, RuleSheet, Side, WinKind
from bot.table import Challenge, Player, Status, Table, TableState
from tests.engine.games import ALICE, BOB

NAMES = ("Alice", "Bob")
SNOWFLAKES = {ALICE: 101, BOB: 102}
MONEY = RuleSheet()


def table(
    game: Game,
    names: tuple[str, str] = NAMES,
    sheet: RuleSheet = MONEY,
    results: Sequence[BetResult] = (),
    status: Status | None = None,
) -> Table:
    """Return a table at which Alice (White) and Bob play that game, after games with those results."""
    players = {key: Player(key, SNOWFLAKES[key], name) for key, name in zip((ALICE, BOB), names, strict=True)}
    state = TableState(Challenge(ALICE, BOB, sheet=sheet), game, results=tuple(results))
    at = Table(17, 7, 70, 42, Status.PLAYING, state, players, live_message=1001, live_version=40)
    at = at.as_it_stood(at.number, game)
    if status is None:
        is_over = game.phase is Phase.OVER and at.match_winner is not None
        status = Status.OVER if is_over else Status.PLAYING
    return replace(at, status=status)


def win(winner: Side, points: int = 1, kind: WinKind = WinKind.SINGLE) -> BetResult:
    """Return the result of a game that was played out."""
    return BetResult(winner, points, kind, Ending.BORNE_OFF)

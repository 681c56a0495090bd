"""Tables for tests: Alice and Bob, or people with other names, in the middle of a match or of a session."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial, reduce

from bot.engine import BetResult, Ending, Game, Phase, RuleSheet, Score, Side, WinKind, score_after, terms_at
from bot.play.base.table import Player, Status
from bot.play.display.picture import View
from bot.play.heads_up.board import table_panel
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable
from bot.play.tables.store import latest_any
from storage import UnitOfWork
from tests.engine.games import ALICE, BOB, game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
NAMES = ("Alice", "Bob")
SNOWFLAKES = {ALICE: 101, BOB: 102}
MONEY = RuleSheet()


def latest_table(uow: UnitOfWork, channel: int) -> HeadsUpTable:
    """A channel's open table, else its last."""
    found = latest_any(uow, channel)
    assert isinstance(found, HeadsUpTable)
    return found


def table(
    game: Game,
    names: tuple[str, str] = NAMES,
    sheet: RuleSheet = MONEY,
    results: Sequence[BetResult] = (),
    status: Status | None = None,
) -> HeadsUpTable:
    """Return a table at which Alice (White) and Bob play that game, after games with those results."""
    players = {key: Player(key, SNOWFLAKES[key], name) for key, name in zip((ALICE, BOB), names, strict=True)}
    state = HeadsUpState(Challenge(ALICE, BOB, sheet=sheet), game, results=tuple(results))
    at = HeadsUpTable(17, 7, 70, 42, Status.PLAYING, players, live_message=1001, live_version=40, state=state)
    at = at.as_it_stood(at.number, game)
    if status is None:
        is_over = game.phase is Phase.OVER and at.match_winner is not None
        status = Status.OVER if is_over else Status.PLAYING
    return replace(at, status=status)


def at_score(sheet: RuleSheet, *results: BetResult, board: str = START, roll: str = "31") -> HeadsUpTable:
    """Return a table whose game is played by its sheet at its score."""
    score = reduce(partial(score_after, sheet), results, Score())
    return table(game_at(board, roll=roll, terms=terms_at(sheet, score)), sheet=sheet, results=results)


def win(winner: Side, points: int = 1, kind: WinKind = WinKind.SINGLE) -> BetResult:
    """Return the result of a game that was played out."""
    return BetResult(winner, points, kind, Ending.BORNE_OFF)


def button_kinds(at: HeadsUpTable) -> list[list[StrEnum]]:
    """Return what the buttons of a table's public message do, row by row."""
    return [[button.kind for button in row] for row in table_panel(at, (), View()).rows]

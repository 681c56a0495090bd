"""Playing rolls, move by move: what is asked of a kind of table where checkers are moved."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, TypeVar

from bot.engine import Game, MakePlay
from bot.engine.keys import PlayerId
from bot.play.base.errors import WrongKind
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.table import Table
from bot.play.display.panel import Picture, SharedButton
from bot.play.display.picture import View
from bot.play.kinds.builder import BuilderState
from bot.play.kinds.lifecycle import TableLifecycle
from storage import UnitOfWork

T = TypeVar("T", bound=Table)
Decide = Callable[[Game], MakePlay]
"""Chooses how to play a roll once the game is read; may raise an engine error, which refuses it."""


@dataclass(frozen=True, slots=True)
class Submission:
    """Where a play goes once it is chosen: by the button below it, or typed after a command."""

    button: StrEnum
    command: str


OWN_PLAY: Final = Submission(SharedButton.CONFIRM, "/play")


class TablePlays(Generic[T]):
    """How checkers are moved; at a table of a kind that says nothing of it, none is."""

    lifecycle: TableLifecycle[T, Any, Any]
    """How its tables move on; whoever names the kind has them with the types of its events and actions."""

    are_plays_undone: ClassVar[bool] = False
    """Whether a play can be undone, so that it may be made without confirming it."""

    def game_to_play(self, table: T, player: PlayerId) -> Game | None:
        """The game in which a table waits for a player to play a roll."""
        return None

    def awaiting_play(
        self, uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
    ) -> T:
        """A table on which somebody may build a play; raises the reason why not."""
        raise WrongKind(self.lifecycle.load(uow, uow.tables.get(table_id)))

    def play(self, table: T, player: PlayerId, decide: Decide) -> MakePlay:
        """The play that `decide` chooses; a player without a roll may name any play."""
        raise WrongKind(table)

    def submission(self, *, is_own: bool) -> Submission:
        """Where somebody's play goes; `is_own` unless they only advise whoever has the roll."""
        return OWN_PLAY

    def building_picture(self, table: T, built: BuilderState, view: View) -> Picture:
        """The board with a half-built play on it."""
        raise WrongKind(table)

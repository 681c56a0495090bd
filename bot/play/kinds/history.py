"""Looking back at tables of one kind: replays, exports, dice, analyses, and whether all is as it should be.

Where a kind says nothing of one of these, its tables have no such thing: whoever asks is told so.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Generic, TypeVar

from bot.analysis import MatchAnalysis
from bot.engine import Position
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import GameDice
from bot.play.base.errors import NoVerifiableDice, WrongKind
from bot.play.base.exports import Check, Format
from bot.play.base.table import Player, Table
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from bot.play.kinds.judged import Choice, Judged, JudgedDecision, PresentedAnalysis, ToJudge
from storage import TableRecord, UnitOfWork

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class PagedGame(Generic[T]):
    """One game of a table to be looked through, page by page, by their index from 0.

    Args:
        title: Names the game, in two lines.
        panel: Draws a page.
        choices: What was decided on a page that an analysis may know of.
    """

    table: T
    number: GameNumber
    pages: int
    title: Callable[[], str]
    panel: Callable[[int, View], Panel]
    choices: Callable[[int], Sequence[Choice]]


class TableHistory(Generic[T]):
    """The games played at tables of one kind."""

    are_games_judged_apart: ClassVar[bool] = False
    """Whether an analysis of a game is of that alone, even where all are over."""

    judged_as: ClassVar[type[Judged]] = MatchAnalysis
    """The type as which an analysis of such a table is stored."""

    def replayed(self, uow: UnitOfWork, table: T) -> T:
        """The table as its events lead to it; what no event tells stays as it is in `table`.

        May raise any of UNREADABLE.
        """
        return table

    def problems(self, uow: UnitOfWork, table: T) -> Iterator[str]:
        """Other faults of a stored table, in words for whoever runs the bot; raises as `replayed`."""
        return iter(())

    def dice_of(self, uow: UnitOfWork, table: T, number: GameNumber | None) -> tuple[GameDice, ...]:
        """The public facts on the dice of a game; for None, of the last and the next."""
        raise NoVerifiableDice(table)

    def replay(self, uow: UnitOfWork, table: T, number: GameNumber | None) -> PagedGame[T]:
        """A game in pages, without a number the one in play or the first; raises NotBegun or NoSuchGame."""
        raise WrongKind(table)

    def export(
        self, uow: UnitOfWork, table: T, formats: Collection[Format], *, has_position: bool
    ) -> Callable[[Check], Panel]:
        """A function that writes the files of all games, which takes a while; raises NotBegun."""
        raise WrongKind(table)

    def to_judge(self, uow: UnitOfWork, table: T, game: GameNumber | None) -> Callable[[], ToJudge]:
        """A function that prepares one game, or with None all games, for analysis, which takes a while.

        It names nobody. Raises NotBegun.
        """
        raise WrongKind(table)

    def presented(self, table: T, analysis: Judged) -> PresentedAnalysis:
        """Return the findings with the players' names, without formatting."""
        raise WrongKind(table)

    def decisions(self, table: T, analysis: Judged, number: GameNumber) -> Iterable[JudgedDecision]:
        """Return the decisions of a game, from an analysis of all games or of that one alone."""
        raise WrongKind(table)

    def automatic_rolls(self, uow: UnitOfWork, table: T) -> Mapping[int, Collection[int]]:
        """Of each game, which rolls, from 1, the bot threw for a player who could have doubled before."""
        return {}

    def starts(self, uow: UnitOfWork, table: T) -> Iterable[Position]:
        """The positions that its games began from."""
        return ()

    def waiting_games(self, uow: UnitOfWork, table: T) -> Mapping[GameNumber, Sequence[Player]]:
        """The games that are over, while the table is not, and are not analysed before it is.

        Each with those who could agree to it before, and have not; nobody where that makes no difference.
        """
        return {}

    def agree(
        self, uow: UnitOfWork, record: TableRecord, table: T, player: PlayerId, game: GameNumber, at: datetime
    ) -> None:
        """Note that a player agrees to the analysis of a game that waits for that.

        They are owed it once it may be made.
        """

    def has_agreed(self, uow: UnitOfWork, table: T, player: PlayerId, game: GameNumber) -> bool:
        """Whether a player has agreed to the analysis of a game, and is told once it comes."""
        return False

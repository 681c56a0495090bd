"""How a kind of table answers the commands that all have; `bot.discord.feature` has its own, and its buttons.

Shared code asks `discord_kind_of` a table, and never which kind it is.
"""

from abc import ABC
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bot.discord.service.context import Interaction
from bot.engine import WinKind
from bot.engine.keys import PlayerId
from bot.play.base.errors import WrongKind
from bot.play.base.keys import UserSnowflake
from bot.play.base.preferences import ServerPreferences
from bot.play.base.table import Outcome, Table
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, SharedButton
from bot.play.display.picture import View
from bot.play.kinds.kind import kind_of
from bot.text.catalogue import phrase

T = TypeVar("T", bound=Table)


class DiscordKind(ABC, Generic[T]):
    """One kind of table on Discord; its methods get tables of that kind only.

    A command for tables of every kind that a kind says nothing of has no meaning there.
    """

    stored_as: ClassVar[str]

    async def roll(self, interaction: Interaction, table: T) -> None:
        raise WrongKind(table)

    async def double(self, interaction: Interaction, table: T, *, is_sure: bool) -> None:
        """`is_sure` skips the question."""
        raise WrongKind(table)

    async def take(self, interaction: Interaction, table: T) -> None:
        """Accept what is offered."""
        raise WrongKind(table)

    async def drop(self, interaction: Interaction, table: T, *, is_sure: bool) -> None:
        """Refuse what is offered; `is_sure` skips the question."""
        raise WrongKind(table)

    async def beaver(self, interaction: Interaction, table: T) -> None:
        """Beaver a double, or raccoon a beaver."""
        raise WrongKind(table)

    async def go_on(self, interaction: Interaction, table: T) -> None:
        """Start the next game, or play once more."""
        raise WrongKind(table)

    async def resign(
        self, interaction: Interaction, table: T, kind: WinKind | None, *, is_sure: bool
    ) -> None:
        """Offer to lose the game, as that kind."""
        raise WrongKind(table)

    def done_panel(self, outcome: Outcome[T, Any], table: T, user: UserSnowflake) -> Panel:
        """The answer to whoever has played; `table` is as it stands by then."""
        return Panel(phrase("turn-done"))

    def chosen_panel(self, outcome: Outcome[T, Any], table: T, user: UserSnowflake) -> Panel:
        """The answer to whoever has played without confirming it."""
        return self.done_panel(outcome, table, user)

    def board_panel(self, table: T, view: View, player: PlayerId | None) -> Panel:
        """The board as one person alone sees it; `player` is None for a spectator."""
        return kind_of(table).live_board(table.seen_by(player), (), view, None)

    def rolling(self, uow: UnitOfWork, table: T, user: UserSnowflake) -> Panel:
        """The buttons by which somebody leaves their rolls to the bot, where it would change anything.

        The text is what ended that; "" for nothing.
        """
        return Panel("")

    def offer_rows(self, kind: SharedButton, present: ServerPreferences) -> Sequence[tuple[Button, ...]]:
        """The buttons of that kind that change, step by step, what its challenges offer."""
        return ()

    def typed_position(self, text: str, view: View) -> Panel | None:
        """A position that somebody has typed, if such tables draw any; raises InvalidPosition."""
        return None


_KINDS: dict[str, DiscordKind[Any]] = {}


def register(kind: DiscordKind[Any]) -> None:
    _KINDS[kind.stored_as] = kind


def discord_kind_of(table: T) -> DiscordKind[T]:
    return _KINDS[table.kind]


def position_typed(text: str, view: View) -> Panel:
    """A position that somebody has typed, as the kind shows it that draws any; raises InvalidPosition."""
    drawn = (kind.typed_position(text, view) for kind in _KINDS.values())
    return next(panel for panel in drawn if panel is not None)


def all_discord_kinds() -> Iterable[DiscordKind[Any]]:
    return _KINDS.values()

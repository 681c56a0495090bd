"""What a kind of table is on Discord: its buttons, its commands, and what it posts beside its boards.

Shared code asks `discord_kind_of` a table, and never which kind it is. `bot.discord.client` lists the kinds.
"""

from abc import ABC
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from discord import app_commands

from bot.discord.context import Interaction
from bot.discord.custom_ids import CustomId
from bot.discord.delivery import NewKeeper
from bot.engine import WinKind
from bot.engine.keys import PlayerId
from bot.play.base.errors import WrongKind
from bot.play.base.keys import UserSnowflake
from bot.play.base.preferences import ServerPreferences
from bot.play.base.table import Outcome, Table
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Kind, Panel, name_buttons
from bot.play.display.picture import View
from bot.play.kinds.kind import kind_of
from bot.text.catalogue import phrase

T = TypeVar("T", bound=Table)
Handler = Callable[[Interaction, CustomId], Awaitable[None]]
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group
"""Any: a command is generic in the class it is bound to and in what it returns; ours have neither."""


class DiscordKind(ABC, Generic[T]):
    """One kind of table on Discord; its methods get tables of that kind only.

    A command for tables of every kind that a kind says nothing of has no meaning there.
    """

    stored_as: ClassVar[str]
    handlers: ClassVar[Mapping[StrEnum, Handler]] = {}
    """What its own buttons do."""

    commands: ClassVar[Sequence[AnyCommand]] = ()
    """Its own commands; those of a game in play are for tables of every kind, and are the methods here."""

    keepers: ClassVar[Sequence[NewKeeper]] = ()
    """What delivers its posts beside the boards."""

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

    def offer_rows(self, kind: Kind, present: ServerPreferences) -> Sequence[tuple[Button, ...]]:
        """The buttons of that kind that change, step by step, what its challenges offer."""
        return ()

    def typed_position(self, text: str, view: View) -> Panel | None:
        """A position that somebody has typed, if such tables draw any; raises InvalidPosition."""
        return None


_KINDS: dict[str, DiscordKind[Any]] = {}


def register(kind: DiscordKind[Any]) -> None:
    _KINDS[kind.stored_as] = kind
    name_buttons(kind.handlers)


def discord_kind_of(table: T) -> DiscordKind[T]:
    return _KINDS[table.kind]


def all_discord_kinds() -> Iterable[DiscordKind[Any]]:
    return _KINDS.values()

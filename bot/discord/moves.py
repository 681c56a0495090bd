"""What the commands of a game in play do at each kind of table; `moves_at` chooses.

A button is for tables of one kind; a command is typed in a channel, whatever that hosts.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from bot import engine
from bot.discord import challenges, looking, publishing
from bot.discord.chouette import pressing
from bot.discord.context import Interaction
from bot.discord.custom_ids import CustomId
from bot.engine.chouette import StartGame
from bot.engine.keys import FIRST_CUBE
from bot.play.chouette.intents import Intent
from bot.play.chouette.table import ChouetteTable
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import UserSnowflake
from bot.play.panel import Kind, Panel
from bot.play.picture import Theme
from bot.play.table import Outcome, Status, Table

T = TypeVar("T", bound=Table)


class Moves(ABC, Generic[T]):
    """What somebody can do at one kind of table by a command."""

    @abstractmethod
    async def roll(self, interaction: Interaction, table: T) -> None: ...

    @abstractmethod
    async def double(self, interaction: Interaction, table: T, *, is_sure: bool) -> None:
        """`is_sure` skips the question."""

    @abstractmethod
    async def take(self, interaction: Interaction, table: T) -> None:
        """Accept what is offered."""

    @abstractmethod
    async def drop(self, interaction: Interaction, table: T, *, is_sure: bool) -> None:
        """Refuse what is offered; `is_sure` skips the question."""

    @abstractmethod
    async def beaver(self, interaction: Interaction, table: T) -> None:
        """Beaver a double, or raccoon a beaver."""

    @abstractmethod
    async def go_on(self, interaction: Interaction, table: T) -> None:
        """Start the next game, or play once more."""

    @abstractmethod
    async def resign(
        self, interaction: Interaction, table: T, kind: engine.WinKind | None, *, is_sure: bool
    ) -> None:
        """Offer to lose the game, as that kind."""

    @abstractmethod
    def done_panel(self, outcome: Outcome[T, Any], table: T, user: UserSnowflake) -> Panel:
        """The answer to whoever has played; `table` is as it stands now."""

    @abstractmethod
    async def show_board(
        self, interaction: Interaction, table: T, whose: looking.Whose | None, theme: Theme | None
    ) -> None:
        """For the caller alone, from the side and in the theme that they ask for."""


class HeadsUpMoves(Moves[HeadsUpTable]):
    """Actions in games of two; the same commands answer a challenge."""

    async def roll(self, interaction: Interaction, table: HeadsUpTable) -> None:
        await _act(interaction, table, lambda _game: engine.RollDice())

    async def double(self, interaction: Interaction, table: HeadsUpTable, *, is_sure: bool) -> None:
        if is_sure:
            await _act(interaction, table, lambda _game: engine.OfferDouble())
        else:
            await publishing.ask_to_double(interaction, table.id, None)

    async def take(self, interaction: Interaction, table: HeadsUpTable) -> None:
        if table.status is Status.CHALLENGE:
            await challenges.accept(interaction, CustomId(Kind.ACCEPT, table.id, table.edition))
        else:
            await _act(interaction, table, _acceptance)

    async def drop(self, interaction: Interaction, table: HeadsUpTable, *, is_sure: bool) -> None:
        if table.status is Status.CHALLENGE:
            await challenges.turn_down(interaction, CustomId(Kind.DECLINE, table.id, table.edition))
        elif table.status is Status.PLAYING and table.game.phase is engine.Phase.RESIGNATION:
            await _act(interaction, table, lambda _game: engine.RefuseResignation())
        elif is_sure:
            await _act(interaction, table, lambda _game: engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP))
        else:
            await publishing.ask_to_pass(interaction, table.id, None)

    async def beaver(self, interaction: Interaction, table: HeadsUpTable) -> None:
        await _act(interaction, table, _raise)

    async def go_on(self, interaction: Interaction, table: HeadsUpTable) -> None:
        if table.status is Status.OVER:
            await challenges.rematch(interaction, CustomId(Kind.REMATCH, table.id, table.edition))
        else:
            await publishing.next_game(interaction, table.id, None)

    async def resign(
        self, interaction: Interaction, table: HeadsUpTable, kind: engine.WinKind | None, *, is_sure: bool
    ) -> None:
        if kind and is_sure:
            await _act(interaction, table, lambda _game: engine.OfferResignation(kind))
        else:
            await publishing.ask_to_resign(interaction, table.id, None, kind)

    def done_panel(
        self, outcome: Outcome[HeadsUpTable, Any], table: HeadsUpTable, user: UserSnowflake
    ) -> Panel:
        return publishing.done_panel(outcome, table, user)

    async def show_board(
        self,
        interaction: Interaction,
        table: HeadsUpTable,
        whose: looking.Whose | None,
        theme: Theme | None,
    ) -> None:
        await looking.show_board(interaction, table, whose, theme)


class ChouetteMoves(Moves[ChouetteTable]):
    """Actions in a chouette: with the player's own cube, as their role allows."""

    async def roll(self, interaction: Interaction, table: ChouetteTable) -> None:
        await pressing.carry_out_command(interaction, table.id, engine.RollDice())

    async def double(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await pressing.carry_out_command(interaction, table.id, Intent.DOUBLE, is_sure=is_sure)

    async def take(self, interaction: Interaction, table: ChouetteTable) -> None:
        await pressing.carry_out_command(interaction, table.id, Intent.TAKE)

    async def drop(self, interaction: Interaction, table: ChouetteTable, *, is_sure: bool) -> None:
        await pressing.carry_out_command(interaction, table.id, Intent.PASS, is_sure=is_sure)

    async def beaver(self, interaction: Interaction, table: ChouetteTable) -> None:
        await pressing.carry_out_command(interaction, table.id, Intent.BEAVER)

    async def go_on(self, interaction: Interaction, table: ChouetteTable) -> None:
        await pressing.carry_out_command(interaction, table.id, StartGame())

    async def resign(
        self, interaction: Interaction, table: ChouetteTable, kind: engine.WinKind | None, *, is_sure: bool
    ) -> None:
        """Show whom the player may concede to: there is nothing else to resign."""
        await pressing.show_seat(interaction, CustomId(Kind.SEAT, table.id, table.edition, "concede"))

    def done_panel(
        self, outcome: Outcome[ChouetteTable, Any], table: ChouetteTable, user: UserSnowflake
    ) -> Panel:
        return pressing.done_panel(outcome, table, user)

    async def show_board(
        self,
        interaction: Interaction,
        table: ChouetteTable,
        whose: looking.Whose | None,
        theme: Theme | None,
    ) -> None:
        await pressing.show_board(interaction, table, whose, theme)


_MOVES: Final[Mapping[str, Moves[Any]]] = {
    HeadsUpTable.kind: HeadsUpMoves(),
    ChouetteTable.kind: ChouetteMoves(),
}


def moves_at(table: T) -> Moves[T]:
    return _MOVES[table.kind]


async def _act(
    interaction: Interaction, table: HeadsUpTable, decide: Callable[[engine.Game], engine.Action]
) -> None:
    await publishing.carry_out(interaction, table.id, None, decide)


def _acceptance(game: engine.Game) -> engine.Action:
    return (
        engine.AcceptResignation()
        if game.phase is engine.Phase.RESIGNATION
        else engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE)
    )


def _raise(game: engine.Game) -> engine.Action:
    offer = game.cubes[0].offer
    return (
        engine.AnswerOffer(FIRST_CUBE, engine.Answer.RACCOON)
        if offer is not None and offer.stage is engine.OfferStage.BEAVER
        else engine.AnswerOffer(FIRST_CUBE, engine.Answer.BEAVER)
    )

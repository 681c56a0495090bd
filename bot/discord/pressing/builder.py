"""Choosing or building a play, privately and from the player's own side, until it is confirmed."""

from typing import Any, Final

from bot.discord.kind import discord_kind_of
from bot.discord.pressing.actions import PrivateAnswer, handle_action
from bot.discord.pressing.play_panel import first_panel, play_panel, roll_of, whole_play
from bot.discord.pressing.replies import show
from bot.discord.pressing.views import Look, look_at
from bot.discord.pressing.visibility import read
from bot.discord.service.context import Interaction, dice_of, user_of
from bot.discord.wire.custom_ids import CustomId, TableRef, path_of
from bot.engine import MakePlay
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.paths import Path
from bot.play.base.table import Outcome, Table
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.display.panel import Panel
from bot.play.kinds.kind import kind_of
from bot.play.kinds.plays import Decide
from bot.play.tables.flow import Question, play_roll
from bot.play.tables.settings import preferences_of
from bot.play.tables.visibility import game_to_play, table_awaiting_play


async def start_building(interaction: Interaction, at: TableRef) -> None:
    """Show the builder with nothing played yet, but for forced moves."""
    table, look = await _read(interaction, at)
    await show(interaction, first_panel(table, look, is_own=_is_own(table, interaction)), table)


async def continue_building(interaction: Interaction, pressed: CustomId) -> None:
    path = path_of(pressed.argument)
    table, look = await _read(interaction, pressed)
    await _show(interaction, table, look, path)


async def choose(interaction: Interaction, pressed: CustomId) -> None:
    """Show a play that was chosen from the list, to be confirmed; or play it, if that is how they like it."""
    path, user = path_of(pressed.argument), user_of(interaction)
    dice_source = dice_of(interaction)

    def use_case(
        uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
    ) -> Outcome[Table, Any] | Question[Table]:
        table = table_awaiting_play(uow, user, table_id, edition)
        is_own = _is_own(table, interaction)
        if is_own and kind_of(table).are_plays_undone and not preferences_of(uow, user).confirms_plays:
            return play_roll(uow, request, table_id, edition, dice_source, _deciding(path))
        return Question(table, play_panel(table, look_at(uow, table, interaction), path, is_own=is_own))

    await handle_action(interaction, pressed, CHOSEN, use_case)


async def confirm(interaction: Interaction, pressed: CustomId) -> None:
    await play(interaction, pressed, _deciding(path_of(pressed.argument)))


def _deciding(path: Path) -> Decide:
    """Return the decision for the play that was chosen or built, made once the game is read."""
    return lambda game: MakePlay(whole_play(path, game.position, roll_of(game)))


async def play(interaction: Interaction, at: TableRef, decide: Decide) -> None:
    """`decide` chooses the play once the game is read, at a table of any kind."""
    await handle_action(interaction, at, PLAYED, play_roll, dice_of(interaction), decide)


def _done_panel(outcome: Outcome[Table, Any], table: Table, user: UserSnowflake) -> Panel:
    return discord_kind_of(table).done_panel(outcome, table, user)


def _chosen_panel(outcome: Outcome[Table, Any], table: Table, user: UserSnowflake) -> Panel:
    return discord_kind_of(table).chosen_panel(outcome, table, user)


PLAYED: Final[PrivateAnswer[Table, Any]] = PrivateAnswer(_done_panel, is_turn=True)
CHOSEN: Final[PrivateAnswer[Table, Any]] = PrivateAnswer(_chosen_panel, tells_press=True, is_turn=True)


async def _read(interaction: Interaction, at: TableRef) -> tuple[Table, Look]:
    """The table on which somebody may build a play, and how they see it."""

    def query(uow: UnitOfWork) -> tuple[Table, Look]:
        table = table_awaiting_play(uow, user_of(interaction), at.table, at.edition)
        return table, look_at(uow, table, interaction)

    return await read(interaction, at.table, query)


async def _show(interaction: Interaction, table: Table, look: Look, path: Path) -> None:
    await show(interaction, play_panel(table, look, path, is_own=_is_own(table, interaction)), table)


def _is_own(table: Table, interaction: Interaction) -> bool:
    """Whether it is their own play, and not a suggestion to their captain."""
    return game_to_play(table, user_of(interaction)) is not None

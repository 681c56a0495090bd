"""How somebody sees a table on their own: as they have chosen, and with their own note on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import TypeVar

from bot.discord.kind import discord_kind_of
from bot.discord.posting.onlookers import LIVE_FOR, PrivateBoard
from bot.discord.pressing.replies import show
from bot.discord.pressing.responses import acknowledge, progress_of
from bot.discord.pressing.visibility import read, watcher_of
from bot.discord.service.context import Interaction, user_of
from bot.discord.wire.components import PanelView, drawn_view
from bot.discord.wire.custom_ids import TableRef
from bot.engine import Side
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel
from bot.play.display.picture import Theme, View
from bot.play.pages.boards import own_view, posted_theme, posted_view
from bot.play.pages.panels import with_line, with_note
from bot.play.tables.settings import own_note, preferences_here
from bot.play.tables.store import load_any
from bot.play.tables.visibility import require_visible
from bot.play.text import turns as turn_text
from bot.text.language import speaking

T = TypeVar("T", bound=Table)
Rows = Sequence[tuple[Button, ...]]


class Whose(StrEnum):
    """The side to look from; a spectator's is the one at the bottom of the live board."""

    MINE = "mine"
    THEIRS = "theirs"


@dataclass(frozen=True, slots=True)
class Look:
    """A private look at a table: how its reader sees it, and their own note; "" for none.

    `moves` is whether they like moving pictures, `rows` are buttons by which they leave rolls to the bot, and
    `rolling` says what ended that; "" for nothing.
    """

    view: View
    note: str
    moves: bool
    rows: Rows = ()
    rolling: str = ""


def look_at(uow: UnitOfWork, table: Table, interaction: Interaction) -> Look:
    """As they have chosen, else as it is posted."""
    user = user_of(interaction)
    own, servers = preferences_here(uow, user, table.guild)
    posted = posted_view(table, servers, interaction.client.context.theme)
    view, note = own_view(table.side_of(user), own, posted), own_note(uow, table.id, user)
    rolling = discord_kind_of(table).rolling(uow, table, user)
    return Look(view, note, own.has_motion, rolling.rows, rolling.text)


def view_of_replay(uow: UnitOfWork, table: Table, interaction: Interaction) -> View:
    """As they have chosen, else always from the same side."""
    user = user_of(interaction)
    own, servers = preferences_here(uow, user, table.guild)
    posted = View(theme=posted_theme(servers, interaction.client.context.theme))
    return own_view(table.side_of(user), own, posted)


def public_view(uow: UnitOfWork, table: Table, interaction: Interaction) -> View:
    """A replay as everybody sees it."""
    _, servers = preferences_here(uow, user_of(interaction), table.guild)
    return View(theme=posted_theme(servers, interaction.client.context.theme))


async def show_board(
    interaction: Interaction, table: T, look: Look, whose: Whose | None = None, theme: Theme | None = None
) -> None:
    """For the caller alone: as they have chosen, but for the side and the theme that are given."""
    user = user_of(interaction)
    seen = replace(look, view=_view_from(table, user, look.view, whose, theme))
    await show(interaction, own_board(table, seen, user), table)


def own_board(table: T, look: Look, user: UserSnowflake) -> Panel:
    """A table as one person sees it, with their own buttons and their note."""
    player = table.player_of(user)
    panel = discord_kind_of(table).board_panel(table, look.view, player.id if player else None)
    panel = with_line(replace(panel, rows=(*look.rows, *panel.rows)), look.rolling)
    return with_note(panel, look.note)


async def show_own_side(interaction: Interaction, at: TableRef) -> None:
    """From the side the presser has chosen; for a spectator, from the other side, where it stays."""
    table, look = await read(interaction, at.table, _look_of(interaction, at.table))
    if table.side_of(user_of(interaction)) is None:
        await _let_watch(interaction, table, look)
    else:
        await show_board(interaction, table, look)


def _look_of(interaction: Interaction, table_id: TableId) -> Callable[[UnitOfWork], tuple[Table, Look]]:
    """A query for a table and how whoever made an interaction sees it."""

    def query(uow: UnitOfWork) -> tuple[Table, Look]:
        table = load_any(uow, table_id)
        return table, look_at(uow, table, interaction)

    return query


async def _let_watch(interaction: Interaction, table: Table, look: Look) -> None:
    """Show a spectator the table from the side that is not at the bottom now, and go on showing it."""
    context, now = interaction.client.context, interaction.client.context.now()
    side, until = look.view.bottom.other, now + LIVE_FOR
    is_followed = context.onlookers.has_room(table.id, now)
    await acknowledge(interaction)
    await show(interaction, _watched(table, look, side, until if is_followed else None), table)
    message = progress_of(interaction).answer
    if not is_followed or message is None:
        return
    viewer, query = watcher_of(interaction), _look_of(interaction, table.id)

    def work(uow: UnitOfWork) -> tuple[Table, Look]:
        require_visible(uow, viewer, table.id)
        return query(uow)

    async def look_again(shown: Edition | None) -> tuple[Edition, PanelView] | None:
        with speaking(context.languages.of_player(viewer.snowflake)):
            table_now, look_now = await context.store.run(work)
            if table_now.edition == shown:
                return None
            panel = _watched(table_now, look_now, side, None if shown is None else until)
            return table_now.edition, await drawn_view(panel, table_now)

    context.onlookers.follow(PrivateBoard(table.id, table.edition, until, message, look_again), now)


def _watched(table: Table, look: Look, side: Side, until: datetime | None) -> Panel:
    """A table as everybody may see it, from one side; it follows until a moment, or no more."""
    view = replace(look.view, bottom=side, counted_by=side)
    panel = discord_kind_of(table).board_panel(table, view, None)
    line = turn_text.live_until(until)
    return with_note(replace(panel, text=f"{panel.text}\n-# {line}"), look.note)


def _view_from(
    table: Table, user: UserSnowflake, chosen: View, whose: Whose | None, theme: Theme | None
) -> View:
    """As they have chosen, but for the side and the theme that they ask for."""
    chosen = replace(chosen, theme=theme or chosen.theme)
    if whose is None:
        return chosen
    mine = table.side_of(user) or chosen.bottom
    side = mine if whose is Whose.MINE else mine.other
    return replace(chosen, bottom=side, counted_by=side)

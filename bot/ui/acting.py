"""Carrying out an action of a game: save first, then tell the channel, then tell whoever acted."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.presenters import sentences
from bot.presenters.buttons import (
    Button,
    Kind,
    action_buttons,
    between_roll_and_double,
    may_think_again,
)
from bot.presenters.panel import Panel
from bot.services import acting
from bot.services.acting import Decide, Happened, take_action
from bot.services.tables import load_table
from bot.services.work import UnitOfWork
from bot.table import Table
from bot.ui.desk import Interaction, request_of
from bot.ui.publishing import publish_change
from bot.ui.replies import board_link


async def carry_out(interaction: Interaction, table_id: int, version: int | None, decide: Decide) -> None:
    """Carry out what somebody does at a table, and show it to everyone."""
    desk = interaction.client.desk
    work = partial(
        take_action,
        request=request_of(interaction),
        table_id=table_id,
        version=version,
        decide=decide,
        chance=desk.chance,
    )
    happened = await desk.store.run(work)
    await publish(interaction, table_id, partial(done_panel, happened))


async def next_game(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Start the next game of a money session."""
    desk, request = interaction.client.desk, request_of(interaction)
    work = partial(acting.next_game, request=request, table_id=table_id, version=version, chance=desk.chance)
    happened = await desk.store.run(work)
    await publish(interaction, table_id, partial(done_panel, happened))


async def end_session(interaction: Interaction, table_id: int, version: int | None) -> None:
    """End a money session between two games."""
    request = request_of(interaction)
    work = partial(acting.end_session, request=request, table_id=table_id, version=version)
    await interaction.client.desk.store.run(work)
    await publish(interaction, table_id, _ended)


async def publish(interaction: Interaction, table_id: int, done: Callable[[Table, int], Panel]) -> None:
    """Show everyone a change of a table that was saved, and answer whoever made it by `done`.

    That is given the table as it stands then, and the snowflake of whom it answers.
    """

    def answer(uow: UnitOfWork) -> tuple[Table, Panel]:
        table = load_table(uow, table_id)
        return table, done(table, interaction.user.id)

    await publish_change(interaction, table_id, answer)


def _ended(table: Table, reader: int) -> Panel:
    return Panel(f"{sentences.outcome(table)} {board_link(table, reader)}".rstrip())


def done_panel(happened: Happened, table: Table, snowflake: int) -> Panel:
    """Return what an action did, with what its player may do next, and the way to the board."""
    lines = sentences.log_lines(happened.table, happened.happenings)
    text = sentences.done(happened.happenings, lines)
    player = table.player_of(snowflake)
    rows = between_roll_and_double(_next_buttons(table, player.id), ()) if player else ()
    return Panel(f"{text}\n{board_link(table, snowflake)}".rstrip(), rows=rows)


def _next_buttons(table: Table, player: int) -> Iterator[Button]:
    """Yield what a player may do next: act on, or think again."""
    if player in table.must_act:
        yield from action_buttons(table.game, player)
    elif may_think_again(table, player):
        yield Button(Kind.TAKEBACK, "Take back")

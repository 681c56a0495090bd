"""Taking back a play or a double: asking for it, and answering."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from bot.presenters import sentences
from bot.presenters.panel import Panel
from bot.services import takebacks
from bot.services.request import Request
from bot.services.work import UnitOfWork
from bot.table import Table
from bot.ui.acting import publish
from bot.ui.desk import Interaction, request_of
from bot.ui.here import table_here
from bot.ui.replies import board_link


class UseCase(Protocol):
    """Asking for a takeback, granting or refusing it."""

    def __call__(self, uow: UnitOfWork, request: Request, table_id: int, version: int | None) -> Table:
        """Return the table after it."""


async def ask_here(interaction: Interaction) -> None:
    """Ask for a takeback at the channel's table."""
    table = await table_here(interaction)
    await ask(interaction, table.id, None)


async def ask(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Ask whether somebody may take back what they did last."""
    await _carry_out(interaction, table_id, version, takebacks.ask_takeback, sentences.TAKEBACK_ASKED)


async def grant(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Let the other side take it back."""
    await _carry_out(interaction, table_id, version, takebacks.grant_takeback, sentences.TAKEBACK_GRANTED)


async def refuse(interaction: Interaction, table_id: int, version: int | None) -> None:
    """Let it stand."""
    await _carry_out(interaction, table_id, version, takebacks.refuse_takeback, sentences.TAKEBACK_REFUSED)


async def _carry_out(
    interaction: Interaction, table_id: int, version: int | None, use_case: UseCase, sentence: str
) -> None:
    work = partial(use_case, request=request_of(interaction), table_id=table_id, version=version)
    await interaction.client.desk.store.run(work)
    await publish(interaction, table_id, _saying(sentence))


def _saying(sentence: str) -> Callable[[Table, int], Panel]:
    return lambda table, reader: Panel(f"{sentence} {board_link(table, reader)}".rstrip())

"""Doing something in a chouette: save first, then tell the channel, then tell whoever acted."""

from collections.abc import Callable
from functools import partial

from bot.presenters.panel import Panel
from bot.services.chouettes.acting import Choose, Done, act_in_chouette
from bot.services.tables import load_chouette_to_change
from bot.services.work import UnitOfWork
from bot.table import ChouetteTable
from bot.ui.desk import Interaction, request_of
from bot.ui.publishing import publish_change

Answering = Callable[[Done, ChouetteTable], Panel]
"""Returns what to say to whoever acted: what came of it, and the table as it stands once it is shown."""


async def do_in_chouette(
    interaction: Interaction, table_id: int, version: int | None, choose: Choose, answering: Answering
) -> None:
    """Carry out what somebody does in a chouette, and show it to everyone; a command gets an answer too."""
    desk = interaction.client.desk
    work = partial(
        act_in_chouette,
        request=request_of(interaction),
        table_id=table_id,
        version=version,
        choose=choose,
        chance=desk.chance,
    )
    done = await desk.store.run(work)

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        _, table = load_chouette_to_change(uow, table_id)
        return table, answering(done, table)

    await publish_change(interaction, table_id, answer)

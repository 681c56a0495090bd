"""Doing something in a chouette: save first, then tell the channel, then tell whoever acted."""

from collections.abc import Callable
from functools import partial

from bot.engine.chouette import Released, event_seen_by
from bot.presenters.panel import Panel
from bot.services.chouettes.acting import Choose, Done, act_in_chouette
from bot.services.tables import load_chouette
from bot.services.work import UnitOfWork
from bot.table import ChouetteTable
from bot.ui.desk import Interaction, request_of
from bot.ui.publishing import publish_change

Answering = Callable[[Done, ChouetteTable], Panel]
"""Returns what to say to whoever acted: what came of it, and the table as it stands once it is shown."""


async def do_in_chouette(
    interaction: Interaction,
    table_id: int,
    edition: int | None,
    choose: Choose,
    answering: Answering,
    *,
    tells_press: bool = False,
) -> None:
    """Carry out what somebody does in a chouette, and show it to everyone.

    A command gets an answer too; so does a press which did something that nobody else sees, or any if
    `tells_press`.
    """
    desk = interaction.client.desk
    work = partial(
        act_in_chouette,
        request=request_of(interaction),
        table_id=table_id,
        edition=edition,
        choose=choose,
        chance=desk.chance,
    )
    done = await desk.store.run(work)

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        table = load_chouette(uow, table_id)
        return table, answering(done, table)

    await publish_change(interaction, table_id, answer, tells_press=tells_press or _is_sealed(done))


def _is_sealed(done: Done) -> bool:
    """Tell whether the last thing that somebody did is not for everybody's eyes.

    That the roll waits for them no longer comes with a double, which nobody sees.
    """
    last = next((one.event for one in reversed(done.happenings) if not isinstance(one.event, Released)), None)
    return last is not None and event_seen_by(last, None) is None

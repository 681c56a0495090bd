"""Opening a chouette in a channel, or in a thread of its own."""

from collections.abc import Callable
from functools import partial

from bot.engine.chouette import ChouetteSheet
from bot.presenters import sentences
from bot.presenters.panel import Panel
from bot.presenters.sentences.chouette import lobby as words
from bot.services.challenge_limits import check_lobbies
from bot.services.challenges import Place
from bot.services.chouettes.acting import open_chouette
from bot.services.errors import ChannelBusy
from bot.services.tables import load_chouette
from bot.services.work import UnitOfWork
from bot.table import ChouetteTable
from bot.ui.answering import check_permissions
from bot.ui.desk import Interaction, caller_of, request_of
from bot.ui.publishing import publish_change
from bot.ui.replies import board_link
from bot.ui.settings import ask_for_zone
from bot.ui.threads import open_thread


async def start(interaction: Interaction, sheet: ChouetteSheet, *, has_thread: bool) -> None:
    """Open a lobby in this channel; if it is taken, or if that is wanted, in a new thread.

    Raises:
        CannotPost: The bot may not show a board here.
        NotPossible: There can be no thread.
        TooManyLobbies: As many lobbies of the caller's are open as may be.

    """
    taken = None
    if not has_thread:
        check_permissions(interaction)
        try:
            await _open_at(interaction, interaction.channel_id or 0, sheet, _opened)
        except ChannelBusy as busy:
            taken = busy.table
        else:
            await ask_for_zone(interaction)
            return
    check = partial(check_lobbies, host=caller_of(interaction.user))
    await interaction.client.desk.store.run(check)
    thread = await open_thread(interaction, words.thread_title(caller_of(interaction.user).name), taken)
    await _open_at(interaction, thread, sheet, _opened_in_thread)
    await ask_for_zone(interaction)


async def _open_at(
    interaction: Interaction, channel: int, sheet: ChouetteSheet, done: Callable[[ChouetteTable], Panel]
) -> None:
    desk = interaction.client.desk
    work = partial(
        open_chouette,
        request=request_of(interaction),
        place=Place(interaction.guild_id, channel),
        sheet=sheet,
        chance=desk.chance,
    )
    opened = await desk.store.run(work)

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        table = load_chouette(uow, opened.id)
        return table, done(table)

    await publish_change(interaction, opened.id, answer)


def _opened(table: ChouetteTable) -> Panel:
    return Panel(f"{sentences.POSTED} {board_link(table)}".rstrip())


def _opened_in_thread(table: ChouetteTable) -> Panel:
    return Panel(f"{words.own_thread(table.boards[0].channel)} {board_link(table)}".rstrip())

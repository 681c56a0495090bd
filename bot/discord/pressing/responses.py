"""How one interaction is answered: acknowledged in time, once, and then answered, whatever the network does.

Discord waits three seconds for the first word. Usually that is the answer itself, or follows a save; what may
take longer is acknowledged first, and what turns out to take long is acknowledged by itself. What somebody
shares from their answer goes to the channel as a post.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

import discord

from bot.discord.service.context import Interaction, caller_of
from bot.discord.wire.components import ANY_EDITION, NOBODY, PanelView, drawn_view
from bot.discord.wire.failures import ALREADY_ACKNOWLEDGED, code_of, is_cut_off, is_our_mistake
from bot.metrics import ACKNOWLEDGEMENTS
from bot.play.base.names import isolated_name
from bot.play.base.table import Table
from bot.play.display.panel import Button, Panel
from bot.play.pages.animation import shared_panel
from bot.play.text.escapes import unformatted

LOG: Final = logging.getLogger(__name__)
PROGRESS: Final = "progress"
"""Under this key, an interaction keeps how far its answer has come."""

Call = Callable[[], Awaitable[object]]


@dataclass
class Progress:
    """How far the answer to an interaction has come; `lock` is held during a call to Discord.

    Args:
        is_refused: Whether Discord has not taken an acknowledgement.
        has_own: Whether Discord's first answer is a message of ours, so that it can be replaced.
        meanwhile: Another message of ours, in place of which the answer comes.
        answer: The message of the answer, where it is known, to be edited while Discord allows it.
    """

    is_acknowledged: bool = False
    is_refused: bool = False
    is_answered: bool = False
    has_own: bool = False
    meanwhile: discord.WebhookMessage | None = None
    answer: discord.WebhookMessage | discord.InteractionMessage | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    acknowledging: asyncio.Task[None] | None = None
    began: float = field(default_factory=time.perf_counter)

    def mark_acknowledged(self) -> None:
        """Note that Discord has the first word."""
        if not self.is_acknowledged:
            self.is_acknowledged = True
            ACKNOWLEDGEMENTS.observe(time.perf_counter() - self.began)


def progress_of(interaction: Interaction) -> Progress:
    progress: Progress = interaction.extras.setdefault(PROGRESS, Progress())
    return progress


def acknowledge_in_time(interaction: Interaction) -> None:
    """Acknowledge an interaction that this task does not answer soon, such as while the database is busy."""
    progress, context = progress_of(interaction), interaction.client.context

    def begin() -> None:
        progress.acknowledging = asyncio.ensure_future(acknowledge(interaction))

    late = asyncio.get_running_loop().call_later(context.patience, begin)
    if task := asyncio.current_task():
        context.track(task)
        task.add_done_callback(lambda _task: late.cancel())


async def acknowledge(interaction: Interaction, *, is_public: bool = False) -> None:
    """Acknowledge an interaction, unless that was done; a failure does not undo what was saved.

    The later answer to a command is for all to see if `is_public`, and else for the caller alone.
    """
    progress = progress_of(interaction)
    async with progress.lock:
        if progress.is_acknowledged:
            return
        try:
            await _repeatable(lambda: interaction.response.defer(ephemeral=not is_public))
        except Exception as error:
            if is_our_mistake(error):
                raise
            level = logging.DEBUG if progress.is_refused else logging.WARNING  # once for each
            progress.is_refused = True
            LOG.log(level, "interaction %d was not acknowledged: %r", interaction.id, error)
        else:
            progress.mark_acknowledged()


async def respond_meanwhile(interaction: Interaction, view: PanelView) -> None:
    """Say something for now, in place of which the answer comes."""
    progress = progress_of(interaction)
    async with progress.lock:
        if not progress.is_acknowledged:
            await _repeatable(lambda: _first(interaction, view))
            progress.has_own = True
        elif is_public_press(interaction):
            progress.meanwhile = await interaction.followup.send(
                view=view, ephemeral=True, allowed_mentions=view.naming, wait=True
            )
        else:
            await _repeatable(
                lambda: interaction.edit_original_response(
                    view=view, attachments=[], allowed_mentions=view.naming
                )
            )
        progress.mark_acknowledged()


async def respond(interaction: Interaction, view: PanelView) -> None:
    """Answer in place of the private message that was pressed, else with a private message.

    A second answer is a message of its own. The answer to a command that was acknowledged publicly is
    public.
    """
    progress = progress_of(interaction)
    async with progress.lock:
        if not progress.is_acknowledged:
            await _repeatable(lambda: _first(interaction, view))
        elif (meanwhile := progress.meanwhile) is not None:
            progress.meanwhile = None
            await _repeatable(
                lambda: meanwhile.edit(view=view, attachments=view.files, allowed_mentions=view.naming)
            )
        elif progress.is_answered or (is_public_press(interaction) and not progress.has_own):
            progress.is_answered = True  # also if the connection breaks: to say it twice would be worse
            progress.answer = await interaction.followup.send(
                view=view, files=view.files, ephemeral=True, allowed_mentions=view.naming, wait=True
            )
        else:
            await _repeatable(
                lambda: interaction.edit_original_response(
                    view=view, attachments=view.files, allowed_mentions=view.naming
                )
            )
        progress.mark_acknowledged()
        progress.is_answered = True


async def tell_beside(interaction: Interaction, view: PanelView) -> None:
    """Say something more to the caller alone, in a message of its own.

    It comes also where the private message that was pressed is removed.
    """
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=view.naming)


async def shared_view(
    interaction: Interaction,
    page: Panel,
    table: Table | None = None,
    rows: tuple[tuple[Button, ...], ...] = (),
) -> PanelView:
    """Return the drawn page to share, with the sharer's name and these buttons."""
    shared = replace(
        shared_panel(page, unformatted(isolated_name(caller_of(interaction.user).name))), rows=rows
    )
    return await drawn_view(shared, table, ANY_EDITION)


async def post_shared(interaction: Interaction, view: PanelView) -> None:
    """Post for the channel what somebody shares."""
    await interaction.followup.send(view=view, files=view.files, allowed_mentions=NOBODY)


def is_command(interaction: Interaction) -> bool:
    """Whether it is no press of a button, nor a choice from a menu."""
    return interaction.type is not discord.InteractionType.component


def is_private_press(interaction: Interaction) -> bool:
    """Whether it is a press on a message that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def is_public_press(interaction: Interaction) -> bool:
    """Whether it is a press on a message that others see too."""
    return interaction.type is discord.InteractionType.component and not is_private_press(interaction)


async def _first(interaction: Interaction, view: PanelView) -> None:
    if is_private_press(interaction):
        await interaction.response.edit_message(
            view=view, attachments=view.files, allowed_mentions=view.naming
        )
    else:
        await interaction.response.send_message(
            view=view, files=view.files, ephemeral=True, allowed_mentions=view.naming
        )


async def _repeatable(call: Call) -> None:
    """Make a call that may be repeated, and repeat it once if the connection breaks.

    "Already acknowledged" means that an earlier attempt arrived and its answer got lost: an attempt of
    discord.py, which repeats after a 500, or of ours.
    """
    try:
        try:
            await call()
        except Exception as error:
            if not is_cut_off(error):
                raise
            await call()
    except discord.HTTPException as error:
        if code_of(error) != ALREADY_ACKNOWLEDGED:
            raise

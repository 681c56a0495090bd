"""How one interaction is answered: acknowledged in time, once, and then told, whatever the network does.

Discord waits three seconds for the first word. Usually that is the answer itself, or is said once a change is
saved; what may take longer is acknowledged before, and whatever turns out to take long is so by itself.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.discord.context import Interaction
from bot.discord.failures import ALREADY_ACKNOWLEDGED, code_of, is_cut_off, is_our_mistake
from bot.discord.layout import NOBODY, PanelView

LOG: Final = logging.getLogger(__name__)
PROGRESS: Final = "progress"
"""Under this key, an interaction keeps how far its answer has come."""

Call = Callable[[], Awaitable[object]]


@dataclass
class Progress:
    """How far the answer to an interaction has come; `lock` is held while Discord is told."""

    is_acknowledged: bool = False
    is_answered: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    acknowledging: asyncio.Task[None] | None = None


def progress_of(interaction: Interaction) -> Progress:
    """Return how far the answer to an interaction has come."""
    progress: Progress = interaction.extras.setdefault(PROGRESS, Progress())
    return progress


@contextmanager
def acknowledged_in_time(interaction: Interaction) -> Iterator[None]:
    """Acknowledge an interaction that is not answered soon, such as while the database is busy."""
    progress = progress_of(interaction)

    def begin() -> None:
        progress.acknowledging = asyncio.ensure_future(acknowledge(interaction))

    task = asyncio.current_task()
    if task is not None:
        interaction.client.context.under_way.add(task)
        task.add_done_callback(interaction.client.context.under_way.discard)
    late = asyncio.get_running_loop().call_later(interaction.client.context.patience, begin)
    try:
        yield
    finally:
        late.cancel()


async def acknowledge(interaction: Interaction, *, is_public: bool = False) -> None:
    """Tell Discord that an interaction is in work, unless it has heard so; what was saved stays either way.

    What answers a command then is seen by all if `is_public`, and else by nobody but whoever gave it.
    """
    progress = progress_of(interaction)
    async with progress.lock:
        if progress.is_acknowledged:
            return
        try:
            await _surely(lambda: interaction.response.defer(ephemeral=not is_public))
        except Exception as error:
            if is_our_mistake(error):
                raise
            LOG.warning("interaction %d was not acknowledged: %r", interaction.id, error)
        else:
            progress.is_acknowledged = True


async def respond(interaction: Interaction, view: PanelView) -> None:
    """Answer with a message: in place of the private one that was pressed, and else a private one of its own.

    What says something more after the answer is a message of its own. To a command that was acknowledged
    publicly, the answer is public.
    """
    progress = progress_of(interaction)
    async with progress.lock:
        if not progress.is_acknowledged:
            await _surely(lambda: _first(interaction, view))
        elif progress.is_answered or is_public_press(interaction):
            progress.is_answered = True  # also if the connection breaks: to say it twice would be worse
            await interaction.followup.send(
                view=view, files=view.files, ephemeral=True, allowed_mentions=NOBODY
            )
        else:
            await _surely(
                lambda: interaction.edit_original_response(
                    view=view, attachments=view.files, allowed_mentions=NOBODY
                )
            )
        progress.is_acknowledged = progress.is_answered = True


def is_private_press(interaction: Interaction) -> bool:
    """Tell whether a button was pressed on a message that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def is_public_press(interaction: Interaction) -> bool:
    """Tell whether a button was pressed on a message that others see too."""
    return interaction.type is discord.InteractionType.component and not is_private_press(interaction)


async def _first(interaction: Interaction, view: PanelView) -> None:
    if is_private_press(interaction):
        await interaction.response.edit_message(view=view, attachments=view.files, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(
            view=view, files=view.files, ephemeral=True, allowed_mentions=NOBODY
        )


async def _surely(call: Call) -> None:
    """Call Discord with what does no harm twice, and once more where the connection breaks.

    An acknowledgement that Discord has taken already was taken before its answer got lost on the way: from
    discord.py, which repeats a call that is answered by 500, or from here.
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

"""What the tutor tells privately before a decision is carried out, and the way to go on anyway."""

import asyncio
import logging
from typing import Final

from bot.analysis import AnalysisError
from bot.discord.context import Interaction
from bot.discord.custom_ids import Path, format_path
from bot.discord.replies import show
from bot.engine import Action, MakePlay
from bot.play.action_codec import format_button
from bot.play.flow import hear
from bot.play.panel import Button, Kind, Panel, Tone
from bot.play.tutor import Lesson, judge
from bot.play.use_case import StoreError
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)
PATIENCE_SECONDS: Final = 10.0
PLAY: Final = "play"


async def teach(interaction: Interaction, lesson: Lesson) -> bool:
    """Tell whoever decides what they would give up, and offer it back; whether there was anything to say.

    Where the strong player does not answer, there is not.
    """
    context = interaction.client.context
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            verdict = await judge(context.evaluator, lesson.question, lesson.action)
    except (AnalysisError, TimeoutError) as error:
        LOG.warning("table %d: the tutor says nothing: %r", lesson.table.id, error)
        return False
    if verdict is None:
        return False
    argument = _format(lesson.action)
    back = Button(Kind.THINK_AGAIN, phrase("button-think-again"), Tone.PRIMARY, argument)
    on = Button(Kind.ANYWAY, phrase("button-go-on-anyway"), argument=argument)
    await show(interaction, Panel(verdict.text, rows=((back, on),)), lesson.table)
    try:
        await context.store.run(hear, lesson, context.now())
    except StoreError as error:
        LOG.warning("table %d: the tutor may say it again: %r", lesson.table.id, error)
    return True


def _format(action: Action) -> str:
    if isinstance(action, MakePlay):
        return f"{PLAY}.{format_path(Path.of(action.play.moves))}"
    kind, _ = format_button(action)
    return kind.value

"""Private answers on Discord: results, panels for one person alone, and refusals."""

import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec

from bot.clocks import ClockError
from bot.discord.pressing.responses import acknowledge, acknowledge_in_time, progress_of, respond
from bot.discord.service.context import Interaction, guild_of, user_of
from bot.discord.wire.components import PanelView, board_url, drawn_view
from bot.discord.wire.custom_ids import UnknownButton, parse_custom_id
from bot.discord.wire.failures import UPLOADS_LIMITED, code_of, discord_may_fail, is_our_mistake
from bot.engine import EngineError
from bot.logs import INTERACTION
from bot.metrics import COMMANDS
from bot.play.base import errors
from bot.play.base.errors import explain_alone, explain_at
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import StoreError
from bot.play.display.panel import Panel, is_never_sealed
from bot.play.kinds.kind import words_of
from bot.play.text import places as place_text
from bot.text.catalogue import phrase

P = ParamSpec("P")
Command = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]
"""Any: what a coroutine is sent, which is nothing here."""
LOG: Final = logging.getLogger(__name__)


class NotPossible(Exception):
    """The typed request cannot be carried out; the sentence says why, and what would be right."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


Refusal = errors.ServiceError | EngineError | ClockError | NotPossible | UnknownButton


async def show(
    interaction: Interaction, panel: Panel, table: Table | None = None, *, is_public: bool = False
) -> None:
    """Answer with a message that only the caller sees, unless it `is_public`; see `respond`.

    Drawing takes a while, so what has pictures is acknowledged before.
    """
    if panel.pictures or is_public:
        await acknowledge(interaction, is_public=is_public)
    await respond(interaction, await drawn_view(panel, table, interaction=interaction.id))


async def say(interaction: Interaction, sentence: str, table: Table | None = None) -> None:
    """Answer with a sentence that only the caller sees, and the way to the table's live board."""
    link = "" if table is None else board_link(table, user_of(interaction))
    await respond(interaction, PanelView(Panel(f"{sentence} {link}".rstrip())))


def answering(command: Callable[Concatenate[Interaction, P], Awaitable[None]]) -> Command[P]:
    """Let a command answer in time, and say why it is refused, or that it failed."""

    @wraps(command)
    async def answered(interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        INTERACTION.set(interaction.id)
        acknowledge_in_time(interaction)
        began, result = time.perf_counter(), "done"
        try:
            async with interaction.client.context.gate.of(user_of(interaction)):
                await command(interaction, *args, **kwargs)
        except Exception as error:  # noqa: BLE001 - discord.py would only log it
            result = "refused" if isinstance(error, Refusal) else "failed"
            await answer_error(interaction, error)
        COMMANDS.labels(_label(interaction), result).observe(time.perf_counter() - began)

    return answered


DECISION: Final = "decision"
DECIDING_COMMANDS: Final = frozenset({"roll", "double", "take", "pass", "beaver"})
"""Their answers may be sealed, like those of a button that is not `is_never_sealed`."""


def _label(interaction: Interaction) -> str:
    """Return the command or the kind of button; all decisions about a cube are labelled alike."""
    if interaction.command is not None:
        name = interaction.command.qualified_name
        return DECISION if name in DECIDING_COMMANDS else f"/{name}"
    try:
        kind = parse_custom_id(str(dict(interaction.data or {}).get("custom_id"))).kind
    except UnknownButton:
        return "unknown"
    return kind.value if is_never_sealed(kind) else DECISION


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell the caller why a command or a press was refused, or that it failed."""
    match error:
        case errors.ServiceError() | EngineError() | ClockError() | NotPossible() | UnknownButton():
            table = error.table if isinstance(error, errors.ServiceError) else None
            await try_to_say(interaction, _explain_here(interaction, error), table)
        case StoreError():
            LOG.error("the database did not do its work", exc_info=error)
            await try_to_say(interaction, phrase("place-unavailable"))
        case _ if is_our_mistake(error):
            LOG.error("interaction %d failed: %s", interaction.id, _asked(interaction), exc_info=error)
            await try_to_say(interaction, place_text.broken())
        case _:
            LOG.warning("interaction %d: Discord did not take its answer: %r", interaction.id, error)
            if not progress_of(interaction).is_answered:
                await try_to_say(interaction, _unanswered(error))


def _unanswered(error: Exception) -> str:
    """Return the sentence that replaces an answer that Discord did not take."""
    is_picture = code_of(error) == UPLOADS_LIMITED
    return phrase("place-uploads-limited") if is_picture else place_text.broken()


def _explain_here(interaction: Interaction, refusal: Refusal) -> str:
    command = interaction.command
    match refusal:
        case errors.NoTable() if guild_of(interaction) is None:
            return phrase("place-no-direct-table")
        case errors.WrongKind(table=Table() as table) if command is not None:
            return words_of(table).wrong_kind(command.qualified_name)
        case _:
            return explain(refusal, user_of(interaction))


def explain(refusal: Refusal, user: UserSnowflake) -> str:
    """The sentence for a refusal, to the person with that snowflake."""
    match refusal:
        case NotPossible():
            return refusal.sentence
        case UnknownButton():
            return phrase("place-unknown-button")
        case errors.WrongKind(table=Table() as table):
            return words_of(table).wrong_kind()
        case errors.Refused(table=Table() as table):
            return words_of(table).why_not(table, refusal.player, refusal.reason)
        case errors.ServiceError(table=Table() as table):
            reader = table.player_of(user)
            return explain_at(table, refusal, reader.id if reader else None)
        case _:
            return explain_alone(refusal)


def board_link(table: Table, user: UserSnowflake | None = None) -> str:
    """A link to the live board that a reader, or anybody, can look at; "" if there is none."""
    url = board_url(table, user)
    return f"[{words_of(table).link_label(table)}]({url})" if url else ""


def _asked(interaction: Interaction) -> str:
    """The request for a log: no names, and nothing that anybody wrote."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    return str(dict(interaction.data or {}).get("custom_id"))


async def try_to_say(interaction: Interaction, sentence: str, table: Table | None = None) -> None:
    """Say it, unless Discord does not take that either."""
    with discord_may_fail("not answered: interaction", interaction.id):
        await say(interaction, sentence, table)

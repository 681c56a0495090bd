"""Threads: one opened for a table, and those of live tables kept open."""

import logging
from collections.abc import Callable
from typing import Final, TypeVar

import discord

from bot.discord.actions import Answer, act, posted_panel
from bot.discord.context import Interaction, channel_of, guild_of, user_of
from bot.discord.custom_ids import Here
from bot.discord.failures import (
    DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
    IN_NEW_THREAD,
    code_of,
    is_our_mistake,
    lacking,
    lacking_for_board,
)
from bot.discord.layout import NO_TABLE
from bot.discord.replies import NotPossible, board_link
from bot.discord.responses import acknowledge
from bot.engine.chouette import ChouetteEvent
from bot.play.errors import AlreadyHandled, ChannelBusy
from bot.play.keys import ChannelSnowflake, Edition, TableId, UserSnowflake
from bot.play.kind import words_of
from bot.play.panel import Panel
from bot.play.table import Outcome, Place, Table
from bot.play.text import places as place_text
from bot.play.use_case import Request, UnitOfWork
from bot.text.catalogue import phrase

T = TypeVar("T", bound=Table)
E = TypeVar("E", bound=ChouetteEvent)
LOG: Final = logging.getLogger(__name__)
TOO_MANY_THREADS: Final = (160006, 160007)  # in the server; of an announcement channel


async def open_table(
    interaction: Interaction,
    open_at: Callable[[UnitOfWork, Request, Place], T],
    check: Callable[[UnitOfWork], None],
    called: str,
    in_thread: Callable[[Outcome[T, E], T, UserSnowflake], Panel],
    *,
    has_thread: bool,
) -> None:
    """Open a table in this channel; if that is taken, or on request, in a new thread.

    `check` raises why the caller may open none, before there is a thread for it. The thread has the name
    `called`; `in_thread` answers whoever got one.

    Raises:
        NotPossible: The bot may not show a board here, or there can be no thread.
    """

    def work(uow: UnitOfWork, request: Request, _table: TableId, _edition: Edition | None, place: Place) -> T:
        return open_at(uow, request, place)

    guild, new, taken = guild_of(interaction), Here(NO_TABLE), None
    here: Answer[T, E] = Answer(posted_panel, asks_zone=True)
    if not has_thread:
        check_permissions(interaction)
        try:
            await act(interaction, new, here, work, Place(guild, channel_of(interaction)))
        except ChannelBusy as busy:
            taken = busy.table
        else:
            return
    await interaction.client.context.store.run(check)
    thread = await open_thread(interaction, called, taken)
    await act(interaction, new, Answer(in_thread, asks_zone=True), work, Place(guild, thread))


async def open_thread(interaction: Interaction, called: str, taken: Table | None) -> ChannelSnowflake:
    """Open a thread for a table, in this channel or the parent of this thread.

    The interaction is acknowledged first: one that Discord delivers twice opens one thread.

    Raises:
        NotPossible: There can be no thread; the sentence says why, and which table the channel is `taken` by.
        AlreadyHandled: The same interaction has been carried out, or is.
    """
    parent = _parent(interaction)
    if parent is None:
        raise _no_thread(interaction, phrase("place-thread-nowhere"), taken)
    missing = lacking(interaction.app_permissions, IN_NEW_THREAD)
    if missing:
        raise _no_thread(interaction, place_text.lacking_for_thread(missing), taken)
    await _acknowledge_once(interaction)
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    try:
        thread = await parent.create_thread(
            name=called, type=kind, auto_archive_duration=DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES
        )
    except Exception as error:
        if is_our_mistake(error):
            raise
        LOG.warning("channel %d: no thread was opened: %r", parent.id, error)
        too_many = code_of(error) in TOO_MANY_THREADS
        why = phrase("place-thread-too-many") if too_many else phrase("place-thread-refused")
        raise _no_thread(interaction, why, taken) from error
    return ChannelSnowflake(thread.id)


def check_permissions(interaction: Interaction) -> None:
    """Raise NotPossible if the bot may not show a board where the interaction was made.

    In direct messages it may.
    """
    missing = guild_of(interaction) and lacking_for_board(interaction.app_permissions, interaction.channel)
    if missing:
        raise NotPossible(place_text.cannot_post(missing))


def _parent(interaction: Interaction) -> discord.TextChannel | None:
    """The text channel of an interaction, or the parent of its thread."""
    here = interaction.channel
    parent = here.parent if isinstance(here, discord.Thread) else here
    return parent if isinstance(parent, discord.TextChannel) else None


async def _acknowledge_once(interaction: Interaction) -> None:
    """Acknowledge an interaction; raises AlreadyHandled if an earlier delivery was.

    Discord repeats one only to the process that it has told before, when their connection is resumed.
    """
    known = interaction.client.context.opening
    if interaction.id in known:
        raise AlreadyHandled
    known.add(interaction.id)
    await acknowledge(interaction)


def _no_thread(interaction: Interaction, why: str, taken: Table | None) -> NotPossible:
    if taken is None:
        return NotPossible(place_text.no_thread(why, None))
    link = board_link(taken, user_of(interaction))
    return NotPossible(f"{place_text.no_thread(why, words_of(taken).title(taken))} {link}".rstrip())

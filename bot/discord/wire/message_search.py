"""Finding the bot's own messages in a channel, when nobody knows whether they were posted."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Final

import discord
from discord.abc import Messageable, Snowflake

from bot.discord.wire.custom_ids import CustomId, UnknownButton, parse_custom_id
from bot.play.base.keys import ChannelSnowflake, Edition, MessageSnowflake
from bot.play.base.table import LiveBoard, Table
from bot.play.display.panel import SharedButton
from bot.play.text.pushes import is_push_of

MESSAGES_SEARCHED: Final = 1000  # ten pages of Discord's


async def own_messages(
    place: Messageable, author: Snowflake | None, after: MessageSnowflake | None = None
) -> AsyncIterator[discord.Message]:
    """The messages of the bot, who is `author`, in a channel and after another message; the newest first."""
    later = None if after is None else discord.Object(after)
    async for message in place.history(limit=MESSAGES_SEARCHED, after=later, oldest_first=False):
        if author is not None and message.author.id == author.id:
            yield message


def may_be_searched(client: discord.Client, place: ChannelSnowflake | None) -> bool:
    """Whether Discord shows the bot a channel's messages: without the permission it shows none."""
    channel = None if place is None else client.get_channel(place)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return channel.permissions_for(channel.guild.me).read_message_history


@dataclass(frozen=True, slots=True)
class FoundBoard:
    """A message that shows a table's board as it was at an edition.

    `push` is the text that was to become that board and could not, and is to go.
    """

    message: MessageSnowflake
    edition: Edition
    push: MessageSnowflake | None = None


async def find_board_and_push(
    channel: discord.PartialMessageable,
    table: Table,
    live: LiveBoard,
    edition: Edition,
    author: Snowflake | None,
) -> tuple[FoundBoard | None, discord.Message | None]:
    """The newest board after the live one that shows the table at that edition or a later one.

    And the newest push after the live one of which no board was made. A board with a later edition than the
    table's was posted before the database was put back to an earlier state, so it does not count.
    """
    board: FoundBoard | None = None
    push: discord.Message | None = None
    async for message in own_messages(channel, author, live.message):
        shown = max((act.edition for act in acts_about(message, table)), default=-1)
        if board is None and edition <= shown <= table.edition:
            board = FoundBoard(MessageSnowflake(message.id), Edition(shown))
        if push is None and is_push(message, table):
            push = message
    return board, push


def is_push(message: discord.Message, table: Table) -> bool:
    """Whether a message is plain text about a table, of which no board was made."""
    is_answer = message.interaction_metadata is not None
    is_plain = message.type is discord.MessageType.default and not message.components
    return is_plain and not is_answer and is_push_of(message.content, table.id)


async def is_final_posted(
    channel: discord.PartialMessageable, ended: Table, live: LiveBoard, author: Snowflake | None
) -> bool:
    """Whether the last board of a game stands after the live one: it leads to its replay."""
    async for message in own_messages(channel, author, live.message):
        replays = (act for act in acts_about(message, ended) if act.kind is SharedButton.REPLAY)
        if any(act.argument.startswith(f"{ended.games_over}.") for act in replays):
            return True
    return False


def acts_about(message: discord.Message, table: Table) -> Iterator[CustomId]:
    """The acts of a message's buttons for a table; those of another database are for another table."""
    for act in acts_of(message):
        if (act.database, act.table) == (table.database, table.id):
            yield act


def acts_of(message: discord.Message) -> Iterator[CustomId]:
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        custom_id = getattr(item, "custom_id", None)
        if isinstance(custom_id, str):
            try:
                yield parse_custom_id(custom_id)
            except UnknownButton:
                continue

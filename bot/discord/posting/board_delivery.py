"""Delivers boards: posted, edited, kept when a game is over, and folded when they are old.

A board that notifies is posted as plain text and at once made a board: a locked phone shows nothing of a
message of components (https://github.com/discord/discord-api-docs/issues/7854). One message, one mention.
Where no board can be made of the text, one that notifies nobody is posted, and the text is removed.
"""

import logging
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from bot.discord.posting.thread_maintenance import thread_place
from bot.discord.wire import failures
from bot.discord.wire.components import ANY_EDITION, NOBODY, PanelView, drawn_view, pinging
from bot.discord.wire.languages import Languages
from bot.discord.wire.message_search import FoundBoard, find_board_and_push, is_final_posted, may_be_searched
from bot.play.base.keys import MessageSnowflake
from bot.play.base.table import Player
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Panel
from bot.play.display.picture import Theme
from bot.play.kinds.kind import kind_of, words_of
from bot.play.pages.boards import final_board, live_board, with_dice
from bot.play.posts import outbox
from bot.play.posts.outbox import RecordOutcome
from bot.play.posts.pending_posts import PendingBoard, PendingCollapse, PendingFinal
from bot.play.tables.store import enqueue_push_removal
from bot.play.text.pushes import asked_by, push_of
from bot.play.text.words import mention
from bot.text.language import speaking, spoken

LOG: Final = logging.getLogger(__name__)
EDITS_TRIED: Final = 6
SEARCHES_TRIED: Final = 6


class BoardDelivery:
    """The way of boards to their channels."""

    def __init__(self, client: discord.Client, theme: Theme, languages: Languages) -> None:
        self._client = client
        self._theme = theme
        self._languages = languages

    async def keep(self, pending: PendingFinal, *, is_untried: bool) -> RecordOutcome:
        """Post the last board of a game, which notifies nobody, unless an earlier attempt did."""
        channel = self._channel(pending)
        is_searched = not is_untried and may_be_searched(self._client, pending.channel)
        if not is_searched or not await is_final_posted(
            channel, pending.ended, pending.board, self._client.user
        ):
            panel = final_board(pending.ended, (), pending.audience, self._theme)
            view = await drawn_view(panel, pending.ended, ANY_EDITION)
            is_silent = pending.board.owner is not None
            await channel.send(
                view=view, files=view.files, allowed_mentions=NOBODY, nonce=pending.nonce, silent=is_silent
            )
        return lambda uow, at: outbox.mark_kept(uow, pending, at)

    async def show(self, pending: PendingBoard, *, is_untried: bool) -> RecordOutcome:
        shown = await self._edited(pending)
        if shown is None:
            found, is_sure = (None, True) if is_untried else await self._looked_for(pending)
            shown = found or await self._sent(pending, may_ping=is_sure)
        version, thread = pending.version_at(shown.edition), await thread_place(self._client, pending)

        def record(uow: UnitOfWork, at: datetime) -> None:
            outbox.mark_posted(uow, pending, shown.message, at, version, thread)
            if shown.push is not None:
                enqueue_push_removal(uow, pending.table, pending.board, shown.push, at)

        return record

    async def _edited(self, pending: PendingBoard) -> FoundBoard | None:
        """Edit the live board; None if a new message is due, or the live one cannot be edited."""
        live = pending.board.message
        if pending.is_new or live is None or pending.attempts >= EDITS_TRIED:
            return None
        called = () if pending.board.owner is not None else pending.called
        view = await self._view(pending, called)
        try:
            await self._message(pending, live).edit(
                content=None, view=view, attachments=view.files, allowed_mentions=pinging(called)
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            if not failures.may_post_anew(error):
                raise
            LOG.info(
                "table %d: its live board cannot be edited; posting it again: %r", pending.table.id, error
            )
            return None
        return FoundBoard(live, pending.table.edition)

    async def _looked_for(self, pending: PendingBoard) -> tuple[FoundBoard | None, bool]:
        """The board that an earlier attempt posted, if found, and whether the search gave a sure answer.

        A board never waits long just because Discord refuses the search.
        """
        if not may_be_searched(self._client, pending.channel):
            return None, False
        try:
            return await self._found(pending), True
        except discord.HTTPException as error:
            if pending.attempts < SEARCHES_TRIED or not failures.is_unexplained(error):
                raise
            LOG.info("table %d: nobody knows whether its board was posted: %r", pending.table.id, error)
            return None, False

    async def _found(self, pending: PendingBoard) -> FoundBoard | None:
        """The message that an earlier attempt has posted after all, finished if only its push was."""
        channel, first, author = self._channel(pending), pending.first_edition, self._client.user
        found, push = await find_board_and_push(channel, pending.table, pending.board, first, author)
        if push is None:
            return found
        if found is not None:
            return replace(found, push=MessageSnowflake(push.id))
        panel = self._panel(pending, pending.mention)
        if first < pending.table.edition and asked_by(push.content) != asked_by(self._push(pending, panel)):
            return FoundBoard(MessageSnowflake(push.id), first)  # who must act now is notified by another
        return await self._finished(pending, push, panel)

    async def _sent(self, pending: PendingBoard, *, may_ping: bool) -> FoundBoard:
        """Post a board, without a ping if nobody can tell whether it was posted before.

        Every direct message notifies, unless it is silent. In a channel, what mentions nobody does not.
        """
        panel = self._panel(pending, pending.mention)
        is_for_all = pending.board.owner is None
        if not pending.mention or (is_for_all and not _mentions(panel, pending.mention)):
            return await self._posted(pending, await drawn_view(panel, pending.table), pending.nonce)
        said = self._push(pending, panel, may_ping=may_ping)
        called = pinging(pending.mention if may_ping else ())
        push = await self._channel(pending).send(
            said, allowed_mentions=called, nonce=pending.nonce, silent=not may_ping
        )
        return await self._finished(pending, push, panel)

    async def _posted(self, pending: PendingBoard, view: PanelView, nonce: str) -> FoundBoard:
        """Post a board that notifies nobody."""
        message = await self._channel(pending).send(
            view=view,
            files=view.files,
            allowed_mentions=NOBODY,
            nonce=nonce,
            silent=pending.board.owner is not None,
        )
        return FoundBoard(MessageSnowflake(message.id), pending.table.edition)

    async def _finished(self, pending: PendingBoard, push: discord.Message, panel: Panel) -> FoundBoard:
        """Make the board of a push; where that cannot be done, a silent board takes its place."""
        view = await drawn_view(panel, pending.table)
        try:
            await push.edit(
                content=None, view=view, attachments=view.files, allowed_mentions=pinging(pending.mention)
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            if not failures.may_post_anew(error) and pending.attempts < EDITS_TRIED:
                raise
            LOG.info("table %d: a push cannot be made a board: %r", pending.table.id, error)
            board = await self._posted(pending, await self._view(pending), f"{pending.nonce}b")
            return replace(board, push=MessageSnowflake(push.id))
        return FoundBoard(MessageSnowflake(push.id), pending.table.edition)

    async def collapse(self, pending: PendingCollapse) -> RecordOutcome:
        panel = with_dice(self._remains(pending), pending.dice)
        view = await drawn_view(panel, pending.table, None if pending.is_live else ANY_EDITION)
        message = self._message(pending, pending.message)
        try:
            await message.edit(content=None, view=view, attachments=view.files, allowed_mentions=NOBODY)
        except discord.NotFound as error:
            if failures.code_of(error) != failures.UNKNOWN_MESSAGE:
                raise
            if await failures.is_there(message):
                raise failures.EditLimited("the old board can be folded later") from error
            LOG.info("table %d: the old board was deleted; nothing to fold", pending.table.id)
        return lambda uow, at: outbox.mark_collapsed(uow, pending, at)

    def _remains(self, pending: PendingCollapse) -> Panel:
        """Return what an old board becomes: its log, or the end of the game that it showed."""
        if pending.is_live:
            return live_board(pending.table, pending.news, pending.audience, self._theme)
        if pending.ended is None:
            return kind_of(pending.table).collapsed(pending.table, pending.news, is_moved=pending.is_moved)
        return final_board(
            pending.ended, pending.news, pending.audience, self._theme, is_moved=pending.is_moved
        )

    def _push(self, pending: PendingBoard, panel: Panel, *, may_ping: bool = True) -> str:
        """Return the text for a locked phone, in the language of the player whom it notifies."""
        table, called = pending.table, pending.mention
        language = self._languages.of_called(called, table.guild)
        is_spoken = language is spoken()
        with speaking(language):
            text = panel.text if is_spoken else self._panel(pending, called).text
            news = words_of(table).push_news(table, pending.news_since_decision, called)
            about = words_of(table).table_line(table, called)
            return push_of(text, called, news, about, may_ping=may_ping)

    def _panel(self, pending: PendingBoard, mentioned: Collection[Player] = ()) -> Panel:
        return live_board(pending.table, pending.news, pending.audience, self._theme, pending.dice, mentioned)

    async def _view(self, pending: PendingBoard, mentioned: Collection[Player] = ()) -> PanelView:
        return await drawn_view(self._panel(pending, mentioned), pending.table)

    def _channel(self, pending: PendingBoard | PendingFinal | PendingCollapse) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(pending.channel, guild_id=pending.table.guild)

    def _message(
        self, pending: PendingBoard | PendingCollapse, message: MessageSnowflake
    ) -> discord.PartialMessage:
        return self._channel(pending).get_partial_message(message)


def _mentions(panel: Panel, players: Collection[Player]) -> bool:
    return any(mention(player) in panel.text for player in players)

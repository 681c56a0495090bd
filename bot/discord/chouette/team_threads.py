"""Keeps the team's private thread: opens it, lets people in and out, shows suggestions there, and closes it.

It takes one step at a time; `bot.play.chouette.thread_steps` says which is next. A step of unknown fate may
be taken twice: a thread is looked for by its name, a message by its content.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import Final

import discord

from bot.discord.wire import fetch
from bot.discord.wire.components import NOBODY, PanelView, drawn_view, text_of
from bot.discord.wire.direct_channels import DirectChannels, NotNow, NotToday
from bot.discord.wire.failures import (
    CLOSED_TO_DIRECT,
    DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
    IN_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_MEMBER,
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OPEN_THREADS,
    UNKNOWN_CHANNEL,
    WRONG_KIND_OF_CHANNEL,
    is_refusal,
    is_unexplained,
    lacking,
    may_not_edit,
    may_post_anew,
    reopen,
)
from bot.discord.wire.message_search import acts_about, acts_of, own_messages
from bot.engine.chouette import active_members
from bot.engine.keys import PlayerId
from bot.play.base.keys import NO_GUILD, ChannelSnowflake, MessageSnowflake
from bot.play.base.pending_post import PendingPost
from bot.play.base.table import Player
from bot.play.chouette import thread_steps
from bot.play.chouette.advice import closed_panel, idle_panel, members_panel, suggestion_panel
from bot.play.chouette.table import ChouetteTable, ShownSuggestion
from bot.play.chouette.team_thread import THREAD_PERMISSIONS
from bot.play.chouette.text.advice import thread_name
from bot.play.chouette.thread_steps import (
    AddMember,
    OpenThread,
    PendingClosing,
    PendingIdle,
    PendingThreadStep,
    RemoveMember,
    Show,
    Tell,
)
from bot.play.display.panel import Panel
from bot.play.display.picture import THEMES, Theme, View
from bot.play.posts.outbox import RecordOutcome
from bot.play.tables.places import Permission

IN_TEAM_THREAD: Final = tuple(dict.fromkeys((*IN_THREAD, *THREAD_PERMISSIONS)))


class ThreadParent:
    """The text channel around a chouette's table."""

    def __init__(self, client: discord.Client, table: ChouetteTable) -> None:
        self._client = client
        self._table = table

    async def lacking(self) -> list[Permission] | None:
        """The permissions that the bot lacks for a private thread; None where there can be none."""
        parent = await self._parent()
        return (
            None if parent is None else lacking(await fetch.own_rights(self._client, parent), IN_TEAM_THREAD)
        )

    async def open(self, name: str) -> discord.Thread:
        """A new private thread, into which only the bot lets people."""
        parent = await self._parent()
        if parent is None:
            raise ValueError(f"table {self._table.id} stands where no private thread can be")
        return await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=DISCORD_LONGEST_AUTO_ARCHIVE_MINUTES,
        )

    async def named(self, name: str) -> list[discord.Thread]:
        """The bot's own open private threads of that name, newest first.

        There may be two: discord.py asks again for one when Discord fails to say that it has made it.
        """
        parent, own_user = await self._parent(), self._client.user
        if parent is None or own_user is None:
            return []
        found = [each for each in await parent.guild.active_threads() if each.parent_id == parent.id]
        own = [each for each in found if each.owner_id == own_user.id and each.is_private()]
        return sorted((each for each in own if each.name == name), key=lambda each: each.id, reverse=True)

    async def thread(self, snowflake: ChannelSnowflake) -> discord.Thread:
        """Raises discord.NotFound if it was deleted."""
        found = self._client.get_channel(snowflake) or await self._client.fetch_channel(snowflake)
        if not isinstance(found, discord.Thread):
            raise TypeError(f"channel {snowflake} is no thread")
        return found

    async def readers(self, players: Iterable[Player]) -> list[PlayerId]:
        """The players who can read private threads without being let in.

        The bot keeps no list of members, so Discord is asked for each of them.
        """
        parent = await self._parent()
        if parent is None:
            return []
        found = {player.id: await fetch.member(parent.guild, player) for player in players}
        return [
            player
            for player, known in found.items()
            if known is not None and parent.permissions_for(known).manage_threads
        ]

    async def _parent(self) -> discord.TextChannel | None:
        """None if the table stands in another kind of channel."""
        guild = await fetch.guild(self._client, self._table.guild or NO_GUILD)
        parent = await fetch.channel(guild, self._table.channel or 0)
        if isinstance(parent, discord.Thread):
            parent = await fetch.channel(guild, parent.parent_id)
        return parent if isinstance(parent, discord.TextChannel) and not parent.is_news() else None


LOG: Final = logging.getLogger(__name__)
DISCORD_NONCE_LIMIT: Final = 25
STEPS_TRIED: Final = 6
"""How often Discord may refuse a step for a reason that nobody knows, before the team does without it."""
NO_THREADS: Final = frozenset(
    {
        UNKNOWN_CHANNEL,
        MISSING_ACCESS,
        MISSING_PERMISSIONS,
        WRONG_KIND_OF_CHANNEL,
        THREAD_IS_ARCHIVED,  # after it was to be opened again
        THREAD_IS_LOCKED,
        TOO_MANY_OPEN_THREADS,
    }
)
"""No private thread: gone, hidden, forbidden, not in this kind of channel, locked, or one too many."""


class TeamThreadDelivery:
    """The way of the team's threads to Discord."""

    def __init__(self, client: discord.Client, direct: DirectChannels, now: Callable[[], datetime]) -> None:
        self._client = client
        self._direct = direct
        self._now = now

    def work(
        self, pending: PendingPost, theme: Theme, *, is_untried: bool
    ) -> Awaitable[RecordOutcome] | None:
        match pending:
            case PendingIdle():
                return self.retire(pending)
            case PendingClosing():
                return self.close(pending, is_untried=is_untried)
            case PendingThreadStep():
                return self.bring(pending, THEMES.get(pending.theme, theme), is_untried=is_untried)
            case _:
                return None

    async def bring(self, pending: PendingThreadStep, theme: Theme, *, is_untried: bool) -> RecordOutcome:
        """Take the next step of a thread, unless an earlier attempt did.

        Args:
            pending: The step.
            theme: How pictures of it look.
            is_untried: Whether no attempt can have taken it.
        """
        try:
            return await self._in_open_thread(pending, theme, is_untried=is_untried)
        except discord.HTTPException as error:
            is_opening = isinstance(pending.step, OpenThread)
            is_in_vain = is_opening and is_unexplained(error) and _is_tried(pending)
            if not (is_in_vain or error.code in NO_THREADS) or pending.team_thread.refused is not None:
                raise
            if (
                error.code == UNKNOWN_CHANNEL and pending.team_thread.announced
            ):  # one that was never seen there is not tried again
                LOG.info("table %d: the team's thread was deleted; making another", pending.table.id)
                return lambda uow, at: thread_steps.mark_lost(uow, pending, at)
            LOG.warning("table %d: there can be no private thread: %s", pending.table.id, error)
            return await self._refused(pending)

    async def close(self, pending: PendingClosing, *, is_untried: bool) -> RecordOutcome:
        """Close the thread of a game that is over; without a known thread, those of its name."""
        place = ThreadParent(self._client, pending.table)
        try:
            if pending.thread is not None:
                threads = [await place.thread(pending.thread)]
            else:
                threads = await place.named(thread_name(pending.table.id, pending.number))
            for thread in threads:
                await self._close(thread, pending, is_untried=is_untried)
        except discord.HTTPException as error:
            if error.code not in NO_THREADS:
                raise
            LOG.warning("table %d: its thread was not closed: %s", pending.table.id, error)
        return lambda uow, at: thread_steps.mark_closed(uow, pending, at)

    async def retire(self, pending: PendingIdle) -> RecordOutcome:
        """Remove the buttons of a suggestion that counts no more, and say whether it was played."""
        panel = idle_panel(
            pending.table, pending.by, pending.roll, pending.moves, pending.hands, is_played=pending.is_played
        )
        try:
            if pending.reader is not None:
                place = self._client.get_partial_messageable(await self._direct.of(pending.reader))
            else:
                place = self._client.get_partial_messageable(
                    pending.thread or 0, guild_id=pending.table.guild
                )
            await _is_edited(place.get_partial_message(pending.message), PanelView(panel), may_not_edit)
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: thread_steps.put_off(uow, pending, until)
        except discord.HTTPException as error:
            if error.code not in NO_THREADS | CLOSED_TO_DIRECT | {THREAD_IS_ARCHIVED}:
                raise
            LOG.info("table %d: an old suggestion keeps its buttons: %s", pending.table.id, error)
        return lambda uow, at: thread_steps.mark_closed(uow, pending, at)

    async def _close(self, thread: discord.Thread, pending: PendingClosing, *, is_untried: bool) -> None:
        if thread.archived and thread.locked:
            return
        if thread.archived:
            await thread.edit(archived=False)
        await self._say(thread, closed_panel(pending.number), pending.row.id, is_untried=is_untried)
        await thread.edit(archived=True, locked=True)

    async def _in_open_thread(
        self, pending: PendingThreadStep, theme: Theme, *, is_untried: bool
    ) -> RecordOutcome:
        """Take a step; an archived thread is opened for it."""
        try:
            return await self._step(pending, theme, is_untried=is_untried)
        except discord.HTTPException as error:
            thread = pending.team_thread.thread
            if error.code != THREAD_IS_ARCHIVED or thread is None:
                raise
            if await reopen(self._client, thread) is not None:
                raise
        return await self._step(pending, theme, is_untried=False)

    async def _step(self, pending: PendingThreadStep, theme: Theme, *, is_untried: bool) -> RecordOutcome:
        match pending.step:
            case OpenThread():
                return await self._open(pending, is_untried=is_untried)
            case AddMember(player):
                await self._let_in(pending, player)
                return lambda uow, at: thread_steps.mark_let_in(uow, pending, player.id, at)
            case RemoveMember(player):
                await self._let_out(pending, player)
                return lambda uow, at: thread_steps.mark_let_out(uow, pending, player.id, at)
            case Tell(members):
                await self._tell(pending, members, is_untried=is_untried)
                return lambda uow, at: thread_steps.mark_announced(uow, pending, members, at)
            case Show():
                return await self._show(pending, pending.step, theme, is_untried=is_untried)

    async def _open(self, pending: PendingThreadStep, *, is_untried: bool) -> RecordOutcome:
        place = ThreadParent(self._client, pending.table)
        missing = await place.lacking()
        if missing is None or missing:
            return await self._refused(pending)
        name = thread_name(pending.table.id, pending.team_thread.number)
        found = [] if is_untried else await place.named(name)
        thread = found[0] if found else await place.open(name)
        return lambda uow, at: thread_steps.mark_opened(uow, pending, ChannelSnowflake(thread.id), at)

    async def _refused(self, pending: PendingThreadStep) -> RecordOutcome:
        missing = await ThreadParent(self._client, pending.table).lacking()
        return lambda uow, at: thread_steps.mark_refused(uow, pending, missing or (), at)

    async def _let_in(self, pending: PendingThreadStep, player: Player) -> None:
        """Add a player to the thread; if Discord refuses one player, leave them out for the others' sake."""
        thread = await self._thread(pending)
        try:
            await thread.add_user(discord.Object(player.snowflake or 0))
        except discord.HTTPException as error:
            is_forbidden = isinstance(error, discord.Forbidden | discord.NotFound)
            is_in_vain = is_forbidden or (is_unexplained(error) and _is_tried(pending))
            if error.code == UNKNOWN_CHANNEL or not is_in_vain:
                raise
            LOG.warning("table %d: player %d is not let in: %s", pending.table.id, player.id, error)

    async def _let_out(self, pending: PendingThreadStep, player: Player) -> None:
        thread = await self._thread(pending)
        try:
            await thread.remove_user(discord.Object(player.snowflake or 0))
        except discord.NotFound as error:
            if error.code not in NO_MEMBER:
                raise

    async def _tell(
        self, pending: PendingThreadStep, members: tuple[PlayerId, ...], *, is_untried: bool
    ) -> None:
        """Say who belongs in the thread, with a warning about others who can read it."""
        table, announced = pending.table, pending.team_thread.announced
        chouette = table.chouette
        others = announced or (*chouette.dealt, *chouette.queue)
        mates = active_members(chouette) if chouette.in_play else ()  # one who is away may read, too
        outside = [table.players[player] for player in others if player not in (*members, *mates)]
        readers = await ThreadParent(self._client, table).readers(outside)
        thread = await self._thread(pending)
        panel = members_panel(table, announced, members, readers)
        await self._say(thread, panel, pending.rows[-1].id, is_untried=is_untried)

    async def _show(
        self, pending: PendingThreadStep, step: Show, theme: Theme, *, is_untried: bool
    ) -> RecordOutcome:
        """In the thread; where there can be none, or a moderator locked it, to the captain alone."""
        if step.reader is not None:
            return await self._show_captain(pending, step, step.reader, theme, is_untried=is_untried)
        thread = await self._thread(pending)
        if thread.locked:
            return await self._refused(pending)
        message = await self._shown(pending, step, thread, theme, is_untried=is_untried)
        return self._as_shown(pending, step, message)

    async def _show_captain(
        self, pending: PendingThreadStep, step: Show, captain: Player, theme: Theme, *, is_untried: bool
    ) -> RecordOutcome:
        if pending.team_thread.refused and await ThreadParent(self._client, pending.table).lacking() == []:
            return lambda uow, at: thread_steps.mark_allowed(uow, pending, at)
        try:
            place = self._client.get_partial_messageable(await self._direct.of(captain))
            message = await self._shown(pending, step, place, theme, is_untried=is_untried)
        except NotToday:
            return self._as_shown(pending, step, None)
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: thread_steps.put_off(uow, pending, until)
        except discord.HTTPException as error:
            is_in_vain = error.code in CLOSED_TO_DIRECT or (is_refusal(error) and _is_tried(pending))
            if not is_in_vain and not await self._direct.heed(error):
                raise
            return self._as_shown(pending, step, None)
        return self._as_shown(pending, step, message)

    def _as_shown(
        self, pending: PendingThreadStep, step: Show, message: MessageSnowflake | None
    ) -> RecordOutcome:
        how = ShownSuggestion(message, None if step.reader is None else step.reader.id, step.suggestion.hands)
        return lambda uow, at: thread_steps.mark_shown(uow, pending, step.suggestion.id, how, at)

    async def _shown(
        self,
        pending: PendingThreadStep,
        step: Show,
        place: discord.Thread | discord.PartialMessageable,
        theme: Theme,
        *,
        is_untried: bool,
    ) -> MessageSnowflake:
        """Show a suggestion, and return the message: one that shows it already, or a new one."""
        suggestion, is_direct = step.suggestion, step.reader is not None
        panel = suggestion_panel(pending.table, suggestion, View(theme=theme), is_for_captain=is_direct)
        view = await drawn_view(panel, pending.table)
        before = suggestion.shown
        is_there = before is not None and before.reader == (step.reader and step.reader.id)
        message = before.message if before is not None and is_there else None
        if message is None and not is_untried:
            found = await self._newest(place, lambda each: _is_about(each, pending.table, suggestion.id))
            message = MessageSnowflake(found.id) if found else None
        if message is not None and await _is_edited(place.get_partial_message(message), view, may_post_anew):
            return message
        nonce = _nonce(place.id ^ (message or 0), "s", suggestion.id)  # not that of a message that is gone
        sent = await place.send(
            view=view, files=view.files, allowed_mentions=NOBODY, nonce=nonce, silent=is_direct
        )
        return MessageSnowflake(sent.id)

    async def _say(self, thread: discord.Thread, panel: Panel, about: int, *, is_untried: bool) -> None:
        """Post in a thread, unless that is the last message there; into a locked one nothing is posted."""
        if thread.locked:
            return
        if not is_untried:
            last = await self._newest(thread, lambda each: not any(acts_of(each)))
            if last is not None and text_of(last) == panel.text:
                return
        view = PanelView(panel)
        await thread.send(view=view, allowed_mentions=NOBODY, nonce=_nonce(thread.id, ".", about))

    async def _newest(
        self, place: discord.Thread | discord.PartialMessageable, fits: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """The newest of the bot's messages that fits."""
        async for message in own_messages(place, self._client.user):
            if fits(message):
                return message
        return None

    async def _thread(self, pending: PendingThreadStep) -> discord.Thread:
        if pending.team_thread.thread is None:
            raise ValueError(f"the team of table {pending.table.id} has no thread")
        return await ThreadParent(self._client, pending.table).thread(pending.team_thread.thread)


async def _is_edited(
    message: discord.PartialMessage, view: PanelView, is_in_vain: Callable[[Exception], bool]
) -> bool:
    """Edit a message; False if that is in vain, so that another takes its place."""
    try:
        await message.edit(view=view, attachments=view.files, allowed_mentions=NOBODY)
    except (discord.HTTPException, discord.RateLimited) as error:
        if not is_in_vain(error):
            raise
        return False
    return True


def _is_tried(pending: PendingThreadStep) -> bool:
    return pending.attempts + 1 >= STEPS_TRIED


def _is_about(message: discord.Message, table: ChouetteTable, suggestion: int) -> bool:
    return any(act.argument == str(suggestion) for act in acts_about(message, table))


def _nonce(place: int, kind: str, about: int) -> str:
    """Discord's key against sending a post twice: the place, the kind of post, and what it is about."""
    return f"{place:x}{kind}{about:x}"[:DISCORD_NONCE_LIMIT]

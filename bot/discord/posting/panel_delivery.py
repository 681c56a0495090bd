"""Posts for subjects other than tables: a panel in a channel or in direct messages."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

import discord

from bot.discord.wire import failures
from bot.discord.wire.components import NOBODY, PanelView, PlainView, drawn_view, pinging, text_of
from bot.discord.wire.custom_ids import CustomId
from bot.discord.wire.direct_channels import DirectChannels, NotNow
from bot.discord.wire.failures import CLOSED_TO_DIRECT
from bot.discord.wire.message_search import acts_of, may_be_searched, own_messages
from bot.play.base.keys import MessageSnowflake
from bot.play.base.pending_post import PendingPost
from bot.play.display.picture import Theme
from bot.play.posts.outbox import RecordOutcome
from bot.play.subjects.posts import PendingPanel, mark_in_vain, mark_taken
from bot.play.text.escapes import as_typed

EDITS_TRIED: Final = 6


class PanelDelivery:
    """The way of such posts.

    One without pictures is plain text, which a locked phone shows. One of unknown fate is looked for before
    it is sent again: by its buttons, or by its text where it has none.
    """

    def __init__(self, client: discord.Client, direct: DirectChannels, _now: Callable[[], datetime]) -> None:
        self._client = client
        self._direct = direct

    def work(
        self, pending: PendingPost, theme: Theme, *, is_untried: bool
    ) -> Awaitable[RecordOutcome] | None:
        if not isinstance(pending, PendingPanel):
            return None
        return self.bring(pending.drawn_in(theme), is_untried=is_untried)

    async def bring(self, pending: PendingPanel, *, is_untried: bool) -> RecordOutcome:
        try:
            place = await self._place(pending)
            message = await self._edited(pending, place)
            if message is None and not is_untried and self._may_search(pending):
                message = await self._found(pending, place)
            may_ping = is_untried or self._may_search(pending)
            shown = message or await self._sent(pending, place, may_ping=may_ping)
        except NotNow as wait:
            until = wait.until
            return lambda uow, _at: uow.outbox.put_off([pending.row.id], until)
        except discord.HTTPException as error:
            if pending.to is not None and (quarantined := await self._direct.heed(error)):
                until = quarantined.until
                return lambda uow, _at: uow.outbox.put_off([pending.row.id], until)
            if pending.to is None or error.code not in CLOSED_TO_DIRECT:
                raise
            return lambda uow, at: mark_in_vain(uow, pending, at)
        return lambda uow, at: mark_taken(uow, pending, shown, at)

    def _may_search(self, pending: PendingPanel) -> bool:
        return pending.to is not None or may_be_searched(self._client, pending.home)

    async def _place(self, pending: PendingPanel) -> discord.PartialMessageable:
        """Where it goes; raises NotNow."""
        if pending.to is not None:
            return self._client.get_partial_messageable(await self._direct.of(pending.to))
        if pending.home is None:
            raise ValueError(f"subject {pending.subject} has a post for no place")
        return self._client.get_partial_messageable(pending.home, guild_id=pending.guild)

    async def _edited(
        self, pending: PendingPanel, place: discord.PartialMessageable
    ) -> MessageSnowflake | None:
        """The message that it edits; None if there is none, or it cannot be edited."""
        if pending.message is None or pending.attempts >= EDITS_TRIED:
            return None
        view, content = await _view(pending)
        files = view.files if isinstance(view, PanelView) else []
        try:
            await place.get_partial_message(pending.message).edit(
                content=content, view=view, attachments=files, allowed_mentions=NOBODY
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            if not failures.may_post_anew(error):
                raise
            return None
        return pending.message

    async def _found(
        self, pending: PendingPanel, place: discord.PartialMessageable
    ) -> MessageSnowflake | None:
        """The message of an earlier attempt that arrived after all."""
        said = as_typed(pending.panel.text)
        async for message in own_messages(place, self._client.user, pending.later_than or pending.message):
            is_same_text = not pending.known_by and as_typed(text_of(message)) == said
            if is_same_text or any(_is_of(pending, act) for act in acts_of(message)):
                return MessageSnowflake(message.id)
        return None

    async def _sent(
        self, pending: PendingPanel, place: discord.PartialMessageable, *, may_ping: bool
    ) -> MessageSnowflake:
        """Post it, without a ping if nobody can tell whether it was posted before."""
        view, content = await _view(pending)
        called = pinging(pending.mention if may_ping else ())
        if isinstance(view, PanelView):
            message = await place.send(
                view=view, files=view.files, allowed_mentions=called, nonce=pending.nonce
            )
        else:
            message = await place.send(content, view=view, allowed_mentions=called, nonce=pending.nonce)
        return MessageSnowflake(message.id)


def _is_of(pending: PendingPanel, act: CustomId) -> bool:
    """Whether a button tells that its message is an earlier attempt's."""
    is_about_it = (act.database, act.table) == (pending.database, pending.id)
    return is_about_it and act.kind in pending.known_by and pending.is_shown_at(act.edition)


async def _view(pending: PendingPanel) -> tuple[PanelView | PlainView, str | None]:
    """The message, and its plain text if it is one of that."""
    panel = pending.panel
    if panel.pictures or panel.menus or panel.downloads or panel.below:
        return await drawn_view(panel, pending), None
    view = PlainView(panel, pending)
    return view, view.text

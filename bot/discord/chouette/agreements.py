"""Asks those at a chouette without whose agreement a game is not analysed yet."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import discord

from bot.discord.wire.components import ANY_EDITION, PlainView, pinging, text_of
from bot.discord.wire.direct_channels import DirectChannels
from bot.discord.wire.failures import MISSING_ACCESS, MISSING_PERMISSIONS
from bot.discord.wire.message_search import own_messages
from bot.play.base.keys import NO_GUILD
from bot.play.base.pending_post import PendingPost
from bot.play.base.table import Player
from bot.play.chouette.agreements import PendingAgreement, mark_asked
from bot.play.chouette.text.lists import agreement_wanted
from bot.play.display.panel import Panel, analyse_button
from bot.play.display.picture import Theme
from bot.play.posts.outbox import RecordOutcome
from bot.play.text.escapes import as_typed


class AgreementDelivery:
    """The way of that question to the channel: one message for all who are asked."""

    def __init__(self, client: discord.Client, _direct: DirectChannels, _now: Callable[[], datetime]) -> None:
        self._client = client

    def work(
        self, pending: PendingPost, _theme: Theme, *, is_untried: bool
    ) -> Awaitable[RecordOutcome] | None:
        if not isinstance(pending, PendingAgreement):
            return None
        return self.ask(pending, is_untried=is_untried)

    async def ask(self, pending: PendingAgreement, *, is_untried: bool) -> RecordOutcome:
        """Ask, unless an earlier attempt did; without a ping where nobody can tell whether one did."""
        table = pending.table
        place = self._client.get_partial_messageable(table.channel or 0, guild_id=table.guild or NO_GUILD)
        is_posted = False if is_untried else await self._is_posted(place, _asked(pending, pending.notified))
        if not is_posted:
            notified = () if is_posted is None else pending.notified
            panel = Panel(_asked(pending, notified), rows=((analyse_button(pending.game),),))
            view = PlainView(panel, table, edition=ANY_EDITION)
            await place.send(view.text, view=view, allowed_mentions=pinging(notified), nonce=pending.nonce)
        return lambda uow, at: mark_asked(uow, pending, at)

    async def _is_posted(self, place: discord.PartialMessageable, text: str) -> bool | None:
        """None where the bot may not read what stands there."""
        try:
            async for message in own_messages(place, self._client.user):
                if as_typed(text_of(message)) == as_typed(text):
                    return True
        except discord.Forbidden as error:
            if error.code not in (MISSING_ACCESS, MISSING_PERMISSIONS):
                raise
            return None
        return False


def _asked(pending: PendingAgreement, notified: Sequence[Player]) -> str:
    return agreement_wanted(pending.by, pending.missing, notified, pending.game)

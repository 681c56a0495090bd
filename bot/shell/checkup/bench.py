"""The place where the check tries things, which it leaves as it was.

All its messages and threads begin with words that no other message of the bot's begins with. So it finds and
removes even a message whose post was cut off before Discord answered, or that an earlier check left behind.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord

from bot.discord.wire.components import NOBODY, text_of
from bot.discord.wire.failures import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code_of, is_discords
from bot.discord.wire.fetch import own_rights
from bot.discord.wire.message_search import own_messages
from bot.shell.checkup.board import OPENING, Board
from bot.shell.checkup.calls import Calls
from bot.shell.checkup.findings import NotTried

MARK: Final = "barpoint check-discord: "
CLOSED_LOOKED_AT: Final = 50
GONE: Final = frozenset({UNKNOWN_MESSAGE, UNKNOWN_CHANNEL})

Place: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
PLACES: Final = (discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.Thread)
Litter: TypeAlias = discord.Message | discord.Thread


class NoPlace(Exception):
    """Nothing can be tried there: the bot does not see it, or it is no channel of a server."""


@dataclass
class Bench:
    """A channel to try things in, and what has been put there.

    Args:
        client: Logged in, without a gateway: meanwhile another process of the bot may have one.
        channel: Where things are tried.
        user: Who gets a direct message; None for nobody.
        calls: Counts what is asked of Discord.
        rights: What the bot may do in the channel.
    """

    client: discord.Client
    channel: Place
    user: int | None
    calls: Calls
    rights: discord.Permissions
    _litter: dict[int, Litter] = field(default_factory=dict)
    _direct: discord.DMChannel | None = None

    @classmethod
    async def at(cls, client: discord.Client, channel: int, user: int | None, calls: Calls) -> "Bench":
        """Raises NoPlace."""
        try:
            found = await client.fetch_channel(channel)
            if not isinstance(found, PLACES):
                raise NoPlace
            return cls(client, found, user, calls, await own_rights(client, found))
        except (discord.NotFound, discord.Forbidden, discord.InvalidData) as error:
            raise NoPlace from error

    @property
    def me(self) -> discord.ClientUser:
        if self.client.user is None:
            raise ValueError("the check is nobody before it is logged in")
        return self.client.user

    async def post(
        self,
        text: str,
        place: discord.abc.Messageable | None = None,
        allowed: discord.AllowedMentions = NOBODY,
        **options: Any,  # noqa: ANN401 - as discord.py takes them
    ) -> discord.Message:
        """Post plain text, in the channel unless another place is given."""
        sent = await (place or self.channel).send(f"{MARK}{text}", allowed_mentions=allowed, **options)
        return self._kept(sent)

    async def post_board(
        self,
        said: str,
        **options: Any,  # noqa: ANN401 - as above
    ) -> tuple[discord.Message, Board]:
        """Post the opening position, with its picture and a button, below a line that says something."""
        board = await Board.drawn(f"{MARK}{said}", OPENING)
        view = board.view
        sent = await self.channel.send(view=view, files=view.files, allowed_mentions=NOBODY, **options)
        return self._kept(sent), board

    async def read_back(self, message: discord.Message) -> discord.Message:
        """The message as Discord has it now."""
        return await message.channel.fetch_message(message.id)

    async def open_thread(self, kind: discord.ChannelType) -> discord.Thread:
        """Open a thread as the bot does; raises NotTried where there can be none."""
        if not isinstance(self.channel, discord.TextChannel):
            raise NotTried("threads are opened in text channels alone")
        thread = await self.channel.create_thread(name=f"{MARK}a thread", type=kind, invitable=False)
        self._litter[thread.id] = thread
        return thread

    async def direct_channel(self, user: int) -> discord.DMChannel:
        self._direct = await self.client.create_dm(discord.Object(user))
        return self._direct

    def _kept(self, message: discord.Message) -> discord.Message:
        self._litter[message.id] = message
        return message

    async def clean_up(self) -> list[str]:
        """Remove all that was posted and opened; returns what is left, and why."""
        left = {key: await _removed(each) for key, each in reversed(self._litter.items())}
        try:
            found = [each async for each in self._found_litter()]
        except Exception as error:
            if not is_discords(error):
                raise
            return [*filter(None, left.values()), f"whatever Discord does not show: {error}"]
        left.update({each.id: await _removed(each) for each in found})
        return [*filter(None, left.values())]

    async def _found_litter(self) -> AsyncIterator[Litter]:
        """Yield the remains of checks: posts that Discord took after all, or that an earlier check left."""
        async for thread in self._threads():
            if thread.name.startswith(MARK) and thread.owner_id == self.me.id:
                yield thread
        for place in (self.channel, self._direct):
            if place is not None:
                async for message in own_messages(place, self.me):
                    if text_of(message).startswith(MARK):
                        yield message

    async def _threads(self) -> AsyncIterator[discord.Thread]:
        """The server's open threads, and those of the channel that were closed last."""
        for thread in await self.channel.guild.active_threads():
            yield thread
        if isinstance(self.channel, discord.TextChannel):
            for is_private in (False, True):
                async for thread in self.channel.archived_threads(
                    private=is_private, joined=is_private, limit=CLOSED_LOOKED_AT
                ):
                    yield thread


async def _removed(litter: Litter) -> str:
    """Why it cannot be removed, and what it is; "" if it is gone."""
    try:
        await litter.delete()
    except Exception as error:
        if not is_discords(error):
            raise
        if code_of(error) not in GONE:
            return f"{litter.jump_url} ({error})"
    return ""

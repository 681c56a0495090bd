"""A match by direct messages, as its players see it and press there."""

from dataclasses import dataclass
from enum import StrEnum

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine import RuleSheet
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.seen import Seen
from tests.discord.simulated_server import SimulatedServer


@dataclass
class Direct:
    """The first table of a server, which is played by direct messages."""

    server: SimulatedServer

    def messages(self, member: MemberActor) -> list[Seen]:
        """The bot's messages to a member, oldest first."""
        return self.server.messages(member.user.dm_channel)

    def board(self, member: MemberActor) -> Seen:
        """The newest of it, which is where their own live board stands."""
        return self.messages(member)[-1]

    async def challenge(self, **options: object) -> InteractionResult:
        """Let Alice challenge Bob on the server."""
        server = self.server
        return await server.alice.slash(
            server.channel, "challenge", opponent=server.bob, direct=True, **options
        )

    async def start(self, opening: str, sheet: RuleSheet | None = None) -> None:
        """Let Bob accept such a challenge; "31" is 3 for Alice, 1 for Bob."""
        length = sheet.length if sheet else None
        await (self.challenge(length=length) if length else self.challenge())
        self.server.dice.will_fall(opening)
        await self.press(self.server.bob, HeadsUpButton.ACCEPT)

    async def press(
        self, member: MemberActor, kind: StrEnum, seen: Seen | None = None, argument: str | None = None
    ) -> InteractionResult:
        """Press the button of that kind on somebody's own board, unless another message is given."""
        seen = seen or self.board(member)
        result: InteractionResult = await member.user.click(
            seen.message, custom_id=seen.custom_id(kind, argument)
        )
        return result

    async def table(self, number: int = 1) -> HeadsUpTable:
        """The table as it is stored."""
        return await self.server.database.run(load_table, number)

    async def slash(self, member: MemberActor, command: str, **options: object) -> InteractionResult:
        """Type a command into the direct messages with the bot."""
        result: InteractionResult = await member.user.slash(command, **options)
        return result

"""A chouette over real HTTP, whose team has a private thread."""

from dataclasses import dataclass

from simcord.backend import Backend
from simcord.backend.models import Channel, User
from simcord.enums import ChannelType

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, parse_play
from bot.engine.chouette import CLUB, ChouetteAction, Join, StartGame
from bot.play.base.table import Place
from bot.play.chouette.advice import suggest
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.tables.flow import apply_action
from tests.faults.faulty_discord import FaultyDiscord
from tests.play.chouette.harness import choosing

MADE = "8/5 6/5"


@dataclass
class Team:
    """Alice in the box against Bob, the captain, Carol and Dora, who have 3-1 to play."""

    faulty: FaultyDiscord
    people: dict[str, User]
    table_id: int

    @classmethod
    async def gathered(cls, faulty: FaultyDiscord) -> "Team":
        people = {"Alice": faulty.alice, "Bob": faulty.bob}
        people |= {name: faulty.joined_by(name) for name in ("Carol", "Dora")}
        table = await faulty.database.run(
            open_chouette,
            request=faulty.request(faulty.alice),
            place=Place(faulty.guild, faulty.channel),
            sheet=CLUB,
            dice_source=faulty.bot.context.dice_source,
        )
        team = cls(faulty, people, table.id)
        for name in ("Bob", "Carol", "Dora"):
            await team.does(name, Join())
        faulty.dice.will_fall("6543 13")
        await team.does("Alice", StartGame())
        return team

    async def does(self, name: str, *actions: ChouetteAction) -> None:
        """Let somebody do something; Discord hears of it at the next delivery."""
        await self.faulty.database.run(
            apply_action,
            request=self.faulty.request(self.people[name]),
            table_id=self.table_id,
            edition=None,
            plan=choosing(lambda _chouette, _player: actions),
            dice_source=self.faulty.bot.context.dice_source,
        )

    async def plays(self, name: str, text: str) -> None:
        game = (await self.table()).chouette.game
        assert game.roll is not None
        await self.does(name, MakePlay(parse_play(text, game.position, game.roll)))

    async def suggests(self, name: str, text: str) -> None:
        await self.faulty.database.run(
            suggest,
            request=self.faulty.request(self.people[name]),
            table_id=self.table_id,
            edition=None,
            read=lambda position, roll: parse_play(text, position, roll),
        )

    async def carol_drops(self) -> None:
        """Alice doubles all; Carol drops, Bob and Dora take."""
        await self.plays("Bob", MADE)
        await self.does("Alice", *(OfferDouble(cube) for cube in range(3)), RollDice())
        await self.does("Bob", AnswerOffer(0, Answer.TAKE))
        await self.does("Carol", AnswerOffer(1, Answer.DROP))
        self.faulty.dice.will_fall("65")
        await self.does("Dora", AnswerOffer(2, Answer.TAKE))

    async def deliver(self) -> None:
        await self.faulty.bot.context.delivery.deliver(self.table_id)
        await self.faulty.settle()

    async def table(self) -> ChouetteTable:
        return await self.faulty.database.run(load_chouette, self.table_id)

    def threads(self) -> list[Channel]:
        def read(backend: Backend) -> list[Channel]:
            here = [each for each in backend.channels.values() if each.parent_id == self.faulty.channel]
            return [each for each in here if each.type == ChannelType.PRIVATE_THREAD]

        return self.faulty.server.ask(read)

    def inside(self, thread: Channel) -> set[str]:
        return {name for name, user in self.people.items() if user.id in thread.thread_members}

    def said(self, thread: Channel) -> list[str]:
        return [each.text for each in self.faulty.messages(thread.id)]

    async def is_as_it_must_be(self, *belong: str) -> None:
        """One open thread with those people, or none, which the board says."""
        table = await self.table()
        room = table.state.team_thread
        assert room is not None
        assert not await self.faulty.pending()
        stands = [(each, each.thread_metadata) for each in self.threads()]
        open_ones = [each for each, metadata in stands if metadata and not metadata.archived]
        if room.refused is not None:
            assert open_ones == []
            assert any("I cannot open a private thread" in each.text for each in self.faulty.messages())
            return
        (thread,) = [each for each in open_ones if self.inside(each)]
        assert thread.id == room.thread
        assert self.inside(thread) == set(belong)
        said = self.said(thread)
        assert len(said) == len(set(said))
        assert said[0].startswith("Bob is captain and has the last word.")

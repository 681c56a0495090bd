"""The team's private thread over real HTTP, whatever fails: there is one, and only the team is in it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from simcord.backend import Backend
from simcord.backend.models import Channel, User
from simcord.enums import ChannelType

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, parse_play
from bot.engine.chouette import CLUB, ChouetteAction, Join, StartGame
from bot.play.chouette.consulting import suggest
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.flow import act
from bot.play.table import Place
from bot.play.use_case import Caller, Request
from tests.faults.calls import Kind, text_of
from tests.faults.failures import LOST, NEVER_SENT, NO_PLACE, Fault, of_each_sort
from tests.faults.faulty_discord import FaultyDiscord, open_faulty_discord
from tests.faults.hurried_time import hurry
from tests.play.chouette.harness import choosing

A_WHILE = timedelta(hours=9)
MADE = "8/5 6/5"


@dataclass
class Team:
    """Alice in the box against Bob, the captain, Carol and Dora, who have 3-1 to play."""

    faulty: FaultyDiscord
    people: dict[str, User]
    table_id: int
    interactions: int = 1000

    @classmethod
    async def gathered(cls, faulty: FaultyDiscord) -> "Team":
        server = faulty.server
        more = {
            name: server.ask(partial(_member, guild=faulty.guild, name=name)) for name in ("Carol", "Dora")
        }
        people = {"Alice": faulty.alice, "Bob": faulty.bob, **more}
        team = cls(faulty, people, 0)
        team.table_id = (
            await faulty.database.run(
                open_chouette,
                request=team.request("Alice"),
                place=Place(faulty.guild, faulty.channel),
                sheet=CLUB,
                dice_source=faulty.bot.context.dice_source,
            )
        ).id
        for name in ("Bob", "Carol", "Dora"):
            await team.does(name, Join())
        faulty.dice.will_fall("6543 13")
        await team.does("Alice", StartGame())
        return team

    def request(self, name: str) -> Request:
        self.interactions += 1
        user = self.people[name]
        return Request(self.interactions, Caller(user.id, user.global_name or ""), self.faulty.clock())

    async def does(self, name: str, *actions: ChouetteAction) -> None:
        """Let somebody do something; Discord hears of it at the next delivery."""
        await self.faulty.database.run(
            act,
            request=self.request(name),
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
            request=self.request(name),
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

    async def pending(self) -> int:
        return len(await self.faulty.database.run(lambda uow: uow.outbox.pending()))

    def threads(self) -> list[Channel]:
        def read(backend: Backend) -> list[Channel]:
            channels = backend.channels.values()
            return [each for each in channels if each.type == ChannelType.PRIVATE_THREAD]

        return self.faulty.server.ask(read)

    def inside(self, thread: Channel) -> set[str]:
        return {name for name, user in self.people.items() if user.id in thread.thread_members}

    def said(self, thread: Channel) -> list[str]:
        def read(backend: Backend) -> list[str]:
            return [text_of(each.components) for each in backend.messages[thread.id].values()]

        return self.faulty.server.ask(read)

    async def is_as_it_must_be(self, *belong: str) -> None:
        """One open thread with those people, or none, which the board says."""
        table = await self.table()
        room = table.state.team_thread
        assert room is not None
        assert await self.pending() == 0
        open_ones = [each for each in self.threads() if not (each.thread_metadata or _missing()).archived]
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


def _member(backend: Backend, guild: int, name: str) -> User:
    user = backend.make_user(name.lower(), global_name=name)
    backend.add_member(guild, user.id)
    return user


def _missing() -> Channel:
    raise AssertionError("a thread has its metadata")


async def check_opening(folder: Path, kind: Kind, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        team = await Team.gathered(faulty)
        faulty.server.fail(kind, fault, after=1 if kind is Kind.POST else 0)  # the first is the board
        await team.deliver()
        await faulty.let_pass(A_WHILE)
        left_out = {"Bob"} if kind is Kind.LET_IN and fault.status in (403, 404) else set()
        if fault is NO_PLACE["unknown channel"] and kind is Kind.LET_IN:
            left_out = set()
        await team.is_as_it_must_be(*({"Bob", "Carol", "Dora"} - left_out))


async def check_leaving(folder: Path, fault: Fault) -> None:
    async with open_faulty_discord(folder) as faulty:
        team = await Team.gathered(faulty)
        await team.deliver()
        await team.carol_drops()
        faulty.server.fail(Kind.LET_OUT, fault)
        await team.deliver()
        await faulty.let_pass(A_WHILE)
        is_taken_for_gone = "10007" in fault.body
        await team.is_as_it_must_be("Bob", "Dora", *(["Carol"] if is_taken_for_gone else []))


@pytest.mark.parametrize("kind", [Kind.THREAD, Kind.LET_IN, Kind.POST])
@pytest.mark.parametrize("fault", of_each_sort())
def test_the_team_gets_one_thread(tmp_path: Path, kind: Kind, fault: Fault) -> None:
    hurry(check_opening(tmp_path, kind, fault))


@pytest.mark.parametrize("fault", of_each_sort())
def test_who_drops_out_does_not_stay(tmp_path: Path, fault: Fault) -> None:
    hurry(check_leaving(tmp_path, fault))


Story = Callable[[Team], Awaitable[None]]


async def lost_long_ago(team: Team) -> None:
    """A thread that was opened without the bot's hearing of it is found by its name."""
    team.faulty.server.fail(Kind.THREAD, LOST)
    await team.deliver()
    assert len(team.threads()) == 1
    await team.faulty.let_pass(A_WHILE)
    assert len(team.threads()) == 1
    await team.is_as_it_must_be("Bob", "Carol", "Dora")


async def lost_when_the_game_ended(team: Team) -> None:
    """So is one that is needed no more; it is closed."""
    team.faulty.server.fail(Kind.THREAD, LOST)
    await team.deliver()
    await team.plays("Bob", MADE)
    await team.does("Alice", *(OfferDouble(cube) for cube in range(3)), RollDice())
    for cube, name in enumerate(("Bob", "Carol", "Dora")):
        await team.does(name, AnswerOffer(cube, Answer.DROP))
    await team.faulty.let_pass(timedelta(minutes=30))
    (thread,) = team.threads()
    assert thread.thread_metadata is not None
    assert (thread.thread_metadata.archived, thread.thread_metadata.locked) == (True, True)


async def let_in_unheard(team: Team) -> None:
    """Who was let in without the bot's hearing of it, and dropped meanwhile, is let out."""
    team.faulty.server.fail(Kind.LET_IN, LOST, after=1)
    await team.deliver()
    (thread,) = team.threads()
    assert "Carol" in team.inside(thread)
    await team.carol_drops()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Dora")


async def shown_unheard(team: Team) -> None:
    """A suggestion that was shown without the bot's hearing of it is shown once."""
    await team.deliver()
    await team.suggests("Carol", MADE)
    team.faulty.server.fail(Kind.POST, LOST)
    await team.deliver()
    team.faulty.server.forget_nonces()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Carol", "Dora")
    assert len(team.said(team.threads()[0])) == 2


async def hands_while_discord_is_away(team: Team) -> None:
    """What is suggested meanwhile is shown with all hands when Discord is back."""
    await team.deliver()
    team.faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await team.suggests("Carol", MADE)
    await team.deliver()
    await team.suggests("Dora", MADE)
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    assert team.said(team.threads()[0])[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Dora)**"]


@pytest.mark.parametrize(
    "story",
    [lost_long_ago, lost_when_the_game_ended, let_in_unheard, shown_unheard, hands_while_discord_is_away],
)
def test_what_became_of_a_call_is_found_out(tmp_path: Path, story: Story) -> None:
    async def told() -> None:
        async with open_faulty_discord(tmp_path) as faulty:
            await story(await Team.gathered(faulty))

    hurry(told())

"""The team's private thread over real HTTP, whatever fails: there is one, and only the team is in it."""

from dataclasses import dataclass
from datetime import timedelta

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
from tests.faults.calls import Kind
from tests.faults.failures import LOST, NEVER_SENT, NO_PLACE, Fault, of_each_sort
from tests.faults.faulty_discord import FaultyDiscord
from tests.play.chouette.harness import choosing

A_WHILE = timedelta(hours=9)
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
            act,
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
            channels = backend.channels.values()
            return [each for each in channels if each.type == ChannelType.PRIVATE_THREAD]

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
        assert not await self.faulty.owed()
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


@pytest.fixture
async def team(faulty: FaultyDiscord) -> Team:
    return await Team.gathered(faulty)


@pytest.mark.parametrize("kind", [Kind.THREAD, Kind.LET_IN, Kind.POST])
@pytest.mark.parametrize("fault", of_each_sort())
async def test_the_team_gets_one_thread(team: Team, kind: Kind, fault: Fault) -> None:
    team.faulty.server.fail(kind, fault, after=1 if kind is Kind.POST else 0)  # the first is the board
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    left_out = {"Bob"} if kind is Kind.LET_IN and fault.status in (403, 404) else set()
    if fault is NO_PLACE["unknown channel"] and kind is Kind.LET_IN:
        left_out = set()
    await team.is_as_it_must_be(*({"Bob", "Carol", "Dora"} - left_out))


@pytest.mark.parametrize("fault", of_each_sort())
async def test_who_drops_out_does_not_stay(team: Team, fault: Fault) -> None:
    await team.deliver()
    await team.carol_drops()
    team.faulty.server.fail(Kind.LET_OUT, fault)
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    is_taken_for_gone = "10007" in fault.body
    await team.is_as_it_must_be("Bob", "Dora", *(["Carol"] if is_taken_for_gone else []))


async def test_a_thread_that_was_opened_without_the_bots_hearing_of_it_is_found_by_its_name(
    team: Team,
) -> None:
    team.faulty.server.fail(Kind.THREAD, LOST)
    await team.deliver()
    assert len(team.threads()) == 1
    await team.faulty.let_pass(A_WHILE)
    assert len(team.threads()) == 1
    await team.is_as_it_must_be("Bob", "Carol", "Dora")


async def test_such_a_thread_is_found_and_closed_where_it_is_needed_no_more(team: Team) -> None:
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


async def test_who_was_let_in_without_the_bots_hearing_of_it_and_dropped_meanwhile_is_let_out(
    team: Team,
) -> None:
    team.faulty.server.fail(Kind.LET_IN, LOST, after=1)
    await team.deliver()
    (thread,) = team.threads()
    assert "Carol" in team.inside(thread)
    await team.carol_drops()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Dora")


async def test_a_suggestion_that_was_shown_without_the_bots_hearing_of_it_is_shown_once(team: Team) -> None:
    await team.deliver()
    await team.suggests("Carol", MADE)
    team.faulty.server.fail(Kind.POST, LOST)
    await team.deliver()
    team.faulty.server.forget_nonces()
    await team.faulty.let_pass(A_WHILE)
    await team.is_as_it_must_be("Bob", "Carol", "Dora")
    assert len(team.said(team.threads()[0])) == 2


async def test_what_is_suggested_while_discord_is_away_is_shown_with_all_hands_when_it_is_back(
    team: Team,
) -> None:
    await team.deliver()
    team.faulty.server.fail(Kind.POST, NEVER_SENT, times=3)
    await team.suggests("Carol", MADE)
    await team.deliver()
    await team.suggests("Dora", MADE)
    await team.deliver()
    await team.faulty.let_pass(A_WHILE)
    assert team.said(team.threads()[0])[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Dora)**"]

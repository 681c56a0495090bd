"""A match over forty days, across two changes to winter time: who is told what, and when time is out."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from simcord.actors import MemberActor

from bot.engine import MakePlay, Phase, RollDice, Side, legal_plays
from bot.play.base.table import Status
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByCommands, member_of
from tests.discord.seen import private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.play.heads_up.replay_check import check_replay

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def moment(month: int, day: int, hour: int = 0, minute: int = 0) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


def notified(server: SimulatedServer) -> list[tuple[int, bool]]:
    """Return the notified people, in order, and whether by direct message."""
    found = []
    for post in server.rest.posts:
        channel = server.env.backend.channels[int(re.findall(r"\d+", post.path)[0])]
        found += [(reader, True) for reader in channel.recipient_ids]
        found += [(reader, False) for reader in post.pinged]
    return found


class Story:
    """The match, with the pings that it should have made so far."""

    def __init__(self, server: SimulatedServer) -> None:
        self.server = server
        self.pings = notified(server)

    async def until(self, when: datetime) -> None:
        """Let time pass, in which nobody is notified."""
        while (left := when - self.server.clock()) > timedelta():
            await self.server.let_pass(min(left, 5 * DAY))
        self.check()

    async def sit_down(self, who: MemberActor) -> None:
        """Let the player on turn roll if they must, and play; the other is notified once."""
        hand = ByCommands(self.server)
        table = await self.server.table()
        while table.status is Status.PLAYING and member_of(self.server, table, table.must_act[0]) is who:
            game = table.game
            if game.phase is Phase.CUBE:
                await hand.act(RollDice())
            else:
                assert game.roll is not None
                await hand.act(MakePlay(legal_plays(game.position, game.roll)[0]))
            table = await self.server.table()
        self.is_told(member_of(self.server, table, table.must_act[0]))

    async def is_told_at(self, when: datetime, who: MemberActor, *, directly: bool = False) -> None:
        """Check that somebody is told something at that moment, and only then."""
        await self.until(when - timedelta(minutes=1))
        await self.server.let_pass(timedelta(minutes=2))
        self.is_told(who, directly=directly)

    async def are_reminders(self, who: MemberActor, *moments: datetime) -> None:
        """Check that somebody is reminded at those moments, and only then: Bob by direct message."""
        for when in moments:
            await self.is_told_at(when, who, directly=who is self.server.bob)

    def is_told(self, who: MemberActor, *, directly: bool = False) -> None:
        """Check that somebody was told something just now."""
        self.pings.append((who.id, directly))
        self.check()

    async def due(self) -> datetime:
        table = await self.server.table()
        assert table.time is not None
        return table.time.due

    async def reserve(self, who: MemberActor) -> timedelta:
        table = await self.server.table()
        player = table.player_of(who.id)
        assert player is not None
        assert table.state.clock is not None
        return table.state.clock.reserves[player.id]

    def check(self) -> None:
        assert notified(self.server) == self.pings


@pytest.mark.proof
async def test_a_match_over_forty_days(server: SimulatedServer) -> None:
    story = Story(server)
    await story.until(moment(3, 9))
    await agree(server, story)
    for number in range(1, 15):  # somebody moves every twenty hours, weekends included
        await story.until(moment(3, 9) + number * 20 * HOUR)
        await story.sit_down(server.alice if number % 2 else server.bob)
    await alice_goes_on_vacation(server, story)
    await bob_draws_on_the_reserve(server, story)
    await clocks_go_back_in_auckland(server, story)
    await clocks_go_back_in_santiago(server, story)
    await bobs_reserve_runs_out_and_alice_is_kind(server, story)
    await bob_is_gone_and_alice_claims(server, story)
    table = await server.table()
    assert (table.status, table.match_winner, table.score.white) == (Status.OVER, Side.WHITE, 3)
    assert server.clock() - moment(3, 9) > 40 * DAY
    await server.database.run(check_replay, table=table)


async def agree(server: SimulatedServer, story: Story) -> None:
    night = {"quiet_from": "22:00", "quiet_until": "7:00"}
    await server.alice.slash(server.channel, "settings me", zone="Pacific/Auckland", **night)
    await server.bob.slash(server.channel, "settings me", zone="America/Santiago", **night)
    await server.bob.slash(server.channel, "settings me", reminders="directly")
    clock = {"turn_hours": 24, "reserve_hours": 48, "weekends": False, "length": 3}
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, **clock)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    story.pings += [(server.bob.id, False), (server.alice.id, False)]


async def alice_goes_on_vacation(server: SimulatedServer, story: Story) -> None:
    await story.until(moment(3, 21))
    days = {"from": "today", "until": "2026-03-28"}
    await server.alice.slash(server.channel, "vacation set", **days)
    assert "Alice is on vacation" in server.board.text
    await story.are_reminders(server.alice, moment(3, 28, 18))  # when she wakes on the Sunday after it
    await story.until(moment(3, 28, 20))
    await story.sit_down(server.alice)
    await story.are_reminders(server.bob, moment(3, 29, 20))
    await story.until(moment(3, 30))
    await story.sit_down(server.bob)
    await story.until(moment(3, 30, 12))
    await story.sit_down(server.alice)
    assert await story.reserve(server.alice) == 48 * HOUR


async def bob_draws_on_the_reserve(server: SimulatedServer, story: Story) -> None:
    await story.are_reminders(server.bob, moment(3, 31, 12), moment(4, 1, 12))
    await story.until(moment(4, 1, 18))  # Bob's turn of 24 hours has run over by thirty
    await story.sit_down(server.bob)
    assert await story.reserve(server.bob) == 18 * HOUR
    await story.until(moment(4, 2, 12))
    await story.sit_down(server.alice)


async def clocks_go_back_in_auckland(server: SimulatedServer, story: Story) -> None:
    await story.until(moment(4, 2, 20))
    await story.sit_down(server.bob)
    weekend = 49 * HOUR  # with an hour more on its Sunday
    assert await story.due() == moment(4, 2, 20) + 72 * HOUR + weekend
    for member in (server.alice, server.bob):
        await member.slash(server.channel, "settings me", remind_hours=10)
    before = moment(4, 3, 6), moment(4, 3, 18), moment(4, 4, 4)  # the second at 7:00, when her night is over
    await story.are_reminders(server.alice, *before, moment(4, 4, 19))  # again at 7:00, by winter time
    await story.until(moment(4, 4, 20))
    await story.sit_down(server.alice)
    assert await story.reserve(server.alice) == 48 * HOUR


async def clocks_go_back_in_santiago(server: SimulatedServer, story: Story) -> None:
    """Bob has an hour more to sleep in the same night; after five reminders there is a last one."""
    mornings, evenings = (moment(4, day, 11) for day in (5, 6, 7)), (moment(4, day, 21) for day in (5, 6))
    await story.are_reminders(server.bob, *sorted([*mornings, *evenings]))
    time = timedelta(hours=74)
    assert await story.due() == moment(4, 4, 20) + time
    await story.are_reminders(server.bob, await story.due() - time / 10)


async def bobs_reserve_runs_out_and_alice_is_kind(server: SimulatedServer, story: Story) -> None:
    monday = moment(4, 6, 4)  # when it begins in Santiago, by winter time since the day before
    await story.is_told_at(monday + 24 * HOUR + 18 * HOUR, server.alice)
    await story.until(moment(4, 8, 10))
    await server.press(server.alice, HeadsUpButton.MORE_TIME)
    assert await story.due() == moment(4, 10, 10)
    await story.are_reminders(server.bob, moment(4, 8, 20), moment(4, 9, 11))
    await story.until(moment(4, 9, 12))
    await story.sit_down(server.bob)
    await story.until(moment(4, 9, 20))
    await story.sit_down(server.alice)


async def bob_is_gone_and_alice_claims(server: SimulatedServer, story: Story) -> None:
    mornings, evenings = (
        (moment(4, day, 11) for day in (10, 11, 12)),
        (moment(4, day, 21) for day in (10, 11)),
    )
    await story.are_reminders(server.bob, *sorted([*mornings, *evenings]), moment(4, 13, 11))
    monday, until_saturday = moment(4, 13, 4), moment(4, 11, 4) - moment(4, 9, 20)
    await story.is_told_at(monday + 24 * HOUR + 18 * HOUR - until_saturday, server.alice)
    refused = await server.bob.slash(server.channel, "clock claim")
    assert private_texts(refused).startswith("You are on the clock")
    await story.until(moment(4, 15))
    server.dice.will_fall("31")
    await server.press(server.alice, HeadsUpButton.CLAIM)
    story.is_told(server.bob)
    await story.sit_down(server.alice)  # who begins the next game
    assert await story.reserve(server.bob) == 0 * HOUR
    await story.are_reminders(server.bob, moment(4, 15, 11), moment(4, 15, 21, 36))
    await story.is_told_at(moment(4, 16), server.alice)
    await story.until(moment(4, 19))
    await server.press(server.alice, HeadsUpButton.CLAIM)
    story.is_told(server.bob)

"""Discord lets a bot write to few new people a day, and quarantines one that writes to more."""

from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta

import pytest
from simcord.actors import MemberActor

from bot.discord.wire.direct_channels import DirectChannels, NotToday
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.posts.direct_messages import NEW_A_DAY, QUARANTINE_KNOWN, QUARANTINE_REST
from storage import Database
from tests.databases import url_of
from tests.discord.direct_match import Direct
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

MINUTE = timedelta(minutes=1)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
OPENING = "/users/@me/channels"
MOST_TRIES = 4 * 3
APPEAL = "https://dis.gd/contact"


def openings(server: SimulatedServer) -> int:
    return sum(call.path == OPENING for call in server.rest.calls)


async def first_written_to(server: SimulatedServer) -> list[datetime]:
    """When the bot first wrote to people, the latest first."""
    return await server.database.run(lambda uow: uow.players.last_written_to(99))


@pytest.fixture
async def beside(server: SimulatedServer) -> AsyncIterator[DirectChannels]:
    """Those of another process of the bot, on the same database."""
    database = await Database.open(url_of(server.file))
    yield DirectChannels(server.bot, database, server.clock)
    await database.close()


async def await_reminder(server: SimulatedServer, time: timedelta = DAY + HOUR) -> None:
    """Let Alice, who wants reminders by direct message, be reminded of a game, as she is after a day."""
    await server.alice.slash(server.channel, "settings me", reminders="directly")
    await start_game(server, "31")
    await server.let_pass(time)


@pytest.mark.parametrize(
    ("error", "counted"), [(ConnectionResetError("cut off"), 1), (RuntimeError("not even asked"), 0)]
)
async def test_somebody_new_counts_unless_discord_has_surely_opened_nothing(
    server: SimulatedServer,
    beside: DirectChannels,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    counted: int,
) -> None:
    async def fail(_person: object) -> None:
        raise error

    monkeypatch.setattr(server.bot, "create_dm", fail)
    with pytest.raises(type(error)):
        await beside.of_person(server.caller(server.carol))
    assert len(await first_written_to(server)) == counted


class TestQuarantine:
    async def test_reminders_come_in_the_channel_and_nothing_new_is_opened_for_hours(
        self, server: SimulatedServer
    ) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        assert server.rest.pings[2:] == [server.alice.id]
        assert server.board.text.startswith(f"Reminder: <@{server.alice.id}> to play 3-1.")
        assert openings(server) == 1
        await server.let_pass(3 * DAY)
        assert openings(server) <= MOST_TRIES

    async def test_afterwards_they_come_directly_again(self, server: SimulatedServer) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        server.rest.is_quarantined = False
        await server.let_pass(DAY)
        assert len(server.messages(server.alice.user.dm_channel)) == 1

    async def test_whoever_was_written_to_before_is_written_to_on(self, server: SimulatedServer) -> None:
        await await_reminder(server)
        server.rest.is_quarantined = True
        await server.restart()
        pings = list(server.rest.pings)
        await server.let_pass(DAY)
        assert server.rest.pings == pings
        assert len(server.messages(server.alice.user.dm_channel)) == 1

    async def test_the_log_and_admins_say_it_with_what_to_do(
        self, server: SimulatedServer, admin: MemberActor, caplog: pytest.LogCaptureFixture
    ) -> None:
        before = private_texts(await admin.slash(server.channel, "admin status"))
        assert APPEAL not in before
        server.rest.is_quarantined = True
        await await_reminder(server)
        await server.let_pass(3 * DAY)
        said = [record for record in caplog.records if "quarantined" in record.getMessage()]
        assert len(said) == 1
        assert APPEAL in said[0].getMessage()
        assert APPEAL in private_texts(await admin.slash(server.channel, "admin status"))

    async def test_admins_are_told_for_two_days_after_discord_said_so_last(
        self, server: SimulatedServer, admin: MemberActor
    ) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        said_at = await server.database.run(lambda uow: uow.quarantine.said_at())
        server.rest.is_quarantined = False
        await server.let_pass(said_at + QUARANTINE_KNOWN - MINUTE - server.clock())
        assert APPEAL in private_texts(await admin.slash(server.channel, "admin status"))
        await server.let_pass(MINUTE)
        assert APPEAL not in private_texts(await admin.slash(server.channel, "admin status"))

    async def test_a_restart_forgets_none_of_it(
        self, server: SimulatedServer, admin: MemberActor, caplog: pytest.LogCaptureFixture
    ) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        await server.restart()
        assert APPEAL in private_texts(await admin.slash(server.channel, "admin status"))
        tries = openings(server)
        told = private_texts(await Direct(server).challenge())
        assert told.startswith("Discord lets me open no more direct messages with new people today")
        assert openings(server) == tries
        await server.let_pass(DAY)
        assert sum("quarantined" in record.getMessage() for record in caplog.records) == 1

    async def test_other_processes_know_it_too(
        self, server: SimulatedServer, beside: DirectChannels, caplog: pytest.LogCaptureFixture
    ) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        assert await beside.is_quarantined()
        carol, tries = server.caller(server.carol), openings(server)
        with pytest.raises(NotToday):
            await beside.of_person(carol)
        assert openings(server) == tries
        await server.let_pass(QUARANTINE_REST)
        with pytest.raises(NotToday) as again:
            await beside.of_person(carol)
        assert again.value.until == server.clock() + QUARANTINE_REST
        assert openings(server) > tries
        assert sum("quarantined" in record.getMessage() for record in caplog.records) == 1

    async def test_whoever_it_keeps_from_being_written_to_stays_new(self, server: SimulatedServer) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        assert openings(server) == 1
        assert await first_written_to(server) == []

    async def test_a_challenge_by_direct_messages_is_refused_before_anything_is_begun(
        self, server: SimulatedServer
    ) -> None:
        server.rest.is_quarantined = True
        told = private_texts(await Direct(server).challenge())
        assert told == (
            "Discord lets me open no more direct messages with new people today, so I cannot write to "
            f"{server.alice.user.mention}. Nothing was changed. Challenge here without `direct`."
        )
        assert await server.database.run(lambda uow: uow.tables.open_ids()) == []

    async def test_where_only_the_message_is_refused_the_challenger_is_told_what_to_do(
        self, server: SimulatedServer
    ) -> None:
        path = f"/channels/{server.bob.user.dm_channel.id}/messages"
        server.env.inject_error("POST", path, status=403, code=20026, times=None)
        direct = Direct(server)
        told = private_texts(await direct.challenge())
        assert told == (
            "Saved, but Discord does not let me write to Bob directly for now. "
            "Press **Withdraw challenge** and challenge in a channel."
        )
        assert HeadsUpButton.WITHDRAW in direct.board(server.alice).kinds
        await server.let_pass(3 * DAY)
        assert sum((call.method, call.path) == ("POST", path) for call in server.rest.calls) <= MOST_TRIES + 1

    async def test_a_game_goes_on_in_a_channel(self, server: SimulatedServer) -> None:
        direct = Direct(server)
        await direct.start("31")
        path = f"/channels/{server.bob.user.dm_channel.id}/messages"
        server.env.inject_error("POST", path, status=403, code=20026, times=None)
        told = private_texts(await direct.slash(server.alice, "play", play="8/5 6/5"))
        assert "Type `/move-here` in a channel you both see." in told
        there = private_texts(await server.bob.slash(server.channel, "help"))
        assert "Discord does not let me write to you directly for now." in there
        await server.alice.slash(server.channel, "move-here")
        assert SharedButton.ROLL in server.board.kinds


async def guests_play(
    server: SimulatedServer, number: int, *, named: str = "guest", remind_hours: int = 24
) -> Sequence[MemberActor]:
    """Let guests play, each in a channel of their own, who want reminders by direct message."""
    guests = []
    for each in range(number):
        user = server.env.create_user(f"{named}{each}", global_name=f"{named.title()} {each}")
        guest, place = server.guild.add_member(user), server.guild.create_text_channel(f"of-{named}-{each}")
        wanted = {"reminders": "directly", "remind_hours": remind_hours}
        await guest.slash(place, "settings me", **wanted)
        server.dice.will_fall("31")
        await guest.slash(place, "challenge", opponent=server.bob)
        await server.press(server.bob, HeadsUpButton.ACCEPT, server.messages(place)[-1])
        guests.append(guest)
    return guests


def letters(server: SimulatedServer, guests: Sequence[MemberActor]) -> list[int]:
    """How many direct messages each of them has."""
    return [len(server.messages(guest.user.dm_channel)) for guest in guests]


class TestNewPeople:
    async def test_few_are_written_to_a_day_and_the_others_reminded_in_the_channel(
        self, server: SimulatedServer
    ) -> None:
        guests = await guests_play(server, NEW_A_DAY + 2)
        pings = len(server.rest.pings)
        await server.let_pass(DAY + HOUR)
        assert sum(letters(server, guests)) == NEW_A_DAY
        assert len(server.rest.pings) == pings + 2
        await server.restart()  # it is known still who was written to
        await server.let_pass(DAY)
        assert letters(server, guests) == [1] * len(guests)

    async def test_a_restart_begins_no_new_count(self, server: SimulatedServer) -> None:
        guests = await guests_play(server, NEW_A_DAY)
        await server.let_pass(DAY + HOUR)
        assert sum(letters(server, guests)) == NEW_A_DAY
        await server.restart()
        (late,) = await guests_play(server, 1, named="latecomer", remind_hours=20)
        await server.let_pass(20 * HOUR + MINUTE)
        assert letters(server, [late]) == [0]
        assert server.rest.pings[-1] == late.id
        await server.let_pass(20 * HOUR + MINUTE)  # by now the others were written to a day ago
        assert letters(server, [late]) == [1]

    async def test_all_processes_count_together(
        self, server: SimulatedServer, beside: DirectChannels
    ) -> None:
        guests = await guests_play(server, NEW_A_DAY)
        await server.let_pass(DAY + HOUR)
        begun, carol = await first_written_to(server), server.caller(server.carol)
        with pytest.raises(NotToday) as today:
            await beside.of_person(carol)
        assert today.value.until == begun[-1] + DAY
        assert await beside.of_person(server.caller(guests[0])) == guests[0].user.dm_channel.id
        await server.let_pass(today.value.until - server.clock())
        assert await beside.of_person(carol) == server.carol.user.dm_channel.id
        assert await first_written_to(server) == [server.clock(), *begun]

    async def test_whom_discord_did_not_let_the_bot_write_to_is_new_still(
        self, server: SimulatedServer
    ) -> None:
        server.env.inject_error("POST", OPENING, status=400, code=40003, times=1)
        await await_reminder(server, DAY + MINUTE)
        assert (openings(server), await first_written_to(server)) == (1, [])
        await server.let_pass(HOUR)
        assert (openings(server), len(await first_written_to(server))) == (2, 1)

    async def test_both_sides_of_a_challenge_count_and_need_not_have_played_before(
        self, new_server: SimulatedServer
    ) -> None:
        server = new_server
        await Direct(server).challenge()
        assert await first_written_to(server) == [server.clock()] * 2
        await server.restart()
        await Direct(server).challenge()
        assert len(await first_written_to(server)) == 2

    async def test_whoever_was_erased_is_new_again(self, server: SimulatedServer) -> None:
        await await_reminder(server)
        assert len(await first_written_to(server)) == 1
        asked = private(await server.alice.slash(server.channel, "privacy erase"))
        await server.press(server.alice, SharedButton.ERASE, asked)
        assert await first_written_to(server) == []

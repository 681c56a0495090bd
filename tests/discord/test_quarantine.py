"""Discord lets a bot write to few new people a day, and quarantines one that writes to more."""

from collections.abc import Sequence
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.discord.direct_channels import NEW_A_DAY
from bot.play.panel import Kind
from tests.discord.direct_match import Direct
from tests.discord.players import start_game
from tests.discord.seen import private_texts
from tests.discord.simulated_server import SimulatedServer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
OPENING = "/users/@me/channels"
MOST_TRIES = 4 * 3
APPEAL = "https://dis.gd/contact"


def openings(server: SimulatedServer) -> int:
    return sum(call.path == OPENING for call in server.rest.calls)


async def await_reminder(server: SimulatedServer) -> None:
    """Let Alice, who wants reminders by direct message, be reminded of a game."""
    await server.alice.slash(server.channel, "settings me", reminders="by direct message")
    await start_game(server, "31")
    await server.let_pass(DAY + HOUR)


class TestQuarantine:
    async def test_reminders_come_in_the_channel_and_nothing_new_is_opened_for_hours(
        self, server: SimulatedServer
    ) -> None:
        server.rest.is_quarantined = True
        await await_reminder(server)
        assert server.rest.pings[2:] == [server.alice.id]
        assert server.board.text.startswith(f"<@{server.alice.id}> Still your turn")
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
        assert Kind.WITHDRAW in direct.board(server.alice).kinds
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
        assert Kind.ROLL in server.board.kinds


async def guests_play(server: SimulatedServer, number: int) -> Sequence[MemberActor]:
    """Let guests play, each in a channel of their own, who want reminders by direct message."""
    guests = []
    for each in range(number):
        user = server.env.create_user(f"guest{each}", global_name=f"Guest {each}")
        guest, place = server.guild.add_member(user), server.guild.create_text_channel(f"table-{each}")
        await guest.slash(place, "settings me", reminders="by direct message")
        server.dice.will_fall("31")
        await guest.slash(place, "challenge", opponent=server.bob)
        await server.press(server.bob, Kind.ACCEPT, server.messages(place)[-1])
        guests.append(guest)
    return guests


async def test_few_new_people_are_written_to_a_day_and_the_others_reminded_in_the_channel(
    server: SimulatedServer,
) -> None:
    guests = await guests_play(server, NEW_A_DAY + 2)
    pings = len(server.rest.pings)
    await server.let_pass(DAY + HOUR)
    letters = [len(server.messages(guest.user.dm_channel)) for guest in guests]
    assert sum(letters) == NEW_A_DAY
    assert len(server.rest.pings) == pings + 2
    await server.restart()  # it is known still who was written to
    await server.let_pass(DAY)
    assert [len(server.messages(guest.user.dm_channel)) for guest in guests] == [1] * len(guests)


async def test_each_process_has_its_part_of_the_day(server: SimulatedServer) -> None:
    server.bot.context.delivery.have_part(1 / NEW_A_DAY)
    guests = await guests_play(server, 2)
    await server.let_pass(DAY + HOUR)
    assert sum(len(server.messages(guest.user.dm_channel)) for guest in guests) == 1

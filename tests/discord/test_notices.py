"""Reminders, as players see them: in the channel or by direct message, never two for one thing."""

from datetime import timedelta

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine import legal_plays
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.direct_match import Direct
from tests.discord.players import ByCommands, member_of, start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MESSAGES = "/channels/*/messages"
CLOSED, NO_COMMON_SERVER = (50007, "Cannot send messages to this user"), (50278, "No mutual guilds")


async def wish(server: SimulatedServer, member: MemberActor, **options: str | int) -> None:
    await member.slash(server.channel, "settings me", **options)


def letters(server: SimulatedServer, member: MemberActor) -> list[Seen]:
    """Return the bot's direct messages to a member."""
    return server.messages(member.user.dm_channel)


def board_url(server: SimulatedServer, board: Seen) -> str:
    return f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{board.id}"


async def play(server: SimulatedServer) -> None:
    """Let whoever must act play."""
    table = await server.table()
    assert table.game.roll is not None
    player = member_of(server, table, table.must_act[0])
    await ByCommands(server).play(player, legal_plays(table.game.position, table.game.roll)[0])


async def test_a_reminder_says_what_for_where_and_how_long_and_leads_to_the_board(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=5, turn_hours=48)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    board = server.board
    await server.let_pass(DAY + HOUR)
    assert server.board.text == (
        f"Reminder: <@{server.alice.id}> to play 3-1. Time runs out in 24 hours.\n"
        "Against Bob · 5-point match · Alice 0, Bob 0 · table 1"
    )
    assert server.board.links == {"To the board": board_url(server, board)}
    assert server.board.labels == []
    assert server.rest.pings[2:] == [server.alice.id]
    assert (await server.table()).live_message == board.id


async def test_only_the_last_one_stands_in_the_channel_and_none_after_the_move(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    before = len(server.messages())
    for _ in range(3):
        await server.let_pass(DAY)
        assert len(server.messages()) == before + 1
    assert server.rest.pings[2:] == [server.alice.id] * 3
    await play(server)
    assert [bool(message.links) for message in server.messages()].count(True) == 0
    assert server.board.kinds
    await server.let_pass(2 * HOUR)
    assert server.rest.pings[5:] == [server.bob.id]


async def test_a_reminder_changes_nothing_at_the_table(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before, board = await server.table(), server.board
    await server.let_pass(DAY)
    assert await server.table() == before
    assert private(await server.press(server.alice, SharedButton.PLAY, board)).kinds


async def test_by_direct_message_nothing_comes_to_the_channel(server: SimulatedServer) -> None:
    await wish(server, server.alice, reminders="directly")
    await start_game(server, "31")
    await server.let_pass(DAY)
    (letter,) = letters(server, server.alice)
    assert letter.text == "Still your turn to play 3-1.\nAgainst Bob · Money session · table 1"
    assert letter.links == {"To the board": board_url(server, server.board)}
    assert server.board.kinds
    assert server.rest.pings[2:] == []


async def test_where_to_write_to_somebody_is_forgotten_when_they_are_erased(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, create = [], server.bot.create_dm

    async def create_dm(user: discord.Object) -> discord.DMChannel:
        asked.append(user.id)
        return await create(user)

    monkeypatch.setattr(server.bot, "create_dm", create_dm)
    for times in (1, 2):
        await wish(server, server.alice, reminders="directly")
        await start_game(server, "31")
        await server.let_pass(DAY)
        assert asked == [server.alice.id] * times
        question = private(await server.alice.slash(server.channel, "privacy erase"))
        await server.press(server.alice, SharedButton.ERASE, question)


async def test_a_direct_message_is_removed_once_it_is_idle_after_a_restart_too(
    server: SimulatedServer,
) -> None:
    await wish(server, server.alice, reminders="directly")
    await start_game(server, "31")
    await server.let_pass(DAY)
    await server.restart()
    await play(server)
    assert letters(server, server.alice) == []


@pytest.mark.parametrize(("refusal", "call"), [(CLOSED, MESSAGES), (NO_COMMON_SERVER, "/users/@me/channels")])
async def test_a_direct_message_that_is_refused_comes_to_the_channel_once(
    server: SimulatedServer, refusal: tuple[int, str], call: str
) -> None:
    await wish(server, server.alice, reminders="directly")
    await start_game(server, "31")
    code, message = refusal
    server.env.inject_error("POST", call, status=403, code=code, message=message)
    await server.let_pass(DAY + HOUR)
    assert server.rest.pings[2:] == [server.alice.id]
    assert server.board.text.startswith(f"Reminder: <@{server.alice.id}> to play 3-1.")
    opened = [each for each in server.rest.calls if each.path == "/users/@me/channels"]
    await server.let_pass(2 * DAY)
    assert server.rest.pings[2:] == [server.alice.id] * 3
    assert [each for each in server.rest.calls if each.path == "/users/@me/channels"] == opened
    assert letters(server, server.alice) == []
    seen = private(await server.alice.slash(server.channel, "settings me"))
    shown = private(await server.press(server.alice, SharedButton.SETTING, seen, "reminders")).text
    assert (
        "Reminders: **by direct message**. They come in the channel until you allow direct messages from me."
        in shown
    )


@pytest.mark.parametrize("times", [1, 3])
async def test_an_outage_delays_a_reminder_and_repeats_none(server: SimulatedServer, times: int) -> None:
    await start_game(server, "31")
    server.env.inject_error("POST", MESSAGES, status=500, times=times)
    await server.let_pass(DAY + HOUR)
    assert server.rest.pings[2:] == [server.alice.id]
    assert len([message for message in server.messages() if message.links]) == 1


async def test_a_reminder_that_was_deleted_troubles_nobody(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.let_pass(DAY)
    reminder = server.board
    server.env.backend.delete_message(server.channel.id, reminder.id)
    await play(server)
    assert await server.database.run(lambda uow: uow.outbox.pending()) == []


async def test_many_direct_messages_are_not_opened_at_once(server: SimulatedServer) -> None:
    users = [server.env.create_user(f"guest{number}", global_name=f"Guest {number}") for number in range(7)]
    everyone = [server.guild.add_member(user) for user in users]
    for number, guest in enumerate(everyone):
        place = server.guild.create_text_channel(f"table-{number}")
        await guest.slash(place, "settings me", reminders="directly")
        server.dice.will_fall("31")
        await guest.slash(place, "challenge", opponent=server.bob)
        await server.press(server.bob, HeadsUpButton.ACCEPT, server.messages(place)[-1])
    await server.let_pass(DAY)
    await server.let_pass(timedelta(seconds=20))
    first = sum(len(letters(server, guest)) for guest in everyone)
    await server.let_pass(timedelta(minutes=3))
    assert (first, [len(letters(server, guest)) for guest in everyone]) == (5, [1] * 7)


async def test_in_a_match_by_direct_messages_they_come_there_whatever_was_chosen(
    server: SimulatedServer,
) -> None:
    direct = Direct(server)
    await direct.start("31")
    await server.let_pass(2 * DAY + HOUR)
    board, reminder = letters(server, server.alice)[-2:]
    assert board.kinds
    assert reminder.text.startswith("Still your turn to play 3-1.")
    url = f"https://discord.com/channels/@me/{server.alice.user.dm_channel.id}/{board.id}"
    assert reminder.links == {"To the board": url}
    assert not [seen for seen in letters(server, server.bob) if seen.links]
    await direct.slash(server.alice, "play", play="8/5 6/5")
    assert not [seen for seen in letters(server, server.alice) if seen.links]


async def test_in_a_match_by_direct_messages_one_that_is_refused_has_nowhere_else_to_go(
    server: SimulatedServer,
) -> None:
    await Direct(server).start("31")
    server.env.inject_error("POST", MESSAGES, status=403, code=50007, message=CLOSED[1])
    await server.let_pass(DAY + HOUR)
    assert not [seen for seen in letters(server, server.alice) if seen.links]
    assert server.messages() == []
    assert await server.database.run(lambda uow: uow.outbox.pending()) == []

"""Reminders, as players see them: in the channel or by direct message, never two for one thing."""

from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.engine import legal_plays
from bot.play.heads_up.store import latest_table
from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.direct import Direct
from tests.bot.players import ByCommands, member_of, start_game
from tests.bot.seen import Seen, private

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MESSAGES = "/channels/*/messages"
CLOSED, NO_COMMON_SERVER = (50007, "Cannot send messages to this user"), (50278, "No mutual guilds")


async def wish(club: Club, member: MemberActor, **options: str | int) -> None:
    await member.slash(club.channel, "settings me", **options)


def letters(club: Club, member: MemberActor) -> list[Seen]:
    """What the bot has written to somebody directly."""
    return club.messages(member.user.dm_channel)


def board_url(club: Club, board: Seen) -> str:
    return f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{board.id}"


async def play(club: Club) -> None:
    """Let whoever must act play."""
    table = await club.table()
    assert table.game.roll is not None
    player = member_of(club, table, table.must_act[0])
    await ByCommands(club).play(player, legal_plays(table.game.position, table.game.roll)[0])


async def test_a_reminder_says_what_for_where_and_how_long_and_leads_to_the_board(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=5, turn_hours=48)
    club.dice.will_fall("31")
    await club.press(club.bob, Kind.ACCEPT)
    board, due = club.board, int((club.clock() + 2 * DAY).timestamp())
    await club.let_pass(DAY + HOUR)
    assert club.board.text == (
        f"<@{club.alice.id}>, it is still your turn to play 3-1. Your time is out <t:{due}:R>.\n"
        "-# #1 · Alice 0, Bob 0 · Match to 5"
    )
    assert club.board.ways == {"To the board": board_url(club, board)}
    assert club.board.labels == []
    assert club.wire.pings[2:] == [club.alice.id]
    assert (await club.table()).live_message == board.id


async def test_without_a_clock_it_says_nothing_of_time(club: Club) -> None:
    await start_game(club, "31")
    await play(club)
    await club.let_pass(DAY + HOUR)
    assert club.board.text == (
        f"<@{club.bob.id}>, it is still your turn to roll.\n-# #1 · Alice and Bob · Money session"
    )


async def test_only_the_last_one_stands_in_the_channel_and_none_once_he_has_moved(club: Club) -> None:
    await start_game(club, "31")
    before = len(club.messages())
    for _ in range(3):
        await club.let_pass(DAY)
        assert len(club.messages()) == before + 1
    assert club.wire.pings[2:] == [club.alice.id] * 3
    await play(club)
    assert [bool(message.ways) for message in club.messages()].count(True) == 0
    assert club.board.kinds
    await club.let_pass(2 * HOUR)
    assert club.wire.pings[5:] == [club.bob.id]


async def test_they_end_after_a_while(club: Club) -> None:
    await start_game(club, "31")
    await club.let_pass(30 * DAY)
    assert club.wire.pings[2:] == [club.alice.id] * 5


async def test_a_reminder_changes_nothing_at_the_table(club: Club) -> None:
    await start_game(club, "31")
    before, board = await club.table(), club.board
    await club.let_pass(DAY)
    assert await club.table() == before
    assert private(await club.press(club.alice, Kind.PLAY, board)).kinds


async def test_by_direct_message_nothing_comes_to_the_channel(club: Club) -> None:
    await wish(club, club.alice, reminders="by direct message")
    await start_game(club, "31")
    await club.let_pass(DAY)
    (letter,) = letters(club, club.alice)
    assert letter.text == "It is still your turn to play 3-1.\n-# #1 · Alice and Bob · Money session"
    assert letter.ways == {"To the board": board_url(club, club.board)}
    assert club.board.kinds
    assert club.wire.pings[2:] == []


async def test_a_direct_message_too_is_removed_once_it_is_idle(club: Club) -> None:
    await wish(club, club.alice, reminders="by direct message")
    await start_game(club, "31")
    await club.let_pass(2 * DAY)
    assert len(letters(club, club.alice)) == 1
    await play(club)
    assert letters(club, club.alice) == []


async def test_after_a_restart_it_is_found_and_removed_all_the_same(club: Club) -> None:
    await wish(club, club.alice, reminders="by direct message")
    await start_game(club, "31")
    await club.let_pass(DAY)
    await club.restart()
    await play(club)
    assert letters(club, club.alice) == []


async def test_who_wants_no_reminders_gets_the_one_mention_of_his_turn(club: Club) -> None:
    await wish(club, club.alice, reminders="not at all")
    await start_game(club, "31")
    await club.let_pass(30 * DAY)
    assert club.wire.pings == [club.bob.id, club.alice.id]


@pytest.mark.parametrize("refusal", [CLOSED, NO_COMMON_SERVER])
@pytest.mark.parametrize("call", [MESSAGES, "/users/@me/channels"])
async def test_a_direct_message_that_is_refused_comes_to_the_channel_once(
    club: Club, refusal: tuple[int, str], call: str
) -> None:
    await wish(club, club.alice, reminders="by direct message")
    await start_game(club, "31")
    code, message = refusal
    club.env.inject_error("POST", call, status=403, code=code, message=message)
    await club.let_pass(DAY + HOUR)
    assert club.wire.pings[2:] == [club.alice.id]
    assert club.board.text.startswith(f"<@{club.alice.id}>, it is still your turn")
    opened = [each for each in club.wire.calls if each.path == "/users/@me/channels"]
    await club.let_pass(2 * DAY)
    assert club.wire.pings[2:] == [club.alice.id] * 3
    assert [each for each in club.wire.calls if each.path == "/users/@me/channels"] == opened
    assert letters(club, club.alice) == []
    seen = private(await club.alice.slash(club.channel, "settings me"))
    shown = private(await club.press(club.alice, Kind.SETTING, seen, "reminders")).text
    assert "**by direct message**, but Discord does not let me write to you: in the channel for now" in shown


async def test_who_opens_his_messages_again_only_has_to_say_so(club: Club) -> None:
    await wish(club, club.alice, reminders="by direct message")
    await start_game(club, "31")
    club.env.inject_error("POST", MESSAGES, status=403, code=50007, message=CLOSED[1])
    await club.let_pass(DAY + HOUR)
    await wish(club, club.alice, reminders="by direct message")
    await club.let_pass(DAY + HOUR)
    assert len(letters(club, club.alice)) == 1
    assert club.wire.pings[2:] == [club.alice.id]


@pytest.mark.parametrize("times", [1, 3])
async def test_an_outage_delays_a_reminder_and_repeats_none(club: Club, times: int) -> None:
    await start_game(club, "31")
    club.env.inject_error("POST", MESSAGES, status=500, times=times)
    await club.let_pass(DAY + HOUR)
    assert club.wire.pings[2:] == [club.alice.id]
    assert len([message for message in club.messages() if message.ways]) == 1


async def test_a_reminder_that_was_deleted_troubles_nobody(club: Club) -> None:
    await start_game(club, "31")
    await club.let_pass(DAY)
    reminder = club.board
    club.env.backend.delete_message(club.channel.id, reminder.id)
    await play(club)
    assert await club.database.run(lambda uow: uow.outbox.pending()) == []


async def test_a_reminder_follows_the_game_to_another_place(club: Club) -> None:
    await start_game(club, "31")
    await club.let_pass(DAY)
    tavern = club.guild.create_text_channel("tavern")
    await club.alice.slash(tavern, "move-here")
    await club.let_pass(DAY)
    (reminder,) = [message for message in club.messages(tavern) if message.ways]
    table = await club.database.run(lambda uow: latest_table(uow, tavern.id))
    assert reminder.ways["To the board"].endswith(f"/{tavern.id}/{table.live_message}")


async def test_many_direct_messages_are_not_opened_at_once(club: Club) -> None:
    users = [club.env.create_user(f"guest{number}", global_name=f"Guest {number}") for number in range(7)]
    everyone = [club.guild.add_member(user) for user in users]
    for number, guest in enumerate(everyone):
        place = club.guild.create_text_channel(f"table-{number}")
        await guest.slash(place, "settings me", reminders="by direct message")
        club.dice.will_fall("31")
        await guest.slash(place, "challenge", opponent=club.bob)
        await club.press(club.bob, Kind.ACCEPT, club.messages(place)[-1])
    await club.let_pass(DAY)
    await club.let_pass(timedelta(seconds=20))
    first = sum(len(letters(club, guest)) for guest in everyone)
    await club.let_pass(timedelta(minutes=3))
    assert (first, [len(letters(club, guest)) for guest in everyone]) == (5, [1] * 7)


async def test_an_erase_takes_the_reminder_along(club: Club) -> None:
    await start_game(club, "31")
    await club.let_pass(DAY)
    asked = private(await club.alice.slash(club.channel, "privacy erase"))
    await club.alice.click(asked.message, custom_id=asked.custom_id(Kind.ERASE))
    assert [message for message in club.messages() if message.ways] == []
    pings = len(club.wire.pings)
    await club.let_pass(30 * DAY)
    assert club.wire.pings[pings:] == []


async def test_in_a_match_by_direct_messages_they_come_there_whatever_he_has_chosen(club: Club) -> None:
    direct = Direct(club)
    await direct.start("31")
    await club.let_pass(2 * DAY + HOUR)
    board, reminder = letters(club, club.alice)[-2:]
    assert board.kinds
    assert reminder.text.startswith("It is still your turn to play 3-1.")
    url = f"https://discord.com/channels/@me/{club.alice.user.dm_channel.id}/{board.id}"
    assert reminder.ways == {"To the board": url}
    assert not [seen for seen in letters(club, club.bob) if seen.ways]
    await direct.slash(club.alice, "play", play="8/5 6/5")
    assert not [seen for seen in letters(club, club.alice) if seen.ways]


async def test_in_a_match_by_direct_messages_one_that_is_refused_has_nowhere_else_to_go(club: Club) -> None:
    await Direct(club).start("31")
    club.env.inject_error("POST", MESSAGES, status=403, code=50007, message=CLOSED[1])
    await club.let_pass(DAY + HOUR)
    assert not [seen for seen in letters(club, club.alice) if seen.ways]
    assert club.messages() == []
    assert await club.database.run(lambda uow: uow.outbox.pending()) == []

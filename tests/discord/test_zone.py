"""Where somebody lives is asked once, after their first turn, privately and at no cost to the game."""

from collections import Counter
from datetime import time

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.clocks import QuietHours
from bot.play.base.preferences import PlayerPreferences
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables.settings import preferences_of
from tests.discord.chouette import Chouette
from tests.discord.seen import Seen, all_private, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

NIGHT = QuietHours(time(23), time(8))
QUESTION = "### Where do you live?"
BERLIN = "Berlin, Paris, Madrid, Rome, Copenhagen"


def questions(*results: InteractionResult) -> list[Seen]:
    return [seen for result in results for seen in all_private(result) if seen.text.startswith(QUESTION)]


async def chosen(server: SimulatedServer, member: MemberActor) -> PlayerPreferences:
    return await server.database.run(preferences_of, member.id)


async def played_once(server: SimulatedServer) -> list[Seen]:
    """Let Alice challenge Bob, who accepts, and each play a turn; return what they were asked."""
    server.dice.will_fall("31")
    challenged = await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    accepted = await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert questions(challenged, accepted) == [], "nobody is asked before they have played"
    return await turns(server)


async def turns(server: SimulatedServer) -> list[Seen]:
    """Let each play a turn; return what they were asked."""
    played = await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    rolled = await server.press(server.bob, SharedButton.ROLL)
    answered = await server.bob.slash(server.channel, "play", play="24/18 13/11")
    assert questions(rolled) == [], "the turn is not over"
    return questions(played, answered)


async def test_each_is_asked_after_their_first_turn_and_never_again(
    new_server: SimulatedServer,
) -> None:
    server = new_server
    asked = await played_once(server)
    assert len(asked) == 2
    assert all(seen.is_private for seen in asked)
    assert server.board.kinds & {SharedButton.PLAY, SharedButton.ROLL}
    assert server.rest.pings[0] == server.bob.id
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id, server.alice.id]
    again = await server.alice.slash(server.channel, "challenge", opponent=server.carol, thread=True)
    assert questions(again) == []


async def choose_and_confirm(server: SimulatedServer, member: MemberActor, play: str) -> InteractionResult:
    """Let somebody open the list of plays, choose one, and confirm it; return the answer to that."""
    listed = private(await server.press(member, SharedButton.PLAY))
    chosen_play = private(await server.choose(member, SharedButton.CHOOSE, play, listed))
    return await server.press(member, SharedButton.CONFIRM, chosen_play)


async def challenged(server: SimulatedServer) -> None:
    """Let Alice challenge Bob, who accepts: 3-1 for her."""
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def test_who_confirms_a_play_in_a_private_message_is_asked_in_another(
    new_server: SimulatedServer,
) -> None:
    server = new_server
    await challenged(server)
    (asked,) = questions(await choose_and_confirm(server, server.alice, "8/5 6/5"))
    server.dice.will_fall("62")
    rolled = private(await server.press(server.bob, SharedButton.ROLL))
    chosen_play = private(await server.choose(server.bob, SharedButton.CHOOSE, "24/18 13/11", rolled))
    (also_asked,) = questions(await server.press(server.bob, SharedButton.CONFIRM, chosen_play))
    assert asked.is_private
    assert also_asked.is_private
    await server.choose(server.bob, SharedButton.ZONE, BERLIN, also_asked)
    assert (await chosen(server, server.bob)).calendar.zone == "Europe/Berlin"
    server.dice.will_fall("43")
    await server.press(server.alice, SharedButton.ROLL)
    assert questions(await choose_and_confirm(server, server.alice, "24/20 13/10")) == []


async def test_a_second_press_on_confirm_does_not_take_the_question_away(new_server: SimulatedServer) -> None:
    server = new_server
    await challenged(server)
    listed = private(await server.press(server.alice, SharedButton.PLAY))
    chosen_play = private(await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", listed))
    confirm = chosen_play.custom_id(SharedButton.CONFIRM)
    results = await server.press_at_once([server.alice], chosen_play, confirm, confirm)
    (asked,) = questions(*results)
    assert server.seen_again(asked).text.startswith(QUESTION)


async def test_who_plays_from_the_list_without_confirming_is_asked_beside_the_answer(
    new_server: SimulatedServer,
) -> None:
    server = new_server
    await server.alice.slash(server.channel, "settings me", confirm_play=False)
    await challenged(server)
    listed = private(await server.press(server.alice, SharedButton.PLAY))
    played = await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", listed)
    answer, asked = all_private(played)
    assert answer.kinds == {HeadsUpButton.UNDO}
    assert asked.text.startswith(QUESTION)


async def test_who_has_another_turn_waiting_is_led_there_and_asked(new_server: SimulatedServer) -> None:
    server = new_server
    elsewhere = server.guild.create_text_channel("elsewhere")
    await challenged(server)
    server.dice.will_fall("31")
    await server.alice.slash(elsewhere, "challenge", opponent=server.carol)
    await server.press(server.carol, HeadsUpButton.ACCEPT, server.messages(elsewhere)[-1])
    confirmed = await choose_and_confirm(server, server.alice, "8/5 6/5")
    assert len(questions(confirmed)) == 1
    (led_on,) = (seen for seen in all_private(confirmed) if seen.links)
    assert not led_on.text.startswith(QUESTION)


async def test_a_question_that_discord_does_not_take_is_asked_after_the_next_turn(
    new_server: SimulatedServer,
) -> None:
    server = new_server
    await challenged(server)
    server.rest.drops = lambda call: QUESTION in str(call.message)
    refused = await choose_and_confirm(server, server.alice, "8/5 6/5")
    assert all_private(refused) == []
    server.rest.drops = lambda _call: False
    server.dice.will_fall("62")
    await server.press(server.bob, SharedButton.ROLL)
    await choose_and_confirm(server, server.bob, "24/18 13/11")
    server.dice.will_fall("43")
    await server.press(server.alice, SharedButton.ROLL)
    assert len(questions(await choose_and_confirm(server, server.alice, "24/20 13/10"))) == 1


async def test_who_chooses_a_city_is_not_reminded_there_at_night(new_server: SimulatedServer) -> None:
    _, seen = await played_once(new_server)
    answer = private(await new_server.choose(new_server.bob, SharedButton.ZONE, BERLIN, seen))
    assert answer.text.startswith("Your time zone: **Europe/Berlin**. No reminders from 23:00 to 08:00.")
    calendar = (await chosen(new_server, new_server.bob)).calendar
    assert (calendar.zone, calendar.quiet) == ("Europe/Berlin", NIGHT)
    assert (await chosen(new_server, new_server.alice)).calendar.quiet is None


async def test_who_skips_is_not_asked_again_after_a_restart_or_a_reset(new_server: SimulatedServer) -> None:
    server = new_server
    seen, _ = await played_once(server)
    answer = await server.follow(seen, "Skip")
    assert answer.text.startswith("Skipped. Set your time zone whenever you like with `/settings me`.")
    await server.restart()
    await server.alice.slash(server.channel, "settings me", reset=True)
    again = await server.alice.slash(server.channel, "challenge", opponent=server.carol, thread=True)
    assert questions(again) == []
    assert (await chosen(server, server.alice)).calendar.zone == "UTC"


async def test_the_question_is_answered_after_a_restart_too(new_server: SimulatedServer) -> None:
    seen, _ = await played_once(new_server)
    await new_server.restart()
    await new_server.choose(new_server.alice, SharedButton.ZONE, "Tokyo, Seoul", seen)
    assert (await chosen(new_server, new_server.alice)).calendar.zone == "Asia/Tokyo"


async def test_who_has_told_already_is_not_asked_and_own_hours_are_kept(new_server: SimulatedServer) -> None:
    server = new_server
    await server.alice.slash(server.channel, "settings me", zone="Tokyo")
    await server.bob.slash(server.channel, "settings me", quiet_from="10pm", quiet_until="6:30 a.m.")
    assert await played_once(server) == []
    assert (await chosen(server, server.bob)).calendar.quiet == QuietHours(time(22), time(6, 30))


async def test_who_joins_a_chouette_is_asked_after_their_first_turn(new_three: Chouette) -> None:
    await new_three.types("Alice", "chouette start")
    await new_three.presses("Bob", "Join")
    await new_three.types("Carol", "chouette join")
    new_three.server.dice.will_fall("6543 31")
    await new_three.presses("Alice", "Start")
    assert times_asked(new_three) == {}
    await new_three.types("Alice", "play", play="8/5 6/5")
    assert times_asked(new_three) == {"Alice": 1}, "who has played"
    await new_three.presses("Carol", "Double to 2")
    new_three.server.dice.will_fall("62")
    await new_three.presses("Bob", "Roll")
    await new_three.presses("Alice", "Take")
    await new_three.plays("Bob")
    assert times_asked(new_three) == {"Alice": 1, "Bob": 1, "Carol": 1}


async def test_who_confirms_a_play_of_a_chouette_in_a_private_message_is_asked(new_three: Chouette) -> None:
    await new_three.start(("Alice", "Bob", "Carol"), "6543 31")
    await new_three.plays("Alice")
    assert times_asked(new_three) == {"Alice": 1}


async def test_who_confirms_a_play_against_the_bot_is_asked(new_server: SimulatedServer) -> None:
    new_server.dice.will_fall("31")
    await new_server.alice.slash(new_server.channel, "challenge", level="casual")
    new_server.dice.will_fall("52")
    assert len(questions(await choose_and_confirm(new_server, new_server.alice, "8/5 6/5"))) == 1


async def test_who_opens_a_game_by_direct_message_or_against_the_bot_is_asked_after_the_first_turn(
    new_server: SimulatedServer,
) -> None:
    server = new_server
    server.dice.will_fall("31")
    sent = await server.alice.slash(server.channel, "challenge", opponent=server.bob, direct=True)
    assert questions(sent) == []
    in_thread = await server.carol.slash(server.channel, "challenge", opponent=server.bob, thread=True)
    alone = await server.bob.slash(server.channel, "chouette start", thread=True)
    assert questions(in_thread, alone) == []


async def test_a_turn_that_plays_itself_is_followed_by_the_question(new_server: SimulatedServer) -> None:
    await new_server.seat(game_at(CLOSED))
    new_server.dice.will_fall("65")
    (asked,) = questions(await new_server.press(new_server.alice, SharedButton.ROLL))
    assert asked.is_private


CLOSED = "bar:1 13:5 8:3 6:6 | 6:2 5:2 4:2 3:2 2:2 1:2 13:3"
"""White, on the bar, dances with any roll."""


def times_asked(chouette: Chouette) -> Counter[str]:
    """Return who was asked, and how often."""
    return Counter(
        who for who, told in chouette.told.items() for seen in told if seen.text.startswith(QUESTION)
    )


TIMES = {"10pm": "22:00", "10:15 PM": "22:15", "12am": "00:00", "12 pm": "12:00", "22h30": "22:30"}


async def test_times_are_taken_as_people_write_them(server: SimulatedServer) -> None:
    for typed, meant in TIMES.items():
        answer = await server.alice.slash(server.channel, "settings me", quiet_from=typed, quiet_until="9:00")
        assert f"Quiet hours (no reminders): **{meant} to 09:00**" in private(answer).text


async def test_what_is_no_time_of_day_is_refused(server: SimulatedServer) -> None:
    for typed in ("13pm", "0am", "25", "10:60", "pm", "10xm", "1e1"):
        answer = await server.alice.slash(server.channel, "settings me", quiet_from=typed, quiet_until="9:00")
        assert "as a time of day." in private(answer).text

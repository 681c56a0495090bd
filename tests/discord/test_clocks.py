"""Time at a table, through Discord: the clock on the sheet and on the board, claims, courtesy, vacations."""

from datetime import UTC, datetime, timedelta

import pytest
from simcord.actors import MemberActor

from bot.analysis import CubeAction, EvaluatorMissing
from bot.clocks import TimeControl
from bot.engine import Ending
from bot.play.base.preferences import Reminded, Reminders
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import ByButtons
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strong_player import StrongPlayer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def start(server: SimulatedServer, opening: str = "31", **options: str | int | bool) -> None:
    """Let Alice challenge Bob with a clock of 24 hours, and Bob accept; neither wants reminders."""
    for member in (server.alice, server.bob):
        await server.prefer(member, reminders=Reminders(Reminded.NEVER))
    await server.alice.slash(
        server.channel, "challenge", opponent=server.bob, **{"turn_hours": 24, **options}
    )
    server.dice.will_fall(opening)
    await server.press(server.bob, HeadsUpButton.ACCEPT)


def stamp(server: SimulatedServer, time: timedelta, style: str = "R") -> str:
    return f"<t:{int((server.clock() + time).timestamp())}:{style}>"


async def test_the_clock_is_on_the_challenge_and_explained_in_the_rules(server: SimulatedServer) -> None:
    await server.alice.slash(
        server.channel,
        "challenge",
        opponent=server.bob,
        turn_hours=24,
        reserve_hours=72,
        weekends=False,
        when_out="autopilot",
    )
    assert (
        "Clock: 24 hours per turn · reserve: 3 days · stops on weekends · out of time: autopilot"
        in server.board.text
    )
    table = await server.table()
    assert table.control == TimeControl(24, 72, stops_on_weekends=True, when_out=table.control.when_out)
    rules = private(await server.press(server.bob, HeadsUpButton.SHEET)).text
    assert "24 hours per turn for each player. Reserve for all turns together: 3 days." in rules
    assert "the autopilot finishes the game" in rules


async def test_a_clock_that_cannot_be_is_refused(server: SimulatedServer) -> None:
    reserved = {"turn_hours": 0, "reserve_hours": 72, "weekends": False}
    refused: dict[str, dict[str, object]] = {
        "Choose `turn_hours` from 1 to 336, or 0 for no clock; you typed 337.": {"turn_hours": 337},
        "Choose `turn_hours` from 1 to 336, or 0 for no clock; you typed -1.": {"turn_hours": -1},
        "Choose `reserve_hours` from 0 to 720; you typed 8760.": {"turn_hours": 24, "reserve_hours": 8760},
        "`reserve_hours` and `weekends` need a clock: add `turn_hours`, or leave them out.": reserved,
    }
    for sentence, options in refused.items():
        assert private_texts(await server.alice.slash(server.channel, "challenge", **options)) == sentence
    assert server.messages() == []


async def test_the_clock_can_be_proposed_by_a_button(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    editor = private(await server.press(server.bob, HeadsUpButton.CHANGE))
    edited = private(await server.bob.click(editor.message, custom_id=editor.labelled("Clock: no clock")))
    assert "Clock: no clock → 24 hours per turn" in edited.text
    await server.press(server.bob, HeadsUpButton.PROPOSE, edited)
    assert "Clock: 24 hours per turn" in server.board.text
    assert (await server.table()).control == TimeControl(24)


async def test_the_clock_can_be_proposed_by_command_and_set_for_the_server(
    server: SimulatedServer, admin: MemberActor
) -> None:
    shown = private_texts(await admin.slash(server.channel, "settings server", turn_hours=48))
    assert "Clock: 2 days per turn" in shown
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert (await server.table()).control == TimeControl(48)
    await server.bob.slash(server.channel, "propose", turn_hours=0)
    assert (await server.table()).control == TimeControl()


async def test_the_board_shows_how_long_whoever_must_act_still_has(server: SimulatedServer) -> None:
    await start(server, reserve_hours=72)
    assert f"Alice has until {stamp(server, 96 * HOUR, 'f')}" in server.board.text
    assert f"on reserve time from {stamp(server, 24 * HOUR, 'f')}" in server.board.text
    looked = private_texts(await server.bob.slash(server.channel, "board"))
    assert "Alice has until" in looked


async def test_when_time_is_out_the_opponent_is_told_once_and_may_claim(server: SimulatedServer) -> None:
    await start(server)
    pings = len(server.rest.pings)
    await server.let_pass(DAY - HOUR)
    assert len(server.rest.pings) == pings
    await server.let_pass(2 * HOUR)
    assert server.rest.pings[pings:] == [server.bob.id]
    assert "Alice ran out of time" in server.board.text
    assert {
        HeadsUpButton.CLAIM,
        HeadsUpButton.WAIT,
        HeadsUpButton.MORE_TIME,
        HeadsUpButton.AUTOPILOT,
    } <= server.board.kinds
    await server.let_pass(10 * DAY)
    assert server.rest.pings[pings:] == [server.bob.id]
    await server.press(server.bob, HeadsUpButton.CLAIM)
    assert "Bob wins a single game: 1 point. Alice ran out of time." in server.board.text
    assert server.rest.pings[pings + 1 :] == [server.alice.id]


async def test_waiting_changes_nothing(server: SimulatedServer) -> None:
    await start(server)
    await server.let_pass(2 * DAY)
    table = await server.table()
    assert "You chose to wait." in private_texts(await server.press(server.bob, HeadsUpButton.WAIT))
    assert (await server.table()).version == table.version
    own = private_texts(await server.press(server.alice, HeadsUpButton.WAIT))
    assert own.startswith("You are on the clock")
    assert private_texts(await server.press(server.carol, HeadsUpButton.WAIT)).startswith(
        "Only Alice and Bob play"
    )


async def test_more_time_is_asked_for_once_a_turn_and_granted_by_a_press(server: SimulatedServer) -> None:
    await start(server)
    pings = len(server.rest.pings)
    asked = private_texts(await server.alice.slash(server.channel, "clock ask"))
    assert asked.startswith("I asked Bob for more time")
    assert server.rest.pings[pings:] == [server.bob.id]
    assert "Alice asks for more time" in server.board.text
    again = private_texts(await server.alice.slash(server.channel, "clock ask"))
    assert again.startswith("You already asked for more time in this turn")
    await server.press(server.bob, HeadsUpButton.MORE_TIME)
    assert f"Alice has until {stamp(server, 3 * DAY, 'f')}" in server.board.text


async def test_claims_that_are_refused_say_what_holds(server: SimulatedServer) -> None:
    await start(server)
    early = private_texts(await server.bob.slash(server.channel, "clock claim"))
    assert early.startswith(f"Alice has until {stamp(server, DAY, 'f')}")
    own = private_texts(await server.alice.slash(server.channel, "clock claim"))
    assert own.startswith("You are on the clock")
    theirs = private_texts(await server.bob.slash(server.channel, "clock ask"))
    assert theirs.startswith("Alice is on the clock")
    spectator = private_texts(await server.carol.slash(server.channel, "clock claim"))
    assert spectator.startswith("Only Alice and Bob play at this table")
    await server.let_pass(2 * DAY)
    await server.bob.slash(server.channel, "clock claim")
    twice = private_texts(await server.bob.slash(server.channel, "clock claim"))
    assert twice.startswith("Nobody is on the clock.")


async def test_without_a_clock_there_is_nothing_to_claim(server: SimulatedServer) -> None:
    await start(server, turn_hours=0)
    said = private_texts(await server.bob.slash(server.channel, "clock claim"))
    assert said.startswith("This table has no clock")
    shown = private(await server.bob.slash(server.channel, "clock show"))
    assert (shown.text, shown.labels) == ("### Clock\nNo clock", [])


async def test_the_clock_is_shown_with_what_the_reader_may_do(server: SimulatedServer) -> None:
    await start(server, reserve_hours=72)
    mine = private(await server.alice.slash(server.channel, "clock show"))
    assert "Alice: 3 days in reserve" in mine.text
    assert "Bob: 3 days in reserve" in mine.text
    assert mine.labels == ["Ask for time"]
    theirs = private(await server.bob.slash(server.channel, "clock show"))
    assert theirs.labels == ["+2 days"]
    await server.let_pass(5 * DAY)
    assert private(await server.bob.slash(server.channel, "clock show")).labels == [
        "Claim",
        "+2 days",
        "Autopilot",
    ]
    assert private(await server.carol.slash(server.channel, "clock show")).labels == []


async def test_a_game_is_lost_by_itself_where_the_sheet_says_so_and_both_are_told(
    server: SimulatedServer,
) -> None:
    await start(server, when_out="claimed", length=3)
    pings = len(server.rest.pings)
    server.dice.will_fall("31")
    await server.let_pass(DAY + HOUR)
    assert sorted(server.rest.pings[pings:]) == sorted([server.alice.id, server.bob.id])
    table = await server.table()
    assert (table.number, table.results[0].ending, table.score.black) == (2, Ending.TIMED_OUT, 1)


async def test_the_autopilot_plays_on_for_who_is_gone(server: SimulatedServer) -> None:
    await start(server)
    await server.let_pass(2 * DAY)
    await server.press(server.bob, HeadsUpButton.AUTOPILOT)
    table = await server.table()
    assert table.player_on(table.game.on_roll).name == "Bob"  # type: ignore[arg-type] - a game is in play
    assert "(advanced autopilot)" in "\n".join(seen.text for seen in server.messages())
    assert "The autopilot (advanced) plays for Alice." in server.board.text


async def test_where_there_is_no_strong_player_the_plain_autopilot_plays_and_says_so(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await start(server)
    await server.let_pass(2 * DAY)
    with strong.failing(EvaluatorMissing("bgsage")):
        await server.press(server.bob, HeadsUpButton.AUTOPILOT)
    assert "The plain autopilot plays for Alice: no engine is installed here." in server.board.text


@pytest.mark.parametrize("lends_cube", [True, False])
async def test_the_autopilot_doubles_for_who_is_gone_only_if_they_let_it(
    server: SimulatedServer, strong: StrongPlayer, *, lends_cube: bool
) -> None:
    await server.alice.slash(server.channel, "settings me", autopilot_cube=lends_cube)
    await start(server)
    await server.let_pass(2 * DAY)
    await server.press(server.bob, HeadsUpButton.AUTOPILOT)
    strong.cubes.append(CubeAction.DOUBLE)
    await server.press(server.bob, SharedButton.ROLL)
    await ByButtons(server).play(server.bob, (await server.table()).game.plays[0])
    cube = (await server.table()).game.cubes[0]
    assert (cube.offer is not None) is lends_cube


async def test_a_vacation_stops_the_clock_at_once_and_everybody_sees_it(server: SimulatedServer) -> None:
    await start(server)
    today = server.clock().date()
    said = await vacation(server, "today", today + timedelta(days=9))
    assert said.startswith(f"Vacation set: {today} to {today + timedelta(days=9)}.")
    last_moment = datetime(today.year, today.month, today.day, tzinfo=UTC) + 10 * DAY - timedelta(seconds=1)
    assert f" to <t:{int(last_moment.timestamp())}:d>: the clock stands still" in server.board.text
    pings = len(server.rest.pings)
    await server.let_pass(9 * DAY)
    assert server.rest.pings[pings:] == []
    await server.let_pass(2 * DAY + HOUR)
    assert server.rest.pings[pings:] == [server.bob.id]


async def test_a_vacation_that_cannot_be_is_refused(server: SimulatedServer) -> None:
    for first, last, sentence in (
        ("tomorrow", "2999-01-01", "I can't read `tomorrow` as a date."),
        ("today", "2001-01-01", "Your vacation ends before it begins"),
        ("2001-01-01", "2001-01-02", "Choose a vacation that begins today, "),
        ("2999-01-01", "2999-01-02", "You can set a vacation up to a year ahead"),
        ("today", "2999-01-01", "Choose a shorter vacation. Vacation days left in"),
    ):
        assert (await vacation(server, first, last)).startswith(sentence)
    await start(server)
    await server.let_pass(2 * DAY)
    late = await vacation(server, "today", "2999-01-01")
    assert late.startswith("You ran out of time at a table (<t:"), "it is no way out once time is out"


async def vacation(server: SimulatedServer, first: object, last: object) -> str:
    """Let Alice set a vacation; return what she is told."""
    dates = {"from": str(first), "until": str(last)}
    return private_texts(await server.alice.slash(server.channel, "vacation set", **dates))


async def test_a_vacation_is_shown_ended_and_called_off(server: SimulatedServer) -> None:
    today = server.clock().date()
    assert "No vacation set." in private_texts(await server.alice.slash(server.channel, "vacation show"))
    none = private_texts(await server.alice.slash(server.channel, "vacation end"))
    assert none.startswith("You have no vacation to end.")
    later = str(today + timedelta(days=20))
    await vacation(server, later, later)
    overlap = await vacation(server, later, later)
    assert overlap.startswith(f"You already have a vacation from {later} to {later}.")
    assert later in private_texts(await server.alice.slash(server.channel, "vacation show"))
    off = private_texts(await server.alice.slash(server.channel, "vacation end"))
    assert off == f"Vacation cancelled: {later}."
    await vacation(server, "today", today + 3 * DAY)
    assert private_texts(await server.alice.slash(server.channel, "vacation end")).startswith(
        "Your vacation ends"
    )


async def test_where_today_is_the_last_day_already_the_next_vacation_is_called_off(
    server: SimulatedServer,
) -> None:
    later = str(server.clock().date() + 20 * DAY)
    await vacation(server, "today", server.clock().date())
    await vacation(server, later, later)
    off = private_texts(await server.alice.slash(server.channel, "vacation end"))
    assert off == f"Vacation cancelled: {later}."
    assert private_texts(await server.alice.slash(server.channel, "vacation end")).startswith(
        "Your vacation ends today"
    )


async def test_a_player_has_a_calendar_of_their_own(server: SimulatedServer) -> None:
    said = private_texts(
        await server.alice.slash(
            server.channel,
            "settings me",
            zone="berlin",
            quiet_from="22:30",
            quiet_until="7",
            weekend="1",
        )
    )
    assert "Time zone: **Europe/Berlin**" in said
    assert "Quiet hours (no reminders): **22:30 to 07:00**" in said
    assert "Weekend: **Friday and Saturday**" in said
    assert "**none**" in private_texts(
        await server.alice.slash(server.channel, "settings me", quiet_from="none")
    )


async def test_a_calendar_that_cannot_be_is_refused(server: SimulatedServer) -> None:
    refused: list[tuple[dict[str, object], str]] = [
        ({"zone": "Atlantis"}, "I don't know the time zone `Atlantis`. Write a region and a city, such as `"),
        ({"quiet_from": "late"}, "I can't read `late` as a time of day."),
        ({"quiet_from": "99999999999"}, "I can't read `99999999999` as a time of day."),
        ({"quiet_from": "22:99999999999"}, "I can't read `22:99999999999` as a time of day."),
        ({"quiet_from": "22:00"}, "Give both `quiet_from` and `quiet_until`"),
        ({"quiet_from": "22:00", "quiet_until": "21:30"}, "Leave at least one hour of the day"),
    ]
    for options, sentence in refused:
        told = private_texts(await server.alice.slash(server.channel, "settings me", **options))
        assert told.startswith(sentence)


async def test_the_clock_shows_what_is_left_of_a_reserve_by_now(server: SimulatedServer) -> None:
    await start(server, reserve_hours=12)
    for hours, left in ((23, "12 hours"), (5, "8 hours"), (24, "0 hours")):
        await server.let_pass(hours * timedelta(hours=1))
        shown = private(await server.bob.slash(server.channel, "clock show")).text
        assert f"Alice: {left} in reserve" in shown
        assert "Bob: 12 hours in reserve" in shown


async def test_whoever_is_back_ends_the_autopilot_by_a_press(server: SimulatedServer) -> None:
    await start(server)
    await server.let_pass(2 * DAY)
    await server.press(server.bob, HeadsUpButton.AUTOPILOT)
    assert "I'm back" in server.board.labels
    assert "You play for yourself already. " in private_texts(
        await server.press(server.bob, HeadsUpButton.PLAY_ON)
    )
    await server.press(server.alice, HeadsUpButton.PLAY_ON)
    assert "plays for Alice" not in server.board.text
    assert "I'm back" not in server.board.labels
    server.dice.will_fall("31")
    await server.press(server.bob, SharedButton.ROLL)
    await ByButtons(server).play(server.bob, (await server.table()).game.plays[0])
    table = await server.table()
    assert [table.players[key].name for key in table.must_act] == ["Alice"]
    assert f"<@{server.alice.id}>" in server.board.text


async def test_silence_on_a_resignation_accepts_it_and_the_board_says_so_beforehand(
    server: SimulatedServer,
) -> None:
    await start(server, length=3)
    await ByButtons(server).play(server.alice, (await server.table()).game.plays[0])
    await server.bob.slash(server.channel, "resign", loss=1, sure=True)
    assert "No answer in time accepts the resignation." in server.board.text
    server.dice.will_fall("31")
    await server.let_pass(DAY + HOUR)
    table = await server.table()
    assert (table.number, table.results[0].ending, table.score.white) == (2, Ending.RESIGNED, 1)
    assert "Alice wins a single game: 1 point. Bob resigned." in "\n".join(
        seen.text for seen in server.messages()
    )

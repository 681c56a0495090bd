"""A chouette over days: members who go silent, a captain and a box who do, and several games in a row."""

from datetime import timedelta

import pytest

from bot.engine.chouette import ChouettePhase
from bot.play.base.preferences import Reminded, Reminders
from tests.discord.chouette import FIVE, Chouette

DAY = timedelta(days=1)


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, to double or roll, Bob captain, the others crew; nobody wants reminders."""
    for actor in chouette.people.values():
        await chouette.server.prefer(actor, reminders=Reminders(Reminded.NEVER))
    await chouette.begin()
    return chouette


async def test_a_silent_captain_is_relieved_and_nobody_waits_for_them_twice(game: Chouette) -> None:
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    assert game.pinged()[2:] == ["Bob"]
    game.server.dice.will_fall("62")
    await game.server.let_pass(DAY)  # Bob has pressed Roll
    assert "Bob ran out of time; late once more, and Carol takes over" in game.board.text
    assert game.pinged()[3:] == ["Bob"]
    await game.server.let_pass(DAY)
    assert "Bob missed two decisions: Carol is captain" in game.board.text
    assert game.pinged()[4:] == ["Carol"]
    await game.presses("Carol", "Play")
    told = await game.presses("Bob", "My seat")
    assert told.text.startswith("You are away; others act for you")
    assert told.labels == ["Come back", "Leave", "Ledger", "Sheet"]


async def test_a_silent_box_is_warned_and_then_the_autopilot_plays(game: Chouette) -> None:
    await game.server.let_pass(DAY)
    assert "Alice ran out of time; late once more, and somebody else plays for the box" in game.board.text
    assert game.pinged()[2:] == ["Alice"]
    game.server.dice.will_fall("31")
    await game.server.let_pass(DAY)
    assert "Alice missed two decisions and is away now" in game.board.text
    await game.server.let_pass(timedelta(seconds=30))
    assert await game.awaited() == ["Bob"]
    assert game.pinged()[3:] == ["Bob"]
    lines = game.board.text.splitlines()
    played = next(line for line in lines if line.startswith("The autopilot (for Alice) 3-1: "))
    assert "automatically" not in played
    assert (
        "-# The advanced autopilot plays for Alice, who is away; Alice wins or loses the points."
        in game.board.text
    )
    assert "The autopilot plays for the box." in game.board.alt_texts[0]
    for who in ("Bob", "Carol"):
        await game.presses(who, "Double")
    game.server.dice.will_fall("62 31")
    await game.presses("Bob", "Roll")
    assert "Alice (plain autopilot) takes the cubes of Bob and Carol at 2" in game.board.text


async def test_a_captain_who_is_silent_when_doubled_is_named(game: Chouette) -> None:
    await game.doubles("Alice")
    for who in ("Carol", "Dora", "Eve"):
        told = await game.presses(who, "Follow captain")
        assert told.is_private
        assert "did not answer in time" not in told.text
    await game.server.let_pass(DAY)
    assert "-# Bob did not answer in time\n-# Bob, Carol, Dora and Eve pass and pay 1 each" in game.board.text


async def test_who_lets_the_time_to_double_pass_is_named(game: Chouette) -> None:
    game.server.dice.will_fall("62")
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    await game.presses("Carol", "Hold roll")
    await game.server.let_pass(DAY / 2)
    assert "Carol ran out of time: the roll is released" in game.board.text


async def test_games_follow_each_other_without_anybody_pressing_next(game: Chouette) -> None:
    for number in (2, 3, 4):
        while (await game.table()).chouette.phase is not ChouettePhase.BETWEEN:
            await let_all_concede(game)
        game.server.dice.will_fall("31" if number % 2 else "13")
        await game.server.let_pass(timedelta(hours=1))
        table = await game.table()
        assert (table.chouette.number, len(table.must_act)) == (number, 1)
        assert game.pinged()[-1] == (await game.awaited())[0]
        assert sum(each.points for each in table.chouette.standings) == 0


async def let_all_concede(game: Chouette) -> None:
    """Let every member concede a single game to the box."""
    table = await game.table()
    names = table.players
    for member in table.chouette.line:
        panel = await game.presses(names[member].name, "My seat")
        panel = await game.presses(names[member].name, "Concede", panel)
        await game.presses(names[member].name, "Single", panel)


@pytest.fixture
async def without_eve(chouette: Chouette) -> Chouette:
    """Alice is the box, Bob the captain; Eve has gone away during the game."""
    await chouette.start(FIVE)
    await chouette.types("Eve", "chouette away", sure=True)
    return chouette


async def assert_back_in_crew(game: Chouette) -> None:
    assert "Eve is back\n" in game.board.text
    assert "Crew: Carol, Dora, Eve\n" in (await game.types("Bob", "chouette line")).text
    assert (await game.table()).chouette.away == ()


async def test_who_comes_back_by_command_during_a_game_is_in_the_crew_at_once(without_eve: Chouette) -> None:
    told = await without_eve.types("Eve", "chouette back")
    assert "Your bet with Alice: cube at 1, centred." in told.text
    await assert_back_in_crew(without_eve)


async def test_who_is_away_comes_back_by_a_button_of_their_seat(without_eve: Chouette) -> None:
    seat = await without_eve.presses("Eve", "My seat")
    after = await without_eve.presses("Eve", "Come back", seat)
    assert "Come back" not in after.labels
    await assert_back_in_crew(without_eve)


async def test_between_games_those_away_are_named_and_join_by_the_button_of_all(
    without_eve: Chouette,
) -> None:
    for who in ("Bob", "Carol", "Dora", "Alice"):
        await without_eve.types(who, "chouette concede", loss=1)
    await without_eve.types("Bob", "chouette away", sure=True)
    assert "Away: Eve, Bob." in without_eve.board.text
    await without_eve.presses("Eve", "Join")
    assert "Away: Bob." in without_eve.board.text
    assert "Eve is back" in without_eve.board.text

"""The captain's roll waits for the crew: what all see, what each is told, and that it falls in time."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import Chouette, open_chouette

GRACE = {"crew_grace": "15m"}
FOUR = ("Alice", "Bob", "Carol", "Dora")
ORDER = "6543 31"
"""Alice is the box, Bob the captain, Carol and Dora the crew."""
MINUTES = timedelta(minutes=1)


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Alice has played, and the team is on roll."""
    async with open_chouette(tmp_path, FOUR) as chouette:
        await chouette.start(FOUR, ORDER, **GRACE)
        await chouette.types("Alice", "play", play="8/5 6/5")
        yield chouette


async def phase(game: Chouette) -> ChouettePhase:
    return (await game.table()).chouette.phase


async def test_the_post_says_that_the_crew_may_double_and_how_it_gets_more_time(game: Chouette) -> None:
    text = game.board.text
    assert "Carol and Dora may double; the roll waits for their decisions, until <t:" in text
    assert "**Hold roll** gives you more time, **Ask me first** (in **My seat**) each turn." in text
    assert {"Roll", "Hold roll", "Double to 2", "No double"} <= set(game.board.labels)
    assert game.pinged()[-1:] == ["Bob"], "the captain alone is notified"


async def test_a_roll_is_remembered_and_falls_when_the_grace_is_over(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    assert "**Bob is ready to roll: the dice fall at <t:" in game.board.text
    assert await game.awaited() == []
    await game.server.let_pass(14 * MINUTES)
    assert await phase(game) is ChouettePhase.CUBE
    game.server.dice.will_fall("62")
    await game.server.let_pass(1 * MINUTES)
    assert await phase(game) is ChouettePhase.MOVE
    assert game.pinged()[-2:] == ["Bob", "Bob"]
    assert (await game.table()).chouette.current.missed is None


async def test_it_falls_when_the_crew_has_said_no_double_and_nothing_shows_before(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    board, messages = game.board, [each.payload for each in game.server.messages()]
    told = await game.presses("Carol", "No double")
    assert "You don't double this turn. Only you see it" in told.text
    assert "Bob is ready to roll: the dice fall at <t:" in told.text
    assert "Don't wait again" in told.labels
    assert [each.payload for each in game.server.messages()] == messages
    assert game.board.id == board.id
    game.server.dice.will_fall("62")
    await game.presses("Dora", "No double")
    assert await phase(game) is ChouettePhase.MOVE


async def test_the_roll_of_a_captain_who_goes_still_waits_for_the_next(game: Chouette) -> None:
    await game.presses("Dora", "No double")
    await game.presses("Bob", "Roll")
    asked = await game.types("Bob", "chouette away")
    await game.presses("Bob", "Sit out", asked)
    assert "Bob sits out: Carol is captain" in game.board.text
    assert "Bob is ready to roll: the dice fall at <t:" in game.board.text
    assert "Carol and Dora may double; the roll waits for their decisions, until <t:" in game.board.text
    await game.presses("Carol", "Double to 2")
    assert "Carol doubles to 2" in game.board.text
    assert await game.awaited() == ["Alice"]


async def test_no_edit_tells_that_somebody_of_the_crew_has_decided(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    seen = [each.payload for each in game.server.messages()]
    await game.presses("Carol", "Double to 2")
    await game.presses("Carol", "No double")
    await game.presses("Carol", "No double")
    assert [each.payload for each in game.server.messages()] == seen
    mine = await game.presses("Bob", "My seat")
    assert "double this turn" not in mine.text


async def test_who_doubles_need_say_no_more(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    await game.presses("Carol", "Double to 2")
    await game.presses("Dora", "No double")
    assert "Carol doubles to 2" in game.board.text
    assert await game.awaited() == ["Alice"]


async def test_an_instruction_lets_no_roll_wait_until_it_is_taken_back(game: Chouette) -> None:
    told = await game.presses("Dora", "No double")
    orders = await game.presses("Dora", "Don't wait again", told)
    assert "Never wait for me to double: **on**" in orders.text
    game.server.dice.will_fall("62")
    await game.presses("Carol", "No double")
    await game.presses("Bob", "Roll")
    assert await phase(game) is ChouettePhase.MOVE, "all have decided: the roll falls at once"
    off = await game.presses("Dora", "Don't wait: on", orders)
    assert "Never wait for me to double: off" in off.text


async def test_a_hold_makes_the_roll_wait_longer(game: Chouette) -> None:
    await game.presses("Carol", "Hold roll")
    await game.presses("Bob", "Roll")
    assert "to double or release the roll" in game.board.text
    assert "Dora may double too; the roll waits for their decision, until <t:" in game.board.text
    assert "Carol and Dora may double" not in game.board.text
    await game.server.let_pass(20 * MINUTES)
    assert await phase(game) is ChouettePhase.CUBE
    assert await game.awaited() == ["Carol"]
    game.server.dice.will_fall("62")
    await game.presses("Carol", "Release roll")
    assert await phase(game) is ChouettePhase.MOVE


async def test_who_has_pressed_roll_is_told_when_their_double_goes(game: Chouette) -> None:
    await game.presses("Bob", "Roll")
    told = await game.presses("Bob", "Double to 2")
    assert "You double as soon as the roll need not wait any more; you can take the double back" in told.text
    assert "captain rolls" not in told.text
    assert "You may double until the roll." in (await game.presses("Carol", "My seat")).text
    assert "captain rolls" not in (await game.presses("Carol", "Double to 2")).text


async def test_no_double_is_offered_only_to_whoever_has_not_decided(game: Chouette) -> None:
    assert "No double" in (await game.presses("Carol", "My seat")).labels
    told = await game.presses("Carol", "No double")
    assert told.labels == ["Hold roll", "Double to 2", "Don't wait again"]
    told = await game.presses("Carol", "Double to 2", told)
    assert told.labels == ["Hold roll", "Take back double"]
    told = await game.presses("Carol", "Take back double", told)
    assert "No double" in told.labels


async def test_after_the_grace_the_roll_falls_at_once(game: Chouette) -> None:
    await game.server.let_pass(16 * MINUTES)
    assert "Carol and Dora may double until Bob rolls" in game.board.text
    assert "No double" not in game.board.labels
    game.server.dice.will_fall("62")
    await game.presses("Bob", "Roll")
    assert await phase(game) is ChouettePhase.MOVE


async def test_by_default_it_is_15_minutes_where_a_decision_has_8_hours_and_none_where_less(
    tmp_path: Path,
) -> None:
    async with open_chouette(tmp_path, FOUR) as chouette:
        await chouette.server.alice.slash(chouette.server.channel, "chouette start")
        assert "the roll waits 15 minutes for the crew" in (await chouette.presses("Alice", "Rules")).text
        await chouette.types("Alice", "chouette settings", turn_hours=7)
        assert "Time to double: 15 minutes → none" in chouette.board.text or (
            "Time to double: none" in chouette.board.text
        )
        assert "for the crew" not in (await chouette.presses("Alice", "Rules")).text
        await chouette.types("Alice", "chouette settings", turn_hours=1, crew_grace="4h")
        assert "the roll waits 1 hour for the crew" in (await chouette.presses("Alice", "Rules")).text

"""To follow the captain: offered where the captain has something to answer; else it says that it passes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.engine.chouette import ChouettePhase
from bot.play.chouette import buttons, seat
from tests.discord.chouette import FIVE, Chouette, open_chouette

NOT_DOUBLED = "Bob, the captain, is not doubled, so following the captain passes."


@asynccontextmanager
async def doubled(folder: Path, *names: str, **options: object) -> AsyncIterator[Chouette]:
    """Alice, the box, has doubled some members; Bob is the captain."""
    async with open_chouette(folder) as chouette:
        await chouette.begin(**options)
        await doubles(chouette, *names)
        yield chouette


async def doubles(chouette: Chouette, *names: str) -> None:
    panel = await chouette.presses("Alice", "Double some")
    for name in names:
        panel = await chouette.presses("Alice", name, panel)
    await chouette.presses("Alice", "Confirm", panel)


async def test_it_is_offered_only_while_the_captain_is_doubled(tmp_path: Path) -> None:
    async with doubled(tmp_path, "Carol", "Dora", "Eve") as chouette:
        assert "Follow captain" not in chouette.board.labels
        assert {"Take at 2", "Pass, lose 1"} <= set(chouette.board.labels)
        assert "Follow captain" not in (await chouette.presses("Eve", "My seat")).labels
        assert "Follow captain" not in (await chouette.presses("Eve", "Take")).labels


async def test_it_is_offered_where_the_captain_is_doubled(tmp_path: Path) -> None:
    async with doubled(tmp_path, "Bob", "Eve", reply_order="captain_first") as chouette:
        assert "Follow captain" not in chouette.board.labels, "the captain answers first"
        await chouette.presses("Bob", "Take")
        assert "Follow captain" in chouette.board.labels


@pytest.mark.parametrize("is_on_board", [True, False])
async def test_a_button_of_before_asks_whether_to_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_on_board: bool
) -> None:
    with monkeypatch.context() as before:
        before.setattr(buttons, "has_captain_to_follow", lambda _: True)
        before.setattr(seat, "to_offer", lambda _, possible: possible)
        async with doubled(tmp_path, "Carol", "Dora", "Eve") as chouette:
            board, own = chouette.board, await chouette.presses("Eve", "My seat")
            before.undo()
            asked = await chouette.presses("Eve", "Follow captain", board if is_on_board else own)
            assert asked.text == f"{NOT_DOUBLED}\nPass the double?"
            assert asked.labels == ["Pass, lose 1", "Cancel"]
            assert "Eve" in await chouette.awaited()
            told = await chouette.presses("Eve", "Pass, lose 1", asked)
            assert "Your answer: **pass**." in told.text


async def test_an_instruction_to_follow_says_in_my_seat_that_it_passes(tmp_path: Path) -> None:
    async with open_chouette(tmp_path) as chouette:
        await chouette.begin()
        orders = await chouette.presses("Eve", "Instructions", await chouette.presses("Eve", "My seat"))
        orders = await chouette.presses("Eve", "Follow captain: off", orders)
        assert (
            "Answer doubles as the captain does, or pass if the captain is not doubled: **on**" in orders.text
        )
        await doubles(chouette, "Dora", "Eve")
        seat = await chouette.presses("Eve", "My seat")
        assert "Your instruction will answer last: **follow captain**." in seat.text
        assert NOT_DOUBLED in seat.text
        others = await chouette.presses("Dora", "My seat")
        assert "follow" not in others.text + chouette.board.text
        chouette.server.dice.will_fall("65")
        await chouette.presses("Dora", "Take")
        assert (await chouette.table()).chouette.phase is ChouettePhase.MOVE
        assert (
            "Dora takes at 2; Eve follows the captain, who is not doubled: passes and pays 1"
            in chouette.board.text
        )


async def test_who_follows_a_captain_who_passes_needs_no_reason(tmp_path: Path) -> None:
    async with doubled(tmp_path, "Bob", "Dora", "Eve") as chouette:
        await chouette.presses("Eve", "Follow captain")
        await chouette.answers("Bob", "Pass")
        chouette.server.dice.will_fall("65")
        await chouette.presses("Dora", "Take")
        assert "Bob and Eve pass and pay 1 each" in chouette.board.text


async def test_who_is_away_reads_what_becomes_of_a_double(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, FIVE) as chouette:
        await chouette.begin()
        asked = await chouette.types("Eve", "chouette away")
        assert "you answer doubles as the captain does, or pass if the captain is not doubled" in asked.text


async def test_where_silence_passes_who_goes_away_reads_that(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, FIVE) as chouette:
        await chouette.begin(absent_cube="drop")
        asked = await chouette.types("Eve", "chouette away")
        assert "without one, you pass when you are doubled" in asked.text

"""What somebody may not do in a chouette: one private sentence that says what holds, and nothing changes."""

from pathlib import Path

import pytest

from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import FIVE, Chouette, open_chouette
from tests.discord.seen import all_private, private

TEN = (*FIVE, "Frank", "Grace", "Heidi", "Ivan", "Judy")


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, to double or roll; Bob is captain, Carol, Dora and Eve are crew."""
    await chouette.start(FIVE)
    await chouette.types("Alice", "play", play="8/5 6/5")
    chouette.server.dice.will_fall("62")
    await chouette.presses("Bob", "Roll")
    await chouette.types("Bob", "play", play="24/18 13/11")
    return chouette


async def is_refused(game: Chouette, who: str, label: str, sentence: str) -> bool:
    """Press a button of the live board; tell whether that is refused by the sentence, and changes nothing."""
    before, calls = await game.table(), len(game.server.rest.posts) + len(game.server.rest.edits)
    told = await game.presses(who, label)
    assert told is not None
    assert told.text.startswith(sentence), told.text
    assert len(game.server.rest.posts) + len(game.server.rest.edits) == calls
    return await game.table() == before


async def test_only_who_moves_for_the_side_on_roll_rolls(game: Chouette) -> None:
    for who in ("Bob", "Carol"):
        assert await is_refused(game, who, "Roll", "Alice rolls and plays for the box.")


async def test_nobody_doubles_while_the_other_side_is_on_roll(game: Chouette) -> None:
    for label in ("Double all", "Double some"):
        assert await is_refused(game, "Carol", label, "The other side is on roll; you double before")


async def test_nobody_doubles_with_anothers_cube(game: Chouette) -> None:
    told = await game.presses("Alice", "Double some")
    assert told is not None
    cube = told.labelled("Carol: no double")
    result = await game.server.press_anyhow(game.people["Bob"], told, cube)
    assert private(result).text.startswith("That board is out of date. Waiting for Alice to double or roll.")
    assert (await game.table()).chouette.phase is ChouettePhase.CUBE


async def test_only_those_who_are_doubled_answer(game: Chouette) -> None:
    panel = await game.presses("Alice", "Double some")
    panel = await game.presses("Alice", "Carol", panel)
    await game.presses("Alice", "Confirm", panel)
    for who in ("Bob", "Dora", "Alice"):
        for label in ("Take", "Beaver"):
            assert await is_refused(game, who, label, "There is no double for you to answer on that cube.")


async def test_one_who_has_answered_may_change_it_and_no_more_once_all_are_shown(game: Chouette) -> None:
    panel = await game.presses("Alice", "Double some")
    panel = await game.presses("Alice", "Carol", panel)
    panel = await game.presses("Alice", "Dora", panel)
    await game.presses("Alice", "Confirm", panel)
    told = await game.presses("Carol", "Take")
    told = await game.answers("Carol", "Pass", told)
    assert told is not None
    assert "Your answer: **pass**." in told.text
    game.server.dice.will_fall("65")
    await game.presses("Dora", "Take")
    assert "Dora takes at 2; Carol passes and pays 1" in game.board.text or (
        "Carol passes and pays 1; Dora takes at 2" in game.board.text
    )
    late = await game.presses("Carol", "Take", told)
    assert late is not None
    assert late.text.startswith("That board is out of date. Waiting for Alice to play 6-5.")


async def test_one_whose_bet_is_over_is_told_so(game: Chouette) -> None:
    panel = await game.presses("Eve", "My seat")
    panel = await game.presses("Eve", "Concede", panel)
    await game.presses("Eve", "Single", panel)
    assert await is_refused(
        game, "Eve", "Double all", "Your bet in this game is over; you play again in the next."
    )


async def test_a_stranger_is_told_how_to_join(game: Chouette) -> None:
    game.people["Zoe"] = game.server.guild.add_member(game.server.env.create_user("zoe", global_name="Zoe"))
    assert await is_refused(
        game, "Zoe", "Roll", "You are not in this chouette. Join it with `/chouette join`."
    )


async def test_a_press_that_discord_delivers_twice_counts_once(game: Chouette) -> None:
    await game.doubles("Alice")
    board = game.board
    _, payload = game.server._press(game.people["Dora"], board, board.labelled("Take at 2"))  # noqa: SLF001 - as the server does
    version = (await game.table()).version
    game.server.env.backend.emit("INTERACTION_CREATE", payload)
    game.server.env.backend.emit("INTERACTION_CREATE", payload)
    await game.server.env.settle()
    assert (await game.table()).version == version + 1
    assert "1 answer in" in game.board.text


async def box_doubles_all(game: Chouette) -> list[str]:
    """Let the chouette come to where the box may double, and double everybody; return them."""
    while True:
        (who,) = await game.awaited()
        if "Double all to 2" in game.board.labels:
            await game.doubles(who)
            return await game.awaited()
        if "Roll" in game.board.labels:
            await game.presses(who, "Roll")
        await game.plays(who)


async def test_nine_answers_at_once_all_count(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, TEN) as game:
        await game.start(TEN, dice="")
        nine = await box_doubles_all(game)
        assert len(nine) == len(TEN) - 1
        pings = game.pinged()
        results = await game.at_once([(who, "Take") for who in nine])
        told = [seen.text for result in results for seen in all_private(result)]
        assert [text for text in told if not text.startswith("Your bet with")] == []
        table = await game.table()
        assert [cube.value for cube in table.chouette.game.cubes] == [2] * len(nine)
        assert table.chouette.phase is ChouettePhase.MOVE
        assert game.pinged() == [*pings, *await game.awaited()]


async def test_nine_who_answer_again_at_once_after_all_are_shown_are_all_told(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, TEN) as game:
        await game.start(TEN, dice="")
        nine = await box_doubles_all(game)
        doubled, first = game.board, nine[0]
        await game.at_once([(who, "Take") for who in nine])
        version = (await game.table()).version
        late = await game.server.press_anyhow(game.people[first], doubled, doubled.labelled("Pass, lose 1"))
        assert private(late).text.startswith("That board is out of date.")
        assert (await game.table()).version == version

"""Refusals in a chouette: one private sentence that says what holds, and nothing changes."""

from pathlib import Path

from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import FIVE, Chouette, open_chouette
from tests.discord.seen import all_private, private

TEN = (*FIVE, "Frank", "Grace", "Heidi", "Ivan", "Judy")


async def is_refused(game: Chouette, who: str, label: str, sentence: str) -> bool:
    """Press a button of the live board; tell whether that is refused by the sentence, and changes nothing."""
    before, calls = await game.table(), len(game.server.rest.posts) + len(game.server.rest.edits)
    told = await game.presses(who, label)
    assert told.text.startswith(sentence), told.text
    assert len(game.server.rest.posts) + len(game.server.rest.edits) == calls
    return await game.table() == before


async def test_nobody_else_rolls_or_doubles_while_a_side_is_on_roll(game: Chouette) -> None:
    for who in ("Bob", "Carol"):
        assert await is_refused(game, who, "Roll", "Alice rolls and plays for the box.")
    for label in ("Double all", "Double some"):
        assert await is_refused(game, "Carol", label, "The other side is on roll; you double before")


async def test_nobody_doubles_with_anothers_cube(game: Chouette) -> None:
    told = await game.presses("Alice", "Double some")
    cube = told.labelled("Carol: no double")
    result = await game.server.press_anyhow(game.people["Bob"], told, cube)
    assert private(result).text.startswith("That board is out of date. Waiting for Alice to double or roll.")
    assert (await game.table()).chouette.phase is ChouettePhase.CUBE


async def test_one_who_has_answered_may_change_it_and_no_more_once_all_are_shown(game: Chouette) -> None:
    panel = await game.presses("Alice", "Double some")
    panel = await game.presses("Alice", "Carol", panel)
    panel = await game.presses("Alice", "Dora", panel)
    await game.presses("Alice", "Confirm", panel)
    told = await game.presses("Carol", "Take")
    told = await game.answers("Carol", "Pass", told)
    assert "Your answer: **pass**." in told.text
    game.server.dice.will_fall("65")
    await game.presses("Dora", "Take")
    assert "Dora takes at 2; Carol passes and pays 1" in game.board.text or (
        "Carol passes and pays 1; Dora takes at 2" in game.board.text
    )
    late = await game.presses("Carol", "Take", told)
    assert late.text.startswith("That board is out of date. Waiting for Alice to play 6-5.")


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

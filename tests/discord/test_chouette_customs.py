"""The customs that not every table plays by, with buttons alone: extras, a partner, one cube, proxies."""

from pathlib import Path

from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import FIVE, Chouette, open_chouette

SIX = (*FIVE, "Frank")


async def test_a_lone_taker_is_given_extras_and_keeps_them(chouette: Chouette) -> None:
    await chouette.begin(lone_taker="extras")
    await chouette.doubles("Alice")
    await chouette.presses("Dora", "Take")
    for who in ("Bob", "Carol", "Eve"):
        await chouette.answers(who, "Pass")
    assert "Dora alone takes; those who passed may give an extra cube" in chouette.board.text
    answered = (
        "Alice doubles Bob, Carol, Dora and Eve to 2\n"
        "Bob, Carol and Eve pass and pay 1 each\nDora alone takes"
    )
    assert answered in chouette.board.text
    assert chouette.board.labels[:2] == ["Give extra cube at 2, pay 1", "Give no extra"]
    assert chouette.pinged()[-3:] == ["Eve", "Bob", "Carol"]  # Eve to answer, before; she has just acted
    told = await chouette.presses("Bob", "Give extra cube")
    assert "Your answer: **give an extra cube**." in told.text
    assert answered in chouette.board.text, "the board was edited, and still tells what led there"
    await chouette.presses("Carol", "Give extra cube")
    await chouette.presses("Eve", "Give no extra")
    assert "Bob and Carol give an extra cube" in chouette.board.text
    assert chouette.board.labels[:2] == ["Keep extras", "Pass after all"]
    chouette.server.dice.will_fall("65")
    await chouette.presses("Dora", "Keep extras")
    assert "Bob and Carol each pay Dora 1 and give an extra cube at 2" in chouette.board.text
    seat = await chouette.presses("Dora", "My seat")
    assert "Your extra bet with Bob: you own the cube at 2." in seat.text


async def test_the_box_asks_all_for_a_partner_and_the_highest_who_is_willing_is_it(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, SIX) as game:
        await game.start(SIX, dice="", partner_min=6)
        assert game.board.labels[:2] == ["Ask for a partner", "Play alone"]
        box, *members = await names_in_order(game)
        told = await game.presses(members[0], "Ask for a partner")
        assert told.text.startswith(f"Only {box} (box) decides about a partner.")
        await game.presses(box, "Ask for a partner")
        assert "who plays with the box?" in game.board.text
        told = await game.presses(box, "Be partner")
        assert told.text.startswith("You are the box. Waiting for ")
        assert game.pinged() == [box, *members]
        for who, reply in ((4, "Not this time"), (3, "Be partner"), (0, "Not this time"), (2, "Be partner")):
            assert (await game.presses(members[who], reply)).is_private
            assert f"{box} asks for a partner" in game.board.text, "however many have answered since"
        await game.presses(members[1], "Not this time")
        assert f"{members[2]} is {box}'s partner in this game" in game.board.text
        assert (await game.table()).chouette.phase is ChouettePhase.MOVE


async def names_in_order(game: Chouette) -> list[str]:
    """The box, then the line, by name."""
    table = await game.table()
    return [table.players[player].name for player in table.chouette.dealt]


async def test_one_cube_for_all_is_doubled_by_the_captain_alone(chouette: Chouette) -> None:
    await chouette.start(FIVE, preset="single cube")
    await chouette.types("Alice", "play", play="8/5 6/5")
    told = await chouette.presses("Carol", "Double to 2")
    assert told.text.startswith("With one cube for all, only the captain (Bob) doubles.")
    await chouette.doubles("Bob", "Double to 2")
    assert "The team doubles to 2" in chouette.board.text
    assert chouette.board.labels[:2] == ["Take at 2", "Pass, lose 1"]
    chouette.server.dice.will_fall("62")
    await chouette.presses("Alice", "Take at 2")
    assert "Alice takes at 2" in chouette.board.text


async def test_a_proxy_answers_for_a_member_by_their_own_button(chouette: Chouette) -> None:
    await chouette.begin()
    seat = await chouette.presses("Eve", "My seat")
    page = await chouette.presses("Eve", "Proxy", seat)
    await chouette.presses("Eve", "Dora", page)
    assert "Dora may answer for Eve" in chouette.board.text
    await chouette.doubles("Alice")
    told = await chouette.presses("Dora", "Take")
    assert told.labels[-4:] == ["Eve: take", "Eve: pass", "Eve: beaver", "Eve: follow captain"]
    told = await chouette.answers("Dora", "Eve: pass", told)
    assert "Your answer for Eve: **pass**." in told.text
    assert await chouette.awaited() == ["Bob", "Carol"]

"""The customs that not every table plays by, with buttons alone: extras, a partner, one cube, proxies."""

from pathlib import Path

from bot.engine.chouette import ChouettePhase
from tests.discord.chouette import FIVE, Chouette, open_chouette

SIX = (*FIVE, "Frank")


async def to_the_box(game: Chouette) -> None:
    """Let both sides move once; Alice, the box, is to double or roll."""
    await game.types("Alice", "play", play="8/5 6/5")
    game.server.dice.will_fall("62")
    await game.presses("Bob", "Roll")
    await game.types("Bob", "play", play="24/18 13/11")


async def test_a_lone_taker_is_given_extras_and_keeps_them(tmp_path: Path) -> None:
    async with open_chouette(tmp_path) as game:
        await game.start(FIVE, lone_taker="extras")
        await to_the_box(game)
        await game.doubles("Alice")
        await game.presses("Dora", "Take")
        for who in ("Bob", "Carol", "Eve"):
            await game.answers(who, "Pass")
        assert "Dora alone takes; those who passed may give an extra cube" in game.board.text
        answered = (
            "Alice doubles Bob, Carol, Dora, Eve to 2\nBob, Carol, Eve pass, pay 1 each\nDora alone takes"
        )
        assert answered in game.board.text
        assert game.board.labels[:2] == ["Give extra cube at 2, pay 1", "Give none"]
        assert game.pinged()[-3:] == ["Eve", "Bob", "Carol"]  # Eve to answer, before; she has just acted
        told = await game.presses("Bob", "Give extra cube")
        assert told is not None
        assert "Your answer: **you give an extra cube**." in told.text
        assert answered in game.board.text, "the board was edited, and still tells what led there"
        await game.presses("Carol", "Give extra cube")
        await game.presses("Eve", "Give none")
        assert "Bob, Carol give an extra cube" in game.board.text
        assert game.board.labels[:2] == ["Keep extras", "Pass after all"]
        game.server.dice.will_fall("65")
        await game.presses("Dora", "Keep extras")
        assert "Bob, Carol pay Dora 1 each, with an extra cube at 2" in game.board.text
        seat = await game.presses("Dora", "My seat")
        assert seat is not None
        assert "Your extra with Bob: cube on 2, yours." in seat.text


async def test_the_box_asks_all_for_a_partner_and_the_highest_who_is_willing_is_it(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, SIX) as game:
        await game.start(SIX, dice="", partner_min=6)
        assert game.board.labels[:2] == ["Ask for a partner", "Play alone"]
        box, *members = await names_in_order(game)
        await game.presses(box, "Ask for a partner")
        assert game.pinged() == [box, *members]
        for who, reply in ((4, "Not this time"), (3, "Be partner"), (0, "Not this time"), (2, "Be partner")):
            told = await game.presses(members[who], reply)
            assert told is not None
            assert f"{box} asks for a partner" in game.board.text, "however many have answered since"
        await game.presses(members[1], "Not this time")
        assert f"{members[2]} is {box}'s partner in this game" in game.board.text
        assert (await game.table()).chouette.step is ChouettePhase.MOVE


async def names_in_order(game: Chouette) -> list[str]:
    """The box, then the line, by name."""
    table = await game.table()
    return [table.players[player].name for player in table.chouette.dealt]


async def test_one_cube_for_all_is_doubled_by_the_captain_alone(tmp_path: Path) -> None:
    async with open_chouette(tmp_path) as game:
        await game.start(FIVE, preset="single cube")
        await game.types("Alice", "play", play="8/5 6/5")
        told = await game.presses("Carol", "Double to 2")
        assert told is not None
        assert told.text.startswith("With one cube for all only the captain, Bob, doubles.")
        await game.doubles("Bob", "Double to 2")
        assert "The team doubles to 2" in game.board.text
        assert game.board.labels[:2] == ["Take at 2", "Pass, lose 1"]
        game.server.dice.will_fall("62")
        await game.presses("Alice", "Take at 2")
        assert "Alice takes at 2" in game.board.text


async def test_a_proxy_answers_for_his_member_by_his_own_button(tmp_path: Path) -> None:
    async with open_chouette(tmp_path) as game:
        await game.start(FIVE)
        seat = await game.presses("Eve", "My seat")
        page = await game.presses("Eve", "Proxy", seat)
        await game.presses("Eve", "Dora", page)
        assert "Dora may answer for Eve" in game.board.text
        await to_the_box(game)
        await game.doubles("Alice")
        told = await game.presses("Dora", "Take")
        assert told is not None
        assert told.labels[-4:] == ["Eve: take", "Eve: pass", "Eve: beaver", "Eve: follow captain"]
        told = await game.answers("Dora", "Eve: pass", told)
        assert told is not None
        assert "Your answer for Eve: **pass**." in told.text
        assert await game.awaited() == ["Bob", "Carol"]


async def test_a_proposal_calls_whom_it_is_made_to(tmp_path: Path) -> None:
    async with open_chouette(tmp_path) as game:
        await game.start(FIVE)
        await game.types("Alice", "play", play="8/5 6/5")
        assert game.pinged() == ["Bob"]
        seat = await game.presses("Carol", "My seat")
        page = await game.presses("Carol", "Settle", seat)
        page = await game.presses("Carol", "+1", page)
        await game.presses("Carol", "Propose", page)
        assert game.pinged() == ["Bob", "Alice"]
        assert (
            f"<@{game.people['Alice'].id}> to accept or refuse: Carol asks Alice for 1 point"
            in game.board.text
        )
        await game.presses("Alice", "Refuse offer")
        assert "Alice refuses Carol's offer" in game.board.text
        assert game.pinged() == ["Bob", "Alice"]

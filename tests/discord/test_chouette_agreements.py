"""Settling and conceding among five: with several at once, and answered by whoever speaks for a player."""

import pytest

from tests.discord.chouette import FIVE, Chouette


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, and has doubled all: Eve has passed, the others have taken. Alice is to play 6-5."""
    await chouette.start(FIVE)
    await chouette.types("Alice", "play", play="8/5 6/5")
    chouette.server.dice.will_fall("62")
    await chouette.presses("Bob", "Roll")
    await chouette.types("Bob", "play", play="24/18 13/11")
    await chouette.doubles("Alice")
    for who in ("Bob", "Carol", "Dora"):
        await chouette.presses(who, "Take")
    chouette.server.dice.will_fall("65")
    await chouette.answers("Eve", "Pass")
    return chouette


async def leaves(chouette: Chouette, who: str) -> None:
    await chouette.presses(who, "Leave", await chouette.types(who, "chouette leave"))


async def results(chouette: Chouette) -> dict[str, int | None]:
    """What each member's bet ended with, from where he sits; None while it runs."""
    table = await chouette.table()
    bets = table.chouette.game.bets
    return {
        table.players[bet.black].name: None
        if bet.result is None
        else bet.result.points * (1 if bet.result.winner is bet.side_of(bet.black) else -1)
        for bet in bets
    }


async def test_a_substitute_is_called_and_answers_what_is_offered_to_the_box(game: Chouette) -> None:
    seat = await game.presses("Eve", "My seat")
    await game.presses("Eve", "Stand in for the box", seat)
    await leaves(game, "Alice")
    await game.plays("Eve")
    pings = game.pinged()
    await game.types("Dora", "chouette concede", loss=1)
    assert game.pinged() == [*pings, "Eve"]
    eve = game.people["Eve"].id
    assert "(for Alice): Dora offers to concede a single game to Alice" in game.board.text
    assert game.board.text.count(f"<@{eve}>") == 1
    told = await game.presses("Alice", "My seat")
    assert told is not None
    assert "Eve can accept or refuse the offer" in told.text
    seat = await game.presses("Eve", "My seat")
    assert seat is not None
    assert {"Alice vs Dora: accept", "Alice vs Dora: refuse"} <= set(seat.labels)
    await game.presses("Eve", "Alice vs Dora: accept", seat)
    assert (await results(game))["Dora"] == -2


async def test_what_is_offered_to_one_who_left_is_answered_by_his_proxy(game: Chouette) -> None:
    await game.types("Carol", "chouette proxy", member=game.people["Dora"])
    await leaves(game, "Carol")
    await game.types("Alice", "chouette settle", **{"with": game.people["Carol"]}, points=-1)
    await game.presses("Dora", "Accept offer")
    assert (await results(game))["Carol"] == 1


async def test_one_for_whom_nobody_answers_is_conceded_to_only_in_full(game: Chouette) -> None:
    await leaves(game, "Carol")
    told = await game.types("Alice", "chouette concede", to=game.people["Carol"], loss=1)
    assert told is not None
    assert told.text.startswith("Nobody can answer for Carol")
    assert "concede a backgammon, the most this game can cost." in told.text
    await game.types("Alice", "chouette concede", to=game.people["Carol"], loss=3)
    assert (await results(game))["Carol"] == 6


async def test_the_box_concedes_to_all_by_three_presses(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette concede")
    assert panel is not None
    assert panel.labels[:3] == ["Bob: yes", "Carol: yes", "Dora: yes"]
    posts, pings = len(game.server.rest.posts), game.pinged()
    await game.presses("Alice", "Single, lose 6 in all", panel)
    assert len(game.server.rest.posts) == posts + 1
    assert game.pinged() == [*pings, "Bob", "Carol", "Dora"]
    for who in ("Bob", "Carol", "Dora"):
        await game.presses(who, "Accept offer")
    assert "Alice pays Bob, Carol and Dora 2 each" in game.board.text
    assert (await game.table()).chouette.in_play is None


async def test_the_box_settles_with_whom_it_chooses(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette settle")
    for label in ("Carol: yes", "\N{MINUS SIGN}2", "Send offer"):
        panel = await game.presses("Alice", label, panel)
    proposed = (await game.table()).chouette.current.proposals
    assert [one.points for one in proposed] == [-2, -2]
    assert "Alice offers Carol" not in game.board.text


async def test_what_can_be_offered_to_some_alone_is_offered_to_those(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette concede")
    await game.types("Carol", "chouette settle", points=1)
    await game.presses("Alice", "Single", panel)
    offered = (await game.table()).chouette.current.proposals
    assert [one.by == (await game.table()).chouette.box for one in offered] == [False, True, True]


async def test_a_loss_that_is_typed_is_offered_to_all(game: Chouette) -> None:
    await game.types("Alice", "chouette concede", loss=3)
    assert (await game.table()).chouette.in_play is None
    assert game.board.text.count("backgammon") >= 1


async def test_why_there_is_nothing_to_settle_is_said_while_a_cube_is_offered(game: Chouette) -> None:
    await game.types("Alice", "play", play="13/7 13/8")
    await game.presses("Dora", "Double")
    await game.presses("Bob", "Roll")
    told = await game.types("Dora", "chouette settle")
    assert told is not None
    assert told.text.startswith("That cube has been offered")

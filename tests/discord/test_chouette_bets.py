"""Settling, conceding, naming a proxy and holding the roll, among three and among five."""

import pytest

from bot.engine import WinKind
from bot.engine.chouette import Instruction
from bot.engine.chouette.people import has_instruction
from bot.play.chouette.action_codec import ChouetteButton
from tests.discord.chouette import FIVE, Chouette, chouette_of, in_play, opened
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def test_the_box_settles_with_all_or_with_whom_it_names(server: SimulatedServer) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "chouette settle", **{"with": server.bob}, points=1)
    assert "Alice offers to settle if Bob pays 1" in server.board.text
    await server.alice.slash(server.channel, "chouette settle", points=-2)
    assert "Alice offers to settle if Bob pays 1" in server.board.text
    assert "Alice offers 2 points to settle" in server.board.text
    refused = private_texts(await server.alice.slash(server.channel, "chouette settle", points=-2))
    assert "Your last offer on that bet is still open" in refused
    again = private_texts(await server.alice.slash(server.channel, "chouette settle"))
    assert "Your last offer on that bet is still open" in again


async def test_a_member_settles_with_the_box_alone_by_points_or_by_buttons(server: SimulatedServer) -> None:
    await in_play(server)
    shown = private(await server.carol.slash(server.channel, "chouette settle"))
    assert "Send offer" in shown.labels
    refused = private_texts(
        await server.carol.slash(server.channel, "chouette settle", **{"with": server.bob}, points=1)
    )
    assert "You have no open bet with Bob, only with Alice." in refused
    await server.carol.slash(server.channel, "chouette settle", points=-1)
    (proposal,) = (await chouette_of(server)).chouette.current.proposals
    assert proposal.points == -1
    assert ">: Carol offers 1 point to settle" in server.board.text


async def test_before_a_game_there_is_nothing_to_settle_or_concede(server: SimulatedServer) -> None:
    await opened(server)
    for name, typed in (("settle", {"points": 1}), ("settle", {}), ("concede", {"loss": 1}), ("concede", {})):
        refused = private_texts(await server.alice.slash(server.channel, f"chouette {name}", **typed))
        assert "You can do that once a game is in play" in refused


async def test_a_concession_is_offered_to_the_other_side_of_the_bet(server: SimulatedServer) -> None:
    await in_play(server, jacoby=False)
    await server.carol.slash(server.channel, "chouette concede", loss=1)
    assert ">: Carol offers to concede a single game and pay 1" in server.board.text
    await server.press(server.alice, ChouetteButton.INTENT, argument="accept")
    bets = (await chouette_of(server)).chouette.game.bets
    assert [bet.is_active for bet in bets] == [True, False]


async def test_a_proxy_is_named_and_taken_back(server: SimulatedServer) -> None:
    await in_play(server)
    answer = private_texts(await server.carol.slash(server.channel, "chouette proxy", member=server.bob))
    assert "Bob may answer for you." in answer
    await server.carol.slash(server.channel, "chouette proxy")
    assert (await chouette_of(server)).chouette.current.proxies == ()


async def test_a_stranger_cannot_be_a_proxy(server: SimulatedServer) -> None:
    await in_play(server)
    zed = server.joined_by("Zed")
    refused = private_texts(await server.carol.slash(server.channel, "chouette proxy", member=zed))
    assert "Zed cannot be your proxy" in refused


async def test_the_roll_waits_for_who_asks_once_or_each_turn_and_no_longer(server: SimulatedServer) -> None:
    await in_play(server)
    table = await chouette_of(server)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    for when, is_each_turn in (("each turn", True), ("off", False)):
        await server.carol.slash(server.channel, "chouette hold", when=when)
        current = (await chouette_of(server)).chouette.current
        assert has_instruction(current, carol, Instruction.HOLD) is is_each_turn
        assert "asks" not in server.board.text
    await server.carol.slash(server.channel, "chouette hold", when="each turn")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert (await chouette_of(server)).chouette.current.doubling.holds == (carol,)
    await server.carol.slash(server.channel, "chouette hold", when="off")
    assert (await chouette_of(server)).chouette.current.doubling.holds == ()
    await server.carol.slash(server.channel, "chouette hold")
    assert (await chouette_of(server)).chouette.current.doubling.holds == (carol,)


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the box, and has doubled all: Eve has passed, the others have taken. Alice is to play 6-5."""
    await chouette.begin()
    await chouette.doubles("Alice")
    for who in ("Bob", "Carol", "Dora"):
        await chouette.presses(who, "Take")
    chouette.server.dice.will_fall("65")
    await chouette.answers("Eve", "Pass")
    return chouette


async def leaves(chouette: Chouette, who: str) -> None:
    await chouette.presses(who, "Leave", await chouette.types(who, "chouette leave"))


async def results(chouette: Chouette) -> dict[str, int | None]:
    """Return the result of each member's bet, from where they sit; None while it runs."""
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
    assert "Eve can accept or refuse the offer" in told.text
    seat = await game.presses("Eve", "My seat")
    assert {"Alice vs Dora: accept", "Alice vs Dora: refuse"} <= set(seat.labels)
    await game.presses("Eve", "Alice vs Dora: accept", seat)
    assert (await results(game))["Dora"] == -2


async def test_one_for_whom_nobody_answers_is_conceded_to_only_in_full(game: Chouette) -> None:
    await leaves(game, "Carol")
    told = await game.types("Alice", "chouette concede", to=game.people["Carol"], loss=2)
    assert told.text.startswith("Nobody can answer for Carol")
    await game.types("Alice", "chouette concede", to=game.people["Carol"], loss=3)
    paid = await results(game)
    assert (paid["Bob"], paid["Carol"], paid["Dora"]) == (None, 6, None)


async def test_the_box_concedes_to_all_by_three_presses(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette concede")
    assert panel.labels[:3] == ["Bob: yes", "Carol: yes", "Dora: yes"]
    posts, pings = len(game.server.rest.posts), game.pinged()
    await game.presses("Alice", "Single, lose 6 in total", panel)
    assert len(game.server.rest.posts) == posts + 1
    assert game.pinged() == [*pings, "Bob", "Carol", "Dora"]
    for who in ("Bob", "Carol", "Dora"):
        await game.presses(who, "Accept offer")
    assert "Alice pays Bob, Carol and Dora 2 each" in game.board.text
    assert (await game.table()).chouette.in_play is None


async def test_what_can_be_offered_to_some_alone_is_offered_to_those(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette concede")
    await game.types("Carol", "chouette settle", points=1)
    await game.presses("Alice", "Single", panel)
    offered = (await game.table()).chouette.current.proposals
    assert [one.by == (await game.table()).chouette.box for one in offered] == [False, True, True]


@pytest.fixture
async def mixed(chouette: Chouette) -> Chouette:
    """Alice, the box, has doubled Bob alone, who took; by Jacoby the other cubes, centred, count single."""
    await chouette.begin()
    choice = await chouette.presses("Alice", "Bob", await chouette.presses("Alice", "Double some"))
    await chouette.presses("Alice", "Confirm", choice)
    chouette.server.dice.will_fall("65")
    await chouette.presses("Bob", "Take")
    return chouette


async def test_on_mixed_cubes_the_box_concedes_to_each_what_that_bet_can_still_cost(mixed: Chouette) -> None:
    panel = await mixed.types("Alice", "chouette concede")
    losses = [label for label in panel.labels if "lose" in label]
    assert losses == [
        "Single, lose 5 in total",
        "Gammon where it counts, lose 7 in total",
        "Backgammon where it counts, lose 9 in total",
    ]
    await mixed.presses("Alice", "Backgammon where it counts", panel)
    table = await mixed.table()
    assert {table.players[player].name: points for player, points in table.score.items()} == {
        "Alice": -9,
        "Bob": 6,
        "Carol": 1,
        "Dora": 1,
        "Eve": 1,
    }


async def test_on_mixed_cubes_a_gammon_is_typed_for_all_and_offered_where_it_counts(mixed: Chouette) -> None:
    await mixed.types("Alice", "chouette concede", loss=2)
    (offered,) = (await mixed.table()).chouette.current.proposals
    assert (offered.bet, offered.kind) == (0, WinKind.GAMMON)
    assert await results(mixed) == {"Bob": None, "Carol": 1, "Dora": 1, "Eve": 1}


async def test_a_gammon_is_conceded_to_all_where_all_can_win_one(game: Chouette) -> None:
    panel = await game.types("Alice", "chouette concede")
    assert {"Single, lose 6 in total", "Gammon, lose 12 in total", "Backgammon, lose 18 in total"} <= set(
        panel.labels
    )


def pushed(game: Chouette) -> str:
    """Return the request of the newest push, with names for mentions."""
    said = next(post.message["content"] for post in reversed(game.server.rest.posts) if post.pinged)
    for name, member in game.people.items():
        said = said.replace(f"<@{member.id}>", f"@{name}")
    return str(said).splitlines()[0].replace("\N{NO-BREAK SPACE}", " ")


async def test_a_captain_who_is_to_roll_is_called_to_what_is_offered_meanwhile(game: Chouette) -> None:
    await game.plays("Alice")
    assert pushed(game).startswith("@Bob to ")
    pings = game.pinged()
    await game.presses("Alice", "Single", await game.types("Alice", "chouette concede"))
    assert game.pinged() == [*pings, "Bob", "Carol", "Dora"]
    assert pushed(game) == "Alice offers to concede a single game and pay @Bob 2, @Carol 2 and @Dora 2"
    await game.presses("Carol", "Refuse offer")
    assert game.pinged() == [*pings, "Bob", "Carol", "Dora"], "each is called once"


async def test_who_is_called_again_reads_first_what_is_new(chouette: Chouette) -> None:
    await chouette.start(FIVE)
    await chouette.types("Alice", "play", play="8/5 6/5")
    await chouette.types("Carol", "chouette settle", points=-1)
    assert pushed(chouette) == "@Alice: Carol offers 1 point to settle"
    await chouette.presses("Dora", "Double to 2")
    await chouette.presses("Bob", "Roll")
    assert pushed(chouette).startswith("@Alice to take or pass")
    await chouette.types("Eve", "chouette settle", points=-1)
    assert pushed(chouette) == "@Alice: Eve offers 1 point to settle"

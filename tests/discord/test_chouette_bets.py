"""Settling, conceding, naming a proxy and holding the roll, as they are typed."""

from bot.engine.chouette import Instruction
from bot.engine.chouette.people import has_instruction
from bot.play.panel import Kind
from tests.discord.chouette import chouette_of, in_play, opened
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def test_a_settlement_is_proposed_to_whom_it_is_typed(server: SimulatedServer) -> None:
    await in_play(server)
    await server.carol.slash(server.channel, "chouette settle", points=-1)
    (proposal,) = (await chouette_of(server)).chouette.current.proposals
    assert proposal.points == -1
    assert "Carol offers Alice 1 point to settle" in server.board.text


async def test_the_box_settles_with_all_or_with_whom_it_names(server: SimulatedServer) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "chouette settle", **{"with": server.bob}, points=1)
    assert "Alice asks Bob for 1 point to settle" in server.board.text
    await server.alice.slash(server.channel, "chouette settle", points=-2)
    assert "Alice asks Bob for 1 point to settle" in server.board.text
    assert "Alice offers Carol 2 points to settle" in server.board.text
    refused = private_texts(await server.alice.slash(server.channel, "chouette settle", points=-2))
    assert "Your last offer on that bet is still open" in refused
    again = private_texts(await server.alice.slash(server.channel, "chouette settle"))
    assert "Your last offer on that bet is still open" in again


async def test_without_points_they_are_chosen_by_buttons(server: SimulatedServer) -> None:
    await in_play(server)
    shown = private(await server.carol.slash(server.channel, "chouette settle"))
    assert "Send offer" in shown.labels


async def test_nobody_settles_with_whom_he_has_no_bet(server: SimulatedServer) -> None:
    await in_play(server)
    refused = private_texts(
        await server.carol.slash(server.channel, "chouette settle", **{"with": server.bob}, points=1)
    )
    assert "You have no open bet with Bob, only with Alice." in refused


async def test_before_a_game_there_is_nothing_to_settle_or_concede(server: SimulatedServer) -> None:
    await opened(server)
    for name, typed in (("settle", {"points": 1}), ("settle", {}), ("concede", {"loss": 1}), ("concede", {})):
        refused = private_texts(await server.alice.slash(server.channel, f"chouette {name}", **typed))
        assert "You can do that once a game is in play" in refused


async def test_who_does_not_play_has_nothing_to_settle(server: SimulatedServer) -> None:
    await opened(server)
    refused = private_texts(await server.bob.slash(server.channel, "chouette settle", points=1))
    assert "Join it with `/chouette join`" in refused


async def test_a_concession_is_offered_to_the_other_side_of_the_bet(server: SimulatedServer) -> None:
    await in_play(server, jacoby=False)
    await server.carol.slash(server.channel, "chouette concede", loss=1)
    assert "Carol offers to concede a single game to Alice and pay 1" in server.board.text
    await server.press(server.alice, Kind.INTENT, argument="accept")
    bets = (await chouette_of(server)).chouette.game.bets
    assert [bet.is_active for bet in bets] == [True, False]


async def test_a_concession_that_the_position_cannot_exceed_needs_no_answer(server: SimulatedServer) -> None:
    await in_play(server)
    await server.carol.slash(server.channel, "chouette concede", loss=1)
    assert "Carol concedes a single game to Alice and pays 1" in server.board.text


async def test_without_a_loss_it_is_chosen_by_buttons(server: SimulatedServer) -> None:
    await in_play(server, jacoby=False)
    shown = private(await server.carol.slash(server.channel, "chouette concede"))
    assert any(label.startswith("Gammon") for label in shown.labels)


async def test_a_proxy_is_named_and_taken_back(server: SimulatedServer) -> None:
    await in_play(server)
    answer = private_texts(await server.carol.slash(server.channel, "chouette proxy", member=server.bob))
    assert "Bob may answer for you." in answer
    await server.carol.slash(server.channel, "chouette proxy")
    assert (await chouette_of(server)).chouette.current.proxies == ()


async def test_a_stranger_cannot_be_a_proxy(server: SimulatedServer) -> None:
    await in_play(server)
    stranger = server.guild.add_member(server.env.create_user("zed", global_name="Zed"))
    refused = private_texts(await server.carol.slash(server.channel, "chouette proxy", member=stranger))
    assert "Zed cannot be your proxy" in refused


async def test_the_roll_waits_for_who_asks_and_no_longer(server: SimulatedServer) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.carol.slash(server.channel, "chouette hold")
    table = await chouette_of(server)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert table.chouette.current.doubling.holds == (carol,)
    await server.carol.slash(server.channel, "chouette hold", when="off")
    assert (await chouette_of(server)).chouette.current.doubling.holds == ()


async def test_the_roll_may_wait_each_turn(server: SimulatedServer) -> None:
    await in_play(server)
    await server.carol.slash(server.channel, "chouette hold", when="each turn")
    table = await chouette_of(server)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert has_instruction(table.chouette.current, carol, Instruction.HOLD)
    assert "asks" not in server.board.text
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert (await chouette_of(server)).chouette.current.doubling.holds == (carol,)
    await server.carol.slash(server.channel, "chouette hold", when="off")
    assert not has_instruction((await chouette_of(server)).chouette.current, carol, Instruction.HOLD)


async def test_a_roll_that_is_open_waits_at_once_for_who_wants_to_be_asked_each_turn(
    server: SimulatedServer,
) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.carol.slash(server.channel, "chouette hold", when="each turn")
    table = await chouette_of(server)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert table.chouette.current.doubling.holds == (carol,)
    assert has_instruction(table.chouette.current, carol, Instruction.HOLD)
    await server.bob.slash(server.channel, "chouette hold", when="each turn")
    assert (await chouette_of(server)).chouette.current.doubling.holds == (carol,)


async def test_who_is_out_is_told_that_there_is_nothing_to_settle(server: SimulatedServer) -> None:
    await in_play(server)
    await server.carol.slash(server.channel, "chouette concede", loss=1)
    for name in ("settle", "concede"):
        refused = private_texts(await server.carol.slash(server.channel, f"chouette {name}"))
        assert "Only Alice and Bob can settle or concede the one still open." in refused

"""Settling, conceding, naming a proxy and holding the roll, as they are typed."""

from bot.engine.chouette import Instruction
from bot.engine.chouette.people import has_instruction
from bot.play.panel import Kind
from tests.bot.chouette_of_three import chouette, in_play, opened
from tests.bot.club import Club
from tests.bot.seen import private, private_texts


async def test_a_settlement_is_proposed_to_whom_it_is_typed(club: Club) -> None:
    await in_play(club)
    await club.carol.slash(club.channel, "chouette settle", points=-1)
    (proposal,) = (await chouette(club)).chouette.current.proposals
    assert proposal.points == -1
    assert "Carol offers Alice 1 point to settle" in club.board.text


async def test_the_box_settles_with_all_or_with_whom_it_names(club: Club) -> None:
    await in_play(club)
    await club.alice.slash(club.channel, "chouette settle", **{"with": club.bob}, points=1)
    assert "Alice asks Bob for 1 point to settle" in club.board.text
    await club.alice.slash(club.channel, "chouette settle", points=-2)
    assert "Alice asks Bob for 1 point to settle" in club.board.text
    assert "Alice offers Carol 2 points to settle" in club.board.text
    refused = private_texts(await club.alice.slash(club.channel, "chouette settle", points=-2))
    assert "What you proposed on that bet is still open" in refused
    again = private_texts(await club.alice.slash(club.channel, "chouette settle"))
    assert "What you proposed on that bet is still open" in again


async def test_without_points_they_are_chosen_by_buttons(club: Club) -> None:
    await in_play(club)
    shown = private(await club.carol.slash(club.channel, "chouette settle"))
    assert "Propose" in shown.labels


async def test_a_settlement_is_at_most_three_times_the_cube(club: Club) -> None:
    await in_play(club)
    refused = private_texts(await club.carol.slash(club.channel, "chouette settle", points=4))
    assert "at most three times the cube, here 3 points" in refused


async def test_nobody_settles_with_whom_he_has_no_bet(club: Club) -> None:
    await in_play(club)
    refused = private_texts(
        await club.carol.slash(club.channel, "chouette settle", **{"with": club.bob}, points=1)
    )
    assert "You have no bet with Bob that still runs. You may with Alice." in refused


async def test_before_a_game_there_is_nothing_to_settle_or_concede(club: Club) -> None:
    await opened(club)
    for name, typed in (("settle", {"points": 1}), ("settle", {}), ("concede", {"loss": 1}), ("concede", {})):
        refused = private_texts(await club.alice.slash(club.channel, f"chouette {name}", **typed))
        assert "That is possible only in a game" in refused


async def test_who_does_not_play_has_nothing_to_settle(club: Club) -> None:
    await opened(club)
    refused = private_texts(await club.bob.slash(club.channel, "chouette settle", points=1))
    assert "Join it with `/chouette join`" in refused


async def test_a_concession_is_offered_to_the_other_side_of_the_bet(club: Club) -> None:
    await in_play(club, jacoby=False)
    await club.carol.slash(club.channel, "chouette concede", loss=1)
    assert "Carol offers to resign a single game to Alice, for 1 point" in club.board.text
    await club.press(club.alice, Kind.INTENT, argument="accept")
    bets = (await chouette(club)).chouette.game.bets
    assert [bet.is_active for bet in bets] == [True, False]


async def test_a_concession_that_the_position_cannot_exceed_needs_no_answer(club: Club) -> None:
    await in_play(club)
    await club.carol.slash(club.channel, "chouette concede", loss=1)
    assert "Carol resigns a single game to Alice, pays 1" in club.board.text


async def test_without_a_loss_it_is_chosen_by_buttons(club: Club) -> None:
    await in_play(club, jacoby=False)
    shown = private(await club.carol.slash(club.channel, "chouette concede"))
    assert any(label.startswith("Gammon") for label in shown.labels)


async def test_a_proxy_is_named_and_taken_back(club: Club) -> None:
    await in_play(club)
    answer = private_texts(await club.carol.slash(club.channel, "chouette proxy", member=club.bob))
    assert "Bob may answer for you." in answer
    await club.carol.slash(club.channel, "chouette proxy")
    assert (await chouette(club)).chouette.current.proxies == ()


async def test_the_box_cannot_be_a_proxy(club: Club) -> None:
    await in_play(club)
    refused = private_texts(await club.carol.slash(club.channel, "chouette proxy", member=club.alice))
    assert "Alice" in refused
    assert (await chouette(club)).chouette.current.proxies == ()


async def test_a_stranger_cannot_be_a_proxy(club: Club) -> None:
    await in_play(club)
    stranger = club.guild.add_member(club.env.create_user("zed", global_name="Zed"))
    refused = private_texts(await club.carol.slash(club.channel, "chouette proxy", member=stranger))
    assert "Zed cannot be your proxy" in refused


async def test_the_roll_waits_for_who_asks_and_no_longer(club: Club) -> None:
    await in_play(club)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.carol.slash(club.channel, "chouette hold")
    table = await chouette(club)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert table.chouette.current.window.holds == (carol,)
    await club.carol.slash(club.channel, "chouette hold", when="off")
    assert (await chouette(club)).chouette.current.window.holds == ()


async def test_the_roll_may_wait_each_turn(club: Club) -> None:
    await in_play(club)
    await club.carol.slash(club.channel, "chouette hold", when="each turn")
    table = await chouette(club)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert has_instruction(table.chouette.current, carol, Instruction.HOLD)
    assert "asks" not in club.board.text
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert (await chouette(club)).chouette.current.window.holds == (carol,)
    await club.carol.slash(club.channel, "chouette hold", when="off")
    assert not has_instruction((await chouette(club)).chouette.current, carol, Instruction.HOLD)


async def test_a_roll_that_is_open_waits_at_once_for_who_wants_to_be_asked_each_turn(club: Club) -> None:
    await in_play(club)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.carol.slash(club.channel, "chouette hold", when="each turn")
    table = await chouette(club)
    carol = next(each.id for each in table.players.values() if each.name == "Carol")
    assert table.chouette.current.window.holds == (carol,)
    assert has_instruction(table.chouette.current, carol, Instruction.HOLD)
    await club.bob.slash(club.channel, "chouette hold", when="each turn")
    assert (await chouette(club)).chouette.current.window.holds == (carol,)


async def test_who_is_out_is_told_that_there_is_nothing_to_settle(club: Club) -> None:
    await in_play(club)
    await club.carol.slash(club.channel, "chouette concede", loss=1)
    for name in ("settle", "concede"):
        refused = private_texts(await club.carol.slash(club.channel, f"chouette {name}"))
        assert "Only Alice and Bob may settle or concede the one that does." in refused

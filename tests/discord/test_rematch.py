"""The next game is one press away."""

from datetime import timedelta

import pytest

from bot.engine import Cube, RuleSheet, Side
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.direct_match import Direct
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

LAST_CHECKER = "1:1 | 1:1"


async def play_a_game(server: SimulatedServer) -> Seen:
    """Let Alice win a match, and return the board with its result."""
    game = game_at(LAST_CHECKER, on_roll=Side.WHITE, roll="21", cube=Cube(2, Side.WHITE))
    await server.seat(game, RuleSheet(length=2))
    await server.press(server.alice, HeadsUpButton.FORCED)
    return server.board


async def test_the_end_of_a_match_offers_a_rematch_and_notifies_the_other(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    assert result.labels == ["Rematch", "My side", "Rules", "Analyse"]
    assert server.rest.pings == [server.alice.id, server.bob.id]


def seen_again(server: SimulatedServer, seen: Seen) -> Seen:
    return next(message for message in server.messages() if message.id == seen.id)


async def test_the_result_offers_no_rematch_while_one_is_offered_or_played(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    await server.press(server.bob, HeadsUpButton.REMATCH)
    shown = seen_again(server, result)
    assert shown.labels == ["My side", "Rules", "Analyse"]
    named = result.text
    for member, name in ((server.alice, "Alice"), (server.bob, "Bob")):
        named = named.replace(f"<@{member.id}>", name)
    assert (shown.text, shown.alt_texts) == (named, result.alt_texts)
    server.dice.will_fall("16")
    await server.press(server.alice, HeadsUpButton.ACCEPT)
    assert seen_again(server, result).labels == ["My side", "Rules", "Analyse"]
    late = private(await server.press_anyhow(server.alice, result, result.custom_id(HeadsUpButton.REMATCH)))
    assert late.text.startswith("You already have a table here: Alice 0, Bob 0. Finish that game")
    assert server.rest.pings[2:] == [server.alice.id, server.bob.id]


@pytest.mark.parametrize(
    ("member", "kind"), [("alice", HeadsUpButton.DECLINE), ("bob", HeadsUpButton.WITHDRAW)]
)
async def test_the_result_offers_one_again_once_the_offer_came_to_nothing(
    server: SimulatedServer, member: str, kind: SharedButton
) -> None:
    result = await play_a_game(server)
    await server.press(server.bob, HeadsUpButton.REMATCH)
    await server.press(getattr(server, member), kind)
    await server.let_pass(timedelta(minutes=1))
    assert seen_again(server, result).labels == result.labels
    await server.press(server.alice, HeadsUpButton.REMATCH, seen_again(server, result))
    assert server.board.text.startswith("### Alice wants a rematch\n")


async def test_a_result_that_was_deleted_is_not_posted_again(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    server.env.backend.delete_message(server.channel.id, result.id)
    await server.bob.slash(server.channel, "next")
    await server.let_pass(timedelta(minutes=1))
    assert [seen.text.splitlines()[0] for seen in server.messages()][-1] == "### Bob wants a rematch"


async def test_by_direct_message_neither_offers_one_while_one_is_offered(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.start("31", RuleSheet(length=1))
    await direct.slash(server.alice, "resign", loss=1, sure=True)
    results = {member: direct.board(member) for member in (server.alice, server.bob)}
    await direct.press(server.alice, HeadsUpButton.REMATCH)
    for member, result in results.items():
        shown = next(seen for seen in direct.messages(member) if seen.id == result.id)
        assert (result.labels, shown.labels) == (["Rematch", "Rules", "Analyse"], ["Rules", "Analyse"])


async def test_when_both_ask_the_second_press_accepts(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    server.dice.will_fall("61")
    await server.press_at_once([server.alice, server.bob], result, result.custom_id(HeadsUpButton.REMATCH))
    table = await server.table()
    assert table.status is Status.PLAYING
    assert "Opening roll 6-1: Alice starts" in server.board.text


async def test_either_may_ask_the_other_is_notified_and_both_keep_their_sides(
    server: SimulatedServer,
) -> None:
    await play_a_game(server)
    for asker, asked in ((server.alice, server.bob), (server.bob, server.alice)):
        before = len(server.rest.pings)
        await server.press(asker, HeadsUpButton.REMATCH)
        assert server.board.text.startswith(f"### {server.name_of(asker)} wants a rematch\n")
        assert server.rest.pings[before:] == [asked.id]
        server.dice.will_fall("61")
        await server.press(asked, HeadsUpButton.ACCEPT)
        assert "### Alice and Bob" in server.board.text
        assert "Opening roll 6-1: Alice starts" in server.board.text
        assert "The cube is centred at 1." in server.board.alt_texts[0]
        await server.alice.slash(server.channel, "resign", loss=2, sure=True)
        assert (await server.table()).status is Status.OVER


async def test_asking_twice_does_nothing_more(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    await server.press(server.alice, HeadsUpButton.REMATCH)
    again = private(await server.press_anyhow(server.alice, result, result.custom_id(HeadsUpButton.REMATCH)))
    assert again.text.startswith("You have already made Bob that challenge. Wait for the answer, or")
    assert (await server.table()).status is Status.CHALLENGE


async def test_a_rematch_waits_while_others_play_here(server: SimulatedServer) -> None:
    result = await play_a_game(server)
    await server.carol.slash(server.channel, "challenge", opponent=server.bob)
    answer = private(await server.press_anyhow(server.alice, result, result.custom_id(HeadsUpButton.REMATCH)))
    assert answer.text.startswith("This channel's table is taken: Carol challenges Bob. ")


@pytest.mark.parametrize("is_withdrawn", [False, True])
async def test_after_a_rematch_was_asked_for_one_looks_back_at_what_was_played(
    server: SimulatedServer, *, is_withdrawn: bool
) -> None:
    await server.offer(RuleSheet(length=1))
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.bob.slash(server.channel, "resign", loss=1, sure=True)
    await server.press(server.alice, HeadsUpButton.REMATCH)
    if is_withdrawn:
        await server.press(server.alice, HeadsUpButton.WITHDRAW)
    replayed = private(await server.bob.slash(server.channel, "replay"))
    assert "-# #1 · 1-point match · game 1 of 1" in replayed.text
    exported = private(await server.bob.slash(server.channel, "export"))
    assert "alice-bob-1pt-1.mat" in str(exported.payload)
    shown = private(await server.bob.slash(server.channel, "dice show"))
    assert "**Game 1** is over: 1 roll" in shown.text


async def test_so_does_one_in_direct_messages(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.start("31", RuleSheet(length=1))
    await direct.slash(server.alice, "resign", loss=1, sure=True)
    await direct.press(server.alice, HeadsUpButton.REMATCH)
    for member in (server.alice, server.bob):
        answer = private(await direct.slash(member, "replay"))
        assert "-# #1 · 1-point match · game 1 of 1" in answer.text


async def test_where_only_a_challenge_was_ever_made_there_is_nothing_to_look_back_at(
    server: SimulatedServer,
) -> None:
    await server.offer(RuleSheet(length=1))
    answer = private(await server.bob.slash(server.channel, "replay"))
    assert answer.text.startswith("Table #1 is still an open challenge.")

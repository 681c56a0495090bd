"""The next game is one press away."""

from datetime import timedelta

import pytest

from bot.engine import Cube, RuleSheet, Side
from bot.play.panel import Kind
from bot.play.table import Status
from tests.bot.club import Club
from tests.bot.direct import Direct
from tests.bot.players import start_game
from tests.bot.seen import Seen, private
from tests.engine.games import game_at

LAST_CHECKER = "1:1 | 1:1"


async def play_a_game(club: Club) -> Seen:
    """Let Alice win a match, and return the board with its result."""
    game = game_at(LAST_CHECKER, on_roll=Side.WHITE, roll="21", cube=Cube(2, Side.WHITE))
    await club.seat(game, RuleSheet(length=2))
    await club.press(club.alice, Kind.FORCED)
    return club.board


async def test_the_end_of_a_match_offers_a_rematch_and_mentions_both(club: Club) -> None:
    result = await play_a_game(club)
    assert result.labels == ["Rematch", "My side", "Rules"]
    assert club.wire.pings == [club.alice.id, club.alice.id, club.bob.id]


@pytest.mark.parametrize(("asker", "asked"), [("alice", "bob"), ("bob", "alice")])
async def test_either_player_may_ask_and_the_other_is_notified(club: Club, asker: str, asked: str) -> None:
    await play_a_game(club)
    before = len(club.wire.pings)
    await club.press(getattr(club, asker), Kind.REMATCH)
    assert club.board.text.startswith(f"### {asker.capitalize()} wants a rematch\n")
    assert club.wire.pings[before:] == [getattr(club, asked).id]


async def test_the_result_stays_in_the_channel(club: Club) -> None:
    result = await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    club.dice.will_fall("61")
    await club.press(club.alice, Kind.ACCEPT)
    assert result.text in [message.text for message in club.messages()]


def seen_again(club: Club, seen: Seen) -> Seen:
    return next(message for message in club.messages() if message.id == seen.id)


async def test_the_result_offers_no_rematch_while_one_is_offered_or_played(club: Club) -> None:
    result = await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    shown = seen_again(club, result)
    assert shown.labels == ["My side", "Rules"]
    assert (shown.text, shown.alt_texts) == (result.text, result.alt_texts)
    club.dice.will_fall("16")
    await club.press(club.alice, Kind.ACCEPT)
    assert seen_again(club, result).labels == ["My side", "Rules"]
    late = private(await club.press_anyhow(club.alice, result, result.custom_id(Kind.REMATCH)))
    assert late.text.startswith("You have a table here already: Alice 0, Bob 0. Finish that first")
    assert club.wire.pings[3:] == [club.alice.id, club.bob.id]


@pytest.mark.parametrize(("member", "kind"), [("alice", Kind.DECLINE), ("bob", Kind.WITHDRAW)])
async def test_the_result_offers_one_again_once_the_offer_came_to_nothing(
    club: Club, member: str, kind: Kind
) -> None:
    result = await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    await club.press(getattr(club, member), kind)
    await club.let_pass(timedelta(minutes=1))
    assert seen_again(club, result).labels == result.labels
    await club.press(club.alice, Kind.REMATCH, seen_again(club, result))
    assert club.board.text.startswith("### Alice wants a rematch\n")


async def test_a_result_that_was_deleted_is_not_posted_again(club: Club) -> None:
    result = await play_a_game(club)
    club.env.backend.delete_message(club.channel.id, result.id)
    await club.bob.slash(club.channel, "next")
    await club.let_pass(timedelta(minutes=1))
    assert [seen.text.splitlines()[0] for seen in club.messages()][-1] == "### Bob wants a rematch"


async def test_by_direct_message_neither_offers_one_while_one_is_offered(club: Club) -> None:
    direct = Direct(club)
    await direct.start("31", RuleSheet(length=1))
    await direct.slash(club.alice, "resign", loss=1, sure=True)
    results = {member: direct.board(member) for member in (club.alice, club.bob)}
    await direct.press(club.alice, Kind.REMATCH)
    for member, result in results.items():
        shown = next(seen for seen in direct.messages(member) if seen.id == result.id)
        assert (result.labels, shown.labels) == (["Rematch", "Rules"], ["Rules"])


async def test_when_both_ask_the_second_press_accepts(club: Club) -> None:
    result = await play_a_game(club)
    club.dice.will_fall("61")
    await club.press_at_once([club.alice, club.bob], result, result.custom_id(Kind.REMATCH))
    table = await club.table()
    assert table.status is Status.PLAYING
    assert "Opening: Alice throws 6, Bob throws 1; Alice starts" in club.board.text


@pytest.mark.parametrize(("asker", "asked"), [("alice", "bob"), ("bob", "alice")])
async def test_both_keep_their_sides_whoever_asks(club: Club, asker: str, asked: str) -> None:
    await play_a_game(club)
    for _ in range(2):
        await club.press(getattr(club, asker), Kind.REMATCH)
        club.dice.will_fall("61")
        await club.press(getattr(club, asked), Kind.ACCEPT)
        assert "### Alice 0, Bob 0" in club.board.text
        assert "Opening: Alice throws 6, Bob throws 1; Alice starts" in club.board.text
        await club.alice.slash(club.channel, "resign", loss=2, sure=True)
        assert (await club.table()).status is Status.OVER
        asker, asked = asked, asker


async def test_asking_twice_does_nothing_more(club: Club) -> None:
    result = await play_a_game(club)
    await club.press(club.alice, Kind.REMATCH)
    again = private(await club.press_anyhow(club.alice, result, result.custom_id(Kind.REMATCH)))
    assert again.text.startswith("You have challenged Bob to that already. Wait for the answer, or")
    assert (await club.table()).status is Status.CHALLENGE


async def test_a_rematch_is_for_the_two_who_played(club: Club) -> None:
    await play_a_game(club)
    answer = private(await club.press(club.carol, Kind.REMATCH))
    assert answer.text.startswith("Only Alice and Bob play at this table.")
    assert (await club.table()).status is Status.OVER


async def test_a_rematch_waits_while_others_play_here(club: Club) -> None:
    result = await play_a_game(club)
    await club.carol.slash(club.channel, "challenge", opponent=club.bob)
    answer = private(await club.press_anyhow(club.alice, result, result.custom_id(Kind.REMATCH)))
    assert answer.text.startswith("This channel's table is taken: Carol challenges Bob. ")


async def test_a_rematch_starts_with_the_cube_in_the_middle(club: Club) -> None:
    await play_a_game(club)
    await club.press(club.bob, Kind.REMATCH)
    club.dice.will_fall("61")
    await club.press(club.alice, Kind.ACCEPT)
    assert "cube on 1, in the middle" in club.board.text


async def test_after_a_game_anyone_may_challenge_here(club: Club) -> None:
    await play_a_game(club)
    await start_game(club, "61")
    assert (await club.table()).status is Status.PLAYING

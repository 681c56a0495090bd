"""A challenge: who may answer it, and what everybody is told."""

import re
from datetime import timedelta

import pytest

from bot.play.panel import Kind
from bot.play.table import Status
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import is_silent, private

WHAT_IS_PLAYED = [
    "**Money session**",
    "Doubling cube · standard start",
]


async def challenge_bob(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)


async def challenge_anyone(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge")


async def test_the_challenged_one_is_notified_once_and_told_what_is_played(club: Club) -> None:
    answer = private(await club.alice.slash(club.channel, "challenge", opponent=club.bob))
    title, *played, question, dice = club.board.text.splitlines()
    assert (title, played) == ("### Alice challenges Bob", WHAT_IS_PLAYED)
    assert question == f"<@{club.bob.id}>, do you accept?"
    assert re.fullmatch("-# Dice( [0-9a-f]{4}){5}", dice)
    assert club.board.labels == ["Accept", "Decline", "Propose changes", "Rules", "Withdraw challenge"]
    assert club.wire.pings == [club.bob.id]
    assert str(club.board.id) in answer.text


async def test_an_open_challenge_notifies_nobody(club: Club) -> None:
    await challenge_anyone(club)
    title, *played, question, _ = club.board.text.splitlines()
    assert (title, played) == ("### Alice challenges anyone", WHAT_IS_PLAYED)
    assert question == "Anyone here may accept."
    assert club.board.labels == ["Accept", "Propose changes", "Rules", "Withdraw challenge"]
    assert club.wire.pings == []


async def test_accepting_throws_the_opening_and_posts_the_board_of_whoever_starts(club: Club) -> None:
    await start_game(club, "35")
    *lines, dice = club.board.text.splitlines()
    assert lines == [
        "### Alice and Bob",
        "-# Money session · game 1",
        "Opening: Alice throws 3, Bob throws 5; Bob starts",
        f"**<@{club.bob.id}> to play 5-3.**",
        "-# Alice 167 pips · Bob 167 pips · cube on 1, in the middle",
    ]
    assert re.fullmatch("-# Dice 2:( [0-9a-f]{4}){5}", dice)
    assert club.board.kinds == {Kind.PLAY, Kind.RESIGN, Kind.SINCE, Kind.FLIP, Kind.SHEET}
    assert club.wire.pings == [club.bob.id, club.bob.id]


async def test_equal_dice_are_thrown_again(club: Club) -> None:
    await start_game(club, "44 22 61")
    assert club.board.text.splitlines()[2:5] == [
        "Opening: Alice throws 4, Bob throws 4; again",
        "Opening: Alice throws 2, Bob throws 2; again",
        "Opening: Alice throws 6, Bob throws 1; Alice starts",
    ]
    assert club.dice.thrown == [4, 4, 2, 2, 6, 1]


async def test_the_challenge_becomes_a_line_of_the_log(club: Club) -> None:
    await start_game(club, "35")
    challenge, board = club.messages()
    agreed, opening, _dice = challenge.text.splitlines()
    assert agreed == "-# Alice and Bob agree: Money session"
    assert opening == "-# Opening: Alice throws 3, Bob throws 5; Bob starts"
    assert challenge.labels == []
    assert board.labels


async def test_the_presser_of_a_public_button_is_answered_by_the_board_alone(club: Club) -> None:
    await challenge_bob(club)
    assert is_silent(await club.press(club.bob, Kind.ACCEPT))


async def test_anyone_may_accept_an_open_challenge(club: Club) -> None:
    await challenge_anyone(club)
    club.dice.will_fall("61")
    await club.press(club.carol, Kind.ACCEPT)
    assert club.board.text.startswith("### Alice and Carol\n")
    assert club.wire.pings == [club.alice.id]


async def test_a_declined_challenge_frees_the_channel(club: Club) -> None:
    await challenge_bob(club)
    await club.press(club.bob, Kind.DECLINE)
    assert club.board.text == "### Alice challenges Bob\nBob declined Alice's challenge."
    assert club.board.labels == []
    await club.carol.slash(club.channel, "challenge")
    assert club.board.text.startswith("### Carol challenges anyone\n")


@pytest.mark.parametrize("options", [{"opponent": True}, {}])
async def test_a_withdrawn_challenge_frees_the_channel(club: Club, options: dict[str, bool]) -> None:
    await (challenge_bob if options else challenge_anyone)(club)
    await club.press(club.alice, Kind.WITHDRAW)
    whom = "Bob" if options else "anyone"
    assert club.board.text.endswith(f"\nAlice withdrew the challenge to {whom}.")
    assert club.board.labels == []
    await challenge_bob(club)
    assert club.wire.pings[-1:] == [club.bob.id]


@pytest.mark.parametrize(
    ("who", "kind", "sentence"),
    [
        ("alice", Kind.ACCEPT, "You made this challenge: Bob may accept or decline, you may withdraw."),
        ("alice", Kind.DECLINE, "You made this challenge: Bob may accept or decline, you may withdraw."),
        ("bob", Kind.WITHDRAW, "Alice challenged you: you may accept or decline, Alice may withdraw."),
        ("carol", Kind.ACCEPT, "Alice challenged Bob: Bob may accept or decline, Alice may withdraw."),
        ("carol", Kind.DECLINE, "Alice challenged Bob: Bob may accept or decline, Alice may withdraw."),
        ("carol", Kind.WITHDRAW, "Alice challenged Bob: Bob may accept or decline, Alice may withdraw."),
    ],
)
async def test_each_button_of_a_challenge_is_for_one_person(
    club: Club, who: str, kind: Kind, sentence: str
) -> None:
    await challenge_bob(club)
    answer = private(await club.press(getattr(club, who), kind))
    assert answer.text.startswith(sentence)
    assert (await club.table()).status is Status.CHALLENGE


@pytest.mark.parametrize(
    ("who", "kind", "sentence"),
    [
        ("alice", Kind.ACCEPT, "You made this challenge: anyone else may accept, you may withdraw."),
        ("carol", Kind.WITHDRAW, "Alice challenged anyone: you may accept, Alice may withdraw."),
    ],
)
async def test_an_open_challenge_is_accepted_by_others_and_withdrawn_by_its_maker(
    club: Club, who: str, kind: Kind, sentence: str
) -> None:
    await challenge_anyone(club)
    answer = private(await club.press(getattr(club, who), kind))
    assert answer.text.startswith(sentence)
    assert (await club.table()).status is Status.CHALLENGE


async def test_take_accepts_and_pass_declines_a_challenge(club: Club) -> None:
    await challenge_bob(club)
    await club.bob.slash(club.channel, "pass")
    assert club.board.text.endswith("Bob declined Alice's challenge.")
    await challenge_bob(club)
    await club.bob.slash(club.channel, "take")
    assert (await club.table()).status is Status.PLAYING


async def test_pass_withdraws_ones_own_challenge(club: Club) -> None:
    await challenge_anyone(club)
    await club.alice.slash(club.channel, "pass")
    assert club.board.text.endswith("Alice withdrew the challenge to anyone.")


async def test_a_challenge_that_was_answered_says_what_became_of_it(club: Club) -> None:
    await challenge_bob(club)
    seen = club.board
    await club.press(club.bob, Kind.DECLINE)
    late = private(await club.press_anyhow(club.bob, seen, seen.custom_id(Kind.ACCEPT)))
    assert late.text.startswith("Bob declined Alice's challenge.")


async def test_a_challenge_that_was_accepted_says_what_is_played(club: Club) -> None:
    await challenge_bob(club)
    seen = club.board
    club.dice.will_fall("61")
    await club.press(club.bob, Kind.ACCEPT)
    late = private(await club.press_anyhow(club.alice, seen, seen.custom_id(Kind.WITHDRAW)))
    assert late.text.startswith("That challenge was accepted already. It is your turn to play 6-1.")


@pytest.mark.parametrize("command", ["roll", "double", "take", "pass", "play", "resign"])
async def test_where_nothing_is_played_every_command_says_how_to_start(club: Club, command: str) -> None:
    sentence = "Nothing is being played in this channel. Start with `/challenge`."
    assert private(await club.alice.slash(club.channel, command)).text == sentence


@pytest.mark.parametrize("command", ["roll", "double", "play", "resign"])
async def test_before_the_challenge_is_accepted_nothing_can_be_played(club: Club, command: str) -> None:
    await challenge_bob(club)
    answer = private(await club.alice.slash(club.channel, command))
    assert answer.text.startswith("The game has not begun: Bob has not accepted Alice's challenge yet.")
    assert club.wire.pings == [club.bob.id]


@pytest.mark.parametrize("command", ["roll", "take", "pass", "play", "resign"])
async def test_after_a_challenge_came_to_nothing_every_command_says_how_to_start(
    club: Club, command: str
) -> None:
    await challenge_bob(club)
    await club.press(club.bob, Kind.DECLINE)
    answer = private(await club.alice.slash(club.channel, command))
    assert answer.text.startswith("Nothing is being played in this channel. Start with `/challenge`.")


async def test_after_two_weeks_of_silence_a_challenge_lapses_and_says_so(club: Club) -> None:
    await challenge_bob(club)
    (challenge,) = club.messages()
    await club.let_pass(timedelta(days=1, minutes=1))
    reminder = club.board
    assert reminder.text.startswith(f"<@{club.bob.id}>, Alice's challenge still waits for your answer.")
    assert reminder.ways == {
        "To the challenge": (f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{challenge.id}")
    }
    assert club.wire.pings == [club.bob.id, club.bob.id]
    await club.let_pass(timedelta(days=13))
    (lapsed,) = club.messages()
    assert lapsed.text.splitlines() == [
        "### Alice challenges Bob",
        "The challenge has lapsed: Bob did not answer in 14 days. `/challenge` makes another.",
    ]
    assert (lapsed.labels, club.wire.pings) == ([], [club.bob.id, club.bob.id])
    late = private(await club.press_anyhow(club.bob, challenge, challenge.custom_id(Kind.ACCEPT)))
    assert late.text.startswith("The challenge has lapsed: Bob did not answer in 14 days.")


async def test_whoever_has_as_many_challenges_open_as_may_be_is_told_how_to_make_room(club: Club) -> None:
    for _ in range(3):
        await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    threads, pings = len(club.channel.threads), list(club.wire.pings)
    for options in ({}, {"thread": True}, {"direct": True}):
        refused = private(await club.alice.slash(club.channel, "challenge", opponent=club.bob, **options))
        assert refused.text == ("You have 3 open challenges to Bob. Withdraw one first: `/turns` lists them.")
    assert (len(club.channel.threads), club.wire.pings) == (threads, pings)

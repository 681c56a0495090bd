"""A challenge: who may answer it, what everybody is told, and what is said where it cannot be made."""

import re
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.engine import RuleSheet
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from storage import UnitOfWork
from tests.discord.players import start_game
from tests.discord.seen import Seen, is_silent, private
from tests.discord.simulated_server import SimulatedServer

WHAT_IS_PLAYED = [
    "**Money session**",
    "Doubling cube · standard start",
    "-# Not rated: ratings count matches to 3 points or more",
]


async def challenge_bob(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)


async def challenge_anyone(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge")


async def test_the_challenged_one_is_notified_once_and_told_what_is_played(server: SimulatedServer) -> None:
    answer = private(await server.alice.slash(server.channel, "challenge", opponent=server.bob))
    title, *played, question, dice = server.board.text.splitlines()
    assert (title, played) == ("### Alice challenges Bob", WHAT_IS_PLAYED)
    assert question == f"<@{server.bob.id}>, do you accept Alice's challenge?"
    assert re.fullmatch("-# Dice( [0-9a-f]{4}){5}", dice)
    assert server.board.labels == ["Accept", "Decline", "Propose changes", "Rules", "Withdraw challenge"]
    assert server.rest.pings == [server.bob.id]
    assert str(server.board.id) in answer.text


async def test_an_open_challenge_notifies_nobody(server: SimulatedServer) -> None:
    await challenge_anyone(server)
    title, *played, question, _ = server.board.text.splitlines()
    assert (title, played) == ("### Alice challenges anyone", WHAT_IS_PLAYED)
    assert question == "Anyone here may accept."
    assert server.board.labels == ["Accept", "Propose changes", "Rules", "Withdraw challenge"]
    assert server.rest.pings == []


async def test_accepting_throws_the_opening_and_posts_the_board_of_whoever_starts(
    server: SimulatedServer,
) -> None:
    await challenge_bob(server)
    server.dice.will_fall("35")
    assert is_silent(await server.press(server.bob, HeadsUpButton.ACCEPT))
    *lines, dice = server.board.text.splitlines()
    assert lines == [
        "### Alice and Bob",
        "-# Money session · game 1",
        "Opening roll 5-3: Bob starts",
        "**Bob to play 5-3.**",
    ]
    assert re.fullmatch("-# Dice 2:( [0-9a-f]{4}){5}", dice)
    assert server.board.kinds == {
        SharedButton.PLAY,
        SharedButton.RESIGN,
        HeadsUpButton.SINCE,
        SharedButton.FLIP,
        HeadsUpButton.SHEET,
    }
    folded = server.messages()[0]
    agreed, opening, _dice = folded.text.splitlines()
    assert (agreed, folded.labels) == ("-# Bob accepted: Money session", [])
    assert opening == "-# Opening roll 5-3: Bob starts"
    assert server.rest.pings == [server.bob.id]


async def test_a_declined_challenge_frees_the_channel(server: SimulatedServer) -> None:
    await challenge_bob(server)
    await server.press(server.bob, HeadsUpButton.DECLINE)
    assert server.board.text == "### Alice challenges Bob\nBob declined Alice's challenge."
    assert server.board.labels == []
    await server.carol.slash(server.channel, "challenge")
    assert server.board.text.startswith("### Carol challenges anyone\n")


async def test_a_withdrawn_challenge_frees_the_channel(server: SimulatedServer) -> None:
    for challenge, whom in ((challenge_anyone, "anyone"), (challenge_bob, "Bob")):
        await challenge(server)
        await server.press(server.alice, HeadsUpButton.WITHDRAW)
        assert server.board.text == f"### Alice challenges {whom}\nAlice withdrew the challenge."
        assert server.board.labels == []
    assert server.rest.pings == [server.bob.id]


async def test_pass_withdraws_or_declines_a_challenge_and_take_accepts_it(server: SimulatedServer) -> None:
    await challenge_anyone(server)
    await server.alice.slash(server.channel, "pass")
    assert server.board.text.endswith("Alice withdrew the challenge.")
    await challenge_bob(server)
    await server.bob.slash(server.channel, "pass")
    assert server.board.text.endswith("Bob declined Alice's challenge.")
    await challenge_bob(server)
    await server.bob.slash(server.channel, "take")
    assert (await server.table()).status is Status.PLAYING


async def test_a_challenge_that_was_answered_says_what_became_of_it(server: SimulatedServer) -> None:
    await challenge_bob(server)
    seen = server.board
    await server.press(server.bob, HeadsUpButton.DECLINE)
    late = private(await server.press_anyhow(server.bob, seen, seen.custom_id(HeadsUpButton.ACCEPT)))
    assert late.text.startswith("Bob declined Alice's challenge.")


async def test_a_challenge_that_was_accepted_says_what_is_played(server: SimulatedServer) -> None:
    await challenge_bob(server)
    seen = server.board
    server.dice.will_fall("61")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    late = private(await server.press_anyhow(server.alice, seen, seen.custom_id(HeadsUpButton.WITHDRAW)))
    assert late.text.startswith("That challenge has already been accepted. It is your turn to play 6-1.")


async def test_each_button_of_a_challenge_is_for_one_person(server: SimulatedServer) -> None:
    await challenge_bob(server)
    for member, kind, sentence in (
        (
            server.alice,
            HeadsUpButton.ACCEPT,
            "You made this challenge: Bob can answer it, and you can withdraw it.",
        ),
        (
            server.alice,
            HeadsUpButton.DECLINE,
            "You made this challenge: Bob can answer it, and you can withdraw it.",
        ),
        (
            server.bob,
            HeadsUpButton.WITHDRAW,
            "Alice challenged you: you can answer, and only Alice can withdraw the",
        ),
        (server.carol, HeadsUpButton.ACCEPT, "Alice challenged Bob; only Bob can answer."),
        (server.carol, HeadsUpButton.DECLINE, "Alice challenged Bob; only Bob can answer."),
        (server.carol, HeadsUpButton.WITHDRAW, "Alice challenged Bob; only Bob can answer."),
    ):
        assert private(await server.press(member, kind)).text.startswith(sentence)
    assert (await server.table()).status is Status.CHALLENGE


async def test_an_open_challenge_is_accepted_by_others_and_withdrawn_by_its_maker(
    server: SimulatedServer,
) -> None:
    await challenge_anyone(server)
    own = private(await server.press(server.alice, HeadsUpButton.ACCEPT))
    assert own.text.startswith("You made this challenge: anyone else can accept it, and you can withdraw it.")
    others = private(await server.press(server.carol, HeadsUpButton.WITHDRAW))
    assert others.text.startswith("Alice made this challenge: you can accept it, and only Alice can withdraw")
    assert (await server.table()).status is Status.CHALLENGE


async def test_where_nothing_is_played_every_command_says_how_to_start(server: SimulatedServer) -> None:
    sentence = "There is no game in this channel. Start one with `/challenge`."
    for command in ("roll", "double", "take", "pass", "play", "resign"):
        assert private(await server.alice.slash(server.channel, command)).text == sentence


async def test_before_the_challenge_is_accepted_nothing_can_be_played(server: SimulatedServer) -> None:
    await challenge_bob(server)
    for command in ("roll", "double", "play", "resign"):
        answer = private(await server.alice.slash(server.channel, command))
        assert answer.text.startswith("The game begins once Bob accepts the challenge.")
    assert server.rest.pings == [server.bob.id]


async def test_after_two_weeks_of_silence_a_challenge_lapses_and_says_so(server: SimulatedServer) -> None:
    await challenge_bob(server)
    (challenge,) = server.messages()
    await server.let_pass(timedelta(days=1, minutes=1))
    reminder = server.board
    assert reminder.text.startswith(f"<@{server.bob.id}>, do you accept Alice's challenge?\n")
    assert reminder.links == {
        "To the challenge": (
            f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{challenge.id}"
        )
    }
    assert server.rest.pings == [server.bob.id, server.bob.id]
    await server.let_pass(timedelta(days=13))
    (lapsed,) = server.messages()
    assert lapsed.text.splitlines() == [
        "### Alice challenges Bob",
        "The challenge has expired: Bob did not answer within 14 days. Start a new one with `/challenge`.",
    ]
    assert (lapsed.labels, server.rest.pings) == ([], [server.bob.id, server.bob.id])
    late = private(
        await server.press_anyhow(server.bob, challenge, challenge.custom_id(HeadsUpButton.ACCEPT))
    )
    assert late.text.startswith("The challenge has expired: Bob did not answer within 14 days.")


async def test_whoever_has_as_many_challenges_open_as_may_be_is_told_how_to_make_room(
    server: SimulatedServer,
) -> None:
    for _ in range(3):
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    threads, pings = len(server.channel.threads), list(server.rest.pings)
    for options in ({}, {"thread": True}, {"direct": True}):
        refused = private(
            await server.alice.slash(server.channel, "challenge", opponent=server.bob, **options)
        )
        assert refused.text == ("You have 3 open challenges to Bob. Withdraw one first: `/turns` lists them.")
    assert (len(server.channel.threads), server.rest.pings) == (threads, pings)


async def answer_to(server: SimulatedServer, opponent: MemberActor | None = None) -> Seen:
    options = {"opponent": opponent} if opponent else {}
    return private(await server.alice.slash(server.channel, "challenge", **options))


def open_tables(uow: UnitOfWork) -> list[int]:
    return uow.tables.open_ids()


async def test_only_other_people_on_the_server_can_be_challenged(server: SimulatedServer) -> None:
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    stranger = server.env.create_user("Stranger")
    anyone = "leave the name out to let anyone accept."
    gone = "is not on this server and could not see the board. Challenge somebody who is."
    for opponent, sentence in (
        (server.alice, f"You cannot play yourself. Challenge a friend, or {anyone}"),
        (robot, f"Other bots do not play here. Challenge me or a person, or {anyone}"),
        (stranger, f"{stranger.mention} {gone}"),
    ):
        assert (await answer_to(server, opponent)).text == sentence
    assert await server.database.run(open_tables) == []


@pytest.mark.parametrize(
    ("permissions", "labels"),
    [
        ({"send_messages"}, "Send Messages"),
        ({"read_message_history"}, "Read Message History"),
        ({"send_messages", "attach_files"}, "Attach Files and Send Messages"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
async def test_where_the_bot_may_not_show_a_board_the_missing_permissions_are_named(
    server: SimulatedServer, permissions: set[str], labels: str
) -> None:
    server.permit(server.guild.me, **dict.fromkeys(permissions, False))
    answer = await answer_to(server, server.bob)
    assert answer.text == (
        f"I cannot show a board here because I lack permissions: {labels}. "
        "Ask a server admin to grant them, or play in another channel."
    )
    assert await server.database.run(open_tables) == []


async def test_a_rematch_asks_for_the_same_permissions(server: SimulatedServer) -> None:
    await start_game(server, "61", sheet=RuleSheet(length=1))
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    server.permit(attach_files=False)
    answer = private(await server.press(server.bob, HeadsUpButton.REMATCH))
    assert answer.text.startswith("I cannot show a board here because I lack permissions: Attach Files.")

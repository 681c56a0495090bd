"""Before the game both may propose other rules, by buttons or by `/propose`, until the other side accepts."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine import STARTS, RuleSheet, parse_board
from bot.play.base.table import Status
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.seen import Seen, is_silent, private, private_texts
from tests.discord.simulated_server import SimulatedServer

NAMELESS_ID, IN_WORDS = "+L4PAAD4vg8AAA", "start: 5 on 6, 5 on 5, 5 on 4"
NAMELESS = parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5")
COMMITMENT = re.compile("-# Dice( [0-9a-f]{4}){5}")


async def challenge(server: SimulatedServer, **options: Any) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, **options)


async def propose(server: SimulatedServer, member: MemberActor, **options: Any) -> Seen:
    return private(await member.slash(server.channel, "propose", **options))


async def edit(server: SimulatedServer, member: MemberActor, *labels: str) -> Seen:
    """Open the editor on the live board, and press what is named there."""
    seen = private(await server.press(member, HeadsUpButton.CHANGE))
    for label in labels:
        seen = await server.follow(seen, label, member)
    return seen


async def sheet(server: SimulatedServer) -> RuleSheet:
    return (await server.table()).sheet


async def test_proposed_changes_are_shown_to_all_and_notify_the_other_side_once(
    server: SimulatedServer,
) -> None:
    await challenge(server, length=5, start=NAMELESS_ID)
    editor = await edit(server, server.bob, "To 7", "Cube cap: no limit")
    assert editor.is_private
    assert server.rest.pings == [server.bob.id]
    assert await sheet(server) == RuleSheet(5, start=NAMELESS)
    pressed = await server.click(editor, "Send offer", server.bob)
    assert is_silent(pressed)
    assert await sheet(server) == RuleSheet(7, cube_cap=2, start=NAMELESS)
    *lines, dice = server.board.text.splitlines()
    assert lines == [
        "### Alice challenges Bob",
        "Bob proposes:",
        "**7-point match**",
        f"Doubling cube up to 2 · Crawford rule · {IN_WORDS}",
        "-# Not rated: an unusual start",
        "-# Changed: 5-point match → 7-point match · Cube cap: no limit → 2",
        f"<@{server.alice.id}>, do you accept Bob's counter-offer?",
    ]
    assert COMMITMENT.fullmatch(dice)
    assert server.rest.pings == [server.bob.id, server.alice.id]
    old, new = server.messages()
    assert (old.text, old.labels) == (
        f"-# Alice challenges Bob: 5-point match, {IN_WORDS}\n{dice}",
        [],
    )
    assert new.labels == [
        "Accept",
        "Decline",
        "Propose changes",
        "Rules",
        "Withdraw counter-offer",
        "Withdraw challenge",
    ]


async def test_keeping_the_offer_as_it_is_changes_nothing(server: SimulatedServer) -> None:
    await challenge(server)
    editor = await edit(server, server.bob, "Play a match")
    kept = await server.follow(editor, "Keep as it is", server.bob)
    assert kept.text == "No changes made."
    assert kept.labels == []
    assert await sheet(server) == RuleSheet()
    assert server.rest.pings == [server.bob.id]


async def test_slash_propose_keeps_what_is_not_typed_as_it_was_offered(server: SimulatedServer) -> None:
    await challenge(server, jacoby=True, beavers=True, cube_cap=64, start="nackgammon")
    answer = await propose(server, server.bob, raccoons=True, stake=5)
    assert answer.text.startswith("Counter-offer posted. [To the challenge](")
    assert await sheet(server) == RuleSheet(
        None,
        5,
        is_jacoby=True,
        has_beavers=True,
        has_raccoons=True,
        cube_cap=64,
        start=STARTS["nackgammon"],
    )
    await propose(server, server.alice, length=9)
    assert await sheet(server) == RuleSheet(9, cube_cap=64, start=STARTS["nackgammon"])
    await propose(server, server.bob, play="Money session", cube=False)
    assert await sheet(server) == RuleSheet(has_cube=False, start=STARTS["nackgammon"])


async def test_slash_propose_without_options_opens_the_editor(server: SimulatedServer) -> None:
    await challenge(server)
    editor = await propose(server, server.bob)
    assert editor.text.startswith("### Propose changes\n**Money session**")
    assert "Play a match" in editor.labels


async def test_a_proposal_that_contradicts_itself_changes_nothing(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    answer = await propose(server, server.bob, jacoby=True)
    assert answer.text == "`jacoby` is for money sessions: leave it out, or play a money session."
    assert await sheet(server) == RuleSheet(5)
    assert server.rest.pings == [server.bob.id]


async def test_what_is_offered_already_cannot_be_proposed(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    answer = await propose(server, server.bob, length=5)
    assert answer.text.startswith(
        "That is the current offer: accept it, or propose something else. [To the challenge]("
    )


async def test_proposals_go_back_and_forth_until_one_is_accepted(server: SimulatedServer) -> None:
    alice, bob = server.alice, server.bob
    await challenge(server, length=5)
    await propose(server, bob, length=7)
    await propose(server, alice, length=9)
    assert "Alice proposes:\n**9-point match**" in server.board.text
    await propose(server, bob, length=11)
    assert server.rest.pings == [bob.id, alice.id, bob.id, alice.id]
    refused = private(await server.press(bob, HeadsUpButton.ACCEPT))
    assert refused.text.startswith(
        "You made this counter-offer: Alice can answer it, and you can withdraw it."
    )
    server.dice.will_fall("31")
    await server.press(alice, HeadsUpButton.ACCEPT)
    table = await server.table()
    assert (table.status, table.sheet) == (Status.PLAYING, RuleSheet(11))
    assert server.board.text.startswith("### Alice and Bob\n-# 11-point match · game 1\n")


async def test_what_was_proposed_can_be_declined(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    await propose(server, server.bob, length=7)
    await server.press(server.alice, HeadsUpButton.DECLINE)
    assert server.board.text == "### Alice challenges Bob\nAlice declined Bob's counter-offer."
    assert server.board.labels == []


async def test_whoever_proposes_other_rules_for_an_open_challenge_is_challenged(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", length=5)
    editor = await edit(server, server.carol, "To 3")
    await server.click(editor, "Send offer", server.carol)
    assert server.board.text.startswith("### Alice challenges Carol\nCarol proposes:\n**3-point match**")
    assert server.rest.pings == [server.alice.id]
    refused = private(await server.press(server.bob, HeadsUpButton.CHANGE))
    assert refused.text.startswith("Carol made a counter-offer; only Alice can answer it")


async def test_only_the_two_may_propose_anything(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    refused = private(await server.press(server.carol, HeadsUpButton.CHANGE))
    assert refused.text.startswith("Alice challenged Bob; only Bob can answer.")
    assert (await propose(server, server.carol, length=7)).text == refused.text
    assert await sheet(server) == RuleSheet(5)


async def test_accepting_rules_that_were_changed_meanwhile_tells_what_was_changed_and_shows_the_way(
    server: SimulatedServer,
) -> None:
    await challenge(server, length=1)
    seen = server.board
    await propose(server, server.alice, length=25)
    late = private(await server.press_anyhow(server.bob, seen, seen.custom_id(HeadsUpButton.ACCEPT)))
    assert late.text.startswith(
        "Alice has made a new offer: answer the newest message.\n"
        "Changed: 1-point match → 25-point match [To the challenge]("
    )
    assert f"/{server.board.id})" in late.text
    table = await server.table()
    assert (table.status, table.sheet) == (Status.CHALLENGE, RuleSheet(25))


async def test_a_cube_that_cannot_matter_is_no_change_to_speak_of(server: SimulatedServer) -> None:
    await challenge(server, length=1)
    seen = server.board
    await propose(server, server.alice, cube=False)
    assert "Changed" not in server.board.text
    late = private(await server.press_anyhow(server.bob, seen, seen.custom_id(HeadsUpButton.ACCEPT)))
    assert late.text.startswith("Alice has made a new offer: answer the newest message. [")


async def test_of_an_accept_and_a_proposal_at_the_same_moment_one_counts(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    editor = await edit(server, server.alice, "To 7")
    accept, offer = server.board.custom_id(HeadsUpButton.ACCEPT), editor.labelled("Send offer")
    presses = [(server.bob, server.board, accept), (server.alice, editor, offer)]
    of_bob, of_alice = map(private_texts, await server.all_at_once(presses))
    table = await server.table()
    if table.status is Status.PLAYING:
        assert table.sheet == RuleSheet(5)
        assert of_alice.startswith("That challenge has already been accepted.")
    else:
        assert table.sheet == RuleSheet(7)
        assert of_bob.splitlines()[0] == "Alice has made a new offer: answer the newest message."
        assert of_bob.splitlines()[1].startswith("Changed: 5-point match → 7-point match")


@pytest.mark.parametrize("label", ["To 7", "Keep as it is"])
async def test_an_editor_that_was_overtaken_says_so(server: SimulatedServer, label: str) -> None:
    await challenge(server, length=5)
    editor = await edit(server, server.bob)
    await propose(server, server.alice, length=9)
    late = await server.follow(editor, label, server.bob)
    assert late.labels == []
    if label == "To 7":
        assert late.text.splitlines()[0] == "Alice has made a new offer: answer the newest message."
        assert late.text.splitlines()[1].startswith("Changed: 5-point match → 9-point match")
    else:
        assert late.text == "No changes made."


async def test_once_the_game_has_begun_the_rules_stand(server: SimulatedServer) -> None:
    await challenge(server, length=5)
    editor = await edit(server, server.alice, "To 7")
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    late = await server.follow(editor, "Send offer", server.alice)
    assert late.text.startswith("That challenge has already been accepted. It is your turn to play 3-1.")
    assert (await propose(server, server.bob, length=7)).text.startswith(
        "That challenge has already been accepted."
    )
    assert await sheet(server) == RuleSheet(5)


async def test_a_counter_offer_that_is_withdrawn_gives_way_to_the_offer_before(
    server: SimulatedServer,
) -> None:
    await challenge(server, length=5)
    await propose(server, server.bob, length=7)
    pings = list(server.rest.pings)
    await server.press(server.bob, HeadsUpButton.WITHDRAW)
    assert server.board.text.splitlines()[:6] == [
        "### Alice challenges Bob",
        "**5-point match**",
        "Doubling cube · Crawford rule · standard start",
        "-# Rated match",
        "-# Bob withdrew the counter-offer; Alice's offer stands again.",
        f"<@{server.bob.id}>, do you accept Alice's challenge?",
    ]
    assert server.rest.pings == pings
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    assert "5-point match · game 1" in server.board.text


async def test_a_counter_offer_and_the_challenge_are_withdrawn_by_those_who_made_them(
    server: SimulatedServer,
) -> None:
    await challenge(server, length=5)
    await propose(server, server.bob, length=7)
    for member, argument in ((server.alice, "offer"), (server.bob, "challenge"), (server.carol, "challenge")):
        refused = private(await server.press(member, HeadsUpButton.WITHDRAW, argument=argument))
        assert "counter-offer" in refused.text
    await propose(server, server.alice, length=9)
    await server.press(server.alice, HeadsUpButton.WITHDRAW, argument="offer")
    assert await sheet(server) == RuleSheet(7)
    await server.press(server.alice, HeadsUpButton.WITHDRAW, argument="challenge")
    assert "Alice withdrew the challenge." in server.board.text

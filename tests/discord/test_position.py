"""`/position` draws for everyone what people paste; what is best there is for whoever asks."""

import re
from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.analysis import Chances, EvaluatorFailed, EvaluatorMissing, PlayDecision, RatedPlay, Situation
from bot.discord.wire.components import ANY_EDITION, NO_TABLE
from bot.discord.wire.custom_ids import CustomId, format_custom_id, parse_custom_id
from bot.engine import Roll, Side, Xgid, format_xgid, parse_board
from bot.engine.xgid import BEAVERS, CRAWFORD, JACOBY, TO_ROLL, TOP
from bot.play.base.errors import PositionInPlay, explain_alone
from bot.play.display.panel import Picture, SharedButton
from bot.play.display.picture import View
from bot.play.heads_up.picture import xgid
from bot.play.heads_up.positions import (
    judged_panel,
    position_of,
    position_panel,
    read_position,
    with_share,
)
from tests.discord.players import start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strong_player import StrongPlayer
from tests.engine.games import game_at

EVEN = Chances(0.5, 0.1, 0.0, 0.1, 0.0)
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
OGID = "11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0"


async def test_a_position_is_drawn_for_everyone_in_the_channel_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    note = "[Free gammons](https://example.org) <@1> **8/5 6/5?**"
    await server.carol.slash(server.channel, "position", position=OPENING, note=note)
    (seen,) = server.messages()
    assert "White to play 3-1" in seen.text
    assert r"\[Free gammons\]\(https\://example.org\) \<\@1\> \*\*8/5 6/5?\*\*" in seen.text
    assert len(seen.alt_texts) == 1
    assert server.rest.pings == []


async def test_the_ids_below_a_position_say_what_they_are(server: SimulatedServer) -> None:
    await server.carol.slash(server.channel, "position", position=OPENING)
    xgid, gnu, ogid = server.board.text.splitlines()[-3:]
    assert xgid.startswith("-# `XGID=")
    assert re.fullmatch(r"-# GNU ID `\S{14}:\S{12}`", gnu)
    assert ogid == f"-# OGID `{OGID}`"


async def test_an_ogid_is_drawn_like_the_xgid_of_the_same_position(server: SimulatedServer) -> None:
    await server.carol.slash(server.channel, "position", position=OPENING)
    await server.carol.slash(server.channel, "position", position=f"OGID={OGID}")
    ours, theirs = server.messages()
    assert ours.text == theirs.text
    assert ours.alt_texts == theirs.alt_texts


async def test_an_ogid_typed_for_a_play_is_shown_to_whoever_typed_it(server: SimulatedServer) -> None:
    seen = private(await server.carol.slash(server.channel, "play", play=OGID))
    assert "White to play 3-1" in seen.text


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("4HPwATDgc/AB", "Paste an XGID"),
        ("24:16 | 6:3", "16 checkers instead of 15"),
        ("24:2 | 1:2", "Both sides have a checker on the same point"),
        ("**hello** `x`", "Paste an XGID"),
    ],
)
async def test_what_is_no_position_is_answered_to_the_asker_alone(
    server: SimulatedServer, position: str, reason: str
) -> None:
    answer = private(await server.carol.slash(server.channel, "position", position=position))
    assert reason in answer.text
    assert "4HPwATDgc/ABMA:cAkAAAAAAAAA" in answer.text
    assert server.messages() == []


async def test_an_id_that_is_typed_as_a_play_is_shown_and_nothing_is_played(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before = await server.table()
    answer: Seen = private(
        await server.alice.slash(server.channel, "play", play=f"https://example.org/?{OPENING}")
    )
    assert answer.text.startswith("Here is that position")
    assert len(answer.alt_texts) == 1
    assert await server.table() == before
    posted = await share(server, server.alice, answer)
    _, shown = answer.text.split("\n", 1)
    assert posted.text == f"{shown}\n-# Shared by {server.name_of(server.alice)}"
    assert posted.labels == []


async def test_what_an_xgid_cannot_say_is_not_shared(server: SimulatedServer) -> None:
    await start_game(server, "31")
    answer: Seen = private(
        await server.alice.slash(server.channel, "play", play="4HPwATDgc/ABMA:MEngACAAGAAE")
    )
    assert "resignation" in answer.text
    assert answer.labels == []


async def share(server: SimulatedServer, actor: MemberActor, seen: Seen) -> Seen:
    """Press Share on a private position; the channel's newest message."""
    before = len(server.messages())
    await server.click(seen, "Share", actor)
    assert len(server.messages()) == before + 1
    return server.board


async def judged(server: SimulatedServer, position: str, note: str = "") -> Seen:
    """Carol has a position analysed, which nobody else sees."""
    before = server.messages()
    answer = await server.carol.slash(server.channel, "position", position=position, note=note, analyse=True)
    assert server.messages() == before
    return private(answer)


async def test_what_is_best_is_said_below_a_position_if_asked(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    strong.ratings["8/5 6/5"] = 0.2
    text = (await judged(server, OPENING)).text
    assert "\N{LARGE PURPLE CIRCLE} Best: `8/5 6/5` **+0.200**\n-# 50.0" in text
    assert text.count("`8/5 6/5`") == 1
    assert "50.0 · 10.0 · 0.0 | 50.0 · 10.0 · 0.0" in text
    told = (await judged(server, OPENING.replace(":31:", ":00:"))).text.splitlines()
    assert "Best: No double" in told
    assert told[told.index("Double, take: **\N{MINUS SIGN}0.500**") + 2].startswith("-# 50.0"), "in no list"


def test_the_best_play_is_drawn_on_the_board() -> None:
    """As its side plays it, which is not at the bottom."""
    table = read_position(OPENING.replace(":0:0:1:31:", ":0:0:-1:31:"))
    view = View()
    plays = (RatedPlay("8/5 6/5", 0.2, EVEN, "2-ply"),)
    decision = PlayDecision(
        0, Side.BLACK, Situation(table.game.position), Roll(3, 1), "", plays, 0.0, counts=False
    )
    (board,) = judged_panel(position_panel(table, view), table, decision, view).pictures
    assert isinstance(board, Picture)
    arrows = [(each.seat, each.source, each.target) for each in board.diagram.better_play]
    assert arrows == [(view.seat(Side.BLACK), 8, 5), (view.seat(Side.BLACK), 6, 5)]
    assert board.diagram.is_before_play


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("24:2 13:5 8:3 6:4 | 24:2 13:5 8:3 6:5", ["White: 1 checker is missing and counts as borne off."]),
        ("24:2 13:5 8:3 6:3 | 24:1 13:5 8:3 6:5", ["White: 2 checkers are missing", "Black: 1 checker"]),
        ("6:5 5:5 | 4:3", []),
        ("1:3 | 6:3", ["Black: 12 checkers are missing and count as borne off."]),  # a gammon in hypergammon
        ("1:3 | 6:2", []),
    ],
)
async def test_checkers_that_are_missing_count_as_borne_off(
    server: SimulatedServer, position: str, said: list[str]
) -> None:
    text = (await judged(server, position)).text
    assert all(each in text for each in said)
    assert text.count("missing") == len(said)


async def test_a_position_of_a_running_game_is_not_analysed(server: SimulatedServer) -> None:
    await server.seat(game_at("24:2 13:4 8:3 6:4 4:2 | 24:2 13:3 8:3 6:5 5:2", roll="31"))
    before = len(server.messages())
    shown = await server.table()
    answered = await server.carol.slash(server.channel, "position", position=xgid(shown), analyse=True)
    refused = private(answered).text
    assert refused == explain_alone(PositionInPlay())
    assert len(server.messages()) == before


async def test_nothing_is_said_of_a_position_without_a_decision(server: SimulatedServer) -> None:
    assert "There is nothing to decide in that position." in (await judged(server, "off:15 | 6:15")).text


async def test_why_nobody_can_say_what_is_best_is_said(server: SimulatedServer, strong: StrongPlayer) -> None:
    with strong.failing(EvaluatorMissing("bgsage")):
        assert "Analyses need the packages bgsage and gammonview" in (await judged(server, OPENING)).text
    with strong.failing(EvaluatorFailed("again and again")):
        assert "The analysis failed." in (await judged(server, OPENING)).text


@pytest.mark.parametrize("note", ["", "[Gammons](https://example.org) <@1>\n-# **8/5 6/5**?"])
async def test_what_is_best_is_for_the_asker_until_they_share_it(server: SimulatedServer, note: str) -> None:
    seen = await judged(server, OPENING, note)
    await server.restart()
    posted = await share(server, server.carol, seen)
    shared_by = f"-# Shared by {server.name_of(server.carol)}\n"
    assert shared_by in posted.text
    assert posted.text.replace(shared_by, "") == seen.text
    assert posted.alt_texts == seen.alt_texts
    assert posted.labels == []
    assert server.rest.pings == []


async def test_what_is_shared_is_in_the_language_of_the_channel(server: SimulatedServer) -> None:
    await server.carol.slash(server.channel, "settings me", language="de")
    seen = await judged(server, OPENING)
    assert "Weiß" in seen.text
    await server.click(seen, "Teilen", server.carol)
    assert "White to play 3-1" in server.board.text


def test_the_longest_position_fits_on_a_button() -> None:
    table = read_position(f"{OPENING[:31]}:10:-1:-1:66:32766:32766:0:32767:10")
    panel = with_share(position_panel(table, View()), table, SharedButton.SHARE_POSITION)
    ((button,),) = panel.rows
    custom_id = format_custom_id(CustomId(button.kind, NO_TABLE, ANY_EDITION, button.argument))
    assert position_of(parse_custom_id(custom_id).argument) == table


async def test_a_position_that_came_up_since_is_not_shared(server: SimulatedServer) -> None:
    board = "24:2 13:4 8:3 6:4 4:2 | 24:2 13:3 8:3 6:5 5:2"
    seen = await judged(server, board)
    await server.seat(game_at(board, roll="31"))
    before = len(server.messages())
    refused = private(await server.press_anyhow(server.carol, seen, seen.labelled("Share")))
    assert refused.text == explain_alone(PositionInPlay())
    assert len(server.messages()) == before


RUNNING = "24:2 13:4 8:3 6:4 4:2 | 24:2 13:3 8:3 6:5 5:2"


@pytest.mark.parametrize(
    "near",
    [
        "24:2 13:3 8:3 6:4 4:2 3:1 | 24:2 13:2 8:4 6:5 5:2",
        "24:2 13:2 8:3 7:1 6:4 4:3 | 24:2 13:3 8:2 7:1 6:4 5:3",
        "24:2 13:3 8:3 6:5 5:2 | 24:2 13:3 8:3 7:1 6:4 4:2",
        "24:2 13:4 8:3 6:4 4:2 | 23:2 13:2 9:1 8:2 7:2 6:4 5:2",
    ],
)
async def test_a_position_near_to_a_running_one_is_not_analysed(server: SimulatedServer, near: str) -> None:
    await server.seat(game_at(RUNNING, roll="31"))
    answered = await server.carol.slash(server.channel, "position", position=near, analyse=True)
    assert private(answered).text == explain_alone(PositionInPlay())


@pytest.mark.parametrize(
    "changed",
    [
        {"dice": "65"},
        {"dice": "11"},
        {"dice": TO_ROLL},
        {"turn": TOP},
        {"match_length": 9, "bottom_score": 8, "top_score": 2, "rules": CRAWFORD},
        {"cube_value": 4, "cube_owner": TOP},
        {"rules": JACOBY + BEAVERS, "max_cube": 2},
    ],
)
async def test_another_roll_score_cube_or_rule_makes_no_difference(
    server: SimulatedServer, changed: dict[str, Any]
) -> None:
    """So questions that differ in these tell no more than those that are measured."""
    near = format_xgid(Xgid(parse_board("24:2 13:3 8:3 6:4 4:2 3:1 | 24:2 13:2 8:4 6:5 5:2"), **changed))
    refused = explain_alone(PositionInPlay())
    told = await server.carol.slash(server.channel, "position", position=near, analyse=True)
    assert private(told).text != refused
    await server.seat(game_at(RUNNING, roll="31"))
    told = await server.carol.slash(server.channel, "position", position=near, analyse=True)
    assert private(told).text == refused


async def test_whoever_plays_asks_for_twenty_positions_a_day(server: SimulatedServer) -> None:
    """Across restarts, and again the next day; whoever does not play asks as they like."""
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    server.dice.will_fall("31")
    await server.bob.slash(server.channel, "take")
    positions = [f"24:1 6:{own} off:{14 - own} | 24:1 6:{14 - own} off:{own}" for own in range(2, 13)] * 2

    async def ask(actor: MemberActor, position: str) -> str:
        return private(await actor.slash(server.channel, "position", position=position, analyse=True)).text

    for position in positions[:20]:
        assert "While you" not in await ask(server.alice, position)
    await server.restart()
    again = int(server.env.now().timestamp()) // 86_400 * 86_400 + 86_400
    refused = await ask(server.alice, positions[0])
    assert refused == (
        "While you have a game in play, I judge 20 positions a day for you. "
        f"Ask again <t:{again}:R>. Analyses of finished games are always open to you."
    )
    assert await ask(server.carol, positions[0]) != refused
    await server.let_pass(timedelta(days=1))
    assert not (await ask(server.alice, positions[0])).startswith("While")

"""`/position` draws for everyone what people paste; elsewhere an id is shown to whoever typed it."""

import pytest

from bot.analysis import Chances, PlayDecision, RatedPlay, Situation
from bot.engine import Roll, Side
from bot.play.errors import PositionInPlay
from bot.play.explanations import explain_alone
from bot.play.heads_up.picture import xgid
from bot.play.heads_up.positions import judged_panel, position_panel, read_position
from bot.play.panel import Picture
from bot.play.picture import View
from tests.discord.players import start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strong_player import StrongPlayer
from tests.engine.games import game_at

EVEN = Chances(0.5, 0.1, 0.0, 0.1, 0.0)
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


async def test_a_position_is_drawn_for_everyone_in_the_channel_and_notifies_nobody(
    server: SimulatedServer,
) -> None:
    await server.carol.slash(server.channel, "position", position=OPENING, note="<@1> 8/5 6/5?")
    (seen,) = server.messages()
    assert "White to play 3-1" in seen.text
    assert "8/5 6/5?" in seen.text
    assert len(seen.alt_texts) == 1
    assert server.rest.pings == []


async def test_a_note_is_shown_as_it_is_typed_without_links_and_mentions(server: SimulatedServer) -> None:
    note = "[Free gammons](https://example.org) <@1> **bold**"
    await server.carol.slash(server.channel, "position", position=OPENING, note=note)
    escaped = r"\[Free gammons\]\(https\://example.org\) \<\@1\> \*\*bold\*\*"
    assert escaped in server.board.text


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("4HPwATDgc/AB", "has 14 characters"),
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


async def test_what_is_best_is_said_below_a_position_if_asked(server: SimulatedServer) -> None:
    assert isinstance(server.evaluator, StrongPlayer)
    server.evaluator.ratings["8/5 6/5"] = 0.2
    await server.carol.slash(server.channel, "position", position=OPENING, analyse=True)
    assert "\N{LARGE PURPLE CIRCLE} Best: `8/5 6/5` **+0.200**\n-# 50.0" in server.board.text
    assert server.board.text.count("`8/5 6/5`") == 1
    assert "50.0 · 10.0 · 0.0 | 50.0 · 10.0 · 0.0" in server.board.text
    to_double = OPENING.replace(":31:", ":00:")
    await server.carol.slash(server.channel, "position", position=to_double, analyse=True)
    assert "Best: No double" in server.board.text
    told = server.board.text.splitlines()
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
    ],
)
async def test_checkers_that_are_missing_count_as_borne_off(
    server: SimulatedServer, position: str, said: list[str]
) -> None:
    await server.carol.slash(server.channel, "position", position=position, analyse=True)
    assert all(each in server.board.text for each in said)
    assert server.board.text.count("missing") == len(said)


async def test_a_position_of_a_running_game_is_not_analysed(server: SimulatedServer) -> None:
    await server.seat(game_at("24:2 13:4 8:3 6:4 4:2 | 24:2 13:3 8:3 6:5 5:2", roll="31"))
    before = len(server.messages())
    shown = await server.table()
    answered = await server.carol.slash(server.channel, "position", position=xgid(shown), analyse=True)
    refused = private(answered).text
    assert refused == explain_alone(PositionInPlay())
    assert len(server.messages()) == before


async def test_nothing_is_said_of_a_position_without_a_decision(server: SimulatedServer) -> None:
    await server.carol.slash(server.channel, "position", position="off:15 | 6:15", analyse=True)
    assert "There is nothing to decide in that position." in server.board.text

"""Charts are drawn in the colours of the board, and by the bot in a process of their own."""

import json
import subprocess
import sys
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageColor

from bot.analysis import (
    Chart,
    ChartLook,
    ChartWords,
    Depth,
    Evaluator,
    EvaluatorFailed,
    PlayDecision,
    requests,
)
from bot.analysis.worker.chart import draw, final_chance
from bot.engine import Side
from bot.records import MatchRecord
from render.typeface import FONT_FOLDER, LATIN
from tests.discord.evaluators import judged

LOOK = ChartLook(
    canvas="#102030",
    text="#ffffff",
    muted="#808080",
    light="#f0f0e0",
    dark="#302020",
    blunder="#0a7fc2",
    joker="#1f8a3b",
    fonts=(str(FONT_FOLDER / LATIN),),
)
WORDS = ChartWords("Winning chances (%)", "Alice", "Bob", "blunder", "joker", roll="roll")
AXIS = 32
"""The rows of the numbers of rolls, from the bottom."""
LEGEND = 42
"""Above this row, the chart says what its marks mean."""


@pytest.fixture
def chart(short_game: MatchRecord) -> Chart:
    return Chart(judged(short_game, Depth.QUICK).games, Side.WHITE, True, WORDS, LOOK)  # noqa: FBT003


def colours(picture: Image.Image, colour: str, *, below: int = LEGEND) -> list[tuple[int, int]]:
    """Where a picture has exactly that colour, below a row."""
    is_of_it = (np.asarray(picture)[below:] == ImageColor.getrgb(colour)).all(axis=2)
    return [(x, y + below) for y, x in np.argwhere(is_of_it).tolist()]


def drawn(chart: Chart) -> Image.Image:
    return Image.open(BytesIO(draw(chart))).convert("RGB")


async def test_a_chart_is_the_same_from_a_process_of_its_own(evaluator: Evaluator, chart: Chart) -> None:
    assert await evaluator.draw(chart) == draw(chart)


def test_the_lower_side_has_its_colour_below_the_line(chart: Chart) -> None:
    """All plays of the fake leave even chances: the line is in the middle, and both sides have half."""
    picture = drawn(chart)
    assert picture.size == (800, 600)
    light, dark = colours(picture, LOOK.light), colours(picture, LOOK.dark)
    beside_names = range(300, 780)
    assert min(y for x, y in light if x in beside_names) >= max(y for x, y in dark if x in beside_names)
    turned = drawn(replace(chart, is_bottom_light=False))
    assert len(colours(turned, LOOK.dark)) == pytest.approx(len(light), rel=0.1)


def test_blunders_and_jokers_are_marked_where_they_were(chart: Chart) -> None:
    picture = drawn(chart)
    assert colours(picture, LOOK.blunder)
    assert not colours(picture, LOOK.joker, below=0), "nor is the legend"
    (game,) = chart.games
    lucky = tuple(replace(each, luck=0.4) if hasattr(each, "luck") else each for each in game.decisions)
    harmless = tuple(replace(each, lost=0.0) for each in lucky)
    picture = drawn(replace(chart, games=(replace(game, decisions=harmless),)))
    assert not colours(picture, LOOK.blunder, below=0)
    assert len(colours(picture, LOOK.joker, below=0)) > len(colours(picture, LOOK.joker))


def test_the_score_before_a_game_is_left_out_where_it_would_leave_the_chart(chart: Chart) -> None:
    (game,) = chart.games
    first = next(at for at, each in enumerate(game.decisions) if isinstance(each, PlayDecision))
    short = replace(game, decisions=game.decisions[first : first + 1])
    words = replace(WORDS, games=("0-0", "0-2"))
    picture = drawn(replace(chart, games=(game, short), words=words))
    below = picture.height - LEGEND
    assert min(x for x, _ in colours(picture, LOOK.text, below=below)) < picture.width // 2
    assert max(x for x, _ in colours(picture, LOOK.text, below=below)) < picture.width // 2


def test_rolls_are_numbered_below_the_line_as_far_apart_as_they_need(chart: Chart) -> None:
    (game,) = chart.games
    play = next(each for each in game.decisions if isinstance(each, PlayDecision))
    for rolls in (12, 57, 400):
        long = replace(game, decisions=tuple(replace(play, ply=ply) for ply in range(rolls)))
        picture = drawn(replace(chart, games=(long,)))
        below = {x for x, _ in colours(picture, LOOK.muted, below=picture.height - AXIS)}
        columns = [x not in below and x + 1 in below for x in range(picture.width)]
        numbers = [x for x, begins in enumerate(columns) if begins and not below & set(range(x - 9, x))]
        assert 4 < len(numbers) < 14, f"{rolls} rolls"
        assert min(below) < 80, "what is counted stands at the left"


@pytest.mark.parametrize("winner", Side)
def test_the_line_ends_where_the_game_ended(chart: Chart, winner: Side) -> None:
    """The last roll left even chances; then the game, which was the match, was resigned."""
    (game,) = chart.games
    unfinished = drawn(replace(chart, games=(replace(game, winner=None),)))
    won = replace(game, winner=winner, points=9)
    ended = drawn(replace(chart, games=(won,)))
    at_edge, middle = range(775, 800), ended.height // 2
    line = [y for x, y in colours(ended, LOOK.muted) if x in at_edge and y < ended.height - 60]
    assert len(line) > len([y for x, y in colours(unfinished, LOOK.muted) if x in at_edge])
    far = [y for y in line if abs(y - middle) > middle // 2]
    assert far
    assert all((y < middle) is (winner is Side.WHITE) for y in far)


@pytest.mark.parametrize(
    ("winner", "away", "points", "chances"),
    [
        (Side.WHITE, None, 1, 1.0),
        (Side.BLACK, None, 1, 0.0),
        (Side.WHITE, (2, 3), 2, 1.0),
        (Side.BLACK, (2, 3), 2, 0.32),
    ],
)
def test_the_chances_after_a_game_are_those_of_its_score(
    chart: Chart, winner: Side, away: tuple[int, int] | None, points: int, chances: float
) -> None:
    """White, who is at the bottom, needs the first number."""
    (game,) = chart.games
    play = next(each for each in game.decisions if isinstance(each, PlayDecision))
    play = replace(play, side=Side.WHITE, situation=replace(play.situation, away=away))
    ended = replace(game, winner=winner, points=points, decisions=(play,))
    assert final_chance(ended, Side.WHITE) == pytest.approx(chances, abs=0.03)


def test_the_chart_fills_the_width_of_the_picture(chart: Chart) -> None:
    picture = drawn(chart)
    across = [x for x, _ in [*colours(picture, LOOK.light), *colours(picture, LOOK.dark)]]
    assert max(across) - min(across) > 0.9 * picture.width


async def test_a_chart_that_cannot_be_drawn_is_said_to_be_so(
    evaluator: Evaluator, chart: Chart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "DRAW", (sys.executable, "-c", "raise SystemExit(1)"))
    with pytest.raises(EvaluatorFailed):
        await evaluator.draw(chart)


def test_the_bot_never_imports_what_draws_charts() -> None:
    program = "import json, sys, bot.discord.client; print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"matplotlib", "numpy", "bgsage", "gvanalysis", "gvformat"}.isdisjoint(json.loads(run.stdout))

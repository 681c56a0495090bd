"""Draws charts by matplotlib, in a process that ends with the chart: its memory is needed elsewhere.

`python -m bot.analysis.worker.chart` reads a pickled `Chart` and writes a PNG file.
"""

import logging
import os
import pickle
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

# A folder for what matplotlib remembers of fonts, before it looks for one.
os.environ.setdefault("MPLCONFIGDIR", str(Path(tempfile.gettempdir()) / "barpoint-charts"))

import matplotlib as mpl
from gvformat.met import eq2mwc, score_mwc
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager

from bot.analysis.analysis import BLUNDER, Decision, GameAnalysis, PlayDecision
from bot.analysis.requests import JOKER, Chart
from bot.engine import Side

WIDTH, HEIGHT, DPI = 8.0, 6.0, 100
"""800 by 600 pixels: letters of 22 are legible at half that size."""

SMALL, LARGE = 16.0, 18.0
"""In points, of which 72 make 100 pixels."""

LEFT, RIGHT, TOP = 0.068, 0.988, 0.918
NUMBERS, SCORES = 0.052, 0.05
"""The heights of the lines below the chart: numbers of rolls, and scores where there are several games."""

STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""From one number of a roll to the next, as far apart as they need."""
APART: Final = 0.085
"""The part of the width that a number needs."""

LETTER: Final = 0.018
"""The part of the width that a letter of a score needs."""

LINE: Final = 3.0
MARK: Final = 210.0
"""The area of a mark, in points."""

EDGE: Final = "#ffffff"
"""Around marks, which lie on light and on dark."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A roll on the line: how far to the right, its number in its game, and the chances after it."""

    at: int
    number: int
    chance: float


@dataclass(frozen=True, slots=True)
class _Line:
    """The line through some games; `spots` are found by the number of the game and of the ply."""

    spots: dict[tuple[int, int], _Spot]
    begins: tuple[int, ...]

    @property
    def ends(self) -> tuple[int, ...]:
        """Of each game, where the next one begins, or the line ends."""
        return (*self.begins[1:], len(self.spots) - 1)

    @classmethod
    def of(cls, games: Sequence[GameAnalysis], bottom: Side) -> "_Line":
        spots, begins, at = {}, [], 0
        for number, game in enumerate(games):
            begins.append(at)
            rolls = (each for each in game.decisions if isinstance(each, PlayDecision))
            for roll, each in enumerate(rolls, start=1):
                if each.plays:
                    spots[number, each.ply] = _Spot(at, roll, _chance(each, bottom))
                    at += 1
        return cls(spots, tuple(begins))

    def near(self, game: int, decision: Decision) -> _Spot | None:
        """The roll of a decision, or the first one after it, else the last one before."""
        plies = [ply for number, ply in self.spots if number == game]
        after = [ply for ply in plies if ply >= decision.ply]
        found = min(after) if after else max(plies, default=None)
        return None if found is None else self.spots[game, found]


def _chance(decision: PlayDecision, bottom: Side) -> float:
    """Return the bottom side's chance after the play: to win the match, or in a money game, the game."""
    played = next((each for each in decision.plays if each.play == decision.played), decision.plays[0])
    situation = decision.situation
    if situation.away is None:
        chance = played.chances.win
    else:
        chance = eq2mwc(played.equity, *situation.away, situation.cube, situation.is_crawford)
    return min(max(chance if decision.side is bottom else 1 - chance, 0.0), 1.0)


def final_chance(game: GameAnalysis, bottom: Side) -> float | None:
    """Return the bottom side's chance after the game; None for a game without an end."""
    last = next((each for each in reversed(game.decisions) if isinstance(each, PlayDecision)), None)
    if game.winner is None or last is None:
        return None
    chance, away = 1.0, last.situation.away
    if away is not None:
        own, other = away if last.side is game.winner else away[::-1]
        left, begins_crawford = own - game.points, min(away) > 1 and own - game.points == 1
        chance = float(score_mwc(left, other, begins_crawford)) if left > 0 else 1.0
    return chance if game.winner is bottom else 1 - chance


def draw(chart: Chart) -> bytes:
    """Return the chart as a PNG file."""
    line, look = _Line.of(chart.games, chart.bottom), chart.look
    mpl.rcParams["font.family"] = _families(look.fonts)
    figure = Figure(figsize=(WIDTH, HEIGHT), dpi=DPI, facecolor=look.canvas)
    FigureCanvasAgg(figure)
    low = NUMBERS + 0.01 + (SCORES if chart.words.games else 0)
    axes = figure.add_axes((LEFT, low, RIGHT - LEFT, TOP - low))
    _lay_line(axes, line, chart)
    _lay_frame(axes, line, chart)
    marks = list(_marks(line, chart))
    for side in (chart.bottom, chart.bottom.other):
        spots = [spot for spot, by, is_joker in marks if by is side and not is_joker]
        _lay_marks(axes, spots, "v" if side is chart.bottom else "^", look.blunder)
    _lay_marks(axes, [spot for spot, _, is_joker in marks if is_joker], "*", look.joker)
    _lay_words(axes, chart)
    _lay_legend(figure, marks, chart)
    written = BytesIO()
    figure.savefig(written, format="png", facecolor=look.canvas)
    return written.getvalue()


def _families(files: Sequence[str]) -> list[str]:
    """The names of fonts, which come as files."""
    names = []
    for file in files:
        fontManager.addfont(file)
        names.append(FontProperties(fname=file).get_name())
    return names


def _lay_line(axes: Axes, line: _Line, chart: Chart) -> None:
    look = chart.look
    below, above = (look.light, look.dark) if chart.is_bottom_light else (look.dark, look.light)
    across = [spot.at for spot in line.spots.values()]
    chances = [100 * spot.chance for spot in line.spots.values()]
    if across:
        final = final_chance(chart.games[-1], chart.bottom)
        end = chances[-1] if final is None else 100 * final
        across, chances = [-1, *across, across[-1], across[-1] + 1], [chances[0], *chances, end, end]
    axes.set_facecolor(above)
    axes.fill_between(across, 0, chances, color=below, linewidth=0)
    axes.plot(across, chances, color=look.muted, linewidth=LINE, solid_joinstyle="round")
    axes.axhline(50, color=look.muted, linewidth=1.2, linestyle=(0, (4, 4)))


def _lay_frame(axes: Axes, line: _Line, chart: Chart) -> None:
    look, last = chart.look, max(len(line.spots) - 1, 1)
    axes.set_xlim(-0.01 * last, 1.01 * last)
    axes.set_ylim(0, 100)
    axes.set_yticks([0, 50, 100], ["0", "50", "100"], color=look.text, fontsize=SMALL)
    axes.set_xticks([])
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    for begin, end, words in zip(line.begins, line.ends, chart.words.games, strict=False):
        if begin:
            axes.axvline(begin - 0.5, color=look.muted, linewidth=1.6)
        if end - begin > LETTER * (len(words) + 1) * last:  # else there is no room for the score
            axes.annotate(words, (begin, 0), (0, -22), color=look.text, **_BELOW)
    _lay_numbers(axes, line, chart)


_BELOW: Final[Mapping[str, Any]] = {
    "textcoords": "offset points",
    "fontsize": SMALL,
    "va": "top",
    "annotation_clip": False,
}
"""How words stand below the chart, so many points under its edge. Any: as matplotlib has it."""


def _lay_numbers(axes: Axes, line: _Line, chart: Chart) -> None:
    """Draw the label and the numbers of the rolls, from 1 in each game, as far as there is room."""
    look, last = chart.look, max(len(line.spots) - 1, 1)
    axes.annotate(chart.words.roll, (0, 0), (0, -4), color=look.muted, **_BELOW)
    step = next((each for each in STEPS if each >= APART * last), STEPS[-1])
    first, after = APART * (0.6 + len(chart.words.roll) / 5) * last, (1 - APART / 3) * last
    for spot in line.spots.values():
        if spot.number % step == 0 and first < spot.at < after:
            axes.plot([spot.at, spot.at], [0, 1.6], color=look.muted, linewidth=2)
            at = (spot.at, 0)
            axes.annotate(str(spot.number), at, (0, -4), color=look.muted, ha="center", **_BELOW)


def _marks(line: _Line, chart: Chart) -> Iterator[tuple[_Spot, Side, bool]]:
    """The spots of blunders and of jokers, whose they are, and whether they are jokers."""
    for number, game in enumerate(chart.games):
        for each in game.decisions:
            spot = line.near(number, each)
            if spot is None:
                continue
            if each.lost >= BLUNDER and each.counts:
                yield spot, each.side, False
            if isinstance(each, PlayDecision) and (each.luck or 0) >= JOKER:
                yield spot, each.side, True


def _lay_marks(axes: Axes, spots: Sequence[_Spot], shape: str, colour: str) -> None:
    across = [spot.at for spot in spots]
    chances = [min(max(100 * spot.chance, 4), 96) for spot in spots]
    axes.scatter(
        across,
        chances,
        s=MARK,
        marker=shape,
        c=colour,
        edgecolors=EDGE,
        linewidths=1.4,
        zorder=3,
        clip_on=False,
    )


def _lay_words(axes: Axes, chart: Chart) -> None:
    """Draw the two sides' names, each in its own colour."""
    look, words = chart.look, chart.words
    inks = (look.dark, look.light) if chart.is_bottom_light else (look.light, look.dark)
    for name, ink, ground, height, anchor in (
        (words.bottom, inks[0], inks[1], 0.03, "bottom"),
        (words.top, inks[1], inks[0], 0.97, "top"),
    ):
        field = {"boxstyle": "round,pad=0.2", "facecolor": ground, "edgecolor": "none", "alpha": 0.8}
        where = axes.transAxes
        axes.text(
            0.016, height, name, color=ink, fontsize=LARGE, va=anchor, transform=where, bbox=field, zorder=4
        )


def _lay_legend(figure: Figure, marks: Sequence[tuple[_Spot, Side, bool]], chart: Chart) -> None:
    """Draw the title, and a legend for the marks that are on the chart."""
    look, words = chart.look, chart.words
    figure.text(0.012, 0.985, words.title, color=look.text, fontsize=SMALL, va="top")
    renderer = figure.canvas.get_renderer()  # type: ignore[attr-defined]  # of Agg, which it is
    place, kinds = 0.985, {is_joker for _, _, is_joker in marks}
    for is_joker in sorted(kinds, reverse=True):
        text, shape = (words.joker, "*") if is_joker else (words.blunder, "v")
        colour = look.joker if is_joker else look.blunder
        shown = figure.text(place, 0.985, text, color=look.text, fontsize=SMALL, va="top", ha="right")
        left = shown.get_window_extent(renderer).x0 / (WIDTH * DPI) - 0.02
        figure.add_artist(
            mpl.lines.Line2D([left], [0.957], marker=shape, color=colour, markersize=13, linestyle="")
        )
        place = left - 0.035


def main() -> None:
    """Read a chart, draw it, and write it; matplotlib's remarks about fonts are of no use to anybody."""
    logging.disable(logging.WARNING)
    sys.stdout.buffer.write(draw(pickle.load(sys.stdin.buffer)))  # noqa: S301  # written by the bot


if __name__ == "__main__":
    main()

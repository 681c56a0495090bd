"""A chart of how a match went, as it is asked of the process that draws it.

It is pickled on its way there, as requests are.
"""

import sys
from dataclasses import dataclass
from typing import Final

from bot.analysis.analysis import GameAnalysis
from bot.engine import Side

DRAW: Final = (sys.executable, "-m", "bot.analysis.worker.chart")
JOKER: Final = 0.3
"""So much luck in one roll is a joker."""


@dataclass(frozen=True, slots=True)
class ChartLook:
    """Its colours as `#rrggbb`, and the files of the fonts that write its words, the first one first."""

    canvas: str
    text: str
    muted: str
    light: str
    dark: str
    blunder: str
    joker: str
    fonts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChartWords:
    """What is written on it; `games` stands above each game, where there are several."""

    title: str
    bottom: str
    top: str
    blunder: str
    joker: str
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """The chances of one side over one or more games.

    Args:
        games: The games, in order.
        bottom: Whose chances the height of the line shows.
        is_bottom_light: Whether that side has the light checkers.
    """

    games: tuple[GameAnalysis, ...]
    bottom: Side
    is_bottom_light: bool
    words: ChartWords
    look: ChartLook

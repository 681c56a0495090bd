"""What GNU Backgammon's SGF calls things, for writing and for reading.

White is GNU Backgammon's player 0. A place is a letter, the same for both sides: "a" is White's ace point and
Black's 24 point, "x" the reverse, "y" the bar, and "z" off the board.
"""

from collections.abc import Mapping
from typing import Final

from bot.engine import BAR, OFF, POINTS, Side
from bot.records.match import NAMED_STARTS

COLOURS: Final = {Side.WHITE: "W", Side.BLACK: "B"}
SIDES: Final = {colour: side for side, colour in COLOURS.items()}

_WHITE_LETTERS: Final = {OFF: "z", **{point: chr(ord("a") + point - 1) for point in POINTS}, BAR: "y"}
_BLACK_LETTERS: Final = {OFF: "z", **{point: _WHITE_LETTERS[BAR - point] for point in POINTS}, BAR: "y"}
LETTERS: Final[Mapping[Side, Mapping[int, str]]] = {Side.WHITE: _WHITE_LETTERS, Side.BLACK: _BLACK_LETTERS}
"""The letter of each place, as a side counts them."""

PLACES: Final = {
    side: {letter: place for place, letter in letters.items()} for side, letters in LETTERS.items()
}

EVERYWHERE: Final = "a:y"

VARIATION_RULES: Final = {
    "Nackgammon": NAMED_STARTS["NackGammon"],
    "Hypergammon1": NAMED_STARTS["HyperGammon (1)"],
    "Hypergammon2": NAMED_STARTS["HyperGammon (2)"],
    "Hypergammon3": NAMED_STARTS["HyperGammon (3)"],
}
NO_CUBE_RULE: Final = "NoCube"
CRAWFORD_RULE: Final = "Crawford"
CRAWFORD_GAME_RULE: Final = "CrawfordGame"
JACOBY_RULE: Final = "Jacoby"

HEAD_TAGS: Final = {"Event": "EV", "Round": "RO", "Site": "PC", "Transcriber": "AN", "EventDate": "DT"}
"""The tags of a match that have a property in SGF."""

NAME_TAGS: Final = ("Player 1", "Player 2")
OUR_TAGS: Final = "TG"
"""A property of our own: all tags of a record as pairs, and names that are too long for GNU Backgammon."""

OUR_REFUSAL: Final = "RR"
"""A property of our own: a resignation that was refused, such as "W+2" for White's offer to lose a gammon."""

"""How the people of a chouette are named in its sentences."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.table import Player
from bot.play.text.words import in_a_row, mention, name, plain

Names = Mapping[PlayerId, Player]
"""Everybody whom a chouette names, by our key."""

AUTOPILOT: Final = "The autopilot"
SOMEBODY: Final = "somebody"
SEPARATOR: Final = " · "


def called(names: Names, player: PlayerId | None) -> str:
    """Somebody's name, escaped for Discord; "somebody" for one who is not known."""
    found = None if player is None else names.get(player)
    return SOMEBODY if found is None else name(found)


def called_plainly(names: Names, player: PlayerId | None) -> str:
    """Somebody's name as it is, for pictures and blocks of code."""
    found = None if player is None else names.get(player)
    return SOMEBODY if found is None else plain(found)


def acts_for(names: Names, player: PlayerId | None, of: PlayerId | None) -> str:
    """Who acts for somebody: "Eve (for Ann)", and for nobody's key the autopilot."""
    return f"{AUTOPILOT if player is None else called(names, player)} (for {called(names, of)})"


def speaking(names: Names, player: PlayerId | None, of: PlayerId) -> str:
    """Who speaks for somebody, as `acts_for`; just their name where they, or nobody known, did."""
    return called(names, of) if player in (None, of) else acts_for(names, player, of)


def mentioned(names: Names, players: Iterable[PlayerId]) -> str:
    """People's mentions, in a row; whether they notify is decided where they are sent."""
    return " ".join(mention(names[player]) if player in names else SOMEBODY for player in players)


def named(names: Names, players: Iterable[PlayerId]) -> str:
    """Several names as a line of a log has them: "Ben, Carl"."""
    return ", ".join(called(names, player) for player in players)


def all_named(names: Names, players: Iterable[PlayerId], conjunction: str = "and") -> str:
    """Several names as a sentence has them: "Ben, Carl and Dora"; "nobody" if there is none."""
    return in_a_row([called(names, player) for player in players], conjunction) or "nobody"


def signed(points: int) -> str:
    """Points won or lost: "+8", "-1", "0"."""
    return f"{points:+d}" if points else "0"

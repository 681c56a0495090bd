"""The names of a chouette's people in its sentences."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.engine import Autopilot, Side
from bot.engine.keys import PlayerId
from bot.play.base.table import Player
from bot.play.text.words import mention, name, plain_name
from bot.text.catalogue import in_row, listed, phrase

Names = Mapping[PlayerId, Player]
"""The players that a chouette names."""

SEPARATOR: Final = " · "


def player_name(names: Names, player: PlayerId | None) -> str:
    """Escaped for Discord; "somebody" for a player who is not known."""
    found = None if player is None else names.get(player)
    return phrase("chouette-somebody") if found is None else name(found)


def plain_player_name(names: Names, player: PlayerId | None) -> str:
    """As it is, for pictures and blocks of code."""
    found = None if player is None else names.get(player)
    return phrase("chouette-somebody") if found is None else plain_name(found)


def is_bot(names: Names, player: PlayerId) -> bool:
    return player in names and names[player].is_bot


def acts_for(names: Names, player: PlayerId | None, of: PlayerId | None) -> str:
    """Such as "Eve (for Ann)"; without a player, the autopilot."""
    return phrase("chouette-acts-for", player=stand_in(names, player), of=player_name(names, of))


def stand_in(names: Names, player: PlayerId | None, autopilot: Autopilot | None = None) -> str:
    """Name the player who plays for others, or the autopilot, and which one if that is known."""
    if player is not None:
        return player_name(names, player)
    if autopilot is not None:
        return phrase("chouette-autopilot-known", autopilot=autopilot)
    return phrase("chouette-autopilot")


def by_autopilot(who: str, autopilot: Autopilot | None) -> str:
    """A name, with which autopilot decided for that player: "Bob (advanced autopilot)"."""
    if autopilot is None:
        return who
    return phrase("chouette-by-autopilot", player=who, autopilot=autopilot)


def side_name(side: Side) -> str:
    """A side as the name of a player: "Box", "Team"."""
    return phrase("chouette-side", side=side)


def speaking(names: Names, player: PlayerId | None, of: PlayerId) -> str:
    """Name the player and who acts for them, as `acts_for`; just the player if they, or nobody known, did."""
    return player_name(names, of) if player in (None, of) else acts_for(names, player, of)


def mentions(names: Names, players: Iterable[PlayerId]) -> str:
    """Mentions in a row; where they are sent decides whether they notify."""
    return " ".join(
        mention(names[player]) if player in names else phrase("chouette-somebody") for player in players
    )


def listed_mentions(names: Names, players: Iterable[PlayerId]) -> str:
    """As `listed_names`, with mentions."""
    return listed([mentions(names, [player]) for player in players])


def names_in_row(names: Names, players: Iterable[PlayerId]) -> str:
    """In a row, as after a colon: "Ben, Carl"."""
    return in_row(player_name(names, player) for player in players)


def listed_names(names: Names, players: Iterable[PlayerId]) -> str:
    """As in a sentence: "Ben, Carl and Dora"; "nobody" if there is none."""
    return listed([player_name(names, player) for player in players]) or phrase("chouette-nobody")

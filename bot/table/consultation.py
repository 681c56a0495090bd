"""Advice to the captain: the team's private thread, and the plays that its members suggest there."""

from dataclasses import dataclass

from bot.engine import CheckerMove
from bot.engine.chouette import Chouette, active_members, advisers, is_present


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a suggestion is shown, and how it looked there last.

    Args:
        message: Snowflake of the message; None where the captain takes no direct messages.
        reader: Our key of the captain who has it in his direct messages; None in the team's thread.
        hands: Who was for it then.

    """

    message: int | None
    reader: int | None
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A play that somebody suggests to the captain, until a play is made.

    Args:
        id: Our key; no two of a table have the same.
        by: Our key of who suggested it first.
        moves: The checker moves, as the side that plays counts the points.
        hands: Who is for it; a hand is up for one play at a time.
        shown: Where it is shown; None while that is still owed.

    """

    id: int
    by: int
    moves: tuple[CheckerMove, ...]
    hands: tuple[int, ...]
    shown: Shown | None = None


@dataclass(frozen=True, slots=True)
class Room:
    """The private thread of a game's team, as far as Discord has taken what it is to be.

    Args:
        number: The number of the game.
        thread: Snowflake of the thread; None while there is none.
        admitted: Everybody who may have got in at any time: stored before Discord is asked to let him in.
        inside: Those whom Discord has let in.
        told: Who belonged there, the captain first, when that was last said in it.
        refused: Why there can be none: the permissions that the bot lacks, which may be none by name; None
            where nothing is in the way.

    """

    number: int
    thread: int | None = None
    admitted: tuple[int, ...] = ()
    inside: tuple[int, ...] = ()
    told: tuple[int, ...] = ()
    refused: tuple[str, ...] | None = None


def captain_now(chouette: Chouette) -> int | None:
    """Return who has the last word on the team's plays; None between games, and where nobody has."""
    return next(iter(_captains(chouette)), None)


def consulting(chouette: Chouette) -> tuple[int, ...]:
    """Return who belongs in the team's thread: who has the last word first, then those who may advise him.

    A captain who is relieved for a turn belongs there too.
    """
    return tuple(dict.fromkeys((*_captains(chouette), *advisers(chouette))))


def _captains(chouette: Chouette) -> tuple[int, ...]:
    """Return who moves for a silent captain this turn, if anybody does, then the captain, if he is there."""
    current = chouette.round
    if current is None:
        return ()
    relief = [each for each in active_members(chouette) if each == current.relief]
    return tuple(each for each in (*relief, current.captain) if is_present(chouette, each))

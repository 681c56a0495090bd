"""What of a match another program does not find in an export of it.

Some of it stands there all the same, in words of our own, and is read back here.
"""

from collections.abc import Iterator
from enum import StrEnum

from bot.engine import OFF
from bot.records.entries import RefusedResignation
from bot.records.match import MONEY, MatchRecord, name_of_start
from bot.records.replaying import GameReplay, MatchReplay, forced_rolls, replay_match


class Omission(StrEnum):
    """Something that a format has no words for."""

    AUTOMATIC_DOUBLES = "automatic doubles"
    JACOBY = "playing without Jacoby (GNU Backgammon goes by its own `set jacoby`, on at first)"
    START = "the starting position"
    GAMMONS = "gammons with fewer than fifteen checkers a side"
    STAKE = "the stake"
    FORCED_ROLL = "a roll that was not played, and left only one play"
    REFUSED_RESIGNATIONS = "refused resignations"
    SETTLEMENTS = "settlements for other points than a win on the cube gives"
    FEES = "what was paid with extra cubes"
    PARTNERS = "what the box's partner won or lost"
    ILLEGAL_PLAYS = "illegal plays, and what follows them"


def left_out_of_mat(match: MatchRecord) -> tuple[Omission, ...]:
    """What of a match is left out of its .mat."""
    return tuple(_left_out_of_mat(match))


def left_out_of_sgf(match: MatchRecord) -> tuple[Omission, ...]:
    """What of a match is left out of its .sgf."""
    return tuple(_left_out_of_sgf(match))


def _left_out_of_mat(match: MatchRecord) -> Iterator[Omission]:
    if any(game.cube > 1 for game in match.games):
        yield Omission.AUTOMATIC_DOUBLES
    if match.length == MONEY and match.has_cube and not match.is_jacoby:
        yield Omission.JACOBY
    if not name_of_start(match.start):
        yield Omission.START
    if any(forced_rolls(match)):
        yield Omission.FORCED_ROLL
    yield from _left_out_of_both(replay_match(match))


def _left_out_of_sgf(match: MatchRecord) -> Iterator[Omission]:
    if match.start.own[OFF] and not name_of_start(match.start):
        yield Omission.GAMMONS
    replay = replay_match(match)
    yield from _left_out_of_both(replay)
    if replay.illegal:
        yield Omission.ILLEGAL_PLAYS


def _left_out_of_both(replay: MatchReplay) -> Iterator[Omission]:
    match = replay.record
    if match.tag("Stake"):
        yield Omission.STAKE
    if any(isinstance(entry, RefusedResignation) for game in match.games for entry in game.entries):
        yield Omission.REFUSED_RESIGNATIONS
    if match.length == MONEY and _has_settlements(replay):
        yield Omission.SETTLEMENTS


def _has_settlements(replay: MatchReplay) -> bool:
    is_even = any(game.result is None for game in replay.record.games[:-1])  # settled at zero
    return is_even or any(map(_is_settled, replay.games))


def _is_settled(game: GameReplay) -> bool:
    """Tell whether a game ended with other points than a win on its cube gives."""
    written, found = game.record.result, game.final.bets[0].result
    return written is not None and found is not None and written.points not in (None, found.points)

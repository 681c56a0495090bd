"""Choosing a play: checker by checker, from the likely ones, or from what is typed so far."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bot.engine.errors import Attempt, EngineError
from bot.engine.generator import Packed, results
from bot.engine.half_play import HalfPlay, why_not_move
from bot.engine.notation import format_moves, format_play, parse_play, parts_of, place_name, routes_of
from bot.engine.play import CheckerMove, Play, legal_plays
from bot.engine.position import BAR, BLOT, OFF, POINTS, Position, format_position_id
from bot.engine.roll import Roll, format_roll

ROLLS_KEPT: Final = 32
HALF_PLAYS_KEPT: Final = 4096


def next_moves(position: Position, roll: Roll, played: Sequence[CheckerMove] = ()) -> tuple[CheckerMove, ...]:
    """The checker moves, by one die each, that may follow those `played` in a legal play.

    The rearmost checkers first; empty once the play is whole, or if nothing can be played. Of `played`, only
    sources and targets are looked at.

    Raises:
        IllegalPlay: a move in `played` was against the rules when its turn came.
    """
    half = _follow(position, roll, played)
    return tuple(move for move, further in half.next_moves() if _may_become_whole(further))


def complete_play(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> Play | None:
    """None as long as the moves are not a whole legal play. Raises IllegalPlay as `next_moves` does."""
    packed = _follow(position, roll, played).packed
    return Play(position, roll, packed) if packed in _whole(position, roll) else None


def dice_left(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> tuple[int, ...]:
    """The dice that the moves `played` leave, the higher first; four of them before a play of doubles.

    Where either die could have borne a checker off, the lower was used.

    Raises:
        IllegalPlay: as `next_moves`.
    """
    return _follow(position, roll, played).left


@lru_cache(maxsize=ROLLS_KEPT)
def _whole(position: Position, roll: Roll) -> frozenset[Packed]:
    """The results of a roll; building one play asks for them a hundred times."""
    return frozenset(results(position, roll))


@lru_cache(maxsize=HALF_PLAYS_KEPT)
def _may_become_whole(half: HalfPlay) -> bool:
    """Whether a legal play can begin so; building one play asks a hundred times about the same position."""
    if half.packed in _whole(half.position, half.roll):
        return True
    return any(_may_become_whole(further) for _, further in half.next_moves())


def _follow(position: Position, roll: Roll, played: Sequence[CheckerMove]) -> HalfPlay:
    half = HalfPlay.begin(position, roll)
    for move in played:
        further = half.with_move(move.source, move.target)
        if further is None:
            attempt = Attempt(format_position_id(position), format_roll(roll), format_moves(played))
            raise why_not_move(half, move.source, move.target, attempt)
        half = further
    return half


_ALIASES: Final = {"b": place_name(BAR), "25": place_name(BAR), "o": place_name(OFF), "0": place_name(OFF)}
_TIMES: Final = re.compile(r"\(([1-4]?)\)?$")
_ENDS_OF_PARTS: Final = (" ", ",", ";", ":")
ROLLS_IN_ORDER: Final = 32


@dataclass(frozen=True, slots=True)
class _PlaysOfRoll:
    """All plays of a roll, which are the same wherever the position and the roll are."""

    position: Position
    roll: Roll
    plays: tuple[Play, ...] = field(compare=False)


def likely_plays(plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """All `plays` of one roll, the most likely first.

    What speaks for a play, one each: a point that it makes, a checker that it hits or bears off. What speaks
    against it, one each: a blot that it leaves, a point that it breaks up, and a group of checkers that it
    moves; those that go the same way together, as in 13/9(2), are one, and so is a checker that plays several
    dice.
    """
    return _in_order(_PlaysOfRoll(plays[0].position, plays[0].roll, plays)) if plays else ()


@lru_cache(maxsize=ROLLS_IN_ORDER)
def _in_order(of_roll: _PlaysOfRoll) -> tuple[Play, ...]:
    """Cached, since the board asks for it, and each step of building a play."""
    return tuple(sorted(of_roll.plays, key=_unlikelihood))


def complete_notation(text: str, position: Position, roll: Roll, limit: int | None = None) -> tuple[str, ...]:
    """At most `limit` legal plays that a text typed so far may become, in canonical notation.

    What is typed may be written as `parse_play` understands it, and break off anywhere. First comes the play
    that it already is, then those whose notation begins just so, then the others; among equals in the order
    of `likely_plays`. With nothing typed every play fits, with garbage none.
    """
    patterns = list(_patterns(text))
    already = _already(text, position, roll)
    fitting = [play for play in legal_plays(position, roll) if play == already or _fits(patterns, play)]
    typed = " ".join(parts_of(text)).replace("*", "")

    def rank(play: Play) -> tuple[bool, bool, int]:
        begins_so = not typed or format_play(play).replace("*", "").startswith(typed)
        return play != already, not begins_so, _unlikelihood(play)

    return tuple(format_play(play) for play in sorted(fitting, key=rank)[:limit])


def _already(text: str, position: Position, roll: Roll) -> Play | None:
    try:
        return parse_play(text, position, roll)
    except EngineError:
        return None


def _unlikelihood(play: Play) -> int:
    """A play's demerits minus its merits, as `likely_plays` counts them."""
    before, after = play.position.own, play.after.own
    made = sum(before[point] <= BLOT < after[point] for point in POINTS)
    broken = sum(after[point] <= BLOT < before[point] for point in POINTS)
    blots = sum(after[point] == BLOT for point in POINTS)
    hits = sum(move.is_hit for move in play.moves)
    borne_off = after[OFF] - before[OFF]
    groups = len({(route[0][0], route[-1][0]) for route in routes_of(play.moves)})
    return groups + blots + broken - made - hits - borne_off


def _patterns(text: str) -> Iterator[re.Pattern[str]]:
    """For each checker in the text, the pattern of its route; the last place may still be growing."""
    parts = parts_of(text.replace("*", ""))
    for number, part in enumerate(parts, 1):
        times = _TIMES.search(part)
        names = [_ALIASES.get(name, name) for name in _TIMES.sub("", part).split("/")]
        may_grow = number == len(parts) and not times and not (names[-1] and text.endswith(_ENDS_OF_PARTS))
        route = r"(?:/\w+)*/".join(map(re.escape, names)) + r"\w*" * may_grow + r"(?:/.*)?"
        yield from [re.compile(route)] * int(times[1] or 1 if times else 1)


def _fits(patterns: Sequence[re.Pattern[str]], play: Play) -> bool:
    """Whether in some way to make the play each pattern fits a checker, or a move of one."""
    for way in play.ways:
        whole = ["/".join(place_name(place) for place, _ in route) for route in routes_of(way)]
        moves = [f"{place_name(move.source)}/{place_name(move.target)}" for move in way]
        if _all_match(patterns, whole) or _all_match(patterns, moves):
            return True
    return False


def _all_match(patterns: Sequence[re.Pattern[str]], routes: Sequence[str]) -> bool:
    """Whether each pattern can have a route of its own."""
    if not patterns:
        return True
    first, *others = patterns
    return any(
        first.fullmatch(route) and _all_match(others, [*routes[:number], *routes[number + 1 :]])
        for number, route in enumerate(routes)
    )

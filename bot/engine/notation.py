"""How plays are written: "8/5 6/5", "13/8(2)", "bar/20*", "6/off", "24/18*/13".

There is one canonical way to write a play, and there are many that are understood.

Written: one part for each checker, from the highest source down, then from the highest target down. A place
where the checker stopped in between is named only if it hit there, or if without it the play could be taken
for another: one with a different result (24/18/17 beside 24/23*/17), or one die alone (5/2/off with 6-3).
Equal parts are written once, with their number in brackets. "*" marks where a blot was hit, once a blot.

Read: parts in any order, case and width, "25" for the bar and "0" for off, "-" for "/", commas or spaces
between parts; a checker's way in one part or in several, with or without the places in between; hits marked
or not.
Of several plays that fit, the one meant is the one that hits nobody beyond what is marked. A line
copied from a log is read too: what stands before its roll and the colon is left out, and so are the
backslashes that keep its marks from formatting.
"""

import re
from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeAlias
from unicodedata import normalize

from bot.engine import errors
from bot.engine.generator import Packed, results
from bot.engine.half_play import HalfPlay, why_not_enough, why_not_move
from bot.engine.play import CheckerMove, Play, legal_plays
from bot.engine.position import BAR, BLOT, OFF, PLACES, Position, format_position_id
from bot.engine.roll import Roll, format_roll, parse_roll

Hop: TypeAlias = tuple[int, int]
"""The source and the target of one checker, by one die or by several."""
Route: TypeAlias = list[tuple[int, bool]]
"""The places where one checker starts, stops and ends, each with whether it hit there."""

_NAMES: Final = {BAR: "bar", OFF: "off"}
_PLACES: Final = {"b": BAR, "bar": BAR, "o": OFF, "off": OFF} | {str(place): place for place in PLACES}

_SLASHES: Final = re.compile(r"\s*[-/\u2010-\u2015\u2044\u2212\u2215]\s*")
_BEFORE_MARKS: Final = re.compile(r"\s+(?=[*(])")
_SEPARATORS: Final = re.compile(r"[\s,;:]+")
_HEADING: Final = re.compile(r"(?:.* )?(?P<roll>[1-6] ?-? ?[1-6]) ?:")
_REMARK: Final = re.compile(r" ?\([a-z ]+\)$")
_PLACE: Final = "|".join(sorted(_PLACES, key=len, reverse=True))
_PART: Final = re.compile(rf"(?P<way>(?:{_PLACE})(?:/(?:{_PLACE})\*?)+)(?:\((?P<times>[1-9])\))?(?P<hit>\*?)")


_DIRECTIONS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_WITHOUT_DIRECTIONS: Final = dict.fromkeys(map(ord, _DIRECTIONS))


def narrowed(text: str) -> str:
    """With ordinary letters, digits and signs in place of the wide ones that a Japanese keyboard gives.

    What turns the writing direction is left out: it comes along with a name that is copied.
    """
    return normalize("NFKC", text.translate(_WITHOUT_DIRECTIONS))


def format_play(play: Play) -> str:
    """Different from that of every other play of the same roll."""
    routes = routes_of(play.moves)
    if len(routes) == 1 and not play.roll.is_doubles and _could_be_taken_for_another(play, routes[0]):
        return "/".join(_name(place, is_hit=is_hit) for place, is_hit in routes[0])
    return _format_routes(routes)


def format_moves(moves: Iterable[CheckerMove]) -> str:
    """Checker moves in the order in which they were played, as in a play; for one that is half made."""
    return _format_routes(routes_of(moves))


def routes_of(moves: Iterable[CheckerMove]) -> list[Route]:
    """The route of each checker, if each goes on from where another stopped whenever it can."""
    routes: list[Route] = []
    for move in moves:
        route = next((route for route in routes if route[-1][0] == move.source), None)
        if route is None:
            route = [(move.source, False)]
            routes.append(route)
        route.append((move.target, move.is_hit))
    return routes


def _could_be_taken_for_another(play: Play, route: Route) -> bool:
    """Whether a route without its stop could mean one die alone, or the dice the other way round."""
    (source, _), (between, is_hit), *rest = route
    if not rest or is_hit:
        return False
    if rest[0][0] == OFF and source <= play.roll.high:
        return True
    detour = source - (play.roll.high + play.roll.low - (source - between))
    if detour <= OFF or play.position.other[BAR - detour] != BLOT:
        return False
    others = (other.after for other in legal_plays(play.position, play.roll) if other != play)
    return any(after.own == play.after.own for after in others)


def _format_routes(routes: Iterable[Route], *, names_every_stop: bool = False) -> str:
    parts: Counter[tuple[int, ...]] = Counter()
    hits: set[tuple[tuple[int, ...], int]] = set()
    for first, *between, last in routes:
        named = [first, *(stop for stop in between if names_every_stop or stop[1]), last]
        part = tuple(place for place, _ in named)
        parts[part] += 1
        hits |= {(part, place) for place, is_hit in named if is_hit}
    return " ".join(
        "/".join(_name(place, is_hit=(part, place) in hits) for place in part)
        + (f"({count})" if count > 1 else "")
        for part, count in sorted(parts.items(), reverse=True)
    )


def _name(place: int, *, is_hit: bool) -> str:
    return place_name(place) + "*" * is_hit


def place_name(place: int) -> str:
    """Either "bar", "off", or the number of a point."""
    return _NAMES.get(place, str(place))


def parse_play(text: str, position: Position, roll: Roll) -> Play:
    """The play of the side on roll that a notation means.

    Raises:
        InvalidNotation: some part is not understood; AmbiguousNotation: it fits several plays equally well.
        IllegalPlay: it is understood, but against the rules, or for another roll; the class says why.
    """
    hops, marked = _read(text)
    attempt = errors.Attempt(format_position_id(position), format_roll(roll), text)
    written = _roll_of(text)
    if written not in (None, roll):
        raise errors.OtherRoll(attempt, format_roll(written))
    whole = results(position, roll)
    if not whole:
        raise errors.NoLegalPlay(attempt)
    if len(hops) > len(roll.dice):
        raise errors.TooManyMoves(attempt, len(roll.dice))
    made = _make(HalfPlay.begin(position, roll), tuple(sorted(hops)), attempt)
    meant = dict.fromkeys(half.packed for half in made if half.packed in whole)
    if not meant:
        raise _not_enough(min(made, key=lambda half: len(half.left)), whole, attempt)
    return _choose([Play(position, roll, packed) for packed in meant], marked, attempt)


def _roll_of(text: str) -> Roll | None:
    """The roll that a line of a log begins with."""
    heading = _HEADING.match(_plain(text))
    return parse_roll(heading["roll"]) if heading else None


def _plain(text: str) -> str:
    """In lower case, of ordinary width, without backslashes, and with single spaces."""
    return " ".join(narrowed(text).lower().replace("\\", "").split())


def parts_of(text: str) -> list[str]:
    """The parts of a notation, in lower case, with slashes and without spaces inside."""
    text = _plain(text)
    heading = _HEADING.match(text)
    text = _REMARK.sub("", text[heading.end() :] if heading else text)
    text = _BEFORE_MARKS.sub("", _SLASHES.sub("/", text))
    return [part for part in _SEPARATORS.split(text) if part]


def _read(text: str) -> tuple[list[Hop], set[int]]:
    """The hops as written, and the points with the mark of a hit."""
    hops: list[Hop] = []
    marked: set[int] = set()
    for part in parts_of(text):
        more_hops, more_marked = _read_part(text, part)
        hops += more_hops
        marked |= more_marked
    if not hops:
        raise errors.InvalidNotation(text, "")
    return hops, marked


def _read_part(text: str, part: str) -> tuple[list[Hop], set[int]]:
    match = _PART.fullmatch(part)
    if match is None:
        raise errors.InvalidNotation(text, part)
    names = match["way"].split("/")
    way = [_PLACES[name.removesuffix("*")] for name in names]
    hops = list(pairwise(way))
    if any(source <= target for source, target in hops):
        raise errors.InvalidNotation(text, part, "a checker moves to a lower point")
    marked = {place for place, name in zip(way, names, strict=True) if name.endswith("*")}
    if match["hit"]:
        marked.add(way[-1])
    if OFF in marked:
        raise errors.InvalidNotation(text, part, "nobody is hit by bearing off")
    return hops * int(match["times"] or 1), marked


def _make(begin: HalfPlay, hops: tuple[Hop, ...], attempt: errors.Attempt) -> list[HalfPlay]:
    """Every way to make all the hops, in any order and with any dice.

    Raises:
        IllegalPlay: there is none. Why is said of a hop that fails when as many others as possible are made.
    """
    made: list[HalfPlay] = []
    stuck = (begin, hops)
    reached = {stuck: None}
    queue = deque(reached)
    while queue:
        half, todo = queue.popleft()
        if not todo:
            made.append(half)
        elif len(todo) < len(stuck[1]):
            stuck = (half, todo)
        further = [state for state in _one_step_on(half, todo) if state not in reached]
        reached.update(dict.fromkeys(further))
        queue.extend(further)
    if not made:
        half, todo = stuck
        raise why_not_move(half, *max(todo), attempt)
    return made


def _one_step_on(half: HalfPlay, todo: tuple[Hop, ...]) -> Iterator[tuple[HalfPlay, tuple[Hop, ...]]]:
    """Every way to play one more die toward the end of a hop, with the hops that remain."""
    for source, target in dict.fromkeys(todo):
        others = list(todo)
        others.remove((source, target))
        for die, stop in half.toward(source, target):
            further = half.with_die(source, die)
            if further is not None:
                rest = others if stop == target else [*others, (stop, target)]
                yield further, tuple(sorted(rest))


def _not_enough(half: HalfPlay, whole: Collection[Packed], attempt: errors.Attempt) -> errors.IllegalPlay:
    """The refusal of a play that is legal so far, with a whole play that goes on from it if any does."""
    finished = half.completion(whole)
    example = Play(half.position, half.roll, next(iter(whole)) if finished is None else finished)
    spelled_out = _format_routes(routes_of(example.moves), names_every_stop=True)
    return why_not_enough(half, len(example.moves), spelled_out, attempt)


def _choose(plays: list[Play], marked: set[int], attempt: errors.Attempt) -> Play:
    """The play that hits where it is marked, and nowhere else if possible."""
    hits = {play: {move.target for move in play.moves if move.is_hit} for play in plays}
    fitting = [play for play in plays if marked <= hits[play]]
    if not fitting:
        raise errors.NothingToHit(attempt, max(marked - hits[plays[0]]))
    fewest = min(len(hits[play]) for play in fitting)
    best = [play for play in fitting if len(hits[play]) == fewest]
    if len(best) > 1:
        raise errors.AmbiguousNotation(attempt.play, tuple(format_play(play) for play in best))
    return best[0]

"""Writing a match record as GNU Backgammon's SGF, which also holds automatic doubles and any start.

What it cannot hold is told by `bot.records.omissions`. A record with an illegal play is written up to it,
since nobody knows the position beyond. GNU Backgammon cuts names after 31 bytes, doubles each backslash in a
name when it reads it, and knows no cube above 4,096.
"""

import re
from collections.abc import Iterator
from typing import Final, assert_never

from bot.engine import BAR, POINTS, Ending, Position, Side
from bot.records.match import (
    Entry,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenRoll,
    WrittenTake,
    clean,
    name_of_start,
    short,
)
from bot.records.recording import entries_of
from bot.records.replaying import GameReplay, replay_match
from bot.records.sgf_format import (
    COLOURS,
    CRAWFORD_GAME_RULE,
    CRAWFORD_RULE,
    EVERYWHERE,
    HEAD_TAGS,
    JACOBY_RULE,
    LETTERS,
    NAME_TAGS,
    NO_CUBE_RULE,
    OUR_REFUSAL,
    OUR_TAGS,
    VARIATION_RULES,
    escape,
    escape_pair,
)

_WORDS: Final = {WrittenDouble: "double", WrittenTake: "take", WrittenDrop: "drop"}
_STEP: Final = re.compile(r"([0-9]+)/([0-9]+)")


def format_sgf(match: MatchRecord) -> str:
    """The match as SGF, a game after the other; of a record made here `parse_sgf` makes an equal one."""
    return "".join(
        f"(;{''.join(_root(match, index, game))}{''.join(_nodes(game))})\n"
        for index, game in enumerate(replay_match(match).games)
    )


def _root(match: MatchRecord, index: int, game: GameReplay) -> Iterator[str]:
    yield "FF[4]GM[6]CA[UTF-8]"
    score = f"[ws:{game.record.white_score}][bs:{game.record.black_score}]"
    yield f"MI[length:{match.length}][game:{index}]{score}"
    yield f"PW[{escape(short(match.white))}]PB[{escape(short(match.black))}]"
    if index == 0:
        yield from _head(match)
    rules = ":".join(_rules(match, index))
    yield f"RU[{rules}]" if rules else ""
    cube = game.begin.cubes[0].value
    yield f"CV[{cube}]" if cube > 1 else ""
    yield _result(game)


def _head(match: MatchRecord) -> Iterator[str]:
    """What the first game alone says: the tags that SGF has too, and all of them in our own way."""
    for tag, name in HEAD_TAGS.items():
        if value := clean(match.tag(tag)):
            yield f"{name}[{escape(value.replace('.', '-') if tag == 'EventDate' else value)}]"
    names = zip(NAME_TAGS, (clean(match.white), clean(match.black)), strict=True)
    long_names = [(tag, name) for tag, name in names if name != short(name)]
    if pairs := [*long_names, *match.tags]:
        yield OUR_TAGS + "".join(f"[{escape_pair(tag, clean(value))}]" for tag, value in pairs)


def _rules(match: MatchRecord, index: int) -> Iterator[str]:
    if not match.has_cube:
        yield NO_CUBE_RULE
    if match.has_crawford:
        yield CRAWFORD_RULE
    if index == match.crawford_game:
        yield CRAWFORD_GAME_RULE
    if match.is_jacoby:
        yield JACOBY_RULE
    yield from (rule for rule, start in VARIATION_RULES.items() if start == match.start)


def _result(game: GameReplay) -> str:
    """Who won, if anybody has; an R says that nobody had won on the board."""
    written, found = game.record.result, game.final.bets[0].result
    winner = written.winner if written else found.winner if found else None
    if winner is None:
        return ""
    resigned = "R" if found is None or found.ending is Ending.RESIGNED else ""
    return f"RE[{COLOURS[winner]}+{game.points[winner]}{resigned}]"


def _nodes(game: GameReplay) -> Iterator[str]:
    entries = tuple(entries_of(game.events))
    start = game.begin.terms.start
    if not name_of_start(start):
        yield f"\n;{_setup(start, entries[0].side if entries else Side.WHITE)}"
    yield from (f"\n;{_node(entry)}" for entry in entries)


def _setup(start: Position, on_roll: Side) -> str:
    """Another start than that of a variation: everything cleared, and each checker put on the board."""
    node = f"PL[{COLOURS[on_roll]}]AE[{EVERYWHERE}]"
    for side, checkers in ((Side.WHITE, start.own), (Side.BLACK, start.other)):
        places = (LETTERS[side][place] * checkers[place] for place in (*POINTS, BAR))
        node += f"A{COLOURS[side]}" + "".join(f"[{letter}]" for letters in places for letter in letters)
    return node


def _node(entry: Entry) -> str:
    colour = COLOURS[entry.side]
    match entry:
        case WrittenPlay(side, text=text):
            places = (LETTERS[side][int(place)] for step in _STEP.findall(text) for place in step)
            return f"{colour}[{_dice(entry)}{''.join(places)}]"
        case WrittenDance():
            return f"{colour}[{_dice(entry)}]"
        case UnplayedRoll():
            return f"PL[{colour}]DI[{_dice(entry)}]"
        case WrittenDouble() | WrittenTake() | WrittenDrop():
            return f"{colour}[{_WORDS[type(entry)]}]"
        case RefusedResignation(kind=kind):
            return f"{OUR_REFUSAL}[{colour}+{kind}]"
        case unknown:
            assert_never(unknown)


def _dice(entry: WrittenRoll) -> str:
    return f"{entry.roll.high}{entry.roll.low}"

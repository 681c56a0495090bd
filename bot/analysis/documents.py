"""Match records as gammonview's documents, and what an illegal play makes of them.

A document is JSON: games, and in each the plies in order, by the number of the action (`Ply`). White is named
"White" in it and Black "Black", since gammonview tells them apart by name; `named` puts in who they were.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise
from typing import Any, Final, TypeAlias

from bot import engine
from bot.analysis.errors import Unanalysable
from bot.engine.game import OfferStage
from bot.records import (
    MONEY,
    MatchRecord,
    MatchReplay,
    UnplayedRoll,
    WrittenDance,
    WrittenPlay,
    replay_match,
)
from bot.records.match import Entry
from bot.records.replaying import GameReplay, Judge

Document: TypeAlias = dict[str, Any]
"""A match, a game or a ply as gammonview's specification has it, which is JSON."""

COLOURS: Final = {engine.Side.WHITE: 1, engine.Side.BLACK: 0}
SEATS: Final = {engine.Side.WHITE: 0, engine.Side.BLACK: 1}
NOBODY: Final = 255
_PLACES: Final = {"bar": engine.BAR, "off": 0}
_HOP: Final = re.compile(r"(\d+|bar)/(\d+|off)(?:\((\d)\))?")


class Ply(IntEnum):
    """The numbers of actions in a document; below `DOUBLE` they are the rolls."""

    DOUBLE = 21
    TAKE = 22
    PASS = 23
    GAME_OVER = 24
    FINAL = 26
    RESIGNATION = 27
    SET_POSITION = 31
    BEAVER = 32
    RACCOON = 33
    CUBE_SET = 36


@dataclass(frozen=True, slots=True)
class Written:
    """A match as a document, and for each game the sentence why the rest of it cannot be followed, if any."""

    document: Document
    stopped: tuple[str, ...]
    resignations: tuple[tuple["OfferedResignation", ...], ...]


@dataclass(frozen=True, slots=True)
class OfferedResignation:
    """An offer to lose a game, as it stood then, and whether it was accepted."""

    game: engine.Game
    side: engine.Side
    kind: engine.WinKind
    is_accepted: bool


def document_of(record: MatchRecord) -> Written:
    """A match record as a document; illegal plays are in it as the positions that they led to.

    Raises:
        Unanalysable: The scores of a match do not follow from each other.
    """
    replay = replay_match(record)
    walked = [_walked(game) for game in replay.games]
    won = _won(record, replay)
    first = record.games[0]
    document = {
        "match_length": record.length,
        "player_white": "White",
        "player_black": "Black",
        "score_start": [first.white_score, first.black_score],
        "crawford": record.has_crawford and not record.begins_after_crawford,
        "jacoby": record.is_jacoby,
        "beaver": record.may_have_beavers,
        "cube_limit": 0,
        "result": 0,
        "source": 1,
        "timestamp": 0,
        "white_score": replay.score(engine.Side.WHITE),
        "black_score": replay.score(engine.Side.BLACK),
        "games": [_game(record, number, steps, won[number]) for number, steps in enumerate(walked)],
    }
    resignations = tuple(
        tuple(_resignations(steps, was_resigned=game.was_resigned))
        for game, steps in zip(record.games, walked, strict=True)
    )
    return Written(document, tuple(steps.stopped for steps in walked), resignations)


def positions_of(record: MatchRecord) -> frozenset[engine.Position]:
    """Every position that a record holds, illegal plays followed, each as the side on roll saw it."""
    walked = map(_walked, replay_match(record).games)
    return frozenset(game.position for steps in walked for game in _stood(steps))


def _stood(steps: "_Steps") -> Iterator[engine.Game]:
    """The game before each thing that happened, and as it was in the end."""
    game = steps.begin
    for step in steps.happened:
        yield game
        game = _after(game, step) if isinstance(step, _Illegal) else engine.apply(game, step)
    yield game


def _resignations(steps: "_Steps", *, was_resigned: bool) -> Iterator[OfferedResignation]:
    """The offers to lose a game; the last one only if it is known that the game was resigned."""
    answers = (*steps.happened[1:], None)
    for game, step, answer in zip(_stood(steps), steps.happened, answers, strict=False):
        if isinstance(step, engine.ResignationOffered):
            is_accepted = isinstance(answer, engine.ResignationAccepted)
            if was_resigned or not is_accepted:
                yield OfferedResignation(game, step.side, step.kind, is_accepted)


def named(document: Document, white: str, black: str) -> Document:
    """The document with the names of its players."""
    return {**document, "player_white": white, "player_black": black}


@dataclass(frozen=True, slots=True)
class _Illegal:
    """A roll that was not played by the rules, and the position that its side left all the same."""

    side: engine.Side
    roll: engine.Roll
    after: engine.Position


@dataclass(frozen=True, slots=True)
class _Steps:
    """All that can be followed of a game: what happened in it, illegal plays among it, and how it ended."""

    begin: engine.Game
    happened: tuple[engine.Event | _Illegal, ...]
    final: engine.Game
    stopped: str = ""


def _walked(replay: GameReplay) -> _Steps:
    """Follow a game to its end: an illegal play is made as it is written, and the game goes on from there."""
    happened: list[engine.Event | _Illegal] = list(replay.events)
    game, illegal, entries = replay.final, replay.illegal, replay.record.entries
    seen = _judged(replay.begin, entries)[1] if illegal else 0
    while illegal is not None:
        entry, entries = entries[seen - 1], entries[seen:]
        step = _made(game, entry)
        if step is None:
            return _Steps(replay.begin, tuple(happened), game, str(illegal))
        happened.append(step)
        judge, seen = _judged(_after(game, step), entries)
        happened += judge.events
        game, illegal = judge.game, judge.illegal
    return _Steps(replay.begin, tuple(happened), game)


def _judged(begin: engine.Game, entries: tuple[Entry, ...]) -> tuple[Judge, int]:
    """A game replayed from somewhere, up to its first illegal play, and how many entries that are."""
    seen: list[None] = []
    judge = Judge(begin, check=lambda: seen.append(None))
    judge.judge(entries)
    return judge, len(seen)


def _made(game: engine.Game, entry: Entry) -> _Illegal | None:
    """An illegal play as it is written; None if it cannot even be made."""
    match entry:
        case WrittenPlay(side=side, roll=roll, text=text) if (
            game.phase is engine.Phase.MOVE and side is game.on_roll
        ):
            after = _moved(game.position, text)
        case WrittenDance(side=side, roll=roll) | UnplayedRoll(side=side, roll=roll) if (
            game.phase is engine.Phase.MOVE and side is game.on_roll
        ):
            after = game.position
        case _:
            return None
    return _Illegal(side, roll, after) if after else None


def _moved(position: engine.Position, text: str) -> engine.Position | None:
    """Where the checkers are after hops that no rule has to allow; None if one of them cannot be made."""
    own, other = list(position.own), list(position.other)
    hops = _HOP.findall(text.lower().replace("*", ""))
    if not hops:
        return None
    for source, target, times in hops:
        begin, end = (_PLACES[place] if place in _PLACES else int(place) for place in (source, target))
        if max(begin, end) > engine.BAR:
            return None
        for _ in range(int(times or 1)):
            own[begin] -= 1
            own[end] += 1
            if end in engine.POINTS and other[engine.BAR - end]:
                if other[engine.BAR - end] > 1:
                    return None
                other[engine.BAR - end], other[engine.BAR] = 0, other[engine.BAR] + 1
    try:
        return engine.Position(tuple(own), tuple(other))
    except engine.InvalidInput:
        return None


def _after(game: engine.Game, step: _Illegal) -> engine.Game:
    """The game with the other side on roll, after a play that no rule allows."""
    return replace(game, position=step.after.switched(), on_roll=step.side.other, roll=None)


_Won: TypeAlias = tuple[engine.Side | None, int]
"""The winner of a game, None while it is not over, and the points won."""


def _won(record: MatchRecord, replay: MatchReplay) -> list[_Won]:
    """The winner of each game: by the next game's score in a match, otherwise by the game itself."""
    won: list[_Won] = [
        next(((side, points) for side, points in game.points.items() if points), (None, 0))
        for game in replay.games
    ]
    if record.length == MONEY:
        return won
    for number, (before, after) in enumerate(pairwise(record.games)):
        gained = {side: after.score(side) - before.score(side) for side in engine.Side}
        winner = max(gained, key=lambda side: gained[side])
        if gained[winner] <= 0 or gained[winner.other] != 0:
            raise Unanalysable(f"The score before game {number + 2} does not follow from the game before it.")
        won[number] = (winner, gained[winner])
    return won


def _game(record: MatchRecord, number: int, steps: _Steps, won: _Won) -> Document:
    winner, points = won
    plies = [*_start(record.start), *_plies(steps)]
    if winner:
        is_won = 0 < record.length <= record.games[number].score(winner) + points
        plies.append(_end(steps.final, winner, is_match_won=is_won))
    return {
        "game_index": number,
        "winner": SEATS[winner] if winner else NOBODY,
        "points_won": points,
        "is_crawford": number == record.crawford_game,
        "auto_doubles": steps.begin.cubes[0].value.bit_length() - 1,
        "plies": plies,
    }


def _start(start: engine.Position) -> Iterator[Document]:
    if start != engine.Position.start():
        yield {
            "color": COLOURS[engine.Side.WHITE],
            "action_id": Ply.SET_POSITION,
            "set_position": _absolute(start, engine.Side.WHITE),
        }


def _plies(steps: _Steps) -> Iterator[Document]:
    """Yield the plies; an accepted beaver has none, since the turn of the cube shows it.

    After a raccoon the beaverer keeps the cube, which in a document has to be said.
    """
    stage = OfferStage.DOUBLE
    for event in steps.happened:
        match event:
            case engine.Played(side, roll, moves):
                yield {**_rolled(side, roll), "moves": [_step(side, move) for move in moves]}
            case _Illegal(side, roll, after):
                set_up = {"action_id": Ply.SET_POSITION, "set_position": _absolute(after, side)}
                yield {**_rolled(side, roll), **set_up}
            case engine.Doubled(side):
                stage = OfferStage.DOUBLE
                yield _action(side, Ply.DOUBLE)
            case engine.Raised(side, stage=stage):
                yield _action(side, Ply.BEAVER if stage is OfferStage.BEAVER else Ply.RACCOON)
            case engine.Taken(side) if stage is OfferStage.DOUBLE:
                yield _action(side, Ply.TAKE)
            case engine.Taken(side, value=value) if stage is OfferStage.RACCOON:
                yield {**_action(side, Ply.CUBE_SET), "cube_value": value, "cube_owner": SEATS[side]}
            case engine.Dropped(side) if stage is OfferStage.DOUBLE:
                yield _action(side, Ply.PASS)
            case _:
                pass


def _action(side: engine.Side, ply: Ply) -> Document:
    return {"color": COLOURS[side], "action_id": int(ply)}


def _rolled(side: engine.Side, roll: engine.Roll) -> Document:
    number = engine.ROLLS.index(roll)  # documents number rolls in that order: 11 is 0, 21 is 1, 66 is 20
    return {"color": COLOURS[side], "action_id": number, "d1": roll.high, "d2": roll.low}


def _step(side: engine.Side, move: engine.CheckerMove) -> Document:
    return {"from": _point(side, move.source), "pips": move.source - move.target}


def _end(final: engine.Game, winner: engine.Side, *, is_match_won: bool) -> Document:
    """The ply that ends a game; a resignation is its loser's."""
    result = final.bets[0].result
    if result is None or result.ending is engine.Ending.RESIGNED:
        return _action(winner.other, Ply.RESIGNATION)
    if result.ending is engine.Ending.DROPPED or is_match_won:
        return _action(winner, Ply.FINAL)
    return _action(winner, Ply.GAME_OVER)


def _point(side: engine.Side, point: int) -> int:
    """A point as documents count it, up White's way; White's bar is 0, Black's 25."""
    return engine.BAR - point if side is engine.Side.WHITE else point


def _absolute(position: engine.Position, side: engine.Side) -> list[int]:
    """The checkers on each point as documents have it, White's positive; `position` is as `side` sees it."""
    white, black = (
        (position.own, position.other) if side is engine.Side.WHITE else (position.other, position.own)
    )
    counts = [0] * (engine.BAR + 1)
    for point in (*engine.POINTS, engine.BAR):
        counts[_point(engine.Side.WHITE, point)] += white[point]
        counts[_point(engine.Side.BLACK, point)] -= black[point]
    return counts


XG: Final = b"RGMH"
BGF: Final = re.compile(rb'\{[^\n]*"format"\s*:\s*"BGF"')


def is_foreign(data: bytes) -> bool:
    """Whether these are the bytes of a match of eXtreme Gammon or BGBlitz."""
    return data.startswith(XG) or BGF.match(data) is not None

"""gammonview's documents as match records: what was played, without anybody's opinion of it."""

from collections.abc import Iterator
from typing import Final

from gvformat import parse_ogid

from bot.analysis.documents import COLOURS, SEATS, Document, Ply
from bot.analysis.errors import Unanalysable
from bot.analysis.worker.sage import position_of
from bot.engine import BAR, OFF, Position, Roll, Side
from bot.engine.cube import OfferStage
from bot.records import MatchRecord, WrittenDance, WrittenDouble, WrittenDrop, WrittenPlay, WrittenTake
from bot.records.match import Entry, GameRecord, WrittenResult

_SIDES: Final = {colour: side for side, colour in COLOURS.items()}
_SWITCHES: Final = {True: "On", False: "Off"}
_STAGES: Final = {
    Ply.DOUBLE: OfferStage.DOUBLE,
    Ply.BEAVER: OfferStage.BEAVER,
    Ply.RACCOON: OfferStage.RACCOON,
}
_ENDS: Final = range(Ply.GAME_OVER, Ply.RESIGNATION + 3)
"""The plies that only say that a game is over."""


def record_of(document: Document, names: tuple[str, str]) -> MatchRecord:
    """A document as a match record; an illegal play is written as its checkers moved.

    Raises:
        Unanalysable: It holds what a match record does not, such as a position that was set up.
    """
    length = int(document["match_length"])
    if length:
        tags = [("Crawford", _SWITCHES[bool(document.get("crawford"))])]
    else:
        rules = (("Jacoby", "jacoby"), ("Beaver", "beaver"))
        tags = [(tag, _SWITCHES[bool(document.get(key))]) for tag, key in rules]
    try:
        return MatchRecord(*names, length, tuple(_games(document)), tuple(tags))
    except (KeyError, TypeError, ValueError) as error:
        raise Unanalysable(f"This file cannot be read: {error}.") from error


def _games(document: Document) -> Iterator[GameRecord]:
    white, black = document.get("score_start") or (0, 0)
    for game in document["games"]:
        winner = next((side for side in Side if SEATS[side] == game["winner"]), None)
        points = int(game["points_won"])
        result = WrittenResult(winner, points) if winner else None
        yield GameRecord(white, black, tuple(_entries(game["plies"])), result)
        white += points * (winner is Side.WHITE)
        black += points * (winner is Side.BLACK)


def _entries(plies: list[Document]) -> Iterator[Entry]:
    cube = 1
    for ply in plies:
        side, action = _SIDES[ply["color"]], ply["action_id"]
        if ply.get("d1"):
            roll, text = Roll(ply["d1"], ply["d2"]), _written(ply, side)
            yield WrittenPlay(side, roll, text) if text else WrittenDance(side, roll, is_said=True)
        elif action in _STAGES:
            cube *= 2
            yield WrittenDouble(side, cube, _STAGES[Ply(action)])
        elif action == Ply.TAKE:
            yield WrittenTake(side)
        elif action == Ply.PASS:
            yield WrittenDrop(side)
        elif action not in _ENDS:
            raise Unanalysable("This file holds more than a match: a position that was set up, or the like.")


def _written(ply: Document, side: Side) -> str:
    """A play hop by hop; of one that no hops can tell, the checkers from where to where."""
    if ply["action_id"] == Ply.SET_POSITION:
        before, after = (_seen_by(side, ply[key]) for key in ("ogid_before", "ogid_after"))
        changes = [after.own[point] - before.own[point] for point in range(BAR + 1)]
        left = [point for point in reversed(range(BAR + 1)) for _ in range(-changes[point])]
        reached = [point for point in reversed(range(BAR + 1)) for _ in range(changes[point])]
        hops = list(zip(left, reached, strict=True))
    else:
        begins = [_point(side, step["from"]) for step in ply["moves"]]
        ends = [max(begin - step["pips"], OFF) for begin, step in zip(begins, ply["moves"], strict=True)]
        hops = list(zip(begins, ends, strict=True))
    return " ".join(f"{_place(begin)}/{_place(end)}" for begin, end in hops)


def _seen_by(side: Side, ogid: str) -> Position:
    """The position of a document's id, as a side sees it."""
    state = parse_ogid(ogid)
    position = position_of(state.board)
    return position if state.mover_is_white == (side is Side.WHITE) else position.switched()


def _point(side: Side, point: int) -> int:
    return BAR - point if side is Side.WHITE else point


def _place(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, str(point))

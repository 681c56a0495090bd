"""The reference data in tests/data, and a slow generator that does nothing but what the rules say."""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.engine import Position, Roll, parse_position_id

DATA = Path(__file__).parent.parent / "data"
ROLLS_IN_PERFT_ORDER = [Roll(low, high) for low in range(1, 7) for high in range(low, 7)]


@dataclass(frozen=True)
class PerftCase:
    """A row of perft.txt: its position as a board, the plays of each roll, the leaves at each depth."""

    name: str
    board: str
    position_id: str
    plays: tuple[int, ...]
    leaves: dict[int, int]


def perft_cases() -> list[PerftCase]:
    blocks = (DATA / "perft.txt").read_text("utf-8").split("\n\n")
    return [_perft_case(block) for block in blocks if block.startswith("id")]


def _perft_case(block: str) -> PerftCase:
    fields = dict(re.findall(r"^(id|me|them|gnuid|rolls) +(.*)$", block, re.MULTILINE))
    leaves = {
        int(depth): int(count) for depth, count in re.findall(r"^perft (\d) (\d+)$", block, re.MULTILINE)
    }
    plays = tuple(int(count) for count in fields["rolls"].replace("|", " ").split())
    return PerftCase(fields["id"], f"{fields['me']} | {fields['them']}", fields["gnuid"], plays, leaves)


@dataclass(frozen=True)
class Case:
    position: Position
    roll: Roll
    after: list[str]


def cases() -> Iterator[Case]:
    with gzip.open(DATA / "legal_plays.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            yield Case(parse_position_id(case["id"]), Roll(*case["dice"]), case["after"])


def literal_results(position: Position, roll: Roll) -> set[Position]:
    """Play the dice in every order and every way; keep what plays the most dice, or else the higher one."""
    if roll.is_doubles:
        levels = _levels(position, roll.dice)
        return levels[-1] if len(levels) > 1 else set()
    high_first = _levels(position, (roll.high, roll.low))
    low_first = _levels(position, (roll.low, roll.high))
    most = max(len(high_first), len(low_first))
    if most == 1:
        return set()
    if most == 2:
        return high_first[1] if len(high_first) == most else low_first[1]
    return {after for levels in (high_first, low_first) if len(levels) == most for after in levels[-1]}


def _levels(position: Position, dice: tuple[int, ...]) -> list[set[Position]]:
    levels = [{position}]
    for die in dice:
        after = {further for before in levels[-1] for further in _one_move(before, die)}
        if not after:
            break
        levels.append(after)
    return levels


def _one_move(position: Position, die: int) -> Iterator[Position]:
    for source in range(1, 26):
        if position.own[source] and (source == 25 or not position.own[25]):
            target = max(source - die, 0)
            if _may_land(position, source, target, die):
                yield _moved(position, source, target)


def _may_land(position: Position, source: int, target: int, die: int) -> bool:
    if target > 0:
        return position.other[25 - target] < 2
    is_all_home = not any(position.own[7:])
    return is_all_home and (source == die or not any(position.own[source + 1 :]))


def _moved(position: Position, source: int, target: int) -> Position:
    own, other = list(position.own), list(position.other)
    own[source] -= 1
    own[target] += 1
    if target > 0 and other[25 - target] == 1:
        other[25 - target] = 0
        other[25] += 1
    return Position(tuple(own), tuple(other))

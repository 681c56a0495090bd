"""GNU Match IDs, as GNU Backgammon prints them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    GameState,
    InvalidMatchId,
    MatchId,
    Position,
    Roll,
    Side,
    WinKind,
    format_match_id,
    format_position_id,
    parse_match_id,
)
from bot.engine.match_id import CUBE_VALUES, GREATEST_SCORE
from tests.engine.strategies import rolls
from tests.records.gnubg import NEEDS_GNUBG, ask_gnubg

WHITE, BLACK = Side.WHITE, Side.BLACK
sides = st.sampled_from(Side)
scores = st.integers(0, GREATEST_SCORE)


@st.composite
def match_ids(draw: st.DrawFn) -> MatchId:
    """Anything that a Match ID can say."""
    length = draw(scores)
    points = st.integers(0, length or GREATEST_SCORE)
    return MatchId(
        cube_value=draw(st.sampled_from(CUBE_VALUES)),
        cube_owner=draw(st.none() | sides),
        on_roll=draw(sides),
        turn=draw(sides),
        is_crawford=draw(st.booleans()) and length > 0,
        state=draw(st.sampled_from(GameState)),
        is_doubled=draw(st.booleans()),
        resignation=draw(st.none() | st.sampled_from(WinKind)),
        roll=draw(st.none() | rolls),
        length=length,
        white_score=draw(points),
        black_score=draw(points),
        is_jacoby=draw(st.booleans()),
    )


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("cAmrAAAAAAAE", MatchId(on_roll=BLACK, turn=BLACK, roll=Roll(6, 2), length=5)),
        ("QgmrAAAAAAAE", MatchId(4, WHITE, BLACK, BLACK, roll=Roll(6, 2), length=5)),
        ("EgGgAAAAAAAE", MatchId(4, BLACK, length=5)),
        ("UgmgACAAGAAE", MatchId(4, BLACK, BLACK, BLACK, length=5, white_score=2, black_score=3)),
        ("sIHlAGAAGAAE", MatchId(is_crawford=True, roll=Roll(3, 1), length=7, white_score=6, black_score=3)),
        (
            "URHgACAAGAAE",
            MatchId(2, BLACK, BLACK, WHITE, is_doubled=True, length=7, white_score=2, black_score=3),
        ),
        (
            "UVngACAAGAAE",
            MatchId(
                *(2, BLACK, BLACK, BLACK),
                is_doubled=True,
                resignation=WinKind.GAMMON,
                length=7,
                white_score=2,
                black_score=3,
            ),
        ),
        ("MBkAAAAAAAAE", MatchId(turn=BLACK, is_doubled=True)),
        ("EREAAAAAAAAE", MatchId(2, BLACK, turn=WHITE, is_doubled=True)),
        ("EhkAAAAAAAAE", MatchId(4, BLACK, turn=BLACK, is_doubled=True)),
        ("EwEbAEAGGAAE", MatchId(8, BLACK, roll=Roll(6, 6), white_score=100, black_score=3)),
        (
            "E2sbAEAG2AAE",
            MatchId(
                *(8, BLACK, WHITE, BLACK),
                state=GameState.RESIGNED,
                resignation=WinKind.BACKGAMMON,
                roll=Roll(6, 6),
                white_score=100,
                black_score=27,
            ),
        ),
        ("MAwAABAAAAAE", MatchId(turn=BLACK, state=GameState.DROPPED, white_score=1)),
        ("cAkAAAAAAAAA", MatchId(on_roll=BLACK, turn=BLACK, is_jacoby=True)),
    ],
)
def test_what_gnu_backgammon_prints(text: str, match: MatchId) -> None:
    assert parse_match_id(text) == match
    assert format_match_id(match) == text


@given(match_ids())
def test_every_match_id_survives_being_written(match: MatchId) -> None:
    assert parse_match_id(format_match_id(match)) == match


def test_the_lower_die_may_come_first() -> None:
    assert parse_match_id("cInsAAAAAAAE").roll == Roll(3, 1)
    assert format_match_id(parse_match_id("cInsAAAAAAAE")) == "cInlAAAAAAAE"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "12 characters"),
        ("cAkAAAAAAAA", "12 characters"),
        ("cAkAAAAAAAAAA", "12 characters"),
        ("cAkAAAAAAAA=", "12 characters"),
        ("cAkAAAAAAAA_", "12 characters"),
        ("4HPwATDgc/ABMA", "12 characters"),
        ("cAkAAAAAAAAI", "no match is in such a state"),
        ("YAkAAAAAAAAE", "no match is in such a state"),
        ("cA0AAAAAAAAE", "no match is in such a state"),
        ("cAkMAAAAAAAE", "a die shows 1 to 6"),
        ("cIkDAAAAAAAE", "a die shows 1 to 6"),
        ("8AkAAAAAAAAE", "only a match has a Crawford game"),
        ("cAkgADAAAAAE", "nobody has more than the 1 points"),
    ],
)
def test_text_that_is_no_match_id_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidMatchId, match=reason) as refused:
        parse_match_id(text)
    assert refused.value.given == text


@pytest.mark.parametrize(
    "wrong", [{"cube_value": 3}, {"cube_value": 1 << 16}, {"length": -1}, {"white_score": GREATEST_SCORE + 1}]
)
def test_what_cannot_be_written_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(InvalidMatchId):
        MatchId(**wrong)  # type: ignore[arg-type]  # numbers alone


def random_turn(random: Random) -> tuple[MatchId, list[str]]:
    """Return the beginning of a turn at some score, and the commands that lead GNU Backgammon to it."""
    length = random.choice([0, 0, *range(2, 26)])
    white, black = (random.randint(0, length - 1 if length else 40) for _ in range(2))
    on_roll, owner = random.choice(list(Side)), random.choice([None, *Side])
    may_be_crawford = length - 1 in (white, black) and white != black
    match = MatchId(
        cube_value=2 ** random.randint(1, 5) if owner else 1,
        cube_owner=owner,
        on_roll=on_roll,
        turn=on_roll,
        is_crawford=may_be_crawford and owner is None,
        length=length,
        white_score=white,
        black_score=black,
        is_jacoby=not length and random.random() < 0.5,
    )
    commands = [
        f"set jacoby {on(match.is_jacoby)}",
        f"new match {length}" if length else "new session",
        f"set score {white} {black}",
        f"set turn {number(on_roll)}",
        *([f"set crawford {on(match.is_crawford)}"] if may_be_crawford else []),
        f"set cube value {match.cube_value}",
        f"set cube owner {number(owner)}" if owner else "set cube center",
    ]
    return match, commands


def random_changes(random: Random, match: MatchId) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield what is done in that turn, as changes of it and as commands."""
    needed = match.length - (match.white_score if match.on_roll is WHITE else match.black_score)
    is_dead = match.is_crawford or (match.length > 0 and match.cube_value >= needed)
    other = match.on_roll.other
    resigner = match.on_roll
    if match.cube_owner is other or is_dead or random.random() < 0.5:
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        yield {"roll": roll}, f"set dice {roll.high} {roll.low}"
    else:
        yield {"is_doubled": True, "turn": other}, "double"
        resigner = other
        if not match.length and random.random() < 0.5:
            beavered = {"turn": match.on_roll, "cube_value": match.cube_value * 2, "cube_owner": other}
            yield beavered, "redouble"
            resigner = match.on_roll
    if random.random() < 0.3:
        kind = random.choice(list(WinKind))
        yield {"resignation": kind, "turn": resigner.other}, f"resign {int(kind)}"


def on(is_on: bool) -> str:  # noqa: FBT001 - there is nothing else
    return "on" if is_on else "off"


def number(side: Side) -> int:
    return 0 if side is WHITE else 1


def random_position(random: Random) -> Position:
    points = random.sample(range(1, 25), 24)
    own = Counter(random.choices([0, 25, *points[:9]], k=15))
    other = Counter(random.choices([0, 25, *(25 - point for point in points[9:18])], k=15))
    return Position(tuple(own[place] for place in range(26)), tuple(other[place] for place in range(26)))


def board_command(position: Position) -> str:
    """Return the command that sets up a position, seen from the side on roll."""
    points = [position.own[point] - position.other[25 - point] for point in range(1, 25)]
    return " ".join(map(str, ["set board simple", position.own[25], *points, position.other[25]]))


class TestByGnuBackgammon:
    pytestmark = NEEDS_GNUBG

    def test_its_ids_are_ours(self, tmp_path: Path) -> None:
        random = Random(20)
        expected, commands = [], []
        for _ in range(300):
            match, steps = random_turn(random)
            position = random_position(random)
            commands += [*steps, board_command(position)]
            for change, command in random_changes(random, match):
                match = replace(match, **change)
                commands.append(command)
            commands.append("show board")
            expected.append((format_position_id(position), format_match_id(match)))
        _, *printed = ask_gnubg(commands, tmp_path).split("has been started.")
        ids = re.compile(r"Position ID: (\S+)\s+Match ID   : (\S+)")
        assert [ids.findall(text)[-1] for text in printed] == expected

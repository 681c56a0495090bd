"""Random positions, rolls and plays for property tests."""

from hypothesis import assume
from hypothesis import strategies as st

from bot.engine import Bet, Cube, Game, Play, Position, Roll, Side, Terms, Xgid, legal_plays
from bot.engine.game import LastPlay
from tests.engine.games import ALICE, BOB

rolls = st.builds(Roll, st.integers(1, 6), st.integers(1, 6))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position: scattered or heaped, early or in the bear-off, with or without contact."""
    own_reach, other_reach = draw(st.tuples(*[st.sampled_from([6, 8, 13, 25])] * 2))
    own = draw(st.lists(st.integers(0, own_reach), min_size=15, max_size=15))
    free = [place for place in range(other_reach + 1) if place in {0, 25} or 25 - place not in own]
    other = draw(st.lists(st.sampled_from(free), min_size=15, max_size=15))
    return Position(_counts(own), _counts(other))


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """A play of a random roll in a random position."""
    found = legal_plays(draw(positions()), draw(rolls))
    assume(found)
    return draw(st.sampled_from(found))


def _counts(places: list[int]) -> tuple[int, ...]:
    return tuple(places.count(place) for place in range(26))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any position on the board, with any cube, before or after the roll."""
    value = draw(st.sampled_from([1, 2, 64, 128, 1024]))
    cube = Cube(value, draw(st.sampled_from([None, *Side])))
    on_roll = draw(st.sampled_from(Side))
    if draw(st.booleans()) and cube.is_open_to(on_roll):
        cube = cube.offered(on_roll)
    roll = None if cube.offer else draw(st.none() | rolls)
    last = LastPlay(on_roll.other, draw(rolls), ())
    return Game(Terms(), draw(positions()), (cube,), (Bet(ALICE, BOB),), on_roll, roll, last)


powers_of_two = st.integers(0, 20).map(lambda exponent: 1 << exponent)
scores = st.integers(0, 99)
xgids = st.builds(
    Xgid,
    position=positions(),
    turn=st.sampled_from([1, -1]),
    cube_value=powers_of_two,
    cube_owner=st.sampled_from([1, 0, -1]),
    dice=st.sampled_from(["00", "D", "B", "R", "11", "31", "65"]),
    bottom_score=scores,
    top_score=scores,
    rules=st.integers(0, 3),
    match_length=scores,
    max_cube=powers_of_two,
)

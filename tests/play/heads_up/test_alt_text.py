"""A board in words: complete, within Discord's limit, and enough to set the position up again."""

import re

from hypothesis import given

from bot.engine import (
    BAR,
    CHECKERS,
    OFF,
    Bet,
    Cube,
    Game,
    Position,
    Roll,
    Side,
    Terms,
    after_moves,
    format_moves,
    next_moves,
)
from bot.play.heads_up.picture import alt_text, xgid
from bot.play.picture import DISCORD_ALT_TEXT_LIMIT, cut
from tests.engine.games import ALICE, BOB, game_at
from tests.engine.strategies import games, positions, rolls
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LONGEST_NAME = "\N{GAME DIE}" * 32
STACK = re.compile(r"(\d+) on (?:(the bar)|(\d+))|(\d+) off")


def read(text: str, mover: str, other: str) -> tuple[Position, list[int]]:
    """Return the position that an alt text tells, as the side on roll counts it, and both pip counts."""
    body = text.split(f"Points are numbered for {mover}. ")[1]
    pattern = re.escape(mover) + r": (.*?); (\d+) pips?\. " + re.escape(other) + r": (.*?); (\d+) pips?\."
    found = re.match(pattern, body)
    assert found is not None
    own, own_pips, theirs, other_pips = found.groups()
    across = side(theirs)
    switched = [across[OFF], *(across[BAR - point] for point in range(1, BAR)), across[BAR]]
    return Position(tuple(side(own)), tuple(switched)), [int(own_pips), int(other_pips)]


def side(words: str) -> list[int]:
    counts = [0] * (BAR + 1)
    for number, bar, point, off in STACK.findall(words):
        counts[OFF if off else BAR if bar else int(point)] = int(off or number)
    return counts


@given(games())
def test_the_position_can_be_set_up_from_the_words(game: Game) -> None:
    at = table(game)
    mover = game.on_roll or Side.WHITE
    for counted_by in (None, *Side):
        text = alt_text(at, counted_by)
        first = counted_by or game.side_of(at.must_act[0]) or mover
        found, pips = read(text, at.player_on(first).name, at.player_on(first.other).name)
        position = game.position if first is mover else game.position.switched()
        assert found == position
        assert pips == [position.own_pips, position.other_pips]


@given(games())
def test_cube_roll_and_turn_are_told(game: Game) -> None:
    text = alt_text(table(game))
    cube = game.cubes[0]
    if cube.offer:
        assert f" offers the cube at {cube.accepted_value}." in text
    else:
        assert re.search(rf" (owns the cube|The cube is centred) at {cube.value}\.", text)
    assert (f"Roll: {game.roll.high}-{game.roll.low}." in text) if game.roll else ("Roll:" not in text)
    assert text.startswith(("Alice to ", "Bob to "))


def test_an_emoji_counts_as_two_characters_and_is_not_cut_in_two() -> None:
    assert cut("x" + "🎲" * 600) == "x" + "🎲" * 511
    assert cut("🎲" * 512) == "🎲" * 512


@given(games())
def test_with_the_longest_names_nothing_is_cut(game: Game) -> None:
    text = alt_text(table(game, (LONGEST_NAME, LONGEST_NAME)))
    assert len(text.encode("utf-16-le")) // 2 <= DISCORD_ALT_TEXT_LIMIT
    assert text.endswith((".", xgid(table(game, (LONGEST_NAME, LONGEST_NAME)))))
    read(text, LONGEST_NAME, LONGEST_NAME)


@given(positions(), rolls)
def test_a_half_built_play_is_told_with_the_position_it_has_led_to(position: Position, roll: Roll) -> None:
    game = Game(Terms(), position, (Cube(),), (Bet(ALICE, BOB),), Side.BLACK, roll)
    moves = next_moves(position, roll)[:1]
    text = alt_text(table(game), moves=moves)
    found, _ = read(text, "Bob", "Alice")
    assert found == after_moves(position, moves)
    assert not moves or f"So far: {format_moves(moves)}." in text


def test_the_whole_of_it_at_the_start() -> None:
    assert alt_text(table(game_at(START, roll="31", cube=Cube(2, Side.BLACK)))) == (
        "Alice to play 3-1. Points are numbered for Alice. "
        "Alice: 2 on 24, 5 on 13, 3 on 8, 5 on 6, 0 off; 167 pips. "
        "Bob: 5 on 19, 3 on 17, 5 on 12, 2 on 1, 0 off; 167 pips. "
        "Bob owns the cube at 2. Roll: 3-1. XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:0:0:0:0:10"
    )


def test_one_pip_is_one() -> None:
    text = alt_text(table(game_at("1:1 | 2:1", roll="31")))
    assert "Alice: 1 on 1, 14 off; 1 pip." in text
    assert "Bob: 1 on 23, 14 off; 2 pips." in text


def test_in_hypergammon_only_what_was_borne_off_is_off() -> None:
    terms = Terms(start=game_at("24:1 23:1 22:1 | 24:1 23:1 22:1").position)
    text = alt_text(table(game_at("24:1 23:1 | 24:1 23:1 22:1", terms=terms)))
    assert "Alice: 1 on 24, 1 on 23, 1 off; 47 pips." in text
    assert "Bob: 1 on 3, 1 on 2, 1 on 1, 0 off;" in text
    assert CHECKERS == 15

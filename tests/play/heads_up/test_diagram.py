"""A table as a picture and in words: who sits where, what lies where, and what just happened."""

import re

from hypothesis import given

from bot.engine import (
    BAR,
    CHECKERS,
    OFF,
    AcceptResignation,
    Bet,
    CheckerMove,
    Cube,
    Game,
    OfferResignation,
    Played,
    Position,
    Roll,
    Side,
    Terms,
    WinKind,
    after_moves,
    apply,
    format_moves,
    next_moves,
    parse_board,
)
from bot.play.display.picture import DISCORD_ALT_TEXT_LIMIT, Building, View, before_play, cut
from bot.play.heads_up.picture import alt_text, diagram, xgid
from render import Arrow, Die, Seat, Sign, SignKind
from tests.engine.games import ALICE, BOB, after, game_at, played
from tests.engine.strategies import games, positions, rolls
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
UNEVEN = "24:2 13:5 8:3 6:5 | 13:5 6:10"
FROM_WHITE, FROM_BLACK = View(Side.WHITE), View(Side.BLACK)
LONGEST_NAME = "\N{GAME DIE}" * 32
STACK = re.compile(r"(\d+) on (?:(the bar)|(\d+))|(\d+) off")


def test_each_side_sits_where_the_viewer_wants_it_whoever_is_on_roll() -> None:
    for on_roll in Side:
        at = table(game_at(UNEVEN, on_roll=on_roll))
        mover, waiting = parse_board(UNEVEN).own, parse_board(UNEVEN).other
        whites, blacks = (mover, waiting) if on_roll is Side.WHITE else (waiting, mover)
        seen = diagram(at, FROM_WHITE)
        assert (seen.bottom.name, seen.bottom.checkers) == ("Alice", whites)
        assert (seen.top.name, seen.top.checkers) == ("Bob", blacks)
        turned = diagram(at, FROM_BLACK)
        assert (turned.bottom.checkers, turned.top.checkers) == (blacks, whites)
        assert (seen.light, turned.light) == (Seat.BOTTOM, Seat.TOP)


def test_points_are_numbered_as_the_side_on_roll_counts_them() -> None:
    assert diagram(table(game_at(START)), FROM_WHITE).numbered_for is Seat.BOTTOM
    assert diagram(table(game_at(START, on_roll=Side.BLACK)), FROM_WHITE).numbered_for is Seat.TOP
    assert diagram(table(game_at(START, on_roll=Side.BLACK)), FROM_BLACK).numbered_for is Seat.BOTTOM


def test_whoever_must_act_is_marked_also_when_it_is_not_the_side_on_roll() -> None:
    doubled = table(game_at(START, cube=Cube().offered(Side.WHITE)))
    assert diagram(doubled, FROM_WHITE).to_act is Seat.TOP
    over = table(played(game_at("1:1 | 1:1", roll="21"), ALICE, "1/off"))
    assert diagram(over, FROM_WHITE).to_act is Seat.BOTTOM  # the winner


def test_the_dice_lie_on_the_rollers_side_and_dim_as_they_are_played() -> None:
    at = table(game_at(START, roll="31"))
    dice = diagram(at, FROM_WHITE).dice
    assert (dice.seat, dice.dice) == (Seat.BOTTOM, (Die(3), Die(1)))
    half = diagram(at, FROM_WHITE, Building((CheckerMove(8, 5),))).dice
    assert half.dice == (Die(3, is_played=True), Die(1))


def test_doubles_are_four_dice() -> None:
    dice = diagram(table(game_at(START, roll="66")), FROM_WHITE, Building((CheckerMove(13, 7),))).dice
    assert len(dice.dice) == 4
    assert sum(die.is_played for die in dice.dice) == 1


def test_after_the_turn_the_last_roll_stays_dimmed_with_its_arrows() -> None:
    at = table(played(game_at("24:1 1:14 | 2:1 off:14", roll="61"), ALICE, "24/23*/17"))
    seen = diagram(at, FROM_WHITE)
    assert seen.dice is not None
    assert (seen.dice.seat, [die.is_played for die in seen.dice.dice]) == (Seat.BOTTOM, [True, True])
    assert seen.last_play == (Arrow(Seat.BOTTOM, 24, 23, is_hit=True), Arrow(Seat.BOTTOM, 23, 17))


def test_the_cube_lies_with_its_owner_or_before_whoever_is_doubled() -> None:
    def cube_of(cube: Cube) -> tuple[int, Seat | None, Seat | None]:
        shown = diagram(table(game_at(START, cube=cube)), FROM_WHITE).cube
        return shown.value, shown.owner, shown.offered_by

    assert cube_of(Cube()) == (1, None, None)
    assert cube_of(Cube(128, Side.BLACK)) == (128, Seat.TOP, None)
    assert cube_of(Cube(2, Side.WHITE).offered(Side.WHITE)) == (4, None, Seat.BOTTOM)
    assert cube_of(Cube().offered(Side.WHITE).raised()) == (4, None, Seat.TOP)


def test_a_half_built_play_shows_the_board_it_has_led_to_and_where_the_checker_may_go() -> None:
    building = Building((CheckerMove(8, 5),), 6, (5,))
    seen = diagram(table(game_at(START, roll="31")), FROM_WHITE, building)
    assert (seen.bottom.checkers[8], seen.bottom.checkers[5]) == (2, 1)
    assert seen.last_play == (Arrow(Seat.BOTTOM, 8, 5),)
    assert (seen.choice.seat, seen.choice.selected, seen.choice.targets) == (Seat.BOTTOM, 6, (5,))


def test_a_dance_has_its_sign_on_the_half_of_who_danced() -> None:
    danced = table(apply(game_at(START, roll="31"), Played(Side.WHITE, Roll(3, 1), ())))
    assert diagram(danced, FROM_WHITE).signs == (Sign(SignKind.DANCE, Seat.BOTTOM),)
    assert diagram(danced, FROM_BLACK).signs == (Sign(SignKind.DANCE, Seat.TOP),)
    assert diagram(danced, FROM_WHITE, Building()).signs == ()


def test_a_resignation_has_its_flag_and_the_winner_then_the_cup() -> None:
    offered = after(game_at(START), ALICE, OfferResignation(WinKind.GAMMON))
    assert diagram(table(offered), FROM_WHITE).signs == (Sign(SignKind.FLAG, Seat.BOTTOM, 2),)
    over = after(offered, BOB, AcceptResignation())
    assert diagram(table(over), FROM_WHITE).signs == (
        Sign(SignKind.CUP, Seat.TOP, 2),
        Sign(SignKind.FLAG, Seat.BOTTOM),
    )


def test_who_bears_off_first_has_the_cup_with_what_it_counts() -> None:
    won = table(played(game_at("1:1 | 6:15", roll="21"), ALICE, "1/off"))
    assert diagram(won, FROM_BLACK).signs == (Sign(SignKind.CUP, Seat.TOP, 2),)


def test_a_gammon_that_counts_as_a_single_game_has_the_cup_of_one() -> None:
    before = game_at("1:1 | 6:15", roll="21", terms=Terms(is_jacoby=True))
    assert diagram(table(played(before, ALICE, "1/off")), FROM_BLACK).signs == (
        Sign(SignKind.CUP, Seat.TOP, 1),
    )


def test_a_play_is_shown_on_the_board_before_it() -> None:
    before = game_at(START, roll="31")
    moves = (CheckerMove(8, 5), CheckerMove(6, 5))
    played = Played(Side.WHITE, Roll(3, 1), moves)
    seen = before_play(diagram(table(before), FROM_WHITE), "Alice 3-1: 8/5 6/5", FROM_WHITE, played)
    assert seen.headline == "Alice 3-1: 8/5 6/5"
    assert seen.bottom.checkers == before.position.own
    assert seen.last_play == (Arrow(Seat.BOTTOM, 8, 5), Arrow(Seat.BOTTOM, 6, 5))


def read(text: str, mover: str, other: str) -> tuple[Position, list[int]]:
    """Return the position that an alt text tells, as the side on roll counts it, and both pip counts."""
    body = text.split(f"Points are numbered for {mover}. ")[1]
    pattern = re.escape(mover) + r": (.*?); (\d+) pips?\. " + re.escape(other) + r": (.*?); (\d+) pips?\."
    found = re.match(pattern, body)
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

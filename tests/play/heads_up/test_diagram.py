"""A table as a picture: who sits where, what lies where, and what just happened."""

from bot.engine import (
    AcceptResignation,
    CheckerMove,
    Cube,
    OfferResignation,
    Played,
    Roll,
    Side,
    WinKind,
    apply,
    parse_board,
)
from bot.play.heads_up.picture import diagram
from bot.play.picture import Building, View, before_play
from render import Arrow, Die, Seat, Sign, SignKind
from tests.engine.games import ALICE, BOB, after, game_at, played
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
UNEVEN = "24:2 13:5 8:3 6:5 | 13:5 6:10"
FROM_WHITE, FROM_BLACK = View(Side.WHITE), View(Side.BLACK)


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
    assert dice is not None
    assert (dice.seat, dice.dice) == (Seat.BOTTOM, (Die(3), Die(1)))
    half = diagram(at, FROM_WHITE, Building((CheckerMove(8, 5),))).dice
    assert half is not None
    assert half.dice == (Die(3, is_played=True), Die(1))


def test_doubles_are_four_dice() -> None:
    dice = diagram(table(game_at(START, roll="66")), FROM_WHITE, Building((CheckerMove(13, 7),))).dice
    assert dice is not None
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
        assert shown is not None
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
    assert seen.choice is not None
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


def test_a_play_is_shown_on_the_board_before_it() -> None:
    before = game_at(START, roll="31")
    moves = (CheckerMove(8, 5), CheckerMove(6, 5))
    played = Played(Side.WHITE, Roll(3, 1), moves)
    seen = before_play(diagram(table(before), FROM_WHITE), "Alice 3-1: 8/5 6/5", FROM_WHITE, played)
    assert seen.headline == "Alice 3-1: 8/5 6/5"
    assert seen.bottom.checkers == before.position.own
    assert seen.last_play == (Arrow(Seat.BOTTOM, 8, 5), Arrow(Seat.BOTTOM, 6, 5))

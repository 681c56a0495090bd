"""The cost of a game, in tables that can be checked against the rules with nothing else at hand.

Each table is played through `act`, with either side in either part, and never computed.
"""

from dataclasses import dataclass, replace

import pytest

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    Bet,
    BetResult,
    Cube,
    Ending,
    Game,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Phase,
    Roll,
    Side,
    Terms,
    WinKind,
    legal_actions,
    parse_board,
    replay,
    throw_opening,
)
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, BOB, after, played, scripted

Sides = tuple[Side, Side]

CAROL = 3
PLAYERS = {Side.WHITE: ALICE, Side.BLACK: BOB}
ANSWERS = {
    "takes": AnswerOffer(FIRST_CUBE, Answer.TAKE),
    "accepts": AnswerOffer(FIRST_CUBE, Answer.TAKE),
    "beavers": AnswerOffer(FIRST_CUBE, Answer.BEAVER),
    "raccoons": AnswerOffer(FIRST_CUBE, Answer.RACCOON),
}
CONTACT = parse_board("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5")
LAST_CHECKER = {  # the winner bears it off; the loser has one off, none off, none off and one on the bar
    WinKind.SINGLE: parse_board("1:1 | 6:14"),
    WinKind.GAMMON: parse_board("1:1 | 6:15"),
    WinKind.BACKGAMMON: parse_board("1:1 | bar:1 6:14"),
}
MONEY = Terms(has_beavers=True, has_raccoons=True, automatic_doubles=None)

SCORES = """
                                                               game won by        double  beaver  raccoon
what became of the cube                             Jacoby   single gammon bg     dropped refused refused
-------------------------------------------------------------------------------------------------------
nothing                                             off    |   1      2     3   |   1       2       4
nothing                                             on     |   1      1     1   |   1       2       4
tie                                                 off    |   2      4     6   |   2       4       8
tie                                                 on     |   2      2     2   |   2       4       8
tie, tie                                            off    |   4      8    12   |   4       8      16
tie, tie                                            on     |   4      4     4   |   4       8      16
tie, tie, tie, tie, tie                             off    |  32     64    96   |  32      64     128
tie, tie, tie, tie, tie                             on     |  32     32    32   |  32      64     128
X doubles, O takes                                  off    |   2      4     6   |   2       4       8
X doubles, O takes                                  on     |   2      4     6   |   2       4       8
tie, X doubles, O takes                             off    |   4      8    12   |   4       8      16
tie, X doubles, O takes                             on     |   4      8    12   |   4       8      16
X doubles, O takes, O doubles, X takes              off    |   4      8    12   |   4       8      16
X doubles, O takes, O doubles, X takes              on     |   4      8    12   |   4       8      16
X doubles, O beavers, X accepts                     off    |   4      8    12   |   4       8      16
X doubles, O beavers, X accepts                     on     |   4      8    12   |   4       8      16
X doubles, O beavers, X raccoons, O accepts         off    |   8     16    24   |   8      16      32
X doubles, O beavers, X raccoons, O accepts         on     |   8     16    24   |   8      16      32
tie, X doubles, O beavers, X raccoons, O accepts    off    |  16     32    48   |  16      32      64
tie, X doubles, O beavers, X raccoons, O accepts    on     |  16     32    48   |  16      32      64
"""

AUTOMATIC_DOUBLES = """
allowed   cap   ties   each tie turns to     cube
-------------------------------------------------
none      no    0      -                     1
none      no    1      no                    1
none      no    3      no no no              1
1         no    0      -                     1
1         no    1      2                     2
1         no    2      2 no                  2
1         no    4      2 no no no            2
2         no    1      2                     2
2         no    2      2 4                   4
2         no    3      2 4 no                4
3         no    3      2 4 8                 8
3         no    5      2 4 8 no no           8
all       no    1      2                     2
all       no    7      2 4 8 16 32 64 128    128
1         2     2      2 no                  2
3         2     3      2 no no               2
all       4     2      2 4                   4
all       4     4      2 4 no no             4
"""

ANSWERS_ALLOWED = """
beavers  raccoons  cap  cube   to a double         to the beaver        to the raccoon
--------------------------------------------------------------------------------------
off      off       no   1      Take Drop           -                    -
on       off       no   1      Take Drop Beaver    Take Drop            -
on       on        no   1      Take Drop Beaver    Take Drop Raccoon    Take Drop
on       on        no   64     Take Drop Beaver    Take Drop Raccoon    Take Drop
on       on        2    1      Take Drop           -                    -
on       on        4    1      Take Drop Beaver    Take Drop            -
on       on        8    1      Take Drop Beaver    Take Drop Raccoon    Take Drop
on       on        8    2      Take Drop Beaver    Take Drop            -
on       on        8    4      Take Drop           -                    -
"""


def rows(table: str) -> list[str]:
    _, body = table.rsplit("---\n", 1)
    return body.strip().splitlines()


def columns(line: str) -> list[str]:
    return [" ".join(column.split()) for column in line.split("  ") if column.strip()]


@dataclass(frozen=True)
class Scores:
    """A row of SCORES."""

    story: str
    is_jacoby: bool
    won: dict[WinKind, int]
    double_dropped: int
    beaver_refused: int
    raccoon_refused: int

    @classmethod
    def read(cls, line: str) -> "Scores":
        cube, won, refused = line.split("|")
        story, jacoby = columns(cube)
        points = dict(zip(WinKind, map(int, won.split()), strict=True))
        return cls(story, jacoby == "on", points, *map(int, refused.split()))


score_rows = pytest.mark.parametrize(
    "row", [Scores.read(line) for line in rows(SCORES)], ids=lambda row: row.story
)
either_side = pytest.mark.parametrize(
    "sides", [tuple(Side), tuple(Side)[::-1]], ids=["X is White", "X is Black"]
)
either_wins = pytest.mark.parametrize("winner", Side)


def on_roll(game: Game, side: Side) -> Game:
    return replace(game, position=CONTACT, on_roll=side, roll=None)


def doubled(game: Game, by: Side) -> Game:
    return after(on_roll(game, by), PLAYERS[by], OfferDouble())


def told(row: Scores, sides: Sides) -> Game:
    """Play the story of a row: ties of the opening, then doubles and how they were answered."""
    terms = replace(MONEY, is_jacoby=row.is_jacoby)
    steps = row.story.split(", ")
    dice = [3, 3] * steps.count("tie") + [3, 1]
    game = replay(Game.between(ALICE, BOB, terms), throw_opening(scripted(*dice), terms))
    for step in steps:
        if step in {"tie", "nothing"}:
            continue
        letter, verb = step.split()
        side = sides["XO".index(letter)]
        game = doubled(game, side) if verb == "doubles" else after(game, PLAYERS[side], ANSWERS[verb])
    return on_roll(game, Side.WHITE)


def result_of(game: Game) -> BetResult:
    assert game.phase is Phase.OVER
    (bet,) = game.bets
    assert bet.result is not None
    return bet.result


@score_rows
@either_side
@either_wins
@pytest.mark.parametrize("kind", WinKind)
def test_bearing_off_wins_the_cube_times_the_kind_of_win(
    row: Scores, sides: Sides, winner: Side, kind: WinKind
) -> None:
    game = replace(told(row, sides), position=LAST_CHECKER[kind], on_roll=winner, roll=Roll(2, 1))
    over = played(game, PLAYERS[winner], "1/off")
    assert result_of(over) == BetResult(winner, row.won[kind], kind, Ending.BORNE_OFF)


@score_rows
@either_side
@either_wins
@pytest.mark.parametrize("kind", WinKind)
def test_resigning_costs_what_losing_so_would(row: Scores, sides: Sides, winner: Side, kind: WinKind) -> None:
    game = on_roll(told(row, sides), winner.other)
    resign = OfferResignation(kind)
    if kind is not WinKind.SINGLE and row.won[kind] == row.won[WinKind.SINGLE]:
        assert resign not in legal_actions(game, PLAYERS[winner.other])  # Jacoby: it would cost no more
        return
    game = after(game, PLAYERS[winner.other], resign)
    if game.phase is Phase.RESIGNATION:
        game = after(game, PLAYERS[winner], AcceptResignation())
    assert result_of(game) == BetResult(winner, row.won[kind], kind, Ending.RESIGNED)


@score_rows
@either_side
def test_refusing_costs_the_value_before_what_is_refused(row: Scores, sides: Sides) -> None:
    before = told(row, sides)
    owner = before.cubes[0].owner
    for doubler in Side if owner is None else [owner]:
        answerer = doubler.other
        double = doubled(before, doubler)
        beaver = after(double, PLAYERS[answerer], AnswerOffer(FIRST_CUBE, Answer.BEAVER))
        raccoon = after(beaver, PLAYERS[doubler], AnswerOffer(FIRST_CUBE, Answer.RACCOON))
        for offer, refuser, points in (
            (double, answerer, row.double_dropped),
            (beaver, doubler, row.beaver_refused),
            (raccoon, answerer, row.raccoon_refused),
        ):
            over = after(offer, PLAYERS[refuser], AnswerOffer(FIRST_CUBE, Answer.DROP))
            assert result_of(over) == BetResult(refuser.other, points, WinKind.SINGLE, Ending.DROPPED)


@score_rows
@either_side
def test_the_side_that_was_doubled_last_owns_the_cube_whoever_turned_it_further(
    row: Scores, sides: Sides
) -> None:
    (cube,) = told(row, sides).cubes
    doublers = [step[0] for step in row.story.split(", ") if step.endswith("doubles")]
    expected = None if not doublers else sides["OX".index(doublers[-1])]
    assert (cube.owner, cube.was_turned) == (expected, bool(doublers))
    assert cube.value == row.won[WinKind.SINGLE]
    for side in Side:
        has_access = cube.owner in (None, side)
        assert (OfferDouble() in legal_actions(on_roll(told(row, sides), side), PLAYERS[side])) == has_access


@pytest.mark.parametrize("line", rows(AUTOMATIC_DOUBLES))
def test_ties_turn_the_cube_as_often_as_was_agreed_and_leave_it_centred(line: str) -> None:
    allowed, cap, ties, turns, value = columns(line)
    terms = Terms(
        automatic_doubles={"none": 0, "all": None}.get(allowed) if allowed.isalpha() else int(allowed),
        cube_cap=None if cap == "no" else int(cap),
    )
    events = throw_opening(scripted(*[6, 6] * int(ties), 5, 6), terms)
    *tied, opening = events
    expected = [] if turns == "-" else [None if turn == "no" else int(turn) for turn in turns.split()]
    assert tied == [OpeningRolled(6, 6, cube) for cube in expected]
    assert opening == OpeningRolled(5, 6)
    game = replay(Game.between(ALICE, BOB, terms), events)
    assert game.cubes == (Cube(int(value)),)
    assert game.on_roll is Side.BLACK


def test_an_automatic_double_turns_every_cube() -> None:
    bets = (Bet(ALICE, BOB), Bet(ALICE, CAROL, cube=1))
    game = Game(MONEY, MONEY.start, (Cube(), Cube()), bets)
    assert replay(game, throw_opening(scripted(2, 2, 4, 1), MONEY)).cubes == (Cube(2), Cube(2))


@pytest.mark.parametrize("line", rows(ANSWERS_ALLOWED))
@pytest.mark.parametrize("doubler", Side)
def test_a_beaver_answers_a_double_and_a_raccoon_a_beaver_as_far_as_agreed_and_within_the_cap(
    line: str, doubler: Side
) -> None:
    beavers, raccoons, cap, cube, *answers = columns(line)
    terms = Terms(
        has_beavers=beavers == "on",
        has_raccoons=raccoons == "on",
        cube_cap=None if cap == "no" else int(cap),
    )
    before = replace(Game.between(ALICE, BOB, terms), cubes=(Cube(int(cube)),))
    game, answerer = doubled(before, doubler), doubler.other
    found = []
    for further in (
        AnswerOffer(FIRST_CUBE, Answer.BEAVER),
        AnswerOffer(FIRST_CUBE, Answer.RACCOON),
        AnswerOffer(FIRST_CUBE, Answer.TAKE),
    ):
        possible = legal_actions(game, PLAYERS[answerer])
        assert legal_actions(game, PLAYERS[answerer.other]) == ()
        found.append(" ".join(action.answer.capitalize() for action in possible))
        if further not in possible:
            break
        game, answerer = after(game, PLAYERS[answerer], further), answerer.other
    assert found == [answer for answer in answers if answer != "-"]


def test_with_jacoby_a_gammon_can_be_resigned_to_all_once_one_of_several_cubes_was_turned() -> None:
    bets = (Bet(ALICE, BOB), Bet(ALICE, CAROL, cube=1))
    cubes = (Cube(2, Side.BLACK, was_turned=True), Cube())
    game = Game(Terms(is_jacoby=True), CONTACT, cubes, bets, Side.WHITE)
    over = after(game, ALICE, OfferResignation(WinKind.BACKGAMMON))
    assert [bet.result.points for bet in over.bets if bet.result] == [6, 1]

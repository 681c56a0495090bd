"""How a game ended, for how many points, and why: one sentence for every kind of result."""

from dataclasses import replace

import pytest

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    BetResult,
    Cube,
    Ending,
    Game,
    Offer,
    OfferDouble,
    OfferResignation,
    OfferStage,
    RuleSheet,
    Side,
    Terms,
    TimedOut,
    WinKind,
    apply,
    lose_on_time,
    parse_board,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as table_text
from tests.engine.games import after, game_at, played
from tests.play.heads_up.tables import table

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
JACOBY = Terms(is_jacoby=True, has_beavers=True, has_raccoons=True)
HYPERGAMMON = Terms(start=parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1"))
CUBE_ON_2, CUBE_ON_64 = Cube(2, Side.WHITE, was_turned=True), Cube(64, Side.BLACK, was_turned=True)

DOUBLE = OfferDouble()
TAKE, DROP = AnswerOffer(FIRST_CUBE, Answer.TAKE), AnswerOffer(FIRST_CUBE, Answer.DROP)
BEAVER, RACCOON = AnswerOffer(FIRST_CUBE, Answer.BEAVER), AnswerOffer(FIRST_CUBE, Answer.RACCOON)
SINGLE = "1:1 | 1:14 off:1"
GAMMON = "1:1 | 6:15"
BACKGAMMON_HOME = "1:1 | 24:1 6:14"
BACKGAMMON_BAR = "1:1 | bar:1 6:14"
UNTURNED = "Bob had borne off no checkers, but gammons count only once the cube is turned (Jacoby rule)."


def won(board: str, cube: Cube | None = None, terms: Terms | None = None) -> Game:
    """Return the game that Alice ends by bearing off her last checker."""
    return played(game_at(board, roll="21", cube=cube, terms=terms), 1, "1/off")


@pytest.mark.parametrize(
    ("game", "head", "why"),
    [
        (won(SINGLE), "Alice wins a single game: 1 point.", "Bob had borne off 1 checker."),
        (won("1:1 | 1:3"), "Alice wins a single game: 1 point.", "Bob had borne off 12 checkers."),
        (won("1:1 | bar:1 1:13 off:1"), "Alice wins a single game: 1 point.", "Bob had borne off 1 checker."),
        (
            won(SINGLE, CUBE_ON_2),
            "Alice wins a single game with the cube at 2: 2 points.",
            "Bob had borne off 1 checker.",
        ),
        (won(GAMMON), "Alice wins a gammon: 2 points.", "Bob had borne off no checkers."),
        (
            won(GAMMON, CUBE_ON_2),
            "Alice wins a gammon with the cube at 2: 4 points.",
            "Bob had borne off no checkers.",
        ),
        (
            won(BACKGAMMON_HOME),
            "Alice wins a backgammon: 3 points.",
            "Bob had borne off no checkers and had one in the winner's home board.",
        ),
        (
            won(BACKGAMMON_BAR, CUBE_ON_64),
            "Alice wins a backgammon with the cube at 64: 192 points.",
            "Bob had borne off no checkers and had one on the bar.",
        ),
    ],
)
def test_a_game_that_was_played_out(game: Game, head: str, why: str) -> None:
    assert results_text.result(table(game)) == f"{head} {why}"


@pytest.mark.parametrize(
    ("game", "head", "why"),
    [
        (won(GAMMON, terms=JACOBY), "Alice wins a gammon: 1 point.", UNTURNED),
        (
            won(BACKGAMMON_BAR, Cube(2), JACOBY),
            "Alice wins a backgammon with the cube at 2: 2 points.",
            UNTURNED,
        ),
        (
            won(GAMMON, CUBE_ON_2, JACOBY),
            "Alice wins a gammon with the cube at 2: 4 points.",
            "Bob had borne off no checkers.",
        ),
        (won(SINGLE, terms=JACOBY), "Alice wins a single game: 1 point.", "Bob had borne off 1 checker."),
    ],
)
def test_by_jacobys_rule(game: Game, head: str, why: str) -> None:
    assert results_text.result(table(game)) == f"{head} {why}"


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ("1:1 | 6:3", "Alice wins a gammon: 2 points. Bob had borne off no checkers."),
        ("1:1 | 6:2", "Alice wins a single game: 1 point. Bob had borne off 1 checker."),
    ],
)
def test_in_hypergammon_twelve_checkers_are_off_from_the_start(board: str, sentence: str) -> None:
    assert results_text.result(table(won(board, terms=HYPERGAMMON))) == sentence


@pytest.mark.parametrize(
    ("cube", "deeds", "sentence"),
    [
        (Cube(), [(1, DOUBLE), (2, DROP)], "Alice wins a single game: 1 point. Bob passed."),
        (
            CUBE_ON_2,
            [(1, DOUBLE), (2, DROP)],
            "Alice wins a single game with the cube at 2: 2 points. Bob passed.",
        ),
        (
            Cube(),
            [(1, DOUBLE), (2, BEAVER), (1, DROP)],
            "Bob wins a single game with the cube at 2: 2 points. Alice passed.",
        ),
        (
            Cube(),
            [(1, DOUBLE), (2, BEAVER), (1, RACCOON), (2, DROP)],
            "Alice wins a single game with the cube at 4: 4 points. Bob passed.",
        ),
        (
            Cube(),
            [(1, OfferResignation(WinKind.SINGLE))],
            "Bob wins a single game: 1 point. Alice resigned.",
        ),
        (
            Cube(),
            [(1, DOUBLE), (2, TAKE), (1, OfferResignation(WinKind.GAMMON)), (2, AcceptResignation())],
            "Bob wins a gammon with the cube at 2: 4 points. Alice resigned.",
        ),
    ],
)
def test_a_game_passed_or_resigned(cube: Cube, deeds: list[tuple[int, Action]], sentence: str) -> None:
    game = game_at(START, cube=cube, terms=JACOBY)
    for player, action in deeds:
        game = after(game, player, action)
    assert results_text.result(table(game)) == sentence
    who_wins_what, points = table_text.headline(table(game)).split(": ")
    assert sentence.startswith(who_wins_what)
    assert f": {points}. " in sentence


@pytest.mark.parametrize(
    ("board", "cube", "sentence"),
    [
        (START, None, "Bob wins a single game: 1 point. Alice ran out of time."),
        (
            START,
            CUBE_ON_2,
            "Bob wins a single game with the cube at 2: 2 points. Alice ran out of time.",
        ),
        (START, Cube(offer=Offer(Side.BLACK)), "Bob wins a single game: 1 point. Alice ran out of time."),
        (
            START,
            Cube(offer=Offer(Side.WHITE, OfferStage.BEAVER)),
            "Bob wins a single game with the cube at 2: 2 points. Alice ran out of time.",
        ),
        (
            "18:15 | 1:1",
            CUBE_ON_2,
            (
                "Bob wins a gammon with the cube at 2: 4 points. "
                "Alice ran out of time and could no longer save the gammon."
            ),
        ),
    ],
)
def test_a_loss_on_time_says_why_it_counts_so(board: str, cube: Cube | None, sentence: str) -> None:
    game = game_at(board, cube=cube)
    assert results_text.result(table(apply(game, lose_on_time(game, 1)))) == sentence


def test_a_second_loss_on_time_in_a_row_says_that_it_decides_the_match() -> None:
    lost = BetResult(Side.BLACK, 1, WinKind.SINGLE, Ending.TIMED_OUT)
    at = table(game_at(START), sheet=RuleSheet(length=5), results=[lost])
    over = replace(
        at, state=replace(at.state, game=apply(at.game, TimedOut(Side.WHITE, 1, WinKind.SINGLE, 4)))
    )
    assert results_text.result(over) == (
        "Bob wins the last 4 points of the match. "
        "Alice ran out of time in two games in a row and loses the match."
    )

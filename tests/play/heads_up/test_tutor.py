"""The tutor on cube actions: what they give up, and what is better."""

import pytest

from bot.analysis import Access, Question, Rules, Situation
from bot.engine import Answer, AnswerOffer, OfferResignation, OfferStage, WinKind, parse_board
from bot.engine.keys import FIRST_CUBE
from bot.play.kinds.tutor import CubeFault, Judgement, is_to_be_judged, judge
from tests.discord.strong_player import StrongPlayer

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


@pytest.mark.parametrize(
    ("double", "answer", "said"),
    [
        (-0.4, Answer.TAKE, "Taking gives up 0.20 points. Beaver."),
        (-0.4, Answer.DROP, "Passing gives up 1.40 points. Beaver."),
        (-0.4, Answer.BEAVER, ""),
        (0.2, Answer.BEAVER, "The beaver gives up 0.20 points. Just take."),
        (1.2, Answer.BEAVER, "The beaver gives up 1.40 points. Pass."),
    ],
)
async def test_the_tutor_knows_a_missed_or_wrong_beaver(double: float, answer: Answer, said: str) -> None:
    """Where a beaver is right, doubling is worth to the other side what it is with that."""
    assert await told_of(double, OfferStage.DOUBLE, answer) == said


@pytest.mark.parametrize(
    ("double", "answer", "said"),
    [
        (-0.4, Answer.DROP, "Refusing the beaver gives up 1.60 points. Accept it."),
        (-2.5, Answer.TAKE, "Accepting the beaver gives up 0.50 points. Refuse it."),
        (-0.4, Answer.TAKE, ""),
        (0.3, Answer.RACCOON, ""),
        (-0.4, Answer.RACCOON, "The raccoon gives up 0.40 points. Just accept the beaver."),
        (-2.5, Answer.RACCOON, "The raccoon gives up 3.00 points. Refuse the beaver."),
    ],
)
async def test_the_tutor_looks_at_answers_to_a_beaver(double: float, answer: Answer, said: str) -> None:
    assert await told_of(double, OfferStage.BEAVER, answer) == said


@pytest.mark.parametrize(
    ("away", "said"),
    [
        (None, "Passing gives up 0.40 points."),
        ((3, 2), "Passing gives up 0.40 in equity."),
        ((1, 1), "Passing gives up a 20.0 % chance to win."),
    ],
    ids=["money", "match", "both need a point"],
)
def test_what_is_given_up_is_told_in_points_only_for_money(away: tuple[int, int] | None, said: str) -> None:
    given_up = Judgement(0.4, CubeFault.PASS_TAKE)
    assert given_up.cost(Situation(parse_board(START), away=away)) == said


@pytest.mark.parametrize(
    ("situation", "kind", "said"),
    [
        (Situation(parse_board(START)), WinKind.SINGLE, "Resigning gives up 0.70 points."),
        (Situation(parse_board(START), 2, Access.OWN), WinKind.GAMMON, "Resigning gives up 1.70 points."),
        (
            Situation(parse_board(START), rules=Rules(is_jacoby=True)),
            WinKind.GAMMON,
            "Resigning gives up 0.70 points.",
        ),
        (Situation(parse_board(START), away=(3, 2)), WinKind.SINGLE, "Resigning gives up 0.70 in equity."),
        (
            Situation(parse_board(START), away=(1, 1)),
            WinKind.SINGLE,
            "Resigning gives up a 35.0 % chance to win.",
        ),
    ],
)
async def test_before_a_roll_a_resignation_is_weighed_against_playing_on(
    situation: Situation, kind: WinKind, said: str
) -> None:
    action, question = OfferResignation(kind), Question(situation)
    assert is_to_be_judged(question, action)
    verdict = await judge(StrongPlayer(ratings={"no double": -0.3, "double": -0.9}), question, action)
    assert verdict is not None
    assert (verdict.cost(situation), verdict.better) == (said, "Play on.")


def test_what_a_gammon_costs_at_a_score_is_not_known_to_the_tutor() -> None:
    question = Question(Situation(parse_board(START), away=(3, 5)))
    assert not is_to_be_judged(question, OfferResignation(WinKind.GAMMON))


async def told_of(double: float, stage: OfferStage, answer: Answer) -> str:
    """Return the tutor's advice on an answer in a money game with beavers."""
    strong = StrongPlayer(ratings={"double": double})
    question = Question(Situation(parse_board(START), rules=Rules(has_beavers=True)), offer=stage)
    verdict = await judge(strong, question, AnswerOffer(FIRST_CUBE, answer))
    return "" if verdict is None else f"{verdict.cost(question.situation)} {verdict.better}"

"""A chouette judged bet by bet: what each bet lost was lost by somebody, and advice has its worth."""

from collections.abc import Iterator
from random import Random

import pytest
import pytest_asyncio

from bot.analysis import CubeAction, Evaluator, PlayDecision, Situation
from bot.engine import (
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    Played,
    RollDice,
    RuleSheet,
    Side,
    legal_plays,
    parse_play,
)
from bot.engine.chouette import (
    Chouette,
    ChouetteEvent,
    GiveExtra,
    KeepExtras,
    LoneRule,
    PlaySuggested,
    active_members,
    apply,
    mover,
)
from bot.play.chouette.judging import (
    BetToJudge,
    Choice,
    ChouetteAnalysis,
    ChouetteGameToJudge,
    analyse_chouette,
    games_to_judge,
)
from tests.engine.chouette.sessions import SessionChecks, played
from tests.engine.chouette.story import SINGLE_CUBE, Story, letter, number

STEPS = 120
NOTHING = SessionChecks(lambda *_: None, lambda *_: None)
NO_JACOBY = {"rules": RuleSheet()}


def to_judge(story: Story) -> ChouetteGameToJudge:
    return games_to_judge(story.start, story.events)[-1]


def told(bet: BetToJudge) -> list[str]:
    """List each decision with its player: "play A", "answer C"; before a play, who could have doubled."""
    return [
        f"{each.choice} {letter(each.by)}"
        + (f" ({letter(each.doubler)})" if each.choice == Choice.PLAY else "")
        for each in bet.moments
    ]


def of(game: ChouetteGameToJudge, member: str, *, is_extra: bool = False) -> BetToJudge:
    return next(bet for bet in game.bets if bet.black == number(member) and bet.is_extra is is_extra)


def whole_story() -> Story:
    """The box doubles Bob and Cleo, who drops; Bob suggests nothing, and is captain to the end."""
    story = Story("BCD", **NO_JACOBY).plays("A").do("B", RollDice(), dice="42").plays("B")
    story.do("A", OfferDouble(story.cube("B")), OfferDouble(story.cube("C")), RollDice())
    story.answer(b="take", c="drop", dice="65").plays("A")
    story.do("B", OfferDouble(story.cube("B")), RollDice())
    return story.do("A", AnswerOffer(story.cube("B"), Answer.DROP), dice="31")


def test_everybody_decides_on_their_own_cube_and_the_captain_plays_for_all() -> None:
    game = to_judge(whole_story())
    assert told(of(game, "B"))[:6] == [
        "play A (A)",
        "play B (B)",
        "double A",
        "answer B",
        "play A (A)",
        "double B",
    ]
    assert told(of(game, "C"))[:4] == ["play A (A)", "play B (C)", "double A", "answer C"]
    assert told(of(game, "D"))[:3] == ["play A (A)", "play B (D)", "play A (A)"]


def test_the_captain_doubles_for_all_on_a_single_cube_and_each_member_answers() -> None:
    story = Story("BCD", **SINGLE_CUBE).plays("A").do("B", OfferDouble(0), RollDice())
    story.do("A", AnswerOffer(0, Answer.TAKE), dice="42").plays("B")
    game = to_judge(story)
    assert told(of(game, "D"))[1:4] == ["double B", "answer A", "play B (B)"]


def test_what_silence_and_the_custom_of_the_table_decide_nobody_did() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="take").silent("D", dice="31")
    assert told(of(to_judge(story), "D"))[-1] == "answer -"
    assert told(of(to_judge(story), "C"))[-1] == "answer C"
    story = Story("BCDE").box_doubles(*"BCDE").answer(b="drop", c="drop", d="take", e="drop")
    assert told(of(to_judge(story), "D"))[-1] == "answer -"
    assert told(of(to_judge(story), "C"))[-1] == "answer C"


def test_an_extra_begins_when_it_is_given() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).plays("A").do("B", RollDice(), dice="42").plays("B")
    story.do("A", *(OfferDouble(story.cube(each)) for each in "BCDE"), RollDice())
    story.answer(b="drop", c="drop", d="take", e="drop")
    for who in "BCE":
        story.do(who, GiveExtra(is_yes=who == "B"))
    story.do("D", KeepExtras(), dice="65").plays("A")
    assert told(of(to_judge(story), "D", is_extra=True)) == ["play A (B)"]


# Judged


def suggested(opened: Chouette, events: list[ChouetteEvent], random: Random) -> Iterator[ChouetteEvent]:
    """The events, with a random play suggested by somebody else before some plays of the team."""
    chouette = opened
    for event in events:
        if isinstance(event, Played) and event.side is Side.BLACK and event.moves:
            plays = legal_plays(chouette.game.position, event.roll)
            for player in active_members(chouette):
                if player != mover(chouette):
                    yield PlaySuggested(player, random.choice(plays).moves)
        chouette = apply(chouette, event)
        yield event


@pytest.mark.parametrize("most", [1, pytest.param(2, marks=pytest.mark.proof)])
@pytest.mark.parametrize("seed", [3, 8])
async def test_what_a_bet_lost_was_lost_by_its_people(seed: int, most: int, evaluator: Evaluator) -> None:
    random = Random(seed)
    session = played(seed, [random.getrandbits(32) for _ in range(STEPS)], NOTHING)
    events = list(suggested(session.start, session.events, random))
    games = [game for game in games_to_judge(session.start, events) if game.advised][:most]
    assert games
    found = await analyse_chouette(evaluator, games)
    check_sums(found)
    check_advice(found)


def check_sums(found: ChouetteAnalysis) -> None:
    """Bet by bet, what gammonview counts is what all who decided lost together."""
    for game in found.games:
        for bet in game.bets:
            people = (None, *game.people)
            counted = [each for who in people for each in bet.decisions(who) if each.counts]
            for side in Side:
                own = [each.lost for each in counted if each.side is side]
                rating = bet.game.rating(side)
                assert (rating.lost, rating.decisions) == (pytest.approx(sum(own), abs=1e-3), len(own))


def check_advice(found: ChouetteAnalysis) -> None:
    turns = [turn for game in found.games for turn in game.advised]
    for turn in turns:
        assert turn.captain not in [player for each in turn.advice for player in each.by]
        assert all(each.play.equity <= turn.best.equity for each in turn.advice)
        assert all((turn.gain(each) == 0) for each in turn.advice if each.play == turn.played)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def found(evaluator: Evaluator) -> ChouetteAnalysis:
    """The whole story, judged."""
    return await analyse_chouette(evaluator, [to_judge(whole_story())])


def test_each_persons_rating_is_over_what_they_decided(found: ChouetteAnalysis) -> None:
    check_sums(found)
    alone = {letter(each): found.decisions(each) for each in found.people}
    assert [each.done for each in alone["C"] if not isinstance(each, PlayDecision)][-1:] == [CubeAction.PASS]
    assert not any(isinstance(each, PlayDecision) for each in (*alone["C"], *alone["D"]))
    assert sum(isinstance(each, PlayDecision) for each in alone["B"]) == 1
    assert sum(isinstance(each, PlayDecision) for each in alone["A"]) == 2, "each once for all cubes"
    for each in found.people:
        rating = found.rating(each)
        assert rating.decisions == sum(decision.counts for decision in found.decisions(each))


def test_a_decision_about_several_bets_counts_once_with_its_average(found: ChouetteAnalysis) -> None:
    first, *_ = found.decisions(number("A"))
    on_each = [bet.game.decisions[0] for bet in found.bets]
    assert len(on_each) == 3
    assert first.lost == pytest.approx(sum(each.lost for each in on_each) / 3)


async def test_advice_is_worth_what_it_would_have_gained(evaluator: Evaluator) -> None:
    story = Story("BCD", **NO_JACOBY).plays("A").do("B", RollDice(), dice="64")
    position, roll = story.game.position, story.game.roll
    assert roll is not None
    best, *_, worst = await evaluator.rate_plays(Situation(position), roll)
    made, hit = (parse_play(each.play, position, roll).moves for each in (worst, best))
    for who, moves in (("C", made), ("D", hit), ("C", hit), ("D", ())):
        story.events.append(PlaySuggested(number(who), moves))
    story.do("B", MakePlay(parse_play(worst.play, position, roll)))
    (turn,) = (await analyse_chouette(evaluator, [to_judge(story)])).games[0].advised
    (advice,) = turn.advice
    assert (turn.captain, turn.played.play) == (number("B"), worst.play)
    assert (advice.by, advice.play.play) == ((number("C"),), best.play)
    assert advice.play == turn.best
    assert turn.gain(advice) == pytest.approx(best.equity - worst.equity, abs=0.2)
    assert turn.gain(advice) > 0.05


def test_without_advice_there_is_none(found: ChouetteAnalysis) -> None:
    assert found.games[0].advised == ()

"""A roll, or the only play, where nobody in a chouette has anything to decide."""

from random import Random
from typing import Any

import pytest

from bot.engine import MakePlay, OfferDouble, RollDice, RuleSheet, WinKind
from bot.engine.chouette.acting import act, seen_by
from bot.engine.chouette.actions import Concede, GoAway, Hold, ProposeSettlement, RefuseProposal
from bot.engine.chouette.decisions import only_choice
from bot.engine.chouette.game import DoublingPhase
from bot.engine.chouette.legal import legal_actions
from bot.engine.chouette.options import CubeMode
from bot.engine.chouette.state import Chouette, ChouettePhase, replace_game
from tests.engine.chouette.sessions import SessionChecks, played
from tests.engine.chouette.story import BOX, TEAM, Story

A, B, C = 1, 2, 3
BEARING_OFF = "6:2 4:1 | 1:2"
SINGLE: dict[str, Any] = {"cube_mode": CubeMode.SINGLE, "rules": RuleSheet()}


def all_cubes_to_team() -> Story:
    """The box has doubled both members, who took."""
    return Story("BC").box_doubles("B", "C").answer(b="take", c="take")


def test_a_roll_is_none_where_no_cube_of_the_side_may_be_doubled() -> None:
    story = all_cubes_to_team()
    assert only_choice(story.turn_of(BOX).chouette) == (A, RollDice())
    assert only_choice(story.turn_of(TEAM).chouette) is None


def test_one_member_who_may_double_is_enough_for_the_team_to_wait() -> None:
    story = Story("BC").box_doubles("B").answer(b="take")
    story.turn_of(BOX).do("A", OfferDouble(story.cube("C")), RollDice()).answer(c="take")
    assert only_choice(story.turn_of(TEAM).chouette) is None
    story = Story("BC").team_doubles("B").answer(b="take")
    assert only_choice(story.turn_of(TEAM).chouette) is None  # Carol's cube is centred
    story.turn_of(TEAM).do("C", OfferDouble(story.cube("C"))).do("B", RollDice()).answer(c="take")
    assert only_choice(story.turn_of(TEAM).chouette) == (B, RollDice())


def test_whether_it_is_depends_on_nothing_that_is_prepared_in_secret() -> None:
    story = Story("BC").turn_of(TEAM)
    assert only_choice(story.chouette) is None
    assert only_choice(story.do("C", OfferDouble(story.cube("C"))).chouette) is None


def test_a_member_who_is_away_is_not_waited_for() -> None:
    story = Story("BC").team_doubles("B").answer(b="take").turn_of(TEAM)
    assert only_choice(story.do("C", GoAway()).chouette) == (B, RollDice())


def test_a_play_is_none_where_it_is_the_only_one() -> None:
    story = Story("BC").move_of(BOX, "21", BEARING_OFF)
    assert only_choice(story.chouette) is None
    (player, action) = only_choice(story.move_of(BOX, "54", "6:2 4:1 | 23:2 24:2").chouette) or (0, None)
    assert player == A
    assert isinstance(action, MakePlay)
    assert action in legal_actions(story.chouette, A)


def test_what_is_proposed_waits_for_its_answer_before_it_would_lapse() -> None:
    story = all_cubes_to_team().turn_of(BOX)
    proposed = story.do("B", ProposeSettlement(story.bet("B"), 1))
    assert only_choice(proposed.chouette) is None
    assert RollDice() in story.may("A")
    assert only_choice(story.do("A", RefuseProposal(story.bet("B"))).chouette) == (A, RollDice())
    assert only_choice(story.do("A", Concede(story.bet("C"), WinKind.SINGLE)).chouette) is None


def test_on_a_single_cube_the_captain_alone_could_double() -> None:
    story = Story("BC", **SINGLE).turn_of(TEAM)
    assert only_choice(story.chouette) is None
    story.do("B", OfferDouble(0), RollDice()).answer(b="take")
    assert only_choice(story.turn_of(TEAM).chouette) == (B, RollDice())
    assert only_choice(story.turn_of(BOX).chouette) is None


def test_nobody_has_one_in_the_lobby_between_games_and_while_answers_are_awaited() -> None:
    story = Story("BC").box_doubles("B", "C")
    assert only_choice(story.chouette) is None
    story.answer(b="drop", c="drop")
    assert story.chouette.phase is ChouettePhase.BETWEEN
    assert only_choice(story.chouette) is None


def test_what_is_done_by_itself_is_no_sign_of_a_captain_who_was_silent() -> None:
    story = Story("BC").team_doubles("B", "C").answer(b="take", c="take").turn_of(TEAM)
    story.chouette = replace_game(story.chouette, missed=B, doubling=DoublingPhase())
    throw = iter((3, 1)).__next__
    by_player = act(story.chouette, B, RollDice(), throw)
    by_bot = act(story.chouette, B, RollDice(), iter((3, 1)).__next__, by_itself=True)
    assert [type(each).__name__ for each in by_player] == [
        "ReturnedInTime",
        *(type(each).__name__ for each in by_bot),
    ]


def check(chouette: Chouette, _random: Random) -> None:
    """Fail if what is left is not legal, is not all that moves the game on, or tells what is sealed."""
    step = only_choice(chouette)
    assert only_choice(seen_by(chouette, None)) == step
    if step is None:
        return
    player, action = step
    people = {*chouette.dealt, chouette.current.substitute or player}
    everybody = [one for who in people for one in legal_actions(chouette, who)]
    onward = [one for one in everybody if isinstance(one, MakePlay | RollDice | OfferDouble | Hold)]
    assert onward == [action]
    assert action in legal_actions(chouette, player)
    assert not chouette.current.proposals


@pytest.mark.no_cover
def test_it_is_always_all_that_moves_the_game_on_and_tells_nothing_that_is_sealed() -> None:
    steps: list[object] = []

    def keep(chouette: Chouette, random: Random) -> None:
        check(chouette, random)
        steps.append(only_choice(chouette))

    for seed in range(30):
        random = Random(seed)
        numbers = [random.getrandbits(32) for _ in range(80)]
        played(seed, numbers, SessionChecks(lambda *_: None, keep))
    assert sum(step is not None for step in steps) > 50

"""`legal_actions` is the one source of truth: all that it lists succeeds, all else is refused."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    Ending,
    EngineError,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    Roll,
    RollDice,
    Side,
    Terms,
    WinKind,
    act,
    legal_actions,
    legal_plays,
    parse_board,
    parse_position_id,
    players_to_act,
    plays_of,
    replay,
)
from bot.engine.keys import FIRST_CUBE
from tests.engine.games import ALICE, BOB, RandomGame

SPECTATOR = 3
HYPERGAMMON = parse_position_id("AACgAgAAKgAAAA")
ON_THE_BAR = parse_board("bar:1 6:4 5:4 2:3 1:3 | bar:1 6:4 5:4 2:3 1:3")
LONGEST_GAME = 2000

any_terms = st.builds(
    Terms,
    start=st.sampled_from([Terms().start, HYPERGAMMON, ON_THE_BAR]),
    has_cube=st.just(value=True),
    cube_cap=st.sampled_from([None, 2, 8]),
    white_dead_from=st.sampled_from([None, 1, 4]),
    black_dead_from=st.sampled_from([None, 2]),
    is_jacoby=st.booleans(),
    has_beavers=st.just(value=True),
    has_raccoons=st.booleans(),
    automatic_doubles=st.sampled_from([0, 1, None]),
)

PLAIN_ACTIONS: tuple[Action, ...] = (
    RollDice(),
    OfferDouble(),
    OfferDouble(1),
    AnswerOffer(FIRST_CUBE, Answer.TAKE),
    AnswerOffer(FIRST_CUBE, Answer.DROP),
    AnswerOffer(FIRST_CUBE, Answer.BEAVER),
    AnswerOffer(FIRST_CUBE, Answer.RACCOON),
    AcceptResignation(),
    RefuseResignation(),
    *(OfferResignation(kind) for kind in WinKind),
)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms)
def test_whatever_is_listed_succeeds_until_the_game_is_over_and_replay_gives_the_same_state(
    seed: int, terms: Terms
) -> None:
    played = RandomGame(random.Random(seed), terms)
    for _ in range(LONGEST_GAME):
        if played.game.phase is Phase.OVER:
            break
        before = played.game.position
        played.step()
        assert sum(played.game.position.own) == sum(before.own) == 15
    assert played.game.phase is Phase.OVER
    assert replay(played.start, played.events) == played.game
    assert players_to_act(played.game) == ()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms)
def test_a_game_waits_for_those_to_whom_something_is_legal(seed: int, terms: Terms) -> None:
    played = RandomGame(random.Random(seed), terms)
    while played.game.phase is not Phase.OVER:
        listed = [player for player in (ALICE, BOB, SPECTATOR) if legal_actions(played.game, player)]
        assert list(players_to_act(played.game)) == listed
        for player in (ALICE, BOB):
            plays = [each.play for each in legal_actions(played.game, player) if isinstance(each, MakePlay)]
            assert list(plays_of(played.game, player)) == plays
        played.step()
    assert players_to_act(played.game) == ()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms, steps=st.integers(0, 60))
def test_whatever_is_not_listed_is_refused_and_throws_no_dice(seed: int, terms: Terms, steps: int) -> None:
    played = RandomGame(random.Random(seed), terms)
    for _ in range(steps):
        if played.game.phase is not Phase.OVER:
            played.step()
    game = played.game
    elsewhere = [MakePlay(play) for play in legal_plays(game.position.switched(), Roll(3, 1))]
    for player, action in product((ALICE, BOB, SPECTATOR), (*PLAIN_ACTIONS, *elsewhere)):
        if action not in legal_actions(game, player):
            with pytest.raises(EngineError):
                act(game, player, action, pytest.fail)  # type: ignore[arg-type]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms)
def test_points_go_from_one_side_to_the_other_and_never_exceed_what_was_at_stake(
    seed: int, terms: Terms
) -> None:
    played = RandomGame(random.Random(seed), terms)
    played.finish()
    result = played.game.bets[0].result
    assert result is not None
    assert result.winner in Side
    cube = played.game.cubes[0]
    most = 4 if result.ending is Ending.DROPPED else 3  # who refuses a raccoon pays four times the value
    assert 1 <= result.points <= most * cube.value
    assert cube.value & (cube.value - 1) == 0
    assert terms.cube_cap is None or cube.value <= terms.cube_cap

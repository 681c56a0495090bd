"""`legal_actions` is the one source of truth: all that it lists succeeds, all else is refused."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import (
    AcceptResignation,
    Action,
    Beaver,
    Drop,
    Ending,
    EngineError,
    Event,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    Raccoon,
    RefuseResignation,
    Roll,
    RollDice,
    Side,
    Take,
    Terms,
    WinKind,
    act,
    legal_actions,
    legal_plays,
    parse_position_id,
    players_to_act,
    replay,
    throw_opening,
)
from tests.engine.games import ALICE, BOB

SPECTATOR = 3
HYPERGAMMON = parse_position_id("AACgAgAAKgAAAA")
LONGEST_GAME = 2000

any_terms = st.builds(
    Terms,
    start=st.sampled_from([Terms().start, HYPERGAMMON]),
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
    Take(),
    Drop(),
    Beaver(),
    Raccoon(),
    AcceptResignation(),
    RefuseResignation(),
    *(OfferResignation(kind) for kind in WinKind),
)


class Match:
    """A game between two who do anything that is legal, now and then resigning or doubling."""

    def __init__(self, seed: int, terms: Terms) -> None:
        self.random = random.Random(seed)
        self.start = Game.between(ALICE, BOB, terms)
        self.events: list[Event] = list(throw_opening(self.throw, terms))
        self.game = replay(self.start, self.events)

    def throw(self) -> int:
        return self.random.randint(1, 6)

    def step(self) -> None:
        player = self.random.choice(players_to_act(self.game))
        events = act(self.game, player, self.choose(player), self.throw)
        self.events += events
        self.game = replay(self.game, events)

    def choose(self, player: int) -> Action:
        actions = legal_actions(self.game, player)
        quiet = [action for action in actions if not isinstance(action, OfferResignation)]
        return self.random.choice(actions if self.random.random() < 0.01 else quiet)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms)
def test_whatever_is_listed_succeeds_until_the_game_is_over_and_replay_gives_the_same_state(
    seed: int, terms: Terms
) -> None:
    match = Match(seed, terms)
    for _ in range(LONGEST_GAME):
        if match.game.phase is Phase.OVER:
            break
        before = match.game.position
        match.step()
        assert sum(match.game.position.own) == sum(before.own) == 15
    assert match.game.phase is Phase.OVER
    assert replay(match.start, match.events) == match.game
    assert players_to_act(match.game) == ()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), terms=any_terms, steps=st.integers(0, 60))
def test_whatever_is_not_listed_is_refused_and_throws_no_dice(seed: int, terms: Terms, steps: int) -> None:
    match = Match(seed, terms)
    for _ in range(steps):
        if match.game.phase is not Phase.OVER:
            match.step()
    game = match.game
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
    match = Match(seed, terms)
    while match.game.phase is not Phase.OVER:
        match.step()
    result = match.game.bets[0].result
    assert result is not None
    assert result.winner in Side
    cube = match.game.cubes[0]
    most = 4 if result.ending is Ending.DROPPED else 3  # who refuses a raccoon pays four times the value
    assert 1 <= result.points <= most * cube.value
    assert cube.value & (cube.value - 1) == 0
    assert terms.cube_cap is None or cube.value <= terms.cube_cap

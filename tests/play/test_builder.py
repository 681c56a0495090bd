"""The play builder leads to every legal play, and to nothing else."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import assume, example, given, settings

from bot.engine import Position, Roll, after_moves, legal_plays, next_moves, parse_board
from bot.play.kinds.builder import BuilderState, Moves, builder_state, forced_on
from tests.engine.games import game_at
from tests.engine.strategies import positions, rolls

START = game_at("24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5")
DISCORD_BUTTONS_ABOVE_CONTROLS = 20
MOST_PLAYS = 60
"""Doubles can have two thousand plays; what is built the same way with fewer need not be built with them."""

States = dict[tuple[Moves, int | None], BuilderState]


def states_of(position: Position, roll: Roll) -> States:
    """Return every state that the builder's buttons lead to."""
    game = replace(START, position=position, roll=roll)
    found: States = {}
    todo = [(forced_on(game, roll, ()), None)]
    while todo:
        moves, selected = todo.pop()
        if (moves, selected) not in found:
            state = found[moves, selected] = builder_state(game, roll, moves, selected)
            ways = (*state.choices, *([state.back] if state.back else []))
            todo += [(way.moves, way.selected) for way in ways]
    return found


def results_after(position: Position, roll: Roll, moves: Moves) -> set[Position]:
    """Return the results of all plays that begin with those moves."""
    onward = next_moves(position, roll, moves)
    if not onward:
        return {after_moves(position, moves)}
    return {result for move in onward for result in results_after(position, roll, (*moves, move))}


def may_follow(position: Position, roll: Roll, state: BuilderState) -> set[Position]:
    """Return the results of all plays that go on from a state."""
    if state.selected is None:
        return results_after(position, roll, state.moves)
    chosen = [move for move in next_moves(position, roll, state.moves) if move.source == state.selected]
    return {result for move in chosen for result in results_after(position, roll, (*state.moves, move))}


def offered(position: Position, roll: Roll, state: BuilderState) -> Iterator[Position]:
    """Yield the results of all plays that go on from what a state offers."""
    if state.is_complete:
        yield after_moves(position, state.moves)
    for choice in state.choices:
        if choice.selected is None:
            yield from results_after(position, roll, choice.moves)
        else:
            onward = next_moves(position, roll, choice.moves)
            for move in (move for move in onward if move.source == choice.selected):
                yield from results_after(position, roll, (*choice.moves, move))


@settings(deadline=None, max_examples=60)
@given(positions(), rolls)
@example(parse_board("6:1 5:1 4:4 3:5 2:3 off:1 | 10:4 8:4 6:4 5:2 2:1"), Roll(6, 1))
@example(parse_board("24:1 1:14 | 2:1 off:14"), Roll(6, 1))
@example(parse_board("6:2 4:1 1:12 | 13:15"), Roll(6, 6))
@example(parse_board("2:1 off:14 | 1:1 off:14"), Roll(2, 1))
def test_every_state_offers_every_play_that_may_follow_and_no_other(position: Position, roll: Roll) -> None:
    plays = legal_plays(position, roll)
    assume(0 < len(plays) <= MOST_PLAYS)
    states = states_of(position, roll).values()
    assert {after_moves(position, state.moves) for state in states if state.is_complete} == {
        play.after for play in plays
    }
    for state in states:
        assert set(offered(position, roll, state)) == may_follow(position, roll, state)
        assert bool(state.choices) is not state.is_complete
        assert len(state.choices) <= DISCORD_BUTTONS_ABOVE_CONTROLS
        labels = [choice.label for choice in state.choices]
        assert len(set(labels)) == len(labels)

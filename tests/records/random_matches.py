"""Matches of random plays, doubles and resignations, with their records."""

from random import Random

from bot.engine import (
    AcceptResignation,
    Action,
    Beaver,
    Drop,
    Event,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Raccoon,
    RefuseResignation,
    RollDice,
    Side,
    Take,
    Terms,
    act,
    apply,
    legal_actions,
    players_to_act,
    replay,
    throw_opening,
)
from bot.records import MONEY, GameRecord, MatchRecord, record_game

ALICE, BOB = 1, 2
GNUBG_CUBE_LIMIT = 4_096
"""A cube beyond it confuses GNU Backgammon."""
WEIGHTS: dict[type[Action], float] = {
    RollDice: 20,
    MakePlay: 20,
    OfferDouble: 2,
    Take: 3,
    Drop: 1,
    Beaver: 2,
    Raccoon: 2,
    OfferResignation: 0.01,
    AcceptResignation: 1,
    RefuseResignation: 1,
}


def random_match(seed: int, length: int, games: int = 100) -> MatchRecord:
    """Return the record of a match that is played out, or of at most so many games."""
    random = Random(seed)
    score = {Side.WHITE: 0, Side.BLACK: 0}
    records: list[GameRecord] = []
    was_crawford = False
    while len(records) < games and (length == MONEY or max(score.values()) < length):
        is_crawford = not was_crawford and length - 1 in score.values()
        was_crawford |= is_crawford
        events, final = random_game(random, _terms(length, score, has_cube=not is_crawford))
        records.append(record_game(events, final, score[Side.WHITE], score[Side.BLACK]))
        result = final.bets[0].result
        assert result is not None
        score[result.winner] += result.points
    return MatchRecord("Alice", "Bob", length, tuple(records))


def random_game(random: Random, terms: Terms) -> tuple[tuple[Event, ...], Game]:
    """Return what happened in a random game, and its end."""

    def throw() -> int:
        return random.randint(1, 6)

    events = list(throw_opening(throw, terms))
    game = replay(Game.between(ALICE, BOB, terms), events)
    while players := players_to_act(game):
        actions = legal_actions(game, players[0])
        kinds = {type(action): action for action in random.sample(actions, len(actions))}
        if sum(isinstance(action, MakePlay) for action in actions) == 1:
            kinds.pop(OfferResignation, None)  # GNU Backgammon believes that a forced play was made before it
        (action,) = random.choices(list(kinds.values()), [WEIGHTS[kind] for kind in kinds])
        for event in act(game, players[0], action, throw):
            events.append(event)
            game = apply(game, event)
    return tuple(events), game


def _terms(length: int, score: dict[Side, int], *, has_cube: bool) -> Terms:
    if length == MONEY:
        return Terms(has_beavers=True, has_raccoons=True, cube_cap=GNUBG_CUBE_LIMIT)
    return Terms(
        has_cube=has_cube and length > 1,
        white_dead_from=length - score[Side.WHITE],
        black_dead_from=length - score[Side.BLACK],
    )

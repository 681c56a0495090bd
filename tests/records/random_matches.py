"""Matches and money sessions of random plays, doubles and resignations, with their records."""

from random import Random

from bot.engine import (
    STARTS,
    AcceptResignation,
    Action,
    Answer,
    Event,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Position,
    RefuseResignation,
    RollDice,
    RuleSheet,
    Score,
    Terms,
    act,
    apply,
    legal_actions,
    players_to_act,
    replay,
    score_after,
    terms_at,
    throw_opening,
    winner,
)
from bot.records import MatchRecord, PlayedGame, record_match
from tests.engine.games import kind_of

ALICE, BOB = 1, 2
GNUBG_CUBE_LIMIT = 4_096
"""A cube beyond it confuses GNU Backgammon."""
WEIGHTS: dict[type[Action] | Answer, float] = {
    RollDice: 20,
    MakePlay: 20,
    OfferDouble: 2,
    Answer.TAKE: 3,
    Answer.DROP: 1,
    Answer.BEAVER: 2,
    Answer.RACCOON: 2,
    OfferResignation: 0.01,
    AcceptResignation: 1,
    RefuseResignation: 1,
}


def random_match(seed: int, sheet: RuleSheet, games: int = 100, begin: Score | None = None) -> MatchRecord:
    """Return the record of a match that is played out from a score, or of at most so many games."""
    random = Random(seed)
    score = begin or Score()
    played: list[PlayedGame] = []
    while len(played) < games and winner(sheet, score) is None:
        events, final = random_game(random, terms_at(sheet, score))
        played.append(PlayedGame(score, events, final))
        result = final.bets[0].result
        assert result is not None
        score = score_after(sheet, score, result)
    return record_match("Alice", "Bob", sheet, played)


def random_sheet(random: Random, length: int | None, *, start: Position | None = None) -> RuleSheet:
    """Return a rule sheet with any options that GNU Backgammon follows."""
    start = start or random.choice([STARTS["standard"], *STARTS.values()])
    if length is not None:
        return RuleSheet(length, has_cube=random.random() < 0.9, start=start)
    if random.random() < 0.1:
        return RuleSheet(has_cube=False, start=start)
    has_beavers = random.random() < 0.7
    return RuleSheet(
        is_jacoby=random.random() < 0.5,
        has_beavers=has_beavers,
        has_raccoons=has_beavers and random.random() < 0.7,
        automatic_doubles=random.choice([0, 0, 1, 3, None]),
        cube_cap=GNUBG_CUBE_LIMIT,
        start=start,
    )


def random_score(random: Random, length: int | None) -> Score:
    """Return a score near the end of a match, but before its Crawford game."""
    if length is None:
        return Score(random.randint(0, 20), random.randint(0, 20))
    white, black = (max(length - random.randint(2, 6), 0) for _ in range(2))
    return Score(white, black)


def random_game(random: Random, terms: Terms) -> tuple[tuple[Event, ...], Game]:
    """Return what happened in a random game, and its end."""

    def throw() -> int:
        return random.randint(1, 6)

    events: list[Event] = list(throw_opening(throw, terms))
    game = replay(Game.between(ALICE, BOB, terms), events)
    while players := players_to_act(game):
        actions = legal_actions(game, players[0])
        kinds = {kind_of(action): action for action in random.sample(actions, len(actions))}
        (action,) = random.choices(list(kinds.values()), [WEIGHTS[kind] for kind in kinds])
        for event in act(game, players[0], action, throw):
            events.append(event)
            game = apply(game, event)
    return tuple(events), game

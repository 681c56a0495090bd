"""Matches and sessions that were played at random, stored as if they had been played here."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial, reduce
from itertools import count
from random import Random

from bot.engine import (
    Doubled,
    Dropped,
    Event,
    Game,
    OpeningRolled,
    Phase,
    ResignationOffered,
    RuleSheet,
    Score,
    Taken,
    score_after,
    terms_at,
    winner,
)
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.heads_up.store import dump_state, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable
from bot.play.tables.store import BOARD_EVENTS
from storage import UnitOfWork
from tests.engine.games import ALICE, BOB, RandomGame

WANTED = {Doubled, Taken, Dropped, ResignationOffered}
LONGEST_MATCH = 100


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played to its end."""

    start: Game
    events: tuple[Event, ...]
    final: Game


@cache
def lively_match(length: int) -> tuple[PlayedGame, ...]:
    """A short match of several games, with doubles that are taken and dropped, and a resignation."""
    sheet = RuleSheet(length=length)
    matches = (random_match(Random(seed), sheet) for seed in count())
    return next(match for match in matches if is_lively(match))


def is_lively(match: tuple[PlayedGame, ...]) -> bool:
    events = [event for game in match for event in game.events]
    return len(match) > 1 and len(events) <= LONGEST_MATCH and {type(event) for event in events} >= WANTED


def random_match(random: Random, sheet: RuleSheet) -> tuple[PlayedGame, ...]:
    """A match that was played at random to its end."""
    games: list[PlayedGame] = []
    score = Score()
    while winner(sheet, score) is None:
        games.append(played := random_game(random, sheet, score))
        result = played.final.bets[0].result
        assert result is not None
        score = score_after(sheet, score, result)
    return tuple(games)


def random_game(random: Random, sheet: RuleSheet, score: Score, most: int | None = None) -> PlayedGame:
    """A game that was played at random to its end, or until so much had happened in it."""
    game = RandomGame(random, terms_at(sheet, score))
    while game.game.phase is not Phase.OVER and (most is None or len(game.events) < most):
        game.step()
    return PlayedGame(game.start, tuple(game.events), game.game)


def store(
    uow: UnitOfWork,
    sheet: RuleSheet,
    games: Sequence[PlayedGame],
    place: Place,
    people: tuple[Caller, Caller],
    at: datetime,
) -> HeadsUpTable:
    """Store games that Alice (White) and Bob have played, the last perhaps not to its end, as a channel's."""
    for person, expected in zip(people, (ALICE, BOB), strict=True):
        assert uow.players.get_or_add(person.snowflake, person.name, at).id == expected
    results = [result for game in games[:-1] if (result := game.final.bets[0].result)]
    score = reduce(partial(score_after, sheet), results, Score())
    state = HeadsUpState(Challenge(ALICE, BOB, sheet=sheet), games[-1].final, score, tuple(results))
    record = uow.tables.add(
        guild_snowflake=place.guild,
        channel_snowflake=place.channel,
        kind=HeadsUpTable.kind,
        state=dump_state(state),
        status="over" if games[-1].final.phase is Phase.OVER else "playing",
        now=at,
    )
    for seat, player in enumerate((ALICE, BOB)):
        uow.seats.take(record.id, seat, player)
    rows = [
        (number, *BOARD_EVENTS.dump(event), player_of(game, event))
        for number, game in enumerate(games, start=1)
        for event in game.events
    ]
    uow.events.append(record.id, 0, rows, at)
    return to_heads_up(uow, record)


def player_of(game: PlayedGame, event: Event) -> int | None:
    """Return the player who caused an event; None for the opening."""
    return None if isinstance(event, OpeningRolled) else game.start.bets[0].player(event.side)

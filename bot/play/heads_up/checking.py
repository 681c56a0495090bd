"""Checks of a stored table of two players."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.engine import BetResult, Event, Game, Score, Side, replay, score_after, terms_at
from bot.engine.keys import FIRST_GAME, GameNumber
from bot.play.base.fair_dice import verify
from bot.play.base.table import Status
from bot.play.heads_up.dice import players_of, sources_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.store import BOARD_EVENTS
from storage import UnitOfWork


def replayed_match(uow: UnitOfWork, table: HeadsUpTable) -> HeadsUpTable:
    """A table with the game, the score and the results that its events lead to."""
    if not table.has_begun:
        return table
    game, score, results = _replayed(table, _events_of(uow, table))
    return replace(table, state=replace(table.state, game=game, score=score, results=results))


def problems_of_match(uow: UnitOfWork, table: HeadsUpTable) -> Iterator[str]:
    """May raise any of UNREADABLE."""
    is_challenge = table.status is Status.CHALLENGE
    invited = {row.player_id for row in uow.contents.of_table("invitations", table.id)}
    if invited != (set(players_of(table)) if is_challenge else set()):
        yield "its invitations are not those of its challenge"
    if is_challenge is table.has_begun and table.status is not Status.CLOSED:
        yield f"its status is {table.status}, which its game contradicts"
    elif table.has_begun:
        yield from _problems_of_games(uow, table)
    elif uow.contents.of_table("events", table.id):
        yield "it has events, and no game"


def _problems_of_games(uow: UnitOfWork, table: HeadsUpTable) -> Iterator[str]:
    if table.sheet.is_match and (table.status is Status.OVER) != (table.match_winner is not None):
        yield f"its status is {table.status}, which its score contradicts"
    seated = [seat.player_id for seat in uow.seats.at_table(table.id)]
    if seated != [table.player_on(side).id for side in Side]:
        yield "its seats are not those of its players"
    if table.dice is not None:
        for number in map(GameNumber, range(FIRST_GAME, table.number + 1)):
            if faults := verify(sources_of(uow, table, number)):
                yield f"game {number}: {faults[0]}"


def _events_of(uow: UnitOfWork, table: HeadsUpTable) -> Mapping[int, Sequence[Event]]:
    rows = uow.events.of_games(table.id, FIRST_GAME, table.number)
    games = groupby(rows, key=lambda row: row.game)
    return {game: [BOARD_EVENTS.load(row.kind, row.payload) for row in of_game] for game, of_game in games}


def _replayed(
    table: HeadsUpTable, events: Mapping[int, Sequence[Event]]
) -> tuple[Game, Score, tuple[BetResult, ...]]:
    """The last game by the events, the score before it, and the results of the games before it."""
    white, black = players_of(table)
    score, results, number = Score(), list[BetResult](), int(FIRST_GAME)
    while True:
        start = Game.between(white, black, terms_at(table.sheet, score))
        game = replay(start, events.get(number, ()))
        result = game.bets[0].result
        if result is None or number + 1 not in events:
            return game, score, tuple(results)
        results.append(result)
        score, number = score_after(table.sheet, score, result), number + 1

"""A stored table equals the one to which its events lead, from its sheet alone."""

from bot.engine import BetResult, Game, Score, replay, score_after, terms_at
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.store import BOARD_EVENTS
from storage import UnitOfWork


def check_replay(uow: UnitOfWork, table: HeadsUpTable) -> None:
    """Fail unless the stored events, replayed game by game, give the table's game, score and results."""
    game, score, results = replayed(uow, table)
    assert game == table.game
    assert score == table.state.score
    assert results == table.state.results


def replayed(uow: UnitOfWork, table: HeadsUpTable) -> tuple[Game, Score, tuple[BetResult, ...]]:
    """Return the last game of a table, the score before it, and the results of the games before it."""
    challenge, score = table.state.challenge, Score()
    results: list[BetResult] = []
    number = 1
    while True:
        white, black = challenge.sides
        start = Game.between(white, black, terms_at(challenge.sheet, score))
        records = uow.events.of_game(table.id, number)
        game = replay(start, (BOARD_EVENTS.load(record.kind, record.payload) for record in records))
        result = game.bets[0].result
        if result is None or not uow.events.of_game(table.id, number + 1):
            return game, score, tuple(results)
        results.append(result)
        score = score_after(challenge.sheet, score, result)
        number += 1

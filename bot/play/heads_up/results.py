"""How games, matches and sessions ended, in words."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from bot import engine
from bot.engine.keys import GameNumber
from bot.play.base.table import Player
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text.words import mention, name, plain_name
from bot.text.catalogue import phrase

GAMES_LISTED: Final = 49
"""The most games that a match can have, to 25 points; of a longer session the last are listed."""


def result_headline(table: HeadsUpTable) -> str:
    """For the picture, without formatting."""
    ended = table.game.bets[0].result
    if ended is None:
        return ""
    winner = plain_name(table.player_on(ended.winner))
    if table.match_winner is not None:
        return phrase("result-headline-match", winner=winner)
    return phrase("result-headline", winner=winner, kind=ended.kind, points=ended.points)


def result(table: HeadsUpTable) -> str:
    """Tell who won the last game, how much, and why; "" while it is played."""
    ended = table.game.bets[0].result
    if ended is None:
        return ""
    is_single_on_time = ended.ending is engine.Ending.TIMED_OUT and ended.kind is engine.WinKind.SINGLE
    is_paid = ended.ending is engine.Ending.DROPPED or is_single_on_time
    cube = ended.points if is_paid else table.game.cubes[0].value
    return f"{_win(table, ended, cube)} {_why(table, ended, table.game)}"


def game_over(table: HeadsUpTable, number: GameNumber) -> str:
    """The end of an earlier game and its reason, and the score after it."""
    ended = table.results[number - 1]
    parts = [
        _win(table, ended, _cube_of(table, ended)),
        _why(table, ended),
        _standing(table, table.score_after(number)),
    ]
    return phrase("result-game", number=number, story=" ".join(part for part in parts if part))


def in_brief(table: HeadsUpTable, number: GameNumber) -> str:
    """How a game ended in a few words, with the reason first where it was not played out."""
    ended = table.results[number - 1]
    loser, winner = (name(table.player_on(side)) for side in (ended.winner.other, ended.winner))
    if ended.ending is engine.Ending.DROPPED:
        return phrase("log-passes", player=loser, winner=winner, points=ended.points)
    if ended.ending is engine.Ending.TIMED_OUT and not _is_second_loss_on_time(table, ended):
        return phrase("log-out-of-time", player=loser, winner=winner, points=ended.points)
    final = table.game if number == table.number else None
    story = [_win(table, ended, cube=1), _why(table, ended, final)]
    told = story if ended.ending is engine.Ending.BORNE_OFF else reversed(story)
    return " ".join(part for part in told if part)


def outcome(table: HeadsUpTable) -> str:
    """Tell who won the match, and by how much; or how the session ended."""
    winner = table.match_winner
    if winner is None:
        return f"{phrase('result-session', games=len(table.results))} {_standing(table, table.score)}"
    won, lost = table.score.of(winner), table.score.of(winner.other)
    return phrase("result-match", winner=name(table.player_on(winner)), won=won, lost=lost)


def outcome_to_both(table: HeadsUpTable) -> str:
    """The outcome for both players of a match, with their mentions."""
    winner = table.match_winner
    if winner is None:
        return outcome(table)
    return phrase(
        "result-match-against",
        winner=mention(table.player_on(winner)),
        loser=mention(table.player_on(winner.other)),
        won=table.score.of(winner),
        lost=table.score.of(winner.other),
    )


def lead(table: HeadsUpTable, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice leads by 4 points", with the stake counted in."""
    return _lead(table, table.score, called)


def scores(table: HeadsUpTable, score: engine.Score, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice 3, Bob 1"."""
    return phrase(
        "result-scores",
        white=called(table.player_on(engine.Side.WHITE)),
        white_score=score.white,
        black=called(table.player_on(engine.Side.BLACK)),
        black_score=score.black,
    )


def score_of_each_game(table: HeadsUpTable) -> str:
    """Such as "Game by game, Alice first: 1-0 · 1-2 gammon"; "" after only one."""
    games = len(table.results)
    if games == 1:
        return ""
    listed = range(max(games - GAMES_LISTED, 0) + 1, games + 1)
    scores = " · ".join(_score_after(table, number) for number in map(GameNumber, listed))
    white = name(table.player_on(engine.Side.WHITE))
    if games <= GAMES_LISTED:
        return phrase("result-each-game", white=white, scores=scores)
    return phrase("result-last-games", white=white, scores=scores, listed=GAMES_LISTED, games=games)


def abandoned(table: HeadsUpTable) -> str:
    """Why a closed table has no result, even if a game was in play."""
    is_in_play = table.state.game is not None and len(table.results) < table.number
    return phrase("result-erased", is_in_play=is_in_play)


def _win(table: HeadsUpTable, ended: engine.BetResult, cube: int) -> str:
    winner = name(table.player_on(ended.winner))
    if _is_second_loss_on_time(table, ended):
        return phrase("result-win-rest", winner=winner, points=ended.points)
    return phrase("result-win", winner=winner, kind=ended.kind, cube=cube, points=ended.points)


def _cube_of(table: HeadsUpTable, ended: engine.BetResult) -> int:
    """The cube at the end of an earlier game; 1 where the result does not say.

    By the Jacoby rule a gammon may have counted as a single game.
    """
    if ended.ending is engine.Ending.DROPPED:
        return ended.points
    if table.sheet.is_jacoby and ended.kind is not engine.WinKind.SINGLE:
        return 1
    return ended.points // ended.kind


def _why(table: HeadsUpTable, ended: engine.BetResult, final: engine.Game | None = None) -> str:
    """Why a game counts as it does, in more detail with its final position."""
    loser = name(table.player_on(ended.winner.other))
    match ended.ending:
        case engine.Ending.DROPPED:
            return phrase("result-passed", loser=loser)
        case engine.Ending.RESIGNED:
            return phrase("result-resigned", loser=loser)
        case engine.Ending.SETTLED:
            return phrase("result-settled")
        case engine.Ending.FORFEITED:
            return phrase("result-forfeited", loser=loser)
        case engine.Ending.TIMED_OUT:
            return _why_on_time(ended, loser, is_second=_is_second_loss_on_time(table, ended))
        case engine.Ending.BORNE_OFF:
            return _why_played_out(final, ended.winner, loser) if final else _why_of(ended.kind, loser)


def _why_on_time(ended: engine.BetResult, loser: str, *, is_second: bool) -> str:
    if is_second:
        return phrase("result-time-twice", loser=loser)
    return phrase("result-time", loser=loser, kind=ended.kind)


def _is_second_loss_on_time(table: HeadsUpTable, ended: engine.BetResult) -> bool:
    """Whether this loss on time followed another by the same player, so that it decided the match."""
    results = table.results
    before = [last for last, this in pairwise(results) if this is ended]
    return table.sheet.is_match and any(
        last.ending is engine.Ending.TIMED_OUT and last.winner is ended.winner for last in before
    )


def _why_of(kind: engine.WinKind, loser: str) -> str:
    match kind:
        case engine.WinKind.SINGLE:
            return ""
        case engine.WinKind.GAMMON:
            return phrase("result-none-off", loser=loser)
        case engine.WinKind.BACKGAMMON:
            return phrase("result-backgammon", loser=loser)


def _why_played_out(game: engine.Game, winner: engine.Side, loser: str) -> str:
    final = game.position_of(winner).other
    borne_off = final[engine.OFF] - game.terms.set_aside
    if borne_off:
        return phrase("result-borne-off", loser=loser, checkers=borne_off)
    if not engine.gammons_count(game.cubes[0], game.terms):
        return phrase("result-jacoby", loser=loser)
    if final[engine.BAR]:
        return phrase("result-on-bar", loser=loser)
    if engine.stands_in_winners_home(final):
        return phrase("result-in-home", loser=loser)
    return phrase("result-none-off", loser=loser)


def _standing(table: HeadsUpTable, score: engine.Score) -> str:
    """A sentence: "Alice 3, Bob 1." or "Alice leads by 2 points."."""
    if table.sheet.is_match:
        return phrase("result-standing", standing=scores(table, score))
    if score.white == score.black:
        return phrase("result-standing-even")
    return phrase("result-standing", standing=_lead(table, score, name))


def _lead(table: HeadsUpTable, score: engine.Score, called: Callable[[Player], str]) -> str:
    margin = score.white - score.black
    if margin == 0:
        return phrase("result-even")
    leader = called(table.player_on(engine.Side.WHITE if margin > 0 else engine.Side.BLACK))
    points, stake = abs(margin), table.sheet.stake
    if stake == 1:
        return phrase("result-lead", leader=leader, points=points)
    return phrase("result-lead-staked", leader=leader, points=points, money=points * stake, stake=stake)


def _score_after(table: HeadsUpTable, number: GameNumber) -> str:
    """The challenger's points first, and whether it was a gammon: "1-2 gammon", on one line."""
    score, kind = table.score_after(number), table.results[number - 1].kind
    told = phrase("result-score", white=score.white, black=score.black, kind=kind)
    return told.replace("-", "\N{NON-BREAKING HYPHEN}")

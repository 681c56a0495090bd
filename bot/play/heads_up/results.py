"""How games, matches and sessions ended, in words."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from bot.engine import (
    BAR,
    OFF,
    BetResult,
    Ending,
    Game,
    Score,
    Side,
    WinKind,
    points_for,
    stands_in_winners_home,
)
from bot.engine.keys import GameNumber
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import Player
from bot.play.text.words import KINDS, count, mention, name

GAMES_LISTED: Final = 49
"""The most games that a match can have, to 25 points; of a longer session the last are listed."""


def result_headline(table: HeadsUpTable) -> str:
    """For the picture, without formatting."""
    ended = table.game.bets[0].result
    if ended is None:
        return ""
    winner = table.player_on(ended.winner).name
    if table.match_winner is not None:
        return f"{winner} wins the match"
    return f"{winner} wins {KINDS[ended.kind]}: {count(ended.points, 'point')}"


def result(table: HeadsUpTable) -> str:
    """Such as "" while the last game is played."""
    ended = table.game.bets[0].result
    if ended is None:
        return ""
    is_single_on_time = ended.ending is Ending.TIMED_OUT and ended.kind is WinKind.SINGLE
    is_paid = ended.ending is Ending.DROPPED or is_single_on_time
    cube = ended.points if is_paid else table.game.cubes[0].value
    return f"{_win(table, ended, cube)} {_why(table, ended, table.game)}"


def game_over(table: HeadsUpTable, number: GameNumber) -> str:
    """The end of an earlier game and its reason, and the score after it."""
    ended = table.results[number - 1]
    parts = [_win(table, ended, _cube_of(table, ended)), _why(table, ended), _standing(table, number)]
    return f"Game {number}: {' '.join(part for part in parts if part)}"


def outcome(table: HeadsUpTable) -> str:
    """Who won the match, and by how much; or how the session ended."""
    winner = table.match_winner
    if winner is None:
        return f"The session is over after {count(len(table.results), 'game')}: {lead(table)}."
    return f"{name(table.player_on(winner))} wins the match {_score_of_match(table, winner)}."


def outcome_to_both(table: HeadsUpTable) -> str:
    """The outcome for both players of a match, with their mentions."""
    winner = table.match_winner
    if winner is None:
        return outcome(table)
    won, lost = mention(table.player_on(winner)), mention(table.player_on(winner.other))
    return f"{won} wins the match {_score_of_match(table, winner)} against {lost}."


def _score_of_match(table: HeadsUpTable, winner: Side) -> str:
    return f"{table.score.of(winner)}-{table.score.of(winner.other)}"


def lead(table: HeadsUpTable, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice leads by 4 points", with the stake counted in."""
    return _lead(table, table.score, called)


def score_of_each_game(table: HeadsUpTable) -> str:
    """Such as "Game by game, Alice first: 1-0 · 1-2 gammon"; "" after only one."""
    count_of_all = len(table.results)
    if count_of_all == 1:
        return ""
    listed = range(max(count_of_all - GAMES_LISTED, 0) + 1, count_of_all + 1)
    last = f" (the last {GAMES_LISTED} of {count_of_all})" if count_of_all > GAMES_LISTED else ""
    scores = " · ".join(_score_after(table, number) for number in map(GameNumber, listed))
    return f"Game by game{last}, {name(table.player_on(Side.WHITE))} first: {scores}"


def abandoned(table: HeadsUpTable) -> str:
    """Why a closed table has no result, even if a game was in play."""
    is_in_play = table.state.game is not None and len(table.results) < table.number
    without = ", without a result" if is_in_play else ""
    return f"A player has had everything about them erased, so this ends here{without}."


def points_of_loss(game: Game, kind: WinKind) -> str:
    """Such as "2 points"."""
    return count(points_for(kind, game.cubes[0], game.terms), "point")


def resigned_points(game: Game) -> str:
    """What the open resignation gives to whoever accepts it."""
    resignation = game.bets[0].resignation
    return points_of_loss(game, resignation.kind) if resignation else ""


def _win(table: HeadsUpTable, ended: BetResult, cube: int) -> str:
    winner = name(table.player_on(ended.winner))
    if _is_second_loss_on_time(table, ended):
        return f"{winner} wins all that the match still needed: {count(ended.points, 'point')}."
    at_cube = f" with the cube on {cube}" if cube > 1 else ""
    return f"{winner} wins {KINDS[ended.kind]}{at_cube}: {count(ended.points, 'point')}."


def _cube_of(table: HeadsUpTable, ended: BetResult) -> int:
    """The cube at the end of an earlier game; 1 where the result does not say.

    By the Jacoby rule a gammon may have counted as a single game.
    """
    if ended.ending is Ending.DROPPED:
        return ended.points
    if table.sheet.is_jacoby and ended.kind is not WinKind.SINGLE:
        return 1
    return ended.points // ended.kind


def _why(table: HeadsUpTable, ended: BetResult, final: Game | None = None) -> str:
    """Why a game counts as it does, in more detail with its final position."""
    loser = name(table.player_on(ended.winner.other))
    match ended.ending:
        case Ending.DROPPED:
            return f"{loser} passed."
        case Ending.RESIGNED:
            return f"{loser} resigned."
        case Ending.SETTLED:
            return "They settled."
        case Ending.FORFEITED:
            return f"{loser} forfeited."
        case Ending.TIMED_OUT:
            return _why_on_time(ended, loser, is_second=_is_second_loss_on_time(table, ended))
        case Ending.BORNE_OFF:
            return _why_played_out(final, ended.winner, loser) if final else _why_of(ended.kind, loser)


def _why_on_time(ended: BetResult, loser: str, *, is_second: bool) -> str:
    if is_second:
        return f"{loser} ran out of time for the second game in a row, which loses the match."
    certain = (
        "" if ended.kind is WinKind.SINGLE else f", and could not have saved {KINDS[ended.kind]} any more"
    )
    return f"{loser} ran out of time{certain}."


def _is_second_loss_on_time(table: HeadsUpTable, ended: BetResult) -> bool:
    """Whether this loss on time followed another by the same player, so that it decided the match."""
    results = table.results
    before = [last for last, this in pairwise(results) if this is ended]
    return table.sheet.is_match and any(
        last.ending is Ending.TIMED_OUT and last.winner is ended.winner for last in before
    )


def _why_of(kind: WinKind, loser: str) -> str:
    match kind:
        case WinKind.SINGLE:
            return ""
        case WinKind.GAMMON:
            return f"{loser} had borne off nothing."
        case WinKind.BACKGAMMON:
            where = "on the bar or in the winner's home board"
            return f"{loser} had borne off nothing and had a checker {where}."


def _why_played_out(game: Game, winner: Side, loser: str) -> str:
    final = game.position_of(winner).other
    borne_off = final[OFF] - game.terms.set_aside
    if borne_off:
        return f"{loser} had borne off {count(borne_off, 'checker')}."
    if game.terms.is_jacoby and not game.cubes[0].was_turned:
        return f"{loser} had borne off nothing, but by Jacoby's rule only a turned cube lets that count."
    if final[BAR]:
        return f"{loser} had borne off nothing and had a checker on the bar."
    if stands_in_winners_home(final):
        return f"{loser} had borne off nothing and had a checker in the winner's home board."
    return f"{loser} had borne off nothing."


def _standing(table: HeadsUpTable, number: GameNumber) -> str:
    """Within a sentence: "Alice 3, Bob 1." or "Alice leads by 2 points."."""
    score = table.score_after(number)
    if table.sheet.is_match:
        return f"{', '.join(f'{name(table.player_on(side))} {score.of(side)}' for side in Side)}."
    return "The session is even." if score.white == score.black else f"{_lead(table, score, name)}."


def _lead(table: HeadsUpTable, score: Score, called: Callable[[Player], str]) -> str:
    margin = score.white - score.black
    if margin == 0:
        return "the session is even"
    leader = called(table.player_on(Side.WHITE if margin > 0 else Side.BLACK))
    points = f"{leader} leads by {count(abs(margin), 'point')}"
    stake = table.sheet.stake
    return points if stake == 1 else f"{points}, {abs(margin) * stake} at the stake of {stake}"


def _score_after(table: HeadsUpTable, number: GameNumber) -> str:
    """The challenger's points first, and whether it was a gammon: "1-2 gammon"."""
    score, kind = table.score_after(number), table.results[number - 1].kind
    mark = "" if kind is WinKind.SINGLE else f" {kind.name.lower()}"
    return f"{score.white}-{score.black}{mark}"

"""How games, matches and sessions ended."""

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
    score_after,
    stands_in_winners_home,
)
from bot.presenters.names import name
from bot.presenters.sentences.words import KINDS, count
from bot.table import Table


def result_headline(table: Table) -> str:
    """Return the result of the last game, or of the match, for the picture, without formatting."""
    ended = _settled(table.game)
    if ended is None:
        return ""
    winner = table.player_on(ended.winner).name
    if table.match_winner is not None:
        return f"{winner} wins the match"
    return f"{winner} wins {KINDS[ended.kind]}: {count(ended.points, 'point')}"


def game_over(table: Table, number: int) -> str:
    """Return how an earlier game ended, and the score after it."""
    return f"{_game_line(table, table.results[number - 1])}; {_score_line(table, number)}"


def standing(table: Table) -> str:
    """Return how a money session stands, in a sentence."""
    return f"{lead(table)[0].upper()}{lead(table)[1:]} after {count(len(table.results), 'game')}."


def lead(table: Table) -> str:
    """Return who leads a money session by how much: "Alice leads by 4 points"; the stake counted in."""
    margin = table.score.white - table.score.black
    if margin == 0:
        return "the session is even"
    leader = name(table.player_on(Side.WHITE if margin > 0 else Side.BLACK))
    points = f"{leader} leads by {count(abs(margin), 'point')}"
    stake = table.sheet.stake
    return points if stake == 1 else f"{points}, {abs(margin) * stake} at the stake of {stake}"


def table_result(table: Table) -> str:
    """Return how a match or a session ended: the last game, the outcome, and the score of every game."""
    head = f"{result(table)} {outcome(table)}"
    if len(table.results) == 1:
        return head
    games = (f"-# {number}. {game_over(table, number)}" for number in range(1, len(table.results) + 1))
    return "\n".join([head, *games])


def outcome(table: Table) -> str:
    """Return who won the match, and how high; or how the session ended."""
    winner = table.match_winner
    if winner is None:
        return f"The session is over: {lead(table)} after {count(len(table.results), 'game')}."
    score = f"{table.score.of(winner)}-{table.score.of(winner.other)}"
    return f"{name(table.player_on(winner))} wins the match {score}."


def abandoned(_table: Table) -> str:
    """Return why a table that was closed came to no end."""
    return "A player has had everything about them erased, so this ends here, without a result."


def _game_line(table: Table, ended: BetResult) -> str:
    winner = name(table.player_on(ended.winner))
    return f"{winner} wins {KINDS[ended.kind]}: {count(ended.points, 'point')}"


def _score_line(table: Table, number: int) -> str:
    """Return the score after a game, the winner's points of that game counted."""
    score = Score()
    for ended in table.results[:number]:
        score = score_after(table.sheet, score, ended)
    white, black = (name(table.player_on(side)) for side in Side)
    return f"{white} {score.white}, {black} {score.black}"


def result(table: Table) -> str:
    """Return how the game ended, for how many points, and why."""
    ended = _settled(table.game)
    if ended is None:
        return ""
    winner, loser = (name(table.player_on(side)) for side in (ended.winner, ended.winner.other))
    cube = ended.points if ended.ending is Ending.DROPPED else table.game.cubes[0].value
    at_cube = f" with the cube on {cube}" if cube > 1 else ""
    head = f"{winner} wins {KINDS[ended.kind]}{at_cube}: {count(ended.points, 'point')}."
    match ended.ending:
        case Ending.DROPPED:
            return f"{head} {loser} passed."
        case Ending.RESIGNED:
            return f"{head} {loser} resigned."
        case Ending.BORNE_OFF:
            return f"{head} {_why(table.game, ended.winner, loser)}"


def points_of_loss(game: Game, kind: WinKind) -> str:
    """Return what a loss of that kind costs: "2 points"."""
    return count(points_for(kind, game.cubes[0], game.terms), "point")


def resigned_points(game: Game) -> str:
    """Return what the open resignation gives to whoever accepts it."""
    resignation = game.bets[0].resignation
    return points_of_loss(game, resignation.kind) if resignation else ""


def _settled(game: Game) -> BetResult | None:
    return game.bets[0].result


def _why(game: Game, winner: Side, loser: str) -> str:
    """Return why a game that was played out counts as it does."""
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

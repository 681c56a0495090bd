"""What My seat says of one's place: what one is, the score, what one may do now, and what a gammon costs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine import Bet, Game, Side, WinKind
from bot.engine.chouette import Chouette, Round, Step, box_won_by, cubes_to_offer, is_present, main_bet, mover
from bot.engine.chouette.people import is_out
from bot.engine.scoring import points_for
from bot.presenters.sentences.chouette.people import Names, all_named, called, signed
from bot.presenters.sentences.chouette.private import cube_for

ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}
BOX_WON: Final = "You have won the box, and take it when this game is over."


def place_lines(chouette: Chouette, player: int, names: Names, score: Mapping[int, int]) -> list[str]:
    """Return a player's place in the game and in the score, and whether they may double now."""
    current = chouette.round
    lines = [_score(player, score)] if player in score else []
    if current is None or player not in chouette.dealt:
        return lines
    return [*_rank(chouette, current, player), *lines, *_now(chouette, player, names)]


def stakes_lines(chouette: Chouette, player: int, names: Names) -> list[str]:
    """Return what a gammon is worth to a player; to the box, of all its bets together, and how cubes lie."""
    return [] if chouette.round is None else list(_stakes(chouette.round, player, names))


def _score(player: int, score: Mapping[int, int]) -> str:
    place = 1 + sum(points > score[player] for points in score.values())
    return f"Your score: {signed(score[player])}, {ORDINALS.get(place, f'{place}th')} of {len(score)}."


def _rank(chouette: Chouette, current: Round, player: int) -> Iterator[str]:
    if not is_present(chouette, player):
        return
    if player == current.captain:
        yield "You are the captain." if player in current.captains[-1:] else "You are the acting captain."
    elif player in chouette.line and player not in (current.partner, current.substitute):
        what = "out of this game" if is_out(chouette, player) else "crew"
        yield f"You are {what}, number {chouette.line.index(player) + 1} in line."
    if player == box_won_by(chouette):
        yield BOX_WON


def _now(chouette: Chouette, player: int, names: Names) -> Iterator[str]:
    """Yield that somebody of the crew may double now, and until when."""
    first = mover(chouette)
    if chouette.step is not Step.CUBE or chouette.game.on_roll is not Side.BLACK or player == first:
        return
    if set(cubes_to_offer(chouette, player)) - set(chouette.current.window.offers):
        yield f"You may double now, until {called(names, first)} rolls."


def _stakes(current: Round, player: int, names: Names) -> Iterator[str]:
    if player in (current.box, current.substitute):
        yield from _of_box(current, names)
        return
    own = main_bet(current, player)
    if own is not None and own.is_active:
        yield _gammons(current.game, [own])


def _of_box(current: Round, names: Names) -> Iterator[str]:
    bets = [bet for bet in current.game.bets if bet.is_active and bet.white == current.box]
    lies: dict[str, list[int]] = {}
    for bet in bets:
        lies.setdefault(cube_for(current.game.cubes[bet.cube], Side.WHITE), []).append(bet.black)
    for cube, members in lies.items():
        yield f"{all_named(names, members)}: {cube}."
    if bets:
        yield _gammons(current.game, bets)


def _gammons(game: Game, bets: Sequence[Bet]) -> str:
    """Return what a gammon and a backgammon are worth on bets that are open, an offered cube as if taken."""
    gammon, backgammon = (sum(_worth(game, bet, kind) for bet in bets) for kind in KINDS)
    taken = ["if taken"] if any(game.cubes[bet.cube].offer for bet in bets) else []
    if gammon == backgammon:
        what = f"a gammon counts {gammon}, like a single game, until the cube is turned"
    else:
        what = f"a gammon costs or wins you {gammon}, a backgammon {backgammon}"
    told = ", ".join([*(["in all"] if bets[1:] else []), *taken, what])
    return f"{told[0].upper()}{told[1:]}."


KINDS: Final = (WinKind.GAMMON, WinKind.BACKGAMMON)


def _worth(game: Game, bet: Bet, kind: WinKind) -> int:
    cube = game.cubes[bet.cube]
    return cube.accepted_value * kind if cube.offer else points_for(kind, cube, game.terms)

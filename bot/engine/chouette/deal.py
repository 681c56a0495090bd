"""Dealing a game, and who takes part in it: joining, leaving, and a change of options that is due."""

from dataclasses import replace
from typing import TypeVar

from bot.engine.bet import Bet
from bot.engine.chouette.game import ChouetteGame
from bot.engine.chouette.options import JoinPosition
from bot.engine.chouette.state import Chouette, PartnerSearch
from bot.engine.cube import Cube
from bot.engine.game import Game
from bot.engine.keys import FIRST_CUBE, CubeIndex, GameNumber, PlayerId

K = TypeVar("K", CubeIndex, PlayerId)


def deal(chouette: Chouette, partner: PlayerId | None) -> ChouetteGame:
    """A game between the box and everybody in line but the box's partner."""
    if chouette.box is None:
        raise ValueError("a game is dealt once there is a box")
    members = tuple(player for player in chouette.line if player != partner)
    shared = chouette.sheet.is_single
    bets = tuple(
        Bet(chouette.box, player, FIRST_CUBE if shared else CubeIndex(n)) for n, player in enumerate(members)
    )
    terms = chouette.sheet.terms
    game = Game(terms, terms.start, (Cube(),) * (1 if shared else len(members)), bets)
    captain = members[0]
    return ChouetteGame(game, chouette.box, captain, captain, (captain,), partner)


def free_seats(chouette: Chouette) -> int:
    """How many more players may be dealt in."""
    return max(chouette.sheet.max_players - len(chouette.dealt), 0)


def seat_players(chouette: Chouette, players: tuple[PlayerId, ...]) -> Chouette:
    """Seat players from the queue at the bottom: behind the loser, or before."""
    line = chouette.line
    before = chouette.sheet.join_position is JoinPosition.BEFORE_LOSER and chouette.loser in line
    place = line.index(chouette.loser) if before and chouette.loser is not None else len(line)
    queue = tuple(player for player in chouette.queue if player not in players)
    return replace(chouette, line=(*line[:place], *players, *line[place:]), queue=queue)


def remove_players(chouette: Chouette, players: tuple[PlayerId, ...]) -> Chouette:
    """If the box is among them, the first in line becomes box."""
    line = without(chouette.line, *players)
    box, search = chouette.box, chouette.search
    if box in players:
        box, line = (line[0], line[1:]) if line else (None, ())
        search = search and PartnerSearch()
    elif search is not None:
        replies = tuple(reply for reply in search.replies if reply.player not in players)
        search = replace(search, replies=replies)
    loser = None if chouette.loser in players else chouette.loser
    return with_host(replace(chouette, box=box, line=line, search=search, loser=loser))


def with_host(chouette: Chouette) -> Chouette:
    """The chouette with a host who stays: if the host left, the first of those at the table."""
    staying = without(chouette.dealt, *chouette.leaving)
    if chouette.host in (*staying, *chouette.queue, *chouette.away) or not staying:
        return chouette
    return replace(chouette, host=staying[0])


def with_due_change(chouette: Chouette, number: GameNumber) -> Chouette:
    """Put a change of options into force if it holds from that game on.

    A stake changes only with the yes of everyone who is dealt in; the rest of the change does not wait.
    """
    change, stake = chouette.change, chouette.sheet.rules.stake
    if change is None or change.game > number:
        return chouette
    if change.sheet.rules.stake != stake and set(chouette.dealt) - set(change.agreed):
        rest = replace(change.sheet, rules=replace(change.sheet.rules, stake=stake))
        return replace(chouette, sheet=rest)
    return replace(chouette, sheet=change.sheet, change=None)


def without(keys: tuple[K, ...], *gone: K) -> tuple[K, ...]:
    return tuple(key for key in keys if key not in gone)

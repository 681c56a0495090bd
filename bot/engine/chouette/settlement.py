"""The settlement of a game: who pays whom, bet by bet, and what that means for the order."""

from collections.abc import Iterator
from typing import Final

from bot.engine.bet import Bet, Ending
from bot.engine.chouette.deal import without
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.game import ChouetteGame
from bot.engine.chouette.ledger import Transfer, Why, sums
from bot.engine.chouette.line import Outcome, rotate
from bot.engine.chouette.people import main_bet
from bot.engine.chouette.seat_events import GameSettled, Rotated
from bot.engine.chouette.state import Chouette
from bot.engine.chouette.succession import captains_who_count, has_beaten_box
from bot.engine.game import Game
from bot.engine.side import Side

_WHY: Final = {
    Ending.BORNE_OFF: Why.BORNE_OFF,
    Ending.DROPPED: Why.DROPPED,
    Ending.RESIGNED: Why.RESIGNED,
    Ending.SETTLED: Why.SETTLED,
    Ending.FORFEITED: Why.FORFEITED,
}


def transfers(current: ChouetteGame) -> tuple[Transfer, ...]:
    """The payments of a game so far: for every bet that is over, and for extras."""
    game = current.game
    return (*(transfer for bet in game.bets for transfer in _paid(game, bet)), *current.fees)


def _paid(game: Game, bet: Bet) -> Iterator[Transfer]:
    result = bet.result
    if result is not None:
        payer, payee = bet.player(result.winner.other), bet.player(result.winner)
        cube = game.cubes[bet.cube].value
        yield Transfer(payer, payee, result.points, _WHY[result.ending], cube, result.kind)


def partners_half(current: ChouetteGame) -> tuple[Transfer, ...]:
    """What passes between the box and its partner: half the net; the odd point stays with the box."""
    net = sums(transfers(current)).get(current.box, 0)
    half = abs(net) // 2
    if current.partner is None or not half:
        return ()
    payer, payee = (current.box, current.partner) if net > 0 else (current.partner, current.box)
    return (Transfer(payer, payee, half, Why.PARTNER),)


def settlement(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """The end of a game all of whose bets are over: the payments, then the next box and line."""
    current = chouette.current
    paid = transfers(current)
    return (GameSettled((*paid, *partners_half(current))), rotation(chouette))


def rotation(chouette: Chouette) -> Rotated:
    """The next box and line, without those who left or are away.

    If the next box is among those, the first in line takes it.
    """
    seating = rotate(chouette.sheet.retention, outcome(chouette))
    gone = (*chouette.leaving, *chouette.away)
    line = without(seating.line, *gone)
    loser = None if seating.loser in gone else seating.loser
    if seating.box not in gone:
        return Rotated(seating.box, line, loser)
    return Rotated(line[0], line[1:], loser) if line else Rotated(None, (), None)


def outcome(chouette: Chouette) -> Outcome:
    """What the game in play means for the order; all its bets are over."""
    current = chouette.current
    bets = {member: main_bet(current, member) for member in chouette.line if member != current.partner}
    results = [bet.result for bet in bets.values() if bet and bet.result]
    return Outcome(
        box=current.box,
        line=chouette.line,
        original=current.original,
        captains=captains_who_count(chouette),
        winners=tuple(member for member, bet in bets.items() if has_beaten_box(bet)),
        net=sums(transfers(current)).get(current.box, 0),
        beat_all=all(result.winner is Side.WHITE and result.points > 0 for result in results),
    )

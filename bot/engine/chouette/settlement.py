"""The succession of captain and box, and the settlement: payments, and the next order."""

from collections.abc import Iterator
from typing import Final

from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.game import ChouetteGame
from bot.engine.chouette.ledger import Transfer, Why, sums
from bot.engine.chouette.line import Outcome, rotate, without
from bot.engine.chouette.options import Abandonment, Retention
from bot.engine.chouette.people import (
    active_members,
    box_player,
    is_out,
    is_present,
    main_bet,
    present_members,
)
from bot.engine.chouette.role_events import BoxForfeited, CaptainStruck, CaptainSucceeded, Substituted
from bot.engine.chouette.seat_events import GameSettled, Rotated
from bot.engine.chouette.state import Chouette
from bot.engine.game import Bet, Ending, Game
from bot.engine.keys import PlayerId
from bot.engine.position import Side


def has_beaten_box(bet: Bet | None) -> bool:
    """Whether a member won points from the box: settling at zero does not count."""
    result = bet.result if bet else None
    return result is not None and result.winner is Side.BLACK and result.points > 0


def box_won_by(chouette: Chouette) -> PlayerId | None:
    """The captain who has won the box, however the open bets end; None if nobody has yet.

    Where the box's net decides, that is known only at the end.
    """
    current = chouette.in_play
    if current is None or chouette.sheet.retention in (Retention.NET_PROFIT, Retention.NET_NONNEG):
        return None
    is_original_only = chouette.sheet.retention is Retention.BEATS_ORIGINAL_CAPTAIN
    counting = captains_who_count(chouette)
    captains = [each for each in counting if each == current.original or not is_original_only]
    for captain in captains:
        bet = main_bet(current, captain)
        if bet is None or bet.is_active:
            return None
        if has_beaten_box(bet):
            return None if captain in chouette.away else captain
    return None


def captains_who_count(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The captains of record who may still win the box, in order.

    Not those who have left since or were relieved for good, even if they had won their bet before, until they
    are captain of record anew.
    """
    current = chouette.current
    return without(current.captains, *chouette.leaving, *current.relieved)


def succession(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """The events if the captain is out of the game or gone; none while they play on.

    A captain of record who dropped, or lost their bet in another way, goes to the bottom of the line, and the
    next member is captain of record. After a captain who won their bet, the next member only acts, and the
    ranks stay. A captain who left or was relieved for good no longer counts, and the next member is captain
    of record. A captain who is only away, with nobody to succeed them, may still win the box. So may one who
    was relieved for good and comes back before anybody succeeded them.
    """
    captain, active = chouette.current.captain, active_members(chouette)
    if captain not in active:
        return _after_bet(chouette, captain) if active else ()
    if not is_present(chouette, captain):
        return _in_place_of_absent(chouette, captain)
    counts = captain in captains_who_count(chouette) or not _is_of_record(chouette)
    return () if counts else (CaptainSucceeded(captain, is_of_record=True),)


def _after_bet(chouette: Chouette, captain: PlayerId) -> tuple[ChouetteEvent, ...]:
    """The successor of a captain whose bet is over, while others play on."""
    successor = (*present_members(chouette), *active_members(chouette))[0]
    has_dropped = not has_beaten_box(main_bet(chouette.current, captain))
    if has_dropped and _is_of_record(chouette):
        return (CaptainSucceeded(successor, is_of_record=True, dropped=captain),)
    return (CaptainSucceeded(successor, is_of_record=False),)


def _in_place_of_absent(chouette: Chouette, captain: PlayerId) -> tuple[ChouetteEvent, ...]:
    """The successor of a captain who is gone while their bet lives on."""
    is_of_record, successors = _is_of_record(chouette), present_members(chouette)
    if successors:
        gone = captain if is_of_record else None
        return (CaptainSucceeded(successors[0], is_of_record, gone=gone),)
    is_struck = captain in chouette.current.captains and captain not in captains_who_count(chouette)
    return (CaptainStruck(captain),) if is_of_record and is_struck else ()


def _is_of_record(chouette: Chouette) -> bool:
    """Whether the captain is captain of record, and does not only act."""
    return not chouette.current.is_acting


def substitution(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """A substitute for an absent box, or its forfeit; nothing where the autopilot plays on.

    The box's partner comes first, then anyone willing who is out of the game, in the order of the line.
    """
    current = chouette.current
    if box_player(chouette) is not None or not active_members(chouette):
        return ()
    willing = [player for player in current.willing if is_out(chouette, player)]
    partner = [current.partner] if current.partner is not None else []
    candidates = [*partner, *(player for player in (*chouette.line, *chouette.queue) if player in willing)]
    present = [player for player in candidates if is_present(chouette, player)]
    if present:
        return (Substituted(present[0]),)
    return (BoxForfeited(),) if chouette.sheet.abandonment is Abandonment.FORFEIT_SINGLE else ()


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
    """The payment between the box and its partner: half the net; the odd point stays with the box."""
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
    """Return the result of the game in play, as far as it decides the line; all its bets are over."""
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

"""Who moves for the team when the captain no longer does, and for the box when it is gone."""

from bot.engine.bet import Bet
from bot.engine.chouette.deal import without
from bot.engine.chouette.events import ChouetteEvent
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
from bot.engine.chouette.state import Chouette
from bot.engine.keys import PlayerId
from bot.engine.side import Side


def has_beaten_box(bet: Bet | None) -> bool:
    """Whether a member won points from the box: settling at zero does not count."""
    result = bet.result if bet else None
    return result is not None and result.winner is Side.BLACK and result.points > 0


def box_won_by(chouette: Chouette) -> PlayerId | None:
    """The captain who has won the box, however the open bets end; None if nobody has yet.

    Where the box's net decides, that is known only at the end.
    """
    current = chouette.round
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
    """The captains of record who may still win the box, in order: not those who have left since."""
    return without(chouette.current.captains, *chouette.leaving)


def succession(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """What happens if the captain is out of the game, or gone; nothing while they play on.

    A captain of record who dropped, or lost his bet in another way, goes to the bottom, and the next is
    captain of record; after one who won theirs, the next only acts, and the ranks stay. One who left, or was
    relieved for good, no longer counts; the next is captain of record in their place. One who is only away,
    with nobody there to succeed them, may still win the box.
    """
    captain, active = chouette.current.captain, active_members(chouette)
    if captain not in active:
        return _after_bet(chouette, captain) if active else ()
    return () if is_present(chouette, captain) else _in_place_of_absent(chouette, captain)


def _after_bet(chouette: Chouette, captain: PlayerId) -> tuple[ChouetteEvent, ...]:
    """The successor of a captain whose bet is over, while others play on."""
    successor = (*present_members(chouette), *active_members(chouette))[0]
    has_dropped = not has_beaten_box(main_bet(chouette.current, captain))
    if has_dropped and _is_of_record(chouette, captain):
        return (CaptainSucceeded(successor, is_of_record=True, dropped=captain),)
    return (CaptainSucceeded(successor, is_of_record=False),)


def _in_place_of_absent(chouette: Chouette, captain: PlayerId) -> tuple[ChouetteEvent, ...]:
    """The successor of a captain who is gone while their bet lives on."""
    is_of_record, successors = _is_of_record(chouette, captain), present_members(chouette)
    if successors:
        gone = captain if is_of_record else None
        return (CaptainSucceeded(successors[0], is_of_record, gone=gone),)
    return (CaptainStruck(captain),) if is_of_record and not _is_only_away(chouette, captain) else ()


def _is_only_away(chouette: Chouette, captain: PlayerId) -> bool:
    """Whether a captain went away of their own accord: neither for good, nor relieved for silence."""
    has_left, was_silent = captain in chouette.leaving, chouette.current.missed == captain
    return not (has_left or was_silent)


def _is_of_record(chouette: Chouette, captain: PlayerId) -> bool:
    return captain in chouette.current.captains[-1:]


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

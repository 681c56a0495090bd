"""The events of a chouette, and the state that follows from them.

The events of a game's board are those of `bot.engine`. `apply` is the only way a chouette changes; replaying
its events from the lobby leads to its state. Some events are sealed: `event_seen_by` says who may see what of
them.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import reduce

from bot.engine import events as board_events
from bot.engine.chouette.doubling_events import DoublingEvent
from bot.engine.chouette.game import ChouetteGame, CubeAnswer, DoublingPhase, Instruction
from bot.engine.chouette.role_events import AgreementEvent, RoleEvent
from bot.engine.chouette.seat_events import SeatEvent
from bot.engine.chouette.state import Chouette
from bot.engine.keys import PlayerId

ChouetteEvent = board_events.Event | SeatEvent | DoublingEvent | RoleEvent | AgreementEvent


def replay(chouette: Chouette, events: Iterable[ChouetteEvent]) -> Chouette:
    return reduce(apply, events, chouette)


def apply(chouette: Chouette, event: ChouetteEvent) -> Chouette:
    """An event is a fact, so its legality is not judged again; `act` makes only legal ones."""
    if isinstance(event, board_events.Event):
        moved = replace(chouette.current, game=board_events.apply(chouette.game, event))
        return replace(chouette, in_play=_after_board(moved, chouette.machines, event))
    return event.after(chouette)


def _after_board(
    current: ChouetteGame, bots: Collection[PlayerId], event: board_events.Event
) -> ChouetteGame:
    """The game without what an event on the board ends: proposals, answers, and the cube phase."""
    match event:
        case board_events.Rolled():
            return replace(current, proposals=())
        case board_events.Played():
            holds = tuple(dict.fromkeys(_holding(current, bots)))
            phase = DoublingPhase(holds=holds)
            return replace(current, proposals=(), relief=None, is_autopiloted=False, doubling=phase)
        case board_events.Doubled():
            bets = current.game.bets
            left = tuple(one for one in current.proposals if bets[one.bet].cube != event.cube)
            return replace(current, proposals=left)
        case board_events.Taken() | board_events.Dropped() | board_events.Raised():
            return replace(current, answers=_left(current, event))
        case _:
            return current


def _holding(current: ChouetteGame, bots: Collection[PlayerId]) -> Iterator[PlayerId]:
    """The players for whom the roll of a new turn waits, if they may double.

    The bot needs time to think about its cube. As captain it would roll before anybody can
    double, so it asks everybody first, except those who were silent before.
    """
    yield from (one.player for one in current.standing if one.instruction is Instruction.HOLD)
    members = tuple(bet.black for bet in current.game.bets if bet.is_active)
    yield from (member for member in members if member in bots)
    if current.captain in bots:
        yield from (member for member in members if member not in current.unasked)


def _left(
    current: ChouetteGame, event: board_events.Taken | board_events.Dropped | board_events.Raised
) -> tuple[CubeAnswer, ...]:
    """The answers that still stand; a raised cube is answered anew by the other side."""
    others = (one for one in current.answers if one.cube != event.cube)
    if isinstance(event, board_events.Raised):
        return tuple(others)
    return tuple(g for g in current.answers if (g.player, g.cube) != (event.player, event.cube))

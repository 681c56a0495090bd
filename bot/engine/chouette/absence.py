"""What the autopilot is asked for those who are gone or silent, and what follows from what it says.

It plays for a side without a player; it doubles and answers only for those who lend it their cubes. What it
says for anybody else, or too late, changes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from bot.engine.actions import Throw
from bot.engine.chouette.answers import OpenOffer, answers_due, answers_lent
from bot.engine.chouette.decisions import cubes_lent
from bot.engine.chouette.doubling_events import AnswerSealed, OfferAdded
from bot.engine.chouette.events import ChouetteEvent, replay
from bot.engine.chouette.flow import AutopilotUse, doubling_ended, waits_for_autopilot, with_consequences
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.cube import Answer
from bot.engine.events import Autopilot, Played
from bot.engine.keys import CubeIndex
from bot.engine.play import Play
from bot.engine.side import Side


@dataclass(frozen=True, slots=True)
class PlayForAbsent:
    """A play for a side that nobody plays for."""

    play: Play
    by: Autopilot


@dataclass(frozen=True, slots=True)
class DoubleForAbsent:
    """The doubles before a roll, maybe none, of `cubes_lent`."""

    cubes: tuple[CubeIndex, ...]
    by: Autopilot


@dataclass(frozen=True, slots=True)
class AnswerForAbsent:
    """The answers to `answers_lent`."""

    answers: tuple[tuple[OpenOffer, Answer], ...]
    by: Autopilot


ForAbsent = PlayForAbsent | DoubleForAbsent | AnswerForAbsent


def act_for_absent(
    chouette: Chouette, action: ForAbsent, throw: Throw, use: AutopilotUse
) -> tuple[ChouetteEvent, ...]:
    """What happens when the autopilot does what it was asked for; nothing if it is not asked for that now."""
    phase = chouette.phase if waits_for_autopilot(chouette) else None
    events: tuple[ChouetteEvent, ...]
    match action:
        case PlayForAbsent(play, by) if phase is ChouettePhase.MOVE:
            events = (Played(chouette.game.on_roll or Side.WHITE, play.roll, play.moves, by),)
        case DoubleForAbsent() if phase is ChouettePhase.CUBE:
            events = _doubled(chouette, action, use)
        case AnswerForAbsent() if phase is ChouettePhase.ANSWER:
            events = tuple(_answered(chouette, action, use)) or answers_due(chouette)
        case PlayForAbsent() | DoubleForAbsent() | AnswerForAbsent():
            return ()
        case unknown:
            assert_never(unknown)
    return with_consequences(chouette, events, throw, use)


def _doubled(chouette: Chouette, action: DoubleForAbsent, use: AutopilotUse) -> tuple[ChouetteEvent, ...]:
    lent = cubes_lent(chouette, use.lenders)
    added = tuple(OfferAdded(lent[cube], cube) for cube in action.cubes if cube in lent)
    chosen = [each.cube for each in added]
    return (*added, *doubling_ended(replay(chouette, added), action.by, chosen))


def _answered(chouette: Chouette, action: AnswerForAbsent, use: AutopilotUse) -> Iterator[ChouetteEvent]:
    """An answer that was given by silence stays late; nobody is late who is not there."""
    lent = answers_lent(chouette, use.lenders)
    late = {(one.player, one.cube) for one in chouette.current.answers if one.is_silent}
    for offer, answer in action.answers:
        if offer in lent:
            is_silent = (offer.player, offer.cube) in late
            yield AnswerSealed(offer.player, offer.cube, answer, offer.player, is_silent, action.by)

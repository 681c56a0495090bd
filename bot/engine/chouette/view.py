"""What may be shown to whom: answers are sealed, and doubles hidden, until they are shown to all.

Nothing that a service shows, logs or lets complete may come from elsewhere than from here.
"""

from dataclasses import replace

from bot.engine.chouette.doubling_events import AnswerSealed, ExtraReplied, OfferAdded, OfferTakenBack
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.game import ChouetteGame, CubeAnswer, Reply
from bot.engine.chouette.people import bets_played_by, present_members, who_may_answer_for
from bot.engine.chouette.role_events import Instructed
from bot.engine.chouette.seat_events import PartnerReplied
from bot.engine.chouette.state import Chouette
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.side import Side


def seen_by(chouette: Chouette, viewer: PlayerId | None) -> Chouette:
    """Return the chouette as somebody may see it; None sees what everybody may.

    That somebody has answered is seen by all; what he answered, only by him and whoever speaks for him.
    Doubles that are meant are seen by the team's active members while it is on roll, and by whose they are.
    """
    search = chouette.search and replace(chouette.search, replies=_replies(chouette.search.replies, viewer))
    current = chouette.round and _round(chouette, chouette.round, viewer)
    return replace(chouette, search=search, round=current)


def event_seen_by(event: ChouetteEvent, viewer: PlayerId | None) -> ChouetteEvent | None:
    """Return an event if somebody may know of it before it is shown, else None; viewer None is everybody."""
    match event:
        case AnswerSealed(player=player, by=by):
            return event if viewer in (player, by) and viewer is not None else None
        case OfferAdded() | OfferTakenBack() | Instructed() | ExtraReplied() | PartnerReplied():
            return event if viewer == event.player else None
        case _:
            return event


def _round(chouette: Chouette, current: ChouetteGame, viewer: PlayerId | None) -> ChouetteGame:
    offers = (cube for cube in current.window.offers if _sees_offer(chouette, viewer, cube))
    lone = current.lone and replace(current.lone, replies=_replies(current.lone.replies, viewer))
    return replace(
        current,
        window=replace(current.window, offers=tuple(offers)),
        answers=tuple(_given(chouette, given, viewer) for given in current.answers),
        standing=tuple(one for one in current.standing if one.player == viewer),
        lone=lone,
    )


def _replies(replies: tuple[Reply, ...], viewer: PlayerId | None) -> tuple[Reply, ...]:
    return tuple(reply if reply.player == viewer else Reply(reply.player, None) for reply in replies)


def _given(chouette: Chouette, given: CubeAnswer, viewer: PlayerId | None) -> CubeAnswer:
    if given.is_shown or viewer == given.player or viewer in who_may_answer_for(chouette, given.player):
        return given
    return replace(given, answer=None, is_silent=False, by=None)


def _sees_offer(chouette: Chouette, viewer: PlayerId | None, cube: CubeIndex) -> bool:
    if viewer is None:
        return False
    current = chouette.current
    side = current.game.on_roll or Side.WHITE
    if side is Side.BLACK and viewer in present_members(chouette):
        return True
    of = bets_played_by(chouette, viewer)
    return any(bet.cube == cube and bet.player(side) == of for bet in current.game.active_bets(of))

"""Why somebody may not come, go, start a game or decide as the host."""

from collections.abc import Iterator
from typing import Final, assert_never

from bot.engine.actions import Reason, Refusal
from bot.engine.chouette import actions
from bot.engine.chouette.reasons import ChouetteReason
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.keys import PlayerId

LEAST_TO_START: Final = 3
LEAST_TO_GO_ON: Final = 2

OfHost = actions.HostAction | actions.SeatBot | actions.SendBotAway


def why_closed(chouette: Chouette, action: actions.ChouetteAction) -> Refusal:
    if isinstance(action, actions.Reopen) and chouette.closed_by is not None:
        return Refusal(ChouetteReason.HOST_ONLY, (chouette.closed_by,))
    return Refusal(ChouetteReason.CLOSED)


def why_not_join(chouette: Chouette, player: PlayerId) -> Refusal:
    if player in chouette.queue:
        return Refusal(ChouetteReason.WAITING, number=chouette.queue.index(player) + 1)
    return Refusal(ChouetteReason.AWAY if player in chouette.away else ChouetteReason.SEATED)


def why_not_go(chouette: Chouette, player: PlayerId, action: actions.GoAway | actions.ComeBack) -> Refusal:
    if isinstance(action, actions.ComeBack):
        return Refusal(ChouetteReason.NOT_AWAY)
    if player in chouette.away:
        return Refusal(ChouetteReason.AWAY)
    return Refusal(ChouetteReason.NOT_DEALT_IN if chouette.number else ChouetteReason.NO_GAME_YET)


def why_not_start(chouette: Chouette, player: PlayerId) -> Iterator[Refusal]:
    if chouette.phase not in (ChouettePhase.LOBBY, ChouettePhase.BETWEEN):
        yield Refusal(ChouetteReason.IN_GAME, number=chouette.number)
    starters = tuple(dict.fromkeys(one for one in (chouette.box, chouette.host) if one is not None))
    if player not in starters:
        yield Refusal(ChouetteReason.HOST_OR_BOX, starters)
    least = LEAST_TO_GO_ON if chouette.number else LEAST_TO_START
    yield Refusal(ChouetteReason.TOO_FEW, number=least - len(chouette.dealt))


def why_not_of_host(chouette: Chouette, action: OfHost) -> Refusal:
    match action:
        case actions.SeatBot():
            return Refusal(ChouetteReason.BOT_SEATED)
        case actions.SendBotAway():
            return Refusal(ChouetteReason.BOT_GONE)
        case actions.SetOptions():
            return Refusal(ChouetteReason.TOO_SMALL, number=len(chouette.dealt))
        case actions.Reopen():
            return Refusal(ChouetteReason.NOT_CLOSED)
        case actions.NameHost(host):
            return _no_host(chouette, host)
        case actions.SetLastGame() | actions.Close():
            return _no_last_game(chouette)
        case unknown:
            assert_never(unknown)


def _no_last_game(chouette: Chouette) -> Refusal:
    if chouette.last_game is not None:
        return Refusal(ChouetteReason.LAST_ALREADY)
    return Refusal(ChouetteReason.NOT_LAST if chouette.number else Reason.NOT_NOW)


def _no_host(chouette: Chouette, player: PlayerId) -> Refusal:
    return Refusal(
        ChouetteReason.HOST_ALREADY if player == chouette.host else ChouetteReason.NEVER_HOST, (player,)
    )


def why_no_partner(chouette: Chouette, player: PlayerId, action: actions.PartnerAction) -> Iterator[Refusal]:
    """Before a game, while the box may ask for a partner."""
    box = () if chouette.box is None else (chouette.box,)
    if isinstance(action, actions.ReplyToBox):
        if player in box:
            yield Refusal(ChouetteReason.BOX_ASKS)
        elif player not in chouette.line:
            yield Refusal(ChouetteReason.NOT_IN_LINE)
    elif player not in box:
        yield Refusal(ChouetteReason.BOX_ONLY, box)

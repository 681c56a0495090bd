"""What becomes of the roles of a player who no longer acts in a game."""

from dataclasses import replace

from bot.engine.chouette.deal import without
from bot.engine.chouette.game import ChouetteGame
from bot.engine.keys import CubeIndex, PlayerId


def hand_over(current: ChouetteGame, player: PlayerId) -> ChouetteGame:
    """Return the game without a player's part in it, but for his bets: others act for those.

    The doubles and answers that an absent box, or his substitute, has begun to choose are forgotten.
    """
    plays_box = player in (current.box, current.substitute)
    answers = tuple(given for given in current.answers if given.player != current.box or given.is_shown)
    return replace(
        current,
        absent=current.absent if player in current.absent else (*current.absent, player),
        returning=without(current.returning, player),
        answers=answers if plays_box else current.answers,
        window=replace(current.window, offers=_offers_without(current, player, plays_box=plays_box)),
        substitute=None if player == current.substitute else current.substitute,
        willing=tuple(other for other in current.willing if other != player),
        proxies=tuple(proxy for proxy in current.proxies if proxy.proxy != player),
        proposals=tuple(
            proposal for proposal in current.proposals if player not in (proposal.by, proposal.speaker)
        ),
        relief=None if player == current.relief else current.relief,
    )


def _offers_without(current: ChouetteGame, player: PlayerId, *, plays_box: bool) -> tuple[CubeIndex, ...]:
    of = current.box if plays_box else player
    side = current.game.on_roll
    held = {bet.cube for bet in current.game.active_bets(of) if bet.side_of(of) is side}
    return tuple(cube for cube in current.window.offers if cube not in held)

"""What became of captain and box, and what players agreed to or left behind, in lines."""

from collections.abc import Sequence

from bot.engine import Bet, BetResult, Ending
from bot.engine.chouette import (
    BetEnded,
    BoxForfeited,
    BoxWarned,
    CaptainMissed,
    CaptainStruck,
    CaptainSucceeded,
    Heard,
    Proposal,
    ProposalDropped,
    Proposed,
    ProxyNamed,
    Relieved,
    Relinquished,
    StoodDown,
    Substituted,
    Volunteered,
)
from bot.engine.chouette.events import RoleEvent
from bot.presenters.sentences.chouette.cubes import Stakes
from bot.presenters.sentences.chouette.people import AUTOPILOT, SOMEBODY, Names, called
from bot.presenters.sentences.words import KINDS, count


def role_line(  # noqa: PLR0911 - a match
    event: RoleEvent, names: Names, box: int | None
) -> str:
    """Return what became of the captain or the box, in one line, and why."""
    match event:
        case CaptainSucceeded():
            return _succession(event, names)
        case CaptainStruck() | CaptainMissed() | Relieved():
            return _captain_line(event, names)
        case Heard():
            return f"{called(names, event.player)} is heard from again"
        case BoxWarned():
            return f"{called(names, event.player)} is silent; if that lasts, others play for the box"
        case Relinquished():
            end = "and is away now" if event.is_away else "and acts no more in this game"
            return f"{called(names, event.player)} was silent for too long {end}"
        case BoxForfeited():
            return f"Nobody plays for {called(names, box)}, who forfeits a single game on each open bet"
        case Volunteered() | StoodDown() | Substituted():
            return _substitute_line(event, names, box)


def _succession(event: CaptainSucceeded, names: Names) -> str:
    captain = called(names, event.captain)
    if event.dropped is not None:
        return f"{called(names, event.dropped)} is out, and goes to the bottom; {captain} is captain"
    if event.gone is not None:
        return f"{called(names, event.gone)} is gone; {captain} is captain"
    return f"{captain} acts as captain; the ranks stay"


def _captain_line(event: CaptainStruck | CaptainMissed | Relieved, names: Names) -> str:
    match event:
        case CaptainStruck():
            return f"{called(names, event.captain)} is gone, and can no longer win the box as captain"
        case CaptainMissed():
            return (
                f"{called(names, event.player)} missed a turn as captain; after another the next takes over"
            )
        case Relieved():
            who = AUTOPILOT if event.player is None else called(names, event.player)
            return f"{who} moves this turn"


def _substitute_line(event: Volunteered | StoodDown | Substituted, names: Names, box: int | None) -> str:
    who = called(names, event.player)
    match event:
        case Volunteered():
            return f"{who} would play for the box, should the box go"
        case StoodDown():
            return f"{who} would play for the box no longer"
        case Substituted():
            owner = called(names, box)
            return f"{who} plays for {owner}; what is won or lost stays {owner}'s"


def proxy_line(event: ProxyNamed, names: Names) -> str:
    """Return who may answer for whom."""
    member = called(names, event.member)
    if event.is_silent:
        return f"{member}'s proxy did not answer in time, and may answer no longer"
    if event.proxy is None:
        return f"{member} has no proxy any more"
    return f"{called(names, event.proxy)} may answer for {member}"


def proposal_line(event: Proposed | ProposalDropped, stakes: Stakes) -> str:
    """Return what was proposed on a bet, or that it came to nothing."""
    if isinstance(event, Proposed):
        return proposed(event.proposal, stakes)
    bet = _bet(stakes, event.bet)
    between = f" between {named_both(bet, stakes.names)}" if bet else ""
    return f"The proposal{between} is {'refused' if event.is_refused else 'withdrawn'}"


def proposed(proposal: Proposal, stakes: Stakes) -> str:
    """Return what somebody proposes to the other side of a bet: "Ben offers Ann 2 points to settle"."""
    by, points = called(stakes.names, proposal.by), count(abs(proposal.points), "point")
    bet = _bet(stakes, proposal.bet)
    other = called(stakes.names, bet.player(bet.side_of(proposal.by).other)) if bet else SOMEBODY
    if proposal.kind is not None:
        return f"{by} offers {other} to resign {KINDS[proposal.kind]}, for {points}"
    if proposal.points > 0:
        return f"{by} asks {other} for {points} to settle"
    return (
        f"{by} offers {other} {points} to settle"
        if proposal.points
        else f"{by} offers {other} to call it even"
    )


def named_both(bet: Bet, names: Names) -> str:
    """Return both players of a bet."""
    return f"{called(names, bet.white)} and {called(names, bet.black)}"


def ended_line(events: Sequence[BetEnded], stakes: Stakes) -> str:
    """Return which bets were settled or conceded, and who pays whom, those that ended alike together."""
    alone: list[str] = []
    alike: dict[tuple[str, str], list[str]] = {}
    for event in events:
        bet = _bet(stakes, event.bet)
        if bet is None or not event.result.points:
            alone.append(_without_payer(event.result, bet, stakes.names))
        else:
            payer = called(stakes.names, bet.player(event.result.winner.other))
            alike.setdefault(_paid(event.result, bet, stakes.names), []).append(payer)
    paid = (f"{', '.join(who)} {all_do if who[1:] else does}" for (does, all_do), who in alike.items())
    return "; ".join([*alone, *paid])


def _without_payer(result: BetResult, bet: Bet | None, names: Names) -> str:
    if bet is not None:
        return f"{named_both(bet, names)} call it even"
    how = "settled" if result.ending is Ending.SETTLED else "conceded"
    return f"A bet is {how} for {count(result.points, 'point')}"


def _paid(result: BetResult, bet: Bet, names: Names) -> tuple[str, str]:
    """Return how a bet was settled or conceded by one, and by several alike: what each of them pays."""
    payee = called(names, bet.player(result.winner))
    if result.ending is Ending.SETTLED:
        how = ("settles with", "settle with")
    else:
        how = (f"resigns {KINDS[result.kind]} to", f"resign {KINDS[result.kind]} to")
    return f"{how[0]} {payee}, pays {result.points}", f"{how[1]} {payee}, pay {result.points} each"


def _bet(stakes: Stakes, number: int) -> Bet | None:
    return stakes.bets[number] if number < len(stakes.bets) else None

"""Events around captain and box, and what players agreed to or left behind, in lines."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine import Bet, Ending, Game, Side
from bot.engine.chouette import (
    BetEnded,
    BoxForfeited,
    BoxWarned,
    CaptainMissed,
    CaptainStruck,
    CaptainSucceeded,
    Chouette,
    Closed,
    GameCalled,
    GameDealt,
    GameSettled,
    Joined,
    LastGameSet,
    Leaving,
    Left,
    LostTheTurn,
    OptionsProposed,
    OrderRolled,
    PartnerDrawn,
    PartnerReplied,
    PartnerSought,
    Proposal,
    ProposalDropped,
    Proposed,
    ProxyNamed,
    RelievedForTurn,
    ReturnedInTime,
    Rotated,
    Seated,
    StakeAgreed,
    Substituted,
    Thrown,
    Volunteered,
    VolunteerWithdrew,
    WentAway,
    sums,
)
from bot.engine.chouette.role_events import RoleEvent
from bot.engine.chouette.seat_events import SeatEvent
from bot.engine.keys import PlayerId
from bot.play.chouette.text.cubes import Stakes, silent
from bot.play.chouette.text.options import UNCHANGED, differences, preset_name
from bot.play.chouette.text.people import AUTOPILOT, SEPARATOR, Names, called, named, signed, speaking
from bot.play.text.words import KINDS, count


def role_line(  # noqa: PLR0911 - a match
    event: RoleEvent, names: Names, box: PlayerId | None
) -> str:
    match event:
        case CaptainSucceeded():
            return _succession(event, names)
        case CaptainStruck() | CaptainMissed() | RelievedForTurn():
            return _captain_line(event, names)
        case ReturnedInTime():
            return f"{called(names, event.player)} is heard from again"
        case BoxWarned():
            return f"{called(names, event.player)} is silent; if that lasts, others play for the box"
        case LostTheTurn():
            end = "and is away now" if event.is_away else "and acts no more in this game"
            return f"{called(names, event.player)} was silent for too long {end}"
        case BoxForfeited():
            return f"Nobody plays for {called(names, box)}, who forfeits a single game on each open bet"
        case Volunteered() | VolunteerWithdrew() | Substituted():
            return _substitute_line(event, names, box)


def _succession(event: CaptainSucceeded, names: Names) -> str:
    captain = called(names, event.captain)
    if event.dropped is not None:
        return f"{called(names, event.dropped)} is out, and goes to the bottom; {captain} is captain"
    if event.gone is not None:
        return f"{called(names, event.gone)} is gone; {captain} is captain"
    return f"{captain} acts as captain; the ranks stay"


def _captain_line(event: CaptainStruck | CaptainMissed | RelievedForTurn, names: Names) -> str:
    match event:
        case CaptainStruck():
            return f"{called(names, event.captain)} is gone, and can no longer win the box as captain"
        case CaptainMissed():
            return (
                f"{called(names, event.player)} missed a turn as captain; after another the next takes over"
            )
        case RelievedForTurn():
            who = AUTOPILOT if event.player is None else called(names, event.player)
            return f"{who} moves this turn"


def _substitute_line(
    event: Volunteered | VolunteerWithdrew | Substituted, names: Names, box: PlayerId | None
) -> str:
    who = called(names, event.player)
    match event:
        case Volunteered():
            return f"{who} would play for the box, should the box go"
        case VolunteerWithdrew():
            return f"{who} would play for the box no longer"
        case Substituted():
            owner = called(names, box)
            return f"{who} plays for {owner}; what is won or lost stays {owner}'s"


def proxy_line(event: ProxyNamed, names: Names) -> str:
    member = called(names, event.member)
    if event.is_silent:
        return f"{member}'s proxy did not answer in time, and may answer no longer"
    if event.proxy is None:
        return f"{member} has no proxy any more"
    return f"{called(names, event.proxy)} may answer for {member}"


def proposal_line(event: Proposed | ProposalDropped, stakes: Stakes) -> str:
    """A proposal on a bet, or that it came to nothing."""
    if isinstance(event, Proposed):
        return proposed(event.proposal, stakes)
    bet, names = _bet(stakes, event.bet), stakes.names
    if bet is None or event.of is None:
        between = f" between {named_both(bet, names)}" if bet else ""
        return f"The proposal{between} is {'refused' if event.is_refused else 'withdrawn'}"
    who, other = speaking(names, event.by, event.of), called(names, bet.player(bet.side_of(event.of).other))
    return f"{who} refuses {other}'s offer" if event.is_refused else f"{who} withdraws the offer to {other}"


def proposed(proposal: Proposal, stakes: Stakes, reader: PlayerId | None = None) -> str:
    """Such as "Ben offers Ann 2 points to settle".

    Args:
        proposal: The proposal.
        stakes: The names behind the bets.
        reader: The only reader, who is called "you"; None for everybody.
    """
    names, points = stakes.names, count(abs(proposal.points), "point")
    bet = _bet(stakes, proposal.bet)
    asked = bet.player(bet.side_of(proposal.by).other) if bet else None
    other = "you" if asked is not None and asked == reader else called(names, asked)
    is_own = reader is not None and reader == (proposal.by if proposal.speaker is None else proposal.speaker)
    own = "You" if proposal.by == reader else f"You (for {called(names, proposal.by)})"
    offer, ask = (f"{own} offer", f"{own} ask") if is_own else _proposing(names, proposal)
    if proposal.kind is not None:
        return f"{offer} to resign {KINDS[proposal.kind]} to {other}, for {points}"
    if proposal.points > 0:
        return f"{ask} {other} for {points} to settle"
    return f"{offer} {other} {points} to settle" if proposal.points else f"{offer} {other} to call it even"


def _proposing(names: Names, proposal: Proposal) -> tuple[str, str]:
    """The verbs for an offer, and for a request."""
    who = speaking(names, proposal.speaker, proposal.by)
    return f"{who} offers", f"{who} asks"


def named_both(bet: Bet, names: Names) -> str:
    return f"{called(names, bet.white)} and {called(names, bet.black)}"


def ended_line(events: Sequence[BetEnded], stakes: Stakes) -> str:
    """Which bets were settled or conceded, and who pays whom; those that ended alike share a line."""
    alone: list[str] = []
    alike: dict[tuple[str, str], list[str]] = {}
    for event in events:
        bet = _bet(stakes, event.bet)
        if bet is None or not event.result.points:
            alone.append(_without_payer(event, bet, stakes.names))
        else:
            payer = _speaking(event, bet, event.result.winner.other, stakes.names)
            alike.setdefault(_paid(event, bet, stakes.names), []).append(payer)
    paid = (f"{', '.join(who)} {all_do if who[1:] else does}" for (does, all_do), who in alike.items())
    return "; ".join([*alone, *paid])


def _speaking(event: BetEnded, bet: Bet, side: Side, names: Names) -> str:
    """Who ended a bet on a side: its player, or who spoke for them."""
    speaker = event.for_white if side is Side.WHITE else event.for_black
    return speaking(names, speaker, bet.player(side))


def _without_payer(event: BetEnded, bet: Bet | None, names: Names) -> str:
    if bet is not None:
        white, black = (_speaking(event, bet, side, names) for side in Side)
        return f"{white} and {black} call it even"
    result = event.result
    how = "settled" if result.ending is Ending.SETTLED else "conceded"
    return f"A bet is {how} for {count(result.points, 'point')}"


def _paid(event: BetEnded, bet: Bet, names: Names) -> tuple[str, str]:
    """How a bet was settled or conceded by one, and by several alike: what each of them pays."""
    result = event.result
    payee = _speaking(event, bet, result.winner, names)
    if result.ending is Ending.SETTLED:
        how = ("settles with", "settle with")
    else:
        how = (f"resigns {KINDS[result.kind]} to", f"resign {KINDS[result.kind]} to")
    return f"{how[0]} {payee}, pays {result.points}", f"{how[1]} {payee}, pay {result.points} each"


def _bet(stakes: Stakes, number: int) -> Bet | None:
    return stakes.bets[number] if number < len(stakes.bets) else None


NOBODY_LEFT: Final = "Nobody is left at the table"


def seat_line(  # noqa: PLR0911 - a match
    chouette: Chouette, event: SeatEvent, names: Names, box: PlayerId | None
) -> str:
    """A line about who sits where; "" for what another line says.

    Args:
        chouette: The chouette after the event.
        event: The event.
        names: Everybody in the line.
        box: Who was the box; None where that is not known.
    """
    match event:
        case Joined() | Seated():
            return joined_line([event], names)
        case Left() | Leaving() | WentAway():
            return _going(event, names)
        case OptionsProposed() | StakeAgreed():
            return _options_line(chouette, event, names)
        case PartnerSought() | PartnerReplied() | PartnerDrawn() | GameDealt():
            return _partner_line(event, names, box)
        case OrderRolled():
            return order_line(event, names)
        case GameCalled():
            return f"Game {event.number} begins"
        case GameSettled():
            return f"The game is over: {totals(sums(event.transfers), names)}"
        case Rotated():
            return rotated_line(event, names, box)
        case LastGameSet() | Closed():
            return _end_line(event, names)


def joined_line(events: Sequence[Joined | Seated], names: Names) -> str:
    """Who joined, who came back, who waits for a place, and who no longer does."""
    came = [event.player for event in events if isinstance(event, Joined)]
    joined = [event.player for event in events if isinstance(event, Joined) and not event.is_back]
    seated = [player for event in events if isinstance(event, Seated) for player in event.players]
    told = [
        *_came(joined, seated, ("joins", "join"), names),
        *_came(
            [player for player in came if player not in joined], seated, ("comes back", "come back"), names
        ),
        _who([player for player in seated if player not in came], "is dealt in", "are dealt in", names),
    ]
    return "; ".join(line for line in told if line)


def _came(
    came: Sequence[PlayerId], seated: Sequence[PlayerId], verbs: tuple[str, str], names: Names
) -> Iterator[str]:
    """Who joined, or came back, by the `verbs` for one and for several; those who wait stand apart."""
    one, several = verbs
    yield _who([player for player in came if player in seated], one, several, names)
    waiting = [player for player in came if player not in seated]
    yield _who(waiting, f"{one}, and waits to be dealt in", f"{several}, and wait to be dealt in", names)


def _who(players: Sequence[PlayerId], does: str, all_do: str, names: Names) -> str:
    return f"{named(names, players)} {all_do if players[1:] else does}" if players else ""


def _going(event: Left | Leaving | WentAway, names: Names) -> str:
    who = called(names, event.player)
    match event:
        case Left():
            return f"{who} leaves"
        case Leaving():
            return f"{who} hands over, and leaves when the game is over"
        case WentAway():
            return f"{who} is away, and sits out until coming back"


def _options_line(chouette: Chouette, event: OptionsProposed | StakeAgreed, names: Names) -> str:
    if isinstance(event, StakeAgreed):
        return f"{called(names, event.player)} agrees to the new stake"
    preset = preset_name(event.sheet)
    what = f"preset “{preset}”" if preset else differences(event.sheet)
    is_same_stake = event.sheet.rules.stake == chouette.sheet.rules.stake
    yes = "" if is_same_stake else "; everybody must agree to the stake"
    if event.game == 1:
        return f"Options: {what}{yes}"
    if event.game > chouette.number:
        what = differences(event.sheet, chouette.sheet) or UNCHANGED
    return f"From game {event.game} on: {what}{yes}"


def _end_line(event: LastGameSet | Closed, names: Names) -> str:
    if isinstance(event, Closed):
        return "The chouette is over"
    if event.by is not None:
        host = called(names, event.by)
        return (
            f"{host} takes back the last game"
            if event.game is None
            else f"{host} announces game {event.game} as the last"
        )
    return "There is no last game any more" if event.game is None else f"Game {event.game} is the last"


def order_line(event: OrderRolled, names: Names) -> str:
    """Such as "Order: Ann 6, 4 · Carl 6, 2 · Ben 3; …"."""
    box, captain = (called(names, each.player) for each in event.thrown[:2])
    return f"Order: {_thrown(event.thrown, names)}; {box} is the box, {captain} the captain"


def _thrown(thrown: Sequence[Thrown], names: Names) -> str:
    """Each player's dice: first their own die, then one for each tie."""
    return SEPARATOR.join(f"{called(names, each.player)} {', '.join(map(str, each.dice))}" for each in thrown)


def _partner_line(
    event: PartnerSought | PartnerReplied | PartnerDrawn | GameDealt, names: Names, box: PlayerId | None
) -> str:
    who = called(names, box) if box is not None else "The box"
    match event:
        case PartnerSought():
            return f"{who} asks for a partner"
        case PartnerReplied():
            return ""  # sealed until all have replied
        case PartnerDrawn():
            return f"Nobody volunteers as partner; lots are drawn: {_thrown(event.thrown, names)}"
        case GameDealt():
            return _dealt_line(event, names, who)


def _dealt_line(event: GameDealt, names: Names, box: str) -> str:
    """Who was late about the partner, and who is partner; "" where there is neither."""
    late = silent(names, event.silent)
    if event.partner is None:
        return late and f"{late}, and plays without a partner"
    partner = f"{called(names, event.partner)} is {box}'s partner in this game"
    return f"{late}; {partner}" if late else partner


def totals(won: dict[PlayerId, int], names: Names) -> str:
    """The most first: "Ben +8 · Dora +4 · Carl -1 · Ann -11".

    No line of a phone ends between a name and its points.
    """
    ranked = sorted(won.items(), key=lambda each: -each[1])
    return SEPARATOR.join(
        f"{called(names, player)}\N{NO-BREAK SPACE}{signed(points)}" for player, points in ranked
    )


def rotated_line(event: Rotated, names: Names, box: PlayerId | None) -> str:
    """The next box, and the line, captain first."""
    if event.box is None:
        return NOBODY_LEFT
    who = called(names, event.box)
    verb = "is" if box is None else "keeps" if event.box == box else "takes"
    what = f"{who} {verb} the box"
    return f"{what}; line: {named(names, event.line)}" if event.line else what


def box_of(game: Game) -> PlayerId:
    """The members' bets come first, and are all with the box."""
    return game.bets[0].white

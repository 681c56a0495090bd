"""Events around captain and box, and what players agreed to or left behind, in lines."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from bot.engine import Bet, BetResult, Ending, Game, Side
from bot.engine.chouette import Chouette, Proposal, Thrown, role_events, seat_events, sums
from bot.engine.keys import PlayerId
from bot.play.chouette.text.cubes import Stakes, silent
from bot.play.chouette.text.options import differences, preset_name
from bot.play.chouette.text.people import (
    SEPARATOR,
    Names,
    listed_names,
    names_in_row,
    player_name,
    speaking,
    stand_in,
)
from bot.text.catalogue import gained, in_clauses, listed, phrase


class Reader(Enum):
    """The reader of a proposal: a side of it, or another person."""

    PROPOSER = auto()
    PROXY = auto()
    ASKED = auto()
    CALLED = auto()  # anybody, after the name of whoever is asked
    ANYBODY = auto()


class Going(Enum):
    """Why a captain hands over while their bet runs."""

    LEAVES = auto()
    SITS_OUT = auto()
    SILENT = auto()


class BoxChange(Enum):
    """How somebody comes to be the box of the next game; IS, where it is not known."""

    TAKES = auto()
    KEEPS = auto()
    IS = auto()


GOING: Final[Mapping[type, Going]] = {
    seat_events.Leaving: Going.LEAVES,
    seat_events.WentAway: Going.SITS_OUT,
    role_events.LostTheTurn: Going.SILENT,
}


def role_line(  # noqa: PLR0911 - a match
    event: role_events.RoleEvent, names: Names, box: PlayerId | None
) -> str:
    match event:
        case role_events.CaptainSucceeded():
            return _succession(event, names)
        case role_events.CaptainStruck():
            return phrase("chouette-log-captain-struck", captain=player_name(names, event.captain))
        case role_events.CaptainMissed():
            return _missed(event, names)
        case role_events.RelievedForTurn():
            return phrase("chouette-moves-this-turn", player=stand_in(names, event.player))
        case role_events.ReturnedInTime():
            return phrase("chouette-log-heard-again", player=player_name(names, event.player))
        case role_events.BoxWarned():
            return phrase("chouette-log-box-silent", box=player_name(names, event.player))
        case role_events.LostTheTurn():
            player = player_name(names, event.player)
            return phrase("chouette-log-silent-for-long", player=player, is_away=event.is_away)
        case role_events.BoxForfeited():
            return phrase("chouette-log-box-forfeits", box=player_name(names, box))
        case role_events.Volunteered() | role_events.VolunteerWithdrew() | role_events.Substituted():
            return _substitute_line(event, names, box)


def _missed(event: role_events.CaptainMissed, names: Names) -> str:
    captain = player_name(names, event.player)
    if event.successor is None:
        return phrase("chouette-log-captain-missed", captain=captain)
    return phrase(
        "chouette-log-captain-missed-once", captain=captain, player=player_name(names, event.successor)
    )


def handed_over(
    going: seat_events.Leaving | seat_events.WentAway | role_events.LostTheTurn,
    event: role_events.CaptainSucceeded,
    names: Names,
) -> str:
    """The change of captain as one captain goes: "Ann missed two decisions: Ben is captain"."""
    why = GOING[type(going)]
    return phrase(
        "chouette-log-captain-replaced",
        why=why,
        player=player_name(names, going.player),
        captain=player_name(names, event.captain),
        is_acting=not event.is_of_record,
    )


def _succession(event: role_events.CaptainSucceeded, names: Names) -> str:
    captain = player_name(names, event.captain)
    if event.dropped is not None:
        dropped = player_name(names, event.dropped)
        return phrase("chouette-log-captain-passed", player=dropped, captain=captain)
    if event.gone is not None:
        return phrase("chouette-log-captain-gone", player=player_name(names, event.gone), captain=captain)
    if event.is_of_record:
        return phrase("chouette-log-captain-again", captain=captain)
    return phrase("chouette-log-captain-acting", captain=captain)


def _substitute_line(
    event: role_events.Volunteered | role_events.VolunteerWithdrew | role_events.Substituted,
    names: Names,
    box: PlayerId | None,
) -> str:
    player = player_name(names, event.player)
    match event:
        case role_events.Volunteered():
            return phrase("chouette-log-volunteers", player=player)
        case role_events.VolunteerWithdrew():
            return phrase("chouette-log-volunteers-no-longer", player=player)
        case role_events.Substituted():
            return phrase("chouette-log-substitute", player=player, box=player_name(names, box))


def proxy_line(event: role_events.ProxyNamed, names: Names) -> str:
    member = player_name(names, event.member)
    if event.is_silent:
        return phrase("chouette-log-proxy-silent", member=member)
    if event.proxy is None:
        return phrase("chouette-log-proxy-ended", member=member)
    return phrase("chouette-log-proxy", player=player_name(names, event.proxy), member=member)


def proposal_line(event: role_events.Proposed | role_events.ProposalDropped, stakes: Stakes) -> str:
    """A proposal on a bet, or that it came to nothing."""
    if isinstance(event, role_events.Proposed):
        return proposed(event.proposal, stakes)
    bet, names = _bet(stakes, event.bet), stakes.names
    if bet is None:
        return phrase("chouette-log-proposal-dropped", is_refused=event.is_refused)
    if event.of is None:
        box, member = player_name(names, bet.white), player_name(names, bet.black)
        return phrase(
            "chouette-log-proposal-dropped-between", box=box, member=member, is_refused=event.is_refused
        )
    who, other = (
        speaking(names, event.by, event.of),
        player_name(names, bet.player(bet.side_of(event.of).other)),
    )
    if event.is_refused:
        return phrase("chouette-log-refuses-offer", player=who, other=other)
    return phrase("chouette-log-withdraws-offer", player=who, other=other)


def proposed(
    proposal: Proposal, stakes: Stakes, reader: PlayerId | None = None, *, is_called: bool = False
) -> str:
    """Such as "Ben offers Ann 2 points to settle".

    Args:
        proposal: The proposal.
        stakes: The names behind the bets.
        reader: The only reader, who is called "you"; None for everybody.
        is_called: Whether it is for everybody, after the name of whoever is asked.
    """
    bet = _bet(stakes, proposal.bet)
    asked = bet.player(bet.side_of(proposal.by).other) if bet else None
    what = Reader.CALLED if is_called else _reader(proposal, asked, reader)
    kind, points = proposal.kind, abs(proposal.points)
    names, other = stakes.names, player_name(stakes.names, asked)
    speaker = proposal.by if what is Reader.PROXY else proposal.speaker
    player = speaking(names, speaker, proposal.by)
    if kind is not None:
        return phrase(
            "chouette-log-concedes", reader=what, player=player, other=other, kind=kind, points=points
        )
    if proposal.points > 0:
        return phrase("chouette-log-asks", reader=what, player=player, other=other, points=points)
    if proposal.points:
        return phrase("chouette-log-offers", reader=what, player=player, other=other, points=points)
    return phrase("chouette-log-offers-even", reader=what, player=player, other=other)


def _reader(proposal: Proposal, asked: PlayerId | None, reader: PlayerId | None) -> Reader:
    if reader is None:
        return Reader.ANYBODY
    if reader == (proposal.by if proposal.speaker is None else proposal.speaker):
        return Reader.PROPOSER if reader == proposal.by else Reader.PROXY
    return Reader.ASKED if reader == asked else Reader.ANYBODY


def ended_line(events: Sequence[role_events.BetEnded], stakes: Stakes) -> str:
    """Tell which bets were settled or conceded, and who pays whom; those that ended alike share a line."""
    names = stakes.names
    alone: list[str] = []
    alike: dict[tuple[str, BetResult], list[str]] = {}
    for event in events:
        bet, result = _bet(stakes, event.bet), event.result
        if bet is None:
            is_settled = result.ending is Ending.SETTLED
            alone.append(phrase("chouette-log-bet-ended", is_settled=is_settled, points=result.points))
        elif not result.points:
            box, member = (_speaking(event, bet, side, names) for side in Side)
            alone.append(phrase("chouette-log-even", box=box, member=member))
        else:
            payee = _speaking(event, bet, result.winner, names)
            payer = _speaking(event, bet, result.winner.other, names)
            alike.setdefault((payee, result), []).append(payer)
    return in_clauses([*alone, *(_paid(payers, *paid) for paid, payers in alike.items())])


def _speaking(event: role_events.BetEnded, bet: Bet, side: Side, names: Names) -> str:
    """Name the player who ended a bet on a side: its own, or the one who spoke for them."""
    speaker = event.for_white if side is Side.WHITE else event.for_black
    return speaking(names, speaker, bet.player(side))


def _paid(payers: Sequence[str], payee: str, result: BetResult) -> str:
    """How a bet was settled or conceded by one, or several alike: what each of them pays."""
    players, count, points = listed(payers), len(payers), result.points
    if result.ending is Ending.SETTLED:
        return phrase("chouette-log-settles", players=players, count=count, payee=payee, points=points)
    return phrase(
        "chouette-log-resigns", players=players, count=count, payee=payee, points=points, kind=result.kind
    )


def _bet(stakes: Stakes, number: int) -> Bet | None:
    return stakes.bets[number] if number < len(stakes.bets) else None


OfHost = (
    seat_events.HostNamed
    | seat_events.LastGameSet
    | seat_events.Closed
    | seat_events.Reopened
    | seat_events.ClosedForGood
)
"""The events about who is host, and about the host's decisions on the end."""


def seat_line(  # noqa: PLR0911 - a match
    chouette: Chouette, event: seat_events.SeatEvent, names: Names, box: PlayerId | None
) -> str:
    """A line about who sits where; "" for what another line says.

    Args:
        chouette: The chouette after the event.
        event: The event.
        names: Everybody in the line.
        box: Who was the box; None where that is not known.
    """
    match event:
        case seat_events.Joined() | seat_events.Seated():
            return joined_line([event], names)
        case seat_events.Left() | seat_events.Leaving() | seat_events.WentAway():
            return _going(event, names)
        case seat_events.OptionsProposed() | seat_events.StakeAgreed() | seat_events.StakeWithdrawn():
            return _options_line(chouette, event, names)
        case (
            seat_events.PartnerSought()
            | seat_events.PartnerReplied()
            | seat_events.PartnerDrawn()
            | seat_events.GameDealt()
        ):
            return _partner_line(event, names, box)
        case seat_events.OrderRolled():
            return order_line(event, names)
        case seat_events.GameCalled():
            return phrase("chouette-log-game-begins", number=event.number)
        case seat_events.GameSettled():
            return phrase("chouette-log-game-over", points=totals(sums(event.transfers), names))
        case seat_events.Rotated():
            return rotated_line(event, names, box)
        case _:
            return _hosts_line(event, names)


def joined_line(events: Sequence[seat_events.Joined | seat_events.Seated], names: Names) -> str:
    """Tell who joined, who came back, who waits for a place, and who no longer does."""
    joined = [event for event in events if isinstance(event, seat_events.Joined)]
    came = {event.player: event.is_back for event in joined}
    seated = [player for event in events if isinstance(event, seat_events.Seated) for player in event.players]
    seated += [event.player for event in joined if event.plays_on]
    told = [line for is_back in (False, True) for line in _came(came, seated, names, is_back=is_back)]
    dealt_in = [player for player in seated if player not in came]
    if dealt_in:
        told.append(
            phrase("chouette-log-dealt-in", players=listed_names(names, dealt_in), count=len(dealt_in))
        )
    return in_clauses(told)


def _came(
    came: Mapping[PlayerId, bool], seated: Sequence[PlayerId], names: Names, *, is_back: bool
) -> Iterator[str]:
    """Tell who joined, or came back; those who wait stand apart."""
    players = [player for player, was_here in came.items() if was_here is is_back]
    now = [player for player in players if player in seated]
    if now:
        yield phrase("chouette-log-joins", players=listed_names(names, now), count=len(now), is_back=is_back)
    later = [player for player in players if player not in seated]
    if later:
        waiting = listed_names(names, later)
        yield phrase("chouette-log-joins-waiting", players=waiting, count=len(later), is_back=is_back)


def _going(event: seat_events.Left | seat_events.Leaving | seat_events.WentAway, names: Names) -> str:
    player = player_name(names, event.player)
    match event:
        case seat_events.Left():
            return phrase("chouette-log-leaves", player=player)
        case seat_events.Leaving():
            return phrase("chouette-log-leaves-game", player=player)
        case seat_events.WentAway():
            return phrase("chouette-log-goes-away", player=player)


def _options_line(
    chouette: Chouette,
    event: seat_events.OptionsProposed | seat_events.StakeAgreed | seat_events.StakeWithdrawn,
    names: Names,
) -> str:
    if isinstance(event, seat_events.StakeWithdrawn):
        return phrase("chouette-log-stake-withdrawn")
    if isinstance(event, seat_events.StakeAgreed):
        return phrase("chouette-log-stake-agreed", player=player_name(names, event.player))
    preset = preset_name(event.sheet)
    what = phrase("chouette-log-preset", preset=preset) if preset else differences(event.sheet)
    is_new_stake = event.sheet.rules.stake != chouette.sheet.rules.stake
    if event.game == 1:
        return phrase("chouette-log-options", options=what, is_new_stake=is_new_stake)
    if event.game > chouette.number:
        what = differences(event.sheet, chouette.sheet) or phrase("chouette-log-unchanged")
    return phrase("chouette-log-options-later", number=event.game, options=what, is_new_stake=is_new_stake)


def _hosts_line(event: OfHost, names: Names) -> str:
    match event:
        case seat_events.HostNamed():
            return _host_line(event, names)
        case seat_events.LastGameSet():
            return _last_game_line(event, names)
        case seat_events.Closed() | seat_events.Reopened() | seat_events.ClosedForGood():
            return _closed_line(event, names)


def _host_line(event: seat_events.HostNamed, names: Names) -> str:
    host = player_name(names, event.host)
    if event.by is None:
        return phrase("chouette-log-next-host", host=host)
    return phrase("chouette-log-hands-over", player=player_name(names, event.by), host=host)


def _closed_line(
    event: seat_events.Closed | seat_events.Reopened | seat_events.ClosedForGood, names: Names
) -> str:
    """Tell who closed the chouette, or opened it again; "" once that can no longer be undone."""
    match event:
        case seat_events.Closed(None):
            return phrase("chouette-over")
        case seat_events.Closed(by):
            return phrase("chouette-log-closes", player=player_name(names, by))
        case seat_events.Reopened(by):
            return phrase("chouette-log-reopens", player=player_name(names, by))
        case seat_events.ClosedForGood():
            return ""


def _last_game_line(event: seat_events.LastGameSet, names: Names) -> str:
    number, host = event.game, None if event.by is None else player_name(names, event.by)
    if host is None:
        return phrase("chouettes-last-game", game=number) if number else phrase("chouette-log-no-last-game")
    if number is None:
        return phrase("chouette-log-takes-back-last", player=host)
    return phrase("chouette-log-announces-last", player=host, number=number)


def order_line(event: seat_events.OrderRolled, names: Names) -> str:
    """Such as "Order: Ann 6, 4 · Carl 6, 2 · Ben 3; …"."""
    box, captain = (player_name(names, each.player) for each in event.thrown[:2])
    return phrase("chouette-log-order", dice=_thrown(event.thrown, names), box=box, captain=captain)


def _thrown(thrown: Sequence[Thrown], names: Names) -> str:
    """Each player's dice: first their own die, then one for each tie."""
    return SEPARATOR.join(
        f"{player_name(names, each.player)} {', '.join(map(str, each.dice))}" for each in thrown
    )


def _partner_line(
    event: seat_events.PartnerSought
    | seat_events.PartnerReplied
    | seat_events.PartnerDrawn
    | seat_events.GameDealt,
    names: Names,
    box: PlayerId | None,
) -> str:
    match event:
        case seat_events.PartnerSought() if box is None:
            return phrase("chouette-log-partner-sought-unknown")
        case seat_events.PartnerSought():
            return phrase("chouette-log-partner-sought", box=player_name(names, box))
        case seat_events.PartnerReplied():
            return ""  # sealed until all have replied
        case seat_events.PartnerDrawn():
            return phrase("chouette-log-partner-drawn", dice=_thrown(event.thrown, names))
        case seat_events.GameDealt():
            return _dealt_line(event, names, box)


def _dealt_line(event: seat_events.GameDealt, names: Names, box: PlayerId | None) -> str:
    """Tell who was late about the partner, and who is partner; "" where there is neither."""
    late = tuple(dict.fromkeys(event.silent))
    if event.partner is not None:
        return in_clauses((silent(names, late), _partner(event.partner, names, box)))
    if late:
        return phrase("chouette-log-no-partner", players=listed_names(names, late), count=len(late))
    return ""


def _partner(player: PlayerId, names: Names, box: PlayerId | None) -> str:
    partner = player_name(names, player)
    if box is None:
        return phrase("chouette-log-partner-unknown", partner=partner)
    return phrase("chouette-log-partner", partner=partner, box=player_name(names, box))


def totals(won: dict[PlayerId, int], names: Names) -> str:
    """The most first: "Ben +8 · Dora +4 · Carl -1 · Ann -11".

    No line of a phone ends between a name and its points.
    """
    ranked = sorted(won.items(), key=lambda each: -each[1])
    return SEPARATOR.join(
        f"{player_name(names, player)}\N{NO-BREAK SPACE}{gained(points)}" for player, points in ranked
    )


def rotated_line(event: seat_events.Rotated, names: Names, box: PlayerId | None) -> str:
    """The next box, and the line, captain first."""
    if event.box is None:
        return nobody_left()
    change = BoxChange.IS if box is None else BoxChange.KEEPS if event.box == box else BoxChange.TAKES
    what = phrase("chouette-log-box", player=player_name(names, event.box), change=change)
    if not event.line:
        return what
    return in_clauses((what, phrase("chouette-log-line", members=names_in_row(names, event.line))))


def nobody_left() -> str:
    return phrase("chouette-log-nobody-left")


def box_of(game: Game) -> PlayerId:
    """The members' bets come first, and are all with the box."""
    return game.bets[0].white

"""Open proposals, in lines that mention the player who must accept or refuse."""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum, auto

from bot.engine.chouette import Chouette, Proposal, answers_proposal
from bot.engine.keys import BetIndex, PlayerId
from bot.play.chouette.text.cubes import Stakes
from bot.play.chouette.text.people import Names, mentions, player_name, speaking
from bot.play.chouette.text.roles import proposed
from bot.text.catalogue import listed, phrase


class Offer(Enum):
    """An offer made to several players at once."""

    SINGLE = auto()
    GAMMON = auto()
    BACKGAMMON = auto()
    PAYS = auto()
    ASKS = auto()
    EVEN = auto()


def proposal_lines(chouette: Chouette, names: Names, bets: Collection[BetIndex]) -> Iterator[str]:
    """The open proposals on some bets; what one player proposes to several shares a line.

    Each line mentions whoever answers; so a player may be mentioned in several.
    """
    current = chouette.in_play
    alike: dict[object, list[Proposal]] = {}
    for proposal in current.proposals if current else ():
        if proposal.bet in bets:
            alike.setdefault(_shared(chouette, proposal), []).append(proposal)
    for group in alike.values():
        yield _to_several(chouette, group, names) if group[1:] else _to_one(chouette, group[0], names)


def _shared(chouette: Chouette, proposal: Proposal) -> object:
    """The traits that make proposals alike; a proposal answered by a stand-in is like no other."""
    if answers_proposal(chouette, proposal) != _asked(chouette, proposal):
        return proposal.bet
    return proposal.by, proposal.speaker, _offer(proposal)


def _asked(chouette: Chouette, proposal: Proposal) -> PlayerId:
    bet = chouette.game.bets[proposal.bet]
    return bet.player(bet.side_of(proposal.by).other)


def _offer(proposal: Proposal) -> Offer:
    if proposal.kind is not None:
        return Offer[proposal.kind.name]
    return Offer.ASKS if proposal.points > 0 else Offer.PAYS if proposal.points else Offer.EVEN


def _to_several(chouette: Chouette, group: Sequence[Proposal], names: Names) -> str:
    """State the offer to all, then each one's own points: "Ben offers to settle and pay Ann 2 and Carl 1"."""
    first = group[0]
    members = [mentions(names, [_asked(chouette, each)]) for each in group]
    points = (f"\N{NO-BREAK SPACE}{abs(each.points)}" if each.points else "" for each in group)
    shares = [f"{member}{paid}" for member, paid in zip(members, points, strict=True)]
    if _offer(first) is Offer.ASKS:
        shares[0] = phrase("chouette-call-pays", member=members[0], points=first.points)
    return phrase(
        "chouette-call-proposals",
        offer=_offer(first),
        player=speaking(names, first.speaker, first.by),
        shares=listed(shares),
    )


def _to_one(chouette: Chouette, proposal: Proposal, names: Names) -> str:
    other = _asked(chouette, proposal)
    answering = answers_proposal(chouette, proposal)
    speaker = other if answering is None else answering
    who = mentions(names, [speaker])
    stakes = Stakes(names, chouette.box, chouette.game.bets)
    what = proposed(proposal, stakes, is_called=speaker == other)
    if speaker == other:
        return phrase("chouette-call-proposal", who=who, proposal=what)
    return phrase("chouette-call-proposal-for", who=who, other=player_name(names, other), proposal=what)

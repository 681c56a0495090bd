"""The pages of My seat for settling and conceding: on which bets, and for how much."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.engine.chouette import actions, legal_actions
from bot.engine.chouette.people import spoken_for
from bot.engine.game import WinKind
from bot.engine.keys import BetIndex, PlayerId
from bot.engine.rights import costs_most
from bot.engine.scoring import points_for
from bot.play.chouette.action_codec import (
    ChouetteButton,
    format_actions,
    format_bets,
    format_points,
    parse_bets,
    parse_points,
)
from bot.play.chouette.intents import concession
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text.people import acts_for, plain_player_name, player_name
from bot.play.display.panel import Button, Panel, Tone
from bot.text.catalogue import gained, phrase


def back() -> Button:
    return Button(ChouetteButton.SEAT, phrase("seat-back"))


P = TypeVar("P", bound=actions.Possible)


def possible_of(table: ChouetteTable, player: PlayerId, kind: type[P]) -> list[P]:
    return [one for one in legal_actions(table.chouette, player) if isinstance(one, kind)]


def sides_in(table: ChouetteTable, number: BetIndex, player: PlayerId) -> tuple[PlayerId, PlayerId]:
    """The player whom somebody speaks for in a bet, and the other side."""
    bet = table.chouette.game.bets[number]
    of = spoken_for(table.chouette, bet, player)
    return (bet.white, bet.black) if bet.white == of else (bet.black, bet.white)


def settle_page(table: ChouetteTable, player: PlayerId, rest: str) -> Panel | None:
    """The page for the points of a settlement, step by step, and its bets; None where there are none."""
    limits = {one.bet: one.most for one in possible_of(table, player, actions.SettlementUpTo)}
    written, _, points = rest.partition(".")
    bets = _chosen(limits, written)
    wanted = parse_points(points) if rest else 0
    if not bets:
        return None
    most = min(limits[bet] for bet in bets)
    return _amount(table, player, bets, max(-most, min(wanted, most)), limits)


def _amount(
    table: ChouetteTable,
    player: PlayerId,
    bets: Sequence[BetIndex],
    points: int,
    limits: Mapping[BetIndex, int],
) -> Panel:
    game, most = table.chouette.game, min(limits[bet] for bet in bets)
    cube = min(game.cubes[game.bets[bet].cube].value for bet in bets)

    def page(chosen: Sequence[BetIndex], amount: int) -> str:
        return f"settle.{format_bets(chosen)}.{format_points(amount)}"

    names = _toggles(table, player, list(limits), bets, lambda chosen: page(chosen, points))
    steps = [step for step in sorted({-cube, -1, 1, cube}) if abs(points + step) <= most]
    changes = [
        Button(ChouetteButton.SEAT, gained(step), argument=page(bets, points + step)) for step in steps
    ]
    proposals = [actions.ProposeSettlement(bet, points) for bet in bets]
    propose = Button(ChouetteButton.ACTION, phrase("seat-propose"), Tone.PRIMARY, format_actions(proposals))
    text = seat_text.settlement_asked(_others(table, player, bets), points, most)
    return _agreement_panel("settle", text, names, changes, [propose])


def concede_page(table: ChouetteTable, player: PlayerId, rest: str) -> Panel | None:
    """The question which loss to offer, and to whom; None where there is nobody."""
    possible = possible_of(table, player, actions.Concede)
    bets_left = list(dict.fromkeys(one.bet for one in possible))
    bets = _chosen(bets_left, rest)
    if not bets:
        return None
    is_for_team = table.chouette.sheet.is_single and player == table.chouette.current.captain
    question = seat_text.concession_asked(
        _others(table, player, bets),
        is_for_team=is_for_team,
        is_maximum=_is_maximum(table, player, possible, bets),
    )
    names = _toggles(table, player, bets_left, bets, lambda chosen: f"concede.{format_bets(chosen)}")
    return _agreement_panel("concede", question, names, [*_losses(table, possible, bets)])


def _is_maximum(
    table: ChouetteTable, player: PlayerId, possible: Sequence[actions.Concede], bets: Sequence[BetIndex]
) -> bool:
    """Whether the only loss to offer on each bet is the most that it can cost, which nobody may refuse."""
    game = table.chouette.game
    for index in bets:
        bet, kinds = game.bets[index], [one.kind for one in possible if one.bet == index]
        of, _ = sides_in(table, index, player)
        if len(kinds) != 1 or not costs_most(game, bet.side_of(of), [bet], kinds[0]):
            return False
    return True


def _losses(
    table: ChouetteTable, possible: Sequence[actions.Concede], bets: Sequence[BetIndex]
) -> Iterator[Button]:
    """A button for each kind that some of these bets can still cost, and none of them more than that."""
    before: list[actions.Concede] = []
    for kind in WinKind:
        offers = [offer for bet in bets if (offer := concession(possible, bet, kind)) is not None]
        if len(offers) == len(bets) and offers != before:
            yield _loss(table, offers, kind)
            before = offers


def _loss(table: ChouetteTable, offers: Sequence[actions.Concede], kind: WinKind) -> Button:
    game = table.chouette.game
    cubes = [game.cubes[game.bets[offer.bet].cube] for offer in offers]
    points = sum(points_for(offer.kind, cube, game.terms) for offer, cube in zip(offers, cubes, strict=True))
    if not offers[1:]:
        label = phrase("button-resign", kind=kind, points=points)
    elif all(offer.kind is kind for offer in offers):
        label = phrase("seat-loss-in-all", kind=kind, points=points)
    else:
        label = phrase("seat-loss-where-it-counts", kind=kind, points=points)
    return Button(ChouetteButton.ACTION, label, Tone.DANGER, format_actions(offers))


def _chosen(possible: Collection[BetIndex], written: str) -> tuple[BetIndex, ...]:
    """The chosen bets among those that are possible: all of them where none is written."""
    bets = parse_bets(written) if written else tuple(possible)
    return tuple(bet for bet in possible if bet in bets)


def _toggles(
    table: ChouetteTable,
    player: PlayerId,
    bets: Sequence[BetIndex],
    chosen: Sequence[BetIndex],
    page: Callable[[Sequence[BetIndex]], str],
) -> list[Button]:
    """A button for each bet, which takes it in or leaves it out; none where there is only one.

    One bet always stays chosen.
    """
    if len(bets) == 1:
        return []
    toggles = []
    for bet in bets:
        left = [one for one in bets if (one in chosen) is not (one == bet)]
        label = _among(table, bet, player, is_in=bet in chosen)
        tone = Tone.SUCCESS if bet in chosen else Tone.SECONDARY
        toggles.append(Button(ChouetteButton.SEAT, label, tone, page(left or chosen)))
    return toggles


def _among(table: ChouetteTable, bet: BetIndex, player: PlayerId, *, is_in: bool) -> str:
    """The label of a bet by its other side, and by its member too where that is not the player."""
    of, other = sides_in(table, bet, player)
    who = plain_player_name(table.players, other)
    if of == player:
        return phrase("seat-among", other=who, is_in=is_in)
    return phrase("seat-among-for", other=who, member=plain_player_name(table.players, of), is_in=is_in)


def _others(table: ChouetteTable, player: PlayerId, bets: Sequence[BetIndex]) -> list[str]:
    sides = (sides_in(table, bet, player) for bet in bets)
    names = table.players
    return [player_name(names, other) if of == player else acts_for(names, other, of) for of, other in sides]


def _agreement_panel(page: str, text: str, *rows: Sequence[Button]) -> Panel:
    *others, last = rows
    return Panel(
        f"{heading(page)}\n{text}", rows=tuple(tuple(row) for row in (*others, (*last, back())) if row)
    )


def heading(page: str) -> str:
    return f"### {phrase('seat-page', page=page)}"

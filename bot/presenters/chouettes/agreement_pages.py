"""The pages of My seat on which bets are settled or conceded: one, several, or all of them by one press.

All bets are chosen at first; a press on a name leaves it out, or takes it in again.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bot.engine.chouette import Concede, ProposeSettlement, SettlementUpTo, legal_actions
from bot.engine.scoring import WinKind, points_for
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.action_words import (
    format_actions,
    format_bets,
    format_points,
    parse_bets,
    parse_points,
)
from bot.presenters.chouettes.seat import BACK, other_in, other_name, seat_panel
from bot.presenters.panel import Panel
from bot.presenters.sentences.chouette import asking
from bot.presenters.sentences.chouette.people import called
from bot.presenters.sentences.words import count
from bot.table import ChouetteTable

EVEN: Final = "0"

P = TypeVar("P", SettlementUpTo, Concede)


def settle_page(table: ChouetteTable, player: int, rest: str) -> Panel:
    """Return the page on which the points of a settlement are chosen, step by step, and with whom it is."""
    limits = {one.bet: one.most for one in _possible(table, player, SettlementUpTo)}
    written, _, points = rest.partition(".")
    bets = _chosen(limits, written)
    wanted = parse_points(points) if rest else 0
    if not bets:
        return seat_panel(table, player)
    most = min(limits[bet] for bet in bets)
    return _amount(table, player, bets, max(-most, min(wanted, most)), limits)


def _amount(
    table: ChouetteTable, player: int, bets: Sequence[int], points: int, limits: dict[int, int]
) -> Panel:
    game, most = table.chouette.game, min(limits[bet] for bet in bets)
    cube = min(game.cubes[game.bets[bet].cube].value for bet in bets)

    def page(chosen: Sequence[int], amount: int) -> str:
        return f"settle.{format_bets(chosen)}.{format_points(amount)}"

    names = _toggles(table, player, list(limits), bets, lambda chosen: page(chosen, points))
    steps = [step for step in sorted({-cube, -1, 1, cube}) if abs(points + step) <= most]
    changes = [Button(Kind.SEAT, f"{step:+d}", argument=page(bets, points + step)) for step in steps]
    proposals = [ProposeSettlement(bet, points) for bet in bets]
    propose = Button(Kind.DO, "Propose", Tone.MAIN, format_actions(proposals))
    text = asking.settlement_asked(_others(table, player, bets), points, cube, most)
    return _panel(text, names, changes, [propose, BACK])


def concede_page(table: ChouetteTable, player: int, rest: str) -> Panel:
    """Return the question which loss to offer, and to whom."""
    possible = _possible(table, player, Concede)
    limits = dict.fromkeys(one.bet for one in possible)
    bets = _chosen(limits, rest)
    if not bets:
        return seat_panel(table, player)
    is_for_team = table.chouette.sheet.is_single and player == table.chouette.current.captain
    kinds = [kind for kind in WinKind if all(Concede(bet, kind) in possible for bet in bets)]
    others = _others(table, player, bets)
    question = asking.concession_asked(others, is_for_team=is_for_team, has_loss=bool(kinds))
    names = _toggles(table, player, list(limits), bets, lambda chosen: f"concede.{format_bets(chosen)}")
    return _panel(question, names, [_loss(table, bets, kind) for kind in kinds], [BACK])


def _loss(table: ChouetteTable, bets: Sequence[int], kind: WinKind) -> Button:
    game = table.chouette.game
    points = sum(points_for(kind, game.cubes[game.bets[bet].cube], game.terms) for bet in bets)
    in_all = " in all" if bets[1:] else ""
    label = f"{kind.name.capitalize()}: {count(points, 'point')}{in_all}"
    return Button(Kind.DO, label, Tone.GRAVE, format_actions([Concede(bet, kind) for bet in bets]))


def _chosen(possible: dict[int, object] | dict[int, int], written: str) -> tuple[int, ...]:
    """Return the bets that are chosen, of those that are possible: all of them where none is written."""
    bets = parse_bets(written) if written else tuple(possible)
    return tuple(bet for bet in possible if bet in bets)


def _toggles(
    table: ChouetteTable,
    player: int,
    bets: Sequence[int],
    chosen: Sequence[int],
    page: Callable[[Sequence[int]], str],
) -> list[Button]:
    """Return a button for each bet, which takes it in or leaves it out; none where there is only one.

    The last that is chosen stays.
    """
    if len(bets) == 1:
        return []
    toggles = []
    for bet in bets:
        left = [one for one in bets if (one in chosen) is not (one == bet)]
        word, tone = ("yes", Tone.GOOD) if bet in chosen else ("no", Tone.PLAIN)
        label = f"{other_name(table, bet, player)}: {word}"
        toggles.append(Button(Kind.SEAT, label, tone, page(left or chosen)))
    return toggles


def _others(table: ChouetteTable, player: int, bets: Sequence[int]) -> list[str]:
    return [called(table.players, other_in(table, bet, player)) for bet in bets]


def _panel(text: str, *rows: Sequence[Button]) -> Panel:
    return Panel(text, rows=tuple(tuple(row) for row in rows if row))


def _possible(table: ChouetteTable, player: int, kind: type[P]) -> list[P]:
    return [one for one in legal_actions(table.chouette, player) if isinstance(one, kind)]

"""The pages of My seat: instructions, proxy, settling, conceding, and the questions before one goes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from bot.engine.chouette import (
    Concede,
    GoAway,
    Instruct,
    Instruction,
    Leave,
    NameProxy,
    Possible,
    ProposeSettlement,
    SettlementUpTo,
    legal_actions,
)
from bot.engine.scoring import points_for
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.action_words import format_action, format_points, parse_number, parse_points
from bot.presenters.chouettes.seat import other_in, other_name, seat_panel
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import asking
from bot.presenters.sentences.chouette.people import called, called_plainly
from bot.presenters.sentences.words import count
from bot.table import ChouetteTable

BACK: Final = Button(Kind.SEAT, "Back")
SHORT: Final[Mapping[Instruction, str]] = {
    Instruction.HOLD: "Ask me each turn",
    Instruction.DOUBLE_WITH_CAPTAIN: "Double with captain",
    Instruction.TAKE: "Take",
    Instruction.FOLLOW: "Follow captain",
}

P = TypeVar("P", bound=Possible)


def seat_page(table: ChouetteTable, player: int, argument: str) -> Panel:
    """Return a page of a player's private panel, by the argument of its button.

    Where it has nothing to offer him it is the first page. Raises ValueError for what we do not write.
    """
    page, _, rest = argument.partition(".")
    if page and page not in PAGES:
        raise ValueError(f"{argument!r} is no page")
    return PAGES[page](table, player, rest) if page else seat_panel(table, player)


def _orders(table: ChouetteTable, player: int, _rest: str) -> Panel:
    """Return the page of standing instructions: each says whether it is on, and is switched by a press."""
    can = {one.instruction: one for one in _possible(table, player, Instruct)}
    lines = [asking.ORDERS_HEADING]
    buttons = []
    for instruction, action in can.items():
        is_on = not action.is_on
        lines.append(f"{'**On**' if is_on else 'Off'}: {said.INSTRUCTIONS[instruction]}")
        label = f"{SHORT[instruction]}: {'on' if is_on else 'off'}"
        tone = Tone.GOOD if is_on else Tone.PLAIN
        buttons.append(Button(Kind.DO, label, tone, format_action(action)))
    return _panel(table, player, lines, buttons)


def _proxy(table: ChouetteTable, player: int, _rest: str) -> Panel:
    buttons = [
        Button(Kind.DO, _proxy_label(table, one), argument=format_action(one))
        for one in _possible(table, player, NameProxy)
    ]
    return _panel(table, player, [asking.PROXY_QUESTION], buttons)


def _proxy_label(table: ChouetteTable, action: NameProxy) -> str:
    return "Nobody" if action.proxy is None else called_plainly(table.players, action.proxy)


def _settle(table: ChouetteTable, player: int, rest: str) -> Panel:
    """Return the page on which points are proposed: for one bet, or first with whom."""
    limits = {one.bet: one.most for one in _possible(table, player, SettlementUpTo)}
    if not rest and len(limits) > 1:
        buttons = [
            Button(Kind.SEAT, other_name(table, bet, player), argument=f"settle.{bet}.0") for bet in limits
        ]
        return _panel(table, player, [asking.SETTLE_WITH], buttons)
    bet, points = _bet_and_points(rest) if rest else (next(iter(limits), 0), 0)
    if bet not in limits:
        return seat_panel(table, player)
    return _amount(table, player, bet, points, limits[bet])


def _bet_and_points(rest: str) -> tuple[int, int]:
    bet, _, points = rest.partition(".")
    return parse_number(bet), parse_points(points)


def _amount(table: ChouetteTable, player: int, bet: int, points: int, most: int) -> Panel:
    """Return the page on which the points of a settlement are chosen, step by step."""
    game = table.chouette.game
    cube = game.cubes[game.bets[bet].cube].value
    steps = [step for step in sorted({-cube, -1, 1, cube}) if abs(points + step) <= most]
    buttons = [
        Button(Kind.SEAT, f"{step:+d}", argument=f"settle.{bet}.{format_points(points + step)}")
        for step in steps
    ]
    propose = Button(Kind.DO, "Propose", Tone.MAIN, format_action(ProposeSettlement(bet, points)))
    text = [asking.settlement_asked(_other(table, bet, player), points, cube, most)]
    return _panel(table, player, text, buttons, propose)


def _concede(table: ChouetteTable, player: int, rest: str) -> Panel:
    """Return the question which loss to offer on a bet, or first on which."""
    possible = _possible(table, player, Concede)
    bets = list(dict.fromkeys(one.bet for one in possible))
    if not rest and len(bets) > 1:
        buttons = [
            Button(Kind.SEAT, other_name(table, bet, player), argument=f"concede.{bet}") for bet in bets
        ]
        return _panel(table, player, [asking.CONCEDE_TO], buttons)
    bet = parse_number(rest) if rest else next(iter(bets), 0)
    kinds = [one for one in possible if one.bet == bet]
    if not kinds:
        return seat_panel(table, player)
    is_for_team = table.chouette.sheet.is_single and player == table.chouette.current.captain
    question = asking.concession_asked(_other(table, bet, player), is_for_team=is_for_team)
    return _panel(table, player, [question], [_loss(table, one) for one in kinds])


def _other(table: ChouetteTable, bet: int, player: int) -> str:
    return called(table.players, other_in(table, bet, player))


def _loss(table: ChouetteTable, action: Concede) -> Button:
    game = table.chouette.game
    points = points_for(action.kind, game.cubes[game.bets[action.bet].cube], game.terms)
    label = f"{action.kind.name.capitalize()}: {count(points, 'point')}"
    return Button(Kind.DO, label, Tone.GRAVE, format_action(action))


def _away(table: ChouetteTable, player: int, _rest: str) -> Panel:
    return _question(table, player, GoAway(), asking.AWAY_QUESTION, "Yes, go away")


def _leave(table: ChouetteTable, player: int, _rest: str) -> Panel:
    return _question(table, player, Leave(), asking.LEAVE_QUESTION, "Yes, leave")


def _question(table: ChouetteTable, player: int, action: Leave | GoAway, question: str, yes: str) -> Panel:
    if action not in legal_actions(table.chouette, player):
        return seat_panel(table, player)
    return Panel(question, rows=((Button(Kind.DO, yes, Tone.GRAVE, format_action(action)), BACK),))


def _panel(
    table: ChouetteTable, player: int, lines: Sequence[str], buttons: Sequence[Button], *last: Button
) -> Panel:
    """Return a page with its buttons, and the way back; the first page where there is nothing to choose."""
    if not buttons:
        return seat_panel(table, player)
    return Panel("\n".join(lines), rows=(tuple(buttons), (*last, BACK)))


def _possible(table: ChouetteTable, player: int, kind: type[P]) -> list[P]:
    return [one for one in legal_actions(table.chouette, player) if isinstance(one, kind)]


PAGES: Final[Mapping[str, Callable[[ChouetteTable, int, str], Panel]]] = {
    "orders": _orders,
    "proxy": _proxy,
    "settle": _settle,
    "concede": _concede,
    "away": _away,
    "leave": _leave,
}

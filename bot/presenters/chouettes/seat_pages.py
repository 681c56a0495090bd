"""The pages of My seat: instructions, proxy, settling, conceding, and the questions before one goes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from bot.engine.chouette import (
    GoAway,
    Instruct,
    Instruction,
    Leave,
    NameProxy,
    Possible,
    legal_actions,
)
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.chouettes.action_words import format_action
from bot.presenters.chouettes.agreement_pages import concede_page, settle_page
from bot.presenters.chouettes.seat import BACK, seat_panel
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import asking
from bot.presenters.sentences.chouette.people import called_plainly
from bot.table import ChouetteTable

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
    "settle": settle_page,
    "concede": concede_page,
    "away": _away,
    "leave": _leave,
}

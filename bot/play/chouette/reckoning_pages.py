"""The payments of a reckoning with their buttons: in its post, and in the ledger."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.base.nameless import without_names
from bot.play.base.table import Player
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.buttons import Row, ledger_button, sheet_button
from bot.play.chouette.reckoning import UNSETTLED, earlier_payments, payments_of
from bot.play.chouette.scoresheet import ScoreSheet
from bot.play.chouette.scoresheet_picture import sheet_picture
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import scoresheet as sheet_text
from bot.play.chouette.text.ledger import first_payments
from bot.play.chouette.text.people import Names, player_name
from bot.play.display.panel import Button, Panel, Tone
from bot.play.display.picture import Theme
from bot.play.tables.store import to_players
from bot.play.text.words import mention
from bot.text.catalogue import phrase
from storage import PaymentRecord, UnitOfWork

MOST_ASKED: Final = 9
"""As many payments with buttons as fit a message of forty components beside all else."""
MOST_SETTLED: Final = 20
BUTTONS: Final[Mapping[str, tuple[tuple[ChouetteButton, str, Tone], ...]]] = {
    "open": ((ChouetteButton.PAID, "paid", Tone.SUCCESS),),
    "claimed": (
        (ChouetteButton.RECEIVED, "received", Tone.SUCCESS),
        (ChouetteButton.NOT_RECEIVED, "not-received", Tone.SECONDARY),
    ),
}
"""By the state of a payment."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The payments that a page shows, beside what it says.

    Args:
        payments: Those of the chouette's own reckoning; empty while there is none.
        earlier: Those still open from earlier evenings at the same place.
        people: Everybody whom they name.
        is_reckoned: Whether there is a reckoning of its own.
    """

    payments: Sequence[PaymentRecord] = ()
    earlier: Sequence[PaymentRecord] = ()
    people: Mapping[PlayerId, Player] = field(default_factory=dict)
    is_reckoned: bool = False

    @property
    def unpaid(self) -> int:
        """How many of them are yet to be settled."""
        return sum(each.state in UNSETTLED for each in (*self.payments, *self.earlier))


NOTHING_ASKED: Final = Asked()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A reckoning as it is posted: its chouette, the newest page of its sheet, and the payments."""

    table: ChouetteTable
    sheet: ScoreSheet
    payments: Sequence[PaymentRecord]
    has_carried: bool


def asked_at(uow: UnitOfWork, table: ChouetteTable) -> Asked:
    """The payments of a chouette, and what is open from earlier evenings where it stands."""
    own, earlier = payments_of(uow, table), earlier_payments(uow, table)
    people = {player for each in (*(own or ()), *earlier) for player in (each.payer_id, each.payee_id)}
    known = to_players(uow.players.get_many(people).values())
    return Asked(own or (), earlier, known, is_reckoned=own is not None)


def asked_panel(lines: Sequence[str], asked: Asked) -> Panel:
    """Some lines, then the payments; those about which somebody has something to do have buttons."""
    own = [*_settled_lines(asked.payments, asked.people)]
    if asked.is_reckoned and not asked.payments:
        own.append(phrase("reckoning-even"))
    parts = [*_rows(asked.payments, asked.people)]
    earlier = [*_rows(asked.earlier, asked.people)]
    if earlier:
        earlier[0] = (f"**{phrase('reckoning-earlier')}**\n{earlier[0][0]}", earlier[0][1])
    shown = [*parts, *earlier]
    left = [f"-# {phrase('reckoning-more', count=len(shown) - MOST_ASKED)}"] if shown[MOST_ASKED:] else []
    return _with_rows(Panel("\n".join([*lines[:2], *own, *lines[2:], *left])), shown[:MOST_ASKED])


def reckoning_panel(reckoning: Reckoning, theme: Theme, *, is_nameless: bool) -> Panel:
    """The final sheet, and who is to pay whom."""
    shown = without_names(reckoning) if is_nameless else reckoning
    names, host = shown.table.players, shown.sheet.of.host
    of = replace(shown.sheet.of, host=names.get(host.id, host))
    sheet = replace(shown.sheet, people=names, of=of)
    rows = [*_rows(shown.payments, names)]
    panel = Panel("\n".join(_lines(shown, sheet, len(rows))), (sheet_picture(sheet, theme),))
    panel = _with_rows(panel, rows[:MOST_ASKED])
    table = shown.table.id
    ways = (
        replace(sheet_button(), argument=f"picture.{table}.0"),
        replace(ledger_button(), argument=f"settle.{table}.{table}.0"),
    )
    return replace(panel, rows=(*panel.rows, ways))


def call_panel(reckoning: Reckoning, *, is_nameless: bool) -> Panel:
    """Plain text, which a locked phone shows: who is to pay whom, each payer mentioned."""
    shown = without_names(reckoning) if is_nameless else reckoning
    names = shown.table.players
    due = [each for each in shown.payments if each.state == "open"]
    lines = [_said(each, mention(names[PlayerId(each.payer_id)]), names) for each in due]
    return Panel("\n".join([phrase("reckoning-call"), *first_payments(lines)]))


def _lines(shown: Reckoning, sheet: ScoreSheet, asked: int) -> Iterator[str]:
    yield f"### {phrase('reckoning-title', title=sheet_text.title(sheet.of))}"
    if not shown.payments:
        yield phrase("reckoning-even")
        return
    yield phrase("reckoning-to-pay", count=len(shown.payments))
    if shown.has_carried:
        yield f"-# {phrase('reckoning-with-carried')}"
    yield from _settled_lines(shown.payments, shown.table.players)
    if asked > MOST_ASKED:
        yield f"-# {phrase('reckoning-more', count=asked - MOST_ASKED)}"


def _settled_lines(payments: Iterable[PaymentRecord], names: Names) -> Iterator[str]:
    settled = [each for each in payments if each.state not in UNSETTLED]
    for each in settled[:MOST_SETTLED]:
        yield f"-# {_line(each, names)}"


def _rows(payments: Iterable[PaymentRecord], names: Names) -> Iterator[tuple[str, Row]]:
    """Each payment about which somebody has something to do, and its buttons."""
    for each in payments:
        if each.state in UNSETTLED:
            yield _line(each, names), _buttons(each)


def _buttons(payment: PaymentRecord) -> Row:
    argument = f"{payment.reckoning_id}.{payment.seq}"
    return tuple(
        Button(kind, phrase("reckoning-button", press=press), tone, argument)
        for kind, press, tone in BUTTONS[payment.state]
    )


def _line(payment: PaymentRecord, names: Names) -> str:
    return _said(payment, player_name(names, PlayerId(payment.payer_id)), names)


def _said(payment: PaymentRecord, payer: str, names: Names) -> str:
    payee = player_name(names, PlayerId(payment.payee_id))
    return phrase("reckoning-payment", state=payment.state, payer=payer, payee=payee, points=payment.points)


def _with_rows(panel: Panel, shown: Sequence[tuple[str, Row]]) -> Panel:
    return replace(
        panel,
        headings=tuple(heading for heading, _ in shown),
        rows=tuple(row for _, row in shown),
    )

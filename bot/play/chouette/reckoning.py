"""The reckoning of a chouette that is closed: the fewest payments that make all even, and which are made.

Whoever pays says so, and whoever is paid confirms it. What nobody has paid is carried to the next chouette
that closes in the same channel, if both played there. Its threads count as the channel; a private one is a
place of its own, so that nothing of it shows outside.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from typing import Final

from bot.engine.chouette import ChouetteEvent, Payment, payments
from bot.engine.keys import PlayerId
from bot.play.base.errors import UnknownTable
from bot.play.base.keys import SubjectId, TableId
from bot.play.base.table import Player
from bot.play.base.use_case import Request
from bot.play.chouette.errors import NotTheirPayment, PaymentChanged
from bot.play.chouette.table import ChouetteTable
from bot.play.kinds.lifecycle import Change
from bot.play.tables.store import register_interaction, to_players
from bot.play.tables.visibility import Viewer, require_visible
from storage import NewPayment, PaymentRecord, PaymentState, UnitOfWork

RECKONING: Final = "reckoning"
"""The kind of subject."""
SHOW: Final = "show"
CALL: Final = "call"
"""Its posts: the sheet with the payments, and the one that notifies whoever is to pay."""
UNSETTLED: Final = ("open", "claimed")
"""The states of payments about which somebody has something to do."""


class PaymentPress(Enum):
    """What is said of a payment."""

    PAID = auto()
    RECEIVED = auto()
    NOT_RECEIVED = auto()


@dataclass(frozen=True, slots=True)
class PaymentKey:
    """Which payment of which reckoning."""

    reckoning: SubjectId
    seq: int


@dataclass(frozen=True, slots=True)
class PaymentSaid:
    """What a press has made of a payment, and to whom it goes."""

    state: PaymentState
    payee: Player


def follow_reckoning(uow: UnitOfWork, change: Change[ChouetteTable, ChouetteEvent]) -> None:
    """Once nobody can reopen a chouette, reckon it up."""
    if is_reckoned(change.table) and not is_reckoned(change.before):
        open_reckoning(uow, change.table, change.at)


def is_reckoned(table: ChouetteTable) -> bool:
    """Whether it is closed for good, and a game was settled."""
    return table.chouette.is_closed and not table.may_reopen and bool(table.games_over)


def open_reckoning(uow: UnitOfWork, table: ChouetteTable, at: datetime) -> None:
    carried = _carried(uow, table, at)
    due = payments(_with_carried(table, carried))
    subject = uow.subjects.add(RECKONING, table.guild)
    rows = [_new(table, each) for each in due]
    uow.reckonings.add(subject.id, table.id, rows, at, has_carried=bool(carried))
    if table.channel is not None:
        uow.outbox.add(subject.id, 0, SHOW, {}, at)
        if any(each.state == "open" for each in rows):
            uow.outbox.add(subject.id, 0, CALL, {}, at)


def _with_carried(table: ChouetteTable, carried: Iterable[PaymentRecord]) -> dict[PlayerId, int]:
    """What everybody won there, and what they were still to be paid from before."""
    owed = dict(table.score)
    for each in carried:
        owed[PlayerId(each.payer_id)] -= each.points
        owed[PlayerId(each.payee_id)] += each.points
    return owed


def _new(table: ChouetteTable, due: Payment) -> NewPayment:
    state: PaymentState = "open" if asked_of(table, due.payer, due.payee) else "void"
    return NewPayment(due.payer, due.payee, due.points, state)


def asked_of(table: ChouetteTable, *people: PlayerId) -> bool:
    """Whether payments between people are asked for: not those of the bot, or of somebody who is erased."""
    return all(each in table.players and table.players[each].snowflake is not None for each in people)


def earlier_payments(uow: UnitOfWork, table: ChouetteTable) -> list[PaymentRecord]:
    """What nobody has paid of the chouettes at its place that were reckoned up before it."""
    if table.channel is None:
        return []
    thread = uow.threads.of(table.channel)
    channel, is_private = (table.channel, False) if thread is None else thread
    where = table.channel if is_private else channel
    own = uow.reckonings.of_table(table.id)
    found = uow.reckonings.open_in(where, is_private=is_private)
    return [each for each in found if own is None or each.reckoning_id < own.subject_id]


def _carried(uow: UnitOfWork, table: ChouetteTable, at: datetime) -> list[PaymentRecord]:
    """Take over what two who both played here had not settled, from the reckonings that it stood in."""
    for key in sorted({each.reckoning_id for each in earlier_payments(uow, table)}):
        uow.subjects.lock(key)  # then what is read of them stays so
    played = table.score.keys()
    carried = [each for each in earlier_payments(uow, table) if {each.payer_id, each.payee_id} <= played]
    for each in carried:
        uow.reckonings.set_state(each, "carried", at)
    _show_again(uow, carried, at)
    return carried


def _show_again(uow: UnitOfWork, changed: Iterable[PaymentRecord], at: datetime) -> None:
    """Enqueue the reckonings of changed payments, as an edit."""
    for key in dict.fromkeys(each.reckoning_id for each in changed):
        edition = uow.reckonings.changed(key).edition
        uow.outbox.add(key, edition, SHOW, {}, at)


def press_payment(
    uow: UnitOfWork, request: Request, viewer: Viewer, key: PaymentKey, press: PaymentPress
) -> PaymentSaid:
    """Let one of its two people say something of a payment.

    Raises:
        UnknownTable: There is no such payment, or the caller may not see the chouette.
        NotTheirPayment: It is for others to say so.
        PaymentChanged: That is known already, or no longer the question.
    """
    stored = uow.reckonings.find(key.reckoning)
    if stored is None:
        raise UnknownTable
    require_visible(uow, viewer, TableId(stored.table_id))
    caller = register_interaction(uow, request)
    uow.subjects.lock(key.reckoning)
    payment = next((each for each in uow.reckonings.payments(key.reckoning) if each.seq == key.seq), None)
    if payment is None:
        raise UnknownTable
    payer, payee = _people(uow, payment)
    state = _after(payment, payer, payee, caller.id, press)
    uow.reckonings.set_state(payment, state, request.at)
    _show_again(uow, [payment], request.at)
    return PaymentSaid(state, payee)


def _people(uow: UnitOfWork, payment: PaymentRecord) -> tuple[Player, Player]:
    found = to_players(uow.players.get_many({payment.payer_id, payment.payee_id}).values())
    return found[PlayerId(payment.payer_id)], found[PlayerId(payment.payee_id)]


def _after(
    payment: PaymentRecord, payer: Player, payee: Player, caller: PlayerId, press: PaymentPress
) -> PaymentState:
    """The word of whoever is paid is enough; that of whoever pays has to be confirmed."""
    if payment.state not in UNSETTLED:
        raise PaymentChanged(payment.state, payee)
    if caller == payee.id and press is PaymentPress.NOT_RECEIVED and payment.state == "claimed":
        return "open"
    if caller == payee.id and press is not PaymentPress.NOT_RECEIVED:
        return "paid"
    if caller == payer.id and press is PaymentPress.PAID and payment.state == "open":
        return "claimed"
    if caller == payee.id or (caller == payer.id and press is PaymentPress.PAID):
        raise PaymentChanged(payment.state, payee)
    raise NotTheirPayment(payment.state, payer, payee)


def let_go(uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
    """Ask nobody any more for what somebody who is erased was to pay, or to be paid."""
    left = [each for each in uow.reckonings.of_player(player) if each.state in UNSETTLED]
    for key in sorted({each.reckoning_id for each in left}):
        uow.subjects.lock(key)
    for each in left:
        uow.reckonings.set_state(each, "void", at)
    _show_again(uow, left, at)


def payments_of(uow: UnitOfWork, table: ChouetteTable) -> Sequence[PaymentRecord] | None:
    """The payments of a chouette's reckoning, in order; None while there is none."""
    found = uow.reckonings.of_table(table.id)
    return None if found is None else uow.reckonings.payments(found.subject_id)

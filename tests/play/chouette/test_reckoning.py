"""What is to be paid once a chouette is closed: who is asked, what is carried on, how it fits a message."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.engine.chouette import Close, payments
from bot.play.base.errors import UnknownTable
from bot.play.base.use_case import Caller
from bot.play.chouette.errors import NotTheirPayment, PaymentChanged
from bot.play.chouette.reckoning import (
    PaymentKey,
    PaymentPress,
    PaymentSaid,
    asked_of,
    earlier_payments,
    is_reckoned,
    payments_of,
    press_payment,
)
from bot.play.chouette.reckoning_pages import Reckoning, call_panel, reckoning_panel
from bot.play.chouette.scoresheet import sheet_of
from bot.play.tables.visibility import Viewer
from render import DEFAULT_THEME
from storage import PaymentRecord, UnitOfWork
from tests.play.chouette.harness import ChouetteHarness
from tests.play.chouette.random_play import settled
from tests.play.chouette.tables import check_fits, labels_of
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, NOON, STRANGER, Harness

PAID, RECEIVED, NOT_RECEIVED = PaymentPress


async def reckoned(harness: Harness) -> ChouetteHarness:
    """Alice is to pay Bob and Carol 5 points each, and nobody can reopen the chouette."""
    chouette = await settled(harness)
    await chouette.does(ALICE, Close())
    await chouette.wait(minutes=6)
    return chouette


async def owed(harness: Harness, chouette: ChouetteHarness) -> list[PaymentRecord]:
    found = await harness.run(payments_of, chouette.table)
    assert found is not None
    return list(found)


async def say(
    harness: Harness, chouette: ChouetteHarness, who: Caller, press: PaymentPress, seq: int = 0
) -> PaymentSaid:
    key = PaymentKey((await owed(harness, chouette))[seq].reckoning_id, seq)
    viewer = Viewer(who.snowflake, GUILD, CHANNEL)
    return await harness.run(press_payment, request=harness.request(who), viewer=viewer, key=key, press=press)


async def test_a_chouette_is_reckoned_up_once_nobody_can_reopen_it(harness: Harness) -> None:
    chouette = await settled(harness)
    await chouette.does(ALICE, Close())
    assert not is_reckoned(chouette.table)
    assert await harness.run(payments_of, chouette.table) is None
    await chouette.wait(minutes=6)
    assert is_reckoned(chouette.table)
    alice, bob, carol = (chouette.key(each) for each in (ALICE, BOB, CAROL))
    found = [(each.payer_id, each.payee_id, each.points) for each in await owed(harness, chouette)]
    assert found == [(alice, bob, 5), (alice, carol, 5)]
    assert found == [(each.payer, each.payee, each.points) for each in payments(chouette.table.score)]


PRESSES = [
    ("open", ALICE, PAID, "claimed"),
    ("open", ALICE, RECEIVED, NotTheirPayment),
    ("open", ALICE, NOT_RECEIVED, NotTheirPayment),
    ("open", BOB, PAID, "paid"),
    ("open", BOB, RECEIVED, "paid"),
    ("open", BOB, NOT_RECEIVED, PaymentChanged),
    ("open", CAROL, PAID, NotTheirPayment),
    ("claimed", ALICE, PAID, PaymentChanged),
    ("claimed", ALICE, RECEIVED, NotTheirPayment),
    ("claimed", BOB, PAID, "paid"),
    ("claimed", BOB, RECEIVED, "paid"),
    ("claimed", BOB, NOT_RECEIVED, "open"),
    ("claimed", CAROL, RECEIVED, NotTheirPayment),
    *((state, who, PAID, PaymentChanged) for state in ("paid", "carried", "void") for who in (ALICE, BOB)),
]


@pytest.mark.parametrize(("state", "who", "press", "becomes"), PRESSES)
async def test_who_may_say_what(
    harness: Harness, state: str, who: Caller, press: PaymentPress, becomes: str | type[Exception]
) -> None:
    chouette = await reckoned(harness)
    payment = (await owed(harness, chouette))[0]
    await harness.run(lambda uow: uow.reckonings.set_state(payment, state, NOON))
    if isinstance(becomes, str):
        assert (await say(harness, chouette, who, press)).state == becomes
        assert (await owed(harness, chouette))[0].state == becomes
        return
    with pytest.raises(becomes):
        await say(harness, chouette, who, press)
    assert (await owed(harness, chouette))[0].state == state


async def test_a_payment_that_is_not_there_or_not_for_them_to_see(harness: Harness) -> None:
    chouette = await reckoned(harness)
    with pytest.raises(UnknownTable):
        await harness.run(
            press_payment,
            request=harness.request(ALICE),
            viewer=Viewer(ALICE.snowflake, GUILD, CHANNEL),
            key=PaymentKey((await owed(harness, chouette))[0].reckoning_id, 7),
            press=PAID,
        )
    with pytest.raises(UnknownTable):
        await harness.run(
            press_payment,
            request=harness.request(STRANGER),
            viewer=Viewer(STRANGER.snowflake, GUILD, CHANNEL + 1),
            key=PaymentKey((await owed(harness, chouette))[0].reckoning_id, 0),
            press=PAID,
        )


async def test_what_was_reported_as_paid_is_not_carried_on(harness: Harness) -> None:
    first = await reckoned(harness)
    await say(harness, first, ALICE, PAID)
    harness.pass_by(timedelta(days=7))
    second = await reckoned(harness)
    assert [each.state for each in await owed(harness, first)] == ["claimed", "carried"]
    assert sorted(each.points for each in await owed(harness, second)) == [5, 10]
    for each in (first, second):
        assert await harness.run(earlier_payments, each.table) == [], "neither was open before it"


async def test_points_and_payments_come_to_nothing_over_many_evenings(harness: Harness) -> None:
    """Whatever is paid or carried, nobody's account is wrong in the end."""
    evenings = []
    for _ in range(4):
        evenings.append(await reckoned(harness))
        bob = evenings[-1].key(BOB)
        seq = next(each.seq for each in await owed(harness, evenings[-1]) if each.payee_id == bob)
        await say(harness, evenings[-1], BOB, PAID, seq)
        harness.pass_by(timedelta(days=7))
    last = await owed(harness, evenings[-1])
    alice, carol = evenings[-1].key(ALICE), evenings[-1].key(CAROL)
    assert [(each.payer_id, each.payee_id, each.points) for each in last if each.state == "open"] == [
        (alice, carol, 20)
    ]


async def test_the_bot_is_asked_for_nothing(harness: Harness) -> None:
    chouette = await reckoned(harness)
    table, alice = chouette.table, chouette.key(ALICE)
    assert asked_of(table, alice, chouette.key(BOB))
    nobody = replace(table.players[alice], snowflake=None)
    assert not asked_of(replace(table, players={**table.players, alice: nobody}), alice, chouette.key(BOB))


async def test_fifteen_payments_fit_a_message(harness: Harness) -> None:
    chouette = await reckoned(harness)
    long = {key: replace(each, display_name="*_" * 16) for key, each in chouette.table.players.items()}
    table = replace(chouette.table, players=long)
    (payment, *_) = await owed(harness, chouette)

    def shown(uow: UnitOfWork) -> Reckoning:
        rows = [payment.model_copy(update={"seq": seq, "points": 99_999}) for seq in range(15)]
        return Reckoning(table, sheet_of(uow, table), rows, has_carried=True)

    reckoning = await harness.run(shown)
    panel = reckoning_panel(reckoning, DEFAULT_THEME, is_nameless=False)
    check_fits(panel)
    assert labels_of(panel) == [*["Paid"] * 9, "Sheet", "Ledger"]
    assert "… and 6 more" in panel.text
    assert len(call_panel(reckoning, is_nameless=False).text) <= 2000


async def test_where_a_name_is_blocked_numbers_stand_for_all(harness: Harness) -> None:
    chouette = await reckoned(harness)
    rows = await owed(harness, chouette)
    reckoning = await harness.run(
        lambda uow: Reckoning(chouette.table, sheet_of(uow, chouette.table), rows, has_carried=False)
    )
    panel = reckoning_panel(reckoning, DEFAULT_THEME, is_nameless=True)
    assert "Alice" not in "\n".join([panel.text, *panel.headings, *(each.alt for each in panel.pictures)])
    assert panel.headings[0] == "player 1 → player 2 5"

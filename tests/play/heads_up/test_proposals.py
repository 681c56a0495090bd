"""Proposing other rules for a challenge: who may, who answers then, and what is refused."""

from dataclasses import replace
from functools import partial

import pytest

from bot.clocks import TimeControl
from bot.engine import RuleSheet, Side
from bot.play.errors import ChallengeOver, NotYourChallenge, SameSheet, StaleBoard
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import propose, sheet_to_change
from bot.play.heads_up.table import Challenge, HeadsUpTable, Offered, Withdrawal
from bot.play.table import Status
from bot.play.use_case import Caller
from tests.play.harness import ALICE, BOB, CAROL, Harness, board, key


async def change(
    harness: Harness, caller: Caller, table: HeadsUpTable, sheet: RuleSheet, version: int | None = None
) -> HeadsUpTable:
    return await harness.does(caller, propose, table, edition=version, sheet=sheet)


async def test_a_proposal_replaces_the_sheet_and_owes_the_challenger_a_new_board(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    alice, bob = key(table, ALICE), key(table, BOB)
    changed = await change(harness, BOB, table, RuleSheet(7))
    assert changed.state.challenge == Challenge(
        alice,
        bob,
        sheet=RuleSheet(7),
        proposer=bob,
        earlier=(Offered(RuleSheet(5), TimeControl(), None, bob),),
    )
    assert changed.must_act == (alice,)
    assert (await harness.pending())[-1] == board(1, alice)
    assert await harness.load(table) == changed


async def test_proposals_go_back_and_forth_until_the_other_side_accepts(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    await change(harness, BOB, table, RuleSheet(7))
    back = await change(harness, ALICE, table, RuleSheet(9))
    assert back.must_act == (key(table, BOB),)
    with pytest.raises(NotYourChallenge):
        await harness.accept(ALICE, table)
    await change(harness, BOB, table, RuleSheet(11))
    with pytest.raises(NotYourChallenge):
        await harness.accept(BOB, table)
    playing = await harness.accept(ALICE, table)
    assert playing.status is Status.PLAYING
    assert playing.sheet == RuleSheet(11)
    assert playing.player_on(Side.WHITE).name == "Alice"


async def test_a_challenger_may_change_his_own_challenge(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    changed = await change(harness, ALICE, table, RuleSheet(7))
    assert changed.must_act == (key(table, BOB),)
    assert (await harness.accept(BOB, table)).sheet == RuleSheet(7)


async def test_an_open_challenge_that_its_maker_changes_stays_open(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    changed = await change(harness, ALICE, table, RuleSheet(7))
    assert (changed.state.challenge.opponent, changed.must_act) == (None, ())
    assert (await harness.pending())[-1] == board(1)
    assert (await harness.accept(CAROL, table)).sheet == RuleSheet(7)


async def test_whoever_proposes_for_an_open_challenge_becomes_its_opponent(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    changed = await change(harness, CAROL, table, RuleSheet(7))
    assert changed.state.challenge.opponent == key(changed, CAROL)
    assert changed.must_act == (key(table, ALICE),)
    with pytest.raises(NotYourChallenge):
        await change(harness, BOB, table, RuleSheet(9))


async def test_a_proposal_must_change_something_and_come_from_one_of_the_two(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    with pytest.raises(SameSheet):
        await change(harness, BOB, table, RuleSheet(5))
    with pytest.raises(NotYourChallenge):
        await change(harness, CAROL, table, RuleSheet(7))
    assert await harness.load(table) == table


async def test_an_answer_to_a_sheet_that_was_changed_meanwhile_is_stale(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(5))
    changed = await change(harness, ALICE, table, RuleSheet(25), version=0)
    for late in (
        harness.accept(BOB, table, version=0),
        change(harness, BOB, table, RuleSheet(7), version=0),
    ):
        with pytest.raises(StaleBoard) as stale:
            await late
        assert stale.value.table == changed


async def test_after_the_answer_nothing_can_be_proposed(harness: Harness) -> None:
    table = await harness.start()
    with pytest.raises(ChallengeOver):
        await change(harness, BOB, table, RuleSheet(7))


async def test_the_sheet_is_for_the_two_to_change(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    work = partial(sheet_to_change, table_id=table.id, edition=0)
    for caller in (ALICE, BOB):
        assert await harness.run(work, snowflake=caller.snowflake) == table
    with pytest.raises(NotYourChallenge):
        await harness.run(work, snowflake=CAROL.snowflake)


async def test_the_sheet_of_an_open_challenge_may_be_changed_by_a_stranger(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None)
    work = partial(sheet_to_change, table_id=table.id, edition=None)
    assert await harness.run(work, snowflake=CAROL.snowflake) == table


async def test_a_challenger_withdraws_the_challenge_at_any_time(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await change(harness, BOB, table, RuleSheet(7))
    closed = await harness.does(ALICE, challenges.withdraw, table)
    assert closed.state.challenge.withdrawal is Withdrawal.WITHDRAWN
    assert closed.state.challenge.withdrew == key(table, ALICE)


async def test_each_withdrawal_falls_back_to_the_offer_before(harness: Harness) -> None:
    table = await harness.challenge(ALICE, None, sheet=RuleSheet(5))
    offers = [table]
    for caller, length in ((BOB, 7), (BOB, 8), (ALICE, 9)):
        offers.append(await change(harness, caller, table, RuleSheet(length)))
    for caller, before in ((ALICE, offers[2]), (BOB, offers[1]), (BOB, offers[0])):
        fallen = await harness.does(caller, challenges.withdraw, table)
        offered, expected = fallen.state.challenge, before.state.challenge
        assert replace(offered, withdrew=None) == expected
        assert (fallen.status, offered.withdrew) == (Status.CHALLENGE, key(offers[1], caller))
        assert (await harness.pending())[-1] == board(fallen.version, is_new=False)
    with pytest.raises(NotYourChallenge):
        await harness.does(BOB, challenges.withdraw, table)
    assert (await harness.does(ALICE, challenges.withdraw, table)).status is Status.CLOSED


async def test_the_first_offer_stays_at_the_bottom_of_however_many(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB, sheet=RuleSheet(1))
    for length in range(2, 26):
        changed = await change(harness, BOB, table, RuleSheet(length))
    earlier = changed.state.challenge.earlier
    assert (len(earlier), earlier[0].sheet, earlier[-1].sheet) == (20, RuleSheet(1), RuleSheet(24))


async def test_a_challenger_declines_what_was_proposed(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    await change(harness, BOB, table, RuleSheet(7))
    with pytest.raises(NotYourChallenge):
        await harness.does(BOB, challenges.decline, table)
    closed = await harness.does(ALICE, challenges.turn_down, table)
    assert closed.state.challenge.withdrawal is Withdrawal.DECLINED

"""A chouette is opened, joined and played; it owes each board once, and knows whom it calls."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.actions import IllegalAction
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    AnswerSealed,
    Chouette,
    ChouettePhase,
    Hold,
    Instruct,
    Instruction,
    Join,
    Leave,
    ProposeSettlement,
    RefuseProposal,
    SetOptions,
    StartGame,
    TakeBackDouble,
    WithdrawProposal,
    replay,
)
from bot.play.base.errors import AlreadyHandled, ChannelBusy, Refused, StaleBoard, WrongKind
from bot.play.base.table import Status
from bot.play.chouette.errors import TooManyLobbies
from bot.play.chouette.flow import events_since_own_turn
from bot.play.chouette.records import chouette_events_since
from bot.play.chouette.store import EVENTS, chouette_in_channel, dump_chouette_state, load_chouette_state
from bot.play.heads_up.store import heads_up_in_channel
from bot.play.tables.visibility import Viewer
from tests.engine.chouette.story import AT_ONCE
from tests.play.chouette.harness import ChouetteHarness, doubled, lobby, opened, started
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, FRANK, GUILD, Harness


async def instructs(chouette: ChouetteHarness, times: int) -> None:
    """Let Eve change her mind about an instruction."""
    for number in range(times):
        await chouette.does(EVE, Instruct(Instruction.TAKE, is_on=number % 2 == 0))


async def changed(chouette: ChouetteHarness) -> datetime:
    """When everybody saw the table change last."""
    return await chouette.harness.run(lambda uow: uow.tables.get(chouette.table.id).updated_at)


async def test_a_lobby_opens_and_people_join_it(harness: Harness) -> None:
    chouette = await opened(harness)
    assert chouette.table.status is Status.CHALLENGE
    assert chouette.names(chouette.table.chouette.dealt) == ["Alice", "Bob", "Carol", "Dora", "Eve"]
    assert chouette.table.must_act == ()
    found = await harness.run(chouette_in_channel, Viewer(ALICE.snowflake, GUILD, CHANNEL))
    assert found == chouette.table


async def test_a_channel_has_one_table(harness: Harness) -> None:
    await opened(harness, people=())
    with pytest.raises(ChannelBusy):
        await lobby(harness)
    with pytest.raises(WrongKind):
        await harness.run(heads_up_in_channel, Viewer(ALICE.snowflake, GUILD, CHANNEL))


async def test_a_table_of_two_is_no_chouette(harness: Harness) -> None:
    await harness.challenge(ALICE, BOB)
    with pytest.raises(WrongKind):
        await harness.run(chouette_in_channel, Viewer(ALICE.snowflake, GUILD, CHANNEL))


async def test_the_order_and_the_opening_are_rolled_at_the_start(harness: Harness) -> None:
    chouette = await started(harness)
    assert chouette.table.status is Status.PLAYING
    assert chouette.names([chouette.table.chouette.current.box, chouette.table.chouette.current.captain]) == [
        "Alice",
        "Bob",
    ]
    assert (chouette.table.chouette.phase, chouette.awaited) == (ChouettePhase.MOVE, ["Alice"])


async def test_two_are_too_few_to_start(harness: Harness) -> None:
    chouette = await opened(harness, people=[BOB])
    with pytest.raises(Refused) as refused:
        await chouette.does(ALICE, StartGame())
    assert isinstance(refused.value.reason, IllegalAction)
    assert await chouette.read() == chouette.table


async def test_the_events_lead_to_what_is_stored(harness: Harness) -> None:
    chouette = await doubled(harness)
    await chouette.does(CAROL, AnswerOffer(1, Answer.TAKE))
    rows = await harness.run(lambda uow: uow.events.since(chouette.table.id, -1))
    events = [EVENTS.load(row.kind, row.payload) for row in rows]
    lobby = Chouette.opened(chouette.key(ALICE), AT_ONCE)
    assert replay(lobby, events) == chouette.table.chouette


async def test_a_turn_that_passes_calls_the_next_and_nobody_else(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    assert await chouette.pending() == [(True, ["Bob"])]
    await chouette.forget_pending()
    await chouette.does(BOB, RollDice(), dice="62")
    assert await chouette.pending() == [(False, [])]


async def test_a_double_that_is_meant_changes_no_board(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.forget_pending()
    await chouette.does(DORA, OfferDouble(2))
    await chouette.does(DORA, TakeBackDouble(2))
    await chouette.does(EVE, OfferDouble(3))
    await chouette.does(CAROL, Instruct(Instruction.TAKE, is_on=True))
    assert await chouette.pending() == []
    await chouette.does(BOB, RollDice())
    assert await chouette.pending() == [(True, ["Alice"])]


async def test_all_who_are_doubled_are_called_at_once(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.does(BOB, RollDice(), dice="62")
    await chouette.plays(BOB)
    await chouette.forget_pending()
    await chouette.does(ALICE, *map(OfferDouble, range(4)), RollDice())
    assert await chouette.pending() == [(True, ["Bob", "Carol", "Dora", "Eve"])]


async def test_who_answers_edits_the_board_and_calls_nobody(harness: Harness) -> None:
    chouette = await doubled(harness)
    await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    assert await chouette.pending() == [(False, [])]
    assert chouette.awaited == ["Bob", "Carol", "Eve"]
    await chouette.forget_pending()
    await chouette.does(DORA, AnswerOffer(2, Answer.DROP))
    assert await chouette.pending() == []  # only Dora sees the change


async def test_an_old_board_accepts_nothing_that_was_proposed_since(harness: Harness) -> None:
    chouette = await started(harness)
    await instructs(chouette, 3)
    await chouette.does(ALICE, ProposeSettlement(1, -1))
    shown = chouette.table.edition
    await chouette.does(DORA, ProposeSettlement(2, 1))
    await chouette.does(ALICE, WithdrawProposal(1))
    await chouette.does(ALICE, ProposeSettlement(1, 2))
    with pytest.raises(StaleBoard):
        await chouette.does(CAROL, AcceptProposal(1), version=shown)
    with pytest.raises(StaleBoard):
        await chouette.does(CAROL, RefuseProposal(1), version=shown)
    assert chouette.table.chouette.game.bets[1].is_active
    await chouette.does(CAROL, AcceptProposal(1), version=chouette.table.edition)
    assert not chouette.table.chouette.game.bets[1].is_active


async def test_a_yes_counts_only_for_the_stake_that_was_seen(harness: Harness) -> None:
    chouette = await opened(harness, people=[BOB])
    await chouette.does(ALICE, SetOptions(replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=5))))
    seen = chouette.table.edition
    dearer = replace(AT_ONCE, rules=replace(AT_ONCE.rules, stake=500))
    await chouette.does(ALICE, SetOptions(dearer))
    with pytest.raises(StaleBoard):
        await chouette.does(BOB, AgreeToStake(), version=seen)
    assert (await chouette.read()).chouette.sheet == AT_ONCE
    await chouette.does(BOB, AgreeToStake(), version=chouette.table.edition)
    assert chouette.table.chouette.sheet == dearer


async def test_no_number_and_no_time_tells_of_what_is_sealed(harness: Harness) -> None:
    chouette = await started(harness)
    edition, version, changed_at = chouette.table.edition, chouette.table.version, await changed(chouette)
    harness.pass_by(timedelta(hours=1))
    await instructs(chouette, 3)
    assert (chouette.table.edition, chouette.table.version) == (edition, version + 3)
    assert await changed(chouette) == changed_at
    await chouette.plays(ALICE)
    assert chouette.table.edition == edition + 1
    assert await changed(chouette) == harness.now


async def test_a_board_that_was_posted_unheard_is_known_by_its_edition(harness: Harness) -> None:
    chouette = await started(harness)
    await instructs(chouette, 3)
    await chouette.plays(ALICE)
    played = chouette.table
    await chouette.does(BOB, RollDice(), dice="62")
    pending = await harness.next_board(chouette.table)
    assert pending.first_edition == played.edition
    assert pending.version_at(played.edition) == played.version
    assert pending.version_at(chouette.table.edition) == chouette.table.version


async def test_another_proposal_leaves_an_old_board_as_it_is(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.does(ALICE, ProposeSettlement(1, -1))
    shown = chouette.table.version
    await chouette.does(DORA, ProposeSettlement(2, 1))
    await chouette.does(CAROL, AcceptProposal(1), version=shown)
    assert not chouette.table.chouette.game.bets[1].is_active


async def test_answers_on_the_same_old_board_all_count(harness: Harness) -> None:
    chouette = await doubled(harness)
    version = chouette.table.version
    for who, answer in (
        (DORA, AnswerOffer(2, Answer.TAKE)),
        (CAROL, AnswerOffer(1, Answer.FOLLOW)),
        (BOB, AnswerOffer(0, Answer.DROP)),
        (EVE, AnswerOffer(3, Answer.BEAVER)),
    ):
        await chouette.does(who, answer, dice="65", version=version)
    rounds = chouette.table.chouette.current
    assert chouette.names(rounds.captains) == ["Bob", "Dora"]
    with pytest.raises(StaleBoard):
        await chouette.does(DORA, AnswerOffer(2, Answer.TAKE), version=version)


async def test_answers_that_come_at_once_all_count(harness: Harness) -> None:
    chouette = await doubled(harness)
    version = chouette.table.version
    answers = zip((BOB, CAROL, DORA, EVE), (AnswerOffer(cube, Answer.TAKE) for cube in range(4)), strict=True)
    await asyncio.gather(*(chouette.does(who, take, dice="65", version=version) for who, take in answers))
    await chouette.read()
    assert chouette.table.chouette.phase is ChouettePhase.MOVE
    assert [cube.value for cube in chouette.table.chouette.game.cubes] == [2, 2, 2, 2]


async def test_the_same_press_counts_once(harness: Harness) -> None:
    chouette = await doubled(harness)
    request = harness.request(DORA)
    await chouette.chooses(DORA, lambda *_: [AnswerOffer(2, Answer.TAKE)], request=request)
    with pytest.raises(AlreadyHandled):
        await chouette.chooses(DORA, lambda *_: [AnswerOffer(2, Answer.TAKE)], request=request)


async def test_a_refused_action_among_several_changes_nothing(harness: Harness) -> None:
    chouette = await doubled(harness)
    before = chouette.table
    with pytest.raises(Refused):
        await chouette.does(CAROL, AnswerOffer(1, Answer.TAKE), AnswerOffer(2, Answer.TAKE))
    assert await chouette.read() == before


async def test_nobody_answers_for_another_or_doubles_with_anothers_cube(harness: Harness) -> None:
    chouette = await doubled(harness, 0, 1)
    before = chouette.table
    for who, action in (
        (DORA, AnswerOffer(1, Answer.TAKE)),
        (ALICE, AnswerOffer(1, Answer.TAKE)),
        (FRANK, AnswerOffer(0, Answer.TAKE)),
        (BOB, OfferDouble(2)),
    ):
        with pytest.raises(Refused):
            await chouette.does(who, action)
    assert await chouette.read() == before


async def test_what_is_sealed_is_in_no_news(harness: Harness) -> None:
    chouette = await doubled(harness)
    done = await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    assert [type(each.event) for each in done.logged] == [AnswerSealed]
    assert (
        await harness.run(chouette_events_since, table_id=chouette.table.id, version=done.table.version - 1)
        == []
    )
    _, told = await harness.run(events_since_own_turn, table_id=chouette.table.id, snowflake=CAROL.snowflake)
    assert "AnswerSealed" not in {type(each.event).__name__ for each in told}


async def test_what_happened_since_ones_own_turn_begins_behind_it(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.does(BOB, RollDice(), dice="62")
    await chouette.plays(BOB)
    table, told = await harness.run(
        events_since_own_turn, table_id=chouette.table.id, snowflake=ALICE.snowflake
    )
    assert table == chouette.table
    assert [type(each.event).__name__ for each in told] == [
        "RollPressed",
        "DoublingEnded",
        "Rolled",
        "Played",
    ]


async def test_answers_are_read_back_as_they_were_sealed(harness: Harness) -> None:
    chouette = await doubled(harness)
    await chouette.does(DORA, AnswerOffer(2, Answer.TAKE))
    await chouette.does(CAROL, Instruct(Instruction.FOLLOW, is_on=True))
    assert load_chouette_state(dump_chouette_state(chouette.table.state)) == chouette.table.state
    assert (await chouette.read()).state == chouette.table.state


async def test_one_who_holds_is_waited_for_and_not_called(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.forget_pending()
    await chouette.does(EVE, Hold())
    assert await chouette.pending() == [(False, [])]
    await chouette.does(BOB, RollDice())
    assert chouette.awaited == ["Eve"]


async def test_who_holds_each_turn_is_called_each_turn(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.does(EVE, Instruct(Instruction.HOLD, is_on=True))
    await chouette.forget_pending()
    await chouette.plays(ALICE)
    assert await chouette.pending() == [(True, ["Bob", "Eve"])]


async def test_one_who_joins_has_a_seat_for_good_and_may_come_back(harness: Harness) -> None:
    chouette = await opened(harness)
    await chouette.does(FRANK, Join())
    await chouette.does(FRANK, Leave())
    assert chouette.key(FRANK) not in chouette.table.chouette.dealt
    await chouette.does(FRANK, Join())
    assert chouette.names(chouette.table.chouette.dealt)[-1] == "Frank"


async def test_a_lobby_that_nobody_starts_closes_two_weeks_after_the_last_change(harness: Harness) -> None:
    chouette = await opened(harness, people=[ALICE])
    await chouette.wait(days=10)
    await chouette.does(BOB, Join())
    await chouette.wait(days=13)
    assert chouette.table.status is Status.CHALLENGE
    await chouette.wait(days=1)
    assert (chouette.table.status, chouette.table.chouette.is_closed) == (Status.CLOSED, True)
    assert (await chouette.pending())[-1] == (False, [])


async def test_a_host_has_no_more_than_three_lobbies_open(harness: Harness) -> None:
    for channel in (200, 201, 202):
        await lobby(harness, channel=channel)
    with pytest.raises(TooManyLobbies):
        await lobby(harness, channel=203)

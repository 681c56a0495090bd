"""A chouette is opened, joined and played; it owes each board once, and knows whom it calls."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import (
    CLUB,
    AcceptProposal,
    AnswerSealed,
    Chouette,
    ChouettePhase,
    Hold,
    Instruct,
    Instruction,
    Join,
    Leave,
    NotAllowed,
    ProposeSettlement,
    RefuseProposal,
    StartGame,
    TakeBackDouble,
    WithdrawProposal,
    replay,
)
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.records import chouette_events_since
from bot.play.chouette.seats import events_since_own_turn
from bot.play.chouette.store import (
    dump_chouette_state,
    latest_chouette,
    load_chouette_state,
    load_chouette_to_change,
)
from bot.play.chouette.table import ChouetteTable
from bot.play.errors import AlreadyHandled, ChannelBusy, Refused, StaleBoard, TooManyLobbies, WrongKind
from bot.play.heads_up.store import latest_table
from bot.play.outbox import next_post
from bot.play.pending_posts import PendingBoard
from bot.play.store import load_chouette_event
from bot.play.table import Place, Status
from storage import UnitOfWork
from tests.services.chouette_house import Club, doubled, opened, scripted_dice, started
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, FRANK, GUILD, House


async def instructs(club: Club, times: int) -> None:
    """Let Eve change her mind about an instruction."""
    for number in range(times):
        await club.does(EVE, Instruct(Instruction.TAKE, is_on=number % 2 == 0))


async def changed(club: Club) -> datetime:
    """When everybody saw the table change last."""
    return await club.house.database.run(lambda uow: uow.tables.get(club.table.id).updated_at)


async def test_a_lobby_opens_and_people_join_it(house: House) -> None:
    club = await opened(house)
    assert club.table.status is Status.CHALLENGE
    assert club.names(club.table.chouette.dealt) == ["Alice", "Bob", "Carol", "Dora", "Eve"]
    assert club.table.must_act == ()
    found = await house.database.run(partial(latest_chouette, channel=CHANNEL))
    assert found == club.table


async def test_a_channel_has_one_table(house: House) -> None:
    await opened(house, people=())
    work = partial(
        open_chouette,
        request=house.request(BOB),
        place=Place(GUILD, CHANNEL),
        sheet=CLUB,
        dice_source=scripted_dice(""),
    )
    with pytest.raises(ChannelBusy):
        await house.database.run(work)
    with pytest.raises(WrongKind):
        await house.database.run(partial(latest_table, channel=CHANNEL))


async def test_a_table_of_two_is_no_chouette(house: House) -> None:
    await house.challenge(ALICE, BOB)
    with pytest.raises(WrongKind):
        await house.database.run(partial(latest_chouette, channel=CHANNEL))


async def test_the_order_and_the_opening_are_rolled_at_the_start(house: House) -> None:
    club = await started(house)
    assert club.table.status is Status.PLAYING
    assert club.names([club.table.chouette.current.box, club.table.chouette.current.captain]) == [
        "Alice",
        "Bob",
    ]
    assert (club.table.chouette.step, club.awaited) == (ChouettePhase.MOVE, ["Alice"])


async def test_two_are_too_few_to_start(house: House) -> None:
    club = await opened(house, people=[BOB])
    with pytest.raises(Refused) as refused:
        await club.does(ALICE, StartGame())
    assert isinstance(refused.value.reason, NotAllowed)
    assert await club.read() == club.table


async def test_the_events_lead_to_what_is_stored(house: House) -> None:
    club = await doubled(house)
    await club.does(CAROL, AnswerOffer(1, Answer.TAKE))
    rows = await house.database.run(lambda uow: uow.events.since(club.table.id, -1))
    events = [load_chouette_event(row.kind, row.payload) for row in rows]
    lobby = Chouette.opened(club.key(ALICE), CLUB)
    assert replay(lobby, events) == club.table.chouette


async def test_a_turn_that_passes_calls_the_next_and_nobody_else(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    assert await club.pending() == [(True, ["Bob"])]
    await club.forget_owed()
    await club.does(BOB, RollDice(), dice="62")
    assert await club.pending() == [(False, [])]


async def test_a_double_that_is_meant_changes_no_board(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.forget_owed()
    await club.does(DORA, OfferDouble(2))
    await club.does(DORA, TakeBackDouble(2))
    await club.does(EVE, OfferDouble(3))
    await club.does(CAROL, Instruct(Instruction.TAKE, is_on=True))
    assert await club.pending() == []
    await club.does(BOB, RollDice())
    assert await club.pending() == [(True, ["Alice"])]


async def test_all_who_are_doubled_are_called_at_once(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.does(BOB, RollDice(), dice="62")
    await club.plays(BOB)
    await club.forget_owed()
    await club.does(ALICE, *map(OfferDouble, range(4)), RollDice())
    assert await club.pending() == [(True, ["Bob", "Carol", "Dora", "Eve"])]


async def test_who_answers_edits_the_board_and_calls_nobody(house: House) -> None:
    club = await doubled(house)
    await club.does(DORA, AnswerOffer(2, Answer.TAKE))
    assert await club.pending() == [(False, [])]
    assert club.awaited == ["Bob", "Carol", "Eve"]
    await club.forget_owed()
    await club.does(DORA, AnswerOffer(2, Answer.DROP))
    assert await club.pending() == []  # he has only changed what nobody else sees


async def test_an_old_board_accepts_nothing_that_was_proposed_since(house: House) -> None:
    club = await started(house)
    await instructs(club, 3)
    await club.does(ALICE, ProposeSettlement(1, -1))
    shown = club.table.edition
    await club.does(DORA, ProposeSettlement(2, 1))
    await club.does(ALICE, WithdrawProposal(1))
    await club.does(ALICE, ProposeSettlement(1, 2))
    with pytest.raises(StaleBoard):
        await club.does(CAROL, AcceptProposal(1), version=shown)
    with pytest.raises(StaleBoard):
        await club.does(CAROL, RefuseProposal(1), version=shown)
    assert club.table.chouette.game.bets[1].is_active
    await club.does(CAROL, AcceptProposal(1), version=club.table.edition)
    assert not club.table.chouette.game.bets[1].is_active


async def test_what_was_proposed_before_editions_were_counted_is_known_all_the_same(house: House) -> None:
    club = await started(house)
    shown = club.table.version
    await club.does(ALICE, ProposeSettlement(1, -1))

    def forget(uow: UnitOfWork) -> None:
        record, table = load_chouette_to_change(uow, club.table.id)
        stored = dump_chouette_state(table.state)
        del stored["proposed_from"], stored["unseen"], stored["suggested"]
        uow.tables.save(record, state=stored, status="playing", now=house.now)

    await house.database.run(forget)
    await club.read()
    with pytest.raises(StaleBoard):
        await club.does(CAROL, AcceptProposal(1), version=shown)
    await club.does(CAROL, AcceptProposal(1), version=club.table.edition)
    assert not club.table.chouette.game.bets[1].is_active


async def test_no_number_and_no_time_tells_of_what_is_sealed(house: House) -> None:
    club = await started(house)
    edition, version, changed_at = club.table.edition, club.table.version, await changed(club)
    house.pass_by(timedelta(hours=1))
    await instructs(club, 3)
    assert (club.table.edition, club.table.version) == (edition, version + 3)
    assert await changed(club) == changed_at
    await club.plays(ALICE)
    assert club.table.edition == edition + 1
    assert await changed(club) == house.now


async def test_a_board_that_was_posted_unheard_is_known_by_its_edition(house: House) -> None:
    club = await started(house)
    await instructs(club, 3)
    await club.plays(ALICE)
    played = club.table
    await club.does(BOB, RollDice(), dice="62")
    pending = await house.database.run(partial(next_post, table_id=club.table.id, now=house.now))
    assert isinstance(pending, PendingBoard)
    assert pending.first_edition == played.edition
    assert pending.version_at(played.edition) == played.version
    assert pending.version_at(club.table.edition) == club.table.version


async def test_another_proposal_leaves_an_old_board_as_it_is(house: House) -> None:
    club = await started(house)
    await club.does(ALICE, ProposeSettlement(1, -1))
    shown = club.table.version
    await club.does(DORA, ProposeSettlement(2, 1))
    await club.does(CAROL, AcceptProposal(1), version=shown)
    assert not club.table.chouette.game.bets[1].is_active


async def test_answers_on_the_same_old_board_all_count(house: House) -> None:
    club = await doubled(house)
    version = club.table.version
    for who, answer in (
        (DORA, AnswerOffer(2, Answer.TAKE)),
        (CAROL, AnswerOffer(1, Answer.FOLLOW)),
        (BOB, AnswerOffer(0, Answer.DROP)),
        (EVE, AnswerOffer(3, Answer.BEAVER)),
    ):
        await club.does(who, answer, dice="65", version=version)
    rounds = club.table.chouette.current
    assert club.names(rounds.captains) == ["Bob", "Dora"]
    with pytest.raises(StaleBoard):
        await club.does(DORA, AnswerOffer(2, Answer.TAKE), version=version)


async def test_answers_that_come_at_once_all_count(house: House) -> None:
    club = await doubled(house)
    version = club.table.version
    answers = zip((BOB, CAROL, DORA, EVE), (AnswerOffer(cube, Answer.TAKE) for cube in range(4)), strict=True)
    await asyncio.gather(*(club.does(who, take, dice="65", version=version) for who, take in answers))
    await club.read()
    assert club.table.chouette.step is ChouettePhase.MOVE
    assert [cube.value for cube in club.table.chouette.game.cubes] == [2, 2, 2, 2]


async def test_the_same_press_counts_once(house: House) -> None:
    club = await doubled(house)
    request = house.request(DORA)
    await club.chooses(DORA, lambda *_: [AnswerOffer(2, Answer.TAKE)], request=request)
    with pytest.raises(AlreadyHandled):
        await club.chooses(DORA, lambda *_: [AnswerOffer(2, Answer.TAKE)], request=request)


async def test_a_refused_action_among_several_changes_nothing(house: House) -> None:
    club = await doubled(house)
    before = club.table
    with pytest.raises(Refused):
        await club.does(CAROL, AnswerOffer(1, Answer.TAKE), AnswerOffer(2, Answer.TAKE))
    assert await club.read() == before


async def test_nobody_answers_for_another_or_doubles_with_his_cube(house: House) -> None:
    club = await doubled(house, 0, 1)
    before = club.table
    for who, action in (
        (DORA, AnswerOffer(1, Answer.TAKE)),
        (ALICE, AnswerOffer(1, Answer.TAKE)),
        (FRANK, AnswerOffer(0, Answer.TAKE)),
        (BOB, OfferDouble(2)),
    ):
        with pytest.raises(Refused):
            await club.does(who, action)
    assert await club.read() == before


async def test_what_is_sealed_is_in_no_news(house: House) -> None:
    club = await doubled(house)
    done = await club.does(DORA, AnswerOffer(2, Answer.TAKE))
    assert [type(each.event) for each in done.logged] == [AnswerSealed]
    news = partial(chouette_events_since, table_id=club.table.id, version=done.table.version - 1)
    assert await house.database.run(news) == []
    since = partial(events_since_own_turn, table_id=club.table.id, snowflake=CAROL.snowflake)
    _, told = await house.database.run(since)
    assert "AnswerSealed" not in {type(each.event).__name__ for each in told}


async def test_what_happened_since_ones_own_turn_begins_behind_it(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.does(BOB, RollDice(), dice="62")
    await club.plays(BOB)
    since = partial(events_since_own_turn, table_id=club.table.id, snowflake=ALICE.snowflake)
    table, told = await house.database.run(since)
    assert table == club.table
    assert [type(each.event).__name__ for each in told] == [
        "RollPressed",
        "DoublingEnded",
        "Rolled",
        "Played",
    ]


async def test_answers_are_read_back_as_they_were_sealed(house: House) -> None:
    club = await doubled(house)
    await club.does(DORA, AnswerOffer(2, Answer.TAKE))
    await club.does(CAROL, Instruct(Instruction.FOLLOW, is_on=True))
    assert load_chouette_state(dump_chouette_state(club.table.state)) == club.table.state
    assert (await club.read()).state == club.table.state


async def test_one_who_holds_is_waited_for_and_not_called(house: House) -> None:
    club = await started(house)
    await club.plays(ALICE)
    await club.forget_owed()
    await club.does(EVE, Hold())
    assert await club.pending() == [(False, [])]
    await club.does(BOB, RollDice())
    assert club.awaited == ["Eve"]


async def test_who_holds_each_turn_is_called_each_turn(house: House) -> None:
    club = await started(house)
    await club.does(EVE, Instruct(Instruction.HOLD, is_on=True))
    await club.forget_owed()
    await club.plays(ALICE)
    assert await club.pending() == [(True, ["Bob", "Eve"])]


async def test_one_who_joins_has_a_seat_for_good_and_may_come_back(house: House) -> None:
    club = await opened(house)
    await club.does(FRANK, Join())
    await club.does(FRANK, Leave())
    assert club.key(FRANK) not in club.table.chouette.dealt
    await club.does(FRANK, Join())
    assert club.names(club.table.chouette.dealt)[-1] == "Frank"


async def test_an_old_table_still_opens_after_the_options_grow(house: House) -> None:
    club = await started(house)
    stored = dump_chouette_state(replace(club.table.state, settled_at=None))
    del stored["settled_at"], stored["replaced"]
    assert load_chouette_state(stored).chouette == club.table.chouette


async def test_a_lobby_that_nobody_starts_closes_two_weeks_after_the_last_change(house: House) -> None:
    club = await opened(house, people=[ALICE])
    await club.wait(days=10)
    await club.does(BOB, Join())
    await club.wait(days=13)
    assert club.table.status is Status.CHALLENGE
    await club.wait(days=1)
    assert (club.table.status, club.table.chouette.is_closed) == (Status.CLOSED, True)
    assert (await club.pending())[-1] == (False, [])


async def test_a_host_has_no_more_than_three_lobbies_open(house: House) -> None:
    def opening(channel: int) -> Callable[[UnitOfWork], ChouetteTable]:
        place, request = Place(GUILD, channel), house.request(ALICE)
        return partial(open_chouette, request=request, place=place, sheet=CLUB, dice_source=scripted_dice(""))

    for channel in (200, 201, 202):
        await house.database.run(opening(channel))
    with pytest.raises(TooManyLobbies):
        await house.database.run(opening(203))

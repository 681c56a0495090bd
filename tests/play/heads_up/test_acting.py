"""Doing something at a table: all of it in one transaction, or nothing."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    Game,
    InvalidNotation,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    PointBlocked,
    Reason,
    Refusal,
    RefuseResignation,
    Roll,
    RollDice,
    RuleSheet,
    Side,
    WinKind,
    apply,
    parse_board,
    parse_play,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.errors import AlreadyHandled, NoTable, NotPlaying, NotSeated, Refused, StaleBoard
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up.lifecycle import table_awaiting
from bot.play.heads_up.replays import steps_of, steps_since_own_turn
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import apply_action
from bot.play.tables.store import forget_interactions
from storage import UnitOfWork
from tests.engine.games import game_at
from tests.play.harness import ALICE, BOB, CAROL, OTHER_CHANNEL, Harness, board, deciding, key, source_of

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_CHECKER = "1:1 | 1:1"
DANCE = "bar:1 6:5 5:5 4:4 | 6:3 5:2 4:2 3:2 2:2 1:2 8:2"


async def test_a_roll_is_thrown_once_stored_and_owes_an_edit(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    happened = await harness.act(ALICE, table, RollDice(), "31")
    assert happened.table.version == 1
    assert happened.table.game.roll == Roll(3, 1)
    assert await harness.load(table) == happened.table
    assert await harness.kinds(table) == [(1, 0, "Rolled")]
    assert await harness.pending() == [board(1, is_new=False)]


async def test_a_play_passes_the_turn_and_owes_a_board_that_notifies_the_other(harness: Harness) -> None:
    table = await harness.seat(game_at(START, roll="31"))
    played = await harness.plays(ALICE, table, "8/5 6/5")
    assert played.must_act == (key(table, BOB),)
    assert await harness.pending() == [board(1, key(table, BOB))]


async def test_a_dance_passes_the_turn_in_the_same_transaction(harness: Harness) -> None:
    table = await harness.seat(game_at(DANCE))
    happened = await harness.act(ALICE, table, RollDice(), "61")
    assert happened.table.version == 1
    assert await harness.kinds(table) == [(1, 0, "Rolled"), (1, 1, "Played")]
    assert await harness.pending() == [board(1, key(table, BOB))]


async def test_each_step_of_the_cube_notifies_who_must_act_next(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    await harness.act(ALICE, table, OfferDouble())
    await harness.act(BOB, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    alice, bob = key(table, ALICE), key(table, BOB)
    assert await harness.pending() == [board(1, bob), board(2, alice)]


@pytest.mark.parametrize("answer", [AcceptResignation(), RefuseResignation()])
async def test_each_step_of_a_resignation_notifies_who_acts_next(harness: Harness, answer: Action) -> None:
    table = await harness.seat(game_at(START))
    await harness.act(ALICE, table, OfferResignation(WinKind.SINGLE))
    happened = await harness.act(BOB, table, answer)
    is_over = isinstance(answer, AcceptResignation)
    assert happened.table.is_between_games is is_over
    alice, bob = key(table, ALICE), key(table, BOB)
    assert await harness.pending() == [board(1, bob), board(2, alice)]


@pytest.mark.parametrize(
    ("start", "deeds"),
    [
        (
            game_at(LAST_CHECKER, roll="21"),
            [(ALICE, MakePlay(parse_play("1/off", parse_board(LAST_CHECKER), Roll(2, 1))))],
        ),
        (game_at(START), [(ALICE, OfferResignation(WinKind.SINGLE))]),
    ],
)
async def test_the_end_of_a_match_closes_the_table_frees_the_channel_and_notifies_the_other(
    harness: Harness, start: Game, deeds: list[tuple[Caller, Action]]
) -> None:
    table = await harness.seat(start, RuleSheet(length=1))
    for caller, action in deeds:
        await harness.act(caller, table, action)
    ended = await harness.load(table)
    assert (ended.status, ended.game.phase, ended.must_act) == (Status.OVER, Phase.OVER, ())
    assert (await harness.pending())[-1] == board(ended.version, key(ended, BOB))
    assert (await harness.challenge(CAROL, None)).id != table.id
    with pytest.raises(NotPlaying):
        await harness.act(ALICE, table, RollDice())


async def test_stored_events_lead_to_the_stored_game(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.plays(ALICE, table, "8/5 6/5")
    await harness.act(BOB, table, OfferDouble())
    await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    happened = await harness.act(BOB, table, RollDice(), "66")
    steps = await harness.run(steps_of, happened.table, 1)
    assert apply(steps[-1].before, steps[-1].event) == happened.table.game
    players = [step.player and table.players[step.player].name for step in steps]
    assert players == [None, "Alice", "Bob", "Alice", "Bob"]


async def refused(harness: Harness, table: HeadsUpTable, deed: object, error: type[Exception]) -> Any:
    """Return why something was refused, once it is sure that nothing came of it."""
    before = (await harness.load(table), await harness.pending(), await harness.kinds(table))
    with pytest.raises(error) as caught:
        await deed  # type: ignore[misc]
    assert (await harness.load(table), await harness.pending(), await harness.kinds(table)) == before
    return caught.value


async def test_a_spectator_does_nothing_and_nobody_where_no_game_is_played(harness: Harness) -> None:
    challenge = await harness.challenge(ALICE, BOB)
    await refused(harness, challenge, harness.act(ALICE, challenge, RollDice()), NotSeated)
    table = await harness.seat(game_at(START), channel=OTHER_CHANNEL)
    await refused(harness, table, harness.act(CAROL, table, RollDice()), NotSeated)
    await refused(harness, table, harness.act(ALICE, replace(table, id=777), RollDice()), NoTable)
    await harness.set_status(table, "closed")
    await refused(harness, table, harness.act(ALICE, table, RollDice()), NotPlaying)


async def test_the_other_sides_turn_is_not_mine(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    error = await refused(harness, table, harness.act(BOB, table, RollDice()), Refused)
    assert error.player == key(table, BOB)
    assert error.reason.refusal == Refusal(Reason.NOT_YOUR_TURN, (key(table, ALICE),))


async def test_a_press_on_another_version_is_stale_and_carries_the_present_table(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    now = (await harness.act(ALICE, table, RollDice(), "31")).table
    error = await refused(harness, table, harness.act(ALICE, table, RollDice(), version=0), StaleBoard)
    assert error.table == now


async def test_what_is_not_legal_now_is_refused_with_what_is(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    deed = harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    error = await refused(harness, table, deed, Refused)
    assert RollDice() in error.reason.possible


@pytest.mark.parametrize(("text", "reason"), [("24/19", PointBlocked), ("nonsense", InvalidNotation)])
async def test_a_play_that_cannot_be_read_or_made_is_refused_with_the_engines_reason(
    harness: Harness, text: str, reason: type[Exception]
) -> None:
    table = await harness.seat(game_at(START, roll="54"))
    plan = deciding(lambda game: MakePlay(parse_play(text, game.position, game.roll)))
    deed = harness.does(ALICE, apply_action, table, plan=plan, dice_source=source_of(""))
    error = await refused(harness, table, deed, Refused)
    assert isinstance(error.reason, reason)


async def test_an_interaction_is_carried_out_once_until_it_is_forgotten(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    request = harness.request(ALICE)
    await harness.act(ALICE, table, RollDice(), "31", request=request)
    await refused(harness, table, harness.act(ALICE, table, RollDice(), request=request), AlreadyHandled)
    harness.pass_by(timedelta(hours=23))
    await harness.run(forget_interactions, at=harness.now)
    await refused(harness, table, harness.act(ALICE, table, RollDice(), request=request), AlreadyHandled)
    harness.pass_by(timedelta(hours=2))
    await harness.run(forget_interactions, at=harness.now)
    await refused(harness, table, harness.act(ALICE, table, RollDice(), request=request), Refused)


async def test_two_who_saved_the_same_version_are_told_apart(harness: Harness) -> None:
    table = await harness.seat(game_at(START))

    def work(uow: UnitOfWork) -> None:
        read = uow.tables.get(table.id)
        uow.tables.save(read, state=read.state, status="playing", now=harness.now)
        dice_source, plan = source_of(""), deciding(lambda _game: RollDice())
        apply_action(uow, harness.request(ALICE), table.id, table.version, dice_source, plan)

    with pytest.raises(StaleBoard):
        await harness.run(work)
    assert (await harness.load(table)).version == table.version


@pytest.mark.parametrize(
    ("caller", "wanted", "error"),
    [
        (CAROL, RollDice(), NotSeated),
        (BOB, RollDice(), Refused),
        (ALICE, AnswerOffer(FIRST_CUBE, Answer.DROP), Refused),
    ],
)
async def test_a_question_is_asked_only_of_whoever_may_do_it(
    harness: Harness, caller: Caller, wanted: Action, error: type[Exception]
) -> None:
    table = await harness.seat(game_at(START))
    work = partial(table_awaiting, snowflake=caller.snowflake, table_id=table.id, edition=None, wanted=wanted)
    await refused(harness, table, harness.run(work), error)
    work = partial(
        table_awaiting, snowflake=ALICE.snowflake, table_id=table.id, edition=0, wanted=OfferDouble()
    )
    assert await harness.run(work) == (table, key(table, ALICE))


@pytest.mark.parametrize(
    ("caller", "kinds"),
    [
        (ALICE, ["Rolled", "Played", "Rolled"]),
        (BOB, ["Rolled"]),
        (CAROL, ["Rolled", "Played", "Rolled"]),
    ],
)
async def test_what_happened_since_ones_own_turn(harness: Harness, caller: Caller, kinds: list[str]) -> None:
    table = await harness.start("31")
    await harness.plays(ALICE, table, "8/5 6/5")
    await harness.rolls(BOB, table, "62")
    await harness.plays(BOB, table, "24/18 13/11")
    await harness.rolls(ALICE, table, "54")
    _, steps = await harness.run(steps_since_own_turn, table_id=table.id, snowflake=caller.snowflake)
    assert [type(step.event).__name__ for step in steps] == kinds


async def test_the_side_of_each_is_kept(harness: Harness) -> None:
    table = await harness.start("13")
    assert (table.side_of(ALICE.snowflake), table.side_of(BOB.snowflake)) == (Side.WHITE, Side.BLACK)
    assert table.side_of(CAROL.snowflake) is None

"""Second thoughts: what may be taken back until when, and that the dice stay as they fell."""

from datetime import timedelta
from functools import partial
from random import Random

import pytest

from bot.clocks import TimeControl
from bot.engine import (
    Action,
    Answer,
    AnswerOffer,
    Game,
    OfferDouble,
    OfferResignation,
    Phase,
    Roll,
    RuleSheet,
    Side,
    legal_actions,
    parse_board,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotSeated, ServiceError, StaleBoard
from bot.play.base.exports import Format
from bot.play.base.fair_dice import verify
from bot.play.base.standing_orders import Order
from bot.play.base.use_case import Caller
from bot.play.heads_up.dice import proof_of
from bot.play.heads_up.errors import (
    DiceThrown,
    GameEnded,
    NoTakebackAsked,
    NothingToTakeBack,
    OpponentActed,
    TakebackAsked,
)
from bot.play.heads_up.records import match_of, written
from bot.play.heads_up.replays import replay_of, steps_of
from bot.play.heads_up.standing_orders import give_order, revoke_order
from bot.play.heads_up.table import HeadsUpTable, Takeback
from bot.play.heads_up.takebacks import ask_takeback, grant_takeback, refuse_takeback, undo_play
from bot.play.tables.flow import apply_action
from storage import UnitOfWork
from tests.engine.games import kind_of
from tests.play.harness import ALICE, BOB, CAROL, Harness, board, deciding, key, scripted_chance, source_of
from tests.play.heads_up.random_play import RandomPlay
from tests.play.heads_up.replay_check import check_replay


async def order(harness: Harness, caller: Caller, table: HeadsUpTable, given: Order) -> None:
    request, dice_source = harness.request(caller), source_of("")
    await harness.run(give_order, request=request, table_id=table.id, order=given, dice_source=dice_source)


async def kinds(harness: Harness, table: HeadsUpTable) -> list[str]:
    return [kind for _, _, kind in await harness.kinds(table)]


async def test_a_granted_takeback_restores_the_game_and_its_roll(harness: Harness) -> None:
    before = await harness.start("31")
    table = await harness.does(ALICE, ask_takeback, await harness.plays(ALICE, before, "24/23 13/10"))
    assert table.state.takeback == Takeback(key(table, ALICE), is_double=False)
    assert (await harness.pending())[-1] == board(3, key(table, BOB))
    table = await harness.does(BOB, grant_takeback, table)
    assert (table.game, table.state.takeback) == (before.game, None)
    assert table.game.roll == Roll(3, 1)
    assert (await harness.pending())[-1] == board(4, key(table, ALICE))
    await harness.run(check_replay, table=table)


async def test_after_it_the_game_goes_on_as_if_it_had_never_been(harness: Harness) -> None:
    table = await harness.start("31", RuleSheet(length=1))
    table = await harness.plays(ALICE, table, "24/23 13/10")
    table = await harness.does(BOB, grant_takeback, await harness.does(ALICE, ask_takeback, table))
    table = await harness.plays(ALICE, table, "8/5 6/5")
    table = await harness.rolls(BOB, table, "62")
    assert await kinds(harness, table) == ["OpeningRolled", "Played", "TakenBack", "Played", "Rolled"]
    await harness.run(check_replay, table=table)
    steps = await harness.run(steps_of, table=table, number=1)
    assert [type(step.event).__name__ for step in steps] == ["OpeningRolled", "Played", "Rolled"]
    assert table.state.dice.thrown == 2


async def test_a_double_is_taken_back(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31"), "8/5 6/5")
    doubled = (await harness.act(BOB, table, OfferDouble())).table
    asked = await harness.does(BOB, ask_takeback, doubled)
    assert asked.state.takeback == Takeback(key(table, BOB), is_double=True)
    granted = await harness.does(ALICE, grant_takeback, asked)
    assert granted.game == table.game
    assert granted.must_act == (key(table, BOB),)
    await harness.run(check_replay, table=granted)


async def test_a_refused_takeback_leaves_everything_and_is_not_asked_for_again(harness: Harness) -> None:
    played = await harness.plays(ALICE, await harness.start("31"), "8/5 6/5")
    table = await harness.does(BOB, refuse_takeback, await harness.does(ALICE, ask_takeback, played))
    assert table.game == played.game
    assert (await harness.pending())[-1] == board(4, is_new=False)
    with pytest.raises(TakebackAsked):
        await harness.does(ALICE, ask_takeback, table)
    with pytest.raises(NoTakebackAsked):
        await harness.does(BOB, grant_takeback, table)


async def test_an_open_wish_is_not_asked_for_again_and_ends_when_the_other_goes_on(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31"), "8/5 6/5")
    table = await harness.does(ALICE, ask_takeback, table)
    with pytest.raises(TakebackAsked):
        await harness.does(ALICE, ask_takeback, table, edition=table.version - 1)
    assert table.must_act == (key(table, BOB),)
    table = await harness.rolls(BOB, table, "62")
    assert table.state.takeback is None
    with pytest.raises(NoTakebackAsked):
        await harness.does(BOB, grant_takeback, table)


async def test_a_takeback_is_too_late_once_the_other_has_acted(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31"), "8/5 6/5")
    doubled = (await harness.act(BOB, table, OfferDouble())).table
    with pytest.raises(OpponentActed):
        await harness.does(ALICE, ask_takeback, doubled)
    taken = (await harness.act(ALICE, doubled, AnswerOffer(FIRST_CUBE, Answer.TAKE))).table
    with pytest.raises(OpponentActed):
        await harness.does(BOB, ask_takeback, taken)
    with pytest.raises(NothingToTakeBack):
        await harness.does(ALICE, ask_takeback, taken)


async def test_a_takeback_is_too_late_once_dice_were_thrown(harness: Harness) -> None:
    table = await harness.start("31")
    await harness.prefer(BOB, rolls_by_itself=True)
    await order(harness, BOB, table, Order.ROLL_TABLE)
    table = await harness.plays(ALICE, table, "8/5 6/5", "62")
    with pytest.raises(DiceThrown):
        await harness.does(ALICE, ask_takeback, table)
    with pytest.raises(DiceThrown):
        await harness.does(BOB, ask_takeback, table)


async def test_a_dance_cannot_be_taken_back(harness: Harness) -> None:
    closed = parse_board("bar:1 6:3 5:3 4:3 3:3 2:2 | bar:1 6:3 5:3 4:3 3:3 2:2")  # only a 1 enters
    table = await harness.start("65", RuleSheet(start=closed))
    table = await harness.rolls(BOB, table, "54")
    with pytest.raises(DiceThrown):
        await harness.does(BOB, ask_takeback, table)


async def test_what_followed_by_itself_without_dice_is_taken_back_with_it(harness: Harness) -> None:
    before = await harness.start("31")
    await order(harness, BOB, before, Order.DOUBLE)
    played = await harness.plays(ALICE, before, "24/23 13/10")
    assert played.game.phase is Phase.ANSWER
    asked = await harness.does(ALICE, ask_takeback, played)
    assert (await harness.pending())[-1] == board(3, key(before, BOB))
    table = await harness.does(BOB, grant_takeback, asked)
    assert table.game == before.game
    await harness.run(check_replay, table=table)


async def test_the_askers_time_runs_again_from_when_it_is_granted(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31", control=TimeControl(24)), "24/23 13/10")
    asked = await harness.does(ALICE, ask_takeback, table)
    assert asked.state.clock == table.state.clock
    harness.pass_by(timedelta(hours=5))
    granted = await harness.does(BOB, grant_takeback, asked)
    assert granted.time.player == key(table, ALICE)
    assert granted.time.due == harness.now + timedelta(hours=24)


async def test_an_undone_play_leaves_its_player_the_time_that_they_had(harness: Harness) -> None:
    table = await harness.start("31", control=TimeControl(24, reserve=6))
    due = table.time.due
    harness.pass_by(timedelta(hours=25))
    table = await harness.plays(ALICE, table, "24/23 13/10")
    assert table.time.due == harness.now + timedelta(hours=30), "Bob has all the time"
    harness.pass_by(timedelta(hours=2))
    undone = await harness.does(ALICE, undo_play, table)
    assert undone.time.player == key(table, ALICE)
    assert undone.time.due == due + timedelta(hours=2)
    harness.pass_by(timedelta(hours=3))
    again = await harness.plays(ALICE, undone, "8/5 6/5")
    assert again.state.clock.reserves == {key(table, ALICE): timedelta(hours=2)}
    assert again.time.due == harness.now + timedelta(hours=30)


async def test_a_play_from_before_that_was_counted_is_undone_with_a_whole_turn(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31", control=TimeControl(24)), "24/23 13/10")

    def forget(uow: UnitOfWork) -> None:
        record = uow.tables.get(table.id)
        clock = {name: value for name, value in record.state["clock"].items() if name != "last"}
        state = {**record.state, "clock": clock}
        uow.tables.save(record, state=state, status=record.status, now=harness.now)

    await harness.run(forget)
    undone = await harness.does(ALICE, undo_play, await harness.load(table))
    assert undone.time.player == key(table, ALICE)
    assert undone.time.due == harness.now + timedelta(hours=24)


HIT = parse_board("24:1 21:1 13:5 8:3 6:5 | 24:1 21:1 13:5 8:3 6:5")
"""With 3-1, 8/4* hits."""


async def test_nobody_is_asked_after_a_hit_that_was_taken_back(harness: Harness) -> None:
    table = await harness.start("31", RuleSheet(length=3, start=HIT))
    await order(harness, BOB, table, Order.ROLL_TABLE)
    await order(harness, BOB, table, Order.AFTER_HIT)
    table = await harness.plays(ALICE, table, "8/4*")
    assert (table.must_act, table.game.roll) == ((key(table, BOB),), None)
    table = await harness.does(ALICE, undo_play, table)
    table = await harness.plays(ALICE, table, "13/9", "62")
    assert table.game.roll == Roll(6, 2)


async def test_nothing_can_be_taken_back_before_anything_was_done(harness: Harness) -> None:
    table = await harness.start("31")
    for caller in (ALICE, BOB):
        with pytest.raises(NothingToTakeBack):
            await harness.does(caller, ask_takeback, table)


@pytest.mark.parametrize("sheet", [RuleSheet(length=3), RuleSheet(length=1), RuleSheet()])
async def test_nothing_can_be_taken_back_once_the_game_is_over(harness: Harness, sheet: RuleSheet) -> None:
    race = parse_board("2:1 | 2:1")
    table = await harness.start("21", RuleSheet(length=sheet.length, start=race))
    table = await harness.plays(ALICE, table, "2/off", "31" if sheet.length == 3 else "")
    with pytest.raises(GameEnded):
        await harness.does(ALICE, ask_takeback, table)


async def test_only_the_other_side_answers_on_the_live_board(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start("31"), "8/5 6/5")
    with pytest.raises(StaleBoard):
        await harness.does(ALICE, ask_takeback, table, edition=table.version - 1)
    with pytest.raises(NotSeated):
        await harness.does(CAROL, ask_takeback, table)
    table = await harness.does(ALICE, ask_takeback, table)
    wrong: tuple[tuple[Caller, type[ServiceError], int], ...] = (
        (ALICE, NoTakebackAsked, table.version),
        (CAROL, NotSeated, table.version),
        (BOB, StaleBoard, table.version - 1),
    )
    for caller, reason, version in wrong:
        for answer in (grant_takeback, refuse_takeback):
            with pytest.raises(reason):
                await harness.does(caller, answer, table, edition=version)


async def test_a_taken_back_play_is_in_no_record_and_no_replay(harness: Harness) -> None:
    table = await harness.start("31")
    table = await harness.plays(ALICE, table, "24/23 13/10")
    table = await harness.does(BOB, grant_takeback, await harness.does(ALICE, ask_takeback, table))
    await harness.plays(ALICE, table, "8/5 6/5")
    _, match = await harness.run(match_of, table=table)
    text = written(table, match, [Format.TEXT])[0].content.decode()
    assert "8/5 6/5" in text
    assert "13/10" not in text
    replay = await harness.run(replay_of, of=table, number=1)
    assert [type(step.event).__name__ for step in replay.steps] == ["OpeningRolled", "Played"]


async def test_a_takeback_leaves_the_proof_of_the_dice_whole(harness: Harness) -> None:
    fair = RandomPlay(harness, Random(7))
    table = await fair.start(RuleSheet(length=1))
    for _ in range(6):
        table = await fair.play(table, 1)
        last = table.game.last_play
        if last is not None and last.moves and table.game.phase is Phase.CUBE:
            before = table.state.dice
            asker, answerer = (ALICE, BOB) if last.side is Side.WHITE else (BOB, ALICE)
            table = await harness.does(
                answerer, grant_takeback, await harness.does(asker, ask_takeback, table)
            )
            assert table.state.dice == before
            assert table.game.roll == last.roll
            table = await fair.play(table, 2)
    table = await fair.finish(table)
    proof = await harness.run(proof_of, table=table, number=1)
    assert verify(proof) == ()
    await harness.run(check_replay, table=table)


@pytest.mark.parametrize("seed", range(2))
async def test_random_matches_with_orders_and_second_thoughts_are_what_their_events_lead_to(
    harness: Harness, seed: int
) -> None:
    random, happened = Random(seed), set[str]()
    dice_source = scripted_chance(lambda: random.randint(1, 6))
    table = await harness.start("31", RuleSheet(length=25))
    for _ in range(200):
        happened.add(await random_deed(harness, random, random.choice((ALICE, BOB)), table, dice_source))
        table = await harness.load(table)
    await harness.run(check_replay, table=table)
    assert {"acted", "asked", "granted", "refused", "ordered", "revoked", "DiceThrown"} <= happened


QUITTING = (Answer.DROP, OfferResignation)


async def random_deed(
    harness: Harness, random: Random, caller: Caller, table: HeadsUpTable, dice_source: DiceSource
) -> str:
    """Let a player try anything at all, and return what they did, if it was not refused."""

    def choose(game: Game) -> Action:
        possible = legal_actions(game, key(table, caller))
        return random.choice([each for each in possible if kind_of(each) not in QUITTING])

    given = random.choice((Order.DOUBLE, Order.TAKE, Order.FORCED, Order.BEAR_OFF))
    ways = {
        "asked": partial(ask_takeback, edition=None),
        "granted": partial(grant_takeback, edition=None),
        "refused": partial(refuse_takeback, edition=None),
        "ordered": partial(give_order, order=given, dice_source=dice_source),
        "revoked": partial(revoke_order, order=random.choice(list(Order))),
        "acted": partial(apply_action, edition=None, plan=deciding(choose), dice_source=dice_source),
    }
    way = random.choices(list(ways), weights=(4, 3, 3, 1, 2, 6))[0]
    try:
        await harness.run(ways[way], request=harness.request(caller), table_id=table.id)
    except ServiceError as refusal:
        return type(refusal).__name__
    return way

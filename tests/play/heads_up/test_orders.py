"""Standing orders: what they do, once or on and on, and that they never decide what was not ordered."""

from functools import partial
from itertools import product

import pytest

from bot.engine import (
    Action,
    Answer,
    AnswerOffer,
    Cube,
    Game,
    MakePlay,
    OfferDouble,
    Phase,
    Roll,
    RollDice,
    RuleSheet,
    Side,
    Terms,
    format_play,
    legal_actions,
    parse_board,
    parse_play,
)
from bot.engine.autopilot import bear_off_greedily
from bot.engine.keys import FIRST_CUBE
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import NotPlaying, NotSeated, OccasionThere
from bot.play.base.fair_dice import SECRET_BYTES, dice_of_roll
from bot.play.base.preferences import PlayerPreferences
from bot.play.base.standing_orders import Order, StandingOrders, step_left_to_the_bot
from bot.play.base.table import Place, Status
from bot.play.base.use_case import Caller
from bot.play.heads_up.challenges import ChallengeTerms, accept, challenge
from bot.play.heads_up.standing_orders import OwnOrders, give_order, orders_of, revoke_order
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.flow import apply_action
from storage import UnitOfWork
from tests.engine.games import ALICE as ALICE_KEY
from tests.engine.games import game_at
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, Harness, board, deciding, key, source_of
from tests.play.heads_up.replay_check import check_replay

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
RACE = "6:5 5:5 4:5 | 6:5 5:5 4:5"
FORCED = "6:2 4:1 | 23:2 24:2"  # with 5-4, only 4/off
WHITE, BLACK = Side.WHITE, Side.BLACK
DOUBLED = game_at(START, cube=Cube().offered(BLACK), on_roll=BLACK)


async def give(
    harness: Harness, caller: Caller, table: HeadsUpTable, *given: Order, dice: str = ""
) -> OwnOrders:
    """Let somebody give orders, one after the other."""
    for order in given:
        work = partial(give_order, table_id=table.id, order=order, dice_source=source_of(dice))
        ordered = await harness.run(work, request=harness.request(caller))
    return ordered


async def revoke(harness: Harness, caller: Caller, table: HeadsUpTable, order: Order) -> OwnOrders:
    request = harness.request(caller)
    return await harness.run(revoke_order, request=request, table_id=table.id, order=order)


async def given_by(harness: Harness, caller: Caller, table: HeadsUpTable) -> set[Order]:
    return set((await harness.run(orders_of, table_id=table.id, snowflake=caller.snowflake)).orders.given)


def step_of(game: Game, *orders: Order) -> object:
    """Return the bot's action for Alice by her orders; None if it waits for her."""
    by_hand = PlayerPreferences(rolls_by_itself=False, plays_forced=False)
    step = step_left_to_the_bot(game, {ALICE_KEY: by_hand}, {ALICE_KEY: StandingOrders(frozenset(orders))})
    assert step is None or (step[0] == ALICE_KEY and step[1] in legal_actions(game, ALICE_KEY))
    return step and step[1]


@pytest.mark.parametrize(
    ("game", "order", "expected"),
    [
        (game_at(START), Order.ROLL, None),
        (game_at(START, cube=Cube(2, BLACK)), Order.ROLL, RollDice()),
        (game_at(START, terms=Terms(has_cube=False)), Order.ROLL, RollDice()),
        (game_at(START), Order.ROLL_TABLE, RollDice()),
        (game_at(START, cube=Cube(2, BLACK)), Order.ROLL_TABLE, RollDice()),
        (game_at(START), Order.DOUBLE, OfferDouble()),
        (game_at(START, cube=Cube(2, BLACK)), Order.DOUBLE, None),
        (game_at(START, roll="31"), Order.DOUBLE, None),
        (DOUBLED, Order.TAKE, AnswerOffer(FIRST_CUBE, Answer.TAKE)),
        (DOUBLED, Order.PASS, AnswerOffer(FIRST_CUBE, Answer.DROP)),
        (game_at(START, cube=Cube().offered(WHITE).raised()), Order.TAKE, None),
        (game_at(START, cube=Cube().offered(WHITE).raised()), Order.PASS, None),
        (DOUBLED, Order.ROLL, None),
        (game_at(START), Order.TAKE, None),
        (game_at(START, roll="31"), Order.FORCED, None),
        (game_at(START, roll="31"), Order.BEAR_OFF, None),
        (game_at(RACE), Order.BEAR_OFF, None),
    ],
)
def test_an_order_does_what_it_says_and_nothing_else(game: Game, order: Order, expected: object) -> None:
    assert step_of(game, order) == expected


@pytest.mark.parametrize(
    ("board", "roll", "order", "text"),
    [(FORCED, "54", Order.FORCED, "4/off"), (RACE, "65", Order.BEAR_OFF, "6/off 5/off")],
)
def test_an_order_plays(board: str, roll: str, order: Order, text: str) -> None:
    game = game_at(board, roll=roll)
    assert game.roll is not None
    assert step_of(game, order) == MakePlay(parse_play(text, game.position, game.roll))


async def test_an_order_changes_nothing_that_others_see_until_it_acts(harness: Harness) -> None:
    table = await harness.start("31")
    pending, kinds = await harness.pending(), await harness.kinds(table)
    for order in (Order.ROLL_TABLE, Order.ROLL, Order.FORCED, Order.BEAR_OFF, Order.DOUBLE, Order.TAKE):
        ordered = await give(harness, BOB, table, order)
        assert ordered.happened is None
    assert await harness.load(table) == table
    assert (await harness.pending(), await harness.kinds(table)) == (pending, kinds)
    assert await given_by(harness, BOB, table) == {
        *(Order.ROLL, Order.FORCED, Order.BEAR_OFF, Order.DOUBLE, Order.TAKE)
    }
    assert await given_by(harness, ALICE, table) == set()


async def test_a_whole_turn_by_orders_follows_in_one_transaction_and_one_post(harness: Harness) -> None:
    table = await harness.seat(game_at("6:3 5:2 | 6:5 5:5 4:5", roll="31", cube=Cube(2, WHITE)))
    await give(harness, BOB, table, Order.ROLL, Order.BEAR_OFF)
    table = await harness.plays(ALICE, table, "6/5 6/3", "65")
    assert await harness.kinds(table) == [(1, 0, "Played"), (1, 1, "Rolled"), (1, 2, "Played")]
    assert await harness.pending() == [board(1, is_new=False)]
    rows = await harness.run(lambda uow: uow.events.since(table.id, 0))
    assert [row.player_id for row in rows] == [key(table, ALICE), None, None]
    assert await given_by(harness, BOB, table) == {Order.ROLL, Order.BEAR_OFF}


async def test_a_double_at_the_next_turn_is_offered_once(harness: Harness) -> None:
    table = await harness.start("31")
    await give(harness, BOB, table, Order.DOUBLE)
    table = await harness.plays(ALICE, table, "8/5 6/5")
    assert (table.game.phase, table.must_act) == (Phase.ANSWER, (key(table, ALICE),))
    assert await given_by(harness, BOB, table) == set()
    assert (await harness.pending())[-1] == board(2, is_new=False)


async def test_a_double_that_is_not_legal_at_the_next_turn_lapses(harness: Harness) -> None:
    table = await harness.seat(game_at(START, roll="31", cube=Cube(2, WHITE)))
    await give(harness, BOB, table, Order.DOUBLE)
    table = await harness.plays(ALICE, table, "8/5 6/5")
    assert (table.game.phase, table.must_act) == (Phase.CUBE, (key(table, BOB),))
    assert await given_by(harness, BOB, table) == set()


@pytest.mark.parametrize(("order", "phase"), [(Order.TAKE, Phase.CUBE), (Order.PASS, Phase.OVER)])
async def test_the_next_double_is_answered_once(harness: Harness, order: Order, phase: Phase) -> None:
    table = await harness.seat(game_at(START))
    await give(harness, BOB, table, order)
    table = (await harness.act(ALICE, table, OfferDouble())).table
    assert table.game.phase is phase
    assert await given_by(harness, BOB, table) == set()
    assert (
        await harness.run(lambda uow, table: uow.events.since(table.id, 0)[-1].player_id, table=table) is None
    )


async def test_orders_for_once_end_with_the_game_and_the_others_stay(harness: Harness) -> None:
    table = await harness.seat(game_at("1:1 | 6:1", roll="21"), RuleSheet(length=3))
    await give(harness, BOB, table, Order.ROLL, Order.TAKE, Order.DOUBLE)
    table = await harness.plays(ALICE, table, "1/off", "31")
    assert (table.number, table.status) == (2, Status.PLAYING)
    assert await given_by(harness, BOB, table) == {Order.ROLL}


async def test_an_order_that_fits_acts_at_once_with_its_post(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    ordered = await give(harness, ALICE, table, Order.ROLL_TABLE, dice="62")
    assert ordered.table.version == 1
    assert ordered.table.game.roll == Roll(6, 2)
    assert await harness.kinds(table) == [(1, 0, "Rolled")]
    assert await harness.pending() == [board(1, is_new=False)]
    assert ordered.happened is not None


async def test_an_order_that_ends_the_turn_at_once_posts_the_board_for_the_other(harness: Harness) -> None:
    table = await harness.seat(game_at(RACE, roll="65"))
    ordered = await give(harness, ALICE, table, Order.BEAR_OFF)
    assert ordered.table.must_act == (key(table, BOB),)
    assert (await harness.pending())[-1] == board(1, key(table, BOB))


async def test_a_revoked_order_does_nothing(harness: Harness) -> None:
    table = await harness.start("31")
    await give(harness, BOB, table, Order.DOUBLE, Order.TAKE)
    assert (await revoke(harness, BOB, table, Order.DOUBLE)).orders == StandingOrders(frozenset({Order.TAKE}))
    assert (await revoke(harness, BOB, table, Order.DOUBLE)).orders == StandingOrders(frozenset({Order.TAKE}))
    assert (await harness.plays(ALICE, table, "8/5 6/5")).game.phase is Phase.CUBE


@pytest.mark.parametrize(
    ("given", "order"),
    [
        (Order.TAKE, Order.PASS),
        (Order.PASS, Order.TAKE),
        (Order.DOUBLE, Order.ROLL_TABLE),
        (Order.ROLL_TABLE, Order.DOUBLE),
    ],
)
async def test_an_order_replaces_what_contradicts_it(harness: Harness, given: Order, order: Order) -> None:
    table = await harness.start("31")
    await give(harness, BOB, table, given)
    await give(harness, BOB, table, order)
    assert await given_by(harness, BOB, table) == {order}
    with pytest.raises(ValueError, match="contradicting"):
        StandingOrders(frozenset({given, order}))


async def test_what_can_be_decided_now_is_no_next_occasion(harness: Harness) -> None:
    table = await harness.seat(game_at(START))
    with pytest.raises(OccasionThere):
        await give(harness, ALICE, table, Order.DOUBLE)
    table = (await harness.act(ALICE, table, OfferDouble())).table
    for order in (Order.TAKE, Order.PASS):
        with pytest.raises(OccasionThere):
            await give(harness, BOB, table, order)
    table = (await harness.act(BOB, table, AnswerOffer(FIRST_CUBE, Answer.DROP))).table
    assert table.is_between_games
    for order in (Order.TAKE, Order.PASS, Order.DOUBLE, Order.ROLL_GAME):
        with pytest.raises(OccasionThere):
            await give(harness, BOB, table, order)
    await give(harness, BOB, table, Order.ROLL)


async def test_the_doubler_who_is_beavered_answers_by_hand(harness: Harness) -> None:
    table = await harness.seat(game_at(START, cube=Cube().offered(WHITE).raised()))
    await give(harness, ALICE, table, Order.TAKE)
    assert (await harness.load(table)).game.phase is Phase.ANSWER
    assert await given_by(harness, ALICE, table) == {Order.TAKE}


async def test_only_players_of_a_game_in_play_have_orders(harness: Harness) -> None:
    challenge = await harness.challenge(ALICE, BOB)
    for caller in (ALICE, CAROL):
        with pytest.raises(NotSeated):
            await give(harness, caller, challenge, Order.ROLL)
        with pytest.raises(NotSeated):
            await given_by(harness, caller, challenge)


async def test_nobody_has_orders_once_it_is_over(harness: Harness) -> None:
    table = await harness.seat(game_at("1:1 | 6:1", roll="21"), RuleSheet(length=1))
    table = await harness.plays(ALICE, table, "1/off")
    for work in (give(harness, BOB, table, Order.ROLL), revoke(harness, BOB, table, Order.ROLL)):
        with pytest.raises(NotPlaying):
            await work
    with pytest.raises(NotPlaying):
        await given_by(harness, BOB, table)


async def test_two_bear_off_to_the_end_by_orders_and_the_events_lead_there(harness: Harness) -> None:
    short_race = parse_board("6:1 5:1 4:1 | 6:1 5:1 4:1")
    table = await harness.start("31", RuleSheet(length=1, start=short_race))
    await give(harness, BOB, table, Order.ROLL_TABLE, Order.BEAR_OFF)
    await give(harness, ALICE, table, Order.ROLL_TABLE)
    ordered = await give(harness, ALICE, table, Order.BEAR_OFF, dice="65212165")
    assert ordered.table.status is Status.OVER
    assert (await harness.pending())[-1] == board(2, key(ordered.table, BOB))
    await harness.run(check_replay, table=ordered.table)


async def events_of_race(harness: Harness, *orders: Order) -> list[tuple[str, object]]:
    """Play a short race to its end with the dice of one secret: what orders leave to do is done by hand."""
    secret = bytes(range(SECRET_BYTES))
    dice_source = DiceSource(new_secret=lambda: secret, dice_of_roll=dice_of_roll)
    place = Place(GUILD, CHANNEL)
    offer = ChallengeTerms(RuleSheet(length=1, start=parse_board("6:1 5:2 4:1 2:2 | 6:1 5:2 4:1 2:2")))

    def begin(uow: UnitOfWork) -> HeadsUpTable:
        table = challenge(uow, harness.request(ALICE), place, BOB, offer, dice_source)
        return accept(uow, harness.request(BOB), table.id, None, dice_source)

    table = await harness.run(begin)
    for caller, order in product((ALICE, BOB), orders):
        work = partial(give_order, table_id=table.id, order=order, dice_source=dice_source)
        await harness.run(work, request=harness.request(caller))
    while (table := await harness.load(table)).status is Status.PLAYING:
        player = table.players[table.must_act[0]]
        request = harness.request(Caller(player.snowflake or 0, player.name))
        work = partial(
            apply_action, table_id=table.id, edition=None, plan=deciding(by_hand), dice_source=dice_source
        )
        await harness.run(work, request=request)
    records = await harness.run(lambda uow: uow.events.of_game(table.id, 1))
    return [(record.kind, record.payload) for record in records]


def by_hand(game: Game) -> Action:
    """Return the action, by hand, of a player who wants just what the orders do."""
    play = bear_off_greedily(game.position, game.roll) if game.roll else None
    return MakePlay(play) if play else RollDice()


async def test_orders_never_change_which_dice_come(harness: Harness) -> None:
    expected = await events_of_race(harness)
    assert len(expected) > 6
    for orders in ((Order.ROLL_TABLE,), (Order.BEAR_OFF,), (Order.ROLL_TABLE, Order.BEAR_OFF)):
        assert await events_of_race(harness, *orders) == expected


@pytest.mark.parametrize("order", [Order.ROLL_GAME, Order.ROLL_TABLE])
def test_nobody_rolls_for_a_player_whose_side_has_the_cube(order: Order) -> None:
    assert step_of(game_at(START), order) == RollDice()
    assert step_of(game_at(START, cube=Cube(2, WHITE)), order) is None
    assert step_of(game_at(START, cube=Cube(2, BLACK)), order) == RollDice()


@pytest.mark.parametrize("order", [Order.ROLL_GAME, Order.ROLL_TABLE])
@pytest.mark.parametrize("taken", ["by hand", "by an order"])
async def test_to_roll_for_somebody_ends_when_the_cube_comes_to_their_side(
    harness: Harness, order: Order, taken: str
) -> None:
    table = await harness.seat(game_at(START))
    await give(harness, BOB, table, order, *([Order.TAKE] if taken == "by an order" else []))
    happened = await harness.act(ALICE, table, OfferDouble())
    if taken == "by hand":
        assert not happened.asked_again
        happened = await harness.act(BOB, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    assert happened.asked_again == {key(table, BOB)}
    orders = (await harness.run(orders_of, table_id=table.id, snowflake=BOB.snowflake)).orders
    assert orders == StandingOrders(is_stopped_by_cube=True)
    await harness.rolls(ALICE, table, "31")
    table = await quietly(harness, ALICE, table)
    assert (table.must_act, table.game.roll) == ((key(table, BOB),), None)
    await harness.act(BOB, table, OfferDouble())
    table = (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))).table
    assert (table.must_act, table.game.roll) == ((key(table, BOB),), None), "it is off, and stays so"
    assert (
        await harness.run(orders_of, table_id=table.id, snowflake=BOB.snowflake)
    ).orders == StandingOrders()


async def test_whoever_has_offered_the_cube_is_still_rolled_for(harness: Harness) -> None:
    table = await harness.seat(game_at(START, cube=Cube(2, BLACK), on_roll=BLACK))
    await give(harness, ALICE, table, Order.ROLL_TABLE)
    await harness.act(BOB, table, OfferDouble())
    table = (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP))).table
    assert await given_by(harness, ALICE, table) == {Order.ROLL_TABLE}, "the cube never came to her side"


@pytest.mark.parametrize("order", [Order.ROLL_GAME, Order.ROLL_TABLE])
async def test_with_the_cube_on_ones_side_rolling_is_left_to_nobody(harness: Harness, order: Order) -> None:
    table = await harness.seat(game_at(START, roll="31", cube=Cube(2, BLACK)))
    with pytest.raises(OccasionThere):
        await give(harness, BOB, table, order)


async def test_to_roll_in_this_game_ends_with_it_and_at_this_table_does_not(harness: Harness) -> None:
    table = await harness.seat(game_at("1:1 | 6:1", roll="21"), RuleSheet(length=5))
    await give(harness, BOB, table, Order.ROLL_GAME)
    await give(harness, ALICE, table, Order.ROLL_TABLE)
    table = await harness.plays(ALICE, table, "1/off", "31")
    assert table.number == 2
    assert await given_by(harness, BOB, table) == set()
    assert await given_by(harness, ALICE, table) == {Order.ROLL_TABLE}


async def test_a_roll_that_dances_is_played_without_a_ping(harness: Harness) -> None:
    closed = "6:2 5:2 4:2 3:2 2:2 1:2 13:3 | bar:1 13:5 8:4 6:5"
    table = await harness.seat(game_at(closed, roll="21"))
    await give(harness, BOB, table, Order.ROLL_GAME, Order.FORCED)
    table = await harness.plays(ALICE, table, "13/10", "65")
    assert [kind for *_, kind in await harness.kinds(table)] == ["Played", "Rolled", "Played"]
    assert table.must_act == (key(table, ALICE),)
    assert await harness.pending() == [board(1, is_new=False)]


TO_HIT = "24:2 13:5 8:3 6:5 | 24:1 21:1 13:5 8:3 6:5"
"""With 3-1, 8/4* hits the checker on O's 21 point."""


async def quietly(harness: Harness, caller: Caller, table: HeadsUpTable, dice: str = "") -> HeadsUpTable:
    """Let somebody make the first play that hits nothing."""
    game = (await harness.load(table)).game
    plays = (play for play in game.plays if not any(move.is_hit for move in play.moves))
    return await harness.plays(caller, table, format_play(next(plays)), dice)


@pytest.mark.parametrize("hitter", [ALICE, BOB], ids=["own", "others"])
async def test_after_a_hit_whoever_wants_it_is_asked_once(harness: Harness, hitter: Caller) -> None:
    table = await harness.seat(game_at(TO_HIT, roll="31"))
    asked, other = (ALICE, BOB) if hitter is ALICE else (BOB, ALICE)
    await give(harness, asked, table, Order.ROLL_TABLE, Order.AFTER_HIT)
    table = await harness.plays(ALICE, table, "8/4*")
    if asked is ALICE:
        await harness.rolls(BOB, table, "62")
        table = await quietly(harness, BOB, table)
    assert (table.must_act, table.game.roll) == ((key(table, asked),), None)
    await harness.rolls(asked, table, "63")
    await quietly(harness, asked, table)
    await harness.rolls(other, table, "21")
    table = await quietly(harness, other, table, "64")
    assert (table.must_act, table.game.roll) == ((key(table, asked),), Roll(6, 4))

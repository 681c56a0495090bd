"""Automatic actions: rolls where players may not double, and plays where there is only one."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    AcceptResignation,
    Answer,
    AnswerOffer,
    Cube,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    Roll,
    RollDice,
    RuleSheet,
    Side,
    Terms,
    WinKind,
    legal_actions,
    parse_board,
    parse_play,
    players_to_act,
)
from bot.engine.chouette import CLUB, Instruct, Instruction, StartGame, apply
from bot.engine.chouette.options import CrewGrace
from bot.engine.keys import FIRST_CUBE
from bot.play.base.preferences import PlayerPreferences
from bot.play.base.standing_orders import step_left_to_the_bot
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.chouette.records import event_history
from tests.engine.games import ALICE as ALICE_KEY
from tests.engine.games import BOB as BOB_KEY
from tests.engine.games import RandomGame, game_at
from tests.play.chouette.harness import ChouetteHarness, opened
from tests.play.harness import ALICE, BOB, CAROL, Harness, board, key
from tests.play.heads_up.replay_check import check_replay

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
FORCED = "6:2 4:1 | 23:2 24:2"  # with 5-4, only 4/off
CLOSED_OUT = "6:3 5:2 4:2 3:2 2:2 1:2 8:2 | bar:1 6:5 5:5 4:4"
WHITE, BLACK = Side.WHITE, Side.BLACK
BOBS_CUBE = Cube(2, BLACK, was_turned=True)
ROLLS, PLAYS = PlayerPreferences(plays_forced=False), PlayerPreferences(rolls_by_itself=False)
NONE, NEVER_CHOSEN = PlayerPreferences(rolls_by_itself=False, plays_forced=False), PlayerPreferences()
NO_CUBE = Terms(has_cube=False)


@pytest.mark.parametrize(
    ("game", "is_rolled"),
    [
        (game_at(START), False),
        (game_at(START, cube=Cube(2, WHITE)), False),
        (game_at(START, cube=BOBS_CUBE), True),
        (game_at(START, terms=NO_CUBE), True),
        (game_at(START, cube=Cube(2), terms=Terms(cube_cap=2)), True),
        (game_at(START, cube=Cube(2, WHITE), terms=Terms(white_dead_from=2)), True),
        (game_at(START, cube=Cube(2, WHITE), terms=Terms(black_dead_from=2)), False),
        (game_at(START, cube=Cube().offered(BLACK), on_roll=BLACK), False),
        (game_at(START, roll="31"), False),
    ],
)
def test_the_bot_rolls_where_no_double_is_possible(game: Game, *, is_rolled: bool) -> None:
    expected = (ALICE_KEY, RollDice()) if is_rolled else None
    assert step_left_to_the_bot(game, {ALICE_KEY: ROLLS, BOB_KEY: NONE}) == expected


@pytest.mark.parametrize(
    ("game", "notation"),
    [
        (game_at(FORCED, roll="54"), "4/off"),
        (game_at(START, roll="31"), None),
        (game_at(FORCED), None),
    ],
)
def test_the_bot_plays_where_there_is_one_play(game: Game, notation: str | None) -> None:
    step = step_left_to_the_bot(game, {ALICE_KEY: PLAYS})
    if notation is None:
        assert step is None
    else:
        play = parse_play(notation, game.position, game.roll or Roll(1, 2))
        assert step == (ALICE_KEY, MakePlay(play))


def test_the_bot_rolls_and_plays_for_whoever_has_not_switched_it_off() -> None:
    assert step_left_to_the_bot(game_at(START, cube=BOBS_CUBE), {}) == (ALICE_KEY, RollDice())
    game = game_at(FORCED, roll="54")
    assert game.roll is not None
    forced = MakePlay(parse_play("4/off", game.position, game.roll))
    assert step_left_to_the_bot(game, {}) == (ALICE_KEY, forced)
    for one in (game, game_at(START, cube=BOBS_CUBE)):
        assert step_left_to_the_bot(one, {ALICE_KEY: NONE}) is None


def test_who_has_chosen_nothing_is_told_from_who_has_switched_it_off() -> None:
    assert (NEVER_CHOSEN.leaves_rolls, NEVER_CHOSEN.leaves_forced_plays) == (True, True)
    assert (NONE.leaves_rolls, NONE.leaves_forced_plays) == (False, False)


def test_nothing_is_left_to_the_bot_that_a_player_could_decide() -> None:
    for seed in range(20):
        random = RandomGame(Random(seed), Terms(has_beavers=True, has_raccoons=True))
        while random.game.phase is not Phase.OVER:
            check_step(random.game)
            random.step()
        assert step_left_to_the_bot(random.game, {}) is None


def check_step(game: Game) -> None:
    """Fail if the bot would double, resign, answer, or choose among several plays."""
    (player,) = players_to_act(game)
    step = step_left_to_the_bot(game, {})
    possible = legal_actions(game, player)
    choices = [action for action in possible if not isinstance(action, OfferResignation)]
    expected = (player, choices[0]) if len(choices) == 1 else None
    assert step == expected
    assert step is None or isinstance(step[1], RollDice | MakePlay)
    assert expected is None or OfferDouble() not in possible


async def leave_all(harness: Harness, *callers: Caller) -> None:
    for caller in callers:
        await harness.prefer(caller, rolls_by_itself=True, plays_forced=True)


async def test_the_others_roll_follows_a_play_in_one_transaction_and_one_post(harness: Harness) -> None:
    table = await harness.seat(game_at(START, roll="31", cube=Cube(2, WHITE, was_turned=True)))
    await harness.prefer(BOB, rolls_by_itself=True)
    table = await harness.plays(ALICE, table, "8/5 6/5", "62")
    assert (table.version, table.game.roll) == (1, Roll(6, 2))
    assert await harness.kinds(table) == [(1, 0, "Played"), (1, 1, "Rolled")]
    assert await harness.pending() == [board(1, key(table, BOB))]
    rows = await harness.run(lambda uow: uow.events.since(table.id, 0))
    assert [row.player_id for row in rows] == [key(table, ALICE), None]


async def test_a_whole_turn_of_the_other_is_an_edit_for_the_one_who_acts_on(harness: Harness) -> None:
    table = await harness.seat(game_at(CLOSED_OUT, roll="21", cube=Cube(2, WHITE, was_turned=True)))
    await leave_all(harness, BOB)
    table = await harness.plays(ALICE, table, "8/6 8/7", "65")
    assert table.must_act == (key(table, ALICE),)
    assert await harness.kinds(table) == [(1, 0, "Played"), (1, 1, "Rolled"), (1, 2, "Played")]
    assert await harness.pending() == [board(1, is_new=False)]


async def test_where_nobody_has_a_choice_a_whole_game_and_the_next_opening_follow(harness: Harness) -> None:
    table = await harness.seat(game_at("6:1 | 6:1", roll="21"), RuleSheet(length=3, has_cube=False))
    await leave_all(harness, ALICE, BOB)
    table = await harness.plays(ALICE, table, "6/3", "21" + "65" + "13")
    assert (table.number, table.game.phase, table.must_act) == (2, Phase.MOVE, (key(table, BOB),))
    kinds = [kind for _, _, kind in await harness.kinds(table)]
    assert kinds == ["Played", "Rolled", "Played", "Rolled", "Played", "OpeningRolled"]
    rows = await harness.run(lambda uow: uow.events.since(table.id, 0))
    assert [row.game for row in rows] == [1, 1, 1, 1, 1, 2]
    assert await harness.pending() == [("final", 1, {"game": 1}), board(1, key(table, BOB))]


async def test_the_bot_ends_a_match_but_no_session(harness: Harness) -> None:
    for sheet, is_over in ((RuleSheet(length=1), True), (RuleSheet(has_cube=False), False)):
        table = await harness.seat(game_at("6:1 | 6:1", roll="21"), sheet)
        await leave_all(harness, ALICE, BOB)
        table = await harness.plays(ALICE, table, "6/3", "21" + "65")
        assert (table.status is Status.OVER, table.is_between_games) == (is_over, not is_over)


async def test_an_opening_that_a_start_leaves_without_a_play_passes_by_itself(harness: Harness) -> None:
    closed = parse_board("bar:1 6:3 5:3 4:3 3:3 2:2 | bar:1 6:3 5:3 4:3 3:3 2:2")  # only a 1 enters
    table = await harness.start("65", RuleSheet(length=3, start=closed))
    assert await harness.kinds(table) == [(1, 0, "OpeningRolled"), (1, 1, "Played")]
    assert (table.game.phase, table.must_act) == (Phase.CUBE, (key(table, BOB),))
    assert (await harness.pending())[-1] == board(1)  # Bob has just accepted


async def test_such_an_opening_in_the_next_game_is_left_to_who_may_roll_then(harness: Harness) -> None:
    closed = parse_board("bar:1 6:3 5:3 4:3 3:3 2:2 | bar:1 6:3 5:3 4:3 3:3 2:2")
    table = await harness.start("65", RuleSheet(length=3, start=closed, has_cube=False))
    await leave_all(harness, ALICE, BOB)
    happened = await harness.act(BOB, table, OfferResignation(WinKind.SINGLE))
    assert happened.table.must_act == (key(table, ALICE),)
    happened = await harness.act(ALICE, table, AcceptResignation(), "5665432161")
    assert happened.table.number == 2
    assert [(type(each.event).__name__, each.number) for each in happened.logged] == [
        ("ResignationAccepted", 1),
        ("OpeningRolled", 2),
        ("Played", 2),
        ("Rolled", 2),
        ("Played", 2),
        ("Rolled", 2),
        ("Played", 2),
        ("Rolled", 2),
    ]


async def test_what_was_done_by_itself_leads_to_what_is_stored(harness: Harness) -> None:
    await leave_all(harness, ALICE, BOB)
    sheet = RuleSheet(length=3, start=parse_board("3:1 2:1 1:1 | 3:1 2:1 1:1"), has_cube=False)
    random = Random(3)
    table = await harness.start("31", sheet)
    while table.status is Status.PLAYING:
        (player,) = table.must_act
        caller = ALICE if player == key(table, ALICE) else BOB
        action = random.choice(
            [each for each in legal_actions(table.game, player) if not isinstance(each, OfferResignation)]
        )
        table = (await harness.act(caller, table, action, lambda: random.randint(1, 6))).table
    await harness.run(check_replay, table)


async def test_after_a_take_the_doublers_roll_follows_in_the_same_transaction(new_harness: Harness) -> None:
    table = await new_harness.seat(game_at(START))
    table = (await new_harness.act(ALICE, table, OfferDouble())).table
    table = (await new_harness.act(BOB, table, AnswerOffer(FIRST_CUBE, Answer.TAKE), "62")).table
    assert table.game.roll == Roll(6, 2)
    assert (await new_harness.pending())[-1] == board(2, key(table, ALICE))


@pytest.mark.parametrize("switch", ["rolls_by_itself", "plays_forced"])
async def test_each_may_be_switched_off_without_the_other(new_harness: Harness, switch: str) -> None:
    table = await new_harness.seat(game_at("6:2 4:1 | 6:1 5:1", roll="21", cube=Cube(2, WHITE)))
    await new_harness.prefer(BOB, **{switch: False})
    table = await new_harness.plays(ALICE, table, "6/4 6/5", "64")
    rolled = Roll(6, 4) if switch == "plays_forced" else None
    assert (table.game.roll, table.must_act) == (rolled, (key(table, BOB),))


async def begun(harness: Harness, board: str, dice: str) -> ChouetteHarness:
    """A chouette from a position of one's own, of Alice, who is the box, Bob, the captain, and Carol."""
    rules = replace(CLUB.rules, start=parse_board(board))
    sheet = replace(CLUB, rules=rules, crew_grace=CrewGrace.NONE)
    chouette = await opened(harness, sheet, (ALICE, BOB, CAROL))
    await chouette.does(ALICE, StartGame(), dice=f"6541{dice}")
    await chouette.forget_pending()
    return chouette


async def double_all(chouette: ChouetteHarness, dice: str) -> None:
    """Let Alice double all, who take; both sides may do nothing with the cubes but the team."""
    await chouette.does(ALICE, OfferDouble(chouette.cube(BOB)), OfferDouble(chouette.cube(CAROL)), RollDice())
    await chouette.does(CAROL, AnswerOffer(chouette.cube(CAROL), Answer.TAKE))
    await chouette.does(BOB, AnswerOffer(chouette.cube(BOB), Answer.TAKE), dice=dice)


async def test_the_box_of_a_chouette_does_not_roll_where_it_cannot_double(new_harness: Harness) -> None:
    chouette = await begun(new_harness, START, "13")
    await chouette.plays(BOB)
    await double_all(chouette, "62")
    await chouette.plays(ALICE)
    assert chouette.awaited == ["Bob"]  # all cubes are the team's
    assert chouette.table.chouette.game.roll is None
    await chouette.does(BOB, RollDice(), dice="62")
    await chouette.forget_pending()
    done = await chouette.plays(BOB, dice="31")
    assert chouette.table.chouette.game.roll == Roll(3, 1)
    assert await chouette.pending() == [(True, ["Alice"])]
    assert [(type(each.event).__name__, each.player) for each in done.logged] == [
        ("Played", chouette.key(BOB)),
        ("RollPressed", None),
        ("DoublingEnded", None),
        ("Rolled", None),
    ]


async def test_a_box_of_a_chouette_who_has_switched_it_off_rolls(new_harness: Harness) -> None:
    await new_harness.prefer(ALICE, rolls_by_itself=False)
    chouette = await begun(new_harness, START, "13")
    await chouette.plays(BOB)
    await double_all(chouette, "62")
    await chouette.plays(ALICE)
    await chouette.does(BOB, RollDice(), dice="62")
    await chouette.plays(BOB)
    assert (chouette.awaited, chouette.table.chouette.game.roll) == (["Alice"], None)
    await chouette.does(CAROL, Instruct(Instruction.TAKE, is_on=True))
    assert chouette.table.chouette.game.roll is None


async def test_forced_plays_of_a_chouette_are_made_for_captain_and_box(new_harness: Harness) -> None:
    chouette = await begun(new_harness, "3:5 | 3:5", "16")
    assert chouette.awaited == ["Alice"]  # the team's opening was forced
    done = await chouette.does(ALICE, RollDice(), dice="65")
    assert chouette.awaited == ["Bob"]
    assert [(type(each.event).__name__, each.player) for each in done.logged[-2:]] == [
        ("Rolled", chouette.key(ALICE)),
        ("Played", None),
    ]
    await new_harness.prefer(BOB, plays_forced=False)
    await chouette.does(BOB, RollDice(), dice="66")
    assert (chouette.awaited, chouette.table.chouette.game.roll) == (["Bob"], Roll(6, 6))


async def test_what_is_done_by_itself_in_a_chouette_leads_to_what_is_stored(new_harness: Harness) -> None:
    chouette = await begun(new_harness, "3:5 | 3:5", "16")
    while chouette.table.chouette.in_play is not None:
        (who,) = (each for each in (ALICE, BOB) if chouette.key(each) in chouette.table.must_act)
        await chouette.does(who, RollDice(), dice="65")
    assert chouette.table.chouette.last is not None
    last = await new_harness.run(lambda uow: list(event_history(uow, chouette.table, 1))[-1])
    assert apply(last.before, last.event) == chouette.table.chouette

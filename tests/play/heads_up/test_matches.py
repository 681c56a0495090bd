"""Matches and money sessions: game after game at one table, each change in one transaction."""

from random import Random

import pytest

from bot.engine import (
    Action,
    Answer,
    BetResult,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Phase,
    RefuseResignation,
    Roll,
    RollDice,
    RuleSheet,
    Score,
    Side,
    WinKind,
    legal_actions,
    parse_board,
)
from bot.play.base.errors import NotPlaying, NotSeated, Refused, StaleBoard
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up.errors import NotBetweenGames
from bot.play.heads_up.table import HeadsUpTable
from tests.engine.games import game_at, kind_of
from tests.play.harness import ALICE, BOB, CAROL, OTHER_CHANNEL, Harness, board, key
from tests.play.heads_up.replay_check import check_replay
from tests.play.heads_up.tables import win

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_CHECKER, GAMMON = "1:1 | 1:1", "1:1 | 6:15"
WHITE, BLACK = Side.WHITE, Side.BLACK
FIVE, MONEY = RuleSheet(length=5), RuleSheet()
RESIGN = OfferResignation(WinKind.BACKGAMMON)
WEIGHTS: dict[type[Action] | Answer, float] = {
    RollDice: 20,
    OfferDouble: 6,
    Answer.DROP: 2,
    OfferResignation: 0.5,
    RefuseResignation: 2,
}

FINAL_BOARD = ("final", 1, {"game": 1})


async def bear_off(
    harness: Harness,
    board_before: str = LAST_CHECKER,
    sheet: RuleSheet = FIVE,
    results: tuple[BetResult, ...] = (),
    dice: str = "31",
) -> HeadsUpTable:
    """Let Alice bear off her last checker."""
    table = await harness.seat(game_at(board_before, roll="21"), sheet, results)
    return await harness.plays(ALICE, table, "1/off", dice)


async def test_the_next_game_of_a_match_begins_with_the_end_of_the_last(harness: Harness) -> None:
    table = await bear_off(harness, GAMMON, dice="4462")
    assert (table.version, table.number, table.status) == (1, 2, Status.PLAYING)
    assert table.state.score == table.score == Score(white=2)
    assert table.results == (win(WHITE, 2, WinKind.GAMMON),)
    assert (table.game.on_roll, table.game.roll) == (WHITE, Roll(6, 2))
    assert await harness.kinds(table) == [(1, 0, "Played"), (1, 1, "OpeningRolled"), (1, 2, "OpeningRolled")]
    rows = await harness.run(lambda uow: uow.events.since(table.id, 0))
    assert [(row.game, row.player_id) for row in rows] == [(1, key(table, ALICE)), (2, None), (2, None)]
    assert await harness.load(table) == table


async def test_the_board_of_the_next_game_is_a_post_that_notifies_who_starts(harness: Harness) -> None:
    table = await bear_off(harness, dice="13")
    assert await harness.pending() == [FINAL_BOARD, board(1, key(table, BOB))]


async def test_whoever_ends_a_game_and_starts_the_next_is_not_notified(harness: Harness) -> None:
    await bear_off(harness, dice="31")
    assert await harness.pending() == [FINAL_BOARD, board(1)]


@pytest.mark.parametrize(
    ("results", "is_crawford"),
    [
        ([win(WHITE, 3)], True),
        ([win(WHITE, 1)], False),
        ([win(BLACK, 4)], False),  # the game that Alice won was the one
        ([win(BLACK, 4), win(WHITE, 2)], False),
    ],
)
async def test_the_game_after_a_side_first_comes_one_point_from_the_match_has_no_cube(
    harness: Harness, results: list[BetResult], *, is_crawford: bool
) -> None:
    table = await bear_off(harness, LAST_CHECKER, results=tuple(results))
    assert (table.is_crawford, table.game.terms.has_cube) == (is_crawford, not is_crawford)


async def test_the_last_point_ends_the_match_and_frees_the_channel(harness: Harness) -> None:
    table = await bear_off(harness, GAMMON, results=(win(WHITE, 4), win(BLACK, 4)))
    assert (table.status, table.match_winner, table.waits_for) == (Status.OVER, WHITE, ())
    assert table.score == Score(5, 4, had_crawford=True)  # one point of the gammon counts for nothing
    assert await harness.pending() == [board(1, key(table, BOB))]
    assert (await harness.challenge(CAROL, None)).id != table.id
    with pytest.raises(NotPlaying):
        await harness.act(ALICE, table, RollDice())
    with pytest.raises(NotBetweenGames):
        await harness.next_game(ALICE, table)


async def test_between_two_games_a_session_waits_for_both_and_notifies_the_other(harness: Harness) -> None:
    table = await bear_off(harness, sheet=MONEY)
    alice, bob = key(table, ALICE), key(table, BOB)
    assert table.is_between_games
    assert (table.status, table.game.phase) == (Status.PLAYING, Phase.OVER)
    assert (table.must_act, table.waits_for) == ((), (alice, bob))
    assert await harness.pending() == [board(1, bob)]
    with pytest.raises(Refused):
        await harness.act(ALICE, table, RollDice())


@pytest.mark.parametrize(("caller", "dice", "notified"), [(ALICE, "31", []), (ALICE, "13", [BOB])])
async def test_either_side_starts_the_next_game_of_a_session(
    harness: Harness, caller: Caller, dice: str, notified: list[Caller]
) -> None:
    table = await bear_off(harness, sheet=MONEY)
    happened = await harness.next_game(caller, table, dice, version=table.version)
    after = happened.table
    assert (after.number, after.score, after.is_between_games) == (2, Score(white=1), False)
    assert [(each.number, each.player) for each in happened.logged] == [(2, None)]
    assert (await harness.pending())[-1] == board(2, *(key(table, each) for each in notified))


async def test_of_two_who_start_the_next_game_one_does(harness: Harness) -> None:
    table = await bear_off(harness, sheet=MONEY)
    await harness.next_game(ALICE, table, version=table.version)
    with pytest.raises(StaleBoard):
        await harness.next_game(BOB, table, version=table.version)
    with pytest.raises(NotBetweenGames):
        await harness.next_game(BOB, table)


async def test_either_side_ends_the_session(harness: Harness) -> None:
    table = await bear_off(harness, sheet=MONEY)
    ended = await harness.end_session(BOB, table, version=table.version)
    assert (ended.status, ended.waits_for, ended.score) == (Status.OVER, (), Score(white=1))
    assert (await harness.pending())[-1] == board(2, is_new=False)
    with pytest.raises(NotBetweenGames):
        await harness.end_session(ALICE, table)


async def test_a_session_ends_and_goes_on_only_between_two_games_and_by_its_players(harness: Harness) -> None:
    table = await harness.start("31")
    for refused in (harness.next_game(BOB, table), harness.end_session(BOB, table)):
        with pytest.raises(NotBetweenGames):
            await refused
    await harness.act(ALICE, table, RESIGN)
    for refused in (harness.next_game(CAROL, table), harness.end_session(CAROL, table)):
        with pytest.raises(NotSeated):
            await refused
    challenge = await harness.challenge(ALICE, BOB, OTHER_CHANNEL)
    with pytest.raises(NotSeated):
        await harness.next_game(ALICE, challenge)
    match = await harness.accept(BOB, await harness.challenge(ALICE, BOB, OTHER_CHANNEL + 1, FIVE))
    for refused in (harness.next_game(ALICE, match), harness.end_session(ALICE, match)):
        with pytest.raises(NotBetweenGames):
            await refused


def choose(game: Game, player: int, random: Random) -> Action:
    """Return some legal action; plays run home, so that games end."""
    possible = legal_actions(game, player)
    plays = [action for action in possible if isinstance(action, MakePlay)]
    if plays and random.random() < 0.97:
        return min(plays, key=lambda action: action.play.after.own_pips)
    (chosen,) = random.choices(possible, [WEIGHTS.get(kind_of(action), 4) for action in possible])
    return chosen


async def play_out(harness: Harness, table: HeadsUpTable, random: Random, games: int) -> HeadsUpTable:
    """Play a match to its end, or so many games of a session."""
    callers = {key(table, caller): caller for caller in (ALICE, BOB)}
    while table.status is Status.PLAYING:
        if table.is_between_games and table.number == games:
            table = await harness.end_session(random.choice((ALICE, BOB)), table)
        elif table.is_between_games:
            dice = f"{random.randint(1, 3)}{random.randint(4, 6)}"
            table = (await harness.next_game(random.choice((ALICE, BOB)), table, dice)).table
        else:
            (player,) = table.must_act
            action = choose(table.game, player, random)
            happened = await harness.act(callers[player], table, action, lambda: random.randint(1, 6))
            table = happened.table
    return table


SHEETS = {
    "to 1": RuleSheet(length=1),
    "to 5": FIVE,
    "to 25": RuleSheet(length=25),
    "no cube": RuleSheet(length=3, has_cube=False),
    "hypergammon": RuleSheet(length=7, start=parse_board("24:1 23:1 22:1 | 24:1 23:1 22:1")),
    "money": MONEY,
    "all options": RuleSheet(
        is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=None, cube_cap=64, stake=5
    ),
}


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
async def test_a_random_match_is_what_its_events_lead_to(harness: Harness, sheet: RuleSheet) -> None:
    table = await play_out(harness, await harness.start("31", sheet), Random(17), games=6)
    assert await harness.load(table) == table
    assert (table.match_winner is not None) is sheet.is_match
    await harness.run(check_replay, table)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
async def test_more_random_matches_are_what_their_events_lead_to(
    harness: Harness, sheet: RuleSheet, seed: int
) -> None:
    table = await play_out(harness, await harness.start("31", sheet), Random(seed), games=20)
    await harness.run(check_replay, table)

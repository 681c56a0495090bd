"""What is stored is read back as it was, also what was stored before there were matches and sessions."""

import json
from typing import get_args

import pytest
from hypothesis import given
from pydantic import ValidationError

from bot.engine import (
    AcceptResignation,
    CheckerMove,
    Cube,
    Doubled,
    Dropped,
    Event,
    Game,
    OfferResignation,
    OfferStage,
    OpeningRolled,
    Phase,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Roll,
    Rolled,
    RuleSheet,
    Score,
    Side,
    Taken,
    TakenBack,
    TimedOut,
    WinKind,
)
from bot.play.heads_up import challenges
from bot.play.heads_up.rules import Happened
from bot.play.heads_up.store import dump_state, load_state, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, Withdrawal
from bot.play.store import dump_event, load_event
from bot.play.table import Status
from storage import TableStatus, UnitOfWork
from tests.engine.games import ALICE as ALICE_KEY
from tests.engine.games import BOB as BOB_KEY
from tests.engine.games import game_at, played
from tests.engine.strategies import games
from tests.play.harness import ALICE, BOB, CHANNEL, GUILD, Harness

START = "[0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]"
AFTER_31 = "[0, 0, 0, 0, 0, 2, 4, 0, 2, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]"
IN_PLAY = f"""
{{
    "challenge": {{"challenger": 1, "opponent": 2, "withdrawal": null}},
    "game": {{
        "terms": {{
            "start": {{"own": {START}, "other": {START}}},
            "has_cube": true, "cube_cap": null, "white_dead_from": null, "black_dead_from": null,
            "is_jacoby": false, "has_beavers": false, "has_raccoons": false
        }},
        "position": {{"own": {START}, "other": {AFTER_31}}},
        "cubes": [{{"value": 2, "owner": "black", "was_turned": true, "offer": null}}],
        "bets": [
            {{
                "white": 1, "black": 2, "cube": 0, "has_taken": false,
                "resignation": null, "refused": null, "result": null
            }}
        ],
        "on_roll": "black",
        "roll": {{"first": 6, "second": 2}},
        "last_play": {{
            "side": "white",
            "roll": {{"first": 3, "second": 1}},
            "moves": [
                {{"source": 8, "target": 5, "is_hit": false}},
                {{"source": 6, "target": 5, "is_hit": false}}
            ]
        }}
    }}
}}
"""
CHALLENGED = """{"challenge": {"challenger": 1, "opponent": 2, "withdrawal": null}, "game": null}"""
EVENTS: list[Event] = [
    OpeningRolled(3, 1),
    Rolled(Side.WHITE, Roll(6, 6)),
    Played(Side.BLACK, Roll(3, 1), (CheckerMove(25, 22, is_hit=True), CheckerMove(6, 5))),
    Played(Side.BLACK, Roll(6, 6), ()),
    Doubled(Side.WHITE, 0, 1 << 40),
    Raised(Side.BLACK, 0, 4, OfferStage.BEAVER),
    Taken(Side.WHITE, 0, ALICE_KEY, 2),
    Dropped(Side.BLACK, 0, BOB_KEY, 1),
    ResignationOffered(Side.WHITE, ALICE_KEY, WinKind.BACKGAMMON),
    ResignationAccepted(Side.BLACK, BOB_KEY),
    ResignationRefused(Side.BLACK, BOB_KEY),
    TimedOut(Side.WHITE, ALICE_KEY, WinKind.GAMMON, 4),
    TakenBack(Side.BLACK, 2),
]


async def stored(harness: Harness, state: str, status: TableStatus) -> HeadsUpTable:
    """Store a table as it was stored then: Alice and Bob were the first players."""

    def work(uow: UnitOfWork) -> HeadsUpTable:
        for each in (ALICE, BOB):
            uow.players.get_or_add(each.snowflake, each.name, harness.now)
        record = uow.tables.add(
            guild_snowflake=GUILD,
            channel_snowflake=CHANNEL,
            kind="session",
            state=json.loads(state),
            status=status,
            now=harness.now,
        )
        return to_heads_up(uow, record)

    return await harness.run(work)


async def bob_resigns(harness: Harness, table: HeadsUpTable) -> Happened:
    await harness.act(BOB, table, OfferResignation(WinKind.GAMMON))
    return await harness.act(ALICE, table, AcceptResignation())


async def test_a_game_in_play_is_read_as_the_first_of_a_money_session(harness: Harness) -> None:
    table = await stored(harness, IN_PLAY, "playing")
    assert table.state.challenge == Challenge(1, 2, sheet=RuleSheet())
    assert (table.number, table.score, table.results) == (1, Score(), ())
    assert (table.game.phase, table.game.roll) == (Phase.MOVE, Roll(6, 2))
    assert table.game.cubes == (Cube(2, Side.BLACK, was_turned=True),)
    assert table.state.dice is None


async def test_it_is_played_to_its_end_and_another_game_after_it(harness: Harness) -> None:
    table = await stored(harness, IN_PLAY, "playing")
    happened = await bob_resigns(harness, table)
    assert happened.table.is_between_games
    assert happened.table.score == Score(white=4)
    again = (await harness.next_game(ALICE, table, "52")).table
    assert (again.number, again.game.roll) == (2, Roll(5, 2))
    assert again.state.dice is None
    assert await harness.load(table) == again


async def test_its_session_can_be_ended(harness: Harness) -> None:
    table = await stored(harness, IN_PLAY, "playing")
    await bob_resigns(harness, table)
    assert (await harness.end_session(BOB, table)).status is Status.OVER


async def test_a_challenge_is_accepted(harness: Harness) -> None:
    table = await harness.accept(BOB, await stored(harness, CHALLENGED, "challenge"), "61")
    assert table.game.roll == Roll(6, 1)
    assert table.sheet == RuleSheet()


def test_an_opening_is_read_as_one_that_turned_no_cube() -> None:
    assert load_event("OpeningRolled", {"white": 4, "black": 4}) == OpeningRolled(4, 4, cube=None)


def countered(by: int) -> str:
    """Return a challenge to 5 points, to which one of the two offered 7, as it was stored then."""
    state = json.loads(CHALLENGED)
    dumped = dump_state(HeadsUpState(Challenge(1, 2, sheet=RuleSheet(5))))["challenge"]
    assert isinstance(dumped, dict)
    sheet = dumped["sheet"]
    assert isinstance(sheet, dict)
    state["challenge"] |= {"sheet": {**sheet, "length": 7}, "proposer": by, "replaced": sheet}
    return json.dumps(state)


async def test_a_counter_offer_of_old_is_withdrawn_with_its_challenge(harness: Harness) -> None:
    table = await stored(harness, countered(by=1), "challenge")
    assert (table.sheet, table.state.challenge.replaced) == (RuleSheet(7), RuleSheet(5))
    fallen = await harness.does(ALICE, challenges.withdraw, table)
    assert fallen.status is Status.CLOSED, "whose the offer before was is not known: it cannot stand again"


async def test_an_offer_that_followed_one_of_old_stands_again(harness: Harness) -> None:
    table = await stored(harness, countered(by=2), "challenge")
    await harness.does(ALICE, challenges.propose, table, sheet=RuleSheet(3))
    fallen = await harness.does(ALICE, challenges.withdraw, table)
    assert (fallen.sheet, fallen.state.challenge.awaited) == (RuleSheet(7), 1)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_read_back(event: Event) -> None:
    kind, stored = dump_event(event)
    assert load_event(kind, json.loads(json.dumps(stored))) == event


def test_every_event_was_tried() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@given(games())
def test_a_game_is_read_back(game: Game) -> None:
    state = HeadsUpState(Challenge(ALICE_KEY, BOB_KEY), game)
    assert load_state(json.loads(json.dumps(dump_state(state)))) == state


@pytest.mark.parametrize(
    "state",
    [
        HeadsUpState(Challenge(ALICE_KEY, None)),
        HeadsUpState(Challenge(ALICE_KEY, BOB_KEY, Withdrawal.DECLINED)),
        HeadsUpState(
            Challenge(ALICE_KEY, BOB_KEY), played(game_at("1:1 | 6:15", roll="21"), ALICE_KEY, "1/off")
        ),
    ],
)
def test_a_challenge_and_a_result_are_read_back(state: HeadsUpState) -> None:
    assert load_state(json.loads(json.dumps(dump_state(state)))) == state


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"challenge": {"challenger": "nobody", "opponent": None}},
        {"challenge": {"challenger": 1, "opponent": 2}, "game": {"terms": {}}},
    ],
)
def test_what_was_never_stored_is_refused(stored: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        load_state(stored)  # type: ignore[arg-type]


def test_a_bet_that_was_stored_before_refusals_were_kept_by_side_is_read() -> None:
    stored = json.loads(
        json.dumps(dump_state(HeadsUpState(Challenge(ALICE_KEY, BOB_KEY), game_at("1:1 | 1:1"))))
    )
    for bet in stored["game"]["bets"]:
        del bet["refusals"]
        bet["refused"] = int(WinKind.GAMMON)
    game = load_state(stored).game
    assert game is not None
    assert [bet.refusals for bet in game.bets] == [()]

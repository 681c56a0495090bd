"""A table that was stored before matches, sessions and verifiable dice is read, and goes on."""

import json

from bot.engine import (
    AcceptResignation,
    Cube,
    OfferResignation,
    OpeningRolled,
    Phase,
    Roll,
    RuleSheet,
    Score,
    Side,
    WinKind,
)
from bot.play.heads_up import challenges
from bot.play.heads_up.rules import Happened
from bot.play.heads_up.store import dump_state, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable
from bot.play.store import load_event
from bot.play.table import Status
from storage import TableStatus, UnitOfWork
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

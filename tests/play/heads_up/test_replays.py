"""Which games can be looked at again, by whom, and what is loaded of them."""

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Doubled,
    Dropped,
    MakePlay,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Played,
    RollDice,
    Rolled,
    RuleSheet,
    Score,
    WinKind,
    apply,
    parse_play,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.access import Reader, table_read_by
from bot.play.errors import NoSuchGame, NoTable, NotBegun, UnknownTable
from bot.play.heads_up.challenges import withdraw
from bot.play.heads_up.replays import Replay, replay_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import Status
from bot.play.use_case import Caller
from tests.engine.games import scripted
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, OTHER_CHANNEL, ServiceHarness

ELSEWHERE = 8


async def replayed(
    harness: ServiceHarness,
    table: HeadsUpTable | None,
    number: int | None = None,
    caller: Caller = ALICE,
    guild: int | None = GUILD,
    channel: int = CHANNEL,
) -> Replay:
    reader = Reader(caller.snowflake, guild, channel, sees=lambda _: True)
    table_id = table.id if table else None
    return await harness.database.run(
        lambda uow: replay_of(uow, table_read_by(uow, reader, table_id), number)
    )


async def play_first_turn(harness: ServiceHarness, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play the 3-1 of the opening."""
    assert table.game.roll is not None
    play = parse_play("8/5 6/5", table.game.position, table.game.roll)
    return (await harness.act(ALICE, table, MakePlay(play))).table


async def drop_a_game(harness: ServiceHarness, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play, Bob double, and Alice pass; the next game of a match opens with 6-5."""
    await play_first_turn(harness, table)
    await harness.act(BOB, table, OfferDouble())
    return (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP), scripted(6, 5))).table


async def test_a_running_game_is_replayed_as_far_as_it_is(harness: ServiceHarness) -> None:
    table = await play_first_turn(harness, await harness.start())
    await harness.act(BOB, table, RollDice(), scripted(6, 2))
    replay = await replayed(harness, table)
    assert [type(step.event) for step in replay.steps] == [OpeningRolled, Played, Rolled]
    assert replay.table == await harness.load(table)
    assert apply(replay.steps[-1].before, replay.steps[-1].event) == replay.table.game
    assert (replay.number, replay.games) == (1, 1)


async def test_an_earlier_game_of_a_match_is_shown_at_its_own_score(harness: ServiceHarness) -> None:
    sheet = RuleSheet(length=5)
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB, sheet=sheet))
    await drop_a_game(harness, table)
    first, second = [await replayed(harness, table, number) for number in (1, 2)]
    assert [type(step.event) for step in first.steps] == [OpeningRolled, Played, Doubled, Dropped]
    assert first.table.state.score == Score(0, 0)
    assert (first.table.number, first.table.score) == (1, Score(0, 1))
    assert [type(step.event) for step in second.steps] == [OpeningRolled]
    assert second.table.state.score == Score(0, 1)
    assert (first.games, second.games) == (2, 2)


async def test_without_a_number_it_is_the_game_in_play_and_of_what_is_over_the_first(
    harness: ServiceHarness,
) -> None:
    table = await harness.accept(BOB, await harness.challenge(ALICE, BOB, sheet=RuleSheet(length=2)))
    assert (await drop_a_game(harness, table)).status is Status.PLAYING
    assert (await replayed(harness, table)).number == 2
    over = await harness.act(ALICE, table, OfferResignation(WinKind.SINGLE))
    assert over.table.status is Status.OVER
    assert (await replayed(harness, table)).number == 1


@pytest.mark.parametrize("number", [0, 2, 99])
async def test_a_game_that_the_table_has_not_is_refused(harness: ServiceHarness, number: int) -> None:
    table = await harness.start()
    with pytest.raises(NoSuchGame) as refusal:
        await replayed(harness, table, number)
    assert refusal.value.table == table


async def test_without_a_table_it_is_the_channels(harness: ServiceHarness) -> None:
    table = await harness.start()
    assert (await replayed(harness, None)).table == table
    with pytest.raises(NoTable):
        await replayed(harness, None, channel=OTHER_CHANNEL)


@pytest.mark.parametrize(("caller", "guild"), [(CAROL, GUILD), (ALICE, ELSEWHERE), (BOB, None)])
async def test_a_table_is_seen_on_its_server_and_by_its_players_everywhere(
    harness: ServiceHarness, caller: Caller, guild: int | None
) -> None:
    table = await harness.start()
    assert (await replayed(harness, table, caller=caller, guild=guild)).table == table


@pytest.mark.parametrize("guild", [ELSEWHERE, None])
async def test_nobody_else_sees_it_from_elsewhere(harness: ServiceHarness, guild: int | None) -> None:
    table = await harness.start()
    with pytest.raises(UnknownTable) as refusal:
        await replayed(harness, table, caller=CAROL, guild=guild)
    assert refusal.value.table is None


async def test_before_the_game_there_is_nothing_to_replay(harness: ServiceHarness) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NotBegun):
        await replayed(harness, table)
    await harness.database.run(withdraw, request=harness.request(ALICE), table_id=table.id, edition=None)
    with pytest.raises(NotBegun):
        await replayed(harness, table)

"""Which games can be looked at again, and what is loaded of them."""

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Doubled,
    Dropped,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Played,
    Rolled,
    RuleSheet,
    Score,
    WinKind,
    apply,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.errors import NoSuchGame, NotBegun
from bot.play.heads_up.challenges import withdraw
from bot.play.heads_up.replays import Replay, replay_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.table import Status
from tests.play.harness import ALICE, BOB, Harness


async def replayed(harness: Harness, table: HeadsUpTable, number: int | None = None) -> Replay:
    return await harness.run(replay_of, await harness.load(table), number)


async def drop_a_game(harness: Harness, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play, Bob double, and Alice pass; the next game of a match opens with 6-5."""
    await harness.plays(ALICE, table)
    await harness.act(BOB, table, OfferDouble())
    return (await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP), "65")).table


async def test_a_running_game_is_replayed_as_far_as_it_is(harness: Harness) -> None:
    table = await harness.plays(ALICE, await harness.start())
    await harness.rolls(BOB, table, "62")
    replay = await replayed(harness, table)
    assert [type(step.event) for step in replay.steps] == [OpeningRolled, Played, Rolled]
    assert replay.table == await harness.load(table)
    assert apply(replay.steps[-1].before, replay.steps[-1].event) == replay.table.game
    assert (replay.number, replay.games) == (1, 1)


async def test_an_earlier_game_of_a_match_is_shown_at_its_own_score(harness: Harness) -> None:
    sheet = RuleSheet(length=5)
    table = await harness.start(sheet=sheet)
    await drop_a_game(harness, table)
    first, second = [await replayed(harness, table, number) for number in (1, 2)]
    assert [type(step.event) for step in first.steps] == [OpeningRolled, Played, Doubled, Dropped]
    assert first.table.state.score == Score(0, 0)
    assert (first.table.number, first.table.score) == (1, Score(0, 1))
    assert [type(step.event) for step in second.steps] == [OpeningRolled]
    assert second.table.state.score == Score(0, 1)
    assert (first.games, second.games) == (2, 2)


async def test_without_a_number_it_is_the_game_in_play_or_of_what_is_over_the_first(harness: Harness) -> None:
    table = await harness.start(sheet=RuleSheet(length=2))
    assert (await drop_a_game(harness, table)).status is Status.PLAYING
    assert (await replayed(harness, table)).number == 2
    over = await harness.act(ALICE, table, OfferResignation(WinKind.SINGLE))
    assert over.table.status is Status.OVER
    assert (await replayed(harness, table)).number == 1


@pytest.mark.parametrize("number", [0, 2, 99])
async def test_a_game_that_the_table_has_not_is_refused(harness: Harness, number: int) -> None:
    table = await harness.start()
    with pytest.raises(NoSuchGame) as refusal:
        await replayed(harness, table, number)
    assert refusal.value.table == table


async def test_before_the_game_there_is_nothing_to_replay(harness: Harness) -> None:
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NotBegun):
        await replayed(harness, table)
    await harness.does(ALICE, withdraw, table)
    with pytest.raises(NotBegun):
        await replayed(harness, table)

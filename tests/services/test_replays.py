"""Which games can be looked at again, by whom, and what is loaded of them."""

from functools import partial

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
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, TAVERN, House

ELSEWHERE = 8


async def replayed(
    house: House,
    table: HeadsUpTable | None,
    number: int | None = None,
    caller: Caller = ALICE,
    guild: int | None = GUILD,
    channel: int = CHANNEL,
) -> Replay:
    reader = Reader(caller.snowflake, guild, channel, sees=lambda _: True)
    table_id = table.id if table else None
    return await house.database.run(lambda uow: replay_of(uow, table_read_by(uow, reader, table_id), number))


async def play_first_turn(house: House, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play the 3-1 of the opening."""
    assert table.game.roll is not None
    play = parse_play("8/5 6/5", table.game.position, table.game.roll)
    return (await house.act(ALICE, table, MakePlay(play))).table


async def drop_a_game(house: House, table: HeadsUpTable) -> HeadsUpTable:
    """Let Alice play, Bob double, and Alice pass; the next game of a match opens with 6-5."""
    await play_first_turn(house, table)
    await house.act(BOB, table, OfferDouble())
    return (await house.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.DROP), scripted(6, 5))).table


async def test_a_running_game_is_replayed_as_far_as_it_is(house: House) -> None:
    table = await play_first_turn(house, await house.start())
    await house.act(BOB, table, RollDice(), scripted(6, 2))
    replay = await replayed(house, table)
    assert [type(step.event) for step in replay.steps] == [OpeningRolled, Played, Rolled]
    assert replay.table == await house.load(table)
    assert apply(replay.steps[-1].before, replay.steps[-1].event) == replay.table.game
    assert (replay.number, replay.games) == (1, 1)


async def test_an_earlier_game_of_a_match_is_shown_at_its_own_score(house: House) -> None:
    sheet = RuleSheet(length=5)
    table = await house.accept(BOB, await house.challenge(ALICE, BOB, sheet=sheet))
    await drop_a_game(house, table)
    first, second = [await replayed(house, table, number) for number in (1, 2)]
    assert [type(step.event) for step in first.steps] == [OpeningRolled, Played, Doubled, Dropped]
    assert first.table.state.score == Score(0, 0)
    assert (first.table.number, first.table.score) == (1, Score(0, 1))
    assert [type(step.event) for step in second.steps] == [OpeningRolled]
    assert second.table.state.score == Score(0, 1)
    assert (first.games, second.games) == (2, 2)


async def test_without_a_number_it_is_the_game_in_play_and_of_what_is_over_the_first(house: House) -> None:
    table = await house.accept(BOB, await house.challenge(ALICE, BOB, sheet=RuleSheet(length=2)))
    assert (await drop_a_game(house, table)).status is Status.PLAYING
    assert (await replayed(house, table)).number == 2
    over = await house.act(ALICE, table, OfferResignation(WinKind.SINGLE))
    assert over.table.status is Status.OVER
    assert (await replayed(house, table)).number == 1


@pytest.mark.parametrize("number", [0, 2, 99])
async def test_a_game_that_the_table_has_not_is_refused(house: House, number: int) -> None:
    table = await house.start()
    with pytest.raises(NoSuchGame) as refusal:
        await replayed(house, table, number)
    assert refusal.value.table == table


async def test_without_a_table_it_is_the_channels(house: House) -> None:
    table = await house.start()
    assert (await replayed(house, None)).table == table
    with pytest.raises(NoTable):
        await replayed(house, None, channel=TAVERN)


@pytest.mark.parametrize(("caller", "guild"), [(CAROL, GUILD), (ALICE, ELSEWHERE), (BOB, None)])
async def test_a_table_is_seen_on_its_server_and_by_its_players_everywhere(
    house: House, caller: Caller, guild: int | None
) -> None:
    table = await house.start()
    assert (await replayed(house, table, caller=caller, guild=guild)).table == table


@pytest.mark.parametrize("guild", [ELSEWHERE, None])
async def test_nobody_else_sees_it_from_elsewhere(house: House, guild: int | None) -> None:
    table = await house.start()
    with pytest.raises(UnknownTable) as refusal:
        await replayed(house, table, caller=CAROL, guild=guild)
    assert refusal.value.table is None


async def test_before_the_game_there_is_nothing_to_replay(house: House) -> None:
    table = await house.challenge(ALICE, BOB)
    with pytest.raises(NotBegun):
        await replayed(house, table)
    await house.database.run(partial(withdraw, request=house.request(ALICE), table_id=table.id, edition=None))
    with pytest.raises(NotBegun):
        await replayed(house, table)

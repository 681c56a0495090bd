"""The value of a running game is told to nobody, however they ask, and to everybody once it is over."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import pytest

from bot.analysis import positions_of
from bot.engine import (
    STARTS,
    Game,
    Position,
    RollDice,
    RuleSheet,
    Side,
    Xgid,
    format_board,
    format_position_id,
    format_xgid,
    legal_plays,
    parse_board,
    parse_roll,
    parse_xgid,
)
from bot.engine import xgid as notation
from bot.engine.chouette import Leave
from bot.play.base.dice_source import DiceSource
from bot.play.base.errors import GameInPlay, GameWaits, NoSuchGame, PositionInPlay
from bot.play.base.exports import Format
from bot.play.base.fair_dice import SECRET_BYTES, dice_of_roll
from bot.play.base.keys import GuildSnowflake, UserSnowflake
from bot.play.base.table import Table
from bot.play.base.use_case import Caller
from bot.play.chouette.records import replay_of_chouette
from bot.play.heads_up import takebacks
from bot.play.heads_up.picture import gnu_id, ogid, xgid
from bot.play.heads_up.positions import read_position
from bot.play.heads_up.records import match_of, written
from bot.play.heads_up.replays import replay_of
from bot.play.heads_up.table import HeadsUpTable
from bot.play.kinds.kind import kind_of
from bot.play.tables.fair_play import FairPlay, agree_to_analysis, is_free, refuse_unfinished
from bot.play.tables.visibility import Viewer
from bot.records import GameRecord, MatchRecord, WrittenPlay, read_record
from storage import UnitOfWork
from tests.engine.games import ALL_ROLLS, game_at
from tests.play.chouette.harness import started
from tests.play.chouette.random_play import settled
from tests.play.harness import ALICE, BOB, CAROL, DORA, GUILD, OTHER_CHANNEL, Harness
from tests.play.heads_up.random_play import RandomPlay

MATCH, MONEY = RuleSheet(length=3), RuleSheet()
ELSEWHERE = 8


async def belongs_nowhere(_user: UserSnowflake, _guild: GuildSnowflake) -> bool:
    return False


def players(harness: Harness, seed: int, challenger: Caller = ALICE) -> RandomPlay:
    """Two who play at random, alike each time."""
    random = Random(seed)
    dice = DiceSource(partial(random.randbytes, SECRET_BYTES), dice_of_roll)
    return RandomPlay(harness, random, challenger, dice)


@dataclass
class Asking(Harness):
    """Use cases for somebody who asks, from somewhere, after a restart each time or with one memory."""

    asked_of: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.fair_play = FairPlay(self.database, belongs_nowhere)

    async def is_told(
        self,
        positions: Iterable[Position],
        caller: Caller = CAROL,
        guild: int | None = GUILD,
        belongs_to: Collection[int] = (),
    ) -> bool:
        async def asked(guild: int) -> bool:
            self.asked_of.append(guild)
            return guild in belongs_to

        viewer = Viewer(caller.snowflake, guild, OTHER_CHANNEL, belongs_to=asked)
        try:
            await self.fair_play.refuse_question(viewer, positions)
        except PositionInPlay:
            return False
        return True

    async def may_analyse(self, table: Table, number: int | None) -> None:
        await self.run(refuse_unfinished, table=table, number=number)


@pytest.fixture
def harness(harness: Harness) -> Asking:
    return Asking(harness.database, interactions=harness.interactions)


@pytest.fixture
async def running(harness: Harness) -> HeadsUpTable:
    """The second game of a match between Alice and Bob, after some plays, with a roll to be played."""
    two = players(harness, 11)
    table = await two.finish(await two.start(MATCH))
    table = await two.play(table, 17)
    while table.game.roll is None:
        table = await two.act(table, lambda _game: RollDice())
    assert table.number == 2
    return table


# Ways to ask for a position


def typed(text: str) -> list[Position]:
    return [read_position(text).game.position]


def from_other_side(of: Xgid) -> Xgid:
    return replace(
        of,
        position=of.position.switched(),
        turn=-of.turn,
        bottom_score=of.top_score,
        top_score=of.bottom_score,
    )


def of_another_match(of: Xgid) -> Xgid:
    changed = {"match_length": 9, "bottom_score": 8, "top_score": 2, "rules": notation.CRAWFORD}
    return replace(of, cube_value=1, cube_owner=notation.NOBODY, dice=notation.TO_ROLL, **changed)


def one_roll_away(game: Game) -> list[Position]:
    here = (game.position, game.position.switched())
    plays = (play for each in here for roll in ALL_ROLLS for play in legal_plays(each, roll)[::7])
    return [play.after for play in plays]


def part_of_the_roll_away(game: Game) -> list[Position]:
    """One checker a pip on, as nobody may leave it."""
    own = list(game.position.own)
    source = next(p for p in range(24, 1, -1) if own[p] and game.position.other[26 - p] == 0)
    own[source], own[source - 1] = own[source] - 1, own[source - 1] + 1
    return [Position(tuple(own), game.position.other)]


def with_a_checker_at(point: int, game: Game) -> list[Position]:
    """The hindmost of the other side, further away than any roll brings it."""
    other = list(game.position.other)
    source = next(p for p in range(24, 0, -1) if other[p])
    other[source], other[point] = other[source] - 1, other[point] + 1
    return [Position(game.position.own, tuple(other))]


def a_roll_before(game: Game) -> list[Position]:
    """From where the side that played last could have come, had it rolled something else."""
    own = list(game.position.other)
    target = next(p for p in range(1, 24) if own[p] > 1 and game.position.own[24 - p] == 0)
    own[target], own[target + 1] = own[target] - 1, own[target + 1] + 1
    return [Position(tuple(own), game.position.own)]


WAYS: dict[str, Callable[[HeadsUpTable], list[Position]]] = {
    "XGID": lambda table: typed(xgid(table)),
    "XGID from the other side": lambda table: typed(format_xgid(from_other_side(parse_xgid(xgid(table))))),
    "XGID at another score, cube and dice": lambda table: typed(
        format_xgid(of_another_match(parse_xgid(xgid(table))))
    ),
    "XGID in a link": lambda table: typed(f"https://example.org/?id={xgid(table).replace(':', '%3A')}"),
    "OGID": lambda table: typed(ogid(table)),
    "Position ID": lambda table: typed(format_position_id(table.game.position)),
    "Position ID of the other side": lambda table: typed(format_position_id(table.game.position.switched())),
    "Match ID": lambda table: typed(gnu_id(table)),
    "checkers": lambda table: typed(format_board(table.game.position)),
    "checkers, the other side on roll": lambda table: typed(format_board(table.game.position.switched())),
    "the board after some play of some roll": lambda table: one_roll_away(table.game)[3:4],
    "a board that the roll leads to, for the other side": lambda table: [
        play.after.switched() for play in legal_plays(table.game.position, table.game.roll)[:1]
    ],
    "a checker a pip further": lambda table: part_of_the_roll_away(table.game),
    "a checker a pip back": lambda table: a_roll_before(table.game),
    "a checker left out": lambda table: with_a_checker_at(0, table.game),
    "a checker on another point": lambda table: with_a_checker_at(1, table.game),
}


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_to_write_a_running_position_is_answered(
    way: str, harness: Asking, running: HeadsUpTable
) -> None:
    assert not await harness.is_told(WAYS[way](running))


async def test_no_position_one_roll_away_is_answered(harness: Asking, running: HeadsUpTable) -> None:
    assert not any([await harness.is_told([each]) for each in one_roll_away(running.game)])


async def test_no_board_of_the_match_is_answered_by_a_replay(harness: Asking, running: HeadsUpTable) -> None:
    for number in (1, 2):
        game = await harness.run(replay_of, of=running, number=number)
        boards = {step.before.position for step in game.steps}
        answered = [board for board in boards if await harness.is_told([board])]
        assert all(map(is_free, answered))
        assert len(answered) <= 3 < len(boards)


# Ways to bring a game


async def exported(harness: Harness, table: HeadsUpTable, wanted: Format) -> MatchRecord:
    table, match = await harness.run(match_of, table=table)
    return read_record(written(table, match, [wanted])[0].content)


@pytest.mark.parametrize("wanted", [Format.MAT, Format.SGF])
async def test_an_export_of_a_running_match_is_not_analysed(
    wanted: Format, harness: Asking, running: HeadsUpTable
) -> None:
    record = await exported(harness, running, wanted)
    assert not await harness.is_told(positions_of(record))


async def test_neither_is_a_part_of_it_in_another_match(harness: Asking, running: HeadsUpTable) -> None:
    record = await exported(harness, running, Format.MAT)
    over, in_play = record.games
    for game in (over, in_play, replace(in_play, white_score=0, black_score=0)):
        assert not await harness.is_told(positions_of(replace(record, length=0, games=(game,))))
    cut = replace(in_play, entries=in_play.entries[:-4])
    assert not await harness.is_told(positions_of(replace(record, length=0, games=(cut,))))


async def test_a_record_that_reaches_the_board_by_illegal_plays_is_not_analysed(harness: Asking) -> None:
    """Illegal plays are made as they are written, and the analysis goes on from there."""
    board = "24:2 13:3 8:3 6:5 3:1 2:1 | 24:2 13:4 8:3 6:5 4:1"
    await harness.seat(game_at(board), MONEY)
    roll = parse_roll("11")
    plays = (WrittenPlay(Side.WHITE, roll, "13/3 13/2"), WrittenPlay(Side.BLACK, roll, "13/4"))
    record = MatchRecord("A", "B", 0, (GameRecord(0, 0, plays, None),))
    assert parse_board(board) in positions_of(record)
    assert not await harness.is_told(positions_of(record))


# Who asks, and where


@pytest.mark.parametrize(
    ("caller", "told_in"),
    [(ALICE, []), (BOB, []), (CAROL, [ELSEWHERE, None])],
)
async def test_players_are_refused_anywhere_and_all_others_on_the_server(
    caller: Caller, told_in: list[int | None], harness: Asking, running: HeadsUpTable
) -> None:
    places = (GUILD, ELSEWHERE, None)
    told = [place for place in places if await harness.is_told([running.game.position], caller, place)]
    assert told == told_in


async def test_whoever_ever_played_there_is_refused_elsewhere(harness: Asking, running: HeadsUpTable) -> None:
    two = players(harness, 2, CAROL)
    await two.accept(await two.challenge(DORA, MONEY, channel=OTHER_CHANNEL), DORA)
    assert not await harness.is_told([running.game.position], CAROL, ELSEWHERE)
    assert not await harness.is_told([running.game.position], DORA, None)


async def test_members_of_the_server_are_refused_directly_too(harness: Asking, running: HeadsUpTable) -> None:
    position = running.game.position
    assert not await harness.is_told([position], CAROL, None, belongs_to=[GUILD])
    assert await harness.is_told([position], CAROL, None, belongs_to=[ELSEWHERE])
    assert harness.asked_of == [GUILD, GUILD]
    assert await harness.is_told([Position.start()], CAROL, None, belongs_to=[GUILD])
    assert await harness.is_told(typed("6:5 5:5 4:5 | 6:5 5:5 4:5"), CAROL, None, belongs_to=[GUILD])
    assert not await harness.is_told([position], ALICE, None)
    assert harness.asked_of == [GUILD, GUILD], "of what is locked there, and of whom nothing is known, alone"


async def test_a_direct_match_is_refused_to_its_players_alone(harness: Asking, running: HeadsUpTable) -> None:
    def take_away(uow: UnitOfWork) -> None:
        uow.tables.move(running.id, None, 99, harness.now)

    await harness.run(take_away)
    assert not await harness.is_told([running.game.position], ALICE, ELSEWHERE)
    assert await harness.is_told([running.game.position], CAROL, GUILD)


# Until when


async def test_a_position_is_free_when_the_match_is_over(harness: Asking, running: HeadsUpTable) -> None:
    position, table = running.game.position, running
    assert not await harness.is_told([position])
    two = players(harness, 4)
    while table.status == "playing":
        table = await two.finish(table)
    assert await harness.is_told([position])
    assert await harness.is_told(positions_of(await exported(harness, table, Format.MAT)))
    await harness.may_analyse(table, None)
    await harness.may_analyse(table, 2)


async def test_what_the_players_do_next_is_known_at_once(harness: Asking, running: HeadsUpTable) -> None:
    two, table = players(harness, 4), running
    for _ in range(6):
        assert not await harness.is_told([table.game.position])
        table = await two.play(table, 1)


async def test_a_play_taken_back_is_refused_with_alternatives(harness: Asking, running: HeadsUpTable) -> None:
    two = players(harness, 4)
    after = await two.play(running, 1)
    first, second = ((ALICE, BOB), (BOB, ALICE))[running.game.on_roll is Side.BLACK]
    for caller, work in ((first, takebacks.ask_takeback), (second, takebacks.grant_takeback)):
        request = harness.request(caller)
        await harness.run(work, request=request, table_id=running.id, edition=None)
    for game in (after.game, running.game):
        assert not await harness.is_told([game.position])
    assert not any([await harness.is_told([each]) for each in one_roll_away(running.game)])
    played = await two.play(await harness.load(running), 1)
    assert not await harness.is_told([played.game.position])


async def test_a_finished_game_of_a_running_match_waits_and_one_of_a_money_session_does_not(
    harness: Asking, running: HeadsUpTable
) -> None:
    with pytest.raises(GameWaits):
        await harness.may_analyse(running, 1)
    for number in (2, None):
        with pytest.raises(GameInPlay):
            await harness.may_analyse(running, number)
    with pytest.raises(NoSuchGame):
        await harness.may_analyse(running, 3)
    two = players(harness, 6, CAROL)
    table = await two.accept(await two.challenge(DORA, MONEY, channel=OTHER_CHANNEL), DORA)
    table = await two.finish(table)
    await harness.may_analyse(table, 1)
    with pytest.raises(GameInPlay):
        await harness.may_analyse(table, None)
    assert await harness.is_told(positions_of(await exported(harness, table, Format.MAT)))


async def test_a_finished_game_of_a_running_chouette_waits(harness: Asking) -> None:
    chouette = await settled(harness)
    with pytest.raises(GameWaits):
        await harness.may_analyse(chouette.table, 1)


async def test_a_finished_game_of_a_running_chouette_is_analysed_once_all_agree(harness: Asking) -> None:
    chouette = await settled(harness)
    edition = chouette.table.edition
    rows = await harness.run(partial(replay_of_chouette, table=chouette.table, number=1))
    boards = [frame.table.game.position for frame in rows.frames if frame.table.chouette.in_play]
    for who, missing in ((ALICE, "BC"), (ALICE, "BC"), (DORA, "BC"), (BOB, "C"), (CAROL, "")):
        request = harness.request(who)
        work = partial(agree_to_analysis, request=request, table=await chouette.read(), number=1)
        assert not await harness.is_told(boards, DORA)
        await harness.run(work)
        table = await chouette.read()
        waiting = await harness.run(partial(kind_of(table).waiting_games, table=table))
        assert [each.name[0] for each in waiting.get(1, ())] == list(missing)
    await harness.may_analyse(table, 1)
    assert await harness.is_told(boards, DORA)
    assert table.edition == edition, "it makes no board stale"


async def test_a_chouettes_board_is_refused_to_all_who_play_advise_or_have_left(harness: Asking) -> None:
    chouette = await started(harness)
    for box, team in (("62", "54"), ("61", "63")):
        await chouette.plays(ALICE)
        await chouette.does(BOB, RollDice(), dice=box)
        await chouette.plays(BOB)
        await chouette.does(ALICE, RollDice(), dice=team)
    position = chouette.table.game.position
    await chouette.does(DORA, Leave())
    for caller in (ALICE, BOB, CAROL, DORA):
        assert not await harness.is_told([position], caller, ELSEWHERE)


# What is free


async def test_the_opening_is_free_and_the_third_play_is_not(harness: Asking) -> None:
    two = players(harness, 21)
    table = await two.start(MATCH)
    boards = [table.game.position]
    while len(boards) < 4:
        table = await two.play(table, 1)
        if table.game.position != boards[-1]:
            boards.append(table.game.position)
    assert [await harness.is_told([board]) for board in boards] == [True, True, True, False]


async def test_other_starting_positions_with_a_name_are_free(harness: Asking) -> None:
    two = players(harness, 21)
    table = await two.start(replace(MONEY, start=STARTS["nackgammon"]))
    assert await harness.is_told([table.game.position])
    table = await two.play(table, 1)
    assert not await harness.is_told([table.game.position])


async def test_a_start_that_two_have_set_up_is_not_free(harness: Asking) -> None:
    two = players(harness, 21)
    start = parse_board("13:5 8:4 6:6 | 13:5 8:4 6:6")
    await two.start(replace(MONEY, start=start))
    assert not await harness.is_told([start])


async def test_what_has_nothing_to_do_with_it_is_not_refused(harness: Asking, running: HeadsUpTable) -> None:
    assert await harness.is_told(typed("6:3 5:3 4:3 3:3 off:3 | 6:5 5:5 4:5"))

"""Exports: what other programs read back is what was played; what they cannot know is said."""

from collections.abc import Iterable
from random import Random

import pytest

from bot.engine import (
    STARTS,
    Answer,
    AnswerOffer,
    Doubled,
    Dropped,
    Event,
    OfferDouble,
    Played,
    Raised,
    RuleSheet,
    Score,
    Side,
    Taken,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.errors import NoTable, NotBegun, UnknownTable
from bot.play.base.exports import ExportedFile, Format
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.heads_up import records
from bot.play.heads_up.records import file_stem, written
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.visibility import Viewer, table_for
from bot.records import MatchRecord, Omission, read_record, replay_match
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, GUILD, Harness
from tests.play.heads_up.played_games import PlayedGame, random_game, random_match, store

READABLE = (Format.MAT, Format.SGF)


ON_THE_BOARD = Played | Doubled | Raised | Taken | Dropped


async def match_of(
    harness: Harness, table: HeadsUpTable | None, caller: Caller = ALICE, guild: int = GUILD
) -> tuple[HeadsUpTable, MatchRecord]:
    viewer = Viewer(caller.snowflake, guild, CHANNEL, sees=lambda _: True)
    table_id = table.id if table else None
    return await harness.run(lambda uow: records.match_of(uow, table_for(uow, viewer, table_id)))


async def export(harness: Harness, table: HeadsUpTable) -> dict[Format, ExportedFile]:
    return {file.format: file for file in written(*await match_of(harness, table), Format)}


async def stored(harness: Harness, sheet: RuleSheet, games: tuple[PlayedGame, ...]) -> HeadsUpTable:
    return await harness.run(
        store, sheet=sheet, games=games, place=Place(GUILD, CHANNEL), people=(ALICE, BOB), at=harness.now
    )


def on_the_board(events: Iterable[Event]) -> list[Event]:
    """The plays and the cube actions."""
    return [event for event in events if isinstance(event, ON_THE_BOARD)]


def read_back(file: ExportedFile) -> list[list[Event]]:
    """Read a file as another program does, game by game."""
    replay = replay_match(read_record(file.content))
    assert replay.illegal == ()
    return [on_the_board(game.events) for game in replay.games]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("length", [1, 3])
async def test_a_match_is_read_back_with_its_plays_its_cube_actions_and_its_score(
    harness: Harness, length: int, seed: int
) -> None:
    sheet = RuleSheet(length=length)
    games = random_match(Random(seed), sheet)
    table = await stored(harness, sheet, games)
    files = await export(harness, table)
    for each in READABLE:
        assert read_back(files[each]) == [on_the_board(game.events) for game in games]
        match = replay_match(read_record(files[each].content))
        assert [match.score(side) for side in Side] == [table.score.of(side) for side in Side]
        assert (match.record.white, match.record.black, match.record.length) == ("Alice", "Bob", length)
    assert b"wins the match" in files[Format.TEXT].content


async def test_a_session_is_read_back_with_its_beavers_and_raccoons(harness: Harness) -> None:
    sheet = RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True)
    random = Random(5)
    games = tuple(random_game(random, sheet, Score()) for _ in range(3))
    table = await stored(harness, sheet, games)
    files = await export(harness, table)
    for each in READABLE:
        assert read_back(files[each]) == [on_the_board(game.events) for game in games]
        match = replay_match(read_record(files[each].content))
        assert [match.score(side) for side in Side] == [table.score.of(side) for side in Side]


async def test_a_running_game_is_exported_as_far_as_it_is(harness: Harness) -> None:
    table = await harness.start("31", RuleSheet(length=5))
    await harness.plays(ALICE, table, "8/5 6/5")
    await harness.act(BOB, table, OfferDouble())
    await harness.act(ALICE, table, AnswerOffer(FIRST_CUBE, Answer.TAKE))
    await harness.rolls(BOB, table, "62")
    table, match = await match_of(harness, table)
    for file in written(table, match, READABLE):
        (events,) = read_back(file)
        assert [type(event) for event in events] == [Played, Doubled, Taken]
        assert read_record(file.content).games[0].result is None


async def test_a_game_of_which_nothing_is_played_can_be_exported(harness: Harness) -> None:
    table = await harness.start("31", RuleSheet(length=5))
    files = await export(harness, table)
    assert [read_back(files[each]) for each in READABLE] == [[[]], [[]]]
    assert b"not played" in files[Format.TEXT].content


async def test_what_a_format_has_no_words_for_is_named(harness: Harness) -> None:
    sheet = RuleSheet(stake=10, automatic_doubles=None)
    table = await harness.start("6631", sheet)
    files = await export(harness, table)
    assert files[Format.MAT].left_out == (Omission.AUTOMATIC_DOUBLES, Omission.JACOBY, Omission.STAKE)
    assert files[Format.SGF].left_out == (Omission.STAKE,)
    assert files[Format.TEXT].left_out == ()
    assert b"The cube begins on 2" in files[Format.TEXT].content


@pytest.mark.parametrize("start_name", STARTS)
async def test_another_start_is_read_back(harness: Harness, start_name: str) -> None:
    table = await harness.start("31", RuleSheet(start=STARTS[start_name]))
    for each, file in (await export(harness, table)).items():
        if each in READABLE:
            assert read_record(file.content).start == STARTS[start_name]
            assert file.left_out == ((Omission.JACOBY,) if each is Format.MAT else ())


async def test_the_head_says_where_and_when(harness: Harness) -> None:
    _, match = await match_of(harness, await harness.start("31", RuleSheet(length=5)))
    assert match.tags[:2] == (("Site", "Barpoint"), ("EventDate", "2026.03.01"))


@pytest.mark.parametrize(
    ("white", "black", "length", "stem"),
    [
        ("Alice", "Bob", 5, "alice-bob-5pt-1"),
        ("Alice", "Bob", None, "alice-bob-money-1"),
        ("Zoë  O'Hara", "../../etc", 25, "zoe-o-hara-etc-25pt-1"),
        ("龍", "***", 1, "player-player-1pt-1"),
    ],
)
async def test_files_are_named_after_the_players_in_ascii(
    harness: Harness, white: str, black: str, length: int | None, stem: str
) -> None:
    callers = Caller(201, white), Caller(202, black)
    challenged = await harness.challenge(*callers, sheet=RuleSheet(length=length))
    table = await harness.accept(callers[1], challenged)
    assert file_stem(table) == stem
    assert [file.name for file in (await export(harness, table)).values()] == [
        f"{stem}.mat",
        f"{stem}.sgf",
        f"{stem}.ogxm",
        f"{stem}.txt",
    ]


async def test_a_name_of_which_nothing_can_be_seen_is_still_a_name(harness: Harness) -> None:
    callers = Caller(201, "\N{ZERO WIDTH SPACE}"), Caller(202, "Bob")
    table = await harness.accept(callers[1], await harness.challenge(*callers))
    _, match = await match_of(harness, table)
    assert (match.white, match.black) == ("a nameless player", "Bob")


async def test_somebody_who_was_erased_is_a_former_player(harness: Harness) -> None:
    table = await harness.start("31", RuleSheet(length=5))
    bob = table.player_of(BOB.snowflake)
    assert bob is not None
    await harness.run(lambda uow: uow.players.erase(bob.id))
    files = await export(harness, table)
    assert files[Format.MAT].name == "alice-a-former-player-5pt-1.mat"
    for file in files.values():
        assert b"a former player" in file.content
        assert b"Bob" not in file.content


async def test_only_what_one_may_see_can_be_exported(harness: Harness) -> None:
    with pytest.raises(NoTable):
        await match_of(harness, None)
    table = await harness.challenge(ALICE, BOB)
    with pytest.raises(NotBegun):
        await match_of(harness, table)
    await harness.accept(BOB, table)
    assert (await match_of(harness, None, CAROL))[0].id == table.id
    with pytest.raises(UnknownTable):
        await match_of(harness, table, CAROL, GUILD + 1)

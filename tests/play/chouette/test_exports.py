"""A chouette in files: one money session for each two who had a bet, with what everybody won."""

from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest

from bot.play.base.errors import NotBegun
from bot.play.base.exports import Format
from bot.play.chouette.records import (
    ChouetteRecord,
    archive_of,
    record_of_chouette,
    stored_chouette,
    written_sessions,
)
from bot.play.chouette.table import ChouetteTable
from bot.records import Omission
from tests.play.chouette.harness import lobby, started
from tests.play.chouette.random_play import SHORT, THREE, act_at_random, settled
from tests.play.harness import Harness, scripted_chance


async def recorded(harness: Harness, table: ChouetteTable) -> ChouetteRecord:
    return record_of_chouette(await harness.run(stored_chouette, table=table))


async def test_a_session_for_each_two_who_had_a_bet(harness: Harness) -> None:
    chouette = await settled(harness)
    record = await recorded(harness, chouette.table)
    pairs = [(each.record.white, each.record.black) for each in record.sessions]
    assert pairs == [("Alice", "Bob"), ("Alice", "Carol")]
    assert record.left_out == ()


async def test_its_files_are_named_after_them_and_lie_in_one_archive(harness: Harness) -> None:
    chouette = await settled(harness)
    record = await recorded(harness, chouette.table)
    files = list(written_sessions(chouette.table, record.sessions, [Format.MAT, Format.SGF]))
    archive = ZipFile(BytesIO(archive_of(files)))
    key = chouette.table.id
    assert archive.namelist() == [
        f"{key}-01-alice-bob.mat",
        f"{key}-02-alice-carol.mat",
        f"{key}-01-alice-bob.sgf",
        f"{key}-02-alice-carol.sgf",
    ]
    assert b"Doubles => 2" in archive.read(f"{key}-01-alice-bob.mat")
    assert archive_of(files) == archive_of(files)


async def test_before_the_first_game_there_is_nothing_to_export(harness: Harness) -> None:
    chouette = await lobby(harness)
    with pytest.raises(NotBegun):
        await recorded(harness, chouette.table)


async def test_what_the_sessions_add_up_to_is_what_was_won_on_cubes(harness: Harness) -> None:
    random = Random(5)
    dice_source = scripted_chance(lambda: random.randint(1, 6))
    chouette = await started(harness, SHORT, THREE, dice_source=dice_source)
    while chouette.table.chouette.number < 4:
        await act_at_random(chouette, random)
    record = await recorded(harness, chouette.table)
    won: dict[str, int] = {}
    for session in record.sessions:
        for game in session.record.games:
            if game.result is not None and game.result.points is not None:
                is_white = game.result.winner.name == "WHITE"
                names = session.record.white, session.record.black
                winner, loser = names if is_white else names[::-1]
                won[winner] = won.get(winner, 0) + game.result.points
                won[loser] = won.get(loser, 0) - game.result.points
    settled_so_far = {
        chouette.table.players[each.player].name: each.points for each in chouette.table.chouette.standings
    }
    running = chouette.table.chouette.in_play
    assert Omission.PARTNERS not in record.left_out
    if running is None or all(bet.is_active for bet in running.game.bets):
        assert {name: points for name, points in won.items() if points} == {
            name: points for name, points in settled_so_far.items() if points
        }

"""GNU Backgammon itself reads random chouettes, cube by cube, and says that they are the same."""

from pathlib import Path
from random import Random

import pytest

from bot.engine import STARTS, Event, ResignationAccepted, ResignationOffered, ResignationRefused
from bot.play.chouette.recording import CubeSession, games_of, record_chouette
from bot.records import (
    MatchRecord,
    MatchReplay,
    Omission,
    WrittenDouble,
    format_mat,
    left_out_of_mat,
    left_out_of_sgf,
    parse_record,
    replay_match,
)
from tests.engine.chouette.sessions import SessionChecks, played
from tests.records.gnubg import MAT, NEEDS_GNUBG, SGF, Export, assert_same, read_back, without_its_take
from tests.records.random_matches import GNUBG_CUBE_LIMIT

SESSIONS, CHUNKS = 80, 8
STEPS = 300
BOARDS = [STARTS["hypergammon"], STARTS["hypergammon"], STARTS["standard"], STARTS["nackgammon"]]
NAMES = {player: f"Player {player}" for player in range(1, 15)}
RESIGNATIONS = ResignationOffered | ResignationAccepted | ResignationRefused
NOBODY_LOOKS = SessionChecks(lambda *_: None, lambda *_: None)

pytestmark = NEEDS_GNUBG


def random_sessions(seed: int) -> list[CubeSession]:
    """Return the sessions of a random chouette, without those whose cube goes beyond GNU Backgammon's."""
    random = Random(seed)
    numbers = [random.getrandbits(32) for _ in range(STEPS)]
    session = played(seed, numbers, NOBODY_LOOKS, BOARDS)
    sessions = record_chouette(games_of(session.start, session.events), NAMES)
    return [each for each in sessions if greatest_cube(each.record) <= GNUBG_CUBE_LIMIT]


def greatest_cube(match: MatchRecord) -> int:
    return max(game.final.cubes[0].value for game in replay_match(match).games)


def assert_same_actions(ours: MatchReplay, theirs: MatchRecord) -> None:
    """The same plays and cube actions, where GNU Backgammon cannot count what was settled."""
    for mine, its in zip(ours.games, replay_match(theirs).games, strict=True):
        said = without_resignations(mine.events)
        assert without_its_take(without_resignations(its.events), said) == said


def without_resignations(events: tuple[Event, ...]) -> list[Event]:
    return [each for each in events if not isinstance(each, RESIGNATIONS)]


def assert_read(export: Export, records: list[MatchRecord], folder: Path) -> None:
    """Let GNU Backgammon read some records, and compare what it saves of them."""
    for record, found in zip(records, read_back(export, records, folder), strict=True):
        written = parse_record(format_mat(record)) if export is MAT else record
        is_settled = Omission.SETTLEMENTS in left_out_of_sgf(record)
        (assert_same_actions if is_settled else assert_same)(replay_match(written), found)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_sessions_of_random_chouettes_come_back_from_it(chunk: int, tmp_path: Path) -> None:
    seeds = range(chunk, SESSIONS, CHUNKS)
    records = [session.record for seed in seeds for session in random_sessions(seed)]
    assert_read(SGF, records, tmp_path)
    plain = [one for one in records if Omission.AUTOMATIC_DOUBLES not in left_out_of_mat(one)]
    assert_read(MAT, plain, tmp_path)


def test_extras_beavers_automatic_doubles_and_settlements_occur() -> None:
    wanted = {Omission.AUTOMATIC_DOUBLES, Omission.SETTLEMENTS, Omission.STAKE}
    extras, beavers, omissions, seeds = 0, 0, set[Omission](), iter(range(SESSIONS))
    while not (extras and beavers and wanted <= omissions):
        for session in random_sessions(next(seeds)):
            entries = [entry for game in session.record.games for entry in game.entries]
            extras += session.is_extra
            beavers += any(isinstance(one, WrittenDouble) and one.stage for one in entries)
            omissions |= {*left_out_of_mat(session.record)}

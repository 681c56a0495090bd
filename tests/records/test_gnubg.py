"""GNU Backgammon itself reads what is written here, and exports the same match."""

from pathlib import Path

from bot.engine import Side
from bot.records import MatchRecord, MatchReplay, format_mat, read_record, replay_match
from tests.records.gnubg import NEEDS_GNUBG, ask_gnubg
from tests.records.random_matches import random_match
from tests.records.records import FIXTURES

pytestmark = NEEDS_GNUBG


def exported_again(matches: list[MatchRecord], folder: Path) -> list[MatchReplay]:
    """Return what GNU Backgammon exports after it has read what is written of some matches."""
    commands = []
    for index, match in enumerate(matches):
        (folder / f"{index}.mat").write_text(format_mat(match), "utf-8")
        commands += [f'import mat "{folder}/{index}.mat"', f'export match mat "{folder}/{index}.out.mat"']
    said = ask_gnubg(commands, folder)
    assert not [line for line in said.splitlines() if "arning" in line or "Unrecogni" in line]
    outputs = (folder / f"{index}.out.mat" for index in range(len(matches)))
    return [replay_match(read_record(output.read_bytes())) for output in outputs]


def assert_same(ours: MatchReplay, theirs: MatchReplay) -> None:
    """The same plays, cube actions, results and scores."""
    assert theirs.illegal == ()
    assert [game.events for game in theirs.games] == [game.events for game in ours.games]
    assert [game.final.bets for game in theirs.games] == [game.final.bets for game in ours.games]
    assert [theirs.score(side) for side in Side] == [ours.score(side) for side in Side]


def test_its_own_matches_come_back_from_it(tmp_path: Path) -> None:
    matches = [read_record(path.read_bytes()) for path in FIXTURES]
    for match, found in zip(matches, exported_again(matches, tmp_path), strict=True):
        assert_same(replay_match(match), found)


def test_random_matches_come_back_from_it(tmp_path: Path) -> None:
    matches = [random_match(seed, length=seed % 8, games=5) for seed in range(200)]
    for match, found in zip(matches, exported_again(matches, tmp_path), strict=True):
        assert_same(replay_match(match), found)

"""Matches that GNU Backgammon played and exported, as they are and in the styles of others."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bot.engine import Ending, Side, WinKind, replay
from bot.records import MatchReplay, read_record, replay_match
from tests.records.records import FIXTURES
from tests.records.styles import as_galaxy, as_studio

FINAL_SCORES = {
    "1-point": (0, 1),
    "3-points-crawford": (0, 3),
    "4-points-resigned-gammons": (2, 4),
    "5-points-crawford": (1, 5),
    "7-points-backgammon": (0, 7),
    "9-points-redouble": (3, 9),
    "money-beavers": (0, 28),
}
MATCHES = [path for path in FIXTURES if not path.stem.startswith("money")]


@cache
def load(path: Path) -> MatchReplay:
    return replay_match(read_record(path.read_bytes()))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_every_play_is_legal_and_every_score_right(path: Path) -> None:
    found = load(path)
    assert found.illegal == ()
    assert found.notes == ()
    assert tuple(found.score(side) for side in Side) == FINAL_SCORES[path.stem]


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_events_lead_from_the_beginning_to_the_end(path: Path) -> None:
    for game in load(path).games:
        assert replay(game.begin, game.events) == game.final


@pytest.mark.parametrize("write", [as_galaxy, as_studio])
@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_in_another_style_it_is_the_same_match(path: Path, write: Callable[[MatchReplay], bytes]) -> None:
    original = load(path)
    found = replay_match(read_record(write(original)))
    assert [game.events for game in found.games] == [game.events for game in original.games]
    assert [game.final for game in found.games] == [game.final for game in original.games]
    assert found.notes == ()


def test_what_the_fixtures_are_for() -> None:
    by_name = {path.stem: load(path) for path in FIXTURES}
    results = [game.final.bets[0].result for found in by_name.values() for game in found.games]
    kinds = {(result.ending, result.kind) for result in results if result}
    assert {
        (Ending.BORNE_OFF, WinKind.BACKGAMMON),
        (Ending.DROPPED, WinKind.SINGLE),
        (Ending.RESIGNED, WinKind.GAMMON),
    } <= kinds
    assert by_name["5-points-crawford"].record.crawford_game == 3
    assert max(game.final.cubes[0].value for game in by_name["money-beavers"].games) == 8
    assert max(game.final.cubes[0].value for game in by_name["9-points-redouble"].games) == 4

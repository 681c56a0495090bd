"""Records for tests: GNU Backgammon's matches against itself, and short ones written out in the test."""

from pathlib import Path
from textwrap import dedent

from bot.records import GameReplay, MatchReplay, parse_record, replay_match

FOLDER = Path(__file__).parent.parent / "data" / "records"
FIXTURES = sorted(FOLDER.glob("*.mat"))


def game_text(rows: str, *, length: int = 7, white: int = 0, black: int = 0, head: str = "") -> str:
    """Return a record of one game between Alice and Bob: its rows, and the score before it."""
    score = f" Alice : {white}                      Bob : {black}"
    return f"{head}\n {length} point match\n\n Game 1\n{score}\n{dedent(rows).rstrip()}\n"


def replayed(rows: str, *, length: int = 7, white: int = 0, black: int = 0, head: str = "") -> MatchReplay:
    """Return the replay of such a record."""
    return replay_match(parse_record(game_text(rows, length=length, white=white, black=black, head=head)))


def only_game(replay: MatchReplay) -> GameReplay:
    """Return the game of a match that has one."""
    (game,) = replay.games
    return game


def notes(replay: MatchReplay) -> list[str]:
    """Return what was noted, without the lines."""
    return [note.text for note in replay.notes]

"""`barpoint check-match FILE…`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.records import MAX_RECORD_BYTES
from tests.records.records import FIXTURES, game_text

OPENING = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
GOOD = game_text(f"{OPENING}\n      Wins 1 point", length=1)


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command is given."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(capsys: pytest.CaptureFixture[str], *files: str) -> tuple[int, list[str]]:
    """Return the exit code, and the lines that were printed."""
    code = main(["check-match", *files])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


def test_good_records_give_a_line_each_and_a_total(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = check(capsys, *map(str, FIXTURES))
    assert code == 0
    assert len(lines) == len(FIXTURES) + 1
    assert lines[0] == f"{FIXTURES[0]}: Ada 0, Ben 1, match to 1; games: 1, plays: 34, illegal: 0"
    assert lines[-2].endswith(": Ada 0, Ben 28, money session; games: 3, plays: 146, illegal: 0")
    assert lines[-1] == "matches: 7, games: 22, plays: 1317, illegal: 0, unreadable: 0"


def test_an_illegal_play_fails(capsys: pytest.CaptureFixture[str], write: Path) -> None:
    (write / "bad.mat").write_text(GOOD.replace("6/5  ", "6/4  "), "utf-8")
    (write / "good.mat").write_text(GOOD, "utf-8")
    code, lines = check(capsys, "bad.mat", "good.mat")
    assert code == 1
    found = "Line 6, illegal: '8/5 6/4' with 3-1 in 4HPwATDgc/ABMA: 6 to 4 does not fit the dice (1,)."
    assert lines == [
        "bad.mat: Alice 1, Bob 0, match to 1; games: 1, plays: 1, illegal: 1. " + found,
        "good.mat: Alice 1, Bob 0, match to 1; games: 1, plays: 2, illegal: 0",
        "matches: 2, games: 2, plays: 3, illegal: 1, unreadable: 0",
    ]


def test_notes_follow_and_do_not_fail(capsys: pytest.CaptureFixture[str], write: Path) -> None:
    (write / "odd.mat").write_text(GOOD.replace("Wins 1 ", "Wins 9 "), "utf-8")
    code, lines = check(capsys, "odd.mat")
    assert code == 0
    assert lines[0].endswith(", illegal: 0. Line 7: The match was forfeited; the record says 9 points.")


def test_of_many_findings_the_first_are_told(capsys: pytest.CaptureFixture[str], write: Path) -> None:
    (write / "odd.mat").write_text(game_text("  1)  Doubles\n" * 50), "utf-8")
    code, lines = check(capsys, "odd.mat")
    assert code == 0
    assert lines[0].count("Line ") == 20
    assert lines[0].endswith(" 30 more.")


def test_what_cannot_be_read_fails_with_its_reason(capsys: pytest.CaptureFixture[str], write: Path) -> None:
    (write / "cut.mat").write_text(GOOD[:-5] + "!", "utf-8")
    (write / "big.mat").write_bytes(b" " * (MAX_RECORD_BYTES + 5))
    code, lines = check(capsys, "cut.mat", "none.mat", ".", "big.mat")
    reason = "I do not understand 'Wins 1 p!'; a play looks like 31: 8/5 6/5."
    assert code == 1
    assert lines == [
        f"cut.mat: unreadable: Line 7, 'Wins 1 p!': {reason}",
        "none.mat: unreadable: No such file or directory.",
        ".: unreadable: Is a directory.",
        "big.mat: unreadable: A match record has at most 1,000,000 bytes; this one has 1,000,001 or more.",
        "matches: 0, games: 0, plays: 0, illegal: 0, unreadable: 4",
    ]


def test_a_name_that_the_terminal_cannot_show_is_printed_all_the_same(
    capsys: pytest.CaptureFixture[str], write: Path
) -> None:
    (write / "name.mat").write_text(GOOD.replace("Alice", "Ünal"), "utf-8")
    assert check(capsys, "name.mat")[1][0].startswith("name.mat: Ünal 1, ")
    assert check(capsys, "\udcff.mat")[1][0] == "\\udcff.mat: unreadable: No such file or directory."


def test_it_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check-match"])
    assert "FILE" in capsys.readouterr().err


def test_a_line_break_in_the_name_of_a_file_does_not_break_its_line(
    capsys: pytest.CaptureFixture[str], write: Path
) -> None:
    (write / "two\nlines.mat").write_text(GOOD, "utf-8")
    _, lines = check(capsys, "two\nlines.mat")
    assert len(lines) == 2
    assert lines[0].startswith("two lines.mat: ")


def test_a_reader_who_has_seen_enough_ends_it_without_a_complaint() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bot", "check-match", *map(str, FIXTURES)]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")

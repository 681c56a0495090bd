"""`python -m bot analyse` and `python -m bot advise` print a line an answer, or why there is none."""

import io
import json
from pathlib import Path

import pytest

from bot import __main__ as shell
from bot.analysis import Evaluator, EvaluatorMissing
from bot.shell.command import EXIT_FAILED

START = "XGID=-b----E-C---eE---c-e----B-"
XGIDS = f"""\
{START}:0:0:1:31:0:0:0:7:10
{START}:0:0:1:00:0:0:0:7:10
{START}:0:0:1:D:0:0:0:7:10
{START}:0:0:1:D:0:0:3:0:10

nonsense
{START}:0:0:1:31:7:0:0:7:10
XGID=------N---c--------bbbbbbA:0:0:1:66:0:0:3:0:10
XGID=--CDDD------------ccccc---:0:0:1:00:0:0:0:0:10
"""


@pytest.fixture
def match(tmp_path: Path, short_text: str) -> Path:
    path = tmp_path / "a match.mat"
    path.write_text(short_text, encoding="utf-8")
    return path


def test_advice_is_a_line_for_each_xgid(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(XGIDS))
    assert shell.main(["advise", "--level", "champion"]) == EXIT_FAILED
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == ["8/5 6/5", "no double", "take", "beaver"]
    assert lines[4] == "cannot advise: an XGID has 10 fields with colons between them, not 1"
    assert lines[5].startswith("cannot advise: One side needs no more points")
    assert lines[6:] == ["cannot move", "double"]


def test_ogids_are_advised_like_xgids(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = "11ccccchhhjjjjj:66666888dddddoo"
    monkeypatch.setattr(
        "sys.stdin", io.StringIO(f"{start}:N0N:31:B\nOGID={start}:N0O::W:D\n{start}:N0N:31\n")
    )
    assert shell.main(["advise", "--level", "champion"]) == EXIT_FAILED
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["8/5 6/5", "take"]
    assert lines[2] == "cannot advise: an OGID has 5 to 11 fields with colons between them, not 4"


def test_weak_advice_follows_from_the_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set()
    for seed in ("1", "1"):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{START}:0:0:1:21:0:0:0:7:10\n" * 3))
        assert shell.main(["advise", "--level", "beginner", "--seed", seed]) == 0
        said.add(capsys.readouterr().out)
    assert len(said) == 1


def test_an_analysis_is_a_line_for_each_player(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shell.main(["analyse", str(match), "--depth", "quick"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.removeprefix(str(match)).split()[0] for line in lines] == ["Fox", "Bluepoint"]
    for line in lines:
        pr, decisions, errors, blunders, luck = line.split()[-5:]
        assert float(pr) >= 0
        assert int(decisions) >= int(errors) + int(blunders)
        assert luck[0] in "+-"


def test_an_analysis_may_be_json(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shell.main(["analyse", "--json", str(match), "/nowhere"]) == EXIT_FAILED
    found, missing = map(json.loads, capsys.readouterr().out.splitlines())
    assert (found["file"], found["white"], found["depth"]) == (str(match), "Fox", "quick")
    assert {"pr", "luck", "errors", "blunders"} <= set(found["ratings"][0])
    assert len(found["games"][0]["decisions"][0]["plays"]) <= 6
    assert missing == {"file": "/nowhere", "error": "No such file or directory"}


def test_without_an_engine_the_shell_says_so_once(
    match: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def missing(*_: object) -> None:
        raise EvaluatorMissing("Opponents and analysis need bgsage, which is not installed.")

    monkeypatch.setattr(Evaluator, "analyse", missing)
    assert shell.main(["analyse", str(match), str(match)]) == EXIT_FAILED
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Opponents and analysis need bgsage, which is not installed.\n")

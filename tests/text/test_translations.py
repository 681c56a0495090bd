from pathlib import Path

import pytest

from bot.__main__ import main
from bot.text.language import Language
from bot.text.translations import Gap, State, gaps, sources, stamp

ENGLISH = """\
### A cube.

# $owner: a player.
cube-owned = { $owner } owns the cube
cube-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
-cube-name = cube
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in (Language.ENGLISH, Language.DANISH):
        (tmp_path / language).mkdir()
    write(tmp_path, Language.ENGLISH, ENGLISH)
    return tmp_path


def write(folder: Path, language: Language, text: str) -> None:
    (folder / language / "cube.ftl").write_text(text, "utf-8")


def found(folder: Path) -> dict[str, State]:
    return {gap.source.name: gap.state for gap in gaps(Language.DANISH, folder)}


def test_a_draft_of_what_is_missing_is_up_to_date(folder: Path) -> None:
    left = gaps(Language.DANISH, folder)
    assert {gap.state for gap in left} == {State.MISSING}
    write(folder, Language.DANISH, "".join(gap.source.draft for gap in left))
    assert gaps(Language.DANISH, folder) == []
    first = next(sources(Language.DANISH, folder))
    assert first.comment.startswith("$owner: a player.\n")


def test_a_message_whose_english_changed_is_outdated(folder: Path) -> None:
    write(folder, Language.DANISH, "".join(gap.source.draft for gap in gaps(Language.DANISH, folder)))
    write(folder, Language.ENGLISH, ENGLISH.replace("owns", "holds").replace("        [one]", "    [one]"))
    assert found(folder) == {"cube-owned": State.OUTDATED}


def test_a_message_without_a_stamp_is_outdated_until_it_is_stamped(folder: Path) -> None:
    mine = "# Terningen.\ncube-owned = { $owner } har terningen\n\ncube-points = { $points } point\n"
    write(folder, Language.DANISH, f"{mine}-cube-name = terning\n")
    assert set(found(folder).values()) == {State.OUTDATED}
    assert stamp(Language.DANISH, folder) == 3
    assert found(folder) == {}
    text = (folder / "da" / "cube.ftl").read_text("utf-8")
    assert text.startswith("# Terningen.\n# en: ")
    assert stamp(Language.DANISH, folder) == 0


def test_a_stamp_is_kept_when_others_are_stamped(folder: Path) -> None:
    write(folder, Language.DANISH, "# en: 0000\ncube-owned = { $owner } har terningen\n")
    assert stamp(Language.DANISH, folder) == 0
    assert found(folder)["cube-owned"] is State.OUTDATED


def test_a_message_that_english_has_no_more_is_told(folder: Path) -> None:
    write(folder, Language.DANISH, "cube-gone = borte\n-cube-own = egen\n")
    assert [gap.source.name for gap in gaps(Language.DANISH, folder) if gap.state is State.UNKNOWN] == [
        "cube-gone"
    ]


def test_the_command_lists_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    monkeypatch.setattr("bot.shell.translating.gaps", lambda _language: gaps(Language.DANISH, folder))
    assert main(["text-status", "da"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "da cube cube-owned: missing",
        "da cube cube-points: missing",
        "da cube -cube-name: missing",
        "da: 3 missing, 0 outdated",
    ]
    assert main(["text-status", "da", "--draft", "--file", "cube"]) == 1
    assert "cube-owned = { $owner } owns the cube" in capsys.readouterr().out


def test_the_command_is_content_with_what_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: list[Gap] = []
    monkeypatch.setattr("bot.shell.translating.gaps", lambda _language: nothing)
    assert main(["text-status"]) == 0

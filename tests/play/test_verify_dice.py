"""`python -m bot verify-dice FILE`, and `python fair_dice.py FILE`."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.play.base import fair_dice
from bot.play.base.fair_dice import LARGEST_PROOF, format_proof
from tests.play.dice_proofs import BLACK, TIES_SECRET, WHITE, erased, game

HOLDS = "All 87 rolls follow from the secret and the words; the secret is the one committed to."


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command is given, with a good proof in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.json").write_text(format_proof(game(87)), "utf-8")
    return tmp_path


def check(capsys: pytest.CaptureFixture[str], file: str) -> tuple[int, list[str]]:
    """Return the exit code, and the lines that were printed."""
    code = main(["verify-dice", file])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_a_good_proof_is_told_with_what_to_compare(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    code, lines = check(capsys, "good.json")
    assert code == 0
    assert lines == [
        "'Table 17, game 2'. Compare with what was shown and given before the first roll:",
        "  the fingerprint: '630d cd29 66c4 3366 9112'",
        "  the commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'",
        f"  White's words: 'Good luck, Bob!', with the digest {WHITE.hex()}",
        f"  Black's words: 'Viel Glück 🎲', with the digest {BLACK.hex()}",
        HOLDS,
    ]


def test_erased_words_are_told_by_their_digest(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "erased.json").write_text(format_proof(erased(game(1))), "utf-8")
    code, lines = check(capsys, "erased.json")
    assert code == 0
    assert lines[3] == f"  White's words: erased, with the digest {WHITE.hex()}"
    assert lines[-1].startswith("The only roll follows from the secret")


def test_a_false_proof_fails_with_its_faults(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    other = game(87).commitment
    text = format_proof(game(12, TIES_SECRET)).replace("[4, 4], [4, 4]", "[4, 4], [5, 5]")
    (folder / "bad.json").write_text(text.replace(fair_dice.commitment_of(TIES_SECRET), other), "utf-8")
    code, lines = check(capsys, "bad.json")
    assert code == 1
    assert lines[5:] == [
        "The proof does not hold.",
        f"The secret has the commitment {fair_dice.commitment_of(TIES_SECRET)}, not '{other}'.",
        "Roll 2 must be 4-4, not 5-5.",
        "The proof was changed after it was written: its checksum is wrong.",
    ]


def test_what_cannot_be_read_fails_in_one_sentence(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\xff")
    (folder / "big.json").write_text(" " * (LARGEST_PROOF + 1))
    assert check(capsys, "picture.png") == (1, ["picture.png: unreadable: A proof is JSON; this is not."])
    assert check(capsys, "none.json") == (1, ["none.json: unreadable: No such file or directory."])
    assert check(capsys, ".") == (1, [".: unreadable: Is a directory."])
    assert check(capsys, "big.json") == (
        1,
        ["big.json: unreadable: A proof has at most 1,000,000 characters; this has more."],
    )


def test_it_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify-dice"])
    assert "FILE" in capsys.readouterr().err


def test_the_file_alone_needs_nothing_but_python(folder: Path) -> None:
    shutil.copy(fair_dice.__file__, folder)
    done = run(folder, "-I", "-S", "-X", "utf8", "fair_dice.py", "good.json")
    assert (done.returncode, done.stderr, done.stdout.splitlines()[-1]) == (0, "", HOLDS)
    (folder / "bad.json").write_text(format_proof(game(87)).replace("[5, 4]", "[6, 4]", 1), "utf-8")
    done = run(folder, "-I", "-S", "-X", "utf8", "fair_dice.py", "bad.json")
    assert (done.returncode, done.stderr) == (1, "")
    assert "Roll 2 must be 5-4, not 6-4." in done.stdout.splitlines()
    assert run(folder, "-I", "-S", "fair_dice.py").returncode == 2


def test_words_that_the_terminal_cannot_show_are_printed_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run(folder, "-S", fair_dice.__file__, "good.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert "'Viel Gl\\xfcck \\U0001f3b2'" in done.stdout

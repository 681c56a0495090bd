import logging
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine import WinKind
from bot.text.catalogue import (
    Catalogue,
    InvalidCatalogue,
    check_file,
    either,
    from_now,
    grouped,
    in_clauses,
    in_row,
    listed,
    phrase,
    rounded,
)
from bot.text.language import Language, language_of, speaking, spoken

ENGLISH = """\
-cube = cube
cube-owned = { $owner } owns the { -cube }
cube-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cube-kind = { $kind ->
        [gammon] a gammon
       *[other] a game
    } { $is_dead ->
        [yes] dead
       *[no] alive
    }
cube-only-english = only here
"""
DANISH = """\
cube-owned = { $ower } har terningen
cube-points = { $points } point
"""


@pytest.fixture
def danish(tmp_path: Path) -> Catalogue:
    for language, text in ((Language.ENGLISH, ENGLISH), (Language.DANISH, DANISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "cube.ftl").write_text(text, "utf-8")
    return Catalogue(Language.DANISH, tmp_path, Catalogue(Language.ENGLISH, tmp_path))


def test_a_message_is_said_in_its_language(danish: Catalogue) -> None:
    assert danish.phrase("cube-points", {"points": 1}) == "1 point"


@pytest.mark.parametrize(("points", "said"), [(1, "1 point"), (2, "2 points"), (1024, "1024 points")])
def test_a_number_chooses_its_plural_and_has_no_separators(tmp_path: Path, points: int, said: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "cube.ftl").write_text(ENGLISH, "utf-8")
    assert Catalogue(Language.ENGLISH, tmp_path).phrase("cube-points", {"points": points}) == said


def test_a_message_that_is_missing_is_said_in_english(danish: Catalogue) -> None:
    arguments = {"kind": WinKind.GAMMON, "is_dead": False}
    assert danish.phrase("cube-kind", arguments) == "a gammon alive"
    assert danish.phrase("cube-only-english", {}) == "only here"


def test_a_broken_message_is_said_in_english_and_logged_once(
    danish: Catalogue, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        said = [danish.phrase("cube-owned", {"owner": "Ann"}) for _ in range(3)]
    assert said == ["Ann owns the cube"] * 3
    assert [record.getMessage() for record in caplog.records] == [
        "message cube-owned in da: FluentReferenceError('Unknown external: ower')"
    ]


def test_a_message_that_no_language_has_says_its_name(danish: Catalogue) -> None:
    assert danish.phrase("cube-gone", {}) == "cube-gone"


@pytest.mark.parametrize(
    ("text", "line"), [("a = b\n\nc = { $x ->\n    [one] x\n}\n", 5), ("cube\n", 1), ("a = {\nb = c\n", 2)]
)
def test_a_file_that_is_no_fluent_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "cube.ftl"
    file.write_text(text, "utf-8")
    with pytest.raises(InvalidCatalogue, match=rf"cube\.ftl:{line}: "):
        check_file(file)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", Language.GERMAN),
        ("es-419", Language.SPANISH),
        ("en-GB", Language.ENGLISH),
        ("ja", Language.JAPANESE),
        ("tlh", Language.ENGLISH),
        (None, Language.ENGLISH),
    ],
)
def test_a_locale_has_its_language_and_a_new_one_is_english(locale: str | None, language: Language) -> None:
    assert language_of(locale) is language


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking(Language.TURKISH), speaking(Language.DANISH):
        assert spoken() is Language.DANISH
    assert spoken() is Language.ENGLISH


def test_lists_end_as_each_language_has_it() -> None:
    names = ["Ann", "Bob", "Carl"]
    assert listed(names) == "Ann, Bob and Carl"
    assert listed(names[:1]) == "Ann"
    assert listed([]) == ""
    assert either(names[:2]) == "Ann or Bob"
    with speaking(Language.GERMAN):
        assert listed(names) == "Ann, Bob und Carl"


def test_spanish_lists_avoid_the_same_sound_twice() -> None:
    with speaking(Language.SPANISH):
        assert [listed(["Ann", last]) for last in ("Bob", "Inés", "**Hilda**", "Ian")] == [
            "Ann y Bob",
            "Ann e Inés",
            "Ann e **Hilda**",
            "Ann y Ian",
        ]
        assert [either(["2", last]) for last in ("4", "8", "11", "Óscar")] == [
            "2 o 4",
            "2 u 8",
            "2 u 11",
            "2 u Óscar",
        ]
        assert listed(["Inés"]) == "Inés"


def test_rows_and_clauses_have_the_commas_of_each_language() -> None:
    said = ["a", "", "b"]
    assert (in_row(["a", "b"]), in_clauses(said)) == ("a, b", "a; b")
    with speaking(Language.FRENCH):
        assert in_clauses(said) == "a\u202f; b"
    with speaking(Language.JAPANESE):
        assert (in_row(["a", "b"]), in_clauses(said)) == ("a、b", "a。b")


def test_what_was_said_of_a_number_is_not_said_of_a_fact() -> None:
    assert phrase("result-match", winner="Ann", lost=0, won=1) == "Ann wins the match 1-0."
    assert phrase("result-match", winner="Ann", lost=0, won=True) == "Ann wins the match yes-0."


def test_a_catalogue_that_cannot_be_read_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise InvalidCatalogue(Path("da/cube.ftl"), 3, "Expected token")

    monkeypatch.setattr("bot.__main__.check_catalogues", broken)
    assert main([]) == 1
    assert capsys.readouterr().err == "da/cube.ftl:3: Expected token\n"


def test_large_numbers_and_decimals_are_written_as_each_language_has_it() -> None:
    assert (grouped(10_000), rounded(16.666)) == ("10,000", "16.7")
    with speaking(Language.GERMAN):
        assert (grouped(10_000), rounded(16.666)) == ("10.000", "16,7")


@pytest.mark.parametrize(
    ("time", "said"),
    [
        (timedelta(seconds=20), "in 1 minute"),
        (timedelta(minutes=90), "in 90 minutes"),
        (timedelta(hours=2) - timedelta(seconds=5), "in 2 hours"),
        (timedelta(hours=36), "in 36 hours"),
        (timedelta(hours=48) - timedelta(seconds=5), "in 2 days"),
        (timedelta(hours=84), "in 3 days"),
    ],
)
def test_a_time_to_come_is_said_in_words_and_in_days_never_longer_than_it_is(
    time: timedelta, said: str
) -> None:
    assert from_now(time) == said


def test_a_time_to_come_is_said_as_each_language_has_it() -> None:
    said = []
    for language in Language:
        with speaking(language):
            said.append(from_now(timedelta(hours=12)))
    assert said == [
        "in 12 hours",
        "in 12 Stunden",
        "dans 12 heures",
        "dentro de 12 horas",
        "tra 12 ore",
        "om 12 timer",
        "12 saat sonra",
        "12 時間後",
    ]

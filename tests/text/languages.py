"""Catalogues of a test's own: English as it is, and beside it what the test says in other languages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.text import catalogue
from bot.text.language import Language

Speak = Callable[[Language, str], None]
"""Gives a language messages, as lines of a file."""


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Speak]:
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / Language.ENGLISH).symlink_to(catalogue.FOLDER / Language.ENGLISH)
    monkeypatch.setattr(catalogue, "FOLDER", folder)
    catalogue.forget()

    def speak(language: Language, messages: str) -> None:
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "test.ftl").write_text(messages, "utf-8")
        catalogue.forget()

    yield speak
    monkeypatch.undo()
    catalogue.forget()

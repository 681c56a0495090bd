"""Rules for every message, in every language."""

from collections import Counter

import pytest
from babel import Locale

from bot.text.catalogue import FOLDER, Catalogue, check_catalogues
from bot.text.language import Language
from tests.text.limits import FILES, MESSAGES, limit_of, utf16_length, widest
from tests.text.messages import ENGLISH, Entry, calls, entries, labels

SPOKEN = [language for language in Language if (FOLDER / language).exists()]
NUMBERS = {"zero", "one", "two", "few", "many", "other"}


def is_found_by_name(entry: Entry) -> bool:
    """Whether it belongs to a slash command or an option, found by its name in `bot.discord.wire.wording`."""
    return entry.file.stem == "command" and not entry.name.startswith("command-choice-")


def is_name_of_command(entry: Entry) -> bool:
    return is_found_by_name(entry) and not entry.name.endswith("-description")


def test_all_files_can_be_read() -> None:
    check_catalogues()


@pytest.mark.parametrize("language", SPOKEN)
def test_each_message_stands_once_under_the_name_of_its_file(language: Language) -> None:
    found = entries(language)
    assert [name for name, times in Counter(entry.name for entry in found).items() if times > 1] == []
    assert [
        entry.name for entry in found if not entry.name.lstrip("-").startswith(f"{entry.file.stem}-")
    ] == []


SHORTER_ELSEWHERE = {"chouette-picture-task-double-or-roll"}
"""On pictures: in English as on the board, and shorter in a language that has no room for that."""


def test_no_two_messages_say_the_same() -> None:
    said: dict[str, list[str]] = {}
    for entry in ENGLISH.values():
        if not is_name_of_command(entry) and entry.name not in SHORTER_ELSEWHERE:
            said.setdefault(entry.text, []).append(entry.name)
    assert [names for names in said.values() if len(names) > 1] == []


def test_every_message_is_said_with_its_arguments() -> None:
    said = list(calls())
    assert [call.where for call in said if call.message is None] == []
    assert {call.message for call in said} == {
        name for name, entry in ENGLISH.items() if not name.startswith("-") and not is_found_by_name(entry)
    }
    wrong = [call for call in said if call.arguments != ENGLISH[str(call.message)].arguments]
    assert [(call.where, call.message) for call in wrong] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_a_translation_asks_for_what_english_asks_for(language: Language) -> None:
    """It may have terms of its own."""
    found = {entry.name: entry for entry in entries(language)}
    assert {name for name in found if not name.startswith("-")} <= ENGLISH.keys()
    shared = {name: entry for name, entry in found.items() if name in ENGLISH}
    assert [name for name, entry in shared.items() if not _agrees(entry, ENGLISH[name], language)] == []


def _agrees(entry: Entry, english: Entry, language: Language) -> bool:
    """Numbers may be left to plurals of its own, and words that chose a plural alone may be left out."""
    plurals = {*Locale.parse(language).plural_form.tags, "other"}
    for argument, words in entry.choices.items():
        of_english = english.choices.get(argument, set())
        is_number = (words | of_english) <= NUMBERS or not of_english
        allowed = plurals if is_number else of_english
        if not {word for word in words if not word.isdigit()} <= allowed:
            return False
    counts = {argument for argument, words in english.choices.items() if words & NUMBERS}
    return english.arguments - counts <= entry.arguments <= english.arguments


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_can_be_said_and_fits(language: Language, caplog: pytest.LogCaptureFixture) -> None:
    """With the widest arguments: long names, ten players, nine cubes; all plurals and all choices."""
    catalogue, too_long = Catalogue(language), {}
    for entry in entries(language):
        if not entry.name.startswith("-"):
            said = {catalogue.phrase(entry.name, given) for given in widest(entry, ENGLISH[entry.name])}
            longest = max(said, key=utf16_length)
            if utf16_length(longest) > limit_of(ENGLISH[entry.name]):
                too_long[entry.name] = (utf16_length(longest), limit_of(ENGLISH[entry.name]), longest)
    assert too_long == {}
    assert [record.getMessage() for record in caplog.records] == []


def test_every_label_has_a_limit() -> None:
    assert MESSAGES.keys() <= ENGLISH.keys()
    found = {message for message in labels() if message in ENGLISH}
    assert (
        sorted(name for name in found if name not in MESSAGES and ENGLISH[name].file.stem not in FILES) == []
    )

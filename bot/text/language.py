"""The languages that the bot speaks, which of them is spoken now, and words that somebody types in them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final
from unicodedata import combining, normalize

from babel import Locale


class Language(StrEnum):
    """A language by its code, which also names its folder of messages."""

    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    SPANISH = "es"
    ITALIAN = "it"
    DANISH = "da"
    TURKISH = "tr"
    JAPANESE = "ja"


OWN_NAMES: Final = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.FRENCH: "Français",
    Language.SPANISH: "Español",
    Language.ITALIAN: "Italiano",
    Language.DANISH: "Dansk",
    Language.TURKISH: "Türkçe",
    Language.JAPANESE: "日本語",
}
"""Each language's name in itself."""

LOCALES: Final = {Language.ENGLISH: "en_GB"}
"""British lists have no comma before "and"."""

_SPOKEN: Final = ContextVar("spoken language", default=Language.ENGLISH)


def spoken() -> Language:
    """The language in which `phrase` speaks here: of this task, and of what it awaits."""
    return _SPOKEN.get()


def spoken_locale() -> Locale:
    """Return Babel's data on lists and numbers in the current language."""
    return _locale(spoken())


@cache
def _locale(language: Language) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Speak a language for a while."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def speak(language: Language) -> None:
    """Speak a language for the rest of this task."""
    _SPOKEN.set(language)


@lru_cache(maxsize=64)
def language_of(locale: str | None) -> Language:
    """The language of a locale such as "es-419"; English for one that we do not speak."""
    code = (locale or "").replace("_", "-").partition("-")[0].lower()
    return Language(code) if code in set(Language) else Language.ENGLISH


APOSTROPHES_AND_DOTLESS_I = str.maketrans({"’": "'", "ı": "i"})  # noqa: RUF001 - what is typed for them


def is_same(text: str, word: str) -> bool:
    """Whether two words are the same but for capitals, accents and the width of letters."""
    return _plain(text) == _plain(word)


def is_typed(text: str, say: Callable[[], str]) -> bool:
    """Whether a text is what is said here, or in English."""
    if is_same(text, say()):
        return True
    with speaking(Language.ENGLISH):
        return is_same(text, say())


def begins(text: str, word: str) -> bool:
    """Whether a text is the beginning of a word, as far as it is typed."""
    return _plain(word).startswith(_plain(text))


def _plain(text: str) -> str:
    letters = normalize("NFKD", text.strip().casefold())
    return "".join(each for each in letters if not combining(each)).translate(APOSTROPHES_AND_DOTLESS_I)

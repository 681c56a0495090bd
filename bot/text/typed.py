"""Words that are typed: those of the reader's language, and the English ones everywhere."""

from collections.abc import Callable
from unicodedata import combining, normalize

from bot.text.language import Language, speaking

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

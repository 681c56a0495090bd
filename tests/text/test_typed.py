import pytest

from bot.play.text.clocks import today
from bot.play.text.options import unlimited
from bot.play.text.settings import nothing
from bot.text.language import Language, begins, is_typed, speaking


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (Language.ENGLISH, " Today "),
        (Language.GERMAN, "HEUTE"),
        (Language.GERMAN, "today"),
        (Language.FRENCH, "aujourd'hui"),
        (Language.TURKISH, "BUGÜN"),
        (Language.TURKISH, "bugun"),
        (Language.JAPANESE, "今日"),
    ],
)
def test_a_word_is_typed_in_the_reader_s_language_or_in_english(language: Language, typed: str) -> None:
    with speaking(language):
        assert is_typed(typed, today)
        assert not is_typed(typed, nothing)


def test_another_language_s_word_is_not_understood() -> None:
    with speaking(Language.DANISH):
        assert not is_typed("heute", today)


def test_turkish_capitals_are_the_same_word() -> None:
    with speaking(Language.TURKISH):
        assert is_typed("SINIRSIZ", unlimited)
        assert begins("SINIR", unlimited())

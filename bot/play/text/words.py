"""Words that several sentences share, and lists in a sentence."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.engine import Answer, OfferStage, WinKind
from bot.play.table import Player

KINDS = {WinKind.SINGLE: "a single game", WinKind.GAMMON: "a gammon", WinKind.BACKGAMMON: "a backgammon"}
STAGES = {OfferStage.DOUBLE: "double", OfferStage.BEAVER: "beaver", OfferStage.RACCOON: "raccoon"}


class AnswerWords(NamedTuple):
    """The verbs of an answer to a double; `whom` is who is followed."""

    do: str
    does: str
    whom: str = ""


ANSWERS: Final[Mapping[Answer, AnswerWords]] = {
    Answer.TAKE: AnswerWords("take", "takes"),
    Answer.DROP: AnswerWords("pass", "passes"),
    Answer.BEAVER: AnswerWords("beaver", "beavers"),
    Answer.RACCOON: AnswerWords("raccoon", "raccoons"),
    Answer.FOLLOW: AnswerWords("follow", "follows", "captain"),
}
ANSWERS_TO_RAISE: Final = {Answer.TAKE: "accept", Answer.DROP: "refuse"}
"""The words for a beaver or raccoon."""


def answer_label(answer: Answer, *, is_raised: bool = False) -> str:
    """The label of a button; `is_raised` for an answer to a beaver or a raccoon."""
    words = ANSWERS[answer]
    return ANSWERS_TO_RAISE.get(answer, words.do) if is_raised else f"{words.do} {words.whom}".rstrip()


def to_answer(answer: Answer, *, is_raised: bool = False) -> str:
    """Within a sentence: "take", "follow the captain"."""
    return answer_label(answer, is_raised=is_raised).replace(" ", " the ")


def who_answers(answer: Answer) -> str:
    """Of a player: "takes", "follows the captain"."""
    words = ANSWERS[answer]
    return f"{words.does} the {words.whom}" if words.whom else words.does


def count(number: int, word: str) -> str:
    """Such as "1 point", "4 points"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def listed(words: list[str], conjunction: str = "and") -> str:
    """Either "a", "a and b" or "a, b and c"; "" of no words."""
    return f" {conjunction} ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def code(text: str) -> str:
    """Text for between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]


MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def name(player: Player) -> str:
    """As plain text: nothing in it formats, links or mentions."""
    return MARKDOWN.sub(r"\\\1", player.name)


def plain(player: Player) -> str:
    """As it is: for pictures and alt texts, which Discord does not format."""
    return player.name


def mention(player: Player) -> str:
    """Where it is sent decides whether it notifies."""
    return name(player) if player.snowflake is None else f"<@{player.snowflake}>"

"""The limits of Discord, and the widest values that messages can be given."""

import random
from collections.abc import Iterator
from itertools import product

from bot.text.catalogue import Argument
from tests.text.messages import Entry

LABEL, OPTION, PLACEHOLDER, NAME, TEXT = 80, 100, 150, 100, 4000

FILES = {"button": LABEL, "chouette-button": LABEL}
"""Files of which each message is as short as this."""

LABELS = """
turn-build-undo
analysis-everybody
advice-adopt advice-build advice-support chouettes-next clock-line help-label ledger-page ledger-way
list-next-challenge list-next-game opponent-level options-page privacy-erase-no privacy-erase-yes seat-among
reckoning-button scoresheet-button scoresheet-way
seat-among-for seat-answer-cubes seat-answer-of seat-back seat-choose-for-all seat-chosen-double
seat-confirm seat-double-back seat-last-word-for seat-loss-in-all seat-loss-where-it-counts seat-no-proxy
seat-on-proposal seat-on-proposal-for seat-page seat-propose seat-role seat-switch
settings-section settings-switch settings-zone-skip standing-board standing-span turn-cancel
turn-order-button turn-roll-for-me
"""
OPTIONS = """
analysis-all-games analysis-game analysis-game-open chouette-analysis-all chouette-analysis-bet-of
analysis-latest-import chouettes-choice list-choice-match list-choice-session chouette-rules-preset
options-asked settings-bottom settings-cities settings-colour settings-facing settings-is-on
settings-language-unchosen settings-none settings-once settings-profile settings-rated settings-theme
settings-theme-unchosen settings-where
"""
PLACEHOLDERS = "analysis-choose-game settings-name settings-zone-menu"
THREADS = "chouettes-of list-thread-match list-thread-session"
MESSAGES = {
    **dict.fromkeys(LABELS.split(), LABEL),
    **dict.fromkeys(OPTIONS.split(), OPTION),
    **dict.fromkeys(PLACEHOLDERS.split(), PLACEHOLDER),
    **dict.fromkeys(THREADS.split(), NAME),
}
"""Other messages that stand where Discord has little room."""

WIDE = "名" * 32
"""A name of as many wide letters as Discord lets one have."""

MANY = ", ".join([WIDE] * 10)
NUMBERS = [0, 1, 2, 3, 5, 11, 100, 1024]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CUBES = "2, 4, 8, 16, 32, 64, 128, 256 & 512"
SHORT = {
    "control": "14 x 24 h, 1000 h, 12345678901234567890",
    "least": "3",
    "length": "25",
    "most": "1000",
    "number": "99999",
    "play": "24/18*/12*/6*(2) 13/1*",
    "players": f"{WIDE} 12345",
    "points": "1024",
    "score": "1000-1000",
    "setting": "s" * 40,
    "stake": "1000",
    "table": "1234567890",
    "time": "336 h",
    "value": "1024",
    "values": CUBES,
}
"""The widest arguments of short messages, where they are no names."""

AT_MOST = 400


def limit_of(entry: Entry) -> int:
    return MESSAGES.get(entry.name, FILES.get(entry.file.stem, TEXT))


def widest(entry: Entry, english: Entry) -> Iterator[dict[str, Argument]]:
    """The arguments that a message may be given, with each of the words and numbers by which it chooses."""
    is_short = limit_of(english) < TEXT
    given: dict[str, list[Argument]] = {}
    for name in sorted(english.arguments):
        words = sorted(entry.choices.get(name, set()) | english.choices.get(name, set()))
        if not words:
            wide = WIDE if is_short else MANY
            given[name] = [SHORT.get(name, wide) if is_short else wide, "7"]
        elif all(word in PLURALS or word.isdigit() for word in words) and words != ["other"]:
            given[name] = [*NUMBERS, *(int(word) for word in words if word.isdigit())]
        else:
            given[name] = list(words)
    combined = list(product(*given.values()))
    if len(combined) > AT_MOST:
        combined = random.Random(entry.name).sample(combined, AT_MOST)
    yield from (dict(zip(given, values, strict=True)) for values in combined)


def utf16_length(text: str) -> int:
    """The longest count of its characters that any part of Discord makes."""
    return len(text.encode("utf-16-le")) // 2

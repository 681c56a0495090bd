"""Names of people as they are shown: without what would turn a line round, and short enough everywhere."""

import unicodedata
from typing import Final

LONGEST: Final = 32
"""As many characters as Discord gives a name; all limits of messages count on it."""
LONGEST_TAG: Final = 16
_SHORTEST: Final = 4
ELLIPSIS: Final = "…"

_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the writing direction; a name may leave none of them behind."""
_BREAKS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


def clean_name(name: str) -> str:
    """In one line and its own direction; "" if nothing is left."""
    kept = "".join(
        " " if unicodedata.category(char) in _BREAKS else char for char in name if char not in _DIRECTIONS
    )
    return kept.strip()


def tagged(name: str, tag: str, longest: int = LONGEST) -> str:
    """A name with what tells it from others like it: "Alex (alex_1990)"; either is cut if too long."""
    tag = shortened(tag, min(LONGEST_TAG, longest - _SHORTEST - len(" ()")))
    return f"{shortened(name, longest - len(tag) - len(' ()'))} ({tag})"


def shortened(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - len(ELLIPSIS)].rstrip() + ELLIPSIS


def isolated_name(name: str) -> str:
    """A name for a sentence, no longer than any other."""
    return isolated(shortened(name, LONGEST - 2)) if _is_right_to_left(name) else name


def isolated(text: str, shown: str | None = None) -> str:
    """For a sentence: Hebrew or Arabic must not turn round what follows it, such as a play.

    Args:
        text: What is read, in one line.
        shown: What stands for it, such as a mention; the text itself if None.
    """
    shown = text if shown is None else shown
    return f"{_FIRST_STRONG_ISOLATE}{shown}{_POP_ISOLATE}" if _is_right_to_left(text) else shown


def _is_right_to_left(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)

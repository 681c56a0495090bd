"""Backslashes that keep what somebody typed from formatting: before each mark, or only where one is needed.

Discord hides them wherever it formats. Whether a locked phone does is not documented, so a text that may be
read there has no more of them than it needs.
"""

import re
from typing import Final

MARKS: Final = re.compile(r"[\\*_`~|>#\[\]()<:@-]")
ESCAPED: Final = re.compile(rf"\\({MARKS.pattern})")
IN_PAIRS: Final = frozenset("*_`~|[")
HARMLESS_ALONE: Final = frozenset("_`")
FORMATTING: Final = re.compile(
    r"""
    ^[ \u2066-\u2069]*[*>#-]              # a list, a quote, a heading, small print
    | \\(?![0-9A-Za-z ])                  # would itself keep what follows from formatting
    | \*(?![ \n\xa0]|\Z)                  # one before a space begins nothing
    | _(?![0-9A-Za-z])                    # one within a word ends nothing
    | ~(?=~) | \|(?=\|) | `
    | \[(?=[\s\S]*\]\()
    | <(?=[^<>\n]+>|[^ >]+>) | (?<=<)@    # a mention, a moment, an emoji, a link
    | @(?=everyone|here)
    | :(?=//|[^\s:]*:)                    # a link, an emoji
    """,
    re.MULTILINE | re.VERBOSE,
)
"""Each match ends with a mark that would format, or help to: where all of these are escaped, none formats."""


def unformatted(text: str) -> str:
    """Return text that a user typed as plain text: nothing in it formats, links or mentions."""
    return MARKS.sub(r"\\\g<0>", text)


def as_typed(text: str) -> str:
    """Undo `unformatted`, also within a longer text."""
    return ESCAPED.sub(r"\1", text)


def sparsely_escaped(text: str) -> str:
    """A whole text that shows the same, without the backslashes that it can do without.

    A whole one, since a mark in one name may form a pair with one in another.
    """
    ours, bare = ESCAPED.sub("", text), as_typed(text)
    formatting = {found.end() - 1 for found in FORMATTING.finditer(bare)}

    def is_needed(mark: str, place: int) -> bool:
        is_alone = mark in HARMLESS_ALONE and bare.count(mark) == 1
        return (mark in IN_PAIRS and mark in ours) or (place in formatting and not is_alone)

    needless = {
        found.start()
        for before, found in enumerate(ESCAPED.finditer(text))
        if not is_needed(found[1], found.start() - before)
    }
    return "".join(char for place, char in enumerate(text) if place not in needless)

"""Discord's markdown, read as its clients read it: what a text shows, and which parts of it it formats.

After the rules that Discord's clients have from `simple-markdown`, where two could apply rather one more
than one less. Emphasis within emphasis is none of its own.
"""

import re
from dataclasses import dataclass
from typing import Final

AT_LINE_START: Final = re.compile(r" *(?:#{1,3} +|-# +|>(?:>>)? |[-*] |\d+\. +(?=[-*#>]))")
ESCAPE: Final = re.compile(r"\\([^0-9A-Za-z\s])")
ATOMS: Final = (
    r"<@[!&]?\d+>|<#\d+>|<a?:\w+:\d+>|<t:-?\d+(?::\w)?>|</[\w' -]+:\d+>|<id:\w+>",
    r"<[^: >]+:/[^ >]+>|<[^ >]+@[^ >]+>|<\+\d[\d -]*>",
    r"(?:https?|steam)://[^\s<]+[^<.,:;\"'\])\s]",
    r"@(?:everyone|here)",
    r":[^\s:]+:",
)
SPANS: Final = (
    r"\[((?:\[[^\]]*\]|[^\[\]]|\](?=[^\[]*\]))*)\]\(\s*<?(?:\([^)]*\)|[^\s\\]|\\.)*?>?\s*\)",
    r"(?:`+)(?s:(.*?[^`]))`+(?!`)",
    r"__((?:\\(?s:.)|[^\\])+?)__(?!_)",
    r"\*\*((?:\\(?s:.)|[^\\])+?)\*\*(?!\*)",
    r"_((?:__|\\(?s:.)|[^\\_])+?)_(?![0-9A-Za-z_])",
    r"\*(?=\S)((?:\*\*|\\(?s:.)|\s+(?:\\(?s:.)|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)",
    r"~~((?s:.)+?)~~(?!_)",
    r"\|\|((?s:.)+?)\|\|",
)
ATOM: Final = re.compile("|".join(ATOMS))
SPAN: Final = [re.compile(pattern) for pattern in SPANS]


@dataclass(frozen=True)
class Shown:
    """The text as shown, and the parts of the source that are more than their characters."""

    text: str
    formatted: tuple[str, ...]


def shown(source: str) -> Shown:
    text, formatted, at = "", [], 0
    while at < len(source):
        is_first = source[:at].rpartition("\n")[2].strip(" ") == ""
        if is_first and (block := AT_LINE_START.match(source, at)):
            formatted.append(block[0])
            at = block.end()
        elif escape := ESCAPE.match(source, at):
            text, at = text + escape[1], escape.end()
        elif atom := ATOM.match(source, at):
            formatted.append(atom[0])
            text, at = text + atom[0], atom.end()
        elif span := next(filter(None, (each.match(source, at) for each in SPAN)), None):
            formatted.append(span[0])
            text, at = text + shown(span[1]).text, span.end()
        else:
            text, at = text + source[at], at + 1
    return Shown(text, tuple(formatted))

"""A quick look whether a file is Fluent, by regular expressions for the Fluent that we write.

The parser takes more than a second for all languages, and is asked only about a file that has anything else
in it: attributes, functions, or a mistake.
Its grammar: https://github.com/projectfluent/fluent/blob/main/spec/fluent.ebnf
"""

import re
from typing import Final

_NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*+"
_PLACEABLE: Final = rf"\{{[ ]*+(?:[$-]{_NAME}|\"[^\"\\\n]*+\")[ ]*+\}}"
_BREAK: Final = r"\n(?:[ ]*+\n)*+"
_INLINE: Final = rf"(?:[^{{}}\n]++|{_PLACEABLE})"
_LINE: Final = rf"{_BREAK}[ ]++(?:[^{{}}\n \[*.]|{_PLACEABLE}){_INLINE}*+"
"""A further line of a value: it may not begin with what begins a variant or an attribute."""
_VALUE: Final = rf"(?:[ ]*+{_INLINE}++|{_LINE})(?:{_LINE})*+"
_VARIANT: Final = rf"\[(?:{_NAME}|[0-9]++)\]{_VALUE}"

SELECT: Final = re.compile(
    rf"\{{[ ]*+\$({_NAME})[ ]*+->[ ]*+"
    rf"(?:{_BREAK}[ ]++{_VARIANT})*+{_BREAK}[ ]++\*{_VARIANT}(?:{_BREAK}[ ]++{_VARIANT})*+{_BREAK}[ ]*+\}}"
)
"""One that has no other within it."""
FILE: Final = re.compile(rf"(?:#{{1,3}}(?:[ ].*+)?\n|[ ]*+\n|-?{_NAME}[ ]*+={_VALUE}\n)*+")


def is_plain(text: str) -> bool:
    """Whether a text is surely Fluent; False says nothing."""
    found = 1
    while found:  # from the inside out, what stands for a select is what it selects by
        text, found = SELECT.subn(r"{ $\1 }", text)
    return FILE.fullmatch(f"{text}\n") is not None

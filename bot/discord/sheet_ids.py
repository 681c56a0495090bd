"""Sheets as arguments of custom_ids: what a press in an editor leads to.

`v1.<which>.<values>`, and what follows. `<which>` is a number in base 36, whose bits are the codes of the
options that are not at their default; `<values>` are the places of their values, in the order of the codes.
So a button that was sent before an option existed leaves it at its default.
"""

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Final

from bot.engine.options import Option, Options, Sheet, Value

VERSION: Final = "v1"
CHARACTERS: Final = digits + ascii_lowercase
BASE: Final = len(CHARACTERS)
AS_PRESENT: Final = CHARACTERS[-1]
"""A value that has no place, such as a start without a name: it is that of the sheet before the changes."""
PARTS: Final = 3


def format_sheet(options: Options, sheet: Sheet) -> str:
    others = [each for each in _by_code(options) if each.read(sheet) != each.default]
    which = sum(1 << each.code for each in others)
    return f"{VERSION}.{_in_base(which)}.{''.join(_format_value(each, sheet) for each in others)}"


def parse_values(options: Options, parts: Sequence[str], present: Sheet) -> Mapping[str, Value]:
    """By name; raises ValueError or IndexError for what is no such sheet."""
    version, which, values = parts
    bits = int(which, BASE)
    found = {each.name: each.default for each in options.values()}
    for each in _by_code(options):
        if bits >> each.code & 1:
            code, values = values[: _width(each)], values[_width(each) :]
            is_present = each.is_open and code == AS_PRESENT
            found[each.name] = each.read(present) if is_present else each.values[int(code, BASE)]
            bits -= 1 << each.code
    if version != VERSION or bits or values:
        raise ValueError(parts)
    return found


def _by_code(options: Options) -> list[Option]:
    return sorted(options.values(), key=lambda each: each.code)


def _width(option: Option) -> int:
    """The characters of an option's value; one is kept free for values without a place."""
    return 1 if len(option.values) < BASE else 2


def _format_value(option: Option, sheet: Sheet) -> str:
    value = option.read(sheet)
    if value not in option.values:
        return AS_PRESENT
    return _in_base(option.values.index(value)).rjust(_width(option), CHARACTERS[0])


def _in_base(number: int) -> str:
    rest, digit = divmod(number, BASE)
    return (_in_base(rest) if rest else "") + CHARACTERS[digit]

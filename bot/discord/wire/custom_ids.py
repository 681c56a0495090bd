"""custom_ids: `bp[.<database>]:<kind>:<table>:<edition>[:<argument>]`. Nothing else writes or reads them.

A menu's begins with `bm` and has at most a name instead of an argument, which the entry that is chosen
completes; then, after a `~`, the interaction that it answers, because apps go on showing what was chosen
from a menu of the same custom_id. Where a position is the argument, it is an XGID. A press says all that it
needs, so buttons work after a restart and no state is kept in memory. The database tells a board from one
that was posted from another database; what is about no table bears none.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import ascii_lowercase, digits
from typing import Final, Protocol

from bot.engine.options import Option, Options, Sheet, Value
from bot.play.base.keys import Edition, ImportId, TableId
from bot.play.base.paths import Path, parse_path
from bot.play.display.panel import button_named

DISCORD_CUSTOM_ID_LIMIT: Final = 100
TEMPLATE: Final = re.compile(
    r"bp(?:\.(?P<database>[a-z0-9]{8}))?:(?P<kind>[a-z]+):(?P<table>[0-9]{1,18}):(?P<edition>[0-9]{1,9})"
    r"(?::(?P<argument>[a-z0-9.]{0,40}|[-A-Oa-o]{26}(?::[-0-9DBR]{1,5}){9}))?\Z"
)
MENU_TEMPLATE: Final = re.compile(
    r"bm(?P<rest>(?:\.[a-z0-9]{8})?:[a-z]+:[0-9]{1,18}:[0-9]{1,9})(?::(?P<name>[a-z]{1,20}))?(?:~[0-9]{1,20})?\Z"
)
"""Matches nothing that TEMPLATE does: of two dynamic items whose templates match, both would run."""


class UnknownButton(ValueError):
    """A component that this version of the bot does not write."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The meaning of a button: an act, on one edition of one table."""

    kind: StrEnum
    table: TableId
    edition: Edition
    argument: str = ""
    database: str = ""

    @property
    def import_id(self) -> ImportId:
        """Under what shows an import, which stands in the place of a table."""
        return ImportId(self.table)


class TableRef(Protocol):
    """A table, and the edition of its board that was pressed; None for what means the present one."""

    @property
    def table(self) -> TableId: ...

    @property
    def edition(self) -> Edition | None: ...


@dataclass(frozen=True, slots=True)
class CommandRef:
    """The table that a typed command is about."""

    table: TableId
    edition: Edition | None = None


def format_custom_id(custom_id: CustomId) -> str:
    """Raises ValueError for what Discord or we could not read."""
    text = f"bp.{custom_id.database}" if custom_id.database else "bp"
    text += f":{custom_id.kind}:{custom_id.table}:{custom_id.edition}"
    text += f":{custom_id.argument}" if custom_id.argument else ""
    if len(text) > DISCORD_CUSTOM_ID_LIMIT or TEMPLATE.match(text) is None:
        raise ValueError(f"{text!r} cannot be a custom_id")
    return text


def format_menu_id(
    kind: StrEnum,
    table: TableId,
    edition: Edition,
    name: str = "",
    database: str = "",
    interaction: int | None = None,
) -> str:
    """Of a menu in the answer to an interaction, if to one; raises ValueError for what we could not read."""
    text = f"bm.{database}" if database else "bm"
    text += f":{kind}:{table}:{edition}"
    text += f":{name}" if name else ""
    text += f"~{interaction}" if interaction is not None else ""
    if MENU_TEMPLATE.match(text) is None:
        raise ValueError(f"{text!r} cannot be a menu's custom_id")
    return text


def chosen_custom_id(menu_id: str, argument: str) -> str:
    """The custom_id of the button for which an entry of a menu stands."""
    match = MENU_TEMPLATE.match(menu_id)
    if match is None:
        raise UnknownButton(menu_id)
    completed = f"{match['name']}.{argument}" if match["name"] else argument
    return f"bp{match['rest']}:{completed}"


def parse_custom_id(text: str) -> CustomId:
    """Raises UnknownButton for what we do not write."""
    match = TEMPLATE.match(text)
    if match is None:
        raise UnknownButton(text)
    try:
        kind = button_named(match["kind"])
    except ValueError as unknown:
        raise UnknownButton(text) from unknown
    table, edition = TableId(int(match["table"])), Edition(int(match["edition"]))
    return CustomId(kind, table, edition, match["argument"] or "", match["database"] or "")


def origin_of(text: str) -> tuple[str, TableId]:
    """The database from which a button was posted, "" for none, and its table, of whatever kind it is.

    Raises UnknownButton for what was never written.
    """
    match = TEMPLATE.match(text)
    if match is None:
        raise UnknownButton(text)
    return match["database"] or "", TableId(int(match["table"]))


def path_of(argument: str) -> Path:
    """The play in the making that a button stands for; raises UnknownButton for what we do not write."""
    try:
        return parse_path(argument)
    except ValueError as error:
        raise UnknownButton(argument) from error


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

"""House options: each is declared once, on the field of the sheet that holds it, and read from there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar

from bot.engine.position import Position

Value = str | int | Position | None
"""Yes or no, a number, a member of an enum, a starting position; None for "no limit" or "none"."""

OFF_ON: Final = (False, True)
METADATA: Final = "option"


class Sheet(Protocol):
    """A dataclass whose fields are options."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]  # Any: as dataclasses have it

    def changed(self, **chosen: Value) -> Self:
        """The sheet with the chosen values; others that they rule out fall back."""


@dataclass(frozen=True, slots=True)
class Need:
    """A condition on another option, unless this option is at its default.

    Args:
        option: The name of the other option; a sheet without that option needs nothing.
        value: What it must be.
        fault: What is wrong if it is not.
        only_for: The value that alone needs it; None for every value but the default.
    """

    option: str
    value: Value
    fault: StrEnum
    only_for: Value = None


@dataclass(frozen=True, slots=True)
class Option:
    """A house option.

    Args:
        name: What commands call it.
        code: Its number wherever a sheet is written in short; it stays, and no other option ever gets it.
        values: The place of each is its code, so more are only ever added at the end.
        needs: What else the sheet must say.
        is_open: Whether a sheet may have other values too, such as a start that has no name.
        is_shared: Whether an option of two players is one of more players too.
        field: Where it stands; "rules.stake" is the stake of the sheet's `rules`.
        default: What it is where a sheet lacks what it needs.
    """

    name: str
    code: int
    values: Sequence[Value]
    needs: tuple[Need, ...] = ()
    is_open: bool = False
    is_shared: bool = True
    field: str = ""
    default: Value = None

    def read(self, sheet: Sheet) -> Value:
        value: Any = sheet  # Any: a field has a type of its own
        for part in self.field.split("."):
            value = getattr(value, part)
        return value  # type: ignore[no-any-return]  # a field that holds an option has one of these types

    def unmet(self, values: Mapping[str, Value]) -> Iterator[Need]:
        """The needs of this option that a sheet, as values by name, does not meet."""
        value = values[self.name]
        for need in self.needs:
            is_needed = value != self.default if need.only_for is None else value == need.only_for
            if is_needed and values.get(need.option, need.value) != need.value:
                yield need


Options = Mapping[str, Option]
"""All options of one kind of sheet by their names, in the order of the commands that set them."""

S = TypeVar("S", bound=Sheet)


def option(
    name: str,
    code: int,
    values: Sequence[Value],
    needs: tuple[Need, ...] = (),
    *,
    is_open: bool = False,
    is_shared: bool = True,
) -> Mapping[str, Option]:
    """The metadata of the field that holds an option."""
    return {METADATA: Option(name, code, values, needs, is_open, is_shared)}


def options_of(sheet: type[Sheet]) -> Options:
    declared = [each for each in fields(sheet) if METADATA in each.metadata]
    found = [replace(each.metadata[METADATA], field=each.name, default=each.default) for each in declared]
    return {each.name: each for each in found}


def values_of(options: Options, sheet: Sheet) -> dict[str, Value]:
    return {name: each.read(sheet) for name, each in options.items()}


def with_values(options: Options, sheet: S, values: Mapping[str, Value]) -> S:
    """By name; raises InvalidSheet."""
    parts: dict[str, dict[str, Any]] = {"": {}}  # Any: each field has a type of its own
    for name, value in values.items():
        part, _, field = options[name].field.rpartition(".")
        parts.setdefault(part, {})[field] = value
    own = parts.pop("")
    inner = {part: replace(getattr(sheet, part), **changes) for part, changes in parts.items()}
    return replace(sheet, **own, **inner)


def changed(options: Options, sheet: S, chosen: Mapping[str, Value]) -> S:
    """The sheet with the chosen values; others that they rule out fall back, unless chosen too.

    Raises:
        InvalidSheet: What was chosen contradicts itself, or is out of its range.
    """
    values = {**values_of(options, sheet), **chosen}
    for name, each in options.items():  # each stands behind what it needs
        if name not in chosen and any(each.unmet(values)):
            values[name] = each.default
    return with_values(options, sheet, values)


def out_of_range(options: Options, values: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    """The options that have a value out of their range, by name, with the value."""
    for name, value in values.items():
        if not options[name].is_open and value not in options[name].values:
            yield name, value


def unmet_needs(options: Options, values: Mapping[str, Value]) -> Iterator[tuple[StrEnum, tuple[str, ...]]]:
    """The faults of some values, in order, each with the options that need something else."""
    found: dict[StrEnum, list[str]] = {}
    for name, each in options.items():
        for need in each.unmet(values):
            found.setdefault(need.fault, []).append(name)
    for fault in sorted(found, key=lambda each: list(type(each).__members__).index(each.name)):
        yield fault, tuple(found[fault])

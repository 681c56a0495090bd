"""House options and rule sheets in words, and editing them.

They stand in the order of a rule sheet. A kind of table may have options of its own beside those of two
players, and joins several in one line in its own way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot import engine
from bot.engine.options import Option, Options, Sheet, Value
from bot.engine.sheet import CUBE, MONEY
from bot.play.base.errors import explains
from bot.play.display.panel import Tone
from bot.play.text.words import code, flaw
from bot.text.catalogue import either, in_row, listed, phrase

YES_NO: Final = (True, False)

OFFERED: Final[dict[str, tuple[Value, ...]]] = {
    "length": (),
    "stake": (1, 2, 3, 5, 10, 20, 50, 100),
    "cube": YES_NO,
    "cube_cap": (None, 2, 4, 8, 16, 32, 64),
    "jacoby": YES_NO,
    "beavers": YES_NO,
    "raccoons": YES_NO,
    "automatic_doubles": (0, 1, 2, 3, None),
    "start": tuple(engine.STARTS.values()),
}
"""The options in the order of a rule sheet, and the values of each that the editors offer."""

KNOWN: Final[dict[str, Option]] = dict(engine.SHEET_OPTIONS)
"""All options by their names; one that several kinds of table have takes the same values in each."""


def add_options(
    options: Options, offered: Mapping[str, tuple[Value, ...]], labels: Mapping[str, Callable[[Any], str]]
) -> None:
    """Let a kind of table have options of its own: the values that editors offer, and `LABELS` for some."""
    KNOWN.update(options)
    OFFERED.update(offered)
    LABELS.update(labels)


def in_order(options: Options) -> Iterator[Option]:
    yield from (options[name] for name in OFFERED if name in options)


def title(option: str) -> str:
    return phrase("options-title", option=option)


def asked(option: str, *, is_money: bool) -> str:
    """The description of an option in a command; `is_money` where no match is played by the sheet."""
    least, most = _range(option)
    return phrase("options-asked", option=option, is_money=is_money, least=least, most=most)


def label(option: str, value: Value) -> str:
    """A value in words; what has no words of its own, such as a number, is said as it is."""
    if option in LABELS:
        return LABELS[option](value)
    if value is None:
        return phrase("options-no-limit")
    return phrase("options-switch", is_on=value) if isinstance(value, bool) else str(value)


def no_such_value(option: str, given: str, values: Iterable[str]) -> str:
    """The refusal of an unknown value, with the values on offer."""
    known = either([f"`{value}`" for value in values])
    return phrase("options-no-such-value", title=title(option), given=code(given), values=known)


def in_full(option: str, value: Value) -> str:
    """As its label, but a start without a name checker by checker, which is too long for a button."""
    if isinstance(value, engine.Position) and value not in engine.STARTS.values():
        return places(value)
    return label(option, value)


def value_of(sheet: Sheet, option: Option) -> str:
    return label(option.name, option.read(sheet))


def line(sheet: Sheet, option: Option) -> str:
    """Such as "Jacoby: no", for a button."""
    return phrase("options-line", title=title(option.name), value=value_of(sheet, option))


def full_line(sheet: Sheet, option: Option) -> str:
    return phrase("options-line", title=title(option.name), value=in_full(option.name, option.read(sheet)))


def start_name(start: engine.Position) -> str:
    """Return the name of a start; those without one are called alike."""
    known = next((name for name, named in engine.STARTS.items() if named == start), None)
    return phrase("options-start", value=known or "special")


def start_rule(start: engine.Position) -> str:
    """Return the name of a start, otherwise its Position ID, and where its checkers are."""
    called = start_name(start) if start in engine.STARTS.values() else f"`{engine.format_position_id(start)}`"
    checkers = phrase("sheet-rule-checkers", places=places(start))
    return f"{phrase('sheet-rule-start', start=called)} {checkers}"


def places(start: engine.Position) -> str:
    """Where the checkers of each side are."""
    side = start.own
    points = [
        phrase("picture-on-point", checkers=side[point], point=point)
        for point in reversed(engine.POINTS)
        if side[point]
    ]
    bar = [phrase("picture-on-bar", checkers=side[engine.BAR])] if side[engine.BAR] else []
    off = [phrase("sheet-checkers-off", checkers=side[engine.OFF])] if side[engine.OFF] else []
    return in_row([*bar, *points, *off])


def unlimited() -> str:
    """Return the word that is typed for automatic doubles without end."""
    return phrase("options-unlimited")


def no_cap() -> str:
    return phrase("options-no-cap")


def _play(length: int | None) -> str:
    return phrase("options-money") if length is None else phrase("sheet-match", length=length)


def _range(option: str) -> tuple[int, int]:
    """The least and the greatest number that an option may be; 0 and 0, if it is none."""
    numbers = [value for value in KNOWN[option].values if isinstance(value, int)]
    return min(numbers, default=0), max(numbers, default=0)


LABELS: Final[dict[str, Callable[[Any], str]]] = {"length": _play, "start": start_name}
"""The options whose values have words of their own. Any: each has values of a type of its own."""

POSITION_ID_LENGTH: Final = 14


@explains(engine.InvalidSheet)
def invalid_sheet(error: engine.InvalidSheet) -> str:
    match error.fault:
        case engine.SheetFault.OUT_OF_RANGE:
            (option,) = error.options
            return _out_of_range(option, str(error.given))
        case engine.SheetFault.MONEY_ONLY:
            return phrase("options-money-only", options=_typed(error.options), count=len(error.options))
        case engine.SheetFault.NEEDS_CUBE:
            return phrase("options-needs-cube", options=_typed(error.options), count=len(error.options))
        case fault:
            return phrase("options-fault", fault=fault)


def no_start(error: engine.InvalidPosition) -> str:
    text = str(error.given)
    if isinstance(error, engine.InvalidPositionId) and len(text) != POSITION_ID_LENGTH:
        return phrase("options-unknown-start", given=code(text))
    return phrase("options-no-start", given=code(text), flaw=flaw(error))


def no_automatic_doubles(given: str) -> str:
    return _out_of_range("automatic_doubles", f"`{code(given)}`")


def _out_of_range(option: str, given: str) -> str:
    least, most = _range(option)
    return phrase("options-wrong", option=option, given=given, least=least, most=most)


def _typed(options: Iterable[str]) -> str:
    """Such as "`jacoby` and `stake`"."""
    return listed([f"`{option}`" for option in options])


S = TypeVar("S", bound=Sheet)


@dataclass(frozen=True, slots=True)
class Edit(Generic[S]):
    """One possible change: its button, and the sheet that it leads to."""

    label: str
    sheet: S
    is_on: bool = False

    @property
    def tone(self) -> Tone:
        return Tone.SUCCESS if self.is_on else Tone.SECONDARY


def edits(options: Options, sheet: S, names: Iterable[str], *starts: Value) -> tuple[Edit[S], ...]:
    """The possible next changes of some options; each leads to a valid sheet.

    If a change rules out another value, that value falls back to one that is allowed. `starts` are positions
    on offer besides those with a name.
    """
    return tuple(edit for name in names for edit in _edit(options, sheet, name, starts))


def _edit(options: Options, sheet: S, name: str, starts: tuple[Value, ...]) -> Iterator[Edit[S]]:
    """The next sheet that an option leads to, if there is one; the button shows the present value."""
    present = options[name].read(sheet)
    for value in _following(present, (*OFFERED[name], *(starts if name == "start" else ()))):
        try:
            other = sheet.changed(**{name: value})
        except engine.EngineError:
            continue
        if other != sheet:
            yield Edit(line(sheet, options[name]), other, present is True)
            return


def _following(present: Value, offered: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values on offer, those after the present one first."""
    first = offered.index(present) + 1 if present in offered else 0
    return (*offered[first:], *offered[:first])


STANDARD: Final = "standard"


def what_is_played(sheet: engine.RuleSheet) -> str:
    """Such as "5-point match", "Money session"."""
    if sheet.length is not None:
        return phrase("sheet-match", length=sheet.length)
    return phrase("sheet-money") if sheet.stake == 1 else phrase("sheet-money-stake", stake=sheet.stake)


def rules(sheet: engine.RuleSheet) -> Iterator[str]:
    """Yield the special rules of a sheet, in a few words each."""
    yield from _options_on(sheet)
    if not sheet.has_cube:
        yield phrase("table-cube-none")
    elif sheet.cube_cap is not None:
        yield phrase("sheet-cap", cap=sheet.cube_cap)
    if sheet.start_name != STANDARD:
        yield _start(sheet)


def in_brief(sheet: engine.RuleSheet) -> str:
    """Such as "5-point match, no cube"."""
    return in_row([what_is_played(sheet), *rules(sheet)])


def sheet_lines(sheet: engine.RuleSheet) -> list[str]:
    if sheet.length == 1:
        return [_heading(sheet), _start_alone(sheet)]
    return [_heading(sheet), " · ".join([*_cube(sheet), *_options_on(sheet), _start(sheet)])]


def changes(before: engine.RuleSheet, after: engine.RuleSheet) -> str:
    """The difference: "5-point match → 7-point match · Cube: yes → no"."""
    plain, old = _values(engine.RuleSheet()), _values(before)
    pairs = [(name, old.get(name, plain[name]), now) for name, now in _values(after).items()]
    return " · ".join(_change(name, was, now) for name, was, now in pairs if was != now)


def _change(name: str, was: Value, now: Value) -> str:
    before, after = in_full(name, was), in_full(name, now)
    if name == "length":
        return phrase("options-change-play", before=before, after=after)
    return phrase("options-change", title=title(name), before=before, after=after)


def _values(sheet: engine.RuleSheet) -> Mapping[str, Value]:
    """By the names of options; what cannot matter on the sheet is left out."""
    shown = [option for option in in_order(engine.SHEET_OPTIONS) if _matters(option, sheet)]
    return {option.name: option.read(sheet) for option in shown}


def _matters(option: Option, sheet: engine.RuleSheet) -> bool:
    if sheet.length == 1 and (option.name == "cube" or CUBE in option.needs):
        return False
    has_place = MONEY not in option.needs or not sheet.is_match
    return has_place and (CUBE not in option.needs or sheet.has_cube)


def _heading(sheet: engine.RuleSheet) -> str:
    if sheet.length is not None:
        return phrase("sheet-heading-match", length=sheet.length)
    if sheet.stake == 1:
        return phrase("sheet-heading-money")
    return phrase("sheet-heading-stake", stake=sheet.stake)


def _options_on(sheet: engine.RuleSheet) -> Iterator[str]:
    """The options that are on, but for those that the line names anyway."""
    if sheet.is_jacoby:
        yield phrase("sheet-jacoby")
    if sheet.has_beavers:
        yield phrase("sheet-beavers")
    if sheet.has_raccoons:
        yield phrase("sheet-raccoons")
    if sheet.automatic_doubles != 0:
        yield _automatic_doubles(sheet.automatic_doubles)


def _automatic_doubles(most: int | None) -> str:
    if most is None:
        return phrase("sheet-doubles-unlimited")
    return phrase("sheet-doubles", doubles=most)


def briefly(sheet: engine.RuleSheet, name: str) -> str:
    """An option in a row of several: "up to 2 automatic doubles a game"; "" for one that needs its name."""
    if name == "cube_cap" and sheet.cube_cap is not None:
        return phrase("sheet-cap", cap=sheet.cube_cap)
    if name == "automatic_doubles" and sheet.automatic_doubles != 0:
        return _automatic_doubles(sheet.automatic_doubles)
    return _start(sheet) if name == "start" else ""


def _cube(sheet: engine.RuleSheet) -> Iterator[str]:
    if not sheet.has_cube:
        yield phrase("sheet-first-no-cube")
        return
    cap = sheet.cube_cap
    yield phrase("sheet-first-cube") if cap is None else phrase("sheet-first-cap", cap=cap)
    if sheet.is_match:
        yield phrase("sheet-crawford")


def _start(sheet: engine.RuleSheet) -> str:
    if sheet.start_name is None:
        return phrase("sheet-start-unnamed", places=places(sheet.start))
    return phrase("sheet-start", start=sheet.start_name)


def _start_alone(sheet: engine.RuleSheet) -> str:
    if sheet.start_name is None:
        return phrase("sheet-first-start-unnamed", places=places(sheet.start))
    return phrase("sheet-first-start", start=sheet.start_name)


def explained(sheet: engine.RuleSheet) -> Iterator[str]:
    """Rule by rule; what cannot matter on the sheet is left out."""
    yield _play_of(sheet)
    yield from _wins(sheet)
    yield from _cube_rules(sheet)
    yield from _money_rules(sheet)
    yield start_rule(sheet.start)


def _play_of(sheet: engine.RuleSheet) -> str:
    if sheet.length == 1:
        return phrase("sheet-rule-one")
    if sheet.length is not None:
        return phrase("sheet-rule-match", length=sheet.length)
    points = phrase("sheet-rule-money")
    return points if sheet.stake == 1 else f"{points} {phrase('sheet-rule-stake', stake=sheet.stake)}"


def _wins(sheet: engine.RuleSheet) -> Iterator[str]:
    """Yield the worth of games, where that matters."""
    if sheet.length != 1:
        yield phrase("sheet-rule-wins", has_cube=sheet.has_cube)
        yield phrase("sheet-rule-gammon")
        yield phrase("sheet-rule-backgammon")


def _cube_rules(sheet: engine.RuleSheet) -> Iterator[str]:
    """The doubling cube, its cap, and in a match the Crawford rule and dead cubes."""
    if not sheet.has_cube or sheet.length == 1:
        yield phrase("sheet-rule-no-cube")
        return
    yield phrase("sheet-rule-cube")
    if sheet.cube_cap is not None:
        yield phrase("sheet-rule-cap", cap=sheet.cube_cap)
    if sheet.length is not None:
        yield phrase("sheet-rule-crawford")
        yield phrase("sheet-rule-dead-cube")


def _money_rules(sheet: engine.RuleSheet) -> Iterator[str]:
    if sheet.is_jacoby:
        yield phrase("sheet-rule-jacoby")
    if sheet.has_beavers:
        yield phrase("sheet-rule-beavers")
    if sheet.has_raccoons:
        yield phrase("sheet-rule-raccoons")
    if sheet.automatic_doubles is None:
        yield phrase("sheet-rule-doubles-unlimited")
    elif sheet.automatic_doubles:
        yield phrase("sheet-rule-doubles", doubles=sheet.automatic_doubles)


def session_with_length(length: int) -> str:
    return phrase("options-length-of-money", length=length)

"""The rule sheet as it is offered, explained, and changed step by step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from bot.clocks import TimeControl
from bot.engine import MATCH_LENGTHS, STARTS, RuleSheet
from bot.play.heads_up import sheet_text
from bot.play.heads_up import text as table_text
from bot.play.heads_up.buttons import board_buttons
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.panel import Panel
from bot.play.preferences import DEFAULT_LENGTH
from bot.play.table import Status
from bot.play.text import clocks as clock_text
from bot.play.text.dice import commitment_lines

STEPS: Final = (-2, -1, 1, 2)
STAKES_OFFERED: Final = (1, 2, 3, 5, 10, 20, 50, 100)
CUBE_CAPS_OFFERED: Final = (None, 2, 4, 8, 16, 32, 64)
AUTOMATIC_DOUBLES_OFFERED: Final = (0, 1, 2, 3, None)

USUAL_CONTROLS: Final = (
    TimeControl(),
    TimeControl(24),
    TimeControl(48),
    TimeControl(72),
    TimeControl(24, reserve=72),
    TimeControl(24, reserve=72, stops_on_weekends=True),
)
"""The time controls that are offered by a button; others are typed."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Edit:
    """One thing that can be changed on a sheet: what to press for it, and the sheet that it leads to."""

    label: str
    sheet: RuleSheet
    is_on: bool = False


def challenge_panel(table: HeadsUpTable) -> Panel:
    """Return the public message of a challenge: the whole sheet while it is open, then what became of it."""
    lines = [f"### {table_text.title(table)}"]
    if table.status is Status.CHALLENGE:
        lines += sheet_text.sheet_offered(table)
    lines.append(table_text.challenge_line(table))
    return Panel("\n".join(lines), rows=board_buttons(table))


def rules_panel(table: HeadsUpTable) -> Panel:
    """Return the rule sheet of a table, rule by rule, with the score and the commitments to its dice."""
    lines = ["### Rule sheet"]
    if table.state.game is not None:
        lines.append(f"-# {table_text.title(table)} · {table_text.subtitle(table)}")
    lines += [*sheet_text.explained(table.sheet), *clock_text.control_explained(table.control)]
    if table.status is Status.PLAYING:
        lines += [line for line in (sheet_text.crawford_state(table),) if line]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def next_control(present: TimeControl) -> tuple[str, TimeControl]:
    """Return what the button of the clock says, and the time control that it leads to."""
    label = f"Clock: {clock_text.control_line(present)}"
    return label, _next(USUAL_CONTROLS, present)


def editor_text(offered: Challenge, sheet: RuleSheet, control: TimeControl) -> str:
    """Return what the editor says: what would be played as it stands now, and what is changed."""
    parts = (sheet_text.changes(offered.sheet, sheet), clock_text.control_changes(offered.control, control))
    changes = " · ".join(part for part in parts if part)
    note = f"Changed: {changes}" if changes else sheet_text.NOTHING_CHANGED
    lines = [*sheet_text.sheet_lines(sheet), *clock_text.clock_lines(control)]
    return "\n".join(["### Propose changes", *lines, f"-# {note}"])


def edits(offered: RuleSheet, sheet: RuleSheet) -> tuple[tuple[Edit, ...], ...]:
    """Return the rows of what can be changed next; each leads to another sheet, and all of them are valid.

    What a sheet cannot have any more falls away with the step that forbids it.
    """
    rows = (_plays(offered, sheet), _cube(sheet), _others(offered, sheet))
    return tuple(row for row in map(tuple, rows) if row)


def _plays(offered: RuleSheet, sheet: RuleSheet) -> Iterator[Edit]:
    """Yield the way from a match to a session or back, and other lengths."""
    if sheet.length is None:
        yield Edit("Match instead", sheet.as_match(offered.length or DEFAULT_LENGTH))
        return
    yield Edit("Money session instead", sheet.as_money_session())
    for length in (sheet.length + step for step in STEPS):
        if length in MATCH_LENGTHS:
            yield Edit(f"To {length}", sheet.as_match(length))


def _cube(sheet: RuleSheet) -> Iterator[Edit]:
    if sheet.length == 1:  # it has no cube in any case
        return
    if not sheet.has_cube:
        yield _edit(sheet, "Cube", replace(sheet, has_cube=True))
        return
    yield _edit(sheet, "Cube", sheet.without_cube(), is_on=True)
    yield _edit(sheet, "Cube cap", replace(sheet, cube_cap=_next(CUBE_CAPS_OFFERED, sheet.cube_cap)))
    if sheet.is_match:
        return
    jacoby, beavers, raccoons = sheet.is_jacoby, sheet.has_beavers, sheet.has_raccoons
    yield _edit(sheet, "Jacoby", replace(sheet, is_jacoby=not jacoby), is_on=jacoby)
    if not beavers:
        yield _edit(sheet, "Beavers", replace(sheet, has_beavers=True))
        return
    yield _edit(sheet, "Beavers", sheet.without_beavers(), is_on=True)
    yield _edit(sheet, "Raccoons", replace(sheet, has_raccoons=not raccoons), is_on=raccoons)


def _others(offered: RuleSheet, sheet: RuleSheet) -> Iterator[Edit]:
    starts = [*STARTS.values(), *([] if offered.start_name else [offered.start])]
    yield _edit(sheet, "Start", replace(sheet, start=_next(starts, sheet.start)))
    if sheet.is_match:
        return
    yield _edit(sheet, "Stake", replace(sheet, stake=_next(STAKES_OFFERED, sheet.stake)))
    if sheet.has_cube:
        most = _next(AUTOMATIC_DOUBLES_OFFERED, sheet.automatic_doubles)
        yield _edit(sheet, "Automatic doubles", replace(sheet, automatic_doubles=most))


def _edit(sheet: RuleSheet, name: str, changed: RuleSheet, *, is_on: bool = False) -> Edit:
    """Return the change of one fact of a sheet; its button says how it stands."""
    return Edit(f"{name}: {sheet_text.facts(sheet)[name]}", changed, is_on)


def _next(values: Sequence[T], present: T) -> T:
    """Return the value after the present one, round and round; the first after one that is none of them."""
    return values[(values.index(present) + 1) % len(values)] if present in values else values[0]

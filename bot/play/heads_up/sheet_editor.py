"""The rule sheet: offered, explained, and edited step by step."""

from collections.abc import Iterator
from typing import Final

from bot.clocks import TimeControl
from bot.engine import MATCH_LENGTHS, SHEET_OPTIONS, RuleSheet
from bot.play.heads_up import sheet_text
from bot.play.heads_up import text as table_text
from bot.play.heads_up.buttons import board_buttons
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.option_editor import Edit, edits
from bot.play.panel import Panel
from bot.play.preferences import DEFAULT_LENGTH
from bot.play.table import Status
from bot.play.text import clocks as clock_text
from bot.play.text.dice import commitment_lines
from bot.play.text.options import ROWS

STEPS: Final = (-2, -1, 1, 2)

USUAL_CONTROLS: Final = (
    TimeControl(),
    TimeControl(24),
    TimeControl(48),
    TimeControl(72),
    TimeControl(24, reserve=72),
    TimeControl(24, reserve=72, stops_on_weekends=True),
)
"""The clocks in the editor; others are typed."""


def challenge_panel(table: HeadsUpTable) -> Panel:
    """The whole sheet while the challenge is open, then what became of it."""
    lines = [f"### {table_text.title(table)}"]
    if table.status is Status.CHALLENGE:
        lines += sheet_text.sheet_offered(table)
    lines.append(table_text.challenge_line(table))
    return Panel("\n".join(lines), rows=board_buttons(table))


def rules_panel(table: HeadsUpTable) -> Panel:
    """The rule sheet option by option, with the score and the commitments to the dice."""
    lines = ["### Rule sheet"]
    if table.state.game is not None:
        lines.append(f"-# {table_text.title(table)} · {table_text.subtitle(table)}")
    lines += [*sheet_text.explained(table.sheet), *clock_text.control_explained(table.control)]
    if table.status is Status.PLAYING:
        lines += [line for line in (sheet_text.crawford_state(table),) if line]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def next_control(present: TimeControl) -> tuple[str, TimeControl]:
    """The label of the clock's button, and the time control that it leads to."""
    label = f"Clock: {clock_text.control_line(present)}"
    place = USUAL_CONTROLS.index(present) + 1 if present in USUAL_CONTROLS else 0
    return label, USUAL_CONTROLS[place % len(USUAL_CONTROLS)]


def editor_text(offered: Challenge, sheet: RuleSheet, control: TimeControl) -> str:
    """The sheet as it stands in the editor, and its changes so far."""
    parts = (sheet_text.changes(offered.sheet, sheet), clock_text.control_changes(offered.control, control))
    changes = " · ".join(part for part in parts if part)
    note = f"Changed: {changes}" if changes else sheet_text.NOTHING_CHANGED
    lines = [*sheet_text.sheet_lines(sheet), *clock_text.clock_lines(control)]
    return "\n".join(["### Propose changes", *lines, f"-# {note}"])


def sheet_edits(offered: RuleSheet, sheet: RuleSheet) -> tuple[tuple[Edit[RuleSheet], ...], ...]:
    """The next possible changes, in rows; each leads to a valid sheet.

    `offered` is the sheet before all changes, whose start remains a choice even without a name.
    """
    starts = () if offered.start_name else (offered.start,)
    shown = ROWS if sheet.length != 1 else ROWS[1:]  # one game to one point has no cube in any case
    rows = (tuple(_plays(offered, sheet)), *(edits(SHEET_OPTIONS, sheet, row, *starts) for row in shown))
    return tuple(row for row in rows if row)


def _plays(offered: RuleSheet, sheet: RuleSheet) -> Iterator[Edit[RuleSheet]]:
    """From a match to a session or back, and other lengths."""
    if sheet.length is None:
        yield Edit("Match instead", sheet.changed(length=offered.length or DEFAULT_LENGTH))
        return
    yield Edit("Money session instead", sheet.changed(length=None))
    for length in (sheet.length + step for step in STEPS):
        if length in MATCH_LENGTHS:
            yield Edit(f"To {length}", sheet.changed(length=length))

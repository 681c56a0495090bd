"""The options of a chouette: explained, and changed step by step."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.engine import STARTS, EngineError
from bot.engine.chouette import PRESETS, ChouetteSheet
from bot.engine.chouette.choosing import with_options
from bot.presenters.chouettes import consultation
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import lobby as words
from bot.presenters.sentences.dice import commitment_lines
from bot.table import ChouetteTable

T = TypeVar("T")

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Cubes": ("cube_mode", "jacoby", "beavers", "raccoons", "cube_cap"),
    "Answers": ("box_double_rule", "box_take_rule", "reply_order", "lone_taker", "lone_min"),
    "Box": ("box_retention", "partner_min", "box_abandon", "consultation"),
    "Table": ("max_players", "join_position", "settlements", "absent_cube", "turn_hours"),
    "Stake": ("stake", "automatic_doubles", "start"),
}
"""The pages of the editor."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One thing that can be changed: what to press for it, and the sheet that it leads to."""

    label: str
    sheet: ChouetteSheet
    is_on: bool = False


def rules_panel(table: ChouetteTable) -> Panel:
    """Return the options of a chouette, rule by rule, a change that waits, and the commitment to its dice."""
    chouette = table.chouette
    lines = [
        words.OPTIONS_HEADING,
        f"-# {said.title(chouette, table.players)} · {said.subtitle(chouette)}",
        *said.explained(chouette.sheet),
        *words.change_lines(chouette, table.players),
        *consultation.explained(chouette.sheet),
    ]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def editor_text(table: ChouetteTable, sheet: ChouetteSheet) -> str:
    """Return what the editor says: what would hold, what is changed, and from when on."""
    chouette = table.chouette
    present = chouette.change.sheet if chouette.change else chouette.sheet
    lines = [words.OPTIONS_HEADING, said.in_brief(sheet), f"-# {words.changes_so_far(sheet, present)}"]
    if chouette.number:
        lines.append(f"-# {words.HELD_BACK_IN_GAME if chouette.is_in_game else words.HELD_BACK}")
    return "\n".join(lines)


def edits(sheet: ChouetteSheet, page: int) -> tuple[Edit, ...]:
    """Return what can be changed on a page of the editor; each leads to another sheet, and all are valid."""
    options = tuple(GROUPS.values())[page]
    return tuple(edit for option in options for edit in _edit(sheet, option))


def presets(sheet: ChouetteSheet) -> tuple[Edit, ...]:
    """Return the sheets that have a name."""
    return tuple(Edit(name.capitalize(), preset, preset == sheet) for name, preset in PRESETS.items())


def _edit(sheet: ChouetteSheet, option: str) -> Iterator[Edit]:
    """Yield the next sheet that an option leads to, if there is one; the button says how it stands."""
    label = f"{said.OPTIONS[option].title}: {said.value_of(sheet, option)}"
    for value in _following(sheet, option):
        try:
            changed = with_options(sheet, {option: value})
        except EngineError:
            continue
        if changed != sheet:
            yield Edit(label, changed, is_on=said.OPTIONS[option].read(sheet) is True)
            return


def _following(sheet: ChouetteSheet, option: str) -> Sequence[Any]:  # each option has a type of its own
    """Return the values that are offered for an option, those after the present one first."""
    if option == "start":
        return _after(sheet.rules.start, tuple(STARTS.values()))
    return _after(said.OPTIONS[option].read(sheet), tuple(said.OPTIONS[option].labels))


def _after(present: T, values: tuple[T, ...]) -> tuple[T, ...]:
    first = values.index(present) + 1 if present in values else 0
    return (*values[first:], *values[:first])

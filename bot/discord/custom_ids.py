"""custom_ids: `bp[.<database>]:<kind>:<table>:<edition>[:<argument>]`. Nothing else writes or reads them.

A menu's begins with `bm:` and has at most a name instead of an argument, which the entry that is chosen
completes. A press says all that it needs, so buttons work after a restart and no state is kept in memory. The
database tells a board from one that was posted from another database; of older buttons nobody knows it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, digits
from typing import Any, Final

from bot.clocks import TimeControl
from bot.engine import CUBE_CAPS, STARTS, CheckerMove, EngineError, Position, RuleSheet
from bot.engine.chouette import (
    CLUB,
    Abandonment,
    AbsentCube,
    ChouetteSheet,
    Consultation,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.chouette.options import CUSTOMS, RULES, with_options
from bot.play.buttons import Button, Kind, Tone
from bot.play.chouette.panels import GROUPS
from bot.play.heads_up.sheet_editor import USUAL_CONTROLS, Edit, edits, next_control
from bot.play.keys import Edition, TableId

DISCORD_CUSTOM_ID_LIMIT: Final = 100
TEMPLATE: Final = re.compile(
    r"bp(?:\.(?P<database>[a-z0-9]{8}))?:(?P<kind>[a-z]+):(?P<table>[0-9]{1,18}):(?P<edition>[0-9]{1,9})"
    r"(?::(?P<argument>[a-z0-9.]{0,40}))?\Z"
)
MENU_TEMPLATE: Final = re.compile(r"bm:(?P<rest>[a-z]+:[0-9]{1,18}:[0-9]{1,9})(?::(?P<name>[a-z]{1,20}))?\Z")
"""Matches nothing that TEMPLATE does: of two dynamic items whose templates match, both would run."""
FIRST_PLACE: Final = ord("a")  # off is "a", the ace point "b", the bar "z"


class UnknownButton(ValueError):
    """A component that this version of the bot does not write."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a button stands for: an act, on one edition of one table."""

    kind: Kind
    table: TableId
    edition: Edition
    argument: str = ""
    database: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """How far a play is built: (source, target) of each checker move made, and the source chosen next."""

    moves: tuple[tuple[int, int], ...] = ()
    selected: int | None = None

    @classmethod
    def of(cls, moves: tuple[CheckerMove, ...], selected: int | None = None) -> "Path":
        """Return the path that makes those moves."""
        return cls(tuple((move.source, move.target) for move in moves), selected)


def format_custom_id(custom_id: CustomId) -> str:
    """Return the text that stands in a component; raises ValueError for what Discord or we could not read."""
    text = f"bp.{custom_id.database}" if custom_id.database else "bp"
    text += f":{custom_id.kind}:{custom_id.table}:{custom_id.edition}"
    text += f":{custom_id.argument}" if custom_id.argument else ""
    if len(text) > DISCORD_CUSTOM_ID_LIMIT or TEMPLATE.match(text) is None:
        raise ValueError(f"{text!r} cannot be a custom_id")
    return text


def format_menu_id(kind: Kind, table: TableId, edition: Edition, name: str = "") -> str:
    """Return the text that stands in a menu; raises ValueError for what we could not read."""
    text = f"bm:{kind}:{table}:{edition}"
    text += f":{name}" if name else ""
    if MENU_TEMPLATE.match(text) is None:
        raise ValueError(f"{text!r} cannot be a menu's custom_id")
    return text


def chosen_custom_id(menu_id: str, argument: str) -> str:
    """Return the custom_id of the button for which an entry of a menu stands."""
    match = MENU_TEMPLATE.match(menu_id)
    if match is None:
        raise UnknownButton(menu_id)
    completed = f"{match['name']}.{argument}" if match["name"] else argument
    return f"bp:{match['rest']}:{completed}"


def parse_custom_id(text: str) -> CustomId:
    """Return what a component stands for; raises UnknownButton for what we do not write."""
    match = TEMPLATE.match(text)
    if match is None or match["kind"] not in set(Kind):
        raise UnknownButton(text)
    table, edition = TableId(int(match["table"])), Edition(int(match["edition"]))
    return CustomId(Kind(match["kind"]), table, edition, match["argument"] or "", match["database"] or "")


def format_path(path: Path) -> str:
    """Return a path as an argument: two letters a move, and the chosen source behind a dot."""
    places = [place for move in path.moves for place in move]
    letters = "".join(chr(FIRST_PLACE + place) for place in places)
    return letters if path.selected is None else f"{letters}.{chr(FIRST_PLACE + path.selected)}"


def parse_path(argument: str) -> Path:
    """Return the path that an argument stands for; raises UnknownButton for what we do not write."""
    letters, _, selected = argument.partition(".")
    places = [ord(letter) - FIRST_PLACE for letter in letters]
    if len(places) % 2 or len(selected) > 1 or not re.fullmatch("[a-z]*", letters + selected):
        raise UnknownButton(argument)
    moves = tuple(zip(places[::2], places[1::2], strict=True))
    return Path(moves, ord(selected) - FIRST_PLACE if selected else None)


MONEY, UNLIMITED, NO_CAP, AS_OFFERED = "money", "all", "none", "asoffered"
FIELDS: Final = 6
CUBE, JACOBY, BEAVERS, RACCOONS = "cjbr"


def offer_rows(
    kind: Kind, offered: RuleSheet, sheet: RuleSheet, control: TimeControl
) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of what can be changed next, the clock too; each says all of an offer."""
    rows = [tuple(_offer_button(kind, edit, control) for edit in row) for row in edits(offered, sheet)]
    label, following = next_control(control)
    return (*rows, (Button(kind, label, Tone.SECONDARY, format_offer(sheet, following)),))


def _offer_button(kind: Kind, edit: Edit, control: TimeControl) -> Button:
    tone = Tone.SUCCESS if edit.is_on else Tone.SECONDARY
    return Button(kind, edit.label, tone, format_offer(edit.sheet, control))


def format_offer(sheet: RuleSheet, control: TimeControl) -> str:
    """Return a sheet and a time control as an argument; an unusual one is that of the present offer."""
    if control not in USUAL_CONTROLS:
        return format_sheet(sheet)
    return f"{format_sheet(sheet)}.{USUAL_CONTROLS.index(control)}"


def parse_offer(argument: str, offered: RuleSheet, control: TimeControl) -> tuple[RuleSheet, TimeControl]:
    """Return the sheet and the time control that an argument stands for; raises as `parse_sheet` does.

    What it does not say is as in the present offer.
    """
    sheet, _, usual = argument.rpartition(".")
    if argument.count(".") < FIELDS:
        return parse_sheet(argument, offered.start), control
    try:
        return parse_sheet(sheet, offered.start), USUAL_CONTROLS[int(usual)]
    except (ValueError, IndexError) as error:
        raise UnknownButton(argument) from error


def format_sheet(sheet: RuleSheet) -> str:
    """Return a sheet as an argument; a start without a name is written as that of the present offer."""
    rules = {
        CUBE: sheet.has_cube,
        JACOBY: sheet.is_jacoby,
        BEAVERS: sheet.has_beavers,
        RACCOONS: sheet.has_raccoons,
    }
    fields = (
        MONEY if sheet.length is None else sheet.length,
        sheet.stake,
        "".join(letter for letter, is_on in rules.items() if is_on),
        UNLIMITED if sheet.automatic_doubles is None else sheet.automatic_doubles,
        NO_CAP if sheet.cube_cap is None else sheet.cube_cap,
        sheet.start_name or AS_OFFERED,
    )
    return ".".join(map(str, fields))


def parse_sheet(argument: str, offered: Position) -> RuleSheet:
    """Return the sheet that an argument stands for; raises UnknownButton for what we do not write.

    `offered` is the start of the present offer, which a sheet may keep though it has no name.
    """
    fields = argument.split(".")
    if len(fields) != FIELDS:
        raise UnknownButton(argument)
    length, stake, rules, doubles, cap, start = fields
    try:
        return RuleSheet(
            length=None if length == MONEY else int(length),
            stake=int(stake),
            is_jacoby=JACOBY in rules,
            has_beavers=BEAVERS in rules,
            has_raccoons=RACCOONS in rules,
            automatic_doubles=None if doubles == UNLIMITED else int(doubles),
            cube_cap=None if cap == NO_CAP else int(cap),
            has_cube=CUBE in rules,
            start=offered if start == AS_OFFERED else STARTS[start],
        ).offered()
    except (EngineError, ValueError, KeyError) as error:
        raise UnknownButton(argument) from error


CHARACTERS: Final = digits + ascii_lowercase
OFF_ON: Final = (False, True)
TABLES: Final = tuple(range(3, 11))
OPTION_FIELDS: Final = 4


def format_options(sheet: ChouetteSheet, page: int, present: ChouetteSheet) -> str:
    """Return a sheet and a page of the editor as an argument.

    `present` is the sheet before the changes, whose start may be kept though it has no name.
    """
    places = (values.index(_value_of(sheet, option)) for option, values in _values(present).items())
    return f"{''.join(CHARACTERS[place] for place in places)}.{sheet.turn_hours}.{sheet.rules.stake}.{page}"


def parse_options(argument: str, present: ChouetteSheet) -> tuple[ChouetteSheet, int]:
    """Return the sheet and the page that an argument stands for; raises UnknownButton for any other."""
    fields, values = argument.split("."), _values(present)
    if len(fields) != OPTION_FIELDS or len(fields[0]) != len(values):
        raise UnknownButton(argument)
    characters, hours, stake, page = fields
    try:
        chosen = {
            option: offered[CHARACTERS.index(character)]
            for character, (option, offered) in zip(characters, values.items(), strict=True)
        }
        sheet = with_options(CLUB, {**chosen, "turn_hours": int(hours), "stake": int(stake)})
        return sheet, parse_page(page)
    except (EngineError, ValueError, IndexError) as error:
        raise UnknownButton(argument) from error


def parse_page(text: str) -> int:
    """Return a page of the editor; raises UnknownButton for one that there is not."""
    if not text.isdecimal() or int(text) not in range(len(GROUPS)):
        raise UnknownButton(text)
    return int(text)


def _value_of(sheet: ChouetteSheet, option: str) -> object:
    if option in RULES:
        return getattr(sheet.rules, RULES[option])
    return getattr(sheet, CUSTOMS[option])


def _values(present: ChouetteSheet) -> Mapping[str, Sequence[Any]]:  # each option has a type of its own
    """Return the values of every option but hours and stake, each known by its place."""
    return {
        "cube_mode": tuple(CubeMode),
        "consultation": tuple(Consultation),
        "lone_taker": tuple(LoneRule),
        "box_take_rule": tuple(TakeRule),
        "box_double_rule": tuple(DoubleRule),
        "reply_order": tuple(ReplyOrder),
        "box_retention": tuple(Retention),
        "join_position": tuple(JoinPosition),
        "absent_cube": tuple(AbsentCube),
        "box_abandon": tuple(Abandonment),
        "jacoby": OFF_ON,
        "beavers": OFF_ON,
        "raccoons": OFF_ON,
        "settlements": OFF_ON,
        "max_players": TABLES,
        "lone_min": TABLES,
        "partner_min": (0, 6, 8),
        "automatic_doubles": (*range(11), None),
        "cube_cap": (None, *CUBE_CAPS),
        "start": (*STARTS.values(), present.rules.start),
    }

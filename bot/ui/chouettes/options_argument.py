"""The options of a chouette as the argument of a custom_id: a character each, then hours, stake and page."""

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Any, Final

from bot.engine import CUBE_CAPS, STARTS, EngineError
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
from bot.engine.chouette.choosing import CUSTOMS, RULES, with_options
from bot.presenters.chouettes.options import GROUPS
from bot.ui.custom_id import UnknownButton

CHARACTERS: Final = digits + ascii_lowercase
OFF_ON: Final = (False, True)
TABLES: Final = tuple(range(3, 11))
FIELDS: Final = 4


def format_options(sheet: ChouetteSheet, page: int, present: ChouetteSheet) -> str:
    """Return a sheet and a page of the editor as an argument.

    `present` is the sheet before the changes, whose start may be kept though it has no name.
    """
    places = (values.index(_value_of(sheet, option)) for option, values in _values(present).items())
    return f"{''.join(CHARACTERS[place] for place in places)}.{sheet.turn_hours}.{sheet.rules.stake}.{page}"


def parse_options(argument: str, present: ChouetteSheet) -> tuple[ChouetteSheet, int]:
    """Return the sheet and the page that an argument stands for; raises UnknownButton for any other."""
    fields, values = argument.split("."), _values(present)
    if len(fields) != FIELDS or len(fields[0]) != len(values):
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

"""The options of a chouette as they are typed into a slash command, option by option."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from discord import app_commands

from bot.commands.sheet_options import (
    NO_CAP,
    complete_automatic_doubles,
    complete_cube_cap,
    complete_start,
    parse_automatic_doubles,
    parse_start,
)
from bot.engine.chouette import PRESETS, ChouetteSheet
from bot.engine.chouette.choosing import with_options
from bot.presenters.sentences import chouette as said

DESCRIPTIONS: Final = {
    "preset": "Where to begin from; whatever else you type is changed on it",
    "cube_mode": "How many cubes",
    "stake": "What a point is worth, 1 to 1000; points only",
    "max_players": "How many play at most, 3 to 10; more wait in order",
    "consultation": "Who may advise the captain",
    "jacoby": "Whether gammons count only once somebody has doubled",
    "automatic_doubles": "How many equal opening throws turn every cube, or unlimited",
    "beavers": "Whether a double may be doubled again at once",
    "raccoons": "Whether a beaver may be doubled again at once",
    "cube_cap": "The highest a cube goes: 2, 4, 8 ...; 0 for no cap",
    "lone_taker": "What becomes of the only one who takes the box's first double",
    "lone_min": "From how many players on that holds, 3 to 10",
    "box_take_rule": "Which of the cubes offered together the box may take",
    "box_double_rule": "Which of its cubes the box may offer together",
    "reply_order": "When the members' answers are shown",
    "box_retention": "How the box keeps the box",
    "partner_min": "Whether the box may have a partner",
    "join_position": "Where those who join stand in line",
    "settlements": "Whether bets may be settled by agreement",
    "absent_cube": "How a silent member answers a double",
    "box_abandon": "What becomes of a game whose box is gone",
    "turn_hours": "Hours for each decision, 1 to 168",
    "start": "standard, Nackgammon, hypergammon, or an XGID or GNU Position ID",
}
CHOSEN_BY_WORD: Final = (
    "cube_mode",
    "consultation",
    "lone_taker",
    "box_take_rule",
    "box_double_rule",
    "reply_order",
    "box_retention",
    "partner_min",
    "join_position",
    "absent_cube",
    "box_abandon",
)
"""The options of a few values, each of which has words of its own."""

CHOICES: Final[dict[str, list[app_commands.Choice[Any]]]] = {  # of text or of numbers, as the option is
    "preset": [app_commands.Choice(name=name.capitalize(), value=name) for name in PRESETS],
    **{
        option: [
            app_commands.Choice(name=label, value=value if isinstance(value, int) else str(value))
            for value, label in said.choices(option)
        ]
        for option in CHOSEN_BY_WORD
    },
}

F = TypeVar("F", bound=Callable[..., Coroutine[object, object, None]])


@dataclass(frozen=True, slots=True)
class ChouetteOptions:
    """The options of a command that are about a chouette's sheet; None for what was not typed."""

    preset: str | None = None
    cube_mode: str | None = None
    stake: int | None = None
    max_players: int | None = None
    consultation: str | None = None
    jacoby: bool | None = None
    automatic_doubles: str | None = None
    beavers: bool | None = None
    raccoons: bool | None = None
    cube_cap: int | None = None
    lone_taker: str | None = None
    lone_min: int | None = None
    box_take_rule: str | None = None
    box_double_rule: str | None = None
    reply_order: str | None = None
    box_retention: str | None = None
    partner_min: int | None = None
    join_position: str | None = None
    settlements: bool | None = None
    absent_cube: str | None = None
    box_abandon: str | None = None
    turn_hours: int | None = None
    start: str | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was typed."""
        return self == ChouetteOptions()

    def applied_to(self, sheet: ChouetteSheet) -> ChouetteSheet:
        """Return a sheet, or the preset that was typed, with what else was typed.

        Raises:
            InvalidOptions: What was typed contradicts itself, or is out of its range.
            InvalidSheet: The same, of the rules that two players know too.
            NotPossible: It cannot be read.

        """
        base = sheet if self.preset is None else PRESETS[self.preset]
        typed = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "preset"}
        chosen = {option: _parse(option, value) for option, value in typed.items() if value is not None}
        return with_options(base, chosen)


def _parse(option: str, typed: Any) -> object:  # noqa: ANN401 - each option has a type of its own
    """Return the value that was typed; raises NotPossible for what cannot be read."""
    match option:
        case "automatic_doubles":
            return parse_automatic_doubles(typed)
        case "cube_cap":
            return None if typed == NO_CAP else typed
        case "start":
            return parse_start(typed)
        case _ if option in CHOSEN_BY_WORD:
            return next(value for value, _ in said.choices(option) if value == typed)
        case _:
            return typed


def described(callback: F) -> F:
    """Describe the options of a chouette to Discord, for a callback that has all of them."""
    app_commands.describe(**DESCRIPTIONS)(callback)
    app_commands.choices(**CHOICES)(callback)
    app_commands.autocomplete(start=complete_start, automatic_doubles=complete_automatic_doubles)(callback)
    app_commands.autocomplete(cube_cap=complete_cube_cap)(callback)
    return callback

"""The options of a chouette: what everybody who joins agrees to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.engine.errors import InvalidSheet, SheetFault
from bot.engine.options import (
    OFF_ON,
    Need,
    Options,
    Value,
    changed,
    option,
    options_of,
    out_of_range,
    unmet_needs,
    values_of,
)
from bot.engine.sheet import SHEET_OPTIONS, RuleSheet, Terms

TABLES: Final = range(3, 11)
PARTNER_TABLES: Final = (0, 6, 8)
TURN_HOURS: Final = range(1, 169)


class CubeMode(StrEnum):
    """How many cubes there are."""

    SINGLE = "single"  # one between the box and the team
    MULTI = "multi"  # one between the box and each member


class Consultation(StrEnum):
    """The members who may advise the captain; those who are out of the game never do."""

    FREE = "free"
    NONE = "none"
    AFTER_CUBE = "after_cube"  # those whose own cube has been turned and accepted


class LoneRule(StrEnum):
    """The duty of a member who alone accepts the box's first double."""

    NONE = "none"
    MUST_DROP = "must_drop"
    EXTRAS = "extras"  # those who dropped may give them extra cubes
    MUST_BEAVER = "must_beaver"  # beaver or drop


class TakeRule(StrEnum):
    """The team's cubes that the box may take together."""

    FREE = "free"
    HALF_OF_INITIAL = "half_of_initial"  # none, or at least half, when all double initially together
    ALL_OR_NONE = "all_or_none"
    MUST_TAKE_CAPTAIN = "must_take_captain"  # if the box takes any, the captain's too


class DoubleRule(StrEnum):
    """The cubes that the box must offer together, of those that it may turn."""

    ANY = "any"
    MUST_INCLUDE_CAPTAIN = "must_include_captain"
    ALL = "all"


class ReplyOrder(StrEnum):
    """When the members' answers to the box are shown."""

    SEALED = "sealed"  # all at once
    CAPTAIN_FIRST = "captain_first"
    CAPTAIN_LAST = "captain_last"


class Retention(StrEnum):
    """The result with which the box keeps the box."""

    BEATS_CAPTAIN = "beats_captain"
    BEATS_ORIGINAL_CAPTAIN = "beats_original_captain"
    NET_PROFIT = "net_profit"
    NET_NONNEG = "net_nonneg"
    BEATS_ALL = "beats_all"


class JoinPosition(StrEnum):
    """Where those who join enter the line."""

    AFTER_LOSER = "after_loser"
    BEFORE_LOSER = "before_loser"


class AbsentCube(StrEnum):
    """How a silent member answers a double."""

    FOLLOW_CAPTAIN = "follow_captain"
    DROP = "drop"
    PROXY_ONLY = "proxy_only"  # without a proxy they drop


class Abandonment(StrEnum):
    """The fate of a game that the box has left, if nobody stands in."""

    AUTOPILOT = "autopilot"
    FORFEIT_SINGLE = "forfeit_single"


class CrewGrace(StrEnum):
    """How long the captain's roll waits for the crew, counted from the beginning of the turn."""

    NONE = "none"
    QUARTER_HOUR = "15m"
    HOUR = "1h"
    FOUR_HOURS = "4h"

    @property
    def hours(self) -> float:
        return _GRACE_HOURS[self]


_GRACE_HOURS: Final[Mapping[CrewGrace, float]] = {
    CrewGrace.NONE: 0,
    CrewGrace.QUARTER_HOUR: 0.25,
    CrewGrace.HOUR: 1,
    CrewGrace.FOUR_HOURS: 4,
}
UNHURRIED_HOURS: Final = 8
"""From so many hours for a decision on, a roll usually waits for the crew."""


def usual_grace(turn_hours: int) -> CrewGrace:
    return CrewGrace.QUARTER_HOUR if turn_hours >= UNHURRIED_HOURS else CrewGrace.NONE


class ChouetteFault(StrEnum):
    """A fault in the options; the text says what would be right."""

    MONEY_ONLY = "a chouette is a money session, with the cube in play"
    PARTNER_TABLE = "a partner needs a table with room for that many players"
    SINGLE_BEAVERS = "one shared cube cannot hold two values, so beavers need a cube for each member"
    SINGLE_BATCH = "these rules choose between cubes, so they need a cube for each member"
    LONE_BEAVER = "a lone taker can only have to beaver where beavers are on"


SEVERAL_TO_BEAVER: Final = Need("cube_mode", value=CubeMode.MULTI, fault=ChouetteFault.SINGLE_BEAVERS)
SEVERAL_TO_CHOOSE: Final = Need("cube_mode", value=CubeMode.MULTI, fault=ChouetteFault.SINGLE_BATCH)
BEAVERS_TO_BEAVER: Final = Need(
    "beavers", value=True, fault=ChouetteFault.LONE_BEAVER, only_for=LoneRule.MUST_BEAVER
)


@dataclass(frozen=True, slots=True)
class ChouetteSheet:
    """The options of a chouette: the rules of its games, and the customs of the table.

    Args:
        rules: Stake, Jacoby, beavers, raccoons, automatic doubles, cube cap and start.
        cube_mode: One cube, or one for each member.
        max_players: How many are dealt in at most, 3 to 10; others wait.
        consultation: Which members may advise the captain.
        lone_rule: What a lone taker must do.
        lone_min: From how many players at the table on that holds.
        take_rule: Which of the team's cubes the box may take together.
        double_rule: Which cubes the box must offer together.
        reply_order: When the members' answers to the box are shown.
        retention: What the box must do to keep the box.
        partner_min: From how many players on the box may take a partner; 0 for never.
        join_position: Where those who join enter the line.
        has_settlements: Whether a bet may be settled by agreement.
        absent_cube: How a silent member answers a double.
        abandonment: What becomes of a game whose box is gone.
        turn_hours: How long a decision may take, 1 to 168 hours.
        crew_grace: How long the captain's roll waits for the crew; none at tables that were opened before.

    Raises:
        InvalidSheet: A number is out of its range, or options contradict each other.
    """

    rules: RuleSheet = field(default_factory=lambda: RuleSheet(is_jacoby=True, has_beavers=True))
    cube_mode: CubeMode = field(default=CubeMode.MULTI, metadata=option("cube_mode", 9, tuple(CubeMode)))
    max_players: int = field(default=10, metadata=option("max_players", 10, TABLES))
    consultation: Consultation = field(
        default=Consultation.FREE, metadata=option("consultation", 11, tuple(Consultation))
    )
    lone_rule: LoneRule = field(
        default=LoneRule.MUST_DROP, metadata=option("lone_taker", 12, tuple(LoneRule), (BEAVERS_TO_BEAVER,))
    )
    lone_min: int = field(default=5, metadata=option("lone_min", 13, TABLES))
    take_rule: TakeRule = field(
        default=TakeRule.FREE, metadata=option("box_take_rule", 14, tuple(TakeRule), (SEVERAL_TO_CHOOSE,))
    )
    double_rule: DoubleRule = field(
        default=DoubleRule.ANY,
        metadata=option("box_double_rule", 15, tuple(DoubleRule), (SEVERAL_TO_CHOOSE,)),
    )
    reply_order: ReplyOrder = field(
        default=ReplyOrder.SEALED, metadata=option("reply_order", 16, tuple(ReplyOrder))
    )
    retention: Retention = field(
        default=Retention.BEATS_CAPTAIN, metadata=option("box_retention", 17, tuple(Retention))
    )
    partner_min: int = field(default=0, metadata=option("partner_min", 18, PARTNER_TABLES))
    join_position: JoinPosition = field(
        default=JoinPosition.AFTER_LOSER, metadata=option("join_position", 19, tuple(JoinPosition))
    )
    has_settlements: bool = field(default=True, metadata=option("settlements", 20, OFF_ON))
    absent_cube: AbsentCube = field(
        default=AbsentCube.FOLLOW_CAPTAIN, metadata=option("absent_cube", 21, tuple(AbsentCube))
    )
    abandonment: Abandonment = field(
        default=Abandonment.AUTOPILOT, metadata=option("box_abandon", 22, tuple(Abandonment))
    )
    turn_hours: int = field(default=24, metadata=option("turn_hours", 23, TURN_HOURS))
    crew_grace: CrewGrace = field(default=CrewGrace.NONE, metadata=option("crew_grace", 24, tuple(CrewGrace)))

    def __post_init__(self) -> None:
        for fault, given, names in self._faults():
            raise InvalidSheet(given, fault, names)

    @property
    def is_single(self) -> bool:
        return self.cube_mode is CubeMode.SINGLE

    @property
    def terms(self) -> Terms:
        return self.rules.terms

    def changed(self, **chosen: Value) -> "ChouetteSheet":
        """As `RuleSheet.changed`; the usual grace follows the time for a decision."""
        if "turn_hours" in chosen and self.crew_grace is usual_grace(self.turn_hours):
            timed = changed(CHOUETTE_OPTIONS, self, {"turn_hours": chosen["turn_hours"]})
            chosen = {"crew_grace": usual_grace(timed.turn_hours), **chosen}
        return changed(CHOUETTE_OPTIONS, self, chosen)

    @property
    def grace_hours(self) -> float:
        """How long the roll waits for the crew, which is never longer than the team's own time."""
        return min(self.crew_grace.hours, self.turn_hours)

    def _faults(self) -> Iterator[tuple[StrEnum, object, tuple[str, ...]]]:
        values = values_of(CHOUETTE_OPTIONS, self)
        for name, value in out_of_range(CHOUETTE_OPTIONS, values):
            yield SheetFault.OUT_OF_RANGE, value, (name,)
        if self.rules.is_match or not self.rules.has_cube:
            yield ChouetteFault.MONEY_ONLY, self.rules, ()
        if self.partner_min > self.max_players:
            counts = (self.partner_min, self.max_players)
            yield ChouetteFault.PARTNER_TABLE, counts, ("partner_min", "max_players")
        for fault, names in unmet_needs(CHOUETTE_OPTIONS, values):
            yield fault, names, names


NEEDS_OF_SHARED: Final = {"beavers": (SEVERAL_TO_BEAVER,)}
"""Further needs of a shared option in a chouette."""

OWN_OPTIONS: Final = options_of(ChouetteSheet)
SHARED_OPTIONS: Final[Options] = {
    name: replace(
        shared, field=f"rules.{shared.field}", needs=(*shared.needs, *NEEDS_OF_SHARED.get(name, ()))
    )
    for name, shared in SHEET_OPTIONS.items()
    if shared.is_shared
}
FIRST_OPTIONS: Final = (
    "cube_mode",
    "stake",
    "max_players",
    "consultation",
    "jacoby",
    "automatic_doubles",
    "beavers",
    "raccoons",
    "cube_cap",
)
"""Those that commands have first; the others follow, its own before those of two players."""

CHOUETTE_OPTIONS: Final[Options] = {
    name: {**OWN_OPTIONS, **SHARED_OPTIONS}[name]
    for name in dict.fromkeys((*FIRST_OPTIONS, *OWN_OPTIONS, *SHARED_OPTIONS))
}

CLUB: Final = ChouetteSheet(crew_grace=usual_grace(ChouetteSheet().turn_hours))
SINGLE_CUBE: Final = CLUB.changed(cube_mode=CubeMode.SINGLE)
PRESETS: Final[Mapping[str, ChouetteSheet]] = {
    "club": CLUB,
    "leaflet": replace(
        SINGLE_CUBE,
        rules=RuleSheet(automatic_doubles=None),
        max_players=5,
        lone_rule=LoneRule.NONE,
        has_settlements=False,
    ),
    "single cube": SINGLE_CUBE,
    "no consultation": replace(CLUB, consultation=Consultation.NONE),
}
"""The sheets that have a name."""

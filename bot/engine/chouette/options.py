"""The options of a chouette: what everybody who joins agrees to, and how they are chosen by name."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from bot.engine.errors import InvalidInput
from bot.engine.match import Score, terms_at
from bot.engine.sheet import RuleSheet
from bot.engine.terms import Terms

MOST_PLAYERS: Final = range(3, 11)
PARTNER_TABLES: Final = (0, 6, 8)
TURN_HOURS: Final = range(1, 169)


class CubeMode(StrEnum):
    """How many cubes there are."""

    SINGLE = "single"  # one between the box and the team
    MULTI = "multi"  # one between the box and each member


class Consultation(StrEnum):
    """Which members may advise the captain; those who are out of the game never do."""

    FREE = "free"
    NONE = "none"
    AFTER_CUBE = "after_cube"  # those whose own cube has been turned and accepted


class LoneRule(StrEnum):
    """What the only one who accepts the box's initial double must do."""

    NONE = "none"
    MUST_DROP = "must_drop"
    EXTRAS = "extras"  # he may be given extra cubes by those who dropped
    MUST_BEAVER = "must_beaver"  # beaver or drop


class TakeRule(StrEnum):
    """Which of the team's cubes the box may take together."""

    FREE = "free"
    HALF_OF_INITIAL = "half_of_initial"  # none, or at least half, when all double initially together
    ALL_OR_NONE = "all_or_none"
    MUST_TAKE_CAPTAIN = "must_take_captain"  # if he takes any, the captain's too


class DoubleRule(StrEnum):
    """Which of the cubes that are his to turn the box must offer together."""

    ANY = "any"
    MUST_INCLUDE_CAPTAIN = "must_include_captain"
    ALL = "all"


class ReplyOrder(StrEnum):
    """When the members' answers to the box are shown."""

    SEALED = "sealed"  # all at once
    CAPTAIN_FIRST = "captain_first"
    CAPTAIN_LAST = "captain_last"


class Retention(StrEnum):
    """What the box must do to keep the box."""

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
    PROXY_ONLY = "proxy_only"  # without a proxy he drops


class Abandonment(StrEnum):
    """What becomes of a game whose box is gone, if nobody plays on for him."""

    AUTOPILOT = "autopilot"
    FORFEIT_SINGLE = "forfeit_single"


class ChouetteFault(StrEnum):
    """What is wrong with the options; the text is what would be right."""

    MONEY_ONLY = "a chouette is a money session, with the cube in play"
    PLAYERS = "a chouette is for 3 to 10 players"
    LONE_MIN = "the rule about a lone taker needs a table of 3 to 10 players"
    PARTNER_MIN = "the box may have a partner from 6 or from 8 players on, or never"
    PARTNER_TABLE = "a partner needs a table with room for that many players"
    TURN_HOURS = "a turn lasts 1 to 168 hours"
    SINGLE_BEAVERS = "one shared cube cannot hold two values, so beavers need a cube for each member"
    SINGLE_BATCH = "these rules choose between cubes, so they need a cube for each member"
    LONE_BEAVER = "a lone taker can only have to beaver where beavers are on"


class InvalidOptions(InvalidInput):
    """Options with a number out of its range, or that contradict each other; `fault` says which."""

    def __init__(self, given: object, fault: ChouetteFault) -> None:
        super().__init__(given, fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class ChouetteSheet:
    """What is played, and by which customs.

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

    Raises:
        InvalidOptions: A number is out of its range, or options contradict each other.

    """

    rules: RuleSheet = field(default_factory=lambda: RuleSheet(is_jacoby=True, has_beavers=True))
    cube_mode: CubeMode = CubeMode.MULTI
    max_players: int = 10
    consultation: Consultation = Consultation.FREE
    lone_rule: LoneRule = LoneRule.MUST_DROP
    lone_min: int = 5
    take_rule: TakeRule = TakeRule.FREE
    double_rule: DoubleRule = DoubleRule.ANY
    reply_order: ReplyOrder = ReplyOrder.SEALED
    retention: Retention = Retention.BEATS_CAPTAIN
    partner_min: int = 0
    join_position: JoinPosition = JoinPosition.AFTER_LOSER
    has_settlements: bool = True
    absent_cube: AbsentCube = AbsentCube.FOLLOW_CAPTAIN
    abandonment: Abandonment = Abandonment.AUTOPILOT
    turn_hours: int = 24

    def __post_init__(self) -> None:
        for fault, given in (*self._out_of_range(), *self._contradictions()):
            raise InvalidOptions(given, fault)

    @property
    def is_single(self) -> bool:
        """Tell whether all bets are on one cube."""
        return self.cube_mode is CubeMode.SINGLE

    @property
    def terms(self) -> Terms:
        """Return the terms of each of its games."""
        return terms_at(self.rules, Score())

    def with_single_cube(self) -> "ChouetteSheet":
        """Return the sheet with one cube, and without what means nothing then."""
        return replace(
            self,
            cube_mode=CubeMode.SINGLE,
            rules=self.rules.without_beavers(),
            lone_rule=LoneRule.MUST_DROP if self.lone_rule is LoneRule.MUST_BEAVER else self.lone_rule,
            take_rule=TakeRule.FREE,
            double_rule=DoubleRule.ANY,
        )

    def _out_of_range(self) -> Iterator[tuple[ChouetteFault, object]]:
        if self.max_players not in MOST_PLAYERS:
            yield ChouetteFault.PLAYERS, self.max_players
        if self.lone_min not in MOST_PLAYERS:
            yield ChouetteFault.LONE_MIN, self.lone_min
        if self.partner_min not in PARTNER_TABLES:
            yield ChouetteFault.PARTNER_MIN, self.partner_min
        if self.turn_hours not in TURN_HOURS:
            yield ChouetteFault.TURN_HOURS, self.turn_hours

    def _contradictions(self) -> Iterator[tuple[ChouetteFault, object]]:
        if self.rules.is_match or not self.rules.has_cube:
            yield ChouetteFault.MONEY_ONLY, self.rules
        if self.partner_min > self.max_players:
            yield ChouetteFault.PARTNER_TABLE, (self.partner_min, self.max_players)
        if self.is_single and self.rules.has_beavers:
            yield ChouetteFault.SINGLE_BEAVERS, self.cube_mode
        if self.is_single and (self.take_rule, self.double_rule) != (TakeRule.FREE, DoubleRule.ANY):
            yield ChouetteFault.SINGLE_BATCH, (self.take_rule, self.double_rule)
        if self.lone_rule is LoneRule.MUST_BEAVER and not self.rules.has_beavers:
            yield ChouetteFault.LONE_BEAVER, self.lone_rule


CLUB: Final = ChouetteSheet()
PRESETS: Final[Mapping[str, ChouetteSheet]] = {
    "club": CLUB,
    "leaflet": replace(
        CLUB.with_single_cube(),
        rules=RuleSheet(automatic_doubles=None),
        max_players=5,
        lone_rule=LoneRule.NONE,
        has_settlements=False,
    ),
    "single cube": CLUB.with_single_cube(),
    "no consultation": replace(CLUB, consultation=Consultation.NONE),
}
"""The sheets that have a name."""


RULES: Final[Mapping[str, str]] = {
    "stake": "stake",
    "jacoby": "is_jacoby",
    "automatic_doubles": "automatic_doubles",
    "beavers": "has_beavers",
    "raccoons": "has_raccoons",
    "cube_cap": "cube_cap",
    "start": "start",
}
"""What each option is called on `ChouetteSheet.rules`."""

CUSTOMS: Final[Mapping[str, str]] = {
    "cube_mode": "cube_mode",
    "max_players": "max_players",
    "consultation": "consultation",
    "lone_taker": "lone_rule",
    "lone_min": "lone_min",
    "box_take_rule": "take_rule",
    "box_double_rule": "double_rule",
    "reply_order": "reply_order",
    "box_retention": "retention",
    "partner_min": "partner_min",
    "join_position": "join_position",
    "settlements": "has_settlements",
    "absent_cube": "absent_cube",
    "box_abandon": "abandonment",
    "turn_hours": "turn_hours",
}
"""What each of the other options is called on `ChouetteSheet`."""

Chosen = Mapping[str, Any]
"""Values by the names of their options; each option has a type of its own."""


def with_options(sheet: ChouetteSheet, chosen: Chosen) -> ChouetteSheet:
    """Return a sheet with what was chosen; what it cannot have then falls away, unless it was chosen too.

    Raises:
        InvalidOptions: What was chosen contradicts itself, or is out of its range.
        InvalidSheet: The same, of the rules that two players know too.

    """
    base = _without_what_falls_away(sheet, chosen)
    rules = {field: chosen[option] for option, field in RULES.items() if option in chosen}
    customs = {field: chosen[option] for option, field in CUSTOMS.items() if option in chosen}
    return replace(base, rules=replace(base.rules, **rules), **customs)


def _without_what_falls_away(sheet: ChouetteSheet, chosen: Chosen) -> ChouetteSheet:
    if chosen.get("cube_mode") == CubeMode.SINGLE:
        return sheet.with_single_cube()
    if chosen.get("beavers", True):
        return sheet
    lone = LoneRule.MUST_DROP if sheet.lone_rule is LoneRule.MUST_BEAVER else sheet.lone_rule
    return replace(sheet, rules=sheet.rules.without_beavers(), lone_rule=lone)

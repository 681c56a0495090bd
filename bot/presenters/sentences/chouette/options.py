"""The options of a chouette in words: what each is called, and each of its values."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.chouette import (
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
from bot.presenters.sentences.clocks import hours
from bot.presenters.sentences.sheet import NACKGAMMON, NO, NO_LIMIT, YES, start_name
from bot.presenters.sentences.words import count

Value = str | int | None
"""A member of one of the enums, a number, yes or no; None for "no limit"."""

CUBE_MODES: Final[Mapping[Value, str]] = {
    CubeMode.MULTI: "one for each member",
    CubeMode.SINGLE: "one for the whole team",
}
CONSULTATION: Final[Mapping[Value, str]] = {
    Consultation.FREE: "everyone still in the game",
    Consultation.AFTER_CUBE: "whose own cube was turned",
    Consultation.NONE: "nobody",
}
LONE_RULES: Final[Mapping[Value, str]] = {
    LoneRule.NONE: "plays on",
    LoneRule.MUST_DROP: "must pass too",
    LoneRule.EXTRAS: "may get extra cubes",
    LoneRule.MUST_BEAVER: "must beaver or pass",
}
TAKE_RULES: Final[Mapping[Value, str]] = {
    TakeRule.FREE: "any",
    TakeRule.HALF_OF_INITIAL: "at least half of first doubles, or none",
    TakeRule.ALL_OR_NONE: "all or none",
    TakeRule.MUST_TAKE_CAPTAIN: "the captain's too, or none",
}
DOUBLE_RULES: Final[Mapping[Value, str]] = {
    DoubleRule.ANY: "any",
    DoubleRule.MUST_INCLUDE_CAPTAIN: "the captain's too, or none",
    DoubleRule.ALL: "all or none",
}
REPLY_ORDERS: Final[Mapping[Value, str]] = {
    ReplyOrder.SEALED: "all at once",
    ReplyOrder.CAPTAIN_FIRST: "the captain's first",
    ReplyOrder.CAPTAIN_LAST: "the captain's last",
}
RETENTION: Final[Mapping[Value, str]] = {
    Retention.BEATS_CAPTAIN: "by beating the captain",
    Retention.BEATS_ORIGINAL_CAPTAIN: "by beating the first captain",
    Retention.NET_PROFIT: "by winning points in all",
    Retention.NET_NONNEG: "by losing no points in all",
    Retention.BEATS_ALL: "by beating every member",
}
JOIN_POSITIONS: Final[Mapping[Value, str]] = {
    JoinPosition.AFTER_LOSER: "behind the loser",
    JoinPosition.BEFORE_LOSER: "before the loser",
}
ABSENT_CUBES: Final[Mapping[Value, str]] = {
    AbsentCube.FOLLOW_CAPTAIN: "follows the captain",
    AbsentCube.DROP: "passes",
    AbsentCube.PROXY_ONLY: "the proxy's answer, or a pass",
}
ABANDONMENTS: Final[Mapping[Value, str]] = {
    Abandonment.AUTOPILOT: "the autopilot plays on",
    Abandonment.FORFEIT_SINGLE: "forfeits a single game",
}
PARTNERS: Final[Mapping[Value, str]] = {0: NO, 6: "from 6 players on", 8: "from 8 players on"}
STARTS: Final[Mapping[Value, str]] = {
    "standard": "standard",
    "nackgammon": NACKGAMMON,
    "hypergammon": "hypergammon",
}
YES_OR_NO: Final[Mapping[Value, str]] = {True: YES, False: NO}


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a sheet.

    Args:
        title: What it is called.
        read: Returns its value on a sheet.
        labels: Each of its values in words; of a number, those that are offered for a choice.
        write: Returns any other value in words.

    """

    title: str
    read: Callable[[ChouetteSheet], Value]
    labels: Mapping[Value, str]
    write: Callable[[Value], str] = str

    def label(self, value: Value) -> str:
        """Return a value in words."""
        return self.labels[value] if value in self.labels else self.write(value)


def _numbers(values: Sequence[Value], write: Callable[[Value], str] = str) -> dict[Value, str]:
    return {value: write(value) for value in values}


def _hours(value: Value) -> str:
    return f"{hours(int(value or 0))} a decision"


def _limit(value: Value) -> str:
    return NO_LIMIT if value is None else str(value)


def _players(value: Value) -> str:
    return count(int(value or 0), "player")


OPTIONS: Final[Mapping[str, Option]] = {
    "cube_mode": Option("Cubes", lambda s: s.cube_mode, CUBE_MODES),
    "stake": Option("Stake", lambda s: s.rules.stake, _numbers((1, 2, 3, 5, 10, 20, 50, 100))),
    "max_players": Option("At most", lambda s: s.max_players, _numbers(range(3, 11), _players), _players),
    "consultation": Option("Advice from", lambda s: s.consultation, CONSULTATION),
    "jacoby": Option("Jacoby", lambda s: s.rules.is_jacoby, YES_OR_NO),
    "automatic_doubles": Option(
        "Automatic doubles",
        lambda s: s.rules.automatic_doubles,
        _numbers((0, 1, 2, 3, None), _limit),
        _limit,
    ),
    "beavers": Option("Beavers", lambda s: s.rules.has_beavers, YES_OR_NO),
    "raccoons": Option("Raccoons", lambda s: s.rules.has_raccoons, YES_OR_NO),
    "cube_cap": Option(
        "Cube cap", lambda s: s.rules.cube_cap, _numbers((None, 2, 4, 8, 16, 32, 64), _limit), _limit
    ),
    "lone_taker": Option("A lone taker", lambda s: s.lone_rule, LONE_RULES),
    "lone_min": Option("Lone taker from", lambda s: s.lone_min, _numbers(range(3, 11), _players), _players),
    "box_take_rule": Option("The box takes", lambda s: s.take_rule, TAKE_RULES),
    "box_double_rule": Option("The box doubles", lambda s: s.double_rule, DOUBLE_RULES),
    "reply_order": Option("Answers shown", lambda s: s.reply_order, REPLY_ORDERS),
    "box_retention": Option("The box stays", lambda s: s.retention, RETENTION),
    "partner_min": Option("Partner of the box", lambda s: s.partner_min, PARTNERS),
    "join_position": Option("Who joins stands", lambda s: s.join_position, JOIN_POSITIONS),
    "settlements": Option("Settlements", lambda s: s.has_settlements, YES_OR_NO),
    "absent_cube": Option("A silent member", lambda s: s.absent_cube, ABSENT_CUBES),
    "box_abandon": Option("A box that is gone", lambda s: s.abandonment, ABANDONMENTS),
    "turn_hours": Option(
        "Time", lambda s: s.turn_hours, _numbers((1, 4, 8, 12, 24, 48, 72, 96, 168), _hours), _hours
    ),
    "start": Option("Start", lambda s: s.rules.start_name or start_name(s.rules), STARTS),
}
"""By the names that commands call them."""

"""The rule sheet of a chouette in words: every option, and what differs from another sheet."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.chouette import (
    CLUB,
    PRESETS,
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
from bot.play.chouette.text.consulting import CONSULTATION_EXPLAINED
from bot.play.chouette.text.people import SEPARATOR
from bot.play.heads_up.sheet_text import NACKGAMMON, NO, NO_LIMIT, YES, start_name
from bot.play.text.clocks import hours
from bot.play.text.words import count

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


UNCHANGED: Final = "the options stay as they are"
PRESETS_EXPLAINED: Final = {
    "club": "a cube for each member, Jacoby, beavers, free advice",
    "leaflet": "at most 5 players, one cube, automatic doubles, no Jacoby",
    "single cube": "as club, with one cube for the whole team",
    "no consultation": "as club, but nobody advises the captain",
}
LONE_RULES_SAID: Final = {
    LoneRule.NONE: "plays on.",
    LoneRule.MUST_DROP: "must pass too.",
    LoneRule.EXTRAS: "may be given an extra cube, with its fee, by each of those who passed.",
    LoneRule.MUST_BEAVER: "must beaver or pass.",
}
RETENTION_SAID: Final = {
    Retention.BEATS_CAPTAIN: (
        "the box stays unless a captain beats it. "
        "A captain who passes goes to the bottom; the next is captain."
    ),
    Retention.BEATS_ORIGINAL_CAPTAIN: "the box stays unless the captain who began the game beats it.",
    Retention.NET_PROFIT: "the box stays if it wins points over all its bets together.",
    Retention.NET_NONNEG: "the box stays if it loses no points over all its bets together.",
    Retention.BEATS_ALL: "the box stays if it beats every member.",
}
REPLY_ORDERS_SAID: Final = {
    ReplyOrder.SEALED: "answers to the box are sealed, and shown all at once.",
    ReplyOrder.CAPTAIN_FIRST: "answers to the box are sealed; the captain's is shown first.",
    ReplyOrder.CAPTAIN_LAST: "answers to the box are sealed; the captain's is shown last.",
}
ABSENT_CUBES_SAID: Final = {
    AbsentCube.FOLLOW_CAPTAIN: "a silent member who is doubled follows the captain",
    AbsentCube.DROP: "a silent member who is doubled passes",
    AbsentCube.PROXY_ONLY: "for a silent member who is doubled the proxy answers, or it is a pass",
}
ABANDONMENTS_SAID: Final = {
    Abandonment.AUTOPILOT: "else the autopilot: it never doubles, and makes a plain play",
    Abandonment.FORFEIT_SINGLE: "else the box forfeits a single game on each bet",
}
JOIN_POSITIONS_SAID: Final = {
    JoinPosition.AFTER_LOSER: "behind that game's loser",
    JoinPosition.BEFORE_LOSER: "just before that game's loser",
}


def preset_name(sheet: ChouetteSheet) -> str | None:
    """Return the name of the preset that a sheet is; None if it is none of them."""
    return next((name for name, preset in PRESETS.items() if preset == sheet), None)


def value_of(sheet: ChouetteSheet, option: str) -> str:
    """Return what a sheet says about an option, in words."""
    return OPTIONS[option].label(OPTIONS[option].read(sheet))


def choices(option: str) -> tuple[tuple[Value, str], ...]:
    """Return the values of an option that are offered, each with its label: for selects and autocomplete."""
    return tuple(OPTIONS[option].labels.items())


def _facts(sheet: ChouetteSheet) -> dict[str, str]:
    """Return every option of a sheet by its title, with its value in words."""
    return {option.title: option.label(option.read(sheet)) for option in OPTIONS.values()}


def differences(sheet: ChouetteSheet, base: ChouetteSheet = CLUB) -> str:
    """Return what a sheet says otherwise than another: "Jacoby: no · Stake: 5"; "" if nothing."""
    before = _facts(base)
    return SEPARATOR.join(
        f"{title}: {value}" for title, value in _facts(sheet).items() if before[title] != value
    )


def in_brief(sheet: ChouetteSheet) -> str:
    """Return a sheet by the name of its preset, or by what it says otherwise than the preset "club"."""
    preset = preset_name(sheet)
    if preset is not None:
        return f"Preset “{preset}”: {PRESETS_EXPLAINED[preset]}"
    return f"As the preset “club”, but {differences(sheet)}"


def explained(sheet: ChouetteSheet) -> Iterator[str]:
    """Yield the rules on a sheet in plain words, each with its name in front."""
    stake = f" Every point is worth {sheet.rules.stake}." if sheet.rules.stake > 1 else ""
    yield (
        "**Chouette**: one player, the box, plays alone against all the others, the team. "
        f"The captain rolls and moves for the team. Points only; no money moves.{stake}"
    )
    yield f"**Players**: 3 start it; at most {sheet.max_players} play, more wait in order."
    yield from _cubes(sheet)
    yield CONSULTATION_EXPLAINED[sheet.consultation]
    yield from _answers(sheet)
    yield f"**Next box**: {RETENTION_SAID[sheet.retention]}"
    yield from _seats(sheet)
    yield from _time(sheet)
    yield f"**Start**: {value_of(sheet, 'start')}."


def _cubes(sheet: ChouetteSheet) -> Iterator[str]:
    rules = sheet.rules
    if sheet.is_single:
        yield "**Cube**: one for all. The captain doubles for the team; each member takes or passes alone."
    else:
        yield "**Cubes**: each member has one with the box, and doubles, takes and passes alone."
    if rules.cube_cap is not None:
        yield f"**Cube cap**: a cube goes no higher than {rules.cube_cap}."
    yield (
        "**Jacoby**: on a cube that nobody has doubled, gammons and backgammons count as single games."
        if rules.is_jacoby
        else "**Gammons**: they count on every cube, doubled or not (no Jacoby)."
    )
    yield f"**Beavers**: {_beavers(sheet)}"
    if rules.automatic_doubles != 0:
        most = rules.automatic_doubles
        limit = "" if most is None else f", up to {count(most, 'time')} a game"
        yield f"**Automatic doubles**: equal numbers in the opening turn every cube{limit}."


def _beavers(sheet: ChouetteSheet) -> str:
    if not sheet.rules.has_beavers:
        return "none."
    raccoons = "a beaver may be raccooned" if sheet.rules.has_raccoons else "no raccoons"
    return f"whoever is doubled may double again at once, and keep the cube; {raccoons}."


def _answers(sheet: ChouetteSheet) -> Iterator[str]:
    if not sheet.is_single:
        yield f"**Box doubles**, of the cubes that it may turn: {DOUBLE_RULES[sheet.double_rule]}."
        yield f"**Box takes**, of the cubes offered together: {TAKE_RULES[sheet.take_rule]}."
    yield f"**Answers**: {REPLY_ORDERS_SAID[sheet.reply_order]}"
    tables = "" if sheet.lone_rule is LoneRule.NONE else f" (tables of {sheet.lone_min} or more)"
    lone = LONE_RULES_SAID[sheet.lone_rule]
    yield f"**Lone taker**{tables}: who alone takes the box's first double {lone}"
    yield (
        "**Settlements**: any bet may be settled for points, if both sides agree."
        if sheet.has_settlements
        else "**Settlements**: none; a bet may still be conceded."
    )


def _seats(sheet: ChouetteSheet) -> Iterator[str]:
    if sheet.partner_min:
        yield f"**Partner**: from {sheet.partner_min} players on the box may ask for one, who shares half."
    position = JOIN_POSITIONS_SAID[sheet.join_position]
    yield f"**Joining**: at any time; you are dealt in after the game, {position}."


def _time(sheet: ChouetteSheet) -> Iterator[str]:
    yield (
        f"**Time**: {hours(sheet.turn_hours)} for each decision. "
        f"Then {ABSENT_CUBES_SAID[sheet.absent_cube]}; "
        "a silent captain passes, and is relieved for the turn."
    )
    yield (
        "**A box that is gone**: the partner, or somebody willing who is out, plays on; "
        f"{ABANDONMENTS_SAID[sheet.abandonment]}."
    )

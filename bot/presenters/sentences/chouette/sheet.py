"""The rule sheet of a chouette in words: every option, and what differs from another sheet."""

from collections.abc import Iterator
from typing import Final

from bot.engine.chouette import (
    CLUB,
    PRESETS,
    Abandonment,
    AbsentCube,
    ChouetteSheet,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
)
from bot.presenters.sentences.chouette.consultation import CONSULTATION_EXPLAINED
from bot.presenters.sentences.chouette.options import DOUBLE_RULES, OPTIONS, TAKE_RULES, Value
from bot.presenters.sentences.chouette.people import SEPARATOR
from bot.presenters.sentences.clocks import hours
from bot.presenters.sentences.words import count

UNCHANGED: Final = "the options stay as they are"
PRESETS_EXPLAINED: Final = {
    "club": "a cube for each member, Jacoby, beavers, free advice",
    "leaflet": "at most 5 players, one cube, automatic doubles, no Jacoby",
    "single cube": "as club, with one cube for the whole team",
    "no consultation": "as club, but nobody advises the captain",
}
LONE_RULES: Final = {
    LoneRule.NONE: "plays on.",
    LoneRule.MUST_DROP: "must pass too.",
    LoneRule.EXTRAS: "may be given an extra cube, with its fee, by each of those who passed.",
    LoneRule.MUST_BEAVER: "must beaver or pass.",
}
RETENTION: Final = {
    Retention.BEATS_CAPTAIN: (
        "the box stays unless a captain beats it. "
        "A captain who passes goes to the bottom; the next is captain."
    ),
    Retention.BEATS_ORIGINAL_CAPTAIN: "the box stays unless the captain who began the game beats it.",
    Retention.NET_PROFIT: "the box stays if it wins points over all its bets together.",
    Retention.NET_NONNEG: "the box stays if it loses no points over all its bets together.",
    Retention.BEATS_ALL: "the box stays if it beats every member.",
}
REPLY_ORDERS: Final = {
    ReplyOrder.SEALED: "answers to the box are sealed, and shown all at once.",
    ReplyOrder.CAPTAIN_FIRST: "answers to the box are sealed; the captain's is shown first.",
    ReplyOrder.CAPTAIN_LAST: "answers to the box are sealed; the captain's is shown last.",
}
ABSENT_CUBES: Final = {
    AbsentCube.FOLLOW_CAPTAIN: "a silent member who is doubled follows the captain",
    AbsentCube.DROP: "a silent member who is doubled passes",
    AbsentCube.PROXY_ONLY: "for a silent member who is doubled the proxy answers, or it is a pass",
}
ABANDONMENTS: Final = {
    Abandonment.AUTOPILOT: "else the autopilot: it never doubles, and makes a plain play",
    Abandonment.FORFEIT_SINGLE: "else the box forfeits a single game on each bet",
}
JOIN_POSITIONS: Final = {
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
    yield f"**Next box**: {RETENTION[sheet.retention]}"
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
    yield f"**Answers**: {REPLY_ORDERS[sheet.reply_order]}"
    tables = "" if sheet.lone_rule is LoneRule.NONE else f" (tables of {sheet.lone_min} or more)"
    yield f"**Lone taker**{tables}: who alone takes the box's first double {LONE_RULES[sheet.lone_rule]}"
    yield (
        "**Settlements**: any bet may be settled for points, if both sides agree."
        if sheet.has_settlements
        else "**Settlements**: none; a bet may still be conceded."
    )


def _seats(sheet: ChouetteSheet) -> Iterator[str]:
    if sheet.partner_min:
        yield f"**Partner**: from {sheet.partner_min} players on the box may ask for one, who shares half."
    yield f"**Joining**: at any time; you are dealt in after the game, {JOIN_POSITIONS[sheet.join_position]}."


def _time(sheet: ChouetteSheet) -> Iterator[str]:
    yield (
        f"**Time**: {hours(sheet.turn_hours)} for each decision. Then {ABSENT_CUBES[sheet.absent_cube]}; "
        "a silent captain passes, and is relieved for the turn."
    )
    yield (
        "**A box that is gone**: the partner, or somebody willing who is out, plays on; "
        f"{ABANDONMENTS[sheet.abandonment]}."
    )

"""The rule sheet in words: in a few short lines, and as a list of facts."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine import (
    BAR,
    OFF,
    POINTS,
    InvalidInput,
    InvalidPositionId,
    InvalidSheet,
    Position,
    RuleSheet,
    SheetFault,
    format_position_id,
)
from bot.engine.keys import PlayerId
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.text.clocks import clock_lines, control_changes
from bot.play.text.names import name
from bot.play.text.words import code, count, listed

NACKGAMMON: Final = "Nackgammon"
STARTS: Final = {
    "standard": "standard start",
    "nackgammon": f"{NACKGAMMON} start",
    "hypergammon": "hypergammon, three checkers a side",
}
AUTOMATIC: Final = "automatic doubles"
YES, NO, NO_LIMIT = "yes", "no", "no limit"
LEFT: Final = "Nothing was changed; all stands as it is."
NOTHING_CHANGED: Final = "Each press changes one thing. Nobody sees it until you propose it."


def what_is_played(sheet: RuleSheet) -> str:
    """Return a match or a money session in a few words: "Match to 5", "Money session"."""
    if sheet.length is not None:
        return f"Match to {sheet.length}"
    return "Money session" if sheet.stake == 1 else f"Money session, stake {sheet.stake}"


def rules(sheet: RuleSheet) -> Iterator[str]:
    """Yield what is special about a sheet, in a few words each."""
    yield from _options_on(sheet)
    if not sheet.has_cube:
        yield "no cube"
    elif sheet.cube_cap is not None:
        yield f"cube up to {sheet.cube_cap}"
    if sheet.start_name != "standard":
        yield _start(sheet)


def in_brief(sheet: RuleSheet) -> str:
    """Return what is played with all that is special about it: "Match to 5, no cube"."""
    return ", ".join([what_is_played(sheet), *rules(sheet)])


def sheet_lines(sheet: RuleSheet) -> list[str]:
    """Return the whole sheet in short lines: what is played, and by which rules."""
    played = " · ".join([*_cube(sheet), *_options_on(sheet), _start(sheet)])
    return [f"**{_in_full(sheet)}**", f"{played[0].upper()}{played[1:]}"]


def facts(sheet: RuleSheet) -> Mapping[str, str]:
    """Return what stands on a sheet, as a name and a value each; what cannot matter on it is left out."""
    is_session = not sheet.is_match
    found = {"Play": "money session" if is_session else f"match to {sheet.length}"}
    if is_session:
        found["Stake"] = str(sheet.stake)
    if sheet.length != 1:
        found["Cube"] = _yes_or_no(is_on=sheet.has_cube)
        if sheet.has_cube:
            found |= _facts_with_cube(sheet)
    found["Start"] = start_name(sheet)
    return found


def changes(before: RuleSheet, after: RuleSheet) -> str:
    """Return what is different on another sheet: "match to 5 → match to 7 · Cube: yes → no"."""
    plain, old = facts(RuleSheet()), facts(before)
    pairs = [(name, old.get(name, plain[name]), value) for name, value in facts(after).items()]
    changed = (f"{name}: {was} → {now}" for name, was, now in pairs if was != now)
    return " · ".join(changed).removeprefix("Play: ")


def start_name(sheet: RuleSheet) -> str:
    """Return what a starting position is called, by its GNU Position ID if it has no name."""
    name = sheet.start_name or format_position_id(sheet.start)
    return NACKGAMMON if name == NACKGAMMON.lower() else name


def _in_full(sheet: RuleSheet) -> str:
    """Return what is played, with its unit: "Match to 5 points"."""
    if sheet.length is None:
        return what_is_played(sheet)
    return f"Match to {count(sheet.length, 'point')}"


def _options(sheet: RuleSheet) -> dict[str, bool]:
    """Return the options of a money session, and whether each is on."""
    return {
        "Jacoby": sheet.is_jacoby,
        "beavers": sheet.has_beavers,
        "raccoons": sheet.has_raccoons,
        AUTOMATIC: sheet.automatic_doubles != 0,
    }


def _options_on(sheet: RuleSheet) -> Iterator[str]:
    for option, is_on in _options(sheet).items():
        if is_on and option == AUTOMATIC:
            yield _automatic(sheet.automatic_doubles)
        elif is_on:
            yield option


def _automatic(most: int | None) -> str:
    return f"{AUTOMATIC} without limit" if most is None else f"up to {count(most, 'automatic double')} a game"


def _cube(sheet: RuleSheet) -> Iterator[str]:
    if sheet.length == 1:
        return
    if not sheet.has_cube:
        yield "no doubling cube"
        return
    yield "doubling cube" if sheet.cube_cap is None else f"doubling cube up to {sheet.cube_cap}"
    if sheet.is_match:
        yield "Crawford rule"


def _start(sheet: RuleSheet) -> str:
    return STARTS.get(sheet.start_name or "", f"start {format_position_id(sheet.start)}")


def _facts_with_cube(sheet: RuleSheet) -> dict[str, str]:
    cap = {"Cube cap": NO_LIMIT if sheet.cube_cap is None else str(sheet.cube_cap)}
    if sheet.is_match:
        return cap
    doubles = sheet.automatic_doubles
    return {
        **cap,
        "Jacoby": _yes_or_no(is_on=sheet.is_jacoby),
        "Beavers": _yes_or_no(is_on=sheet.has_beavers),
        "Raccoons": _yes_or_no(is_on=sheet.has_raccoons),
        "Automatic doubles": NO_LIMIT if doubles is None else str(doubles),
    }


def _yes_or_no(*, is_on: bool) -> str:
    return YES if is_on else NO


def sheet_offered(table: HeadsUpTable) -> list[str]:
    """Return the sheet of a challenge in short lines; after a proposal, whose it is and what it changes."""
    challenge = table.state.challenge
    lines = [*sheet_lines(challenge.sheet), *clock_lines(challenge.control)]
    offerer = name(table.players[challenge.offerer])
    if challenge.withdrew is not None:
        again = f"{offerer}'s offer stands again."
        lines = [*lines, f"-# {name(table.players[challenge.withdrew])} withdrew a counter-offer: {again}"]
    if challenge.replaced is None:
        return lines
    changed = what_was_changed(challenge)
    return [f"{offerer} proposes:", *lines, *([f"-# Changed: {changed}"] if changed else [])]


def what_was_changed(challenge: Challenge) -> str:
    """Return what is different about a challenge since it was last changed; "" if nothing is."""
    parts = [changes(challenge.replaced or challenge.sheet, challenge.sheet)]
    parts.append(control_changes(challenge.replaced_control or challenge.control, challenge.control))
    return " · ".join(part for part in parts if part)


def crawford_state(table: HeadsUpTable) -> str:
    """Return whether a match's Crawford game is to come, being played, or over; "" where there is none."""
    length = table.sheet.length
    if length is None or length == 1 or not table.sheet.has_cube:
        return ""
    if table.is_crawford:
        return "This is the Crawford game, without the cube."
    if table.score.had_crawford:
        return "The Crawford game is over; the cube is in play."
    return "The Crawford game has not been played yet."


def explained(sheet: RuleSheet) -> Iterator[str]:
    """Yield the rules on a sheet, each with its name in front."""
    yield _play(sheet)
    yield _wins(sheet)
    if sheet.has_cube and sheet.length != 1:
        yield from _cube_explained(sheet)
    else:
        yield "**No doubling cube**: nobody can double."
    yield from _options_explained(sheet)
    yield _start_explained(sheet)


def _play(sheet: RuleSheet) -> str:
    if sheet.length == 1:
        return "**Match to 1 point**: one game decides it."
    if sheet.is_match:
        points = f"{sheet.length} points"
        return f"**Match to {points}**: whoever first has {points} wins; any beyond count for nothing."
    stake = f" Every point is worth {sheet.stake}." if sheet.stake > 1 else ""
    return f"**Money session**: as many games as you both like, for points; no money moves.{stake}"


def _wins(sheet: RuleSheet) -> str:
    if sheet.length == 1:
        return "**Wins**: any win is enough."
    times = ", times the number on the cube" if sheet.has_cube else ""
    return (
        "**Wins**: a win is worth 1 point; a *gammon* (the loser has borne off no checker) 2; a *backgammon* "
        f"(and has one on the bar or in the winner's home board) 3{times}."
    )


def _cube_explained(sheet: RuleSheet) -> Iterator[str]:
    yield (
        "**Doubling cube**: before you roll you may offer to double what the game is worth. The other side "
        "takes, and alone may double next; or passes, and loses what it was worth before."
    )
    if sheet.cube_cap is not None:
        yield f"**Cube cap**: the cube goes no higher than {sheet.cube_cap}."
    if sheet.length is not None:
        yield (
            f"**Crawford rule**: when a side first has {count(sheet.length - 1, 'point')}, the next game is "
            "played without the cube; after that one it is back."
        )
        yield "**Dead cube**: you may not double if winning a single game would win you the match anyway."


def _options_explained(sheet: RuleSheet) -> Iterator[str]:
    if sheet.is_jacoby:
        yield "**Jacoby**: gammons and backgammons count only once somebody has doubled in the game."
    if sheet.has_beavers:
        yield "**Beavers**: if you are doubled, you may double again at once, and keep the cube."
    if sheet.has_raccoons:
        yield "**Raccoons**: if your double is beavered, you may double once more; the other keeps the cube."
    if sheet.automatic_doubles != 0:
        limit = "" if sheet.automatic_doubles is None else f" up to {count(sheet.automatic_doubles, 'time')},"
        yield (
            "**Automatic doubles**: whenever both throw the same number to begin a game, the cube doubles,"
            f"{limit} and stays in the middle."
        )


def _start_explained(sheet: RuleSheet) -> str:
    called = start_name(sheet) if sheet.start_name else f"`{start_name(sheet)}`"
    return f"**Start**: {called}. Each side has {_checkers(sheet.start)}."


def _checkers(start: Position) -> str:
    """Return where a side's checkers start."""
    side = start.own
    places = [f"{side[point]} on {point}" for point in reversed(POINTS) if side[point]]
    bar = [f"{side[BAR]} on the bar"] if side[BAR] else []
    off = [f"{side[OFF]} off the board, which do not count as borne off"] if side[OFF] else []
    return ", ".join([*bar, *places, *off])


OPTIONS: Final = {
    "stake": "stake",
    "Jacoby": "jacoby",
    "beavers": "beavers",
    "raccoons": "raccoons",
    "automatic doubles": "automatic_doubles",
    "cube cap": "cube_cap",
}
RANGES: Final = {
    SheetFault.STAKE: "A stake is 1 to 1000 points",
    SheetFault.AUTOMATIC_DOUBLES: "Automatic doubles are 0 to 10 a game, or `unlimited`",
    SheetFault.CUBE_CAP: "A cube cap is a power of two from 2 to 4096, or 0 for no cap",
}
OTHER_FAULTS: Final = {
    SheetFault.NEEDS_BEAVERS: "A raccoon answers a beaver: play with `beavers` too, or leave out `raccoons`.",
    SheetFault.START: "Both sides start alike, with a checker to bear off; in that position they do not.",
    SheetFault.START_SHARED: "In that position both sides hold one point; a point belongs to one side only.",
    SheetFault.START_CLOSED_OUT: "In that position both sides are closed out, so nobody could ever move.",
}
POSITION_ID_LENGTH: Final = 14
KNOWN_STARTS: Final = (
    f"standard, Nackgammon or hypergammon, an XGID, or a GNU Position ID of {POSITION_ID_LENGTH} characters"
)


def invalid_sheet(error: InvalidSheet) -> str:
    """Return what contradicts itself on a sheet, or is out of its range, and what would be right."""
    match error.fault:
        case SheetFault.MONEY_ONLY:
            return f"A match has {_none_of(error)}, or play a money session."
        case SheetFault.NEEDS_CUBE:
            return f"Without the cube there is {_none_of(error)}, or play with the cube."
        case SheetFault.LENGTH:
            return f"A match is played to 1 to 25 points, not to {error.given}. Choose a `length` among them."
        case SheetFault.STAKE | SheetFault.AUTOMATIC_DOUBLES | SheetFault.CUBE_CAP:
            return f"{RANGES[error.fault]}, not {error.given}."
        case _:
            return OTHER_FAULTS[error.fault]


def no_start(error: InvalidInput) -> str:
    """Return why a text is no starting position, and what would be one."""
    given = str(error.given)
    is_of_wrong_length = isinstance(error, InvalidPositionId) and len(given) != POSITION_ID_LENGTH
    reason = f"it has {len(given)} characters" if is_of_wrong_length else error.reason
    return f"`{code(given)}` is no start: {reason}. Write {KNOWN_STARTS}."


def no_automatic_doubles(given: str) -> str:
    """Return how many automatic doubles there can be."""
    return f"{RANGES[SheetFault.AUTOMATIC_DOUBLES]}, not `{code(given)}`."


def session_with_length(length: int) -> str:
    """Return why a money session cannot have a length."""
    return f"A money session has no length: leave out `length`, or play a match to {length}."


def words_too_long() -> str:
    """Return how many characters words for the dice may have."""
    return "Words for the dice have at most 200 characters; use fewer."


def sheet_changed(table: HeadsUpTable, player: PlayerId | None) -> str:
    """Return what was changed about a challenge since somebody looked at it, and what can be done."""
    challenge = table.state.challenge
    offerer = "You have" if player == challenge.offerer else f"{name(table.players[challenge.offerer])} has"
    changes = what_was_changed(challenge)
    what = f"other rules since ({changes})" if changes else "other rules since"
    answer = "answer that" if challenge.awaited in (None, player) else "see that"
    return f"{offerer} proposed {what}: {answer} on the newest message."


def may_not_manage() -> str:
    """Return who may change a server's settings."""
    return (
        "Only members with the permission **Manage Server** may change this server's settings. "
        "Yours are under `/settings me`."
    )


def _none_of(error: InvalidSheet) -> str:
    """Return which rules have no place, and which options to leave out: "no Jacoby: leave out `jacoby`"."""
    rules = [str(rule) for rule in error.given] if isinstance(error.given, tuple) else []
    options = [f"`{OPTIONS[rule]}`" for rule in rules]
    return f"{listed([f'no {rule}' for rule in rules])}: leave out {listed(options)}"

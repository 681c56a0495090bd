"""A rule sheet of two players in words: what is played, and by which options."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.engine import BAR, OFF, POINTS, SHEET_OPTIONS, Position, RuleSheet, format_position_id
from bot.engine.options import Option
from bot.engine.sheet import CUBE, MONEY
from bot.play.text.options import WORDS, in_order, start_name, value_of
from bot.play.text.words import count

STARTS: Final = {
    "standard": "standard start",
    "nackgammon": "Nackgammon start",
    "hypergammon": "hypergammon, three checkers a side",
}
SHOWN_ANYWAY: Final = ("length", "stake", "cube", "cube_cap", "start")


def what_is_played(sheet: RuleSheet) -> str:
    """Such as "Match to 5", "Money session"."""
    if sheet.length is not None:
        return f"Match to {sheet.length}"
    return "Money session" if sheet.stake == 1 else f"Money session, stake {sheet.stake}"


def rules(sheet: RuleSheet) -> Iterator[str]:
    """What is special about a sheet, in a few words each."""
    yield from _options_on(sheet)
    if not sheet.has_cube:
        yield "no cube"
    elif sheet.cube_cap is not None:
        yield f"cube up to {sheet.cube_cap}"
    if sheet.start_name != "standard":
        yield _start(sheet)


def in_brief(sheet: RuleSheet) -> str:
    """Such as "Match to 5, no cube"."""
    return ", ".join([what_is_played(sheet), *rules(sheet)])


def sheet_lines(sheet: RuleSheet) -> list[str]:
    played = " · ".join([*_cube(sheet), *_options_on(sheet), _start(sheet)])
    return [f"**{_in_full(sheet)}**", f"{played[0].upper()}{played[1:]}"]


def facts(sheet: RuleSheet) -> Mapping[str, str]:
    """By name; what cannot matter on the sheet is left out."""
    shown = [option for option in in_order(SHEET_OPTIONS) if _matters(option, sheet)]
    return {WORDS[option.name].title: value_of(sheet, option) for option in shown}


def _matters(option: Option, sheet: RuleSheet) -> bool:
    if sheet.length == 1 and (option.name == "cube" or CUBE in option.needs):
        return False
    has_place = MONEY not in option.needs or not sheet.is_match
    return has_place and (CUBE not in option.needs or sheet.has_cube)


def changes(before: RuleSheet, after: RuleSheet) -> str:
    """The difference: "match to 5 → match to 7 · Cube: yes → no"."""
    plain, old = facts(RuleSheet()), facts(before)
    pairs = [(name, old.get(name, plain[name]), value) for name, value in facts(after).items()]
    changed = (f"{name}: {was} → {now}" for name, was, now in pairs if was != now)
    return " · ".join(changed).removeprefix("Play: ")


def _in_full(sheet: RuleSheet) -> str:
    if sheet.length is None:
        return what_is_played(sheet)
    return f"Match to {count(sheet.length, 'point')}"


def _options_on(sheet: RuleSheet) -> Iterator[str]:
    """The options with unusual values, but for those that the line names anyway."""
    for option in in_order(SHEET_OPTIONS):
        words, value = WORDS[option.name], option.read(sheet)
        if option.name in SHOWN_ANYWAY or value == option.default:
            continue
        if option.name == "automatic_doubles":
            yield _automatic(sheet.automatic_doubles)
        else:
            yield words.called if value is True else f"{words.called}: {words.label(value)}"


def _automatic(most: int | None) -> str:
    return (
        "automatic doubles without limit"
        if most is None
        else f"up to {count(most, 'automatic double')} a game"
    )


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


def explained(sheet: RuleSheet) -> Iterator[str]:
    for option in in_order(SHEET_OPTIONS):
        if option.name in JOINED:
            yield from JOINED[option.name](sheet)
        elif _matters(option, sheet):
            yield from WORDS[option.name].explain(option.read(sheet), in_chouette=False)


def _played(sheet: RuleSheet) -> Iterator[str]:
    yield _play(sheet)
    yield _wins(sheet)


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
    if not sheet.has_cube or sheet.length == 1:
        yield "**No doubling cube**: nobody can double."
        return
    yield (
        "**Doubling cube**: before you roll you may offer to double what the game is worth. The other side "
        "takes, and alone may double next; or passes, and loses what it was worth before."
    )


def _cube_limits(sheet: RuleSheet) -> Iterator[str]:
    """The cube cap, and in a match the Crawford rule and dead cubes."""
    if not sheet.has_cube or sheet.length == 1:
        return
    if sheet.cube_cap is not None:
        yield f"**Cube cap**: the cube goes no higher than {sheet.cube_cap}."
    if sheet.length is not None:
        yield (
            f"**Crawford rule**: when a side first has {count(sheet.length - 1, 'point')}, the next game is "
            "played without the cube; after that one it is back."
        )
        yield "**Dead cube**: you may not double if winning a single game would win you the match anyway."


def _automatic_explained(sheet: RuleSheet) -> Iterator[str]:
    if sheet.automatic_doubles == 0:
        return
    limit = "" if sheet.automatic_doubles is None else f" up to {count(sheet.automatic_doubles, 'time')},"
    yield (
        "**Automatic doubles**: whenever both throw the same number to begin a game, the cube doubles,"
        f"{limit} and stays in the middle."
    )


def _start_explained(sheet: RuleSheet) -> Iterator[str]:
    called = start_name(sheet.start) if sheet.start_name else f"`{start_name(sheet.start)}`"
    yield f"**Start**: {called}. Each side has {_checkers(sheet.start)}."


def _checkers(start: Position) -> str:
    side = start.own
    places = [f"{side[point]} on {point}" for point in reversed(POINTS) if side[point]]
    bar = [f"{side[BAR]} on the bar"] if side[BAR] else []
    off = [f"{side[OFF]} off the board, which do not count as borne off"] if side[OFF] else []
    return ", ".join([*bar, *places, *off])


JOINED: Final[Mapping[str, Callable[[RuleSheet], Iterator[str]]]] = {
    "length": _played,
    "cube": _cube_explained,
    "cube_cap": _cube_limits,
    "automatic_doubles": _automatic_explained,
    "start": _start_explained,
}
"""Lines of the rule sheet that say more than the value of one option."""


def session_with_length(length: int) -> str:
    return f"A money session has no length: leave out `length`, or play a match to {length}."

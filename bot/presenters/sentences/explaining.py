"""What a table's rule sheet tells: every rule in plain words, who changed it, and what its dice come from."""

from collections.abc import Iterator

from bot.engine import BAR, OFF, POINTS, Position, RuleSheet
from bot.presenters.names import name
from bot.presenters.sentences.clocks import clock_lines, control_changes
from bot.presenters.sentences.sheet import changes, sheet_lines, start_name
from bot.presenters.sentences.words import count
from bot.table import Challenge, Table


def sheet_offered(table: Table) -> list[str]:
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


def crawford_state(table: Table) -> str:
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
        yield from _cube(sheet)
    else:
        yield "**No doubling cube**: nobody can double."
    yield from _options(sheet)
    yield _start(sheet)


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


def _cube(sheet: RuleSheet) -> Iterator[str]:
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


def _options(sheet: RuleSheet) -> Iterator[str]:
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


def _start(sheet: RuleSheet) -> str:
    called = start_name(sheet) if sheet.start_name else f"`{start_name(sheet)}`"
    return f"**Start**: {called}. Each side has {_checkers(sheet.start)}."


def _checkers(start: Position) -> str:
    """Return where a side's checkers start."""
    side = start.own
    places = [f"{side[point]} on {point}" for point in reversed(POINTS) if side[point]]
    bar = [f"{side[BAR]} on the bar"] if side[BAR] else []
    off = [f"{side[OFF]} off the board, which do not count as borne off"] if side[OFF] else []
    return ", ".join([*bar, *places, *off])

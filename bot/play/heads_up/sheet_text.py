"""The rule sheet in words."""

from typing import Final

from bot.engine.keys import PlayerId
from bot.play.heads_up.table import Challenge, HeadsUpTable
from bot.play.text.clocks import clock_lines, control_changes
from bot.play.text.sheets import changes, sheet_lines
from bot.play.text.words import name

LEFT: Final = "Nothing was changed; all stands as it is."
NOTHING_CHANGED: Final = "Each press changes one thing. Nobody sees it until you propose it."


def sheet_offered(table: HeadsUpTable) -> list[str]:
    """In short lines; after a proposal, whose it is and what it changes."""
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
    """The last change of a challenge; "" without one."""
    parts = [changes(challenge.replaced or challenge.sheet, challenge.sheet)]
    parts.append(control_changes(challenge.replaced_control or challenge.control, challenge.control))
    return " · ".join(part for part in parts if part)


def crawford_state(table: HeadsUpTable) -> str:
    """Whether the Crawford game is to come, in play or over; "" where there is none."""
    length = table.sheet.length
    if length is None or length == 1 or not table.sheet.has_cube:
        return ""
    if table.is_crawford:
        return "This is the Crawford game, without the cube."
    if table.score.had_crawford:
        return "The Crawford game is over; the cube is in play."
    return "The Crawford game has not been played yet."


def sheet_changed(table: HeadsUpTable, player: PlayerId | None) -> str:
    """What was changed about a challenge since this player looked at it, and what they can do."""
    challenge = table.state.challenge
    offerer = "You have" if player == challenge.offerer else f"{name(table.players[challenge.offerer])} has"
    changes = what_was_changed(challenge)
    what = f"other rules since ({changes})" if changes else "other rules since"
    answer = "answer that" if challenge.awaited in (None, player) else "see that"
    return f"{offerer} proposed {what}: {answer} on the newest message."

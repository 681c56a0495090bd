"""Settings, exports and erasure in words."""

from typing import Final

from bot.clocks import REMINDERS_A_TURN, Calendar
from bot.play import errors
from bot.play.explanations import says
from bot.play.preferences import (
    Bottom,
    Colour,
    Facing,
    PlayerPreferences,
    Reminded,
    Reminders,
    ServerPreferences,
)
from bot.play.text.clocks import clock_lines, clock_time, hours
from bot.play.text.sheets import in_brief, sheet_lines
from bot.play.text.words import count

BOTTOMS: Final = {Bottom.OWN: "your own", Bottom.AS_POSTED: "as on the live board"}
FACINGS: Final = {
    Facing.TO_ACT: "of whoever must act",
    Facing.FIRST: "always the challenger's, in a chouette the box's",
}
COLOURS: Final = {
    Colour.AS_POSTED: "as on the live board",
    Colour.LIGHT: "the light ones",
    Colour.DARK: "the dark ones",
}
ROLLS: Final = "Roll automatically"
FORCED_PLAYS: Final = "Forced plays"
ASKS_BEFORE_DOUBLE: Final = "Ask before a double"
CHALLENGES: Final = "What a challenge offers unless it says otherwise"
AS_SERVER: Final = "As on this server."
CHALLENGE_HINT: Final = (
    "Change this by the options of `/settings challenge`; `/settings challenge reset:True` takes it all back."
)
OWN_HEADING: Final = "### Your settings"
OWN_HINT: Final = (
    "Change this here, or by the options of `/settings me`, which know every zone; "
    "`/settings me reset:True` takes it all back."
)
SERVER_HINT: Final = (
    "Change this here, or by the options of `/settings server`; `/settings server reset:True` takes it all "
    "back."
)
SERVER_HINT_TO_OTHERS: Final = "Members with Manage Server can change this."
ZONE_MENU: Final = "Choose a city with your time"
ZONE_QUESTION: Final = (
    "### Where do you live?\n"
    "Then no reminder comes while you sleep, from 23:00 to 08:00 there. You are asked only once. Your city "
    "is not in the list? `/settings me` takes any other, and other hours."
)
ZONE_SKIPPED: Final = "You can tell it at any time by `/settings me`. Until then reminders may come at night."


def board_lines(chosen: PlayerPreferences, theme: str) -> list[str]:
    """`theme` is that of the server's boards."""
    return [
        "-# For the boards that only you see",
        f"Theme: **{chosen.theme or f'{theme}, as on this server'}**",
        f"Side at the bottom: **{BOTTOMS[chosen.bottom]}**",
        f"Your checkers: **{COLOURS[chosen.colour]}**",
    ]


def turn_lines(chosen: PlayerPreferences) -> list[str]:
    return [
        "-# What the bot does for you at your turn",
        f"{ROLLS}: **{_on_or_off(is_on=chosen.leaves_rolls)}**",
        f"{FORCED_PLAYS}: **{_on_or_off(is_on=chosen.leaves_forced_plays)}**",
        f"{ASKS_BEFORE_DOUBLE}: **{_on_or_off(is_on=chosen.confirms_doubles)}**",
    ]


def offer_lines(chosen: PlayerPreferences, servers: ServerPreferences) -> list[str]:
    return [f"-# {CHALLENGES}", f"Challenges: **{in_brief(servers.as_chosen_by(chosen).sheet)}**"]


def challenge_settings(chosen: PlayerPreferences, servers: ServerPreferences) -> str:
    """What the player's challenges start from, and which of it is the server's choice."""
    offered = servers.as_chosen_by(chosen)
    lines = ["### Your challenges", f"-# {CHALLENGES}"]
    lines += [*sheet_lines(offered.sheet), *clock_lines(offered.control)]
    is_own = chosen.sheet is not None or chosen.control is not None
    return "\n".join([*lines, f"-# {CHALLENGE_HINT if is_own else f'{AS_SERVER} {CHALLENGE_HINT}'}"])


def server_settings(chosen: ServerPreferences, theme: str, *, may_change: bool) -> str:
    """`theme` is that of the server's boards."""
    lines = [
        "### This server's settings",
        f"Theme of live boards: **{theme}**",
        f"Side at the bottom: **{FACINGS[chosen.facing]}**",
        f"-# {CHALLENGES}",
        *sheet_lines(chosen.sheet),
        *clock_lines(chosen.control),
        f"-# {SERVER_HINT if may_change else SERVER_HINT_TO_OTHERS}",
    ]
    return "\n".join(lines)


def may_not_manage() -> str:
    return (
        "Only members with the permission **Manage Server** may change this server's settings. "
        "Yours are under `/settings me`."
    )


def zone_taken(calendar: Calendar) -> str:
    quiet = calendar.quiet
    night = f" No reminders from {clock_time(quiet.begin)} to {clock_time(quiet.end)}." if quiet else ""
    return f"Your time zone is **{calendar.zone}**.{night} `/settings me` changes it."


def reminder_lines(chosen: Reminders) -> list[str]:
    is_closed = chosen.where is Reminded.DIRECTLY and chosen.closed_at is not None
    closed = ", but Discord does not let me write to you: in the channel for now" if is_closed else ""
    often = (
        f"every {hours(chosen.hours)}, at most {REMINDERS_A_TURN} times, and " if chosen.hours else "once, "
    )
    return [
        "-# When a table still waits for you",
        f"Reminders: **{chosen.where}**{closed}",
        f"How often: **{often}before your time is out**",
    ]


def _on_or_off(*, is_on: bool) -> str:
    return "on" if is_on else "off"


KEPT_ALL: Final = "Nothing was erased."
EXPORTED: Final = (
    "Attached is all that is stored about you: who you are, what you have chosen, your tables, what you did "
    "at them, your words for dice, your notes, and the matches that you imported."
)
FOREVER: Final = """\
Your name, your Discord id, your settings, imports, notes and words for dice are forgotten.
The games that you have played stay, for those whom you played: there you become "a former player".
What was posted in channels stays on Discord, with your name; only the boards of what ends now are changed.
**This cannot be undone.** If you come back, you begin as somebody new.
`/privacy export` gives you a copy first."""
ERASED: Final = "You are erased. Nothing here tells any more who you were."
NOT_SCRUBBED: Final = (
    "The database file could not be cleaned of the last traces just now; "
    "whoever runs this bot finds that in the log."
)


def erase_question(games: int, challenges: int, chouettes: int = 0) -> str:
    ending = [count(games, "game")] * (games > 0) + [count(challenges, "open challenge")] * (challenges > 0)
    lines = ["### Erase all that is stored about you?"]
    if ending:
        verb = "ends" if games + challenges == 1 else "end"
        what = f"{' and '.join(ending)} of yours {verb} at once"
        lines.append(f"**{what}**, without a result; the other side is told why.")
    if chouettes:
        until = "others act for you until the game is over"
        lines.append(f"**You leave {count(chouettes, 'chouette')}** at once; in a game {until}.")
    return "\n".join([*lines, FOREVER])


def erased(tables: int, *, is_scrubbed: bool) -> str:
    lines = [ERASED]
    if tables:
        lines.append(f"{count(tables, 'table')} of yours {'was' if tables == 1 else 'were'} closed.")
    if not is_scrubbed:
        lines.append(NOT_SCRUBBED)
    return " ".join(lines)


says(
    errors.NothingStored,
    "Nothing is stored about you. You are known once you challenge somebody, are challenged, or play.",
)

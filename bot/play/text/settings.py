"""Settings of players and servers in words."""

from typing import Final

from bot.clocks import REMINDERS_A_TURN, Calendar
from bot.play.heads_up.sheet_text import in_brief, sheet_lines
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

"""Stored data about people, in words."""

from typing import Final

from bot.play.text.words import count

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


def nothing_stored() -> str:
    return "Nothing is stored about you. You are known once you challenge somebody, are challenged, or play."

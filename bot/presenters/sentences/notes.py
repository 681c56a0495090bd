"""A player's note to himself, in words that only he reads."""

from typing import Final

NO_NOTE: Final = "You have no note about this table. Write one with `/note text:`, for yourself alone."
NOTE_DELETED: Final = "Your note about this table is deleted."
NOTE_HINT: Final = "Only you see it, in **My side**, **Since my turn** and where you build your play."


def note_lines(note: str) -> list[str]:
    """Return a note as it stands in a private message, quoted under its heading."""
    return ["-# Your note:", *(f"> {line}" for line in note.splitlines())]

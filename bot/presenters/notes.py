"""A player's note to himself, on messages that only he sees."""

from dataclasses import replace

from bot.presenters import sentences
from bot.presenters.panel import Panel


def with_note(panel: Panel, note: str) -> Panel:
    """Return a private panel with its reader's note below the text; as it is, if there is none."""
    return replace(panel, text="\n".join([panel.text, *sentences.note_lines(note)])) if note else panel


def note_panel(note: str) -> Panel:
    """Return the answer to who asks for his note, or has written it."""
    if not note:
        return Panel(sentences.NO_NOTE)
    return Panel("\n".join([*sentences.note_lines(note), f"-# {sentences.NOTE_HINT}"]))

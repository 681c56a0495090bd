"""The pages of help: a short one first, and a button for each section."""

from typing import Final

from bot.presenters import sentences
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.panel import Panel

A_ROW: Final = 4


def help_panel(key: str = "") -> Panel:
    """Return a page of help by the word for it; the first page where there is none."""
    shown = next((section for section in sentences.SECTIONS if section.key == key), None)
    buttons = [
        Button(Kind.HELP, section.label, Tone.MAIN if section is shown else Tone.PLAIN, section.key)
        for section in sentences.SECTIONS
    ]
    rows = tuple(tuple(buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW))
    return Panel(sentences.HELP if shown is None else shown.text, rows=rows)

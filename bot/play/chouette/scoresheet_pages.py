"""Pages of a scoresheet: as a picture, in words, and as a file."""

from bot.play.chouette.scoresheet import ScoreSheet
from bot.play.chouette.scoresheet_picture import sheet_picture
from bot.play.chouette.text import scoresheet as sheet_text
from bot.play.display.panel import Download, Panel
from bot.play.display.picture import Theme
from bot.text.catalogue import phrase


def sheet_panel(sheet: ScoreSheet, theme: Theme) -> Panel:
    """A page of the scoresheet as a picture."""
    if not sheet.games:
        return Panel(f"{sheet_text.heading(sheet)}\n{sheet_text.nothing_on(sheet)}")
    return Panel(sheet_text.heading(sheet), (sheet_picture(sheet, theme),))


def sheet_words_panel(sheet: ScoreSheet) -> Panel:
    """The same in words."""
    told = sheet_text.in_words(sheet) if sheet.games else sheet_text.nothing_on(sheet)
    return Panel(f"{sheet_text.heading(sheet)}\n{told}")


def sheet_file_panel(file: Download) -> Panel:
    """The whole scoresheet as a file."""
    text = f"### {phrase('scoresheet-heading')}\n{phrase('scoresheet-file')}"
    return Panel(text, downloads=(file,))

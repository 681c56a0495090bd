"""What players and admins see of places that are in trouble."""

from collections.abc import Iterable, Mapping, Sequence

from bot.places import ServerReport, TroubledTable
from bot.presenters import sentences
from bot.presenters.panel import Panel
from bot.table import Player

MOST_SHOWN = 5


def troubles_panel(found: Sequence[TroubledTable], reader: int) -> Panel:
    """Return which games of the reader (a snowflake) are cut off, why, and the way out."""
    return Panel("\n".join(_first([sentences.trouble_of_player(each, reader) for each in found])))


def status_panel(report: ServerReport, missing: Mapping[int, list[str]], gone: Iterable[Player]) -> Panel:
    """Return what is wrong on a server: troubled places, missing permissions by channel, and the rest."""
    parts = {
        sentences.IN_TROUBLE: [sentences.trouble_of_place(each) for each in report.troubled],
        sentences.LACKING: [sentences.missing_there(*each) for each in missing.items()],
        sentences.NOT_DELIVERED: [sentences.undelivered(each) for each in report.undelivered],
        sentences.LEFT_SERVER: [sentences.left_server(each, report.tables) for each in gone],
    }
    wrong = [line for head, lines in parts.items() if lines for line in (head, *_listed(_first(lines)))]
    if not wrong:
        return Panel(f"{sentences.STATUS_HEADING}\n{sentences.all_is_well(report.tables)}")
    return Panel("\n".join([sentences.STATUS_HEADING, f"{sentences.open_tables(report.tables)}.", *wrong]))


def _first(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_SHOWN:
        return lines
    return [*lines[:MOST_SHOWN], sentences.and_more(len(lines) - MOST_SHOWN)]


def _listed(lines: list[str]) -> list[str]:
    return [f"- {line}" for line in lines]

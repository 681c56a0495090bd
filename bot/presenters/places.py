"""What players and admins see of places that are in trouble."""

from collections.abc import Sequence

from bot.places import TroubledTable
from bot.presenters import sentences
from bot.presenters.panel import Panel

MOST_SHOWN = 5


def troubles_panel(found: Sequence[TroubledTable], reader: int) -> Panel:
    """Return which games of the reader (a snowflake) are cut off, why, and the way out."""
    lines = [sentences.trouble_of_player(each, reader) for each in found[:MOST_SHOWN]]
    if len(found) > MOST_SHOWN:
        lines.append(sentences.and_more(len(found) - MOST_SHOWN))
    return Panel("\n".join(lines))

"""What one person alone sees of a chouette: the board from his side, and what happened meanwhile."""

from collections.abc import Sequence

from bot.presenters import sentences
from bot.presenters.boards import NEWS_LENGTH, last_of
from bot.presenters.chouettes.boards import chouette_picture, chouette_title, log_of, status_lines
from bot.presenters.diagram import View
from bot.presenters.panel import Panel, Picture
from bot.presenters.sentences import chouette as said
from bot.table import ChouetteHappening, ChouetteTable


def side_panel(table: ChouetteTable, view: View, player: int | None) -> Panel:
    """Return a chouette as somebody sees it: with his own sealed answers, and the doubles his side means."""
    seen = table.seen_by(player)
    own = said.private_lines(table.chouette, player, table.players) if player is not None else []
    lines = [f"### {chouette_title(seen)}", *status_lines(seen), *own]
    return Panel("\n".join(lines), _pictures(seen, view))


def since_panel(
    table: ChouetteTable, news: Sequence[ChouetteHappening], view: View, player: int | None
) -> Panel:
    """Return what happened since somebody last did something, then the board."""
    seen = table.seen_by(player)
    lines = log_of(table.seen_by(None), news)
    heading = sentences.since_heading(is_player=player is not None, is_news=bool(lines))
    text = [f"### {heading}", *last_of(lines, NEWS_LENGTH), *status_lines(seen)]
    return Panel("\n".join(text), _pictures(seen, view))


def _pictures(seen: ChouetteTable, view: View) -> tuple[Picture, ...]:
    return (chouette_picture(seen, view),) if seen.chouette.number else ()

"""Who is who in a chouette, in order: to be looked up at any time."""

from bot.presenters.chouettes.lobby import stake_rows
from bot.presenters.panel import Panel
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import lobby as words
from bot.presenters.sentences.chouette.standing import line_line
from bot.table import ChouetteTable


def line_panel(table: ChouetteTable, player: int | None) -> Panel:
    """Return box, captain and line, who waits and who is away, and what concerns the reader alone."""
    seen = table.seen_by(player)
    chouette, names = seen.chouette, seen.players
    lines = [
        f"### {said.title(chouette, names)}",
        f"-# {said.subtitle(chouette)}",
        *said.role_lines(chouette, names),
    ]
    if chouette.round is not None:
        lines.append(line_line(chouette, names))
    lines += words.change_lines(chouette, names)
    if player is not None:
        lines += said.private_lines(chouette, player, names)
    return Panel("\n".join(lines), rows=stake_rows(chouette))

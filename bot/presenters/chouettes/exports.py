"""A chouette in files."""

from collections.abc import Iterable, Sequence

from bot.presenters import sentences
from bot.presenters.panel import Download, Panel
from bot.presenters.sentences.chouette import lists
from bot.table import ChouetteTable


def chouette_export_panel(
    table: ChouetteTable,
    archive: Download | None,
    sessions: int,
    not_on_cubes: Iterable[str],
    left_out: Iterable[tuple[str, Sequence[str]]],
) -> Panel:
    """Return the export of a chouette.

    Args:
        table: What is exported, as it stands.
        archive: All files in one; None if only the position was asked for, which has no meaning here.
        sessions: How many money sessions there are.
        not_on_cubes: What was paid that is in none of them.
        left_out: What each format has no words for; formats that lack nothing may be named too.

    """
    lines = [f"### {lists.whose(table)}", f"-# {lists.heading(table)}"]
    if archive is None:
        return Panel("\n".join([*lines, lists.NO_IDS]))
    lines.append(lists.sessions_written(sessions))
    lines += [f"-# {lists.not_in_sessions(what)}" for what in [tuple(not_on_cubes)] if what]
    lines += [f"-# {sentences.left_out(name, what)}" for name, what in left_out if what]
    return Panel("\n".join(lines), downloads=(archive,))

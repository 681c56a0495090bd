"""A match or a session in files, and its position to be copied."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import InvalidInput
from bot.presenters import sentences
from bot.presenters.panel import Download, Panel
from bot.presenters.positions import gnu_id
from bot.presenters.xgid import xgid
from bot.table import Table


def export_panel(
    table: Table,
    files: Sequence[Download],
    left_out: Iterable[tuple[str, Sequence[str]]],
    *,
    has_position: bool,
) -> Panel:
    """Return an export.

    Args:
        table: What is exported, as it stands.
        files: The files; none, if only the position is asked for.
        left_out: What each format has no words for; formats that lack nothing may be named too.
        has_position: Whether the ids of the position are part of it.

    """
    lines = [f"### {sentences.title(table)}", f"-# #{table.id} · {sentences.subtitle(table)}"]
    lines += [f"-# {sentences.left_out(name, what)}" for name, what in left_out if what]
    return Panel("\n".join([*lines, *(_position(table) if has_position else ())]), downloads=tuple(files))


def _position(table: Table) -> Iterator[str]:
    yield f"XGID `{xgid(table)}`"
    try:
        position, _, match = gnu_id(table).partition(":")
    except InvalidInput as error:
        yield f"-# {sentences.no_match_id(error.reason)}"
    else:
        yield f"GNU Position ID `{position}`"
        yield f"GNU Match ID `{match}`"

"""The private answers about what is stored: all of it as a file, and the question before it is erased."""

import json
import zipfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Final

from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.panel import Download, Panel
from bot.presenters.sentences import privacy as sentences

DISCORD_FILE_LIMIT: Final = 10_000_000
EXPORT_NAME: Final = "barpoint-export.json"


def export_panel(export: Mapping[str, object]) -> Panel:
    """Return all that is stored about somebody, as a file; zipped if it is larger than Discord allows."""
    content = format_export(export).encode()
    if len(content) > DISCORD_FILE_LIMIT:
        return Panel(sentences.EXPORTED, downloads=(Download(f"{EXPORT_NAME}.zip", _zipped(content)),))
    return Panel(sentences.EXPORTED, downloads=(Download(EXPORT_NAME, content),))


def erase_panel(player: int, games: int, challenges: int, chouettes: int = 0) -> Panel:
    """Return the question whether to erase a player, which says how many games and challenges that ends."""
    yes = Button(Kind.ERASE, "Yes, erase me", Tone.GRAVE, str(player))
    keep = Button(Kind.KEEP_ALL, "Keep everything")
    return Panel(sentences.erase_question(games, challenges, chouettes), rows=((yes, keep),))


def erased_panel(tables: int, *, is_scrubbed: bool) -> Panel:
    """Return that somebody was erased, and how many tables that has closed."""
    return Panel(sentences.erased(tables, is_scrubbed=is_scrubbed))


def format_export(export: Mapping[str, object]) -> str:
    """Return an export as JSON, a line for each entry of its lists."""
    return "{\n" + ",\n".join(_fields(export)) + "\n}\n"


def _fields(export: Mapping[str, object]) -> Iterator[str]:
    for key, value in export.items():
        if isinstance(value, list) and value:
            entries = ",\n    ".join(map(_compact, value))
            yield f'  "{key}": [\n    {entries}\n  ]'
        else:
            yield f'  "{key}": {_compact(value)}'


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _zipped(content: bytes) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(EXPORT_NAME, content)
    return packed.getvalue()

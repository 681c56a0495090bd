"""A scoresheet for a treasurer's spreadsheet: two lines a bet, one for each of the two; in English."""

import csv
import re
from collections.abc import Iterable, Iterator
from datetime import UTC
from io import StringIO
from typing import Final

from bot.engine import WinKind
from bot.engine.chouette import Transfer, Why
from bot.engine.keys import FIRST_GAME, PlayerId
from bot.play.base.exports import readable_name
from bot.play.chouette.scoresheet import Role, SheetGame, last_game, sheet_games
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Download
from storage import UnitOfWork

COLUMNS: Final = ("date", "chouette", "game", "box", "captain", "player", "role", "cube", "kind", "points")
RUN: Final = re.compile(r"(?:^|(?<=[;,\t|]))(?=\s*[=+\-@\uff0b\uff0d\uff1d\uff20])")
"""Where a spreadsheet begins to run a cell, also where it takes another sign to part cells."""
BREAKS: Final = re.compile(r"[\t\r\n\v\f\x85\u2028\u2029]")
KINDS: Final = {
    Why.DROPPED: "pass",
    Why.SETTLED: "settlement",
    Why.EXTRA: "extra cube",
    Why.PARTNER: "partner's half",
}
"""What ended without a game that was won; else its kind."""
ROLES: Final = {Role.BOX: "box", Role.PARTNER: "partner", Role.CAPTAIN: "captain", Role.CREW: "crew"}


def whole_sheet(uow: UnitOfWork, table: ChouetteTable) -> Download:
    """The scoresheet of all games."""
    return sheet_file(table, sheet_games(uow, table, FIRST_GAME, last_game(table)))


def sheet_file(table: ChouetteTable, games: Iterable[SheetGame]) -> Download:
    """With a mark of its encoding, without which Excel takes it for another."""
    written = StringIO(newline="")
    writer = csv.writer(written, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(COLUMNS)
    names = {player.id: cell(readable_name(player)) for player in table.players.values()}
    for game in games:
        writer.writerows(_lines(table, game, names))
    return Download(f"chouette-{table.id}-sheet.csv", written.getvalue().encode("utf-8-sig"))


def cell(text: str) -> str:
    """A name as a cell that no spreadsheet runs: an apostrophe stands before what would begin a formula.

    So it does before a tab or a line break that it begins with; any other becomes a space.
    """
    mark = "'" if text[:1] and BREAKS.match(text) else ""
    return mark + RUN.sub("'", BREAKS.sub(" ", text))


def _lines(
    table: ChouetteTable, game: SheetGame, names: dict[PlayerId, str]
) -> Iterator[tuple[str | int, ...]]:
    day = "" if game.at is None else f"{game.at.astimezone(UTC):%Y-%m-%d}"
    about = (day, table.id, game.number, names[game.box], names[game.captains[0]])
    for each in game.paid:
        paid = each.transfer
        for player, points in ((paid.payer, -paid.points), (paid.payee, paid.points)):
            role = game.role_of(player)
            cube = "" if paid.cube is None else paid.cube
            yield (
                *about,
                names[player],
                ROLES[role] if role else "",
                cube,
                _kind(paid),
                points * game.stake,
            )


def _kind(paid: Transfer) -> str:
    return KINDS.get(paid.why) or (paid.kind or WinKind.SINGLE).name.lower()

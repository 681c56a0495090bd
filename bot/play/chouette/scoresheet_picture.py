"""A scoresheet as a picture, and its words for those who cannot see it."""

from collections.abc import Iterator, Mapping, Sequence

import render
from bot.engine.keys import PlayerId
from bot.play.chouette.scoresheet import Role, ScoreSheet, SheetGame
from bot.play.chouette.text import scoresheet as text
from bot.play.chouette.text.people import Names, plain_player_name
from bot.play.chouette.text.short_names import shortened
from bot.play.display.panel import SheetPicture
from bot.play.display.picture import Theme, cut
from bot.text.catalogue import gained, in_row, phrase


def sheet_picture(sheet: ScoreSheet, theme: Theme) -> SheetPicture:
    return SheetPicture(drawn_sheet(sheet), alt_text(sheet), theme)


def drawn_sheet(sheet: ScoreSheet) -> render.Sheet:
    names = sheet.people
    rows = zip(sheet.games, sheet.totals, strict=True)
    return render.Sheet(
        title=text.title(sheet.of),
        names=tuple(plain_player_name(names, player) for player in sheet.players),
        rows=tuple(_row(game, totals, sheet.players) for game, totals in rows),
        total=phrase("scoresheet-total"),
        totals=tuple(gained(sheet.last.get(player, 0)) for player in sheet.players),
        legend=text.legend(),
    )


def _row(game: SheetGame, totals: Mapping[PlayerId, int], players: tuple[PlayerId, ...]) -> render.SheetRow:
    stake = f"\N{MULTIPLICATION SIGN}{game.stake}" if game.stake > 1 else ""
    return render.SheetRow(
        heading=str(game.number),
        note=phrase("scoresheet-in-play") if game.is_open else stake,
        cells=tuple(_cell(game, totals, player) for player in players),
    )


def _cell(game: SheetGame, totals: Mapping[PlayerId, int], player: PlayerId) -> render.SheetCell:
    role = game.role_of(player)
    return render.SheetCell(
        result="" if role is None else gained(game.won[player]),
        total=gained(totals[player]) if player in totals else "",
        note=text.note(game, player),
        is_box=role is Role.BOX,
        is_captain=role is Role.CAPTAIN,
    )


def alt_text(sheet: ScoreSheet) -> str:
    """The totals, then game by game, the newest first, as many as fit; names are shortened if they must."""
    parts: list[str] = []
    for length in text.NAME_LENGTHS:
        parts = list(_parts(sheet, shortened(sheet.people, length)))
        if _fits(parts[:2]):
            break
    fitting = (parts[:count] for count in range(len(parts), 0, -1) if _fits(parts[:count]))
    return cut(" ".join(next(fitting, parts[:1])))


def _fits(parts: Sequence[str]) -> bool:
    told = " ".join(parts)
    return cut(told) == told


def _parts(sheet: ScoreSheet, names: Names) -> Iterator[str]:
    totals = in_row(
        f"{plain_player_name(names, each)} {gained(sheet.last.get(each, 0))}" for each in sheet.players
    )
    yield phrase("scoresheet-alt", title=text.title(sheet.of), games=text.games_shown(sheet), totals=totals)
    for game in reversed(sheet.games):
        yield text.alt_of_game(game, names)

"""The same match as others would export it: Backgammon Galaxy and Backgammon Studio."""

from collections.abc import Callable, Iterator

from bot.engine import Event, Played, Side, format_moves
from bot.records import (
    GameReplay,
    MatchRecord,
    MatchReplay,
    WrittenDance,
    WrittenDouble,
    WrittenPlay,
    WrittenTake,
)
from bot.records.match import Entry

Write = Callable[[Entry, Event | None], str]


def as_galaxy(replay: MatchReplay) -> bytes:
    """Return the record in Galaxy's style: CRLF, 25 and 0, hits not marked, `Losses` beside `Wins`."""
    lines = [
        '; [Site "BackgammonGalaxy"]',
        *_players(replay.record),
        "",
        f"{replay.record.length} point match",
    ]
    for number, game in enumerate(replay.games, start=1):
        lines += [
            "",
            *_head(replay.record, number, game, width=32),
            *_rows(game, "{:3}) {:<28} {}", _galaxy_play),
        ]
        result = game.record.result
        if result and result.winner is Side.WHITE:
            lines += [f"{'':33}Losses {result.points} point", "", f"      Wins {result.points} point"]
        elif result:
            lines += [f"{'':33} Wins {result.points} point", ""]
    return "\r\n".join(lines).encode()


def as_studio(replay: MatchReplay) -> bytes:
    """Return it in Studio's style: a byte-order mark, bar and off, merged plays, numbered results."""
    lines = [
        '; [Site "Backgammon Studio"]',
        *_players(replay.record),
        "",
        f"{replay.record.length} point match",
    ]
    for number, game in enumerate(replay.games, start=1):
        rows = list(_rows(game, "  {}) {:<37}{}", _studio_play))
        lines += ["", "", *_head(replay.record, number, game, width=39), *rows]
        result = game.record.result
        if result:
            won = f" Wins {result.points} point"
            cells = (won, "") if result.winner is Side.WHITE else ("", won)
            lines += ["  {}) {:<37}{}".format(len(rows) + 1, *cells), f"  {len(rows) + 2})   "]
    return "\n".join(lines).encode("utf-8-sig")


def _players(match: MatchRecord) -> list[str]:
    return [f'; [Player 1 "{match.white}"]', f'; [Player 2 "{match.black}"]', '; [Crawford "On"]']


def _head(match: MatchRecord, number: int, game: GameReplay, width: int) -> list[str]:
    white = f"{match.white} : {game.record.white_score}"
    return [f" Game {number}", f" {white:{width}}{match.black} : {game.record.black_score}"]


def _rows(game: GameReplay, row: str, write_play: Callable[[Played], str]) -> Iterator[str]:
    events = iter(event for event in game.events if isinstance(event, Played))
    cells: list[str] = []
    for entry in game.record.entries:
        if (entry.side is Side.BLACK) is (len(cells) % 2 == 0):
            cells.append("")
        if isinstance(entry, WrittenPlay | WrittenDance):
            cells.append(f"{entry.roll.high}{entry.roll.low}: {write_play(next(events))}")
        elif isinstance(entry, WrittenDouble):
            cells.append(f" Doubles => {entry.value}")
        else:
            cells.append(" Takes" if isinstance(entry, WrittenTake) else " Drops")
    cells += [""] * (len(cells) % 2)
    for number, pair in enumerate(zip(cells[::2], cells[1::2], strict=True), start=1):
        yield row.format(number, *pair)


def _galaxy_play(played: Played) -> str:
    return " ".join(f"{move.source}/{move.target}" for move in played.moves)


def _studio_play(played: Played) -> str:
    return format_moves(played.moves) or "Cannot Move"

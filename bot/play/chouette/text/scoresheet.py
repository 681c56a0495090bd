"""The words of a scoresheet: game by game, and in short for its picture."""

from collections.abc import Iterator, Mapping
from typing import Final

import render
from bot.engine import WinKind
from bot.engine.chouette import Transfer, Why
from bot.engine.keys import PlayerId
from bot.play.base.table import Player
from bot.play.chouette.ledger import Opening
from bot.play.chouette.scoresheet import Role, ScoreSheet, SheetGame
from bot.play.chouette.text.ledger import score_line, why_paid
from bot.play.chouette.text.people import Names, names_in_row, plain_player_name, player_name
from bot.play.chouette.text.short_names import shortened
from bot.play.text.clocks import stamp
from bot.play.text.words import name, plain_name
from bot.text.catalogue import gained, in_row, phrase

KINDS: Final[Mapping[WinKind, str]] = {
    WinKind.SINGLE: "single",
    WinKind.GAMMON: "gammon",
    WinKind.BACKGAMMON: "backgammon",
}
NAME_LENGTHS: Final = (32, 16, 12, 9, 7, 5)
PAGE_LENGTH: Final = 3400
"""Characters that a page of games may take of a message."""


def title(of: Opening) -> str:
    """Where nothing is formatted: "Ann's chouette (#17)"."""
    return phrase("ledger-of-table", host=plain_name(of.host), table=of.table)


def heading(sheet: ScoreSheet) -> str:
    """Above a page: whose it is, and which games it has."""
    whose = phrase("ledger-of-table", host=name(sheet.of.host), table=sheet.of.table)
    games = games_shown(sheet)
    lines = [f"### {phrase('scoresheet-heading')}", f"**{whose}**{f' · {games}' if games else ''}"]
    if sheet.others:
        lines.append(f"-# {phrase('scoresheet-others', totals=others(sheet))}")
    return "\n".join(lines)


def games_shown(sheet: ScoreSheet) -> str:
    """Such as "Games 3 to 12"; "" for none."""
    if not sheet.games:
        return ""
    first, last = sheet.games[0].number, sheet.games[-1].number
    return phrase("scoresheet-games", first=first, last=last, count=len(sheet.games))


def nothing_on(sheet: ScoreSheet) -> str:
    """What stands in place of a page without games."""
    return phrase("scoresheet-no-older") if sheet.page else phrase("scoresheet-empty")


def others(sheet: ScoreSheet) -> str:
    ranked = sorted(sheet.others.items(), key=lambda each: -each[1])
    return in_row(f"{player_name(sheet.people, player)} {gained(points)}" for player, points in ranked)


def in_words(sheet: ScoreSheet) -> str:
    """Every game of a page, newest first, with names as long as a message allows."""
    text = ""
    for length in NAME_LENGTHS:
        names = shortened(sheet.people, length)
        text = "\n".join(_words(sheet, names))
        if len(text) <= PAGE_LENGTH:
            break
    return text


def _words(sheet: ScoreSheet, names: Names) -> Iterator[str]:
    for game in reversed(sheet.games):
        head = phrase("ledger-game", game=game.number, stake=game.stake, is_open=game.is_open)
        moment = f" · {stamp(game.at, 'd')}" if game.at and not game.is_open else ""
        yield f"{head}{moment} · {roles(game, names)}"
        yield in_row(_result(game, player, names) for player in game.people)
    total = score_line({player: sheet.last.get(player, 0) for player in sheet.players}, names)
    if total:
        yield total


def roles(game: SheetGame, names: Names) -> str:
    captains = names_in_row(names, game.captains)
    return phrase(
        "scoresheet-roles", box=player_name(names, game.box), captains=captains, count=len(game.captains)
    )


def _result(game: SheetGame, player: PlayerId, names: Names) -> str:
    """What somebody won in a game, and how their bet ended."""
    bet = game.bet_of(player)
    won = f"{player_name(names, player)} {gained(game.won[player])}"
    return won if bet is None else f"{won} ({why_paid(bet)})"


def alt_of_game(game: SheetGame, people: Mapping[PlayerId, Player]) -> str:
    points = in_row(f"{plain_player_name(people, each)} {gained(game.won[each])}" for each in game.people)
    captains = in_row(plain_player_name(people, each) for each in game.captains)
    box = plain_player_name(people, game.box)
    told = phrase("scoresheet-roles", box=box, captains=captains, count=len(game.captains))
    return phrase("scoresheet-alt-game", game=game.number, roles=told, points=points)


def note(game: SheetGame, player: PlayerId) -> str:
    """In short, for the picture: the cube of a bet and how it ended, or a role."""
    match game.role_of(player):
        case None:
            return ""
        case Role.BOX:
            return phrase("chouette-picture-box")
        case Role.PARTNER:
            return phrase("scoresheet-partner")
        case _:
            bet = game.bet_of(player)
            more = sum(player in (each.transfer.payer, each.transfer.payee) for each in game.paid) > 1
            return "" if bet is None else f"{_short(bet)}{' +' if more else ''}"


def _short(bet: Transfer) -> str:
    if bet.why is Why.SETTLED or bet.cube is None:
        return phrase("scoresheet-note", kind="settled", cube=bet.cube or 1)
    kind = "passed" if bet.why is Why.DROPPED else KINDS[bet.kind or WinKind.SINGLE]
    return phrase("scoresheet-note", kind=kind, cube=bet.cube)


def legend() -> tuple[str, ...]:
    numbers = phrase("scoresheet-legend-numbers", crown=render.CAPTAIN_MARK)
    return numbers, phrase("scoresheet-legend-letters")

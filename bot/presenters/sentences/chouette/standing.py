"""How a chouette stands: who is box, captain, crew or out, and the pips of both sides."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Side
from bot.engine.chouette import (
    Chouette,
    Round,
    active_members,
    box_player,
    is_present,
    main_bet,
    mover,
)
from bot.presenters.sentences.chouette.people import AUTOPILOT, SEPARATOR, Names, called, named, signed
from bot.presenters.sentences.chouette.status import gone
from bot.presenters.sentences.words import count

CAPTAIN_FIRST: Final = "Line, captain first"


def role_lines(chouette: Chouette, names: Names) -> list[str]:
    """Return who is who, a line for each role: "Box: Ann", "Captain: Ben", "Out: Eve -1"."""
    if chouette.round is not None:
        return [*_in_game(chouette, chouette.round, names), *_aside(chouette, names)]
    if chouette.box is None:
        return [f"At the table: {_with_host(chouette, names)}", *_aside(chouette, names)]
    return [
        f"Box: {called(names, chouette.box)}",
        line_line(chouette, names),
        *_aside(chouette, names),
    ]


def line_line(chouette: Chouette, names: Names) -> str:
    """Return the line; in a game, with the captain wherever they stand in it."""
    current = chouette.round
    if current is None or chouette.line[:1] == (current.captain,):
        return f"{CAPTAIN_FIRST}: {named(names, chouette.line)}"
    marked = (
        f"{called(names, player)} (captain)" if player == current.captain else called(names, player)
        for player in chouette.line
    )
    return f"Line: {', '.join(marked)}"


def _with_host(chouette: Chouette, names: Names) -> str:
    host = chouette.host
    return ", ".join(
        f"{called(names, player)} (host)" if player == host else called(names, player)
        for player in chouette.line
    )


def _in_game(chouette: Chouette, current: Round, names: Names) -> Iterator[str]:
    yield f"Box: {_box(chouette, current, names)}"
    active = active_members(chouette)
    if current.captain in active:
        yield f"Captain: {_captain(chouette, current, names)}"
    crew = [player for player in active if player != current.captain]
    if crew:
        yield f"Crew: {', '.join(_crew_member(chouette, player, names) for player in crew)}"
    out = list(_out(chouette, current, names))
    if out:
        yield f"Out: {', '.join(out)}"


def _box(chouette: Chouette, current: Round, names: Names) -> str:
    who = called(names, current.box)
    partner = f", with {called(names, current.partner)} as partner" if current.partner is not None else ""
    if is_present(chouette, current.box):
        return f"{who}{partner}"
    player = box_player(chouette)
    substitute = AUTOPILOT.lower() if player is None else called(names, player)
    return f"{who}{partner}; {substitute} plays for the box"


def _captain(chouette: Chouette, current: Round, names: Names) -> str:
    who = called(names, current.captain)
    acting = "" if current.captain in current.captains[-1:] else " (acting)"
    if current.game.on_roll is not Side.BLACK:
        return f"{who}{acting}"
    moving = mover(chouette)
    if moving is None:
        return f"{who}{acting}; {AUTOPILOT.lower()} moves"
    return (
        f"{who}{acting}"
        if moving == current.captain
        else f"{who}{acting}; {called(names, moving)} moves this turn"
    )


def _crew_member(chouette: Chouette, player: int, names: Names) -> str:
    who = called(names, player)
    return who if is_present(chouette, player) else f"{who} ({gone(chouette, player)})"


def _out(chouette: Chouette, current: Round, names: Names) -> Iterator[str]:
    """Yield who is out of the game, with what the bet with the box brought."""
    for player in chouette.line:
        bet = main_bet(current, player)
        if bet is not None and bet.result is not None:
            won = bet.result.points if bet.result.winner is Side.BLACK else -bet.result.points
            yield f"{called(names, player)} {signed(won)}"


def _aside(chouette: Chouette, names: Names) -> Iterator[str]:
    if chouette.queue:
        yield f"Waiting list: {named(names, chouette.queue)}"
    away = [player for player in chouette.away if player not in chouette.dealt]
    if away:
        yield f"Away: {named(names, away)}"


def pips_line(chouette: Chouette) -> str:
    """Return the pip counts: "Box 120 pips · team 133 pips"; "" where no game is in play."""
    if chouette.round is None:
        return ""
    box, team = (chouette.game.position_of(side).own_pips for side in Side)
    return f"Box {count(box, 'pip')}{SEPARATOR}team {count(team, 'pip')}"

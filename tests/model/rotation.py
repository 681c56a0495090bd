"""The seats after a game of a chouette, by the rule book."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Evening:
    """The facts that decide the next seats, when a game is settled."""

    box: str
    line: tuple[str, ...]  # as the game left it: who dropped as captain stands at the bottom already
    captain: str  # the final captain of record
    original: str
    beat: tuple[str, ...]  # the captains of record who beat the box and still count, in order
    net: int  # what the box won, before a partner's half
    beat_all: bool  # whether the box won against each member


def rotate(evening: Evening, retention: str) -> tuple[str, tuple[str, ...], str]:
    """The next box, the next line, and who lost the game: behind, or before, that one joiners enter."""
    box, line, captain = evening.box, evening.line, evening.captain
    if retention == "beats_captain":
        return _to(evening, evening.beat[0]) if evening.beat else _stays(box, line, captain)
    if retention == "beats_original_captain":
        if evening.original in evening.beat:
            return _to(evening, evening.original)
        return _stays(box, line, evening.original)
    kept = {
        "net_profit": evening.net > 0,
        "net_nonneg": evening.net >= 0,
        "beats_all": evening.beat_all,
    }[retention]
    if kept:
        return _stays(box, line, captain)
    if evening.beat:
        return _to(evening, evening.beat[0])
    first, *rest = _down(line, captain)
    return first, (*rest, box), box


def _down(line: tuple[str, ...], player: str) -> tuple[str, ...]:
    return (*(seated for seated in line if seated != player), player)


def _stays(box: str, line: tuple[str, ...], loser: str) -> tuple[str, tuple[str, ...], str]:
    return box, _down(line, loser), loser


def _to(evening: Evening, new: str) -> tuple[str, tuple[str, ...], str]:
    rest = tuple(seated for seated in evening.line if seated != new)
    return new, (*rest, evening.box), evening.box


def enter(line: tuple[str, ...], joiners: list[str], loser: str, position: str) -> tuple[str, ...]:
    """The line with those who joined during the game, behind its loser or before."""
    if position == "before_loser" and loser in line:
        place = line.index(loser)
        return (*line[:place], *joiners, *line[place:])
    return (*line, *joiners)


def order(rolls: dict[str, list[int]]) -> tuple[str, ...]:
    """The order of the first rolls: equals reroll among themselves, inside the places that they hold."""
    return tuple(sorted(rolls, key=lambda player: [-die for die in rolls[player]]))

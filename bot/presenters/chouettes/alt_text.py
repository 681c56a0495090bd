"""A chouette's board in words, from which a blind player can play."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.engine import CheckerMove, Cube, Side
from bot.engine.chouette import Chouette, Decision, Settlement, box_won_by, decisions, sums
from bot.engine.chouette.deal import deal
from bot.presenters.alt_text import DISCORD_ALT_TEXT_LIMIT, board_words, cut, dice_words
from bot.presenters.chouettes.awaiting import settled, side_awaited
from bot.presenters.chouettes.diagram import cube_for_all, signed
from bot.presenters.chouettes.headlines import headline, settled_headline, winning_side
from bot.presenters.chouettes.rows import Row, rows_in_play, rows_settled, stands_in
from bot.presenters.sentences.chouette.people import Names
from bot.presenters.sentences.chouette.people import called_plainly as called

SIDES: Final = {Side.WHITE: "Box", Side.BLACK: "Team"}
NAME_LENGTHS: Final = (32, 16, 12, 9, 7, 5)
"""How long names may be, from what Discord allows to what always leaves room for ten players."""
ELLIPSIS: Final = "…"


def chouette_alt_text(
    chouette: Chouette,
    names: Names,
    counted_by: Side | None = None,
    moves: tuple[CheckerMove, ...] = (),
    waiting: Sequence[Decision] | None = None,
) -> str:
    """Return a chouette's board in words, at most 1,024 characters, as `chouette_diagram` shows it.

    What is waited for comes first, then box, captain and crew, every cube with its value and owner, who is
    out and with what, who has answered, and the board. Where all that is too long, names are shortened.

    Raises:
        ValueError: The order is not rolled yet, so there is no board.

    """
    texts = (
        _text(chouette, _shortened(names, length), counted_by, moves, waiting) for length in NAME_LENGTHS
    )
    shortest = ""
    for text in texts:
        if cut(text) == text:
            return text
        shortest = text
    return cut(shortest, DISCORD_ALT_TEXT_LIMIT - 1) + ELLIPSIS


def _shortened(names: Names, length: int) -> Names:
    return {key: replace(player, name=_cut(player.name, length)) for key, player in names.items()}


def _cut(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + ELLIPSIS


def _text(
    chouette: Chouette,
    names: Names,
    counted_by: Side | None,
    moves: tuple[CheckerMove, ...],
    waiting: Sequence[Decision] | None,
) -> str:
    last = settled(chouette)
    if last is not None:
        return " ".join(_settled(chouette, last, names, counted_by))
    waiting = decisions(chouette) if waiting is None else waiting
    title = headline(chouette, waiting, names)
    dealt = chouette if chouette.round else replace(chouette, round=deal(chouette, None))
    rows = rows_in_play(dealt, waiting, names)
    parts = [
        *([f"{title}."] if title else []),
        *_roles(dealt, names),
        *_cubes(dealt, names, rows),
        *_people(rows, names),
        *board_words(dealt.game, SIDES, counted_by or side_awaited(chouette, waiting), moves),
        *dice_words(dealt.game, SIDES, moves),
    ]
    return " ".join(parts)


def _roles(chouette: Chouette, names: Names) -> Iterator[str]:
    """Yield who is box, captain and crew, in the order of the line."""
    current = chouette.current
    partner = f" with {called(names, current.partner)}" if current.partner is not None else ""
    crew = [player for player in chouette.line if player not in (current.captain, current.partner)]
    stand_in = stands_in(chouette, names)
    gone = f", away: {stand_in} plays" if stand_in else ""
    yield f"Box: {called(names, current.box)}{partner}{gone}."
    yield f"Captain: {called(names, current.captain)}."
    if crew:
        yield f"Crew: {_listed(crew, names)}."
    winner = box_won_by(chouette)
    if winner is not None:
        yield f"Next box: {called(names, winner)}."


def _cubes(chouette: Chouette, names: Names, rows: Sequence[Row]) -> Iterator[str]:
    """Yield the cubes, those that lie alike together, and extras one by one."""
    cube = cube_for_all(chouette)
    if cube is not None:
        yield f"One cube: {_lies(cube)}."
    alike: dict[str, list[int]] = {}
    for row in rows:
        if row.bet is not None and row.is_giver:
            giver, taker = called(names, row.player), called(names, row.bet.black)
            yield f"Extra of {giver}: {_lies(chouette.game.cubes[row.bet.cube], giver, taker)}."
        elif row.bet is not None and cube is None:
            lies = _lies(chouette.game.cubes[row.bet.cube], team="its member")
            alike.setdefault(lies, []).append(row.player)
    for lies, players in alike.items():
        yield f"Cube {lies}: {_listed(players, names)}."


def _lies(cube: Cube, box: str = "the box", team: str = "the team") -> str:
    """Return a cube's value, and whose it is or who must answer an offer; by the names of its sides."""
    sides = {Side.WHITE: box, Side.BLACK: team}
    if cube.offer is not None:
        return f"offered at {cube.accepted_value} to {sides[cube.offer.to]}"
    return f"{cube.value} centred" if cube.owner is None else f"{cube.value} owned by {sides[cube.owner]}"


def _people(rows: Sequence[Row], names: Names) -> Iterator[str]:
    """Yield who is still to answer, who is out and with what, and what else is to be said of members."""
    said: dict[str, list[str]] = {}
    for row in rows:
        result = f" {signed(row.result)}" if row.result is not None else ""
        kind = "Waited for" if row.is_asked else "Out" if row.result is not None and row.is_out else row.task
        said.setdefault(kind, []).append(f"{called(names, row.player)}{result}")
    said.pop("", None)
    for kind, people in said.items():
        yield f"{kind[0].upper()}{kind[1:]}: {', '.join(people)}."


def _settled(chouette: Chouette, last: Settlement, names: Names, counted_by: Side | None) -> Iterator[str]:
    """Yield how the last game ended, what everybody won in it, the next roles, and the last board."""
    box = last.game.bets[0].white
    net = sums(last.transfers).get(box, 0)
    rows = rows_settled(chouette, last)
    members = ", ".join(f"{called(names, row.player)} {signed(row.result or 0)}" for row in rows)
    yield f"{settled_headline(last, names)}."
    yield f"Box {called(names, box)} {signed(net)}, {members}."
    if chouette.box is not None and not chouette.is_closed:
        yield f"Next box: {called(names, chouette.box)}. Next line: {_listed(chouette.line, names)}."
    yield from board_words(last.game, SIDES, counted_by or winning_side(last))
    yield from dice_words(last.game, SIDES)


def _listed(players: Iterable[int], names: Names) -> str:
    return ", ".join(called(names, player) for player in players)

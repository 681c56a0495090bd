"""A board in words, from which a blind player can play."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine import (
    BAR,
    OFF,
    POINTS,
    CheckerMove,
    Game,
    Side,
    after_moves,
    format_moves,
    format_roll,
)
from bot.presenters import sentences
from bot.presenters.diagram import side_to_act
from bot.presenters.names import plain
from bot.presenters.sentences.words import count
from bot.table import Table

DISCORD_ALT_TEXT_LIMIT: Final = 1024


def alt_text(table: Table, counted_by: Side | None = None, moves: tuple[CheckerMove, ...] = ()) -> str:
    """Return a table's board in words, at most 1,024 characters, with the moves of a half-built play made.

    Whose turn it is comes first, then the score, each side's checkers from the back, its pips, the cube,
    the dice and the last play. Points are numbered as on the picture: as one side counts them, without one as
    whoever must act does; each play as its mover does.
    """
    game = table.game
    names = {side: table.player_on(side).name for side in Side}
    parts = [
        f"{sentences.headline(table)}.",
        *_score(table),
        *board_words(game, names, counted_by or side_to_act(table), moves),
        f"The {sentences.cube_phrase(table, plain)}." if game.terms.has_cube else "No cube.",
        *dice_words(game, names, moves),
    ]
    return cut(" ".join(parts))


def cut(text: str, limit: int = DISCORD_ALT_TEXT_LIMIT) -> str:
    """Return as much of a text as Discord takes, which may count an emoji as two characters."""
    taken = text.encode("utf-16-le")[: 2 * limit]
    return taken.decode("utf-16-le", "ignore")


def board_words(
    game: Game, names: Mapping[Side, str], counted_by: Side | None, moves: tuple[CheckerMove, ...] = ()
) -> Iterator[str]:
    """Yield where the checkers stand after the moves of a half-built play, those of whoever counts first.

    Without one that is the side on roll.
    """
    mover = game.on_roll or Side.WHITE
    first = counted_by or mover
    position = after_moves(game.position, moves)
    position = position if first is mover else position.switched()
    across = tuple(position.other[_across(place)] for place in range(BAR + 1))
    yield f"Points as {names[first]} counts them."
    yield f"{names[first]}: {_checkers(position.own, position.own, game)}"
    yield f"{names[first.other]}: {_checkers(across, position.other, game)}"


def _score(table: Table) -> Iterator[str]:
    if table.sheet.is_match or table.results:
        yield f"{sentences.what_is_played(table.sheet)}: {sentences.score(table, plain)}."


def _across(place: int) -> int:
    """Return how the other side counts a point; bar and off are each side's own."""
    return place if place in (OFF, BAR) else BAR - place


def _checkers(by_point: tuple[int, ...], own: tuple[int, ...], game: Game) -> str:
    """Return one side's checkers: those on the points, on the bar and off, and its pips."""
    points = ", ".join(f"{by_point[point]} on {point}" for point in reversed(POINTS) if by_point[point])
    bar = f"{own[BAR]} on the bar" if own[BAR] else ""
    off = f"{own[OFF] - game.terms.set_aside} off"
    pips = sum(point * each for point, each in enumerate(own))
    return f"{', '.join(part for part in (bar, points, off) if part)}; {count(pips, 'pip')}."


def dice_words(game: Game, names: Mapping[Side, str], moves: tuple[CheckerMove, ...] = ()) -> Iterator[str]:
    """Yield the roll and what is built of it, or else what was played last."""
    if game.roll is not None and game.on_roll is not None:
        yield f"Roll: {format_roll(game.roll)}."
    if moves:
        yield f"So far: {format_moves(moves)}."
    elif game.last_play is not None:
        last = game.last_play
        done = format_moves(last.moves) or "no legal play"
        yield f"Last: {names[last.side]} {format_roll(last.roll)}: {done}."

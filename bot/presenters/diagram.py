"""A table's board as a picture: the `render.Diagram` that shows it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import render
from bot.engine import CheckerMove, Cube, Game, Played, Position, Roll, Side, after_moves, dice_left
from bot.presenters import sentences
from bot.presenters.xgid import xgid
from bot.table import Table

Theme = render.Theme
THEMES = render.themes
FIRST_DRAWN = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10"


@dataclass(frozen=True, slots=True)
class View:
    """How a board is seen.

    Args:
        bottom: Which side is at the bottom.
        theme: The theme.
        light: Whose checkers are light.
        counted_by: The side that counts the points as they are numbered; None for whoever must act. On the
            picture of a play it is always who plays.

    """

    bottom: Side = Side.WHITE
    theme: render.Theme = render.DEFAULT_THEME
    light: Side = Side.WHITE
    counted_by: Side | None = None

    def seat(self, side: Side) -> render.Seat:
        """Return where a side sits on the picture."""
        return render.Seat.BOTTOM if side is self.bottom else render.Seat.TOP


@dataclass(frozen=True, slots=True)
class Building:
    """A half-built play: the checker moves made so far, the checker chosen next, and where it may go."""

    moves: tuple[CheckerMove, ...] = ()
    selected: int | None = None
    targets: tuple[int, ...] = ()


def warm_up(themes: Iterable[Theme]) -> None:
    """Draw a board in some themes: the first takes long, so it belongs to the start, on another thread."""
    for theme in themes:
        render.draw_board(render.read_id(FIRST_DRAWN), theme)


def diagram(table: Table, view: View, building: Building | None = None) -> render.Diagram:
    """Return what is to be seen of a table's game, with a half-built play if there is one."""
    game = table.game
    cube = game.cubes[0]
    lit = side_to_act(table)
    shown = board_diagram(game, view, lit, building)
    return replace(
        shown,
        bottom=_named(table, view.bottom, shown.bottom),
        top=_named(table, view.bottom.other, shown.top),
        to_act=view.seat(lit) if lit else None,
        headline=sentences.headline(table),
        caption=xgid(table),
        dice=None if cube.offer else shown.dice,  # an offered cube lies in their place
        cube=cube_diagram(cube, view) if game.terms.has_cube else None,
    )


def board_diagram(
    game: Game, view: View, to_act: Side | None, building: Building | None = None
) -> render.Diagram:
    """Return what is to be seen of a game without its cubes and those who play it.

    `to_act` is who must act, or the winner in the end.
    """
    mover = game.on_roll or Side.WHITE
    moves = building.moves if building else ()
    position = after_moves(game.position, moves)
    if mover is not view.bottom:
        position = position.switched()
    return render.Diagram(
        bottom=render.Side(position.own),
        top=render.Side(position.other),
        light=view.seat(view.light),
        numbered_for=view.seat(view.counted_by or to_act or mover),
        dice=_dice(game, view, moves),
        last_play=_last_play(game, view, building),
        choice=render.Choice(view.seat(mover), building.selected, building.targets) if building else None,
        set_aside=game.terms.set_aside,
    )


def play_diagram(table: Table, view: View, played: Played) -> render.Diagram:
    """Return the board of a table that waits for a play, with that play's arrows on it."""
    return replace(
        diagram(table, view),
        headline=sentences.played(table.player_on(played.side).name, played),
        numbered_for=view.seat(played.side),
        last_play=arrows(view.seat(played.side), played.moves),
        is_before_play=True,
    )


def _named(table: Table, side: Side, shown: render.Side) -> render.Side:
    return replace(shown, name=table.player_on(side).name, score=_score(table, side))


def _score(table: Table, side: Side) -> str:
    """Return "3 of 7" in a match; in a money session by how much a side leads, if it does."""
    if table.sheet.is_match:
        return f"{table.score.of(side)} of {table.sheet.length}"
    margin = table.score.of(side) - table.score.of(side.other)
    return f"+{margin}" if margin > 0 else ""


def _dice(game: Game, view: View, moves: Sequence[CheckerMove]) -> render.Dice | None:
    """Return the dice on the board: the roll to be played, else the one that was played last, dimmed."""
    if game.roll is not None and game.on_roll is not None:
        return render.Dice(view.seat(game.on_roll), _played_dice(game.position, game.roll, moves))
    if game.last_play is not None:
        thrown = (render.Die(die, is_played=True) for die in game.last_play.roll.dice)
        return render.Dice(view.seat(game.last_play.side), tuple(thrown))
    return None


def _played_dice(position: Position, roll: Roll, moves: Sequence[CheckerMove]) -> tuple[render.Die, ...]:
    """Return the dice with those dimmed that the moves used up."""
    left = list(dice_left(position, roll, moves))
    dice = []
    for die in roll.dice:
        is_left = die in left
        if is_left:
            left.remove(die)
        dice.append(render.Die(die, is_played=not is_left))
    return tuple(dice)


def cube_diagram(cube: Cube, view: View) -> render.Cube:
    """Return how a cube lies on the board."""
    if cube.offer is not None:
        return render.Cube(cube.accepted_value, offered_by=view.seat(cube.offer.to.other))
    return render.Cube(cube.value, view.seat(cube.owner) if cube.owner else None)


def side_to_act(table: Table) -> Side | None:
    """Return the side of whoever must act, and of the winner in the end: its nameplate is lit."""
    awaited = table.must_act
    if awaited:
        return table.game.side_of(awaited[0])
    result = table.game.bets[0].result
    return result.winner if result else None


def _last_play(game: Game, view: View, building: Building | None) -> tuple[render.Arrow, ...]:
    """Return the arrows: of the play that is being built, else of the last one."""
    if building is not None and game.on_roll is not None:
        return arrows(view.seat(game.on_roll), building.moves)
    return arrows(view.seat(game.last_play.side), game.last_play.moves) if game.last_play else ()


def arrows(seat: render.Seat, moves: Sequence[CheckerMove]) -> tuple[render.Arrow, ...]:
    """Return the arrows of a play."""
    return tuple(render.Arrow(seat, move.source, move.target, move.is_hit) for move in moves)

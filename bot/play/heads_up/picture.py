"""A table's board as a picture: the `render.Diagram` that shows it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import render
from bot.engine import (
    BAR,
    OFF,
    POINTS,
    CheckerMove,
    Cube,
    Game,
    OfferStage,
    Phase,
    Played,
    Position,
    Roll,
    Side,
    Xgid,
    after_moves,
    dice_left,
    format_moves,
    format_roll,
    format_xgid,
)
from bot.engine import xgid as notation
from bot.play.heads_up import sheet_text
from bot.play.heads_up import text as table_text
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text.names import plain
from bot.play.text.words import count

USUAL_LIMIT: Final = 1 << 10  # what eXtreme Gammon writes; XGIDs cannot say "no limit"
OFFERS: Final = {
    OfferStage.DOUBLE: notation.DOUBLED,
    OfferStage.BEAVER: notation.BEAVERED,
    OfferStage.RACCOON: notation.RACCOONED,
}


def xgid(table: HeadsUpTable) -> str:
    """Return the XGID of a table's game, with White as the player at the bottom."""
    game, score = table.game, table.state.score
    cube, terms = game.cubes[0], game.terms
    money_rules = notation.JACOBY * terms.is_jacoby + notation.BEAVERS * terms.has_beavers
    return format_xgid(
        Xgid(
            position=game.position_of(Side.WHITE),
            turn=_player(game.on_roll or Side.WHITE),
            cube_value=cube.value,
            cube_owner=_player(cube.owner) if cube.owner else notation.NOBODY,
            dice=_xgid_dice(game, cube),
            bottom_score=score.white,
            top_score=score.black,
            rules=notation.CRAWFORD * table.is_crawford if table.sheet.is_match else money_rules,
            match_length=table.sheet.length or 0,
            max_cube=1 if not terms.has_cube else terms.cube_cap or max(USUAL_LIMIT, cube.value),
        )
    )


def _player(side: Side) -> int:
    return notation.BOTTOM if side is Side.WHITE else notation.TOP


def _xgid_dice(game: Game, cube: Cube) -> str:
    if cube.offer is not None:
        return OFFERS[cube.offer.stage]
    if game.phase is Phase.OVER or game.roll is None:
        return notation.TO_ROLL
    return f"{game.roll.high}{game.roll.low}"


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


def diagram(table: HeadsUpTable, view: View, building: Building | None = None) -> render.Diagram:
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
        headline=table_text.headline(table),
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


def play_diagram(table: HeadsUpTable, view: View, played: Played) -> render.Diagram:
    """Return the board of a table that waits for a play, with that play's arrows on it."""
    return replace(
        diagram(table, view),
        headline=table_text.played(table.player_on(played.side).name, played),
        numbered_for=view.seat(played.side),
        last_play=arrows(view.seat(played.side), played.moves),
        is_before_play=True,
    )


def _named(table: HeadsUpTable, side: Side, shown: render.Side) -> render.Side:
    return replace(shown, name=table.player_on(side).name, score=_score(table, side))


def _score(table: HeadsUpTable, side: Side) -> str:
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


def side_to_act(table: HeadsUpTable) -> Side | None:
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


DISCORD_ALT_TEXT_LIMIT: Final = 1024


def alt_text(table: HeadsUpTable, counted_by: Side | None = None, moves: tuple[CheckerMove, ...] = ()) -> str:
    """Return a table's board in words, at most 1,024 characters, with the moves of a half-built play made.

    Whose turn it is comes first, then the score, each side's checkers from the back, its pips, the cube,
    the dice and the last play. Points are numbered as on the picture: as one side counts them, without one as
    whoever must act does; each play as its mover does.
    """
    game = table.game
    names = {side: table.player_on(side).name for side in Side}
    parts = [
        f"{table_text.headline(table)}.",
        *_score_words(table),
        *board_words(game, names, counted_by or side_to_act(table), moves),
        f"The {table_text.cube_phrase(table, plain)}." if game.terms.has_cube else "No cube.",
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


def _score_words(table: HeadsUpTable) -> Iterator[str]:
    if table.sheet.is_match or table.results:
        yield f"{sheet_text.what_is_played(table.sheet)}: {table_text.score(table, plain)}."


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

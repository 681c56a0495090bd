"""The parts that board pictures share: view, checkers, dice and cubes, drawn and in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import render
from bot import engine
from bot.text.catalogue import in_row, phrase

Theme = render.Theme


THEMES = render.themes


FIRST_DRAWN = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10"


@dataclass(frozen=True, slots=True)
class View:
    """How a board is seen.

    Args:
        bottom: Which side is at the bottom.
        light: The side with the light checkers.
        counted_by: The side that counts the points as they are numbered; None for whoever must act.
            On the picture of a play it is always the side that plays.
    """

    bottom: engine.Side = engine.Side.WHITE
    theme: render.Theme = render.DEFAULT_THEME
    light: engine.Side = engine.Side.WHITE
    counted_by: engine.Side | None = None

    def seat(self, side: engine.Side) -> render.Seat:
        return render.Seat.BOTTOM if side is self.bottom else render.Seat.TOP


@dataclass(frozen=True, slots=True)
class Building:
    """A half-built play: the moves made, the checker chosen next, and where it may go."""

    moves: tuple[engine.CheckerMove, ...] = ()
    selected: int | None = None
    targets: tuple[int, ...] = ()


def warm_up(themes: Iterable[Theme]) -> None:
    """Draw a board in some themes.

    The first one takes long, so it belongs to the start, on another thread.
    """
    for theme in themes:
        render.draw_board(render.read_id(FIRST_DRAWN), theme)


def board_diagram(
    game: engine.Game, view: View, to_act: engine.Side | None, building: Building | None = None
) -> render.Diagram:
    """A game without its cubes and its players.

    `to_act` is the side that must act, or the winner in the end.
    """
    mover = game.on_roll or engine.Side.WHITE
    moves = building.moves if building else ()
    position = engine.after_moves(game.position, moves)
    if mover is not view.bottom:
        position = position.switched()
    return render.Diagram(
        bottom=_side(position.own),
        top=_side(position.other),
        light=view.seat(view.light),
        numbered_for=view.seat(view.counted_by or to_act or mover),
        dice=_dice(game, view, moves),
        last_play=_last_play(game, view, building),
        choice=render.Choice(view.seat(mover), building.selected, building.targets) if building else None,
        set_aside=game.terms.set_aside,
    )


def _side(checkers: tuple[int, ...]) -> render.Side:
    side = render.Side(checkers)
    return replace(side, unit=phrase("picture-pips", pips=side.pips))


def dances(game: engine.Game, view: View) -> tuple[render.Sign, ...]:
    """The sign of a last play that was none."""
    if game.last_play is None or game.last_play.moves:
        return ()
    return (render.Sign(render.SignKind.DANCE, view.seat(game.last_play.side)),)


def flags(game: engine.Game, view: View) -> tuple[render.Sign, ...]:
    """The sign of a side that offers to resign, with the most that it offers."""
    offers = [bet.resignation for bet in game.bets if bet.resignation is not None]
    most: dict[engine.Side, int] = {}
    for offer in offers:
        most[offer.side] = max(most.get(offer.side, 1), offer.kind.value)
    return tuple(render.Sign(render.SignKind.FLAG, view.seat(side), times) for side, times in most.items())


def cup(winner: engine.Side, times: int, view: View) -> render.Sign:
    """The sign of the winner of a game, worth so many times the cube."""
    return render.Sign(render.SignKind.CUP, view.seat(winner), times)


def one_a_side(signs: Iterable[render.Sign]) -> tuple[render.Sign, ...]:
    """The first sign of each side, which has room for one."""
    by_seat: dict[render.Seat, render.Sign] = {}
    for sign in signs:
        by_seat.setdefault(sign.seat, sign)
    return tuple(by_seat.values())


def _dice(game: engine.Game, view: View, moves: Sequence[engine.CheckerMove]) -> render.Dice | None:
    """The roll to play, else the last one played, dimmed."""
    if game.roll is not None and game.on_roll is not None:
        return render.Dice(view.seat(game.on_roll), _played_dice(game.position, game.roll, moves))
    if game.last_play is not None:
        thrown = (render.Die(die, is_played=True) for die in game.last_play.roll.dice)
        return render.Dice(view.seat(game.last_play.side), tuple(thrown))
    return None


def _played_dice(
    position: engine.Position, roll: engine.Roll, moves: Sequence[engine.CheckerMove]
) -> tuple[render.Die, ...]:
    """The dice, dimmed where the moves used them up."""
    left = list(engine.dice_left(position, roll, moves))
    dice = []
    for die in roll.dice:
        is_left = die in left
        if is_left:
            left.remove(die)
        dice.append(render.Die(die, is_played=not is_left))
    return tuple(dice)


def cube_diagram(cube: engine.Cube, view: View) -> render.Cube:
    if cube.offer is not None:
        return render.Cube(cube.accepted_value, offered_by=view.seat(cube.offer.to.other))
    return render.Cube(cube.value, view.seat(cube.owner) if cube.owner else None)


def _last_play(game: engine.Game, view: View, building: Building | None) -> tuple[render.Arrow, ...]:
    """The arrows of the play that is being built, else of the last one."""
    if building is not None and game.on_roll is not None:
        return arrows(view.seat(game.on_roll), building.moves)
    return arrows(view.seat(game.last_play.side), game.last_play.moves) if game.last_play else ()


def arrows(seat: render.Seat, moves: Sequence[engine.CheckerMove]) -> tuple[render.Arrow, ...]:
    return tuple(render.Arrow(seat, move.source, move.target, move.is_hit) for move in moves)


def before_play(shown: render.Diagram, title: str, view: View, played: engine.Played) -> render.Diagram:
    """The board that waits for a play, with that play's arrows on it."""
    seat = view.seat(played.side)
    return replace(
        shown,
        headline=title,
        numbered_for=seat,
        last_play=arrows(seat, played.moves),
        is_before_play=True,
        signs=(),
    )


DISCORD_ALT_TEXT_LIMIT: Final = 1024


def cut(text: str, limit: int = DISCORD_ALT_TEXT_LIMIT) -> str:
    """The text cut to Discord's limit, which may count an emoji as two characters."""
    taken = text.encode("utf-16-le")[: 2 * limit]
    return taken.decode("utf-16-le", "ignore")


def with_id(text: str, position: str) -> str:
    """An alt text and the id of its position, if both have room in Discord's limit."""
    whole = f"{text} {position}"
    return whole if cut(whole) == whole else cut(text)


def board_words(
    game: engine.Game,
    names: Mapping[engine.Side, str],
    counted_by: engine.Side | None,
    moves: tuple[engine.CheckerMove, ...] = (),
) -> Iterator[str]:
    """Where the checkers stand after the moves of a half-built play.

    The side `counted_by` comes first, else the side on roll.
    """
    mover = game.on_roll or engine.Side.WHITE
    first = counted_by or mover
    position = engine.after_moves(game.position, moves)
    position = position if first is mover else position.switched()
    across = tuple(position.other[_across(place)] for place in range(engine.BAR + 1))
    yield phrase("picture-points", player=names[first])
    yield _checkers(names[first], position.own, position.own, game)
    yield _checkers(names[first.other], across, position.other, game)


def _across(place: int) -> int:
    """How the other side numbers a point; bar and off are each side's own."""
    return place if place in (engine.OFF, engine.BAR) else engine.BAR - place


def _checkers(player: str, by_point: tuple[int, ...], own: tuple[int, ...], game: engine.Game) -> str:
    """One side's checkers: on the bar, on the points and off, and its pips."""
    bar = [phrase("picture-on-bar", checkers=own[engine.BAR])] if own[engine.BAR] else []
    points = [
        phrase("picture-on-point", checkers=by_point[point], point=point)
        for point in reversed(engine.POINTS)
        if by_point[point]
    ]
    off = phrase("picture-off", checkers=own[engine.OFF] - game.terms.set_aside)
    pips = sum(point * each for point, each in enumerate(own))
    return phrase("picture-checkers", player=player, checkers=in_row([*bar, *points, off]), pips=pips)


def dice_words(
    game: engine.Game, names: Mapping[engine.Side, str], moves: tuple[engine.CheckerMove, ...] = ()
) -> Iterator[str]:
    """The roll and what is built of it, or else the last play."""
    if game.roll is not None and game.on_roll is not None:
        yield phrase("picture-roll", roll=engine.format_roll(game.roll))
    if moves:
        yield phrase("picture-so-far", moves=engine.format_moves(moves))
    elif (last := engine.last_played(game)) is not None:
        player, roll = names[last.side], engine.format_roll(last.roll)
        if last.moves:
            yield phrase("picture-last", player=player, roll=roll, moves=engine.format_moves(last.moves))
        else:
            yield phrase("picture-last-none", player=player, roll=roll, is_dance=last.is_dance)


def cube_words(game: engine.Game, names: Mapping[engine.Side, str]) -> str:
    """Where the cube of a game of two lies."""
    cube = game.cubes[0]
    if not game.terms.has_cube:
        return phrase("picture-no-cube")
    if cube.offer is not None:
        return phrase("picture-cube-offered", value=cube.accepted_value, player=names[cube.offer.to.other])
    if cube.owner is None:
        return phrase("picture-cube-centred", value=cube.value)
    return phrase("picture-cube-owned", value=cube.value, player=names[cube.owner])

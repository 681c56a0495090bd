"""Lays a diagram together from a theme's tiles, in palette mode."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from render.diagram import BAR, OFF, Choice, Cube, Diagram, Seat
from render.draw.cube_number import lay_cube_number
from render.draw.marks import (
    RING_LINES,
    Ink,
    broken_ring_mark,
    dot_mark,
    frame_mark,
    ink_of,
    lay,
    ring_mark,
    step_mark,
)
from render.draw.members import lay_members, with_room_for
from render.draw.palette import rgb
from render.draw.plates import lay_plate
from render.draw.sprites import Sprites, column_kind, sprites_of
from render.layout import (
    CUBE_MARGIN,
    DIE_MARGIN,
    STACK_LIMIT,
    Box,
    around,
    bar_half,
    checker_center,
    column,
    cube_box,
    dice,
    place_of,
    tray,
)
from render.theme import Theme
from render.trace import AROUND_CHECKER, INSIDE_CHECKER, chosen_spot, hit_spots, steps, target_spots

TARGET_DOT = 26
CHOICE_LINE = 7
TAKEN_LINE, TAKEN_ARCS = 10, 6
TRAY_FRAME_RADIUS, TRAY_FRAME_LINE = 5, 5


def compose(diagram: Diagram, theme: Theme) -> Image.Image:
    sprites = sprites_of(theme)
    picture = with_room_for(diagram.members, sprites.boards[diagram.numbered_for], theme)
    for seat in Seat:
        _lay_checkers(picture, diagram, sprites, seat)
    if diagram.last_play:
        _lay_last_play(picture, diagram, _ink(theme, theme.accent))
    if diagram.better_play:
        better = replace(diagram, last_play=diagram.better_play)
        _lay_last_play(picture, better, _ink(theme, theme.choice))
    if diagram.choice:
        _lay_choice(picture, diagram, diagram.choice, _ink(theme, theme.choice))
    _lay_dice(picture, diagram, sprites)
    if diagram.cube:
        _lay_cube(picture, diagram.cube, theme, sprites)
    for seat in Seat:
        lay_plate(picture, diagram, theme, seat)
    lay_members(picture, diagram, theme)
    return picture


def _lay_checkers(picture: Image.Image, diagram: Diagram, sprites: Sprites, seat: Seat) -> None:
    checkers = diagram.side(seat).checkers
    for point in range(1, BAR + 1):
        lay_stack(picture, diagram, sprites, (seat, point), checkers[point])
    lay_stack(picture, diagram, sprites, (seat, OFF), diagram.borne_off(seat))


def lay_stack(
    picture: Image.Image, diagram: Diagram, sprites: Sprites, of: tuple[Seat, int], count: int
) -> None:
    """Lay as many checkers of a seat on one of its points, on the bar or into its tray, which are empty."""
    if not count:
        return
    (seat, point), is_light, drawn = of, of[0] is diagram.light, min(count, STACK_LIMIT)
    corner = strip_of(seat, point).corner
    if point == OFF:
        picture.paste(sprites.tiles["tray", seat, is_light, count], corner)
        return
    if point == BAR:
        picture.paste(sprites.tiles["bar", seat, is_light, drawn], corner)
    else:
        picture.paste(sprites.tiles["column", *column_kind(place_of(seat, point)), is_light, drawn], corner)
    if count > STACK_LIMIT:
        number = sprites.tiles["number", is_light, count]
        center = checker_center(seat, point, STACK_LIMIT)
        picture.paste(number, around(center, number.width, number.height).corner)


def strip_of(seat: Seat, point: int) -> Box:
    """What the checkers of a seat fill on one of its points, on the bar or in its tray."""
    if point == OFF:
        return tray(seat)
    return bar_half(seat) if point == BAR else column(place_of(seat, point))


def _lay_last_play(picture: Image.Image, diagram: Diagram, ink: Ink) -> None:
    for step in steps(diagram):
        lay(picture, step_mark(step.shape), step.start, ink)
    for spot in hit_spots(diagram):
        lay(picture, ring_mark(AROUND_CHECKER, RING_LINES[AROUND_CHECKER]), spot, ink)


def _lay_choice(picture: Image.Image, diagram: Diagram, choice: Choice, ink: Ink) -> None:
    """Lay a ring around the chosen checker, and a mark where it may go.

    The mark is a dot in a ring; where a checker lies already, a ring in pieces, which leaves its number
    legible.
    """
    chosen = chosen_spot(diagram, choice)
    if chosen:
        lay(picture, ring_mark(AROUND_CHECKER, CHOICE_LINE), chosen, ink)
    for spot, is_taken in target_spots(diagram, choice):
        if is_taken:
            lay(picture, broken_ring_mark(AROUND_CHECKER, TAKEN_LINE, TAKEN_ARCS), spot, ink)
        else:
            lay(picture, ring_mark(INSIDE_CHECKER, 5), spot, ink)
            lay(picture, dot_mark(TARGET_DOT), spot, ink)
    if OFF in choice.targets:
        box = tray(choice.seat)
        frame = frame_mark(box.width, box.height, TRAY_FRAME_RADIUS, TRAY_FRAME_LINE)
        lay(picture, frame, box.corner, ink)


def _lay_dice(picture: Image.Image, diagram: Diagram, sprites: Sprites) -> None:
    if diagram.dice is None:
        return
    is_light = diagram.dice.seat is diagram.light
    boxes = dice(diagram.dice.seat, len(diagram.dice.dice))
    for die, box in zip(diagram.dice.dice, boxes, strict=True):
        tile = sprites.tiles["die", is_light, die.value, die.is_played]
        picture.paste(tile, box.inset(-DIE_MARGIN).corner)


def _lay_cube(picture: Image.Image, cube: Cube, theme: Theme, sprites: Sprites) -> None:
    box = cube_box(cube)
    picture.paste(sprites.tiles["cube", cube.offered_by is not None], box.inset(-CUBE_MARGIN).corner)
    lay_cube_number(picture, cube.value, box, theme)


@lru_cache(maxsize=32)
def _ink(theme: Theme, colour: str) -> Ink:
    return ink_of(sprites_of(theme).palette, rgb(colour))

"""Lays a diagram together from a theme's tiles, as indices of its palette."""

from functools import cache, lru_cache

from PIL import Image

from render import rows, trace
from render.diagram import BAR, OFF, Choice, Cube, Diagram, Seat
from render.draw import marks
from render.draw.board import RECESS_RIM
from render.draw.members import board_with_room, lay_members
from render.draw.palette import rgb
from render.draw.plates import lay_plate
from render.draw.scores import lay_scores
from render.draw.sprites import Sprites, column_kind, cube_key, lay_cube_number, sprites_of
from render.layout import (
    COUNT_HEIGHT,
    COUNT_WIDTH,
    CUBE_COLUMN,
    CUBE_MARGIN,
    DIE,
    DIE_MARGIN,
    MIDDLE,
    OFFER_RING,
    STACK_LIMIT,
    TRAY_BAR_HEIGHT,
    Box,
    around,
    bar_half,
    checker_center,
    column,
    cube_box,
    dice,
    offer_line,
    place_of,
    sign,
    tray,
    with_shadow,
)
from render.theme import Theme

TARGET_DOT = 26
HIT_ASIDE = 22
"""From the middle of a checker to the sign that it was hit, to the right and up."""
CHOICE_LINE = 7
TAKEN_LINE, TAKEN_ARCS = 10, 6
TRAY_FRAME_RADIUS, TRAY_FRAME_LINE = 5, 5


def compose(diagram: Diagram, theme: Theme) -> Image.Image:
    sprites = sprites_of(theme)
    picture = board_with_room(theme, diagram.numbered_for, rows.height_of(diagram)).copy()
    for seat in Seat:
        _lay_checkers(picture, diagram, sprites, seat)
    _lay_dice(picture, diagram, sprites)
    _lay_signs(picture, diagram, sprites)
    if diagram.better_play:
        played, better = trace.compared(diagram)
        _lay_last_play(picture, played, theme, theme.accent)
        _lay_last_play(picture, better, theme, theme.choice)
    elif diagram.last_play:
        _lay_last_play(picture, diagram, theme, theme.accent)
    if diagram.choice:
        _lay_choice(picture, diagram, diagram.choice, _ink(theme, theme.choice))
    if diagram.cube:
        _lay_cube(picture, diagram.cube, theme, sprites)
    else:
        picture.paste(sprites.tiles["lid"], CUBE_COLUMN.inset(-RECESS_RIM).corner)
    for seat in Seat:
        lay_plate(picture, diagram, theme, seat)
    if diagram.score_sheet:
        lay_scores(picture, diagram, diagram.score_sheet, theme)
    else:
        lay_members(picture, diagram, theme)
    return picture


def _lay_checkers(picture: Image.Image, diagram: Diagram, sprites: Sprites, seat: Seat) -> None:
    checkers = diagram.side(seat).checkers
    for point in range(1, BAR + 1):
        if checkers[point]:
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


@cache
def strip_of(seat: Seat, point: int) -> Box:
    """The strip that a seat's checkers fill on one of its points, on the bar or in its tray."""
    if point == OFF:
        return tray(seat)
    return bar_half(seat) if point == BAR else column(place_of(seat, point))


def _lay_last_play(picture: Image.Image, diagram: Diagram, theme: Theme, colour: str) -> None:
    """Arrows that the board is seen through, rings around what lies or lay at their ends, and hits."""
    shown, tiles = trace.trace(diagram), sprites_of(theme).tiles
    through = _ink(theme, colour, marks.LINE_STRENGTH)
    for step in shown.steps:
        marks.lay(picture, marks.step_mark(step.shape), step.start, through)
    for ring in shown.rings:
        ink = _ink(theme, theme.hit) if ring.is_hit else through
        marks.lay(picture, marks.ring_mark(ring.diameter, marks.RING_LINE), ring.spot, ink)
        if ring.is_hit:
            sign = tiles["hit"]
            center = ring.spot[0] + HIT_ASIDE, ring.spot[1] - HIT_ASIDE
            picture.paste(sign, around(center, sign.width, sign.height).corner, tiles["hit", "mask"])
    for spot, count in trace.counts(diagram, shown.steps):
        _lay_count(picture, spot, count, theme, colour)
    if any(step.comes_within(DIE, of=MIDDLE) for step in shown.steps):
        _lay_dice(picture, diagram, sprites_of(theme), is_over=True)


def _lay_count(picture: Image.Image, spot: trace.Spot, count: int, theme: Theme, colour: str) -> None:
    """How many checkers went along a line, beside or on it."""
    number = sprites_of(theme).tiles["count", colour, count]
    marks.lay(picture, marks.pill_mark(COUNT_WIDTH, COUNT_HEIGHT), spot, _ink(theme, colour))
    picture.paste(number, around(spot, number.width, number.height).corner)


def _lay_choice(picture: Image.Image, diagram: Diagram, choice: Choice, ink: marks.Ink) -> None:
    """Lay a ring around the chosen checker, and a mark where it may go.

    The mark is a dot in a ring; where a checker lies already, a ring in pieces, which leaves its number
    legible.
    """
    chosen = trace.chosen_spot(diagram, choice)
    if chosen:
        marks.lay(picture, marks.ring_mark(trace.AROUND_CHECKER, CHOICE_LINE), chosen, ink)
    for spot, is_taken in trace.target_spots(diagram, choice):
        if is_taken:
            marks.lay(
                picture, marks.broken_ring_mark(trace.AROUND_CHECKER, TAKEN_LINE, TAKEN_ARCS), spot, ink
            )
        else:
            marks.lay(picture, marks.ring_mark(trace.INSIDE_CHECKER, 5), spot, ink)
            marks.lay(picture, marks.dot_mark(TARGET_DOT), spot, ink)
    if OFF in choice.targets:
        box = tray(choice.seat)
        frame = marks.frame_mark(box.width, box.height, TRAY_FRAME_RADIUS, TRAY_FRAME_LINE)
        marks.lay(picture, frame, box.corner, ink)


def _lay_dice(picture: Image.Image, diagram: Diagram, sprites: Sprites, *, is_over: bool = False) -> None:
    """The dice on their ground; or over what was laid on it, without their shadows."""
    if diagram.dice is None:
        return
    is_light = diagram.dice.seat is diagram.light
    boxes = dice(diagram.dice.seat, len(diagram.dice.dice))
    mask = sprites.tiles["die", "mask"] if is_over else None
    for die, box in zip(diagram.dice.dice, boxes, strict=True):
        if not (is_over and die.is_played):
            tile = sprites.tiles["die", is_light, die.value, die.is_played]
            picture.paste(tile, box.inset(-DIE_MARGIN).corner, mask)


def _lay_signs(picture: Image.Image, diagram: Diagram, sprites: Sprites) -> None:
    thrown = diagram.dice
    for each in diagram.signs:
        there = len(thrown.dice) if thrown and thrown.seat is each.seat else 0
        tile = sprites.tiles["sign", each.kind, each.times]
        picture.paste(tile, with_shadow(sign(each.seat, there)).corner)


def _lay_cube(picture: Image.Image, cube: Cube, theme: Theme, sprites: Sprites) -> None:
    box = cube_box(cube)
    if cube.offered_by is not None:
        start, end = offer_line(cube)
        # A head stops half a tray bar before what it points at: here that is the ring of the cube.
        edge = (box.height - TRAY_BAR_HEIGHT) // 2 + OFFER_RING
        towards = 1 if end[1] > start[1] else -1
        way = trace.Shape(0, end[1] - towards * edge - start[1], 0, 0, 0, is_off=True)
        marks.lay(picture, marks.step_mark(way), start, _ink(theme, theme.accent))
    picture.paste(sprites.tiles[cube_key(cube)], box.inset(-CUBE_MARGIN).corner)
    lay_cube_number(picture, cube.value, box, theme)


@lru_cache(maxsize=32)
def _ink(theme: Theme, colour: str, strength: float = 1.0) -> marks.Ink:
    return marks.ink_of(sprites_of(theme).palette, rgb(colour), strength)

"""Draws moving pictures: one play as a GIF, a whole game as an animated WebP; both lossless.

Both start by themselves on every Discord client. A frame is only the part of the picture that changes, and
what stays the same in it is transparent.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from random import Random

from PIL import GifImagePlugin, Image, ImageChops, ImageSequence

from render.animation import OF_FILM, OF_PLAY, STILLS, Flight, Pace, Shot, flights
from render.diagram import BAR, OFF, SIDES_OF_A_DIE, Diagram, Dice, Seat, read_id
from render.draw.compose import compose, lay_stack, strip_of
from render.draw.palette import FREE_ENTRY
from render.draw.pieces import SHADOW, SHADOW_DROP, piece
from render.draw.shapes import disc
from render.draw.sprites import sprites_of
from render.errors import FilmTooLargeError
from render.layout import CHECKER, DIE_MARGIN, Box, around, dice, field_of
from render.theme import Checker, Theme

SCALED, OF = 2, 3
"""A moving picture is two thirds as large as a still one: 800 by 600 pixels."""
STILL_MILLISECONDS = 1000
LAST_MILLISECONDS = 3000
FLYING_SHADOW = 0.35
WEBP_METHOD = 3
"""How hard WebP's encoder tries, of 0 to 6; more takes several times as long, and wins a few percent."""
ALIKE = 19.0
"""Colours nearer to each other than this are one in a moving picture."""
_FULL_BOARD = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10"
_MIRRORED = {Seat.BOTTOM: 1, Seat.TOP: -1}


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of the picture, as indices of the theme's palette; where it lies, and how long it is seen."""

    part: Image.Image
    corner: tuple[int, int]
    milliseconds: int


def draw_play(shot: Shot, theme: Theme) -> bytes:
    """A play as a GIF.

    First the board before it with its arrows, as a still picture; at last, for three seconds, the board
    after it.
    """
    stage = Stage(theme, OF_PLAY)
    if shot.before is not None:
        announced = replace(shot.before, last_play=shot.moves, is_before_play=True)
        stage.show(compose(announced, theme), STILL_MILLISECONDS)
    stage.play(shot)
    return _gif(stage.frames, theme)


def draw_film(shots: Sequence[Shot], theme: Theme, most_bytes: int) -> bytes:
    """A game as an animated WebP of at most so many bytes; the last board is held for three seconds.

    Where it does not fit, no checkers fly.

    Raises:
        FilmTooLargeError: Not even then does it fit.
    """
    film = _film(shots, theme, OF_FILM)
    if len(film) > most_bytes:
        film = _film(shots, theme, STILLS)
    if len(film) > most_bytes:
        raise FilmTooLargeError(len(film), most_bytes)
    return film


def _film(shots: Sequence[Shot], theme: Theme, pace: Pace) -> bytes:
    stage = Stage(theme, pace)
    for shot in shots:
        stage.play(shot)
    stage.hold(LAST_MILLISECONDS)
    return _webp(_gif(stage.frames, theme))


class Stage:
    """The frames shown so far."""

    def __init__(self, theme: Theme, pace: Pace) -> None:
        self.frames: list[Frame] = []
        self._theme = theme
        self._pace = pace
        self._sprites = sprites_of(theme)
        self._shown = Image.new("L", (0, 0))
        self._screen = Image.new("L", (0, 0))

    def hold(self, milliseconds: int) -> None:
        """Show the last frame for so long."""
        self.frames[-1] = replace(self.frames[-1], milliseconds=milliseconds)

    def play(self, shot: Shot) -> None:
        """Show a play as it happens, and what comes of it."""
        if shot.before is not None and self._pace is not STILLS:
            self._roll(shot.before)
            self._fly(shot.before, [*flights(shot.before, shot.moves, self._pace)])
        self.show(compose(shot.after, self._theme), self._pace.between)

    def show(self, picture: Image.Image, milliseconds: int, within: Box | None = None) -> None:
        """Show a picture of the full size, which differs from the last one `within` a box at most."""
        if self._shown.size != picture.size:
            self._begin(picture, milliseconds)
            return
        box = within or _difference(self._shown, picture)
        frame = box and self._changed(picture, box, milliseconds)
        self._shown = picture
        if frame:
            self.frames.append(frame)
        else:
            self.hold(self.frames[-1].milliseconds + milliseconds)

    def _begin(self, picture: Image.Image, milliseconds: int) -> None:
        self._shown, self._screen = picture, self._small(picture)
        self.frames.append(Frame(self._screen.copy(), (0, 0), milliseconds))

    def _changed(self, picture: Image.Image, box: Box, milliseconds: int) -> Frame | None:
        box = _aligned(box, picture.size)
        part = self._small(picture.crop((box.left, box.top, box.right, box.bottom)))
        left, top = box.left * SCALED // OF, box.top * SCALED // OF
        below = self._screen.crop((left, top, left + part.width, top + part.height))
        difference = ImageChops.difference(part, below)
        inside = difference.getbbox()
        if inside is None:
            return None
        self._screen.paste(part, (left, top))
        part.paste(FREE_ENTRY, (0, 0), difference.point([255] + [0] * 255))
        return Frame(part.crop(inside), (left + inside[0], top + inside[1]), milliseconds)

    def _small(self, picture: Image.Image) -> Image.Image:
        """A picture in the size of the frames, as indices of the palette."""
        size = picture.width * SCALED // OF, picture.height * SCALED // OF
        return Image.frombytes("L", size, _reduced(picture, self._theme).translate(_few_colours(self._theme)))

    def _roll(self, before: Diagram) -> None:
        """The dice roll in from the edge of the board, and lie there."""
        board = compose(replace(before, dice=None), self._theme)
        self.show(board, self._pace.tick)
        if before.dice is None:
            return
        faces = Random(before.dice.dice[0].value)  # noqa: S311 - the same tumble every time
        was = None
        for left in self._pace.rolling:
            picture = board.copy()
            now = self._lay_rolling(picture, before, before.dice, left, faces)
            self.show(picture, self._pace.tick, _around(was, now))
            was = now
        self.show(compose(before, self._theme), self._pace.rolled)

    def _lay_rolling(
        self, picture: Image.Image, before: Diagram, thrown: Dice, left: int, faces: Random
    ) -> Box:
        """Lay dice with any faces so many pixels before where they will lie; returns where that is."""
        lie, field = dice(thrown.seat, len(thrown.dice)), field_of(thrown.seat)
        left = min(left, lie[0].left - field.left - DIE_MARGIN) * _MIRRORED[thrown.seat]
        boxes = [box.inset(-DIE_MARGIN).moved(left, 0) for box in lie]
        for box in boxes:
            face = faces.randint(1, SIDES_OF_A_DIE)
            tile = self._sprites.tiles["die", thrown.seat is before.light, face, False]
            picture.paste(tile, box.corner)
        return _around(*boxes)

    def _fly(self, before: Diagram, flying: list[Flight]) -> None:
        """Checkers leave, fly and land."""
        ground = self._shown.copy()
        counts = {seat: list(before.side(seat).checkers) for seat in Seat}
        for seat in Seat:
            counts[seat][OFF] = before.borne_off(seat)
        were: list[Box] = []
        for tick in range(max((flight.ends for flight in flying), default=-1) + 1):
            changed = []
            for flight in flying:
                if flight.ends == tick:
                    counts[flight.seat][flight.target] += 1
                    changed.append(self._restack(ground, before, counts, (flight.seat, flight.target)))
            for flight in flying:
                if flight.begins == tick:
                    counts[flight.seat][flight.source] -= 1
                    changed.append(self._restack(ground, before, counts, (flight.seat, flight.source)))
            picture = ground.copy()
            aloft = (flight for flight in flying if flight.begins <= tick < flight.ends)
            now = [self._lay_flying(picture, before, flight, tick) for flight in aloft]
            self.show(picture, self._pace.tick, _around(*changed, *were, *now))
            were = now

    def _restack(
        self, ground: Image.Image, before: Diagram, counts: dict[Seat, list[int]], of: tuple[Seat, int]
    ) -> Box:
        """Lay the checkers anew where one has left or landed; returns where that is."""
        seat, point = of
        strip = strip_of(seat, point)
        empty = self._sprites.boards[before.numbered_for]
        ground.paste(empty.crop((strip.left, strip.top, strip.right, strip.bottom)), strip.corner)
        lay_stack(ground, before, self._sprites, of, counts[seat][point])
        if OFF < point < BAR:  # somebody else's, who is about to leave or just came
            other = (seat.other, BAR - point)
            lay_stack(ground, before, self._sprites, other, counts[other[0]][other[1]])
        return strip

    def _lay_flying(self, picture: Image.Image, before: Diagram, flight: Flight, tick: int) -> Box:
        """Lay a checker with its shadow where it is at a tick; returns where that is."""
        look = self._theme.light if flight.seat is before.light else self._theme.dark
        spot, body = flight.spot(tick), _flying(self._theme, look)
        box = around(spot, CHECKER, CHECKER)
        below = box.moved(0, 2 * SHADOW_DROP)
        corners = (below.left, below.top, below.right, below.bottom)
        shaded = picture.crop(corners).point(_shade(self._theme))
        picture.paste(shaded, below.corner, _silhouette())
        picture.paste(body, box.corner, _silhouette())
        return _around(box, below)


def _reduced(picture: Image.Image, theme: Theme) -> bytes:
    size = picture.width * SCALED // OF, picture.height * SCALED // OF
    palette = sprites_of(theme).palette
    reduced = palette.coloured(picture.copy()).convert("RGB").resize(size, Image.Resampling.BOX)
    return palette.converted(reduced).tobytes()


@lru_cache(maxsize=8)
def _few_colours(theme: Theme) -> bytes:
    indices = _reduced(compose(read_id(_FULL_BOARD), theme), theme)
    return sprites_of(theme).palette.merged(indices, ALIKE)


@lru_cache(maxsize=16)
def _flying(theme: Theme, look: Checker) -> Image.Image:
    return sprites_of(theme).palette.converted(piece(look))


@lru_cache(maxsize=8)
def _shade(theme: Theme) -> bytes:
    return sprites_of(theme).palette.over(SHADOW, FLYING_SHADOW)


@lru_cache(maxsize=1)
def _silhouette() -> Image.Image:
    return disc(CHECKER).point([0] * 128 + [255] * 128)


def _around(*boxes: Box | None) -> Box:
    """The smallest box around all that are there."""
    there = [box for box in boxes if box is not None]
    return Box(
        min(box.left for box in there),
        min(box.top for box in there),
        max(box.right for box in there),
        max(box.bottom for box in there),
    )


def _aligned(box: Box, size: tuple[int, int]) -> Box:
    """A box a little larger, which has whole pixels also when it is reduced."""
    left, top = (max(0, (each - OF) // OF * OF) for each in box.corner)
    right, bottom = (
        min(end // OF * OF, -(-(each + OF) // OF) * OF)
        for each, end in zip((box.right, box.bottom), size, strict=True)
    )
    return Box(left, top, right, bottom)


def _difference(before: Image.Image, after: Image.Image) -> Box | None:
    found = ImageChops.difference(before, after).getbbox()
    return found and Box(*found)


def _gif(frames: Iterable[Frame], theme: Theme) -> bytes:
    """Frames, one over the other, again and again."""
    colours = [channel for colour in sprites_of(theme).palette.colours for channel in colour]
    colours += [0] * (3 * 256 - len(colours))
    file = BytesIO()
    for number, frame in enumerate(frames):
        picture = Image.frombytes("P", frame.part.size, frame.part.tobytes())
        picture.putpalette(colours)
        if not number:
            file.writelines(GifImagePlugin.getheader(picture, info={"loop": 0})[0])
        seen = {"duration": frame.milliseconds, "disposal": 1, "transparency": FREE_ENTRY}
        file.writelines(GifImagePlugin.getdata(picture, frame.corner, **seen))
    file.write(b";")
    return file.getvalue()


def _webp(gif: bytes) -> bytes:
    """The same as an animated WebP, without loss."""
    file = BytesIO()
    with Image.open(BytesIO(gif)) as moving:
        durations = [frame.info["duration"] for frame in ImageSequence.Iterator(moving)]
        moving.seek(0)
        moving.save(
            file,
            "WEBP",
            save_all=True,
            lossless=True,
            method=WEBP_METHOD,
            duration=durations,
            loop=0,
            kmin=len(durations),
            kmax=len(durations) + 1,
        )
    return file.getvalue()

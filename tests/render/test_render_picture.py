"""The content of a picture can be read back from its pixels."""

import random
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import Arrow, Choice, Cube, Diagram, Dice, Die, Seat, Sign, SignKind, Theme, draw_board, themes
from render import layout as at
from render.draw.compose import compose
from render.draw.palette import rgb
from render.draw.pieces import piece
from render.draw.shapes import ring
from render.theme import Checker
from tests.render.boards import LONG_NAME, START, board, side, widest

PNG_LIMIT = 70_000
RIM = 7
LIKE = 45
"""How far apart, over three channels, colours may be that stand for the same."""
BOTTOM, TOP = Seat

every_theme = pytest.mark.parametrize("theme", themes.values(), ids=themes)
every_board = pytest.mark.parametrize("name", widest())


def opened(diagram: Diagram, theme: Theme) -> Image.Image:
    with Image.open(BytesIO(draw_board(diagram, theme))) as picture:
        return picture.convert("RGB")


def is_like(pixel: object, colour: str) -> bool:
    assert isinstance(pixel, tuple)
    return sum(abs(one - other) for one, other in zip(pixel, rgb(colour), strict=True)) < LIKE


def shows(picture: Image.Image, center: tuple[int, int], look: Checker) -> bool:
    """Whether the rim of this checker is seen there; its middle may carry a number."""
    box = at.around(center, at.CHECKER, at.CHECKER)
    seen = picture.crop((box.left, box.top, box.right, box.bottom))
    rim = ring(at.CHECKER, RIM).point(lambda value: 255 * (value == 255))
    mean = ImageStat.Stat(ImageChops.difference(seen, piece(look)), rim).mean
    return sum(mean) < LIKE


def read_stack(picture: Image.Image, theme: Theme, seat: Seat, point: int) -> tuple[int, int]:
    """How many light and dark checkers lie on a point of a seat, five at most."""
    centers = [at.checker_center(seat, point, index) for index in range(at.STACK_LIMIT)]
    light, dark = (
        sum(shows(picture, center, look) for center in centers) for look in (theme.light, theme.dark)
    )
    return light, dark


def shown_stack(diagram: Diagram, seat: Seat, point: int) -> tuple[int, int]:
    here = min(diagram.side(seat).checkers[point], at.STACK_LIMIT)
    there = min(diagram.side(seat.other).checkers[25 - point], at.STACK_LIMIT) if point < 25 else 0
    return (here, there) if diagram.light is seat else (there, here)


def any_board(source: random.Random) -> Diagram:
    """Any position that can be described, however absurd."""
    places = source.sample(range(1, 25), 24)
    cut = source.randint(0, 24)
    counts = []
    for points in (places[:cut], [25 - place for place in places[cut:]]):
        side_counts = [0] * 26
        for _ in range(15):
            side_counts[source.choice([*points, 0, 25])] += 1
        counts.append(
            " ".join(f"{point}:{count}" for point, count in enumerate(side_counts) if point and count)
        )
    return replace(board(*counts), light=source.choice(list(Seat)), numbered_for=source.choice(list(Seat)))


@every_theme
@pytest.mark.parametrize("seed", range(12))
def test_every_checker_is_where_the_diagram_says(theme: Theme, seed: int) -> None:
    diagram = any_board(random.Random(seed))
    for shown in (diagram, diagram.turned()):
        picture = opened(shown, theme)
        for point in range(1, 25):
            assert read_stack(picture, theme, BOTTOM, point) == shown_stack(shown, BOTTOM, point), point
        for seat in Seat:
            assert read_stack(picture, theme, seat, 25) == shown_stack(shown, seat, 25), seat


@every_theme
def test_the_trays_show_the_checkers_borne_off(theme: Theme) -> None:
    picture = opened(board("6:11", "1:3"), theme)
    for seat, count, look in ((BOTTOM, 4, theme.light), (TOP, 12, theme.dark)):
        for index in range(15):
            box = at.tray_bar(seat, index)
            pixel = picture.getpixel((box.center[0], box.top + 6))
            assert is_like(pixel, look.face) == (index < count)


def test_hypergammon_shows_only_checkers_really_borne_off() -> None:
    diagram = replace(board("24 23", "24 23 22"), set_aside=12)
    assert draw_board(diagram) != draw_board(replace(diagram, set_aside=0))
    picture = opened(diagram, themes["walnut"])
    first, second = (at.tray_bar(BOTTOM, index) for index in range(2))
    assert is_like(picture.getpixel((first.center[0], first.top + 6)), themes["walnut"].light.face)
    assert picture.getpixel(second.center) == rgb(themes["walnut"].tray)


@every_theme
@every_board
def test_every_picture_is_a_small_png_in_palette_mode(theme: Theme, name: str) -> None:
    png = draw_board(widest()[name], theme)
    assert len(png) < PNG_LIMIT
    with Image.open(BytesIO(png)) as picture:
        assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (at.WIDTH, at.HEIGHT))


@every_board
def test_the_same_diagram_gives_the_same_bytes(name: str) -> None:
    diagram = widest()[name]
    first = draw_board(diagram)
    draw_board.cache_clear()
    assert draw_board(widest()[name]) == first


def test_a_repeated_picture_is_kept() -> None:
    diagram = board()
    assert draw_board(diagram) is draw_board(board())


@pytest.mark.parametrize(
    "change",
    [
        {"numbered_for": TOP},
        {"light": TOP},
        {"to_act": BOTTOM},
        {"to_act": TOP},
        {"headline": "Alice to roll"},
        {"dice": Dice.rolled(BOTTOM, 3, 1)},
        {"dice": Dice(BOTTOM, (Die(3), Die(1, is_played=True)))},
        {"dice": Dice.rolled(TOP, 3, 1)},
        {"dice": Dice.rolled(TOP, 3, 3)},
        {"cube": Cube(1)},
        {"cube": Cube(1, BOTTOM)},
        {"cube": Cube(1, TOP)},
        {"cube": Cube(2, TOP)},
        {"cube": Cube(2, offered_by=TOP)},
        {"cube": Cube(2, offered_by=BOTTOM)},
        {"last_play": (Arrow(TOP, 24, 18),)},
        {"last_play": (Arrow(BOTTOM, 13, 8),)},
        {"last_play": (Arrow(BOTTOM, 13, 8),), "is_before_play": True},
        *({"signs": (Sign(kind, seat),)} for kind in SignKind for seat in Seat),
        {"signs": (Sign(SignKind.CUP, BOTTOM, 2),)},
        {"signs": (Sign(SignKind.FLAG, TOP, 3),)},
        {"choice": Choice(BOTTOM, 13)},
        {"choice": Choice(BOTTOM, 13, (8, 7))},
        {"choice": Choice(BOTTOM, 13, (0,))},
        {"bottom": side(START, "Alice")},
        {"bottom": side(START, "", "3/7")},
        {"bottom": side(START, "", "", "pips")},
        {"bottom": replace(side(START), tag="box")},
    ],
)
def test_whatever_a_diagram_says_can_be_seen(change: dict[str, object]) -> None:
    assert draw_board(replace(board(), **change)) != draw_board(board())


@every_theme
def test_a_full_point_as_a_target_looks_unlike_the_chosen_checker(theme: Theme) -> None:
    chosen = opened(replace(board(), choice=Choice(BOTTOM, 6)), theme)
    target = opened(replace(board(), choice=Choice(BOTTOM, targets=(6,))), theme)
    ink, (across, down) = rgb(theme.choice), at.checker_center(BOTTOM, 6, 4)
    around = [(across + x, down + y) for x in range(-36, 37) for y in range(-36, 37)]
    inked = [sum(picture.getpixel(spot) == ink for spot in around) for picture in (chosen, target)]
    ring = [spot for spot in around if chosen.getpixel(spot) == ink]
    assert all(inked)
    assert sum(target.getpixel(spot) == ink for spot in ring) < len(ring) * 2 / 3


@pytest.mark.parametrize("value", [1, 2, 64, 128, 1024, 2**20, 2**21, 2**64])
def test_any_cube_fits_on_its_face(value: int) -> None:
    theme = themes["walnut"]
    for cube in (Cube(value, BOTTOM), Cube(value, offered_by=TOP)):
        picture = opened(replace(board(), cube=cube), theme)
        rim = at.cube_box(cube).inset(6)
        edges = [(rim.left, rim.center[1] + step) for step in range(-12, 13)]
        edges += [(rim.right - 1, rim.center[1] + step) for step in range(-12, 13)]
        assert {picture.getpixel(edge) for edge in edges} == {rgb(theme.cube.face)}


@every_theme
def test_the_row_of_the_side_to_act_is_lit(theme: Theme) -> None:
    picture = opened(replace(board(), to_act=TOP), theme)
    middle = at.WIDTH // 2
    assert picture.getpixel((middle, at.plate(TOP).center[1])) == rgb(theme.lit)
    assert picture.getpixel((middle, at.plate(BOTTOM).center[1])) == rgb(theme.canvas)


def cut(picture: Image.Image, box: at.Box) -> bytes:
    return picture.crop((box.left, box.top, box.right, box.bottom)).tobytes()


@every_theme
def test_an_owned_cube_leaves_the_end_of_its_tray_as_it_is(theme: Theme) -> None:
    tray = at.CUBE_COLUMN
    end = at.Box(tray.left - 2, tray.top - 2, tray.right + 2, tray.top + 1)
    owned, centred = (opened(replace(board(), cube=cube), theme) for cube in (Cube(2, TOP), Cube()))
    assert cut(owned, end) == cut(centred, end)


@pytest.mark.parametrize("seat", Seat)
def test_a_sign_beside_doubles_leaves_frame_and_dice_as_they_are(seat: Seat) -> None:
    doubles = replace(board(), dice=Dice.rolled(seat, 6, 6))
    danced = replace(doubles, signs=(Sign(SignKind.DANCE, seat),))
    box = at.sign(seat, dice_there=4)
    across = at.RIGHT_FIELD.right if seat is BOTTOM else at.LEFT_FIELD.left
    edge = at.Box(across - 4, box.top, across + 4, box.bottom)
    theme = themes["felt"]
    outer = at.dice(seat, 4)[-1 if seat is BOTTOM else 0]
    for kept in (edge, outer):
        assert cut(opened(doubles, theme), kept) == cut(opened(danced, theme), kept)


@every_theme
def test_the_accent_appears_only_for_what_just_happened(theme: Theme) -> None:
    accent, choice = rgb(theme.accent), rgb(theme.choice)
    calm = {colour for _, colour in opened(board(), theme).getcolors(1 << 20) or ()}
    assert not calm & {accent, choice}
    played = opened(replace(board(), last_play=(Arrow(BOTTOM, 13, 8),)), theme)
    seen = [colour for _, colour in played.getcolors(1 << 20) or () if colour not in calm]
    assert any(is_like(colour, theme.accent) for colour in seen)


@pytest.mark.parametrize(
    "headline", ["", "to roll", f"{LONG_NAME} to answer the double", "Somebody else wins"]
)
@pytest.mark.parametrize("to_act", [None, *Seat])
def test_words_stay_clear_of_the_numbers_beside_them(headline: str, to_act: Seat | None) -> None:
    theme = themes["walnut"]
    diagram = Diagram(
        side(START, LONG_NAME * 3, "24/25", "pips"),
        side(START, LONG_NAME, "9/25", "pip"),
        to_act=to_act,
        headline=headline,
    )
    picture = opened(diagram, theme)
    for seat in Seat:
        box = at.plate(seat)
        right_of_score = box.right - at.PIPS_WIDTH + 6
        column = [picture.getpixel((right_of_score, down)) for down in range(box.top + 2, box.bottom - 2)]
        assert set(column) == {rgb(theme.lit if to_act is seat else theme.canvas)}


def test_a_composed_picture_is_not_shared_with_the_next() -> None:
    theme = themes["walnut"]
    first = compose(board(), theme)
    first.paste(0, (0, 0, *first.size))
    assert compose(board(), theme).tobytes() != first.tobytes()

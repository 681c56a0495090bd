"""Moving pictures, decoded frame by frame."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import (
    Arrow,
    Diagram,
    Dice,
    Die,
    FilmTooLargeError,
    Seat,
    Shot,
    Theme,
    draw_board,
    draw_film,
    draw_play,
    shot_of,
    shots_of,
    themes,
)
from render import layout as at
from render.animation import OF_PLAY, flights
from render.theme import Checker
from tests.render.boards import START, side
from tests.render.films import game

SIZE = (800, 600)
DISCORD_LIMIT = 10_000_000
SAME = 6.0
"""How much colours may differ on average, of 255, for pictures to be the same to the eye."""
BOTTOM, TOP = Seat

every_theme = pytest.mark.parametrize("theme", themes.values(), ids=themes)


def hitting() -> Shot:
    """8/5* and 6/5: the second checker makes the point on which the first one hit."""
    arrows = (Arrow(BOTTOM, 8, 5, is_hit=True), Arrow(BOTTOM, 6, 5))
    before = Diagram(side(START), side("24 20 13:5 8:3 6:5"), to_act=BOTTOM, dice=Dice.rolled(BOTTOM, 3, 1))
    after = Diagram(
        side("24:2 13:5 8:2 6:4 5:2"),
        side("bar:1 24 13:5 8:3 6:5"),
        to_act=TOP,
        dice=Dice(BOTTOM, (Die(3, is_played=True), Die(1, is_played=True))),
        last_play=arrows,
    )
    return Shot(after, before, arrows)


def frames(moving: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Each frame as it is seen, and for how many milliseconds."""
    with Image.open(BytesIO(moving)) as opened:
        for number in range(opened.n_frames):  # type: ignore[attr-defined]
            opened.seek(number)
            opened.load()
            yield opened.convert("RGB"), opened.info["duration"]


def still(diagram: Diagram, theme: Theme) -> Image.Image:
    with Image.open(BytesIO(draw_board(diagram, theme))) as opened:
        return opened.convert("RGB").resize(SIZE, Image.Resampling.BOX)


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def colour_at(picture: Image.Image, spot: tuple[int, int]) -> tuple[int, ...]:
    pixel = picture.getpixel((spot[0] * 2 // 3, spot[1] * 2 // 3))
    assert isinstance(pixel, tuple)
    return pixel


def lies(picture: Image.Image, spot: tuple[int, int], look: Checker, other: Checker) -> bool:
    """Whether a checker of this look lies there rather than one of the other."""
    face, others = (Image.new("RGB", (1, 1), each.face).getpixel((0, 0)) for each in (look, other))
    seen = colour_at(picture, (spot[0] - 19, spot[1]))

    def far(colour: object) -> int:
        assert isinstance(colour, tuple)
        return sum(abs(a - b) for a, b in zip(seen, colour, strict=True))

    return far(face) < far(others)


@every_theme
def test_a_play_begins_with_its_arrows_and_ends_with_the_board(theme: Theme) -> None:
    shot = hitting()
    assert shot.before is not None
    seen = list(frames(draw_play(shot, theme)))
    announced = replace(shot.before, last_play=shot.moves, is_before_play=True)
    assert {picture.size for picture, _ in seen} == {SIZE}
    assert unlikeness(seen[0][0], still(announced, theme)) < SAME
    assert unlikeness(seen[-1][0], still(shot.after, theme)) < SAME
    assert unlikeness(seen[0][0], seen[-1][0]) > 0
    assert seen[-1][1] == 3000


def test_a_play_lasts_as_long_as_its_pace_says() -> None:
    shot = hitting()
    assert shot.before is not None
    ticks = max(flight.ends for flight in flights(shot.before, shot.moves, OF_PLAY))
    moving = (1 + len(OF_PLAY.rolling) + ticks + 1) * OF_PLAY.tick
    lasts = sum(milliseconds for _, milliseconds in frames(draw_play(shot, themes["felt"])))
    assert lasts == pytest.approx(1000 + moving + OF_PLAY.rolled + 3000, abs=OF_PLAY.tick)


@every_theme
def test_checkers_fly_and_the_one_that_is_hit_goes_to_the_bar(theme: Theme) -> None:
    shot = hitting()
    seen = [picture for picture, _ in frames(draw_play(shot, theme))]
    blot = at.checker_center(TOP, 20, 0)
    bar = at.checker_center(TOP, 25, 0)
    mine, theirs = theme.light, theme.dark
    assert lies(seen[0], blot, theirs, mine)
    assert lies(seen[-1], blot, mine, theirs)
    arrival = next(n for n, picture in enumerate(seen) if lies(picture, blot, mine, theirs))
    on_bar = next(n for n, picture in enumerate(seen) if lies(picture, bar, theirs, mine) and n > arrival)
    assert 0 < arrival < on_bar < len(seen)


def test_flights_follow_each_other_and_keep_their_checkers_apart() -> None:
    shot = hitting()
    assert shot.before is not None
    first, hit, second = flights(shot.before, shot.moves, OF_PLAY)
    assert (first.seat, first.source, first.target) == (BOTTOM, 8, 5)
    assert (hit.seat, hit.source, hit.target) == (TOP, 20, 25)
    assert first.ends == hit.begins == second.begins
    assert first.end != second.end
    assert first.spot(first.begins) == first.start
    assert first.spot(first.ends) == first.end


def test_a_play_holds_only_what_changes() -> None:
    with Image.open(BytesIO(draw_play(hitting(), themes["felt"]))) as moving:
        first = moving.tile
        moving.seek(9)
        part = moving.tile[0][1] if moving.tile else (0, 0, *SIZE)
    assert first
    assert (part[2] - part[0]) * (part[3] - part[1]) < SIZE[0] * SIZE[1] / 10


@pytest.mark.parametrize("seed", range(3))
def test_a_play_of_a_game_has_at_most_120_kilobytes(seed: int) -> None:
    sizes = [len(draw_play(shot, themes["felt"])) for shot in game(seed, most=12)]
    assert max(sizes) <= 120_000


@pytest.mark.parametrize("seed", range(20))
def test_a_board_tells_its_last_play_forwards_and_backwards(seed: int) -> None:
    for shot in (each for each in game(seed) if each.moves):
        assert shot.before is not None
        announced = replace(shot.before, last_play=shot.moves, is_before_play=True)
        forwards, backwards = shot_of(announced), shot_of(shot.after)
        assert (forwards.after.bottom, forwards.after.top) == (shot.after.bottom, shot.after.top)
        assert backwards.after == shot.after
        assert backwards.before is not None
        assert (backwards.before.bottom, backwards.before.top) == (shot.before.bottom, shot.before.top)
        assert backwards.before.dice == forwards.before.dice == shot.before.dice  # type: ignore[union-attr]


def test_a_play_that_two_boards_show_is_played_once() -> None:
    shot = hitting()
    assert shot.before is not None
    announced = replace(shot.before, last_play=shot.moves, is_before_play=True)
    played, still = shots_of([announced, shot.after])
    assert played.moves == shot.moves
    assert still == Shot(replace(shot.after, last_play=()))


def test_a_dance_shows_the_dice_alone() -> None:
    before = Diagram(
        side("bar:2 13:5 8:3 6:5"), side("6:2 5:2 4:2 3:2 2:2 1:5"), dice=Dice.rolled(BOTTOM, 6, 6)
    )
    used = Dice(BOTTOM, (Die(6, is_played=True),) * 4)
    seen = [
        picture for picture, _ in frames(draw_play(Shot(replace(before, dice=used), before), themes["felt"]))
    ]
    assert len(seen) > len(OF_PLAY.rolling)


def test_a_film_plays_a_game_to_its_end() -> None:
    shots, theme = game(5, most=6), themes["midnight"]
    seen = list(frames(draw_film(shots, theme, DISCORD_LIMIT)))
    assert unlikeness(seen[-1][0], still(shots[-1].after, theme)) < SAME
    assert seen[-1][1] == 3000
    for shot in shots:
        assert min(unlikeness(picture, still(shot.after, theme)) for picture, _ in seen) < SAME


def test_a_film_is_without_loss() -> None:
    film = draw_film(game(5, most=2), themes["felt"], DISCORD_LIMIT)
    assert film[:4] == b"RIFF"
    assert b"VP8L" in film
    assert b"VP8 " not in film


def test_a_film_that_does_not_fit_has_fewer_frames_and_is_refused_at_last() -> None:
    shots, theme = game(5, most=6), themes["felt"]
    whole = draw_film(shots, theme, DISCORD_LIMIT)
    smaller = draw_film(shots, theme, len(whole) - 1)
    assert len(smaller) < len(whole)
    assert len(list(frames(smaller))) == len(shots)
    with pytest.raises(FilmTooLargeError, match=r"more than 1000\.$"):
        draw_film(shots, theme, 1000)

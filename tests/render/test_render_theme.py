"""A theme can be read: by the eye, by a colour-blind eye, and without any colour."""

import pickle
from dataclasses import replace
from itertools import combinations

import pytest

from render import DEFAULT_THEME, RenderError, SignKind, Theme, themes
from render.draw.marks import LINE_STRENGTH
from render.draw.palette import mixed, rgb
from render.draw.sprites import SIGN_LOOKS
from render.theme import SIGN_WHITE, Mark
from tests.render.contrasts import LinearColour, between, contrast, linear

TEXT_CONTRAST = 4.5  # WCAG 2.2, 1.4.3
GRAPHICS_CONTRAST = 3.0  # WCAG 2.2, 1.4.11

# Simulation of colour blindness in linear RGB: Machado, Oliveira and Fernandes (2009), severity 1.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen_with(blindness: str, colour: str) -> LinearColour:
    rgb = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(k * channel for k, channel in zip(row, rgb, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


every_theme = pytest.mark.parametrize("theme", themes.values(), ids=themes)


@every_theme
def test_the_sides_differ_in_lightness_and_not_only_in_hue(theme: Theme) -> None:
    assert between(theme.light.face, theme.dark.face) > 4
    assert linear(theme.light.face) > linear(theme.dark.face)


@every_theme
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_sides_differ_to_a_colour_blind_eye(theme: Theme, blindness: str) -> None:
    light, dark = (seen_with(blindness, side.face) for side in (theme.light, theme.dark))
    assert contrast(light, dark) > 4


@every_theme
def test_everything_written_can_be_read(theme: Theme) -> None:
    pairs = [
        *((theme.canvas, ink) for ink in (theme.text, theme.muted)),
        *((theme.lit, ink) for ink in (theme.lit_text, theme.lit_muted)),
        *((side.face, side.ink) for side in (theme.light, theme.dark)),
        (theme.frame, theme.numeral),
        (theme.tray, theme.tray_text),
        (theme.cube.face, theme.cube.ink),
        *((theme.canvas, ink) for ink in (theme.gain, theme.loss)),
    ]
    assert [pair for pair in pairs if between(*pair) < TEXT_CONTRAST] == []


@every_theme
def test_a_checker_stands_out_from_whatever_it_lies_on(theme: Theme) -> None:
    for ground in (theme.field, theme.point, theme.other_point, theme.tray):
        for side in (theme.light, theme.dark):
            assert max(between(ground, side.face), between(ground, side.edge)) > 1.5


@every_theme
def test_what_just_happened_stands_out_from_both_sides(theme: Theme) -> None:
    for ink in (theme.accent, theme.choice, theme.hit):
        assert between(ink, theme.light.face) > 1.7
        assert between(ink, theme.dark.face) > 1.7


@every_theme
@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("kind", SignKind)
def test_a_sign_stands_out_by_its_fill_or_its_edge(theme: Theme, blindness: str, kind: SignKind) -> None:
    ground, inside, edge = (seen_with(blindness, colour) for colour in (theme.field, *SIGN_LOOKS[kind]))
    assert max(contrast(ground, inside), contrast(ground, edge)) > GRAPHICS_CONTRAST
    assert contrast(inside, edge) > GRAPHICS_CONTRAST


@every_theme
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_cross_of_a_hit_stands_out_on_its_disc(theme: Theme, blindness: str) -> None:
    assert contrast(seen_with(blindness, theme.hit), seen_with(blindness, SIGN_WHITE)) > GRAPHICS_CONTRAST


@every_theme
def test_an_arrow_that_is_seen_through_is_seen(theme: Theme) -> None:
    for ground in (theme.field, theme.point, theme.other_point):
        over = mixed(rgb(ground), rgb(theme.accent), LINE_STRENGTH)
        assert between("#{:02x}{:02x}{:02x}".format(*over), ground) > 1.5


@every_theme
def test_the_accent_is_used_for_nothing_else(theme: Theme) -> None:
    inks = [theme.accent, theme.choice, theme.hit]
    assert [colour for colour in theme.colours if colour in inks] == inks


def test_the_clear_theme_tells_the_sides_apart_by_a_mark_too() -> None:
    clear = themes["clear"]
    assert clear.light.mark is Mark.RING
    assert clear.dark.mark is Mark.DISC
    assert between(clear.dark.face, clear.dark.ring) > GRAPHICS_CONTRAST
    assert between(clear.light.face, clear.light.edge) > GRAPHICS_CONTRAST


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_clear_themes_marks_stand_out_to_a_colour_blind_eye(blindness: str) -> None:
    clear = themes["clear"]
    grounds = (clear.field, clear.point, clear.other_point, clear.light.face, clear.dark.face)
    for ink, ground in ((ink, ground) for ink in (clear.accent, clear.choice) for ground in grounds):
        assert contrast(seen_with(blindness, ink), seen_with(blindness, ground)) > 1.8


def test_there_are_at_least_three_themes_and_each_is_found_by_its_name() -> None:
    assert len(themes) >= 3
    assert all(theme.name == name for name, theme in themes.items())
    assert themes[DEFAULT_THEME.name] is DEFAULT_THEME


def test_no_two_themes_look_the_same() -> None:
    assert not [pair for pair in combinations(themes.values(), 2) if pair[0].colours == pair[1].colours]


@pytest.mark.parametrize("colour", ["red", "#fff", "#GGGGGG", "#12345", ""])
def test_a_theme_with_something_that_is_no_colour_is_refused(colour: str) -> None:
    with pytest.raises(RenderError, match="write #rrggbb"):
        replace(DEFAULT_THEME, canvas=colour)


@pytest.mark.parametrize("theme", themes.values(), ids=themes)
def test_a_theme_stays_itself_on_its_way_to_another_process(theme: Theme) -> None:
    # so that its tiles are drawn once
    assert pickle.loads(pickle.dumps(theme)) is theme  # noqa: S301 - from ourselves

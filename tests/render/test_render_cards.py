"""Cards of figures: sharp on a phone, small as files, and with room for any name."""

from io import BytesIO

import pytest
from PIL import Image

from render import Card, CardLine, CoursePoint, DiagramError, draw_card, themes
from render.card import MOST_LINES
from render.draw.cards import LABEL_SIZES, LINE_HEIGHT, SCALE_SIZE, SUBTITLE_SIZES, VALUE_SIZES

LARGEST = 60_000
SHOWN_ON_A_PHONE = 400
SMALLEST_LEGIBLE = 10
NAMES = ("Alice", "كريم عبد الله", "田中さくら", "Alexandra von Hohenstein-Wittenbg")
FULL = Card(
    NAMES[-1],
    "1632 \N{PLUS-MINUS SIGN} 41",
    "place 2 of 14",
    "on this server",
    tuple(CoursePoint(1500 + 37 * (number % 7), 350 - number) for number in range(100)),
    tuple(
        CardLine(NAMES[number % 4], "31 won, 18 lost", str(number + 1), is_name=True, is_lit=number == 3)
        for number in range(MOST_LINES)
    ),
)


def opened(card: Card, theme: str = "felt") -> Image.Image:
    return Image.open(BytesIO(draw_card(card, themes[theme]))).convert("RGB")


@pytest.mark.parametrize("theme", list(themes))
def test_a_full_card_is_small_in_every_theme_and_always_the_same(theme: str) -> None:
    drawn = draw_card(FULL, themes[theme])
    assert len(drawn) <= LARGEST
    draw_card.cache_clear()
    assert draw_card(FULL, themes[theme]) == drawn


def test_every_letter_is_legible_on_a_phone() -> None:
    smallest = min(*LABEL_SIZES, *VALUE_SIZES, *SUBTITLE_SIZES, SCALE_SIZE)
    assert smallest * SHOWN_ON_A_PHONE / opened(FULL).width >= SMALLEST_LEGIBLE


def test_a_card_is_as_high_as_what_it_shows() -> None:
    one, two = (Card("Alice", lines=(CardLine("Matches", "3"),) * count) for count in (1, 2))
    assert opened(two).height - opened(one).height == LINE_HEIGHT
    assert opened(FULL).height > opened(Card("Alice", lines=FULL.lines)).height


def test_a_rating_that_never_moved_has_a_level_course() -> None:
    level = tuple(CoursePoint(1500, 100) for _ in range(3))
    assert opened(Card("Alice", course=level)).height > opened(Card("Alice", course=level[:1])).height


def test_what_does_not_count_is_fainter_and_ones_own_row_is_lit() -> None:
    plain, dim, lit = (
        opened(Card("", lines=(CardLine("Alice", "+3", "1", is_name=True, is_dim=dim, is_lit=lit),)))
        for dim, lit in ((False, False), (True, False), (False, True))
    )
    assert max(dim.get_flattened_data()) < max(plain.get_flattened_data())
    assert sum(map(sum, lit.get_flattened_data())) > 2 * sum(map(sum, plain.get_flattened_data()))


def test_a_card_of_more_lines_than_a_phone_shows_is_refused() -> None:
    with pytest.raises(DiagramError, match=f"room for {MOST_LINES}"):
        Card("Alice", lines=(CardLine("Matches"),) * (MOST_LINES + 1))

"""The scoresheet can be read on a phone, fits its bytes, and tells nothing by colour alone."""

import itertools
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render import DiagramError, Sheet, SheetCell, SheetRow, Theme, draw_sheet, themes
from render.diagram import MINUS
from render.draw import sheet as drawn
from render.draw.palette import rgb
from render.sheet import SheetLayout, column_width
from tests.render.boards import LONG_NAME
from tests.render.boxes import contains, overlap
from tests.render.contrasts import between

PNG_LIMIT = 60_000
PHONE_WIDTH = 400
LEAST_SIZE_ON_A_PHONE = 9
NAMES = (
    *("Alexandra", "Ben", "Carl", "Dora", "Maximiliane von Hohenstein", "محمد العربي"),
    *("さくらんぼ", "xX_DiceKing_Xx", "Søren", LONG_NAME),
)
LEGEND = (
    "Points of each game, below them the total",
    "G gammon, B backgammon, P pass, S settled, + more bets",
)

every_theme = pytest.mark.parametrize("theme", themes.values(), ids=themes)


def sheet(players: int = 10, games: int = 10) -> Sheet:
    """As much as there can be: numbers of three digits, and each of them another."""
    rows = tuple(
        SheetRow(str(118 + game), tuple(cell(game, player, players) for player in range(players)), "in play")
        for game in range(games)
    )
    totals = tuple(f"{MINUS}{999 - 7 * player}" for player in range(players))
    return Sheet("Alexandra's chouette (#17)", NAMES[:players], rows, "total", totals, LEGEND)


def cell(game: int, player: int, players: int) -> SheetCell:
    is_box, is_captain = player == game % players, player == (game + 1) % players
    won = 100 + (game * 37 + player * 11) % 900
    result = f"{'+' if (game + player) % 2 else MINUS}{won}"
    note = "box" if is_box else f"{2 ** (player % 7)} {'GBPS'[(game + player) % 4]}"
    return SheetCell(result, f"{MINUS}{won + 50}", note, is_box, is_captain)


def opened(shown: Sheet, theme: Theme = themes["felt"]) -> Image.Image:
    with Image.open(BytesIO(draw_sheet(shown, theme))) as picture:
        return picture.convert("RGB")


@every_theme
def test_ten_players_and_ten_games_fit_their_bytes(theme: Theme) -> None:
    assert len(draw_sheet(sheet(), theme)) <= PNG_LIMIT


def test_the_same_sheet_gives_the_same_bytes() -> None:
    first = draw_sheet(sheet())
    draw_sheet.cache_clear()
    assert draw_sheet(sheet()) == first


def test_its_letters_can_be_read_on_a_phone() -> None:
    scale = PHONE_WIDTH / SheetLayout(10, 10, 2, has_upright_names=True).width
    sizes = (drawn.RESULT_SIZES, drawn.TOTAL_SIZES, drawn.NOTE_SIZES, drawn.SUM_SIZES, (drawn.NAME_SIZE,))
    assert all(min(each) * scale >= LEAST_SIZE_ON_A_PHONE for each in sizes)


@pytest.mark.parametrize("players", [2, 4, 10, 13])
@pytest.mark.parametrize("is_upright", [True, False])
def test_nothing_lies_on_anything_else(players: int, is_upright: bool) -> None:  # noqa: FBT001
    at = SheetLayout(players, 10, 2, has_upright_names=is_upright)
    rows = [at.title, at.names, *(at.row(index) for index in range(10)), at.total, at.legend(0), at.legend(1)]
    assert not [pair for pair in itertools.pairwise(rows) if overlap(*pair)]
    assert all(each.right <= at.width and each.bottom <= at.height for each in rows)
    cells = [at.heading(at.row(3)), *(at.cell(at.row(3), column) for column in range(players))]
    assert not [pair for pair in itertools.pairwise(cells) if overlap(*pair)]
    assert all(contains(at.row(3), each) for each in cells)
    assert min(each.width for each in cells) >= min(column_width(players), at.heading(at.row(0)).width) - 1


def test_many_players_make_it_wider() -> None:
    names = tuple(f"Player {number}" for number in range(20))
    row = SheetRow("1", (SheetCell(),) * 20)
    wide = opened(Sheet("", names, (row,), "total", ("0",) * 20))
    assert wide.width > opened(sheet()).width


def test_short_names_stand_level_and_long_ones_upright() -> None:
    few = replace(sheet(6, 1), names=("Ann", "Ben", "Carl", "Dora", "Eve", "Finn"))
    assert opened(few).height < opened(sheet(6, 1)).height


@every_theme
def test_the_box_stands_on_a_field_of_its_own(theme: Theme) -> None:
    shown = sheet(4, 1)
    picture = opened(shown, theme)
    at = SheetLayout(4, 1, 2, has_upright_names=False)
    boxes = [at.cell(at.row(0), column) for column in range(4)]
    grounds = [picture.getpixel((each.left + 20, each.top + 40)) for each in boxes]
    assert grounds[0] == rgb(theme.lit)
    assert set(grounds[1:]) == {rgb(theme.canvas)}
    assert between(theme.lit, theme.canvas) >= 4.5


@every_theme
def test_gains_and_losses_have_a_sign_beside_their_colour(theme: Theme) -> None:
    for result in ("+4", f"{MINUS}4", "0"):
        with_sign, without = (
            opened(replace(sheet(2, 1), rows=(SheetRow("1", (SheetCell(text), SheetCell())),)), theme)
            for text in (result, result.lstrip(f"+{MINUS}"))
        )
        assert (with_sign != without) is (result != "0")


def test_a_row_has_a_cell_for_everybody() -> None:
    with pytest.raises(DiagramError):
        replace(sheet(), totals=("0",))

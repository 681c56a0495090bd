"""The members of a team stand under the board, each with their cube, and nothing lies on anything else."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render import (
    Badge,
    CubeSpot,
    Diagram,
    DiagramError,
    Member,
    MemberCube,
    ScoreSheet,
    Seat,
    Theme,
    draw_board,
    layout,
    themes,
)
from render import rows as at
from render.__main__ import sample_members
from render.diagram import CAPTAIN_MARK, MOST_MEMBERS
from render.draw import members as drawn
from render.draw import scores
from render.draw.lettering import CAPITALS, text_width
from render.draw.palette import rgb
from tests.render.boards import LONG_NAME, board
from tests.render.boxes import contains, overlap
from tests.render.contrasts import between

PNG_LIMIT = 110_000
PHONE_WIDTH = 400
LEAST_SIZE_ON_A_PHONE = 9
"""Pixels, measured as sizes of letters are; the size of "pips" beside a name is 8.7."""
LEAST_CUBE_ON_A_PHONE = 18
BETWEEN_RING_AND_RIM = 16
BOTTOM, TOP = Seat
BOX = Badge(BOTTOM)

every_theme = pytest.mark.parametrize("theme", themes.values(), ids=themes)
every_table = pytest.mark.parametrize("count", [2, 5, 9])


def member(note: str = "", cube: MemberCube | None = None, result: str = "") -> Member:
    return Member(Badge(TOP, "C"), "Ben", note, cube, result)


def with_members(*members: Member) -> Diagram:
    return replace(board(), members=members)


def opened(diagram: Diagram, theme: Theme = themes["walnut"]) -> Image.Image:
    with Image.open(BytesIO(draw_board(diagram, theme))) as picture:
        return picture.convert("RGB")


def colours(picture: Image.Image, box: layout.Box) -> set[object]:
    part = picture.crop((box.left, box.top, box.right, box.bottom))
    return {colour for _, colour in part.getcolors(1 << 16) or ()}


@pytest.mark.parametrize("count", range(MOST_MEMBERS + 1))
def test_rows_lie_under_the_board_and_apart(count: int) -> None:
    canvas = layout.Box(0, 0, layout.WIDTH, at.height_of(with_members(*sample_members(count))))
    rows = (at.row(index, count) for index in range(count))
    parts = [layout.plate(BOTTOM), layout.BOARD, *rows]
    assert all(contains(canvas, part) for part in parts)
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))


@pytest.mark.parametrize("index", range(MOST_MEMBERS))
def test_badge_words_and_what_stands_beside_them_lie_apart_in_a_row(index: int) -> None:
    row = at.row(index, MOST_MEMBERS)
    for beside in (at.rail(row), at.result(row)):
        parts = [at.badge(row), at.words(row, beside), beside]
        assert all(contains(row, part) for part in parts)
        assert not any(overlap(one, other) for one, other in combinations(parts, 2))
    assert contains(row, at.words(row, None))


def test_a_cube_and_the_ring_of_its_offer_lie_on_the_rail_clear_of_the_checker_at_its_other_end() -> None:
    row = at.row(0, 1)
    cubes = {lies: at.cube(row, lies).inset(-layout.OFFER_RING) for lies in CubeSpot}
    assert all(contains(at.rail(row), box) for box in cubes.values())
    assert not overlap(cubes[CubeSpot.OWN], cubes[CubeSpot.ACROSS])
    assert cubes[CubeSpot.OWN].center < cubes[CubeSpot.CENTRE].center < cubes[CubeSpot.ACROSS].center


def test_all_that_is_written_can_be_read_on_a_phone() -> None:
    scale = PHONE_WIDTH / layout.WIDTH
    sizes = (drawn.NAME_SIZE, *drawn.NOTE_SIZES, *drawn.RESULT_SIZES, *drawn.STAKE_SIZES)
    assert min(sizes) * scale > LEAST_SIZE_ON_A_PHONE
    assert at.CUBE * scale > LEAST_CUBE_ON_A_PHONE


def test_thirteen_letters_of_a_name_and_a_short_note_have_room_beside_a_cube() -> None:
    row = at.row(0, MOST_MEMBERS)
    room = at.words(row, at.rail(row)).width
    assert text_width("xX_DiceKing_X", drawn.NAME_SIZE) < room
    assert text_width("has answered", drawn.NOTE_SIZES[0]) < room


@pytest.mark.parametrize("result", ["0", "+2", "+384", "\N{MINUS SIGN}1024", "\N{MINUS SIGN}12288"])
def test_what_somebody_is_out_with_is_never_shortened(result: str) -> None:
    assert text_width(result, drawn.RESULT_SIZES[-1]) <= at.RESULT_WIDTH


@pytest.mark.parametrize("mark", ["", CAPTAIN_MARK, "P", "9", "10"])
def test_a_mark_has_room_on_its_badge(mark: str) -> None:
    if mark:
        assert text_width(mark, drawn.MARK_SIZES[len(mark) - 1]) < at.BADGE - 8
    assert Badge(TOP, mark).mark == mark


@every_theme
@every_table
def test_a_picture_with_members_is_as_high_as_they_need(theme: Theme, count: int) -> None:
    png = draw_board(with_members(*sample_members(count)), theme)
    assert len(png) < PNG_LIMIT
    with Image.open(BytesIO(png)) as picture:
        size = (layout.WIDTH, at.height_of(with_members(*sample_members(count))))
        assert (picture.format, picture.mode, picture.size) == ("PNG", "P", size)


@every_theme
@every_table
def test_the_board_over_the_members_is_the_board_without_them(theme: Theme, count: int) -> None:
    both = [opened(shown, theme) for shown in (board(), with_members(*sample_members(count)))]
    alone, above = (picture.crop((0, 0, layout.WIDTH, at.ROWS_TOP)).tobytes() for picture in both)
    assert alone == above


@every_theme
@pytest.mark.parametrize("lies", CubeSpot)
def test_the_cube_lies_with_its_owner_and_a_checker_at_each_other_end(theme: Theme, lies: CubeSpot) -> None:
    picture = opened(with_members(member(cube=MemberCube(1, lies, BOX))), theme)
    row = at.row(0, 1)
    faces = {
        CubeSpot.OWN: rgb(theme.dark.face),
        CubeSpot.ACROSS: rgb(theme.light.face),
        CubeSpot.CENTRE: rgb(theme.tray),
        lies: rgb(theme.cube.face),
    }
    for spot, face in faces.items():
        across, down = at.cube(row, spot).center
        assert picture.getpixel((across + BETWEEN_RING_AND_RIM, down)) == face
    light_above = opened(replace(with_members(member(cube=MemberCube(1, lies, BOX))), light=TOP), theme)
    if lies is not CubeSpot.ACROSS:
        across, down = at.cube(row, CubeSpot.ACROSS).center
        assert light_above.getpixel((across + BETWEEN_RING_AND_RIM, down)) == rgb(theme.dark.face)


@every_theme
@pytest.mark.parametrize("lies", [CubeSpot.OWN, CubeSpot.ACROSS])
def test_an_offered_cube_has_a_ring_and_an_arrow_that_no_other_has(theme: Theme, lies: CubeSpot) -> None:
    row = at.row(0, 1)
    for is_offered in (True, False):
        picture = opened(with_members(member(cube=MemberCube(2, lies, BOX, is_offered=is_offered))), theme)
        assert (rgb(theme.accent) in colours(picture, at.rail(row))) is is_offered
        middle = picture.getpixel(at.cube(row, CubeSpot.CENTRE).center)
        assert middle == rgb(theme.tray_text if is_offered else theme.tray)


@every_theme
def test_a_cube_stands_out_from_its_rail(theme: Theme) -> None:
    assert max(between(theme.tray, theme.cube.face), between(theme.tray, theme.cube.edge)) > 1.8


@every_theme
def test_the_rows_of_those_who_are_waited_for_are_lit(theme: Theme) -> None:
    waiting = replace(member("to answer"), is_to_act=True)
    picture = opened(with_members(waiting, member("has answered"), waiting), theme)
    grounds = [
        picture.getpixel((at.row(index, 3).right - 20, at.row(index, 3).top + 4)) for index in range(3)
    ]
    assert grounds == [rgb(theme.lit), rgb(theme.canvas), rgb(theme.lit)]


@every_theme
def test_who_is_out_is_dimmed_but_what_they_are_out_with_is_not(theme: Theme) -> None:
    picture = opened(with_members(replace(member("passed", result="+2"), is_out=True)), theme)
    row = at.row(0, 1)
    assert rgb(theme.text) not in colours(picture, at.words(row, at.result(row)))
    assert rgb(theme.gain) in colours(picture, at.result(row))


@every_theme
def test_gains_and_losses_have_colours_and_signs(theme: Theme) -> None:
    gain, loss, even = (member(result=result) for result in ("+2", "\N{MINUS SIGN}2", "0"))
    picture = opened(with_members(gain, loss, even), theme)
    inks = [rgb(theme.gain), rgb(theme.loss), rgb(theme.text)]
    found = [colours(picture, at.result(at.row(index, 3))) for index in range(3)]
    assert [[ink in seen for ink in inks] for seen in found] == [
        [index == place for place in range(3)] for index in range(3)
    ]


def test_two_long_names_that_differ_at_their_end_look_different() -> None:
    one, other = (
        replace(member(note="passed"), name=f"Bartholomew the {which}") for which in ("Elder", "Wise")
    )
    crowd = [member()] * 8
    assert draw_board(with_members(one, *crowd)) != draw_board(with_members(other, *crowd))


@pytest.mark.parametrize(
    "change",
    [
        {"badge": Badge(TOP, "2")},
        {"badge": Badge(BOTTOM, CAPTAIN_MARK)},
        {"badge": Badge(TOP, CAPTAIN_MARK)},
        {"name": "Cleo"},
        {"note": "captain"},
        {"cube": MemberCube(1, CubeSpot.CENTRE, BOX)},
        {"cube": MemberCube(2, CubeSpot.CENTRE, BOX)},
        {"cube": MemberCube(2, CubeSpot.OWN, BOX)},
        {"cube": MemberCube(2, CubeSpot.OWN, Badge(TOP, "5"))},
        {"cube": MemberCube(2, CubeSpot.ACROSS, BOX)},
        {"cube": MemberCube(2, CubeSpot.OWN, BOX, is_offered=True)},
        {"cube": MemberCube(2, CubeSpot.ACROSS, BOX, is_offered=True)},
        {"result": "+2"},
        {"stake": "2 at stake"},
        {"is_to_act": True},
        {"is_out": True},
    ],
)
def test_whatever_a_member_says_can_be_seen(change: dict[str, object]) -> None:
    assert draw_board(with_members(replace(member(), **change))) != draw_board(with_members(member()))


def test_the_longest_names_notes_and_results_stay_within_their_row() -> None:
    theme = themes["walnut"]
    long = Member(Badge(TOP, "10"), LONG_NAME * 2, LONG_NAME * 3)
    cube = MemberCube(1024, CubeSpot.ACROSS, BOX)
    shown = with_members(long, replace(long, cube=cube), replace(long, result="+123456789"))
    picture = opened(shown, theme)
    rows = [at.row(index, 3) for index in range(3)]
    rail = at.rail(rows[1])
    edges = [layout.Box(row.right - 4, row.top, row.right, row.bottom) for row in rows]
    before_rail = layout.Box(rail.left - 8, rail.top, rail.left, rail.bottom)
    assert all(colours(picture, box) == {rgb(theme.canvas)} for box in (*edges, before_rail))


@pytest.mark.parametrize("value", [0, 3, -2])
def test_a_members_cube_shows_a_power_of_two(value: int) -> None:
    with pytest.raises(DiagramError, match=str(value)):
        MemberCube(value, CubeSpot.CENTRE, BOX)


def test_what_cannot_be_of_a_member_is_refused() -> None:
    with pytest.raises(DiagramError, match="lies with nobody who must answer"):
        MemberCube(2, CubeSpot.CENTRE, BOX, is_offered=True)
    with pytest.raises(DiagramError, match="has a cube in play"):
        member(cube=MemberCube(1, CubeSpot.CENTRE, BOX), result="+2")
    with pytest.raises(DiagramError, match="'100'"):
        Badge(TOP, "100")
    with pytest.raises(DiagramError, match="room for 10 members, not 11"):
        with_members(*[member()] * 11)


def test_turning_a_board_with_members_twice_gives_it_back() -> None:
    diagram = with_members(*sample_members(9))
    turned = diagram.turned()
    assert {one.badge.seat for one in turned.members} == {TOP, BOTTOM}
    assert turned.members[0].badge == Badge(BOTTOM, CAPTAIN_MARK)
    assert turned.members[0].cube is not None
    assert turned.members[0].cube.against == Badge(TOP)
    assert turned.turned() == diagram


TOTALS = ScoreSheet("next", "game 12", "total")


def scored(count: int = MOST_MEMBERS, sheet: ScoreSheet = TOTALS) -> Diagram:
    """A score sheet with long names, notes and numbers."""
    total = "+1024" if sheet.total else ""
    line = Member(
        Badge(TOP, "10"), LONG_NAME, "box passed a raccoon", result="\N{MINUS SIGN}1024", total=total
    )
    return with_sheet(*[line] * count, sheet=sheet)


def with_sheet(*members: Member, sheet: ScoreSheet = TOTALS) -> Diagram:
    return replace(board(), members=members, score_sheet=sheet)


@pytest.mark.parametrize("count", range(1, MOST_MEMBERS + 1))
def test_the_lines_of_a_score_sheet_lie_below_their_headings_and_apart(count: int) -> None:
    lines = [at.headings(), *map(at.line, range(count))]
    canvas = layout.Box(0, 0, layout.WIDTH, at.height_of(scored(count)))
    assert all(contains(canvas, box) for box in lines)
    assert not any(overlap(one, other) for one, other in combinations([layout.BOARD, *lines], 2))


@pytest.mark.parametrize("scores_a_line", [1, 2])
def test_badge_name_note_and_numbers_lie_apart_on_a_line(scores_a_line: int) -> None:
    line = at.line(0)
    name, note = at.name_on_sheet(line, has_note=True), at.note_on_sheet(line, scores_a_line)
    parts = [at.badge(line), name, note, *(at.score(line, column) for column in range(scores_a_line))]
    assert all(contains(line, part) for part in parts)
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))


def test_digits_of_a_score_sheet_are_ten_pixels_high_on_a_phone() -> None:
    assert scores.SCORE_SIZES[0] * CAPITALS * PHONE_WIDTH / layout.WIDTH >= 10
    room = at.score(at.line(0), 0).width - 12
    for number in ("+111", "\N{MINUS SIGN}102", "+999"):
        assert text_width(number, scores.SCORE_SIZES[0]) <= room
    assert text_width("\N{MINUS SIGN}12288", scores.SCORE_SIZES[-1]) <= room
    sizes = (*scores.NOTE_SIZES, *scores.HEADING_SIZES)
    assert min(sizes) * PHONE_WIDTH / layout.WIDTH >= LEAST_SIZE_ON_A_PHONE


@every_theme
def test_the_score_sheet_of_a_full_table_is_a_small_picture(theme: Theme) -> None:
    png = draw_board(scored(), theme)
    assert len(png) < PNG_LIMIT
    with Image.open(BytesIO(png)) as picture:
        assert picture.size == (layout.WIDTH, at.height_of(scored()))


@pytest.mark.parametrize(
    "change",
    [{"badge": Badge(TOP, "2")}, {"name": "Cleo"}, {"note": "passed"}, {"result": "+2"}, {"total": "+9"}],
)
def test_whatever_a_line_of_a_score_sheet_says_can_be_seen(change: dict[str, object]) -> None:
    line = Member(Badge(TOP, "1"), "Ben", "", result="+1", total="+8")
    assert draw_board(with_sheet(line)) != draw_board(with_sheet(replace(line, **change)))


@pytest.mark.parametrize("heading", ["badge", "result", "total"])
def test_the_headings_of_a_score_sheet_can_be_seen(heading: str) -> None:
    other = replace(TOTALS, **{heading: "another"})
    assert draw_board(scored(2)) != draw_board(scored(2, other))


def test_totals_and_cubes_stand_where_there_is_room_for_them() -> None:
    line = Member(Badge(TOP, "1"), "Ben", result="+1", total="+8")
    with pytest.raises(DiagramError, match="under their heading"):
        with_members(line)
    with pytest.raises(DiagramError, match="under their heading"):
        with_sheet(line, sheet=ScoreSheet("next", "game 1"))
    with pytest.raises(DiagramError, match="no room for cubes"):
        with_sheet(member(cube=MemberCube(1, CubeSpot.CENTRE, BOX)))

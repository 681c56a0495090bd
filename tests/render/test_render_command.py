"""`python -m render` draws a position by its id."""

from dataclasses import replace
from pathlib import Path

import pytest

from render import Cube, Dice, Seat, UnreadableIdError, draw_board
from render.__main__ import main
from render.diagram import read_id
from tests.render.boards import START, side

START_ID = "4HPwATDgc/ABMA"
PERFT = Path(__file__).parents[1] / "data" / "perft.txt"


SHARED_POINTS = {"AAAYZicDAAAAAA", "4Bl8EjBwn4MBMA"}
"""Two rows of the perft suite have both sides on one point, which counts plays but is no backgammon."""


def perft_rows() -> list[tuple[str, str, str]]:
    """Every position id of the perft suite, with the sides on roll and not."""
    rows = []
    fields: dict[str, str] = {}
    for line in PERFT.read_text().splitlines():
        key, _, value = line.partition(" ")
        fields[key] = value.strip()
        if key == "gnuid" and fields["gnuid"] not in SHARED_POINTS:
            rows.append((fields["gnuid"], fields["me"], fields["them"]))
    return rows


@pytest.mark.parametrize(("text", "me", "them"), perft_rows())
def test_a_gnu_position_id_has_the_side_on_roll_at_the_bottom(text: str, me: str, them: str) -> None:
    diagram = read_id(text)
    expected = [
        side(" ".join(item for item in checkers.split() if not item.startswith("off")))
        for checkers in (me, them)
    ]
    assert [diagram.bottom, diagram.top] == expected
    assert diagram.to_act is Seat.BOTTOM


@pytest.mark.parametrize("text", sorted(SHARED_POINTS))
def test_a_point_is_never_held_by_both_sides(text: str) -> None:
    with pytest.raises(UnreadableIdError, match=r"Both sides stand on the bottom side's [18] point"):
        read_id(text)


def test_an_xgid_has_its_own_player_at_the_bottom() -> None:
    diagram = read_id("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:31:3:2:0:7:10")
    assert diagram.bottom == side(START, score="3/7")
    assert diagram.top == side(START, score="2/7")
    assert diagram.cube == Cube(2, Seat.TOP)
    assert diagram.dice == Dice.rolled(Seat.TOP, 3, 1)
    assert (diagram.to_act, diagram.numbered_for) == (Seat.TOP, Seat.TOP)


def test_an_xgid_shows_checkers_on_the_bar_and_off() -> None:
    diagram = read_id("XGID=b-----E------------------B:0:0:1:00:0:0:0:0:10")
    assert diagram.bottom == side("bar:2 6:5")
    assert diagram.top == side("bar:2")


@pytest.mark.parametrize(
    ("dice", "cube"),
    [
        ("D", Cube(4, Seat.BOTTOM, offered_by=Seat.BOTTOM)),
        ("B", Cube(8, Seat.BOTTOM, offered_by=Seat.TOP)),
        ("R", Cube(16, Seat.BOTTOM, offered_by=Seat.BOTTOM)),
    ],
)
def test_an_xgid_with_an_open_double_shows_the_offered_cube(dice: str, cube: Cube) -> None:
    diagram = read_id(f"XGID=-b----E-C---eE---c-e----B-:1:1:1:{dice}:0:0:3:0:10")
    assert diagram.cube == cube
    assert cube.offered_by is not None
    assert diagram.to_act is cube.offered_by.other


def test_the_crawford_game_has_no_cube() -> None:
    assert read_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:2:1:7:10").cube is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "4HPwATDgc/ABM", "4HPwATDgc/ABMAA", "4HPwATDgc-ABMA", "//////////////", "4HPwATDgc/ABM/"),
        *("XGID=", "XGID=1:2:3", "XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10"),
        *(
            f"XGID={cells}:0:0:1:00:0:0:0:0:10"
            for cells in (
                "-" * 25,
                "-" * 27,
                "-O-o" + "-" * 22 + "z",
                "-Oo" + "O" * 23,
                "A" + "-" * 25,
                "-" * 25 + "a",
            )
        ),
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10",
        "\u0664HPwATDgc/ABM",
    ],
)
def test_what_is_no_position_id_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(UnreadableIdError, match=r"is no position id: .+"):
        read_id(text)


def test_a_position_is_drawn_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "start.png"
    assert main([START_ID, "-o", str(file)]) == 0
    shown = read_id(START_ID)
    bottom, top = replace(shown.bottom, unit="pips"), replace(shown.top, unit="pips")
    drawn = draw_board(replace(shown, bottom=bottom, top=top, headline="to roll"))
    assert file.read_bytes() == drawn


def test_every_option_changes_the_picture(tmp_path: Path) -> None:
    pictures = set()
    options: list[list[str]] = [
        [],
        ["--roll", "31"],
        ["--theme", "clear"],
        ["--name-bottom", "Alice"],
        ["--name-top", "Bob"],
        ["--from-top"],
        ["--members", "2"],
        ["--members", "9"],
    ]
    for number, option in enumerate(options):
        file = tmp_path / f"{number}.png"
        assert main([START_ID, "-o", str(file), *option]) == 0
        pictures.add(file.read_bytes())
    assert len(pictures) == len(options)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "'nonsense' is no position id: a GNU Position ID has 14 characters, not 8."),
        (
            [START_ID, "--theme", "pink"],
            "There is no theme 'pink'; choose one of walnut, felt, midnight, clear.",
        ),
        ([START_ID, "--roll", "70"], "'70' is no roll: write two numbers from 1 to 6, such as 31."),
        (
            [START_ID, "-o", "/nowhere/x.png"],
            "cannot be written to '/nowhere/x.png': No such file or directory.",
        ),
    ],
)
def test_wrong_input_is_answered_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1

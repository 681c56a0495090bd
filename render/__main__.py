"""Draws a position by its id to a file: `python -m render 4HPwATDgc/ABMA -o start.png`."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from render.diagram import (
    CAPTAIN_MARK,
    MOST_MEMBERS,
    Badge,
    CubeSpot,
    Diagram,
    Dice,
    Member,
    MemberCube,
    Seat,
    read_id,
)
from render.draw import draw_board
from render.errors import RenderError, UnknownThemeError
from render.theme import DEFAULT_THEME, Theme, themes

_UNIT = "pips"
_TEAM, _BOX = Seat.TOP, Badge(Seat.BOTTOM)
_OFFERED = MemberCube(2, CubeSpot.OWN, _BOX, is_offered=True)
_MEMBERS = (
    Member(Badge(_TEAM, CAPTAIN_MARK), "Ben", "to answer", _OFFERED, is_to_act=True),
    Member(Badge(_TEAM, "2"), "Cleo", "has answered", _OFFERED),
    Member(Badge(_TEAM, "3"), "ليلى الطويل", "passed", result="\N{MINUS SIGN}1", is_out=True),
    Member(Badge(_TEAM, "4"), "王小明", "", MemberCube(1, CubeSpot.CENTRE, _BOX)),
    Member(Badge(_TEAM, "5"), "🎲 Dicey 🦄", "", MemberCube(64, CubeSpot.OWN, _BOX)),
    Member(Badge(_TEAM, "6"), "Maximiliane von Hohenstein", "", MemberCube(128, CubeSpot.ACROSS, _BOX)),
    Member(Badge(_TEAM, "7"), "xX_DiceKing_Xx", "cashed", result="+2", is_out=True),
    Member(Badge(_TEAM, "8"), "Søren", "gave an extra", MemberCube(4, CubeSpot.CENTRE, Badge(_TEAM, "5"))),
    Member(Badge(_BOX.seat, "P"), "नमस्ते", "box's partner", stake="16 at stake"),
    Member(Badge(_TEAM, "9"), "さくら", "shares a cube", stake="2 at stake"),
)


def sample_members(count: int) -> tuple[Member, ...]:
    return _MEMBERS[:count]


WRONG_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw as asked; the exit code is 2, with one sentence on stderr, if that cannot be done."""
    told = _parser().parse_args(arguments)
    try:
        picture = draw_board(_diagram(told), _theme(told.theme))
        Path(told.output).write_bytes(picture)
    except RenderError as error:
        sys.stderr.write(f"{error}\n")
        return WRONG_INPUT
    except OSError as error:
        sys.stderr.write(f"The picture cannot be written to {told.output!r}: {error.strerror}.\n")
        return WRONG_INPUT
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        "python -m render", description="Draw a backgammon position as a PNG, 1200 wide and 900 or more high."
    )
    parser.add_argument("id", help="a GNU Position ID (the side on roll sits at the bottom) or an XGID")
    parser.add_argument("-o", "--output", default="board.png", help="the file to write (board.png)")
    parser.add_argument("--theme", default=DEFAULT_THEME.name, help=f"one of {', '.join(themes)}")
    parser.add_argument("--roll", help='the dice of the side on roll, such as "31"')
    parser.add_argument("--from-top", action="store_true", help="as the side at the top sees it")
    parser.add_argument("--name-bottom", default="", help="the name of the side at the bottom")
    parser.add_argument("--name-top", default="", help="the name of the side at the top")
    parser.add_argument(
        "--members",
        type=int,
        default=0,
        metavar=f"1-{MOST_MEMBERS}",
        choices=range(1, MOST_MEMBERS + 1),
        help="as a chouette, with so many invented members",
    )
    return parser


def _theme(name: str) -> Theme:
    try:
        return themes[name]
    except KeyError:
        raise UnknownThemeError(name, themes) from None


def _diagram(told: Namespace) -> Diagram:
    diagram = read_id(told.id)
    diagram = replace(
        diagram,
        bottom=replace(diagram.bottom, name=told.name_bottom, unit=_UNIT),
        top=replace(diagram.top, name=told.name_top, unit=_UNIT),
        members=sample_members(told.members),
    )
    if diagram.members:
        diagram = replace(
            diagram,
            bottom=replace(diagram.bottom, tag="box", score="±16"),
            top=replace(diagram.top, tag="captain"),
        )
    if told.roll:
        diagram = _rolled(diagram, told.roll)
    name = diagram.side(diagram.to_act).name if diagram.to_act else ""
    diagram = replace(diagram, headline=f"{name} {_task(diagram)}".lstrip())
    return diagram.turned() if told.from_top else diagram


def _task(diagram: Diagram) -> str:
    if diagram.cube and diagram.cube.offered_by:
        return "to answer the double"
    if diagram.dice:
        first, second = (die.value for die in diagram.dice.dice[:2])
        return f"to play {first}-{second}"
    return "to roll"


def _rolled(diagram: Diagram, roll: str) -> Diagram:
    if len(roll) != 2 or not set(roll) <= set("123456"):  # noqa: PLR2004 - two dice
        raise RenderError(f"{roll!r} is no roll: write two numbers from 1 to 6, such as 31.")
    seat = diagram.numbered_for
    dice = Dice.rolled(seat, int(roll[0]), int(roll[1]))
    return replace(diagram, dice=dice, to_act=seat)


if __name__ == "__main__":
    sys.exit(main())

"""Boards for the tests of the picture, written as players write them."""

from render import Arrow, Cube, Diagram, Dice, Die, Seat, Side

START = "24:2 13:5 8:3 6:5"
BAR, OFF = 25, 0
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff the Great"


def side(text: str, name: str = "", score: str = "", unit: str = "") -> Side:
    """ "24:2 13:5 8:3 6:5" as a side; "bar:2" too; checkers that are not listed are off."""
    counts = [0] * 26
    for item in text.split():
        point, _, count = item.partition(":")
        counts[BAR if point == "bar" else int(point)] += int(count or 1)
    counts[OFF] = 15 - sum(counts)
    return Side(tuple(counts), name, score, unit)


def board(bottom: str = START, top: str = START) -> Diagram:
    """Two sides and nothing else."""
    return Diagram(side(bottom), side(top))


def widest() -> dict[str, Diagram]:
    """Boards with as much on them as there can be, by what they show."""
    bottom, top = Seat.BOTTOM, Seat.TOP
    return {
        "the start": Diagram(
            side(START, "Alice"), side(START, "Bob"), to_act=bottom, headline="Alice to roll"
        ),
        "everybody on the bar": board("bar:15", "bar:15"),
        "everybody off": board("", ""),
        "fifteen on each ace point": board("1:15", "1:15"),
        "every point held": board(
            "24 23 22 21 20 19 18 17 16 15 14 13:4",
            " ".join(str(point) for point in range(13, 25)) + " bar:3",
        ),
        "a double to 1024": Diagram(
            side(START, LONG_NAME, "24/25"),
            side("bar:8 6:7", LONG_NAME, "23/25"),
            light=top,
            to_act=top,
            headline=f"{LONG_NAME} to take or pass",
            cube=Cube(1024, top, offered_by=bottom),
        ),
        "doubles, half played": Diagram(
            side("24:2 13:3 8:3 6:5 9:2"),
            side(START),
            dice=Dice(bottom, (Die(4, is_played=True), Die(4, is_played=True), Die(4), Die(4))),
            last_play=(Arrow(bottom, 13, 9),) * 2,
            cube=Cube(2**40, bottom),
        ),
        "hypergammon": Diagram(
            side("24 23 22"), side("24 23 22"), set_aside=12, dice=Dice.rolled(top, 2, 1), numbered_for=top
        ),
    }

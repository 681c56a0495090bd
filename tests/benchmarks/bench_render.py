"""How long a board picture takes, as ratios in one run. `python -m tests.benchmarks.bench_render`.

Times are the processor's, on one core, though `render.draw.png` compresses two halves beside each other
where a second is idle. `board_picture` is a cold picture (a diagram not drawn before; the theme is warm) by
the time in which Pillow writes the same finished pixels with the same settings: the median over all
positions. `board_picture_kb` is the largest PNG. `board_picture_repeated_percent` is asking for the same
diagram again, in percent of that time of Pillow's. `chouette_picture` is a cold picture with ten players,
each member with a cube or out, by one with two: the median over positions. `tiles_mb` is what the boards
and tiles of one theme fill. By how much the process has grown in the end, with all themes and all that is
kept of marks and words, is printed too.
"""

import random
import resource
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image

from render import (
    Arrow,
    Badge,
    Cube,
    CubeSpot,
    Diagram,
    Dice,
    Die,
    Member,
    MemberCube,
    Seat,
    Side,
    Theme,
    draw_board,
    themes,
)
from render.draw import COMPRESSION, COMPRESSION_OF_MANY
from render.draw.sprites import sprites_of
from render.layout import HEIGHT
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.results import Result, judged

POSITIONS = 400
START = {6: 5, 8: 3, 13: 5, 24: 2}
NAMES = (
    *("Alice", "Bob", "Maximiliane von Hohenstein", "Zoë", "xX_DiceKing_Xx", "Søren"),
    *("Александр", "Ελένη", "ليلى", "נועה", "さくら", "王小明"),
)
LIMITS = {
    "board_picture": 1.4,
    "board_picture_kb": 70,
    "board_picture_repeated_percent": 1.0,
    "chouette_picture": 1.5,
    "chouette_picture_kb": 110,
    "tiles_mb": 6,
}
MEMBERS, TEAMS = 9, 10


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds for the cold picture, for encoding it, and for the same diagram again; and its bytes."""

    cold: float
    encoding: float
    repeated: float
    size: int


def main() -> int:
    """Measure, print one line a bar, and return 0 if all hold."""
    keep_to_cores()
    source, began = random.Random(20260101), most_memory()
    games = list(game_diagrams(source, POSITIONS * 3 // 4))
    start = Diagram(Side(_counts(START)), Side(_counts(START)))
    for theme in themes.values():
        for diagram in (start, replace(start, members=members(source, NAMES[:MEMBERS]))):
            draw_board(diagram, theme)
    boards = measure([*games, *wide_diagrams(source, POSITIONS // 4)])
    pairs = measured_pairs(source, [game.turned() for game in games])
    values = {
        "board_picture": statistics.median(one.cold / one.encoding for one in boards),
        "board_picture_kb": max(one.size for one in boards) / 1000,
        "board_picture_repeated_percent": 100
        * statistics.median(one.repeated / one.encoding for one in boards),
        "chouette_picture": statistics.median(ten.cold / two.cold for two, ten in pairs),
        "chouette_picture_kb": max(ten.size for _, ten in pairs) / 1000,
        "tiles_mb": max(map(tile_bytes, themes.values())) / 1e6,
    }
    print(f"drawing has taken {(most_memory() - began) / 1e6:.0f} MB")
    return judged(Result(name, value, LIMITS[name]) for name, value in values.items())


def most_memory() -> int:
    """The most bytes that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def tile_bytes(theme: Theme) -> int:
    """A byte for each pixel that is kept of a theme."""
    sprites = sprites_of(theme)
    return sum(tile.width * tile.height for tile in (*sprites.boards.values(), *sprites.tiles.values()))


def measured_pairs(source: random.Random, games: Sequence[Diagram]) -> list[tuple[Measured, Measured]]:
    """Measure boards of two, each followed by the same with a team beside it; the names of a team recur."""
    teams = [
        [f"{source.choice(NAMES)} {source.randint(1, 999)}" for _ in range(MEMBERS)] for _ in range(TEAMS)
    ]
    pairs = ((two, replace(two, members=members(source, source.choice(teams)))) for two in games)
    both = measure([diagram for pair in pairs for diagram in pair])
    return list(zip(both[::2], both[1::2], strict=True))


def measure(diagrams: Sequence[Diagram]) -> list[Measured]:
    """Draw each diagram, which was not drawn before, in the themes by turns."""
    measured = []
    for number, diagram in enumerate(diagrams):
        theme = list(themes.values())[number // 2 % len(themes)]
        cold, png = timed(lambda: draw_board(diagram, theme))  # noqa: B023 - called at once
        picture = Image.open(BytesIO(png))
        picture.load()
        encoding, again = timed(lambda: encoded_by_pillow(picture))  # noqa: B023 - called at once
        if len(again) * 1.01 < len(png):
            raise AssertionError(f"{len(png)} bytes, and {len(again)} as Pillow writes the same pixels")
        repeated, _ = timed(lambda: draw_board(diagram, theme))  # noqa: B023 - called at once
        measured.append(Measured(cold, encoding, repeated, len(png)))
    return measured


def encoded_by_pillow(picture: Image.Image) -> bytes:
    """A finished picture as Pillow writes it on one core, with our settings."""
    file = BytesIO()
    level = COMPRESSION if picture.height == HEIGHT else COMPRESSION_OF_MANY
    picture.save(file, "PNG", compress_level=level)
    return file.getvalue()


def game_diagrams(source: random.Random, count: int) -> Iterator[Diagram]:
    """The boards that a channel sees when two sides throw dice and move anything that may move."""
    made = 0
    while made < count:
        mover, other = dict(START), dict(START)
        seat = Seat.BOTTOM
        names = source.sample(NAMES, 2)
        while mover.get(0, 0) < 15 and other.get(0, 0) < 15 and made < count:
            roll = source.randint(1, 6), source.randint(1, 6)
            play = random_play(source, seat, mover, other, roll)
            mover, other, seat = other, mover, seat.other
            yield shown(source, seat, mover, other, play, names)
            made += 1


def random_play(
    source: random.Random, seat: Seat, mover: dict[int, int], other: dict[int, int], roll: tuple[int, int]
) -> tuple[Arrow, ...]:
    """Move checkers at random, blocked points and bearing off respected, and say which."""
    arrows = []
    for die in roll * (2 if roll[0] == roll[1] else 1):
        highest = max(point for point, checkers in mover.items() if checkers and point)
        sources = (
            [25] if mover.get(25) else [point for point, checkers in mover.items() if checkers and point]
        )
        open_ways = [
            (point, max(0, point - die))
            for point in sources
            if (point > die and other.get(25 - (point - die), 0) < 2)
            or (point <= die and highest <= 6 and point in {die, highest})
        ]
        if not open_ways:
            break
        start, end = source.choice(open_ways)
        is_hit = bool(end and other.get(25 - end))
        if is_hit:
            other[25 - end] -= 1
            other[25] = other.get(25, 0) + 1
        mover[start] -= 1
        mover[end] = mover.get(end, 0) + 1
        arrows.append(Arrow(seat, start, end, is_hit=is_hit))
        if mover[end] == 15 and end == 0:
            break
    return tuple(arrows)


def shown(
    source: random.Random,
    seat: Seat,
    mover: dict[int, int],
    other: dict[int, int],
    play: tuple[Arrow, ...],
    names: list[str],
) -> Diagram:
    """The board after a play, with the next side's roll or cube decision."""
    name = names[seat is Seat.TOP]
    first, second = source.randint(1, 6), source.randint(1, 6)
    is_rolled = source.random() < 0.6
    sides = [
        Side(_counts(checkers), who, f"{source.randint(0, 6)} of 7")
        for checkers, who in zip((mover, other), names if seat is Seat.BOTTOM else names[::-1], strict=True)
    ]
    bottom, top = sides if seat is Seat.BOTTOM else sides[::-1]
    return Diagram(
        bottom=bottom,
        top=top,
        numbered_for=seat,
        to_act=seat,
        headline=f"{name} to play {first}-{second}" if is_rolled else f"{name} to double or roll",
        dice=Dice.rolled(seat, first, second) if is_rolled else None,
        cube=Cube(2 ** source.randint(0, 4), source.choice((None, *Seat))),
        last_play=play,
    )


def members(source: random.Random, names: Sequence[str]) -> tuple[Member, ...]:
    """A team of nine, some of whom are out."""
    return tuple(_member(source, name, place) for place, name in enumerate(names, start=1))


def _member(source: random.Random, name: str, place: int) -> Member:
    badge = Badge(Seat.TOP, str(place))
    if source.random() < 0.2:
        return Member(badge, name, "passed", result=f"-{source.randint(1, 9)}", is_out=True)
    lies = source.choice(list(CubeSpot))
    is_offered = lies is not CubeSpot.CENTRE and source.random() < 0.4
    cube = MemberCube(2 ** source.randint(0, 6), lies, Badge(Seat.BOTTOM), is_offered=is_offered)
    note = source.choice(("to answer", "has answered", "own cube", "captain"))
    return Member(badge, name, note, cube, is_to_act=source.random() < 0.4)


def wide_diagrams(source: random.Random, count: int) -> Iterator[Diagram]:
    """Boards with as much on them as there can be: every point held, four arrows, long names, four dice."""
    for number in range(count):
        points = source.sample(range(1, 25), 24)
        mine, yours = points[:12], [25 - point for point in points[12:]]
        bottom = dict.fromkeys(mine, 1) | {mine[0]: 2, 25: 1, 0: 1}
        top = dict.fromkeys(yours, 1) | {25: 2, 0: 1}
        targets = source.sample(mine, 4)
        yield Diagram(
            bottom=Side(_counts(bottom), "Wolfeschlegelsteinhausenbergerdorff the Great", "12/25"),
            top=Side(_counts(top), "محمد عبد الله بن عبد الرحمن الطويل", "24/25"),
            numbered_for=Seat.TOP,
            to_act=Seat.TOP,
            headline="Wolfeschlegelsteinhausenbergerdorff to answer the double",
            dice=Dice(Seat.TOP, (Die(6), Die(6), Die(6, is_played=True), Die(6, is_played=True))),
            cube=Cube(2 ** (number % 14), Seat.TOP),
            last_play=tuple(
                Arrow(Seat.BOTTOM, min(25, target + source.randint(1, 6)), target, is_hit=True)
                for target in targets
            ),
        )


def _counts(checkers: dict[int, int]) -> tuple[int, ...]:
    return tuple(checkers.get(point, 0) for point in range(26))


if __name__ == "__main__":
    sys.exit(main())

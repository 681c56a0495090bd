"""How long a board picture takes, as ratios in one run. `python -m tests.benchmarks.bench_render`.

`board_picture` is a cold picture (a diagram not drawn before; the theme is warm) divided by encoding
the same finished pixels with the same settings: the median over all positions. `board_picture_kb` is the
largest PNG. `board_picture_repeated_ms` is asking for the same diagram again.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from io import BytesIO

from PIL import Image

from render import Arrow, Cube, Diagram, Dice, Die, Seat, Side, draw_board, themes
from render.draw import encode

POSITIONS = 400
START = {6: 5, 8: 3, 13: 5, 24: 2}
NAMES = (
    *("Alice", "Bob", "Maximiliane von Hohenstein", "Zoë", "xX_DiceKing_Xx", "Søren"),
    *("Александр", "Ελένη", "ليلى", "נועה", "さくら", "王小明"),
)
LIMITS = {"board_picture": 1.3, "board_picture_kb": 80, "board_picture_repeated_ms": 0.1}


def main() -> int:
    """Measure, print one line a bar, and return 0 if all hold."""
    source = random.Random(20260101)
    diagrams = [*game_diagrams(source, POSITIONS * 3 // 4), *wide_diagrams(source, POSITIONS // 4)]
    names = list(themes)
    for theme in themes.values():
        draw_board(Diagram(Side(_counts(START)), Side(_counts(START))), theme)
    ratios, sizes, repeated = [], [], []
    for number, diagram in enumerate(diagrams):
        theme = themes[names[number % len(names)]]
        cold, png = timed(lambda: draw_board(diagram, theme))  # noqa: B023 - called at once
        picture = Image.open(BytesIO(png))
        picture.load()
        encoding, again = timed(lambda: encode(picture))  # noqa: B023 - called at once
        if len(again) != len(png):
            raise AssertionError(f"{len(png)} and {len(again)} bytes: not the same pixels and settings")
        ratios.append(cold / encoding)
        sizes.append(len(png) / 1000)
        repeated.append(timed(lambda: draw_board(diagram, theme))[0] * 1000)  # noqa: B023 - called at once
    values = {
        "board_picture": statistics.median(ratios),
        "board_picture_kb": max(sizes),
        "board_picture_repeated_ms": statistics.median(repeated),
    }
    for name, value in values.items():
        print(f"{name} {value:.2f} {LIMITS[name]}")
    return int(any(value > LIMITS[name] for name, value in values.items()))


def timed(work: Callable[[], bytes]) -> tuple[float, bytes]:
    """Seconds and result of some work."""
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


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
        headline=f"{name} to play {first}-{second}" if is_rolled else f"{name} to roll or double",
        caption=_caption(source),
        dice=Dice.rolled(seat, first, second) if is_rolled else None,
        cube=Cube(2 ** source.randint(0, 4), source.choice((None, *Seat))),
        last_play=play,
    )


def wide_diagrams(source: random.Random, count: int) -> Iterator[Diagram]:
    """Boards with as much on them as there can be: every point held, four arrows, long names, four dice."""
    for number in range(count):
        points = source.sample(range(1, 25), 24)
        mine, yours = points[:12], [25 - point for point in points[12:]]
        bottom = dict.fromkeys(mine, 1) | {mine[0]: 2, 25: 1, 0: 1}
        top = dict.fromkeys(yours, 1) | {25: 2, 0: 1}
        targets = source.sample(mine, 4)
        yield Diagram(
            bottom=Side(_counts(bottom), "Wolfeschlegelsteinhausenbergerdorff the Great", "12 of 25"),
            top=Side(_counts(top), "محمد عبد الله بن عبد الرحمن الطويل", "24 of 25"),
            numbered_for=Seat.TOP,
            to_act=Seat.TOP,
            headline="Wolfeschlegelsteinhausenbergerdorff to answer the double",
            caption=_caption(source),
            dice=Dice(Seat.TOP, (Die(6), Die(6), Die(6, is_played=True), Die(6, is_played=True))),
            cube=Cube(2 ** (number % 14), Seat.TOP),
            last_play=tuple(
                Arrow(Seat.BOTTOM, min(25, target + source.randint(1, 6)), target, is_hit=True)
                for target in targets
            ),
        )


def _counts(checkers: dict[int, int]) -> tuple[int, ...]:
    return tuple(checkers.get(point, 0) for point in range(26))


def _caption(source: random.Random) -> str:
    board = "".join(source.choice("---abcdeABCDE") for _ in range(26))
    return f"XGID={board}:{source.randint(0, 5)}:1:1:{source.randint(11, 66)}:3:2:0:7:10"


if __name__ == "__main__":
    sys.exit(main())

"""The size of moving pictures, and the time for a play. `python -m tests.benchmarks.bench_moving`.

`last_play_kb` is the largest of the plays of two games, `film_mb` a film of 60 plays. `last_play` is how
long a play takes by how long Pillow takes to write the same frames as a GIF: the median of all plays. How
long that film takes is printed too, per play, beside one board.
"""

import sys
from io import BytesIO
from statistics import median

from PIL import Image, ImageSequence

from render import draw_board, draw_film, draw_play, themes
from tests.benchmarks.measuring import keep_to_cores, timed
from tests.benchmarks.results import Result, judged
from tests.render.films import game

PLAYS = 60
SEEDS = (2, 3)
MARKS = {"last_play_kb": 120, "last_play": 1.0, "film_mb": 1.15}
NO_LIMIT = 10**9
MS = 1e3


def main() -> int:
    """Measure, print one line a bar, and return 0 if all hold."""
    keep_to_cores()
    shots = [shot for seed in SEEDS for shot in game(seed)]
    looks = list(themes.values())
    for theme in looks:
        draw_play(shots[0], theme)
    plays = []
    for number, shot in enumerate(shots):
        seconds, play = timed(lambda: draw_play(shot, looks[number % len(looks)]))  # noqa: B023 - called at once
        plays.append((seconds, by_pillow(play), len(play)))
    board = median(timed(lambda: draw_board(shot.after))[0] for shot in shots)  # noqa: B023
    seconds, film = timed(lambda: draw_film(shots[:PLAYS], themes["felt"], NO_LIMIT))
    ours, theirs, sizes = zip(*plays, strict=True)
    print(f"a play takes {median(ours) * MS:.1f} ms, written by Pillow {median(theirs) * MS:.1f} ms")
    print(f"a film takes {seconds / PLAYS * MS:.0f} ms a play, a board {board * MS:.1f} ms")
    values = {
        "last_play_kb": max(sizes) / 1000,
        "last_play": median(mine / peer for mine, peer, _ in plays),
        "film_mb": len(film) / 1_000_000,
    }
    return judged(Result(name, value, MARKS[name]) for name, value in values.items())


def by_pillow(play: bytes) -> float:
    """The seconds in which Pillow writes the frames of a GIF, each seen as long, as a GIF."""
    with Image.open(BytesIO(play)) as moving:
        frames = [(frame.convert("P"), frame.info["duration"]) for frame in ImageSequence.Iterator(moving)]
    (first, *others), durations = zip(*frames, strict=True)
    return timed(
        lambda: first.save(
            BytesIO(), "GIF", save_all=True, append_images=others, duration=list(durations), loop=0
        )
    )[0]


if __name__ == "__main__":
    sys.exit(main())

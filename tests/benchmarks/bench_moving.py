"""What moving pictures weigh, and how long a play takes. `python -m tests.benchmarks.bench_moving`.

`last_play_kb` is the largest of the plays of two games, `last_play_ms` the median time to draw one, `film_mb`
a film of 60 plays. How long that film takes is printed too, per play, beside encoding one board.
"""

import statistics
import sys
import time
from collections.abc import Callable

from render import draw_board, draw_film, draw_play, themes
from tests.render.films import game

PLAYS = 60
SEEDS = (2, 3)
MARKS = {"last_play_kb": 120, "last_play_ms": 60, "film_mb": 1.15}
NO_LIMIT = 10**9


def main() -> int:
    """Measure, print one line a bar, and return 0 if all hold."""
    shots = [shot for seed in SEEDS for shot in game(seed)]
    looks = list(themes.values())
    for theme in looks:
        draw_play(shots[0], theme)
    plays = [timed(lambda: draw_play(shot, looks[n % len(looks)])) for n, shot in enumerate(shots)]  # noqa: B023
    board = statistics.median(timed(lambda: draw_board(shot.after))[0] for shot in shots)  # noqa: B023
    seconds, film = timed(lambda: draw_film(shots[:PLAYS], themes["felt"], NO_LIMIT))
    print(f"a film takes {seconds / PLAYS * 1000:.0f} ms a play, a board {board * 1000:.1f} ms")
    values = {
        "last_play_kb": max(len(play) for _, play in plays) / 1000,
        "last_play_ms": statistics.median(seconds for seconds, _ in plays) * 1000,
        "film_mb": len(film) / 1_000_000,
    }
    for name, value in values.items():
        print(f"{name} {value:.2f} {MARKS[name]}")
    return int(any(value > MARKS[name] for name, value in values.items()))


def timed(work: Callable[[], bytes]) -> tuple[float, bytes]:
    """Seconds of the processor, and what came of it."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


if __name__ == "__main__":
    sys.exit(main())

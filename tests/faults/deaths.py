"""When a bot dies: at a random moment of what follows an interaction, most often between save and post."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from tests.faults.calls import Call, Kind, Moment
from tests.faults.discord_server import DiscordServer

Moments = Sequence[tuple[Kind | None, Moment, float]]
MOMENTS: Moments = (
    (None, Moment.ARRIVED, 0.03),
    (Kind.DEFER, Moment.ARRIVED, 0.0),
    (Kind.DEFER, Moment.ANSWERED, 0.04),
    (Kind.DEFER, Moment.ANSWERED, 0.04),
    (Kind.POST, Moment.ARRIVED, 0.0),
    (Kind.POST, Moment.WRITTEN, 0.0),
    (Kind.POST, Moment.ANSWERED, 0.01),
    (Kind.EDIT, Moment.WRITTEN, 0.01),
    (Kind.FOLD, Moment.WRITTEN, 0.01),
    (Kind.REPLY, Moment.ARRIVED, 0.0),
)
"""After what, and at most how many seconds later; None is the interaction itself, which is not saved yet."""
BETWEEN_PUSH_AND_BOARD: Moments = (
    (Kind.POST, Moment.WRITTEN, 0.0),
    (Kind.POST, Moment.ANSWERED, 0.0),
    (Kind.POST, Moment.ANSWERED, 0.01),
    (Kind.EDIT, Moment.ARRIVED, 0.0),
)


@dataclass(frozen=True)
class Death:
    """So many seconds after a kind of call has come so far."""

    kind: Kind | None
    moment: Moment
    delay: float

    @classmethod
    def at_random(cls, random: Random, moments: Moments = MOMENTS) -> "Death":
        kind, moment, longest = random.choice(moments)
        return cls(kind, moment, random.uniform(0, longest))

    @contextmanager
    def awaits(self, server: DiscordServer, kill: Callable[[], None]) -> Iterator[None]:
        """Let the bot die in time of what an interaction within leads to, if it comes to that."""
        timer = threading.Timer(self.delay, kill)

        def watch(call: Call, moment: Moment) -> None:
            is_refused = moment is not Moment.ARRIVED and not call.is_taken
            if (call.kind, moment) == (self.kind, self.moment) and not is_refused and not timer.is_alive():
                self._strike(timer, kill)

        server.watch = watch
        if self.kind is None:
            timer.start()
        yield
        server.watch = lambda _call, _moment: None
        timer.cancel()

    def _strike(self, timer: threading.Timer, kill: Callable[[], None]) -> None:
        if not self.delay:
            kill()
        elif not timer.finished.is_set():
            timer.start()

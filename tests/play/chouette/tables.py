"""The people of chouettes in tests: A is Ann, B is Ben, and so on."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from bot.discord.wire.components import PanelView
from bot.engine.chouette import Chouette, decisions
from bot.play.base.table import Player, Status
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import status as status_text
from bot.play.display.panel import Button, Panel
from tests.discord.discord_limits import check_message
from tests.engine.chouette.sessions import Session, SessionChecks, played
from tests.engine.chouette.story import Story, number

SESSIONS = 60
STEPS = 60

CALLED = ["Ann", "Ben", "Carl", "Dora", "Eve", "Finn", "Gus", "Hana", "Ian", "Jo", "Kim", "Lea", "Max"]
NAMES = {key: Player(key, 100 + key, name) for key, name in enumerate(CALLED, 1)}


def table_of(told: Story | Chouette, names: dict[int, Player] = NAMES) -> ChouetteTable:
    """The table at which a story is told."""
    state = ChouetteState(told.chouette if isinstance(told, Story) else told)
    return ChouetteTable(1, 7, 70, 5, Status.PLAYING, names, 99, 0, state)


ANY_TABLE = table_of(Story("BCD"))


def buttons_of(panel: Panel) -> list[Button]:
    return [button for row in panel.rows for button in row]


def labels_of(panel: Panel) -> list[str]:
    return [button.label for button in buttons_of(panel)]


def check_fits(panel: Panel) -> None:
    """Check a panel against Discord's limits; its pictures are not drawn."""
    view = PanelView(replace(panel, pictures=()), ANY_TABLE)
    check_message({"components": view.to_components(), "allowed_mentions": {}})


def told(story: Story, since: int = 0) -> list[str]:
    """Return the log of a story, from the event of that number on, with plain spaces."""
    lines = log_text.log_lines(story.chouette, story.events[since:], NAMES)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def waiting(story: Story) -> list[str]:
    """Return whom a chouette waits for, and with what; a mention stands as a name."""
    lines = status_text.waiting_lines(story.chouette, decisions(story.chouette), NAMES)
    for key, player in NAMES.items():
        lines = [line.replace(f"<@{100 + key}>", player.name) for line in lines]
    return lines


def people(letters: str) -> tuple[int, ...]:
    return tuple(map(number, letters))


@cache
def random_session(seed: int) -> Session:
    return _played(seed, STEPS, lambda *_: None)


def look_at_random(sessions: int, steps: int, look: Callable[[Chouette, Random], None]) -> None:
    """Look at every chouette that so many random sessions lead to."""
    for seed in range(sessions):
        _played(seed, steps, look)


def _played(seed: int, steps: int, look: Callable[[Chouette, Random], None]) -> Session:
    random = Random(seed)
    return played(seed, [random.getrandbits(32) for _ in range(steps)], SessionChecks(lambda *_: None, look))

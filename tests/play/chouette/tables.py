"""The people of chouettes in tests: A is Ann, B is Ben, and so on."""

from random import Random

from bot.engine.chouette import decisions
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import status as status_text
from bot.play.table import Player
from tests.engine.chouette.sessions import Session, Watch, played
from tests.engine.chouette.story import Story, number

SESSIONS = 60
STEPS = 60
NOTHING = Watch(lambda *_: None, lambda *_: None)

CALLED = ["Ann", "Ben", "Carl", "Dora", "Eve", "Finn", "Gus", "Hana", "Ian", "Jo", "Kim", "Lea", "Max"]
NAMES = {key: Player(key, 100 + key, name) for key, name in enumerate(CALLED, 1)}


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


def random_session(seed: int) -> Session:
    random = Random(seed)
    return played(seed, [random.getrandbits(32) for _ in range(STEPS)], NOTHING)

"""The help: a front page, and a page for each section."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.clocks import REMINDERS_A_TURN
from bot.play.display.panel import Button, Panel, SharedButton, Tone
from bot.play.posts.scheduling import OPEN_FOR
from bot.text.catalogue import phrase
from bot.version import VERSION

A_ROW: Final = 4


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of help.

    Args:
        key: Its word in a custom_id.
        label: Says what its button is called, in the language that is spoken.
        text: Likewise the page.
    """

    key: str
    label: Callable[[], str]
    text: Callable[[], str]


def _label(section: str) -> Callable[[], str]:
    return lambda: phrase("help-label", section=section)


FIRST: Final = (
    HelpPage("start", _label("start"), lambda: phrase("help-start", days=OPEN_FOR.days)),
    HelpPage("turn", _label("turn"), lambda: phrase("help-turn")),
)
LAST: Final = (
    HelpPage("time", _label("time"), lambda: phrase("help-time", most=REMINDERS_A_TURN)),
    HelpPage("records", _label("records"), lambda: phrase("help-records")),
    HelpPage("privacy", _label("privacy"), lambda: phrase("help-privacy")),
)
OF_FEATURES: Final[dict[str, HelpPage]] = {}
"""Between the first and the last, in the order in which they were added."""


def add_help(page: HelpPage) -> None:
    OF_FEATURES[page.key] = page


def help_panel(key: str = "") -> Panel:
    """A page of help by its word in the custom_id; the first page where there is none."""
    pages = (*FIRST, *OF_FEATURES.values(), *LAST)
    buttons = [
        Button(SharedButton.HELP, page.label(), _tone(is_shown=page.key == key), page.key) for page in pages
    ]
    rows = tuple(tuple(buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW))
    shown = next((page for page in pages if page.key == key), None)
    return Panel(_front() if shown is None else shown.text(), rows=rows)


def _front() -> str:
    return "\n".join(
        (
            phrase("help-front-heading"),
            phrase("help-front-start"),
            phrase("help-front-turn"),
            phrase("help-front-turns"),
            phrase("help-front-more"),
            phrase("help-front-version", version=VERSION),
        )
    )


def _tone(*, is_shown: bool) -> Tone:
    return Tone.PRIMARY if is_shown else Tone.SECONDARY

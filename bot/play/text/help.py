"""The help: one short page, and a page for each section."""

from enum import StrEnum

from bot.clocks import REMINDERS_A_TURN
from bot.play.scheduling import OPEN_FOR
from bot.text.catalogue import phrase


class HelpSection(StrEnum):
    """A page of help, by its word in a custom_id."""

    START = "start"
    TURN = "turn"
    MATCH = "match"
    CHOUETTE = "chouette"
    TIME = "time"
    RECORDS = "records"
    PRIVACY = "privacy"


def front_page() -> str:
    return "\n".join(
        (
            phrase("help-front-heading"),
            phrase("help-front-start"),
            phrase("help-front-turn"),
            phrase("help-front-turns"),
            phrase("help-front-more"),
        )
    )


def label(section: HelpSection) -> str:
    """Of the button that opens it."""
    return phrase("help-label", section=section)


def page(section: HelpSection) -> str:  # noqa: PLR0911 - a match
    match section:
        case HelpSection.START:
            return phrase("help-start", days=OPEN_FOR.days)
        case HelpSection.TURN:
            return phrase("help-turn")
        case HelpSection.MATCH:
            return phrase("help-match")
        case HelpSection.CHOUETTE:
            return phrase("help-chouette")
        case HelpSection.TIME:
            return phrase("help-time", most=REMINDERS_A_TURN)
        case HelpSection.RECORDS:
            return phrase("help-records")
        case HelpSection.PRIVACY:
            return phrase("help-privacy")

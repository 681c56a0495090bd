"""Why something about dice is refused, and what would be right."""

from bot.presenters import sentences
from bot.table import Hosted, Status, Table


def too_late(table: Table, _reader: int | None) -> str:
    """Return when words for the dice can be given again."""
    why = "No game follows this one." if table.status is Status.PLAYING else sentences.outcome(table)
    return f"{why} Words can be given again once the next game is challenged to."


def no_verifiable_dice(_table: Table, _reader: int | None) -> str:
    """Return why there is nothing to verify."""
    return (
        "This table is older than dice that can be verified: its rolls are random, but there is no proof of "
        "them. Whatever begins with your next `/challenge` has one."
    )


def game_not_over(_table: Hosted, _reader: int | None) -> str:
    """Return when the secret of a game is shown."""
    return "That game is not over. Its secret is shown when it is, and never before."

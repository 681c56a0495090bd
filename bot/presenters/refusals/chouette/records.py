"""Why a chouette's games, or its dice, cannot be looked at, and what would be right."""

from bot.engine.chouette import Chouette
from bot.presenters.sentences.words import count


def too_late() -> str:
    """Return why no words enter the dice of a chouette that is over, or in its last game."""
    return "No game of this chouette follows. Open another with `/chouette start`."


def no_such_game(chouette: Chouette) -> str:
    """Return which games a chouette has."""
    if chouette.number == 0:
        return "This chouette has not begun: leave the game's number out."
    if chouette.number == 1:
        return "This chouette has one game: leave the game's number out."
    return f"This chouette has {count(chouette.number, 'game')}: choose 1 to {chouette.number}."

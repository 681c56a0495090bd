"""What is said when something failed that should not."""


def broken() -> str:
    """Return what to say when something failed that should not."""
    return "Something went wrong on my side. Nothing that was saved is lost: look at the table with `/board`."


def unknown_button() -> str:
    """Return what to do about a button that this version does not know."""
    return "I do not know that button any more. The live board has new ones: `/board`."


def not_shown() -> str:
    """Return what to say when a change was saved and Discord does not take its board."""
    return "That is saved, but I cannot show the board now. I keep trying; `/board` shows it to you."


def saved() -> str:
    """Return what to say when a change was saved, and what came of it cannot be read."""
    return "That is saved. Look at the table with `/board`."


def unavailable() -> str:
    """Return what to say when nothing can be saved at present."""
    return "I cannot save anything at the moment, so nothing was changed. Please try again in a few minutes."

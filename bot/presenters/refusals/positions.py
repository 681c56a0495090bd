"""Why a position is not understood, and how one is written."""

from bot.engine import InvalidInput
from bot.presenters.refusals.words import code

EXAMPLES = (
    "Write an XGID, a GNU id such as `4HPwATDgc/ABMA:cAkAAAAAAAAA`, or checkers, those of the side on roll "
    "first: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`."
)


def no_position(error: InvalidInput) -> str:
    """Return what is wrong with a position, and what would be right."""
    return f"`{code(str(error.given))}` is no position: {error.reason}. {EXAMPLES}"

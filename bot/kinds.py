"""Which kinds of table there are."""

from bot.play.chouette.kind import ChouetteKind
from bot.play.heads_up.kind import HeadsUpKind
from bot.play.kind import register


def register_all() -> None:
    """To be called before any table is loaded."""
    register(HeadsUpKind())
    register(ChouetteKind())

"""Which kinds of table there are."""

from bot.play.chouette.kind import AChouette
from bot.play.heads_up.kind import HeadsUp
from bot.play.kind import register


def register_all() -> None:
    """To be called before any table is loaded."""
    register(HeadsUp())
    register(AChouette())

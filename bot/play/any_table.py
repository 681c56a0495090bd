"""Tables of either kind."""

from collections.abc import Sequence

from bot.play.chouette.table import ChouetteTable, LoggedChouetteEvent
from bot.play.heads_up.table import HeadsUpTable, LoggedEvent

AnyTable = HeadsUpTable | ChouetteTable
News = Sequence[LoggedEvent] | Sequence[LoggedChouetteEvent]
"""What happened at a table, two players' or a chouette's, as everybody may know it."""

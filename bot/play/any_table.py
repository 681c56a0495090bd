"""Tables of either kind."""

from collections.abc import Sequence

from bot.play.chouette.table import ChouetteHappening, ChouetteTable
from bot.play.heads_up.table import Happening, Table

AnyTable = Table | ChouetteTable
News = Sequence[Happening] | Sequence[ChouetteHappening]
"""What happened at a table, two players' or a chouette's, as everybody may know it."""

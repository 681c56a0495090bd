"""What features say on a table's messages: of whoever challenges somebody, and of how a game ended.

A feature that fails says nothing, and keeps no message back.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from typing import Final

from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.table import Table
from storage import UnitOfWork

LOG: Final = logging.getLogger(__name__)

Remark = Callable[[Table], str]
"""Said with the names that the table has then."""

Tell = Callable[[UnitOfWork, Table, GameNumber, PlayerId | None], Remark | None]
"""What a feature says of the end of a game, or of the match that ended with it, on everybody's board or on
somebody's own."""

Introduce = Callable[[UnitOfWork, Table, PlayerId, datetime], Remark | None]
"""What a feature says, at that moment, of somebody who offers a game, to whoever may accept."""

TELLERS: Final[dict[str, Tell]] = {}
INTRODUCERS: Final[dict[str, Introduce]] = {}


def remarks_on(
    uow: UnitOfWork, table: Table, number: GameNumber, owner: PlayerId | None
) -> tuple[Remark, ...]:
    """What features say of the end of a game."""
    asked = {name: partial(tell, uow, table, number, owner) for name, tell in TELLERS.items()}
    return _said(uow, table, asked)


def introductions(uow: UnitOfWork, table: Table, player: PlayerId, at: datetime) -> tuple[Remark, ...]:
    """What features say of somebody who offers a game."""
    asked = {name: partial(introduce, uow, table, player, at) for name, introduce in INTRODUCERS.items()}
    return _said(uow, table, asked)


def _said(
    uow: UnitOfWork, table: Table, asked: Mapping[str, Callable[[], Remark | None]]
) -> tuple[Remark, ...]:
    found = list[Remark | None]()

    def ask(feature: str) -> None:
        found.append(asked[feature]())

    for feature in asked:
        if (error := uow.attempt(partial(ask, feature))) is not None:
            LOG.error("%s says nothing of table %d", feature, table.id, exc_info=error)
    return tuple(each for each in found if each is not None)

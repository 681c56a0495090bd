"""What the whole database has to tell whoever runs the bot, in numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.play.use_case import UnitOfWork


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers of a moment.

    Args:
        tables: How many tables are open, by kind and status.
        posts: How many posts Discord has not taken yet.
        oldest_post: How long the oldest of these has been pending; nothing if there is none.
        overdue: How long ago the most overdue of these should have been tried; nothing if none is.
        deadlines: How many deadlines are due and not carried out.
        analyses: How many analyses wait or are made.
    """

    tables: Mapping[tuple[str, str], int]
    posts: int
    oldest_post: timedelta
    overdue: timedelta
    deadlines: int
    analyses: int


def read_figures(uow: UnitOfWork, now: datetime) -> Figures:
    posts, oldest_at = uow.outbox.length_and_oldest()
    return Figures(
        tables=uow.tables.count_open(),
        posts=posts,
        oldest_post=_since(oldest_at, now),
        overdue=_since(uow.outbox.next_due_at(), now),
        deadlines=uow.deadlines.count_due(now),
        analyses=uow.analyses.count_owed(),
    )


def _since(moment: datetime | None, now: datetime) -> timedelta:
    return timedelta() if moment is None else max(now - moment, timedelta())

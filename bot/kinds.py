"""Which kinds of table there are."""

from bot.play.chouette.kind import ChouetteKind
from bot.play.heads_up.kind import HeadsUpKind
from bot.play.kinds.kind import register, register_for_records
from bot.play.posts.table_subjects import TableSubjects
from bot.play.subjects.subject import register_subject


def register_all() -> None:
    """To be called before any table is loaded."""
    heads_up = HeadsUpKind()
    register(heads_up)
    register_for_records(heads_up)
    register(ChouetteKind())
    register_subject(TableSubjects())

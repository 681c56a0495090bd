"""The list of features: each is a folder, and an entry here."""

from collections.abc import Sequence
from typing import Final

from bot.discord.chouette.feature import CHOUETTE
from bot.discord.feature import Feature, switch_on
from bot.discord.heads_up.feature import HEADS_UP
from bot.discord.people.feature import PEOPLE
from bot.discord.standing.feature import RATINGS
from bot.play.posts.table_subjects import TableSubjects
from bot.play.subjects.subject import register_subject

FEATURES: Final[Sequence[Feature]] = (HEADS_UP, CHOUETTE, PEOPLE, RATINGS)


def switch_all_on() -> None:
    """To be called before anything is loaded."""
    register_subject(TableSubjects())
    for feature in FEATURES:
        switch_on(feature)

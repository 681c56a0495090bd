"""Data of people that features keep, beside tables: how to export it, and how to forget it."""

from abc import ABC, abstractmethod
from datetime import datetime
from typing import Final

from bot.engine.keys import PlayerId
from bot.play.kinds.privacy import Entry
from storage import UnitOfWork


class Belongings(ABC):
    """The data of people that one feature keeps."""

    @abstractmethod
    def export(self, uow: UnitOfWork, player: PlayerId) -> Entry:
        """All of it, as JSON; {} for nothing."""

    @abstractmethod
    def forget(self, uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
        """Let go of somebody who is erased: of what is theirs alone, and of what waits for them."""


_BELONGINGS: Final[dict[str, Belongings]] = {}


def register_belongings(feature: str, belongings: Belongings) -> None:
    _BELONGINGS[feature] = belongings


def export_belongings(uow: UnitOfWork, player: PlayerId) -> Entry:
    """Return each feature's data about a person, by its name; nothing for one that has none."""
    entries = {feature: each.export(uow, player) for feature, each in _BELONGINGS.items()}
    return {feature: entry for feature, entry in entries.items() if entry}


def forget_belongings(uow: UnitOfWork, player: PlayerId, at: datetime) -> None:
    for each in _BELONGINGS.values():
        each.forget(uow, player, at)

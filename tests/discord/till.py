"""The bot's requests to the store and to the rules, counted."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine import actions, play
from bot.engine.chouette import legal
from bot.play.chouette.lifecycle import ChouetteLifecycle
from bot.play.heads_up.lifecycle import HeadsUpLifecycle
from storage import Database


@dataclass
class Cost:
    """The requests to the store and to the rules."""

    transactions: int = 0
    loads: int = 0
    questions: Counter[object] = field(default_factory=Counter)


class Till:
    """Counts the transactions, the loads of tables and the legal questions while it is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._cost = Cost()
        self._count_transactions(monkeypatch)
        for lifecycle in (HeadsUpLifecycle, ChouetteLifecycle):
            self._count_loads(monkeypatch, lifecycle)
        for question in (actions.legal_actions, legal.listed_anew, play.legal_plays):
            self._count_question(monkeypatch, question)

    @contextmanager
    def open(self) -> Iterator[Cost]:
        """Count what happens meanwhile."""
        self._cost = Cost()
        yield self._cost

    def _count_transactions(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = Database.run

        async def run(database: Database, *args: Any, **kwargs: Any) -> Any:
            self._cost.transactions += 1
            return await real(database, *args, **kwargs)

        monkeypatch.setattr(Database, "run", run)

    def _count_loads(self, monkeypatch: pytest.MonkeyPatch, lifecycle: type[Any]) -> None:
        real = lifecycle.load

        def load(self_: Any, *args: Any) -> Any:
            self._cost.loads += 1
            return real(self_, *args)

        monkeypatch.setattr(lifecycle, "load", load)

    def _count_question(self, monkeypatch: pytest.MonkeyPatch, question: Callable[..., Any]) -> None:
        """Count calls of a function of the rules, by whatever module it is called."""

        def asked(*args: object) -> object:
            self._cost.questions[question.__module__, question.__name__, args] += 1
            return question(*args)

        for name, module in list(sys.modules.items()):
            if name.startswith("bot.") and getattr(module, question.__name__, None) is question:
                monkeypatch.setattr(module, question.__name__, asked)

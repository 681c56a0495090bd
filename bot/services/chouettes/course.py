"""How a chouette goes on: what somebody does, or lets pass, with all that follows by itself."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.engine import OpeningRolled, Played, Rolled
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouetteSheet,
    GameCalled,
    GameSettled,
    StartGame,
    Step,
    act,
    apply,
    decisions,
    time_is_up,
)
from bot.services.automatic import step_in_chouette
from bot.services.chouettes.dice import begin_game_dice, chouette_drawing
from bot.services.chouettes.ledger import record_payments
from bot.services.chouettes.saving import save_chouette
from bot.services.dice import Chance, Drawing, count_dice
from bot.services.preferences import preferences_of_player
from bot.table import Awaited, ChouetteHappening, ChouetteTable, Status
from storage import TableRecord, UnitOfWork

STATUS: Final = {Step.LOBBY: Status.CHALLENGE}
TURNS: Final = (OpeningRolled, Rolled, Played)
"""After these, whatever a chouette waits for is a new decision."""
BOARDS: Final = (GameCalled, Played)
"""With these a turn begins, and with it a board that tells all that happens until the next."""


class ChouetteCourse:
    """A chouette on its way through one transaction: what has happened so far, and where that has led.

    Args:
        uow: The transaction.
        table: The table as it was read.
        chance: Where its dice come from.
        at: The moment of all that happens.

    """

    def __init__(self, uow: UnitOfWork, table: ChouetteTable, chance: Chance, at: datetime) -> None:
        self.table = table
        self.happenings: list[ChouetteHappening] = []
        self._uow = uow
        self._chance = chance
        self._at = at
        self._options = table.chouette.sheet
        self._drawing = self._drawing_of(table.chouette.number)

    def act(self, player: int, action: ChouetteAction) -> None:
        """Let somebody do something; raises NotAllowed, and nothing has happened, if it is not legal."""
        if isinstance(action, StartGame):
            self._begin_dice()
        self._happen(act(self.table.chouette, player, action, self._drawing), player)

    def let_time_pass(self, player: int | None) -> None:
        """Let the time be up for a player; for None, the hour between two games."""
        if player is None:
            self._begin_dice()
        self._happen(time_is_up(self.table.chouette, player, self._drawing), None)

    def go_on(self) -> None:
        """Do what is to be done where nobody has anything to decide, for those who leave it to the bot."""
        chosen_by = partial(preferences_of_player, self._uow)
        while step := step_in_chouette(self.table.chouette, chosen_by):
            self._happen(act(self.table.chouette, *step, self._drawing, by_itself=True), None)

    def save(self, read: TableRecord) -> ChouetteTable:
        """Save the table over the record that was read, with all that has happened, and return it."""
        before, table = self.table.state, self.table
        chouette, dice = table.chouette, table.state.dice
        is_settled = self._has(GameSettled)
        state = replace(
            before,
            dice=dice and replace(dice, thrown=self._drawing.thrown),
            awaited=tuple(self._awaited()),
            settled_at=self._at if is_settled else before.settled_at if chouette.round is None else None,
            replaced=self._replaced(),
            told_from=table.live_version if self._has(BOARDS) else before.told_from,
        )
        changed = replace(table, state=state, status=status_of(chouette))
        self.table = save_chouette(self._uow, read, changed, self.happenings, self._at)
        record_payments(self._uow, self.table, self._options.rules.stake, self.happenings, self._at)
        count_dice(self._uow, self.table, (each.event for each in self.happenings))
        return self.table

    def _has(self, kinds: type | tuple[type, ...]) -> bool:
        return any(isinstance(each.event, kinds) for each in self.happenings)

    def _begin_dice(self) -> None:
        """Draw from the secret of the next game from now on; whoever may not start it changes nothing."""
        dice = begin_game_dice(self._uow, self.table, self._chance, self._at)
        self.table = replace(self.table, state=replace(self.table.state, dice=dice))
        self._drawing = self._drawing_of(self.table.chouette.number + 1)

    def _drawing_of(self, number: int) -> Drawing:
        return chouette_drawing(self._uow, self.table, number, self._chance)

    def _happen(self, events: Iterable[ChouetteEvent], player: int | None) -> None:
        chouette = self.table.chouette
        for event in events:
            chouette = apply(chouette, event)
            self.happenings.append(ChouetteHappening(chouette.number, event, player))
        self.table = replace(self.table, state=replace(self.table.state, chouette=chouette))

    def _replaced(self) -> ChouetteSheet | None:
        """Return the options before the host's last change in the lobby; None once a game has begun."""
        chouette = self.table.chouette
        if chouette.number:
            return None
        return self.table.state.replaced if chouette.sheet == self._options else self._options

    def _awaited(self) -> Iterator[Awaited]:
        """Yield what is waited for; a decision that was waited for before has no more time than it had."""
        before = () if self._has(TURNS) else self.table.state.awaited
        since = {(each.player, each.need, each.of): each.since for each in before}
        for one in decisions(self.table.chouette):
            key = (one.player, one.need, one.of)
            yield Awaited(*key, since.get(key, self._at))


def status_of(chouette: Chouette) -> Status:
    """Return how far a chouette has come, as tables count it."""
    if chouette.is_closed:
        return Status.OVER if chouette.number else Status.CLOSED
    return STATUS.get(chouette.step, Status.PLAYING)

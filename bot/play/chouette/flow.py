"""From somebody's action, or silence, in a chouette to the next decision."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.engine import EngineError, OpeningRolled, Played, Rolled
from bot.engine.chouette import (
    AcceptProposal,
    BoxWarned,
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    Close,
    GameCalled,
    GameSettled,
    OptionsProposed,
    Proposed,
    RefuseProposal,
    Released,
    StartGame,
    act,
    apply,
    decisions,
    event_seen_by,
    time_is_up,
)
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.auto_play import step_in_chouette
from bot.play.chouette.dice import begin_game_dice, chouette_roller
from bot.play.chouette.ledger import record_payments
from bot.play.chouette.store import (
    NEXT_GAME,
    REMINDER,
    dump_chouette_state,
    load_chouette,
    load_chouette_to_change,
    save_chouette,
    schedule_chouette,
    to_chouette,
)
from bot.play.chouette.table import Awaited, ChouetteState, ChouetteTable
from bot.play.dice_proofs import count_dice
from bot.play.dice_source import DiceRoller, DiceSource
from bot.play.errors import ChannelBusy, Refused, StaleBoard, TooManyLobbies
from bot.play.fair_dice import commitment_of
from bot.play.keys import FIRST_EDITION, Edition, TableId, Version, key_or_none
from bot.play.outbox import next_post_of
from bot.play.pending_posts import enqueue_thread_look
from bot.play.preferences import preferences_of_player
from bot.play.scheduling import LAPSE, enqueue_reminder
from bot.play.settings import ALL_TABLES
from bot.play.store import (
    CHOUETTE,
    STORED_STATUS,
    enqueue_board,
    latest_any,
    load_chouette_event,
    register_interaction,
)
from bot.play.table import CommittedDice, LoggedEvent, Outcome, Place, Status
from bot.play.use_case import Caller, Request
from storage import DeadlineRecord, TableRecord, UnitOfWork
from storage.errors import ChannelTaken

STATUS: Final = {ChouettePhase.LOBBY: Status.CHALLENGE}
TURNS: Final = (OpeningRolled, Rolled, Played)
"""After these, whatever a chouette waits for is a new decision."""
BOARDS: Final = (GameCalled, Played)
"""With these a turn begins, and with it a board with all news until the next."""


class ChouetteFlow:
    """A chouette on its way through one transaction, with the events so far.

    Args:
        table: The table as it was read.
        dice_source: Where its dice come from.
    """

    def __init__(self, uow: UnitOfWork, table: ChouetteTable, dice_source: DiceSource, at: datetime) -> None:
        self.table = self._before = table
        self.logged: list[LoggedEvent[ChouetteEvent]] = []
        self._uow = uow
        self._dice_source = dice_source
        self._at = at
        self._options = table.chouette.sheet
        self._roller = self._drawing_of(table.chouette.number)
        self._actor: PlayerId | None = None

    def act(self, player: PlayerId, action: ChouetteAction) -> None:
        """Raises NotAllowed, and nothing has happened, if the action is not legal."""
        self._actor = player
        if isinstance(action, StartGame):
            self._begin_dice()
        self._happen(act(self.table.chouette, player, action, self._roller), player)

    def carry_out(
        self, read: TableRecord, player: PlayerId, edition: Edition | None, choose: "Choose"
    ) -> Outcome[ChouetteTable, ChouetteEvent]:
        """Do what a player chooses, with all that follows by itself; raises as `act_in_chouette` does."""
        before = self.table
        try:
            for action in choose(before.chouette, player):
                _check_proposal(self._uow, before, edition, action)
                self.act(player, action)
        except EngineError as reason:
            raise Refused(before, player, reason) from reason
        self.advance()
        saved = self.save(read)
        enqueue_chouette_board(self._uow, before, saved, self.logged, player, self._at)
        return Outcome(saved, tuple(self.logged), next_post_of(self._uow, saved, self._at), self._is_sealed())

    def _is_sealed(self) -> bool:
        """Whether the last action is not for everybody's eyes.

        A double, which nobody sees, also lets the roll wait no longer.
        """
        events = [one.event for one in self.logged if not isinstance(one.event, Released)]
        return bool(events) and event_seen_by(events[-1], None) is None

    def let_time_pass(self, player: PlayerId | None) -> None:
        """End the time of a player; for None, the hour between two games."""
        if player is None:
            self._begin_dice()
        self._happen(time_is_up(self.table.chouette, player, self._roller), None)

    def advance(self) -> None:
        """Do what nobody has to decide, for players who leave it to the bot."""
        chosen_by = partial(preferences_of_player, self._uow)
        while step := step_in_chouette(self.table.chouette, chosen_by):
            self._happen(act(self.table.chouette, *step, self._roller, by_itself=True), None)

    def save(self, read: TableRecord) -> ChouetteTable:
        """Save the table over the record that was read, with all events."""
        before, table = self.table.state, self.table
        chouette, dice = table.chouette, table.state.dice
        is_settled = self._has(GameSettled)
        state = replace(
            before,
            dice=dice and replace(dice, thrown=self._roller.thrown),
            awaited=tuple(self._awaited()),
            settled_at=self._at if is_settled else before.settled_at if chouette.round is None else None,
            replaced=self._replaced(),
        )
        if self._has(BOARDS):
            state = self._at_next_turn(state)
        changed = replace(table, state=state, status=status_of(chouette))
        self.table = save_chouette(self._uow, read, self._before, changed, self.logged, self._at)
        record_payments(self._uow, self.table, self._options.rules.stake, self.logged, self._at)
        if is_settled:  # what everybody has won is stored with the payments
            self.table = load_chouette(self._uow, self.table.id)
        count_dice(self._uow, self.table, (each.event for each in self.logged))
        return self.table

    def _at_next_turn(self, state: ChouetteState) -> ChouetteState:
        """The state at the beginning of a turn.

        Where one player plays several in a row, news begin with the last. Between these no board is
        posted, since nobody else has anything to do.
        """
        posted, turned_at = self.table.live_version, state.turned_at
        is_same = turned_at is not None and state.turned_by == self._actor
        told_from = max(posted, turned_at) if is_same and turned_at is not None else posted
        turned_now = None if self._actor is None else Version(self.table.version + 1)
        return replace(state, told_from=told_from, turned_at=turned_now, turned_by=self._actor)

    def _has(self, kinds: type | tuple[type, ...]) -> bool:
        return any(isinstance(each.event, kinds) for each in self.logged)

    def _begin_dice(self) -> None:
        """Draw from the secret of the next game from now on; no change where the game may not start."""
        dice = begin_game_dice(self._uow, self.table, self._dice_source, self._at)
        self.table = replace(self.table, state=replace(self.table.state, dice=dice))
        self._roller = self._drawing_of(GameNumber(self.table.chouette.number + 1))

    def _drawing_of(self, number: GameNumber) -> DiceRoller:
        return chouette_roller(self._uow, self.table, number, self._dice_source)

    def _happen(self, events: Iterable[ChouetteEvent], player: PlayerId | None) -> None:
        chouette = self.table.chouette
        for event in events:
            chouette = apply(chouette, event)
            self.logged.append(LoggedEvent(chouette.number, event, player))
        self.table = replace(self.table, state=replace(self.table.state, chouette=chouette))

    def _replaced(self) -> ChouetteSheet | None:
        """The options before the host's last change in the lobby; None once a game has begun."""
        chouette = self.table.chouette
        if chouette.number:
            return None
        return self.table.state.replaced if chouette.sheet == self._options else self._options

    def _awaited(self) -> Iterator[Awaited]:
        """The open decisions; one that was open before has no more time than it had."""
        before = () if self._has(TURNS) else self.table.state.awaited
        since = {(each.player, each.need, each.of): each.since for each in before}
        for one in decisions(self.table.chouette):
            key = (one.player, one.need, one.of)
            yield Awaited(*key, since.get(key, self._at))


def status_of(chouette: Chouette) -> Status:
    if chouette.is_closed:
        return Status.OVER if chouette.number else Status.CLOSED
    return STATUS.get(chouette.step, Status.PLAYING)


Choose = Callable[[Chouette, PlayerId], Iterable[ChouetteAction]]
"""Chooses what a player, by our key, does; may raise an engine error, which refuses the whole."""


Done = Outcome[ChouetteTable, ChouetteEvent]


def open_chouette(
    uow: UnitOfWork, request: Request, place: Place, sheet: ChouetteSheet, dice_source: DiceSource
) -> ChouetteTable:
    """Open a lobby in a channel, with the caller as host.

    Raises:
        ChannelBusy: Another table is open in the channel.
        TooManyLobbies: As many lobbies of the caller's are open as may be.
    """
    check_lobbies(uow, request.caller)
    host = register_interaction(uow, request)
    secret = dice_source.new_secret()
    dice = CommittedDice(commitment_of(secret))
    state = ChouetteState(Chouette.opened(host.id, sheet), dice, opened_with=sheet)
    try:
        record = uow.tables.add(
            guild_snowflake=place.guild,
            channel_snowflake=place.channel,
            kind=CHOUETTE,
            state=dump_chouette_state(state),
            status=STORED_STATUS[Status.CHALLENGE],
            now=request.at,
        )
    except ChannelTaken as taken:
        raise ChannelBusy(latest_any(uow, place.channel)) from taken
    uow.dice.add_secret(record.id, FIRST_GAME, secret.hex(), request.at)
    uow.seats.take(record.id, 0, host.id)
    table = to_chouette(uow, record)
    schedule_chouette(uow, table, request.at)
    enqueue_board(uow, table, request.at, is_new=True)
    return table


def act_in_chouette(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    choose: Choose,
    dice_source: DiceSource,
) -> Done:
    """Carry out one action of the caller, or several at once, with all that follows by itself.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: The table.
        edition: The edition of the board that was pressed; None for what means the present one.
        choose: Chooses the actions, given the chouette and the caller.
        dice_source: Where dice come from.

    Raises:
        StaleBoard: That decision is made or void, or the proposal is newer than the board.
        Refused: It is not legal; nothing has happened.
    """
    caller = register_interaction(uow, request)
    record, table = chouette_to_act(uow, table_id, edition)
    return ChouetteFlow(uow, table, dice_source, request.at).carry_out(record, caller.id, edition, choose)


def chouette_to_act(
    uow: UnitOfWork, table_id: TableId, edition: Edition | None
) -> tuple[TableRecord, ChouetteTable]:
    """A chouette with the record to save it over; raises StaleBoard."""
    record, table = load_chouette_to_change(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    return record, table


def _check_proposal(
    uow: UnitOfWork, table: ChouetteTable, edition: Edition | None, action: ChouetteAction
) -> None:
    """Raise StaleBoard for an answer to a proposal that is newer than the pressed board."""
    if edition is None or not isinstance(action, AcceptProposal | RefuseProposal):
        return
    if edition < _proposed_from(uow, table, action.bet):
        raise StaleBoard(table)


def _proposed_from(uow: UnitOfWork, table: ChouetteTable, bet: int) -> Edition:
    """The edition of the last proposal about a bet; 0 if there was none.

    Where that is not stored, versions and editions were still the same.
    """
    known, number = table.state.proposed_from.get(bet), table.chouette.number
    if known is not None:
        return known
    proposed = FIRST_EDITION
    for row in uow.events.of_kind(table.id, Proposed.__name__, number, number):
        event = load_chouette_event(row.kind, row.payload)
        if isinstance(event, Proposed) and event.proposal.bet == bet:
            proposed = Edition(row.version)
    return proposed


def enqueue_chouette_board(
    uow: UnitOfWork,
    before: ChouetteTable,
    saved: ChouetteTable,
    logged: Iterable[LoggedEvent[ChouetteEvent]],
    actor: PlayerId | None,
    at: datetime,
) -> None:
    """Enqueue the board of a chouette that was changed.

    It is a message of its own if others have a new decision to make, whom it mentions; also after a game,
    at the end, and where the options changed. Else it is an edit; and none where the edition is the same:
    an edit would give away what is sealed.
    """
    logged = tuple(logged)
    if before.edition == saved.edition:
        return
    called = _called(before, saved, logged, actor)
    is_over = before.chouette.round is not None and saved.chouette.round is None
    is_changed = any(isinstance(each.event, OptionsProposed) for each in logged)
    is_closed = bool(saved.chouette.number) and saved.chouette.is_closed
    is_begun = saved.chouette.number > before.chouette.number
    is_new = bool(called) or is_over or is_changed or is_closed or is_begun
    enqueue_board(uow, saved, at, is_new=is_new, mention=called)


def _called(
    before: ChouetteTable,
    saved: ChouetteTable,
    logged: Iterable[LoggedEvent[ChouetteEvent]],
    actor: PlayerId | None,
) -> list[PlayerId]:
    """Whom a board notifies: players with a new decision, or a warning, but not the actor."""
    decisions, proposals = set(before.state.awaited), set(before.waits_for)
    called = {each.player for each in saved.state.awaited if each not in decisions}
    called |= {player for player in saved.waits_for if player not in proposals}
    called |= {each.event.player for each in logged if isinstance(each.event, BoxWarned)}
    return [player for player in saved.waits_for if player in called and player != actor]


def fire_in_chouette(
    uow: UnitOfWork,
    deadline: DeadlineRecord,
    record: TableRecord,
    table: ChouetteTable,
    now: datetime,
    dice_source: DiceSource,
) -> None:
    """Carry out a deadline: a player's time, the break between two games, or an idle lobby."""
    if deadline.kind == LAPSE:
        _lapse(uow, record, table, now, dice_source)
        return
    if table.status is not Status.PLAYING:
        return
    if deadline.kind == REMINDER:
        _remind(uow, deadline, table, now)
        return
    if not _is_up(table, deadline, now):
        schedule_chouette(uow, table, now)
        return
    flow = ChouetteFlow(uow, table, dice_source, now)
    flow.let_time_pass(key_or_none(PlayerId, deadline.player_id))
    flow.advance()
    saved = flow.save(record)
    enqueue_chouette_board(uow, table, saved, flow.logged, None, now)


def _lapse(
    uow: UnitOfWork, record: TableRecord, table: ChouetteTable, now: datetime, dice_source: DiceSource
) -> None:
    """Close a lobby in which nothing has happened for long, as its host might."""
    if table.status is not Status.CHALLENGE:
        return
    flow = ChouetteFlow(uow, table, dice_source, now)
    flow.act(table.chouette.host, Close())
    saved = flow.save(record)
    enqueue_thread_look(uow, saved, now)
    enqueue_chouette_board(uow, table, saved, flow.logged, None, now)


def _remind(uow: UnitOfWork, deadline: DeadlineRecord, table: ChouetteTable, now: datetime) -> None:
    player = key_or_none(PlayerId, deadline.player_id)
    if player is not None and player in table.must_act:
        enqueue_reminder(uow, table.id, table.version, player, now)


def _is_up(table: ChouetteTable, deadline: DeadlineRecord, now: datetime) -> bool:
    if deadline.kind == NEXT_GAME:
        return table.begins_at is not None and table.begins_at <= now
    awaited = (each for each in table.state.awaited if each.player == deadline.player_id)
    return any(table.due(each) <= now for each in awaited)


MOST_LOBBIES: Final = 3
"""The most chouettes of one host that wait for their first game."""


def check_lobbies(uow: UnitOfWork, host: Caller) -> None:
    """Raise TooManyLobbies if somebody has as many lobbies as allowed."""
    known = uow.players.find(host.snowflake)
    if known is None:
        return
    records = uow.tables.open_of_player(known.id, ALL_TABLES)
    waiting = [each for each in records if (each.kind, each.status) == (CHOUETTE, Status.CHALLENGE.value)]
    own = sum(to_chouette(uow, record).chouette.host == known.id for record in waiting)
    if own >= MOST_LOBBIES:
        raise TooManyLobbies(own)

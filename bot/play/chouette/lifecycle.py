"""How a chouette goes on: what `bot.play.tables.flow` asks of it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import ClassVar, Final

from pydantic import JsonValue

from bot.engine import Autopilot, OpeningRolled, Played, Position, Rolled, Side
from bot.engine.chouette import (
    AcceptProposal,
    AutopilotUse,
    BoxWarned,
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    Closed,
    GameCalled,
    GameSettled,
    Joined,
    OptionsProposed,
    Proposed,
    RefuseProposal,
    Released,
    Reopen,
    SeatBot,
    SetOptions,
    StartGame,
    act,
    apply,
    decisions,
    event_seen_by,
    only_choice,
    sums,
    time_is_up,
)
from bot.engine.chouette.flow import ForAbsent, act_for_absent
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.dice_source import DiceRoller, DiceSource
from bot.play.base.errors import StaleBoard
from bot.play.base.keys import FIRST_EDITION, Edition, Version
from bot.play.base.namesakes import told_apart
from bot.play.base.standing_orders import OrdersAtTable
from bot.play.base.table import LoggedEvent, Outcome, Player, Status
from bot.play.chouette.agreements import follow_agreements
from bot.play.chouette.bot_player import decision_in_chouette
from bot.play.chouette.dice import begin_game_dice, chouette_roller
from bot.play.chouette.endings import all_endings, new_endings
from bot.play.chouette.errors import ChannelReused
from bot.play.chouette.ledger import record_payments
from bot.play.chouette.reckoning import follow_reckoning
from bot.play.chouette.store import EVENTS, dump_chouette_state, load_chouette_table
from bot.play.chouette.table import Awaited, ChouetteState, ChouetteTable
from bot.play.chouette.team_thread import enqueue_thread, with_thread
from bot.play.kinds.lifecycle import BotDecision, Call, Change, Due, Ended, TableLifecycle
from bot.play.posts.scheduling import BOT_PLAYS, LAPSE, OPEN_FOR, START_CHECKED_AFTER
from bot.play.tables.store import to_player, to_table
from storage import TableRecord, UnitOfWork

Done = Outcome[ChouetteTable, ChouetteEvent]
ChouetteChange = Change[ChouetteTable, ChouetteEvent]

STATUS: Final = {ChouettePhase.LOBBY: Status.CHALLENGE}
TURNS: Final = (OpeningRolled, Rolled, Played)
"""After these, whatever a chouette waits for is a new decision."""
BOARDS: Final = (GameCalled, Played)
"""With these a turn begins, and with it a board with all news until the next."""

DECISION: Final = "chouette decision"
NEXT_GAME: Final = "chouette next game"
CLOSED_FOR_GOOD: Final = "chouette closed for good"
GRACE: Final = "chouette grace"
REMINDER: Final = "chouette reminder"
REMINDED_AFTER: Final = (0.5, 0.9)
"""The parts of the time for a decision after which it is reminded of."""


class ChouetteLifecycle(TableLifecycle[ChouetteTable, ChouetteEvent, ChouetteAction]):
    """One player in the box against all the others; some of what they decide is sealed."""

    stored_as: ClassVar[str] = ChouetteTable.kind
    events = EVENTS
    rests: ClassVar[frozenset[str]] = frozenset({DECISION, NEXT_GAME, GRACE, REMINDER, LAPSE})

    def load(self, uow: UnitOfWork, record: TableRecord) -> ChouetteTable:
        return load_chouette_table(uow, record)

    def dump(self, table: ChouetteTable) -> dict[str, JsonValue]:
        return dump_chouette_state(table.state)

    def check(self, table: ChouetteTable, player: PlayerId, edition: Edition | None) -> None:
        """Raises StaleBoard; whether somebody may do what they want, the rules of the game say."""
        if table.is_stale(edition):
            raise StaleBoard(table)

    def check_action(
        self, uow: UnitOfWork, table: ChouetteTable, edition: Edition | None, action: ChouetteAction
    ) -> None:
        """A proposal may be newer than the board; a chouette goes on only where nothing else is played."""
        if isinstance(action, Reopen):
            _check_channel(uow, table)
        if edition is None or not isinstance(action, AcceptProposal | RefuseProposal):
            return
        if edition < table.state.proposed_from.get(action.bet, FIRST_EDITION):
            raise StaleBoard(table)

    def begins_game(self, action: ChouetteAction) -> bool:
        return isinstance(action, StartGame)

    def start_chosen(self, table: ChouetteTable, action: ChouetteAction) -> Position | None:
        """From where the bot would play with other options, or that of the next game as it joins."""
        match action:
            case SetOptions(sheet) if table.next_start is not None:
                return sheet.rules.start
            case SeatBot():
                return table.start_agreed
            case _:
                return None

    def act(
        self,
        table: ChouetteTable,
        player: PlayerId,
        action: ChouetteAction | ForAbsent,
        roller: DiceRoller,
        *,
        by_itself: bool,
    ) -> tuple[ChouetteEvent, ...]:
        """The autopilot is asked afterwards."""
        if isinstance(action, ForAbsent):
            return act_for_absent(table.chouette, action, roller, _asked_later(table))
        return act(table.chouette, player, action, roller, by_itself=by_itself, use=_asked_later(table))

    def time_out(self, table: ChouetteTable, player: PlayerId, roller: DiceRoller) -> Iterable[ChouetteEvent]:
        return time_is_up(table.chouette, player, roller, _asked_later(table))

    def apply(self, table: ChouetteTable, event: ChouetteEvent) -> ChouetteTable:
        return replace(table, state=replace(table.state, chouette=apply(table.chouette, event)))

    def step(self, table: ChouetteTable, orders: OrdersAtTable) -> tuple[PlayerId, ChouetteAction] | None:
        """The only thing to do, where it is left to the bot.

        It depends on nothing sealed, so it gives away nothing that somebody has prepared.
        """
        step = only_choice(table.chouette)
        return step if step is not None and orders.leaves(*step) else None

    def next_start(self, table: ChouetteTable) -> Position | None:
        return table.next_start

    def waiting_for_start(self, table: ChouetteTable) -> ChouetteTable:
        return replace(table, state=replace(table.state, locked_start=table.next_start))

    def bot_decision(self, table: ChouetteTable) -> BotDecision | None:
        return decision_in_chouette(table)

    def with_decider(self, table: ChouetteTable, asked: BotDecision, *, is_plain: bool) -> ChouetteTable:
        if not asked.is_absent:
            return table
        autopilot = Autopilot.PLAIN if is_plain else Autopilot.ADVANCED
        return replace(table, state=replace(table.state, autopilot=autopilot))

    def roller(self, uow: UnitOfWork, table: ChouetteTable, dice_source: DiceSource) -> DiceRoller:
        return chouette_roller(uow, table, table.number, dice_source)

    def begin_game(
        self, uow: UnitOfWork, table: ChouetteTable, dice_source: DiceSource, at: datetime
    ) -> tuple[ChouetteTable, DiceRoller]:
        table = table.with_dice(begin_game_dice(uow, table, dice_source, at))
        table = replace(table, state=replace(table.state, autopilot=None))
        return table, chouette_roller(uow, table, GameNumber(table.number + 1), dice_source)

    def pause_is_over(self, table: ChouetteTable, roller: DiceRoller) -> Iterable[ChouetteEvent]:
        """The hour between two games is over, or the time that the roll waits for the crew."""
        return time_is_up(table.chouette, None, roller, _asked_later(table))

    def settled(self, uow: UnitOfWork, change: ChouetteChange) -> ChouetteTable:
        table = change.table
        if change.logged:
            table = replace(
                table,
                status=status_of(table.chouette),
                players=told_apart([*table.players.values(), *_people_joined(uow, change)]),
                state=_moved_on(change),
                won=_won_after(change),
            )
        return replace(table, state=_dated(change, table))

    def still_awaited(self, change: ChouetteChange) -> Collection[PlayerId]:
        """The players with the same decision open as before, since the same moment."""
        before = change.before.state.awaited
        return {each.player for each in change.table.state.awaited if each in before}

    def due(
        self, uow: UnitOfWork, table: ChouetteTable, at: datetime, sent: Mapping[PlayerId, int]
    ) -> Iterator[Due]:
        """The deadlines of a table; nobody is reminded again of a decision of which they were before `at`.

        The bot's own decisions need no time.
        """
        if table.status is Status.CHALLENGE:
            yield LAPSE, None, (table.state.idle_since or at) + OPEN_FOR
        asked = self.bot_decision(table)
        if asked is not None:
            yield BOT_PLAYS, asked.player, at
        yield from ((DECISION, each.player, table.due(each)) for each in _awaited_people(table))
        if table.begins_at is not None:
            yield NEXT_GAME, None, table.begins_at
        if table.waits_for_start:
            yield NEXT_GAME, None, at + START_CHECKED_AFTER
        if table.reopens_until is not None:
            yield CLOSED_FOR_GOOD, None, table.reopens_until
        if table.grace_ends is not None:
            yield GRACE, None, table.grace_ends
        for first in _first_decisions(table):
            time = table.due(first) - first.since
            moments = (first.since + part * time for part in REMINDED_AFTER)
            yield from ((REMINDER, first.player, moment) for moment in moments if moment > at)

    def rested(self, uow: UnitOfWork, table: ChouetteTable, since: datetime, at: datetime) -> ChouetteTable:
        """The hour between two games rests too, the crew's grace, and the days after which a lobby lapses."""
        state = table.state
        awaited = tuple(replace(each, since=_after_rest(each.since, since, at)) for each in state.awaited)
        state = replace(
            state,
            awaited=awaited,
            settled_at=state.settled_at and _after_rest(state.settled_at, since, at),
            cubes_from=state.cubes_from and _after_rest(state.cubes_from, since, at),
            idle_since=state.idle_since and _after_rest(state.idle_since, since, at),
        )
        return replace(table, state=state)

    def follow_up(self, uow: UnitOfWork, change: ChouetteChange) -> None:
        before, table = change.before, change.table
        for seat, player in enumerate(_new_players(change), start=len(before.players)):
            uow.seats.take(table.id, seat, player)
        enqueue_thread(uow, before, table, change.logged, change.at)
        record_payments(uow, table, before.chouette.sheet.rules.stake, change.logged, change.at)
        follow_agreements(uow, change)
        follow_reckoning(uow, change)

    def new_endings(self, uow: UnitOfWork, change: ChouetteChange) -> Iterable[Ended]:
        return new_endings(uow, change.before, change.table, change.at)

    def all_endings(self, uow: UnitOfWork, table: ChouetteTable) -> Iterable[Ended]:
        return all_endings(uow, table)

    def call(self, change: ChouetteChange) -> Call | None:
        """A message of its own if others have a new decision, or a stake to agree to; it mentions them.

        Also after a game, at the end, and where the options changed. Else it is an edit, as where only the
        bot is to decide, which comes to a call of its own; and none where the edition is the same: an edit
        would give away what is sealed.
        """
        before, saved = change.before, change.table
        if before.edition == saved.edition:
            return None
        called, is_begun = _called(change), saved.number > before.number
        if saved.waits_for and set(saved.waits_for) <= set(saved.bot_players) and not called:
            return Call((), is_new=is_begun)
        is_over = before.chouette.in_play is not None and saved.chouette.in_play is None
        is_closed = saved.has_begun and change.has(Closed)
        is_new = bool(called) or is_over or change.has(OptionsProposed) or is_closed or is_begun
        return Call(called, is_new=is_new)

    def is_sealed(self, logged: Sequence[LoggedEvent[ChouetteEvent]]) -> bool:
        """A double, which nobody sees, also lets the roll wait no longer."""
        events = [one.event for one in logged if not isinstance(one.event, Released)]
        return bool(events) and event_seen_by(events[-1], None) is None


CHOUETTE_LIFECYCLE: Final = ChouetteLifecycle()


def _after_rest(moment: datetime, since: datetime, at: datetime) -> datetime:
    """When something that began at a moment would have begun, had there been no rest."""
    return moment + max(at - max(moment, since), timedelta())


def _check_channel(uow: UnitOfWork, table: ChouetteTable) -> None:
    """Raise ChannelReused if another table is open in the channel by now."""
    latest = None if table.channel is None else uow.tables.latest_in_channel(table.channel)
    if latest is not None and latest.is_open and latest.id != table.id:
        raise ChannelReused(to_table(uow, latest))


def _asked_later(table: ChouetteTable) -> AutopilotUse:
    """The autopilot is asked outside of the transaction."""
    return AutopilotUse(is_asked=True, allowed_by=table.autopilot_allowed_by)


def status_of(chouette: Chouette) -> Status:
    if chouette.is_closed:
        return Status.OVER if chouette.number else Status.CLOSED
    return STATUS.get(chouette.phase, Status.PLAYING)


def _new_players(change: ChouetteChange) -> list[PlayerId]:
    """Everyone who joins for the first time: they get a seat at the table for good."""
    joined = dict.fromkeys(each.event.player for each in change.logged if isinstance(each.event, Joined))
    return [player for player in joined if player not in change.before.players]


def _people_joined(uow: UnitOfWork, change: ChouetteChange) -> list[Player]:
    new = _new_players(change)
    return [*map(to_player, uow.players.get_many(new).values())] if new else []


def _won_after(change: ChouetteChange) -> Mapping[PlayerId, int]:
    """Return each player's winnings, with the payments of the games that were settled."""
    won, stake = dict(change.before.won), change.before.chouette.sheet.rules.stake
    for each in change.logged:
        if isinstance(each.event, GameSettled):
            for player, points in sums(each.event.transfers).items():
                won[player] = won.get(player, 0) + points * stake
    return won


def _moved_on(change: ChouetteChange) -> ChouetteState:
    """The state after what has happened, with what it waits for."""
    before, state = change.before.state, change.table.state
    settled_at = before.settled_at if state.chouette.in_play is None else None
    state = replace(
        state,
        awaited=tuple(_awaited(change)),
        settled_at=change.at if change.has(GameSettled) else settled_at,
        closed_at=change.at if change.has(Closed) else before.closed_at,
        cubes_from=_cubes_from(change),
        locked_start=state.locked_start if state.chouette.in_play is None else None,
        replaced=_replaced(change),
        idle_since=change.at if state.chouette.phase is ChouettePhase.LOBBY else None,
    )
    return _at_next_turn(change, state) if change.has(*BOARDS) else state


def _at_next_turn(change: ChouetteChange, state: ChouetteState) -> ChouetteState:
    """The state at the beginning of a turn.

    Where one player plays several in a row, news begin with the last. Between these no board is
    posted, since nobody else has anything to do.
    """
    posted, turned_at = change.table.live_version, state.turned_at
    now = Version(change.before.version + 1)
    if turned_at is not None and all(each.player is None for each in change.logged):
        return replace(state, turned_at=now)  # the autopilot's turn goes with the one before
    bots = [each.player for each in change.logged if each.player in change.table.bot_players]
    actor = bots[-1] if bots else change.actor
    is_same = turned_at is not None and state.turned_by == actor
    news_from = max(posted, turned_at) if is_same and turned_at is not None else posted
    return replace(state, news_from=news_from, turned_at=None if actor is None else now, turned_by=actor)


def _awaited(change: ChouetteChange) -> Iterator[Awaited]:
    """The open decisions; one that was open before has no more time than it had."""
    before = () if change.has(*TURNS) else change.before.state.awaited
    since = {(each.player, each.need, each.of): each.since for each in before}
    for one in decisions(change.table.chouette):
        key = (one.player, one.need, one.of)
        yield Awaited(*key, since.get(key, change.at))


def _cubes_from(change: ChouetteChange) -> datetime | None:
    """When the team's turn to double began; nothing that is done in it makes that later."""
    chouette = change.table.chouette
    if chouette.phase is not ChouettePhase.CUBE or chouette.game.on_roll is not Side.BLACK:
        return None
    before = None if change.has(*TURNS) else change.before.state.cubes_from
    return before or change.at


def _replaced(change: ChouetteChange) -> ChouetteSheet | None:
    """The options before the host's last change in the lobby; None once a game has begun."""
    before, chouette = change.before, change.table.chouette
    if chouette.number:
        return None
    return before.state.replaced if chouette.sheet == before.chouette.sheet else before.chouette.sheet


def _dated(change: ChouetteChange, table: ChouetteTable) -> ChouetteState:
    """The state with its thread, and with the editions from which presses count.

    The edition changes only if everybody may know of the change.
    """
    before, is_seen = change.before, _is_seen(change, table)
    state, edition = with_thread(before.state, table.state), Edition(before.edition + is_seen)
    is_same_game = before.number == table.number
    proposed = {
        each.event.proposal.bet: edition for each in change.logged if isinstance(each.event, Proposed)
    }
    return replace(
        state,
        unseen=before.state.unseen + (not is_seen),
        fresh_from=edition if _decision(before) != _decision(table) else state.fresh_from,
        proposed_from={**(state.proposed_from if is_same_game else {}), **proposed},
    )


def _is_seen(change: ChouetteChange, table: ChouetteTable) -> bool:
    """Whether everybody may know that the chouette was changed.

    They know who has decided, so also of a sealed decision that somebody was waited for.
    """
    before = change.before
    is_public = any(event_seen_by(each.event, None) is not None for each in change.logged)
    is_start_locked = before.waits_for_start != table.waits_for_start
    return (
        is_public
        or is_start_locked
        or before.waiting != table.waiting
        or _decision(before) != _decision(table)
    )


def _decision(table: ChouetteTable) -> tuple[object, ...]:
    """The decision that a press is about; while it is the same, presses on older boards count."""
    chouette = table.chouette
    current, change = chouette.in_play, chouette.change
    in_lobby = None if chouette.number else chouette.sheet
    to_come = change and change.sheet
    board = current and (current.game, current.lone and current.lone.droppers)
    return chouette.phase, chouette.number, in_lobby, to_come, board


def _awaited_people(table: ChouetteTable) -> list[Awaited]:
    return [each for each in table.state.awaited if each.player not in table.bot_players]


def _first_decisions(table: ChouetteTable) -> Iterable[Awaited]:
    """For each player, the decision that is due first."""
    in_order = sorted(_awaited_people(table), key=table.due, reverse=True)
    return {each.player: each for each in in_order}.values()


def _called(change: ChouetteChange) -> list[PlayerId]:
    """The players whom a board notifies.

    They are players with a new decision or a warning, those who must agree to a stake, and the host once the
    next game waits to be started; but not the actor.
    """
    before, saved = change.before, change.table
    decisions_before, proposals = set(before.state.awaited), set(before.proposals_asked)
    called = {each.player for each in saved.state.awaited if each not in decisions_before}
    called |= {player for player, proposal in saved.proposals_asked if (player, proposal) not in proposals}
    called |= {each.event.player for each in change.logged if isinstance(each.event, BoxWarned)}
    called |= set(saved.asked_to_agree) - _asked_for(before, _stake_wanted(saved))
    called |= {saved.chouette.host} if saved.waits_for_start and not before.waits_for_start else set()
    others = called - {change.actor, *saved.bot_players}
    return [player for player in saved.notified if player in others]


def _stake_wanted(table: ChouetteTable) -> int | None:
    change = table.chouette.change
    return None if change is None else change.sheet.rules.stake


def _asked_for(table: ChouetteTable, stake: int | None) -> set[PlayerId]:
    """Those who were to agree to this very stake already."""
    return set(table.asked_to_agree) if _stake_wanted(table) == stake else set()

"""Challenges: offering, changing and answering a rule sheet, and rematches."""

from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.analysis import Level
from bot.clocks import TimeControl
from bot.engine import RuleSheet, Side
from bot.engine.keys import FIRST_GAME, PlayerId
from bot.play.base import errors
from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import commitment_of
from bot.play.base.keys import ChannelSnowflake, Edition, TableId, UserSnowflake
from bot.play.base.preferences import Rated
from bot.play.base.table import CommittedDice, NewThread, Place, Player, Status, Table
from bot.play.base.use_case import Caller, Origin, Request
from bot.play.heads_up.errors import (
    AlreadyChallenged,
    BotChallenge,
    ChallengeOver,
    NotYourChallenge,
    OpponentGone,
    SameSheet,
    SelfChallenge,
)
from bot.play.heads_up.lifecycle import HEADS_UP_LIFECYCLE
from bot.play.heads_up.limits import check_limits
from bot.play.heads_up.store import begun, dump_state, keep_invitations, load_table, to_heads_up
from bot.play.heads_up.table import Challenge, HeadsUpState, HeadsUpTable, Withdrawal, Withdrawn
from bot.play.kinds.lifecycle import Change
from bot.play.posts.openings import enqueue_opening
from bot.play.posts.pending_posts import enqueue_thread_update
from bot.play.tables import store
from bot.play.tables.blocks import check_meeting
from bot.play.tables.dice_proofs import LONGEST_WORDS, keep_words
from bot.play.tables.flow import Flow, load_to_change, save, schedule
from storage import TableRecord, UnitOfWork


def close_challenge(
    uow: UnitOfWork,
    record: TableRecord,
    table: HeadsUpTable,
    why: Withdrawal,
    at: datetime,
    *,
    by: PlayerId | None = None,
) -> HeadsUpTable:
    """A thread that was opened for the challenge is archived."""
    challenge = replace(table.state.challenge, withdrawal=why, withdrew=by)
    saved = _save(uow, record, table, challenge, at, Status.CLOSED)
    enqueue_thread_update(uow, saved, at)
    store.enqueue_board(uow, saved, at, is_new=False)
    if challenge.rematch_of is not None:  # which may be asked for again
        store.enqueue_end(uow, load_table(uow, challenge.rematch_of), at)
    return saved


def lapse_challenge(uow: UnitOfWork, record: TableRecord, at: datetime) -> bool:
    """Withdraw a challenge in a deleted channel, with nothing to post there; False if it is none.

    A game goes on, since its players can move it; a challenge is easily made anew.
    """
    if record.status != Status.CHALLENGE.value:
        return False
    table = to_heads_up(uow, record)
    challenge = replace(table.state.challenge, withdrawal=Withdrawal.WITHDRAWN)
    _save(uow, record, table, challenge, at, Status.CLOSED)
    pending = uow.outbox.pending(table.id, limit=store.ALL_OF_A_TABLE)
    uow.outbox.mark_delivered([row.id for row in pending], at)
    return True


def _save(
    uow: UnitOfWork,
    record: TableRecord,
    table: HeadsUpTable,
    offered: Challenge,
    at: datetime,
    status: Status = Status.CHALLENGE,
) -> HeadsUpTable:
    changed = replace(table, state=replace(table.state, challenge=offered), status=status)
    return save(uow, HEADS_UP_LIFECYCLE, record, Change(table, changed, at))


@dataclass(frozen=True, slots=True)
class Direct:
    """The channels of both players' direct messages, where a match is shown; the bot itself has none."""

    challenger: ChannelSnowflake
    opponent: ChannelSnowflake | None


@dataclass(frozen=True, slots=True)
class ChallengeTerms:
    """The offer of a challenge: options, a clock, and the challenger's words for the dice, if any yet.

    A tutor is only there in games against the bot, and only games between people can be rated.
    """

    sheet: RuleSheet
    words: str | None = None
    control: TimeControl = field(default_factory=TimeControl)
    has_tutor: bool = False
    rated: Rated = Rated.FROM_3

    def between(self, challenger: PlayerId, opponent: PlayerId | None) -> Challenge:
        return Challenge(
            challenger,
            opponent,
            sheet=self.sheet,
            control=self.control,
            has_tutor=self.has_tutor,
            rated=self.rated,
        )


def challenge(
    uow: UnitOfWork,
    request: Request,
    place: Place | Direct,
    opponent: Caller | None,
    offer: ChallengeTerms,
    dice_source: DiceSource,
) -> HeadsUpTable:
    """Open a table with a challenge to `opponent`; for None, to anyone in the channel.

    Raises:
        SelfChallenge: The opponent is the caller.
        BotChallenge: The opponent is a bot.
        ChannelBusy: Another table is open in the channel.
        WordsTooLong: The words have more than 200 characters.
        TooManyChallenges: As many of the caller's challenges are open as may be, or as many to that opponent.
        BlockedByYou, TakesNoChallenges: One of them has blocked the other; so do those below.
    """
    check_offer(request.caller, opponent, offer)
    challenger = store.register_interaction(uow, request)
    check_limits(uow, request.caller, opponent)
    invited = None
    if opponent is not None:
        invited = PlayerId(store.meet(uow, opponent, request.at).id)
    offered = offer.between(challenger.id, invited)
    return open_table(uow, request, place, offered, dice_source, words=offer.words)


def challenge_bot(
    uow: UnitOfWork,
    request: Request,
    place: Place | Direct,
    level: Level,
    offer: ChallengeTerms,
    dice_source: DiceSource,
) -> HeadsUpTable:
    """Open a table with a challenge to the bot itself, which accepts at once.

    Raises:
        ChannelBusy: Another table is open in the channel.
        WordsTooLong: The words have more than 200 characters.
    """
    check_offer(request.caller, None, offer)
    challenger = store.register_interaction(uow, request)
    bot = PlayerId(uow.players.bot_player(level, request.at).id)
    offered = offer.between(challenger.id, bot)
    table = open_table(uow, request, place, offered, dice_source, words=offer.words)
    return start(uow, request, store.lock_table(uow, table.id), table, dice_source, by=challenger)


def open_match(
    uow: UnitOfWork,
    origin: Origin,
    place: Place | Direct | NewThread,
    sides: tuple[PlayerId, PlayerId],
    offer: ChallengeTerms,
    dice_source: DiceSource,
) -> HeadsUpTable:
    """Open a table and start its first game at once, without anybody to challenge or to accept.

    `sides` are White and Black; either may be the bot. Whoever must act is called, unless the origin is their
    own press. Words for the dice would be White's.

    Raises:
        AlreadyHandled: The origin is an interaction that was carried out before.
        ChannelBusy: Another table is open in the channel.
        WordsTooLong: The words have more than 200 characters.
    """
    by = store.register(uow, origin)
    table = _add(uow, origin, place, offer.between(*sides), dice_source, words=offer.words)
    return start(uow, origin, store.lock_table(uow, table.id), table, dice_source, by=by)


def check_offer(challenger: Caller, opponent: Caller | None, offer: ChallengeTerms) -> None:
    """Raise what forbids a challenge anywhere: SelfChallenge, BotChallenge or WordsTooLong."""
    if opponent is not None and opponent.snowflake == challenger.snowflake:
        raise SelfChallenge
    if opponent is not None and opponent.is_bot:
        raise BotChallenge
    if offer.words is not None and len(offer.words) > LONGEST_WORDS:
        raise errors.WordsTooLong


def propose(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    sheet: RuleSheet,
    control: TimeControl | None = None,
) -> HeadsUpTable:
    """Change the sheet of a challenge, or how turns are timed, for the other side to answer.

    Whoever proposes something else for a challenge to anyone becomes its opponent.

    Raises:
        ChallengeOver: It was answered, or withdrawn, before.
        StaleBoard: It was changed since that edition.
        NotYourChallenge: Somebody else was challenged.
        SameSheet: It is the offer as it stands.
    """
    caller = store.register_interaction(uow, request)
    record, table = _open_challenge(uow, table_id, edition)
    offered = table.state.challenge
    if not _may_propose(offered, caller.id):
        raise NotYourChallenge(table)
    if offered.opponent is None and caller.id != offered.challenger:
        check_meeting(uow, caller.id, offered.challenger)
    control = offered.control if control is None else control
    if (sheet, control) == (offered.sheet, offered.control):
        raise SameSheet(table)
    table = replace(table, players=store.with_player(table.players, caller))
    saved = _save_offer(uow, request, record, table, offered.proposed(caller.id, sheet, control))
    store.enqueue_board(uow, saved, request.at, is_new=True, mention=saved.must_act)
    return saved


def sheet_to_change(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId, edition: Edition | None
) -> HeadsUpTable:
    """A challenge whose sheet somebody may change; nothing is changed yet.

    Raises:
        ChallengeOver: It was answered, or withdrawn, before.
        StaleBoard: It was changed since that edition.
        NotYourChallenge: Somebody else was challenged.
    """
    _, table = _open_challenge(uow, table_id, edition)
    player = table.player_of(snowflake)
    if not _may_propose(table.state.challenge, player.id if player else None):
        raise NotYourChallenge(table)
    return table


def accept(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, dice_source: DiceSource
) -> HeadsUpTable:
    """Seat both, throw the opening roll and start the first game.

    Raises:
        ChallengeOver: It was answered, or withdrawn, before.
        StaleBoard: Its sheet was changed since that edition.
        NotYourChallenge: Somebody else must answer it.
    """
    caller = store.register_interaction(uow, request)
    record, table = _open_challenge(uow, table_id, edition)
    offered = table.state.challenge
    is_own_offer = offered.opponent is None and caller.id == offered.challenger
    if is_own_offer or offered.awaited not in (None, caller.id):
        raise NotYourChallenge(table)
    if caller.id != offered.challenger:
        check_meeting(uow, caller.id, offered.challenger)
    return start(uow, request, record, table, dice_source, by=caller)


def turn_down(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
    """Decline a challenge that the caller must answer, else withdraw their own; raises as those do."""
    table = load_table(uow, table_id)
    awaited = table.state.challenge.awaited
    is_asked = awaited is not None and table.players[awaited].snowflake == request.caller.snowflake
    answer = decline if is_asked else withdraw
    return answer(uow, request, table_id, edition)


def decline(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
    """Raises ChallengeOver, or NotYourChallenge for anyone who was not asked."""
    caller = store.register_interaction(uow, request)
    record, table = _open_challenge(uow, table_id, edition)
    if table.state.challenge.awaited != caller.id:
        raise NotYourChallenge(table)
    return close_challenge(uow, record, table, Withdrawal.DECLINED, request.at)


def withdraw(
    uow: UnitOfWork,
    request: Request,
    table_id: TableId,
    edition: Edition | None,
    what: Withdrawn = Withdrawn.CHALLENGE,
) -> HeadsUpTable:
    """Take back one's last offer, so that the one before stands again, or end one's challenge.

    Raises:
        ChallengeOver: It was answered, or withdrawn, before.
        StaleBoard: It was changed since that edition.
        NotYourChallenge: It is somebody else's.
    """
    caller = store.register_interaction(uow, request)
    record, table = _open_challenge(uow, table_id, edition)
    offered = table.state.challenge
    is_own = caller.id == offered.offerer
    if is_own and offered.earlier and what is Withdrawn.OFFER:
        saved = _save_offer(uow, request, record, table, offered.without_last_offer())
        store.enqueue_board(uow, saved, request.at, is_new=False)
        return saved
    may_end = caller.id == offered.challenger or (is_own and not offered.earlier)
    if not may_end or what is Withdrawn.OFFER:
        raise NotYourChallenge(table)
    return close_challenge(uow, record, table, Withdrawal.WITHDRAWN, request.at, by=caller.id)


def start(
    uow: UnitOfWork,
    origin: Origin,
    record: TableRecord,
    table: HeadsUpTable,
    dice_source: DiceSource,
    *,
    by: Player | None,
) -> HeadsUpTable:
    """Seat the opponent beside the challenger, and play the first game up to the first decision.

    `by` is whose press starts it, and sees the board anyway; None where the bot starts it by itself.
    """
    offered = table.state.challenge
    opponent = by.id if by is not None and offered.opponent is None else offered.opponent
    plays = by is not None and by.id in (offered.challenger, opponent)
    seated = replace(
        table,
        state=replace(table.state, challenge=replace(offered, opponent=opponent, withdrew=None)),
        players=store.with_player(table.players, by) if by is not None and plays else table.players,
        checked_start=origin.checked_start,
    )
    flow = Flow(uow, HEADS_UP_LIFECYCLE, record, seated, dice_source, origin.at)
    flow.start_game()
    flow.advance()
    saved = flow.save()
    for seat, player in enumerate(saved.state.challenge.sides):
        uow.seats.take(table.id, seat, player)
    called = [player for player in saved.must_act if player not in (*saved.bot_players, by and by.id)]
    store.enqueue_board(uow, saved, origin.at, is_new=True, mention=called)
    if offered.opponent is None or offered.earlier:
        enqueue_thread_update(uow, saved, origin.at)
    return saved


def open_table(
    uow: UnitOfWork,
    origin: Origin,
    place: Place | Direct | NewThread,
    offered: Challenge,
    dice_source: DiceSource,
    *,
    words: str | None = None,
) -> HeadsUpTable:
    """Open a table with a challenge, and call whoever must answer it.

    `words` are the challenger's, for the dice of the first game.

    Raises:
        ChannelBusy: Another table is open in the channel.
        WordsTooLong: The words have more than 200 characters.
    """
    table = _add(uow, origin, place, offered, dice_source, words=words)
    store.enqueue_board(uow, table, origin.at, is_new=True, mention=table.must_act)
    return table


def _add(
    uow: UnitOfWork,
    origin: Origin,
    place: Place | Direct | NewThread,
    offered: Challenge,
    dice_source: DiceSource,
    *,
    words: str | None,
) -> HeadsUpTable:
    """Add a table, with the secret of its first game's dice; a thread that is not there yet is owed."""
    secret = dice_source.new_secret()
    state = HeadsUpState(offered, dice=CommittedDice(commitment_of(secret)))
    there = None if isinstance(place, Direct) else place
    record = store.add_table(uow, there, HeadsUpTable, dump_state(state), origin.at)
    uow.dice.add_secret(record.id, FIRST_GAME, secret.hex(), origin.at)
    if isinstance(place, Direct) and offered.opponent is not None:
        uow.direct_boards.add(record.id, offered.challenger, place.challenger)
        if place.opponent is not None:
            uow.direct_boards.add(record.id, offered.opponent, place.opponent)
    table = to_heads_up(uow, record)
    keep_invitations(uow, table)
    schedule(uow, HEADS_UP_LIFECYCLE, table, origin.at)
    if isinstance(place, NewThread):
        enqueue_opening(uow, table, place, origin.at)
    if words is not None:
        keep_words(uow, table, FIRST_GAME, offered.challenger, words)
    return table


def _open_challenge(
    uow: UnitOfWork, table_id: TableId, edition: Edition | None
) -> tuple[TableRecord, HeadsUpTable]:
    record, table = load_to_change(uow, HEADS_UP_LIFECYCLE, table_id)
    if table.status is not Status.CHALLENGE:
        raise ChallengeOver(table)
    if edition not in (None, table.edition):
        raise errors.StaleBoard(table)
    return record, table


def _may_propose(offered: Challenge, player: PlayerId | None) -> bool:
    return player == offered.challenger or offered.opponent in (None, player)


def _save_offer(
    uow: UnitOfWork, request: Request, record: TableRecord, table: HeadsUpTable, offered: Challenge
) -> HeadsUpTable:
    """Save another offer; a thread named after the old one is renamed."""
    before = table.state.challenge
    saved = _save(uow, record, table, offered, request.at)
    if before.shown_in_thread_name != offered.shown_in_thread_name:
        enqueue_thread_update(uow, saved, request.at)
    return saved


def rematch(uow: UnitOfWork, request: Request, table_id: TableId, dice_source: DiceSource) -> HeadsUpTable:
    """Open the next table in the same place, with a challenge by the caller to the last opponent.

    Both keep their sides. If the opponent has asked for a rematch already, the game starts.

    Raises:
        NotBegun: Nothing was played at that table.
        NotSeated: The caller did not play at that table.
        OpponentGone: The opponent was erased.
        ChannelBusy: Another table is open in the channel.
        AlreadyChallenged: The caller has asked for it already.
    """
    caller = store.register_interaction(uow, request)
    table = begun(load_table(uow, table_id))
    side = table.game.side_of(caller.id)
    if side is None:
        raise errors.NotSeated(table)
    opponent = table.player_on(side.other)
    if opponent.is_former:
        raise OpponentGone(table)
    check_meeting(uow, caller.id, opponent.id)
    white = table.player_on(Side.WHITE).id
    mine = table.state.challenge.again(caller.id, opponent.id, white, table.id)
    theirs = replace(mine, challenger=opponent.id, opponent=caller.id)
    for rival in store.open_beside(uow, table, caller.id):
        if _is_offered(rival, theirs):
            record, offered = load_to_change(uow, HEADS_UP_LIFECYCLE, rival.id)
            return start(uow, request, record, offered, dice_source, by=caller)
        if _is_offered(rival, mine):
            raise AlreadyChallenged(rival)
    opened = open_table(uow, request, _place_of(table, caller.id, opponent.id), mine, dice_source)
    store.enqueue_end(uow, table, request.at)
    if opponent.is_bot:
        return start(uow, request, store.lock_table(uow, opened.id), opened, dice_source, by=caller)
    return opened


def _place_of(table: HeadsUpTable, challenger: PlayerId, opponent: PlayerId) -> Place | Direct:
    if table.channel is not None:
        return Place(table.guild, table.channel)
    channels = {board.owner: board.channel for board in table.boards}
    return Direct(channels[challenger], channels.get(opponent))


def _is_offered(table: Table, offered: Challenge) -> bool:
    if not isinstance(table, HeadsUpTable) or table.status is not Status.CHALLENGE:
        return False
    made = table.state.challenge
    return replace(made, withdrew=None, rematch_of=offered.rematch_of, white=offered.white) == offered

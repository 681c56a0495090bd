"""Opening a chouette, and doing something in one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from bot.engine import EngineError
from bot.engine.chouette import (
    AcceptProposal,
    BoxWarned,
    Chouette,
    ChouetteAction,
    ChouetteSheet,
    OptionsProposed,
    Proposed,
    RefuseProposal,
)
from bot.fair_dice import commitment_of
from bot.services.challenge_limits import check_lobbies
from bot.services.challenges import FIRST_GAME, Place
from bot.services.chouettes.course import ChouetteCourse
from bot.services.chouettes.saving import schedule_chouette
from bot.services.codec import dump_chouette_state, load_chouette_event
from bot.services.dice import Chance
from bot.services.errors import ChannelBusy, Refused, StaleBoard
from bot.services.request import Request
from bot.services.tables import (
    CHOUETTE,
    STORED_STATUS,
    chouette_of,
    claim,
    latest_hosted,
    load_chouette_to_change,
    owe_board,
)
from bot.table import ChouetteHappening, ChouetteState, ChouetteTable, CommittedDice, Status
from storage import UnitOfWork
from storage.errors import ChannelTaken

Choose = Callable[[Chouette, int], Iterable[ChouetteAction]]
"""Chooses what a player, by our key, does; may raise an engine error, which refuses the whole."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an action in a chouette: the table after it, what led there, and who did it."""

    table: ChouetteTable
    happenings: tuple[ChouetteHappening, ...]
    player: int


def open_chouette(
    uow: UnitOfWork, request: Request, place: Place, sheet: ChouetteSheet, chance: Chance
) -> ChouetteTable:
    """Open a lobby in a channel; the caller is its host.

    Raises:
        ChannelBusy: The channel hosts an open table already.
        TooManyLobbies: As many lobbies of the caller's are open as may be.

    """
    check_lobbies(uow, request.caller)
    host = claim(uow, request)
    secret = chance.new_secret()
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
        raise ChannelBusy(latest_hosted(uow, place.channel)) from taken
    uow.dice.add_secret(record.id, FIRST_GAME, secret.hex(), request.at)
    uow.seats.take(record.id, 0, host.id)
    table = chouette_of(uow, record)
    schedule_chouette(uow, table, request.at)
    owe_board(uow, table, request.at, is_new=True)
    return table


def act_in_chouette(
    uow: UnitOfWork, request: Request, table_id: int, edition: int | None, choose: Choose, chance: Chance
) -> Done:
    """Carry out what the caller does, one action or several at once, with all that follows by itself.

    Args:
        uow: The transaction.
        request: The interaction; it is used up even where the same press comes again.
        table_id: Our key of the table.
        edition: The edition of the board that was pressed; None for what means the present one.
        choose: Chooses the actions, given the chouette and our key of the caller.
        chance: Where dice come from.

    Raises:
        StaleBoard: What was to be decided then is decided, or not any more, or was proposed only since.
        Refused: It is not legal; nothing has happened.

    """
    caller = claim(uow, request)
    record, table = load_chouette_to_change(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    course = ChouetteCourse(uow, table, chance, request.at)
    try:
        for action in choose(table.chouette, caller.id):
            _check_proposal(uow, table, edition, action)
            course.act(caller.id, action)
    except EngineError as reason:
        raise Refused(table, caller.id, reason) from reason
    course.go_on()
    saved = course.save(record)
    owe_chouette_board(uow, table, saved, course.happenings, caller.id, request.at)
    return Done(saved, tuple(course.happenings), caller.id)


def _check_proposal(
    uow: UnitOfWork, table: ChouetteTable, edition: int | None, action: ChouetteAction
) -> None:
    """Raise StaleBoard for a yes or no to what was proposed only since the board that was pressed."""
    if edition is None or not isinstance(action, AcceptProposal | RefuseProposal):
        return
    if edition < _proposed_from(uow, table, action.bet):
        raise StaleBoard(table)


def _proposed_from(uow: UnitOfWork, table: ChouetteTable, bet: int) -> int:
    """Return the edition at which something was last proposed about a bet; 0 if nothing was.

    Where that is not stored, it was proposed when versions and editions were the same.
    """
    known, number = table.state.proposed_from.get(bet), table.chouette.number
    if known is not None:
        return known
    proposed = 0
    for row in uow.events.of_kind(table.id, Proposed.__name__, number, number):
        event = load_chouette_event(row.kind, row.payload)
        if isinstance(event, Proposed) and event.proposal.bet == bet:
            proposed = row.version
    return proposed


def owe_chouette_board(
    uow: UnitOfWork,
    before: ChouetteTable,
    saved: ChouetteTable,
    happenings: Iterable[ChouetteHappening],
    actor: int | None,
    at: datetime,
) -> None:
    """Note that Discord is owed the board that a chouette was brought to.

    It is a message of its own, which mentions them, if others have something to decide that they had not
    before; and one after a game, at the end, and where the options are changed. Else it is an edit; and
    nothing is owed where it is of no other edition: that a board changes would tell of what is sealed.
    """
    happenings = tuple(happenings)
    if before.edition == saved.edition:
        return
    called = _called(before, saved, happenings, actor)
    is_over = before.chouette.round is not None and saved.chouette.round is None
    is_changed = any(isinstance(each.event, OptionsProposed) for each in happenings)
    is_closed = bool(saved.chouette.number) and saved.chouette.is_closed
    is_begun = saved.chouette.number > before.chouette.number
    is_new = bool(called) or is_over or is_changed or is_closed or is_begun
    owe_board(uow, saved, at, is_new=is_new, mention=called)


def _called(
    before: ChouetteTable, saved: ChouetteTable, happenings: Iterable[ChouetteHappening], actor: int | None
) -> list[int]:
    """Return whom a board must notify: who has something new to decide, or is warned, but not who acted."""
    decisions, proposals = set(before.state.awaited), set(before.waits_for)
    called = {each.player for each in saved.state.awaited if each not in decisions}
    called |= {player for player in saved.waits_for if player not in proposals}
    called |= {each.event.player for each in happenings if isinstance(each.event, BoxWarned)}
    return [player for player in saved.waits_for if player in called and player != actor]

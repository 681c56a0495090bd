"""Looking at a table without changing it."""

from collections.abc import Sequence

from bot.engine import (
    Doubled,
    EngineError,
    Event,
    Game,
    OpeningRolled,
    Phase,
    Played,
    Raised,
    Rolled,
    Taken,
    apply,
    terms_at,
    without_takebacks,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.codec import load_event
from bot.play.heads_up.store import begun, load_table
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from bot.play.keys import TableId, UserSnowflake, Version, key_or_none
from bot.play.table import LoggedEvent
from storage import EventRecord, UnitOfWork


def steps_since_own_turn(
    uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake
) -> tuple[HeadsUpTable, tuple[ReplayStep, ...]]:
    """A table, and the events since a player's last turn; for a spectator, the last turn.

    A turn that is not over does not count as the last one. It goes back no further than the game before.

    Raises:
        NotBegun: Nothing was played there yet.
    """
    table = begun(load_table(uow, table_id))
    steps = [
        step
        for number in map(GameNumber, range(max(table.number - 1, 1), table.number + 1))
        for step in steps_of(uow, table, number)
    ]
    player = table.player_of(snowflake)
    if player is None:
        return table, _last_turn(steps)
    others = [index for index, step in enumerate(steps) if step.player != player.id]
    until = others[-1] if others and player.id in table.must_act else len(steps)
    own = [index for index, step in enumerate(steps[:until]) if step.player == player.id]
    return table, tuple(steps[own[-1] + 1 :] if own else steps)


def steps_of(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> tuple[ReplayStep, ...]:
    """The events of a game, without those taken back."""
    game = beginning_of(table, number)
    happened = [_logged(record) for record in uow.events.of_game(table.id, number)]
    steps = []
    for each in without_takebacks(happened, lambda logged: logged.event):
        event = each.event
        steps.append(ReplayStep(number, event, each.player, game))
        game = apply(game, event)
    return tuple(steps)


def as_it_ended(uow: UnitOfWork, table: HeadsUpTable, number: GameNumber) -> HeadsUpTable | None:
    """A table as one of its games left it; None without an end, or where that is unknown."""
    try:
        steps = steps_of(uow, table, number)
    except EngineError:
        return None
    game = apply(steps[-1].before, steps[-1].event) if steps else None
    is_over = game is not None and game.phase is Phase.OVER
    return table.as_it_stood(number, game) if game is not None and is_over else None


def beginning_of(table: HeadsUpTable, number: GameNumber) -> Game:
    """The game before its opening roll."""
    bet = table.game.bets[0]
    return Game.between(
        bet.white, bet.black, terms_at(table.sheet, table.score_after(GameNumber(number - 1)))
    )


def events_since(
    uow: UnitOfWork, table_id: TableId, version: Version, until: Version | None = None
) -> Sequence[LoggedEvent[Event]]:
    """What happened after `version`, up to and with `until`, in order."""
    records = uow.events.since(table_id, version)
    return [_logged(each) for each in records if until is None or each.version <= until]


def events_on_message(
    uow: UnitOfWork, table_id: TableId, posted: Version, replaced: Version
) -> Sequence[LoggedEvent[Event]]:
    """The events for the log of a live message that was posted at one version, and replaced at another.

    The opening of a game after the first belongs to the message that it began on.
    """
    records = uow.events.since(table_id, posted - 1)
    span = slice(_left_from(records, posted), _left_from(records, replaced))
    return [_logged(each) for each in records[span]]


def _left_from(records: Sequence[EventRecord], version: Version) -> int:
    """The index of the first event that the message before a version leaves to the next one.

    An automatic roll goes with its play.
    """
    left = next((n for n, each in enumerate(records) if _is_left(each, version)), len(records))
    return left - 1 if left and _is_automatic_roll(records[left - 1]) else left


def _is_automatic_roll(record: EventRecord) -> bool:
    return record.kind == Rolled.__name__ and record.player_id is None


def _is_left(record: EventRecord, version: Version) -> bool:
    begins = record.kind == OpeningRolled.__name__ and record.game > 1
    return record.version > version or (record.version == version and begins)


def news_on_board(uow: UnitOfWork, table: HeadsUpTable, since: Version) -> Sequence[LoggedEvent[Event]]:
    """The events after one version of a table, with the double that they answer.

    An automatic roll that was not played by then belongs to them, too.
    """
    records = uow.events.since(table.id, since - 1)
    before = sum(each.version <= since for each in records)
    waiting = before > 0 and _is_automatic_roll(records[before - 1])
    news = [_logged(each) for each in records[before - waiting :]]
    cubes = [each.event for each in news if isinstance(each.event, Doubled | Raised | Taken)]
    if not cubes or isinstance(cubes[0], Doubled):
        return news
    earlier = [each for each in uow.events.of_game(table.id, table.number) if each.version <= since]
    doubles = [n for n, each in enumerate(earlier) if each.kind == Doubled.__name__]
    return [*(_logged(each) for each in earlier[doubles[-1] :]), *news] if doubles else news


def _logged(record: EventRecord) -> LoggedEvent[Event]:
    player = key_or_none(PlayerId, record.player_id)
    return LoggedEvent(GameNumber(record.game), load_event(record.kind, record.payload), player)


def _last_turn(steps: Sequence[ReplayStep]) -> tuple[ReplayStep, ...]:
    """The steps from the roll that was played last."""
    for index in reversed(range(len(steps))):
        if isinstance(steps[index].event, Played):
            return tuple(steps[max(index - 1, 0) :])
    return tuple(steps)

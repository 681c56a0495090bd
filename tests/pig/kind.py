"""Pig as a kind of table: all that a kind must say, and two or three things that it may."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Final, get_args

from pydantic import JsonValue, TypeAdapter

from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base import errors
from bot.play.base.dice_source import DiceRoller
from bot.play.base.errors import explains, says
from bot.play.base.keys import (
    ChannelSnowflake,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    Version,
    key_or_none,
)
from bot.play.base.table import LiveBoard, LoggedEvent, News, Place, Status, Table
from bot.play.base.use_case import Caller
from bot.play.display.panel import Button, Panel, Tone
from bot.play.display.picture import View
from bot.play.kinds.events import EventCodec
from bot.play.kinds.kind import TableKind
from bot.play.kinds.lifecycle import Change, Ended, TableLifecycle
from bot.play.kinds.words import TableWords
from bot.play.tables.store import STORED_STATUS, enqueue_board, meet, to_players
from bot.play.text.words import mention, name
from storage import EventRecord, TableRecord, UnitOfWork
from tests.pig.game import Action, Event, NothingThrown, NotYourThrow, Pig, Thrown, act, apply

STATE: Final = TypeAdapter(Pig)


class PigButton(StrEnum):
    """A button of this game."""

    THROW = "pigthrow"
    BANK = "pigbank"


@dataclass(frozen=True, slots=True)
class PigTable(Table):
    pig: Pig
    kind: ClassVar[str] = "pig"

    @property
    def has_begun(self) -> bool:
        return True

    @property
    def number(self) -> GameNumber:
        return FIRST_GAME

    @property
    def games_over(self) -> int:
        return int(self.pig.winner is not None)

    @property
    def must_act(self) -> tuple[PlayerId, ...]:
        player = self.pig.on_throw if self.status is Status.PLAYING else None
        return () if player is None else (player,)


class PigLifecycle(TableLifecycle[PigTable, Event, Action]):
    stored_as: ClassVar[str] = PigTable.kind
    events = EventCodec[Event](get_args(Event))

    def load(self, uow: UnitOfWork, record: TableRecord) -> PigTable:
        pig = STATE.validate_python(record.state)
        return PigTable(
            id=TableId(record.id),
            guild=key_or_none(GuildSnowflake, record.guild_snowflake),
            channel=key_or_none(ChannelSnowflake, record.channel_snowflake),
            version=Version(record.version),
            status=Status(record.status),
            players=to_players(uow.players.get_many(set(pig.players)).values()),
            live_message=key_or_none(MessageSnowflake, record.live_message_snowflake),
            live_version=Version(record.live_version or 0),
            pig=pig,
            database=uow.database,
        )

    def dump(self, table: PigTable) -> dict[str, JsonValue]:
        stored: dict[str, JsonValue] = STATE.dump_python(table.pig, mode="json")
        return stored

    def act(
        self, table: PigTable, player: PlayerId, action: Action, roller: DiceRoller, *, by_itself: bool
    ) -> Iterable[Event]:
        yield act(table.pig, player, action, roller)

    def apply(self, table: PigTable, event: Event) -> PigTable:
        return replace(table, pig=apply(table.pig, event))

    def settled(self, uow: UnitOfWork, change: Change[PigTable, Event]) -> PigTable:
        """End the table once a player has reached the goal."""
        table = change.table
        return table if table.pig.winner is None else replace(table, status=Status.OVER)

    def new_endings(self, uow: UnitOfWork, change: Change[PigTable, Event]) -> Iterator[Ended]:
        pig = change.table.pig
        if pig.winner is not None:
            white, black = pig.players
            points = 1 if pig.winner == white else -1
            yield Ended(FIRST_GAME, "game", change.at, white, black, points, "played")

    def all_endings(self, uow: UnitOfWork, table: PigTable) -> Iterator[Ended]:
        for row in uow.events.since(table.id, -1)[-1:]:
            yield from self.new_endings(uow, Change(table, table, row.created_at))


PIG_LIFECYCLE: Final = PigLifecycle()


class PigWords(TableWords[PigTable]):
    def title(self, table: PigTable) -> str:
        first, second = (name(table.players[each]) for each in table.pig.players)
        return f"Pig: {first} against {second}"


class PigKind(TableKind[PigTable]):
    """The live board is text: the score, what was thrown, and whose turn it is."""

    lifecycle = PIG_LIFECYCLE
    words = PigWords()

    def live_board(self, table: PigTable, news: News, view: View, owner: PlayerId | None) -> Panel:
        lines = [f"### {self.words.title(table)}", _score(table), *map(_line, news), _turn(table)]
        if not table.must_act:
            return Panel("\n".join(lines))
        throw = Button(PigButton.THROW, "Throw", Tone.PRIMARY)
        row = (throw, Button(PigButton.BANK, f"Bank {table.pig.pot}")) if table.pig.pot else (throw,)
        return Panel("\n".join(lines), rows=(row,))

    def collapsed(self, table: PigTable, news: News, *, is_moved: bool) -> Panel:
        return Panel("\n".join(["-# Pig", *(f"-# {_line(each)}" for each in news)]))

    def news_on_board(self, uow: UnitOfWork, table: PigTable, board: LiveBoard) -> News:
        return [self._logged(row) for row in uow.events.since(table.id, board.version)]

    def replayed(self, uow: UnitOfWork, table: PigTable) -> PigTable:
        table = replace(table, pig=Pig(table.pig.players))
        for row in uow.events.since(table.id, -1):
            table = self.lifecycle.apply(table, self._logged(row).event)
        return table

    def _logged(self, row: EventRecord) -> LoggedEvent[Event]:
        event = self.lifecycle.events.load(row.kind, row.payload)
        return LoggedEvent(GameNumber(row.game), event, key_or_none(PlayerId, row.player_id))


def open_pig(uow: UnitOfWork, place: Place, people: tuple[Caller, Caller], at: datetime) -> PigTable:
    first, second = (PlayerId(meet(uow, each, at).id) for each in people)
    record = uow.tables.add(
        guild_snowflake=place.guild,
        channel_snowflake=place.channel,
        kind=PigTable.kind,
        state=STATE.dump_python(Pig((first, second)), mode="json"),
        status=STORED_STATUS[Status.PLAYING],
        now=at,
    )
    for seat, player in enumerate((first, second)):
        uow.seats.take(record.id, seat, player)
    table = PIG_LIFECYCLE.load(uow, record)
    enqueue_board(uow, table, at, is_new=True, mention=table.must_act)
    return table


def _score(table: PigTable) -> str:
    return " · ".join(f"{name(table.players[each])} {table.pig.score_of(each)}" for each in table.pig.players)


def _line(each: LoggedEvent[Event]) -> str:
    if isinstance(each.event, Thrown):
        return f"Thrown: {each.event.die}"
    return f"Banked: {each.event.points}"


def _turn(table: PigTable) -> str:
    if table.status is Status.CLOSED:
        return "This game was broken off."
    if table.pig.winner is not None:
        return f"{name(table.players[table.pig.winner])} wins."
    return " ".join(f"{mention(table.players[each])} to throw" for each in table.must_act)


@explains(NotYourThrow)
def not_your_throw(_error: NotYourThrow) -> str:
    return "It is not your turn to throw."


@explains(NothingThrown)
def nothing_thrown(_error: NothingThrown) -> str:
    return "Throw first, then bank."


says(errors.NotSeated, lambda: "You do not play here.", PigTable)
says(errors.StaleBoard, lambda: "The game has gone on since.", PigTable)
says(errors.NotPlaying, lambda: "This game is over.", PigTable)
says(errors.ChannelBusy, lambda: "Pig is played here.", PigTable)

"""The base of all tables: a version, a place, players and a live board."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeVar

from bot.analysis import Level
from bot.engine import Game, Position, Side
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId
from bot.play.base.keys import (
    ChannelSnowflake,
    Edition,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
)
from bot.play.base.names import LONGEST, shortened, tagged
from bot.text.catalogue import phrase


class Status(StrEnum):
    """How far a table is; the first two are open, and a channel has at most one open table."""

    CHALLENGE = "challenge"
    PLAYING = "playing"
    OVER = "over"  # the match was played to its end, or the money session was ended
    CLOSED = "closed"  # the challenge came to nothing, or the game was abandoned


def opponent_name(level: Level) -> str:
    """Return the bot's name as a player."""
    return phrase("opponent-name", level=phrase("opponent-level", level=level))


def _nobody(*, is_former: bool) -> str:
    return phrase("table-former-player") if is_former else phrase("table-nameless-player")


@dataclass(frozen=True, slots=True)
class Player:
    """A person as we know them, or the bot itself, which plays at a level.

    Neither the bot nor a player who was erased has a snowflake or a `display_name`. A player who looks like
    another at the table has a `tag` (`told_apart`).
    """

    id: PlayerId
    snowflake: UserSnowflake | None
    display_name: str
    level: Level | None = None
    username: str = ""
    tag: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    @property
    def is_former(self) -> bool:
        """Whether they are somebody who was erased."""
        return self.snowflake is None and not self.is_bot

    @property
    def name(self) -> str:
        """As it is; for a sentence, see `bot.play.text.words`."""
        return self.name_within(LONGEST)

    def name_within(self, longest: int) -> str:
        """The same with at most so many letters, that of the bot too; the tag stays."""
        if self.level is not None:
            return shortened(opponent_name(self.level), longest)
        name = self.display_name or _nobody(is_former=self.is_former)
        return tagged(name, self.tag, longest) if self.tag else shortened(name, longest)


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """Where a table is shown, and by which message.

    Args:
        channel: The channel, which may be a thread or somebody's direct messages.
        message: The message that shows it there; None until it is delivered.
        version: The version of the table at which that message was posted.
        owner: The player who alone sees it, in their direct messages; None for everybody's.
    """

    channel: ChannelSnowflake
    message: MessageSnowflake | None
    version: Version
    owner: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class CheckedStart:
    """A start from which the bot is to play, and whether a running game locks it for whoever plays there."""

    position: Position
    is_locked: bool


@dataclass(frozen=True, slots=True)
class Table(ABC):
    """One version of a table of any kind.

    Args:
        guild: The server; None in direct messages.
        channel: The channel; None where a match is played by direct messages, and until its thread is open.
        version: Counts the changes; a save over another version than was read is refused.
        players: Everyone who belongs to it, by our key.
        live_message: The message that shows the live board; None until it is delivered.
        live_version: The version at which that message was posted.
        direct: The boards that players have in their direct messages, where there is no channel.
        database: The name of its database, which the custom_ids of its boards hold; "" if it is in none.
        checked_start: What was found out about the start of its next game; None where nobody has looked.
    """

    id: TableId
    guild: GuildSnowflake | None
    channel: ChannelSnowflake | None
    version: Version
    status: Status
    players: Mapping[PlayerId, Player]
    live_message: MessageSnowflake | None
    live_version: Version
    direct: tuple[LiveBoard, ...] = field(default=(), kw_only=True)
    database: str = field(default="", kw_only=True)
    checked_start: CheckedStart | None = field(default=None, kw_only=True)

    kind: ClassVar[str]

    @property
    @abstractmethod
    def has_begun(self) -> bool: ...

    @property
    def game(self) -> Game:
        """Raises ValueError before the first."""
        raise ValueError(f"nothing is on the board of table {self.id}")

    @property
    @abstractmethod
    def games_over(self) -> int: ...

    @property
    def dice(self) -> "CommittedDice | None":
        """None for a table older than verifiable dice."""
        return None

    def with_dice(self, dice: "CommittedDice") -> "Self":
        raise ValueError(f"table {self.id} has no verifiable dice: {dice}")

    @property
    def next_commitment(self) -> "Commitment | None":
        """The commitment of the game for which words can still be given; None if none can follow."""
        return None

    @property
    @abstractmethod
    def number(self) -> GameNumber:
        """The number of the game in play, or of the last; before the first, 1, or 0 in a lobby."""

    @property
    def commitments(self) -> "tuple[Commitment, ...]":
        """The commitments to the game in play, or the last, and to the next."""
        dice, coming = self.dice, self.next_commitment
        if dice is None:
            return ()
        present = Commitment(max(self.number, FIRST_GAME), dice.commitment)
        return (present, coming) if coming not in (None, present) else (present,)

    @property
    def is_between_games(self) -> bool:
        return False

    @property
    def may_reopen(self) -> bool:
        """Whether it is over for a few minutes only, in which that may be taken back."""
        return False

    @property
    def is_open_to_anyone(self) -> bool:
        """Whether it is a challenge that anybody who sees it may accept."""
        return False

    def has_place(self, player: PlayerId) -> bool:
        """Whether the player still belongs there: plays, waits for a place, or is away."""
        return player in self.players

    @property
    def playing(self) -> list[Player]:
        """The players of the table, including those who may play in the next game."""
        return list(self.players.values())

    def may_give_words(self, player: PlayerId) -> bool:
        """Whether the player may give words for the dice of the next game."""
        return self.is_open_to_anyone or self.has_place(player)

    def waits_since(self, player: PlayerId) -> datetime | None:
        """Since when it waits for a player, else for others; None if nobody knows."""
        return None

    def time_is_up(self, player: PlayerId) -> datetime | None:
        """When the time of a player it waits for is up; None without a clock, and while it rests."""
        return None

    def time_left(self, player: PlayerId, at: datetime) -> timedelta | None:
        """How much time a player has left at a moment, negative if it is up; None where `time_is_up` is."""
        due = self.time_is_up(player)
        return None if due is None else due - at

    def has_decided(self, player: PlayerId) -> bool:
        """Whether a player has decided all that the table waits for from them, be it in secret."""
        return False

    def side_of(self, snowflake: UserSnowflake) -> Side | None:
        """None for a spectator, or before the game."""
        return None

    def seen_by(self, player: PlayerId | None) -> "Self":
        """The table as the player may see it; for None, as everybody may."""
        return self

    @property
    @abstractmethod
    def must_act(self) -> tuple[PlayerId, ...]:
        """The players whom the game waits for."""

    @property
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Those who can move the table on, or have something to answer."""
        return self.must_act

    @property
    def edition(self) -> Edition:
        """How many of its changes everybody may know of; its buttons bear that number."""
        return Edition(self.version)

    @property
    def awaits_thread(self) -> bool:
        """Whether it stands nowhere yet, since the bot has opened it and not yet its thread."""
        return self.channel is None and self.guild is not None

    @property
    def boards(self) -> tuple[LiveBoard, ...]:
        """Where the table is shown: in its channel to everybody, else to each player apart."""
        if self.channel is None:
            return self.direct
        return (LiveBoard(self.channel, self.live_message, self.live_version),)

    def board_of(self, snowflake: UserSnowflake | None) -> LiveBoard | None:
        """The board that somebody, or with None anybody, can look at; None where others have their own."""
        player = None if snowflake is None else self.player_of(snowflake)
        return next((each for each in self.boards if each.owner in (None, player and player.id)), None)

    @property
    def has_former_player(self) -> bool:
        """Whether somebody who belongs to the table was erased."""
        return any(player.is_former for player in self.players.values())

    @property
    def bot_players(self) -> tuple[PlayerId, ...]:
        """The players that the bot itself is; what is played against them counts for no rating."""
        return tuple(player.id for player in self.players.values() if player.is_bot)

    def player_of(self, snowflake: UserSnowflake) -> Player | None:
        """None for a spectator."""
        return next((player for player in self.players.values() if player.snowflake == snowflake), None)


Event_co = TypeVar("Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class LoggedEvent(Generic[Event_co]):
    """Something that happened at a table, in the game of that number, from 1; 0 is before the first.

    `player` is who did it; None for what happened by itself.
    """

    number: GameNumber
    event: Event_co
    player: PlayerId | None


T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T, Event_co]):
    """The result of an action.

    Args:
        table: The table after it.
        logged: The events that led there.
        is_sealed: Whether the last event is not for everybody's eyes.
        asked_again: For whom the bot rolled until the cube came to their side by it.
    """

    table: T
    logged: tuple[LoggedEvent[Event_co], ...]
    is_sealed: bool = False
    asked_again: frozenset[PlayerId] = frozenset()


News = Sequence[LoggedEvent[Any]]
"""Events that everybody may know of; their type depends on the kind of table."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The bot's promise for the dice of a game: `digest` is the SHA-256 of its secret."""

    game: GameNumber
    digest: str


@dataclass(frozen=True, slots=True)
class CommittedDice:
    """The public facts on a table's verifiable dice.

    Args:
        commitment: SHA-256 of the secret of the game in play; of the first game, while it is a challenge.
        following: SHA-256 of the secret of the next game; None before the first game, and in a game that ends
            the match whoever wins.
        thrown: How many rolls of the game in play were drawn.
    """

    commitment: str
    following: str | None = None
    thrown: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a channel, and its server (None in direct messages)."""

    guild: GuildSnowflake | None
    channel: ChannelSnowflake


@dataclass(frozen=True, slots=True)
class NewThread:
    """Where a table will stand: a thread that the bot is still to open in a channel of a server."""

    guild: GuildSnowflake
    parent: ChannelSnowflake

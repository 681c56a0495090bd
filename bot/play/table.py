"""What all tables have in common: a version, a place, people and a live board."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeVar

from bot.engine import Game, Side
from bot.engine.keys import GameNumber, PlayerId
from bot.play.keys import (
    ChannelSnowflake,
    Edition,
    GuildSnowflake,
    MessageSnowflake,
    TableId,
    UserSnowflake,
    Version,
)


class Status(StrEnum):
    """How far a table has come; the first two are open, and a channel has at most one open table."""

    CHALLENGE = "challenge"
    PLAYING = "playing"
    OVER = "over"  # the match was played to its end, or the money session was ended
    CLOSED = "closed"  # the challenge came to nothing, or the game was abandoned


@dataclass(frozen=True, slots=True)
class Player:
    """A person as we know them; one who had himself erased has no snowflake."""

    id: PlayerId
    snowflake: UserSnowflake | None
    name: str


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """Where a table is shown, and by which message.

    Args:
        channel: Snowflake of the channel, be it a thread or somebody's direct messages.
        message: Snowflake of the message that shows it there; None while Discord is still owed it.
        version: The version of the table at which that message was posted.
        owner: Our key of the player who alone sees it, in his direct messages; None for everybody's.
    """

    channel: ChannelSnowflake
    message: MessageSnowflake | None
    version: Version
    owner: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Table(ABC):
    """What all tables have in common, be they two players' or a chouette's: one version of one of them.

    Args:
        id: Our key.
        guild: Snowflake of the server; None in direct messages.
        channel: Snowflake of the channel; None where a match is played by direct messages.
        version: Counts the changes; what is saved over another version than was read is refused.
        status: How far it has come.
        players: Everyone who belongs to it, by our key.
        live_message: Snowflake of the message that shows the live board; None while Discord is still owed it.
        live_version: The version at which that message was posted.
        direct: The boards that players have in their direct messages, where there is no channel.
        database: The name of the database that it is stored in, which its boards bear; "" if it is in none.
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

    kind: ClassVar[str]
    """What its kind is stored as."""

    @property
    @abstractmethod
    def has_begun(self) -> bool:
        """Whether a game was begun there."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game on the board; raises ValueError before the first."""

    @property
    @abstractmethod
    def games_over(self) -> int:
        """How many games have ended."""

    @property
    @abstractmethod
    def dice(self) -> "CommittedDice | None":
        """The commitments to its dice; None for a table older than those."""

    @property
    @abstractmethod
    def next_commitment(self) -> "Commitment | None":
        """What is promised for the game whose words can still be given; None if none can follow."""

    @property
    @abstractmethod
    def commitments(self) -> "tuple[Commitment, ...]":
        """What is promised for the game in play, or the last, and for the next."""

    @property
    @abstractmethod
    def is_between_games(self) -> bool:
        """Whether it waits for its next game."""

    @property
    @abstractmethod
    def is_open_to_anyone(self) -> bool:
        """Whether it is a challenge that whoever sees it may accept."""

    @abstractmethod
    def has_place(self, player: PlayerId) -> bool:
        """Whether somebody still belongs there: they play, wait for a place, or are away."""

    @property
    @abstractmethod
    def playing(self) -> list[Player]:
        """Who plays there, or may the next game."""

    @abstractmethod
    def may_give_words(self, player: PlayerId) -> bool:
        """Whether somebody may give words for the dice of the next game."""

    @abstractmethod
    def waits_since(self, player: PlayerId) -> datetime | None:
        """Since when it waits for a player; if it waits for others, for them; None if nobody knows."""

    @abstractmethod
    def time_is_up(self, player: PlayerId) -> datetime | None:
        """When the time of a player whom it waits for is up; None without a clock."""

    @abstractmethod
    def side_of(self, snowflake: UserSnowflake) -> Side | None:
        """The side on which somebody plays; None for a spectator, or before the game."""

    @abstractmethod
    def seen_by(self, player: PlayerId | None) -> "Self":
        """The table as somebody may see it; None sees what everybody may."""

    @property
    @abstractmethod
    def must_act(self) -> tuple[PlayerId, ...]:
        """Our keys of the players the table waits for."""

    @property
    @abstractmethod
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Our keys of all who can move the table on, or are asked for something."""

    @property
    def edition(self) -> Edition:
        """What its buttons bear: how many of its changes everybody may know of."""
        return Edition(self.version)

    @property
    def boards(self) -> tuple[LiveBoard, ...]:
        """Where the table is shown: in its channel to everybody, else to each player for himself."""
        if self.channel is None:
            return self.direct
        return (LiveBoard(self.channel, self.live_message, self.live_version),)

    def board_of(self, snowflake: UserSnowflake | None) -> LiveBoard | None:
        """The board that somebody can look at, or anybody; None where others have their own."""
        player = None if snowflake is None else self.player_of(snowflake)
        return next((each for each in self.boards if each.owner in (None, player and player.id)), None)

    @property
    def has_former_player(self) -> bool:
        """Whether somebody who belongs to the table has had himself erased."""
        return any(player.snowflake is None for player in self.players.values())

    def player_of(self, snowflake: UserSnowflake) -> Player | None:
        """The player with that snowflake; None for a spectator."""
        return next((player for player in self.players.values() if player.snowflake == snowflake), None)


Event_co = TypeVar("Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class LoggedEvent(Generic[Event_co]):
    """Something that happened at a table, in the game of that number, from 1; 0 is before the first.

    `player` is our key of who did it; None for what happened by itself.
    """

    number: GameNumber
    event: Event_co
    player: PlayerId | None


News = Sequence[LoggedEvent[Any]]
"""What happened at a table, as everybody may know it; what that can be, only its kind knows."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """What the bot has promised for the dice of a game: `digest` is the SHA-256 of its secret."""

    game: GameNumber
    digest: str


@dataclass(frozen=True, slots=True)
class CommittedDice:
    """What everybody may know of a table's verifiable dice.

    Args:
        commitment: SHA-256 of the secret of the game in play (of the first game, while it is challenged to).
        following: SHA-256 of the secret of the game after that; None before the first game, and in one that
            ends the match whoever wins it.
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

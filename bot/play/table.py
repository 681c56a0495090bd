"""What all tables have in common: a version, a place, people and a live board."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.keys import PlayerId
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

    @property
    @abstractmethod
    def must_act(self) -> tuple[PlayerId, ...]:
        """Return our keys of the players the table waits for."""

    @property
    @abstractmethod
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Return our keys of all who can move the table on, or are asked for something."""

    @property
    def edition(self) -> Edition:
        """Return what its buttons bear: how many of its changes everybody may know of."""
        return Edition(self.version)

    @property
    def boards(self) -> tuple[LiveBoard, ...]:
        """Return where the table is shown: in its channel to everybody, else to each player for himself."""
        if self.channel is None:
            return self.direct
        return (LiveBoard(self.channel, self.live_message, self.live_version),)

    def board_of(self, snowflake: UserSnowflake | None) -> LiveBoard | None:
        """Return the board that somebody can look at, or anybody; None where others have their own."""
        player = None if snowflake is None else self.player_of(snowflake)
        return next((each for each in self.boards if each.owner in (None, player and player.id)), None)

    @property
    def has_former_player(self) -> bool:
        """Tell whether somebody who belongs to the table has had himself erased."""
        return any(player.snowflake is None for player in self.players.values())

    def player_of(self, snowflake: UserSnowflake) -> Player | None:
        """Return the player with that snowflake; None for a spectator."""
        return next((player for player in self.players.values() if player.snowflake == snowflake), None)

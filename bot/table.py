"""What a channel hosts: a challenge, then a game, and the people who belong to it.

The values that use cases return and presenters show; they know neither Discord nor the database.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import Event, Game, Side, players_to_act


class Status(StrEnum):
    """How far a table has come; the first two are open, and a channel has at most one open table."""

    CHALLENGE = "challenge"
    PLAYING = "playing"
    OVER = "over"  # the game was played to its end
    CLOSED = "closed"  # the challenge came to nothing


class Withdrawal(StrEnum):
    """Why a challenge came to nothing."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Player:
    """A person as we know them."""

    id: int
    snowflake: int
    name: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """An invitation to play; without an opponent it is open to anyone in the channel."""

    challenger: int
    opponent: int | None
    withdrawal: Withdrawal | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """All that changes at a table in play; stored whole at each version."""

    challenge: Challenge
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one version, with the people who belong to it.

    Args:
        id: Our key.
        guild: Snowflake of the server; None in direct messages.
        channel: Snowflake of the channel.
        version: Counts the changes; a press names the version of the board it was made on.
        status: How far it has come.
        state: The challenge and the game.
        players: Everyone the state names, by our key.
        live_message: Snowflake of the message that shows the live board; None while Discord is still owed it.
        live_version: The version at which that message was posted.

    """

    id: int
    guild: int | None
    channel: int
    version: int
    status: Status
    state: TableState
    players: Mapping[int, Player]
    live_message: int | None
    live_version: int

    @property
    def game(self) -> Game:
        """Return the game; raises ValueError while there is only a challenge."""
        if self.state.game is None:
            raise ValueError(f"table {self.id} has no game yet")
        return self.state.game

    @property
    def must_act(self) -> tuple[int, ...]:
        """Return our keys of the players the table waits for."""
        if self.status is Status.PLAYING:
            return players_to_act(self.game)
        if self.status is Status.CHALLENGE and self.state.challenge.opponent is not None:
            return (self.state.challenge.opponent,)
        return ()

    def player_on(self, side: Side) -> Player:
        """Return who plays on `side`; the bets of a two-player game are all between the same two."""
        return self.players[self.game.bets[0].player(side)]

    def side_of(self, snowflake: int) -> Side | None:
        """Return the side that somebody plays; None for a spectator, or before the game."""
        player = self.player_of(snowflake)
        return self.state.game.side_of(player.id) if player and self.state.game else None

    def player_of(self, snowflake: int) -> Player | None:
        """Return the player with that snowflake; None for a spectator."""
        return next((player for player in self.players.values() if player.snowflake == snowflake), None)


@dataclass(frozen=True, slots=True)
class Step:
    """One event, and the game as it stood before it."""

    before: Game
    event: Event
    player: int | None

"""A chouette as it stands, complete in itself."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from bot.engine.chouette.actions import Possible
from bot.engine.chouette.game import ChouetteGame, Reply
from bot.engine.chouette.ledger import Transfer
from bot.engine.chouette.options import ChouetteSheet
from bot.engine.game import Game, Phase
from bot.engine.keys import BEFORE_FIRST_GAME, GameNumber, PlayerId


class ChouettePhase(StrEnum):
    """A phase of a chouette."""

    LOBBY = "lobby"  # people join; the host starts
    PARTNER = "partner"  # the box may ask for a partner
    CUBE = "cube"  # the side on roll doubles, or rolls
    ANSWER = "answer"  # doubles, beavers or raccoons await their answers
    EXTRAS = "extras"  # those who dropped may give the lone taker an extra cube
    LONE = "lone"  # the lone taker decides on what they gave, or whether to beaver
    MOVE = "move"
    BETWEEN = "between"  # a game is settled; the next has not begun
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a game ended: its last board and bets, and who paid whom, and why.

    Args:
        game: The last board, with the bets.
        captain: Who was captain in the end.
        partner: Who shared the box's result.
        substitute: Who played for an absent box.
        absent: Who no longer acted for themselves.
    """

    number: GameNumber
    game: Game
    transfers: tuple[Transfer, ...]
    captain: PlayerId
    partner: PlayerId | None = None
    substitute: PlayerId | None = None
    absent: tuple[PlayerId, ...] = ()

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The box first, then the members, then a partner."""
        partner = () if self.partner is None else (self.partner,)
        bets = (player for bet in self.game.bets for player in bet.players)
        return tuple(dict.fromkeys((*bets, *partner)))


@dataclass(frozen=True, slots=True)
class Change:
    """A change of options that waits for its game, or for everyone's yes to a new stake."""

    sheet: ChouetteSheet
    game: GameNumber
    agreed: tuple[PlayerId, ...]

    @property
    def by(self) -> PlayerId:
        """The player who proposed it, and so agreed first."""
        return self.agreed[0]


@dataclass(frozen=True, slots=True)
class PartnerSearch:
    """The box may take a partner: whether it asked for one, and the answers so far."""

    is_asked: bool = False
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """Points won so far, or lost if negative."""

    player: PlayerId
    points: int


class _Listed:
    """Room for the legal actions of a chouette, which no comparison, copy or stored state of it takes in."""

    __slots__ = ("_known_actions",)

    _known_actions: dict[PlayerId, tuple[Possible, ...]]


@dataclass(frozen=True, slots=True)
class Chouette(_Listed):
    """A chouette at one moment.

    Args:
        sheet: The options that are in force.
        host: Who may change them.
        line: The team in order; in the lobby everybody, as they joined.
        box: Who plays against all; None in the lobby.
        queue: Who will be dealt in at the bottom when there is room, in order.
        away: Who is not dealt in until they come back; one who still plays goes when the game is over.
        leaving: Who leaves when the game is over.
        loser: Who stands at the bottom for having lost the last game.
        number: The number of the game in play or of the last one; 0 in the lobby.
        change: A change of options that waits.
        last_game: The number of the game after which it closes; None while no last game is announced.
        search: The box's search for a partner, before a game.
        in_play: The game in play.
        standings: What everybody has won so far, without the game in play.
        machines: Which of all who ever joined are the bot, each at a level of its own.
        closed_by: The host who closed it, and may still take that back; None once that is no longer possible.
        not_awaited: Whom the captain's roll never waits for until they take that back; hidden from others.
    """

    sheet: ChouetteSheet
    host: PlayerId
    line: tuple[PlayerId, ...]
    box: PlayerId | None = None
    queue: tuple[PlayerId, ...] = ()
    away: tuple[PlayerId, ...] = ()
    leaving: tuple[PlayerId, ...] = ()
    loser: PlayerId | None = None
    number: GameNumber = BEFORE_FIRST_GAME
    change: Change | None = None
    last_game: GameNumber | None = None
    search: PartnerSearch | None = None
    in_play: ChouetteGame | None = None
    last: Settlement | None = None
    standings: tuple[PlayerScore, ...] = ()
    is_closed: bool = False
    machines: tuple[PlayerId, ...] = ()
    closed_by: PlayerId | None = None
    not_awaited: tuple[PlayerId, ...] = field(default=(), repr=False)

    @classmethod
    def opened(cls, host: PlayerId, sheet: ChouetteSheet) -> "Chouette":
        """A lobby with the host as its first player."""
        return cls(sheet, host, (host,))

    @property
    def known_actions(self) -> dict[PlayerId, tuple[Possible, ...]]:
        """The `legal_actions` found so far, by player."""
        if not hasattr(self, "_known_actions"):
            object.__setattr__(self, "_known_actions", {})
        return self._known_actions

    @property
    def dealt(self) -> tuple[PlayerId, ...]:
        """The box, if there is one yet, and the line."""
        return self.line if self.box is None else (self.box, *self.line)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Those of the dealt who are not the bot."""
        return tuple(player for player in self.dealt if player not in self.machines)

    @property
    def bot_player(self) -> PlayerId | None:
        """The bot, if it has a place at the table."""
        return next((each for each in self.machines if each in (*self.dealt, *self.queue)), None)

    @property
    def current(self) -> ChouetteGame:
        """Raises ValueError without a game in play."""
        if self.in_play is None:
            raise ValueError(f"no game is in play after game {self.number}")
        return self.in_play

    @property
    def game(self) -> Game:
        """Raises ValueError without a game in play."""
        return self.current.game

    @property
    def is_in_game(self) -> bool:
        """Whether a game was called and is not over."""
        return self.in_play is not None or self.search is not None

    @property
    def phase(self) -> ChouettePhase:
        if self.is_closed:
            return ChouettePhase.CLOSED
        if self.search is not None:
            return ChouettePhase.PARTNER
        if self.in_play is None:
            return ChouettePhase.BETWEEN if self.number else ChouettePhase.LOBBY
        lone = self.in_play.lone
        if lone is not None:
            return ChouettePhase.EXTRAS if lone.droppers else ChouettePhase.LONE
        return _PHASES[self.in_play.game.phase]


_PHASES: Final = {
    Phase.OPENING: ChouettePhase.MOVE,
    Phase.CUBE: ChouettePhase.CUBE,
    Phase.ANSWER: ChouettePhase.ANSWER,
    Phase.MOVE: ChouettePhase.MOVE,
    Phase.OVER: ChouettePhase.BETWEEN,
}


def replace_game(chouette: Chouette, **parts: Any) -> Chouette:  # noqa: ANN401 - as dataclasses.replace
    return replace(chouette, in_play=replace(chouette.current, **parts))

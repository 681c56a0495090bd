"""The state of a heads-up table: a challenge, then a match or money session."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from functools import partial, reduce
from typing import ClassVar, Final, Self

from bot import engine
from bot.clocks import Clock, TimeControl, TimeLeft
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.preferences import Rated
from bot.play.base.table import Commitment, CommittedDice, LoggedEvent, Player, Status, Table

COURTESY_DAYS: Final = 2
"""By how many days one press extends the time of the other side."""

MOST_OFFERS: Final = 20
"""How many offers of a challenge are kept: the first, and the last ones."""


class Withdrawal(StrEnum):
    """Why a challenge came to nothing, or a game to no end."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"  # nobody answered it in time
    ERASED = "erased"  # a player was erased


class Withdrawn(StrEnum):
    """A withdrawal: of the challenge, or of the last offer, so that the one before stands again."""

    CHALLENGE = "challenge"
    OFFER = "offer"


@dataclass(frozen=True, slots=True)
class Offered:
    """An earlier offer, which stands again if the later one is withdrawn."""

    sheet: engine.RuleSheet
    control: TimeControl
    proposer: PlayerId | None
    opponent: PlayerId | None


@dataclass(frozen=True, slots=True)
class Challenge:
    """An invitation to play by a rule sheet; without an opponent it is open to anyone in the channel.

    Args:
        opponent: The challenged player; None for anyone.
        withdrawal: Why it came to nothing; None while it has not.
        sheet: The rules on offer.
        proposer: Who last changed the offer; None as the challenger made it.
        control: How turns would be timed.
        earlier: The offers that others have replaced, oldest first.
        withdrew: Who withdrew the offer after this one, or the challenge; None if nobody did.
        rematch_of: The table whose rematch this is; None if it is none.
        white: Who plays White, as in the match before; None for the challenger.
        has_tutor: Whether a tutor looks at what whoever plays the bot decides.
        rated: What counts for ratings there; in tables of before it was decided, everything.
    """

    challenger: PlayerId
    opponent: PlayerId | None
    withdrawal: Withdrawal | None = None
    sheet: engine.RuleSheet = field(default_factory=engine.RuleSheet)
    proposer: PlayerId | None = None
    control: TimeControl = field(default_factory=TimeControl)
    earlier: tuple[Offered, ...] = ()
    withdrew: PlayerId | None = None
    rematch_of: TableId | None = None
    white: PlayerId | None = None
    has_tutor: bool = False
    rated: Rated = Rated.ALL

    @property
    def is_rated(self) -> bool:
        """Whether what is played counts for ratings, as far as that was agreed."""
        return self.rated.counts(self.sheet.length)

    @property
    def shown_in_thread_name(self) -> tuple[object, ...]:
        """The parts that its thread's name is made of."""
        return self.opponent, self.sheet.length, self.sheet.stake

    @property
    def sides(self) -> tuple[PlayerId, ...]:
        """White first; only the challenger while anyone may accept."""
        both = tuple(each for each in (self.challenger, self.opponent) if each is not None)
        return both if self.white in (None, self.challenger) else both[::-1]

    @property
    def replaced(self) -> engine.RuleSheet | None:
        """The sheet of the offer before, if there was one."""
        return self.earlier[-1].sheet if self.earlier else None

    @property
    def replaced_control(self) -> TimeControl | None:
        """How turns were timed in the offer before, if there was one."""
        return self.earlier[-1].control if self.earlier else None

    @property
    def offerer(self) -> PlayerId:
        """The player who offers the sheet as it stands."""
        return self.challenger if self.proposer is None else self.proposer

    @property
    def awaited(self) -> PlayerId | None:
        """The player who must answer; None where anyone may."""
        return self.opponent if self.offerer == self.challenger else self.challenger

    def proposed(self, by: PlayerId, sheet: engine.RuleSheet, control: TimeControl) -> "Challenge":
        """With an open challenge the author of the new offer becomes its opponent."""
        earlier = (*self.earlier, Offered(self.sheet, self.control, self.proposer, self.opponent))
        opponent = self.opponent if by == self.challenger else by
        kept = earlier if len(earlier) <= MOST_OFFERS else (earlier[0], *earlier[2:])
        return replace(
            self,
            opponent=opponent,
            sheet=sheet,
            proposer=by,
            control=control,
            earlier=kept,
            withdrew=None,
        )

    def again(
        self, challenger: PlayerId, opponent: PlayerId, white: PlayerId, rematch_of: TableId
    ) -> "Challenge":
        """The same by one of the two to the other, who keep their sides."""
        return Challenge(
            challenger,
            opponent,
            sheet=self.sheet,
            control=self.control,
            rematch_of=rematch_of,
            has_tutor=self.has_tutor,
            rated=self.rated,
            white=white,
        )

    def without_last_offer(self) -> "Challenge":
        """Raises IndexError if there is none before."""
        last = self.earlier[-1]
        return replace(
            self,
            opponent=last.opponent,
            sheet=last.sheet,
            proposer=last.proposer,
            control=last.control,
            earlier=self.earlier[:-1],
            withdrew=self.offerer,
        )


@dataclass(frozen=True, slots=True)
class Takeback:
    """A request to take back one's last play, or double; it ends with whatever happens next."""

    player: PlayerId
    is_double: bool
    is_refused: bool = False


@dataclass(frozen=True, slots=True)
class HeadsUpState:
    """All that changes at a table in play; stored whole at each version.

    Args:
        challenge: Who plays whom, and by which rule sheet.
        game: The game in play, or the last that was played; None until the challenge is accepted.
        score: The score before that game.
        results: The results of the games before it, in order.
        dice: The commitments to its dice; None for a table older than those.
        clock: The clocks of the players; None where turns are not timed.
        takeback: An open request to take back the last action; None if there is none.
        autopilot: Which autopilot decided last, in this game; None for none.
        heard: The decision that the tutor has spoken about last (`decision_mark`); "" for none.
        unseen: How many of the changes no board shows: that the tutor spoke, that a challenge can be answered
            again.
        waits_from: Of a challenge that nobody could answer for a while, since when it would wait had they
            been able to all the time; None for any other.
    """

    challenge: Challenge
    game: engine.Game | None = None
    score: engine.Score = field(default_factory=engine.Score)
    results: tuple[engine.BetResult, ...] = ()
    dice: CommittedDice | None = None
    clock: Clock | None = None
    takeback: Takeback | None = None
    autopilot: engine.Autopilot | None = None
    heard: str = ""
    unseen: int = 0
    waits_from: datetime | None = None


@dataclass(frozen=True, slots=True)
class HeadsUpTable(Table):
    """A match or a money session of two players.

    Args:
        time: The running time when the table was loaded; None if none runs.
        changed_at: When it last changed; of a challenge, since when it waits.
        has_rematch: Whether its rematch is offered, or played, in the same place; set for a board to show.
        remarks: What features say of who offers a game, or of how it ended; set for a board to show.
    """

    state: HeadsUpState
    time: TimeLeft | None = None
    changed_at: datetime | None = None
    has_rematch: bool = False
    remarks: tuple[Callable[[Table], str], ...] = field(default=(), compare=False)

    kind: ClassVar[str] = "heads-up"

    @property
    def has_begun(self) -> bool:
        return self.state.game is not None

    @property
    def edition(self) -> Edition:
        """Advice from the tutor changes no board."""
        return Edition(self.version - self.state.unseen)

    @property
    def decision_mark(self) -> str:
        """Tells the decision that is open from all others of the table; the same after a takeback."""
        offer, thrown = self.game.cubes[0].offer, self.dice.thrown if self.dice else 0
        stage = offer.stage.name if offer else ""
        return f"{self.number} {thrown} {self.game.phase} {stage}"

    @property
    def games_over(self) -> int:
        return len(self.results)

    @property
    def dice(self) -> CommittedDice | None:
        return self.state.dice

    def with_dice(self, dice: CommittedDice) -> Self:
        return replace(self, state=replace(self.state, dice=dice))

    @property
    def is_open_to_anyone(self) -> bool:
        return self.status is Status.CHALLENGE and self.state.challenge.opponent is None

    def has_place(self, _player: PlayerId) -> bool:
        """A player cannot leave a table of two."""
        return True

    @property
    def playing(self) -> list[Player]:
        return list(self.players.values()) if self.has_begun else []

    def may_give_words(self, player: PlayerId) -> bool:
        challenge = self.state.challenge
        return self.is_open_to_anyone or player in (challenge.challenger, challenge.opponent)

    def waits_since(self, _player: PlayerId) -> datetime | None:
        return self.changed_at if self.time is None else self.time.since

    def time_is_up(self, _player: PlayerId) -> datetime | None:
        return None if self.time is None or self.time.is_resting else self.time.due

    @property
    def game(self) -> engine.Game:
        if self.state.game is None:
            raise ValueError(f"table {self.id} has no game yet")
        return self.state.game

    @property
    def sheet(self) -> engine.RuleSheet:
        return self.state.challenge.sheet

    @property
    def control(self) -> TimeControl:
        return self.state.challenge.control

    @property
    def number(self) -> GameNumber:
        return GameNumber(len(self.state.results) + 1)

    @property
    def results(self) -> tuple[engine.BetResult, ...]:
        """In order."""
        result = self.state.game and self.state.game.bets[0].result
        return (*self.state.results, result) if result else self.state.results

    @property
    def score(self) -> engine.Score:
        """The last game included once it is over."""
        result = self.state.game and self.state.game.bets[0].result
        return engine.score_after(self.sheet, self.state.score, result) if result else self.state.score

    def score_after(self, number: GameNumber) -> engine.Score:
        """The score after that many of the games that have ended."""
        return reduce(partial(engine.score_after, self.sheet), self.results[:number], engine.Score())

    @property
    def next_commitment(self) -> Commitment | None:
        dice = self.state.dice
        if dice is None or self.status not in (Status.CHALLENGE, Status.PLAYING):
            return None
        if self.state.game is None:
            return Commitment(self.number, dice.commitment)
        if dice.following is None or engine.decides_match(self.sheet, self.state.score):
            return None
        return Commitment(GameNumber(self.number + 1), dice.following)

    @property
    def match_winner(self) -> engine.Side | None:
        """None while the match lasts, and in a money session."""
        return engine.winner(self.sheet, self.score)

    @property
    def is_crawford(self) -> bool:
        """Whether the game in play, or the last one, is the Crawford game."""
        return engine.is_crawford(self.sheet, self.state.score)

    @property
    def is_between_games(self) -> bool:
        """Whether a money session waits for either side to start the next game, or to end it.

        So does a match against the bot while the start of its next game is locked.
        """
        return self.status is Status.PLAYING and self.game.phase is engine.Phase.OVER

    @property
    def waits_for_start(self) -> bool:
        """Whether the next game of a match would have begun by itself, were its start not locked."""
        return self.is_between_games and self.sheet.is_match

    @property
    def remarked(self) -> list[str]:
        """What features say of whoever offers a game, or of the end of the last game or the match."""
        return [remark(self) for remark in self.remarks]

    @property
    def must_act(self) -> tuple[PlayerId, ...]:
        """Between two games it waits for nobody."""
        if self.status is Status.PLAYING:
            return engine.players_to_act(self.game)
        awaited = self.state.challenge.awaited
        return (awaited,) if self.status is Status.CHALLENGE and awaited is not None else ()

    @property
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Between two games, both players, but for the bot itself."""
        if self.is_between_games:
            both = (self.player_on(side) for side in engine.Side)
            return tuple(player.id for player in both if not player.is_bot)
        asked = self.asked_for_takeback
        return self.must_act if asked is None or asked in self.must_act else (*self.must_act, asked)

    @property
    def is_resigned(self) -> bool:
        """Whether a resignation awaits its answer."""
        return self.status is Status.PLAYING and self.game.phase is engine.Phase.RESIGNATION

    @property
    def asked_for_takeback(self) -> PlayerId | None:
        """The player who may grant or refuse a takeback now."""
        takeback = self.state.takeback
        if takeback is None or takeback.is_refused or self.status is not Status.PLAYING:
            return None
        return next(player for side in engine.Side if (player := self.player_on(side).id) != takeback.player)

    def as_it_stood(self, number: GameNumber, game: engine.Game) -> "HeadsUpTable":
        """The table while its game of that number stood at `game`."""
        results = self.results[: number - 1]
        state = replace(
            self.state, game=game, score=self.score_after(GameNumber(number - 1)), results=results
        )
        return replace(self, status=Status.PLAYING, state=state)

    def player_on(self, side: engine.Side) -> Player:
        """The bets of a two-player game are all between the same two."""
        return self.players[self.game.bets[0].player(side)]

    def is_left_to_the_bot(self, player: PlayerId) -> bool:
        """Whether the bot decides for a player: it is that player, or its autopilot finishes their game."""
        clock = self.state.clock
        return self.players[player].is_bot or (clock is not None and clock.autopilot == player)

    def is_automatic(self, logged: LoggedEvent[engine.Event], side: engine.Side) -> bool:
        """Whether the bot did it for a player; what it does for itself is nothing to speak of."""
        return logged.player is None and not self.player_on(side).is_bot

    def side_of(self, snowflake: UserSnowflake) -> engine.Side | None:
        player = self.player_of(snowflake)
        return self.state.game.side_of(player.id) if player and self.state.game else None


@dataclass(frozen=True, slots=True)
class ReplayStep(LoggedEvent[engine.Event]):
    """An event, and the game before it."""

    before: engine.Game

"""Two players' table: a challenge, then a match or a money session."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from functools import partial, reduce
from typing import ClassVar, Final, Self

from bot.clocks import Clock, TimeControl, TimeLeft
from bot.engine import (
    BetResult,
    Event,
    Game,
    Phase,
    RuleSheet,
    Score,
    Side,
    decides_match,
    is_crawford,
    players_to_act,
    score_after,
    winner,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.keys import TableId, UserSnowflake
from bot.play.table import Commitment, CommittedDice, LoggedEvent, Player, Status, Table

MOST_OFFERS: Final = 20
"""How many offers of one challenge are kept: the first, and the last of those that followed it."""


class Withdrawal(StrEnum):
    """Why a challenge came to nothing, or a game to no end."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"  # nobody answered it in time
    ERASED = "erased"  # a player had himself erased


class Withdrawn(StrEnum):
    """What somebody withdraws: the whole challenge, or their last offer, so that the one before stands."""

    CHALLENGE = "challenge"
    OFFER = "offer"


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer that was replaced by another, and stands again if that one is withdrawn.

    It cannot where it was stored without its author: then it tells only what has changed since.
    """

    sheet: RuleSheet
    control: TimeControl
    proposer: PlayerId | None
    opponent: PlayerId | None
    can_stand_again: bool = True


@dataclass(frozen=True, slots=True)
class Challenge:
    """An invitation to play by a rule sheet; without an opponent it is open to anyone in the channel.

    Args:
        challenger: Who made it.
        opponent: Whom it is to; None for anyone.
        withdrawal: Why it came to nothing; None while it has not.
        sheet: What is offered.
        proposer: Who last changed the offer; None as the challenger made it.
        control: How turns would be timed.
        earlier: The offers that others have replaced, oldest first.
        withdrew: Who withdrew the offer after this one, or the challenge; None if nobody did.
        rematch_of: Our key of the table whose rematch this is; None if it is none.
        white: Who plays White, as in the match before; None for the challenger.
    """

    challenger: PlayerId
    opponent: PlayerId | None
    withdrawal: Withdrawal | None = None
    sheet: RuleSheet = field(default_factory=RuleSheet)
    proposer: PlayerId | None = None
    control: TimeControl = field(default_factory=TimeControl)
    earlier: tuple[Offered, ...] = ()
    withdrew: PlayerId | None = None
    rematch_of: TableId | None = None
    white: PlayerId | None = None

    @property
    def sides(self) -> tuple[PlayerId, ...]:
        """Our keys of both players, White first; only the challenger's while anyone may accept."""
        both = tuple(each for each in (self.challenger, self.opponent) if each is not None)
        return both if self.white in (None, self.challenger) else both[::-1]

    @property
    def replaced(self) -> RuleSheet | None:
        """The sheet of the offer before; None if there was none."""
        return self.earlier[-1].sheet if self.earlier else None

    @property
    def replaced_control(self) -> TimeControl | None:
        """How turns were timed in the offer before; None if there was none."""
        return self.earlier[-1].control if self.earlier else None

    @property
    def offerer(self) -> PlayerId:
        """Our key of who offers the sheet as it stands."""
        return self.challenger if self.proposer is None else self.proposer

    @property
    def awaited(self) -> PlayerId | None:
        """Our key of who must answer; None where anyone may."""
        return self.opponent if self.offerer == self.challenger else self.challenger

    def proposed(self, by: PlayerId, sheet: RuleSheet, control: TimeControl) -> "Challenge":
        """The challenge with another offer, whose author is its opponent if anyone could be."""
        earlier = (*self.earlier, Offered(self.sheet, self.control, self.proposer, self.opponent))
        opponent = self.opponent if by == self.challenger else by
        kept = earlier if len(earlier) <= MOST_OFFERS else (earlier[0], *earlier[2:])
        return Challenge(
            self.challenger,
            opponent,
            sheet=sheet,
            proposer=by,
            control=control,
            earlier=kept,
            rematch_of=self.rematch_of,
            white=self.white,
        )

    @property
    def can_go_back(self) -> bool:
        """Whether the offer before the last can stand again."""
        return bool(self.earlier) and self.earlier[-1].can_stand_again

    def without_last_offer(self) -> "Challenge":
        """The challenge as the offer before stands again; raises ValueError if it cannot."""
        if not self.can_go_back:
            raise ValueError("no earlier offer of the challenge can stand again")
        last = self.earlier[-1]
        return Challenge(
            self.challenger,
            last.opponent,
            sheet=last.sheet,
            proposer=last.proposer,
            control=last.control,
            earlier=self.earlier[:-1],
            withdrew=self.offerer,
            rematch_of=self.rematch_of,
            white=self.white,
        )


@dataclass(frozen=True, slots=True)
class Takeback:
    """A player's wish to take back his last play, or his double; it ends with whatever happens next."""

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
        takeback: The wish to take back what was done last, granted by nobody yet; None if there is none.
    """

    challenge: Challenge
    game: Game | None = None
    score: Score = field(default_factory=Score)
    results: tuple[BetResult, ...] = ()
    dice: CommittedDice | None = None
    clock: Clock | None = None
    takeback: Takeback | None = None


@dataclass(frozen=True, slots=True)
class HeadsUpTable(Table):
    """A match or a money session of two players.

    Args:
        state: The challenge, the game and the score.
        time: How it stands with the time of whoever must act, as of when it was loaded; None if none runs.
        changed_at: When it last changed; of a challenge, since when it waits.
        has_rematch: Whether its rematch is offered, or played, where it stands; known of a board to be shown.
    """

    state: HeadsUpState
    time: TimeLeft | None = None
    changed_at: datetime | None = None
    has_rematch: bool = False

    kind: ClassVar[str] = "session"

    @property
    def has_begun(self) -> bool:
        """Whether the first game was begun."""
        return self.state.game is not None

    @property
    def games_over(self) -> int:
        """How many games have ended."""
        return len(self.results)

    @property
    def dice(self) -> CommittedDice | None:
        """The commitments to its dice; None for a table older than those."""
        return self.state.dice

    @property
    def is_open_to_anyone(self) -> bool:
        """Whether nobody is named in the challenge that it still is."""
        return self.status is Status.CHALLENGE and self.state.challenge.opponent is None

    def has_place(self, _player: int) -> bool:
        """Whether somebody who ever belonged there still does: nobody leaves a table of two."""
        return True

    @property
    def playing(self) -> list[Player]:
        """Both players; nobody while there is only a challenge."""
        return list(self.players.values()) if self.has_begun else []

    def may_give_words(self, player: PlayerId) -> bool:
        """Whether somebody plays there, or may accept to."""
        challenge = self.state.challenge
        return self.is_open_to_anyone or player in (challenge.challenger, challenge.opponent)

    def waits_since(self, _player: int) -> datetime | None:
        """Since when it waits."""
        return self.changed_at if self.time is None else self.time.since

    def time_is_up(self, _player: int) -> datetime | None:
        """When the time of whoever must act is up; None without a clock."""
        return None if self.time is None else self.time.due

    def seen_by(self, _player: int | None) -> Self:
        """The table: nothing at it is sealed."""
        return self

    @property
    def game(self) -> Game:
        """The game; raises ValueError while there is only a challenge."""
        if self.state.game is None:
            raise ValueError(f"table {self.id} has no game yet")
        return self.state.game

    @property
    def sheet(self) -> RuleSheet:
        """What is played."""
        return self.state.challenge.sheet

    @property
    def control(self) -> TimeControl:
        """How turns are timed."""
        return self.state.challenge.control

    @property
    def number(self) -> GameNumber:
        """The number of the game in play, or of the last that was played, from 1."""
        return GameNumber(len(self.state.results) + 1)

    @property
    def results(self) -> tuple[BetResult, ...]:
        """The results of all games that have ended, in order."""
        result = self.state.game and self.state.game.bets[0].result
        return (*self.state.results, result) if result else self.state.results

    @property
    def score(self) -> Score:
        """The score as it stands, the last game included once it is over."""
        result = self.state.game and self.state.game.bets[0].result
        return score_after(self.sheet, self.state.score, result) if result else self.state.score

    def score_after(self, number: GameNumber) -> Score:
        """The score after so many of the games that have ended."""
        return reduce(partial(score_after, self.sheet), self.results[:number], Score())

    @property
    def next_commitment(self) -> Commitment | None:
        """What is promised for the game whose words can still be given; None if none can follow."""
        dice = self.state.dice
        if dice is None or self.status not in (Status.CHALLENGE, Status.PLAYING):
            return None
        if self.state.game is None:
            return Commitment(self.number, dice.commitment)
        if dice.following is None or decides_match(self.sheet, self.state.score):
            return None
        return Commitment(GameNumber(self.number + 1), dice.following)

    @property
    def commitments(self) -> tuple[Commitment, ...]:
        """What is promised for the game in play, or the last, and for the next."""
        dice, coming = self.state.dice, self.next_commitment
        if dice is None:
            return ()
        present = Commitment(self.number, dice.commitment)
        return (present, coming) if coming not in (None, present) else (present,)

    @property
    def match_winner(self) -> Side | None:
        """Who has won the match; None while it lasts, and in a money session."""
        return winner(self.sheet, self.score)

    @property
    def is_crawford(self) -> bool:
        """Whether the game in play, or the last that was played, is the Crawford game of a match."""
        return is_crawford(self.sheet, self.state.score)

    @property
    def is_between_games(self) -> bool:
        """Whether a money session waits for its next game, or its end, by a press of either side."""
        return self.status is Status.PLAYING and self.game.phase is Phase.OVER

    @property
    def must_act(self) -> tuple[PlayerId, ...]:
        """Our keys of the players the table waits for; between two games it waits for nobody."""
        if self.status is Status.PLAYING:
            return players_to_act(self.game)
        awaited = self.state.challenge.awaited
        return (awaited,) if self.status is Status.CHALLENGE and awaited is not None else ()

    @property
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Our keys of all who can move the table on; between two games, that is both players."""
        if self.is_between_games:
            return tuple(self.player_on(side).id for side in Side)
        asked = self.asked_for_takeback
        return self.must_act if asked is None or asked in self.must_act else (*self.must_act, asked)

    @property
    def asked_for_takeback(self) -> PlayerId | None:
        """Our key of who may grant or refuse a takeback now; None if nobody may."""
        takeback = self.state.takeback
        if takeback is None or takeback.is_refused or self.status is not Status.PLAYING:
            return None
        return next(player for side in Side if (player := self.player_on(side).id) != takeback.player)

    def as_it_stood(self, number: GameNumber, game: Game) -> "HeadsUpTable":
        """The table as it was while its game of that number stood so."""
        results = self.results[: number - 1]
        state = replace(
            self.state, game=game, score=self.score_after(GameNumber(number - 1)), results=results
        )
        return replace(self, status=Status.PLAYING, state=state)

    def player_on(self, side: Side) -> Player:
        """Who plays on `side`; the bets of a two-player game are all between the same two."""
        return self.players[self.game.bets[0].player(side)]

    def side_of(self, snowflake: UserSnowflake) -> Side | None:
        """The side that somebody plays; None for a spectator, or before the game."""
        player = self.player_of(snowflake)
        return self.state.game.side_of(player.id) if player and self.state.game else None


@dataclass(frozen=True, slots=True)
class ReplayStep(LoggedEvent[Event]):
    """Something that happened, and the game as it stood before it."""

    before: Game

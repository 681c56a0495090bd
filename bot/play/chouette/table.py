"""The state of a chouette's table.

Show nothing of it as it is: `ChouetteTable.seen_by` leaves out what is sealed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import ClassVar, Final, Self

from bot.engine import Autopilot, CheckerMove, Game, Position, Side
from bot.engine.chouette import (
    Chouette,
    ChouettePhase,
    ChouetteSheet,
    Decision,
    Need,
    Proposal,
    Transfer,
    active_members,
    advisers,
    answers_proposal,
    hours_for,
    is_in_grace,
    is_present,
    players_to_act,
    seen_by,
    sums,
    transfers,
    yet_to_agree,
)
from bot.engine.chouette.answers import answer_to, offers_due
from bot.engine.keys import BetIndex, GameNumber, PlayerId
from bot.play.base.keys import (
    FIRST_EDITION,
    ChannelSnowflake,
    Edition,
    MessageSnowflake,
    UserSnowflake,
    Version,
)
from bot.play.base.table import Commitment, CommittedDice, Player, Status, Table
from bot.play.tables.places import Permission


@dataclass(frozen=True, slots=True)
class ShownSuggestion:
    """Where a suggestion is shown, and how it looked there last.

    Args:
        message: The message; None where the captain takes no direct messages.
        reader: The captain who has it in direct messages; None in the team's thread.
        hands: Who was for it then.
    """

    message: MessageSnowflake | None
    reader: PlayerId | None
    hands: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A play suggested to the captain, until the team plays.

    Args:
        id: Our key, one of its own at the table.
        moves: The checker moves, as the side that plays counts the points.
        hands: Who is for it; a player's hand is up for one play at a time.
        shown: Where it is shown; None while it has not arrived.
    """

    id: int
    by: PlayerId
    moves: tuple[CheckerMove, ...]
    hands: tuple[PlayerId, ...]
    shown: ShownSuggestion | None = None


@dataclass(frozen=True, slots=True)
class TeamThread:
    """The private thread of a game's team, as Discord has taken it so far.

    Args:
        thread: The thread; None while there is none.
        admitted: All who may have got in at any time: stored before Discord is asked to add them.
        inside: Those whom Discord has added.
        announced: The members that were last announced in it, the captain first.
        refused: The permissions that the bot lacks for a thread, maybe none that it knows; None where nothing
            is in the way.
    """

    number: GameNumber
    thread: ChannelSnowflake | None = None
    admitted: tuple[PlayerId, ...] = ()
    inside: tuple[PlayerId, ...] = ()
    announced: tuple[PlayerId, ...] = ()
    refused: tuple[Permission, ...] | None = None


def captain_now(chouette: Chouette) -> PlayerId | None:
    """Return the player with the last word on the team's plays; None between games, or without one."""
    return next(iter(_captains(chouette)), None)


def advising_team(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The members of the team's thread: who has the last word first, then the advisers.

    A captain who is relieved for a turn is a member too.
    """
    return tuple(dict.fromkeys((*_captains(chouette), *advisers(chouette))))


def _captains(chouette: Chouette) -> tuple[PlayerId, ...]:
    """Return the player who moves for a silent captain this turn, if any, then the captain, if present."""
    current = chouette.in_play
    if current is None:
        return ()
    relief = [each for each in active_members(chouette) if each == current.relief]
    return tuple(each for each in (*relief, current.captain) if is_present(chouette, each))


BETWEEN_GAMES: Final = timedelta(hours=1)
REOPENED_WITHIN: Final = timedelta(minutes=5)
"""How long a host may take back that they have closed it."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """A player's decision, whose bet it is about, and since when the chouette waits for it."""

    player: PlayerId
    need: Need
    of: PlayerId
    since: datetime


@dataclass(frozen=True, slots=True)
class ChouetteState:
    """All that changes at a chouette's table, stored whole at each version.

    Args:
        chouette: The chouette, with all that is sealed.
        dice: The commitments to its dice.
        awaited: The decisions it waits for, and since when.
        unseen: How many of the changes nobody else may know of, such as instructions; all others count in
            the table's edition.
        fresh_from: The edition at which the decision last changed: since then only answers, holds and such
            were added, so presses on boards of that edition and later count.
        proposed_from: The editions at which something was last proposed in this game, by bet.
        settled_at: When the last game was settled; None while one is in play.
        closed_at: When it was closed.
        replaced: The options before the host's last choice in the lobby; None if there are none.
        opened_with: The options that the lobby was opened with; the events, applied from there, lead to the
            present chouette.
        team_thread: That of the team in play; None while nobody may advise the captain.
        suggestions: The suggested plays of the roll on the board.
        suggested: The id of the last suggestion that was made.
        news_from: The version after which news on this turn's board begin, however often it is edited or
            posted anew; None until a turn is played.
        turned_at: The version at which the last turn ended, if somebody played it; None otherwise.
        turned_by: Who played it.
        autopilot: Which autopilot decided last for somebody, in this game; None for none.
        cubes_from: Since when the team may double, while it may; from there the crew's grace is counted.
        locked_start: From where the next game was to begin by itself, while that was locked; None otherwise.
        idle_since: When something happened in the lobby last, rests left out; None once a game has begun.
    """

    chouette: Chouette
    dice: CommittedDice | None = None
    awaited: tuple[Awaited, ...] = ()
    unseen: int = 0
    fresh_from: Edition = FIRST_EDITION
    proposed_from: Mapping[BetIndex, Edition] = field(default_factory=dict)
    settled_at: datetime | None = None
    closed_at: datetime | None = None
    replaced: ChouetteSheet | None = None
    opened_with: ChouetteSheet | None = None
    team_thread: TeamThread | None = None
    suggestions: tuple[Suggestion, ...] = ()
    suggested: int = 0
    news_from: Version | None = None
    turned_at: Version | None = None
    turned_by: PlayerId | None = None
    autopilot: Autopilot | None = None
    cubes_from: datetime | None = None
    locked_start: Position | None = None
    idle_since: datetime | None = None


@dataclass(frozen=True, slots=True)
class ChouetteTable(Table):
    """A chouette's table at one version; its players are all who have ever joined.

    Args:
        won: What everybody won in settled games, negative if lost: points times the stake.
        autopilot_allowed_by: Who lets it use their cube, of those dealt in; empty between games.
        rests_since: Since when nobody can act where it stands, so that no time runs; None if they can.
    """

    state: ChouetteState
    won: Mapping[PlayerId, int] = field(default_factory=dict, kw_only=True)
    autopilot_allowed_by: frozenset[PlayerId] = field(default=frozenset(), kw_only=True)
    rests_since: datetime | None = field(default=None, kw_only=True)

    kind: ClassVar[str] = "chouette"

    @property
    def has_begun(self) -> bool:
        return self.chouette.number > 0

    @property
    def game(self) -> Game:
        """Raises ValueError between games."""
        return self.chouette.game

    @property
    def number(self) -> GameNumber:
        return self.chouette.number

    @property
    def games_over(self) -> int:
        return 0 if self.chouette.last is None else self.chouette.last.number

    @property
    def dice(self) -> CommittedDice | None:
        return self.state.dice

    def with_dice(self, dice: CommittedDice) -> Self:
        return replace(self, state=replace(self.state, dice=dice))

    @property
    def is_between_games(self) -> bool:
        return self.chouette.phase is ChouettePhase.BETWEEN

    def has_place(self, player: PlayerId) -> bool:
        """Whether somebody is at the table, waits for a place, or is away."""
        chouette = self.chouette
        return player in (*chouette.dealt, *chouette.queue, *chouette.away)

    @property
    def playing(self) -> list[Player]:
        """All who have not left."""
        return [player for player in self.players.values() if self.has_place(player.id)]

    def waits_since(self, player: PlayerId) -> datetime | None:
        """Since when it waits for a player, else for the first whom it waits for."""
        awaited = self.state.awaited
        own = [each for each in awaited if each.player == player]
        return min((each.since for each in own or awaited), default=None)

    def time_is_up(self, player: PlayerId) -> datetime | None:
        """When the first of a player's decisions is due; None without one, and while that rests."""
        return min((due for each, due in self.shown_dues if each.player == player), default=None)

    def has_decided(self, player: PlayerId) -> bool:
        """By an instruction: others see whoever left one asked, and waited for, like anybody."""
        chouette = self.chouette
        asked = [each for each in self.waiting if each.player == player]
        missing = {each.player for each in offers_due(chouette) if answer_to(chouette, each) is None}
        return bool(asked) and all(each.need is Need.ANSWER and each.of not in missing for each in asked)

    @property
    def shown_dues(self) -> Sequence[tuple[Awaited, datetime]]:
        """The decisions whose time runs, and when it is up: while it rests, that moment would pass."""
        dues = [(each, self.due(each)) for each in self.state.awaited]
        return [(each, due) for each, due in dues if not self._is_resting(due)]

    @property
    def is_resting(self) -> bool:
        """Whether time would run if anybody could act."""
        moments = (*map(self.due, self.state.awaited), self.begins_at, self.grace_ends)
        return any(self._is_resting(moment) for moment in moments if moment is not None)

    @property
    def shown_pause_end(self) -> datetime | None:
        """When the next game begins by itself, or until when the roll waits; None while that rests."""
        ends = self.begins_at or self.grace_ends
        return None if ends is None or self._is_resting(ends) else ends

    def _is_resting(self, moment: datetime) -> bool:
        """Whether what comes at that moment comes later, for a rest; not what was past when it began."""
        return self.rests_since is not None and moment > self.rests_since

    @property
    def chouette(self) -> Chouette:
        """With all that is sealed."""
        return self.state.chouette

    @property
    def edition(self) -> Edition:
        """Its buttons carry it, and so do not show that something sealed was saved."""
        return Edition(self.version - self.state.unseen)

    @property
    def must_act(self) -> tuple[PlayerId, ...]:
        """Between games it waits for nobody."""
        return players_to_act(self.chouette) if self.status is Status.PLAYING else ()

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """Open decisions; who has decided already is no secret."""
        return tuple(Decision(each.player, each.need, each.of) for each in self.state.awaited)

    @property
    def waits_for(self) -> tuple[PlayerId, ...]:
        """Those who must act, and those with a proposal to answer."""
        return tuple(dict.fromkeys((*self.must_act, *(player for player, _ in self.proposals_asked))))

    @property
    def proposals_asked(self) -> tuple[tuple[PlayerId, Proposal], ...]:
        """The open proposals, each with the player who answers it; without those that nobody can answer."""
        current = self.chouette.in_play
        proposals = current.proposals if current else ()
        asked = [(answers_proposal(self.chouette, each), each) for each in proposals]
        return tuple((player, each) for player, each in asked if player is not None)

    @property
    def newer_proposals(self) -> frozenset[BetIndex]:
        """The bets on which something was proposed since the decision last changed."""
        since = self.state.proposed_from
        asked = (each.bet for _, each in self.proposals_asked)
        return frozenset(bet for bet in asked if bet in since and since[bet] >= self.state.fresh_from)

    @property
    def asked_to_agree(self) -> tuple[PlayerId, ...]:
        """Those whose yes to a new stake is missing."""
        return () if self.chouette.is_closed else yet_to_agree(self.chouette)

    @property
    def notified(self) -> tuple[PlayerId, ...]:
        """All whom a board may notify: each has something to decide; of a locked start, the host."""
        choosing = (self.chouette.host,) if self.waits_for_start else ()
        return tuple(dict.fromkeys((*self.waits_for, *self.asked_to_agree, *choosing)))

    @property
    def paid(self) -> tuple[Transfer, ...]:
        """The payments so far of the game in play."""
        current = self.chouette.in_play
        return () if current is None else transfers(current)

    @property
    def score(self) -> Mapping[PlayerId, int]:
        """Each player's score so far, with the payments of the game in play."""
        chouette, stake = self.chouette, self.chouette.sheet.rules.stake
        players = (
            *(each.player for each in chouette.standings),
            *(chouette.dealt if chouette.in_play else ()),
        )
        score = dict.fromkeys(players, 0) | dict(self.won)
        for player, points in sums(self.paid).items():
            score[player] = score.get(player, 0) + points * stake
        return score

    @property
    def news_from(self) -> Version:
        """The version after which the news on the live board begin."""
        return self.live_version if self.state.news_from is None else self.state.news_from

    @property
    def grace_ends(self) -> datetime | None:
        """Until when the team's roll waits for the crew; None where it does not."""
        since = self.state.cubes_from
        if since is None or not is_in_grace(self.chouette):
            return None
        return since + timedelta(hours=self.chouette.sheet.grace_hours)

    @property
    def begins_at(self) -> datetime | None:
        """When the next game begins by itself; None while nobody knows."""
        settled_at = self.state.settled_at
        if self.chouette.phase is not ChouettePhase.BETWEEN or settled_at is None or self.waits_for_start:
            return None
        return settled_at + BETWEEN_GAMES

    @property
    def start_agreed(self) -> Position:
        """From where the next game starts, as things are agreed now."""
        change = self.chouette.change
        return (self.chouette.sheet if change is None else change.sheet).rules.start

    @property
    def next_start(self) -> Position | None:
        """From where the bot would play the next game; None where people play among themselves."""
        return self.start_agreed if any(map(self.has_place, self.bot_players)) else None

    @property
    def waits_for_start(self) -> bool:
        """Whether the next game was to begin by itself, and its start was locked; another may be free."""
        locked = self.state.locked_start
        return locked is not None and locked == self.next_start

    @property
    def may_reopen(self) -> bool:
        return self.chouette.closed_by is not None

    @property
    def reopens_until(self) -> datetime | None:
        """Until when its host may take back that it is closed; None if they may not."""
        closed_at = self.state.closed_at
        return closed_at + REOPENED_WITHIN if self.may_reopen and closed_at is not None else None

    def side_of(self, snowflake: UserSnowflake) -> Side | None:
        """The side on which somebody plays or looks on: the box's or the team's; None for a spectator."""
        player, current = self.player_of(snowflake), self.chouette.in_play
        if player is None:
            return None
        boxes = (current.box, current.partner, current.substitute) if current else (self.chouette.box,)
        if player.id in boxes:
            return Side.WHITE
        return Side.BLACK if player.id in self.chouette.line else None

    @property
    def next_commitment(self) -> Commitment | None:
        dice, number = self.state.dice, self.chouette.number
        if dice is None or self.status not in (Status.CHALLENGE, Status.PLAYING):
            return None
        if self.chouette.last_game is not None and number >= self.chouette.last_game:
            return None
        return Commitment(GameNumber(number + 1), (dice.following if number else None) or dice.commitment)

    def as_settled(self, before: GameNumber | None) -> "ChouetteTable | None":
        """The table as it was before the game of that number began; None where that is not known."""
        last = self.chouette.last
        if before is None or last is None or last.number != before - 1:
            return None
        between = replace(self.chouette, in_play=None, search=None)
        return replace(self, state=replace(self.state, chouette=between))

    def is_stale(self, edition: Edition | None) -> bool:
        """Whether a press on the board of an edition counts no more; None means the present one."""
        return edition is not None and edition < self.state.fresh_from

    def seen_by(self, player: PlayerId | None) -> Self:
        is_advised = player is not None and player in advising_team(self.chouette)
        suggestions = self.state.suggestions if is_advised else ()
        seen = replace(self.state, chouette=seen_by(self.chouette, player), suggestions=suggestions)
        return replace(self, state=seen)

    def due(self, awaited: Awaited) -> datetime:
        """When the time for a decision is up: a box that was warned has as long again."""
        current, hours = self.chouette.in_play, hours_for(self.chouette.sheet, awaited.need)
        is_warned = current is not None and current.is_warned and awaited.player == current.box
        return awaited.since + timedelta(hours=2 * hours if is_warned else hours)

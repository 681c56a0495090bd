"""Events around the table: who comes and goes, what is agreed, how a game begins and ends.

`after` is the chouette after the event.
"""

from dataclasses import dataclass, field, replace

from bot.engine.chouette.game import Instruction, Reply, StandingInstruction
from bot.engine.chouette.ledger import Transfer, sums
from bot.engine.chouette.line import (
    Thrown,
    deal,
    remove_players,
    seat_players,
    with_due_change,
    with_host,
    with_stake,
    without,
)
from bot.engine.chouette.options import ChouetteSheet
from bot.engine.chouette.people import hand_over, take_up
from bot.engine.chouette.state import Change, Chouette, PartnerSearch, PlayerScore, Settlement, replace_game
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId


@dataclass(frozen=True, slots=True)
class Joined:
    """A player joined or, with `is_back`, came back; they are dealt in when there is room.

    Players who were dealt in keep their place. With `plays_on` a member is in the crew again at once, since
    their bet in the game in play is active; for any other member, and for a box, others act until that game
    ends. The bot joins because the host seats it.
    """

    player: PlayerId
    is_back: bool = False
    is_machine: bool = False
    plays_on: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        machines = without(chouette.machines, self.player)
        machines = (*machines, self.player) if self.is_machine else machines
        back = replace(chouette, away=without(chouette.away, self.player), machines=machines)
        if chouette.in_play is None or self.player not in chouette.dealt:
            return replace(back, queue=(*chouette.queue, self.player))
        if self.plays_on:
            return replace(back, in_play=take_up(chouette.in_play, self.player))
        return replace_game(back, returning=(*chouette.in_play.returning, self.player))


@dataclass(frozen=True, slots=True)
class Seated:
    """Players from the queue were seated, to be dealt in."""

    players: tuple[PlayerId, ...]

    def after(self, chouette: Chouette) -> Chouette:
        return seat_players(chouette, self.players)


@dataclass(frozen=True, slots=True)
class Left:
    """A player who has no bet in a game left."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        queue, away = without(chouette.queue, self.player), without(chouette.away, self.player)
        left = remove_players(replace(chouette, queue=queue, away=away), (self.player,))
        return left if left.number else with_due_change(left, FIRST_GAME)


@dataclass(frozen=True, slots=True)
class Leaving:
    """A participant no longer acts in the game in play, and is gone when it is over."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        leaving = replace(
            chouette,
            leaving=(*chouette.leaving, self.player),
            away=without(chouette.away, self.player),
            in_play=hand_over(chouette.current, self.player),
        )
        return with_host(leaving)


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player sits out until they come back; in a game others act for them, and their cube follows.

    Two instructions stay: to follow the captain, and that no roll waits for the player. Others are dropped. A
    box has no cube to follow with: somebody plays for it.
    """

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        away = replace(chouette, away=(*chouette.away, self.player))
        if chouette.in_play is None:
            return remove_players(away, (self.player,))
        if self.player == chouette.in_play.box:
            return replace(away, in_play=hand_over(chouette.in_play, self.player))
        standing = chouette.in_play.standing
        given = StandingInstruction(self.player, Instruction.FOLLOW)
        follows = given if given in standing else replace(given, is_given=False)
        others = tuple(
            one for one in standing if one.player != self.player or one.instruction is Instruction.NO_DOUBLE
        )
        current = replace(chouette.in_play, standing=(*others, follows))
        return replace(away, in_play=hand_over(current, self.player))


@dataclass(frozen=True, slots=True)
class OptionsProposed:
    """The host changed the options, from that game on; a new stake needs everyone's yes.

    Choosing the options in force again takes back a change that waits.
    """

    sheet: ChouetteSheet
    game: GameNumber

    def after(self, chouette: Chouette) -> Chouette:
        if chouette.is_in_game:
            return replace(chouette, change=self._in_game(chouette))
        before = with_due_change(chouette, GameNumber(self.game - 1))
        changed = replace(before, change=Change(self.sheet, self.game, (chouette.host,)))
        return changed if chouette.number else with_due_change(changed, FIRST_GAME)

    def _in_game(self, chouette: Chouette) -> Change | None:
        """The change that waits for the end of the game; agreement to its stake is kept."""
        if self.sheet == chouette.sheet:
            return None
        before, stake = chouette.change, self.sheet.rules.stake
        is_known = before is not None and before.sheet.rules.stake == stake
        return Change(self.sheet, self.game, before.agreed if before and is_known else (chouette.host,))


@dataclass(frozen=True, slots=True)
class StakeAgreed:
    """A player agreed to the new stake."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        change = chouette.change
        agreed = change and replace(change, agreed=(*change.agreed, self.player))
        changed = replace(chouette, change=agreed)
        return changed if chouette.number else with_due_change(changed, FIRST_GAME)


@dataclass(frozen=True, slots=True)
class StakeWithdrawn:
    """The proposer of a new stake left before all had agreed; other changes stay."""

    def after(self, chouette: Chouette) -> Chouette:
        change = chouette.change
        if change is None:
            return chouette
        sheet = with_stake(change.sheet, chouette.sheet.rules.stake)
        left = None if sheet == chouette.sheet else replace(change, sheet=sheet)
        return replace(chouette, change=left)


@dataclass(frozen=True, slots=True)
class HostNamed:
    """There is another host; `by` is who handed over, None where the host left."""

    host: PlayerId
    by: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, host=self.host)


@dataclass(frozen=True, slots=True)
class LastGameSet:
    """The host announced which game is the last; None takes that back. `by` is the host, if that is known."""

    game: GameNumber | None
    by: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, last_game=self.game)


@dataclass(frozen=True, slots=True)
class Closed:
    """The chouette is over. A change that waited is void unless a host closed it, who may reopen it."""

    by: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        change = None if self.by is None else chouette.change
        return replace(chouette, is_closed=True, search=None, change=change, closed_by=self.by)


@dataclass(frozen=True, slots=True)
class Reopened:
    """The host took back that the chouette was closed."""

    by: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, is_closed=False, closed_by=None)


@dataclass(frozen=True, slots=True)
class ClosedForGood:
    """The time is up in which the host could take back that the chouette was closed."""

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, change=None, closed_by=None)


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """The order was rolled: first the box, then the line, each with the dice that they threw."""

    thrown: tuple[Thrown, ...]

    def after(self, chouette: Chouette) -> Chouette:
        box, *line = (each.player for each in self.thrown)
        return replace(chouette, box=box, line=tuple(line))


@dataclass(frozen=True, slots=True)
class GameCalled:
    """The next game is about to be dealt; the box may look for a partner first."""

    number: GameNumber

    def after(self, chouette: Chouette) -> Chouette:
        return replace(with_due_change(chouette, self.number), number=self.number, search=PartnerSearch())


@dataclass(frozen=True, slots=True)
class PartnerSought:
    """The box asked all members to be its partner."""

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, search=PartnerSearch(is_asked=True))


@dataclass(frozen=True, slots=True)
class PartnerReplied:
    """A member said whether they would be the partner, or their time was up, if `is_silent`.

    Sealed until it is known who is partner.
    """

    player: PlayerId
    is_yes: bool = field(repr=False)
    is_silent: bool = field(default=False, repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        replies = chouette.search.replies if chouette.search else ()
        others = tuple(reply for reply in replies if reply.player != self.player)
        reply = Reply(self.player, self.is_yes, self.is_silent)
        return replace(chouette, search=PartnerSearch(is_asked=True, replies=(*others, reply)))


@dataclass(frozen=True, slots=True)
class PartnerDrawn:
    """A partner was drawn by lot among the members other than the captain, since nobody volunteered.

    The highest is partner.
    """

    thrown: tuple[Thrown, ...]

    def after(self, chouette: Chouette) -> Chouette:
        """The partner counts once the game is dealt."""
        return chouette


@dataclass(frozen=True, slots=True)
class GameDealt:
    """The game began, with or without a partner of the box.

    `silent` are those who did not say in time whether the box seeks a partner, or whether they would be it.
    """

    partner: PlayerId | None
    silent: tuple[PlayerId, ...] = ()

    def after(self, chouette: Chouette) -> Chouette:
        return replace(chouette, search=None, loser=None, in_play=deal(chouette, self.partner))


@dataclass(frozen=True, slots=True)
class GameSettled:
    """All bets are over, and everybody paid."""

    transfers: tuple[Transfer, ...]

    def after(self, chouette: Chouette) -> Chouette:
        won = dict.fromkeys(chouette.dealt, 0) | {each.player: each.points for each in chouette.standings}
        for player, points in sums(self.transfers).items():
            won[player] = won.get(player, 0) + points
        standings = tuple(PlayerScore(player, points) for player, points in sorted(won.items()))
        current = chouette.current
        last = Settlement(
            chouette.number,
            current.game,
            self.transfers,
            current.captain,
            current.partner,
            current.substitute,
            current.absent,
        )
        return replace(chouette, standings=standings, last=last)


@dataclass(frozen=True, slots=True)
class Rotated:
    """The next box and line; whoever left or is away is no longer among them."""

    box: PlayerId | None
    line: tuple[PlayerId, ...]
    loser: PlayerId | None

    def after(self, chouette: Chouette) -> Chouette:
        rotated = replace(chouette, box=self.box, line=self.line, loser=self.loser, leaving=(), in_play=None)
        return with_host(rotated)


SeatEvent = (
    Joined
    | Seated
    | Left
    | Leaving
    | WentAway
    | OptionsProposed
    | StakeAgreed
    | StakeWithdrawn
    | HostNamed
    | LastGameSet
    | Closed
    | Reopened
    | ClosedForGood
    | OrderRolled
    | GameCalled
    | PartnerSought
    | PartnerReplied
    | PartnerDrawn
    | GameDealt
    | GameSettled
    | Rotated
)

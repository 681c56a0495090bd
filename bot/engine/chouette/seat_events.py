"""What happens around the table: who comes and goes, what is agreed, how a game begins and ends.

Each event knows what it leads to: `after` returns the chouette after it.
"""

from dataclasses import dataclass, field, replace

from bot.engine.chouette.deal import deal, remove_players, seat_players, with_due_change, with_host, without
from bot.engine.chouette.game import Instruction, Reply, StandingInstruction
from bot.engine.chouette.ledger import Transfer, sums
from bot.engine.chouette.line import Thrown
from bot.engine.chouette.options import ChouetteSheet
from bot.engine.chouette.people import hand_over
from bot.engine.chouette.state import Change, Chouette, PartnerSearch, PlayerScore, Settlement, replace_game
from bot.engine.keys import FIRST_GAME, GameNumber, PlayerId


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody joined, or came back: `is_back`; they are dealt in when there is room.

    Whose bet is still played for keeps their place: others act for them to the end of that game.
    """

    player: PlayerId
    is_back: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        back = replace(chouette, away=without(chouette.away, self.player))
        if chouette.round is None or self.player not in chouette.dealt:
            return replace(back, queue=(*chouette.queue, self.player))
        return replace_game(back, returning=(*chouette.round.returning, self.player))


@dataclass(frozen=True, slots=True)
class Seated:
    """Players out of the queue were seated, to be dealt in."""

    players: tuple[PlayerId, ...]

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return seat_players(chouette, self.players)


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left whom no game holds."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        queue, away = without(chouette.queue, self.player), without(chouette.away, self.player)
        left = remove_players(replace(chouette, queue=queue, away=away), (self.player,))
        return left if left.number else with_due_change(left, FIRST_GAME)


@dataclass(frozen=True, slots=True)
class Leaving:
    """A participant no longer acts in the game in play, and is gone when it is over."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        leaving = replace(
            chouette,
            leaving=(*chouette.leaving, self.player),
            away=without(chouette.away, self.player),
            round=hand_over(chouette.current, self.player),
        )
        return with_host(leaving)


@dataclass(frozen=True, slots=True)
class WentAway:
    """Somebody is not dealt in until they come back; in a game others act for them, and their cube follows.

    A box has no cube to follow with: somebody plays for it.
    """

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        away = replace(chouette, away=(*chouette.away, self.player))
        if chouette.round is None:
            return remove_players(away, (self.player,))
        if self.player == chouette.round.box:
            return replace(away, round=hand_over(chouette.round, self.player))
        follows = StandingInstruction(self.player, Instruction.FOLLOW)
        others = tuple(one for one in chouette.round.standing if one.player != self.player)
        current = replace(chouette.round, standing=(*others, follows))
        return replace(away, round=hand_over(current, self.player))


@dataclass(frozen=True, slots=True)
class OptionsProposed:
    """The host changed the options, from that game on; a new stake needs everyone's yes.

    The options that are in force already, chosen again, take back what was still to change.
    """

    sheet: ChouetteSheet
    game: GameNumber

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        if chouette.is_in_game:
            return replace(chouette, change=self._in_game(chouette))
        before = with_due_change(chouette, GameNumber(self.game - 1))
        changed = replace(before, change=Change(self.sheet, self.game, (chouette.host,)))
        return changed if chouette.number else with_due_change(changed, FIRST_GAME)

    def _in_game(self, chouette: Chouette) -> Change | None:
        """Return the change that waits for the end of the game; whoever agreed to its stake has agreed."""
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
        """Return the chouette after it."""
        change = chouette.change
        agreed = change and replace(change, agreed=(*change.agreed, self.player))
        changed = replace(chouette, change=agreed)
        return changed if chouette.number else with_due_change(changed, FIRST_GAME)


@dataclass(frozen=True, slots=True)
class LastGameSet:
    """The host announced which game is the last; None takes that back. `by` is the host, if that is known."""

    game: GameNumber | None
    by: PlayerId | None = None

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return replace(chouette, last_game=self.game)


@dataclass(frozen=True, slots=True)
class Closed:
    """The chouette is over, and whatever was still to change."""

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return replace(chouette, is_closed=True, search=None, change=None)


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """The order was rolled: first the box, then the line, each with the dice that he threw."""

    thrown: tuple[Thrown, ...]

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        box, *line = (each.player for each in self.thrown)
        return replace(chouette, box=box, line=tuple(line))


@dataclass(frozen=True, slots=True)
class GameCalled:
    """The next game is about to be dealt; the box may look for a partner first."""

    number: GameNumber

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return replace(with_due_change(chouette, self.number), number=self.number, search=PartnerSearch())


@dataclass(frozen=True, slots=True)
class PartnerSought:
    """The box asked all members to be his partner."""

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return replace(chouette, search=PartnerSearch(is_asked=True))


@dataclass(frozen=True, slots=True)
class PartnerReplied:
    """A member said whether he would be the partner, or his time was up: he `is_silent`.

    Sealed until it is known who is partner.
    """

    player: PlayerId
    is_yes: bool = field(repr=False)
    is_silent: bool = field(default=False, repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        replies = chouette.search.replies if chouette.search else ()
        others = tuple(reply for reply in replies if reply.player != self.player)
        reply = Reply(self.player, self.is_yes, self.is_silent)
        return replace(chouette, search=PartnerSearch(is_asked=True, replies=(*others, reply)))


@dataclass(frozen=True, slots=True)
class PartnerDrawn:
    """Nobody would be partner, so lots were drawn among the members but the captain; the highest is it."""

    thrown: tuple[Thrown, ...]

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it; the partner counts once the game is dealt."""
        return chouette


@dataclass(frozen=True, slots=True)
class GameDealt:
    """The game began, with or without a partner of the box.

    `silent` are those who did not say in time whether the box asks for one, or whether they would be it.
    """

    partner: PlayerId | None
    silent: tuple[PlayerId, ...] = ()

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        return replace(chouette, search=None, loser=None, round=deal(chouette, self.partner))


@dataclass(frozen=True, slots=True)
class GameSettled:
    """All bets are over, and everybody paid."""

    transfers: tuple[Transfer, ...]

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
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
    """The next box and line stand; who left, or is away, is no longer among them."""

    box: PlayerId | None
    line: tuple[PlayerId, ...]
    loser: PlayerId | None

    def after(self, chouette: Chouette) -> Chouette:
        """Return the chouette after it."""
        rotated = replace(chouette, box=self.box, line=self.line, loser=self.loser, leaving=(), round=None)
        return with_host(rotated)

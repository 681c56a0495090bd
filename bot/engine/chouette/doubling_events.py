"""Events of the cube phase: hidden offers, sealed answers, and the lone taker's extras.

`after` is the chouette after the event.
"""

from dataclasses import dataclass, field, replace

from bot.engine.chouette.game import CubeAnswer, DoublingPhase, LoneTaker, Reply
from bot.engine.chouette.ledger import Transfer, Why
from bot.engine.chouette.line import without
from bot.engine.chouette.people import active_members
from bot.engine.chouette.state import Chouette, replace_game
from bot.engine.events import Autopilot
from bot.engine.game import Answer, Bet, Cube
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.position import Side


@dataclass(frozen=True, slots=True)
class OfferAdded:
    """A player means to double; hidden from the other side until the doubling phase ends."""

    player: PlayerId
    cube: CubeIndex = field(repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        phase = chouette.current.doubling
        offers, declined = (*phase.offers, self.cube), without(phase.declined, self.player)
        return replace_game(chouette, doubling=replace(phase, offers=offers, declined=declined))


@dataclass(frozen=True, slots=True)
class OfferTakenBack:
    """A player means to double no longer."""

    player: PlayerId
    cube: CubeIndex = field(repr=False)

    def after(self, chouette: Chouette) -> Chouette:
        phase = chouette.current.doubling
        return replace_game(chouette, doubling=replace(phase, offers=without(phase.offers, self.cube)))


@dataclass(frozen=True, slots=True)
class DoubleDeclined:
    """A member of the crew does not mean to double before this roll; only they know."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, doubling=_declined(chouette.current.doubling, self.player))


def _declined(phase: DoublingPhase, player: PlayerId) -> DoublingPhase:
    return replace(phase, declined=(*without(phase.declined, player), player))


@dataclass(frozen=True, slots=True)
class GraceEnded:
    """The crew had its time: the captain's roll waits for it no longer."""

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, doubling=replace(chouette.current.doubling, is_grace_over=True))


@dataclass(frozen=True, slots=True)
class Held:
    """A player asked the roll to wait."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        phase = chouette.current.doubling
        holds, declined = (*phase.holds, self.player), without(phase.declined, self.player)
        return replace_game(chouette, doubling=replace(phase, holds=holds, declined=declined))


@dataclass(frozen=True, slots=True)
class Released:
    """The roll waits for a player no longer: they let it go, or their time was up, if `is_silent`.

    Who lets it go has also decided about doubling, so that neither does it wait for them in the crew's grace.
    """

    player: PlayerId
    is_silent: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        phase, unasked = chouette.current.doubling, without(chouette.current.unasked, self.player)
        phase = phase if self.is_silent else _declined(phase, self.player)
        return replace_game(
            chouette,
            doubling=replace(phase, holds=without(phase.holds, self.player)),
            unasked=(*unasked, self.player) if self.is_silent else unasked,
        )


@dataclass(frozen=True, slots=True)
class RollPressed:
    """The mover asked for the roll, which is remembered while somebody holds."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        phase = replace(chouette.current.doubling, is_roll_pressed=True, pressed_by=self.player)
        return replace_game(chouette, doubling=phase)


@dataclass(frozen=True, slots=True)
class DoublingEnded:
    """No more doubles this turn; those that were meant are offered now."""

    def after(self, chouette: Chouette) -> Chouette:
        members, was_pressed = active_members(chouette), chouette.current.doubling.is_roll_pressed
        phase = DoublingPhase(is_roll_pressed=was_pressed, is_closed=True, members=members)
        return replace_game(chouette, doubling=phase)


@dataclass(frozen=True, slots=True)
class AnswerSealed:
    """An answer for a player, and by whom it was given: sealed, and open to change until it is shown.

    `is_silent` tells that it was not given in time; `autopilot`, which one chose it.
    """

    player: PlayerId
    cube: CubeIndex
    answer: Answer = field(repr=False)
    by: PlayerId
    is_silent: bool = False
    autopilot: Autopilot | None = None

    def after(self, chouette: Chouette) -> Chouette:
        answers = chouette.current.answers
        others = tuple(one for one in answers if (one.player, one.cube) != (self.player, self.cube))
        by = None if self.is_silent or self.by == self.player else self.by
        answered = CubeAnswer(
            self.player, self.cube, self.answer, is_silent=self.is_silent, by=by, autopilot=self.autopilot
        )
        return replace_game(chouette, answers=(*others, answered))


@dataclass(frozen=True, slots=True)
class AnswersShown:
    """Answers were shown together, those of silence and standing instructions among them.

    Args:
        answers: By player and cube.
        follows_nobody: Whether somebody follows a captain who was not doubled, and so drops.
    """

    answers: tuple[CubeAnswer, ...]
    follows_nobody: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        shown = {(one.player, one.cube) for one in self.answers}
        others = (one for one in chouette.current.answers if (one.player, one.cube) not in shown)
        return replace_game(chouette, answers=(*others, *self.answers))


@dataclass(frozen=True, slots=True)
class LoneTakerMustDrop:
    """The only one who accepted must drop too, by the custom of the table."""

    player: PlayerId

    def after(self, chouette: Chouette) -> Chouette:
        """Their drop follows as an event of its own."""
        return chouette


@dataclass(frozen=True, slots=True)
class LoneTakerWaits:
    """All but one dropped an initial double of the box; the only answer left waits for the custom."""

    lone: LoneTaker

    def after(self, chouette: Chouette) -> Chouette:
        taker = self.lone.player
        answers = tuple(one for one in chouette.current.answers if one.player != taker)
        return replace_game(chouette, lone=self.lone, answers=answers)


@dataclass(frozen=True, slots=True)
class ExtraReplied:
    """A dropper said whether they give an extra, or time was up, if `is_silent`; sealed until all have."""

    player: PlayerId
    is_yes: bool = field(repr=False)
    is_silent: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        lone = chouette.current.lone
        others = tuple(reply for reply in lone.replies if reply.player != self.player) if lone else ()
        reply = Reply(self.player, self.is_yes, self.is_silent)
        return replace_game(chouette, lone=lone and replace(lone, replies=(*others, reply)))


@dataclass(frozen=True, slots=True)
class ExtrasShown:
    """It was shown who gives the lone taker an extra, and who did not reply in time."""

    givers: tuple[PlayerId, ...]
    silent: tuple[PlayerId, ...] = ()

    def after(self, chouette: Chouette) -> Chouette:
        lone = chouette.current.lone
        shown = lone and replace(lone, droppers=(), replies=(), givers=self.givers)
        return replace_game(chouette, lone=shown)


@dataclass(frozen=True, slots=True)
class ExtraGiven:
    """A dropper paid the lone taker, and handed over an extra cube at `value`, which the lone taker owns."""

    giver: PlayerId
    taker: PlayerId
    value: int

    def after(self, chouette: Chouette) -> Chouette:
        """An extra counts as doubled for Jacoby."""
        current = chouette.current
        game = current.game
        cube = Cube(self.value, Side.BLACK, was_turned=True)
        bet = Bet(self.giver, self.taker, CubeIndex(len(game.cubes)))
        fee = Transfer(self.giver, self.taker, self.value // 2, Why.EXTRA, self.value)
        game = replace(game, cubes=(*game.cubes, cube), bets=(*game.bets, bet))
        return replace_game(chouette, game=game, fees=(*current.fees, fee))


@dataclass(frozen=True, slots=True)
class LoneTakerDecided:
    """The lone taker's answer stands, or was retracted; the take, beaver or drop follows.

    `is_silent` tells that time was up.
    """

    player: PlayerId
    is_silent: bool = False

    def after(self, chouette: Chouette) -> Chouette:
        return replace_game(chouette, lone=None)


DoublingEvent = (
    OfferAdded
    | OfferTakenBack
    | DoubleDeclined
    | GraceEnded
    | Held
    | Released
    | RollPressed
    | DoublingEnded
    | AnswerSealed
    | AnswersShown
    | LoneTakerMustDrop
    | LoneTakerWaits
    | ExtraReplied
    | ExtrasShown
    | ExtraGiven
    | LoneTakerDecided
)

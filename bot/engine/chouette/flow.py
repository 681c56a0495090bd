"""Automatic consequences up to the next decision of a player, and the meaning of silence."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from bot.engine.actions import Throw, offered_cube, roll_dice, throw_opening
from bot.engine.autopilot import choose_play
from bot.engine.chouette.agreements import proposals_left
from bot.engine.chouette.answers import (
    OpenOffer,
    answer_to,
    answers_due,
    autopilot_answers,
    decided,
    extras_due,
    instructed_answer,
    is_awaited,
    lone_due,
    offers_due,
    silent_answer,
)
from bot.engine.chouette.decisions import (
    autopilot_doubles,
    cubes_offered,
    holding,
    is_in_grace,
    is_roll_asked_for,
)
from bot.engine.chouette.doubling_events import (
    AnswerSealed,
    DoublingEnded,
    ExtraReplied,
    GraceEnded,
    OfferAdded,
    Released,
    RollPressed,
)
from bot.engine.chouette.events import ChouetteEvent, apply, replay
from bot.engine.chouette.game import LoneTaker
from bot.engine.chouette.line import free_seats, throw_for_order
from bot.engine.chouette.options import LoneRule
from bot.engine.chouette.people import is_present, mover, present_members, who_may_answer_for
from bot.engine.chouette.role_events import BoxWarned, CaptainMissed, LostTheTurn, ProxyNamed, RelievedForTurn
from bot.engine.chouette.seat_events import (
    Closed,
    ClosedForGood,
    GameCalled,
    GameDealt,
    OrderRolled,
    PartnerDrawn,
    PartnerReplied,
    Seated,
)
from bot.engine.chouette.settlement import settlement, substitution, succession
from bot.engine.chouette.state import Chouette, ChouettePhase, PartnerSearch
from bot.engine.events import Autopilot, Played
from bot.engine.game import Answer, Game, OfferStage, Phase
from bot.engine.keys import CubeIndex, GameNumber, PlayerId
from bot.engine.play import Play
from bot.engine.position import Side

HEADS_UP_LIFECYCLE: Final = 2


@dataclass(frozen=True, slots=True)
class AutopilotUse:
    """How the autopilot decides where nobody acts for a player.

    Args:
        is_asked: Whether it is asked, and the chouette waits for what it says (`act_for_absent`); else it
            plays at once, by its published rules.
        allowed_by: Whose cubes it may use where it is asked; the others' are left as the rules have it.
    """

    is_asked: bool = False
    allowed_by: frozenset[PlayerId] = frozenset()


AT_ONCE: Final = AutopilotUse()


def autopilot_plays(game: Game, side: Side, use: AutopilotUse) -> tuple[Played, ...]:
    """Nothing where it is asked for its play."""
    play = None if use.is_asked else game.roll and choose_play(game.position, game.roll)
    return (Played(side, play.roll, play.moves),) if play else ()


def with_consequences(
    chouette: Chouette,
    events: tuple[ChouetteEvent, ...],
    throw: Throw,
    use: AutopilotUse = AT_ONCE,
) -> tuple[ChouetteEvent, ...]:
    """The events with all that follows from them by itself."""
    happened: list[ChouetteEvent] = []
    while events:
        for event in events:
            chouette = apply(chouette, event)
        happened += events
        events = _consequences(chouette, throw, use)
    return tuple(happened)


def _consequences(chouette: Chouette, throw: Throw, use: AutopilotUse) -> tuple[ChouetteEvent, ...]:
    """Return what follows automatically; nothing if a player has to decide."""
    if chouette.is_closed:
        return ()
    if chouette.in_play is not None:
        return _in_game(chouette, throw, use)
    if chouette.search is not None:
        return _before_game(chouette, chouette.search, throw)
    return _between_games(chouette)


def _between_games(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """Close after the last game, or with one person alone.

    Else seat those who wait, as far as there is room.
    """
    if chouette.last_game is not None and chouette.number >= chouette.last_game:
        return (Closed(),)
    seated = chouette.queue[: free_seats(chouette)]
    if seated:
        return (Seated(seated),)
    is_over = len(chouette.people) < (HEADS_UP_LIFECYCLE if chouette.number else 1)
    return (Closed(),) if is_over else ()


def start(chouette: Chouette, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """The beginning of the next game; before the first, the order is rolled."""
    called = GameCalled(GameNumber(chouette.number + 1))
    if chouette.box is not None:
        return (called,)
    return (OrderRolled(throw_for_order(chouette.line, throw)), called)


def _before_game(chouette: Chouette, search: PartnerSearch, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """Deal, once it is known whether the box has a partner: the highest in line who is willing.

    The deal does not wait for replies that cannot change who that is.
    """
    if not may_have_partner(chouette):
        return (GameDealt(None),)
    if not search.is_asked:
        return ()
    replies = {reply.player: reply.is_yes for reply in search.replies}
    silent = tuple(reply.player for reply in search.replies if reply.is_silent)
    first = next((player for player in chouette.line if replies.get(player) is not False), None)
    if first is not None:
        return (GameDealt(first, silent),) if replies.get(first) else ()
    lots = throw_for_order(chouette.line[1:], throw)
    return (PartnerDrawn(lots), GameDealt(lots[0].player, silent))


def may_have_partner(chouette: Chouette) -> bool:
    """Whether the table is large enough for the box to have a partner."""
    return 0 < chouette.sheet.partner_min <= len(chouette.dealt)


def _in_game(chouette: Chouette, throw: Throw, use: AutopilotUse) -> tuple[ChouetteEvent, ...]:
    current = chouette.current
    game, lone = current.game, current.lone
    if game.phase is Phase.OVER:
        return settlement(chouette)
    if game.phase is Phase.OPENING:
        return throw_opening(throw, game.terms)
    if lone is not None:
        return extras_due(chouette, lone) if lone.droppers else lone_due(chouette, lone)
    return (
        succession(chouette)
        or substitution(chouette)
        or proposals_left(chouette)
        or _on_board(chouette, game, game.on_roll or Side.WHITE, throw, use)
    )


def _on_board(
    chouette: Chouette, game: Game, side: Side, throw: Throw, use: AutopilotUse
) -> tuple[ChouetteEvent, ...]:
    match chouette.phase:
        case ChouettePhase.ANSWER:
            return () if autopilot_answers(chouette, use.allowed_by) else answers_due(chouette)
        case ChouettePhase.CUBE if chouette.current.doubling.is_closed:
            return roll_dice(game, side, throw)
        case ChouettePhase.CUBE if is_roll_asked_for(chouette):
            return () if autopilot_doubles(chouette, use.allowed_by) else doubling_ended(chouette)
        case ChouettePhase.MOVE if mover(chouette) is None:
            return autopilot_plays(game, side, use)
        case _:
            return ()


def doubling_ended(
    chouette: Chouette, by: Autopilot | None = None, chosen: Collection[CubeIndex] = ()
) -> tuple[ChouetteEvent, ...]:
    """No more doubles before this roll; those that an autopilot has chosen bear its name."""
    game = chouette.game
    side = game.on_roll or Side.WHITE
    offers = (
        offered_cube(game, side, cube, by if cube in chosen else None) for cube in cubes_offered(chouette)
    )
    return (DoublingEnded(), *offers)


def waits_for_autopilot(chouette: Chouette) -> bool:
    """Whether the autopilot is to be asked: for a play, a double, or answers; nobody else decides before."""
    match chouette.phase:
        case ChouettePhase.MOVE:
            return mover(chouette) is None
        case ChouettePhase.CUBE:
            return is_roll_asked_for(chouette)
        case ChouettePhase.ANSWER:
            return all(answer_to(chouette, offer) is not None for offer in offers_due(chouette))
        case _:
            return False


def time_is_up(
    chouette: Chouette, player: PlayerId | None, throw: Throw, use: AutopilotUse = AT_ONCE
) -> tuple[ChouetteEvent, ...]:
    """The events if the time for a decision runs out; none if the chouette does not wait for that player.

    A player of None stands for a pause that is nobody's: the hour between two games, after which the next
    begins; the crew's grace in a game; or the minutes in which the host may reopen a closed chouette. A
    silent box is warned; the second time, others or the autopilot play for it.
    """
    events = _pause_is_over(chouette, throw) if player is None else tuple(_silence(chouette, player, use))
    return with_consequences(chouette, events, throw, use)


def _pause_is_over(chouette: Chouette, throw: Throw) -> tuple[ChouetteEvent, ...]:
    if chouette.phase is ChouettePhase.BETWEEN:
        return start(chouette, throw)
    if is_in_grace(chouette):
        return (GraceEnded(),)
    return () if chouette.closed_by is None else (ClosedForGood(),)


def _silence(chouette: Chouette, player: PlayerId, use: AutopilotUse) -> Iterator[ChouetteEvent]:
    match chouette.phase:
        case ChouettePhase.PARTNER if chouette.search:
            yield from _unanswered_box(chouette, chouette.search, player)
        case ChouettePhase.CUBE:
            yield from _unrolled(chouette, player)
        case ChouettePhase.ANSWER:
            yield from _unanswered(chouette, player)
        case ChouettePhase.EXTRAS | ChouettePhase.LONE if chouette.current.lone:
            yield from _undecided(chouette, chouette.current.lone, player)
        case ChouettePhase.MOVE if player == mover(chouette):
            yield from _unmoved(chouette, player, use)
        case _:
            return


def _unanswered_box(chouette: Chouette, search: PartnerSearch, player: PlayerId) -> Iterator[ChouetteEvent]:
    """Play alone if the box asks nobody; decline for a member who does not reply."""
    if player == chouette.box and not search.is_asked:
        yield GameDealt(None, silent=(player,))
    has_replied = any(reply.player == player for reply in search.replies)
    if player in chouette.line and search.is_asked and not has_replied:
        yield PartnerReplied(player, is_yes=False, is_silent=True)


def _unrolled(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteEvent]:
    """Release the holds; a silent captain has pressed Roll, and that is one miss.

    With the captain's time that of the crew is up.
    """
    current = chouette.current
    if player in holding(chouette):
        yield Released(player, is_silent=True)
    if player != mover(chouette) or current.doubling.is_roll_pressed:
        return
    if current.game.on_roll is Side.BLACK:
        if is_in_grace(chouette):
            yield GraceEnded()
        yield RollPressed(player)
        yield from _missed(chouette, player)
    else:
        yield from _silent_on_boxs_side(chouette, player)


def _missed(chouette: Chouette, captain: PlayerId) -> Iterator[ChouetteEvent]:
    """Two misses in a row relieve a captain for good, who then counts as away."""
    if chouette.current.missed == captain:
        yield LostTheTurn(captain, is_away=True)
    else:
        others = (member for member in present_members(chouette) if member != captain)
        yield CaptainMissed(captain, next(others, None))


def _silent_on_boxs_side(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteEvent]:
    """Warn the box, and let others play for it the second time; others on its side are not warned."""
    current = chouette.current
    if player != current.box:
        yield LostTheTurn(player, is_away=False)
    elif current.is_warned:
        yield LostTheTurn(player, is_away=True)
    else:
        yield BoxWarned(player)


def _unmoved(chouette: Chouette, player: PlayerId, use: AutopilotUse) -> Iterator[ChouetteEvent]:
    """Relieve a silent captain for the turn by the next in line, or by the autopilot if there is nobody."""
    game = chouette.game
    if game.on_roll is not Side.BLACK:
        yield from _silent_on_boxs_side(chouette, player)
        return
    captain = chouette.current.captain
    is_relieved_for_good = player == captain and chouette.current.missed == captain
    if player == captain:
        yield from _missed(chouette, captain)
    if is_relieved_for_good:
        return
    present = [member for member in present_members(chouette) if member not in (captain, player)]
    behind = [m for m in present if player == captain or _is_behind(chouette, m, player)]
    if behind:
        yield RelievedForTurn(behind[0])
    else:
        yield RelievedForTurn(None)
        yield from autopilot_plays(game, Side.BLACK, use)


def _is_behind(chouette: Chouette, member: PlayerId, other: PlayerId) -> bool:
    return chouette.line.index(member) > chouette.line.index(other)


def _unanswered(chouette: Chouette, player: PlayerId) -> Iterator[ChouetteEvent]:
    """Give the answers that the player owed; a silent proxy is one no longer."""
    for offer in offers_due(chouette):
        speaker = who_may_answer_for(chouette, offer.player)[:1]
        if not is_awaited(chouette, offer) or speaker != (player,):
            continue
        if offer.player == chouette.current.box and offer.stage is OfferStage.DOUBLE:
            yield from _silent_on_boxs_side(chouette, player)
            return
        if offer.player in (player, chouette.current.box):
            answer = instructed_answer(chouette, offer) or silent_answer(chouette, offer)
            yield AnswerSealed(offer.player, offer.cube, answer, player, is_silent=True)
        else:
            yield ProxyNamed(offer.player, None, is_silent=True)


def _undecided(chouette: Chouette, lone: LoneTaker, player: PlayerId) -> Iterator[ChouetteEvent]:
    """Give no extra, keep the extras that were given, and drop what may not be taken plainly."""
    has_replied = any(reply.player == player for reply in lone.replies)
    if player in lone.droppers and is_present(chouette, player) and not has_replied:
        yield ExtraReplied(player, is_yes=False, is_silent=True)
    if not lone.droppers and who_may_answer_for(chouette, lone.player)[:1] == (player,):
        is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
        yield from decided(chouette, lone, lone.answer if is_extras else Answer.DROP, is_silent=True)


@dataclass(frozen=True, slots=True)
class PlayForAbsent:
    """A play for a side that nobody plays for."""

    play: Play
    by: Autopilot


@dataclass(frozen=True, slots=True)
class DoubleForAbsent:
    """The doubles before a roll, maybe none, of `autopilot_doubles`."""

    cubes: tuple[CubeIndex, ...]
    by: Autopilot


@dataclass(frozen=True, slots=True)
class AnswerForAbsent:
    """The answers to `autopilot_answers`."""

    answers: tuple[tuple[OpenOffer, Answer], ...]
    by: Autopilot


ForAbsent = PlayForAbsent | DoubleForAbsent | AnswerForAbsent


def act_for_absent(
    chouette: Chouette, action: ForAbsent, throw: Throw, use: AutopilotUse
) -> tuple[ChouetteEvent, ...]:
    """The events of an autopilot's action; none if it is no longer asked for."""
    phase = chouette.phase if waits_for_autopilot(chouette) else None
    events: tuple[ChouetteEvent, ...]
    match action:
        case PlayForAbsent(play, by) if phase is ChouettePhase.MOVE:
            events = (Played(chouette.game.on_roll or Side.WHITE, play.roll, play.moves, by),)
        case DoubleForAbsent() if phase is ChouettePhase.CUBE:
            events = _doubled(chouette, action, use)
        case AnswerForAbsent() if phase is ChouettePhase.ANSWER:
            events = tuple(_answered(chouette, action, use)) or answers_due(chouette)
        case PlayForAbsent() | DoubleForAbsent() | AnswerForAbsent():
            return ()
        case unknown:
            assert_never(unknown)
    return with_consequences(chouette, events, throw, use)


def _doubled(chouette: Chouette, action: DoubleForAbsent, use: AutopilotUse) -> tuple[ChouetteEvent, ...]:
    allowed = autopilot_doubles(chouette, use.allowed_by)
    added = tuple(OfferAdded(allowed[cube], cube) for cube in action.cubes if cube in allowed)
    chosen = [each.cube for each in added]
    return (*added, *doubling_ended(replay(chouette, added), action.by, chosen))


def _answered(chouette: Chouette, action: AnswerForAbsent, use: AutopilotUse) -> Iterator[ChouetteEvent]:
    """An answer that was given by silence stays late; nobody is late who is not there."""
    allowed = autopilot_answers(chouette, use.allowed_by)
    late = {(one.player, one.cube) for one in chouette.current.answers if one.is_silent}
    for offer, answer in action.answers:
        if offer in allowed:
            is_silent = (offer.player, offer.cube) in late
            yield AnswerSealed(offer.player, offer.cube, answer, offer.player, is_silent, action.by)

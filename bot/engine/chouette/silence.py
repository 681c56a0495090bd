"""What silence means: what becomes of each decision when its time is up."""

from collections.abc import Iterator

from bot.engine.actions import Throw
from bot.engine.chouette.agreement_events import ProxyNamed
from bot.engine.chouette.asks import asked_now, instructed_answer, is_awaited, silent_answer
from bot.engine.chouette.course import autopilot_plays, start, with_consequences
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.options import LoneRule
from bot.engine.chouette.people import is_present, mover, present_members, voices
from bot.engine.chouette.resolve import decided
from bot.engine.chouette.role_events import (
    BoxWarned,
    CaptainMissed,
    Relieved,
    Relinquished,
)
from bot.engine.chouette.round import Answer, LoneTaker
from bot.engine.chouette.seat_events import GameDealt, PartnerReplied
from bot.engine.chouette.state import Chouette, PartnerSearch, Step
from bot.engine.chouette.window import holding
from bot.engine.chouette.window_events import AnswerSealed, ExtraReplied, Released, RollPressed
from bot.engine.cube import Stage
from bot.engine.side import Side


def time_is_up(chouette: Chouette, player: int | None, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """Return what happens when a player has let the time for his decision pass.

    Nothing happens if the chouette does not wait for him. A player of None stands for the hour between two
    games, after which the next begins by itself. A box that is silent is warned; the second time, others, or
    the autopilot, play for it.
    """
    if player is None:
        events = start(chouette, throw) if chouette.step is Step.BETWEEN else ()
    else:
        events = tuple(_silence(chouette, player))
    return with_consequences(chouette, events, throw)


def _silence(chouette: Chouette, player: int) -> Iterator[ChouetteEvent]:
    match chouette.step:
        case Step.PARTNER if chouette.search:
            yield from _unanswered_box(chouette, chouette.search, player)
        case Step.CUBE:
            yield from _unrolled(chouette, player)
        case Step.ANSWER:
            yield from _unanswered(chouette, player)
        case Step.EXTRAS | Step.LONE if chouette.current.lone:
            yield from _undecided(chouette, chouette.current.lone, player)
        case Step.MOVE if player == mover(chouette):
            yield from _unmoved(chouette, player)
        case _:
            return


def _unanswered_box(chouette: Chouette, search: PartnerSearch, player: int) -> Iterator[ChouetteEvent]:
    """Play alone if the box asks nobody; decline for a member who does not reply."""
    if player == chouette.box and not search.is_asked:
        yield GameDealt(None, silent=(player,))
    has_replied = any(reply.player == player for reply in search.replies)
    if player in chouette.line and search.is_asked and not has_replied:
        yield PartnerReplied(player, is_yes=False, is_silent=True)


def _unrolled(chouette: Chouette, player: int) -> Iterator[ChouetteEvent]:
    """Release who holds; a silent captain has pressed Roll, and that is one miss."""
    current = chouette.current
    if player in holding(chouette):
        yield Released(player, is_silent=True)
    if player != mover(chouette) or current.window.is_roll_pressed:
        return
    if current.game.on_roll is Side.BLACK:
        yield RollPressed(player)
        yield from _missed(chouette, player)
    else:
        yield from _silent_on_boxs_side(chouette, player)


def _missed(chouette: Chouette, captain: int) -> Iterator[ChouetteEvent]:
    """Count a captain's miss; two in a row relieve him for good, and he is away afterwards."""
    if chouette.current.missed == captain:
        yield Relinquished(captain, is_away=True)
    else:
        yield CaptainMissed(captain)


def _silent_on_boxs_side(chouette: Chouette, player: int) -> Iterator[ChouetteEvent]:
    """Warn the box, and let others play for it the second time; others on its side are not warned."""
    current = chouette.current
    if player != current.box:
        yield Relinquished(player, is_away=False)
    elif current.is_warned:
        yield Relinquished(player, is_away=True)
    else:
        yield BoxWarned(player)


def _unmoved(chouette: Chouette, player: int) -> Iterator[ChouetteEvent]:
    """Relieve a silent captain for the turn by the next in line, and by the autopilot if there is nobody."""
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
        yield Relieved(behind[0])
    else:
        yield Relieved(None)
        yield from autopilot_plays(game, Side.BLACK)


def _is_behind(chouette: Chouette, member: int, other: int) -> bool:
    return chouette.line.index(member) > chouette.line.index(other)


def _unanswered(chouette: Chouette, player: int) -> Iterator[ChouetteEvent]:
    """Answer for whom the player should have answered; a proxy who is silent is one no longer."""
    for ask in asked_now(chouette):
        speaker = voices(chouette, ask.player)[:1]
        if not is_awaited(chouette, ask) or speaker != (player,):
            continue
        if ask.player == chouette.current.box and ask.stage is Stage.DOUBLE:
            yield from _silent_on_boxs_side(chouette, player)
            return
        if ask.player in (player, chouette.current.box):
            answer = instructed_answer(chouette, ask) or silent_answer(chouette, ask)
            yield AnswerSealed(ask.player, ask.cube, answer, player, is_silent=True)
        else:
            yield ProxyNamed(ask.player, None, is_silent=True)


def _undecided(chouette: Chouette, lone: LoneTaker, player: int) -> Iterator[ChouetteEvent]:
    """Give no extra, keep what was given, and drop what may not be taken plainly."""
    has_replied = any(reply.player == player for reply in lone.replies)
    if player in lone.droppers and is_present(chouette, player) and not has_replied:
        yield ExtraReplied(player, is_yes=False, is_silent=True)
    if not lone.droppers and voices(chouette, lone.player)[:1] == (player,):
        is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
        yield from decided(chouette, lone, lone.answer if is_extras else Answer.DROP, is_silent=True)

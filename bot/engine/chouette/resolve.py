"""Showing answers, and what comes of them: takes, drops and beavers, and the lone taker's fate."""

from collections.abc import Mapping

from bot.engine.actions import turn_cube
from bot.engine.chouette.actions import ACTION_OF_ANSWER
from bot.engine.chouette.asks import (
    ACCEPTS,
    Ask,
    answer_to,
    asked_now,
    asks,
    is_initial_to_all,
    silent_answer,
    worked_out,
)
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.options import LoneRule
from bot.engine.chouette.people import active_members, is_present, voices
from bot.engine.chouette.round import Answer, Given, LoneTaker
from bot.engine.chouette.state import Chouette
from bot.engine.chouette.window_events import (
    AnswersShown,
    ExtraGiven,
    ExtrasShown,
    LoneTakerDecided,
    LoneTakerFell,
    LoneTakerLeft,
)
from bot.engine.cube import Stage
from bot.engine.events import Event
from bot.engine.rights import stage_to_raise
from bot.engine.side import Side


def answers_due(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """Return the answers that are all in and are shown now, or, once all are shown, what comes of them."""
    due = asked_now(chouette)
    answers = {ask: answer_to(chouette, ask) for ask in due}
    if None in answers.values():
        return ()
    if due:
        silent = {(one.player, one.cube) for one in chouette.current.answers if one.is_silent}
        shown = (
            Given(ask.player, ask.cube, answer, is_shown=True, is_silent=(ask.player, ask.cube) in silent)
            for ask, answer in answers.items()
        )
        return (AnswersShown(tuple(shown)),)
    every = {ask: answer_to(chouette, ask) or silent_answer(chouette, ask) for ask in asks(chouette)}
    return _resolved(chouette, worked_out(chouette, every))


def _resolved(chouette: Chouette, answers: Mapping[Ask, Answer]) -> tuple[ChouetteEvent, ...]:
    lone = _lone_ask(chouette, answers)
    others = tuple(board_event(chouette, ask, answer) for ask, answer in answers.items() if ask != lone)
    if lone is None:
        return others
    return (*others, *_lone_taker(chouette, lone, answers))


def _lone_ask(chouette: Chouette, answers: Mapping[Ask, Answer]) -> Ask | None:
    """Return the only one who accepts a first double of the box to all active members, at least two."""
    members = active_members(chouette)
    is_table = len(chouette.dealt) >= chouette.sheet.lone_min and len(members) > 1
    if chouette.sheet.lone_rule is LoneRule.NONE or not is_table or not is_initial_to_all(chouette):
        return None
    asked = {ask.player: ask for ask in answers}
    takers = [ask for ask, answer in answers.items() if answer in ACCEPTS]
    return takers[0] if len(takers) == 1 and asked.keys() == set(members) else None


def _lone_taker(chouette: Chouette, lone: Ask, answers: Mapping[Ask, Answer]) -> tuple[ChouetteEvent, ...]:
    answer = answers[lone]
    may_beaver = stage_to_raise(chouette.game, lone.cube) is Stage.BEAVER
    match chouette.sheet.lone_rule:
        case LoneRule.EXTRAS:
            droppers = tuple(ask.player for ask in answers if ask != lone)
            return (LoneTakerLeft(LoneTaker(lone.player, lone.cube, answer, droppers)),)
        case LoneRule.MUST_BEAVER if answer is Answer.BEAVER:
            return (board_event(chouette, lone, answer),)
        case LoneRule.MUST_BEAVER if may_beaver:
            return (LoneTakerLeft(LoneTaker(lone.player, lone.cube, answer)),)
        case _:
            return (LoneTakerFell(lone.player), board_event(chouette, lone, Answer.DROP))


def board_event(chouette: Chouette, ask: Ask, answer: Answer) -> Event:
    """Return what an answer, none that follows another, does with the cube."""
    side = chouette.game.side_of(ask.player) or Side.WHITE
    return turn_cube(chouette.game, side, ask.player, ACTION_OF_ANSWER[answer](ask.cube))


def extras_due(chouette: Chouette, lone: LoneTaker) -> tuple[ChouetteEvent, ...]:
    """Return that the droppers' replies are shown, once all are in; who is absent gives nothing."""
    replies = {reply.player: bool(reply.is_yes) for reply in lone.replies}
    waiting = [p for p in lone.droppers if p not in replies and is_present(chouette, p)]
    if waiting:
        return ()
    silent = tuple(reply.player for reply in lone.replies if reply.is_silent)
    return (ExtrasShown(tuple(player for player in lone.droppers if replies.get(player)), silent),)


def lone_due(chouette: Chouette, lone: LoneTaker) -> tuple[ChouetteEvent, ...]:
    """Return the lone taker's decision where there is none to make, or nobody to make it."""
    is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
    if voices(chouette, lone.player) and (lone.givers or not is_extras):
        return ()
    return decided(chouette, lone, lone.answer if is_extras else Answer.DROP)


def decided(
    chouette: Chouette, lone: LoneTaker, answer: Answer, *, is_silent: bool = False
) -> tuple[ChouetteEvent, ...]:
    """Return what comes of the lone taker's last word; extras stand only if he plays on."""
    value = chouette.game.cubes[lone.cube].accepted_value
    givers = () if answer is Answer.DROP else lone.givers
    extras = (ExtraGiven(giver, lone.player, value) for giver in givers)
    ask = Ask(lone.player, lone.cube, Stage.DOUBLE)
    return (LoneTakerDecided(lone.player, is_silent), *extras, board_event(chouette, ask, answer))

"""Chouettes and events whose sealed parts say something else, for all else the same."""

from dataclasses import replace

from bot.engine import Answer
from bot.engine.chouette import (
    AnswerSealed,
    Chouette,
    ChouetteEvent,
    ChouetteGame,
    CubeAnswer,
    ExtraReplied,
    Instructed,
    Instruction,
    OfferAdded,
    OfferTakenBack,
    PartnerReplied,
    PlaySuggested,
)
from bot.engine.chouette.game import Reply

OTHER_ANSWER = dict.fromkeys(Answer, Answer.DROP) | {Answer.DROP: Answer.TAKE}
OTHER_INSTRUCTION = {
    Instruction.TAKE: Instruction.FOLLOW,
    Instruction.FOLLOW: Instruction.TAKE,
    Instruction.HOLD: Instruction.DOUBLE_WITH_CAPTAIN,
    Instruction.DOUBLE_WITH_CAPTAIN: Instruction.HOLD,
    Instruction.NO_DOUBLE: Instruction.TAKE,
}


def otherwise(chouette: Chouette) -> Chouette:
    """Return a chouette in which everything sealed was chosen otherwise."""
    search = chouette.search and replace(chouette.search, replies=_replies(chouette.search.replies))
    not_awaited = tuple(each for each in chouette.dealt if each not in chouette.not_awaited)
    in_play = chouette.in_play and _round(chouette.in_play)
    return replace(chouette, search=search, in_play=in_play, not_awaited=not_awaited)


def event_otherwise(event: ChouetteEvent) -> ChouetteEvent:
    """Return an event that says something else, if what it says is sealed."""
    match event:
        case AnswerSealed():
            return replace(event, answer=OTHER_ANSWER[event.answer], is_silent=not event.is_silent)
        case OfferAdded() | OfferTakenBack():
            return replace(event, cube=event.cube + 1)
        case PlaySuggested():
            return replace(event, moves=())
        case Instructed():
            return replace(event, instruction=OTHER_INSTRUCTION[event.instruction], is_on=not event.is_on)
        case ExtraReplied() | PartnerReplied():
            return replace(event, is_yes=not event.is_yes, is_silent=not event.is_silent)
        case _:
            return event


def _round(current: ChouetteGame) -> ChouetteGame:
    lone = current.lone and replace(current.lone, replies=_replies(current.lone.replies))
    standing = tuple(replace(one, instruction=OTHER_INSTRUCTION[one.instruction]) for one in current.standing)
    answers = tuple(map(_given, current.answers))
    window = replace(current.doubling, offers=(), declined=())
    return replace(current, doubling=window, answers=answers, standing=standing, lone=lone)


def _given(given: CubeAnswer) -> CubeAnswer:
    if given.is_shown or given.answer is None:
        return given
    return replace(given, answer=OTHER_ANSWER[given.answer], is_silent=not given.is_silent)


def _replies(replies: tuple[Reply, ...]) -> tuple[Reply, ...]:
    return tuple(replace(reply, is_yes=not reply.is_yes, is_silent=not reply.is_silent) for reply in replies)

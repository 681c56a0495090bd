"""Open offers and their answers: who must answer, what silence means, and what follows."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.engine.actions import AnswerOffer, answer_cube
from bot.engine.autopilot import would_take
from bot.engine.chouette.actions import AnswersTogether
from bot.engine.chouette.doubling_events import (
    AnswersShown,
    ExtraGiven,
    ExtrasShown,
    LoneTakerDecided,
    LoneTakerMustDrop,
    LoneTakerWaits,
)
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.game import CubeAnswer, Instruction, LoneTaker
from bot.engine.chouette.options import AbsentCube, LoneRule, ReplyOrder, TakeRule
from bot.engine.chouette.people import (
    active_members,
    has_instruction,
    is_present,
    main_bet,
    who_may_answer_for,
)
from bot.engine.chouette.state import Chouette
from bot.engine.events import Autopilot, Event
from bot.engine.game import Answer, OfferStage
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.position import Side
from bot.engine.rights import answers_on_board, cubes_to_answer, raise_on

ACCEPTS: Final = (Answer.TAKE, Answer.BEAVER, Answer.RACCOON)


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """A player whose bets on a cube have an open offer to answer, and how far that has climbed."""

    player: PlayerId
    cube: CubeIndex
    stage: OfferStage


def open_offers(chouette: Chouette) -> tuple[OpenOffer, ...]:
    """With the players who must answer: the box first, then by the line."""
    game = chouette.game
    found = ((player, cube) for player in chouette.dealt for cube in cubes_to_answer(game, player))
    stages = ((player, cube, game.cubes[cube].offer) for player, cube in found)
    return tuple(OpenOffer(player, cube, offer.stage) for player, cube, offer in stages if offer)


def offers_due(chouette: Chouette) -> tuple[OpenOffer, ...]:
    """The offers whose answers come next and are shown together."""
    left = _not_shown(chouette)
    captain = tuple(offer for offer in left if is_captains(chouette, offer))
    others = tuple(offer for offer in left if offer not in captain)
    match chouette.sheet.reply_order:
        case ReplyOrder.CAPTAIN_FIRST:
            return captain or others
        case ReplyOrder.CAPTAIN_LAST:
            return others or captain
        case ReplyOrder.SEALED:
            return left
        case unknown:
            assert_never(unknown)


def _not_shown(chouette: Chouette) -> tuple[OpenOffer, ...]:
    return tuple(
        offer
        for offer in open_offers(chouette)
        if not any(one.is_shown for one in _answers_given(chouette, offer))
    )


def is_captains(chouette: Chouette, offer: OpenOffer) -> bool:
    return offer.player == chouette.current.captain


def has_captain_to_follow(chouette: Chouette) -> bool:
    """Whether the captain answers an open offer too; where not, following the captain is to drop."""
    return any(is_captains(chouette, offer) for offer in open_offers(chouette))


def possible_answers(chouette: Chouette, offer: OpenOffer) -> tuple[Answer, ...]:
    """The answers to an offer that are possible after the same player's answers to others."""
    answers = [*answers_on_board(chouette.game, offer.cube)]
    if offer.stage is OfferStage.DOUBLE and _is_crew(chouette, offer):
        answers.append(Answer.FOLLOW)
    return tuple(answer for answer in answers if _keeps_take_rule(chouette, offer, answer))


def _is_crew(chouette: Chouette, offer: OpenOffer) -> bool:
    """Whether a member other than the captain answers about their bet with the box."""
    bet = main_bet(chouette.current, offer.player)
    return bet is not None and bet.cube == offer.cube and not is_captains(chouette, offer)


def answer_to(chouette: Chouette, offer: OpenOffer) -> Answer | None:
    """The answer that stands: given, by instruction, or of nobody's silence; None if there is none yet.

    An instruction shows by nothing: until all have answered, its member `is_awaited` like any other.
    """
    for answered in _answers_given(chouette, offer):
        return answered.answer
    speaker = who_may_answer_for(chouette, offer.player)[:1]
    if speaker not in ((), (offer.player,)):
        return None  # a proxy, who speaks for one who is gone, goes before what that one has left
    instructed = instructed_answer(chouette, offer)
    if instructed is None and not speaker:
        return silent_answer(chouette, offer)
    return instructed


def is_awaited(chouette: Chouette, offer: OpenOffer) -> bool:
    """Whether somebody has yet to answer, as everybody may know; an instruction is no answer yet."""
    return not _answers_given(chouette, offer) and bool(who_may_answer_for(chouette, offer.player))


def _answers_given(chouette: Chouette, offer: OpenOffer) -> tuple[CubeAnswer, ...]:
    """The answer that was given, if any; a player who is captain by now cannot have followed the captain."""
    return tuple(
        answered
        for answered in chouette.current.answers
        if (answered.player, answered.cube) == (offer.player, offer.cube)
        and not (answered.answer is Answer.FOLLOW and is_captains(chouette, offer))
    )


def autopilot_answers(chouette: Chouette, allowed_by: Collection[PlayerId]) -> tuple[OpenOffer, ...]:
    """The offers that the autopilot answers for whoever is not there, or did not answer in time.

    There are none before everybody else has answered, and only those of players who let it use their cube.
    """
    due = offers_due(chouette)
    if any(answer_to(chouette, offer) is None for offer in due):
        return ()
    return tuple(offer for offer in due if offer.player in allowed_by and _is_left(chouette, offer))


def _is_left(chouette: Chouette, offer: OpenOffer) -> bool:
    """Whether nobody has answered, nor left an instruction; to follow for having gone away is none."""
    unsaid = {one.player for one in chouette.current.standing if not one.is_given}
    if offer.player not in unsaid and instructed_answer(chouette, offer) is not None:
        return False
    for answered in _answers_given(chouette, offer):
        return answered.is_silent and answered.autopilot is None
    return not who_may_answer_for(chouette, offer.player)


def instructed_answer(chouette: Chouette, offer: OpenOffer) -> Answer | None:
    """The answer of a member's standing instruction to the box's double; a captain follows nobody."""
    bet = main_bet(chouette.current, offer.player)
    if offer.stage is not OfferStage.DOUBLE or bet is None or bet.cube != offer.cube:
        return None
    if has_instruction(chouette.current, offer.player, Instruction.TAKE):
        return Answer.TAKE
    follows = has_instruction(chouette.current, offer.player, Instruction.FOLLOW)
    return Answer.FOLLOW if follows and not is_captains(chouette, offer) else None


def silent_answer(chouette: Chouette, offer: OpenOffer) -> Answer:
    """The meaning of silence; for an absent box, the autopilot's answer."""
    if offer.stage is not OfferStage.DOUBLE:
        return Answer.TAKE
    if offer.player == chouette.current.box:
        return Answer.TAKE if would_take(chouette.game.position_of(Side.WHITE)) else Answer.DROP
    follows = chouette.sheet.absent_cube is AbsentCube.FOLLOW_CAPTAIN and _is_crew(chouette, offer)
    return Answer.FOLLOW if follows else Answer.DROP


def with_followers(chouette: Chouette, answers: Mapping[OpenOffer, Answer]) -> dict[OpenOffer, Answer]:
    """Followers answer as the captain does; without an offer to the captain, they drop."""
    captains = [answer for offer, answer in answers.items() if is_captains(chouette, offer)]
    followed = Answer.TAKE if any(answer in ACCEPTS for answer in captains) else Answer.DROP
    return {offer: followed if answer is Answer.FOLLOW else answer for offer, answer in answers.items()}


def is_initial_to_all(chouette: Chouette) -> bool:
    """Whether the open offers are first doubles, between the box and all members active at that time."""
    bets = [main_bet(chouette.current, member) for member in chouette.current.doubling.members]
    cubes = [chouette.game.cubes[bet.cube] for bet in bets if bet]
    return all(c.offer and c.offer.stage is OfferStage.DOUBLE and c.owner is None for c in cubes)


def answers_together(chouette: Chouette) -> AnswersTogether | None:
    """The legal ways for the box to answer several doubles together, if there are any."""
    asked = tuple(offer for offer in open_offers(chouette) if offer.player == chouette.current.box)
    if not asked or any(offer.stage is not OfferStage.DOUBLE for offer in asked):
        return None
    cubes = tuple(offer.cube for offer in asked)
    required, least = _take_rule(chouette, cubes)
    raisable = tuple(cube for cube in cubes if raise_on(chouette.game, cube) is Answer.BEAVER)
    return AnswersTogether(cubes, required, least, raisable)


def _take_rule(chouette: Chouette, cubes: tuple[CubeIndex, ...]) -> tuple[tuple[CubeIndex, ...], int]:
    """Return the offered cubes that the box must take if it takes any, and the fewest that it must take."""
    match chouette.sheet.take_rule:
        case TakeRule.FREE:
            return (), 0
        case TakeRule.ALL_OR_NONE:
            return cubes, len(cubes)
        case TakeRule.HALF_OF_INITIAL:
            return (), (len(cubes) + 1) // 2 if is_initial_to_all(chouette) else 0
        case TakeRule.MUST_TAKE_CAPTAIN:
            captains = main_bet(chouette.current, chouette.current.captain)
            return tuple(cube for cube in cubes if captains and cube == captains.cube), 0
        case unknown:
            assert_never(unknown)


def _keeps_take_rule(chouette: Chouette, offer: OpenOffer, answer: Answer) -> bool:
    """Whether the box's answers, with this one, can be completed as the take rule allows.

    An answer that the viewer may not see may be any.
    """
    together = answers_together(chouette) if offer.player == chouette.current.box else None
    if together is None:
        return True
    of_box = (one for one in chouette.current.answers if one.player == offer.player)
    known = {one.cube: one.answer for one in of_box if one.answer is not None}
    answers = known | {offer.cube: answer}
    takes = {cube for cube, one in answers.items() if one in ACCEPTS}
    most = takes | (set(together.cubes) - answers.keys())
    return not takes or together.allows(most)


def answers_due(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """The answers that are all in and are shown now, or, once all are shown, their consequences."""
    due = offers_due(chouette)
    answers = {offer: answer_to(chouette, offer) for offer in due}
    if None in answers.values():
        return ()
    if due:
        follows_nobody = Answer.FOLLOW in answers.values() and not has_captain_to_follow(chouette)
        shown = tuple(_shown(chouette, offer, answer) for offer, answer in answers.items())
        return (AnswersShown(shown, follows_nobody),)
    every = {
        offer: answer_to(chouette, offer) or silent_answer(chouette, offer) for offer in open_offers(chouette)
    }
    return _resolved(chouette, with_followers(chouette, every))


def _shown(chouette: Chouette, offer: OpenOffer, answer: Answer | None) -> CubeAnswer:
    """An answer as all see it: as it was given, else by the instruction or the rules."""
    answered = next(iter(_answers_given(chouette, offer)), None)
    if answered is not None:
        return replace(answered, answer=answer, is_shown=True)
    is_autopilots = offer.player == chouette.current.box
    autopilot = Autopilot.PLAIN if is_autopilots else None
    return CubeAnswer(offer.player, offer.cube, answer, is_shown=True, autopilot=autopilot)


def _resolved(chouette: Chouette, answers: Mapping[OpenOffer, Answer]) -> tuple[ChouetteEvent, ...]:
    lone = _lone_offer(chouette, answers)
    others = tuple(board_event(chouette, offer, answer) for offer, answer in answers.items() if offer != lone)
    if lone is None:
        return others
    return (*others, *_lone_taker(chouette, lone, answers))


def binds_lone_taker(chouette: Chouette) -> bool:
    """Whether the open offers are first doubles of the box to all active members, at least two.

    Then the table's rule about a lone taker holds, if it has one.
    """
    members = active_members(chouette)
    is_table = len(chouette.dealt) >= chouette.sheet.lone_min and len(members) > 1
    if chouette.sheet.lone_rule is LoneRule.NONE or not is_table or not is_initial_to_all(chouette):
        return False
    return {offer.player for offer in open_offers(chouette)} == set(members)


def _lone_offer(chouette: Chouette, answers: Mapping[OpenOffer, Answer]) -> OpenOffer | None:
    """The only one who accepts a first double of the box to all active members, at least two."""
    if not binds_lone_taker(chouette):
        return None
    takers = [offer for offer, answer in answers.items() if answer in ACCEPTS]
    return takers[0] if len(takers) == 1 else None


def _lone_taker(
    chouette: Chouette, lone: OpenOffer, answers: Mapping[OpenOffer, Answer]
) -> tuple[ChouetteEvent, ...]:
    answer = answers[lone]
    may_beaver = raise_on(chouette.game, lone.cube) is Answer.BEAVER
    match chouette.sheet.lone_rule:
        case LoneRule.EXTRAS:
            droppers = tuple(offer.player for offer in answers if offer != lone)
            return (LoneTakerWaits(LoneTaker(lone.player, lone.cube, answer, droppers)),)
        case LoneRule.MUST_BEAVER if answer is Answer.BEAVER:
            return (board_event(chouette, lone, answer),)
        case LoneRule.MUST_BEAVER if may_beaver:
            return (LoneTakerWaits(LoneTaker(lone.player, lone.cube, answer)),)
        case _:
            return (LoneTakerMustDrop(lone.player), board_event(chouette, lone, Answer.DROP))


def board_event(chouette: Chouette, offer: OpenOffer, answer: Answer) -> Event:
    """Return the event of an answer on the board; not for `FOLLOW`."""
    side = chouette.game.side_of(offer.player) or Side.WHITE
    return answer_cube(chouette.game, side, offer.player, AnswerOffer(offer.cube, answer))


def extras_due(chouette: Chouette, lone: LoneTaker) -> tuple[ChouetteEvent, ...]:
    """The droppers' replies are shown once all are in; an absent dropper gives nothing."""
    replies = {reply.player: bool(reply.is_yes) for reply in lone.replies}
    waiting = [p for p in lone.droppers if p not in replies and is_present(chouette, p)]
    if waiting:
        return ()
    silent = tuple(reply.player for reply in lone.replies if reply.is_silent)
    return (ExtrasShown(tuple(player for player in lone.droppers if replies.get(player)), silent),)


def lone_due(chouette: Chouette, lone: LoneTaker) -> tuple[ChouetteEvent, ...]:
    """The lone taker's decision where there is none to make, or nobody to make it."""
    is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
    if who_may_answer_for(chouette, lone.player) and (lone.givers or not is_extras):
        return ()
    return decided(chouette, lone, lone.answer if is_extras else Answer.DROP)


def decided(
    chouette: Chouette, lone: LoneTaker, answer: Answer, *, is_silent: bool = False
) -> tuple[ChouetteEvent, ...]:
    """The events of the lone taker's last word; extra cubes stand only if the taker plays on."""
    value = chouette.game.cubes[lone.cube].accepted_value
    givers = () if answer is Answer.DROP else lone.givers
    extras = (ExtraGiven(giver, lone.player, value) for giver in givers)
    offer = OpenOffer(lone.player, lone.cube, OfferStage.DOUBLE)
    return (LoneTakerDecided(lone.player, is_silent), *extras, board_event(chouette, offer, answer))

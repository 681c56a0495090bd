"""What everybody may do now: `legal_actions` is the one source of truth.

What it lists never fails, what it does not list is refused. Only the mover's plays are generated.
"""

from collections.abc import Iterator
from typing import Final

from bot.engine.actions import AnswerOffer, MakePlay, OfferDouble, RollDice
from bot.engine.chouette import actions
from bot.engine.chouette.agreements import legal_agreements
from bot.engine.chouette.answers import answers_together, offers_due, possible_answers
from bot.engine.chouette.decisions import cubes_to_offer, may_edit_offers, may_hold, may_roll, offers_of
from bot.engine.chouette.game import Instruction, LoneTaker
from bot.engine.chouette.options import LoneRule
from bot.engine.chouette.people import (
    active_members,
    box_player,
    has_instruction,
    is_out,
    is_present,
    mover,
    who_may_answer_for,
)
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.cube import Answer
from bot.engine.keys import PlayerId
from bot.engine.play import Play

LEAST_TO_START: Final = 3
LEAST_TO_GO_ON: Final = 2


def legal_actions(chouette: Chouette, player: PlayerId) -> tuple[actions.Possible, ...]:
    """What somebody may do now; what moves the game on comes first.

    Of actions with a number of points, or with a sheet, one entry stands for the range: see `covers`.
    """
    known = chouette.known_actions
    if player not in known:
        known[player] = tuple(listed_anew(chouette, player))
    return known[player]


def plays_of(chouette: Chouette, player: PlayerId) -> tuple[Play, ...]:
    is_to_play = chouette.phase is ChouettePhase.MOVE and mover(chouette) == player
    return chouette.game.plays if is_to_play else ()


def listed_anew(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    yield from _in_step(chouette, player)
    if not chouette.is_closed:
        yield from _in_game(chouette, player)
        yield from _seat(chouette, player)


def _in_step(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    match chouette.phase:
        case ChouettePhase.LOBBY | ChouettePhase.BETWEEN:
            yield from _before_game(chouette, player)
        case ChouettePhase.PARTNER:
            yield from _partner(chouette, player)
        case ChouettePhase.CUBE:
            yield from _doubling(chouette, player)
        case ChouettePhase.ANSWER:
            yield from _answers(chouette, player)
        case ChouettePhase.EXTRAS | ChouettePhase.LONE if chouette.current.lone:
            yield from _lone(chouette, chouette.current.lone, player)
        case ChouettePhase.MOVE:
            yield from map(MakePlay, plays_of(chouette, player))
        case _:
            return


def _in_game(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    if chouette.in_play is None:
        return
    yield from legal_agreements(chouette, player)
    yield from _roles(chouette, player)


def _before_game(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    least = LEAST_TO_GO_ON if chouette.number else LEAST_TO_START
    if player in (chouette.host, chouette.box) and len(chouette.dealt) >= least:
        yield actions.StartGame()


def _of_host(chouette: Chouette) -> Iterator[actions.Possible]:
    """What the host may decide at any time; in a game it takes effect when that is over."""
    yield actions.AnyOptions(len(chouette.dealt))
    machine = chouette.machine
    if machine is None:
        yield actions.AnyMachine()
    elif machine not in chouette.leaving:
        yield actions.SendMachine()
    if chouette.last_game is not None:
        yield actions.SetLastGame(is_last=False)
    elif chouette.number:
        yield actions.SetLastGame(is_last=True)
    if not chouette.is_in_game or chouette.last_game is None:
        yield actions.Close()


def _partner(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    is_asked = chouette.search is not None and chouette.search.is_asked
    if player == chouette.box and not is_asked:
        yield from (actions.SeekPartner(), actions.PlayAlone())
    if player in chouette.line and is_asked:
        yield from (actions.ReplyToBox(is_yes=True), actions.ReplyToBox(is_yes=False))


def _doubling(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    if player == mover(chouette) and may_roll(chouette):
        yield RollDice()
    if may_edit_offers(chouette, player):
        offered = offers_of(chouette, player)
        free = cubes_to_offer(chouette, player)
        yield from (OfferDouble(cube) for cube in free if cube not in offered)
        yield from (actions.TakeBackDouble(cube) for cube in offered)
    if may_hold(chouette, player):
        yield actions.Release() if player in chouette.current.doubling.holds else actions.Hold()


def _answers(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    together = answers_together(chouette)
    if together is not None and together.cubes[1:] and player == box_player(chouette):
        yield together
    for offer in offers_due(chouette):
        if player not in who_may_answer_for(chouette, offer.player):
            continue
        for answer in possible_answers(chouette, offer):
            action = AnswerOffer(offer.cube, answer)
            is_own = offer.player in (player, chouette.current.box)
            yield action if is_own else actions.InPlaceOf(offer.player, action)


def _lone(chouette: Chouette, lone: LoneTaker, player: PlayerId) -> Iterator[actions.Possible]:
    if player in lone.droppers and is_present(chouette, player):
        yield from (actions.GiveExtra(is_yes=True), actions.GiveExtra(is_yes=False))
    if not lone.droppers and player in who_may_answer_for(chouette, lone.player):
        for action in _last_words(chouette, lone):
            yield action if player == lone.player else actions.InPlaceOf(lone.player, action)


def _last_words(
    chouette: Chouette, lone: LoneTaker
) -> tuple[actions.KeepExtras | actions.Retract | AnswerOffer, ...]:
    if chouette.sheet.lone_rule is LoneRule.EXTRAS:
        return (actions.KeepExtras(), actions.Retract())
    return (AnswerOffer(lone.cube, Answer.BEAVER), AnswerOffer(lone.cube, Answer.DROP))


def _roles(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    """Standing instructions and proxies of a member, and readiness to play for the box."""
    current = chouette.current
    if not is_present(chouette, player):
        return
    if player in active_members(chouette):
        for instruction in Instruction:
            is_on = has_instruction(current, player, instruction)
            yield actions.Instruct(instruction, is_on=not is_on)
        named = next((proxy.proxy for proxy in current.proxies if proxy.member == player), None)
        others = (other for other in chouette.line if other not in (player, named))
        yield from (actions.NameProxy(other) for other in others if _may_be_proxy(chouette, other))
        if named is not None:
            yield actions.NameProxy(None)
    elif player in current.willing:
        yield actions.StandDown()
    elif _may_volunteer(chouette, player):
        yield actions.Volunteer()


def _may_be_proxy(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a participant may be a proxy: no machine, nor who is, or may soon be, on the box's side."""
    current = chouette.current
    return is_present(chouette, player) and player not in (
        current.partner,
        current.substitute,
        *current.willing,
        *(bet.white for bet in current.game.bets),
        *chouette.machines,
    )


def _may_volunteer(chouette: Chouette, player: PlayerId) -> bool:
    current = chouette.current
    is_proxy = any(proxy.proxy == player for proxy in current.proxies)
    is_here = player in (*chouette.line, *chouette.queue) and player != current.substitute
    return is_here and is_out(chouette, player) and not is_proxy


def _seat(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    if player == chouette.host:
        yield from _of_host(chouette)
    if player in chouette.leaving:
        return
    is_dealt, is_away = player in chouette.dealt, player in chouette.away
    if is_away:
        yield actions.ComeBack()
    elif not is_dealt and player not in chouette.queue:
        yield actions.Join()
        return
    if _is_asked_for_stake(chouette, player):
        yield actions.AgreeToStake()
    if is_dealt and not is_away and chouette.number:
        yield actions.GoAway()
    yield actions.Leave()


def _is_asked_for_stake(chouette: Chouette, player: PlayerId) -> bool:
    change = chouette.change
    if change is None or player not in chouette.dealt or player in change.agreed:
        return False
    return change.sheet.rules.stake != chouette.sheet.rules.stake

"""Whom a chouette waits for, and with what: whom a board mentions, and whose silence has a meaning."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.actions import MakePlay, RollDice
from bot.engine.chouette.answers import is_awaited, offers_due
from bot.engine.chouette.doubling import cubes_to_offer, holding, may_roll
from bot.engine.chouette.game import LoneTaker
from bot.engine.chouette.options import ChouetteSheet
from bot.engine.chouette.people import is_present, mover, who_may_answer_for
from bot.engine.chouette.state import Chouette, ChouettePhase, PartnerSearch
from bot.engine.keys import PlayerId


class Need(StrEnum):
    """What is to be decided."""

    SEEK_PARTNER = "seek partner"
    BE_PARTNER = "be partner"
    ROLL = "roll"  # double or roll
    HOLD = "hold"  # double or release
    ANSWER = "answer"
    EXTRA = "extra"
    LAST_WORD = "last word"  # the lone taker's
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player must decide, and whose bet it is about: their own unless they speak for another."""

    player: PlayerId
    need: Need
    of: PlayerId


def decisions(chouette: Chouette) -> tuple[Decision, ...]:
    """All open decisions; in the lobby, between games and afterwards there are none.

    They follow from what everybody may see: a member with an instruction is waited for like the others.
    """
    return tuple(Decision(player, need, of) for player, need, of in _decisions(chouette))


def players_to_act(chouette: Chouette) -> tuple[PlayerId, ...]:
    """Each player once."""
    return tuple(dict.fromkeys(decision.player for decision in decisions(chouette)))


def only_choice(chouette: Chouette) -> tuple[PlayerId, RollDice | MakePlay] | None:
    """The next step and who makes it, where nobody has anything to decide; else None.

    A roll is no decision where nobody on that side may double, and so nobody may hold it either; a play is
    none if it is the only one. That somebody might settle or concede makes neither a decision; but what is
    proposed would lapse by it, so that waits for an answer first.
    """
    current = chouette.round
    player = None if current is None or current.proposals else mover(chouette)
    if player is None:
        return None
    match chouette.step:
        case ChouettePhase.CUBE if may_roll(chouette) and not _may_anybody_double(chouette):
            return player, RollDice()
        case ChouettePhase.MOVE if chouette.game.roll is not None:
            plays = chouette.game.plays
            return (player, MakePlay(plays[0])) if len(plays) == 1 else None
        case _:
            return None


def _may_anybody_double(chouette: Chouette) -> bool:
    """Whether anybody may offer a cube before the roll, even if they do not mean to."""
    players = (*chouette.dealt, *filter(None, [chouette.current.substitute]))
    return any(cubes_to_offer(chouette, player) for player in players)


def hours_for(sheet: ChouetteSheet, need: Need) -> float:
    """How long a decision may take; a box that was warned has as long again."""
    return sheet.turn_hours / 2 if need is Need.HOLD else sheet.turn_hours


def _decisions(chouette: Chouette) -> Iterator[tuple[PlayerId, Need, PlayerId]]:
    match chouette.step:
        case ChouettePhase.PARTNER if chouette.search:
            yield from _about_partner(chouette, chouette.search)
        case ChouettePhase.CUBE:
            yield from _about_roll(chouette)
        case ChouettePhase.ANSWER:
            waiting = (offer for offer in offers_due(chouette) if is_awaited(chouette, offer))
            yield from (
                (who_may_answer_for(chouette, offer.player)[0], Need.ANSWER, offer.player)
                for offer in waiting
            )
        case ChouettePhase.EXTRAS | ChouettePhase.LONE if chouette.current.lone:
            yield from _about_extras(chouette, chouette.current.lone)
        case ChouettePhase.MOVE:
            yield from ((player, Need.MOVE, player) for player in [mover(chouette)] if player is not None)
        case _:
            return


def _about_partner(chouette: Chouette, search: PartnerSearch) -> Iterator[tuple[PlayerId, Need, PlayerId]]:
    box = () if chouette.box is None or search.is_asked else (chouette.box,)
    replied = {reply.player for reply in search.replies}
    asked = tuple(player for player in chouette.line if search.is_asked and player not in replied)
    yield from ((player, Need.SEEK_PARTNER, player) for player in box)
    yield from ((player, Need.BE_PARTNER, player) for player in asked)


def _about_roll(chouette: Chouette) -> Iterator[tuple[PlayerId, Need, PlayerId]]:
    player = mover(chouette)
    if player is not None and not chouette.current.window.is_roll_pressed:
        yield player, Need.ROLL, player
    yield from ((holder, Need.HOLD, holder) for holder in holding(chouette))


def _about_extras(chouette: Chouette, lone: LoneTaker) -> Iterator[tuple[PlayerId, Need, PlayerId]]:
    if not lone.droppers:
        yield who_may_answer_for(chouette, lone.player)[0], Need.LAST_WORD, lone.player
    replied = {reply.player for reply in lone.replies}
    for dropper in lone.droppers:
        if dropper not in replied and is_present(chouette, dropper):
            yield dropper, Need.EXTRA, dropper

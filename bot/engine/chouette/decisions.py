"""The doubling phase of a turn, and whom a chouette waits for with which decision."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.actions import MakePlay, RollDice
from bot.engine.chouette.answers import is_awaited, offers_due
from bot.engine.chouette.game import Instruction, LoneTaker
from bot.engine.chouette.options import ChouetteSheet, DoubleRule
from bot.engine.chouette.people import (
    active_members,
    bets_played_by,
    box_player,
    has_instruction,
    is_present,
    main_bet,
    mover,
    present_members,
    who_may_answer_for,
)
from bot.engine.chouette.state import Chouette, ChouettePhase, PartnerSearch
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.position import Side
from bot.engine.rights import cubes_to_double


def cubes_to_offer(chouette: Chouette, player: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that a player may offer before the roll, for their own bets or as a substitute.

    On a single cube only the captain speaks for the team.
    """
    return _cubes_of(chouette, bets_played_by(chouette, player)) if is_present(chouette, player) else ()


def _cubes_of(chouette: Chouette, of: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that may be offered before the roll for a player's bets, whoever acts for them."""
    current = chouette.current
    game = current.game
    if game.side_of(of) is not game.on_roll:
        return ()
    if chouette.sheet.is_single and of in active_members(chouette) and of != current.captain:
        return ()
    return cubes_to_double(game, of)


def autopilot_doubles(chouette: Chouette, allowed_by: Collection[PlayerId]) -> dict[CubeIndex, PlayerId]:
    """The cubes that the autopilot may offer before the roll, and for whom.

    It does so for players who are not there, and for a captain whose time is up, if everybody who plays on
    that cube allows it.
    """
    left = [player for player in chouette.dealt if player in allowed_by and _is_left(chouette, player)]
    return {
        cube: player
        for player in left
        for cube in _cubes_of(chouette, player)
        if cube not in chouette.current.doubling.offers
        and _players_on(chouette, cube, player) <= {*allowed_by}
    }


def _is_left(chouette: Chouette, player: PlayerId) -> bool:
    """Whether nobody doubles for a player before this roll."""
    current = chouette.current
    if player == current.box:
        return box_player(chouette) is None
    return not is_present(chouette, player) or player == current.captain == current.missed


def _players_on(chouette: Chouette, cube: CubeIndex, player: PlayerId) -> set[PlayerId]:
    """Return the players on a cube who are on the same side as that player."""
    game = chouette.game
    side = game.side_of(player) or Side.WHITE
    return {bet.player(side) for bet in game.bets if bet.is_active and bet.cube == cube}


def holding(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The players whom the roll waits for: they asked for it, and may still double."""
    first = mover(chouette)
    holds = chouette.current.doubling.holds
    return tuple(player for player in holds if player != first and cubes_to_offer(chouette, player))


def may_hold(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player may ask the mover to wait."""
    return player != mover(chouette) and bool(cubes_to_offer(chouette, player))


def crew_to_double(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The members, beside the captain, who may double before the team's roll; none once that is closed.

    That is the captain who asked for it, if one has; should they go, it waits for the next captain too.
    """
    if chouette.phase is not ChouettePhase.CUBE or chouette.current.doubling.is_closed:
        return ()
    if chouette.game.on_roll is not Side.BLACK:
        return ()
    asked = chouette.current.doubling.pressed_by
    first = mover(chouette) if asked is None else asked
    return tuple(player for player in chouette.line if player != first and cubes_to_offer(chouette, player))


def is_in_grace(chouette: Chouette) -> bool:
    """Whether the captain's roll waits for the crew, as everybody may know.

    That somebody has already said what they do changes nothing in it.
    """
    if not chouette.sheet.grace_hours or chouette.in_play is None or chouette.current.doubling.is_grace_over:
        return False
    return bool(crew_to_double(chouette))


def may_decline(chouette: Chouette, player: PlayerId) -> bool:
    """Whether somebody may say that they do not double; a roll that they hold they release instead."""
    is_asked = is_in_grace(chouette) and player in crew_to_double(chouette)
    return is_asked and player not in chouette.current.doubling.holds


def _waits_for_crew(chouette: Chouette) -> bool:
    """Whether the roll waits for somebody who has neither doubled nor said that they do not."""
    return is_in_grace(chouette) and any(_is_undecided(chouette, each) for each in crew_to_double(chouette))


def _is_undecided(chouette: Chouette, player: PlayerId) -> bool:
    current = chouette.current
    if player in current.doubling.declined or has_instruction(current, player, Instruction.NO_DOUBLE):
        return False
    return bool(set(cubes_to_offer(chouette, player)) - set(current.doubling.offers))


def may_edit_offers(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player may still add or take back doubles: the box only until the roll is pressed."""
    current = chouette.current
    return not (current.doubling.is_roll_pressed and bets_played_by(chouette, player) == current.box)


def offers_of(chouette: Chouette, player: PlayerId) -> tuple[CubeIndex, ...]:
    """The cubes that a player has offered in this doubling phase."""
    return tuple(
        cube for cube in cubes_to_offer(chouette, player) if cube in chouette.current.doubling.offers
    )


def may_roll(chouette: Chouette) -> bool:
    """Whether the mover may ask for the roll: not if the box's choice of cubes is against the rule."""
    current = chouette.current
    if current.doubling.is_roll_pressed:
        return False
    player = mover(chouette)
    if player is None or bets_played_by(chouette, player) != current.box:
        return True
    offered, free = set(offers_of(chouette, player)), set(cubes_to_offer(chouette, player))
    required = {
        DoubleRule.ANY: set[CubeIndex](),
        DoubleRule.MUST_INCLUDE_CAPTAIN: free & _cube_of_captain(chouette),
        DoubleRule.ALL: free,
    }[chouette.sheet.double_rule]
    return not offered or required <= offered


def _cube_of_captain(chouette: Chouette) -> set[CubeIndex]:
    bet = main_bet(chouette.current, chouette.current.captain)
    return {bet.cube} if bet and bet.is_active else set()


def is_roll_asked_for(chouette: Chouette) -> bool:
    """Whether the doubling phase ends: the roll was pressed, or is the autopilot's, and waits for nobody."""
    pressed = chouette.current.doubling.is_roll_pressed or mover(chouette) is None
    return pressed and not holding(chouette) and not _waits_for_crew(chouette)


def cubes_offered(chouette: Chouette) -> tuple[CubeIndex, ...]:
    """The cubes offered when the doubling phase ends, those of standing instructions included."""
    return tuple(sorted({*_offered(chouette), *_doubled_with_captain(chouette)}))


def _offered(chouette: Chouette) -> Iterator[CubeIndex]:
    offers = chouette.current.doubling.offers
    return (cube for player in chouette.dealt for cube in _cubes_of(chouette, player) if cube in offers)


def _doubled_with_captain(chouette: Chouette) -> Iterator[CubeIndex]:
    current = chouette.current
    is_turn = current.game.on_roll is Side.BLACK
    if not is_turn or not _cube_of_captain(chouette) & set(current.doubling.offers):
        return
    for member in present_members(chouette):
        if has_instruction(current, member, Instruction.DOUBLE_WITH_CAPTAIN):
            bet = main_bet(current, member)
            yield from (cube for cube in cubes_to_offer(chouette, member) if bet and cube == bet.cube)


class Need(StrEnum):
    """A kind of decision that a player must make."""

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
    """A player's pending decision, and whose bet it is about: their own unless they speak for another."""

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
    current = chouette.in_play
    player = None if current is None or current.proposals else mover(chouette)
    if player is None:
        return None
    match chouette.phase:
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
    match chouette.phase:
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
    if player is not None and not chouette.current.doubling.is_roll_pressed:
        yield player, Need.ROLL, player
    yield from ((holder, Need.HOLD, holder) for holder in holding(chouette))


def _about_extras(chouette: Chouette, lone: LoneTaker) -> Iterator[tuple[PlayerId, Need, PlayerId]]:
    if not lone.droppers:
        yield who_may_answer_for(chouette, lone.player)[0], Need.LAST_WORD, lone.player
    replied = {reply.player for reply in lone.replies}
    for dropper in lone.droppers:
        if dropper not in replied and is_present(chouette, dropper):
            yield dropper, Need.EXTRA, dropper

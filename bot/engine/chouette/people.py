"""Who is who in a game: who still plays, who moves, who answers for whom, who may advise."""

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum

from bot.engine.chouette.game import ChouetteGame, Instruction
from bot.engine.chouette.line import without
from bot.engine.chouette.options import Consultation
from bot.engine.chouette.state import Chouette
from bot.engine.game import Bet
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.position import Side


def main_bet(current: ChouetteGame, member: PlayerId) -> Bet | None:
    """A member's bet with the box, active or over; None if they have none in this game."""
    for bet in current.game.bets:
        if bet.black == member and bet.white == current.box:
            return bet
    return None


def active_members(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The members whose bet with the box is active, in the order of the line."""
    current = chouette.current
    active = {bet.black for bet in current.game.bets if bet.is_active and bet.white == current.box}
    return tuple(member for member in chouette.line if member in active)


def present_members(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The active members who act for themselves, in the order of the line."""
    return tuple(member for member in active_members(chouette) if is_present(chouette, member))


def is_present(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player still acts for themselves in this game."""
    return player not in chouette.current.absent


def is_out(chouette: Chouette, player: PlayerId) -> bool:
    """Whether somebody has nothing to play for in this game, extras included."""
    current = chouette.current
    return player not in (current.box, current.partner) and not current.game.active_bets(player)


def mover(chouette: Chouette) -> PlayerId | None:
    """Return the player who rolls and moves for the side on roll; None where that is the autopilot."""
    current = chouette.current
    if current.game.on_roll is Side.BLACK:
        if current.is_autopiloted:
            return None
        present = present_members(chouette)
        if current.relief in present:
            return current.relief
        return current.captain if is_present(chouette, current.captain) else None
    if active_members(chouette):
        return box_player(chouette)
    givers = (player for player in chouette.line if _plays_extra_for_box(current, player))
    return next((giver for giver in givers if is_present(chouette, giver)), None)


def _plays_extra_for_box(current: ChouetteGame, player: PlayerId) -> bool:
    return any(bet.white == player for bet in current.game.active_bets(player))


def box_player(chouette: Chouette) -> PlayerId | None:
    """The box, or its substitute; None where the autopilot plays for the box."""
    current = chouette.current
    return current.box if is_present(chouette, current.box) else current.substitute


def bets_played_by(chouette: Chouette, player: PlayerId) -> PlayerId:
    """Return the player whose bets these are: a substitute plays the box's, everybody else their own."""
    current = chouette.current
    return current.box if player == current.substitute else player


def who_may_answer_for(chouette: Chouette, of: PlayerId) -> tuple[PlayerId, ...]:
    """Return those who may answer for a player's bets, in order of precedence.

    A member's proxy may, whether or not the member acts; but not a proxy who has become their opponent on an
    extra.
    """
    current = chouette.current
    if of == current.box:
        player = box_player(chouette)
        return () if player is None else (player,)
    named = (proxy.proxy for proxy in current.proxies if proxy.member == of)
    proxies = (proxy for proxy in named if not _are_opponents(current, proxy, of))
    return tuple(player for player in (of, *proxies) if is_present(chouette, player))


def spoken_for(chouette: Chouette, bet: Bet, player: PlayerId) -> PlayerId | None:
    """The one of a bet's two players whom somebody speaks for: themselves, or one who is gone.

    None for neither, and for whoever would speak for both.
    """
    sides = [of for of in bet.players if who_may_answer_for(chouette, of)[:1] == (player,)]
    return sides[0] if len(sides) == 1 else None


def _are_opponents(current: ChouetteGame, one: PlayerId, other: PlayerId) -> bool:
    """Whether there is an extra between two members, or one was just given."""
    lone = current.lone
    if lone is not None and lone.player == other and one in lone.givers:
        return True
    return any({bet.white, bet.black} == {one, other} for bet in current.game.bets)


def has_instruction(current: ChouetteGame, player: PlayerId, instruction: Instruction) -> bool:
    return any((one.player, one.instruction) == (player, instruction) for one in current.standing)


class NoAdvice(StrEnum):
    """Why somebody may not advise the captain."""

    NO_GAME = "no game is in play"
    BOX = "the box and those on its side never advise"
    OUT = "those who are out of the game never advise"
    GONE = "who has handed over no longer advises"
    CAPTAIN = "the captain decides"
    BOT = "a machine advises nobody, and decides alone"
    NONE = "this table plays without consultation"
    CUBE = "only those whose own cube has been turned and accepted advise"


def why_no_advice(chouette: Chouette, player: PlayerId) -> NoAdvice | None:
    """None if they may."""
    if chouette.in_play is None:
        return NoAdvice.NO_GAME
    return _why_none_of(chouette, player, active_members(chouette), mover(chouette))


def advisers(chouette: Chouette) -> tuple[PlayerId, ...]:
    """In the order of the line."""
    if chouette.in_play is None:
        return ()
    active, moving = active_members(chouette), mover(chouette)
    return tuple(each for each in chouette.line if _why_none_of(chouette, each, active, moving) is None)


def _why_none_of(
    chouette: Chouette, player: PlayerId, active: Collection[PlayerId], moving: PlayerId | None
) -> NoAdvice | None:
    current, consultation = chouette.current, chouette.sheet.consultation
    is_after_cube = consultation is Consultation.AFTER_CUBE
    reasons = (
        (NoAdvice.BOX, player in (current.box, current.partner, current.substitute)),
        (NoAdvice.OUT, player not in active),
        (NoAdvice.GONE, not is_present(chouette, player)),
        (NoAdvice.CAPTAIN, player in (current.captain, moving)),
        (NoAdvice.BOT, player in chouette.machines or current.captain in chouette.machines),
        (NoAdvice.NONE, consultation is Consultation.NONE),
        (NoAdvice.CUBE, is_after_cube and not _has_turned_cube(chouette, player)),
    )
    return next((reason for reason, holds in reasons if holds), None)


def _has_turned_cube(chouette: Chouette, member: PlayerId) -> bool:
    bet = main_bet(chouette.current, member)
    return bet is not None and chouette.game.cubes[bet.cube].was_turned


def hand_over(current: ChouetteGame, player: PlayerId) -> ChouetteGame:
    """Take a player out of the game but for their bets: others act for those.

    Doubles and answers that an absent box, or its substitute, has begun to choose are forgotten.
    """
    plays_box = player in (current.box, current.substitute)
    answers = tuple(one for one in current.answers if one.player != current.box or one.is_shown)
    return replace(
        current,
        absent=current.absent if player in current.absent else (*current.absent, player),
        returning=without(current.returning, player),
        answers=answers if plays_box else current.answers,
        doubling=replace(current.doubling, offers=_offers_without(current, player, plays_box=plays_box)),
        substitute=None if player == current.substitute else current.substitute,
        willing=tuple(other for other in current.willing if other != player),
        proxies=tuple(proxy for proxy in current.proxies if proxy.proxy != player),
        proposals=tuple(
            proposal for proposal in current.proposals if player not in (proposal.by, proposal.speaker)
        ),
        relief=None if player == current.relief else current.relief,
    )


def may_play_on(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player who comes back acts for themselves again in the game in play: not as the box."""
    current = chouette.in_play
    return current is not None and player != current.box and bool(current.game.active_bets(player))


def take_up(current: ChouetteGame, player: PlayerId) -> ChouetteGame:
    """Let a member act for themselves again, as they had left it; what others did for them stands.

    A captain who was relieved for good may win the box again by a bet that is active, but not by one that
    was won before.
    """
    bet = main_bet(current, player)
    plays_on = bet is not None and bet.is_active
    return replace(
        current,
        absent=without(current.absent, player),
        relieved=without(current.relieved, player) if plays_on else current.relieved,
        missed=None if current.missed == player else current.missed,
        standing=tuple(one for one in current.standing if one.player != player or one.is_given),
    )


def _offers_without(current: ChouetteGame, player: PlayerId, *, plays_box: bool) -> tuple[CubeIndex, ...]:
    """The doubles that are meant, without a player's own; a cube that all share is the captain's."""
    of = current.box if plays_box else player
    side = current.game.on_roll
    held = [bet.cube for bet in current.game.active_bets(of) if bet.side_of(of) is side]
    if not plays_box and player != current.captain:
        cubes = [bet.cube for bet in current.game.bets if bet.is_active]
        held = [cube for cube in held if cubes.count(cube) == 1]
    return tuple(cube for cube in current.doubling.offers if cube not in held)

"""Playing for the absent, by published rules: the autopilot, and bearing off greedily.

The autopilot plays on for a side that is gone. It never doubles. Of all legal plays it chooses the one that
leaves the fewest blots which the other side can still hit; among those, one that has most of the other
side's checkers on the bar, then most of its own borne off, then most points made in its home board, then
fewest pips left outside it. It takes a double unless it is more than 12 % behind in the race, or on the bar
against four closed points. It accepts a resignation only if that is the most that the game can still cost.

Bearing off greedily is for a race without contact that a side has left to the bot, once all its checkers are
home or off. Of all legal plays it chooses one that bears off most checkers; among those, one that keeps most
points of the home board held; then one whose tallest stack is the lowest; then one that leaves most on the
low points.
"""

from typing import Final

from bot.engine.actions import AcceptResignation, Action, AnswerOffer, MakePlay, RefuseResignation, RollDice
from bot.engine.game import Answer, Bet, Game, Phase
from bot.engine.keys import FIRST_CUBE
from bot.engine.play import Play, legal_plays
from bot.engine.position import BAR, BLOT, HOME_POINTS, OFF, Position
from bot.engine.rights import costs_most
from bot.engine.roll import Roll

TAKES_UP_TO: Final = 112
"""The pips that the autopilot may need for every 100 of the other side, and still take."""

CLOSED_POINTS: Final = 4


def next_action(game: Game) -> Action:
    """Return the autopilot's action in a game of two; raises ValueError if nobody must act."""
    match game.phase:
        case Phase.CUBE:
            return RollDice()
        case Phase.MOVE if game.roll and (play := choose_play(game.position, game.roll)):
            return MakePlay(play)
        case Phase.ANSWER if offer := game.cubes[0].offer:
            takes = would_take(game.position_of(offer.to))
            return AnswerOffer(FIRST_CUBE, Answer.TAKE if takes else Answer.DROP)
        case Phase.RESIGNATION:
            return _answer_to_resignation(game, game.bets[0])
        case phase:
            raise ValueError(f"nobody must act in the phase {phase}")


def _answer_to_resignation(game: Game, bet: Bet) -> AcceptResignation | RefuseResignation:
    """Accept only the most that the position can still cost."""
    resigned = bet.resignation
    is_most = resigned is not None and costs_most(game, resigned.side, [bet], resigned.kind)
    return AcceptResignation() if is_most else RefuseResignation()


def choose_play(position: Position, roll: Roll) -> Play | None:
    """None if the roll cannot be played."""
    return max(legal_plays(position, roll), key=lambda play: _merits(play.after), default=None)


def would_take(position: Position) -> bool:
    """Whether the autopilot takes a double, seen from its side: `position.own`."""
    closed = [count for count in position.other[1 : HOME_POINTS + 1] if count > BLOT]
    if position.own[BAR] and len(closed) >= CLOSED_POINTS:
        return False
    return position.own_pips * 100 <= position.other_pips * TAKES_UP_TO


def _merits(after: Position) -> tuple[int, ...]:
    """The merits of a play, the most important first; more is better."""
    home = after.own[1 : HOME_POINTS + 1]
    outside = sum(point * after.own[point] for point in range(HOME_POINTS + 1, BAR + 1))
    made = sum(count > BLOT for count in home)
    return (-after.exposed_blots, after.other[BAR], after.own[OFF], made, -outside)


def may_bear_off_greedily(position: Position) -> bool:
    """Whether no contact is left and all checkers of the side on roll are home or off."""
    return not position.has_contact and not any(position.own[HOME_POINTS + 1 : BAR + 1])


def bear_off_greedily(position: Position, roll: Roll) -> Play | None:
    """None where the rule does not apply to this position."""
    if not may_bear_off_greedily(position):
        return None
    return max(legal_plays(position, roll), key=lambda play: _merits_of_bearing_off(play.after), default=None)


def _merits_of_bearing_off(after: Position) -> tuple[int, ...]:
    """The merits of a play, the most important first; more is better."""
    home = after.own[OFF + 1 : HOME_POINTS + 1]
    held = sum(count > 0 for count in home)
    return (after.own[OFF], held, -max(home), *home)

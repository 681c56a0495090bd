"""Why an action is refused: a reason, with whom and what a sentence about it names. Both games share it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.errors import EngineError
from bot.engine.keys import PlayerId


class Reason(StrEnum):
    """Why an action is refused; the text says what holds, for logs: players are told in their own words."""

    NOT_NOW = "this is not what the game waits for"
    NOT_YOUR_TURN = "the game waits for somebody else"
    # the cube, in both games
    CRAWFORD = "the Crawford game has no cube"
    NO_CUBE = "there is no cube in this game"
    OTHER_ON_ROLL = "a side doubles before its own roll"
    OTHER_OWNS_CUBE = "only the side that owns a cube doubles with it"
    DEAD_CUBE = "nobody doubles whom a single game gives the match"
    OVER_CAP = "a cube goes no higher than the cap"
    NO_BEAVERS = "this is played without beavers"
    NO_RACCOONS = "this is played without raccoons"
    # the table of a chouette
    CLOSED = "the chouette is over"
    SEATED = "who is at the table need not join"
    WAITING = "who waits for a place need not join"
    AWAY = "who is away comes back instead"
    STILL_LEAVING = "who leaves may join again once the game is over"
    NOT_SEATED = "this is for those who play in this chouette"
    NOT_AWAY = "only who is away comes back"
    NOT_DEALT_IN = "who waits for a place cannot go away"
    NO_GAME_YET = "nobody goes away before the first game"
    IN_GAME = "this waits until the game is over"
    NO_GAME = "no game is in play"
    LAST_ALREADY = "this game is the last already"
    NOT_LAST = "no last game is announced"
    TOO_FEW = "the first game needs three players, later ones two"
    HOST_ONLY = "only the host does this"
    MACHINE_SEATED = "a machine is at the table already"
    MACHINE_GONE = "no machine is at the table, or it leaves after this game"
    HOST_OR_BOX = "only the host or the box starts a game"
    TOO_SMALL = "the table must have room for those who sit at it"
    # who acts in a game of a chouette
    HAS_LEFT = "others act for one who left"
    IS_AWAY = "others act for one who is away"
    IS_RETURNING = "others act for one who has come back until the game is over"
    WAS_SILENT = "others act for one who was silent for too long"
    SHARES_RESULT = "the box's partner has no cube"
    NOT_IN_GAME = "who is not dealt in does not act"
    OUT_OF_GAME = "whose bet is over acts only on an extra, as a proxy, or for an absent box"
    NO_PROXY = "only a member's proxy answers for them"
    BOX_HAS_NO_PROXY = "the box answers for itself"
    NO_PROXY_NAMED = "no proxy is named who could be taken back"
    OWN_PROXY = "nobody is their own proxy"
    PROXY_ALREADY = "they may answer already"
    NEVER_PROXY = "a proxy is a member who is here, and not on the box's side"
    # doubles and answers in a chouette
    NOT_YOUR_CUBE = "everyone turns and answers only their own cubes"
    ANOTHERS_CUBE = "this is another member's cube"
    CAPTAIN_DOUBLES = "with one cube for all only the captain doubles"
    NOT_DOUBLED = "what was not doubled is not taken back"
    DOUBLED_ALREADY = "what is doubled is not doubled again"
    ROLL_ASKED_FOR = "doubles stand once the roll was asked for"
    NOT_ASKED = "no offer on this cube awaits your answer"
    CAPTAIN_FOLLOWS = "the captain follows nobody"
    ANSWER_SHOWN = "an answer stands once it is shown"
    CAPTAIN_LAST = "the captain answers last"
    CAPTAIN_FIRST = "the captain answers first"
    DOUBLE_RULE = "the table's rule about which cubes are doubled together does not allow it"
    TAKE_RULE = "the table's rule about which cubes are taken together does not allow it"
    # settling bets of a chouette
    BET_OVER = "that bet is over"
    NO_BET_LEFT = "all bets are over for whoever asks"
    ANOTHERS_BET = "only the two players of a bet, or who speaks for one who is gone, settle or concede it"
    OFFER_OPEN = "nothing is settled while the cube is offered"
    NO_SETTLEMENTS = "this table does not settle"
    TOO_MANY_POINTS = "a settlement is at most three times the cube"
    NOBODY_ANSWERS = "for one who is gone nobody accepts less than all that the game can cost"
    NOTHING_PROPOSED = "nothing like it is proposed on that bet"
    NO_PROPOSAL_LEFT = "what was proposed on that bet is answered or withdrawn by now"
    ANSWERED_BY_OTHER = "one's own proposal is answered by the other side"
    PROPOSED_BY_YOU = "one's own proposal is withdrawn before another is made"
    PROPOSED_TO_YOU = "what is proposed is answered first"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused.

    Args:
        who: Whom a sentence about it names, such as the owner of the cube.
        number: What it counts, such as the cap; None where it counts nothing.
    """

    reason: Reason
    who: tuple[PlayerId, ...] = ()
    number: int | None = None


class IllegalAction(EngineError):
    """An `action` that is not among those `possible` for a player now; `refusal` says why.

    The message names kinds of actions alone, so that it tells nobody's sealed answer. There is no action if
    it does not matter which.
    """

    def __init__(
        self, refusal: Refusal, action: object | None = None, possible: Sequence[object] = ()
    ) -> None:
        kinds = ", ".join(dict.fromkeys(type(other).__name__ for other in possible)) or "nothing"
        tried = "anything" if action is None else type(action).__name__
        super().__init__(f"{tried} where {kinds} is possible: {refusal.reason}")
        self.refusal = refusal
        self.action = action
        self.possible = tuple(possible)

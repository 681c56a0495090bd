"""Why the rules of a chouette do not allow something, and what the reader may do instead."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from bot.engine import AnswerOffer, IllegalAction, OfferStage, Reason, Refusal, Side, WinKind, format_roll
from bot.engine.chouette import (
    Chouette,
    ChouettePhase,
    ChouetteReason,
    Decision,
    LoneRule,
    Need,
    actions,
    crew_to_double,
    cubes_to_offer,
    decisions,
    is_in_grace,
)
from bot.engine.chouette.answers import offers_due
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import PlayerId
from bot.play.base import errors
from bot.play.base.errors import explains, explains_at, says
from bot.play.base.table import Player
from bot.play.chouette.errors import (
    ChannelReused,
    NothingToSuggest,
    NotTheirPayment,
    PaymentChanged,
    SuggestionVoid,
    TooManyLobbies,
)
from bot.play.chouette.intents import to_offer
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.people import Names, listed_names, player_name
from bot.play.kinds.kind import words_of
from bot.play.text import reasons
from bot.play.text.reasons import EVERYWHERE, RefusalDetails
from bot.play.text.words import name
from bot.text.catalogue import phrase


class ChouetteActionName(Enum):
    """An action that moves a chouette's game on, beside those on any board."""

    TAKE_BACK = auto()
    NO_DOUBLE = auto()
    HOLD = auto()
    RELEASE = auto()
    GIVE_EXTRA = auto()
    KEEP_EXTRAS = auto()
    RETRACT = auto()
    ANSWER_FOR = auto()
    SEEK_PARTNER = auto()
    PLAY_ALONE = auto()
    BE_PARTNER = auto()
    START = auto()
    AGREE_TO_STAKE = auto()
    ANSWER_PROPOSAL = auto()
    WITHDRAW_PROPOSAL = auto()


CAN_DO: Final[Mapping[type, Enum]] = {
    actions.TakeBackDouble: ChouetteActionName.TAKE_BACK,
    actions.DeclineDouble: ChouetteActionName.NO_DOUBLE,
    actions.Hold: ChouetteActionName.HOLD,
    actions.Release: ChouetteActionName.RELEASE,
    actions.GiveExtra: ChouetteActionName.GIVE_EXTRA,
    actions.KeepExtras: ChouetteActionName.KEEP_EXTRAS,
    actions.Retract: ChouetteActionName.RETRACT,
    actions.InPlaceOf: ChouetteActionName.ANSWER_FOR,
    actions.SeekPartner: ChouetteActionName.SEEK_PARTNER,
    actions.PlayAlone: ChouetteActionName.PLAY_ALONE,
    actions.ReplyToBox: ChouetteActionName.BE_PARTNER,
    actions.StartGame: ChouetteActionName.START,
    actions.AgreeToStake: ChouetteActionName.AGREE_TO_STAKE,
    actions.AcceptProposal: ChouetteActionName.ANSWER_PROPOSAL,
    actions.RefuseProposal: ChouetteActionName.ANSWER_PROPOSAL,
    actions.WithdrawProposal: ChouetteActionName.WITHDRAW_PROPOSAL,
}
"""The actions that move the game on; coming, going and instructions, always possible, are left out."""


class Awaited(Enum):
    """A state that a chouette is waiting in, as far as a reason shows it."""

    SEEK_PARTNER = auto()
    BE_PARTNER = auto()
    DOUBLE_OR_ROLL = auto()
    ROLL = auto()
    HOLD = auto()
    TAKE_OR_PASS = auto()
    ANSWER = auto()
    EXTRA = auto()
    KEEP_EXTRAS = auto()
    BEAVER_OR_PASS = auto()
    MOVE = auto()


def whose_turn(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    """Such as "Waiting for Ben to play 3-1."; of others only where the reader has nothing to decide."""
    match chouette.phase:
        case ChouettePhase.LOBBY:
            return phrase("reason-waits-for-host", host=player_name(names, chouette.host))
        case ChouettePhase.BETWEEN:
            return phrase("reason-waits-for-next-game", players=status_text.who_starts(chouette, names))
        case ChouettePhase.CLOSED:
            return phrase("reason-closed")
        case _:
            return _awaited(chouette, names, player)


def _awaited(chouette: Chouette, names: Names, player: PlayerId | None) -> str:
    waited = decisions(chouette)
    if not waited and is_in_grace(chouette):
        return phrase("reason-waits-for-crew", players=listed_names(names, crew_to_double(chouette)))
    if not waited:
        return phrase("reason-waits-for-autopilot")
    rolled = chouette.in_play and chouette.in_play.game.roll
    roll = format_roll(rolled) if rolled else ""
    own = next((decision for decision in waited if decision.player == player), None)
    if own is not None:
        is_decided = own.need is Need.ROLL and _has_doubled_all(chouette, own.player)
        need = Awaited.ROLL if is_decided else _need(chouette, own)
        return phrase("reason-your-decision", need=need, roll=roll)
    others = dict.fromkeys(decision.player for decision in waited)
    who, need = listed_names(names, others), _need(chouette, waited[0])
    return phrase("reason-others-decision", who=who, count=len(others), need=need, roll=roll)


def _need(chouette: Chouette, decision: Decision) -> Awaited:
    match decision.need:
        case Need.ROLL:
            may_double = bool(cubes_to_offer(chouette, decision.player))
            return Awaited.DOUBLE_OR_ROLL if may_double else Awaited.ROLL
        case Need.ANSWER:
            stages = {offer.stage for offer in offers_due(chouette) if offer.player == decision.of}
            return Awaited.TAKE_OR_PASS if stages == {OfferStage.DOUBLE} else Awaited.ANSWER
        case Need.LAST_WORD:
            is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
            return Awaited.KEEP_EXTRAS if is_extras else Awaited.BEAVER_OR_PASS
        case other:
            return Awaited[other.name]


def _has_doubled_all(chouette: Chouette, player: PlayerId) -> bool:
    """Whether the reader has nothing left to double before the roll; nobody else may know it."""
    return chouette.phase is ChouettePhase.CUBE and set(cubes_to_offer(chouette, player)) <= set(
        chouette.current.doubling.offers
    )


def chouette_here(command: str = "") -> str:
    here = (
        phrase("refusal-chouette-here", command=command)
        if command
        else phrase("refusal-chouette-here-button")
    )
    return f"{here} {phrase('refusal-chouette-instead', command=command.partition(' ')[0])}"


@explains(TooManyLobbies)
def too_many_lobbies(error: TooManyLobbies) -> str:
    return phrase("refusal-too-many-lobbies", number=error.number)


@explains_at(ChouetteTable, errors.ChannelBusy)
def channel_busy(table: ChouetteTable, _player: PlayerId | None) -> str:
    title = status_text.title(table.chouette, table.players)
    return phrase("refusal-channel-taken-for-chouette", title=title)


@explains(ChannelReused)
def channel_reused(error: ChannelReused) -> str:
    return phrase("refusal-channel-reused", taken=words_of(error.taken).headline(error.taken))


@explains(NotTheirPayment)
def not_their_payment(error: NotTheirPayment) -> str:
    payer, payee = name(error.payer), name(error.payee)
    return phrase("reckoning-not-theirs", state=error.state, payer=payer, payee=payee)


@explains(PaymentChanged)
def payment_changed(error: PaymentChanged) -> str:
    return phrase("reckoning-changed", state=error.state, payee=name(error.payee))


@explains_at(ChouetteTable, errors.NotSeated)
def not_at_table(table: ChouetteTable, _player: PlayerId | None = None) -> str:
    """For somebody without a seat: how to join."""
    if table.chouette.is_closed:
        return phrase("reason-closed")
    return _not_seated(table.chouette)


def _not_seated(chouette: Chouette) -> str:
    """How to join: by the button, where the board has it."""
    has_button = chouette.phase in (ChouettePhase.LOBBY, ChouettePhase.BETWEEN)
    return phrase("reason-not-seated", has_button=has_button)


@explains_at(ChouetteTable, errors.StaleBoard)
def stale(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"{phrase('refusal-stale')} {whose_turn(table.chouette, table.players, player)}"


def no_bet_with(player: PlayerId, others: Sequence[PlayerId], names: Names) -> str:
    if not others:
        return phrase("reason-no-bet-with-anybody")
    return phrase(
        "reason-no-bet-with", player=player_name(names, player), players=listed_names(names, others)
    )


def never_host(player: Player) -> str:
    return phrase("reason-never-host", player=name(player))


def not_your_proxy(player: PlayerId, names: Names) -> str:
    return phrase("reason-never-proxy", player=player_name(names, player))


@explains_at(ChouetteTable, NothingToSuggest)
def nothing_to_suggest(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"{phrase('advice-no-roll')} {whose_turn(table.chouette, table.players, player)}"


@explains_at(ChouetteTable, SuggestionVoid)
def suggestion_void(table: ChouetteTable, player: PlayerId | None) -> str:
    return f"{phrase('advice-played-since')} {whose_turn(table.chouette, table.players, player)}"


@explains_at(ChouetteTable, errors.NotBegun)
def not_begun(table: ChouetteTable, _player: PlayerId | None) -> str:
    return f"{phrase('refusal-chouette-not-begun')} {whose_turn(table.chouette, table.players, None)}"


def no_ledger() -> str:
    return phrase("refusal-no-ledger")


says(errors.TooLate, lambda: phrase("refusal-chouette-too-late"), ChouetteTable)


@explains_at(ChouetteTable, errors.NoSuchGame)
def no_such_game(table: ChouetteTable, _player: PlayerId | None) -> str:
    return phrase("refusal-chouette-games", games=table.chouette.number)


@dataclass(frozen=True, slots=True)
class Case(RefusalDetails):
    """A refusal in a chouette, to a player who reads it, with the names of its people."""

    chouette: Chouette
    names: Names
    player: PlayerId
    refusal: Refusal

    @classmethod
    def of(cls, chouette: Chouette, names: Names, player: PlayerId, refusal: Refusal) -> "Case":
        who, number = listed_names(names, refusal.who), refusal.number or 0
        return cls(who, number, chouette, names, player, refusal)

    @property
    def count(self) -> int:
        """How many players the reason names."""
        return len(self.refusal.who)


def illegal_action(table: ChouetteTable, player: PlayerId, error: IllegalAction) -> str:
    """Why a player may not do something, for that player to read, and what is possible instead."""
    chouette, names, refusal = table.chouette, table.players, error.refusal
    possible = to_offer(chouette, error.possible)
    if refusal.reason is Reason.NOT_NOW and (instead := reasons.right_now(possible, CAN_DO)):
        return instead
    said = SENTENCES[refusal.reason](Case.of(chouette, names, player, refusal))
    if not said:
        return reasons.right_now(possible, CAN_DO) or whose_turn(chouette, names, player)
    if refusal.reason not in ABOUT_NOW:
        return said
    ways = reasons.you_can(_possible_instead(error, possible), CAN_DO)
    return f"{said} {ways or whose_turn(chouette, names, player)}"


def _possible_instead(error: IllegalAction, possible: tuple[object, ...]) -> tuple[object, ...]:
    """Return the possible actions; of an answer, only those on the same cube, since the box answers many."""
    if not isinstance(error.action, AnswerOffer) or error.refusal.reason not in OF_RAISES:
        return possible
    cube = error.action.cube
    return tuple(one for one in possible if isinstance(one, AnswerOffer) and one.cube == cube)


def _too_few(case: Case) -> str:
    if case.chouette.number:
        return phrase("reason-too-few", missing=case.number)
    return phrase("reason-too-few-at-first", missing=case.number)


def _host_or_box(case: Case) -> str:
    first, *others = (player_name(case.names, player) for player in case.refusal.who)
    if not others:
        return phrase("reason-one-starts", player=first)
    return phrase("reason-host-or-box-starts", box=first, host=others[0])


def _no_game(case: Case) -> str:
    return f"{phrase('reason-no-game')} {whose_turn(case.chouette, case.names, case.player)}"


def _not_your_turn(case: Case) -> str:
    side = case.chouette.game.on_roll or Side.BLACK
    if not case.refusal.who:
        return phrase("reason-autopilot-moves", side=side)
    return phrase("reason-mover", player=case.who, side=side)


def _other_owns_cube(case: Case) -> str:
    is_single = case.chouette.sheet.is_single
    return phrase("reason-other-side-owns-cube") if is_single else EVERYWHERE[Reason.OTHER_OWNS_CUBE](case)


def _double_rule(case: Case) -> str:
    return phrase("reason-double-rule", rule=case.chouette.sheet.double_rule, captain=case.who)


def _take_rule(case: Case) -> str:
    return phrase("reason-take-rule", rule=case.chouette.sheet.take_rule)


def _no_bet_left(case: Case) -> str:
    return phrase("reason-no-bet-left", who=case.who, count=case.count, bets=case.number)


def _too_many_points(case: Case) -> str:
    if case.refusal.number is None:
        return phrase("reason-too-many-points")
    return phrase("reason-too-many-points-here", number=case.number)


def _nobody_answers(case: Case) -> str:
    if case.refusal.number is None:
        return phrase("reason-nobody-answers-now", player=case.who)
    return phrase("reason-nobody-answers", player=case.who, kind=WinKind(case.number))


def _not_asked(case: Case) -> str:
    """Name those whose answer is awaited after the reader's side has doubled; otherwise ""."""
    game, of = case.chouette.game, bets_played_by(case.chouette, case.player)
    offers = [(game.cubes[bet.cube].offer, bet.player(bet.side_of(of).other)) for bet in game.active_bets(of)]
    own = [
        (offer, other) for offer, other in offers if offer is not None and offer.to is not game.side_of(of)
    ]
    others = dict.fromkeys(other for _, other in own)
    if not others:
        return ""
    stage = max(offer.stage for offer, _ in own)
    return phrase("reason-you-doubled", who=listed_names(case.names, others), count=len(others), stage=stage)


SENTENCES: Final[Mapping[StrEnum, Callable[[Case], str]]] = {
    **EVERYWHERE,
    Reason.OTHER_OWNS_CUBE: _other_owns_cube,
    ChouetteReason.CLOSED: lambda _: phrase("reason-closed"),
    ChouetteReason.SEATED: lambda _: phrase("reason-seated"),
    ChouetteReason.WAITING: lambda case: phrase("reason-waiting", number=case.number),
    ChouetteReason.AWAY: lambda _: phrase("reason-away"),
    ChouetteReason.STILL_LEAVING: lambda _: phrase("reason-still-leaving"),
    ChouetteReason.NOT_SEATED: lambda case: _not_seated(case.chouette),
    ChouetteReason.NOT_AWAY: lambda _: phrase("reason-seated"),
    ChouetteReason.NOT_DEALT_IN: lambda _: phrase("reason-not-dealt-in"),
    ChouetteReason.NO_GAME_YET: lambda _: phrase("reason-no-game-yet"),
    ChouetteReason.IN_GAME: lambda case: phrase("reason-in-game", number=case.number),
    ChouetteReason.NO_GAME: _no_game,
    ChouetteReason.LAST_ALREADY: lambda _: phrase("reason-last-already"),
    ChouetteReason.NOT_LAST: lambda _: phrase("reason-not-last"),
    ChouetteReason.TOO_FEW: _too_few,
    ChouetteReason.BOT_SEATED: lambda _: phrase("reason-machine-seated"),
    ChouetteReason.BOT_GONE: lambda _: phrase("reason-machine-gone"),
    ChouetteReason.HOST_ONLY: lambda case: phrase("reason-host-only", host=case.who),
    ChouetteReason.HOST_ALREADY: lambda _: phrase("reason-host-already"),
    ChouetteReason.NEVER_HOST: lambda case: phrase("reason-never-host", player=case.who),
    ChouetteReason.NOT_CLOSED: lambda _: phrase("reason-not-closed"),
    ChouetteReason.HOST_OR_BOX: _host_or_box,
    ChouetteReason.TOO_SMALL: lambda case: phrase("reason-too-small", number=case.number),
    ChouetteReason.BOX_ASKS: lambda _: phrase("seat-box"),
    ChouetteReason.BOX_ONLY: lambda case: phrase("reason-box-only", box=case.who),
    ChouetteReason.NOT_IN_LINE: lambda _: phrase("reason-not-in-line"),
    ChouetteReason.HAS_LEFT: lambda _: phrase("reason-has-left"),
    ChouetteReason.IS_AWAY: lambda _: phrase("reason-is-away"),
    ChouetteReason.IS_RETURNING: lambda _: phrase("reason-is-returning"),
    ChouetteReason.WAS_SILENT: lambda _: phrase("reason-was-silent"),
    ChouetteReason.SHARES_RESULT: lambda case: phrase("reason-shares-result", box=case.who),
    ChouetteReason.NOT_IN_GAME: lambda _: phrase("reason-not-in-game"),
    ChouetteReason.OUT_OF_GAME: lambda _: phrase("reason-out-of-game"),
    Reason.NOT_YOUR_TURN: _not_your_turn,
    ChouetteReason.NO_PROXY: lambda _: phrase("reason-no-proxy"),
    ChouetteReason.BOX_HAS_NO_PROXY: lambda _: phrase("reason-box-has-no-proxy"),
    ChouetteReason.NO_PROXY_NAMED: lambda _: phrase("reason-no-proxy-named"),
    ChouetteReason.OWN_PROXY: lambda _: phrase("reason-own-proxy"),
    ChouetteReason.PROXY_ALREADY: lambda case: phrase("reason-proxy-already", player=case.who),
    ChouetteReason.NEVER_PROXY: lambda case: phrase("reason-never-proxy", player=case.who),
    ChouetteReason.NOT_YOUR_CUBE: lambda _: phrase("reason-not-your-cube"),
    ChouetteReason.ANOTHERS_CUBE: lambda case: phrase("reason-anothers-cube", owner=case.who),
    ChouetteReason.CAPTAIN_DOUBLES: lambda case: phrase("reason-captain-doubles", captain=case.who),
    ChouetteReason.NOT_DOUBLED: lambda _: phrase("reason-not-doubled"),
    ChouetteReason.DOUBLED_ALREADY: lambda _: phrase("reason-doubled-already"),
    ChouetteReason.ROLL_ASKED_FOR: lambda _: phrase("reason-roll-asked-for"),
    ChouetteReason.NOT_ASKED: _not_asked,
    ChouetteReason.CAPTAIN_FOLLOWS: lambda _: phrase("reason-captain-follows"),
    ChouetteReason.ANSWER_SHOWN: lambda _: phrase("reason-answer-shown"),
    ChouetteReason.CAPTAIN_LAST: lambda _: phrase("reason-captain-last"),
    ChouetteReason.CAPTAIN_FIRST: lambda case: phrase("reason-captain-first", captain=case.who),
    ChouetteReason.DOUBLE_RULE: _double_rule,
    ChouetteReason.TAKE_RULE: _take_rule,
    ChouetteReason.BET_OVER: lambda _: phrase("reason-bet-over"),
    ChouetteReason.NO_BET_LEFT: _no_bet_left,
    ChouetteReason.ANOTHERS_BET: lambda case: phrase("reason-anothers-bet", who=case.who, count=case.count),
    ChouetteReason.OFFER_OPEN: lambda _: phrase("reason-offer-open"),
    ChouetteReason.NO_SETTLEMENTS: lambda _: phrase("reason-no-settlements"),
    ChouetteReason.TOO_MANY_POINTS: _too_many_points,
    ChouetteReason.NOBODY_ANSWERS: _nobody_answers,
    ChouetteReason.NOTHING_PROPOSED: lambda _: phrase("reason-nothing-proposed"),
    ChouetteReason.NO_PROPOSAL_LEFT: lambda _: phrase("reason-no-proposal-left"),
    ChouetteReason.ANSWERED_BY_OTHER: lambda case: phrase("reason-answered-by-other", player=case.who),
    ChouetteReason.PROPOSED_BY_YOU: lambda _: phrase("reason-proposed-by-you"),
    ChouetteReason.PROPOSED_TO_YOU: lambda case: phrase("reason-proposed-to-you", player=case.who),
}
"""A sentence for each reason; "" where what is possible says it."""
OF_RAISES: Final = {Reason.OVER_CAP, Reason.NO_BEAVERS, Reason.NO_RACCOONS}
ABOUT_NOW: Final = {
    *OF_RAISES,
    Reason.NOT_NOW,
    ChouetteReason.NOT_AWAY,
    ChouetteReason.NOT_CLOSED,
    Reason.OTHER_ON_ROLL,
    Reason.OTHER_OWNS_CUBE,
    ChouetteReason.SHARES_RESULT,
    ChouetteReason.NOT_IN_GAME,
    ChouetteReason.OUT_OF_GAME,
    Reason.NOT_YOUR_TURN,
    ChouetteReason.NOT_YOUR_CUBE,
    ChouetteReason.BOX_ASKS,
    ChouetteReason.BOX_ONLY,
    ChouetteReason.NOT_IN_LINE,
    ChouetteReason.ANOTHERS_CUBE,
    ChouetteReason.CAPTAIN_DOUBLES,
    ChouetteReason.NOT_DOUBLED,
    ChouetteReason.DOUBLED_ALREADY,
    ChouetteReason.ROLL_ASKED_FOR,
    ChouetteReason.NOT_ASKED,
    ChouetteReason.CAPTAIN_FOLLOWS,
    ChouetteReason.ANSWER_SHOWN,
    ChouetteReason.CAPTAIN_LAST,
    ChouetteReason.CAPTAIN_FIRST,
    ChouetteReason.NO_PROPOSAL_LEFT,
}

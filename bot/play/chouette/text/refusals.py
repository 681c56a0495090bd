"""Why the rules of a chouette do not allow something, and what they allow instead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine import Answer, AnswerOffer, Bet, OfferDouble, OfferStage, Side
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouettePhase,
    ComeBack,
    Concede,
    DoubleRule,
    GoAway,
    NameProxy,
    NotAllowed,
    Refusal,
    SettlementUpTo,
    TakeBackDouble,
    TakeRule,
    mover,
    why_not,
)
from bot.engine.chouette.actions import AgreementAction
from bot.engine.chouette.answers import offers_due, open_offers
from bot.engine.chouette.people import bets_played_by, spoken_for, who_may_answer_for
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.chouette.text.people import Names, all_named, called
from bot.play.chouette.text.refused_places import not_your_proxy, now, you_may
from bot.play.text.words import KINDS


def too_many_points(error: NotAllowed, _: Names) -> str:
    """Return how many points a settlement is at most."""
    most = {one.bet: one.most for one in error.possible if isinstance(one, SettlementUpTo)}
    limit = most.get(_bet_of(error))
    here = "" if limit is None else f", here {limit} points"
    return f"A settlement is at most three times the cube{here}: propose fewer."


def nobody_answers(error: NotAllowed, names: Names) -> str:
    """Return what alone is accepted for one who is gone."""
    game, number = error.chouette.game, _bet_of(error)
    bet = game.bets[number]
    of = spoken_for(error.chouette, bet, error.player) or error.player
    who = called(names, bet.player(bet.side_of(of).other))
    left = [one.kind for one in error.possible if isinstance(one, Concede) and one.bet == number]
    what = f"you may only concede {KINDS[left[0]]}, all that this game can cost" if left else "play on"
    return f"Nobody answers for {who}, who is gone: {what}."


def no_proposal(error: NotAllowed, names: Names) -> str:
    """Return what is open on a bet, or that nothing is."""
    proposals = error.chouette.current.proposals
    open_one = next((one for one in proposals if one.bet == _bet_of(error)), None)
    if open_one is None:
        return "Nothing like that is open on this bet: propose something, or concede more than was refused."
    if error.player in (open_one.by, open_one.speaker):
        return "What you proposed on that bet is still open: withdraw it first."
    return f"{called(names, open_one.by)} has proposed something on that bet: accept or refuse it first."


def _bet_of(error: NotAllowed) -> int:
    """Return the number of the bet that an agreement is about."""
    return error.action.bet if isinstance(error.action, AgreementAction) else 0


NOT_YOUR_CUBE: Final = "That is not your cube: you double only with your own."
PLAIN: Final[Mapping[Refusal, str]] = {
    Refusal.CLOSED: "This chouette is over. Open another with `/chouette start`.",
    Refusal.STILL_LEAVING: "You are leaving: once this game is over you can join again.",
    Refusal.NOT_SEATED: "You do not play in this chouette. Join it with `/chouette join`.",
    Refusal.LAST_ALREADY: "The last game is announced already. Take it back with `/chouette last when:off`.",
    Refusal.NOT_LAST: "No last game is announced, so there is nothing to take back.",
    Refusal.NO_PROXY: (
        "You answer for yourself alone. For another you may answer once you are named with `/chouette proxy`."
    ),
    Refusal.OFFER_OPEN: "That cube is offered: its double must be answered before the bet can be settled.",
    Refusal.NO_SETTLEMENTS: "This table does not settle. You may concede a bet with `/chouette concede`.",
}
DOUBLE_RULES: Final = {
    DoubleRule.MUST_INCLUDE_CAPTAIN: "whoever the box doubles, the captain must be doubled too",
    DoubleRule.ALL: "the box doubles all cubes that it may turn, or none",
}
TAKE_RULES: Final = {
    TakeRule.HALF_OF_INITIAL: "of first doubles by the whole team the box takes at least half, or none",
    TakeRule.ALL_OR_NONE: "the box takes all cubes that are offered together, or none",
    TakeRule.MUST_TAKE_CAPTAIN: "if the box takes any cube, it takes the captain's too",
}


def not_allowed(error: NotAllowed, names: Names) -> str:
    """Return why somebody may not do something, to himself, and what is possible instead."""
    chouette, player, action = error.chouette, error.player, error.action
    reason = why_not(chouette, player, action) if isinstance(action, ChouetteAction) else Refusal.NOT_NOW
    if reason in PLAIN:
        return PLAIN[reason]
    if reason is Refusal.NOT_NOW and isinstance(action, NameProxy):
        return _no_proxy(chouette, player, action.proxy, names)
    if reason is Refusal.NOT_NOW and isinstance(action, GoAway | ComeBack):
        return _no_going(error, names)
    sentence = SPOKEN[reason](error, names)
    if reason not in ABOUT_NOW:
        return sentence
    return f"{sentence} {you_may(error.possible) or now(chouette, names, player)}"


def _no_proxy(chouette: Chouette, player: PlayerId, proxy: PlayerId | None, names: Names) -> str:
    """Return why somebody cannot be named to answer for a player, or nobody cannot."""
    if player == chouette.current.box:
        return "The box has no proxy: it answers for itself. You may go away with `/chouette away`."
    if proxy is None:
        return "You have named no proxy. Name one with `/chouette proxy`."
    if proxy == player:
        return "You answer for yourself as it is: name another member as your proxy."
    if any((one.member, one.proxy) == (player, proxy) for one in chouette.current.proxies):
        return f"{called(names, proxy)} may answer for you already."
    return not_your_proxy(proxy, names)


def _bet_over(error: NotAllowed, names: Names) -> str:
    """Return that a bet is over, or that none is somebody's, and who may settle those that still run."""
    bets = [bet for bet in error.chouette.game.bets if bet.is_active]
    if any(spoken_for(error.chouette, bet, error.player) is not None for bet in bets):
        return "That bet is over. Settle, or concede, one that still runs."
    whose = "those that do" if bets[1:] else "the one that does"
    return f"You have no bet that still runs. {_may_settle(error.chouette, bets, whose, names)}"


def _anothers_bet(error: NotAllowed, names: Names) -> str:
    bet = error.chouette.game.bets[_bet_of(error)]
    white, black = (called(names, player) for player in bet.players)
    return f"That bet is between {white} and {black}. {_may_settle(error.chouette, [bet], 'it', names)}"


def _may_settle(chouette: Chouette, bets: Sequence[Bet], whose: str, names: Names) -> str:
    """Return who may settle or concede bets: their players, or who speaks for those who are gone."""
    sides = dict.fromkeys(player for bet in bets for player in bet.players)
    first = dict.fromkeys(speaker for of in sides for speaker in who_may_answer_for(chouette, of)[:1])
    return f"Only {all_named(names, first)} may settle or concede {whose}."


def _seated(error: NotAllowed, _: Names) -> str:
    chouette, player = error.chouette, error.player
    if player in chouette.queue:
        place = chouette.queue.index(player) + 1
        return f"You are on the waiting list already, as number {place}, and need not join again."
    if player in chouette.away:
        return "You are away: type `/chouette back` to be dealt in again."
    return "You are at this table already. To leave it, type `/chouette leave`."


def _in_game(error: NotAllowed, _: Names) -> str:
    return f"Game {error.chouette.number} is in play: that is possible once it is over."


def _too_few(error: NotAllowed, _: Names) -> str:
    here = len(error.chouette.dealt)
    least = 2 if error.chouette.number else 3
    missing = "one more has" if least - here == 1 else f"{least - here} more have"
    which = "A game needs two players" if error.chouette.number else "The first game needs three players"
    return f"{which}: {missing} to join with `/chouette join`."


def _host_only(error: NotAllowed, names: Names) -> str:
    return f"Only the host may do that: offer {called(names, error.chouette.host)}."


def _host_or_box(error: NotAllowed, names: Names) -> str:
    host, box = error.chouette.host, error.chouette.box
    if box is None or box == host:
        return f"Only {called(names, host)} may start the game."
    return f"Only the box, {called(names, box)}, or the host, {called(names, host)}, may start the game."


def _too_small(error: NotAllowed, _: Names) -> str:
    seats = len(error.chouette.dealt)
    return f"{seats} players sit at this table, so `max_players` cannot be less: choose {seats} or more."


def _no_game(error: NotAllowed, names: Names) -> str:
    return f"That is possible only in a game. {now(error.chouette, names, error.player)}"


def _handed_over(error: NotAllowed, _: Names) -> str:
    if error.player in error.chouette.leaving:
        return "You have left: others act for you until this game is over. After it you may join again."
    if error.player in error.chouette.away:
        return (
            "You are away: others act for you in this game. With `/chouette back` you play again in the next."
        )
    if error.player in error.chouette.current.returning:
        return "You are back, but others act for you to the end of this game. You play again in the next."
    return "You were silent for too long: others act for you in this game. You play again in the next."


def _out(error: NotAllowed, names: Names) -> str:
    chouette, player = error.chouette, error.player
    if player == chouette.current.partner:
        box = called(names, chouette.current.box)
        return f"You share {box}'s result in this game, and have no cube of your own."
    if player not in chouette.dealt:
        return "You do not play in this game; you are dealt in when it is over and there is room."
    return "Your bet is over in this game; you play again in the next."


def _not_the_mover(error: NotAllowed, names: Names) -> str:
    moving = mover(error.chouette)
    side = "box" if error.chouette.game.on_roll is Side.WHITE else "team"
    if moving is None:
        return f"The autopilot rolls and moves for the {side} now."
    return f"{called(names, moving)} rolls and moves for the {side} now."


def _not_now(_: NotAllowed, __: Names) -> str:
    return "That is not possible now."


def _no_going(error: NotAllowed, names: Names) -> str:
    """Return why somebody cannot go away, or come back."""
    if isinstance(error.action, ComeBack):
        return "You are not away, so you need not come back."
    if error.player in error.chouette.away:
        return _seated(error, names)
    why = "You are not dealt in yet." if error.chouette.number else "Nobody is away before the first game."
    return f"{why} To give up your place, type `/chouette leave`."


def _not_your_cube(error: NotAllowed, names: Names) -> str:
    chouette, action = error.chouette, error.action
    if not isinstance(action, OfferDouble | TakeBackDouble):
        return NOT_YOUR_CUBE
    of = bets_played_by(chouette, error.player)
    held = next((bet for bet in chouette.game.active_bets(of) if bet.cube == action.cube), None)
    if held is None:
        return _anothers_cube(chouette, action.cube, names)
    return _why_no_turn(chouette, held, of, names) or _why_no_edit(chouette, action)


def _anothers_cube(chouette: Chouette, cube: CubeIndex, names: Names) -> str:
    owners = [bet.black for bet in chouette.game.bets if bet.cube == cube and bet.is_active]
    if not owners:
        return NOT_YOUR_CUBE
    return f"That is {called(names, owners[0])}'s cube: you double only with your own."


def _why_no_turn(chouette: Chouette, bet: Bet, player: PlayerId, names: Names) -> str:
    """Return why the cube of a player's bet cannot be turned; "" if it can."""
    game, side, captain = chouette.game, bet.side_of(player), chouette.current.captain
    cube = game.cubes[bet.cube]
    if game.on_roll is not side:
        return "You double before your own side rolls, and now the other side is on roll."
    if cube.owner is side.other:
        holds = called(names, bet.player(side.other)) if not chouette.sheet.is_single else "the other side"
        return f"That cube is held by {holds}, who alone may double with it."
    if chouette.sheet.is_single and side is Side.BLACK and player != captain:
        return f"With one cube for all only the captain, {called(names, captain)}, doubles."
    if not game.terms.is_within_cap(cube.accepted_value):
        return f"A cube goes no higher than {game.terms.cube_cap} at this table."
    return ""


def _why_no_edit(chouette: Chouette, action: OfferDouble | TakeBackDouble) -> str:
    is_offered = action.cube in chouette.current.window.offers
    if isinstance(action, TakeBackDouble) and not is_offered:
        return "You have not doubled with that cube, so there is nothing to take back."
    if isinstance(action, OfferDouble) and is_offered:
        return "You have doubled with that cube already."
    return "The roll was asked for, so your doubles stand as they are."


def _not_asked(error: NotAllowed, names: Names) -> str:
    chouette, player = error.chouette, error.player
    if _is_answer(error.action, Answer.FOLLOW) and player == chouette.current.captain:
        return "You are the captain, and follow nobody."
    if any(offer.player == player for offer in open_offers(chouette)) and not _is_asked_now(chouette, player):
        return _asked_later(chouette, player, names)
    return _why_no_raise(error) or "No double on that cube awaits your answer."


def _is_answer(action: object, answer: Answer) -> bool:
    return isinstance(action, AnswerOffer) and action.answer is answer


def _is_asked_now(chouette: Chouette, player: PlayerId) -> bool:
    return any(offer.player == player for offer in offers_due(chouette))


def _asked_later(chouette: Chouette, player: PlayerId, names: Names) -> str:
    """Return why somebody who is doubled does not answer yet, or has answered for good."""
    captain = chouette.current.captain
    if any(one.player == player and one.is_shown for one in chouette.current.answers):
        return "Your answer is shown already, and stands."
    if player == captain:
        return "At this table the captain answers last: you are asked once the others have answered."
    return f"At this table the captain answers first: you are asked after {called(names, captain)}."


def _why_no_raise(error: NotAllowed) -> str:
    """Return why the cube of an open offer cannot be turned once more; "" if it was not to be."""
    action = error.action
    if not isinstance(action, AnswerOffer) or action.answer not in (Answer.BEAVER, Answer.RACCOON):
        return ""
    if AnswerOffer(action.cube, Answer.DROP) not in error.possible:
        return ""
    terms, offered = error.chouette.game.terms, error.chouette.game.cubes[action.cube]
    if not terms.has_beavers:
        return "This table plays without beavers."
    if not terms.is_within_cap(offered.accepted_value * 2):
        return f"A cube goes no higher than {terms.cube_cap} at this table."
    if offered.offer is not None and offered.offer.stage is OfferStage.BEAVER and not terms.has_raccoons:
        return "This table plays without raccoons."
    return ""


def _box_rule(error: NotAllowed, names: Names) -> str:
    if why := _why_no_raise(error):
        return why
    chouette = error.chouette
    captain = called(names, chouette.current.captain)
    if chouette.step is ChouettePhase.CUBE:
        rule = DOUBLE_RULES.get(chouette.sheet.double_rule, "only some cubes go together")
        add = (
            f"{captain}'s cube"
            if chouette.sheet.double_rule is DoubleRule.MUST_INCLUDE_CAPTAIN
            else "the others"
        )
        return f"At this table {rule}. Add {add}, or take your doubles back."
    rule = TAKE_RULES.get(chouette.sheet.take_rule, "only some answers go together")
    return f"At this table {rule}. Choose for all of them together."


SPOKEN: Final[Mapping[Refusal, Callable[[NotAllowed, Names], str]]] = {
    Refusal.BET_OVER: _bet_over,
    Refusal.ANOTHERS_BET: _anothers_bet,
    Refusal.SEATED: _seated,
    Refusal.IN_GAME: _in_game,
    Refusal.TOO_FEW: _too_few,
    Refusal.HOST_ONLY: _host_only,
    Refusal.HOST_OR_BOX: _host_or_box,
    Refusal.TOO_SMALL: _too_small,
    Refusal.NO_GAME: _no_game,
    Refusal.HANDED_OVER: _handed_over,
    Refusal.OUT_OF_GAME: _out,
    Refusal.NOT_THE_MOVER: _not_the_mover,
    Refusal.NOT_NOW: _not_now,
    Refusal.NOT_YOUR_CUBE: _not_your_cube,
    Refusal.NOT_ASKED: _not_asked,
    Refusal.BOX_RULE: _box_rule,
    Refusal.TOO_MANY_POINTS: too_many_points,
    Refusal.NOBODY_ANSWERS: nobody_answers,
    Refusal.NO_PROPOSAL: no_proposal,
}
ABOUT_NOW: Final = {
    Refusal.OUT_OF_GAME,
    Refusal.NOT_THE_MOVER,
    Refusal.NOT_NOW,
    Refusal.NOT_YOUR_CUBE,
    Refusal.NOT_ASKED,
}
"""Where it helps to hear what is possible at the moment."""

"""Who may do what now: `legal_actions` is the one source of truth.

Whatever it lists succeeds, and everything else is refused. `why_not` says why, so that a sentence can say
what would be right. Plays are generated for the mover alone.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.engine.actions import (
    AnswerOffer,
    MakePlay,
    OfferDouble,
    Reason,
    Refusal,
    RollDice,
    why_no_access,
    why_no_double,
    why_no_raise,
    why_no_resignation,
)
from bot.engine.chouette import actions
from bot.engine.chouette.agreements import legal_agreements
from bot.engine.chouette.answers import answers_together, offers_due, open_offers, possible_answers
from bot.engine.chouette.decisions import (
    cubes_to_offer,
    may_decline,
    may_edit_offers,
    may_hold,
    may_roll,
    offers_of,
)
from bot.engine.chouette.game import Instruction, LoneTaker
from bot.engine.chouette.line import without, yet_to_agree
from bot.engine.chouette.options import LoneRule
from bot.engine.chouette.people import (
    active_members,
    bets_played_by,
    box_player,
    has_instruction,
    is_out,
    is_present,
    mover,
    spoken_for,
    who_may_answer_for,
)
from bot.engine.chouette.reasons import ChouetteReason
from bot.engine.chouette.seat_reasons import (
    LEAST_TO_GO_ON,
    LEAST_TO_START,
    OfHost,
    why_closed,
    why_no_partner,
    why_not_go,
    why_not_join,
    why_not_of_host,
    why_not_start,
)
from bot.engine.chouette.state import Chouette, ChouettePhase
from bot.engine.game import Answer, Bet
from bot.engine.keys import CubeIndex, PlayerId
from bot.engine.play import Play
from bot.engine.position import Side
from bot.engine.rights import cubes_to_answer


def legal_actions(chouette: Chouette, player: PlayerId) -> tuple[actions.Possible, ...]:
    """A player's legal actions, those that move the game on first.

    Actions with a number of points or with a sheet have one entry for the whole range: see `covers`.
    """
    known = chouette.known_actions
    if player not in known:
        known[player] = tuple(listed_anew(chouette, player))
    return known[player]


def listed(chouette: Chouette, player: PlayerId) -> Iterable[actions.Possible]:
    """As `legal_actions`, for a reader who stops at the one that they look for."""
    known = chouette.known_actions
    return known[player] if player in known else listed_anew(chouette, player)


def plays_of(chouette: Chouette, player: PlayerId) -> tuple[Play, ...]:
    is_to_play = chouette.phase is ChouettePhase.MOVE and mover(chouette) == player
    return chouette.game.plays if is_to_play else ()


def listed_anew(chouette: Chouette, player: PlayerId) -> Iterator[actions.Possible]:
    yield from _in_step(chouette, player)
    if not chouette.is_closed:
        yield from _in_game(chouette, player)
        yield from _seat(chouette, player)
    elif player == chouette.closed_by:
        yield actions.Reopen()


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
    """Yield the host's actions at any time; during a game they take effect at its end."""
    yield actions.AnyOptions(len(chouette.dealt))
    bot = chouette.bot_player
    if bot is None:
        yield actions.AnyBot()
    elif bot not in chouette.leaving:
        yield actions.SendBotAway()
    if chouette.last_game is not None:
        yield actions.SetLastGame(is_last=False)
    elif chouette.number:
        yield actions.SetLastGame(is_last=True)
    if not chouette.is_in_game or chouette.last_game is None:
        yield actions.Close()
    yield from (actions.NameHost(each) for each in _staying(chouette) if each != chouette.host)


def _staying(chouette: Chouette) -> tuple[PlayerId, ...]:
    """The people at the table who have not left it."""
    return without(chouette.people, *chouette.leaving)


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
    if may_decline(chouette, player):
        yield actions.DeclineDouble()


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
    """Whether a participant may be a proxy: not the bot, nor who is, or may soon be, on the box's side."""
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
    if player in yet_to_agree(chouette):
        yield actions.AgreeToStake()
    if is_dealt and not is_away and chouette.number:
        yield actions.GoAway()
    yield actions.Leave()


_MOVES: Final = RollDice | MakePlay
_CUBES: Final = OfferDouble | actions.TakeBackDouble
_ANSWERS: Final = AnswerOffer | actions.AnswerTogether
_OF_PLAYERS: Final = _MOVES | _CUBES | _ANSWERS | actions.RoleAction | actions.Hold | actions.DeclineDouble


def why_not(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Refusal:
    """Why an action is not among a player's legal ones."""
    return next(_reasons(chouette, player, action))


def _reasons(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    """The reasons against an action, the most general first; to ask for more after the first may fail."""
    if chouette.is_closed:
        yield why_closed(chouette, action)
    if isinstance(action, actions.Join):
        yield (
            Refusal(ChouetteReason.STILL_LEAVING)
            if player in chouette.leaving
            else why_not_join(chouette, player)
        )
    if player not in (*chouette.dealt, *chouette.queue, *chouette.away):
        yield Refusal(ChouetteReason.NOT_SEATED)
    if isinstance(action, actions.StartGame):
        yield from why_not_start(chouette, player)
    if isinstance(action, OfHost):
        is_host = player == chouette.host
        yield (
            why_not_of_host(chouette, action)
            if is_host
            else Refusal(ChouetteReason.HOST_ONLY, (chouette.host,))
        )
    if chouette.in_play is not None:
        yield from _why_not_in_game(chouette, player, action)
    elif chouette.search is not None and isinstance(action, actions.PartnerAction):
        yield from why_no_partner(chouette, player, action)
    elif not isinstance(action, actions.SeatAction):
        yield Refusal(ChouetteReason.NO_GAME)
    if isinstance(action, actions.GoAway | actions.ComeBack):
        yield why_not_go(chouette, player, action)
    yield Refusal(Reason.NOT_NOW)


def _why_not_in_game(
    chouette: Chouette, player: PlayerId, action: actions.ChouetteAction
) -> Iterator[Refusal]:
    if not is_present(chouette, player):
        yield Refusal(_handed_over(chouette, player))
    if isinstance(action, actions.InPlaceOf):
        yield Refusal(ChouetteReason.NO_PROXY)
    if isinstance(action, actions.AgreementAction):
        yield from _about_bet(chouette, player, action)
    if player != mover(chouette):
        yield from _not_moving(chouette, player, action)
    if isinstance(action, _ANSWERS) and chouette.phase is ChouettePhase.ANSWER:
        yield from _about_answer(chouette, player, action)
    if chouette.phase is ChouettePhase.CUBE:
        yield from _about_cubes(chouette, player, action)
    if isinstance(action, actions.NameProxy):
        yield _about_proxy(chouette, player, action.proxy)


def _handed_over(chouette: Chouette, player: PlayerId) -> ChouetteReason:
    if player in chouette.leaving:
        return ChouetteReason.HAS_LEFT
    if player in chouette.away:
        return ChouetteReason.IS_AWAY
    return ChouetteReason.IS_RETURNING if player in chouette.current.returning else ChouetteReason.WAS_SILENT


def _not_moving(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    is_out = not chouette.game.active_bets(bets_played_by(chouette, player))
    if is_out and isinstance(action, _OF_PLAYERS):
        yield _out(chouette, player)
    if isinstance(action, _MOVES):
        moving = mover(chouette)
        yield Refusal(Reason.NOT_YOUR_TURN, () if moving is None else (moving,))


def _out(chouette: Chouette, player: PlayerId) -> Refusal:
    if player == chouette.current.partner:
        return Refusal(ChouetteReason.SHARES_RESULT, (chouette.current.box,))
    return Refusal(ChouetteReason.OUT_OF_GAME if player in chouette.dealt else ChouetteReason.NOT_IN_GAME)


def _about_proxy(chouette: Chouette, player: PlayerId, proxy: PlayerId | None) -> Refusal:
    if player == chouette.current.box:
        return Refusal(ChouetteReason.BOX_HAS_NO_PROXY)
    if proxy is None:
        return Refusal(ChouetteReason.NO_PROXY_NAMED)
    if proxy == player:
        return Refusal(ChouetteReason.OWN_PROXY)
    is_named = any((one.member, one.proxy) == (player, proxy) for one in chouette.current.proxies)
    return Refusal(ChouetteReason.PROXY_ALREADY if is_named else ChouetteReason.NEVER_PROXY, (proxy,))


def _about_cubes(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> Iterator[Refusal]:
    if isinstance(action, _CUBES):
        yield from _about_double(chouette, player, action)
    if isinstance(action, RollDice) and not chouette.current.doubling.is_roll_pressed:
        yield Refusal(ChouetteReason.DOUBLE_RULE, (chouette.current.captain,))


def _about_double(
    chouette: Chouette, player: PlayerId, action: OfferDouble | actions.TakeBackDouble
) -> Iterator[Refusal]:
    game, captain, of = chouette.game, chouette.current.captain, bets_played_by(chouette, player)
    bet = next((bet for bet in game.active_bets(of) if bet.cube == action.cube), None)
    if bet is None:
        yield _not_own(chouette, action.cube)
    else:
        yield from why_no_access(game, bet, of)
        if chouette.sheet.is_single and bet.side_of(of) is Side.BLACK and of != captain:
            yield Refusal(ChouetteReason.CAPTAIN_DOUBLES, (captain,))
        yield from why_no_double(game, bet, of)
    is_offered = action.cube in chouette.current.doubling.offers
    if isinstance(action, actions.TakeBackDouble) and not is_offered:
        yield Refusal(ChouetteReason.NOT_DOUBLED)
    if isinstance(action, OfferDouble) and is_offered:
        yield Refusal(ChouetteReason.DOUBLED_ALREADY)
    yield Refusal(ChouetteReason.ROLL_ASKED_FOR)


def _not_own(chouette: Chouette, cube: CubeIndex) -> Refusal:
    owners = [bet.black for bet in chouette.game.bets if bet.cube == cube and bet.is_active]
    return (
        Refusal(ChouetteReason.ANOTHERS_CUBE, (owners[0],))
        if owners
        else Refusal(ChouetteReason.NOT_YOUR_CUBE)
    )


def _about_answer(
    chouette: Chouette, player: PlayerId, action: AnswerOffer | actions.AnswerTogether
) -> Iterator[Refusal]:
    of = bets_played_by(chouette, player)
    cubes = (
        {cube for cube, _ in action.answers} if isinstance(action, actions.AnswerTogether) else {action.cube}
    )
    is_of_box = of == chouette.current.box and cubes <= set(cubes_to_answer(chouette.game, of))
    if not is_of_box:
        yield from _not_asked(chouette, player, action)
    if isinstance(action, AnswerOffer):
        is_asked = AnswerOffer(action.cube, Answer.DROP) in legal_actions(chouette, player)
        yield from why_no_raise(chouette.game, action) if is_asked else ()
    yield Refusal(ChouetteReason.TAKE_RULE) if is_of_box else Refusal(ChouetteReason.NOT_ASKED)


def _not_asked(
    chouette: Chouette, player: PlayerId, action: AnswerOffer | actions.AnswerTogether
) -> Iterator[Refusal]:
    captain = chouette.current.captain
    is_follower = isinstance(action, AnswerOffer) and action.answer is Answer.FOLLOW
    if is_follower and player == captain:
        yield Refusal(ChouetteReason.CAPTAIN_FOLLOWS)
    is_offered = any(ask.player == player for ask in open_offers(chouette))
    if not is_offered or any(ask.player == player for ask in offers_due(chouette)):
        return
    if any(one.player == player and one.is_shown for one in chouette.current.answers):
        yield Refusal(ChouetteReason.ANSWER_SHOWN)
    yield Refusal(
        ChouetteReason.CAPTAIN_LAST if player == captain else ChouetteReason.CAPTAIN_FIRST, (captain,)
    )


def _about_bet(chouette: Chouette, player: PlayerId, action: actions.AgreementAction) -> Iterator[Refusal]:
    bets = chouette.game.bets
    bet = bets[action.bet] if action.bet in range(len(bets)) else None
    of = spoken_for(chouette, bet, player) if bet and bet.is_active else None
    if bet is None or not bet.is_active:
        yield _bet_over(chouette, player)
    elif of is None:
        yield Refusal(ChouetteReason.ANOTHERS_BET, _who_may_settle(chouette, (bet,)), action.bet)
    else:
        yield from _about_own_bet(chouette, bet, of, player, action)


def _bet_over(chouette: Chouette, player: PlayerId) -> Refusal:
    running = tuple(bet for bet in chouette.game.bets if bet.is_active)
    if any(spoken_for(chouette, bet, player) is not None for bet in running):
        return Refusal(ChouetteReason.BET_OVER)
    return Refusal(ChouetteReason.NO_BET_LEFT, _who_may_settle(chouette, running), len(running))


def _who_may_settle(chouette: Chouette, bets: tuple[Bet, ...]) -> tuple[PlayerId, ...]:
    """Return those who may settle or concede bets: the players, or their representatives if they are gone."""
    sides = dict.fromkeys(player for bet in bets for player in bet.players)
    return tuple(dict.fromkeys(speaker for of in sides for speaker in who_may_answer_for(chouette, of)[:1]))


def _about_own_bet(
    chouette: Chouette, bet: Bet, of: PlayerId, player: PlayerId, action: actions.AgreementAction
) -> Iterator[Refusal]:
    if chouette.game.cubes[bet.cube].offer is not None:
        yield Refusal(ChouetteReason.OFFER_OPEN)
    settles = isinstance(action, actions.ProposeSettlement)
    if settles and not chouette.sheet.has_settlements:
        yield Refusal(ChouetteReason.NO_SETTLEMENTS)
    other = bet.player(bet.side_of(of).other)
    yield from _about_proposal(chouette, player, other, action)
    if isinstance(action, actions.Concede):
        yield from why_no_resignation(chouette.game, [bet], of)
    possible = tuple(legal_agreements(chouette, player))
    if isinstance(action, actions.ProposeSettlement | actions.Concede) and not who_may_answer_for(
        chouette, other
    ):
        kinds = (one.kind for one in possible if isinstance(one, actions.Concede) and one.bet == action.bet)
        yield Refusal(ChouetteReason.NOBODY_ANSWERS, (other,), next(kinds, None))
    if settles:
        most = (
            one.most for one in possible if isinstance(one, actions.SettlementUpTo) and one.bet == action.bet
        )
        yield Refusal(ChouetteReason.TOO_MANY_POINTS, number=next(most, None))
    yield Refusal(ChouetteReason.NOTHING_PROPOSED)


def _about_proposal(
    chouette: Chouette, player: PlayerId, other: PlayerId, action: actions.AgreementAction
) -> Iterator[Refusal]:
    is_reply = isinstance(action, actions.AcceptProposal | actions.RefuseProposal)
    proposal = next((one for one in chouette.current.proposals if one.bet == action.bet), None)
    if proposal is None:
        if is_reply or isinstance(action, actions.WithdrawProposal):
            yield Refusal(ChouetteReason.NO_PROPOSAL_LEFT)
    elif player not in (proposal.by, proposal.speaker):
        yield Refusal(ChouetteReason.PROPOSED_TO_YOU, (proposal.by,))
    elif is_reply:
        yield Refusal(ChouetteReason.ANSWERED_BY_OTHER, who_may_answer_for(chouette, other)[:1])
    else:
        yield Refusal(ChouetteReason.PROPOSED_BY_YOU)

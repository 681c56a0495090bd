"""An action in a chouette: the one way in which it goes on, beside the end of somebody's time."""

from dataclasses import replace
from typing import assert_never

from bot.engine import actions as board_actions
from bot.engine.actions import IllegalAction
from bot.engine.chouette import actions, seat_events
from bot.engine.chouette.agreements import agreement_events
from bot.engine.chouette.answers import decided
from bot.engine.chouette.decisions import decisions
from bot.engine.chouette.doubling_events import (
    AnswerSealed,
    DoubleDeclined,
    ExtraReplied,
    Held,
    OfferAdded,
    OfferTakenBack,
    Released,
    RollPressed,
)
from bot.engine.chouette.events import ChouetteEvent, replay
from bot.engine.chouette.flow import AT_ONCE, AutopilotUse, start, with_consequences
from bot.engine.chouette.game import ChouetteGame, CubeAnswer, Reply
from bot.engine.chouette.legal import legal_actions, listed, why_not
from bot.engine.chouette.line import yet_to_agree
from bot.engine.chouette.people import (
    bets_played_by,
    is_present,
    may_play_on,
    present_members,
    who_may_answer_for,
)
from bot.engine.chouette.role_events import (
    AnalysisAgreed,
    Instructed,
    PlaySuggested,
    ProxyNamed,
    ReturnedInTime,
    Volunteered,
    VolunteerWithdrew,
)
from bot.engine.chouette.state import Chouette
from bot.engine.events import Played
from bot.engine.game import Answer
from bot.engine.keys import CubeIndex, GameNumber, PlayerId
from bot.engine.position import Side


def act(
    chouette: Chouette,
    player: PlayerId,
    action: actions.ChouetteAction,
    throw: board_actions.Throw,
    *,
    by_itself: bool = False,
    use: AutopilotUse = AT_ONCE,
) -> tuple[ChouetteEvent, ...]:
    """Return the events of an action, with all that follows automatically.

    An action by the bot for a player (`by_itself`) does not end their silence.

    Raises:
        IllegalAction: The action is not among `legal_actions`; nothing has happened.
    """
    chosen = next((one for one in listed(chouette, player) if stands_for(one, action)), None)
    if chosen is None:
        raise IllegalAction(why_not(chouette, player, action), action, legal_actions(chouette, player))
    if isinstance(chosen, board_actions.MakePlay):
        action = chosen  # equal plays may be written another way
    events = _events(chouette, player, action, throw)
    heard = () if by_itself else _heard(chouette, player, events)
    return with_consequences(chouette, (*heard, *events), throw, use)


def check_kind(chouette: Chouette, player: PlayerId, action: actions.ChouetteAction) -> None:
    """Raise IllegalAction unless somebody may do that, or the like, such as any play."""
    possible = legal_actions(chouette, player)
    if not any(stands_for(one, action) or type(one) is type(action) for one in possible):
        raise IllegalAction(why_not(chouette, player, action), action, possible)


def stands_for(possible: actions.Possible, action: actions.ChouetteAction) -> bool:
    """Whether an entry of `legal_actions` is that action, or a range that covers it."""
    if isinstance(possible, actions.RANGES):
        return possible.covers(action)
    return possible == action


def _heard(
    chouette: Chouette, player: PlayerId, events: tuple[ChouetteEvent, ...]
) -> tuple[ChouetteEvent, ...]:
    """A player who had been silent acts again, which shows only once what they did may be known."""
    current = chouette.in_play
    if current is None or not is_present(chouette, player):
        return ()
    was_silent = current.missed == player or (current.is_warned and current.box == player)
    return (ReturnedInTime(player),) if was_silent and _is_told(chouette, events) else ()


def _is_told(chouette: Chouette, events: tuple[ChouetteEvent, ...]) -> bool:
    """Whether everybody may know that something happened: also of a sealed decision that was waited for."""
    is_open = any(event_seen_by(event, None) is not None for event in events)
    return is_open or decisions(replay(chouette, events)) != decisions(chouette)


def _events(
    chouette: Chouette, player: PlayerId, action: actions.ChouetteAction, throw: board_actions.Throw
) -> tuple[ChouetteEvent, ...]:
    if isinstance(action, actions.SeatAction):
        return _at_table(chouette, player, action, throw)
    if isinstance(action, actions.AgreementAction):
        return agreement_events(chouette, player, action)
    if isinstance(action, actions.AnswerAction):
        return _answered(chouette, player, action)
    if isinstance(action, actions.RoleAction):
        return (_role(player, action),)
    if isinstance(action, actions.PartnerAction):
        return (_partner(player, action),)
    return (_in_turn(chouette, player, action),)


def _at_table(  # noqa: PLR0911 - a match
    chouette: Chouette, player: PlayerId, action: actions.SeatAction, throw: board_actions.Throw
) -> tuple[ChouetteEvent, ...]:
    match action:
        case actions.Join() | actions.ComeBack():
            is_back = isinstance(action, actions.ComeBack)
            plays_on = is_back and may_play_on(chouette, player)
            return (seat_events.Joined(player, is_back, plays_on=plays_on),)
        case actions.Leave():
            return _gone(chouette, player)
        case actions.GoAway():
            return (seat_events.WentAway(player),)
        case actions.StartGame():
            return start(chouette, throw)
        case actions.SeatBot() | actions.SendBotAway():
            return _seat_or_send_bot(chouette, action)
        case actions.AgreeToStake():
            return (seat_events.StakeAgreed(player),)
        case _:
            return (_hosted(chouette, player, action),)


def _hosted(chouette: Chouette, player: PlayerId, action: actions.HostAction) -> ChouetteEvent:
    match action:
        case actions.SetOptions(sheet):
            return seat_events.OptionsProposed(sheet, _holds_from(chouette))
        case actions.NameHost(host):
            return seat_events.HostNamed(host, player)
        case actions.Close() if chouette.is_in_game:
            return seat_events.LastGameSet(chouette.number, player)
        case actions.Close():
            return seat_events.Closed(player if chouette.number else None)
        case actions.Reopen():
            return seat_events.Reopened(player)
        case actions.SetLastGame(is_last):
            game = chouette.number if chouette.is_in_game else GameNumber(chouette.number + 1)
            return seat_events.LastGameSet(game if is_last else None, player)
        case unknown:
            assert_never(unknown)


def _gone(chouette: Chouette, player: PlayerId) -> tuple[ChouetteEvent, ...]:
    """A player leaves, and with them a stake that they proposed; after a host, another is named."""
    left = _left(chouette, player)
    after = left.after(chouette)
    is_withdrawn = after.change is not None and after.change.by == player and yet_to_agree(after)
    withdrawn = (seat_events.StakeWithdrawn(),) if is_withdrawn else ()
    named = () if after.host == chouette.host else (seat_events.HostNamed(after.host),)
    return (left, *withdrawn, *named)


def _seat_or_send_bot(
    chouette: Chouette, action: actions.SeatBot | actions.SendBotAway
) -> tuple[ChouetteEvent, ...]:
    if isinstance(action, actions.SeatBot):
        return (seat_events.Joined(action.bot, is_machine=True),)
    return () if chouette.bot_player is None else (_left(chouette, chouette.bot_player),)


def _holds_from(chouette: Chouette) -> GameNumber:
    """The game from which options hold that are changed now: between games, not the next."""
    if chouette.is_in_game or not chouette.number:
        return GameNumber(chouette.number + 1)
    return GameNumber(chouette.number + 2)


def _left(chouette: Chouette, player: PlayerId) -> seat_events.Leaving | seat_events.Left:
    is_playing = chouette.in_play is not None and player in chouette.dealt
    return seat_events.Leaving(player) if is_playing else seat_events.Left(player)


def _answered(
    chouette: Chouette, player: PlayerId, action: actions.AnswerAction
) -> tuple[ChouetteEvent, ...]:
    """Sealed; only the lone taker's last word holds at once."""
    if isinstance(action, actions.InPlaceOf):
        return _answer(chouette, action.member, action.action, player)
    if isinstance(action, actions.AnswerTogether):
        box = chouette.current.box
        return tuple(AnswerSealed(box, cube, answer, player) for cube, answer in action.answers)
    if isinstance(action, actions.GiveExtra):
        return (ExtraReplied(player, action.is_yes),)
    return _answer(chouette, bets_played_by(chouette, player), action, player)


def _answer(
    chouette: Chouette,
    of: PlayerId,
    action: board_actions.AnswerOffer | actions.KeepExtras | actions.Retract,
    by: PlayerId,
) -> tuple[ChouetteEvent, ...]:
    lone = chouette.current.lone
    if isinstance(action, actions.KeepExtras | actions.Retract):
        keeps = isinstance(action, actions.KeepExtras)
        return decided(chouette, lone, lone.answer if keeps else Answer.DROP) if lone else ()
    if lone is not None:
        return decided(chouette, lone, action.answer)
    return (AnswerSealed(of, action.cube, action.answer, by),)


def _in_turn(  # noqa: PLR0911 - a match
    chouette: Chouette, player: PlayerId, action: actions.DoublingAction
) -> ChouetteEvent:
    match action:
        case board_actions.OfferDouble(cube):
            return OfferAdded(player, cube)
        case actions.TakeBackDouble(cube):
            return OfferTakenBack(player, cube)
        case actions.DeclineDouble():
            return DoubleDeclined(player)
        case actions.Hold():
            return Held(player)
        case actions.Release():
            return Released(player)
        case board_actions.RollDice():
            return RollPressed(player)
        case board_actions.MakePlay(play):
            return Played(chouette.game.on_roll or Side.WHITE, play.roll, play.moves)
        case unknown:
            assert_never(unknown)


def _partner(player: PlayerId, action: actions.PartnerAction) -> ChouetteEvent:
    match action:
        case actions.SeekPartner():
            return seat_events.PartnerSought()
        case actions.PlayAlone():
            return seat_events.GameDealt(None)
        case actions.ReplyToBox(is_yes):
            return seat_events.PartnerReplied(player, is_yes)
        case unknown:
            assert_never(unknown)


def _role(player: PlayerId, action: actions.RoleAction) -> ChouetteEvent:
    match action:
        case actions.Instruct(instruction, is_on):
            return Instructed(player, instruction, is_on)
        case actions.NameProxy(proxy):
            return ProxyNamed(player, proxy)
        case actions.Volunteer():
            return Volunteered(player)
        case actions.StandDown():
            return VolunteerWithdrew(player)
        case unknown:
            assert_never(unknown)


def seen_by(chouette: Chouette, viewer: PlayerId | None) -> Chouette:
    """The chouette as somebody may see it; None sees what everybody may.

    All see that somebody has answered; only they and whoever speaks for them see how. Only their players see
    doubles that are meant, and the team's active members while it is on roll. Who means not to double is seen
    by nobody else.
    """
    search = chouette.search and replace(chouette.search, replies=_replies(chouette.search.replies, viewer))
    current = chouette.in_play and _game_seen_by(chouette, chouette.in_play, viewer)
    not_awaited = tuple(player for player in chouette.not_awaited if player == viewer)
    return replace(chouette, search=search, in_play=current, not_awaited=not_awaited)


def event_seen_by(event: ChouetteEvent, viewer: PlayerId | None) -> ChouetteEvent | None:
    """The event if somebody may know of it before it is shown, else None; viewer None is everybody."""
    match event:
        case AnswerSealed(player=player, by=by):
            return event if viewer in (player, by) and viewer is not None else None
        case (
            OfferAdded()
            | OfferTakenBack()
            | DoubleDeclined()
            | Instructed()
            | ExtraReplied()
            | PlaySuggested()
            | AnalysisAgreed()
            | seat_events.PartnerReplied()
        ):
            return event if viewer == event.player else None
        case _:
            return event


def _game_seen_by(chouette: Chouette, current: ChouetteGame, viewer: PlayerId | None) -> ChouetteGame:
    offers = (cube for cube in current.doubling.offers if _sees_offer(chouette, viewer, cube))
    declined = (player for player in current.doubling.declined if player == viewer)
    lone = current.lone and replace(current.lone, replies=_replies(current.lone.replies, viewer))
    return replace(
        current,
        doubling=replace(current.doubling, offers=tuple(offers), declined=tuple(declined)),
        answers=tuple(_answer_seen_by(chouette, one, viewer) for one in current.answers),
        standing=tuple(one for one in current.standing if one.player == viewer),
        lone=lone,
    )


def _replies(replies: tuple[Reply, ...], viewer: PlayerId | None) -> tuple[Reply, ...]:
    return tuple(reply if reply.player == viewer else Reply(reply.player, None) for reply in replies)


def _answer_seen_by(chouette: Chouette, answered: CubeAnswer, viewer: PlayerId | None) -> CubeAnswer:
    if (
        answered.is_shown
        or viewer == answered.player
        or viewer in who_may_answer_for(chouette, answered.player)
    ):
        return answered
    return replace(answered, answer=None, is_silent=False, by=None, autopilot=None)


def _sees_offer(chouette: Chouette, viewer: PlayerId | None, cube: CubeIndex) -> bool:
    if viewer is None:
        return False
    current = chouette.current
    side = current.game.on_roll or Side.WHITE
    if side is Side.BLACK and viewer in present_members(chouette):
        return True
    of = bets_played_by(chouette, viewer)
    return any(bet.cube == cube and bet.player(side) == of for bet in current.game.active_bets(of))

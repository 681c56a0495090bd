"""What follows by itself, up to the next decision of a player."""

from bot.engine.actions import OfferDouble, Throw, roll_dice, throw_opening, turn_cube
from bot.engine.autopilot import choose_play
from bot.engine.chouette.agreements import proposals_left
from bot.engine.chouette.deal import room
from bot.engine.chouette.events import ChouetteEvent, apply
from bot.engine.chouette.order import throw_for_order
from bot.engine.chouette.people import mover
from bot.engine.chouette.resolve import answers_due, extras_due, lone_due
from bot.engine.chouette.seat_events import Closed, GameCalled, GameDealt, OrderRolled, PartnerDrawn, Seated
from bot.engine.chouette.settle import settlement
from bot.engine.chouette.state import Chouette, PartnerSearch, Step
from bot.engine.chouette.succession import substitution, succession
from bot.engine.chouette.window import cubes_offered, is_roll_asked_for
from bot.engine.chouette.window_events import WindowClosed
from bot.engine.events import Played
from bot.engine.game import Game, Phase
from bot.engine.side import Side

HEADS_UP = 2


def with_consequences(
    chouette: Chouette, events: tuple[ChouetteEvent, ...], throw: Throw
) -> tuple[ChouetteEvent, ...]:
    """Return events and all that follows from them by itself."""
    happened: list[ChouetteEvent] = []
    while events:
        for event in events:
            chouette = apply(chouette, event)
        happened += events
        events = _consequences(chouette, throw)
    return tuple(happened)


def _consequences(chouette: Chouette, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """Return what happens next without anybody's doing; nothing if somebody has to decide."""
    if chouette.is_closed:
        return ()
    if chouette.round is not None:
        return _in_game(chouette, throw)
    if chouette.search is not None:
        return _before_game(chouette, chouette.search, throw)
    return _between_games(chouette)


def _between_games(chouette: Chouette) -> tuple[ChouetteEvent, ...]:
    """Close after the last game, or with one alone; else seat those who wait, as far as there is room."""
    if chouette.last_game is not None and chouette.number >= chouette.last_game:
        return (Closed(),)
    seated = chouette.queue[: room(chouette)]
    if seated:
        return (Seated(seated),)
    is_over = len(chouette.dealt) < (HEADS_UP if chouette.number else 1)
    return (Closed(),) if is_over else ()


def start(chouette: Chouette, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """Return the beginning of the next game; before the first, the order is rolled."""
    called = GameCalled(chouette.number + 1)
    if chouette.box is not None:
        return (called,)
    return (OrderRolled(throw_for_order(chouette.line, throw)), called)


def _before_game(chouette: Chouette, search: PartnerSearch, throw: Throw) -> tuple[ChouetteEvent, ...]:
    """Deal, once it is known whether the box has a partner: the highest in line who is willing.

    Nobody is waited for whose reply cannot change who that is.
    """
    if not may_have_partner(chouette):
        return (GameDealt(None),)
    if not search.is_asked:
        return ()
    replies = {reply.player: reply.is_yes for reply in search.replies}
    silent = tuple(reply.player for reply in search.replies if reply.is_silent)
    first = next((player for player in chouette.line if replies.get(player) is not False), None)
    if first is not None:
        return (GameDealt(first, silent),) if replies.get(first) else ()
    lots = throw_for_order(chouette.line[1:], throw)
    return (PartnerDrawn(lots), GameDealt(lots[0].player, silent))


def may_have_partner(chouette: Chouette) -> bool:
    """Tell whether the table is large enough for the box to have a partner."""
    return 0 < chouette.sheet.partner_min <= len(chouette.dealt)


def _in_game(chouette: Chouette, throw: Throw) -> tuple[ChouetteEvent, ...]:
    current = chouette.current
    game, lone = current.game, current.lone
    if game.phase is Phase.OVER:
        return settlement(chouette)
    if game.phase is Phase.OPENING:
        return throw_opening(throw, game.terms)
    if lone is not None:
        return extras_due(chouette, lone) if lone.droppers else lone_due(chouette, lone)
    return (
        succession(chouette)
        or substitution(chouette)
        or proposals_left(chouette)
        or _on_board(chouette, game, game.on_roll or Side.WHITE, throw)
    )


def _on_board(chouette: Chouette, game: Game, side: Side, throw: Throw) -> tuple[ChouetteEvent, ...]:
    match chouette.step:
        case Step.ANSWER:
            return answers_due(chouette)
        case Step.CUBE if chouette.current.window.is_closed:
            return roll_dice(game, side, throw)
        case Step.CUBE if is_roll_asked_for(chouette):
            offers = (turn_cube(game, side, 0, OfferDouble(cube)) for cube in cubes_offered(chouette))
            return (WindowClosed(), *offers)
        case Step.MOVE if mover(chouette) is None:
            return autopilot_plays(game, side)
        case _:
            return ()


def autopilot_plays(game: Game, side: Side) -> tuple[Played, ...]:
    """Return what the autopilot plays for the side on roll."""
    play = game.roll and choose_play(game.position, game.roll)
    return (Played(side, play.roll, play.moves),) if play else ()

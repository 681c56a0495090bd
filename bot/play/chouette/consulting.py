"""Advising the captain: suggesting a play, and a show of hands.

What is suggested is for the team's thread alone. A suggestion makes no play: that is the captain's to do, as
any other.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine import CheckerMove, Game, Play, Position, Roll, Side, complete_play
from bot.engine.chouette import Chouette, ChouettePhase, NoAdvice, why_no_advice
from bot.engine.keys import PlayerId
from bot.play.chouette.loading import load_chouette, load_chouette_to_change
from bot.play.chouette.store import save_chouette
from bot.play.chouette.table import ChouetteTable, Suggestion, TeamThread, captain_now
from bot.play.errors import NoAdviceHere, NothingToSuggest, NotSeated, StaleBoard, SuggestionVoid
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.store import register_interaction
from bot.play.use_case import Request
from storage import UnitOfWork

Read = Callable[[Position, Roll], Play]
"""Returns the play that is meant; may raise an engine error that says why there is none."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What came of advice: the table after it, and the suggestion that was made, or voted on."""

    table: ChouetteTable
    suggestion: Suggestion


def roll_to_advise_on(chouette: Chouette) -> tuple[Position, Roll] | None:
    """Return the position and the roll that the team is to play; None if there is none."""
    if chouette.step is not ChouettePhase.MOVE or chouette.game.on_roll is not Side.BLACK:
        return None
    roll = chouette.game.roll
    return None if roll is None else (chouette.game.position, roll)


def may_suggest(table: ChouetteTable, snowflake: UserSnowflake) -> bool:
    """Tell whether somebody could suggest a play now."""
    player, chouette = table.player_of(snowflake), table.chouette
    if player is None or roll_to_advise_on(chouette) is None:
        return False
    return why_no_advice(chouette, player.id) is None


def talk_of(uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId) -> tuple[ChouetteTable, PlayerId]:
    """Return a chouette, as one of those may see it who talk about the team's play, and our key of him.

    Raises:
        NotSeated: They do not play here.
        NoAdviceHere: They are neither captain nor may they advise him.

    """
    table = load_chouette(uow, table_id)
    player = table.player_of(snowflake)
    if player is None:
        raise NotSeated(table)
    if player.id != captain_now(table.chouette):
        _check(table, player.id)
    return table.seen_by(player.id), player.id


def suggest(
    uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None, read: Read
) -> Advised:
    """Suggest a play to the captain; where it is suggested already, be for it.

    Whoever suggests is let into the team's thread once more: nobody knows whether he has left it.

    Raises:
        NotSeated: The caller does not play here.
        NoAdviceHere: He may not advise the captain; nothing is changed.
        NothingToSuggest: The team has no roll to play.
        StaleBoard: The team has played since the board of that edition.

    """
    caller = register_interaction(uow, request)
    record, table = load_chouette_to_change(uow, table_id)
    if table.is_stale(edition):
        raise StaleBoard(table)
    _check(table, _seated(table, caller.id))
    to_play = roll_to_advise_on(table.chouette)
    if to_play is None:
        raise NothingToSuggest(table)
    play = read(*to_play)
    before = table.state.suggestions
    same = next((each for each in before if play_on(table.chouette.game, each.moves) == play), None)
    made = same or Suggestion(_next_id(table), caller.id, play.moves, ())
    raised = _with_hand(before if same else (*before, made), made.id, caller.id)
    last, room = max(table.state.suggested, made.id), _left_by(table.state.room, caller.id)
    state = replace(table.state, suggestions=raised, suggested=last, room=room)
    saved = save_chouette(uow, record, replace(table, state=state), (), request.at)
    return Advised(saved, _found(saved, made.id))


def show_hand(uow: UnitOfWork, request: Request, table_id: TableId, suggestion: int) -> Advised:
    """Raise the caller's hand for a suggestion, and for no other; or lower it again.

    Raises:
        NotSeated: The caller does not play here.
        SuggestionVoid: The team has played since.
        NoAdviceHere: He may not advise the captain; nothing is changed.

    """
    caller = register_interaction(uow, request)
    record, table = load_chouette_to_change(uow, table_id)
    player = _seated(table, caller.id)
    found = _found(table, suggestion)
    _check(table, player)
    if player in found.hands:
        changed = _without_hand(table.state.suggestions, player)
    else:
        changed = _with_hand(table.state.suggestions, suggestion, player)
    state = replace(table.state, suggestions=changed)
    saved = save_chouette(uow, record, replace(table, state=state), (), request.at)
    return Advised(saved, _found(saved, suggestion))


def suggestion_at(uow: UnitOfWork, table_id: TableId, suggestion: int) -> Suggestion:
    """Return a suggestion that still counts; raises SuggestionVoid."""
    table = load_chouette(uow, table_id)
    return _found(table, suggestion)


def play_on(game: Game, moves: tuple[CheckerMove, ...]) -> Play:
    """Return the play that the checker moves of a suggestion make of the roll on the board."""
    play = None if game.roll is None else complete_play(game.position, game.roll, moves)
    if play is None:
        raise ValueError(f"{moves} is no play of {game.roll}")
    return play


def _next_id(table: ChouetteTable) -> int:
    """Return an id that no suggestion had, from which nobody can tell what else was saved."""
    return max(table.edition, table.state.suggested) + 1


def _seated(table: ChouetteTable, player: PlayerId) -> PlayerId:
    if player not in table.players:
        raise NotSeated(table)
    return player


def _left_by(room: TeamThread | None, player: PlayerId) -> TeamThread | None:
    return room and replace(room, inside=tuple(each for each in room.inside if each != player))


def _check(table: ChouetteTable, player: PlayerId) -> None:
    reason: NoAdvice | None = why_no_advice(table.chouette, player)
    if reason is not None:
        raise NoAdviceHere(table, reason)


def _found(table: ChouetteTable, suggestion: int) -> Suggestion:
    found = next((each for each in table.state.suggestions if each.id == suggestion), None)
    if found is None:
        raise SuggestionVoid(table)
    return found


def _without_hand(suggestions: tuple[Suggestion, ...], player: PlayerId) -> tuple[Suggestion, ...]:
    return tuple(
        replace(each, hands=tuple(hand for hand in each.hands if hand != player)) for each in suggestions
    )


def _with_hand(suggestions: tuple[Suggestion, ...], raised: int, player: PlayerId) -> tuple[Suggestion, ...]:
    return tuple(
        replace(each, hands=(*each.hands, player)) if each.id == raised else each
        for each in _without_hand(suggestions, player)
    )

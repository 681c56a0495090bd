"""Advising the captain: suggesting a play, and a show of hands.

Suggestions are for the team's thread alone. A suggestion makes no play: that is up to the captain, like any
play.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import (
    CheckerMove,
    Game,
    Play,
    Played,
    Position,
    Roll,
    Side,
    complete_play,
    format_moves,
    format_roll,
)
from bot.engine.chouette import (
    Chouette,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    Consultation,
    NoAdvice,
    PlaySuggested,
    why_no_advice,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.errors import NotSeated
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.table import LoggedEvent
from bot.play.base.use_case import Request
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.errors import NoAdviceHere, NothingToSuggest, SuggestionVoid
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, ChouetteChange
from bot.play.chouette.picture import Scene, chouette_alt_text, chouette_diagram
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteState, ChouetteTable, Suggestion, TeamThread, captain_now
from bot.play.chouette.team_thread import THREAD_PERMISSIONS
from bot.play.chouette.text import advice as advice_text
from bot.play.chouette.text.people import SEPARATOR, player_name
from bot.play.display.panel import Button, Panel, Picture, SharedButton, Tone
from bot.play.display.picture import View, before_play
from bot.play.kinds.builder import play_menus
from bot.play.kinds.lifecycle import Change
from bot.play.kinds.plays import Submission
from bot.play.tables.flow import lock_for, save
from bot.play.text.places import permission_name
from bot.text.catalogue import listed, phrase
from storage import UnitOfWork

Read = Callable[[Position, Roll], Play]
"""Returns the suggested play; may raise an engine error that says why there is none."""

SUGGESTION: Final = Submission(ChouetteButton.SUGGEST, "/chouette suggest")
"""Where a play goes that somebody suggests to their captain."""


@dataclass(frozen=True, slots=True)
class AdviceResult:
    """The result of advice: the table after it, and the suggestion that was made, or voted on."""

    table: ChouetteTable
    suggestion: Suggestion


def roll_to_advise_on(chouette: Chouette) -> tuple[Position, Roll] | None:
    """The position and the roll that the team has to play."""
    if chouette.phase is not ChouettePhase.MOVE or chouette.game.on_roll is not Side.BLACK:
        return None
    roll = chouette.game.roll
    return None if roll is None else (chouette.game.position, roll)


def may_suggest(table: ChouetteTable, snowflake: UserSnowflake) -> bool:
    player, chouette = table.player_of(snowflake), table.chouette
    if player is None or roll_to_advise_on(chouette) is None:
        return False
    return why_no_advice(chouette, player.id) is None


def table_to_advise_at(
    uow: UnitOfWork, snowflake: UserSnowflake, table_id: TableId
) -> tuple[ChouetteTable, PlayerId]:
    """A chouette as one of the captain and advisers may see it, and their key.

    Raises:
        NotSeated: They do not play here.
        NoAdviceHere: They are not captain and may not advise the captain.
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
) -> AdviceResult:
    """Suggest a play to the captain; if it is suggested already, raise a hand for it.

    The caller is let into the team's thread once more, since nobody knows whether they have left it.

    Raises:
        NotSeated: The caller does not play here.
        NoAdviceHere: The caller may not advise the captain; nothing is changed.
        NothingToSuggest: The team has no roll to play.
        StaleBoard: The team has played since the board of that edition.
    """
    held = lock_for(uow, CHOUETTE_LIFECYCLE, request, table_id)
    table, caller = held.table, held.caller
    CHOUETTE_LIFECYCLE.check(table, caller.id, edition)
    _check(table, _seated(table, caller.id))
    to_play = roll_to_advise_on(table.chouette)
    if to_play is None:
        raise NothingToSuggest(table)
    play = read(*to_play)
    before = table.state.suggestions
    same = next((each for each in before if play_on(table.chouette.game, each.moves) == play), None)
    made = same or Suggestion(_next_id(table), caller.id, play.moves, ())
    raised = _with_hand(before if same else (*before, made), made.id, caller.id)
    last, team_thread = max(table.state.suggested, made.id), _left_by(table.state.team_thread, caller.id)
    state = replace(table.state, suggestions=raised, suggested=last, team_thread=team_thread)
    change = _change(table, state, PlaySuggested(caller.id, made.moves), request)
    saved = save(uow, CHOUETTE_LIFECYCLE, held.record, change)
    return AdviceResult(saved, _found(saved, made.id))


def vote_for(uow: UnitOfWork, request: Request, table_id: TableId, suggestion: int) -> AdviceResult:
    """Raise the caller's hand for this suggestion alone, or lower it again.

    Raises:
        NotSeated: The caller does not play here.
        SuggestionVoid: The team has played since.
        NoAdviceHere: The caller may not advise the captain; nothing is changed.
    """
    held = lock_for(uow, CHOUETTE_LIFECYCLE, request, table_id)
    table, player = held.table, _seated(held.table, held.caller.id)
    found = _found(table, suggestion)
    _check(table, player)
    if player in found.hands:
        changed, shown = _without_hand(table.state.suggestions, player), PlaySuggested(player, ())
    else:
        changed = _with_hand(table.state.suggestions, suggestion, player)
        shown = PlaySuggested(player, found.moves)
    change = _change(table, replace(table.state, suggestions=changed), shown, request)
    saved = save(uow, CHOUETTE_LIFECYCLE, held.record, change)
    return AdviceResult(saved, _found(saved, suggestion))


def suggestion_at(uow: UnitOfWork, table_id: TableId, suggestion: int) -> Suggestion:
    """Raises SuggestionVoid unless the suggestion still counts."""
    table = load_chouette(uow, table_id)
    return _found(table, suggestion)


def play_on(game: Game, moves: tuple[CheckerMove, ...]) -> Play:
    """The play that the checker moves of a suggestion make of the roll on the board."""
    play = None if game.roll is None else complete_play(game.position, game.roll, moves)
    if play is None:
        raise ValueError(f"{moves} is no play of {game.roll}")
    return play


def _change(
    table: ChouetteTable, state: ChouetteState, shown: PlaySuggested, request: Request
) -> ChouetteChange:
    """A change of the suggestions, and whose hand it is about."""
    logged: list[LoggedEvent[ChouetteEvent]] = [LoggedEvent(table.number, shown, shown.player)]
    return Change(table, replace(table, state=state), request.at, logged)


def _next_id(table: ChouetteTable) -> int:
    """A new id, from which nobody can tell what else was saved."""
    return max(table.edition, table.state.suggested) + 1


def _seated(table: ChouetteTable, player: PlayerId) -> PlayerId:
    if player not in table.players:
        raise NotSeated(table)
    return player


def _left_by(team_thread: TeamThread | None, player: PlayerId) -> TeamThread | None:
    return team_thread and replace(
        team_thread, inside=tuple(each for each in team_thread.inside if each != player)
    )


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


def members_panel(
    table: ChouetteTable,
    announced: Sequence[PlayerId],
    members: Sequence[PlayerId],
    readers: Sequence[PlayerId],
) -> Panel:
    """The message about the members, in the team's thread.

    Args:
        table: The table.
        announced: The members of the last such message, the captain first; empty before the first.
        members: The members now, the captain first.
        readers: Who can read the thread but should not.
    """
    lines = [*_changes(table, announced, members)] if announced else []
    if not lines:
        captain = captain_now(table.chouette)
        crew = [player for player in members if player != captain]
        lines.append(advice_text.thread_opened(captain, crew, table.players))
        lines.append(phrase("advice-board", channel=f"<#{table.channel}>"))
    if readers:
        lines.append(advice_text.who_reads(readers, table.players))
    return Panel("\n".join(lines))


def _changes(
    table: ChouetteTable, announced: Sequence[PlayerId], members: Sequence[PlayerId]
) -> Iterator[str]:
    """The new captain, if it is another, and who may advise now, or no longer."""
    names, captain = table.players, captain_now(table.chouette)
    if captain is not None and captain != announced[0]:
        yield phrase("advice-captain-now", captain=player_name(names, captain))
    added = [player for player in members if player not in announced and player != captain]
    removed = [player for player in announced if player not in members]
    if added or removed:
        yield advice_text.thread_changed(added, removed, names)


def closed_panel(number: GameNumber) -> Panel:
    """The last message in the thread of a game."""
    return Panel(phrase("advice-closed", game=number))


def suggestion_panel(
    table: ChouetteTable, suggestion: Suggestion, view: View, *, is_for_captain: bool
) -> Panel:
    key = str(suggestion.id)
    hand = () if is_for_captain else (Button(ChouetteButton.VOTE, phrase("advice-support"), argument=key),)
    play = Button(ChouetteButton.PLAY_SUGGESTION, phrase("advice-adopt"), Tone.PRIMARY, key)
    return Panel(f"**{_line(table, suggestion)}**", (_picture(table, suggestion, view),), ((*hand, play),))


def idle_panel(
    table: ChouetteTable, by: PlayerId, roll: Roll, moves: str, hands: Sequence[PlayerId], *, is_played: bool
) -> Panel:
    """Return the line for a suggestion that has lapsed, with whether it was played."""
    line = advice_text.suggestion_line(by, roll, moves, hands, table.players)
    return Panel(f"**{line}{SEPARATOR}{phrase('advice-played')}**" if is_played else f"-# {line}")


def advice_panel(table: ChouetteTable, player: PlayerId) -> Panel:
    """The suggestions, with a button for each play."""
    team_thread, roll = table.state.team_thread, _roll(table)
    lines = (
        [advice_text.thread_here(team_thread.thread)]
        if team_thread is not None and team_thread.thread is not None
        else []
    )
    lines += thread_lines(team_thread)
    if roll is None:
        return Panel("\n".join([*lines, phrase("advice-no-roll")]))
    found = [_line(table, each) for each in _voted_for(table)] or [phrase("advice-none-yet")]
    text = "\n".join([*lines, phrase("advice-heading", roll=format_roll(roll)), *found])
    build = Button(SharedButton.PLAY, phrase("advice-build"))
    rows = (*suggestion_rows(table, player), (build,))
    return Panel(text, rows=rows, menus=play_menus(table.game))


def advised_panel(table: ChouetteTable, suggestion: int) -> Panel:
    """The answer to whoever made a suggestion: its support, and where it can be read."""
    team_thread = table.state.team_thread
    found = next((each for each in table.state.suggestions if each.id == suggestion), None)
    if found is None or team_thread is None:
        return Panel(phrase("advice-played-since"))
    lines = [_line(table, found)]
    if team_thread.refused is not None:
        lines += thread_lines(team_thread)
        is_closed = found.shown is not None and found.shown.message is None
        lines += [phrase("advice-captain-closed")] if is_closed else []
    elif team_thread.thread is not None:
        lines.append(advice_text.thread_here(team_thread.thread))
    return Panel("\n".join(lines))


def suggestion_rows(table: ChouetteTable, player: PlayerId) -> tuple[tuple[Button, ...], ...]:
    """Buttons for the suggestions: the captain plays one, others raise a hand."""
    is_captain = player == captain_now(table.chouette)
    found = _voted_for(table.seen_by(player))
    row = tuple(_button(each, player, is_captain=is_captain) for each in found)
    return (row,) if row else ()


def suggestion_lines(table: ChouetteTable, player: PlayerId) -> list[str]:
    """The suggestions as a player may see them: a line for each play, and where the team talks."""
    seen, team_thread = table.seen_by(player), table.state.team_thread
    lines = [_line(seen, each) for each in _voted_for(seen)]
    if team_thread is not None and team_thread.thread is not None and player in team_thread.inside:
        lines.append(advice_text.thread_here(team_thread.thread))
    return lines


def thread_lines(team_thread: TeamThread | None) -> list[str]:
    """Why the team has no private thread; nothing where it has one, or needs none."""
    return (
        [advice_text.no_thread(team_thread.refused)]
        if team_thread is not None and team_thread.refused is not None
        else []
    )


def explained(sheet: ChouetteSheet) -> list[str]:
    """Explain the permissions that advice needs, and who can read it; nothing without advice."""
    if sheet.consultation is Consultation.NONE:
        return []
    permissions = [f"**{permission_name(each)}**" for each in THREAD_PERMISSIONS]
    needed = phrase("advice-permissions", permissions=listed(permissions))
    return [f"-# {needed} {advice_text.who_reads((), {})}"]


def _voted_for(seen: ChouetteTable) -> list[Suggestion]:
    """The suggestions with support, most hands first: no more than have hands."""
    found = [each for each in seen.state.suggestions if each.hands]
    return sorted(found, key=lambda each: len(each.hands), reverse=True)


def _button(suggestion: Suggestion, player: PlayerId, *, is_captain: bool) -> Button:
    moves, argument = format_moves(suggestion.moves), str(suggestion.id)
    if is_captain:
        return Button(
            ChouetteButton.PLAY_SUGGESTION, phrase("button-forced", play=moves), Tone.PRIMARY, argument
        )
    tone = Tone.SUCCESS if player in suggestion.hands else Tone.SECONDARY
    return Button(ChouetteButton.VOTE, moves, tone, argument)


def _line(table: ChouetteTable, suggestion: Suggestion) -> str:
    roll = _roll(table)
    if roll is None:
        raise ValueError(f"table {table.id} waits for no play of the team's")
    moves = format_moves(suggestion.moves)
    return advice_text.suggestion_line(suggestion.by, roll, moves, suggestion.hands, table.players)


def _roll(table: ChouetteTable) -> Roll | None:
    current = table.chouette.in_play
    if current is None or current.game.on_roll is not Side.BLACK:
        return None
    return current.game.roll


def _picture(table: ChouetteTable, suggestion: Suggestion, view: View) -> Picture:
    """The board as everybody may see it, from the team's side, with the arrows of the play."""
    roll, seen = _roll(table), table.seen_by(None)
    if roll is None:
        raise ValueError(f"table {table.id} waits for no play of the team's")
    played = Played(Side.BLACK, roll, suggestion.moves)
    title = advice_text.suggestion_title(suggestion.by, format_moves(suggestion.moves), table.players)
    view, scene = replace(view, bottom=Side.BLACK), Scene(seen.chouette, seen.players, seen.waiting)
    return Picture(
        before_play(chouette_diagram(scene, view), title, view, played),
        chouette_alt_text(scene, Side.BLACK),
        view.theme,
    )

"""Choosing or building a play, privately and from the player's own side, until it is confirmed."""

from functools import partial
from typing import Final

from bot.discord.chouette.consulting import advise
from bot.discord.context import Interaction, user_of
from bot.discord.custom_ids import CustomId, Path, UnknownButton, format_path, parse_path
from bot.discord.looking import view_of
from bot.discord.moves import moves_at
from bot.discord.notes import noted
from bot.discord.publishing import act_at, show_outcome
from bot.discord.replies import show
from bot.engine import CheckerMove, Game, MakePlay, Play, Position, Roll, complete_play, next_moves
from bot.play.access import game_to_play, table_awaiting_play
from bot.play.builder import (
    BuilderState,
    PlayChoice,
    WholePlays,
    builder_state,
    building_text,
    forced_on,
    notation_of,
    whole_plays,
)
from bot.play.flow import play_roll
from bot.play.keys import Edition, TableId
from bot.play.kind import Decide, kind_of
from bot.play.panel import Button, Entry, Kind, Menu, Panel, Tone
from bot.play.picture import View
from bot.play.table import Table

Moves = tuple[CheckerMove, ...]
DISCORD_ENTRY_LIMIT: Final = 25


async def start_building(interaction: Interaction, act: CustomId) -> None:
    """Show the builder with nothing played yet, but for forced moves."""
    table, roll = await _loaded(interaction, act)
    path = Path.of(forced_on(table.game, roll, ()))
    await _show(interaction, table, roll, path)


async def continue_building(interaction: Interaction, act: CustomId) -> None:
    table, roll = await _loaded(interaction, act)
    path = parse_path(act.argument)
    await _show(interaction, table, roll, path)


async def confirm(interaction: Interaction, act: CustomId) -> None:
    path = parse_path(act.argument)

    def decide(game: Game) -> MakePlay:
        return MakePlay(_whole(path, game.position, _roll(game)))

    await play(interaction, act.table, act.edition, decide)


async def play(interaction: Interaction, table_id: TableId, edition: Edition | None, decide: Decide) -> None:
    """`decide` chooses the play once the game is read, at a table of any kind."""
    outcome, follow_up = await act_at(interaction, table_id, edition, play_roll, decide)
    await show_outcome(interaction, outcome, follow_up, moves_at(outcome.table).done_panel)


async def suggest_built(interaction: Interaction, act: CustomId) -> None:
    path = parse_path(act.argument)
    await advise(interaction, act.table, act.edition, partial(_whole, path))


async def _show(interaction: Interaction, table: Table, roll: Roll, path: Path) -> None:
    is_own = game_to_play(table, user_of(interaction)) is not None
    panel = _panel(await view_of(interaction, table), table, roll, path, is_own=is_own)
    panel = await noted(interaction, table, panel)
    await show(interaction, panel, table)


async def _loaded(interaction: Interaction, act: CustomId) -> tuple[Table, Roll]:
    table = await interaction.client.context.store.run(
        table_awaiting_play, snowflake=user_of(interaction), table_id=act.table, edition=act.edition
    )
    return table, _roll(table.game)


def _roll(game: Game) -> Roll:
    if game.roll is None:
        raise ValueError("no roll is on the board")
    return game.roll


def _panel(view: View, table: Table, roll: Roll, path: Path, *, is_own: bool) -> Panel:
    """The builder of one's own play, or of a suggestion to the captain."""
    game = table.game
    built = builder_state(game, roll, _moves_of(game.position, roll, path), path.selected)
    picture = kind_of(table).building_picture(table, built, view)
    choices = tuple(_button(choice) for choice in built.choices)
    rows = tuple(row for row in (choices, _controls(built, is_own=is_own)) if row)
    whole = whole_plays(game, roll, DISCORD_ENTRY_LIMIT)
    chosen = notation_of(game, roll, built.moves) if built.is_complete else ""
    text = building_text(game, roll, built, whole, "/play" if is_own else "/chouette suggest")
    return Panel(text, (picture,), rows, menus=_menus(whole, chosen))


def _menus(whole: WholePlays, chosen: str) -> tuple[Menu, ...]:
    """The menu of whole plays; none where there is nothing to choose."""
    entries = tuple(
        Entry(choice.label, format_path(Path.of(choice.moves)), is_chosen=choice.label == chosen)
        for choice in whole.choices
    )
    return (Menu(Kind.BUILD, "Choose a play", entries),) if len(entries) > 1 else ()


def _button(choice: PlayChoice) -> Button:
    return Button(Kind.BUILD, choice.label, argument=format_path(Path.of(choice.moves, choice.selected)))


def _controls(built: BuilderState, *, is_own: bool) -> tuple[Button, ...]:
    controls = []
    if built.is_complete:
        path = format_path(Path.of(built.moves))
        kind, label = (Kind.CONFIRM, "Confirm") if is_own else (Kind.SUGGEST, "Suggest")
        controls.append(Button(kind, label, Tone.SUCCESS, path))
    if built.back is not None:
        controls.append(_button(built.back))
    return tuple(controls)


def _whole(path: Path, position: Position, roll: Roll) -> Play:
    """Raises UnknownButton for a path that is no play."""
    play = complete_play(position, roll, _moves_of(position, roll, path))
    if play is None:
        raise UnknownButton(format_path(path))
    return play


def _moves_of(position: Position, roll: Roll, path: Path) -> Moves:
    """Raises ValueError for a move that the roll does not allow."""
    moves: Moves = ()
    for step in path.moves:
        nexts = next_moves(position, roll, moves)
        found = [move for move in nexts if (move.source, move.target) == step]
        if not found:
            raise UnknownButton(f"{step} after {moves}")
        moves = (*moves, found[0])
    return moves

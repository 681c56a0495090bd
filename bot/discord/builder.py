"""Choosing or building a play, privately and from the player's own side, until it is confirmed."""

from typing import Any, Final

from bot.discord.actions import PrivateAnswer, act
from bot.discord.context import Interaction, dice_of, user_of
from bot.discord.custom_ids import AtTable, CustomId, Path, UnknownButton, format_path, parse_path
from bot.discord.kind import discord_kind_of
from bot.discord.replies import show
from bot.discord.sight import read
from bot.discord.views import Look, look_at
from bot.engine import CheckerMove, Game, MakePlay, Play, Position, Roll, complete_play, next_moves
from bot.play import builder
from bot.play.access import game_to_play, table_awaiting_play
from bot.play.flow import play_roll
from bot.play.keys import UserSnowflake
from bot.play.kind import Decide, kind_of
from bot.play.panel import Button, Entry, Kind, Menu, Panel, Tone
from bot.play.panels import with_note
from bot.play.picture import View
from bot.play.table import Outcome, Table
from bot.play.use_case import UnitOfWork
from bot.text.catalogue import phrase

Moves = tuple[CheckerMove, ...]
DISCORD_ENTRY_LIMIT: Final = 25


async def start_building(interaction: Interaction, at: AtTable) -> None:
    """Show the builder with nothing played yet, but for forced moves."""
    table, look = await _read(interaction, at)
    await _show(interaction, table, look, Path.of(builder.forced_on(table.game, _roll(table.game), ())))


async def continue_building(interaction: Interaction, pressed: CustomId) -> None:
    table, look = await _read(interaction, pressed)
    await _show(interaction, table, look, parse_path(pressed.argument))


async def confirm(interaction: Interaction, pressed: CustomId) -> None:
    path = parse_path(pressed.argument)

    def decide(game: Game) -> MakePlay:
        return MakePlay(whole_play(path, game.position, _roll(game)))

    await play(interaction, pressed, decide)


async def play(interaction: Interaction, at: AtTable, decide: Decide) -> None:
    """`decide` chooses the play once the game is read, at a table of any kind."""
    await act(interaction, at, PLAYED, play_roll, dice_of(interaction), decide)


def _done_panel(outcome: Outcome[Table, Any], table: Table, user: UserSnowflake) -> Panel:
    return discord_kind_of(table).done_panel(outcome, table, user)


PLAYED: Final[PrivateAnswer[Table, Any]] = PrivateAnswer(_done_panel)


async def _read(interaction: Interaction, at: AtTable) -> tuple[Table, Look]:
    """The table on which somebody may build a play, and how they see it."""

    def query(uow: UnitOfWork) -> tuple[Table, Look]:
        table = table_awaiting_play(uow, user_of(interaction), at.table, at.edition)
        return table, look_at(uow, table, interaction)

    return await read(interaction, at.table, query)


async def _show(interaction: Interaction, table: Table, look: Look, path: Path) -> None:
    is_own = game_to_play(table, user_of(interaction)) is not None
    panel = _panel(look.view, table, _roll(table.game), path, is_own=is_own)
    await show(interaction, with_note(panel, look.note), table)


def _roll(game: Game) -> Roll:
    if game.roll is None:
        raise ValueError("no roll is on the board")
    return game.roll


def _panel(view: View, table: Table, roll: Roll, path: Path, *, is_own: bool) -> Panel:
    """The builder of one's own play, or of a suggestion to the captain."""
    game = table.game
    built = builder.builder_state(game, roll, _moves_of(game.position, roll, path), path.selected)
    picture = kind_of(table).building_picture(table, built, view)
    choices = tuple(_button(choice) for choice in built.choices)
    rows = tuple(row for row in (choices, _controls(built, is_own=is_own)) if row)
    whole = builder.whole_plays(game, roll, DISCORD_ENTRY_LIMIT)
    chosen = builder.notation_of(game, roll, built.moves) if built.is_complete else ""
    text = builder.building_text(game, roll, built, whole, is_own=is_own)
    return Panel(text, (picture,), rows, menus=_menus(whole, chosen))


def _menus(whole: builder.WholePlays, chosen: str) -> tuple[Menu, ...]:
    """The menu of whole plays; none where there is nothing to choose."""
    entries = tuple(
        Entry(choice.label, format_path(Path.of(choice.moves)), is_chosen=choice.label == chosen)
        for choice in whole.choices
    )
    return (Menu(Kind.BUILD, phrase("button-menu-play"), entries),) if len(entries) > 1 else ()


def _button(choice: builder.PlayChoice) -> Button:
    return Button(Kind.BUILD, choice.label, argument=format_path(Path.of(choice.moves, choice.selected)))


def _controls(built: builder.BuilderState, *, is_own: bool) -> tuple[Button, ...]:
    controls = []
    if built.is_complete:
        path = format_path(Path.of(built.moves))
        kind = Kind.CONFIRM if is_own else Kind.SUGGEST
        controls.append(Button(kind, phrase("button-built", is_own=is_own), Tone.SUCCESS, path))
    if built.back is not None:
        controls.append(_button(built.back))
    return tuple(controls)


def whole_play(path: Path, position: Position, roll: Roll) -> Play:
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

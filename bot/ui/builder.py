"""Building a play, privately and from the player's own side, until it is confirmed."""

from functools import partial

from bot.engine import Action, CheckerMove, Game, MakePlay, Roll, complete_play, next_moves
from bot.presenters.building import (
    BuilderState,
    Choice,
    builder_state,
    building_picture,
    building_text,
    forced_on,
)
from bot.presenters.buttons import Button, Kind, Tone
from bot.presenters.diagram import View
from bot.presenters.panel import Panel
from bot.services.acting import table_awaiting
from bot.table import Table
from bot.ui.acting import carry_out
from bot.ui.custom_id import CustomId, Path, UnknownButton, format_path, parse_path
from bot.ui.desk import Interaction
from bot.ui.looking import view_of
from bot.ui.notes import noted
from bot.ui.replies import show

Moves = tuple[CheckerMove, ...]


async def start_building(interaction: Interaction, act: CustomId) -> None:
    """Show the builder with nothing played yet, but for what can only be played one way."""
    table, roll = await _loaded(interaction, act)
    path = Path.of(forced_on(table.game, roll, ()))
    await _show(interaction, table, roll, path)


async def go_on_building(interaction: Interaction, act: CustomId) -> None:
    """Show the builder as the pressed choice leaves it."""
    table, roll = await _loaded(interaction, act)
    path = parse_path(act.argument)
    await _show(interaction, table, roll, path)


async def confirm(interaction: Interaction, act: CustomId) -> None:
    """Play what was built."""
    path = parse_path(act.argument)

    def decide(game: Game) -> Action:
        roll = _roll(game)
        play = complete_play(game.position, roll, _moves_of(game, roll, path))
        if play is None:
            raise UnknownButton(act.argument)
        return MakePlay(play)

    await carry_out(interaction, act.table, act.version, decide)


async def _show(interaction: Interaction, table: Table, roll: Roll, path: Path) -> None:
    panel = _panel(await view_of(interaction, table), table, roll, path)
    await show(interaction, await noted(interaction, table, panel), table)


async def _loaded(interaction: Interaction, act: CustomId) -> tuple[Table, Roll]:
    work = partial(
        table_awaiting,
        snowflake=interaction.user.id,
        table_id=act.table,
        version=act.version,
        wanted=MakePlay,
    )
    table, _ = await interaction.client.desk.store.run(work)
    return table, _roll(table.game)


def _roll(game: Game) -> Roll:
    if game.roll is None:
        raise ValueError("no roll is on the board")
    return game.roll


def _panel(view: View, table: Table, roll: Roll, path: Path) -> Panel:
    game = table.game
    built = builder_state(game, roll, _moves_of(game, roll, path), path.selected)
    picture = building_picture(table, built, view)
    choices = tuple(_button(choice) for choice in built.choices)
    rows = tuple(row for row in (choices, _controls(built)) if row)
    return Panel(building_text(game, roll, built), (picture,), rows)


def _button(choice: Choice) -> Button:
    return Button(Kind.BUILD, choice.label, argument=format_path(Path.of(choice.moves, choice.selected)))


def _controls(built: BuilderState) -> tuple[Button, ...]:
    controls = []
    if built.is_complete:
        path = format_path(Path.of(built.moves))
        controls.append(Button(Kind.CONFIRM, "Confirm", Tone.GOOD, path))
    if built.back is not None:
        controls.append(_button(built.back))
    return tuple(controls)


def _moves_of(game: Game, roll: Roll, path: Path) -> Moves:
    """Return the checker moves of a path; raises ValueError where the roll does not allow one."""
    moves: Moves = ()
    for step in path.moves:
        nexts = next_moves(game.position, roll, moves)
        found = [move for move in nexts if (move.source, move.target) == step]
        if not found:
            raise UnknownButton(f"{step} after {moves}")
        moves = (*moves, found[0])
    return moves

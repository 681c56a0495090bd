"""The private panel on which a play is chosen or built, seen from its player's own side."""

from dataclasses import replace
from enum import StrEnum

from bot.discord.pressing.views import Look
from bot.discord.wire.custom_ids import UnknownButton
from bot.engine import CheckerMove, Game, Play, Position, Roll, complete_play, next_moves
from bot.play.base.paths import Path, format_path
from bot.play.base.table import Table
from bot.play.display.panel import Button, Panel, SharedButton, Tone
from bot.play.kinds import builder
from bot.play.kinds.builder import play_menus
from bot.play.kinds.kind import kind_of
from bot.play.pages.panels import with_line, with_note
from bot.play.text import turns as turn_text
from bot.text.catalogue import phrase

Moves = tuple[CheckerMove, ...]


def rolled_panel(table: Table, look: Look) -> Panel:
    """The choice of a play for whoever has just rolled, who may also leave that to the bot from now on."""
    panel = first_panel(table, look, is_own=True)
    return with_line(replace(panel, rows=(*panel.rows, *look.rows)), look.rolling)


def first_panel(table: Table, look: Look, *, is_own: bool) -> Panel:
    """With nothing played yet, but for forced moves."""
    first = Path.of(builder.forced_on(table.game, roll_of(table.game), ()))
    return play_panel(table, look, first, is_own=is_own)


def play_panel(table: Table, look: Look, path: Path, *, is_own: bool) -> Panel:
    """A play of one's own in the making, or a suggestion to the captain."""
    game, roll = table.game, roll_of(table.game)
    built = builder.builder_state(game, roll, _moves_of(game.position, roll, path), path.selected)
    picture = kind_of(table).building_picture(table, built, look.view)
    choices = tuple(_button(choice) for choice in built.choices)
    submission = kind_of(table).submission(is_own=is_own)
    rows = tuple(row for row in (choices, _controls(built, submission.button, is_own=is_own)) if row)
    whole = builder.whole_plays(game)
    chosen = builder.notation_of(game, roll, built.moves) if built.is_complete else ""
    text = _text(game, roll, built, whole, submission.command, is_own=is_own)
    return with_note(Panel(text, (picture,), rows, menus=play_menus(game, chosen)), look.note)


def roll_of(game: Game) -> Roll:
    """The roll on the board; raises ValueError if there is none."""
    if game.roll is None:
        raise ValueError("no roll is on the board")
    return game.roll


def whole_play(path: Path, position: Position, roll: Roll) -> Play:
    """Raises UnknownButton for a path that is no play."""
    play = complete_play(position, roll, _moves_of(position, roll, path))
    if play is None:
        raise UnknownButton(format_path(path))
    return play


def _text(
    game: Game,
    roll: Roll,
    built: builder.BuilderState,
    whole: builder.WholePlays,
    command: str,
    *,
    is_own: bool,
) -> str:
    """A play that is neither built nor chosen can be typed after `command`."""
    done = builder.notation_of(game, roll, built.moves)
    asked = turn_text.building(
        roll, done, is_complete=built.is_complete, selected=built.selected, is_own=is_own
    )
    if built.is_complete or whole.plays == len(whole.choices):
        return asked
    more = phrase("turn-build-more-plays", listed=len(whole.choices), plays=whole.plays, command=command)
    return f"{asked}\n{more}"


def _button(choice: builder.PlayChoice) -> Button:
    return Button(
        SharedButton.BUILD, choice.label, argument=format_path(Path.of(choice.moves, choice.selected))
    )


def _controls(built: builder.BuilderState, submit: StrEnum, *, is_own: bool) -> tuple[Button, ...]:
    controls = []
    if built.is_complete:
        path = format_path(Path.of(built.moves))
        controls.append(Button(submit, phrase("button-built", is_own=is_own), Tone.SUCCESS, path))
    if built.back is not None:
        controls.append(_button(built.back))
    return tuple(controls)


def _moves_of(position: Position, roll: Roll, path: Path) -> Moves:
    """Raises UnknownButton for a move that the roll does not allow."""
    moves: Moves = ()
    for step in path.moves:
        nexts = next_moves(position, roll, moves)
        found = [move for move in nexts if (move.source, move.target) == step]
        if not found:
            raise UnknownButton(f"{step} after {moves}")
        moves = (*moves, found[0])
    return moves

"""The messages about a table: the public board, private views of it, and what remains of it in the log."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import Game, Played
from bot.presenters import sentences
from bot.presenters.alt_text import alt_text
from bot.presenters.buttons import board_buttons
from bot.presenters.diagram import View, diagram, earlier, play_diagram
from bot.presenters.names import plain
from bot.presenters.panel import Panel, Picture
from bot.presenters.xgid import xgid
from bot.table import Happening, Step, Table


def table_panel(table: Table, news: Sequence[Happening], view: View) -> Panel:
    """Return a table's public message: the challenge while it is open, then the live board.

    `news` is what happened since the last message was posted.
    """
    if table.state.game is None:
        text = f"### {sentences.title(table)}\n{sentences.challenge_line(table)}"
        return Panel(text, rows=board_buttons(table))
    lines = [f"### {sentences.title(table)}", f"-# {sentences.subtitle(table)}", *_news_lines(table, news)]
    lines += [f"**{sentences.status_line(table)}**", f"-# {sentences.facts_line(table)}"]
    return Panel("\n".join(lines), (board_picture(table, view),), board_buttons(table))


def board_picture(table: Table, view: View) -> Picture:
    """Return a table's board as it stands."""
    return Picture(diagram(table, view), alt_text(table), view.theme)


def folded_panel(table: Table, news: Sequence[Happening]) -> Panel:
    """Return what remains of a message that showed the live board: what was done on it."""
    lines = sentences.log_lines(table, news)
    return Panel("\n".join(f"-# {line}" for line in lines) or f"-# {sentences.title(table)}")


def own_panel(table: Table, view: View) -> Panel:
    """Return a private look at a table: what everybody sees but the buttons, and the XGID to be copied."""
    panel = replace(table_panel(table, (), view), rows=())
    if table.state.game is None:
        return panel
    return replace(panel, text=f"{panel.text}\n-# `{xgid(table)}`")


def since_panel(table: Table, steps: Sequence[Step], view: View, *, is_player: bool) -> Panel:
    """Return what happened since a player's last turn: the other's play on the board before it, then now.

    To a spectator, it is the last turn.
    """
    lines = sentences.log_lines(table, steps)
    heading = sentences.since_heading(is_player=is_player, is_news=bool(lines))
    text = "\n".join([f"### {heading}", *lines, f"**{sentences.status_line(table)}**"])
    plays = [(step.before, step.event) for step in steps if isinstance(step.event, Played)]
    before = [_play_picture(table, view, game, played) for game, played in plays[-1:] if played.moves]
    return Panel(text, (*before, board_picture(table, view)))


def _play_picture(table: Table, view: View, before: Game, played: Played) -> Picture:
    """Return a play on the board as it was before it."""
    done = sentences.played(plain(table.player_on(played.side)), played)
    alt = f"{done}. Before that: {alt_text(earlier(table, before))}"
    return Picture(play_diagram(table, view, before, played), alt, view.theme)


def _news_lines(table: Table, news: Sequence[Happening]) -> list[str]:
    """Return what a player wants to know before acting: the last play, cube actions and games that ended."""
    last = table.game.last_play
    is_told = any(each.number < table.number or isinstance(each.event, Played) for each in news)
    known = [Happening(table.number, Played(last.side, last.roll, last.moves), None)] if last else []
    return sentences.log_lines(table, news if is_told else [*known, *news])

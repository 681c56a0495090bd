"""A chouette's game again, deed by deed: what was done, and the board after it."""

from collections.abc import Iterator, Sequence

from bot.engine.chouette import ChouetteEvent
from bot.presenters.boards import NEWS_LENGTH, last_of
from bot.presenters.buttons import Button, Kind
from bot.presenters.chouettes.boards import chouette_picture
from bot.presenters.diagram import View
from bot.presenters.panel import Panel
from bot.presenters.replays import Spot
from bot.presenters.sentences import chouette as said
from bot.presenters.sentences.chouette import lists
from bot.table import ChouetteTable


def chouette_frame_panel(
    seen: ChouetteTable, events: Sequence[ChouetteEvent], view: View, here: Spot, frames: int, games: int
) -> Panel:
    """Return one frame of a replay.

    Args:
        seen: The table as everybody saw it then.
        events: What led there.
        view: How it is looked at.
        here: The game, and the frame of it.
        frames: How many frames the game has.
        games: How many games there are.

    """
    told = said.log_lines(seen.chouette, events, seen.players) or said.roll_lines(events)
    lines = [
        f"### {said.title(seen.chouette, seen.players)}",
        f"-# {lists.replayed(seen, here.game, games)}",
        *(f"**{line}**" for line in last_of(told, NEWS_LENGTH)),
        f"-# {here.frame + 1} of {frames}",
    ]
    rows = tuple(tuple(row) for row in _rows(here, frames, games) if row)
    return Panel("\n".join(lines), (chouette_picture(seen, view),), rows)


def _rows(here: Spot, frames: int, games: int) -> Iterator[list[Button]]:
    last = frames - 1
    ways = {
        "⏮": (0, "first"),
        "◀": (max(here.frame - 1, 0), "back"),
        "▶": (min(here.frame + 1, last), "on"),
        "⏭": (last, "last"),
    }
    yield [_way(label, Spot(here.game, frame), word) for label, (frame, word) in ways.items()]
    others = (("Previous game", here.game - 1, "gameback"), ("Next game", here.game + 1, "gameon"))
    yield [_way(label, Spot(game), word) for label, game, word in others if 1 <= game <= games]


def _way(label: str, spot: Spot, word: str) -> Button:
    return Button(Kind.REPLAY, label, argument=f"{spot.game}.{spot.frame}.{word}")

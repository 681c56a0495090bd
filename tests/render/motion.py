"""Five plays in motion, for the README: `python -m tests.render.motion`.

It writes `docs/play.webp`, or the file that is named.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.engine import Position, Roll, after_moves, format_play, legal_plays
from render import DEFAULT_THEME, Arrow, Cube, Diagram, Dice, Die, Seat, Shot, Side, draw_film

FILE: Final = Path(__file__).parents[2] / "docs" / "play.webp"
MOST_BYTES: Final = 1_000_000
NAMES: Final = {Seat.BOTTOM: "Alice", Seat.TOP: "Bob"}
PLAYS: Final = (
    ((3, 1), "8/5 6/5"),
    ((6, 4), "24/14"),
    ((5, 2), "13/11* 13/8"),
    ((4, 3), "bar/21 24/21"),
    ((6, 1), "13/7 8/7"),
)
"""Alice begins, and ends on her bar point."""


def shots() -> Iterator[Shot]:
    position, seat = Position.start(), Seat.BOTTOM
    for dice, written in PLAYS:
        roll = Roll(*dice)
        [play] = [each for each in legal_plays(position, roll) if format_play(each) == written]
        thrown = Dice.rolled(seat, *dice)
        used = Dice(seat, tuple(Die(die.value, is_played=True) for die in thrown.dice))
        arrows = tuple(Arrow(seat, move.source, move.target, move.is_hit) for move in play.moves)
        after = after_moves(position, play.moves)
        headline = f"{NAMES[seat]} to play {roll.first}-{roll.second}"
        yield Shot(
            after=_board(
                after, seat, used, arrows, to_act=seat.other, headline=f"{NAMES[seat.other]} to roll"
            ),
            before=_board(position, seat, thrown, (), to_act=seat, headline=headline),
            moves=arrows,
        )
        position, seat = after.switched(), seat.other


def _board(
    position: Position, seat: Seat, dice: Dice, arrows: tuple[Arrow, ...], *, to_act: Seat, headline: str
) -> Diagram:
    own, other = (
        Side(position.own, NAMES[seat], "", "pips"),
        Side(position.other, NAMES[seat.other], "", "pips"),
    )
    bottom, top = (own, other) if seat is Seat.BOTTOM else (other, own)
    return Diagram(
        bottom,
        top,
        numbered_for=Seat.BOTTOM,
        to_act=to_act,
        headline=headline,
        dice=dice,
        cube=Cube(),
        last_play=arrows,
    )


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    path.write_bytes(draw_film(list(shots()), DEFAULT_THEME, MOST_BYTES))

"""Games to be filmed: whole ones, played by the engine's likeliest plays."""

from random import Random

from bot.engine import Position, Roll, after_moves, legal_plays, likely_plays
from render import Arrow, Cube, Diagram, Dice, Die, Seat, Shot, Side

OFF, ALL = 0, 15


def game(seed: int, most: int = 400) -> list[Shot]:
    """Play after play, to the end of the game or until there are `most`."""
    source, position, seat = Random(seed), Position.start(), Seat.BOTTOM
    shots: list[Shot] = []
    while position.other[OFF] < ALL and len(shots) < most:
        roll = Roll(source.randint(1, 6), source.randint(1, 6))
        plays = likely_plays(legal_plays(position, roll))
        moves = plays[0].moves if plays else ()
        thrown = Dice.rolled(seat, *roll.dice[:2])
        used = Dice(seat, tuple(Die(die.value, is_played=True) for die in thrown.dice))
        arrows = tuple(Arrow(seat, move.source, move.target, move.is_hit) for move in moves)
        after = after_moves(position, moves)
        shots.append(
            Shot(
                after=_board(after, seat, used, arrows, to_act=seat.other),
                before=_board(position, seat, thrown, (), to_act=seat),
                moves=arrows,
            )
        )
        position, seat = after.switched(), seat.other
    return shots


def _board(position: Position, seat: Seat, dice: Dice, arrows: tuple[Arrow, ...], *, to_act: Seat) -> Diagram:
    """A position as the side in a seat sees it."""
    own, other = Side(position.own, "Alice", "2/7", "pips"), Side(position.other, "Bob", "3/7", "pips")
    bottom, top = (own, other) if seat is Seat.BOTTOM else (other, own)
    return Diagram(bottom, top, numbered_for=seat, to_act=to_act, dice=dice, cube=Cube(), last_play=arrows)

"""The rules of backgammon: values in, values out.

Standard library only; no clock, no randomness, no input or output. Rules are written once, for the side on
roll.
"""

from bot.engine.errors import EngineError
from bot.engine.play import CheckerMove, Play, after_moves, legal_plays
from bot.engine.position import Position
from bot.engine.position_id import format_position_id, parse_position_id
from bot.engine.roll import Roll, format_roll, parse_roll

__all__ = [
    "CheckerMove",
    "EngineError",
    "Play",
    "Position",
    "Roll",
    "after_moves",
    "format_position_id",
    "format_roll",
    "legal_plays",
    "parse_position_id",
    "parse_roll",
]

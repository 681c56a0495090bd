"""The rules of backgammon: values in, values out.

Standard library only; no clock, no randomness, no input or output. Rules are written once, for the side on
roll.
"""

from bot.engine.play import CheckerMove, Play
from bot.engine.position import Position
from bot.engine.roll import Roll, format_roll, parse_roll

__all__ = ["CheckerMove", "Play", "Position", "Roll", "format_roll", "parse_roll"]

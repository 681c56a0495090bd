"""The two things that no rule decides: secrets, and the time."""

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.play.base.dice_source import DiceSource
from bot.play.base.fair_dice import SECRET_BYTES, dice_of_roll

SYSTEM_DICE: Final = DiceSource(
    new_secret=partial(secrets.token_bytes, SECRET_BYTES),
    dice_of_roll=dice_of_roll,
)
"""The operating system's randomness, and dice that anybody can verify."""


def now() -> datetime:
    return datetime.now(UTC)

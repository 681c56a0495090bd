"""The two things that no rule decides: where secrets come from, and what time it is."""

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.play.dice_source import DiceSource
from bot.play.fair_dice import SECRET_BYTES, dice_of_roll

SYSTEM_DICE: Final = DiceSource(
    new_secret=partial(secrets.token_bytes, SECRET_BYTES),
    dice_of_roll=dice_of_roll,
)
"""The operating system's randomness, and dice that anybody can verify."""


def now() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)

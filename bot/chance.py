"""The two things that no rule decides: how a die falls, and what time it is."""

import secrets
from datetime import UTC, datetime


def throw_die() -> int:
    """Throw one fair die, by the operating system's randomness."""
    return 1 + secrets.randbelow(6)


def now() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)

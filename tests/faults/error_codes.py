"""Discord's codes of errors, as refusals of calls."""

from pathlib import Path
from typing import Final

from tests.faults.failures import Fault, refused

CODES: Final = Path(__file__).parent.parent / "data" / "discord_api" / "error_codes.txt"
UNSEEN: Final = 987654
"""A code that nobody has seen yet."""
UNLISTED: Final = (20026, UNSEEN)
"""The documentation names neither; reports name the first, of a bot in quarantine."""
UNAUTHORIZED: Final = frozenset({40001, 50014, 50027})
FORBIDDEN: Final = frozenset(
    {20001, 20009, 20012, 20018, 20026, 40002, 40007, 50001, 50004, 50005, 50007, 50008, 50009, 50013}
    | {50020, 50278, 50600, 160002, 160005}
)
OF_EACH_SORT: Final = (50001, 50083, 200000, UNSEEN)
"""The bot takes these for a closed place, an archived thread, blocked words, and nothing it knows."""


def all_codes() -> list[int]:
    """Those of the documentation, and some others."""
    return [*map(int, CODES.read_text("utf-8").split()), *UNLISTED]


def refusal(code: int) -> Fault:
    """Discord refuses a call; the documentation does not say with which status, so that is what is likely."""
    return refused(_status(code), code, f"refused with {code}")


def _status(code: int) -> int:
    if code in UNAUTHORIZED:
        return 401
    if code in FORBIDDEN:
        return 403
    return 404 if str(code).startswith("10") else 400

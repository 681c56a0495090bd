"""The result of a check: as we think, otherwise, or not tried."""

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How Discord compares with what the bot takes for granted."""

    AS_WE_THINK = "as we think"
    OTHERWISE = "otherwise"
    NOT_TRIED = "not tried"


class Otherwise(Exception):
    """Discord does not do what the bot relies on; the message is what came."""


class NotTried(Exception):
    """This cannot be tried here; the message is why."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check.

    Args:
        about: What was tried.
        verdict: How it compares.
        details: What came, or why it was not tried.
    """

    about: str
    verdict: Verdict
    details: str

    @property
    def line(self) -> str:
        return f"{self.verdict.value:<11}  {self.about}: {' '.join(self.details.split())}"

"""Who asks a use case for something."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind a press or a command, as Discord names them now."""

    snowflake: int
    name: str
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """One interaction: whose, which (each is carried out once), and when."""

    interaction: int
    caller: Caller
    at: datetime

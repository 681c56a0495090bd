"""The bot's log and its format. Tokens and people's own words never get into it."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

import discord
from pythonjsonlogger.json import JsonFormatter

from bot.configuration import Settings

INTERACTION: Final[ContextVar[int | None]] = ContextVar("interaction", default=None)
"""The interaction that is answered."""
_TABLE: Final[ContextVar[int | None]] = ContextVar("table", default=None)

_TOKEN_IN_ADDRESS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
TELLTALES: Final = ("discord.http", "discord.gateway", "discord.client", "discord.webhook")
"""At DEBUG they would write whole messages, and the tokens of interactions."""


@contextmanager
def about_subject(subject: int) -> Iterator[None]:
    """Mark all lines that are logged within as being about this subject, often a table."""
    before = _TABLE.set(subject)
    try:
        yield
    finally:
        _TABLE.reset(before)


class Context(logging.Filter):
    """Adds what a line is about, and leaves out the tokens of addresses."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line passes."""
        interaction = INTERACTION.get()
        record.interaction = interaction and str(interaction)  # many readers of JSON round great numbers
        record.table = _TABLE.get()
        said = record.getMessage()
        if _TOKEN_IN_ADDRESS.search(said):
            record.msg, record.args = _TOKEN_IN_ADDRESS.sub(r"\1…", said), None
        return True


def set_up_logging(settings: Settings) -> None:
    """Write the log to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(Context())
    level = logging.getLevelName(settings.log_level)
    discord.utils.setup_logging(handler=handler, level=level)
    if settings.log_format == "json":
        handler.setFormatter(_json())
    for name in TELLTALES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))
    logging.getLogger("alembic").setLevel(logging.WARNING)  # nobody asked for each migration


def _json() -> logging.Formatter:
    """One object a line."""
    fields = ("levelname", "name", "message", "interaction", "table")
    return JsonFormatter(fields, rename_fields={"levelname": "level", "name": "logger"}, timestamp="time")

"""Features of tests: they are switched off again, which no bot ever does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from bot.discord import kind as discord_kinds
from bot.discord import presses
from bot.discord.feature import Feature, switch_on
from bot.play.display import panel
from bot.play.kinds import kind as kinds
from bot.play.pages import help as help_pages
from bot.play.subjects import subject
from bot.play.tables import remarks, results
from bot.play.upkeep import belongings, checking

REGISTERS: Final[tuple[dict[Any, Any], ...]] = (
    kinds._KINDS,  # noqa: SLF001 - here and below: only tests take anything out of a register
    discord_kinds._KINDS,  # noqa: SLF001
    panel.OWN_BUTTONS,
    panel.OWN_NEVER_SEALED,
    presses.OF_FEATURES,
    subject._SUBJECTS,  # noqa: SLF001
    results.HANDLERS,
    results.RECOUNTS,
    remarks.INTRODUCERS,
    remarks.TELLERS,
    belongings._BELONGINGS,  # noqa: SLF001
    help_pages.OF_FEATURES,
    checking._CHECKS,  # noqa: SLF001
)


@contextmanager
def switched_on(*features: Feature) -> Iterator[None]:
    """Features that there are meanwhile, beside those of the bot."""
    with _kept():
        for feature in features:
            switch_on(feature)
        yield


@contextmanager
def switched_off(feature: Feature) -> Iterator[None]:
    """A feature of which nothing is known meanwhile; it has subjects alone."""
    with _kept():
        for each in feature.subjects:
            del subject._SUBJECTS[type(each)]  # noqa: SLF001
        yield


@contextmanager
def _kept() -> Iterator[None]:
    """Put back what the registers hold now."""
    before = [dict(register) for register in REGISTERS]
    try:
        yield
    finally:
        for register, entries in zip(REGISTERS, before, strict=True):
            register.clear()
            register.update(entries)

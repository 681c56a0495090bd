"""Changing a part of the game in play."""

from dataclasses import replace
from typing import Any

from bot.engine.chouette.state import Chouette


def changed(chouette: Chouette, **parts: Any) -> Chouette:  # noqa: ANN401 - as dataclasses.replace
    """Return the chouette with parts of its game in play replaced."""
    return replace(chouette, round=replace(chouette.current, **parts))

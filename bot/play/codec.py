"""Tables and events to JSON, and back.

The values themselves are the schema: pydantic reads their annotations, and their own validation runs again on
every load.
"""

from collections.abc import Mapping
from typing import get_args

from pydantic import JsonValue, TypeAdapter

from bot.engine import Event
from bot.engine.chouette import ChouetteEvent

STORED_NAMES: Mapping[str, str] = {
    "DoublingEnded": "WindowClosed",
    "ReturnedInTime": "Heard",
    "RelievedForTurn": "Relieved",
    "LostTheTurn": "Relinquished",
    "VolunteerWithdrew": "StoodDown",
    "LoneTakerMustDrop": "LoneTakerFell",
    "LoneTakerWaits": "LoneTakerLeft",
}
"""The stored names of events whose class was renamed; what is stored keeps its name."""
EVENTS: Mapping[str, TypeAdapter[Event]] = {kind.__name__: TypeAdapter(kind) for kind in get_args(Event)}
CHOUETTE_EVENTS: Mapping[str, TypeAdapter[ChouetteEvent]] = {
    STORED_NAMES.get(kind.__name__, kind.__name__): TypeAdapter(kind) for kind in get_args(ChouetteEvent)
}


def dump_event(event: ChouetteEvent) -> tuple[str, dict[str, JsonValue]]:
    """The stored name of the event's class, and the event as JSON."""
    name = type(event).__name__
    kind = STORED_NAMES.get(name, name)
    return kind, CHOUETTE_EVENTS[kind].dump_python(event, mode="json")


def load_event(kind: str, stored: Mapping[str, JsonValue]) -> Event:
    return EVENTS[kind].validate_python(stored)


def load_chouette_event(kind: str, stored: Mapping[str, JsonValue]) -> ChouetteEvent:
    return CHOUETTE_EVENTS[kind].validate_python(stored)

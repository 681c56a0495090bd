"""How what happens at tables of one kind is stored."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from pydantic import JsonValue, TypeAdapter

E = TypeVar("E")


class EventCodec(Generic[E]):
    """Writes and reads the events of one kind of table, each under the name of its class.

    The classes themselves are the schema of JSON: pydantic reads their annotations.
    """

    def __init__(self, classes: Iterable[type[E]]) -> None:
        self._adapters = {each.__name__: TypeAdapter(each) for each in classes}

    @property
    def names(self) -> frozenset[str]:
        """Under which its events are stored."""
        return frozenset(self._adapters)

    def dump(self, event: E) -> tuple[str, dict[str, JsonValue]]:
        """The name of the event's class, and the event as JSON."""
        name = type(event).__name__
        return name, self._adapters[name].dump_python(event, mode="json")

    def load(self, name: str, stored: Mapping[str, JsonValue]) -> E:
        """Raises KeyError for a name of no event, and pydantic.ValidationError for what is none."""
        return self._adapters[name].validate_python(stored)

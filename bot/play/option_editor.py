"""Editing options step by step: the next value of each, and the sheet it leads to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine import EngineError
from bot.engine.options import Options, Sheet, Value, changed
from bot.play.panel import Tone
from bot.play.text.options import OFFERED, line

S = TypeVar("S", bound=Sheet)


@dataclass(frozen=True, slots=True)
class Edit(Generic[S]):
    """One possible change: its button, and the sheet that it leads to."""

    label: str
    sheet: S
    is_on: bool = False

    @property
    def tone(self) -> Tone:
        return Tone.SUCCESS if self.is_on else Tone.SECONDARY


def edits(options: Options, sheet: S, names: Iterable[str], *starts: Value) -> tuple[Edit[S], ...]:
    """What can be changed next of some options; each leads to another sheet, and all are valid.

    Values that a step rules out fall back with it. `starts` are positions on offer besides those with a name.
    """
    return tuple(edit for name in names for edit in _edit(options, sheet, name, starts))


def _edit(options: Options, sheet: S, name: str, starts: tuple[Value, ...]) -> Iterator[Edit[S]]:
    """The next sheet that an option leads to, if there is one; the button shows the present value."""
    present = options[name].read(sheet)
    for value in _following(present, (*OFFERED[name], *(starts if name == "start" else ()))):
        try:
            other = changed(options, sheet, {name: value})
        except EngineError:
            continue
        if other != sheet:
            yield Edit(line(sheet, options[name]), other, present is True)
            return


def _following(present: Value, offered: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values on offer, those after the present one first."""
    first = offered.index(present) + 1 if present in offered else 0
    return (*offered[first:], *offered[:first])

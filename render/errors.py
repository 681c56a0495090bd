"""The errors of drawing a picture.

RenderError
├── DiagramError          a description that shows nothing possible
├── FilmTooLargeError     a film that does not fit into so many bytes
├── UnknownThemeError     a theme name that is not in `themes`
└── UnreadableIdError     neither a GNU Position ID nor an XGID
"""

from collections.abc import Iterable


class RenderError(ValueError):
    """Root of this package's errors; the message holds the offending input."""


class DiagramError(RenderError):
    """A diagram describes what no board can show."""


class FilmTooLargeError(RenderError):
    """A film does not fit into so many bytes, even if nothing flies in it."""

    def __init__(self, size: int, most: int) -> None:
        super().__init__(f"The film has {size} bytes, more than {most}.")


class UnknownThemeError(RenderError):
    """There is no theme of this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(f"There is no theme {name!r}; choose one of {', '.join(known)}.")


class UnreadableIdError(RenderError):
    """A position id that cannot be read."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r} is no position id: {reason}.")

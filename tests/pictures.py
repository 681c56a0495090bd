"""Pictures for tests that look at what is drawn, not at how well its file is compressed."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from render import draw

HASTY: Final = 1
"""The zlib level that takes least time."""


@contextmanager
def quick_pictures() -> Iterator[None]:
    """Hardly compress boards, which takes most of their time; `tests/render` holds the files of the bot."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(draw, "COMPRESSION", HASTY)
        patch.setattr(draw, "COMPRESSION_OF_MANY", HASTY)
        yield

"""The release, in the one place that states it."""

from typing import Final

VERSION: Final = "1.0.0"

"""Files of other programs that only gammonview reads: told by how they begin."""

import re
from typing import Final

XG: Final = b"RGMH"
BGF: Final = re.compile(rb'\{[^\n]*"format"\s*:\s*"BGF"')


def is_foreign(data: bytes) -> bool:
    """Whether these are the bytes of a match of eXtreme Gammon or BGBlitz."""
    return data.startswith(XG) or BGF.match(data) is not None

"""How much memory this process ever held, where the system tells."""

import sys
from pathlib import Path
from typing import Final

KILOBYTE: Final = 1024

if sys.platform == "win32":

    def peak_bytes() -> int:
        """Unknown."""
        return 0

elif sys.platform == "linux":

    def peak_bytes() -> int:
        """Return the most that was resident at once; `ru_maxrss` begins with what the parent ever held."""
        try:
            status = Path("/proc/self/status").read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) * KILOBYTE for line in status if line.startswith("VmHWM:")), 0)

else:
    import resource

    def peak_bytes() -> int:
        """Return the most that was resident at once."""
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * KILOBYTE

"""How much memory this process ever held, where the system tells."""

import sys

if sys.platform == "win32":

    def peak_bytes() -> int:
        """Unknown."""
        return 0

else:
    import resource

    def peak_bytes() -> int:
        """Return the most that was resident at once."""
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024

"""The block that a host pastes into a report: versions, figures, and a line for each check; no token."""

import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import version
from typing import Final

from bot.shell.checkup.findings import Finding, Verdict
from bot.version import VERSION

EXIT_AS_WE_THINK: Final = 0
EXIT_OTHERWISE: Final = 1
EXIT_CUT_OFF: Final = 130
"""As shells have it for a program that Ctrl-C has ended."""


@dataclass(frozen=True, slots=True)
class Report:
    """The results of all checks.

    Args:
        findings: One for each check.
        left: What could not be removed from the channel, and why.
        place: What kind of channel it was.
        at: When it began.
        seconds: How long it took.
        calls: How many calls were made.
        refused_as_too_many: How many of these had to be made again.
        is_cut_off: Whether it was stopped before its end.
    """

    findings: Sequence[Finding]
    left: Sequence[str]
    place: str
    at: datetime
    seconds: float
    calls: int
    refused_as_too_many: int
    is_cut_off: bool

    @property
    def exit_code(self) -> int:
        if self.is_cut_off:
            return EXIT_CUT_OFF
        is_otherwise = any(each.verdict is Verdict.OTHERWISE for each in self.findings)
        return EXIT_OTHERWISE if is_otherwise or self.left else EXIT_AS_WE_THINK

    @property
    def block(self) -> str:
        counted = Counter(each.verdict for each in self.findings)
        totals = ", ".join(f"{verdict.value} {counted[verdict]}" for verdict in Verdict)
        lines = [each.line for each in self.findings] + [f"left behind: {each}" for each in self.left]
        stopped = " (stopped)" if self.is_cut_off else ""
        return "\n".join(["```", f"barpoint check-discord: {totals}{stopped}", *self._figures, *lines, "```"])

    @property
    def _figures(self) -> tuple[str, str]:
        versions = {"Barpoint": VERSION}
        versions |= {name: version(name) for name in ("discord.py", "aiohttp")}
        versions["Python"] = platform.python_version()
        named = ", ".join(f"{name} {number}" for name, number in versions.items())
        calls = f"{self.calls} calls, {self.refused_as_too_many} of them refused as too many"
        return (
            f"{named}, {platform.platform()}",
            f"{self.at:%Y-%m-%d %H:%M} UTC, {self.place}, {self.seconds:.0f} seconds, {calls}",
        )

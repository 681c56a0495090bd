"""The failures that can come between the bot and Discord."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import pytest
from _pytest.mark import ParameterSet
from aiohttp import web

JSON, HTML = "application/json", "text/html"
DISCORD = MappingProxyType({"Via": "1.1 google"})
"""Discord's own answers came through its proxy; without it, discord.py takes a 429 for Cloudflare's."""


@dataclass(frozen=True)
class Fault:
    """A failure that one call meets instead of its answer; `delay` is in seconds."""

    status: int = 0
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    content_type: str = JSON
    delay: float = 0
    is_written: bool = False
    is_dropped: bool = False

    def response(self) -> web.Response:
        """The answer in its place."""
        headers = dict(self.headers)
        return web.Response(
            status=self.status, body=self.body.encode(), content_type=self.content_type, headers=headers
        )


LOST = Fault(is_dropped=True, is_written=True)
NEVER_SENT = Fault(is_dropped=True)


def refused(status: int, code: int, message: str) -> Fault:
    """Discord's answer to what it does not do."""
    return Fault(status, json.dumps({"code": code, "message": message}), DISCORD)


def limited(*, is_global: bool = False, seconds: float | None = None) -> Fault:
    """Discord's answer to what comes too fast."""
    body: dict[str, object] = {"message": "You are being rate limited.", "global": is_global}
    if seconds is not None:
        body["retry_after"] = seconds
    return Fault(429, json.dumps(body), DISCORD)


def old_edits_limited(seconds: float) -> Fault:
    """Discord's answer to edits of messages older than an hour: the code of an error, but a limit."""
    body = {"code": 30046, "message": "Maximum number of edits reached.", "retry_after": seconds}
    return Fault(429, json.dumps(body), DISCORD)


def banned(seconds: int) -> Fault:
    """Cloudflare's answer to an address that asked too much."""
    return Fault(429, "<html>error code: 1015</html>", {"Retry-After": str(seconds)}, HTML)


PASSING: Mapping[str, Fault] = {
    "429": limited(seconds=2),
    "429 for long": limited(seconds=90),
    "429 without retry_after": limited(),
    "429 for all": limited(seconds=2, is_global=True),
    "429 of Cloudflare": banned(30),
    "500": refused(500, 0, "500: Internal Server Error"),
    "500 once written": Fault(500, "{}", DISCORD, is_written=True),
    "502": Fault(502, "<html>Bad Gateway</html>", content_type=HTML),
    "503": Fault(503, "upstream connect error", content_type=HTML),
    "504": Fault(504, "<html>Gateway Timeout</html>", content_type=HTML),
    "504 once written": Fault(504, "<html>Gateway Timeout</html>", content_type=HTML, is_written=True),
    "dropped before": Fault(is_dropped=True),
    "dropped once written": Fault(is_dropped=True, is_written=True),
    "slow": Fault(delay=0.2, is_written=True),
}
"""An outage, and limits: the same call will do later."""

NO_PLACE: Mapping[str, Fault] = {
    "no access": refused(403, 50001, "Missing Access"),
    "no direct messages": refused(403, 50007, "Cannot send messages to this user"),
    "no permission": refused(403, 50013, "Missing Permissions"),
    "no common server": refused(403, 50278, "Cannot send messages to this user"),
    "unknown channel": refused(404, 10003, "Unknown Channel"),
    "locked thread": refused(400, 160005, "Thread is locked"),
}
"""The place is gone or forbidden."""

OTHERS: Mapping[str, Fault] = {
    "unknown member": refused(404, 10007, "Unknown Member"),
    "unknown message": refused(404, 10008, "Unknown Message"),
    "unknown webhook": refused(404, 10015, "Unknown Webhook"),
    "unknown interaction": refused(404, 10062, "Unknown interaction"),
    "too many edits of old messages": old_edits_limited(seconds=2),
    "too many edits of what is published": refused(400, 20022, "This message cannot be edited due to limits"),
    "quarantined": refused(403, 20026, "Your bot has been flagged by our anti-spam system"),
    "too many edits, refused": refused(400, 30046, "Maximum number of edits reached. Try later."),
    "acknowledged already": refused(400, 40060, "Interaction has already been acknowledged."),
    "token expired": refused(401, 50027, "Invalid Webhook Token"),
    "archived thread": refused(400, 50083, "Thread is archived"),
}
FAULTS = {**PASSING, **NO_PLACE, **OTHERS}

TOLD_APART = {
    "429",
    "429 for long",
    "500 once written",
    "dropped before",
    "dropped once written",
    "no access",
    "no direct messages",
    "unknown channel",
    "unknown member",
    "unknown message",
    "unknown interaction",
    "acknowledged already",
    "token expired",
    "archived thread",
}
"""One fault of each sort that the bot treats differently; `test_calls` meets every fault of a board."""


def of_each_sort(faults: Mapping[str, Fault] = FAULTS) -> list[ParameterSet]:
    """One fault of each sort as parameters, and in the proofs all."""
    return [
        pytest.param(fault, id=name, marks=() if name in TOLD_APART else pytest.mark.proof)
        for name, fault in faults.items()
    ]

"""The bot's calls, as the stand-in for Discord takes them."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.components import walk_components

from bot.discord.wire.custom_ids import CustomId, parse_custom_id
from tests.discord.strict_messages import pinged_by
from tests.faults.failures import Fault

CHANNEL = re.compile(r"/channels/(\d+)")
DEFERRALS = (5, 6)


class Kind(StrEnum):
    """The purpose of a call."""

    POST = "post of a board"
    EDIT = "edit of the live board"
    FOLD = "fold of an old board"
    SEARCH = "search of the channel"
    DEFER = "defer"
    REPLY = "private reply"
    REOPEN = "reopening of a thread"
    REMOVE = "removal of a message"
    OPEN_DIRECT = "opening of direct messages"
    THREAD = "opening of a thread"
    LET_IN = "letting somebody into a thread"
    LET_OUT = "letting somebody out of a thread"
    REGISTRATION = "registration of the commands"
    OTHER = "anything else"


KINDS = {
    Kind.POST: r"POST /channels/\d+/messages",
    Kind.SEARCH: r"GET /channels/\d+/messages",
    Kind.EDIT: r"PATCH /channels/\d+/messages/\d+",
    Kind.REOPEN: r"PATCH /channels/\d+",
    Kind.REMOVE: r"DELETE /channels/\d+/messages/\d+",
    Kind.OPEN_DIRECT: r"POST /users/@me/channels",
    Kind.THREAD: r"POST /channels/\d+(/messages/\d+)?/threads",
    Kind.LET_IN: r"PUT /channels/\d+/thread-members/\d+",
    Kind.LET_OUT: r"DELETE /channels/\d+/thread-members/\d+",
    Kind.REGISTRATION: r"PUT /applications/\d+/commands",
    Kind.REPLY: r".* /(interactions|webhooks)/.*",
}
"""The method and the path of each; a fold is an edit without buttons, a defer an answer of its types."""


class Moment(StrEnum):
    """How far a call has come."""

    ARRIVED = "arrived"
    WRITTEN = "written"
    ANSWERED = "answered"


@dataclass(frozen=True)
class Upload:
    """A file that came with a call."""

    filename: str
    fp: BytesIO
    description: str | None


@dataclass
class Call:
    """One call, with what became of it; `message` is the message that it posted."""

    method: str
    path: str
    json: Any
    params: Mapping[str, str]
    files: list[Upload]
    fault: Fault | None = None
    is_taken: bool = False
    is_repeat: bool = False
    answered: int = 0
    message: int | None = None

    @property
    def body(self) -> dict[str, Any]:
        return self.json if isinstance(self.json, dict) else {}

    @property
    def channel(self) -> int | None:
        found = CHANNEL.match(self.path)
        return int(found[1]) if found else None

    @property
    def content(self) -> dict[str, Any]:
        """The message that it sends or edits."""
        return (self.body.get("data") or {}) if self.path.endswith("/callback") else self.body

    @property
    def acts(self) -> list[CustomId]:
        """The buttons that it sends, as parsed custom ids."""
        return [parse_custom_id(each) for each in custom_ids(self.content.get("components") or [])]

    @property
    def text(self) -> str:
        """All that it says, as plain text and in components."""
        components = self.content.get("components") or []
        return f"{self.content.get('content') or ''}{text_of(components)}"

    @property
    def is_push(self) -> bool:
        """Whether it posts plain text of which a board is then made."""
        content = self.content
        return self.kind is Kind.POST and bool(content.get("content")) and not content.get("components")

    @property
    def pinged(self) -> list[int]:
        """The people whom Discord notifies of it, if it posts: those who are mentioned and may be."""
        return pinged_by(self.content)

    @property
    def kind(self) -> Kind:
        pattern = f"{self.method} {self.path}"
        kind = next((kind for kind, like in KINDS.items() if re.fullmatch(like, pattern)), Kind.OTHER)
        if kind is Kind.EDIT and not self.acts:
            return Kind.FOLD
        return Kind.DEFER if self.path.endswith("/callback") and self.body["type"] in DEFERRALS else kind


def text_of(components: list[dict[str, Any]]) -> str:
    """All the text of a message, with plain spaces."""
    text = "\n".join(each["content"] for each in walk_components(components) if "content" in each)
    return text.replace("\N{NO-BREAK SPACE}", " ")


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    """The custom_ids of a message's buttons, without those of its menus."""
    found = [each["custom_id"] for each in walk_components(components) if "custom_id" in each]
    return [each for each in found if each.startswith("bp")]


async def read_call(request: web.Request, path: str) -> Call:
    """Read a call whole: JSON, or JSON with files."""
    params = dict(request.query)
    if request.content_type != "multipart/form-data":
        body = await request.json() if request.can_read_body else None
        return Call(request.method, path, body, params, [])
    payload: dict[str, Any] = {}
    parts: dict[str, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            parts[part.name or ""] = (part.filename or "", bytes(await part.read()))
    described = payload.get("attachments") or (payload.get("data") or {}).get("attachments") or []
    words = {f"files[{each['id']}]": each.get("description") for each in described}
    files = [Upload(name, BytesIO(data), words.get(key)) for key, (name, data) in parts.items()]
    return Call(request.method, path, payload, params, files)

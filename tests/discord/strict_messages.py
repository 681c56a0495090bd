"""The rules of Discord about messages that SimCord does not know, and our own.

Each rule of Discord's has its source in docs/discord.md.
"""

import re
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final

from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.enums import ComponentType

from tests.discord.discord_limits import check_message

COMPONENTS_V2: Final = 1 << 15
SILENT: Final = 1 << 12
NONCES_KEPT: Final = timedelta(minutes=5)
"""Discord says "the past few minutes"."""
POST: Final = re.compile(r"/channels/(\d+)/messages")
EDIT: Final = re.compile(r"/channels/(\d+)/messages/\d+")
BLOCKED: Final = BackendError(400, 200000, "Message was blocked by automatic moderation")
NO_SUCH_UPLOAD: Final = BackendError(400, 50035, "Invalid Form Body: an upload without `attachments`")
Message = dict[str, Any]


def text_of(message: Message) -> str:
    """All that a message says, as plain text and in components."""
    components = walk_components(message.get("components") or [])
    texts = [each["content"] for each in components if each["type"] == ComponentType.TEXT_DISPLAY]
    return "\n".join([message.get("content") or "", *texts])


def mentioned_in(message: Message) -> set[int]:
    """Return the people whom a message mentions, whether or not that notifies them."""
    return {int(user) for user in re.findall(r"(?<!\\)<@!?(\d{15,})>", text_of(message))}


def pinged_by(message: Message) -> list[int]:
    """Return those whom Discord notifies of a post, and names: those who are mentioned and may be."""
    mentioned = mentioned_in(message)
    allowed = message.get("allowed_mentions", {}).get("users", [])
    return [int(user) for user in allowed if int(user) in mentioned]


def channel_of_post(method: str, path: str) -> int | None:
    """The channel in which a call posts a message; None if it does not."""
    found = POST.fullmatch(path) if method == "POST" else None
    return int(found[1]) if found else None


def check_sent(backend: Backend, method: str, path: str, message: Message) -> None:
    """Fail if a post, an edit or an answer is not as each of ours must be.

    Discord shows `@unknown-user` for whoever is not among the allowed mentions of a post or an edit, and
    nothing of a post but its plain text on a locked phone.
    """
    if "components" not in message and "content" not in message:
        return
    check_message(message)
    assert mentioned_in(message) == set(pinged_by(message)), message
    channel = channel_of_post(method, path)
    if channel is None:
        return
    said = message.get("content") or ""
    assert all(f"<@{user}>" in said for user in message["allowed_mentions"].get("users", ())), message
    place = backend.channels.get(channel)
    is_direct = place is not None and place.guild_id is None
    assert said or not is_direct or message["flags"] & SILENT, "a direct message that notifies says nothing"
    assert message.get("nonce"), "a post without a nonce may come twice"
    assert message.get("enforce_nonce"), "its nonce is not enforced"


def check_taken(
    backend: Backend,
    method: str,
    path: str,
    message: Message,
    blocked: Collection[str] = (),
    *,
    has_files: bool = False,
) -> None:
    """Raise what Discord refuses a message with: words that a server blocks, or an upload that it misses."""
    if method == "PATCH" and has_files and "attachments" not in message:
        raise NO_SUCH_UPLOAD
    found = POST.fullmatch(path) or EDIT.fullmatch(path)
    place = backend.channels.get(int(found[1])) if found else None
    if place is not None and place.guild_id is not None:
        said = text_of(message).casefold()
        if any(word in said for word in blocked):
            raise BLOCKED


def as_answered(backend: Backend, method: str, answer: Any) -> Any:
    """Return Discord's answer to a call, from SimCord's."""
    if isinstance(answer, list):
        return [as_answered(backend, method, each) for each in answer]
    if not isinstance(answer, dict):
        return answer
    if "resource" in answer:
        resource = answer["resource"]
        return {
            **answer,
            "resource": {**resource, "message": as_answered(backend, method, resource.get("message"))},
        }
    if "mentions" not in answer or "attachments" not in answer:
        return answer
    return with_allowed_mentions(backend, without_attachments(method, answer))


def without_attachments(method: str, message: Message) -> Message:
    """Discord lists them only to whoever reads the message, where it is of components."""
    if method == "GET" or not message["flags"] & COMPONENTS_V2:
        return message
    return {**message, "attachments": []}


def with_allowed_mentions(backend: Backend, message: Message) -> Message:
    """Discord resolves those alone whom the post, or the last edit, allowed."""
    stored = backend.messages.get(int(message["channel_id"]), {}).get(int(message["id"]))
    if stored is None:
        return message
    users = [serializers.user_payload(backend.users[each]) for each in stored.ping_user_ids]
    return {**message, "mentions": users}

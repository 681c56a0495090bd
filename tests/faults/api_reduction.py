"""The part of Discord's published API description that tests need, written anew for a newer one.

git clone https://github.com/discord/discord-api-spec
python -m tests.faults.api_reduction discord-api-spec
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

REDUCED = Path(__file__).parent.parent / "data" / "discord_api" / "requests.json"
PUBLISHED = "specs/openapi.json"
GIT = "/usr/bin/git"
REFERENCE = "#/components/schemas/"
MESSAGES = "/channels/{channel_id}/messages"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
OPERATIONS = (
    f"POST {MESSAGES}",
    f"PATCH {MESSAGES}/{{message_id}}",
    "PATCH /channels/{channel_id}",
    "POST /channels/{channel_id}/threads",
    f"POST {MESSAGES}/{{message_id}}/threads",
    "POST /users/@me/channels",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    f"POST {WEBHOOK}",
    f"PATCH {WEBHOOK}/messages/@original",
    f"PATCH {WEBHOOK}/messages/{{message_id}}",
    "PUT /applications/{application_id}/commands",
)
"""All that the bot calls with a body."""


def reduce(published: Mapping[str, Any], commit: str) -> dict[str, Any]:
    """The bodies of those calls, and the schemas that they speak of, all as Discord writes them."""
    schemas = published["components"]["schemas"]
    bodies = {operation: body_of(published, operation) for operation in OPERATIONS}
    needed: set[str] = set()
    missing = set(references(bodies))
    while missing:
        needed |= missing
        missing = set(references([schemas[name] for name in missing])) - needed
    return {
        "source": "https://github.com/discord/discord-api-spec",
        "commit": commit,
        "bodies": bodies,
        "schemas": {name: schemas[name] for name in sorted(needed)},
    }


def body_of(published: Mapping[str, Any], operation: str) -> Mapping[str, Any]:
    """The schema of a call's JSON; what comes with files is the same beside them."""
    method, path = operation.split(" ")
    body: Mapping[str, Any] = published["paths"][path][method.lower()]["requestBody"]
    schema: Mapping[str, Any] = body["content"]["application/json"]["schema"]
    return schema


def references(node: Any) -> Iterator[str]:
    """The names of the schemas that are spoken of anywhere in what was read from JSON."""
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].removeprefix(REFERENCE)
        for each in node.values():
            yield from references(each)
    elif isinstance(node, list):
        for each in node:
            yield from references(each)


def written(reduced: Mapping[str, Any]) -> str:
    """One line for each schema, so that one sees what a newer description changes."""

    def lines(of: Mapping[str, Any]) -> str:
        found = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in of.items())
        return "{\n" + ",\n".join(found) + "\n }"

    parts = [
        f" {json.dumps(key)}: {lines(value) if isinstance(value, dict) else json.dumps(value)}"
        for key, value in reduced.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def shown(clone: str, *words: str) -> str:
    return subprocess.run([GIT, "-C", clone, *words], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    (where,) = sys.argv[1:]
    head = shown(where, "rev-parse", "HEAD").strip()
    REDUCED.write_text(written(reduce(json.loads(shown(where, "show", f"HEAD:{PUBLISHED}")), head)), "utf-8")

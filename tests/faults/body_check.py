"""Whether the bodies of calls are as Discord's published description of its API has them.

The description lets any body hold more than it names. Here nothing more may be in it: otherwise whatever is
misspelt would fit.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from jsonschema_rs import Draft202012Validator, ValidationError

from tests.faults.api_reduction import REDUCED

Schema: TypeAlias = Mapping[str, Any]

AS_NUMBER: Schema = {"type": "integer", "minimum": 0}

TAKEN_TOO: Mapping[str, tuple[Schema, str]] = MappingProxyType(
    {
        "SnowflakeType": (
            AS_NUMBER,
            "Discord reads numbers as ids; its reference writes those of files so (Uploading Files)",
        ),
    }
)
"""Values that Discord takes although its description does not, and why we say so."""

NAMED_TOO: Mapping[tuple[str, str], tuple[Schema, str]] = MappingProxyType(
    {
        ("ApplicationCommandUpdateRequest", "nsfw"): (
            {"type": "boolean"},
            "Discord's reference names it (Bulk Overwrite Global Application Commands)",
        ),
        ("MessageEditRequestPartial", "tts"): (
            {"const": False},
            "discord.py says so whenever a message comes with files; Discord passes over it in an edit",
        ),
        ("IncomingWebhookUpdateRequestPartial", "tts"): (
            {"const": False},
            "as in any other edit",
        ),
    }
)
"""Fields that a body may hold although its description does not name them, and why we say so."""


def misfits(method: str, path: str, body: Any) -> list[str]:
    """Return the faults of a call's body, each with its place in it; nothing if it fits."""
    called = f"{method} {path}"
    for pattern, validator in validators():
        if pattern.fullmatch(called):
            found = [reason for error in validator.iter_errors(body) for reason in reasons(error)]
            return [f"{called}: {each}" for each in found]
    return [] if body is None else [f"{called}: the bodies of such calls are not described in {REDUCED.name}"]


@cache
def validators() -> Sequence[tuple[re.Pattern[str], Draft202012Validator]]:
    """One for each call that is described."""
    described = json.loads(REDUCED.read_text("utf-8"))
    schemas = {name: adapted(name, schema) for name, schema in described["schemas"].items()}
    return [
        (pattern_of(operation), Draft202012Validator({**body, "components": {"schemas": schemas}}))
        for operation, body in described["bodies"].items()
    ]


def pattern_of(operation: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\w+\\\}", r"[^/]+", re.escape(operation)))


def adapted(name: str, schema: Schema) -> Schema:
    """A schema with what Discord takes besides, and without room for more."""
    if name in TAKEN_TOO:
        return {"anyOf": [schema, TAKEN_TOO[name][0]]}
    if "properties" not in schema:
        return schema
    besides = {key: taken for (owner, key), (taken, _) in NAMED_TOO.items() if owner == name}
    return {"additionalProperties": False, **schema, "properties": schema["properties"] | besides}


def reasons(error: ValidationError) -> Iterator[str]:
    """Why something does not fit; of what may be one of several, why it is not the one whose type it has."""
    branches = getattr(error.kind, "context", ())
    meant = [branch for branch in branches if not any(is_of_type(error, each) for each in branch)]
    for each in (each for branch in meant for each in branch):
        yield from reasons(each)
    if not meant:
        yield f"{place(error)}: {error.message}"


def is_of_type(union: ValidationError, error: ValidationError) -> bool:
    """Tell whether a branch of a union is refused because the value has another type."""
    kind = type(error.kind).__name__
    own, named = union.instance_path, [*union.instance_path, "type"]
    return (kind, error.instance_path) in (("Type", own), ("Constant", own), ("Enum", named))


def place(error: ValidationError) -> str:
    keys = (f"[{each}]" if isinstance(each, int) else f".{each}" for each in error.instance_path)
    return "".join(keys).removeprefix(".") or "the whole"

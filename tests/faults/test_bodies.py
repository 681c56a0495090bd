"""The bot sends only what Discord's own description of its API takes."""

import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from jsonschema_rs import Draft202012Validator

from bot.discord.client import COMMANDS
from bot.text.language import Language
from tests.faults.api_reduction import REDUCED
from tests.faults.body_check import NAMED_TOO, TAKEN_TOO, misfits
from tests.faults.discord_address import API
from tests.faults.discord_server import DiscordServer
from tests.faults.faulty_discord import open_faulty_discord

POST, EDIT = ("POST", "/channels/1/messages"), ("PATCH", "/channels/1/messages/2")
CALLBACK, THREAD = ("POST", "/interactions/1/token/callback"), ("PATCH", "/channels/1")
ROW, CONTAINER, BUTTON = 1, 17, 2
WRONG_STYLE = {"type": BUTTON, "style": 9, "label": "Roll", "custom_id": "bp:roll"}


def board(button: dict[str, Any]) -> dict[str, Any]:
    row = {"type": ROW, "components": [button]}
    return {"flags": 1 << 15, "components": [{"type": CONTAINER, "components": [row]}]}


@pytest.mark.parametrize("comes_with_files", [False, True])
async def test_a_wrong_body_fails_the_test_that_sent_it_and_says_where_and_why(
    comes_with_files: bool,  # noqa: FBT001
) -> None:
    where_and_why = (
        r"POST /channels/1/messages: components\[0\]\.components\[0\]\.components\[0\]\.style: 9 is"
    )
    with pytest.raises(AssertionError, match=where_and_why):
        await post(board(WRONG_STYLE), comes_with_files=comes_with_files)


async def post(body: dict[str, Any], *, comes_with_files: bool) -> None:
    form = aiohttp.FormData({"payload_json": json.dumps(body)})
    form.add_field("files[0]", b"a picture", filename="board.png")
    with DiscordServer() as server:
        async with aiohttp.ClientSession() as session:
            url = f"{server.url}{API}/channels/1/messages"
            await session.post(url, **({"data": form} if comes_with_files else {"json": body}))


@pytest.mark.parametrize(
    ("call", "body"),
    [
        (POST, board({**WRONG_STYLE, "style": 1})),
        (CALLBACK, {"type": 5, "data": {"flags": 64}}),
        (THREAD, {"archived": False}),
        (("DELETE", "/channels/1/messages/2"), None),
    ],
)
def test_a_body_fits_that_is_described(call: tuple[str, str], body: Any) -> None:
    assert misfits(*call, body) == []


@pytest.mark.parametrize(
    ("call", "body", "reason"),
    [
        (POST, board({**WRONG_STYLE, "label": "x" * 81, "style": 1}), "is longer than 80 characters"),
        (POST, {"contents": "misspelt"}, "'contents' was unexpected"),
        (POST, None, "null is not of type"),
        (EDIT, {"components": [{"type": 99}]}, 'components[0]: {"type":99} is not valid under any'),
        (CALLBACK, {"type": 5, "data": {"flags": "64"}}, 'data.flags: "64" is not of types'),
        (THREAD, {"archived": "no"}, 'archived: "no" is not of types'),
        (("PUT", "/applications/1/commands"), [{"type": 1}], '[0]: "name" is a required property'),
        (("PATCH", "/guilds/1"), {"name": "Mine"}, "are not described"),
    ],
)
def test_a_body_does_not_fit_that_lacks_something_or_holds_more(
    call: tuple[str, str], body: Any, reason: str
) -> None:
    assert reason in "\n".join(misfits(*call, body))


async def test_the_commands_are_told_in_all_languages_as_is_described(tmp_path: Path) -> None:
    async with open_faulty_discord(tmp_path, is_told_in_all_languages=True) as faulty:
        told = faulty.server.ask(lambda backend: [*backend.commands[None].values()])
        translated = {
            locale.partition("-")[0] for each in told for locale in each["description_localizations"]
        }
        assert len(told) == len(COMMANDS)
        assert translated >= {*Language} - {Language.ENGLISH}


def test_what_is_taken_besides_is_not_described_yet() -> None:
    schemas = json.loads(REDUCED.read_text("utf-8"))["schemas"]
    assert not [name for name in TAKEN_TOO if Draft202012Validator(schemas[name]).is_valid(1)]
    assert not [(owner, key) for owner, key in NAMED_TOO if key in schemas[owner]["properties"]]

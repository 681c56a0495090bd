"""Telling Discord of the slash commands: of the same ones only once, however many processes start."""

import hashlib
import json
from typing import Any

from discord import app_commands

from bot.play.use_case import Store


async def register_commands(tree: app_commands.CommandTree[Any], store: Store, *, is_alone: bool) -> None:
    """Tell Discord of a tree's commands, unless it has just those from another process on the store.

    A process that is alone always tells: nobody else does, and Discord may have forgotten.
    """
    commands = None if is_alone else await digest(tree)
    async with store.one_at_a_time():
        if is_alone or await store.run(lambda uow: uow.commands.last_told()) != commands:
            await tree.sync()
            await store.run(lambda uow: uow.commands.note(commands))


async def digest(tree: app_commands.CommandTree[Any]) -> str:
    """What tells a tree's commands, in all languages, and the application from any other."""
    translator = tree.translator
    payloads = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]
    told = json.dumps([tree.client.application_id, payloads], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()

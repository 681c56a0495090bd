"""Slash commands in every language: what Discord is told."""

from operator import itemgetter
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord.client import COMMANDS
from bot.discord.wire.wording import Translator, characters_of, messages_of
from bot.text.language import Language
from bot.text.translations import sources
from tests.discord.discord_limits import (
    COMMAND_LIMIT,
    DISCORD_COMMAND_LIMIT,
    DISCORD_OPTION_LIMIT,
    check_commands,
    said,
)
from tests.text.languages import Speak, speak

__all__ = ["speak"]

GERMAN = """\
command-roll = würfeln
command-roll-description = Deine Würfel werfen
command-dice = würfel
command-dice-show = zeigen
command-option-table = tisch
command-dice-show-option-game-description = Welche Partie
options-asked = Ja oder nein
command-choice-loss = { $kind ->
        [gammon] Gammon!
       *[other] anderes
    }
"""


async def payloads() -> dict[str, dict[str, Any]]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    commands = [await command.get_translated_payload(tree, Translator()) for command in COMMANDS]
    return {command["name"]: command for command in commands}


def option(command: dict[str, Any], *path: str) -> dict[str, Any]:
    for name in path:
        command = next(each for each in command["options"] if each["name"] == name)
    return command


async def test_discord_takes_the_commands_in_every_language() -> None:
    commands = await payloads()
    check_commands(list(commands.values()))


async def test_each_command_leaves_room_under_discord_s_ceiling() -> None:
    commands = await payloads()
    figures = {name: characters_of(command) for name, command in commands.items()}
    for name, figure in sorted(figures.items(), key=itemgetter(1), reverse=True):
        options = f"{most_options(commands[name])} of {DISCORD_OPTION_LIMIT} options"
        print(f"/{name}: {figure} of {DISCORD_COMMAND_LIMIT}, {options}")  # noqa: T201 - `-s` shows it
    assert not {name: figure for name, figure in figures.items() if figure > COMMAND_LIMIT}


def most_options(command: dict[str, Any]) -> int:
    """How many a command or one of its subcommands has at the most."""
    options = command.get("options", [])
    return max([len(options), *map(most_options, options)])


def test_of_each_text_the_longest_in_any_language_counts() -> None:
    choice = {"name": "on", "name_localizations": {"fr": "oui"}, "value": 10}
    typed = {"name": "when", "description": "For how long", "description_localizations": {"de": "Bis"}}
    command = {"name": "hold", "description": "Wait", "options": [{**typed, "choices": [choice]}]}
    counted = ("hold", "Wait", "when", "For how long", "oui", "10")
    assert characters_of(command) == sum(map(len, counted))


async def test_american_english_is_told() -> None:
    roll = (await payloads())["roll"]
    assert roll["name_localizations"]["en-US"] == "roll"
    assert roll["description_localizations"]["en-US"] == roll["description"]
    assert not {"en-GB", "pl"} & roll["name_localizations"].keys()


async def test_commands_options_and_choices_are_told_in_the_reader_s_language(speak: Speak) -> None:
    speak(Language.GERMAN, GERMAN)
    commands = await payloads()
    roll = commands["roll"]
    assert (roll["name"], roll["name_localizations"]["de"]) == ("roll", "würfeln")
    assert roll["description_localizations"]["de"] == "Deine Würfel werfen"
    dice = commands["dice"]
    assert dice["name_localizations"]["de"] == "würfel"
    assert option(dice, "show")["name_localizations"]["de"] == "zeigen"
    assert option(dice, "show", "table")["name_localizations"]["de"] == "tisch"
    assert option(dice, "show", "game")["description_localizations"]["de"] == "Welche Partie"
    assert option(commands["challenge"], "jacoby")["description_localizations"]["de"] == "Ja oder nein"
    assert [each["name_localizations"]["de"] for each in option(commands["resign"], "loss")["choices"]] == [
        "anderes",
        "Gammon!",
        "anderes",
    ]


async def test_spanish_is_told_on_both_sides_of_the_ocean(speak: Speak) -> None:
    speak(Language.SPANISH, "command-roll = tirar\n")
    names = (await payloads())["roll"]["name_localizations"]
    assert {names["es-ES"], names["es-419"]} == {"tirar"}


async def test_what_is_not_translated_is_not_told(speak: Speak) -> None:
    speak(Language.GERMAN, "command-roll = würfeln\n")
    assert "de" not in (await payloads())["double"]["name_localizations"]


def test_the_catalogue_names_all_commands_as_they_are_called() -> None:
    found = {each.name: each.text.partition("=")[2].strip() for each in sources(Language.ENGLISH)}
    wanted = {message for command in COMMANDS for message in messages_of(command)}
    assert wanted <= found.keys()
    others = {name for name in found if name.startswith("command-")} - wanted
    assert {name for name in others if not name.startswith("command-choice-")} == set()
    names = [command.name for command in COMMANDS]
    assert [found[f"command-{name}"] for name in names] == names


@pytest.mark.parametrize("fault", ["Würfeln", "zwei worte", "i\u0307ptal", "x" * 33, "double"])
async def test_the_check_finds_a_name_that_discord_refuses(speak: Speak, fault: str) -> None:
    speak(Language.GERMAN, f"command-roll = {fault}\n")
    commands = await payloads()
    assert fault in said(commands["roll"], "name")
    with pytest.raises(AssertionError):
        check_commands(list(commands.values()))

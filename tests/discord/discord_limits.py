"""Discord's limits and our rule about mentions, for every message that the bot sends or edits."""

import re
import unicodedata
from typing import Any

from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.discord.wire.custom_ids import DISCORD_CUSTOM_ID_LIMIT
from bot.discord.wire.wording import characters_of, utf16_length

DISCORD_COMPONENT_LIMIT = 40
DISCORD_TEXT_LIMIT = 4000
DISCORD_GALLERY_LIMIT = 10
DISCORD_ALT_TEXT_LIMIT = 1024
DISCORD_LABEL_LIMIT = 80
DISCORD_URL_LIMIT = 512
DISCORD_ROW_LIMIT = 5
DISCORD_OPTION_LIMIT = 25
DISCORD_DESCRIPTION_LIMIT = 100
DISCORD_OPTION_LABEL_LIMIT = 100
DISCORD_PLACEHOLDER_LIMIT = 150
DISCORD_CONTENT_LIMIT = 2000
DISCORD_COMMAND_LIMIT = 8000
DISCORD_MOST_COMMANDS = 100
COMMAND_LIMIT = 7000
"""Ours, which leaves room for more options."""


def check_message(message: dict[str, Any]) -> None:
    """Fail if Discord would refuse a message, or break it badly, or if it does not say whom it may notify."""
    allowed = message["allowed_mentions"]
    assert allowed.get("parse", []) == []
    assert allowed.get("roles", []) == []
    components = list(walk_components(message.get("components", [])))
    assert len(components) <= DISCORD_COMPONENT_LIMIT
    assert utf16_length(message.get("content") or "") <= DISCORD_CONTENT_LIMIT
    texts = [each["content"] for each in components if each["type"] == ComponentType.TEXT_DISPLAY]
    assert all(texts)
    assert not any(" · " in text for text in texts), "a line may begin with that dot"
    assert sum(map(utf16_length, texts)) <= DISCORD_TEXT_LIMIT
    custom_ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert len(set(custom_ids)) == len(custom_ids)
    for component in components:
        check_component(component)


def check_component(component: dict[str, Any]) -> None:
    match component["type"]:
        case ComponentType.ACTION_ROW:
            assert 1 <= len(component["components"]) <= DISCORD_ROW_LIMIT
        case ComponentType.BUTTON:
            assert 1 <= utf16_length(component["label"]) <= DISCORD_LABEL_LIMIT
            assert ("custom_id" in component) is not ("url" in component)
            assert 1 <= len(component.get("custom_id", "link")) <= DISCORD_CUSTOM_ID_LIMIT
            assert len(component.get("url", "")) <= DISCORD_URL_LIMIT
        case ComponentType.STRING_SELECT:
            assert len(component["custom_id"]) <= DISCORD_CUSTOM_ID_LIMIT
            assert 1 <= len(component["options"]) <= DISCORD_OPTION_LIMIT
            assert utf16_length(component.get("placeholder", "")) <= DISCORD_PLACEHOLDER_LIMIT
            for option in component["options"]:
                assert 1 <= utf16_length(option["label"]) <= DISCORD_OPTION_LABEL_LIMIT
                assert 1 <= len(option["value"]) <= DISCORD_OPTION_LABEL_LIMIT
            values = [option["value"] for option in component["options"]]
            assert len(set(values)) == len(values)
        case ComponentType.MEDIA_GALLERY:
            assert 1 <= len(component["items"]) <= DISCORD_GALLERY_LIMIT
            for item in component["items"]:
                assert 1 <= utf16_length(item["description"]) <= DISCORD_ALT_TEXT_LIMIT


NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's own rule, but for the two scripts whose vowel signs it takes, which none of our languages has."""


def check_commands(commands: list[dict[str, Any]]) -> None:
    """Fail if Discord would refuse them."""
    assert len(commands) <= DISCORD_MOST_COMMANDS
    check_names(commands)
    for command in commands:
        check_command(command)


def check_command(command: dict[str, Any]) -> None:
    """Fail if Discord would refuse a slash command, in any language."""
    assert characters_of(command) <= DISCORD_COMMAND_LIMIT, (command["name"], characters_of(command))
    check_option(command)


def check_option(option: dict[str, Any]) -> None:
    """Fail if Discord would refuse a command, a subcommand, or an option of one."""
    for name in said(option, "name"):
        assert NAME.fullmatch(name), name
        assert name == unicodedata.normalize("NFC", name.lower()), name
    assert len(option.get("choices", [])) <= DISCORD_OPTION_LIMIT
    assert len(option.get("options", [])) <= DISCORD_OPTION_LIMIT
    for text in said(option, "description"):
        assert 1 <= utf16_length(text) <= DISCORD_DESCRIPTION_LIMIT, text
    for choice in option.get("choices", []):
        assert all(1 <= utf16_length(name) <= DISCORD_DESCRIPTION_LIMIT for name in said(choice, "name"))
    check_names(option.get("options", []))
    for each in option.get("options", []):
        check_option(each)


def check_names(options: list[dict[str, Any]]) -> None:
    """Fail if two of them, or one and the English name of another, are called the same in a language."""
    english = [option["name"] for option in options]
    assert len(set(english)) == len(english)
    for locale in {locale for option in options for locale in option.get("name_localizations", {})}:
        names = [option.get("name_localizations", {}).get(locale, option["name"]) for option in options]
        assert len(set(names)) == len(names), (locale, sorted(names))
        for option, name in zip(options, names, strict=True):
            assert name == option["name"] or name not in english, (locale, name)


def said(option: dict[str, Any], field: str) -> list[str]:
    """A name or a description in all languages."""
    return [option[field], *option.get(f"{field}_localizations", {}).values()]

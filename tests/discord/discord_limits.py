"""Discord's limits and our rule about mentions, for every message that the bot sends or edits."""

from typing import Any

from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.discord.custom_ids import DISCORD_CUSTOM_ID_LIMIT

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
DISCORD_COMMAND_LIMIT = 8000


def check_message(message: dict[str, Any]) -> None:
    """Fail if Discord would refuse a message, or if it does not say whom it may notify."""
    allowed = message["allowed_mentions"]
    assert allowed.get("parse", []) == []
    assert allowed.get("roles", []) == []
    components = list(walk_components(message["components"]))
    assert len(components) <= DISCORD_COMPONENT_LIMIT
    texts = [each["content"] for each in components if each["type"] == ComponentType.TEXT_DISPLAY]
    assert all(texts)
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


def check_command(command: dict[str, Any]) -> None:
    """Fail if Discord would refuse a slash command."""
    assert characters_of(command) <= DISCORD_COMMAND_LIMIT
    check_option(command)


def check_option(option: dict[str, Any]) -> None:
    """Fail if Discord would refuse a command, a subcommand, or an option of one."""
    assert len(option["description"]) <= DISCORD_DESCRIPTION_LIMIT
    assert len(option.get("choices", [])) <= DISCORD_OPTION_LIMIT
    assert len(option.get("options", [])) <= DISCORD_OPTION_LIMIT
    for choice in option.get("choices", []):
        assert len(choice["name"]) <= DISCORD_DESCRIPTION_LIMIT
    for each in option.get("options", []):
        check_option(each)


def characters_of(option: dict[str, Any]) -> int:
    """What Discord counts of a command: its names, descriptions and values, those of its options too."""
    own = len(option["name"]) + len(option["description"])
    choices = sum(len(each["name"]) + len(str(each["value"])) for each in option.get("choices", []))
    return own + choices + sum(map(characters_of, option.get("options", [])))


def utf16_length(text: str) -> int:
    """The longest count of its characters that any part of Discord makes."""
    return len(text.encode("utf-16-le")) // 2

"""The slash commands: told, and read back."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import app_commands
from discord.http import Route

from bot.discord.client import COMMANDS
from bot.discord.wire.wording import Translator, characters_of
from bot.shell.checkup.bench import Bench
from bot.shell.checkup.findings import NotTried, Otherwise

Payload = Mapping[str, Any]
"""Any: a command as Discord's API has it."""

PLAIN: Final = ("type", "name", "description", "value", "min_value", "max_value", "min_length", "max_length")
SWITCHES: Final = ("required", "autocomplete", "nsfw")
SETS: Final = ("contexts", "integration_types", "channel_types")
LANGUAGES: Final = ("name", "description")
PARTS: Final = ("options", "choices")
DISCORD_LIMIT: Final = 8000
SHOWN: Final = 3


async def told_and_read_back(bench: Bench) -> str:
    """Tell just those that Discord has, or that it has none of: a running bot keeps what it has told.

    Raises:
        NotTried: Discord has others, of another version; the bot tells its own when it starts.
    """
    tree, translator = app_commands.CommandTree(bench.client), Translator()
    await tree.set_translator(translator)
    for command in COMMANDS:
        tree.add_command(command)
    told = [await command.get_translated_payload(tree, translator) for command in COMMANDS]
    if (known := await _registered(bench)) and (others := differences(told, known)):
        raise NotTried(
            f"Discord has commands of another version ({_some(others)}), which a running bot may use; "
            "start this version, and check again"
        )
    await tree.sync()
    if wrong := differences(told, await _registered(bench)):
        raise Otherwise(f"read back otherwise: {_some(wrong)}")
    kilobytes = len(json.dumps(told, separators=(",", ":"))) / 1000
    sizes = f"characters of {DISCORD_LIMIT}: {_sizes(told)}"
    return f"{len(told)} of them, {kilobytes:.0f} kB in one call; {sizes}"


def _sizes(told: Sequence[Payload]) -> str:
    """Return how much of its limit of characters each command uses, the longest first."""
    found = sorted(((characters_of(each), each["name"]) for each in told), reverse=True)
    return ", ".join(f"/{name} {size}" for size, name in found)


async def _registered(bench: Bench) -> Sequence[Payload]:
    """Fetch the registered commands in all languages, which discord.py does not ask for."""
    route = Route("GET", "/applications/{application}/commands", application=bench.client.application_id)
    found: Sequence[Payload] = await bench.client.http.request(route, params={"with_localizations": "true"})
    return found


def differences(told: Sequence[Payload], read: Sequence[Payload]) -> list[str]:
    """The commands that are not read as they were told, with where they differ."""
    ours, theirs = ({each["name"]: essence(each) for each in side} for side in (told, read))
    missing = [f"/{name} is missing" for name in ours.keys() - theirs.keys()]
    added = [f"/{name} is no command of ours" for name in theirs.keys() - ours.keys()]
    changed = [
        f"/{name} at {place}"
        for name in ours.keys() & theirs.keys()
        if (place := _first_difference(ours[name], theirs[name], "")) is not None
    ]
    return sorted([*missing, *added, *changed])


def essence(payload: Payload) -> dict[str, Any]:
    """Return the meaning of a command, an option or a choice, however Discord writes it.

    Discord leaves out what is as it would be anyway, and words that are the same as the English ones.
    """
    said = {key: payload[key] for key in PLAIN if payload.get(key) is not None}
    said |= {key: True for key in SWITCHES if payload.get(key)}
    said |= {key: sorted(payload[key]) for key in SETS if payload.get(key)}
    if payload.get("default_member_permissions") is not None:
        said["default_member_permissions"] = int(payload["default_member_permissions"])
    for key in LANGUAGES:
        words = payload.get(f"{key}_localizations") or {}
        if others := {locale: text for locale, text in words.items() if text != payload[key]}:
            said[f"{key}_localizations"] = others
    return said | {key: [*map(essence, payload[key])] for key in PARTS if payload.get(key)}


def _first_difference(told: object, read: object, place: str) -> str | None:
    """Where two values differ first; None if they do not."""
    match told, read:
        case dict(), dict():
            keys = sorted(told.keys() | read.keys())
            found = (_first_difference(told.get(key), read.get(key), f"{place} {key}") for key in keys)
            return next((each for each in found if each is not None), None)
        case list(), list() if len(told) == len(read):
            pairs = zip(told, read, strict=True)
            found = (_first_difference(*pair, f"{place}[{number}]") for number, pair in enumerate(pairs))
            return next((each for each in found if each is not None), None)
        case _:
            return None if told == read else f"{place.strip()}: {told!r} became {read!r}"


def _some(differences: Sequence[str]) -> str:
    more = len(differences) - SHOWN
    return "; ".join(differences[:SHOWN]) + (f"; and {more} more" if more > 0 else "")

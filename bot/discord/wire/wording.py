"""Names and descriptions of slash commands, their options and choices, in every language.

The messages for a command are found by its name: `command-dice-show` is what it is called and
`command-dice-show-description` says what it does. An option has the same words in all commands,
`command-option-table`, unless there are words for it in one: `command-dice-show-option-table`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Group, Parameter, TranslationContextTypes, locale_str
from discord.app_commands import TranslationContextLocation as Location

from bot.engine import WinKind
from bot.text.catalogue import is_known, named, phrase
from bot.text.language import Language, language_of, speaking

AnyCommand = Command[Any, ..., Any] | Group
"""Any: a command is generic in the class it is bound to and in what it returns; ours have neither."""

Words = Callable[[], str]
"""Says something in the language that is spoken."""

SAY: Final = "say"
DESCRIPTION: Final = "-description"


def in_each_language(words: Words) -> locale_str:
    """A text in English that Discord is told in every language."""
    with speaking(Language.ENGLISH):
        return locale_str(words(), **{SAY: words})


def choice(words: Words, value: str | int) -> Choice[Any]:
    """One of the values that an option offers; Any: it is typed as the option is."""
    return Choice(name=in_each_language(words), value=value)


def _loss(kind: WinKind) -> str:
    return phrase("command-choice-loss", kind=kind)


LOSSES: Final = [choice(partial(_loss, kind), int(kind)) for kind in WinKind]


def group(name: str, **options: Any) -> Group:  # noqa: ANN401 - whatever a group takes
    """A group of commands; `worded` describes it."""
    return Group(name=name, description=name, **options)


def worded(command: AnyCommand) -> AnyCommand:
    """A command with the descriptions of it, its subcommands and all their options."""
    with speaking(Language.ENGLISH):
        for each in _with_subcommands(command):
            each.description = named(message_id_of(each, DESCRIPTION))
            if isinstance(each, Command):
                app_commands.describe(**{one.name: _description(one) for one in each.parameters})(each)
    return command


def messages_of(command: AnyCommand) -> Iterator[str]:
    """The messages that are found by the names of a command, its subcommands and all their options."""
    for each in _with_subcommands(command):
        yield from (message_id_of(each), message_id_of(each, DESCRIPTION))
        for option in each.parameters if isinstance(each, Command) else ():
            yield name_of_option(option)
            described = option.locale_description
            if described is None or SAY not in described.extras:
                yield name_of_option(option, DESCRIPTION)


def message_id_of(command: AnyCommand, ending: str = "") -> str:
    """The message with the name of a command, or with its description."""
    return f"command-{command.qualified_name.replace(' ', '-')}{ending}"


def name_of_option(option: Parameter, ending: str = "") -> str:
    called = option.display_name.replace("_", "-")
    own = f"{message_id_of(option.command)}-option-{called}{ending}"
    return own if is_known(own) else f"command-option-{called}{ending}"


class Translator(app_commands.Translator):
    """Tells Discord our words in each of our languages, and nothing in those that we do not speak."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """None where Discord falls back on English.

        American English is told too: otherwise Discord would fall back on British English.
        """
        language = language_of(locale.value)
        if language is Language.ENGLISH and locale is not discord.Locale.american_english:
            return None
        words = _words_of(string, context)
        with speaking(Language.ENGLISH):
            english = words()
        with speaking(language):
            said = words()
        return None if said == english and language is not Language.ENGLISH else said


def characters_of(payload: Mapping[str, Any]) -> int:
    """How many of Discord's 8,000 characters a command takes, by what Discord is told of it.

    Names, descriptions and values count, those of its subcommands, options and choices too; of a text that
    is told in several languages, the longest.
    https://docs.discord.com/developers/interactions/application-commands#slash-commands
    """
    texts = sum(
        max(map(utf16_length, [payload[field], *(payload.get(f"{field}_localizations") or {}).values()]))
        for field in ("name", "description")
        if field in payload
    )
    parts = [*payload.get("options", []), *payload.get("choices", [])]
    return texts + utf16_length(str(payload.get("value", ""))) + sum(map(characters_of, parts))


def utf16_length(text: str) -> int:
    """The longest count of its characters that any part of Discord makes."""
    return len(text.encode("utf-16-le")) // 2


def _with_subcommands(command: AnyCommand) -> Iterator[AnyCommand]:
    yield command
    if isinstance(command, Group):
        yield from command.walk_commands()


def _description(option: Parameter) -> locale_str:
    """An option's own description, as house options have; otherwise the message found by its name."""
    given, message = option.locale_description, name_of_option(option, DESCRIPTION)
    return given if given and SAY in given.extras else locale_str(named(message))


def _words_of(string: locale_str, context: TranslationContextTypes) -> Words:
    """Those that a text brings with it, else those that are found by the name of what it belongs to."""
    if SAY in string.extras:
        words: Words = string.extras[SAY]
        return words
    match context.data:
        case Command() | Group() as command:
            is_name = context.location in (Location.command_name, Location.group_name)
            message = message_id_of(command, "" if is_name else DESCRIPTION)
        case Parameter() as option:
            is_name = context.location is Location.parameter_name
            message = name_of_option(option, "" if is_name else DESCRIPTION)
        case _:  # a choice without other words is the same in every language
            return lambda: string.message
    return lambda: named(message)

"""The language of each word on Discord: all that the catalogue says carries a letter that nobody sees.

So whatever is posted, answered, offered, edited or named tells in which languages it was put together. It is
held against who reads it: a private answer its reader, direct messages their owner, a push whoever it
notifies, all else the server.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend.models import Message
from simcord.http import router

from bot.play.display.panel import Picture
from bot.text import catalogue
from bot.text.language import Language
from tests.discord import discord_limits
from tests.discord.simulated_server import SimulatedServer

MARKS = {language: chr(0xE000 + number) for number, language in enumerate(Language)}
UNMARKED = str.maketrans(dict.fromkeys(MARKS.values(), ""))
PNG = b"\x89PNG\r\n\x1a\n"
LOCALES = {Language.ENGLISH: "en-US", Language.SPANISH: "es-ES"}
"""Discord's names of languages, if not their codes."""


def languages_in(said: object) -> set[Language]:
    text = _written(said)
    return {language for language, mark in MARKS.items() if mark in text}


def _written(said: object) -> str:
    match said:
        case str():
            return said
        case dict():
            return "".join(map(_written, said.values()))
        case list() | tuple():
            return "".join(map(_written, said))
        case _ if is_dataclass(said):
            return "".join(_written(getattr(said, each.name)) for each in fields(said))
        case _:
            return ""


@contextmanager
def locales_of(spoken: Mapping[int, str]) -> Iterator[None]:
    """Let Discord say what users speak; else it is American English."""
    plain = interactions.base_payload

    def base_payload(*given: Any, **named: Any) -> Any:
        record, payload = plain(*given, **named)
        payload["locale"] = spoken.get(named["user_id"], "en-US")
        return record, payload

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(interactions, "base_payload", base_payload)
        yield


@dataclass
class Listener:
    """Hears all that the bot says on a server, and notes what is in another language than it should be."""

    server: SimulatedServer
    of_server: Language
    of_members: Mapping[int, Language]
    heard: dict[Language, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    _seen: dict[int, object] = field(default_factory=dict)

    @contextmanager
    def listening(self) -> Iterator[None]:
        guild = self.server.bot.get_guild(self.server.guild.id)
        assert guild is not None
        guild.preferred_locale = discord.Locale(_locale(self.of_server))
        plain, dispatch = catalogue._said, router.dispatch  # noqa: SLF001 - what every message goes through

        def marked(language: Language, message: str, /, **arguments: Any) -> str:
            return MARKS[language] + plain(language, message, **arguments)

        def listened(*given: Any, **named: Any) -> Any:
            response = dispatch(*given, **named)
            self.listen()
            return response

        def drawn(picture: Picture) -> bytes:
            self._hold("a picture", picture.diagram, *languages_in(picture.alt))
            return PNG

        spoken = {user: _locale(language) for user, language in self.of_members.items()}
        with pytest.MonkeyPatch.context() as patch, locales_of(spoken):
            patch.setattr(catalogue, "_said", marked)
            patch.setattr(router, "dispatch", listened)
            patch.setattr(Picture, "png", drawn)
            patch.setattr(discord_limits, "utf16_length", _length_of_unmarked)
            yield

    def listen(self) -> None:
        """Look at whatever is new."""
        backend = self.server.env.backend
        for messages in backend.messages.values():
            for message in messages.values():
                if self._seen.get(message.id) is not message.components:
                    self._seen[message.id] = message.components
                    said = [message.content, message.components]
                    self._hold(_written(said), said, self._reader_of(message))
        for channel in backend.channels.values():
            self._hold("a channel", channel.name or "", self.of_server)
        for interaction in backend.interactions.values():
            for offered in (interaction.autocomplete_choices, interaction.modal):
                if offered:
                    self._hold("offered", offered, self._of_member(interaction.user_id))

    def _reader_of(self, message: Message) -> Language:
        if message.is_ephemeral:
            assert message.interaction_metadata is not None
            return self._of_member(int(message.interaction_metadata["user"]["id"]))
        channel = self.server.env.backend.channels[message.channel_id]
        called = re.findall(r"<@(\d+)>", message.content)
        if len(called) == 1:  # plain text is for whoever it notifies
            return self._of_member(int(called[0]))
        owners = [user for user in channel.recipient_ids if user != self.server.env.backend.bot_user.id]
        return self._of_member(owners[0]) if owners else self.of_server

    def _of_member(self, user: int) -> Language:
        return self.of_members.get(user, Language.ENGLISH)

    def _hold(self, what: str, said: object, *wanted: Language) -> None:
        found = languages_in(said)
        if not found <= set(wanted):
            self.wrong.append(f"{sorted(found)} for {sorted(wanted)}: {what.translate(UNMARKED)}")
        for language in found:
            self.heard[language] = self.heard.get(language, 0) + 1


def _locale(language: Language) -> str:
    return LOCALES.get(language, language)


def _length_of_unmarked(text: str) -> int:
    return len(text.translate(UNMARKED).encode("utf-16-le")) // 2

"""A message as its reader sees it at one moment: text, pictures in words, and buttons."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

import render
from bot.discord.wire.custom_ids import CustomId, chosen_custom_id, parse_custom_id

Drawn = list[tuple[render.Diagram, render.Theme]]
"""The boards that are drawn, and in which theme."""


@dataclass(frozen=True)
class Seen:
    """A message as it stood when it was looked at; a later edit does not change what was seen."""

    source: ResponseMessage | None
    payload: list[dict[str, Any]]

    @classmethod
    def of(cls, env: Env, message: Message) -> "Seen":
        response = ResponseMessage(env, message)
        return cls(response, response.components)

    @property
    def message(self) -> ResponseMessage:
        assert self.source is not None, "nothing was said"
        return self.source

    @property
    def components(self) -> list[dict[str, Any]]:
        """All components, those within others too."""
        return list(walk_components(self.payload))

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def is_private(self) -> bool:
        return self.message.ephemeral

    @property
    def text(self) -> str:
        """All its text, with plain spaces."""
        plain = [self.source.content] if self.source and self.source.content else []
        text = "\n".join([*plain, *(each["content"] for each in self._of_type(ComponentType.TEXT_DISPLAY))])
        return text.replace("\N{NO-BREAK SPACE}", " ")

    @property
    def log(self) -> str:
        """Its text without the small lines that show fingerprints of dice."""
        return "\n".join(line for line in self.text.splitlines() if not line.startswith("-# Dice "))

    @property
    def alt_texts(self) -> list[str]:
        """The alt text of each picture."""
        galleries = self._of_type(ComponentType.MEDIA_GALLERY)
        return [item["description"] for gallery in galleries for item in gallery["items"]]

    @property
    def labels(self) -> list[str]:
        return [each["label"] for each in self._of_type(ComponentType.BUTTON) if "url" not in each]

    @property
    def acts(self) -> list[CustomId]:
        return [parse_custom_id(custom_id) for custom_id in self.custom_ids]

    @property
    def kinds(self) -> set[StrEnum]:
        """The kinds of its buttons."""
        return {act.kind for act in self.acts}

    @property
    def links(self) -> dict[str, str]:
        """Where its links lead, by what they say."""
        return {each["label"]: each["url"] for each in self._of_type(ComponentType.BUTTON) if "url" in each}

    @property
    def custom_ids(self) -> list[str]:
        return [each["custom_id"] for each in self._of_type(ComponentType.BUTTON) if "url" not in each]

    @property
    def menus(self) -> dict[StrEnum, list[str]]:
        """The choices of each of its menus, by what choosing does."""
        selects = self._of_type(ComponentType.STRING_SELECT)
        return {_kind_of(each): [entry["label"] for entry in each["options"]] for each in selects}

    @property
    def chosen(self) -> list[str]:
        """The choices that its menus mark."""
        selects = self._of_type(ComponentType.STRING_SELECT)
        return [entry["label"] for each in selects for entry in each["options"] if entry.get("default")]

    @property
    def menu_ids(self) -> list[tuple[str, int]]:
        """The custom_id and the number of each menu, by either of which apps remember what was chosen."""
        return [(each["custom_id"], each["id"]) for each in self._of_type(ComponentType.STRING_SELECT)]

    def entry(self, kind: StrEnum, label: str) -> tuple[str, str]:
        """The custom_id of the menu of that kind, and the value of its entry with that label."""
        for each in self._of_type(ComponentType.STRING_SELECT):
            for entry in each["options"]:
                if _kind_of(each) is kind and entry["label"] == label:
                    return each["custom_id"], entry["value"]
        raise AssertionError(f"no {label!r} in {self.menus}")

    def custom_id(self, kind: StrEnum, argument: str | None = None) -> str:
        """The custom_id of the first button of a kind, with that argument if one is given."""
        for custom_id, act in zip(self.custom_ids, self.acts, strict=True):
            if act.kind is kind and argument in (None, act.argument):
                return custom_id
        raise AssertionError(f"no {kind} {argument or ''} among {self.labels} of {self.text!r}")

    def labelled(self, label: str) -> str:
        """The custom_id of the button with that label."""
        assert label in self.labels, f"no {label!r} among {self.labels}"
        return self.custom_ids[self.labels.index(label)]

    def act(self, label: str) -> CustomId:
        """Return the custom_id of the button with that label, parsed."""
        return parse_custom_id(self.labelled(label))

    def _of_type(self, kind: ComponentType) -> list[dict[str, Any]]:
        return [each for each in self.components if each["type"] == kind]


SILENCE: Final = Seen(None, [])
"""The view of a person who is told nothing."""


def _kind_of(select: dict[str, Any]) -> StrEnum:
    return parse_custom_id(chosen_custom_id(select["custom_id"], select["options"][0]["value"])).kind


def private(result: InteractionResult) -> Seen:
    """The private message that answered an interaction."""
    found = all_private(result)
    assert found, f"no private answer: {result}"
    return found[-1]


def all_private(result: InteractionResult) -> list[Seen]:
    """All private messages that answered an interaction."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return [Seen(answer, answer.components) for answer in answers if answer.ephemeral]


def private_texts(result: InteractionResult) -> str:
    """Return the text of all private answers to an interaction."""
    return "\n".join(seen.text for seen in all_private(result))


def is_silent(result: InteractionResult) -> bool:
    """Whether an interaction was acknowledged without any message of its own."""
    return result.deferred and not result.ephemeral and not result.followups

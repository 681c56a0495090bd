"""The one kind of button and of menu: table, edition, and what to do there.

There is a single `DynamicItem` for each, because two whose templates both match would both run. `Any` stands
for the client and the view, which a button rebuilt from its custom_id does not know.
"""

from collections.abc import Sequence
from re import Match
from typing import Any, Self

import discord

from bot.discord.custom_ids import MENU_TEMPLATE, TEMPLATE, chosen_custom_id


class PressClient(discord.Client):
    """A client that knows what a press on a button does."""

    async def press(self, interaction: "discord.Interaction[Any]", custom_id: str) -> None:
        raise NotImplementedError


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
    """A button of a table, rebuilt from its custom_id at each press, also after a restart."""

    def __init__(
        self,
        custom_id: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        super().__init__(discord.ui.Button(label=label, style=style, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, _interaction: "discord.Interaction[Any]", _item: discord.ui.Item[Any], match: Match[str]
    ) -> Self:
        return cls(match.string)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.press(interaction, self.custom_id)


class TableMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=MENU_TEMPLATE):
    """A menu of a table, rebuilt from its custom_id at each choice, also after a restart."""

    def __init__(
        self, menu_id: str, placeholder: str = "", options: Sequence[discord.SelectOption] = ()
    ) -> None:
        super().__init__(
            discord.ui.Select(custom_id=menu_id, placeholder=placeholder or None, options=list(options))
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: "discord.Interaction[Any]", _item: discord.ui.Item[Any], match: Match[str]
    ) -> Self:
        return cls(match.string)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """The client takes a choice as a press of the button that it stands for."""
        await interaction.client.press(interaction, chosen_custom_id(self.custom_id, self.item.values[0]))

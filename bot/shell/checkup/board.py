"""The boards that are posted: positions as the bot shows them, with picture, alt text and a button."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.discord.kind import position_typed
from bot.discord.wire.components import PanelView, drawn_view, text_of
from bot.discord.wire.message_search import acts_of
from bot.play.display.panel import Panel, SharedButton
from bot.play.display.picture import View

OPENING: Final = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
REPLY: Final = "XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:0:10"


@dataclass(frozen=True, slots=True)
class Board:
    """A position that is posted, to be compared with what Discord makes of it."""

    panel: Panel
    view: PanelView

    @classmethod
    async def drawn(cls, said: str, xgid: str) -> "Board":
        """A position below a line that says something."""
        panel = position_typed(xgid, View())
        panel = replace(panel, text=f"{said}\n{panel.text}")
        return cls(panel, await drawn_view(panel))

    @property
    def alt(self) -> str:
        """The words for those who do not see the picture."""
        (picture,) = self.panel.pictures
        return picture.alt

    def differences(self, message: discord.Message) -> Iterator[str]:
        """Yield the differences between a message and this board, which it should show."""
        if not message.flags.components_v2:
            yield f"the message is not one of components; its flags are {message.flags.value}"
        if message.content:
            yield f"beside the components there is the text {message.content!r}"
        if text_of(message) != self.panel.text:
            yield f"its text is {text_of(message)!r}"
        if [act.kind for act in acts_of(message)] != [SharedButton.SHARE_POSITION]:
            yield "its button is not there"
        if len(pictures_of(message)) != 1:
            yield f"it shows {len(pictures_of(message))} pictures"


def pictures_of(message: discord.Message) -> list[discord.MediaGalleryItem]:
    """The pictures that a message shows, with their alt texts."""
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    galleries = (item for item in items if isinstance(item, discord.ui.MediaGallery))
    return [picture for gallery in galleries for picture in gallery.items]

"""Panels as Discord's Components V2, within Discord's limits, and the one kind of button and of menu.

A button says which table, which edition, and what to do there. There is a single `DynamicItem` for buttons
and one for menus, because two whose templates both match would both run. `Any` stands for the client and the
view, which a button rebuilt from its custom_id does not know.
"""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from itertools import chain, repeat
from re import Match
from typing import Any, Final, Protocol, Self

import discord

from bot.discord.wire.custom_ids import (
    MENU_TEMPLATE,
    TEMPLATE,
    CustomId,
    chosen_custom_id,
    format_custom_id,
    format_menu_id,
)
from bot.metrics import PICTURES
from bot.play.base.keys import Edition, SubjectId, TableId, UserSnowflake
from bot.play.base.table import Player, Table
from bot.play.display.panel import (
    DISCORD_LABEL_LIMIT,
    AnyPicture,
    Button,
    LinkButton,
    Menu,
    Panel,
    Tone,
)
from bot.play.display.picture import cut
from bot.play.text.escapes import sparsely_escaped
from bot.play.text.words import DOT, MENTION


class PressClient(discord.Client):
    """A client that knows what a press on a button does."""

    async def press(self, interaction: "discord.Interaction[Any]", custom_id: str, /) -> None:
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
        self,
        menu_id: str,
        placeholder: str = "",
        options: Sequence[discord.SelectOption] = (),
        component: int | None = None,
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=menu_id, placeholder=placeholder or None, options=list(options), id=component
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: "discord.Interaction[Any]", _item: discord.ui.Item[Any], match: Match[str]
    ) -> Self:
        return cls(match.string)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """The client takes a choice as a press of the button that it stands for."""
        await interaction.client.press(interaction, chosen_custom_id(self.custom_id, self.item.values[0]))


DISCORD_ROW_LIMIT: Final = 5
DISCORD_TEXT_LIMIT: Final = 4000
DISCORD_CONTENT_LIMIT: Final = 2000
SHOWN_DOT: Final = "\N{NO-BREAK SPACE}· "
"""With it a line may end, but none begins."""
ACCENT: Final = discord.Colour(0x2F6F5E)
NOBODY: Final = discord.AllowedMentions.none()
NO_TABLE: Final = TableId(0)
FIRST_COMPONENT: Final = 100
"""No component of ours has less: Discord numbers from 1 those that have no number of their own."""
COMPONENTS: Final = 1 << 30  # Discord's numbers of components have 32 bits
ANY_EDITION: Final = Edition(0)  # of a table whose buttons lead to a replay: they outlive all its editions
STYLES: Final = {
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.SUCCESS: discord.ButtonStyle.success,
    Tone.SECONDARY: discord.ButtonStyle.secondary,
    Tone.DANGER: discord.ButtonStyle.danger,
}


class HasButtons(Protocol):
    """The subject of buttons: a table, or another subject as it is posted."""

    @property
    def id(self) -> SubjectId: ...

    @property
    def edition(self) -> Edition: ...

    @property
    def database(self) -> str: ...


class PanelView(discord.ui.LayoutView):
    """A panel as a message: one container with text, pictures, downloads, menus and rows of buttons.

    Its `files` have to be sent with it; if it has pictures, `drawn_view` makes it. It is never waited for.

    Args:
        panel: What it says and shows.
        table: The table, or another subject, of its buttons and menus; they have none without it.
        edition: The edition of its buttons; without it, the table's present one.
        interaction: What it answers, so that its menus show nothing that was chosen from those before.

    Attributes:
        drawn: The files of the panel's pictures.
    """

    def __init__(
        self,
        panel: Panel,
        table: HasButtons | None = None,
        edition: Edition | None = None,
        interaction: int | None = None,
    ) -> None:
        super().__init__(timeout=None)
        self.drawn: Sequence[bytes] = ()
        self._panel = panel
        about = _About.of(table, edition, interaction)
        box: discord.ui.Container[PanelView] = discord.ui.Container(accent_colour=ACCENT)
        box.add_item(_text(panel.text[:DISCORD_TEXT_LIMIT]))
        for name, picture in _named(panel.pictures):
            # Two in one gallery would be cropped to squares.
            gallery: discord.ui.MediaGallery[PanelView] = discord.ui.MediaGallery()
            box.add_item(gallery.add_item(media=_attached(name), description=picture.alt))
        if panel.below:
            box.add_item(_text(panel.below[: DISCORD_TEXT_LIMIT - len(panel.text)]))
        for download in panel.downloads:
            box.add_item(discord.ui.File(_attached(download.name)))
        for place, menu in enumerate(panel.menus):
            if menu.has_heading:
                box.add_item(discord.ui.TextDisplay(f"-# {menu.placeholder}"))
            box.add_item(_menu_row(about, menu, place))
        for heading, row in zip(chain(panel.headings, repeat("")), panel.rows, strict=False):
            if heading:
                box.add_item(_text(heading))
            for start in range(0, len(row), DISCORD_ROW_LIMIT):
                box.add_item(_action_row(about, row[start : start + DISCORD_ROW_LIMIT]))
        if panel.link is not None:
            box.add_item(discord.ui.ActionRow(_link(panel.link)))
        self.add_item(box)

    @property
    def naming(self) -> discord.AllowedMentions:
        """For a private answer or an edit, which notify nobody: Discord looks up whom it may mention alone.

        https://github.com/Rapptz/discord.py/issues/6310
        """
        texts = "\n".join([self._panel.text, self._panel.below, *self._panel.headings])
        people = [discord.Object(int(user)) for user in dict.fromkeys(MENTION.findall(texts))]
        return discord.AllowedMentions(everyone=False, roles=False, users=people)

    @property
    def files(self) -> list[discord.File]:
        """Pictures and downloads, anew for each attempt to send them: sending uses them up."""
        pictures = zip(_named(self._panel.pictures), self.drawn, strict=True)
        return [
            *(discord.File(BytesIO(drawn), name, description=each.alt) for (name, each), drawn in pictures),
            *(discord.File(BytesIO(each.content), each.name) for each in self._panel.downloads),
        ]


class PlainView(discord.ui.View):
    """A panel as plain text with buttons below, which a locked phone shows; of components it shows nothing.

    Args:
        panel: Its text, buttons and link; it has no pictures, menus or downloads.
        table: The table of its buttons.
        edition: The edition of its buttons.

    Attributes:
        text: The content of the message.
    """

    def __init__(self, panel: Panel, table: HasButtons | None = None, edition: Edition | None = None) -> None:
        super().__init__(timeout=None)
        self.text = _shown(sparsely_escaped(panel.text))[:DISCORD_CONTENT_LIMIT]
        about = _About.of(table, edition, None)
        for place, row in enumerate(panel.rows):
            for button in row:
                self.add_item(_table_button(about, button, place))
        if panel.link is not None:
            self.add_item(_link(panel.link))


def _named(pictures: Sequence[AnyPicture]) -> Iterator[tuple[str, AnyPicture]]:
    """The names of the files in which pictures are sent."""
    for number, picture in enumerate(pictures, start=1):
        yield f"board-{number}.{picture.suffix}", picture


def _attached(name: str) -> str:
    """The address of a file that comes with the message itself."""
    return f"attachment://{name}"


@dataclass(frozen=True, slots=True)
class _About:
    """The table and edition of buttons, and the interaction that they answer."""

    table: TableId
    edition: Edition
    database: str
    interaction: int | None

    @classmethod
    def of(cls, table: HasButtons | None, edition: Edition | None, interaction: int | None) -> "_About":
        if table is None:
            return cls(NO_TABLE, ANY_EDITION, "", interaction)
        return cls(table.id, table.edition if edition is None else edition, table.database, interaction)


class Drawer:
    """A thread that draws."""

    def __init__(self) -> None:
        self.panels = 0
        """How many are being drawn, or wait for it."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")

    def draw(self, panel: Panel) -> "asyncio.Future[tuple[bytes, ...]]":
        """Begin at once, or after the panels before it."""
        drawing = asyncio.get_running_loop().run_in_executor(self._thread, panel.drawn)
        self.panels += 1
        drawing.add_done_callback(self._end)
        return drawing

    def _end(self, _drawing: "asyncio.Future[tuple[bytes, ...]]") -> None:
        self.panels -= 1


DRAWERS: Final = Drawer(), Drawer()
"""While one picture is laid together, another is compressed, which needs no interpreter; a third would only
take it from both. One alone is always drawn by the first, whose core has the tiles at hand."""


async def drawn_view(
    panel: Panel,
    table: HasButtons | None = None,
    edition: Edition | None = None,
    interaction: int | None = None,
) -> PanelView:
    """A panel as a message, made while its pictures are drawn on another thread: the event loop goes on."""
    if not panel.pictures:
        return PanelView(panel, table, edition, interaction)
    with PICTURES.time():
        drawing = min(DRAWERS, key=lambda each: each.panels).draw(panel)
        view = PanelView(panel, table, edition, interaction)
        view.drawn = await drawing
    return view


def pinging(players: Sequence[Player]) -> discord.AllowedMentions:
    """Mentions that notify these players and nobody else."""
    people = [discord.Object(player.snowflake) for player in players if player.snowflake is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def board_url(table: Table, user: UserSnowflake | None = None) -> str:
    """The address of the live board that a reader, or anybody, can look at; else ""."""
    board = table.board_of(user)
    if board is None or board.message is None:
        return ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{board.channel}/{board.message}"


def _text(text: str) -> "discord.ui.TextDisplay[PanelView]":
    return discord.ui.TextDisplay(_shown(text))


def _shown(text: str) -> str:
    return text.replace(DOT, SHOWN_DOT)


def text_of(message: discord.Message) -> str:
    """All that a message of ours says, without its buttons, as it was written."""
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = (item.content for item in items if isinstance(item, discord.ui.TextDisplay))
    shown = "\n".join([*([message.content] if message.content else []), *texts])
    return shown.replace(SHOWN_DOT, DOT)


def _action_row(about: _About, buttons: tuple[Button, ...]) -> "discord.ui.ActionRow[PanelView]":
    row: discord.ui.ActionRow[PanelView] = discord.ui.ActionRow()
    for button in buttons:
        row.add_item(_table_button(about, button))
    return row


def _table_button(about: _About, button: Button, row: int | None = None) -> TableButton:
    act = CustomId(button.kind, about.table, about.edition, button.argument, about.database)
    made = TableButton(format_custom_id(act), cut(button.label, DISCORD_LABEL_LIMIT), STYLES[button.tone])
    made.item.row = row
    return made


def _link(link: LinkButton) -> "discord.ui.Button[Any]":
    return discord.ui.Button(label=cut(link.label, DISCORD_LABEL_LIMIT), url=link.url)


def _menu_row(about: _About, menu: Menu, place: int) -> "discord.ui.ActionRow[PanelView]":
    """A menu; of an answer, it is another component than those of the answers before."""
    options = [
        discord.SelectOption(label=entry.label, value=entry.argument, default=entry.is_chosen)
        for entry in menu.entries
    ]
    menu_id = format_menu_id(
        menu.kind, about.table, about.edition, menu.name, about.database, about.interaction
    )
    row: discord.ui.ActionRow[PanelView] = discord.ui.ActionRow()
    component = (
        None if about.interaction is None else FIRST_COMPONENT + about.interaction % COMPONENTS + place
    )
    row.add_item(TableMenu(menu_id, menu.placeholder, options, component))
    return row

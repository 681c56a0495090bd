"""The scoresheet on Discord: a picture, its words and a file, page by page, to one person alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.discord.pressing.replies import show
from bot.discord.pressing.views import view_of_replay
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.play.base.keys import TableId
from bot.play.base.use_case import UnitOfWork
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.buttons import ledger_button
from bot.play.chouette.scoresheet import sheet_of
from bot.play.chouette.scoresheet_file import whole_sheet
from bot.play.chouette.scoresheet_pages import sheet_file_panel, sheet_panel, sheet_words_panel
from bot.play.chouette.store import load_chouette
from bot.play.display.panel import Button, Panel
from bot.play.tables.visibility import require_visible
from bot.text.catalogue import phrase


class Shown(StrEnum):
    """As what a page is shown; the word stands in a custom_id."""

    PICTURE = "picture"
    WORDS = "words"
    FILE = "file"


ARGUMENT: Final = re.compile(r"(?P<shown>[a-z]+)\.(?P<table>[0-9]{1,18})\.(?P<page>[0-9]{1,4})")


@dataclass(frozen=True, slots=True)
class SheetLook:
    """A page of a scoresheet, from 0; page 0 has the newest games."""

    shown: Shown
    table: TableId
    page: int = 0


def format_look(look: SheetLook) -> str:
    return f"{look.shown}.{look.table}.{look.page}"


def parse_look(argument: str) -> SheetLook:
    """Raises UnknownButton for what we do not write."""
    match = ARGUMENT.fullmatch(argument)
    if match is None or match["shown"] not in set(Shown):
        raise UnknownButton(argument)
    return SheetLook(Shown(match["shown"]), TableId(int(match["table"])), int(match["page"]))


async def turn_page(interaction: Interaction, pressed: CustomId) -> None:
    """Without an argument, the newest games of the chouette whose button was pressed."""
    look = parse_look(pressed.argument) if pressed.argument else SheetLook(Shown.PICTURE, pressed.table)

    def read(uow: UnitOfWork) -> Panel:
        require_visible(uow, viewer_of(interaction), look.table)
        return _page(uow, interaction, look)

    await show(interaction, await interaction.client.context.store.run(read))


def _page(uow: UnitOfWork, interaction: Interaction, look: SheetLook) -> Panel:
    table = load_chouette(uow, look.table)
    if look.shown is Shown.FILE:
        panel, has_older = sheet_file_panel(whole_sheet(uow, table)), False
    else:
        sheet = sheet_of(uow, table, look.page)
        theme, has_older = view_of_replay(uow, table, interaction).theme, sheet.has_older
        panel = sheet_panel(sheet, theme) if look.shown is Shown.PICTURE else sheet_words_panel(sheet)
    ledger = replace(ledger_button(), argument=f"standings.{look.table}.{look.table}.0")
    return replace(panel, rows=((*_ways(look, has_older=has_older), ledger),))


def _ways(look: SheetLook, *, has_older: bool) -> Iterator[Button]:
    """As what else it may be seen, and to newer and earlier games."""
    for shown in Shown:
        if shown is not look.shown:
            yield _way(phrase("scoresheet-way", way=shown), replace(look, shown=shown))
    if look.shown is not Shown.FILE and look.page:
        yield _way(phrase("ledger-way", way="newer"), replace(look, page=look.page - 1))
    if has_older:
        yield _way(phrase("ledger-way", way="older"), replace(look, page=look.page + 1))


def _way(label: str, look: SheetLook) -> Button:
    return Button(ChouetteButton.SCORESHEET, label, argument=format_look(look))

"""The ledger on Discord: page by page, to one person alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.discord.pressing.replies import NotPossible, show
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction
from bot.discord.wire.components import NO_TABLE
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.play.base.errors import NoTable, WrongKind
from bot.play.base.keys import TableId
from bot.play.base.use_case import UnitOfWork
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.buttons import sheet_button
from bot.play.chouette.ledger import (
    Account,
    account_of,
    account_of_server,
    payments_at_table,
    payments_on_server,
)
from bot.play.chouette.ledger_pages import settle_panel, standings_panel, trail_panel
from bot.play.chouette.reckoning_pages import NOTHING_ASKED, Asked, asked_at
from bot.play.chouette.store import chouette_in_channel, load_chouette
from bot.play.chouette.text import refusals
from bot.play.display.panel import Button, Panel
from bot.play.tables.visibility import Viewer, require_visible
from bot.text.catalogue import phrase


class Page(StrEnum):
    """A page of the ledger; the word stands in a custom_id."""

    STANDINGS = "standings"
    PAYMENTS = "payments"
    SETTLE = "settle"


ARGUMENT: Final = re.compile(
    r"(?P<shown>[a-z]+)\.(?P<table>[0-9]{1,12})\.(?P<session>[0-9]{1,12})\.(?P<page>[0-9]{1,3})"
)


@dataclass(frozen=True, slots=True)
class LedgerLook:
    """A page of a ledger.

    Args:
        table: The chouette of the payments; 0 for those of the server.
        session: The chouette of the channel where it was opened; 0 if there is none.
        page: The number of the page, from 0.
    """

    shown: Page
    table: TableId
    session: TableId
    page: int = 0


async def show_ledger(interaction: Interaction) -> None:
    """The standings of the channel's chouette, and of the server; raises NotPossible without either."""
    viewer = viewer_of(interaction)

    def work(uow: UnitOfWork) -> TableId:
        try:
            return chouette_in_channel(uow, viewer).id
        except (NoTable, WrongKind):
            if not account_of_server(uow, viewer).won:
                raise NotPossible(refusals.no_ledger()) from None
            return NO_TABLE

    session = await interaction.client.context.store.run(work)
    await _show(interaction, LedgerLook(Page.STANDINGS, session, session))


async def turn_page(interaction: Interaction, pressed: CustomId) -> None:
    """Without an argument, the standings of the chouette whose button was pressed."""
    look = (
        parse_look(pressed.argument)
        if pressed.argument
        else LedgerLook(Page.STANDINGS, pressed.table, pressed.table)
    )
    await _show(interaction, look)


def format_look(look: LedgerLook) -> str:
    return f"{look.shown}.{look.table}.{look.session}.{look.page}"


def parse_look(argument: str) -> LedgerLook:
    """Raises UnknownButton for what we do not write."""
    match = ARGUMENT.fullmatch(argument)
    if match is None or match["shown"] not in set(Page):
        raise UnknownButton(argument)
    table, session = (TableId(int(match[name])) for name in ("table", "session"))
    return LedgerLook(Page(match["shown"]), table, session, int(match["page"]))


async def _show(interaction: Interaction, look: LedgerLook) -> None:
    panel, has_more = await interaction.client.context.store.run(
        _read, viewer=viewer_of(interaction), look=look
    )
    pages, sheet = tuple(_page_buttons(look, has_more=has_more)), _sheet_buttons(look)
    await show(interaction, replace(panel, rows=(*panel.rows, pages, *sheet)))


def _read(uow: UnitOfWork, viewer: Viewer, look: LedgerLook) -> tuple[Panel, bool]:
    """A page, and whether older payments follow; raises UnknownTable if the viewer may not see it."""
    for table_id in {look.table, look.session} - {NO_TABLE}:
        require_visible(uow, viewer, table_id)
    match look.shown:
        case Page.STANDINGS:
            session, asked = _of_chouette(uow, look.session)
            return standings_panel((*session, account_of_server(uow, viewer)), asked.unpaid), False
        case Page.PAYMENTS if look.table:
            account = payments_at_table(uow, look.table, look.page)
            return trail_panel(account), account.has_more
        case Page.PAYMENTS:
            account = payments_on_server(uow, viewer, look.page)
            return trail_panel(account), account.has_more
        case Page.SETTLE:
            of_table, asked = _of_chouette(uow, look.table)
            (account,) = of_table or [account_of_server(uow, viewer)]
            return settle_panel(account, asked), False


def _of_chouette(uow: UnitOfWork, table_id: TableId) -> tuple[list[Account], Asked]:
    """Its ledger, and the payments that are asked there; nothing of no table."""
    if table_id == NO_TABLE:
        return [], NOTHING_ASKED
    table = load_chouette(uow, table_id)
    return [account_of(uow, table)], asked_at(uow, table)


def _page_buttons(look: LedgerLook, *, has_more: bool) -> Iterator[Button]:
    """The buttons of a page: to other pages, other ledgers, and newer and older payments."""
    for shown in Page:
        if shown is not look.shown:
            yield _page_button(phrase("ledger-page", page=shown), replace(look, shown=shown, page=0))
    if look.shown is not Page.STANDINGS and look.session:
        label = phrase("ledger-way", way="all-time" if look.table else "this-chouette")
        yield _page_button(label, replace(look, table=NO_TABLE if look.table else look.session, page=0))
    if look.page:
        yield _page_button(phrase("ledger-way", way="newer"), replace(look, page=look.page - 1))
    if has_more:
        yield _page_button(phrase("ledger-way", way="older"), replace(look, page=look.page + 1))


def _sheet_buttons(look: LedgerLook) -> tuple[tuple[Button, ...], ...]:
    """The way to the scoresheet of the chouette, if there is one."""
    table = look.table or look.session
    return ((replace(sheet_button(), argument=f"picture.{table}.0"),),) if table else ()


def _page_button(label: str, look: LedgerLook) -> Button:
    return Button(ChouetteButton.LEDGER, label, argument=format_look(look))

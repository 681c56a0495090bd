"""Looking through the tables that were played at, page by page, privately."""

import re
from functools import partial
from typing import Final

from bot.presenters import refusals, sentences
from bot.presenters.history import history_panel
from bot.presenters.panel import Panel
from bot.services.history import Found, Search, search
from bot.ui.access import reader_of
from bot.ui.custom_id import CustomId, UnknownButton
from bot.ui.desk import Interaction
from bot.ui.replies import NotPossible, board_link, show

LARGEST_SNOWFLAKE: Final = 2**63 - 1
SEARCH: Final = re.compile(r"(?P<whose>mine|server)\.(?P<page>[0-9]{1,4})(?:\.(?P<other>[0-9]{1,20}))?")


async def show_history(interaction: Interaction, wanted: Search) -> None:
    """Show the first page of a history, or whichever is wanted; raises NotPossible for that of no server."""
    if wanted.is_of_server and interaction.guild_id is None:
        raise NotPossible(refusals.server_only())
    work = partial(search, reader=reader_of(interaction), wanted=wanted)
    found = await interaction.client.desk.store.run(work)
    await show(interaction, _panel(found, wanted, interaction.user.id))


async def turn_page(interaction: Interaction, act: CustomId) -> None:
    """Show another page."""
    await show_history(interaction, parse_search(act.argument))


def format_search(wanted: Search) -> str:
    """Return a search as an argument: "mine.0", "server.2", or "mine.1.1234" with somebody."""
    text = f"{'server' if wanted.is_of_server else 'mine'}.{wanted.page}"
    return text if wanted.other is None else f"{text}.{wanted.other}"


def parse_search(argument: str) -> Search:
    """Return the search that an argument stands for; raises UnknownButton for what we do not write."""
    match = SEARCH.fullmatch(argument)
    other = int(match["other"]) if match is not None and match["other"] else None
    if match is None or (other or 0) > LARGEST_SNOWFLAKE:
        raise UnknownButton(argument)
    return Search(other, match["whose"] == "server", int(match["page"]))


def _panel(found: Found, wanted: Search, reader: int) -> Panel:
    page, is_of_server = wanted.page, wanted.is_of_server
    if not found.tables:
        is_with = wanted.other is not None
        return Panel(sentences.no_history(is_with=is_with, is_of_server=is_of_server, page=page))
    newer = format_search(Search(wanted.other, is_of_server, page - 1)) if page else None
    older = format_search(Search(wanted.other, is_of_server, page + 1)) if found.has_more else None
    link = partial(board_link, reader=reader)
    heading = sentences.history_heading(found.other, is_of_server=is_of_server, page=page)
    return history_panel(heading, found.tables, link, newer, older)

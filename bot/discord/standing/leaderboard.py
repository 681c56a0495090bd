"""`/leaderboard`: ten of a server at a time, and the reader's own row."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Final

from discord import app_commands

from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.service.context import Interaction, guild_of, user_of
from bot.discord.standing.profile import card_picture, in_words, own_theme
from bot.discord.standing.text import missing, signed, uncertain
from bot.discord.wire.custom_ids import CustomId, UnknownButton
from bot.discord.wire.wording import choice
from bot.engine.keys import PlayerId
from bot.play.base.table import Player
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, Tone
from bot.play.display.picture import Theme
from bot.play.text.words import DOT, plain_name
from bot.standing.boards import Measure, Row, Span, board
from bot.standing.profiles import players_by_id
from bot.text.catalogue import phrase
from render import Card, CardLine

A_PAGE: Final = 10
LACKS_SHOWN: Final = 2
"""So much of what is missing has room in a row."""
WANTED: Final = re.compile(r"(?P<measure>[a-z]+)\.(?P<span>[a-z]+)\.(?P<page>[0-9]{1,4})(?:\.[a-z]+)?")


class StandingButton(StrEnum):
    """What the buttons of this feature do; the word stands in their custom_ids."""

    LEADERBOARD = "leaderboard"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A page of a leaderboard, from 0."""

    measure: Measure = Measure.RATING
    span: Span = Span.ALL
    page: int = 0

    def argument(self, way: str) -> str:
        """Two buttons may lead to one page, so it also names the way."""
        return f"{self.measure}.{self.span}.{self.page}.{way}"


@dataclass(frozen=True, slots=True)
class Found:
    """A page of a leaderboard, with the names in it, how many pages there are, and the reader's row."""

    rows: Sequence[Row]
    own: Row | None
    pages: int
    names: Mapping[PlayerId, Player]


def _measure(measure: Measure) -> str:
    return phrase("standing-board", measure=measure)


def _span(span: Span) -> str:
    return phrase("standing-span", span=span)


MEASURES: Final = [choice(partial(_measure, each), each.value) for each in Measure]
SPANS: Final = [choice(partial(_span, each), each.value) for each in Span]


@app_commands.command()
@app_commands.guild_only()
@app_commands.rename(measure="by", span="when")
@app_commands.choices(measure=MEASURES, span=SPANS)
@answering
async def leaderboard(interaction: Interaction, measure: str | None = None, span: str | None = None) -> None:
    wanted = Wanted(Measure(measure or Measure.RATING), Span(span or Span.ALL))
    await show_board(interaction, wanted)


async def turn_page(interaction: Interaction, pressed: CustomId) -> None:
    await show_board(interaction, parse_wanted(pressed.argument))


def parse_wanted(argument: str) -> Wanted:
    """Raises UnknownButton for what we do not write."""
    match = WANTED.fullmatch(argument)
    try:
        if match is not None:
            return Wanted(Measure(match["measure"]), Span(match["span"]), int(match["page"]))
    except ValueError as error:
        raise UnknownButton(argument) from error
    raise UnknownButton(argument)


async def show_board(interaction: Interaction, wanted: Wanted) -> None:
    """Raises NotPossible outside a server."""
    context, guild, user = interaction.client.context, guild_of(interaction), user_of(interaction)
    if guild is None:
        raise NotPossible(phrase("place-server-only"))

    def read(uow: UnitOfWork) -> tuple[Found, Theme]:
        known = uow.players.find(user)
        reader = None if known is None else PlayerId(known.id)
        rows = board(uow, guild, wanted.measure, wanted.span, context.now(), reader)
        return page_of(uow, rows, wanted.page, reader), own_theme(uow, interaction)

    found, theme = await context.store.run(read)
    await show(interaction, board_panel(found, wanted, theme))


def page_of(uow: UnitOfWork, rows: Sequence[Row], page: int, reader: PlayerId | None) -> Found:
    """The rows of a page, with the names of those alone; of a page beyond the last, none."""
    shown = rows[page * A_PAGE :][:A_PAGE]
    own = next((each for each in rows if each.player == reader), None)
    people = {each.player for each in (*shown, *([own] if own else []))}
    return Found(shown, own, -(-len(rows) // A_PAGE), players_by_id(uow, people))


def board_panel(found: Found, wanted: Wanted, theme: Theme) -> Panel:
    heading = f"### {_measure(wanted.measure)}"
    if not found.rows:
        return Panel(f"{heading}\n{phrase('standing-board-empty')}", rows=_buttons(found, wanted))
    card = board_card(found, wanted)
    return Panel(heading, (card_picture(card, theme),), _buttons(found, wanted), below=in_words(card))


def board_card(found: Found, wanted: Wanted) -> Card:
    rows = list(found.rows)
    if found.own is not None and found.own not in rows:
        rows.append(found.own)
    page = phrase("replay-page", page=wanted.page + 1, pages=found.pages) if found.pages > 1 else ""
    return Card(
        _measure(wanted.measure),
        subtitle=_span(wanted.span),
        caption=page,
        lines=tuple(_line(each, found) for each in rows),
    )


def _line(row: Row, found: Found) -> CardLine:
    is_ranked = row.rank is not None
    return CardLine(
        plain_name(found.names[row.player]),
        _value(row) if is_ranked else DOT.join(map(missing, row.lacks[:LACKS_SHOWN])),
        str(row.rank) if is_ranked else "",
        is_name=True,
        is_lit=row == found.own,
        is_dim=not is_ranked,
    )


def _value(row: Row) -> str:
    """A rating as it is; what it gained, and points, with their sign."""
    if row.deviation is not None:
        return uncertain(row.value, row.deviation)
    return signed(round(row.value))


def _buttons(found: Found, wanted: Wanted) -> tuple[tuple[Button, ...], ...]:
    """What to count, since when, and the pages beside."""
    measures = tuple(
        _button(_measure(each), replace(wanted, measure=each, page=0), "by", is_on=each is wanted.measure)
        for each in Measure
    )
    spans = tuple(
        _button(_span(each), replace(wanted, span=each, page=0), "when", is_on=each is wanted.span)
        for each in Span
    )
    pages = [
        _button(label, replace(wanted, page=page), way)
        for label, page, way in (("◀", wanted.page - 1, "back"), ("▶", wanted.page + 1, "on"))
        if 0 <= page < found.pages
    ]
    return tuple(row for row in (measures, spans, tuple(pages)) if row)


def _button(label: str, to: Wanted, way: str, *, is_on: bool = False) -> Button:
    tone = Tone.PRIMARY if is_on else Tone.SECONDARY
    return Button(StandingButton.LEADERBOARD, label, tone, to.argument(way))

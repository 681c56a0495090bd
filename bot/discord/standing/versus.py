"""`/versus`: how two have fared against each other, as far as the reader may see it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, also_directly, user_of
from bot.discord.standing.profile import card_picture, in_words, own_theme
from bot.discord.standing.text import figures, score, signed
from bot.engine.keys import PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.base.table import Player
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Panel
from bot.play.display.picture import Theme
from bot.play.tables.visibility import Viewer
from bot.play.text.words import name, plain_name
from bot.standing.fibs import chance_to_win
from bot.standing.profiles import may_see, players_by_id, rating_on
from bot.standing.rating import Rating
from bot.standing.record import Record, Rows, counts, is_money_game, points_of, record_of
from bot.text.catalogue import in_row, phrase
from render import Card, CardLine

LAST: Final = 10
USUAL: Final = 5
"""The length of the match whose chances are told, where they never played one."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """How two have fared against each other.

    Args:
        record: How the first of them has.
        last: The last matches and money games, oldest first.
        ratings: On this server, of both; None where either has none, or does not show it.
        is_server: Whether it tells of this server alone.
    """

    one: Player
    other: Player
    record: Record
    last: Rows
    ratings: tuple[Rating, Rating] | None
    is_server: bool


@app_commands.command()
@also_directly
@answering
async def versus(interaction: Interaction, player: discord.User, other: discord.User | None = None) -> None:
    """Of the caller and a player, unless two are named."""
    named = [UserSnowflake(each.id) for each in (player, other) if each is not None]
    both = (user_of(interaction), *named)[-2:]
    viewer = viewer_of(interaction)

    def read(uow: UnitOfWork) -> tuple[Meeting | None, Theme]:
        return meeting(uow, viewer, *both), own_theme(uow, interaction)

    found, theme = await interaction.client.context.store.run(read)
    if found is None:
        raise NotPossible(phrase("standing-never-met"))
    await show(interaction, versus_panel(found, theme))


def meeting(uow: UnitOfWork, viewer: Viewer, one: UserSnowflake, other: UserSnowflake) -> Meeting | None:
    """Of their own games a player sees all; of others' those that ended for all to see where they ask.

    None if nothing of that is for the reader, or the two never met.
    """
    records = [uow.players.find(each) for each in (one, other)]
    people = [PlayerId(each.id) for each in records if each is not None]
    if len(set(people)) < len(records):
        return None
    known = uow.players.find(viewer.snowflake)
    me = None if known is None else PlayerId(known.id)
    are_shown = all(each == me or may_see(uow, viewer.guild, me, each) for each in people)
    rows = uow.results.between(*people)
    if me not in people:
        is_seen = are_shown and viewer.guild is not None
        rows = [each for each in rows if is_seen and each.guild_snowflake == viewer.guild and each.is_public]
    decided = [each for each in rows if counts(each) and (each.scope == "match" or is_money_game(each))]
    if not any(map(counts, rows)):
        return None
    names = players_by_id(uow, people)
    ratings = _ratings(uow, viewer, people) if are_shown else None
    return Meeting(
        names[people[0]],
        names[people[1]],
        record_of(people[0], rows),
        decided[-LAST:],
        ratings,
        is_server=me not in people,
    )


def _ratings(uow: UnitOfWork, viewer: Viewer, people: Sequence[PlayerId]) -> tuple[Rating, Rating] | None:
    if viewer.guild is None:
        return None
    one, other = (rating_on(uow, "two", viewer.guild, each) for each in people)
    return None if one is None or other is None else (one, other)


def versus_panel(found: Meeting, theme: Theme) -> Panel:
    card = versus_card(found)
    heading = phrase("standing-versus", player=name(found.one), opponent=name(found.other))
    return Panel(f"### {heading}", (card_picture(card, theme),), below=in_words(card))


def versus_card(found: Meeting) -> Card:
    """The first player's side of it."""
    record = found.record
    pairs = figures(record, plain_name(found.other), is_between_two=True)
    if found.last:
        results = in_row(_results(found.one.id, found.last))
        pairs.append((phrase("standing-last", results=len(found.last)), results))
    if found.ratings is not None:
        pairs.append(_expected(found))
    won, lost = record.matches.won + record.money.won, record.matches.lost + record.money.lost
    return Card(
        plain_name(found.one),
        score(won, lost),
        phrase("standing-against", opponent=plain_name(found.other)),
        phrase("standing-scope", of="server" if found.is_server else "own"),
        lines=tuple(CardLine(label, said) for label, said in pairs),
    )


def _results(player: PlayerId, rows: Rows) -> Iterator[str]:
    """A match by its score, a game for money by its points."""
    for row in rows:
        if row.scope == "match" and row.white_score is not None and row.black_score is not None:
            scores = row.white_score, row.black_score
            yield score(*(scores if row.white_id == player else scores[::-1]))
        else:
            yield signed(points_of(player, row))


def _expected(found: Meeting) -> tuple[str, str]:
    """By both ratings, in the next match of the length that they play most."""
    if found.ratings is None:
        raise ValueError(f"nobody knows both ratings of {found.one.id} and {found.other.id}")
    one, other = found.ratings
    lengths = found.record.by_length
    length = max(lengths, key=lambda each: lengths[each].count, default=USUAL)
    percent = round(100 * chance_to_win(one.value, other.value, length))
    return phrase("standing-next", length=length), phrase("standing-chance", percent=percent)

"""`/profile`: how somebody has fared, as a picture and in the same words."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

import discord
from discord import app_commands

from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.pressing.visibility import viewer_of
from bot.discord.service.context import Interaction, also_directly, guild_of, user_of
from bot.discord.standing.text import figures, missing, rated
from bot.play.base.keys import UserSnowflake
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import CardPicture, Panel
from bot.play.display.picture import Theme, View, cut
from bot.play.pages.boards import own_view, posted_theme
from bot.play.tables.settings import preferences_here
from bot.play.text.escapes import unformatted
from bot.play.text.words import DOT, name, plain_name
from bot.standing.profiles import Profile, profile
from bot.text.catalogue import phrase
from render import Card, CardLine, CoursePoint

LONGEST_COURSE: Final = 100
"""The most results that the course of a rating shows."""


@app_commands.command(name="profile")
@also_directly
@answering
async def profile_command(interaction: Interaction, player: discord.User | None = None) -> None:
    whose = user_of(interaction) if player is None else UserSnowflake(player.id)
    context, viewer = interaction.client.context, viewer_of(interaction)
    now = context.now()

    def read(uow: UnitOfWork) -> tuple[Profile | None, Theme]:
        return profile(uow, viewer, whose, now), own_theme(uow, interaction)

    found, theme = await context.store.run(read)
    if found is None:
        raise NotPossible(_no_profile(interaction, player))
    await show(interaction, profile_panel(found, now, theme))


def own_theme(uow: UnitOfWork, interaction: Interaction) -> Theme:
    """The theme in which somebody sees what is for them alone."""
    own, servers = preferences_here(uow, user_of(interaction), guild_of(interaction))
    return own_view(None, own, View(theme=posted_theme(servers, interaction.client.context.theme))).theme


def _no_profile(interaction: Interaction, player: discord.User | None) -> str:
    if player is None or player.id == user_of(interaction):
        return phrase("record-none")
    return phrase("standing-no-profile", player=player.mention)


def profile_panel(found: Profile, now: datetime, theme: Theme) -> Panel:
    """The picture, and below it the same in words."""
    card = profile_card(found, now)
    return Panel(f"### {name(found.player)}", (card_picture(card, theme),), below=in_words(card))


def profile_card(found: Profile, now: datetime) -> Card:
    longest = "" if found.longest is None else plain_name(found.longest)
    pairs = figures(found.record, longest)
    if found.of_bets is not None:
        pairs.append((phrase("standing-label", of="bets-rating"), rated(found.of_bets, now)))
    return Card(
        plain_name(found.player),
        phrase("standing-unrated") if found.rating is None else rated(found.rating, now),
        _place(found),
        scope(is_server=found.guild is not None, is_own=found.is_own),
        tuple(CoursePoint(each.value, each.deviation) for each in found.course[-LONGEST_COURSE:]),
        tuple(CardLine(label, said) for label, said in pairs),
    )


def _place(found: Profile) -> str:
    """Their place on the server, or what is missing for one."""
    if found.place is None:
        return ""
    if found.place.rank is None:
        return DOT.join(missing(each) for each in found.place.lacks)
    return phrase("standing-place", rank=found.place.rank, players=found.ranked)


def scope(*, is_server: bool, is_own: bool) -> str:
    """Of what figures tell."""
    if is_server:
        return phrase("standing-scope", of="server")
    return phrase("standing-scope", of="own" if is_own else "together")


def card_picture(card: Card, theme: Theme) -> CardPicture:
    return CardPicture(card, cut("\n".join(_said(card))), theme)


def in_words(card: Card) -> str:
    """What a card says below its title, in small lines."""
    return "\n".join(f"-# {line}" for line in _said(card, unformatted)[1:])


def _said(card: Card, shown: Callable[[str], str] = str) -> list[str]:
    """A card line by line: title, number, and figures, each as it is to be shown."""
    heading = DOT.join(shown(each) for each in (card.figure, card.caption, card.subtitle) if each)
    return [shown(card.title), *([heading] if heading else []), *(_line(each, shown) for each in card.lines)]


def _line(line: CardLine, shown: Callable[[str], str]) -> str:
    label = f"{line.mark}. {shown(line.label)}" if line.mark else shown(line.label)
    return f"{label}: {shown(line.value)}" if line.value else label

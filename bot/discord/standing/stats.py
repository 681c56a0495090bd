"""`/stats`: a server in one card, from what everybody could look at there."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands

from bot.discord.pressing.replies import NotPossible, answering, show
from bot.discord.service.context import Interaction, guild_of
from bot.discord.standing.profile import card_picture, in_words, own_theme
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Panel
from bot.play.display.picture import Theme
from bot.play.text.escapes import unformatted
from bot.text.catalogue import phrase
from render import Card, CardLine

Totals = Mapping[str, int | None]

COUNTED: Final = ("players", "matches", "games", "bet_games")
WHOLE: Final = 100


@app_commands.command()
@app_commands.guild_only()
@answering
async def stats(interaction: Interaction) -> None:
    guild, here = guild_of(interaction), interaction.guild
    if guild is None or here is None:
        raise NotPossible(phrase("place-server-only"))

    def read(uow: UnitOfWork) -> tuple[Totals, Theme]:
        return uow.results.totals_on(guild), own_theme(uow, interaction)

    totals, theme = await interaction.client.context.store.run(read)
    await show(interaction, stats_panel(here.name, totals, theme))


def stats_panel(server: str, totals: Totals, theme: Theme) -> Panel:
    heading = f"### {unformatted(server)}"
    if not totals["players"]:
        return Panel(f"{heading}\n{phrase('standing-nothing-here')}")
    card = Card(server, lines=tuple(_lines(totals)))
    return Panel(heading, (card_picture(card, theme),), below=in_words(card))


def _lines(totals: Totals) -> list[CardLine]:
    """What never happened is left out."""
    games = totals["games"] or 0
    pairs = [(each.replace("_", "-"), str(totals[each] or "")) for each in COUNTED]
    if games:
        pairs += [
            ("gammons", _share(totals["gammons"], games)),
            ("backgammons", _share(totals["backgammons"], games)),
            ("passed", _share(totals["passed"], games)),
            ("taken", _share(totals["taken"], games)),
            ("shortest", _plays(totals["shortest"])),
            ("longest", _plays(totals["longest"])),
        ]
    highest = totals["highest_cube"] or 1
    pairs.append(("cube", str(highest) if highest > 1 else ""))
    return [CardLine(phrase("standing-total", of=of), said) for of, said in pairs if said]


def _share(part: int | None, whole: int) -> str:
    """Such as "31 (24 %)"."""
    return phrase("standing-share", count=part, percent=round(WHOLE * part / whole)) if part else ""


def _plays(number: int | None) -> str:
    return phrase("standing-plays", plays=number) if number else ""

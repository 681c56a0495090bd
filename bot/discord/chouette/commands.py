"""The slash commands of a chouette: one player in the box against all the others."""

from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.discord.chouette import agreements, consulting, editor, ledger, seats
from bot.discord.commands.options import ChouetteOptions, with_groups
from bot.discord.context import Interaction
from bot.discord.custom_ids import Here
from bot.discord.replies import answering
from bot.discord.wording import LOSSES, choice
from bot.engine import WinKind
from bot.engine.chouette import CLUB, Close, ComeBack, GoAway, Join, Leave, SetLastGame
from bot.text.catalogue import phrase


def _when(when: str) -> str:
    return phrase("command-choice-when", when=when.replace(" ", "-"))


HOLDS: Final = [
    choice(partial(_when, when), when) for when in (agreements.ON, agreements.OFF, agreements.EACH_TURN)
]
LAST: Final = HOLDS[:2]
LONGEST_PLAY: Final = 500

chouette: Final = app_commands.Group(
    name="chouette",
    description="One player in the box against all the others",
    guild_only=True,
)


@chouette.command(description="Open a chouette in this channel; friends join, and you start it")
@app_commands.describe(thread="In a thread of its own; where this channel is taken, it opens by itself")
@with_groups
@answering
async def start(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
    thread: bool = False,
) -> None:
    await seats.open_lobby(interaction, typed.applied_to(CLUB), has_thread=thread)


@chouette.command(description="Change the options, if you are the host; without any typed, by buttons")
@with_groups
@answering
async def settings(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
) -> None:
    here = Here((await seats.chouette_here(interaction)).id)
    if typed.is_empty:
        await editor.start_editing(interaction, here)
    else:
        await editor.set_options(interaction, here, typed.applied_to)


@chouette.command(description="Join this channel's chouette, and accept its options; at any time")
@answering
async def join(interaction: Interaction) -> None:
    await seats.do_here(interaction, Join(), answer=seats.JOINED)


@chouette.command(description="Leave this channel's chouette; in a game, others act for you until it is over")
@app_commands.describe(sure="Leave without being asked once more")
@answering
async def leave(interaction: Interaction, *, sure: bool = False) -> None:
    await seats.ask_to_go(interaction, Leave(), is_sure=sure)


@chouette.command(description="Sit out until you come back; in a game, others act for you")
@app_commands.describe(sure="Sit out without being asked once more")
@answering
async def away(interaction: Interaction, *, sure: bool = False) -> None:
    await seats.ask_to_go(interaction, GoAway(), is_sure=sure)


@chouette.command(description="Come back, and be dealt in again")
@answering
async def back(interaction: Interaction) -> None:
    await seats.do_here(interaction, ComeBack())


@chouette.command(description="Suggest a play to your captain; with nothing typed, see what is suggested")
@app_commands.describe(play="Such as 8/5 6/5, 13/8(2), bar/20* or 6/off; only your team reads it")
@answering
async def suggest(interaction: Interaction, play: app_commands.Range[str, 0, LONGEST_PLAY] = "") -> None:
    await consulting.suggest(interaction, play)


@suggest.autocomplete("play")
async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Legal plays that fit the text so far; none for somebody who may not advise now."""
    fits = await consulting.complete(interaction, current)
    return [app_commands.Choice(name=text, value=text) for text in fits]


@chouette.command(description="Propose to end a bet of yours for points; with nothing typed, by buttons")
@app_commands.rename(other="with")
@app_commands.describe(
    other="With whom; leave it out for all your bets",
    points="How many points you would receive; below 0 you would pay them",
)
@answering
async def settle(
    interaction: Interaction, other: discord.User | None = None, points: int | None = None
) -> None:
    await agreements.settle(interaction, other, points)


@chouette.command(description="Offer to lose a bet of yours; with nothing typed, by buttons")
@app_commands.rename(other="to")
@app_commands.describe(other="To whom; leave it out for all your bets", loss="Which loss you offer")
@app_commands.choices(loss=LOSSES)
@answering
async def concede(
    interaction: Interaction, other: discord.User | None = None, loss: int | None = None
) -> None:
    kind = None if loss is None else WinKind(loss)
    await agreements.concede(interaction, other, kind)


@chouette.command(description="Name who may answer for your cube in this game; leave it out for nobody")
@app_commands.describe(member="Who may answer for you")
@answering
async def proxy(interaction: Interaction, member: discord.User | None = None) -> None:
    await agreements.name_proxy(interaction, member)


@chouette.command(description="Ask the captain's roll to wait for you, so that you can double")
@app_commands.describe(when="On for this turn, off to let it go, or each turn of this game")
@app_commands.choices(when=HOLDS)
@answering
async def hold(interaction: Interaction, when: str = agreements.ON) -> None:
    await agreements.hold(interaction, when)


@chouette.command(description="Who is box, captain and crew, who waits and who is away; and your own place")
@answering
async def line(interaction: Interaction) -> None:
    await seats.show_line(interaction)


@chouette.command(name="ledger", description="Who has won how much, every payment, and how to settle up")
@answering
async def ledger_(interaction: Interaction) -> None:
    await ledger.show_ledger(interaction)


@chouette.command(
    name="last", description="Announce that this game, or the next, is the last, if you are the host"
)
@app_commands.describe(when="On to announce it, off to take it back")
@app_commands.choices(when=LAST)
@answering
async def last_(interaction: Interaction, when: str = agreements.ON) -> None:
    await seats.do_here(interaction, SetLastGame(when == agreements.ON))


@chouette.command(
    description="End this channel's chouette, if you are the host; in a game, when that is over"
)
@answering
async def close(interaction: Interaction) -> None:
    await seats.do_here(interaction, Close())

"""The slash commands of a chouette: `/chouette start`, `join`, `settle` and the rest."""

from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.discord.chouette import actions, advice, bets, editor, ledger
from bot.discord.chouette.options import ChouetteOptions
from bot.discord.commands.options import with_groups
from bot.discord.pressing.replies import answering
from bot.discord.service.context import ON_SERVERS, Interaction
from bot.discord.wire.custom_ids import CommandRef
from bot.discord.wire.wording import LOSSES, choice, group
from bot.engine import WinKind
from bot.engine.chouette import CLUB, ComeBack, GoAway, Leave, SetLastGame
from bot.text.catalogue import phrase


def _when(when: str) -> str:
    return phrase("command-choice-when", when=when.replace(" ", "-"))


HOLDS: Final = [choice(partial(_when, when), when) for when in (actions.ON, actions.OFF, actions.EACH_TURN)]
LAST: Final = HOLDS[:2]
LONGEST_PLAY: Final = 500

chouette: Final = group(name="chouette", guild_only=True, allowed_contexts=ON_SERVERS)


@chouette.command()
@with_groups
@answering
async def start(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
    thread: bool = False,
) -> None:
    await actions.open_lobby(interaction, typed.applied_to(CLUB), has_thread=thread)


@chouette.command()
@with_groups
@answering
async def settings(
    interaction: Interaction,
    *,
    typed: ChouetteOptions,
) -> None:
    here = CommandRef((await actions.chouette_here(interaction)).id)
    if typed.is_empty:
        await editor.start_editing(interaction, here)
    else:
        await editor.set_options(interaction, here, typed.applied_to)


@chouette.command()
@answering
async def join(interaction: Interaction) -> None:
    await actions.join(interaction, CommandRef((await actions.chouette_here(interaction)).id))


@chouette.command()
@answering
async def leave(interaction: Interaction, *, sure: bool = False) -> None:
    await actions.ask_to_go(interaction, Leave(), is_sure=sure)


@chouette.command()
@answering
async def away(interaction: Interaction, *, sure: bool = False) -> None:
    await actions.ask_to_go(interaction, GoAway(), is_sure=sure)


@chouette.command()
@answering
async def back(interaction: Interaction) -> None:
    await actions.handle_actions_here(interaction, ComeBack())


@chouette.command()
@answering
async def suggest(interaction: Interaction, play: app_commands.Range[str, 0, LONGEST_PLAY] = "") -> None:
    await advice.suggest(interaction, play)


@suggest.autocomplete("play")
async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Legal plays that fit the text so far; none for somebody who may not advise now."""
    fits = await advice.complete(interaction, current)
    return [app_commands.Choice(name=text, value=text) for text in fits]


@chouette.command()
@app_commands.rename(other="with")
@answering
async def settle(
    interaction: Interaction, other: discord.User | None = None, points: int | None = None
) -> None:
    await bets.settle(interaction, other, points)


@chouette.command()
@app_commands.rename(other="to")
@app_commands.choices(loss=LOSSES)
@answering
async def concede(
    interaction: Interaction, other: discord.User | None = None, loss: int | None = None
) -> None:
    kind = None if loss is None else WinKind(loss)
    await bets.concede(interaction, other, kind)


@chouette.command()
@answering
async def proxy(interaction: Interaction, member: discord.User | None = None) -> None:
    await actions.name_proxy(interaction, member)


@chouette.command()
@app_commands.choices(when=HOLDS)
@answering
async def hold(interaction: Interaction, when: str = actions.ON) -> None:
    await actions.hold(interaction, when)


@chouette.command()
@answering
async def line(interaction: Interaction) -> None:
    await actions.show_line(interaction)


@chouette.command(name="ledger")
@answering
async def ledger_(interaction: Interaction) -> None:
    await ledger.show_ledger(interaction)


@chouette.command(name="last")
@app_commands.choices(when=LAST)
@answering
async def last_(interaction: Interaction, when: str = actions.ON) -> None:
    await actions.handle_actions_here(interaction, SetLastGame(when == actions.ON))


@chouette.command()
@answering
async def close(interaction: Interaction) -> None:
    await actions.close(interaction)


@chouette.command(name="host")
@answering
async def host_(interaction: Interaction, player: discord.User) -> None:
    await actions.name_host(interaction, player)

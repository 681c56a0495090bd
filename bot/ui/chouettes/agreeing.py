"""Settling, conceding, proxies and holds as they are typed: with whom, for how much, and until when."""

from collections.abc import Callable, Iterable
from typing import Final

import discord

from bot.engine import WinKind
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    Concede,
    Hold,
    Instruct,
    Instruction,
    NameProxy,
    ProposeSettlement,
    Release,
)
from bot.engine.chouette.people import has_instruction
from bot.presenters.chouettes.seat_pages import seat_page
from bot.presenters.chouettes.wishes import spoken
from bot.presenters.refusals import chouette as refusals
from bot.services.errors import NotSeated
from bot.table import ChouetteTable, Player
from bot.ui.chouettes.acting import do_in_chouette
from bot.ui.chouettes.pressing import done_panel
from bot.ui.chouettes.seats import chouette_here, do_at
from bot.ui.desk import Interaction, caller_of
from bot.ui.replies import NotPossible, show

ON, OFF, EACH_TURN = "on", "off", "each turn"
STRANGER: Final = 0  # no key of ours
NO_BET: Final = -1  # no number of a bet
SETTLE: Final = ("settle", "settle.{}.0")
CONCEDE: Final = ("concede", "concede.{}")
"""The page of one's own panel that asks with whom, and that about one bet."""

Person = discord.User | discord.Member


async def settle(interaction: Interaction, other: Person | None, points: int | None) -> None:
    """Propose to end a bet for points that the caller receives, or pays if negative; else ask for them."""
    await _on_bet(
        interaction,
        other,
        SETTLE,
        lambda bet: ProposeSettlement(bet, points or 0),
        is_typed=points is not None,
    )


async def concede(interaction: Interaction, other: Person | None, kind: WinKind | None) -> None:
    """Offer to lose a game of a kind on a bet; else ask of which."""
    await _on_bet(
        interaction,
        other,
        CONCEDE,
        lambda bet: Concede(bet, kind or WinKind.SINGLE),
        is_typed=kind is not None,
    )


async def name_proxy(interaction: Interaction, other: Person | None) -> None:
    """Name who may answer for the caller; nobody for None."""
    table = await chouette_here(interaction)
    known = None if other is None else table.player_of(other.id)
    if other is not None and known is None:
        raise NotPossible(refusals.not_your_proxy(STRANGER, {STRANGER: _stranger(other)}))
    await do_at(interaction, table.id, None, NameProxy(None if known is None else known.id))


async def hold(interaction: Interaction, when: str) -> None:
    """Let the captain's roll wait for the caller: this once, each turn, or no longer."""
    table = await chouette_here(interaction)

    def choose(chouette: Chouette, player: int) -> Iterable[ChouetteAction]:
        if when == EACH_TURN:
            return spoken(Instruct(Instruction.HOLD, is_on=True), chouette, player)
        return (Hold(),) if when == ON else _let_go(chouette, player)

    await do_in_chouette(interaction, table.id, None, choose, done_panel)


def _let_go(chouette: Chouette, player: int) -> tuple[ChouetteAction, ...]:
    """Return what ends the waiting: for this roll, and for those to come."""
    current = chouette.round
    if current is None or not has_instruction(current, player, Instruction.HOLD):
        return (Release(),)
    always = Instruct(Instruction.HOLD, is_on=False)
    return (always, Release()) if player in current.window.holds else (always,)


async def _on_bet(
    interaction: Interaction,
    other: Person | None,
    pages: tuple[str, str],
    propose: Callable[[int], ChouetteAction],
    *,
    is_typed: bool,
) -> None:
    """Propose something on the caller's bet with somebody; where it is open on which, or what, ask for it.

    Who has no bet is told why he may not.
    """
    table = await chouette_here(interaction)
    player = table.player_of(interaction.user.id)
    if player is None:
        raise NotSeated(table)
    bets = _bets_of(table.chouette, player.id)
    chosen = dict(bets) if other is None else _with(table, bets, other)
    if len(chosen) > 1 or (chosen and not is_typed):
        first, of_bet = pages
        page = of_bet.format(next(iter(chosen))) if len(chosen) == 1 else first
        await show(interaction, seat_page(table, player.id, page), table)
        return
    action = propose(next(iter(chosen), NO_BET))
    await do_in_chouette(interaction, table.id, None, lambda _chouette, _player: (action,), done_panel)


def _bets_of(chouette: Chouette, player: int) -> dict[int, int]:
    """Return the numbers of somebody's active bets, each with whom it is."""
    if chouette.round is None:
        return {}
    return {
        number: bet.black if bet.white == player else bet.white
        for number, bet in enumerate(chouette.game.bets)
        if bet.is_active and player in (bet.white, bet.black)
    }


def _with(table: ChouetteTable, bets: dict[int, int], other: Person) -> dict[int, int]:
    """Return which of somebody's bets is with another; raises NotPossible if none is in a game."""
    known = table.player_of(other.id) or _stranger(other)
    found = {number: whom for number, whom in bets.items() if whom == known.id}
    if not found and table.chouette.round is not None:
        names = {**table.players, known.id: known}
        raise NotPossible(refusals.no_bet_with(known.id, tuple(bets.values()), names))
    return found


def _stranger(member: Person) -> Player:
    return Player(STRANGER, member.id, caller_of(member).name)

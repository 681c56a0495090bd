"""Settling and conceding by command: with whom, and for how much."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from bot.discord.chouette.actions import Person, chouette_here, handle_choice, player_of, stranger
from bot.discord.pressing.replies import NotPossible, show
from bot.discord.service.context import Interaction, user_of
from bot.discord.wire.custom_ids import CommandRef
from bot.engine import WinKind
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    Concede,
    ProposeSettlement,
    SettlementUpTo,
    legal_actions,
)
from bot.engine.chouette.people import spoken_for
from bot.engine.keys import BetIndex, PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.chouette.action_codec import format_bets
from bot.play.chouette.intents import of_several
from bot.play.chouette.seat import seat_page
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import refusals
from bot.play.tables.store import with_player

NO_BET: Final = BetIndex(-1)  # no number of a bet


@dataclass(frozen=True, slots=True)
class BetsPage:
    """A page of one's own panel: for all bets, for some, and the actions that must be legal."""

    first: str
    of_bets: str
    kind: type[SettlementUpTo] | type[Concede]


SETTLE: Final = BetsPage("settle", "settle.{}.0", SettlementUpTo)
CONCEDE: Final = BetsPage("concede", "concede.{}", Concede)


async def settle(interaction: Interaction, other: Person | None, points: int | None) -> None:
    """Propose to end bets for points that the caller receives, or pays if negative; without points, ask.

    With nobody named, all bets of the caller.
    """

    def propose(bets: Iterable[BetIndex]) -> tuple[ProposeSettlement, ...]:
        return tuple(ProposeSettlement(bet, points or 0) for bet in bets)

    await _on_bets(interaction, other, SETTLE, propose, is_typed=points is not None)


async def concede(interaction: Interaction, other: Person | None, kind: WinKind | None) -> None:
    """Offer to lose a game of a kind on bets; without a kind, ask.

    With nobody named, on all bets of the caller.
    """

    def propose(bets: Iterable[BetIndex]) -> tuple[Concede, ...]:
        return tuple(Concede(bet, kind or WinKind.SINGLE) for bet in bets)

    await _on_bets(interaction, other, CONCEDE, propose, is_typed=kind is not None)


async def _on_bets(
    interaction: Interaction,
    other: Person | None,
    page: BetsPage,
    propose: Callable[[Iterable[BetIndex]], tuple[ChouetteAction, ...]],
    *,
    is_typed: bool,
) -> None:
    """Propose something on the caller's bets, or on the one with somebody; ask for what was not typed.

    Whoever may not gets the reason.
    """
    table = await chouette_here(interaction)
    player = player_of(table, user_of(interaction))
    bets = _bets_of(table.chouette, player)
    chosen = tuple(bets if other is None else _with(table, bets, other))
    possible = legal_actions(table.chouette, player)
    if not is_typed and any(isinstance(one, page.kind) and one.bet in chosen for one in possible):
        argument = page.first if other is None else page.of_bets.format(format_bets(chosen))
        await show(interaction, seat_page(table, player, argument), table)
        return
    actions = propose(chosen or (NO_BET,))
    await handle_choice(
        interaction, CommandRef(table.id), lambda chouette, of: of_several(actions, chouette, of)
    )


def _bets_of(chouette: Chouette, player: PlayerId) -> dict[BetIndex, PlayerId]:
    """The numbers of the active bets that are somebody's to settle, each with the other player."""
    if chouette.in_play is None:
        return {}
    bets = ((BetIndex(index), bet) for index, bet in enumerate(chouette.game.bets) if bet.is_active)
    spoken = ((number, bet, spoken_for(chouette, bet, player)) for number, bet in bets)
    return {number: bet.player(bet.side_of(of).other) for number, bet, of in spoken if of is not None}


def _with(table: ChouetteTable, bets: dict[BetIndex, PlayerId], other: Person) -> dict[BetIndex, PlayerId]:
    """The bet with another player; raises NotPossible if there is none."""
    known = table.player_of(UserSnowflake(other.id)) or stranger(other)
    found = {number: whom for number, whom in bets.items() if whom == known.id}
    if not found and table.chouette.in_play is not None:
        names = with_player(table.players, known)
        raise NotPossible(refusals.no_bet_with(known.id, tuple(bets.values()), names))
    return found

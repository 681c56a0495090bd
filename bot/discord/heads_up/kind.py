"""Matches and money sessions on Discord."""

from collections.abc import Sequence
from typing import ClassVar

from bot import engine
from bot.discord.heads_up import actions, challenges
from bot.discord.kind import DiscordKind
from bot.discord.service.context import Interaction
from bot.discord.wire.custom_ids import CommandRef
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.base.keys import UserSnowflake
from bot.play.base.preferences import ServerPreferences
from bot.play.base.standing_orders import NOTHING, orders_at
from bot.play.base.table import Status
from bot.play.base.use_case import UnitOfWork
from bot.play.display.panel import Button, Panel, SharedButton
from bot.play.display.picture import View
from bot.play.heads_up.board import own_panel
from bot.play.heads_up.buttons import rolling_rows
from bot.play.heads_up.lifecycle import Happened
from bot.play.heads_up.positions import position_panel, read_position, with_share
from bot.play.heads_up.table import HeadsUpTable
from bot.text.catalogue import phrase


class HeadsUpOnDiscord(DiscordKind[HeadsUpTable]):
    """Actions in games of two; the same commands answer a challenge."""

    stored_as: ClassVar[str] = HeadsUpTable.kind

    async def roll(self, interaction: Interaction, table: HeadsUpTable) -> None:
        await actions.handle_choice(interaction, CommandRef(table.id), lambda _game: engine.RollDice())

    async def double(self, interaction: Interaction, table: HeadsUpTable, *, is_sure: bool) -> None:
        if is_sure:
            await actions.handle_choice(interaction, CommandRef(table.id), lambda _game: engine.OfferDouble())
        else:
            await actions.ask_to_double(interaction, CommandRef(table.id))

    async def take(self, interaction: Interaction, table: HeadsUpTable) -> None:
        if table.status is Status.CHALLENGE:
            await challenges.accept(interaction, CommandRef(table.id, table.edition))
        else:
            await actions.handle_choice(interaction, CommandRef(table.id), _acceptance)

    async def drop(self, interaction: Interaction, table: HeadsUpTable, *, is_sure: bool) -> None:
        if table.status is Status.CHALLENGE:
            await challenges.turn_down(interaction, CommandRef(table.id, table.edition))
        elif table.status is Status.PLAYING and table.game.phase is engine.Phase.RESIGNATION:
            await actions.handle_choice(
                interaction, CommandRef(table.id), lambda _game: engine.RefuseResignation()
            )
        elif is_sure:
            await actions.handle_choice(
                interaction,
                CommandRef(table.id),
                lambda _game: engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP),
            )
        else:
            await actions.ask_to_pass(interaction, CommandRef(table.id))

    async def beaver(self, interaction: Interaction, table: HeadsUpTable) -> None:
        await actions.handle_choice(interaction, CommandRef(table.id), _raise)

    async def go_on(self, interaction: Interaction, table: HeadsUpTable) -> None:
        if table.status is Status.OVER:
            await challenges.rematch(interaction, CommandRef(table.id, table.edition))
        else:
            await actions.next_game(interaction, CommandRef(table.id))

    async def resign(
        self, interaction: Interaction, table: HeadsUpTable, kind: engine.WinKind | None, *, is_sure: bool
    ) -> None:
        if kind and is_sure:
            await actions.resign(interaction, CommandRef(table.id), kind)
        else:
            await actions.ask_to_resign(interaction, CommandRef(table.id), kind)

    def done_panel(self, outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
        return actions.done_panel(outcome, table, user)

    def chosen_panel(self, outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
        return actions.chosen_panel(outcome, table, user)

    def board_panel(self, table: HeadsUpTable, view: View, player: PlayerId | None) -> Panel:
        return own_panel(table, view, player)

    def rolling(self, uow: UnitOfWork, table: HeadsUpTable, user: UserSnowflake) -> Panel:
        player = table.player_of(user)
        if player is None or not table.has_begun:
            return Panel("")
        orders = orders_at(uow, table.id).get(player.id, NOTHING)
        text = phrase("turn-rolling-stopped") if orders.is_stopped_by_cube else ""
        return Panel(text, rows=rolling_rows(table, player.id, orders))

    def offer_rows(self, kind: SharedButton, present: ServerPreferences) -> Sequence[tuple[Button, ...]]:
        return challenges.offer_rows(kind, present.sheet, present.sheet, present.control)

    def typed_position(self, text: str, view: View) -> Panel:
        drawn = read_position(text)
        return with_share(position_panel(drawn, view), drawn, SharedButton.SHARE_POSITION)


def _acceptance(game: engine.Game) -> engine.Action:
    if game.phase is engine.Phase.RESIGNATION:
        return engine.AcceptResignation()
    return engine.AnswerOffer(FIRST_CUBE, engine.Answer.TAKE)


def _raise(game: engine.Game) -> engine.Action:
    offer = game.cubes[0].offer
    is_beaver = offer is not None and offer.stage is engine.OfferStage.BEAVER
    return engine.AnswerOffer(FIRST_CUBE, engine.Answer.RACCOON if is_beaver else engine.Answer.BEAVER)

"""Advising the captain: by command, or by the buttons of a suggestion."""

from bot.discord.chouette.actions import DONE, chouette_here, player_of
from bot.discord.pressing.actions import PrivateAnswer, handle_action
from bot.discord.pressing.play_panel import whole_play
from bot.discord.pressing.replies import show
from bot.discord.pressing.responses import is_private_press
from bot.discord.service.context import Interaction, dice_of, user_of
from bot.discord.wire.custom_ids import CommandRef, CustomId, TableRef, UnknownButton, path_of
from bot.engine import Game, MakePlay, Play, Position, Roll, complete_notation, parse_play
from bot.play.base.errors import NoTable, WrongKind
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.use_case import Request, StoreError, UnitOfWork
from bot.play.chouette import advice
from bot.play.chouette.advice import Read, advice_panel, advised_panel, may_suggest, roll_to_advise_on
from bot.play.chouette.lifecycle import Done
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Panel
from bot.play.tables.flow import play_roll

DISCORD_CHOICE_LIMIT = 25


async def suggest(interaction: Interaction, text: str) -> None:
    """With nothing typed, show the suggestions."""
    here = await chouette_here(interaction)
    if not text.strip():
        table, player = await interaction.client.context.store.run(
            advice.table_to_advise_at, snowflake=user_of(interaction), table_id=here.id
        )
        await show(interaction, advice_panel(table, player), table)
        return

    def read_typed(position: Position, roll: Roll) -> Play:
        return parse_play(text, position, roll)

    await _advise(interaction, CommandRef(here.id), read_typed)


async def suggest_built(interaction: Interaction, pressed: CustomId) -> None:
    path = path_of(pressed.argument)
    await _advise(interaction, pressed, lambda position, roll: whole_play(path, position, roll))


async def _advise(interaction: Interaction, at: TableRef, play: Read) -> None:
    """Suggest a play, on the board of that edition if one was built there, and say where it can be read."""

    def work(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> ChouetteTable:
        return advice.suggest(uow, request, table_id, edition, play).table

    await handle_action(interaction, at, PrivateAnswer(_advised_panel, tells_press=True), work)


def _advised_panel(advised: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    """Show the suggestion for which the player has raised a hand; they can raise it for only one."""
    player = player_of(advised.table, user)
    (suggestion,) = (each.id for each in advised.table.state.suggestions if player in each.hands)
    return advised_panel(table, suggestion)


async def complete(interaction: Interaction, current: str) -> list[str]:
    """The plays that somebody could suggest and that fit the text so far."""
    try:
        table = await chouette_here(interaction)
    except (NoTable, WrongKind, StoreError):
        return []
    to_play = roll_to_advise_on(table.chouette)
    if to_play is None or not may_suggest(table, user_of(interaction)):
        return []
    return list(complete_notation(current, *to_play, DISCORD_CHOICE_LIMIT))


async def vote_for(interaction: Interaction, pressed: CustomId) -> None:
    """Raise the presser's hand for a suggestion, or lower it again."""
    suggestion = _number(pressed)

    def work(uow: UnitOfWork, request: Request, table_id: TableId, _edition: Edition | None) -> ChouetteTable:
        return advice.vote_for(uow, request, table_id, suggestion).table

    await handle_action(
        interaction, pressed, PrivateAnswer(_talk_panel, tells_press=is_private_press(interaction)), work
    )


def _talk_panel(_outcome: Done, table: ChouetteTable, user: UserSnowflake) -> Panel:
    player = player_of(table, user)
    return advice_panel(table.seen_by(player), player)


async def play_suggestion(interaction: Interaction, pressed: CustomId) -> None:
    """Play a suggestion: the captain's word is final."""
    number, dice_source = _number(pressed), dice_of(interaction)

    def work(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> Done:
        suggestion = advice.suggestion_at(uow, table_id, number)

        def decide(game: Game) -> MakePlay:
            return MakePlay(advice.play_on(game, suggestion.moves))

        return play_roll(uow, request, table_id, edition, dice_source, decide)

    await handle_action(interaction, pressed, DONE, work)


def _number(pressed: CustomId) -> int:
    if not pressed.argument.isdecimal():
        raise UnknownButton(pressed.argument)
    return int(pressed.argument)

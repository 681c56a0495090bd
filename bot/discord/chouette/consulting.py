"""Advising the captain: by command, or by the buttons of a suggestion."""

from bot.discord.chouette.pressing import done_panel
from bot.discord.chouette.seats import chouette_here
from bot.discord.context import Interaction, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.publishing import act_at, publish_change, show_outcome
from bot.discord.replies import show
from bot.discord.responding import is_private_press
from bot.engine import Game, MakePlay, Play, Position, Roll, complete_notation, parse_play
from bot.engine.keys import PlayerId
from bot.play.chouette import consulting
from bot.play.chouette.consulting import Read, advised_panel, may_suggest, roll_to_advise_on, talk_panel
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.errors import NoTable, WrongKind
from bot.play.flow import play_roll
from bot.play.keys import Edition, TableId
from bot.play.panel import Panel
from bot.play.use_case import StoreError, UnitOfWork

DISCORD_CHOICE_LIMIT = 25


async def suggest(interaction: Interaction, text: str) -> None:
    """With nothing typed, show the suggestions."""
    here = await chouette_here(interaction)
    if not text.strip():
        table, player = await _talk(interaction, here.id)
        await show(interaction, talk_panel(table, player), table)
        return

    def read(position: Position, roll: Roll) -> Play:
        return parse_play(text, position, roll)

    await advise(interaction, here.id, None, read)


async def advise(interaction: Interaction, table_id: TableId, edition: Edition | None, read: Read) -> None:
    """Suggest a play, on the board of that edition if one was built there, and say where it can be read."""
    advised = await interaction.client.context.store.run(
        consulting.suggest, request=request_of(interaction), table_id=table_id, edition=edition, read=read
    )

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        table = load_chouette(uow, table_id)
        return table, advised_panel(table, advised.suggestion.id)

    await publish_change(interaction, table_id, answer, tells_press=True)


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


async def show_hand(interaction: Interaction, act: CustomId) -> None:
    """Raise the presser's hand for a suggestion, or lower it again."""
    await interaction.client.context.store.run(
        consulting.show_hand, request=request_of(interaction), table_id=act.table, suggestion=_number(act)
    )

    def answer(uow: UnitOfWork) -> tuple[ChouetteTable, Panel]:
        table, player = consulting.talk_of(uow, user_of(interaction), act.table)
        return table, talk_panel(table, player)

    await publish_change(interaction, act.table, answer, tells_press=is_private_press(interaction))


async def adopt(interaction: Interaction, act: CustomId) -> None:
    """Play a suggestion: the captain's word is final."""
    suggestion = await interaction.client.context.store.run(
        consulting.suggestion_at, table_id=act.table, suggestion=_number(act)
    )

    def decide(game: Game) -> MakePlay:
        return MakePlay(consulting.play_on(game, suggestion.moves))

    done, follow_up = await act_at(interaction, act.table, act.edition, play_roll, decide)
    await show_outcome(interaction, done, follow_up, done_panel)


async def _talk(interaction: Interaction, table_id: TableId) -> tuple[ChouetteTable, PlayerId]:
    return await interaction.client.context.store.run(
        consulting.talk_of, snowflake=user_of(interaction), table_id=table_id
    )


def _number(act: CustomId) -> int:
    if not act.argument.isdecimal():
        raise UnknownButton(act.argument)
    return int(act.argument)

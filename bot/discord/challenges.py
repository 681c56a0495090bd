"""Challenging, and answering a challenge."""

from collections.abc import Callable
from functools import partial

import discord

from bot.clocks import TimeControl
from bot.discord.commands.settings import ask_for_zone
from bot.discord.context import Interaction, caller_of, channel_of, guild_of, request_of, user_of
from bot.discord.custom_ids import CustomId, UnknownButton
from bot.discord.failures import is_discords, lacking_for_board
from bot.discord.publishing import publish
from bot.discord.replies import NotPossible, board_link, say, show
from bot.discord.responding import acknowledge
from bot.discord.sheet_ids import format_offer, offer_rows, parse_offer
from bot.discord.threads import open_thread, opened_panel
from bot.engine import RuleSheet
from bot.play.dice_source import DiceSource
from bot.play.errors import ChannelBusy
from bot.play.heads_up import challenges, lists, refusals
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.board import editor_text, rules_panel
from bot.play.heads_up.challenges import ChallengeTerms, Direct, check_limits, check_offer, sheet_to_change
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable, Withdrawn
from bot.play.keys import ChannelSnowflake, Edition, TableId, UserSnowflake
from bot.play.panel import Button, Kind, Panel, Tone
from bot.play.table import Place, Table
from bot.play.text import places as place_text
from bot.play.use_case import Caller, UnitOfWork
from bot.text.catalogue import phrase


async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member | None,
    offer: ChallengeTerms,
    *,
    has_thread: bool = False,
) -> None:
    """Open this channel's table with a challenge; if it is taken, or on request, one in a new thread.

    Raises:
        NotPossible: The bot may not show a board here, the opponent is not on the server, or there can be no
            thread.
        TooManyChallenges: The caller has as many open challenges as allowed.
    """
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise NotPossible(place_text.not_on_server())
    invited = caller_of(opponent) if opponent else None
    check_offer(caller_of(interaction.user), invited, offer)
    taken = None
    if not has_thread:
        check_permissions(interaction)
        try:
            await _challenge_at(interaction, channel_of(interaction), invited, offer, posted_panel)
        except ChannelBusy as busy:
            taken = busy.table
        else:
            return
    caller = caller_of(interaction.user)
    await interaction.client.context.store.run(check_limits, challenger=caller, opponent=invited)
    whom = None if invited is None else invited.name
    called = lists.thread_name(caller.name, whom, offer.sheet)
    thread = await open_thread(interaction, called, taken)
    await _challenge_at(interaction, thread, invited, offer, opened_panel)


async def _challenge_at(
    interaction: Interaction,
    channel: ChannelSnowflake,
    invited: Caller | None,
    offer: ChallengeTerms,
    done: Callable[[HeadsUpTable, UserSnowflake], Panel],
) -> None:
    place = Place(guild_of(interaction), channel)
    work = partial(
        challenges.challenge,
        request=request_of(interaction),
        place=place,
        opponent=invited,
        offer=offer,
        dice_source=interaction.client.context.dice_source,
    )
    await change(interaction, work, done)


async def rematch(interaction: Interaction, act: CustomId) -> None:
    check_permissions(interaction)
    request, dice_source = request_of(interaction), interaction.client.context.dice_source
    work = partial(challenges.rematch, request=request, table_id=act.table, dice_source=dice_source)
    await change(interaction, work)
    await interaction.client.context.delivery.deliver(act.table)


async def accept(interaction: Interaction, act: CustomId) -> None:
    dice_source = interaction.client.context.dice_source
    await change(interaction, _answer(challenges.accept, interaction, act, dice_source=dice_source))
    await ask_for_zone(interaction)


async def turn_down(interaction: Interaction, act: CustomId) -> None:
    await change(interaction, _answer(challenges.turn_down, interaction, act))


async def decline(interaction: Interaction, act: CustomId) -> None:
    await change(interaction, _answer(challenges.decline, interaction, act))


async def withdraw(interaction: Interaction, act: CustomId) -> None:
    """Withdraw one's challenge, or one's last offer; old buttons do not say which."""
    try:
        what = Withdrawn(act.argument) if act.argument else None
    except ValueError as error:
        raise UnknownButton(act.argument) from error
    await change(interaction, _answer(challenges.withdraw, interaction, act, what=what))


def _answer(
    use_case: Callable[..., HeadsUpTable],
    interaction: Interaction,
    act: CustomId,
    **more: DiceSource | Withdrawn | None,
) -> Callable[[UnitOfWork], HeadsUpTable]:
    request = request_of(interaction)
    return partial(use_case, request=request, table_id=act.table, edition=act.edition, **more)


def posted_panel(table: Table, user: UserSnowflake) -> Panel:
    """The answer to whoever made the bot post: that it did, and where."""
    return Panel(f"{phrase('turn-posted')} {board_link(table, user)}".rstrip())


async def change(
    interaction: Interaction,
    work: Callable[[UnitOfWork], HeadsUpTable],
    done: Callable[[HeadsUpTable, UserSnowflake], Panel] = posted_panel,
) -> None:
    """Carry out a change of a challenge, show it, and answer whoever made it."""
    table = await interaction.client.context.store.run(work)
    await publish(interaction, table.id, done)


def check_permissions(interaction: Interaction) -> None:
    """Raise NotPossible if the bot may not show a board where the interaction was made.

    In direct messages it may.
    """
    missing = guild_of(interaction) and lacking_for_board(interaction.app_permissions, interaction.channel)
    if missing:
        raise NotPossible(place_text.cannot_post(missing))


async def challenge_directly(
    interaction: Interaction, opponent: discord.User | discord.Member | None, offer: ChallengeTerms
) -> None:
    """Challenge a member of this server to a match by direct messages.

    Raises:
        NotPossible: Nobody is named, the opponent is not on the server, or Discord opens no direct messages.
    """
    if opponent is None:
        raise NotPossible(place_text.direct_needs_opponent())
    if not isinstance(opponent, discord.Member):
        raise NotPossible(place_text.not_on_server())
    invited = caller_of(opponent)
    check_offer(caller_of(interaction.user), invited, offer)
    await acknowledge(interaction)
    work = partial(
        challenges.challenge,
        request=request_of(interaction),
        place=Direct(await _channel_with(interaction.user), await _channel_with(opponent)),
        opponent=invited,
        offer=offer,
        dice_source=interaction.client.context.dice_source,
    )
    await change(interaction, work, _sent_panel)


async def _channel_with(user: discord.User | discord.Member) -> ChannelSnowflake:
    """The channel may exist although they take no direct messages."""
    try:
        return ChannelSnowflake((user.dm_channel or await user.create_dm()).id)
    except Exception as error:
        if not is_discords(error):
            raise
        raise NotPossible(place_text.no_direct_channel(user.mention)) from error


def _sent_panel(table: HeadsUpTable, user: UserSnowflake) -> Panel:
    return Panel(f"{refusals.challenged_directly(table)} {board_link(table, user)}".rstrip())


async def show_rules(interaction: Interaction, act: CustomId) -> None:
    table = await interaction.client.context.store.run(load_table, table_id=act.table)
    await show(interaction, rules_panel(table))


async def start_editing(interaction: Interaction, act: CustomId) -> None:
    """Show the sheet of a challenge, with a button for each possible change."""
    table = await offered_here(interaction, act.table, act.edition)
    await show_editor(interaction, table)


async def continue_editing(interaction: Interaction, act: CustomId) -> None:
    table = await offered_here(interaction, act.table, act.edition)
    await show_editor(interaction, table, *parse_offer(act.argument, table.sheet, table.control))


async def propose_edited(interaction: Interaction, act: CustomId) -> None:
    """Offer the edited sheet instead of the one on offer."""
    table = await offered_here(interaction, act.table, act.edition)
    await propose(interaction, table, *parse_offer(act.argument, table.sheet, table.control))


async def leave_sheet(interaction: Interaction, _act: CustomId) -> None:
    await say(interaction, heads_up_text.editor_closed())


async def offered_here(interaction: Interaction, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
    """A challenge whose sheet the caller may change; raises as `sheet_to_change` does."""
    return await interaction.client.context.store.run(
        sheet_to_change, snowflake=user_of(interaction), table_id=table_id, edition=edition
    )


async def show_editor(
    interaction: Interaction,
    table: HeadsUpTable,
    sheet: RuleSheet | None = None,
    control: TimeControl | None = None,
) -> None:
    """Show a sheet and a time control in the editor, at first those on offer."""
    await show(interaction, _editor(table, sheet or table.sheet, control or table.control), table)


async def propose(
    interaction: Interaction, table: HeadsUpTable, sheet: RuleSheet, control: TimeControl
) -> None:
    """Offer something else for a challenge, and show it to everyone."""
    await interaction.client.context.store.run(
        challenges.propose,
        request=request_of(interaction),
        table_id=table.id,
        edition=table.edition,
        sheet=sheet,
        control=control,
    )
    await publish(interaction, table.id, posted_panel)


def _editor(table: HeadsUpTable, sheet: RuleSheet, control: TimeControl) -> Panel:
    rows = offer_rows(Kind.EDIT, table.sheet, sheet, control)
    is_other = (sheet, control) != (table.sheet, table.control)
    send = (Button(Kind.PROPOSE, "Propose", Tone.PRIMARY, format_offer(sheet, control)),) if is_other else ()
    text = editor_text(table.state.challenge, sheet, control)
    return Panel(text, rows=(*rows, (*send, Button(Kind.CLOSE_EDITOR, "Keep as it is"))))

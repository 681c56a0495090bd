"""Challenging by buttons and commands, what a challenge offers, and answering it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

import discord
from discord import app_commands

from bot.analysis import Level
from bot.clocks import TimeControl
from bot.discord.commands.options import BotOptions, ClockOptions, SheetOptions, with_groups
from bot.discord.commands.settings import own_settings, server_settings
from bot.discord.heads_up.actions import heads_up_here
from bot.discord.pressing.actions import PrivateAnswer, check_opponent, handle_action, posted_panel
from bot.discord.pressing.places import check_membership, check_permissions, open_table
from bot.discord.pressing.replies import NotPossible, answering, board_link, say, show
from bot.discord.pressing.responses import acknowledge
from bot.discord.pressing.visibility import read, viewer_of
from bot.discord.service.context import (
    Interaction,
    also_directly,
    caller_of,
    channel_of,
    dice_of,
    guild_of,
    user_of,
)
from bot.discord.wire.components import NO_TABLE
from bot.discord.wire.custom_ids import (
    PARTS,
    VERSION,
    CommandRef,
    CustomId,
    TableRef,
    UnknownButton,
    format_sheet,
    parse_values,
)
from bot.discord.wire.direct_channels import NotNow, NotToday
from bot.discord.wire.failures import is_discords
from bot.engine import SHEET_OPTIONS, STARTS, EngineError, Event, RuleSheet
from bot.engine.options import Value, with_values
from bot.play.base.keys import ChannelSnowflake, Edition, TableId, UserSnowflake
from bot.play.base.preferences import PlayerPreferences, Rated, ServerPreferences
from bot.play.base.table import Place, opponent_name
from bot.play.base.use_case import Request, UnitOfWork
from bot.play.display.panel import Button, Panel, SharedButton, Tone
from bot.play.heads_up import challenges, refusals, words
from bot.play.heads_up.board import USUAL_CONTROLS, editor_text, next_control, rules_panel, sheet_edits
from bot.play.heads_up.challenges import ChallengeTerms, Direct, check_offer, sheet_to_change
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.lifecycle import Happened
from bot.play.heads_up.limits import check_limits
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable, Withdrawn
from bot.play.pages.settings_panel import Section
from bot.play.tables.settings import preferences_here
from bot.play.text import places as place_text
from bot.text.catalogue import phrase
from bot.text.language import speaking

RATED: Final = {True: Rated.ALL, False: Rated.NONE}


@app_commands.command()
@with_groups
@also_directly
@answering
async def challenge(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    opponent: discord.User | None = None,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    bot: BotOptions,
    rated: bool | None = None,
    words: str | None = None,
    thread: bool = False,
    direct: bool = False,
) -> None:
    if thread and direct:
        raise NotPossible(phrase("place-direct-or-thread"))
    level = await _level_of_opponent(interaction, opponent, bot)
    own, servers = await interaction.client.context.store.run(
        preferences_here, snowflake=user_of(interaction), guild=guild_of(interaction)
    )
    defaults = servers.as_chosen_by(own)
    offer = ChallengeTerms(
        typed.as_offer(defaults.sheet),
        words,
        timing.applied_to(defaults.control),
        bot.has_tutor,
        defaults.rated if rated is None else RATED[rated],
    )
    if level is not None:
        await _play_bot(
            interaction, level, offer, has_thread=thread, is_direct=direct or guild_of(interaction) is None
        )
    elif direct:
        await _challenge_directly(interaction, opponent, offer)
    else:
        await _challenge_here(interaction, opponent, offer, has_thread=thread)


async def _level_of_opponent(
    interaction: Interaction, opponent: discord.User | discord.Member | None, bot: BotOptions
) -> Level | None:
    """How well the bot is to play; None if somebody else is challenged.

    A level alone challenges the bot, and so does anybody in direct messages.

    Raises:
        NotPossible: A level or the tutor was typed for somebody else, or the strong player is not there.
    """
    is_us = opponent is not None and opponent == interaction.client.user
    if opponent is not None and not is_us:
        if guild_of(interaction) is None:
            raise NotPossible(phrase("opponent-only-me", player=opponent.mention))
        if not bot.is_empty:
            raise NotPossible(_why_not_with(opponent, bot))
        return None
    if opponent is None and bot.is_empty and guild_of(interaction) is not None:
        return None
    await check_opponent(interaction, phrase("opponent-missing"))
    return bot.level


def _why_not_with(opponent: discord.User | discord.Member, bot: BotOptions) -> str:
    """Why what was typed is not for games against somebody else."""
    if bot.has_level:
        return phrase("opponent-level-of-person", player=opponent.mention)
    return phrase("opponent-tutor-of-person", player=opponent.mention)


async def _play_bot(
    interaction: Interaction, level: Level, offer: ChallengeTerms, *, has_thread: bool, is_direct: bool
) -> None:
    """Begin a game with the bot itself: in this channel, in a thread, or by direct messages."""
    dice_source = dice_of(interaction)
    check_offer(caller_of(interaction.user), None, offer)
    await interaction.client.context.fair_play.refuse_start(viewer_of(interaction), offer.sheet.start)

    def open_at(uow: UnitOfWork, request: Request, place: Place | Direct) -> HeadsUpTable:
        return challenges.challenge_bot(uow, request, place, level, offer, dice_source)

    if is_direct:
        await acknowledge(interaction)
        place = Direct(await _channel_with(interaction, interaction.user), None)

        def open_direct(
            uow: UnitOfWork, request: Request, _table: TableId, _edition: Edition | None
        ) -> HeadsUpTable:
            return open_at(uow, request, place)

        await handle_action(interaction, CommandRef(NO_TABLE), PrivateAnswer(_board_panel), open_direct)
        return
    with speaking(interaction.client.context.languages.of_place(interaction)):
        opponent = opponent_name(level)
        called = words.thread_name(caller_of(interaction.user).name, opponent, offer.sheet)
    await open_table(interaction, open_at, lambda _uow: None, called, _opened_panel, has_thread=has_thread)


async def _challenge_here(
    interaction: Interaction,
    opponent: discord.User | discord.Member | None,
    offer: ChallengeTerms,
    *,
    has_thread: bool,
) -> None:
    """Open this channel's table with a challenge; if it is taken, or on request, one in a new thread.

    Raises:
        NotPossible: The bot may not show a board here, the opponent is not on the server, or there can be no
            thread.
        TooManyChallenges: The caller has as many open challenges as allowed.
    """
    check_membership(interaction)
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise NotPossible(phrase("place-not-on-server", player=opponent.mention))
    caller, invited = caller_of(interaction.user), caller_of(opponent) if opponent else None
    check_offer(caller, invited, offer)

    def open_at(uow: UnitOfWork, request: Request, place: Place) -> HeadsUpTable:
        return challenges.challenge(uow, request, place, invited, offer, dice_of(interaction))

    def check(uow: UnitOfWork) -> None:
        check_limits(uow, challenger=caller, opponent=invited)

    with speaking(interaction.client.context.languages.of_place(interaction)):
        called = words.thread_name(*words.names_in_thread(caller, invited), offer.sheet)
    await open_table(interaction, open_at, check, called, _opened_panel, has_thread=has_thread)


def _opened_panel(_outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    """The answer to whoever got a thread for a challenge: the way there, and to the board."""
    return Panel(f"{place_text.thread_opened(table)} {board_link(table, user)}".rstrip())


async def _challenge_directly(
    interaction: Interaction, opponent: discord.User | discord.Member | None, offer: ChallengeTerms
) -> None:
    """Challenge a member of this server to a match by direct messages.

    Raises:
        NotPossible: Nobody is named, the opponent is not on the server, or Discord opens no direct messages.
    """
    if opponent is None:
        raise NotPossible(phrase("place-direct-needs-opponent"))
    check_membership(interaction)
    if not isinstance(opponent, discord.Member):
        raise NotPossible(phrase("place-not-on-server", player=opponent.mention))
    invited, dice_source = caller_of(opponent), dice_of(interaction)
    check_offer(caller_of(interaction.user), invited, offer)
    await acknowledge(interaction)
    place = Direct(
        await _channel_with(interaction, interaction.user), await _channel_with(interaction, opponent)
    )

    def open_at(uow: UnitOfWork, request: Request, _table: TableId, _edition: Edition | None) -> HeadsUpTable:
        return challenges.challenge(uow, request, place, invited, offer, dice_source)

    await handle_action(interaction, CommandRef(NO_TABLE), PrivateAnswer(_sent_panel), open_at)


async def _channel_with(interaction: Interaction, user: discord.User | discord.Member) -> ChannelSnowflake:
    """The channel may exist although they take no direct messages.

    Raises:
        NotPossible: Discord opens none, or no more today.
    """
    if guild_of(interaction) is None:
        return channel_of(interaction)
    try:
        return await interaction.client.context.delivery.direct_channels.of_person(caller_of(user))
    except NotToday as error:
        raise NotPossible(phrase("place-no-direct-today", player=user.mention)) from error
    except Exception as error:
        if not isinstance(error, NotNow) and not is_discords(error):
            raise
        raise NotPossible(phrase("place-no-direct-channel", player=user.mention)) from error


def _board_panel(_outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    return Panel(f"{phrase('opponent-directly')} {board_link(table, user)}".rstrip())


def _sent_panel(_outcome: Happened, table: HeadsUpTable, user: UserSnowflake) -> Panel:
    return Panel(f"{refusals.challenged_directly(table)} {board_link(table, user)}".rstrip())


async def rematch(interaction: Interaction, at: TableRef) -> None:
    check_permissions(interaction)
    dice_source = dice_of(interaction)

    def ask(uow: UnitOfWork, request: Request, table_id: TableId, _edition: Edition | None) -> HeadsUpTable:
        return challenges.rematch(uow, request, table_id, dice_source)

    await handle_action(interaction, at, PrivateAnswer(posted_panel), ask)
    await interaction.client.context.delivery.deliver(at.table)


ACCEPTED: Final[PrivateAnswer[HeadsUpTable, Event]] = PrivateAnswer(posted_panel)


async def accept(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, ACCEPTED, challenges.accept, dice_of(interaction))


async def turn_down(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, PrivateAnswer(posted_panel), challenges.turn_down)


async def decline(interaction: Interaction, at: TableRef) -> None:
    await handle_action(interaction, at, PrivateAnswer(posted_panel), challenges.decline)


async def withdraw(interaction: Interaction, pressed: CustomId) -> None:
    """Withdraw one's challenge, or one's last offer."""
    try:
        what = Withdrawn(pressed.argument)
    except ValueError as error:
        raise UnknownButton(pressed.argument) from error
    await handle_action(interaction, pressed, PrivateAnswer(posted_panel), challenges.withdraw, what)


async def show_rules(interaction: Interaction, at: TableRef) -> None:
    await show(interaction, rules_panel(await read(interaction, at.table, load_table, at.table)))


@app_commands.command()
@with_groups
@also_directly
@answering
async def propose(interaction: Interaction, *, typed: SheetOptions, timing: ClockOptions) -> None:
    here = CommandRef((await heads_up_here(interaction)).id)

    def applied(table: HeadsUpTable) -> Offer:
        return typed.applied_to(table.sheet), timing.applied_to(table.control)

    if typed.is_empty and timing.is_empty:
        await start_editing(interaction, here)
    else:
        await _propose(interaction, here, applied)


async def start_editing(interaction: Interaction, at: TableRef) -> None:
    """Show the sheet of a challenge, with a button for each possible change."""
    table = await _read_offer(interaction, at)
    await show(interaction, _editor(table, table.sheet, table.control), table)


async def continue_editing(interaction: Interaction, pressed: CustomId) -> None:
    table = await _read_offer(interaction, pressed)
    offer = parse_offer(pressed.argument, table.sheet, table.control)
    await show(interaction, _editor(table, *offer), table)


async def propose_edited(interaction: Interaction, pressed: CustomId) -> None:
    """Offer the edited sheet instead of the one on offer."""

    def edited(table: HeadsUpTable) -> Offer:
        return parse_offer(pressed.argument, table.sheet, table.control)

    await _propose(interaction, pressed, edited)


async def leave_sheet(interaction: Interaction, _at: TableRef) -> None:
    await say(interaction, phrase("challenge-editor-closed"))


Offer = tuple[RuleSheet, TimeControl]


async def _propose(interaction: Interaction, at: TableRef, choose: Callable[[HeadsUpTable], Offer]) -> None:
    """Offer something else for a challenge, chosen once that is read, and show it to everyone."""

    def work(uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None) -> HeadsUpTable:
        table = sheet_to_change(uow, request.caller.snowflake, table_id, edition)
        return challenges.propose(uow, request, table_id, edition, *choose(table))

    await handle_action(interaction, at, PrivateAnswer(posted_panel), work)


async def _read_offer(interaction: Interaction, at: TableRef) -> HeadsUpTable:
    """A challenge whose sheet the caller may change; raises as `sheet_to_change` does."""
    return await read(interaction, at.table, sheet_to_change, user_of(interaction), at.table, at.edition)


def _editor(table: HeadsUpTable, sheet: RuleSheet, control: TimeControl) -> Panel:
    rows = offer_rows(HeadsUpButton.EDIT, table.sheet, sheet, control)
    is_other = (sheet, control) != (table.sheet, table.control)
    send = (
        (Button(HeadsUpButton.PROPOSE, phrase("seat-propose"), Tone.PRIMARY, format_offer(sheet, control)),)
        if is_other
        else ()
    )
    text = editor_text(table.state.challenge, sheet, control)
    return Panel(text, rows=(*rows, (*send, Button(SharedButton.CLOSE_EDITOR, phrase("button-keep")))))


def offer_rows(
    kind: StrEnum, offered: RuleSheet, sheet: RuleSheet, control: TimeControl
) -> tuple[tuple[Button, ...], ...]:
    """The buttons of possible changes, the clock's too; each holds a whole offer."""
    rows = [
        tuple(Button(kind, edit.label, edit.tone, format_offer(edit.sheet, control)) for edit in row)
        for row in sheet_edits(offered, sheet)
    ]
    label, following = next_control(control)
    return (*rows, (Button(kind, label, Tone.SECONDARY, format_offer(sheet, following)),))


def format_offer(sheet: RuleSheet, control: TimeControl) -> str:
    """An unusual time control is that of the present offer."""
    short = format_sheet(SHEET_OPTIONS, sheet)
    return f"{short}.{USUAL_CONTROLS.index(control)}" if control in USUAL_CONTROLS else short


def parse_offer(argument: str, offered: RuleSheet, control: TimeControl) -> tuple[RuleSheet, TimeControl]:
    """Missing parts are as in the present offer. Raises UnknownButton for what we do not write."""
    parts = argument.split(".")
    size = PARTS if parts[0] == VERSION else FIRST_OFFER_PARTS
    try:
        if parts[0] == VERSION:
            values = parse_values(SHEET_OPTIONS, parts[:size], offered)
        else:
            values = _first_offer(parts[:size], offered)
        sheet = with_values(SHEET_OPTIONS, RuleSheet(), values).offered()
        controls = [USUAL_CONTROLS[int(usual)] for usual in parts[size:]]
        (said,) = controls or [control]
    except (EngineError, ValueError, KeyError, IndexError) as error:
        raise UnknownButton(argument) from error
    return sheet, said


async def offer_own(interaction: Interaction, pressed: CustomId) -> None:

    def change(chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        usual = servers.as_chosen_by(chosen)
        sheet, control = parse_offer(pressed.argument, usual.sheet, usual.control)
        return replace(chosen, sheet=sheet, control=control)

    await own_settings(interaction, change, Section.CHALLENGES)


async def offer_here(interaction: Interaction, pressed: CustomId) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        sheet, control = parse_offer(pressed.argument, chosen.sheet, chosen.control)
        return replace(chosen, sheet=sheet, control=control)

    await server_settings(interaction, change)


FIRST_OFFER_PARTS: Final = 6
FIRST_AS_OFFERED: Final = "asoffered"


def _first_offer(parts: Sequence[str], offered: RuleSheet) -> Mapping[str, Value]:
    """From one of the first buttons: "money.5.cjbr.all.64.standard"."""
    length, stake, rules, doubles, cap, start = parts
    return {
        "length": None if length == "money" else int(length),
        "stake": int(stake),
        "cube": "c" in rules,
        "jacoby": "j" in rules,
        "beavers": "b" in rules,
        "raccoons": "r" in rules,
        "automatic_doubles": None if doubles == "all" else int(doubles),
        "cube_cap": None if cap == "none" else int(cap),
        "start": offered.start if start == FIRST_AS_OFFERED else STARTS[start],
    }

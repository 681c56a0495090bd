"""Showing a saved change: first to the channel, then to whoever made it."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from bot.discord.context import Interaction, request_of, user_of
from bot.discord.custom_ids import CustomId
from bot.discord.delivery import Delivered
from bot.discord.failures import discord_may_fail
from bot.discord.layout import PanelView, drawn_view
from bot.discord.looking import heads_up_here, run_in_sight
from bot.discord.replies import board_link, board_url, say, show, try_to_say
from bot.discord.responding import acknowledge, is_command, is_private_press, is_public_press, respond
from bot.discord.table_lock import Ready
from bot.engine import Action, Answer, AnswerOffer, Game, OfferDouble, OfferResignation, WinKind
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.dice_source import DiceSource
from bot.play.flow import Plan, Question, act, act_or_ask
from bot.play.heads_up import flow, refusals, takebacks
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.board import pass_panel, resign_panel
from bot.play.heads_up.buttons import action_buttons, between_roll_and_double, may_think_again
from bot.play.heads_up.flow import table_awaiting
from bot.play.heads_up.rules import HEADS_UP, Happened
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.history import next_turn, next_turn_if_readable
from bot.play.keys import Edition, TableId, UserSnowflake
from bot.play.kind import kind_of, words_of
from bot.play.panel import Button, Kind, LinkButton, Panel
from bot.play.panels import next_panel
from bot.play.places import closed_messages
from bot.play.store import get_record
from bot.play.table import Outcome, Table
from bot.play.text import places as place_text
from bot.play.text import turns as turn_text
from bot.play.use_case import Request, StoreError, UnitOfWork
from bot.text.catalogue import phrase

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=Table)
E = TypeVar("E")

LOG: Final = logging.getLogger(__name__)
Decide = Callable[[Game], Action]
"""Chooses an action once the game is read; may raise an engine error, which refuses it."""

Answering = Callable[[UnitOfWork], tuple[Table, Panel]]
"""The table as it stands after a change, and the answer to whoever made it."""


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What was read together with an action: see `act_at`.

    Args:
        ready: The post that is due next for the table.
        waiting: The next table that waits for whoever acted; None if none does.
        has_looked: Whether it was looked for.
    """

    ready: Ready
    waiting: Table | None = None
    has_looked: bool = False


async def act_at(
    interaction: Interaction,
    table_id: TableId,
    edition: Edition | None,
    use_case: Callable[Concatenate[UnitOfWork, Request, TableId, Edition | None, DiceSource, P], R],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> tuple[R, FollowUp]:
    """Let somebody act at a table that they may look at, and read the follow-up in the same transaction."""
    context, request = interaction.client.context, request_of(interaction)
    ticket = context.delivery.hold(table_id).ticket()
    user, is_public = user_of(interaction), is_public_press(interaction)

    def work(uow: UnitOfWork) -> tuple[R, FollowUp]:
        outcome = use_case(uow, request, table_id, edition, context.dice_source, *args, **kwargs)
        if not isinstance(outcome, Outcome):
            return outcome, FollowUp(Ready(None, None))
        ready = Ready(outcome.post, ticket)
        if is_public and not outcome.is_sealed:
            return outcome, FollowUp(ready)
        return outcome, FollowUp(ready, next_turn_if_readable(uow, user, table_id), has_looked=True)

    return await run_in_sight(interaction, table_id, work)


async def show_outcome(
    interaction: Interaction,
    outcome: Outcome[T, E],
    follow_up: FollowUp,
    answering: Callable[[Outcome[T, E], T, UserSnowflake], Panel],
    *,
    tells_press: bool = False,
) -> None:
    """Show everyone a result, and answer its author as `publish_change` does.

    A press that nobody else sees anything of is answered too. While the messages of the table are those of
    before, nothing needs to be read again for an answer.
    """
    user, tells_press = user_of(interaction), tells_press or outcome.is_sealed

    def answer(uow: UnitOfWork) -> tuple[T, Panel]:
        table = kind_of(outcome.table).rules.load(uow, get_record(uow, outcome.table.id))
        return table, answering(outcome, table, user)

    await acknowledge(interaction)
    delivered = await interaction.client.context.delivery.deliver(outcome.table.id, follow_up.ready)
    is_told = tells_press or is_command(interaction)
    if is_told and delivered.is_shown and delivered.is_as_read and follow_up.has_looked:
        way = None if _is_awaited(outcome.table, user) else _way_to(follow_up.waiting, user)
        panel = answering(outcome, outcome.table, user)
        await _respond(interaction, replace(panel, way=way), outcome.table)
    else:
        await _tell(interaction, outcome.table.id, answer, delivered, is_told=is_told, follow_up=follow_up)


async def publish_change(
    interaction: Interaction, table_id: TableId, answer: Answering, *, tells_press: bool = False
) -> None:
    """Deliver the posts of a saved change, and answer whoever made it.

    A press needs no answer but the board, and a private message that was pressed has served its purpose; a
    command gets its answer from the table as it stands then, and so does a press if `tells_press`, where the
    board does not show what was done. Whatever fails here, the change stays saved.
    """
    await acknowledge(interaction)
    delivered = await interaction.client.context.delivery.deliver(table_id)
    is_told = tells_press or is_command(interaction)
    await _tell(interaction, table_id, answer, delivered, is_told=is_told)


async def _tell(
    interaction: Interaction,
    table_id: TableId,
    answer: Answering,
    delivered: Delivered,
    *,
    is_told: bool,
    follow_up: FollowUp | None = None,
) -> None:
    if is_told:
        await _answer(interaction, answer, is_shown=delivered.is_shown)
    elif not delivered.is_shown:
        await _say_why_not_shown(interaction, table_id)
    elif is_private_press(interaction):
        await _leave(interaction, table_id, follow_up)


async def _leave(interaction: Interaction, table_id: TableId, follow_up: FollowUp | None) -> None:
    """Remove a private message that has served its purpose; or lead on to the next table that waits."""
    store, user = interaction.client.context.store, user_of(interaction)
    try:
        if follow_up is None or not follow_up.has_looked:
            waiting = await store.run(next_turn, snowflake=user, besides=table_id)
        else:
            waiting = follow_up.waiting
        with discord_may_fail("carried out, but its message stays: interaction", interaction.id):
            if waiting is None:
                await interaction.delete_original_response()
            else:
                panel = next_panel(waiting, user, board_url(waiting, user))
                await respond(interaction, PanelView(panel))
    except StoreError:
        LOG.exception("interaction %d was carried out, but what waits next cannot be read", interaction.id)


async def _answer(interaction: Interaction, answer: Answering, *, is_shown: bool) -> None:
    user = user_of(interaction)

    def read(uow: UnitOfWork) -> tuple[Table, Panel]:
        table, panel = answer(uow)
        return table, replace(panel, way=_way_on(uow, table, user))

    try:
        table, panel = await interaction.client.context.store.run(read)
        if not is_shown:
            panel = Panel(await _why_not_shown(interaction, table.id), way=panel.way)
        await _respond(interaction, panel, table)
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, place_text.saved())


async def _respond(interaction: Interaction, panel: Panel, table: Table) -> None:
    view = await drawn_view(panel, table)
    with discord_may_fail("carried out, but not answered: interaction", interaction.id):
        await respond(interaction, view)


async def _say_why_not_shown(interaction: Interaction, table_id: TableId) -> None:
    try:
        await try_to_say(interaction, await _why_not_shown(interaction, table_id))
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, place_text.not_shown())


async def _why_not_shown(interaction: Interaction, table_id: TableId) -> str:
    """Why a table is not shown now: somebody takes no direct messages, or only Discord knows."""
    context, user = interaction.client.context, user_of(interaction)
    closed = await context.store.run(closed_messages, table_id=table_id)
    if closed is None or closed.whose is None:
        return place_text.not_shown()
    context.warned.add((user, table_id, closed.since))
    return place_text.messages_closed(closed.table, closed.whose, user)


def _way_on(uow: UnitOfWork, table: Table, user: UserSnowflake) -> LinkButton | None:
    """Return the way to the next table that waits for somebody, once this one waits for others."""
    return None if _is_awaited(table, user) else _way_to(next_turn(uow, user, table.id), user)


def _is_awaited(table: Table, user: UserSnowflake) -> bool:
    player = table.player_of(user)
    return player is not None and player.id in table.waits_for


def _way_to(waiting: Table | None, user: UserSnowflake) -> LinkButton | None:
    if waiting is None:
        return None
    return LinkButton(words_of(waiting).next_label(waiting, user), board_url(waiting, user))


async def carry_out(
    interaction: Interaction, table_id: TableId, edition: Edition | None, decide: Decide
) -> None:
    """Carry out an action at a table of two, and show it to everyone."""

    def choose(table: HeadsUpTable, _player: PlayerId) -> Iterator[Action]:
        yield decide(table.game)

    happened, follow_up = await act_at(interaction, table_id, edition, act, Plan(HEADS_UP, choose))
    await show_outcome(interaction, happened, follow_up, done_panel)


async def next_game(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    happened, follow_up = await act_at(interaction, table_id, edition, flow.next_game)
    await show_outcome(interaction, happened, follow_up, done_panel)


async def end_session(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    request = request_of(interaction)
    await interaction.client.context.store.run(
        flow.end_session, request=request, table_id=table_id, edition=edition
    )
    await publish(interaction, table_id, _ended)


async def publish(
    interaction: Interaction, table_id: TableId, done: Callable[[HeadsUpTable, UserSnowflake], Panel]
) -> None:
    """Show everyone a saved change, and answer its author by `done`, from the table as it stands then."""

    def answer(uow: UnitOfWork) -> tuple[HeadsUpTable, Panel]:
        table = load_table(uow, table_id)
        return table, done(table, user_of(interaction))

    await publish_change(interaction, table_id, answer)


def _ended(table: HeadsUpTable, user: UserSnowflake) -> Panel:
    return Panel(f"{results_text.outcome(table)} {board_link(table, user)}".rstrip())


def done_panel(happened: Happened, table: HeadsUpTable, snowflake: UserSnowflake) -> Panel:
    """The result of an action, with its player's next actions, and the way to the board."""
    lines = heads_up_text.log_lines(happened.table, happened.logged)
    text = turn_text.done(happened.logged, lines)
    player = table.player_of(snowflake)
    rows = between_roll_and_double(_next_buttons(table, player.id), ()) if player else ()
    return Panel(f"{text}\n{board_link(table, snowflake)}".rstrip(), rows=rows)


def _next_buttons(table: HeadsUpTable, player: PlayerId) -> Iterator[Button]:
    """The player's next actions: to act on, or to think again."""
    if player in table.must_act:
        yield from action_buttons(table.game, player)
    elif may_think_again(table, player):
        yield Button(Kind.TAKEBACK, "Take back")


async def ask_to_double(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    """Players who do not want the question double at once."""
    happened, follow_up = await act_at(
        interaction, table_id, edition, act_or_ask, Plan(HEADS_UP, _double, flow.ask_to_double)
    )
    if isinstance(happened, Question):
        await show(interaction, happened.panel, happened.table)
    else:
        await show_outcome(interaction, happened, follow_up, done_panel)


def _double(_table: HeadsUpTable, _player: PlayerId) -> tuple[Action]:
    return (OfferDouble(),)


async def ask_to_pass(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    wanted = AnswerOffer(FIRST_CUBE, Answer.DROP)
    table, _ = await _table_awaiting(interaction, table_id, edition, wanted)
    await show(interaction, pass_panel(table.game), table)


async def ask_to_resign(
    interaction: Interaction, table_id: TableId, edition: Edition | None, kind: WinKind | None = None
) -> None:
    """Ask which loss to offer, or whether to offer that one."""
    wanted = OfferResignation(kind or WinKind.SINGLE)
    table, player = await _table_awaiting(interaction, table_id, edition, wanted)
    await show(interaction, resign_panel(table.game, player, kind), table)


async def _table_awaiting(
    interaction: Interaction, table_id: TableId, edition: Edition | None, wanted: Action
) -> tuple[HeadsUpTable, PlayerId]:
    return await run_in_sight(
        interaction,
        table_id,
        table_awaiting,
        snowflake=user_of(interaction),
        table_id=table_id,
        edition=edition,
        wanted=wanted,
    )


async def keep_playing(interaction: Interaction, _act: CustomId) -> None:
    """Take the question away; nothing was done."""
    await say(interaction, phrase("turn-nothing-done"))


class UseCase(Protocol):
    """To ask for a takeback, to grant or to refuse it."""

    def __call__(
        self, uow: UnitOfWork, request: Request, table_id: TableId, edition: Edition | None
    ) -> HeadsUpTable: ...


async def ask_takeback_here(interaction: Interaction) -> None:
    table = await heads_up_here(interaction)
    await ask_takeback(interaction, table.id, None)


async def ask_takeback(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    """Ask the other side for a takeback."""
    await _take_back(interaction, table_id, edition, takebacks.ask_takeback, refusals.takeback_asked_for())


async def grant_takeback(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    await _take_back(interaction, table_id, edition, takebacks.grant_takeback, refusals.takeback_granted())


async def refuse_takeback(interaction: Interaction, table_id: TableId, edition: Edition | None) -> None:
    await _take_back(interaction, table_id, edition, takebacks.refuse_takeback, refusals.takeback_refused())


async def _take_back(
    interaction: Interaction, table_id: TableId, edition: Edition | None, use_case: UseCase, sentence: str
) -> None:
    await interaction.client.context.store.run(
        use_case, request=request_of(interaction), table_id=table_id, edition=edition
    )
    await publish(interaction, table_id, _saying(sentence))


def _saying(sentence: str) -> Callable[[HeadsUpTable, UserSnowflake], Panel]:
    return lambda table, user: Panel(f"{sentence} {board_link(table, user)}".rstrip())

"""Acting at a table: saved in one transaction, then shown to the channel, then told to whoever acted.

In a game against the bot the tutor is heard first, privately; what was about to be done can be done anyway.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Concatenate, Final, Generic, ParamSpec, TypeVar

from bot.analysis import AnalysisError, EvaluatorFailed, EvaluatorMissing, Situation
from bot.discord.posting.delivery import DeliveryResult
from bot.discord.posting.lease import NextPost
from bot.discord.pressing.play_panel import rolled_panel
from bot.discord.pressing.replies import NotPossible, board_link, show, try_to_say
from bot.discord.pressing.responses import (
    acknowledge,
    is_command,
    is_private_press,
    is_public_press,
    respond,
    tell_beside,
)
from bot.discord.pressing.views import Look, look_at
from bot.discord.pressing.visibility import viewer_of, viewer_to_check
from bot.discord.service.context import BotContext, Interaction, request_of, user_of
from bot.discord.wire.components import PanelView, board_url, drawn_view
from bot.discord.wire.custom_ids import CustomId, TableRef
from bot.discord.wire.failures import discord_may_fail, is_our_mistake
from bot.engine import Action, MakePlay, Position, Rolled, Side
from bot.play.base.errors import PositionInPlay
from bot.play.base.keys import Edition, TableId, UserSnowflake
from bot.play.base.paths import Path, format_path
from bot.play.base.table import CheckedStart, Outcome, Table
from bot.play.base.use_case import Request, StoreError, UnitOfWork
from bot.play.display.action_codec import format_button
from bot.play.display.panel import Button, LinkButton, Panel, SharedButton, Tone
from bot.play.kinds.kind import kind_of, words_of
from bot.play.kinds.tutor import Judgement, Lesson, LessonDue, judge
from bot.play.pages.panels import next_panel
from bot.play.pages.settings_panel import zone_question
from bot.play.posts.outbox import next_post_of
from bot.play.tables.bot_player import decision_at
from bot.play.tables.fair_play import StartDue
from bot.play.tables.flow import Question, mark_advice_shown
from bot.play.tables.history import next_turn_if_readable
from bot.play.tables.places import closed_messages
from bot.play.tables.settings import ask_for_zone_later, is_to_be_asked_for_zone
from bot.play.tables.store import get_record
from bot.play.tables.visibility import game_to_play, require_visible
from bot.play.text import places as place_text
from bot.text.catalogue import phrase

LOG: Final = logging.getLogger(__name__)
PATIENCE_SECONDS: Final = 10.0
PLAY: Final = "play"

P = ParamSpec("P")
T = TypeVar("T", bound=Table)
E = TypeVar("E")


async def is_silenced(interaction: Interaction, lesson: Lesson) -> bool:
    """Whether a running game has to do with a decision, so that its tutor may not speak."""
    position, fair_play = lesson.question.situation.position, interaction.client.context.fair_play
    try:
        await fair_play.refuse_question(viewer_of(interaction), [position], apart_from=lesson.table.id)
    except PositionInPlay:
        return True
    return False


async def show_tutor_advice(interaction: Interaction, lesson: Lesson) -> bool:
    """Tell whoever decides what they would give up, and offer it back; whether there was anything to say.

    Where the strong player does not answer, there is not.
    """
    context = interaction.client.context
    judgement = await _judged(context, lesson)
    if judgement is None:
        return False
    panel = Panel(
        judgement.cost(lesson.question.situation), rows=(_buttons_on(lesson.action, is_better_shown=False),)
    )
    await show(interaction, panel, lesson.table)
    try:
        await context.store.run(mark_advice_shown, lesson, context.now())
    except StoreError as error:
        LOG.warning("table %d: the tutor may say it again: %r", lesson.table.id, error)
    return True


async def show_better(interaction: Interaction, lesson: Lesson) -> None:
    """Tell what is better than what the tutor has advised against."""
    context = interaction.client.context
    if await is_silenced(interaction, lesson):
        text = phrase("tutor-silent")
    elif judgement := await _judged(context, lesson):
        text = f"{judgement.cost(lesson.question.situation)} {judgement.better}"
    else:
        text = phrase("tutor-speechless")
    await show(
        interaction, Panel(text, rows=(_buttons_on(lesson.action, is_better_shown=True),)), lesson.table
    )


async def _judged(context: BotContext, lesson: Lesson) -> Judgement | None:
    """The tutor's verdict on a decision; None if the strong player does not answer."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await judge(context.evaluator, lesson.question, lesson.action)
    except (AnalysisError, TimeoutError) as error:
        LOG.warning("table %d: the tutor says nothing: %r", lesson.table.id, error)
        return None


def _buttons_on(action: Action, *, is_better_shown: bool) -> tuple[Button, ...]:
    """To decide anew, to be told what is better, or to go on all the same."""
    argument = _format(action)
    back = Button(SharedButton.THINK_AGAIN, phrase("button-think-again"), Tone.PRIMARY, argument)
    better = Button(SharedButton.BETTER, phrase("button-what-is-better"), argument=argument)
    on = Button(SharedButton.ANYWAY, phrase("button-go-on-anyway"), argument=argument)
    return (back, on) if is_better_shown else (back, better, on)


def _format(action: Action) -> str:
    if isinstance(action, MakePlay):
        return f"{PLAY}.{format_path(Path.of(action.play.moves))}"
    kind, argument = format_button(action)
    return f"{kind}.{argument}" if argument else kind.value


@dataclass(frozen=True, slots=True)
class PrivateAnswer(Generic[T, E]):
    """The private answer to a player who acted.

    Args:
        panel: Made of the outcome, and of the table as it stands by then.
        tells_press: Whether a press is answered too, because the board does not show what it did.
        opens_play: Whether they are shown their plays, also of dice that lay there before.
        is_turn: Whether it is about their part in a game: after the first of these, once nothing waits for
            them, they are asked where they live.
    """

    panel: Callable[[Outcome[T, E], T, UserSnowflake], Panel]
    tells_press: bool = False
    opens_play: bool = False
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class ActionResult(Generic[T, E]):
    """The outcome of an action, and what its answer needs, read in the same transaction.

    Args:
        ready: The post that is due next for the table.
        is_answered: Whether whoever acted gets an answer beside the board.
        waiting: The next table that waits for them; None if none does.
        look: How they see the table, where the answer is the panel for choosing their play.
        is_zone_asked: Whether they are to be asked now where they live.
    """

    outcome: Outcome[T, E]
    ready: NextPost
    is_answered: bool
    waiting: Table | None = None
    look: Look | None = None
    is_zone_asked: bool = False


async def handle_action(
    interaction: Interaction,
    at: TableRef,
    answer: PrivateAnswer[T, E],
    use_case: Callable[
        Concatenate[UnitOfWork, Request, TableId, Edition | None, P], Outcome[T, E] | Question[T] | T
    ],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Let somebody act at a table that they may look at, and show what came of it; or ask what comes before.

    A press needs no answer but the board, and a private message that was pressed has served its purpose; a
    command gets an answer, and so does a press of which nobody else sees anything. Where dice fell that are
    theirs to play, the answer is the panel for that.
    """
    context, request = interaction.client.context, replace(request_of(interaction), is_sure=is_sure(at))
    viewer, user = viewer_to_check(interaction), request.caller.snowflake
    tickets = context.delivery.tickets(at.table)

    def work(uow: UnitOfWork, start: CheckedStart | None) -> ActionResult[T, E] | Question[T]:
        if viewer is not None:
            require_visible(uow, viewer, at.table)
        checked = replace(request, checked_start=start)
        result = use_case(uow, checked, at.table, at.edition, *args, **kwargs)
        if isinstance(result, Question):
            return result
        outcome = result if isinstance(result, Outcome) else Outcome(result, ())
        look = _look_to_play(uow, interaction, outcome, answer)
        player = outcome.table.player_of(user)
        is_asked_again = player is not None and player.id in outcome.asked_again
        is_answered = answer.tells_press or outcome.is_sealed or is_asked_again or is_command(interaction)
        is_led_on = is_answered or not is_public_press(interaction)
        waiting = next_turn_if_readable(uow, user, outcome.table.id) if is_led_on else None
        is_turn_over = answer.is_turn and outcome.table.has_begun and not _is_awaited(outcome.table, user)
        is_zone_asked = is_turn_over and is_to_be_asked_for_zone(uow, user, request.at)
        post = next_post_of(uow, outcome.table, request.at)
        ready = NextPost(post, tickets, uow.claims.of(outcome.table.id))
        return ActionResult(outcome, ready, is_answered, waiting, look, is_zone_asked)

    is_silent, start, acted = False, None, None
    while acted is None:
        try:
            acted = await context.store.run(work, start)
        except StartDue as due:
            start = await context.fair_play.checked(due)
        except LessonDue as due:
            is_silent = await is_silenced(interaction, due.lesson)
            if not is_silent and await show_tutor_advice(interaction, due.lesson):
                return
            request = replace(request, is_sure=True)
    if isinstance(acted, Question):
        await show(interaction, acted.panel, acted.table)
        return
    await show_outcome(interaction, await _with_bot_player(interaction, acted), answer)
    if is_silent:
        await _say_tutor_is_silent(interaction)


async def _say_tutor_is_silent(interaction: Interaction) -> None:
    """In a message of its own, since what somebody did has its answer."""
    with discord_may_fail("the tutor's silence: interaction", interaction.id):
        await tell_beside(interaction, PanelView(Panel(phrase("tutor-silent"))))


def _look_to_play(
    uow: UnitOfWork, interaction: Interaction, outcome: Outcome[T, E], answer: PrivateAnswer[T, E]
) -> Look | None:
    """How whoever acted sees the play for which dice fell just now; None where none is to be shown."""
    table, user = outcome.table, user_of(interaction)
    has_rolled = any(_is_roll_of(table.side_of(user), each.event) for each in outcome.logged)
    if not (has_rolled or answer.opens_play) or game_to_play(table, user) is None:
        return None
    return look_at(uow, table, interaction)


def _is_roll_of(side: Side | None, event: object) -> bool:
    return isinstance(event, Rolled) and event.side is side


def is_sure(at: TableRef) -> bool:
    """Whether somebody goes on although the tutor has told them better."""
    return isinstance(at, CustomId) and at.kind is SharedButton.ANYWAY


async def _with_bot_player(interaction: Interaction, acted: ActionResult[T, E]) -> ActionResult[T, E]:
    """The outcome of an action and of the bot's own decisions that follow it at once."""
    if decision_at(acted.outcome.table) is None:
        return acted
    await acknowledge(interaction)
    player = acted.outcome.table.player_of(user_of(interaction))
    outcome, ready = await interaction.client.context.bot_player.answer(
        acted.outcome, acted.ready, player.id if player else None
    )
    return replace(acted, outcome=outcome, ready=ready)


async def show_outcome(
    interaction: Interaction, acted: ActionResult[T, E], answer: PrivateAnswer[T, E]
) -> None:
    """Show everyone what came of an action, and answer its author. Whatever fails here, it stays saved.

    While the messages of the table are those of before, nothing is read again for an answer.
    """
    table, user = acted.outcome.table, user_of(interaction)
    await acknowledge(interaction)
    delivered = await interaction.client.context.delivery.deliver(table.id, acted.ready)
    if acted.look is not None and delivered.is_shown:
        await _respond(interaction, rolled_panel(table, acted.look), table)
    elif acted.is_answered and delivered.is_shown and delivered.is_as_read:
        panel = answer.panel(acted.outcome, table, user)
        link = None if _is_awaited(table, user) else _link_to(acted.waiting, user)
        await _respond(interaction, replace(panel, link=link), table)
    elif acted.is_answered:
        await _answer_anew(interaction, acted.outcome, answer, delivered)
    elif not delivered.is_shown:
        await _say_why_not_shown(interaction, table.id)
    elif is_private_press(interaction):
        await _leave(interaction, acted.waiting)
    if acted.is_zone_asked:
        await _ask_for_zone(interaction)


async def _ask_for_zone(interaction: Interaction) -> None:
    """Ask somebody where they live; if Discord does not take that, they are asked after another turn."""
    context, user = interaction.client.context, user_of(interaction)
    try:
        await tell_beside(interaction, PanelView(zone_question(), interaction=interaction.id))
    except Exception as error:
        if is_our_mistake(error):
            raise
        LOG.warning("interaction %d: nobody was asked where they live: %r", interaction.id, error)
        try:
            await context.store.run(ask_for_zone_later, user, context.now())
        except StoreError:
            LOG.exception("interaction %d: nobody will be asked where they live", interaction.id)


async def _leave(interaction: Interaction, waiting: Table | None) -> None:
    """Remove a private message that has served its purpose; or lead on to the next table that waits."""
    user = user_of(interaction)
    with discord_may_fail("carried out, but its message stays: interaction", interaction.id):
        if waiting is None:
            await interaction.delete_original_response()
        else:
            panel = next_panel(waiting, user, board_url(waiting, user))
            await respond(interaction, PanelView(panel))


async def _answer_anew(
    interaction: Interaction, outcome: Outcome[T, E], answer: PrivateAnswer[T, E], delivered: DeliveryResult
) -> None:
    """Answer with the table as it stands now, which has another message, or none."""
    user = user_of(interaction)

    def read(uow: UnitOfWork) -> tuple[T, Panel]:
        table = kind_of(outcome.table).lifecycle.load(uow, get_record(uow, outcome.table.id))
        waiting = None if _is_awaited(table, user) else next_turn_if_readable(uow, user, table.id)
        return table, replace(answer.panel(outcome, table, user), link=_link_to(waiting, user))

    try:
        table, panel = await interaction.client.context.store.run(read)
        if not delivered.is_shown:
            panel = Panel(await _why_not_shown(interaction, table.id), link=panel.link)
        await _respond(interaction, panel, table)
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, phrase("place-saved"))


async def _respond(interaction: Interaction, panel: Panel, table: Table) -> None:
    view = await drawn_view(panel, table, interaction=interaction.id)
    with discord_may_fail("carried out, but not answered: interaction", interaction.id):
        await respond(interaction, view)


async def _say_why_not_shown(interaction: Interaction, table_id: TableId) -> None:
    try:
        await try_to_say(interaction, await _why_not_shown(interaction, table_id))
    except StoreError:
        LOG.exception("interaction %d was carried out, but what to answer cannot be read", interaction.id)
        await try_to_say(interaction, phrase("place-not-shown"))


async def _why_not_shown(interaction: Interaction, table_id: TableId) -> str:
    """Why a table is not shown now: somebody takes no direct messages, or only Discord knows."""
    context, user = interaction.client.context, user_of(interaction)
    closed = await context.store.run(closed_messages, table_id=table_id)
    if closed is None or closed.whose is None:
        return phrase("place-not-shown")
    context.warned.add((user, table_id, closed.since))
    return place_text.messages_closed(closed.table, closed.whose, closed.problem, user)


def _is_awaited(table: Table, user: UserSnowflake) -> bool:
    player = table.player_of(user)
    return player is not None and player.id in table.waits_for


def _link_to(waiting: Table | None, user: UserSnowflake) -> LinkButton | None:
    if waiting is None:
        return None
    return LinkButton(words_of(waiting).next_label(waiting, user), board_url(waiting, user))


def posted_panel(_outcome: object, table: Table, user: UserSnowflake) -> Panel:
    """The answer to whoever made the bot post: that it did, and where."""
    return Panel(f"{words_of(table).posted(table)} {board_link(table, user)}".rstrip())


async def check_opponent(interaction: Interaction, if_missing: str) -> None:
    """Raise NotPossible, with the sentence, where there is no strong player, or it does not answer now."""
    try:
        await interaction.client.context.evaluator.rate_cube(Situation(Position.start()))
    except EvaluatorMissing as error:
        raise NotPossible(if_missing) from error
    except EvaluatorFailed as error:
        raise NotPossible(phrase("opponent-failed")) from error

"""Private answers on Discord: results, panels for one person alone, and refusals."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.clocks import ClockError
from bot.discord.context import Interaction, guild_of, user_of
from bot.discord.custom_ids import UnknownButton
from bot.discord.failures import discord_may_fail, is_our_mistake
from bot.discord.layout import PanelView, drawn_view
from bot.discord.responding import acknowledge, acknowledged_in_time, progress_of, respond
from bot.engine import EngineError, IllegalAction, IllegalPlay, InvalidInput, InvalidSheet
from bot.engine.chouette import NotAllowed
from bot.engine.keys import PlayerId
from bot.play import errors
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import refusals as chouette_refusals
from bot.play.chouette.text import refusals as refused_places
from bot.play.chouette.text import status as status_text
from bot.play.heads_up import clock_refusals, refusals, sheet_text
from bot.play.heads_up import refusals as takeback_text
from bot.play.heads_up.table import HeadsUpTable
from bot.play.keys import UserSnowflake
from bot.play.kind import kind_of
from bot.play.panel import Panel
from bot.play.table import Table
from bot.play.text import dice as dice_text
from bot.play.text import options as sheet_refusals
from bot.play.text import places as place_text
from bot.play.text import records as record_text
from bot.play.text import settings as privacy_text
from bot.play.text import turns as order_text
from bot.play.use_case import StoreError

LOG: Final = logging.getLogger(__name__)


class CannotPost(Exception):
    """The bot lacks permissions, which are named, to show a board in the channel."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__(f"missing permissions: {', '.join(missing)}")
        self.missing = missing


class NotHere(Exception):
    """The challenged person is no member of the server."""


class NotPossible(Exception):
    """The typed request cannot be carried out; the sentence says why, and what would be right."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


Refusal = errors.ServiceError | EngineError | ClockError | CannotPost | NotHere | NotPossible | UnknownButton


async def show(
    interaction: Interaction, panel: Panel, table: Table | None = None, *, is_public: bool = False
) -> None:
    """Answer with a message that only the caller sees, unless it `is_public`; see `respond`.

    Drawing takes a while, so what has pictures is acknowledged before.
    """
    if panel.pictures or is_public:
        await acknowledge(interaction, is_public=is_public)
    await respond(interaction, await drawn_view(panel, table))


async def say(interaction: Interaction, sentence: str, table: Table | None = None) -> None:
    """Answer with a sentence that only the caller sees, and the way to the table's live board."""
    link = "" if table is None else board_link(table, user_of(interaction))
    await respond(interaction, PanelView(Panel(f"{sentence} {link}".rstrip())))


async def answer_errors(interaction: Interaction, work: Awaitable[None]) -> None:
    """Do something for the caller, who gets a sentence if it is refused or fails."""
    try:
        with acknowledged_in_time(interaction):
            await work
    except (
        errors.ServiceError,
        EngineError,
        ClockError,
        CannotPost,
        NotHere,
        NotPossible,
        UnknownButton,
    ) as refusal:
        table = refusal.table if isinstance(refusal, errors.ServiceError) else None
        await try_to_say(interaction, _explain_here(interaction, refusal), table)
    except StoreError:
        LOG.exception("the database did not do its work")
        await try_to_say(interaction, place_text.unavailable())
    except Exception as error:
        if is_mistake := is_our_mistake(error):
            LOG.exception("interaction %d failed: %s", interaction.id, _asked(interaction))
        else:
            LOG.warning("interaction %d: Discord did not take its answer: %r", interaction.id, error)
        if is_mistake or not progress_of(interaction).is_answered:
            await try_to_say(interaction, place_text.broken())


ABOUT_TABLE: Final[Mapping[type[errors.ServiceError], Callable[[HeadsUpTable, PlayerId | None], str]]] = {
    errors.NothingToTakeBack: takeback_text.nothing_to_take_back,
    errors.OpponentActed: takeback_text.opponent_acted,
    errors.DiceThrown: takeback_text.dice_thrown,
    errors.GameEnded: takeback_text.game_ended,
    errors.TakebackAsked: takeback_text.takeback_asked,
    errors.NoTakebackAsked: takeback_text.no_takeback_asked,
    errors.NotSeated: refusals.not_seated,
    errors.StaleBoard: refusals.stale,
    errors.OutOfTurn: refusals.out_of_turn,
    errors.ChallengeOver: refusals.challenge_over,
    errors.NotYourChallenge: refusals.not_your_challenge,
    errors.ChannelBusy: refusals.channel_busy,
    errors.AlreadyChallenged: refusals.already_challenged,
    errors.NotBetweenGames: refusals.not_between_games,
    errors.OpponentGone: refusals.opponent_gone,
    errors.SameSheet: refusals.same_sheet,
    errors.NotBegun: record_text.not_begun,
    errors.NoSuchGame: refusals.no_such_game,
    errors.TooLate: refusals.too_late,
    errors.NoVerifiableDice: dice_text.no_verifiable_dice,
    errors.GameNotOver: dice_text.game_not_over,
    errors.PlayedOut: place_text.played_out,
    errors.PlayedHere: place_text.played_here,
    errors.PlaceTaken: place_text.place_taken,
    errors.NoClock: clock_refusals.no_clock,
    errors.NobodysTurn: clock_refusals.nobodys_turn,
    errors.OwnTime: clock_refusals.own_time,
    errors.TheirTime: clock_refusals.their_time,
    errors.TooEarly: clock_refusals.too_early,
    errors.AlreadyAsked: clock_refusals.already_asked,
}
ABOUT_CHOUETTE: Final[Mapping[type[errors.ServiceError], Callable[[ChouetteTable, PlayerId | None], str]]] = {
    errors.NotSeated: lambda table, _: refused_places.not_at_table(table.chouette, table.players),
    errors.StaleBoard: lambda table, player: refused_places.stale(table.chouette, table.players, player),
    errors.NothingToSuggest: lambda table, player: refused_places.nothing_to_suggest(
        table.chouette, table.players, player
    ),
    errors.SuggestionVoid: lambda table, player: refused_places.suggestion_void(
        table.chouette, table.players, player
    ),
    errors.ChannelBusy: lambda table, _: refused_places.channel_busy(
        status_text.title(table.chouette, table.players)
    ),
    errors.NotBegun: lambda table, _: refused_places.not_begun(table.chouette, table.players),
    errors.NoSuchGame: lambda table, _: refused_places.no_such_game(table.chouette),
    errors.TooLate: lambda *_: refused_places.too_late(),
    errors.GameNotOver: dice_text.game_not_over,
    errors.PlayedOut: place_text.played_out,
    errors.PlayedHere: place_text.played_here,
    errors.PlaceTaken: place_text.place_taken,
}
PLAIN: Final[Mapping[type[errors.ServiceError], Callable[[], str]]] = {
    errors.NoTable: refusals.no_table,
    errors.ChouetteHere: refused_places.chouette_here,
    errors.NoChouette: refused_places.two_players_here,
    errors.SelfChallenge: refusals.self_challenge,
    errors.BotChallenge: refusals.bot_challenge,
    errors.AlreadyHandled: refusals.already_handled,
    errors.WordsTooLong: sheet_text.words_too_long,
    errors.UnknownTable: record_text.unknown_table,
    errors.NoSuchFrame: record_text.no_such_frame,
    errors.NoImport: record_text.no_import,
    errors.EmptyRecord: record_text.empty_record,
    errors.AtWorkAlready: record_text.at_work_already,
    errors.TooMuchWork: record_text.too_much_work,
    errors.NoteTooLong: order_text.note_too_long,
    errors.NothingStored: privacy_text.nothing_stored,
}


def _explain_here(interaction: Interaction, refusal: Refusal) -> str:
    if isinstance(refusal, errors.NoTable) and guild_of(interaction) is None:
        return place_text.no_direct_table()
    if isinstance(refusal, errors.ChouetteHere) and interaction.command is not None:
        return refused_places.chouette_here(interaction.command.qualified_name.split()[0])
    return explain(refusal, user_of(interaction))


def explain(refusal: Refusal, user: UserSnowflake) -> str:
    """The sentence for a refusal, to its reader."""
    match refusal:
        case errors.ServiceError():
            return _explain_service(refusal, user)
        case EngineError() | ClockError():
            return _explain_engine(refusal)
        case CannotPost():
            return refusals.cannot_post(refusal.missing)
        case NotHere():
            return refusals.not_here()
        case NotPossible():
            return refusal.sentence
        case UnknownButton():
            return place_text.unknown_button()


def _explain_service(refusal: errors.ServiceError, user: UserSnowflake) -> str:  # noqa: PLR0911 - a match
    match refusal:
        case errors.Refused(table=HeadsUpTable() as table, reason=IllegalAction(action=action)):
            return refusals.illegal_action(table, refusal.player, action)
        case errors.ServiceError(table=ChouetteTable() as table):
            return _explain_in_chouette(refusal, table, user)
        case errors.Refused(reason=reason):
            return _explain_engine(reason)
        case errors.ServiceError(table=HeadsUpTable() as table) if type(refusal) in ABOUT_TABLE:
            player = table.player_of(user)
            return ABOUT_TABLE[type(refusal)](table, player.id if player else None)
        case errors.NotARecord() | errors.RecordTooLarge():
            return _explain_record(refusal)
        case errors.TooManyChallenges(number=number, opponent=opponent):
            return refusals.too_many_challenges(number, opponent)
        case errors.TooManyLobbies(number=number):
            return refusals.too_many_lobbies(number)
        case errors.ContradictingOrder() | errors.OccasionThere():
            return _explain_order(refusal)
        case _:
            return PLAIN.get(type(refusal), place_text.broken)()


def _explain_in_chouette(refusal: errors.ServiceError, table: ChouetteTable, user: UserSnowflake) -> str:
    match refusal:
        case errors.Refused(reason=NotAllowed() as reason):
            return chouette_refusals.not_allowed(reason, table.players)
        case errors.Refused(reason=reason):
            return _explain_engine(reason)
        case errors.NoAdviceHere(reason=why):
            return refused_places.no_advice(why)
        case errors.ServiceError() if type(refusal) in ABOUT_CHOUETTE:
            player = table.player_of(user)
            return ABOUT_CHOUETTE[type(refusal)](table, player.id if player else None)
        case _:
            return PLAIN.get(type(refusal), place_text.broken)()


def _explain_record(refusal: errors.NotARecord | errors.RecordTooLarge) -> str:
    match refusal:
        case errors.NotARecord():
            return record_text.not_a_record(refusal.reason)
        case errors.RecordTooLarge():
            return record_text.record_too_large(refusal.limit)


def _explain_order(refusal: errors.ContradictingOrder | errors.OccasionThere) -> str:
    match refusal:
        case errors.ContradictingOrder(order=order, given=given):
            return order_text.contradicting_order(order, given)
        case errors.OccasionThere(order=order, is_between_games=is_between):
            return order_text.occasion_there(order, is_between_games=is_between)


def _explain_engine(refusal: EngineError | ClockError) -> str:
    match refusal:
        case ClockError():
            return clock_refusals.invalid_clock(refusal)
        case IllegalPlay():
            return refusals.illegal_play(refusal)
        case InvalidSheet():
            return sheet_refusals.invalid_sheet(refusal)
        case InvalidInput():
            return refusals.not_understood(refusal)
        case _:
            return place_text.broken()


def board_link(table: Table, user: UserSnowflake | None = None) -> str:
    """A link to the live board that a reader, or anybody, can look at; "" if there is none."""
    url = board_url(table, user)
    return f"[{kind_of(table).link_label(table)}]({url})" if url else ""


def board_url(table: Table, user: UserSnowflake | None = None) -> str:
    """The address of the live board that a reader, or anybody, can look at; else ""."""
    board = table.board_of(user)
    if board is None or board.message is None:
        return ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{board.channel}/{board.message}"


def _asked(interaction: Interaction) -> str:
    """The request for a log: no names, and nothing that anybody wrote."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    return str(dict(interaction.data or {}).get("custom_id"))


async def answer_failure(
    interaction: "discord.Interaction[Any]", error: app_commands.AppCommandError
) -> None:
    """Answer a command that failed in discord.py, before it reached us."""
    LOG.error("command %s failed", interaction.command and interaction.command.name, exc_info=error)
    await try_to_say(interaction, place_text.broken())


async def try_to_say(interaction: Interaction, sentence: str, table: Table | None = None) -> None:
    """Say it, unless Discord does not take that either."""
    with discord_may_fail("not answered: interaction", interaction.id):
        await say(interaction, sentence, table)

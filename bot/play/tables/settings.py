"""Settings of players and servers, and players' notes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from pydantic import TypeAdapter

from bot.clocks import Calendar
from bot.engine.keys import PlayerId
from bot.play.base.errors import NoteTooLong, NotSeated
from bot.play.base.keys import GuildSnowflake, TableId, UserSnowflake
from bot.play.base.preferences import (
    NEVER_CHOSEN,
    OF_PLAYER,
    PlayerPreferences,
    ServerPreferences,
    preferences_of_player,
)
from bot.play.base.table import Table
from bot.play.base.use_case import Request
from bot.play.kinds.kind import all_kinds
from bot.play.tables.store import register_interaction
from bot.play.tables.visibility import Viewer, table_in_channel
from bot.text.language import Language
from storage import UnitOfWork

OF_SERVER: TypeAdapter[ServerPreferences] = TypeAdapter(ServerPreferences)

LANGUAGES: Final = "languages"
"""The message to other processes that a language has been changed."""

ALL_TABLES: Final = 10_000

ChangeOfPlayer = Callable[[PlayerPreferences], PlayerPreferences]
ChangeOfServer = Callable[[ServerPreferences], ServerPreferences]


def preferences_of(uow: UnitOfWork, snowflake: UserSnowflake) -> PlayerPreferences:
    known = uow.players.find(snowflake)
    return NEVER_CHOSEN if known is None else preferences_of_player(uow, PlayerId(known.id))


def preferences_of_server(uow: UnitOfWork, guild: GuildSnowflake | None) -> ServerPreferences:
    """In direct messages nobody has chosen anything."""
    stored = None if guild is None else uow.settings.of_server(guild)
    return ServerPreferences() if stored is None else OF_SERVER.validate_python(stored)


@dataclass(frozen=True, slots=True)
class Languages:
    """The known languages: what people and servers chose, and what Discord said of people."""

    of_players: Mapping[UserSnowflake, Language]
    of_servers: Mapping[GuildSnowflake, Language]
    locales: Mapping[UserSnowflake, str]


def languages(uow: UnitOfWork) -> Languages:
    of_players, of_servers = uow.settings.languages_of_players(), uow.settings.languages_of_servers()
    return Languages(
        {UserSnowflake(each): Language(code) for each, code in of_players.items()},
        {GuildSnowflake(each): Language(code) for each, code in of_servers.items()},
        {UserSnowflake(each): locale for each, locale in uow.players.locales().items()},
    )


def preferences_here(
    uow: UnitOfWork, snowflake: UserSnowflake, guild: GuildSnowflake | None
) -> tuple[PlayerPreferences, ServerPreferences]:
    return preferences_of(uow, snowflake), preferences_of_server(uow, guild)


def is_to_be_asked_for_zone(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime) -> bool:
    """Whether to ask somebody now where they live; after that they count as asked.

    Who has chosen a time zone or quiet hours is not asked.
    """
    known = uow.players.find(snowflake)
    if known is None:
        return False
    chosen = preferences_of(uow, snowflake)
    if chosen.is_zone_asked or (chosen.calendar.zone, chosen.calendar.quiet) != (Calendar().zone, None):
        return False
    _record_asked_for_zone(uow, snowflake, at, is_zone_asked=True)
    return True


def ask_for_zone_later(uow: UnitOfWork, snowflake: UserSnowflake, at: datetime) -> None:
    """Let somebody whom the question where they live has not reached be asked after another turn."""
    _record_asked_for_zone(uow, snowflake, at, is_zone_asked=False)


def _record_asked_for_zone(
    uow: UnitOfWork, snowflake: UserSnowflake, at: datetime, *, is_zone_asked: bool
) -> None:
    if known := uow.players.find(snowflake):
        noted = replace(preferences_of(uow, snowflake), is_zone_asked=is_zone_asked)
        uow.settings.set_player(known.id, OF_PLAYER.dump_python(noted, mode="json"), at)


def change_own(uow: UnitOfWork, request: Request, change: ChangeOfPlayer) -> PlayerPreferences:
    """Change the caller's choices, and return all of them."""
    caller = register_interaction(uow, request)
    before = preferences_of(uow, request.caller.snowflake)
    changed = change(before)
    uow.settings.set_player(caller.id, OF_PLAYER.dump_python(changed, mode="json"), request.at)
    if changed.language is not before.language:
        uow.tell_others(LANGUAGES)
    if (changed.calendar, changed.reminders) != (before.calendar, before.reminders):
        for kind in all_kinds():
            kind.reschedule(uow, caller.id, request.at)
    return changed


def change_server(
    uow: UnitOfWork, request: Request, guild: GuildSnowflake, change: ChangeOfServer
) -> ServerPreferences:
    """Change the choices of a server's admins; whether the caller is one is not checked."""
    register_interaction(uow, request)
    before = preferences_of_server(uow, guild)
    changed = change(before)
    uow.settings.set_server(guild, OF_SERVER.dump_python(changed, mode="json"), request.at)
    if changed.language is not before.language:
        uow.tell_others(LANGUAGES)
    return changed


LONGEST_NOTE: Final = 500


def own_note(uow: UnitOfWork, table_id: TableId, snowflake: UserSnowflake) -> str:
    known = uow.players.find(snowflake)
    return (known and uow.notes.of(table_id, known.id)) or ""


def own_note_here(uow: UnitOfWork, viewer: Viewer) -> tuple[Table, str]:
    """Raises NoTable, or NotSeated."""
    table = table_in_channel(uow, viewer)
    if table.player_of(viewer.snowflake) is None:
        raise NotSeated(table)
    return table, own_note(uow, table.id, viewer.snowflake)


def write_note(uow: UnitOfWork, request: Request, viewer: Viewer, text: str) -> Table:
    """Replace the caller's note about a channel's table; an empty one deletes it.

    Raises:
        NoTable: Nothing is played in the channel.
        NotSeated: The caller does not play there.
        NoteTooLong: It has more than 500 characters.
    """
    caller = register_interaction(uow, request)
    table, _ = own_note_here(uow, viewer)
    note = text.strip()
    if len(note) > LONGEST_NOTE:
        raise NoteTooLong(table, LONGEST_NOTE)
    uow.notes.set(table.id, caller.id, note, request.at)
    return table

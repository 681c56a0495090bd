"""Advice to the captain, in words: who may give it, the private thread, and suggestions."""

from collections.abc import Sequence

from bot.engine import Roll, format_roll
from bot.engine.chouette import NoAdvice
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.errors import explains
from bot.play.base.keys import ChannelSnowflake, TableId
from bot.play.chouette.errors import NoAdviceHere
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.people import (
    SEPARATOR,
    Names,
    listed_names,
    names_in_row,
    plain_player_name,
    player_name,
)
from bot.play.tables.places import Permission
from bot.play.text.places import permissions_listed
from bot.text.catalogue import phrase


@explains(NoAdviceHere)
def no_advice(error: NoAdviceHere) -> str:
    """Why the reader may not advise the captain, and what is possible instead."""
    table = error.table
    if error.reason is NoAdvice.CUBE and isinstance(table, ChouetteTable) and table.chouette.sheet.is_single:
        return phrase("advice-refused-single-cube")
    return phrase("advice-refused", reason=error.reason)


def thread_name(table: TableId, number: GameNumber) -> str:
    """The name of a game's private thread: no two of a server have the same."""
    return phrase("advice-thread-name", table=table, game=number)


def thread_opened(captain: PlayerId | None, crew: Sequence[PlayerId], names: Names) -> str:
    told = phrase("advice-captain", captain=player_name(names, captain))
    return f"{told} {phrase('advice-crew', players=listed_names(names, crew), count=len(crew))}"


def thread_changed(added: Sequence[PlayerId], removed: Sequence[PlayerId], names: Names) -> str:
    """Name those who may advise from now on, and those who no longer may: "" if nobody."""
    told = [phrase("advice-added", players=listed_names(names, added), count=len(added))] if added else []
    if removed:
        told.append(phrase("advice-removed", players=listed_names(names, removed), count=len(removed)))
    return " ".join(told)


def no_thread(missing: Sequence[Permission]) -> str:
    """How advice is given without a private thread, and which permissions are missing for one."""
    if missing:
        return phrase("advice-no-thread-lacking", permissions=permissions_listed(missing))
    return phrase("advice-no-thread")


def thread_here(thread: ChannelSnowflake) -> str:
    return phrase("advice-thread", thread=f"<#{thread}>")


def who_reads(readers: Sequence[PlayerId], names: Names) -> str:
    """The warning about who can read the private thread anyway; `readers` should not."""
    told = phrase("advice-who-reads")
    if not readers:
        return told
    return (
        f"{told} {phrase('advice-who-should-not', players=listed_names(names, readers), count=len(readers))}"
    )


def suggestion_title(by: PlayerId, moves: str, names: Names) -> str:
    player = plain_player_name(names, by)
    if not moves:
        return phrase("advice-headline-no-play", player=player)
    return phrase("advice-headline", player=player, moves=moves)


def suggestion_line(by: PlayerId, roll: Roll, moves: str, voters: Sequence[PlayerId], names: Names) -> str:
    """A suggested play, and who is for it: "Carl: 3-1 8/5 6/5 · 2 votes (Dora, Eve)"."""
    player, rolled = player_name(names, by), format_roll(roll)
    if moves:
        told = phrase("advice-suggested", player=player, roll=rolled, moves=moves)
    else:
        told = phrase("advice-suggested-no-play", player=player, roll=rolled)
    if not voters:
        return told
    votes = phrase("advice-votes", votes=len(voters), players=names_in_row(names, voters))
    return f"{told}{SEPARATOR}{votes}"

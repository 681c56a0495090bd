"""Posts with numbers in place of players' names, for servers that block a word in one of them."""

from dataclasses import fields, replace
from typing import Any, Protocol, TypeVar

from bot.play.base.table import Player, Table
from bot.text.catalogue import phrase


class OfTable(Protocol):
    """A post about a table."""

    @property
    def table(self) -> Table: ...


P = TypeVar("P", bound=OfTable)


def without_names(pending: P) -> P:
    """A post in which all players are numbered, but for the bot and former players: "player 1"."""
    post: Any = pending  # every post is a dataclass, which a protocol cannot say
    shown = {field.name: _numbered(getattr(post, field.name), pending.table) for field in fields(post)}
    numbered: P = replace(post, **shown)
    return numbered


def _numbered(value: object, table: Table) -> object:
    match value:
        case Table(players=players):
            return replace(
                value, players={key: _named_by_number(each, table) for key, each in players.items()}
            )
        case Player():
            return _named_by_number(value, table)
        case tuple():
            return tuple(_numbered(each, table) for each in value)
        case _:
            return value


def _named_by_number(player: Player, table: Table) -> Player:
    if player.snowflake is None or player.id not in table.players:
        return player
    number = list(table.players).index(player.id) + 1
    return replace(player, display_name=phrase("table-numbered-player", number=number), tag="")

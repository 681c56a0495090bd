"""The keys of tables and people, Discord's and ours; a type each, so that none is taken for another."""

from collections.abc import Callable
from typing import Final, NewType, TypeVar

K = TypeVar("K")

SubjectId = NewType("SubjectId", int)
"""Our key of whatever has deadlines and posts: a table, or what a feature has."""
TableId = SubjectId
"""Our key of a table, which is its subject's."""
ImportId = NewType("ImportId", int)
"""Our key of a match record that somebody has imported; buttons carry it in the place of a table's."""
Version = NewType("Version", int)
"""Counts every save of a table."""
Edition = NewType("Edition", int)
"""Counts the saves of a table that everybody may know of; its buttons carry it."""
FIRST_EDITION: Final = Edition(0)
UserSnowflake = NewType("UserSnowflake", int)
"""Discord's key of a person."""
ChannelSnowflake = NewType("ChannelSnowflake", int)
"""Discord's key of a channel or thread."""
GuildSnowflake = NewType("GuildSnowflake", int)
"""Discord's key of a server."""
NO_GUILD: Final = GuildSnowflake(0)
"""Stands for direct messages, where a server is needed."""
MessageSnowflake = NewType("MessageSnowflake", int)
"""Discord's key of a message."""


def key_or_none(key: Callable[[int], K], stored: int | None) -> K | None:
    return None if stored is None else key(stored)

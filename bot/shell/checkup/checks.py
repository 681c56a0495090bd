"""All checks, in the order in which they are made."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.discord.wire.failures import lacking, lacking_for_board
from bot.play.tables.places import Permission
from bot.play.text.places import permission_name
from bot.shell.checkup import commands, messages, rights, threads
from bot.shell.checkup.bench import Bench

Trial = Callable[[Bench], Awaitable[str]]
"""Tries something, and returns what came if that is as we think; raises Otherwise or NotTried."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that the bot relies on.

    Args:
        about: What is tried.
        trial: Tries it.
        needs: The rights without which it cannot be tried.
        has_board: Whether it also needs those to show a board in the channel.
    """

    about: str
    trial: Trial
    needs: Sequence[Permission] = ()
    has_board: bool = True

    def lacks(self, bench: Bench) -> list[Permission]:
        """Return the permissions that the check needs and the bot does not have."""
        for_board = lacking_for_board(bench.rights, bench.channel) if self.has_board else []
        return [*for_board, *lacking(bench.rights, self.needs)]


def _rights() -> Iterator[Check]:
    for each in Permission:
        yield Check(
            f"the right {permission_name(each)}", partial(rights.right, permission=each), has_board=False
        )


IN_THREAD: Final = (Permission.SEND_MESSAGES_IN_THREADS, Permission.MANAGE_THREADS)
"""The second also to remove it afterwards."""
IN_PUBLIC: Final = (Permission.CREATE_PUBLIC_THREADS, *IN_THREAD)
IN_PRIVATE: Final = (Permission.CREATE_PRIVATE_THREADS, *IN_THREAD)
CHECKS: Final[Sequence[Check]] = (
    Check("an application of servers, not of users", rights.installations, has_board=False),
    *_rights(),
    Check("all commands, told and read back", commands.told_and_read_back, has_board=False),
    Check("a board with its picture", messages.board_with_picture),
    Check("alt text, read back", messages.alt_text),
    Check("a board edited with a new picture", messages.new_picture),
    Check("plain text made a board", messages.board_of_plain_text),
    Check("a board stays a board", messages.no_way_back),
    Check("plain text with a link below", messages.link_below_plain_text),
    Check("the same nonce twice", messages.same_nonce_twice),
    Check("mentions after an edit", messages.mentions_after_edits),
    Check("own messages in the history", messages.own_messages_are_found),
    Check("a deleted message", messages.deleted_message),
    Check("a limit met and waited for", messages.limit_waited_for),
    Check("a public thread, archived and opened", threads.archived_thread, IN_PUBLIC),
    Check("a public thread, locked and opened", threads.locked_thread, IN_PUBLIC),
    Check("a private thread", threads.private_thread, IN_PRIVATE),
    Check("a direct message", rights.direct_message, has_board=False),
)

"""Matches by direct messages, for tests of use cases."""

from itertools import count

from bot.engine import RuleSheet
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import ChallengeTerms, Direct
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts import outbox as posting
from bot.play.posts.pending_posts import PendingBoard, PendingCollapse
from tests.engine.games import no_dice
from tests.play.harness import ALICE, BOB, CAROL, Harness, scripted_chance

CHANNELS = {ALICE: 5101, BOB: 5102, CAROL: 5103}
"""The channels of everybody's direct messages."""


async def challenge(
    harness: Harness, caller: Caller = ALICE, opponent: Caller = BOB, sheet: RuleSheet | None = None
) -> HeadsUpTable:
    """Let somebody challenge somebody by direct message."""
    return await harness.run(
        challenges.challenge,
        request=harness.request(caller),
        place=Direct(CHANNELS[caller], CHANNELS[opponent]),
        opponent=opponent,
        offer=ChallengeTerms(sheet or RuleSheet()),
        dice_source=scripted_chance(no_dice),
    )


async def start(
    harness: Harness, dice: str = "31", caller: Caller = ALICE, opponent: Caller = BOB
) -> HeadsUpTable:
    """Let the opponent accept such a challenge."""
    return await harness.accept(opponent, await challenge(harness, caller, opponent), dice)


async def pending_boards(harness: Harness, table: HeadsUpTable) -> dict[str, tuple[bool, list[str]]]:
    """Return the owed boards by their owners' names: whether a new one, and whom it mentions."""
    found, given = {}, set()
    while isinstance(pending := await next_pending(harness, table, given), PendingBoard):
        owner = pending.board.owner
        assert owner is not None
        found[table.players[owner].name] = (pending.is_new, [player.name for player in pending.mention])
        given.add(owner)
    return found


async def next_pending(
    harness: Harness, table: HeadsUpTable, besides: set[int | None] | None = None
) -> PendingBoard | PendingCollapse | None:
    """Return the post owed next, besides the boards of some players."""
    pending = await harness.run(
        posting.next_post, subject_id=table.id, now=harness.now, besides=frozenset(besides or set())
    )
    assert pending is None or isinstance(pending, PendingBoard | PendingCollapse)
    return pending


async def next_board(
    harness: Harness, table: HeadsUpTable, besides: set[int | None] | None = None
) -> PendingBoard:
    pending = await next_pending(harness, table, besides)
    assert isinstance(pending, PendingBoard)
    return pending


async def post_all(harness: Harness, table: HeadsUpTable, first_message: int) -> None:
    """Deliver every board that is owed: the new ones by messages from that one on."""
    numbers = count(first_message)
    while isinstance(pending := await next_pending(harness, table), PendingBoard):
        live = None if pending.is_new else pending.board.message
        message = next(numbers) if live is None else live
        await harness.run(posting.mark_posted, pending=pending, message=message, at=harness.now)


def messages(table: HeadsUpTable) -> dict[str, int | None]:
    """The messages that show a table, by the names of whom they show it to."""
    return {table.players[board.owner].name: board.message for board in table.boards if board.owner}

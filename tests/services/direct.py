"""Matches by direct messages, for tests of use cases."""

from functools import partial
from itertools import count

from bot.engine import RuleSheet
from bot.play import outbox as posting
from bot.play.heads_up import challenges
from bot.play.heads_up.challenges import Direct, Offer
from bot.play.heads_up.table import Table
from bot.play.pending_posts import OwedBoard, OwedFold
from bot.play.use_case import Caller
from tests.engine.games import no_dice
from tests.services.house import ALICE, BOB, CAROL, House, scripted_chance

CHANNELS = {ALICE: 5101, BOB: 5102, CAROL: 5103}
"""The channels of everybody's direct messages."""


async def challenge(
    house: House, caller: Caller = ALICE, opponent: Caller = BOB, sheet: RuleSheet | None = None
) -> Table:
    """Let somebody challenge somebody by direct message."""
    work = partial(
        challenges.challenge,
        request=house.request(caller),
        place=Direct(CHANNELS[caller], CHANNELS[opponent]),
        opponent=opponent,
        offer=Offer(sheet or RuleSheet()),
        chance=scripted_chance(no_dice),
    )
    return await house.database.run(work)


async def start(house: House, dice: str = "31", caller: Caller = ALICE, opponent: Caller = BOB) -> Table:
    """Let the opponent accept such a challenge."""
    return await house.accept(opponent, await challenge(house, caller, opponent), dice)


async def owed_to(house: House, table: Table) -> dict[str, tuple[bool, list[str]]]:
    """What boards are owed, by the name of whose they are: whether a new one, and whom it mentions."""
    found, given = {}, set()
    while isinstance(owed := await next_owed(house, table, given), OwedBoard):
        owner = owed.board.owner
        assert owner is not None
        found[table.players[owner].name] = (owed.is_new, [player.name for player in owed.mention])
        given.add(owner)
    return found


async def next_owed(
    house: House, table: Table, besides: set[int | None] | None = None
) -> OwedBoard | OwedFold | None:
    """What is owed next, besides the boards of some players."""
    work = partial(posting.next_owed, table_id=table.id, now=house.now, besides=frozenset(besides or set()))
    owed = await house.database.run(work)
    assert owed is None or isinstance(owed, OwedBoard | OwedFold)
    return owed


async def post_all(house: House, table: Table, first_message: int) -> None:
    """Deliver every board that is owed: the new ones by messages from that one on."""
    numbers = count(first_message)
    while isinstance(owed := await next_owed(house, table), OwedBoard):
        live = None if owed.is_new else owed.board.message
        message = next(numbers) if live is None else live
        await house.database.run(partial(posting.posted, owed=owed, message=message, at=house.now))


def messages(table: Table) -> dict[str, int | None]:
    """The messages that show a table, by the names of whom they show it to."""
    return {table.players[board.owner].name: board.message for board in table.boards if board.owner}

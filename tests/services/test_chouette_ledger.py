"""The ledger of chouettes: stored with the settlement that made it, and always even."""

from random import Random

import pytest

from bot.engine import RollDice, WinKind
from bot.engine.chouette import Join, StartGame, Transfer, Why, payments, sums
from bot.play.access import Reader
from bot.play.chouette import ledger
from bot.play.errors import Refused
from storage import UnitOfWork
from tests.services.chouette_club import (
    SHORT,
    THREE,
    double_and_pass,
    first_play,
    opened,
    settled,
    started,
)
from tests.services.house import ALICE, BOB, CAROL, CHANNEL, GUILD, House, scripted_chance

EVERYWHERE = Reader(1, GUILD, CHANNEL, sees=lambda _: True)


async def test_what_a_game_settles_is_stored_with_its_reason_and_stake(house: House) -> None:
    club = await settled(house)
    alice, bob, carol = map(club.key, THREE)
    account = await house.database.run(lambda uow: ledger.payments_at_table(uow, club.table.id, 0))
    (paid,) = account.games
    assert (paid.table, paid.game, paid.stake) == (club.table.id, 1, 5)
    assert paid.transfers == tuple(
        Transfer(alice, who, 1, Why.DROPPED, 1, WinKind.SINGLE) for who in (bob, carol)
    )
    assert {each.name for each in account.people.values()} == {"Alice", "Bob", "Carol"}


async def test_a_point_counts_as_often_as_its_stake(house: House) -> None:
    club = await settled(house)
    alice, bob, carol = map(club.key, THREE)
    account = await house.database.run(lambda uow: ledger.account_of_table(uow, club.table.id))
    assert account.won == {alice: -10, bob: 5, carol: 5}


async def test_nothing_is_paid_before_a_game_is_settled(house: House) -> None:
    club = await started(house, SHORT, THREE, dice="65431131")
    await club.chooses(ALICE, first_play)
    with pytest.raises(Refused):
        await club.does(ALICE, RollDice())
    account = await house.database.run(lambda uow: ledger.account_of_table(uow, club.table.id))
    assert not any(account.won.values())


async def test_a_server_counts_all_its_chouettes(house: House) -> None:
    first = await settled(house)
    second = await opened(house, SHORT, channel=CHANNEL + 5)
    for who in (BOB, CAROL):
        await second.does(who, Join())
    await second.does(ALICE, StartGame(), dice="65431131")
    await double_and_pass(second)
    account = await house.database.run(lambda uow: ledger.account_of_server(uow, EVERYWHERE))
    assert account.won[first.key(ALICE)] == -20
    page = await house.database.run(lambda uow: ledger.payments_on_server(uow, EVERYWHERE, 0))
    assert [each.table for each in page.games] == [second.table.id, first.table.id]


async def test_payments_come_in_pages_newest_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PAGE_LENGTH", 3)
    club = await settled(house)
    await club.does(BOB, StartGame(), dice="31")
    await double_and_pass(club)

    def read(uow: UnitOfWork) -> None:
        first, second, third = (ledger.payments_at_table(uow, club.table.id, page) for page in range(3))
        assert [(each.game, len(each.transfers)) for each in first.games] == [(2, 2), (1, 1)]
        assert [(each.game, len(each.transfers)) for each in second.games] == [(1, 1)]
        assert (first.has_more, second.has_more, third.games) == (True, False, ())

    await house.database.run(read)


@pytest.mark.parametrize("seed", range(5))
async def test_every_ledger_sums_to_zero(house: House, seed: int) -> None:
    random = Random(seed)
    club = await opened(house, SHORT.changed(stake=random.choice([1, 3])))
    club.dice_source = scripted_chance(lambda: random.randint(1, 6))
    for who in THREE[1:]:
        await club.does(who, Join())
    await club.does(ALICE, StartGame())
    for _ in range(100):
        await club.acts_at_random(random)
    assert club.table.chouette.number > 1
    stake = club.table.chouette.sheet.rules.stake

    def read(uow: UnitOfWork) -> None:
        won = ledger.account_of_table(uow, club.table.id).won
        assert sum(won.values()) == 0
        settled = {each.player: each.points for each in club.table.chouette.standings}
        now = sums((*club.table.paid, *(Transfer(0, who, won, Why.SETTLED) for who, won in settled.items())))
        assert won == {player: points * stake for player, points in now.items() if player}
        assert ledger.account_of_server(uow, EVERYWHERE).won == won
        assert is_even_after_payments(won)

    await house.database.run(read)


def is_even_after_payments(won: dict[int, int]) -> bool:
    left = dict(won)
    for each in payments(won):
        left[each.payer] += each.points
        left[each.payee] -= each.points
    return not any(left.values())

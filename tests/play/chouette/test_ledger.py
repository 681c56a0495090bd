"""The ledger of chouettes: stored with the settlement that made it, always even, and fit for a message."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.engine import RollDice, WinKind
from bot.engine.chouette import StartGame, Transfer, Why, payments, sums
from bot.play.base.errors import Refused
from bot.play.base.table import Player
from bot.play.chouette import ledger
from bot.play.chouette.ledger import PAGE_LENGTH, Account, Opening, Paid
from bot.play.chouette.ledger_pages import settle_panel, standings_panel, trail_panel
from bot.play.tables.visibility import Viewer
from storage import UnitOfWork
from tests.play.chouette.harness import started
from tests.play.chouette.random_play import SHORT, THREE, act_at_random, double_and_pass, first_play, settled
from tests.play.harness import ALICE, BOB, CHANNEL, GUILD, Harness, scripted_chance

EVERYWHERE = Viewer(1, GUILD, CHANNEL, sees=lambda _: True)
DISCORD_TEXT_LIMIT = 4000


async def test_what_a_game_settles_is_stored_with_its_reason_and_stake(harness: Harness) -> None:
    chouette = await settled(harness)
    alice, bob, carol = map(chouette.key, THREE)
    account = await harness.run(ledger.payments_at_table, chouette.table.id, 0)
    (paid,) = account.games
    assert (paid.table, paid.game, paid.stake) == (chouette.table.id, 1, 5)
    assert paid.transfers == tuple(
        Transfer(alice, who, 1, Why.DROPPED, 1, WinKind.SINGLE) for who in (bob, carol)
    )
    assert {each.name for each in account.people.values()} == {"Alice", "Bob", "Carol"}
    account = await harness.run(ledger.account_of_table, chouette.table.id)
    assert account.won == {alice: -10, bob: 5, carol: 5}


async def test_nothing_is_paid_before_a_game_is_settled(harness: Harness) -> None:
    chouette = await started(harness, SHORT, THREE, dice="65431131")
    await chouette.chooses(ALICE, first_play)
    with pytest.raises(Refused):
        await chouette.does(ALICE, RollDice())
    account = await harness.run(ledger.account_of_table, chouette.table.id)
    assert not any(account.won.values())


async def test_a_server_counts_all_its_chouettes(harness: Harness) -> None:
    first = await settled(harness)
    second = await started(harness, SHORT, THREE, "65431131", channel=CHANNEL + 5)
    await double_and_pass(second)
    account = await harness.run(ledger.account_of_server, EVERYWHERE)
    assert account.won[first.key(ALICE)] == -20
    page = await harness.run(ledger.payments_on_server, EVERYWHERE, 0)
    assert [each.table for each in page.games] == [second.table.id, first.table.id]


async def test_payments_come_in_pages_newest_first(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PAGE_LENGTH", 3)
    chouette = await settled(harness)
    await chouette.does(BOB, StartGame(), dice="31")
    await double_and_pass(chouette)

    def read(uow: UnitOfWork) -> None:
        first, second, third = (ledger.payments_at_table(uow, chouette.table.id, page) for page in range(3))
        assert [(each.game, len(each.transfers)) for each in first.games] == [(2, 2), (1, 1)]
        assert [(each.game, len(each.transfers)) for each in second.games] == [(1, 1)]
        assert (first.has_more, second.has_more, third.games) == (True, False, ())

    await harness.run(read)


@pytest.mark.parametrize("seed", range(5))
async def test_every_ledger_sums_to_zero(harness: Harness, seed: int) -> None:
    random = Random(seed)
    sheet = SHORT.changed(stake=random.choice([1, 3]))
    dice_source = scripted_chance(lambda: random.randint(1, 6))
    chouette = await started(harness, sheet, THREE, dice_source=dice_source)
    for _ in range(100):
        await act_at_random(chouette, random)
    assert chouette.table.chouette.number > 1
    stake = chouette.table.chouette.sheet.rules.stake

    def read(uow: UnitOfWork) -> None:
        won = ledger.account_of_table(uow, chouette.table.id).won
        assert sum(won.values()) == 0
        settled = {each.player: each.points for each in chouette.table.chouette.standings}
        now = sums(
            (*chouette.table.paid, *(Transfer(0, who, won, Why.SETTLED) for who, won in settled.items()))
        )
        assert won == {player: points * stake for player, points in now.items() if player}
        assert ledger.account_of_server(uow, EVERYWHERE).won == won
        assert is_even_after_payments(won)

    await harness.run(read)


def is_even_after_payments(won: dict[int, int]) -> bool:
    left = dict(won)
    for each in payments(won):
        left[each.payer] += each.points
        left[each.payee] -= each.points
    return not any(left.values())


CROWD = {key: Player(key, 1000 + key, "*_" * 16) for key in range(1, 101)}


OPENING = Opening(17, Player(1, 1001, "Ann_e"), datetime(2026, 11, 27, 20, tzinfo=UTC))


def test_a_ledger_has_one_heading_and_says_whose_it_is_and_since_when() -> None:
    accounts = (Account({1: 2, 2: -2}, CROWD, OPENING), Account({1: 3, 2: -3}, CROWD))
    lines = standings_panel(accounts).text.splitlines()
    opened = f"<t:{int(OPENING.at.timestamp())}:D>"
    assert [line for line in lines if line.startswith("#")] == ["### Ledger"]
    assert [line for line in lines if line.startswith("**")] == [
        f"**Ann\\_e's chouette (#17)** · since {opened}",
        "**All chouettes on this server**",
    ]
    for panel in (trail_panel(accounts[0]), settle_panel(accounts[0])):
        assert panel.text.splitlines()[1] == lines[1]


async def test_each_settled_game_of_a_ledger_has_its_date(harness: Harness) -> None:
    chouette = await settled(harness)
    account = await harness.run(ledger.payments_at_table, chouette.table.id, 0)
    (paid,) = account.games
    assert paid.at is not None
    assert account.of is not None
    assert account.of.at <= paid.at
    assert f"**Game 1**, stake 5 · <t:{int(paid.at.timestamp())}:d>" in trail_panel(account).text


def points_of(people: int) -> dict[int, int]:
    """Return the points that an even number of people have won and lost, each a different number."""
    half = people // 2
    return {key: key * 7 if key <= half else -(key - half) * 7 for key in range(1, people + 1)}


def test_the_standings_of_a_large_server_fit() -> None:
    text = standings_panel((Account(points_of(10), CROWD, OPENING), Account(points_of(100), CROWD))).text
    assert len(text) <= DISCORD_TEXT_LIMIT
    assert "60 more players" in text


def test_the_payments_of_a_large_server_fit() -> None:
    text = settle_panel(Account(points_of(100), CROWD)).text
    assert len(text) <= DISCORD_TEXT_LIMIT
    assert "… and 30 more" in text


def test_a_page_of_payments_fits() -> None:
    games = tuple(
        Paid(10**6, 1000 + number, 1000, (Transfer(1, 2, 3000, Why.BORNE_OFF, 1000, WinKind.BACKGAMMON),))
        for number in range(PAGE_LENGTH)
    )
    text = trail_panel(Account({}, CROWD, games=games)).text
    assert len(text) <= DISCORD_TEXT_LIMIT
    assert text.endswith("-# Points only: no money moves.")


def test_who_is_even_owes_nothing() -> None:
    assert "Everybody is even" in settle_panel(Account({1: 0, 2: 0}, CROWD, OPENING)).text

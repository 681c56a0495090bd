"""The pages of the ledger fit a message, however many play and whatever they are called."""

from bot.engine import WinKind
from bot.engine.chouette import Transfer, Why
from bot.play.chouette.ledger import PAGE_LENGTH, Account, Paid
from bot.play.chouette.panels import settle_panel, standings_panel, trail_panel
from bot.play.table import Player

DISCORD_TEXT_LIMIT = 4000
CROWD = {key: Player(key, 1000 + key, "*_" * 16) for key in range(1, 101)}


def won(people: int) -> dict[int, int]:
    """What an even number of people have won and lost, each something else."""
    half = people // 2
    return {key: key * 7 if key <= half else -(key - half) * 7 for key in range(1, people + 1)}


def test_the_standings_of_a_large_server_fit() -> None:
    text = standings_panel((Account(won(10), CROWD, 17), Account(won(100), CROWD))).text
    assert len(text) <= DISCORD_TEXT_LIMIT
    assert "60 more players" in text


def test_the_payments_of_a_large_server_fit() -> None:
    text = settle_panel(Account(won(100), CROWD)).text
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
    assert "Everybody is even" in settle_panel(Account({1: 0, 2: 0}, CROWD, 17)).text

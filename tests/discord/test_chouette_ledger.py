"""/chouette ledger: standings, every payment, and how to settle up, page by page."""

import re

import pytest

from bot.discord.chouette.ledger import LedgerLook, Page, format_look, parse_look
from bot.discord.wire.custom_ids import UnknownButton
from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import StartGame
from bot.play.chouette import ledger
from tests.discord.chouette import Chouette, chouette_of, does, in_play, play_one
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def settled(server: SimulatedServer, **options: object) -> None:
    await in_play(server, **options)
    await play_one(server)


async def show(server: SimulatedServer) -> Seen:
    return private(await server.carol.slash(server.channel, "chouette ledger"))


async def go(server: SimulatedServer, seen: Seen, label: str) -> Seen:
    return private(await server.carol.click(seen.message, custom_id=seen.labelled(label)))


async def test_standings_of_the_session_and_of_all_time(server: SimulatedServer) -> None:
    await settled(server)
    seen = await show(server)
    assert seen.text.count("Bob    +1\nCarol  +1\nAlice  \N{MINUS SIGN}2") == 1, "both ledgers are the same"
    heading, whose, *_ = seen.text.splitlines()
    assert heading == "### Ledger"
    assert whose.startswith("**Alice's chouette (#1)** · since <t:")
    assert "The only chouette on this server so far." in seen.text
    assert "Points only: no money moves." in seen.text
    assert seen.labels == ["All payments", "Settle up", "Sheet"]


async def test_every_payment_with_its_reason(server: SimulatedServer) -> None:
    await settled(server, stake=5)
    seen = await go(server, await show(server), "All payments")
    paid = "Alice → Bob 1 (pass)\nAlice → Carol 1 (pass)"
    assert re.search(rf"\*\*Game 1\*\*, stake 5 · <t:\d+:d>\n{re.escape(paid)}", seen.text)
    everywhere = await go(server, seen, "All time")
    assert "**#1, game 1**, stake 5" in everywhere.text
    assert "This chouette" in everywhere.labels


async def test_in_the_middle_of_a_game_what_was_paid_counts_and_the_board_has_the_score(
    server: SimulatedServer,
) -> None:
    await in_play(server)
    table = await chouette_of(server)
    box, captain, other = (table.players[player].name for player in table.chouette.dealt)
    await server.people[box].slash(server.channel, "play", play="8/5 6/5")
    await does(server, captain, OfferDouble(0), RollDice())
    await does(server, box, AnswerOffer(0, Answer.DROP))
    await server.alice.slash(server.channel, "board", repost=True)
    seen = await show(server)
    assert f"{captain:<5}  +1\n{other:<5}   0\n{box:<5}  \N{MINUS SIGN}1" in seen.text
    payments = await go(server, seen, "All payments")
    assert f"**Game 1**, in play\n{box} → {captain} 1 (pass)" in payments.text
    assert f"{box} → {captain} 1" in (await go(server, payments, "Settle up")).text


async def test_the_ledger_is_a_press_away_from_the_settlement_and_from_ones_seat(
    server: SimulatedServer,
) -> None:
    await settled(server, stake=5)
    await server.alice.slash(server.channel, "board", repost=True)
    heading, subtitle, *_ = server.board.text.splitlines()
    assert heading == "### The team wins 2; Bob is the next box"
    assert subtitle == "-# Stake 5 · game 1 · 3 players · host: Alice"
    assert "In all: Bob +5, Carol +5, Alice \N{MINUS SIGN}10." in server.board.alt_texts[0]
    seen = await go(server, server.board, "Ledger")
    assert "### Ledger" in seen.text
    assert seen.labels == ["All payments", "Settle up", "Sheet"]
    seat = await go(server, server.board, "My seat")
    assert "### Ledger" in (await go(server, seat, "Ledger")).text
    await Chouette(server).closes("Alice")
    assert "### Ledger" in (await go(server, server.board, "Ledger")).text


async def test_older_and_newer_payments(server: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PAGE_LENGTH", 2)
    await settled(server)
    server.dice.will_fall("31")
    await does(server, "Bob", StartGame())
    await play_one(server)
    seen = await go(server, await show(server), "All payments")
    assert "**Game 2**" in seen.text
    seen = await go(server, seen, "Older")
    assert "**Game 1**" in seen.text
    assert "Older" not in seen.labels
    assert "**Game 2**" in (await go(server, seen, "Newer")).text


async def test_where_no_chouette_was_settled(server: SimulatedServer) -> None:
    assert "No chouette has been settled on this server yet" in private_texts(
        await server.bob.slash(server.channel, "chouette ledger")
    )
    await in_play(server)
    seen = await show(server)
    assert "No points won or lost yet." in seen.text
    assert "No payments yet." in (await go(server, seen, "All payments")).text
    assert "Everybody is even" in (await go(server, seen, "Settle up")).text


async def test_elsewhere_on_the_server_all_time_is_shown(server: SimulatedServer) -> None:
    await settled(server)
    other = server.guild.create_text_channel("elsewhere")
    seen = private(await server.carol.slash(other, "chouette ledger"))
    assert "All chouettes on this server" in seen.text
    assert "This chouette" not in (await go(server, seen, "All payments")).labels


def test_a_page_is_written_and_read_alike() -> None:
    for look in (
        LedgerLook(Page.STANDINGS, 17, 17),
        LedgerLook(Page.PAYMENTS, 0, 123456789, 99),
        LedgerLook(Page.SETTLE, 0, 0),
    ):
        assert parse_look(format_look(look)) == look


@pytest.mark.parametrize("argument", ["", "standings", "debts.0.0.0", "payments.1.1.-1", "settle.1.1.1.1"])
def test_a_page_that_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_look(argument)

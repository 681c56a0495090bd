"""Once a chouette is closed: the final sheet by itself, who is to pay whom, and who has paid."""

from datetime import timedelta

import pytest

from bot.discord.chouette.reckoning import parse_key
from bot.discord.wire.custom_ids import UnknownButton
from bot.play.chouette.table import REOPENED_WITHIN
from bot.play.display.panel import SharedButton
from bot.play.upkeep.checking import check_database
from bot.play.upkeep.privacy import export
from tests.discord.chouette import Chouette, in_play, play_one
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def settled(server: SimulatedServer) -> None:
    """Alice, the box, passes to Bob and Carol, who win a point each."""
    await in_play(server)
    await play_one(server)


async def closed(server: SimulatedServer) -> Seen:
    """The same, then the chouette is closed for good; the post of its reckoning."""
    await settled(server)
    return await close(server)


async def close(server: SimulatedServer) -> Seen:
    await Chouette(server).closes("Alice")
    await server.let_pass(REOPENED_WITHIN + timedelta(minutes=1))
    return reckoning(server)


def reckoning(server: SimulatedServer, number: int = 0) -> Seen:
    """The post of a reckoning, the newest first."""
    return [each for each in server.newest_first() if ": final sheet" in each.text][number]


async def go(server: SimulatedServer, seen: Seen, label: str) -> Seen:
    return private(await server.carol.click(seen.message, custom_id=seen.labelled(label)))


async def press(server: SimulatedServer, who: str, label: str, seen: Seen | None = None) -> str:
    """Press the first button with that label under the newest reckoning; return the private answer."""
    seen = seen or reckoning(server)
    result = await server.people[who].click(seen.message, custom_id=seen.labelled(label))
    return private_texts(result)


async def problems(server: SimulatedServer) -> list[str]:
    """What is wrong with the database, but that scripted dice follow from no secret."""
    found = await server.database.run(check_database)
    return [each for each in found.problems if ": Roll " not in each]


async def test_it_comes_by_itself_once_nobody_can_reopen(server: SimulatedServer) -> None:
    await settled(server)
    await Chouette(server).closes("Alice")
    await server.let_pass(timedelta(minutes=1))
    assert not [each for each in server.messages() if ": final sheet" in each.text]
    pinged = len(server.rest.pings)
    await server.let_pass(REOPENED_WITHIN)
    seen = reckoning(server)
    assert "### Alice's chouette (#1): final sheet\n2 payments settle everything:" in seen.text
    assert "Alice → Bob 1\nAlice → Carol 1" in seen.text
    assert seen.labels == ["Paid", "Paid", "Sheet", "Ledger"]
    assert "Total: Alice" in seen.alt_texts[0]
    assert server.rest.pings[pinged:] == [server.alice.id]
    alice = f"<@{server.alice.id}>"
    assert server.messages()[-1].text == (
        f"To pay; press **Paid** above when it is done:\n{alice} → Bob 1\n{alice} → Carol 1"
    )


async def test_a_chouette_that_is_reopened_is_not_reckoned_up(server: SimulatedServer) -> None:
    await settled(server)
    game = Chouette(server)
    await game.closes("Alice")
    await game.presses("Alice", "Reopen")
    await server.let_pass(REOPENED_WITHIN + timedelta(minutes=1))
    assert not [each for each in server.messages() if ": final sheet" in each.text]


async def test_the_payer_says_so_and_the_receiver_confirms_without_a_ping(server: SimulatedServer) -> None:
    await closed(server)
    pinged = len(server.rest.pings)
    assert await press(server, "Alice", "Paid") == "Noted: Bob confirms it by pressing **Received**."
    seen = reckoning(server)
    assert "Alice → Bob 1 · paid, says Alice; Bob to confirm" in seen.text
    assert seen.labels == ["Received", "Not received", "Paid", "Sheet", "Ledger"]
    assert await press(server, "Bob", "Received") == "Noted: paid."
    seen = reckoning(server)
    assert "-# Alice → Bob 1 · paid" in seen.text
    assert seen.labels == ["Paid", "Sheet", "Ledger"]
    assert len(server.rest.pings) == pinged
    assert len([each for each in server.messages() if ": final sheet" in each.text]) == 1
    assert await problems(server) == []


async def test_what_did_not_arrive_is_to_be_paid_again(server: SimulatedServer) -> None:
    await closed(server)
    await press(server, "Alice", "Paid")
    assert await press(server, "Bob", "Not received") == "Noted: still to be paid."
    assert reckoning(server).labels == ["Paid", "Paid", "Sheet", "Ledger"]


async def test_the_word_of_the_receiver_is_enough(server: SimulatedServer) -> None:
    await closed(server)
    assert await press(server, "Bob", "Paid") == "Noted: paid."
    assert reckoning(server).labels == ["Paid", "Sheet", "Ledger"]


async def test_others_are_told_who_may_say_so(server: SimulatedServer) -> None:
    await closed(server)
    assert await press(server, "Carol", "Paid") == "Only Alice or Bob can say that this is paid."
    await press(server, "Alice", "Paid")
    assert await press(server, "Carol", "Received") == "Only Bob can say whether it arrived."
    assert await press(server, "Alice", "Received") == "Only Bob can say whether it arrived."


async def test_a_payment_that_has_moved_on_meanwhile(server: SimulatedServer) -> None:
    await closed(server)
    before = await go(server, reckoning(server), "Ledger")
    assert before.labels[:2] == ["Paid", "Paid"]
    await press(server, "Bob", "Paid")
    await press(server, "Alice", "Paid")
    await press(server, "Carol", "Received")
    result = await server.carol.click(before.message, custom_id=before.custom_ids[1])
    assert private_texts(result) == "This is paid already."


async def test_the_ledger_has_the_payments_and_their_buttons(server: SimulatedServer) -> None:
    await closed(server)
    await press(server, "Alice", "Paid")
    seen = await go(server, reckoning(server), "Ledger")
    assert "### Settle up" in seen.text
    assert "Alice → Bob 1 · paid, says Alice; Bob to confirm\nAlice → Carol 1" in seen.text
    assert seen.labels[:3] == ["Received", "Not received", "Paid"]
    result = await server.carol.click(seen.message, custom_id=seen.labelled("Paid"))
    assert private_texts(result) == "Noted: paid."
    assert "-# Alice → Carol 1 · paid" in reckoning(server).text


async def test_what_is_open_is_carried_to_the_next_evening(server: SimulatedServer) -> None:
    await closed(server)
    await press(server, "Bob", "Paid")
    await settled(server)
    ledger = private(await server.carol.slash(server.channel, "chouette ledger"))
    assert "1 payment is still open: **Settle up**" in ledger.text
    seen = await go(server, ledger, "Settle up")
    assert "**Still open from earlier evenings here**\nAlice → Carol 1" in seen.text
    await close(server)
    seen, before = reckoning(server), reckoning(server, 1)
    assert "What was open from earlier evenings here is included." in seen.text
    assert "Alice → Carol 2\nAlice → Bob 1" in seen.text
    assert "-# Alice → Carol 1 · carried to a later evening" in before.text
    assert before.labels == ["Sheet", "Ledger"]
    assert await problems(server) == []


async def test_in_another_channel_nothing_is_carried(server: SimulatedServer) -> None:
    await closed(server)
    server.channel = server.guild.create_text_channel("elsewhere")
    await closed(server)
    assert "is included" not in reckoning(server).text
    assert "Alice → Carol 1" in reckoning(server).text


async def test_an_erased_player_is_asked_for_nothing_and_named_no_more(server: SimulatedServer) -> None:
    await closed(server)
    question = private(await server.alice.slash(server.channel, "privacy erase"))
    await server.press(server.alice, SharedButton.ERASE, question)
    await server.let_pass(timedelta(minutes=1))
    seen = reckoning(server)
    assert seen.labels == ["Sheet", "Ledger"]
    assert "-# a former player → Bob 1" in seen.text
    assert "Alice" not in seen.text


async def test_what_somebody_is_to_pay_is_given_out(server: SimulatedServer) -> None:
    await closed(server)
    now = server.clock()
    entries = [
        (await server.database.run(export, snowflake=each.id, at=now))["chouette"]["payments"]
        for each in (server.alice, server.bob)
    ]
    assert [[(one["points"], one["state"]) for one in each] for each in entries] == [
        [(-1, "open"), (-1, "open")],
        [(1, "open")],
    ]


async def test_where_all_are_even_there_is_the_sheet_alone(server: SimulatedServer) -> None:
    """Two play on heads-up; each wins a point."""
    await in_play(server)
    for proposer, other in (("Bob", "Alice"), ("Carol", "Alice")):
        await server.people[proposer].slash(server.channel, "chouette settle", points=0)
        await Chouette(server).presses(other, "Accept")
    seen, pinged = await close(server), len(server.rest.pings)
    assert "Everybody is even: nothing to pay." in seen.text
    assert seen.labels == ["Sheet", "Ledger"]
    assert len(server.rest.pings) == pinged


@pytest.mark.parametrize("argument", ["", "1", "1.2.3", "a.b", "1.-1"])
def test_a_payment_that_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_key(argument)

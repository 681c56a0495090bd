"""The scoresheet under its button: as a picture, in words, and as a file."""

from datetime import timedelta

import pytest

from bot.discord.chouette.scoresheet import SheetLook, Shown, format_look, parse_look
from bot.discord.wire.custom_ids import UnknownButton
from bot.play.chouette.action_codec import ChouetteButton
from tests.discord.chouette import in_play, play_one
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer

MINUS = "\N{MINUS SIGN}"


async def settled(server: SimulatedServer, **options: object) -> None:
    """Alice, the box, passes to Bob and Carol, who win a point each."""
    await in_play(server, **options)
    await play_one(server)
    await server.alice.slash(server.channel, "board", repost=True)


async def go(server: SimulatedServer, seen: Seen, label: str) -> Seen:
    return private(await server.carol.click(seen.message, custom_id=seen.labelled(label)))


async def test_it_is_a_press_away_from_a_settlement_and_from_the_ledger(server: SimulatedServer) -> None:
    await settled(server, stake=5)
    assert server.board.labels[-3:] == ["Ledger", "Sheet", "Analyse"]
    seen = await go(server, server.board, "Sheet")
    assert seen.text == "### Scoresheet\n**Alice's chouette (#1)** · Game 1"
    assert seen.alt_texts == [
        (
            f"Scoresheet of Alice's chouette (#1). Game 1. Total: Alice {MINUS}10, Bob +5, Carol +5. "
            f"Game 1: box Alice, captain Bob; Alice {MINUS}10, Bob +5, Carol +5."
        )
    ]
    assert seen.labels == ["In words", "CSV file", "Ledger"]
    ledger = await go(server, seen, "Ledger")
    assert "### Ledger" in ledger.text
    assert (await go(server, ledger, "Sheet")).alt_texts == seen.alt_texts


async def test_in_words_it_says_how_each_bet_ended(server: SimulatedServer) -> None:
    await settled(server)
    seen = await go(server, await go(server, server.board, "Sheet"), "In words")
    assert f"box Alice, captain Bob\nAlice {MINUS}2, Bob +1 (pass), Carol +1 (pass)" in seen.text
    assert f"Score: Bob +1 · Carol +1 · Alice {MINUS}2" in seen.text
    assert seen.labels == ["As a picture", "CSV file", "Ledger"]


async def test_it_is_a_file_for_a_spreadsheet_there_and_in_the_export(server: SimulatedServer) -> None:
    await settled(server)
    seen = await go(server, await go(server, server.board, "Sheet"), "CSV file")
    (file,) = seen.message.attachments
    assert file.filename == "chouette-1-sheet.csv"
    exported = private(await server.bob.slash(server.channel, "export"))
    assert [each.filename for each in exported.message.attachments] == [
        "chouette-1.zip",
        "chouette-1-sheet.csv",
    ]
    assert "And the scoresheet, for a spreadsheet." in exported.text


async def test_what_remains_of_a_settlement_has_it_too(server: SimulatedServer) -> None:
    await settled(server)
    old = server.board
    server.dice.will_fall("31")
    await server.press(server.bob, ChouetteButton.START)
    await server.let_pass(timedelta(minutes=1))
    kept = next(each for each in server.messages() if each.id == old.id)
    assert kept.labels == ["Sheet", "Analyse"]


def test_a_page_is_written_and_read_alike() -> None:
    for shown in Shown:
        look = SheetLook(shown, 123456789, 99)
        assert parse_look(format_look(look)) == look


@pytest.mark.parametrize("argument", ["", "picture", "film.1.0", "picture.1.-1", "words.1.1.1"])
def test_a_page_that_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(UnknownButton):
        parse_look(argument)

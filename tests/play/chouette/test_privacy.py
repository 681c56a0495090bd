"""A player's data in chouettes: handed out to them, and forgotten with them."""

import json

from bot.engine.chouette import ChouettePhase, Leave
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.chouette.words import CHOUETTES
from bot.play.upkeep import privacy
from bot.text.catalogue import phrase
from tests.play.chouette.harness import FIVE, ChouetteHarness, lobby, started
from tests.play.chouette.random_play import settled
from tests.play.harness import ALICE, BOB, CAROL, DORA, Harness

THREE = (ALICE, BOB, CAROL)


async def erase(chouette: ChouetteHarness, who: Caller) -> None:
    await chouette.harness.erase(who, chouette.table, "6161")
    await chouette.read()


async def test_an_erase_leaves_chouettes_by_the_rules(harness: Harness) -> None:
    chouette = await started(harness)
    bob = chouette.key(BOB)
    await erase(chouette, BOB)
    game = chouette.table.chouette
    assert game.leaving == (bob,)
    assert game.current.captain == chouette.key(CAROL)
    assert chouette.table.players[bob].name == phrase("table-former-player")
    assert chouette.table.players[bob].snowflake is None


async def test_a_host_who_is_erased_hands_over(harness: Harness) -> None:
    chouette = await started(harness)
    alice = chouette.key(ALICE)
    await erase(chouette, ALICE)
    assert chouette.table.chouette.host != alice
    assert chouette.table.chouette.phase is ChouettePhase.MOVE or chouette.table.chouette.current.absent == (
        alice,
    )


async def test_a_lobby_without_anybody_is_closed(harness: Harness) -> None:
    chouette = await lobby(harness)
    await erase(chouette, ALICE)
    assert chouette.table.status is Status.CLOSED


async def test_who_has_left_before_does_not_leave_again(harness: Harness) -> None:
    chouette = await started(harness)
    await chouette.does(DORA, Leave())
    version = chouette.table.version
    await erase(chouette, DORA)
    assert chouette.table.version == version


async def test_the_question_before_it_counts_chouettes(harness: Harness) -> None:
    chouette = await started(harness)
    asked = await harness.run(privacy.what_would_end, snowflake=CAROL.snowflake)
    assert asked == privacy.Ending(chouette.key(CAROL), {CHOUETTES: 1})


async def test_an_export_has_the_chouettes_and_what_was_paid(harness: Harness) -> None:
    chouette = await settled(harness)
    entry = await harness.run(privacy.export, snowflake=ALICE.snowflake, at=harness.now)
    (exported,) = entry["chouettes"]
    assert (exported["table"], exported["is_host"], exported["games"]) == (chouette.table.id, True, 1)
    assert exported["points"] == -2
    assert [each["points"] for each in entry["payments"]] == [-1, -1]
    assert {each["stake"] for each in entry["payments"]} == {5}
    assert any(each["action"] == "Played" for each in entry["actions"])
    assert json.dumps(entry)


async def test_an_export_tells_no_sealed_answer_of_others(harness: Harness) -> None:
    chouette = await started(harness)
    assert len(FIVE) == len(chouette.table.players)
    entry = await harness.run(privacy.export, snowflake=BOB.snowflake, at=harness.now)
    assert "sealed" not in json.dumps(entry["chouettes"])

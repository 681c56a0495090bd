"""What is kept about somebody in chouettes: handed out to him, and forgotten with him."""

import json
from functools import partial

from bot.engine.chouette import ChouettePhase, Leave
from bot.play import privacy
from bot.play.chouette.store import load_chouette_to_change
from bot.play.store import FORMER_PLAYER
from bot.play.table import Status
from bot.play.use_case import Caller
from tests.services.chouette_club import ChouetteClub, opened, settled, started
from tests.services.chouette_house import FIVE, scripted_dice
from tests.services.house import ALICE, BOB, CAROL, DORA, House

THREE = (ALICE, BOB, CAROL)


async def erase(club: ChouetteClub, who: Caller) -> None:
    await club.house.database.run(
        partial(
            privacy.erase,
            request=club.house.request(who),
            player=club.key(who),
            dice_source=scripted_dice("6161"),
        )
    )
    load = partial(load_chouette_to_change, table_id=club.table.id)
    club.table = (await club.house.database.run(load))[1]


async def test_an_erase_leaves_chouettes_by_the_rules(house: House) -> None:
    club = await started(house)
    bob = club.key(BOB)
    await erase(club, BOB)
    chouette = club.table.chouette
    assert chouette.leaving == (bob,)
    assert chouette.current.captain == club.key(CAROL)
    assert club.table.players[bob].name == FORMER_PLAYER
    assert club.table.players[bob].snowflake is None


async def test_a_host_who_is_erased_hands_over(house: House) -> None:
    club = await started(house)
    alice = club.key(ALICE)
    await erase(club, ALICE)
    assert club.table.chouette.host != alice
    assert club.table.chouette.step is ChouettePhase.MOVE or club.table.chouette.current.absent == (alice,)


async def test_a_lobby_without_anybody_is_closed(house: House) -> None:
    club = await opened(house)
    await erase(club, ALICE)
    assert club.table.status is Status.CLOSED


async def test_who_has_left_before_does_not_leave_again(house: House) -> None:
    club = await started(house)
    await club.does(DORA, Leave())
    version = club.table.version
    await erase(club, DORA)
    assert club.table.version == version


async def test_the_question_before_it_counts_chouettes(house: House) -> None:
    club = await started(house)
    asked = await house.database.run(partial(privacy.what_would_end, snowflake=CAROL.snowflake))
    assert asked == privacy.Ending(club.key(CAROL), games=0, challenges=0, chouettes=1)


async def test_an_export_has_the_chouettes_and_what_was_paid(house: House) -> None:
    club = await settled(house)
    entry = await house.database.run(partial(privacy.export, snowflake=ALICE.snowflake, at=house.now))
    (chouette,) = entry["chouettes"]
    assert (chouette["table"], chouette["is_host"], chouette["games"]) == (club.table.id, True, 1)
    assert chouette["points"] == -2
    assert [each["points"] for each in entry["payments"]] == [-1, -1]
    assert {each["stake"] for each in entry["payments"]} == {5}
    assert any(each["action"] == "Played" for each in entry["actions"])
    assert json.dumps(entry)


async def test_an_export_tells_no_sealed_answer_of_others(house: House) -> None:
    club = await started(house)
    assert len(FIVE) == len(club.table.players)
    entry = await house.database.run(partial(privacy.export, snowflake=BOB.snowflake, at=house.now))
    assert "sealed" not in json.dumps(entry["chouettes"])

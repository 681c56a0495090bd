"""Languages: what players speak on Discord, and what they and servers have chosen."""

from storage import Database
from tests.storage.situations import ALICE, BOB, NOW


async def test_a_locale_is_kept_until_another_is_known(database: Database) -> None:
    for locale in (None, "da", None, "de"):
        await database.run(lambda uow, spoken=locale: uow.players.get_or_add(ALICE, "Alice", NOW, spoken))
    await database.run(lambda uow: uow.players.get_or_add(BOB, "Bob", NOW))
    assert await database.run(lambda uow: uow.players.locales()) == {ALICE: "de"}


async def test_an_erased_player_has_no_locale(database: Database) -> None:
    alice = await database.run(lambda uow: uow.players.get_or_add(ALICE, "Alice", NOW, "da"))
    await database.run(lambda uow: uow.players.erase(alice.id))
    assert await database.run(lambda uow: uow.players.locales()) == {}
    assert (await database.run(lambda uow: uow.players.get_many([alice.id])))[alice.id].locale is None


async def test_chosen_languages_are_found_among_all_settings(database: Database) -> None:
    for snowflake, chosen in ((ALICE, {"language": "ja"}), (BOB, {"language": None}), (77, {"theme": ""})):
        player = await database.run(lambda uow, who=snowflake: uow.players.get_or_add(who, "Somebody", NOW))
        await database.run(
            lambda uow, who=player.id, settings=chosen: uow.settings.set_player(who, settings, NOW)
        )
    await database.run(lambda uow: uow.settings.set_server(1, {"language": "fr"}, NOW))
    await database.run(lambda uow: uow.settings.set_server(2, {"length": 5}, NOW))
    assert await database.run(lambda uow: uow.settings.languages_of_players()) == {ALICE: "ja"}
    assert await database.run(lambda uow: uow.settings.languages_of_servers()) == {1: "fr"}

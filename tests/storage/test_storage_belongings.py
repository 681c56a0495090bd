"""Belongings of one person or one server: name, language, settings, imported records."""

from datetime import timedelta

import pytest

from storage import Database, ImportRecord, PlayerRecord, UnitOfWork
from storage.errors import ConstraintViolated, NotFound
from tests.storage.situations import ALICE, BOB, NOW, in_one_transaction, two_players

LATER = NOW + timedelta(hours=1)
GUILD = 1


@in_one_transaction
def test_a_player_is_found_by_their_snowflake_and_not_added(uow: UnitOfWork) -> None:
    assert uow.players.find(ALICE) is None
    alice = uow.players.get_or_add(ALICE, "Alice", NOW)
    assert uow.players.find(ALICE) == alice
    assert uow.players.find(BOB) is None


@in_one_transaction
def test_who_was_erased_keeps_their_id_and_comes_back_as_somebody_new(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW, username="alice_92")
    uow.players.record_written_to(alice.id, NOW)
    bob = uow.players.get_or_add(BOB, "Bob", NOW)
    for erased in (alice, alice, bob):  # once more does no harm
        uow.players.erase(erased.id)
    assert uow.players.get_many([alice.id])[alice.id] == PlayerRecord(
        id=alice.id,
        snowflake=None,
        name=None,
        created_at=NOW,
        locale=None,
        level=None,
        username=None,
        written_to_at=None,
    )
    assert uow.players.find(ALICE) is None
    again = uow.players.get_or_add(ALICE, "Alice", LATER)
    assert again.id not in (alice.id, bob.id)
    assert uow.players.get_many([alice.id, again.id])[again.id] == again
    with pytest.raises(NotFound, match="no player 777"):
        uow.players.erase(777)


@in_one_transaction
def test_the_bot_is_one_player_at_each_level_and_nobody_on_discord(uow: UnitOfWork) -> None:
    casual, expert = (uow.players.bot_player(level, NOW) for level in ("casual", "expert"))
    assert casual.id != expert.id
    assert uow.players.bot_player("casual", LATER) == casual
    assert (casual.snowflake, casual.name, casual.level) == (None, None, "casual")


@in_one_transaction
def test_a_server_has_the_settings_that_were_set_last(uow: UnitOfWork) -> None:
    assert uow.settings.of_server(GUILD) is None
    uow.settings.set_server(GUILD, {"length": 5}, NOW)
    uow.settings.set_server(GUILD, {"jacoby": True, "theme": None}, LATER)
    uow.settings.set_server(2, {}, NOW)
    assert uow.settings.of_server(GUILD) == {"jacoby": True, "theme": None}
    assert uow.settings.of_server(2) == {}


@in_one_transaction
def test_players_have_settings_until_they_are_forgotten(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    assert uow.settings.of_player(alice) is None
    for theme in ("walnut", "slate"):
        uow.settings.set_player(alice, {"theme": theme}, NOW)
    assert uow.settings.of_players([bob, alice, 777]) == {alice: {"theme": "slate"}}
    uow.settings.set_player(bob, {}, LATER)
    assert uow.settings.of_players([alice, bob]) == {alice: {"theme": "slate"}, bob: {}}
    assert uow.settings.of_players([]) == {}
    for _ in range(2):
        uow.settings.forget_player(alice)
    assert (uow.settings.of_player(alice), uow.settings.of_player(bob)) == (None, {})


async def test_nobody_has_settings_whom_we_do_not_know(database: Database) -> None:
    with pytest.raises(ConstraintViolated, match=r"(?i:foreign key)"):
        await database.run(lambda uow: uow.settings.set_player(777, {}, NOW))


@in_one_transaction
def test_an_import_comes_back_as_it_was(uow: UnitOfWork) -> None:
    record = " 7 point match\r\n\n Game 1\n Zoë : 0\t🎲" + "x" * 100_000
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    first, second = uow.imports.add(alice, record, NOW), uow.imports.add(alice, "", LATER)
    assert uow.imports.get(first) == ImportRecord(id=first, player_id=alice, record=record, created_at=NOW)
    assert [each.id for each in uow.imports.of_player(alice)] == [first, second]
    assert uow.imports.of_player(777) == []
    with pytest.raises(NotFound, match="no import 777"):
        uow.imports.get(777)


@in_one_transaction
def test_the_newest_imports_of_a_player_are_kept(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    for player in (bob, alice, alice, alice):
        last = uow.imports.add(player, "a match", NOW)
    assert uow.imports.keep_newest(alice, 3) == 0
    assert uow.imports.keep_newest(alice, 2) == 1
    assert [each.id for each in uow.imports.of_player(alice)] == [last - 1, last]
    assert uow.imports.keep_newest(alice, 0) == 2
    assert len(uow.imports.of_player(bob)) == 1


@in_one_transaction
def test_imports_are_forgotten_after_a_while_or_with_their_player(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    uow.imports.add(alice, "old", NOW)
    kept = [uow.imports.add(player, "new", LATER) for player in (alice, bob)]
    assert uow.imports.forget_before(LATER) == 1
    assert [each.id for each in uow.imports.of_player(alice)] == kept[:1]
    uow.imports.forget_player(alice)
    assert uow.imports.of_player(alice) == []
    assert [each.id for each in uow.imports.of_player(bob)] == kept[1:]


@in_one_transaction
def test_the_id_of_an_import_is_never_given_again(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    forgotten = uow.imports.add(alice, "of Alice", NOW)
    uow.imports.forget_player(alice)
    assert uow.imports.add(bob, "of Bob", NOW) > forgotten


@in_one_transaction
def test_a_player_is_known_since_they_were_first_seen(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    uow.players.get_or_add(ALICE, "Alice the Great", LATER)
    assert uow.players.get_many([alice])[alice].created_at == NOW


@in_one_transaction
def test_settings_know_when_they_were_chosen_last(uow: UnitOfWork) -> None:
    alice = uow.players.get_or_add(ALICE, "Alice", NOW).id
    assert uow.settings.chosen_at(alice) is None
    uow.settings.set_player(alice, {}, NOW)
    uow.settings.set_player(alice, {}, LATER)
    assert uow.settings.chosen_at(alice) == LATER


async def test_a_locale_is_kept_until_another_is_known_or_its_player_erased(database: Database) -> None:
    for locale in (None, "da", None, "de"):
        await database.run(lambda uow, spoken=locale: uow.players.get_or_add(ALICE, "Alice", NOW, spoken))
    await database.run(lambda uow: uow.players.get_or_add(BOB, "Bob", NOW))
    assert await database.run(lambda uow: uow.players.locales()) == {ALICE: "de"}
    alice = await database.run(lambda uow: uow.players.find(ALICE))
    await database.run(lambda uow: uow.players.erase(alice.id))
    assert await database.run(lambda uow: uow.players.locales()) == {}
    assert (await database.run(lambda uow: uow.players.get_many([alice.id])))[alice.id].locale is None


async def test_a_username_is_kept_until_another_is_known(database: Database) -> None:
    for username in (None, "alice_92", None, "alice_93", None):
        known = await database.run(
            lambda uow, called=username: uow.players.get_or_add(ALICE, "Alice", NOW, username=called)
        )
    assert known.username == "alice_93"


@in_one_transaction
def test_the_people_written_to_last_are_known_until_they_are_erased(uow: UnitOfWork) -> None:
    alice, bob = two_players(uow)
    assert uow.players.last_written_to(9) == []
    uow.players.record_written_to(alice, NOW)
    uow.players.record_written_to(bob, LATER)
    assert uow.players.get_many([alice])[alice].written_to_at == NOW
    assert uow.players.get_or_add(BOB, "Robert", LATER).written_to_at == LATER
    assert (uow.players.last_written_to(9), uow.players.last_written_to(1)) == ([LATER, NOW], [LATER])
    uow.players.record_written_to(bob, None)
    assert uow.players.last_written_to(9) == [NOW]
    uow.players.erase(alice)
    assert uow.players.last_written_to(9) == []


@in_one_transaction
def test_of_a_quarantine_the_last_word_of_discords_counts(uow: UnitOfWork) -> None:
    assert uow.quarantine.said_at() is None
    for said_at in (NOW, LATER):
        uow.quarantine.record(said_at)
        assert uow.quarantine.said_at() == said_at


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

"""A player's data: all is handed out, and nothing that tells who they were outlives an erase."""

import asyncio
import json
import re
from datetime import timedelta
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from bot.engine import RollDice, RuleSheet
from bot.play.base.errors import AlreadyHandled, NoTable, NothingStored, NotSeated, ServiceError
from bot.play.base.fair_dice import digest_of, verify
from bot.play.base.table import Status
from bot.play.base.use_case import Caller
from bot.play.heads_up import challenges
from bot.play.heads_up.dice import proof_of
from bot.play.heads_up.errors import OpponentGone
from bot.play.heads_up.replays import steps_of
from bot.play.heads_up.table import HeadsUpTable, Withdrawal
from bot.play.kinds.words import CHALLENGES, GAMES
from bot.play.pages.panels import DISCORD_FILE_LIMIT, format_export, stored_panel
from bot.play.posts.pending_posts import THREAD
from bot.play.tables.settings import LANGUAGES, preferences_of
from bot.play.upkeep import privacy
from bot.play.upkeep.privacy import Ending
from storage import UnitOfWork
from storage.models import Model
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, OTHER_CHANNEL, Harness, board, key, source_of
from tests.play.heads_up.random_play import RandomPlay
from tests.play.heads_up.replay_check import check_replay
from tests.storage.situations import reminder

ZAPHOD = Caller(412_345_678_901_234_567, "Zaphod Quastenflosser", username="zaphod_1979")
TRACES = (ZAPHOD.name.encode(), b"zaphod_1979", str(ZAPHOD.snowflake).encode(), ZAPHOD.snowflake.to_bytes(8))
GARDEN, LIBRARY = 72, 73


NO_DICE = source_of("")


@pytest.fixture
def play(harness: Harness) -> RandomPlay:
    """Zaphod, who challenges anybody."""
    return RandomPlay(harness, Random(1), challenger=ZAPHOD)


async def export(harness: Harness, caller: Caller) -> dict[str, Any]:
    """Return the content of a player's export file."""
    stored = await harness.run(privacy.export, snowflake=caller.snowflake, at=harness.now)
    read: dict[str, Any] = json.loads(format_export(stored))
    assert read == stored
    return read


async def erase(harness: Harness, caller: Caller) -> tuple[HeadsUpTable, ...]:
    """Let a player confirm that they want to be erased, and clean the store."""
    asked = await what_would_end(harness, caller)
    closed = await harness.run(yes_of(harness, caller), player=asked.player)
    await harness.database.scrub()
    return closed


def yes_of(harness: Harness, caller: Caller) -> "partial[tuple[HeadsUpTable, ...]]":
    return partial(privacy.erase, request=harness.request(caller), dice_source=NO_DICE)


async def what_would_end(harness: Harness, caller: Caller) -> Ending:
    return await harness.run(privacy.what_would_end, snowflake=caller.snowflake)


async def settle_in(play: RandomPlay) -> list[HeadsUpTable]:
    """Let Zaphod leave data wherever one can: at one table over, one in play, two challenges."""
    harness = play.harness
    over = await play.challenge(ALICE, RuleSheet(1), words="don't panic")
    over = await play.finish(await play.accept(over, ALICE))
    in_play = await play.accept(await play.challenge(BOB, channel=OTHER_CHANNEL), BOB)
    in_play = await play.play(in_play, actions=6)
    await play.give(ZAPHOD, "so long", channel=OTHER_CHANNEL)
    open_to_all = await play.challenge(None, channel=GARDEN)
    by_carol = await harness.challenge(CAROL, ZAPHOD, channel=LIBRARY)
    await harness.prefer(ZAPHOD, rolls_by_itself=True)
    await harness.run(write_down, over=over, harness=harness)
    return [over, in_play, open_to_all, by_carol]


def write_down(uow: UnitOfWork, over: HeadsUpTable, harness: Harness) -> None:
    """Let Zaphod import a match, note something, give an order, and play in direct messages."""
    zaphod, name = key(over, ZAPHOD), ZAPHOD.name
    uow.imports.add(zaphod, f"; [Player 1 {name!r}]", harness.now)
    uow.notes.set(over.id, zaphod, f"{name} was here", harness.now)
    uow.standing_orders.set(over.id, zaphod, {"given": [name]}, harness.now)
    uow.evaluations.count(zaphod, harness.now, 3)
    uow.direct_boards.add(over.id, zaphod, ZAPHOD.snowflake)
    uow.reminders.put(reminder(over.id, zaphod, message=ZAPHOD.snowflake))
    uow.channel_problems.record(ZAPHOD.snowflake, None, "they have blocked us", harness.now)


async def traces(harness: Harness, folder: Path) -> set[str]:
    """Where there is anything of Zaphod: columns of the database, and its files."""

    def rows(uow: UnitOfWork) -> dict[str, str]:
        run = uow.connection.execute
        return {name: repr(run(table.select()).all()) for name, table in Model.metadata.tables.items()}

    content = {name: text.encode() for name, text in (await harness.run(rows)).items()}
    return {name for name, data in content.items() if is_traced(data)} | traced_files(folder)


def traced_files(folder: Path) -> set[str]:
    return {file.name for file in folder.glob("barpoint.sqlite3*") if is_traced(file.read_bytes())}


def is_traced(data: bytes) -> bool:
    return any(trace in data for trace in TRACES)


class TestExport:
    async def test_it_says_who_the_player_is(self, play: RandomPlay) -> None:
        table = await play.challenge()
        play.harness.pass_by(timedelta(days=3))
        assert (await export(play.harness, ZAPHOD))["identity"] == {
            "discord_id": str(ZAPHOD.snowflake),
            "name": ZAPHOD.name,
            "username": ZAPHOD.username,
            "locale": None,
            "player": key(table, ZAPHOD),
            "known_since": "2026-03-01T12:00:00+00:00",
            "written_to_since": None,
        }

    async def test_it_has_every_table_and_challenge_of_the_player(self, play: RandomPlay) -> None:
        over, in_play, open_to_all, by_carol = await settle_in(play)
        await play.harness.challenge(ALICE, BOB)
        tables = {each["table"]: each for each in (await export(play.harness, ZAPHOD))["tables"]}
        assert {
            number: (each["status"], each["side"], each["opponent"]) for number, each in tables.items()
        } == {
            over.id: ("over", "white", "Alice"),
            in_play.id: ("playing", "white", "Bob"),
            open_to_all.id: ("challenge", "white", None),
            by_carol.id: ("challenge", "black", "Carol"),
        }
        assert tables[over.id]["challenge"]["sheet"]["length"] == 1
        assert tables[over.id]["channel"] == str(CHANNEL)
        assert len(tables[over.id]["results"]) == 1

    async def test_it_has_challenges_that_came_to_nothing(self, play: RandomPlay) -> None:
        table = await play.challenge()
        await play.harness.does(BOB, challenges.decline, table)
        for caller in (ZAPHOD, BOB):
            (only,) = (await export(play.harness, caller))["tables"]
            assert (only["table"], only["status"], only["challenge"]["withdrawal"]) == (
                table.id,
                "closed",
                "declined",
            )

    async def test_it_has_what_the_player_did_and_when(self, play: RandomPlay) -> None:
        table = await play.accept(await play.challenge())
        play.harness.pass_by(timedelta(hours=1))
        table = await play.play(table, actions=5)
        rows = await play.harness.run(lambda uow: uow.events.of_game(table.id, 1))
        own = [row for row in rows if row.player_id == key(table, ZAPHOD)]
        assert own
        assert (await export(play.harness, ZAPHOD))["actions"] == [
            {
                "table": table.id,
                "game": 1,
                "at": "2026-03-01T13:00:00+00:00",
                "action": row.kind,
                "details": row.payload,
            }
            for row in own
        ]

    async def test_it_has_words_preferences_and_imports(self, play: RandomPlay) -> None:
        over, in_play, *_ = await settle_in(play)
        found = await export(play.harness, ZAPHOD)
        assert found["preferences"]["chosen"]["rolls_by_itself"] is True
        assert found["preferences"]["chosen_at"] == "2026-03-01T12:00:00+00:00"
        words = {
            (each["table"], each["game"]): (each["words"], each["sha256"]) for each in found["dice_words"]
        }
        for place, said in {(over.id, 1): "don't panic", (in_play.id, 2): "so long"}.items():
            assert words[place] == (said, digest_of(said).hex())
        assert [each["record"] for each in found["imports"]] == [f"; [Player 1 {ZAPHOD.name!r}]"]
        assert found["notes"] == [{"table": over.id, "note": f"{ZAPHOD.name} was here"}]
        assert found["evaluations"] == {"day": "2026-03-01", "asked": 3}
        assert found["standing_orders"] == [{"table": over.id, "orders": {"given": [ZAPHOD.name]}}]
        assert found["reminders"] == [{"table": over.id, "sent": 1, "message": str(ZAPHOD.snowflake)}]
        assert found["direct_boards"] == [{"table": over.id, "channel": str(ZAPHOD.snowflake)}]

    async def test_it_has_nothing_that_is_anybody_elses(self, play: RandomPlay) -> None:
        over, in_play, *_ = await settle_in(play)
        await play.give(BOB, "Bob's own", channel=OTHER_CHANNEL)
        bob, now = key(in_play, BOB), play.harness.now
        await play.harness.run(lambda uow: uow.imports.add(bob, "Bob's", now))
        await play.harness.run(lambda uow: uow.notes.set(in_play.id, bob, "Bob's", now))
        of_carol = await export(play.harness, CAROL)
        assert (of_carol["actions"], of_carol["dice_words"], of_carol["imports"]) == ([], [], [])
        assert of_carol["preferences"]["chosen"]["rolls_by_itself"] is False
        assert "Bob's" not in json.dumps(await export(play.harness, ZAPHOD))
        words = re.findall(r"\w+", json.dumps(await export(play.harness, ALICE)))
        assert str(BOB.snowflake) not in words
        assert over.id not in [each["table"] for each in (await export(play.harness, BOB))["tables"]]

    async def test_it_has_no_secret_of_any_dice(self, play: RandomPlay) -> None:
        tables = await settle_in(play)

        def secrets(uow: UnitOfWork) -> list[str]:
            rows = uow.connection.execute(Model.metadata.tables["dice"].select())
            return [row.secret for row in rows]

        hidden = await play.harness.run(secrets)
        assert len(hidden) == len(tables) + 1
        text = json.dumps(await export(play.harness, ZAPHOD))
        assert not [each for each in hidden if each in text]

    async def test_of_somebody_unknown_there_is_none_and_asking_adds_nobody(self, harness: Harness) -> None:
        with pytest.raises(NothingStored):
            await export(harness, ZAPHOD)
        with pytest.raises(NothingStored):
            await what_would_end(harness, ZAPHOD)
        assert await harness.run(lambda uow: uow.players.find(ZAPHOD.snowflake)) is None

    async def test_ten_thousand_actions_fit_into_a_file(self, play: RandomPlay) -> None:
        table = await play.play(await play.accept(await play.challenge()), actions=60)
        rows = await play.harness.run(lambda uow: uow.events.of_game(table.id, 1))
        own = [
            (2, row.kind, row.payload, row.player_id) for row in rows if row.player_id == key(table, ZAPHOD)
        ]
        many = (own * 1_000)[:10_000]
        await play.harness.run(
            lambda uow: uow.events.append(table.id, table.version + 1, many, play.harness.now)
        )
        stored = await play.harness.run(privacy.export, snowflake=ZAPHOD.snowflake, at=play.harness.now)
        (file,) = stored_panel(stored).downloads
        assert file.name == "barpoint-export.json"
        assert len(file.content) < DISCORD_FILE_LIMIT / 4


def test_whatever_is_kept_about_a_player_is_thought_of() -> None:
    """Names of players are handed out by an export, and emptied by an erase or kept on purpose."""
    emptied = {"player_settings", "imports", "dice_words", "notes", "standing_orders", "evaluations"}
    emptied |= {"direct_boards", "reminders", "shown_dice", "analysis_requests"}
    emptied |= {"standings", "meetings", "rating_changes"}
    kept_by_number = {"seats", "invitations", "events", "deadlines", "transfers", "results", "payments"}
    naming = {
        table.name
        for table in Model.metadata.tables.values()
        if any(key.column.table.name == "players" for key in table.foreign_keys)
    }
    assert naming == emptied | kept_by_number


def test_an_export_that_discord_finds_too_large_is_zipped() -> None:
    export = {"imports": [{"record": "8/5 6/5 " * (DISCORD_FILE_LIMIT // 8)}]}
    (file,) = stored_panel(export).downloads
    assert file.name == "barpoint-export.json.zip"
    assert len(file.content) < DISCORD_FILE_LIMIT
    with ZipFile(BytesIO(file.content)) as archive:
        assert archive.namelist() == ["barpoint-export.json"]
        assert json.loads(archive.read("barpoint-export.json")) == export


class TestErase:
    async def test_it_leaves_no_trace_in_any_column_or_byte(self, play: RandomPlay, tmp_path: Path) -> None:
        await settle_in(play)
        before = await traces(play.harness, tmp_path)
        assert before >= {
            "players",
            "imports",
            "notes",
            "standing_orders",
            "direct_boards",
            "channel_problems",
        }
        assert any(name.startswith("barpoint.sqlite3") for name in before)
        await erase(play.harness, ZAPHOD)
        assert await traces(play.harness, tmp_path) == set()
        await play.harness.database.close()
        assert traced_files(tmp_path) == set()

    async def test_it_ends_what_is_played_and_owes_the_others_a_board(self, play: RandomPlay) -> None:
        _, in_play, open_to_all, by_carol = await settle_in(play)
        before = await play.harness.load(in_play)
        closed = {table.id: table.version for table in await erase(play.harness, ZAPHOD)}
        after = await play.harness.load(in_play)
        assert (after.version, after.game, after.results) == (before.version + 1, before.game, ())
        for table in (in_play, open_to_all, by_carol):
            after = await play.harness.load(table)
            assert (after.status, after.state.challenge.withdrawal) == (Status.CLOSED, Withdrawal.ERASED)
        rows = await play.harness.run(lambda uow: uow.outbox.pending())
        pending = {
            row.subject_id: (row.kind, row.version, row.payload) for row in rows if row.subject_id in closed
        }
        assert pending == {
            in_play.id: board(closed[in_play.id], key(in_play, BOB)),
            open_to_all.id: board(closed[open_to_all.id], is_new=False),
            by_carol.id: board(closed[by_carol.id], key(by_carol, CAROL)),
        }
        for channel in (OTHER_CHANNEL, GARDEN, LIBRARY):
            await play.harness.challenge(ALICE, BOB, channel=channel)

    async def test_others_play_on(self, play: RandomPlay) -> None:
        table = await RandomPlay(play.harness, Random(2)).start(RuleSheet(3))
        await play.challenge(BOB, channel=OTHER_CHANNEL)
        await erase(play.harness, ZAPHOD)
        assert await play.harness.load(table) == table
        await RandomPlay(play.harness, Random(2)).finish(table)

    async def test_every_replay_still_works_under_a_former_player(self, play: RandomPlay) -> None:
        over, in_play, *_ = await settle_in(play)
        await erase(play.harness, ZAPHOD)
        for table in (await play.harness.load(over), await play.harness.load(in_play)):
            await play.harness.run(check_replay, table=table)
            steps = await play.harness.run(steps_of, table=table, number=1)
            assert steps[-1].before.bets[0].white == key(over, ZAPHOD)
            assert table.players[key(over, ZAPHOD)].name == "a former player"

    async def test_an_opponents_records_and_proofs_stay(self, play: RandomPlay) -> None:
        over, *_ = await settle_in(play)
        before = await export(play.harness, ALICE)
        await erase(play.harness, ZAPHOD)
        after = await export(play.harness, ALICE)
        before["tables"][0]["opponent"] = "a former player"
        assert after == before
        proof = await play.harness.run(proof_of, table=await play.harness.load(over), number=1)
        assert (proof.white_words, verify(proof)) == (None, ())

    async def test_who_comes_back_is_somebody_new(self, play: RandomPlay) -> None:
        over, *_ = await settle_in(play)
        await erase(play.harness, ZAPHOD)
        table = await play.challenge(BOB)
        assert key(table, ZAPHOD) != key(over, ZAPHOD)
        assert (await play.harness.load(over)).player_of(ZAPHOD.snowflake) is None
        found = await play.harness.run(preferences_of, snowflake=ZAPHOD.snowflake)
        assert not found.rolls_by_itself
        assert [each["table"] for each in (await export(play.harness, ZAPHOD))["tables"]] == [table.id]

    async def test_an_old_yes_does_not_count_for_who_came_back(self, play: RandomPlay) -> None:
        await play.challenge(BOB)
        asked = await what_would_end(play.harness, ZAPHOD)
        await erase(play.harness, ZAPHOD)
        back = await play.challenge(BOB, channel=OTHER_CHANNEL)
        with pytest.raises(AlreadyHandled):
            await play.harness.run(yes_of(play.harness, ZAPHOD), player=asked.player)
        assert (await play.harness.load(back)).status is Status.CHALLENGE

    async def test_twice_is_once(self, play: RandomPlay) -> None:
        await settle_in(play)
        asked = await what_would_end(play.harness, ZAPHOD)
        both = [partial(yes_of(play.harness, ZAPHOD), player=asked.player) for _ in "12"]
        done = await asyncio.gather(*map(play.harness.database.run, both), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["NothingStored", "tuple"]

    async def test_before_it_the_player_is_told_what_will_end(self, play: RandomPlay) -> None:
        over, *_ = await settle_in(play)
        assert await what_would_end(play.harness, ZAPHOD) == Ending(
            key(over, ZAPHOD), {GAMES: 1, CHALLENGES: 2}
        )
        assert await what_would_end(play.harness, ALICE) == Ending(key(over, ALICE), {})

    async def test_it_happens_as_a_whole_or_not_at_all(self, play: RandomPlay) -> None:
        over, in_play, *_ = await settle_in(play)
        before = await export(play.harness, ZAPHOD)

        def stumble(uow: UnitOfWork) -> None:
            privacy.erase(uow, play.harness.request(ZAPHOD), key(over, ZAPHOD), NO_DICE)
            raise KeyError("a mistake")

        with pytest.raises(KeyError):
            await play.harness.run(stumble)
        assert await export(play.harness, ZAPHOD) == before
        assert await play.harness.load(in_play) == in_play

    @pytest.mark.parametrize("order", range(4))
    async def test_a_press_at_the_same_moment_happens_before_it_or_is_refused(
        self, play: RandomPlay, tmp_path: Path, order: int
    ) -> None:
        table = await play.accept(await play.challenge())
        presses = [play.play(table, actions=1), *(play.give(each, "now") for each in (ZAPHOD, BOB))]
        doing = [*presses[:order], erase(play.harness, ZAPHOD), *presses[order:]]
        done = await asyncio.gather(*doing, return_exceptions=True)
        assert all(isinstance(each, ServiceError | HeadsUpTable | int | tuple) for each in done), done
        assert (await play.harness.load(table)).status is Status.CLOSED
        assert await traces(play.harness, tmp_path) == set()

    async def test_a_late_press_of_the_erased_adds_nobody(self, play: RandomPlay, tmp_path: Path) -> None:
        table = await play.accept(await play.challenge())
        await erase(play.harness, ZAPHOD)
        for version in (None, table.version, table.version + 1):
            with pytest.raises(NotSeated):
                await play.harness.act(ZAPHOD, table, RollDice(), version=version)
        with pytest.raises(NoTable):
            await play.give(ZAPHOD, "late")
        assert await traces(play.harness, tmp_path) == set()

    async def test_a_late_press_by_the_other_player_changes_nothing(self, play: RandomPlay) -> None:
        table = await play.accept(await play.challenge())
        await erase(play.harness, ZAPHOD)
        closed = await play.harness.load(table)
        for version in (None, table.version, closed.version):
            with pytest.raises(ServiceError):
                await play.harness.act(BOB, table, RollDice(), version=version)
        assert await play.harness.load(table) == closed


async def test_nobody_can_ask_a_former_player_for_a_rematch(harness: Harness) -> None:
    table = await harness.start()
    await erase(harness, BOB)
    work = partial(challenges.rematch, request=harness.request(ALICE), dice_source=NO_DICE)
    with pytest.raises(OpponentGone):
        await harness.run(work, table_id=table.id)


async def test_an_erase_reads_no_game_of_others(harness: Harness) -> None:
    others = await harness.start()
    await harness.challenge(CAROL, None, channel=OTHER_CHANNEL)

    def spoil(uow: UnitOfWork) -> None:
        uow.tables.save(uow.tables.get(others.id), state={}, status="playing", now=harness.now)

    await harness.run(spoil)
    (closed,) = await erase(harness, CAROL)
    assert closed.state.challenge.withdrawal is Withdrawal.ERASED


@pytest.mark.parametrize("has_begun", [False, True])
async def test_the_thread_of_a_table_or_of_a_challenge_is_not_called_by_their_name_any_more(
    harness: Harness, *, has_begun: bool
) -> None:
    table = await (harness.start() if has_begun else harness.challenge(ALICE, BOB))

    async def updates() -> int:
        return [kind for kind, _, _ in await harness.pending()].count(THREAD)

    before = await updates()
    await harness.erase(BOB, table)
    assert await updates() == before + 1


async def test_other_processes_are_told_that_a_language_is_forgotten(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.start()
    told: list[str] = []
    monkeypatch.setattr(UnitOfWork, "tell_others", lambda _uow, word: told.append(word))
    await harness.erase(BOB, table)
    assert told == [LANGUAGES]

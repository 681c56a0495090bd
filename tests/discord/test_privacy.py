"""Stored data as people meet it: /privacy export and /privacy erase."""

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from simcord.results import InteractionResult

from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.store import load_table
from tests.discord.fair_dice import play
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

EXPORT, ERASE = "privacy export", "privacy erase"


async def exported(result: InteractionResult) -> dict[str, object]:
    """Return the content of the file in a private answer."""
    (file,) = private(result).message.attachments
    assert file.filename == "barpoint-export.json"
    read: dict[str, object] = json.loads(await file.read())
    return read


async def erase(server: SimulatedServer, *, by: str = "alice") -> InteractionResult:
    """Let a player ask to be erased, and say yes."""
    actor = getattr(server, by)
    asked = private(await actor.slash(server.channel, ERASE))
    return await server.press(actor, SharedButton.ERASE, asked)


def traces(server: SimulatedServer, folder: Path) -> set[str]:
    """The files of the database with anything of Alice in them."""
    known = (b"Alice", str(server.alice.id).encode(), server.alice.id.to_bytes(8))
    contents = {file.name: file.read_bytes() for file in folder.glob("barpoint.sqlite3*")}
    return {name for name, content in contents.items() if any(trace in content for trace in known)}


async def last_errors(server: SimulatedServer) -> list[str]:
    """Return Discord's reasons for not taking a board."""
    rows = await server.database.run(lambda uow: uow.outbox.pending())
    return [row.last_error for row in rows if row.last_error]


class TestExport:
    async def test_it_is_a_file_that_only_the_player_gets(self, fair_server: SimulatedServer) -> None:
        server = fair_server
        await start_game(server, "31")
        await play(server, Random(1), actions=4)
        await server.alice.slash(server.channel, "dice words", text="lucky")
        before = len(server.messages())
        answer = await server.alice.slash(server.channel, EXPORT)
        assert private(answer).is_private
        assert len(server.messages()) == before
        read = await exported(answer)
        assert list(read) == [
            "kind",
            "exported_at",
            "identity",
            "preferences",
            "tables",
            "chouettes",
            "actions",
            "dice_words",
            "dice_shown",
            "imports",
            "analyses",
            "evaluations",
            "notes",
            "standing_orders",
            "reminders",
            "payments",
            "results",
            "direct_boards",
        ]
        assert read["identity"]["name"] == "Alice"
        assert read["identity"]["discord_id"] == str(server.alice.id)
        assert [each["words"] for each in read["dice_words"]][1:] == ["lucky"]
        assert {each["action"] for each in read["actions"]} == {"Played", "Rolled"}

    async def test_it_can_be_had_in_direct_messages_too(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        read = await exported(await server.alice.user.slash(EXPORT))
        assert read["identity"]["name"] == "Alice"

    async def test_of_a_stranger_there_is_none(self, new_server: SimulatedServer) -> None:
        for command in (EXPORT, ERASE):
            answer = private_texts(await new_server.carol.slash(new_server.channel, command))
            assert answer.startswith("Nothing is stored about you yet.")

    async def test_when_the_database_fails_that_is_said(
        self, server: SimulatedServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(server, "31")
        for command in (EXPORT, ERASE):
            server.crash_points.arm(fails_at=1 if command == EXPORT else 0)
            answer = private_texts(await server.alice.slash(server.channel, command))
            assert answer.startswith("I cannot save anything right now")
        caplog.clear()


class TestAsking:
    async def test_it_says_what_will_end_and_what_stays(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        elsewhere = server.guild.create_text_channel("elsewhere")
        await server.alice.slash(elsewhere, "challenge")
        asked = private(await server.alice.slash(server.channel, ERASE))
        assert asked.is_private
        assert "**1 game ends at once**, without a result." in asked.text
        assert "**1 open challenge ends at once.**" in asked.text
        assert '"a former player"' in asked.text
        assert "cannot be undone" in asked.text
        assert "already on Discord keep your name" in asked.text
        assert asked.labels == ["Erase everything", "Keep everything"]

    async def test_keep_keeps_everything(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        before = await exported(await server.alice.slash(server.channel, EXPORT))
        asked = private(await server.alice.slash(server.channel, ERASE))
        kept = private(await server.press(server.alice, SharedButton.KEEP_DATA, asked))
        assert (kept.text, kept.labels) == ("Nothing was erased.", [])
        after = await exported(await server.alice.slash(server.channel, EXPORT))
        assert {**after, "exported_at": ""} == {**before, "exported_at": ""}

    async def test_a_question_that_is_left_after_a_yes_does_not_say_that_all_was_kept(
        self, server: SimulatedServer
    ) -> None:
        await start_game(server, "31")
        left = private(await server.alice.slash(server.channel, ERASE))
        await erase(server)
        told = private(await server.press(server.alice, SharedButton.KEEP_DATA, left))
        assert told.text.startswith("Nothing is stored about you")


class TestErase:
    async def test_the_asker_is_told_in_place_of_the_question(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        done = private(await erase(server))
        assert done.text == "Your data has been erased. 1 of your tables was closed."
        assert done.labels == []

    async def test_nothing_of_the_player_is_left_in_the_database(
        self, server: SimulatedServer, tmp_path: Path
    ) -> None:
        await start_game(server, "31")
        assert traces(server, tmp_path)
        await erase(server)
        assert traces(server, tmp_path) == set()
        await server.let_pass(timedelta(minutes=5))
        assert traces(server, tmp_path) == set()

    async def test_the_other_player_learns_of_it_by_one_mention(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        old = server.board.id
        server.rest.calls.clear()
        await erase(server)
        assert server.rest.pings == [server.bob.id]
        assert (
            f"**<@{server.bob.id}>: A player has erased their data: the game ends here, without a result.**"
        ) in server.board.text
        assert "### a former player and Bob" in server.board.text
        assert server.board.labels == []
        assert not [alt for alt in server.board.alt_texts if "Alice" in alt]
        (folded,) = (message for message in server.messages() if message.id == old)
        assert "Alice" not in folded.text
        assert folded.labels == []

    async def test_who_challenged_the_player_is_told(self, server: SimulatedServer) -> None:
        await server.bob.slash(server.channel, "challenge", opponent=server.alice)
        server.rest.calls.clear()
        await erase(server)
        assert server.rest.pings == [server.bob.id]
        assert f"<@{server.bob.id}>: A player has erased their data, so this ends" in server.board.text
        assert server.board.labels == []

    async def test_old_buttons_answer_everybody_with_a_sentence(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        board = server.board
        await erase(server)
        for actor in (server.alice, server.bob, server.carol):
            for custom_id in board.custom_ids:
                answer = private_texts(await server.press_anyhow(actor, board, custom_id))
                assert answer
                assert "went wrong" not in answer
        told = private_texts(
            await server.press_anyhow(server.bob, board, board.custom_id(SharedButton.RESIGN))
        )
        assert "erased their data: the game ends here, without a result." in told

    async def test_the_same_question_answered_twice_erases_once(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        asked = private(await server.alice.slash(server.channel, ERASE))
        await server.press(server.alice, SharedButton.ERASE, asked)
        await server.alice.slash(server.channel, "challenge")
        again = await server.press_anyhow(server.alice, asked, asked.custom_id(SharedButton.ERASE))
        assert "That was done already" in private_texts(again)
        assert (await server.table()).status is Status.CHALLENGE

    @pytest.mark.parametrize("place", range(5))
    async def test_presses_at_the_same_moment_are_carried_out_before_or_refused(
        self, server: SimulatedServer, tmp_path: Path, place: int
    ) -> None:
        await start_game(server, "31")
        board, asked = server.board, private(await server.alice.slash(server.channel, ERASE))
        kinds = (SharedButton.RESIGN, SharedButton.PLAY)
        presses = [
            (actor, board, board.custom_id(kind)) for actor in (server.alice, server.bob) for kind in kinds
        ]
        presses.insert(place, (server.alice, asked, asked.custom_id(SharedButton.ERASE)))
        for answer in await server.all_at_once(presses):
            assert private_texts(answer)
            assert "went wrong" not in private_texts(answer)
        assert traces(server, tmp_path) == set()
        assert (await server.database.run(load_table, 1)).status is Status.CLOSED

    async def test_a_delivery_that_fails_leaves_no_name_behind(
        self, server: SimulatedServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(server, "31")
        server.rest.drops = lambda call: call.is_post or call.is_edit
        await erase(server)
        assert await last_errors(server)
        assert "Alice" not in caplog.text
        caplog.clear()
        assert traces(server, tmp_path) == set()
        server.rest.drops = lambda _call: False
        await server.let_pass(timedelta(minutes=5))
        assert "erased their data: the game ends here, without a result." in server.board.text

    async def test_a_file_that_cannot_be_cleaned_now_is_admitted_and_cleaned_with_the_next_erase(
        self, server: SimulatedServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(server, "31")
        asked = private(await server.alice.slash(server.channel, ERASE))
        server.crash_points.arm(fails_at=3)  # after the answer, the transaction and its commit
        done = private(await server.press(server.alice, SharedButton.ERASE, asked))
        server.crash_points.arm()
        assert done.text.startswith("Your data has been erased.")
        assert "Some traces remain in the database file" in done.text
        assert "Alice" not in caplog.text
        caplog.clear()
        await erase(server, by="bob")
        assert traces(server, tmp_path) == set()

    @pytest.mark.parametrize("moment", range(3))
    async def test_a_database_that_fails_has_erased_nothing(
        self, server: SimulatedServer, caplog: pytest.LogCaptureFixture, moment: int
    ) -> None:
        await start_game(server, "31")
        asked = private(await server.alice.slash(server.channel, ERASE))
        server.crash_points.arm(fails_at=moment)
        answer = private_texts(await server.press(server.alice, SharedButton.ERASE, asked))
        server.crash_points.arm()
        caplog.clear()
        is_erased = await server.database.run(lambda uow: uow.players.find(server.alice.id)) is None
        assert is_erased == ("Your data has been erased" in answer)

    async def test_nothing_that_is_logged_names_anybody(
        self, server: SimulatedServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(*_: object) -> tuple[int, int]:
            raise RuntimeError("the dice fell off the table")

        server.bot.context = replace(
            server.bot.context, dice_source=replace(server.bot.context.dice_source, dice_of_roll=broken)
        )
        await server.alice.slash(server.channel, "challenge", opponent=server.bob, words="lucky Alice")
        server.rest.drops = lambda call: call.is_post
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        await server.alice.slash(server.channel, "board", repost=True)
        logged = caplog.text
        caplog.clear()
        assert "the dice fell off the table" in logged
        for trace in ("Alice", "Bob", "lucky", str(server.alice.id), str(server.bob.id)):
            assert trace not in logged

"""What is stored about people, as they meet it: /privacy export and /privacy erase."""

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine import RuleSheet
from bot.play.heads_up.store import load_table
from bot.play.panel import Kind
from bot.play.table import Status
from tests.bot.club import Club
from tests.bot.fair_club import give_up, play
from tests.bot.players import start_game
from tests.bot.seen import Seen, private, private_texts

EXPORT, ERASE = "privacy export", "privacy erase"


async def exported(result: InteractionResult) -> dict[str, object]:
    """What stands in the file of a private answer."""
    (file,) = private(result).message.attachments
    assert file.filename == "barpoint-export.json"
    read: dict[str, object] = json.loads(await file.read())
    return read


async def erase(club: Club, *, by: str = "alice") -> InteractionResult:
    """Let a player ask to be erased, and say yes."""
    actor = getattr(club, by)
    asked = private(await actor.slash(club.channel, ERASE))
    return await club.press(actor, Kind.ERASE, asked)


def traces(club: Club, folder: Path) -> set[str]:
    """The files of the database with anything of Alice in them."""
    known = (b"Alice", str(club.alice.id).encode(), club.alice.id.to_bytes(8))
    contents = {file.name: file.read_bytes() for file in folder.glob("club.sqlite3*")}
    return {name for name, content in contents.items() if any(trace in content for trace in known)}


async def at_once(club: Club, presses: list[tuple[MemberActor, Seen, str]]) -> list[InteractionResult]:
    """Deliver presses before the bot has handled any of them."""
    made = [club._press(*press) for press in presses]  # noqa: SLF001 - as the club does on one board
    for _, payload in made:
        club.env.backend.emit("INTERACTION_CREATE", payload)
    await club.env.settle()
    return [InteractionResult(club.env, record) for record, _ in made]


async def last_errors(club: Club) -> list[str]:
    """What Discord said when it did not take a board."""
    rows = await club.database.run(lambda uow: uow.outbox.pending())
    return [row.last_error for row in rows if row.last_error]


class TestExport:
    async def test_it_is_a_file_that_only_the_player_gets(self, fair_club: Club) -> None:
        club = fair_club
        await start_game(club, "31")
        await play(club, Random(1), actions=4)
        await club.alice.slash(club.channel, "dice words", text="lucky")
        before = len(club.messages())
        answer = await club.alice.slash(club.channel, EXPORT)
        assert private(answer).is_private
        assert len(club.messages()) == before
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
            "notes",
            "standing_orders",
            "reminders",
            "payments",
            "direct_boards",
        ]
        assert read["identity"]["name"] == "Alice"
        assert read["identity"]["discord_id"] == str(club.alice.id)
        assert [each["words"] for each in read["dice_words"]][1:] == ["lucky"]
        assert {each["action"] for each in read["actions"]} == {"Played", "Rolled"}

    async def test_it_can_be_had_in_direct_messages_too(self, club: Club) -> None:
        await start_game(club, "31")
        read = await exported(await club.alice.user.slash(EXPORT))
        assert read["identity"]["name"] == "Alice"

    async def test_of_a_stranger_there_is_none(self, new_club: Club) -> None:
        for command in (EXPORT, ERASE):
            answer = private_texts(await new_club.carol.slash(new_club.channel, command))
            assert answer.startswith("Nothing is stored about you.")

    async def test_when_the_database_fails_that_is_said(
        self, club: Club, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(club, "31")
        for command in (EXPORT, ERASE):
            club.peril.arm(fails_at=1 if command == EXPORT else 0)
            answer = private_texts(await club.alice.slash(club.channel, command))
            assert answer.startswith("I cannot save anything at the moment")
        caplog.clear()


class TestAsking:
    async def test_it_says_what_will_end_and_what_stays(self, club: Club) -> None:
        await start_game(club, "31")
        elsewhere = club.guild.create_text_channel("elsewhere")
        await club.alice.slash(elsewhere, "challenge")
        asked = private(await club.alice.slash(club.channel, ERASE))
        assert asked.is_private
        assert "**1 game and 1 open challenge of yours end at once**, without a result" in asked.text
        assert '"a former player"' in asked.text
        assert "cannot be undone" in asked.text
        assert "stays on Discord" in asked.text
        assert asked.labels == ["Yes, erase me", "Keep everything"]

    async def test_without_open_tables_nothing_is_said_to_end(self, club: Club) -> None:
        await start_game(club, "31", sheet=RuleSheet(1))
        await give_up(club)
        asked = private(await club.alice.slash(club.channel, ERASE))
        assert "at once" not in asked.text

    async def test_keep_keeps_everything(self, club: Club) -> None:
        await start_game(club, "31")
        before = await exported(await club.alice.slash(club.channel, EXPORT))
        asked = private(await club.alice.slash(club.channel, ERASE))
        kept = private(await club.press(club.alice, Kind.KEEP_DATA, asked))
        assert (kept.text, kept.labels) == ("Nothing was erased.", [])
        after = await exported(await club.alice.slash(club.channel, EXPORT))
        assert {**after, "exported_at": ""} == {**before, "exported_at": ""}


class TestErase:
    async def test_the_asker_is_told_in_place_of_the_question(self, club: Club) -> None:
        await start_game(club, "31")
        done = private(await erase(club))
        assert done.text == (
            "You are erased. Nothing here tells any more who you were. 1 table of yours was closed."
        )
        assert done.labels == []

    async def test_nothing_of_the_player_is_left_in_the_database(self, club: Club, tmp_path: Path) -> None:
        await start_game(club, "31")
        assert traces(club, tmp_path)
        await erase(club)
        assert traces(club, tmp_path) == set()
        await club.let_pass(timedelta(minutes=5))
        assert traces(club, tmp_path) == set()

    async def test_the_other_player_learns_of_it_by_one_mention(self, club: Club) -> None:
        await start_game(club, "31")
        club.wire.calls.clear()
        await erase(club)
        assert club.wire.pings == [club.bob.id]
        assert (
            f"**<@{club.bob.id}>: A player has had everything about them erased, so this ends here, "
            "without a result.**"
        ) in club.board.text
        assert "### a former player and Bob" in club.board.text
        assert club.board.labels == []
        assert not [alt for alt in club.board.alt_texts if "Alice" in alt]

    async def test_a_session_between_two_games_ends_with_the_results_it_has(self, club: Club) -> None:
        await start_game(club, "31")
        await give_up(club)
        await erase(club)
        assert "erased, so this ends here.**" in club.board.text
        assert len((await club.database.run(lambda uow: load_table(uow, 1))).results) == 1

    async def test_the_board_that_was_live_loses_the_name(self, club: Club) -> None:
        await start_game(club, "31")
        old = club.board.id
        await erase(club)
        (folded,) = (message for message in club.messages() if message.id == old)
        assert "Alice" not in folded.text
        assert folded.labels == []

    async def test_who_challenged_the_player_is_told(self, club: Club) -> None:
        await club.bob.slash(club.channel, "challenge", opponent=club.alice)
        club.wire.calls.clear()
        await erase(club)
        assert club.wire.pings == [club.bob.id]
        assert f"<@{club.bob.id}>: A player has had everything about them erased" in club.board.text
        assert club.board.labels == []

    async def test_an_open_challenge_is_taken_back_and_nobody_is_notified(self, club: Club) -> None:
        await club.alice.slash(club.channel, "challenge")
        await erase(club)
        assert club.wire.pings == []
        assert "Alice" not in club.board.text
        assert club.board.labels == []

    async def test_the_other_players_history_and_replays_stay(self, club: Club) -> None:
        await start_game(club, "31", sheet=RuleSheet(1))
        await play(club, Random(1), actions=5)
        await give_up(club)
        await erase(club)
        history = private_texts(await club.bob.slash(club.channel, "history"))
        assert "a former player" in history
        assert "Alice" not in history
        replay = private(await club.bob.slash(club.channel, "replay", table="#1"))
        assert "a former player" in replay.text
        assert "a former player" in private_texts(await club.bob.slash(club.channel, "dice show"))

    async def test_old_buttons_answer_everybody_with_a_sentence(self, club: Club) -> None:
        await start_game(club, "31")
        board = club.board
        await erase(club)
        for actor in (club.alice, club.bob, club.carol):
            for custom_id in board.custom_ids:
                answer = private_texts(await club.press_anyhow(actor, board, custom_id))
                assert answer
                assert "went wrong" not in answer
        told = private_texts(await club.press_anyhow(club.bob, board, board.custom_id(Kind.RESIGN)))
        assert "erased, so this ends here" in told

    async def test_the_same_question_answered_twice_erases_once(self, club: Club) -> None:
        await start_game(club, "31")
        asked = private(await club.alice.slash(club.channel, ERASE))
        await club.press(club.alice, Kind.ERASE, asked)
        await club.alice.slash(club.channel, "challenge")
        again = await club.press_anyhow(club.alice, asked, asked.custom_id(Kind.ERASE))
        assert "That was done already" in private_texts(again)
        assert (await club.table()).status is Status.CHALLENGE

    async def test_the_player_can_come_back_as_somebody_new(self, club: Club) -> None:
        await start_game(club, "31")
        await erase(club)
        await start_game(club, "31")
        assert club.board.text.startswith("### Alice and Bob")
        assert "Alice" in private_texts(await club.alice.slash(club.channel, "history"))
        assert "#1" not in private_texts(await club.alice.slash(club.channel, "history"))

    @pytest.mark.parametrize("place", range(5))
    async def test_presses_at_the_same_moment_are_carried_out_before_or_refused(
        self, club: Club, tmp_path: Path, place: int
    ) -> None:
        await start_game(club, "31")
        board, asked = club.board, private(await club.alice.slash(club.channel, ERASE))
        kinds = (Kind.RESIGN, Kind.PLAY)
        presses = [
            (actor, board, board.custom_id(kind)) for actor in (club.alice, club.bob) for kind in kinds
        ]
        presses.insert(place, (club.alice, asked, asked.custom_id(Kind.ERASE)))
        for answer in await at_once(club, presses):
            assert private_texts(answer)
            assert "went wrong" not in private_texts(answer)
        assert traces(club, tmp_path) == set()
        assert (await club.database.run(lambda uow: load_table(uow, 1))).status is Status.CLOSED

    async def test_a_delivery_that_fails_leaves_no_name_behind(
        self, club: Club, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(club, "31")
        club.wire.drops = lambda call: call.is_post or call.is_edit
        await erase(club)
        assert await last_errors(club)
        assert "Alice" not in caplog.text
        caplog.clear()
        assert traces(club, tmp_path) == set()
        club.wire.drops = lambda _call: False
        await club.let_pass(timedelta(minutes=5))
        assert "erased, so this ends here" in club.board.text

    async def test_a_file_that_cannot_be_cleaned_now_is_admitted_and_cleaned_with_the_next_erase(
        self, club: Club, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(club, "31")
        asked = private(await club.alice.slash(club.channel, ERASE))
        club.peril.arm(fails_at=3)  # after the answer, the transaction and its commit
        done = private(await club.press(club.alice, Kind.ERASE, asked))
        club.peril.arm()
        assert done.text.startswith("You are erased.")
        assert "could not be cleaned" in done.text
        assert "Alice" not in caplog.text
        caplog.clear()
        await erase(club, by="bob")
        assert traces(club, tmp_path) == set()

    @pytest.mark.parametrize("moment", range(3))
    async def test_a_database_that_fails_has_erased_nothing(
        self, club: Club, caplog: pytest.LogCaptureFixture, moment: int
    ) -> None:
        await start_game(club, "31")
        asked = private(await club.alice.slash(club.channel, ERASE))
        club.peril.arm(fails_at=moment)
        answer = private_texts(await club.press(club.alice, Kind.ERASE, asked))
        club.peril.arm()
        caplog.clear()
        is_erased = await club.database.run(lambda uow: uow.players.find(club.alice.id)) is None
        assert is_erased == ("You are erased" in answer)

    async def test_nothing_that_is_logged_names_anybody(
        self, club: Club, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(*_: object) -> tuple[int, int]:
            raise RuntimeError("the dice fell off the table")

        club.bot.context = replace(
            club.bot.context, dice_source=replace(club.bot.context.dice_source, dice_of_roll=broken)
        )
        await club.alice.slash(club.channel, "challenge", opponent=club.bob, words="lucky Alice")
        club.wire.drops = lambda call: call.is_post
        await club.press(club.bob, Kind.ACCEPT)
        await club.alice.slash(club.channel, "board", repost=True)
        logged = caplog.text
        caplog.clear()
        assert "the dice fell off the table" in logged
        for trace in ("Alice", "Bob", "lucky", str(club.alice.id), str(club.bob.id)):
            assert trace not in logged

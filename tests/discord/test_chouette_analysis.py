"""How a chouette was played: once it is over, or once all agree, and for whoever asks alone."""

from collections.abc import AsyncIterator
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.discord.pressing.responses import acknowledge, respond_meanwhile
from bot.discord.service.context import Interaction
from bot.discord.wire.components import PanelView
from bot.play.chouette.judging import ChouetteAnalysis
from bot.play.display.panel import SharedButton
from tests.discord.chouette import Chouette
from tests.discord.evaluators import FakeEvaluator, until_idle
from tests.discord.rest_calls import Call
from tests.discord.seen import Seen, all_private, private
from tests.discord.simulated_server import open_server

THREE = ("Alice", "Bob", "Carol")
WAITS = "That game may be analysed when the session is over"


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Alice, the box, has played 3-1; Carol has advised Bob, who played 6-2 otherwise; then Alice gave up."""
    async with open_server(tmp_path, THREE, evaluator=FakeEvaluator()) as server:
        chouette = Chouette(server)
        await chouette.start(THREE, "6543 31")
        await chouette.types("Alice", "play", play="8/5 6/5")
        server.dice.will_fall("62")
        await chouette.presses("Bob", "Roll")
        await chouette.types("Carol", "chouette suggest", play="24/18 13/11")
        await chouette.types("Bob", "play", play="24/22 24/18")
        await chouette.types("Alice", "chouette concede", loss=1)
        yield chouette


async def analyse(game: Chouette, who: str = "Alice", **options: object) -> Seen:
    return await game.types(who, "analyse", **options)


async def test_a_finished_session_is_told_person_by_person_and_cube_by_cube(game: Chouette) -> None:
    await game.closes("Alice")
    seen = await game.presses("Carol", "Analyse")
    assert seen.is_private
    lines = seen.text.splitlines()
    assert any(line.startswith("**Alice: PR ") for line in lines)
    assert any(line.startswith("**Bob: PR ") and line.endswith("few decisions (1)") for line in lines)
    assert "**Advice**" in lines
    advice = "Carol: 1 suggestion, 0 played; the rest would have been worth "
    assert any(line.startswith(advice) for line in lines)
    lost = next(line for line in lines if "team's plays" in line)
    assert lost.startswith("-# Alice \N{EN DASH} Bob: box ")
    labels = seen.menus[SharedButton.ANALYSIS]
    assert labels == ["The whole chouette", "Alice \N{EN DASH} Bob", "Alice \N{EN DASH} Carol"]
    assert seen.labels == ["Worst decisions", "Replay", "Share", "Deep analysis", "File"]
    assert seen.alt_texts[0].startswith("Winning chances of box and The team over 2 rolls.")


async def test_mistakes_of_all_bets_are_looked_through_once_each(game: Chouette) -> None:
    """The box's play is about two bets."""
    await game.closes("Alice")
    seen = await game.presses("Alice", "Worst decisions", await analyse(game))
    assert "8/5 6/5" in seen.text.splitlines()[1]
    assert "-# Alice \N{EN DASH} Bob · roll 1 · decision 1 of 1, worst first" in seen.text
    assert "Points are numbered for Alice." in seen.alt_texts[0]
    await game.presses("Alice", "Share", seen)
    assert "Points are numbered for Alice." in game.server.messages()[-1].alt_texts[0]
    assert seen.labels == ["◀", "▶", "Summary", "Share", "Deep analysis", "File"]


async def test_each_bet_is_looked_through_like_a_game_of_two(game: Chouette) -> None:
    await game.closes("Alice")
    seen = await analyse(game)
    bet = await game.chooses("Alice", SharedButton.ANALYSIS, "Alice \N{EN DASH} Carol", seen)
    assert bet.text.startswith("### Alice \N{EN DASH} Carol")
    assert "**Carol: PR 0.0** · few decisions (1)" in bet.text
    assert "-# Conceded (single): " in bet.text
    worst = await game.presses("Alice", "Worst decisions", bet)
    assert "worst first" in worst.text
    back = await game.presses("Alice", "Summary", worst)
    assert back.text == bet.text


@pytest.mark.parametrize("is_late", [False, True])
async def test_whoever_presses_on_a_board_is_answered_in_one_message(
    game: Chouette, monkeypatch: pytest.MonkeyPatch, *, is_late: bool
) -> None:
    """Said to be under way, and then shown; also where the press was acknowledged before, as it took long."""

    async def later(interaction: Interaction, view: PanelView) -> None:
        await acknowledge(interaction)
        await respond_meanwhile(interaction, view)

    if is_late:
        monkeypatch.setattr("bot.discord.pressing.analysis.respond_meanwhile", later)
    await game.closes("Alice")
    server, told = game.server, list[Call]()
    assert isinstance(server.evaluator, FakeEvaluator)
    server.evaluator.meanwhile = lambda: told.append(server.rest.calls[-1])
    board = server.board
    seen = all_private(await server.carol.click(board.message, custom_id=board.labelled("Analyse")))
    assert "The analysis is under way." in str(told[0].message)
    assert told[0].path.endswith("/callback") is not is_late
    assert [each.text.splitlines()[0] for each in seen] == ["### Alice in the box against Bob's team"]
    assert server.seen_again(board).text == board.text


async def test_a_replay_says_how_good_each_play_was(game: Chouette) -> None:
    await game.closes("Alice")
    await analyse(game)
    seen = await game.types("Carol", "replay")
    while "8/5 6/5" not in seen.text:
        seen = await game.presses("Carol", "▶", seen)
    assert "Points are numbered for Box." in seen.alt_texts[0]
    seen = await game.types("Alice", "replay")
    while "24/22 24/18" not in seen.text:
        seen = await game.presses("Alice", "▶", seen)
    assert "Points are numbered for Team." in seen.alt_texts[0]
    bobs = seen.text
    assert "▸ `24/22 24/18`" in bobs
    assert "In %: win" in bobs


async def test_a_game_of_a_session_that_goes_on_waits_until_all_have_asked(game: Chouette) -> None:
    for who, missing in (("Alice", "Bob and Carol"), ("Bob", "Carol"), ("Alice", "Carol")):
        told = await game.presses(who, "Analyse")
        assert told.text.startswith(WAITS)
        assert f"Waiting for {missing}. " in told.text
    told = await game.presses("Carol", "Analyse")
    assert "**Advice**" in told.text


async def test_a_game_is_named_after_those_who_played_it(game: Chouette) -> None:
    """Not after whoever plays the next one."""
    for who in THREE:
        told = await analyse(game, who)
    title, subtitle = told.text.splitlines()[:2]
    assert title == "### Alice in the box against Bob's team"
    assert subtitle.startswith("-# #1 · Chouette · game 1 of 1 · "), "the last that is over is meant"
    await game.presses("Bob", "Next game")
    again = await game.types("Alice", "analyse", game=1)
    assert again.text.splitlines()[0] == title


async def test_it_is_read_again_after_a_restart_and_shared_by_whoever_wants_to(game: Chouette) -> None:
    await game.closes("Alice")
    before = await analyse(game, "Bob")
    await game.server.restart()
    seen = await analyse(game, "Bob")
    assert seen.text == before.text
    await game.presses("Bob", "Share", seen)
    posted = game.server.messages()[-1]
    assert "**Advice**" in posted.text
    assert posted.text.endswith("-# Shared by Bob")
    assert posted.labels == ["Worst decisions"]


async def test_a_replay_says_how_good_each_cube_decision_was(tmp_path: Path) -> None:
    """Bob and Carol double; Alice takes one and passes the other."""
    async with open_server(tmp_path, THREE, evaluator=FakeEvaluator()) as server:
        chouette = Chouette(server)
        await chouette.start(THREE, "6543 31")
        await chouette.types("Alice", "play", play="8/5 6/5")
        for who, label in (("Bob", "Double"), ("Carol", "Double"), ("Bob", "Roll")):
            await chouette.presses(who, label)
        panel = await chouette.presses("Alice", "One by one")
        panel = await chouette.presses("Alice", "Carol: take at 2", panel)
        server.dice.will_fall("62")
        await chouette.presses("Alice", "Confirm", panel)
        await chouette.types("Alice", "chouette concede", loss=1)
        await chouette.presses("Bob", "Accept")
        await chouette.closes("Alice")
        await analyse(chouette)
        seen, told = await chouette.types("Alice", "replay"), []
        for _ in range(4):
            seen = await chouette.presses("Alice", "▶", seen)
            told += [seen.text]
        bob, carol = (f"Alice \N{EN DASH} {who}" for who in ("Bob", "Carol"))
        assert f"**{bob}, {carol}: Doubled too early · blunder, \N{MINUS SIGN}0.100**" in told[1]
        assert f"**{bob}: Best**\n**{carol}: Wrong pass" in told[2]
        assert "Worth to Bob:\n" in told[1]


async def test_each_bet_is_a_file_for_other_programs(game: Chouette) -> None:
    await game.closes("Alice")
    seen = await analyse(game)
    told = await game.presses("Alice", "File", seen)
    assert told.text.startswith("`chouette-1-1.zip` has, for each bet, an analysis for gammonview")
    (file,) = told.message.attachments
    with ZipFile(BytesIO(await file.read())) as packed:
        names = packed.namelist()
        assert packed.read(names[0]) == b"file"
    assert names[::2] == ["01-alice-bob.ogxm.json", "02-alice-carol.ogxm.json"]
    assert names[1::2] == ["01-alice-bob.link.txt", "02-alice-carol.link.txt"]
    exported = await game.types("Alice", "export")
    assert told.text in exported.text
    others = await game.types("Bob", "export")
    assert others is not None
    assert told.text not in others.text


async def test_files_that_are_not_one_for_each_bet_bear_nobodys_names(
    game: Chouette, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await game.closes("Alice")
    seen = await analyse(game)
    monkeypatch.setattr(ChouetteAnalysis, "files", (b"file",))
    told = await game.presses("Alice", "File", seen)
    assert told.message.attachments == []
    assert "analysisfile" in caplog.text
    caplog.clear()


class TestWord:
    """The first to ask is told when the analysis comes, and those who are missing are asked once."""

    async def test_whoever_asked_first_is_told_when_the_last_one_has_asked(self, game: Chouette) -> None:
        for who in ("Alice", "Bob"):
            told = await game.presses(who, "Analyse")
            assert "I have asked them, and will tell you when the analysis is ready." in told.text
        assert letters(game, "Alice") == []
        told = await game.presses("Carol", "Analyse")
        assert "**Advice**" in told.text
        await pass_by(game)
        for who in ("Alice", "Bob"):
            (letter,) = letters(game, who)
            assert letter.text.startswith("Your analysis is done: ")
            assert "**Advice**" in (await opened(game, who, letter)).text
        assert letters(game, "Carol") == [], "she has seen it"

    async def test_whoever_is_missing_is_asked_once_in_one_message(self, game: Chouette) -> None:
        before = len(game.server.messages())
        pinged = len(game.pinged())
        for who in ("Alice", "Alice", "Bob"):
            await game.presses(who, "Analyse")
            await pass_by(game)
        bob, carol = (game.people[who].mention for who in ("Bob", "Carol"))
        (asked,) = game.server.messages()[before:]
        assert asked.text == (
            "Alice asks for the analysis of game 1. While the session lasts, "
            f"everybody at the table must agree. {bob} and {carol}: press **Analyse** if you do."
        )
        assert game.pinged()[pinged:] == ["Bob", "Carol"]
        told = await game.presses("Carol", "Analyse", asked)
        assert "**Advice**" in told.text

    async def test_whom_a_board_calls_already_is_named_without_a_second_ping(self, game: Chouette) -> None:
        game.server.dice.will_fall("43 21")
        await game.presses("Bob", "Next game")
        await game.types("Carol", "analyse", game=1)
        (called,) = await game.awaited()
        pinged = len(game.pinged())
        await pass_by(game)
        assert sorted([called, *game.pinged()[pinged:]]) == ["Alice", "Bob"]
        assert called in game.server.messages()[-1].text

    async def test_it_is_told_after_a_restart_too(self, game: Chouette) -> None:
        """The notice is saved with the press, so that a crash before it is sent does not matter."""
        await game.presses("Alice", "Analyse")
        await game.server.restart()
        await pass_by(game)
        assert "asks for the analysis of game 1" in game.server.messages()[-1].text
        await game.presses("Bob", "Analyse", game.server.messages()[-1])
        await game.presses("Carol", "Analyse", game.server.messages()[-1])
        await game.server.restart()
        await pass_by(game)
        assert len(letters(game, "Alice")) == len(letters(game, "Bob")) == 1

    async def test_whoever_waits_for_nobody_but_one_who_leaves_is_told(self, game: Chouette) -> None:
        for who in ("Alice", "Bob"):
            await game.presses(who, "Analyse")
        question = await game.types("Carol", "chouette leave")
        await game.presses("Carol", question.labels[0], question)
        await pass_by(game)
        assert len(letters(game, "Alice")) == len(letters(game, "Bob")) == 1
        assert letters(game, "Carol") == []

    async def test_at_the_end_of_the_session_it_comes_without_them(self, game: Chouette) -> None:
        await game.presses("Alice", "Analyse")
        await game.closes("Alice")
        await pass_by(game, minutes=1)
        assert letters(game, "Alice") == [], "the host may still take it back"
        await pass_by(game, minutes=6)
        (letter,) = letters(game, "Alice")
        assert "**Advice**" in (await opened(game, "Alice", letter)).text
        assert letters(game, "Bob") == letters(game, "Carol") == []

    async def test_of_several_games_at_the_end_one_word_comes(self, game: Chouette) -> None:
        game.server.dice.will_fall("43 21")
        await game.presses("Bob", "Next game")
        await game.types("Bob", "chouette concede", loss=1)
        for who in ("Alice", "Carol"):
            if "Accept" in game.board.labels:
                await game.presses(who, "Accept")
        for number in (1, 2):
            await game.types("Alice", "analyse", game=number)
        await game.closes("Alice")
        await pass_by(game, minutes=7)
        assert len(letters(game, "Alice")) == 1

    async def test_whoever_was_erased_is_owed_nothing_and_asks_nobody(self, game: Chouette) -> None:
        await game.presses("Carol", "Analyse")
        question = await game.types("Carol", "privacy erase")
        await game.presses("Carol", question.labels[0], question)
        await pass_by(game)
        assert not any("asks for the analysis" in seen.text for seen in game.server.messages())
        await game.closes("Alice")
        await pass_by(game, minutes=7)
        assert letters(game, "Carol") == []
        assert await game.server.database.run(lambda uow: uow.analyses.unnotified(game.server.clock())) == []

    @pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 987654)])
    async def test_where_no_direct_message_is_taken_it_is_told_in_the_channel(
        self, game: Chouette, status: int, code: int
    ) -> None:
        await game.presses("Alice", "Analyse")
        await game.closes("Alice")
        game.server.env.inject_error("POST", "/users/@me/channels", status=status, code=code)
        await pass_by(game, minutes=7)
        assert game.server.messages()[-1].text.startswith(
            f"{game.people['Alice'].mention} · Your analysis is done"
        )

    @pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50013), (400, 987654)])
    async def test_with_the_channel_closed_too_nobody_is_told_for_ever(
        self, game: Chouette, status: int, code: int
    ) -> None:
        server = game.server
        await game.presses("Alice", "Analyse")
        await game.closes("Alice")
        server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
        server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=status, code=code)
        await pass_by(game, minutes=7)
        assert await server.database.run(lambda uow: uow.analyses.unnotified(server.clock())) == []

    async def test_an_outage_is_in_the_log_once_and_it_is_told_afterwards(
        self, game: Chouette, caplog: pytest.LogCaptureFixture
    ) -> None:
        await game.presses("Alice", "Analyse")
        await game.closes("Alice")
        game.server.env.inject_error("POST", "/users/@me/channels", status=503, times=3)
        await pass_by(game, minutes=300)  # a round an hour
        said = [each for each in caplog.records if "nobody was told of analysis" in each.getMessage()]
        assert len(said) == 1
        assert len(letters(game, "Alice")) == 1

    async def test_a_spectator_is_promised_nothing(self, game: Chouette) -> None:
        game.people["Dora"] = game.server.joined_by("Dora")
        told = await game.presses("Dora", "Analyse")
        assert told.text.startswith(WAITS)
        assert "will tell you" not in told.text
        before = len(game.server.messages())
        await pass_by(game)
        assert len(game.server.messages()) == before

    async def test_a_question_of_unknown_fate_is_asked_once(self, game: Chouette) -> None:
        before, pinged = len(game.server.messages()), len(game.pinged())
        await game.presses("Alice", "Analyse")
        game.server.env.inject_error("POST", "/channels/*/messages", status=500, times=5)
        await pass_by(game, minutes=5)
        assert len(game.server.messages()) == before + 1
        assert game.pinged()[pinged:] == ["Bob", "Carol"]


async def pass_by(game: Chouette, minutes: float = 0.6) -> None:
    """Let some time pass, in which the bot makes what it owes."""
    await game.server.let_pass(timedelta(minutes=minutes))
    await until_idle(game.server)


async def opened(game: Chouette, who: str, letter: Seen) -> Seen:
    """Press the button of a letter, and return the answer."""
    user = game.people[who].user
    return private(await user.click(letter.message, custom_id=letter.labelled("Show")))


def letters(game: Chouette, who: str) -> list[Seen]:
    """Return the bot's direct messages to a player."""
    return game.server.messages(game.people[who].user.dm_channel)

"""Dice that can be verified, as players meet them: /dice."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.engine import RuleSheet
from bot.play.base.fair_dice import parse_proof, verify
from bot.play.base.table import Status
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.fair_dice import give_up, play
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

SHOW, WORDS, SERVER = "dice show", "dice words", "dice server"
START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


async def files(result: InteractionResult) -> dict[str, bytes]:
    """The files of a private answer, by name."""
    return {each.filename: await each.read() for each in private(result).message.attachments}


async def commitment_shown(server: SimulatedServer) -> str:
    """The commitment to the dice of the first game, whole, as the rules of the public challenge have it."""
    rules = private(await server.press(server.alice, HeadsUpButton.SHEET)).text
    (line,) = (each for each in rules.splitlines() if each.startswith("-# Dice of game 1: "))
    return line.split("`")[1]


def check(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Let the attached program check an attached proof, with nothing but Python."""
    command = [sys.executable, "-I", "fair_dice.py", name]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


class TestShow:
    async def test_before_the_game_it_has_the_commitment_that_the_challenge_shows(
        self, server: SimulatedServer
    ) -> None:
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
        shown = private_texts(await server.carol.slash(server.channel, SHOW))
        assert shown.splitlines() == [
            "### Dice of #1 · Alice challenges Bob",
            "",
            "**Game 1** has not begun: you can still add words to its dice.",
            f"-# Commitment `{await commitment_shown(server)}`",
            "Nobody has added words yet. Add or change yours with `/dice words`.",
        ]

    async def test_in_play_it_has_both_players_words_and_who_gave_any_for_the_next_game(
        self, server: SimulatedServer
    ) -> None:
        await server.alice.slash(server.channel, "challenge", opponent=server.bob, words="first *here*")
        server.dice.will_fall("31")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        await server.bob.slash(server.channel, WORDS, text="my secret")
        shown = private_texts(await server.alice.slash(server.channel, SHOW)).splitlines()
        assert [line for line in shown if "Commitment" not in line] == [
            "### Dice of #1 · Alice and Bob",
            "",
            "**Game 1** is in play: 1 roll so far. Its secret is shown when it is over.",
            r"Words from Alice: “first \*here\*”",
            "Bob added no words, so the commitment was used.",
            "",
            "**Game 2** has not begun: you can still add words to its dice.",
            "Bob added words. Add or change yours with `/dice words`.",
        ]

    async def test_after_the_game_the_proof_is_attached_and_holds(self, fair_server: SimulatedServer) -> None:
        server = fair_server
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
        promised = await commitment_shown(server)
        await server.bob.slash(server.channel, WORDS, text="heads")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        await play(server, Random(1), actions=20)
        await give_up(server)
        answer = await server.carol.slash(server.channel, SHOW)
        proof = parse_proof((await files(answer))["barpoint-dice-1-1.json"].decode())
        assert (proof.commitment, proof.black_words) == (promised, "heads")
        assert len(proof.rolls) > 5
        assert verify(proof) == ()
        assert "run `python fair_dice.py barpoint-dice-1-1.json`" in private_texts(answer)

    async def test_what_is_attached_is_all_that_a_sceptic_needs(
        self, fair_server: SimulatedServer, tmp_path: Path
    ) -> None:
        server = fair_server
        await start_game(server, "31")
        await give_up(server)
        for name, content in (await files(await server.alice.slash(server.channel, SHOW))).items():
            (tmp_path / name).write_bytes(content)
        good = check(tmp_path, "barpoint-dice-1-1.json")
        assert good.returncode == 0
        assert "follow" in good.stdout
        proof = json.loads((tmp_path / "barpoint-dice-1-1.json").read_text())
        proof["secret"] = f"{int(proof['secret'], 16) ^ 1:064x}"
        (tmp_path / "bad.json").write_text(json.dumps(proof))
        assert check(tmp_path, "bad.json").returncode == 1

    async def test_each_game_of_a_match_has_its_own_proof(self, fair_server: SimulatedServer) -> None:
        server = fair_server
        await start_game(server, "31", sheet=RuleSheet(2))
        while (await server.table()).status is Status.PLAYING:
            await play(server, Random(1), actions=4)
            await give_up(server)
        last = (await server.table()).number
        assert last >= 2
        for number in range(1, last + 1):
            answer = await server.alice.slash(server.channel, SHOW, game=number)
            proof = parse_proof((await files(answer))[f"barpoint-dice-1-{number}.json"].decode())
            assert verify(proof) == ()
        shown = private_texts(await server.alice.slash(server.channel, SHOW))
        assert f"**Game {last}** is over" in shown
        assert f"`/dice show game:{last - 1}`" in shown
        assert f"Game {last + 1}" not in shown

    async def test_another_table_is_named_by_its_number(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        elsewhere = server.guild.create_text_channel("elsewhere")
        refused = private_texts(await server.alice.slash(elsewhere, SHOW))
        assert refused.startswith("There is no game in this channel.")
        for actor in (server.alice, server.carol):
            assert "Dice of #1" in private_texts(await actor.slash(elsewhere, SHOW, table="#1"))
        assert "I cannot find that table" in private_texts(
            await server.alice.slash(elsewhere, SHOW, table="2")
        )
        offered = await server.alice.autocomplete(elsewhere, SHOW, "table", "")
        assert [choice["value"] for choice in offered] == ["#1"]


class TestWords:
    async def test_they_are_said_to_count_for_the_next_game_that_has_not_begun(
        self, server: SimulatedServer
    ) -> None:
        await server.alice.slash(server.channel, "challenge")
        for actor in (server.alice, server.bob):
            given = private_texts(await actor.slash(server.channel, WORDS, text="now"))
            assert given.startswith("Your words for game 1: “now”.")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        given = private_texts(await server.bob.slash(server.channel, WORDS, text="later"))
        assert given.startswith("Your words for game 2: “later”.")
        assert "The game now in play goes on without them." in given

    async def test_discord_takes_no_more_than_are_kept(self, server: SimulatedServer) -> None:
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
        given = private_texts(await server.bob.slash(server.channel, WORDS, text="*" * 200))
        assert given.startswith("Your words for game 1")
        with pytest.raises(SetupError, match="200"):
            await server.bob.slash(server.channel, WORDS, text="*" * 201)


class TestTotals:
    async def test_before_any_roll_it_says_how_to_begin(self, server: SimulatedServer) -> None:
        shown = private_texts(await server.carol.slash(server.channel, SERVER))
        assert shown == "No dice have been rolled on this server yet. Start with `/challenge`."

    async def test_with_few_rolls_it_counts_and_says_that_they_are_too_few(
        self, server: SimulatedServer
    ) -> None:
        await start_game(server, "4431")
        shown = private_texts(await server.carol.slash(server.channel, SERVER)).splitlines()
        assert shown[1].startswith("2 rolls, 1 of them doubles (50.0 %).")
        assert shown[3:10] == [
            "face    times   share",
            "   1        1  25.0 %",
            "   2        0   0.0 %",
            "   3        1  25.0 %",
            "   4        2  50.0 %",
            "   5        0   0.0 %",
            "   6        0   0.0 %",
        ]
        assert shown[-1] == "It takes at least 180 rolls to judge the dice."

    async def test_with_enough_rolls_it_tests_them(self, server: SimulatedServer) -> None:
        random = Random(1)
        rolls = [(random.randint(1, 6), random.randint(1, 6)) for _ in range(1_000)]
        await server.database.run(lambda uow: uow.dice_totals.count(server.guild.id, rolls))
        shown = private_texts(await server.carol.slash(server.channel, SERVER))
        assert "1,000 rolls" in shown
        assert re.search(r"\*\*Six faces\*\*: χ² is .* with 5 degrees .* in \d+ of 100 samples\.", shown)
        assert re.search(r"\*\*21 rolls\*\*: χ² is .* with 20 degrees .* in \d+ of 100 samples\.", shown)
        assert "1 look in 20 finds" in shown

"""Sealed means sealed: whatever somebody chooses, all that others see, and all that is logged, is the same.

Each story is told twice, with other answers; until they are shown, nobody else can tell one from the other.
"""

import hashlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.engine.chouette import ChouettePhase
from bot.play.chouette.action_codec import ChouetteButton
from bot.text.catalogue import phrase
from bot.text.language import Language, speaking
from tests.discord.chouette import FIVE, Chouette, open_chouette

Telling = Callable[[Chouette, str], Awaitable[None]]
"""Does something sealed, one way or another."""

LOOKS_IN_CATALOGUE = ("chouette-button-seat", "button-my-side", "button-since", "button-rules")
LOOKS = ("My seat", "My side", "Since my turn", "Rules")
NUMBERS = re.compile(r"0x[0-9a-f]+|\d{15,}|\d+\.\d+")


@asynccontextmanager
async def doubled(folder: Path, **options: object) -> AsyncIterator[Chouette]:
    """Alice has doubled all four members."""
    async with open_chouette(folder) as chouette:
        await chouette.begin(**options)
        await chouette.doubles("Alice")
        yield chouette


async def all_that_others_see(
    chouette: Chouette, others: Sequence[str], looks: Sequence[str] = LOOKS
) -> list[str]:
    """Return everything public, with the pictures, and all that others find who look wherever they can."""
    seen = list(chouette.server.messages())
    for who in others:
        seen += [await chouette.presses(who, label) for label in looks]
        seen += [await chouette.types(who, command) for command in ("board", "roll", "double", "play")]
    typed = [
        await chouette.people[who].autocomplete(chouette.server.channel, "play", "play", "") for who in others
    ]
    database = chouette.server.database.name  # stands in every button, and tells nothing
    shown = [str(each.payload).replace(f"bp.{database}:", "bp:") for each in seen]
    return [*shown, *map(str, typed), *pictures(chouette)]


def pictures(chouette: Chouette) -> list[str]:
    """Every file that was ever sent, in order, by its digest."""
    blobs = chouette.server.env.backend.cdn._blobs.values()  # noqa: SLF001 - SimCord lists its files nowhere else
    return [hashlib.sha256(blob).hexdigest() for blob in blobs]


async def answers(chouette: Chouette, choice: str) -> None:
    """Dora takes, and thinks about a pass, and Eve follows the captain; or Dora passes and Eve beavers."""
    first, again = {"one": ("Take", "Pass"), "other": ("Pass", "Pass, lose 1")}[choice]
    await chouette.presses("Dora", again, await chouette.presses("Dora", first))
    await chouette.presses("Eve", {"one": "Follow", "other": "Beaver"}[choice])


async def changes_an_answer(chouette: Chouette, choice: str) -> None:
    """Dora changes her mind, or presses the same again."""
    first, again = {"one": ("Take", "Pass"), "other": ("Pass", "Pass, lose 1")}[choice]
    told = await chouette.presses("Dora", "Take")
    await chouette.presses("Dora", again, await chouette.presses("Dora", first, told))
    await chouette.presses("Eve", "Take")


async def instructs(chouette: Chouette, choice: str) -> None:
    """Dora and Eve leave an instruction that answers for them: to take, or to follow the captain."""
    for who in ("Dora", "Eve"):
        panel = await chouette.presses(who, "My seat")
        panel = await chouette.presses(who, "Instructions", panel)
        await chouette.presses(who, "Take: off" if choice == "one" else "Follow captain: off", panel)


STORIES = (answers, changes_an_answer, instructs)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_no_answer_shows_before_all_are_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, story: Telling
) -> None:
    seen, logged = {}, {}
    for choice in ("one", "other"):
        caplog.clear()
        (tmp_path / choice).mkdir()
        async with doubled(tmp_path / choice) as chouette:
            with caplog.at_level(logging.DEBUG):
                await story(chouette, choice)
                seen[choice] = await all_that_others_see(chouette, ["Alice", "Bob", "Carol"])
                logged[choice] = set(NUMBERS.sub("", caplog.text).splitlines())  # two threads write it
            assert (await chouette.table()).chouette.phase is ChouettePhase.ANSWER
            assert chouette.pinged()[2:] == ["Bob", "Carol", "Dora", "Eve"]
    assert seen["one"] == seen["other"]
    assert logged["one"] == logged["other"]


async def speak(chouette: Chouette, language: Language) -> None:
    """Let the server and everybody there speak a language from now on, on a board that is posted anew."""
    languages = chouette.server.bot.context.languages
    languages.set_server(chouette.server.guild.id, language)
    for person in chouette.people.values():
        languages.set_player(person.id, language)
    await chouette.server.bot.repost_all()
    await chouette.server.env.settle()


@pytest.mark.parametrize(
    "language",
    [
        Language.JAPANESE,
        *(pytest.param(each, marks=pytest.mark.proof) for each in (Language.GERMAN, Language.TURKISH)),
    ],
)
async def test_no_answer_shows_before_all_are_in_whatever_the_language(
    tmp_path: Path, language: Language
) -> None:
    with speaking(language):
        looks = [phrase(each) for each in LOOKS_IN_CATALOGUE]
        take = phrase("chouette-button-take", value=2, is_raised=False)
        passes = phrase("chouette-button-pass", points="1", is_raised=False)
        sure = phrase("button-pass-losing", points=1)
        follow = phrase("chouette-button-follow")
    seen = {}
    for choice in ("one", "other"):
        (tmp_path / choice).mkdir()
        async with doubled(tmp_path / choice) as chouette:
            await speak(chouette, language)
            first, again = {"one": (take, passes), "other": (passes, sure)}[choice]
            await chouette.presses("Dora", again, await chouette.presses("Dora", first))
            await chouette.presses("Eve", {"one": follow, "other": take}[choice])
            seen[choice] = await all_that_others_see(chouette, ["Alice", "Bob", "Carol"], looks)
            assert (await chouette.table()).chouette.phase is ChouettePhase.ANSWER
    assert seen["one"] == seen["other"]


@pytest.mark.parametrize("name", ["Dora", "Eve"])
async def test_no_double_of_the_team_shows_to_the_box_before_the_roll(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    seen = []
    for does_double in (True, False):
        folder = tmp_path / str(does_double)
        folder.mkdir()
        async with open_chouette(folder) as chouette:
            await chouette.start(FIVE)
            await chouette.types("Alice", "play", play="8/5 6/5")
            before = chouette.board.payload
            with caplog.at_level(logging.DEBUG):
                if does_double:
                    await chouette.presses(name, "Double")
                assert chouette.board.payload == before
                seen.append([(await chouette.presses("Alice", label)).text for label in LOOKS[:2]])
    assert seen[0] == seen[1]


async def test_whoever_answers_sees_their_own_answer_alone(tmp_path: Path) -> None:
    async with doubled(tmp_path) as chouette:
        await chouette.presses("Dora", "Take")
        await chouette.answers("Eve", "Pass")
        dora = await chouette.presses("Dora", "My seat")
        assert "Your answer: **take**." in dora.text
        side = await chouette.presses("Dora", "My side")
        assert "takes, sealed" in side.alt_texts[0].lower()
        assert "passes" not in side.alt_texts[0].lower()


async def test_no_roll_is_thrown_before_the_last_answer(tmp_path: Path) -> None:
    async with doubled(tmp_path) as chouette:
        thrown = list(chouette.server.dice.thrown)
        for who in ("Carol", "Dora", "Eve"):
            await chouette.presses(who, "Take")
            assert chouette.server.dice.thrown == thrown
        chouette.server.dice.will_fall("65")
        await chouette.presses("Bob", "Take")
        assert chouette.server.dice.thrown == [*thrown, 6, 5]
        assert "to play 6-5" in chouette.board.text


async def test_a_restart_in_the_middle_of_sealed_answers_loses_and_tells_nothing(tmp_path: Path) -> None:
    async with doubled(tmp_path) as chouette:
        board = chouette.board
        told = await chouette.presses("Dora", "Take")
        await chouette.answers("Eve", "Pass")
        await chouette.server.restart()
        assert (await chouette.table()).chouette.phase is ChouettePhase.ANSWER
        await chouette.presses("Dora", "Beaver", told)  # a button that was sent before the restart
        await chouette.server.press_anyhow(
            chouette.people["Carol"], board, board.custom_id(ChouetteButton.INTENT, "take")
        )
        pings = chouette.pinged()
        chouette.server.dice.will_fall("65")
        await chouette.presses("Bob", "Take")
        assert "Bob and Carol take at 2" in chouette.board.text
        assert "Dora beavers to 4" in chouette.board.text
        assert "Eve passes and pays 1" in chouette.board.text
        assert chouette.pinged() == [*pings, "Alice"]

"""A member's instructions show by nothing before they answer.

Random chouettes are played twice, once with instructions and once without: until the answers are opened, all
that is sent is the same, byte by byte.
"""

import hashlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.engine.chouette import ChouettePhase, Instruction
from tests.discord.chouette import FIVE, Chouette, open_chouette

BOX, *TEAM = FIVE
MOST_STEPS = 12
PRIVATE = ("/interactions/", "/webhooks/")
"""Where the answers go that one person alone sees."""

IDS = re.compile(r"\d{17,20}")
LABELS = {Instruction.TAKE: "Take", Instruction.FOLLOW: "Follow captain"}


@dataclass(frozen=True)
class Plan:
    """The actions of people in a random chouette before and after the box doubles.

    Args:
        options: The options of the chouette.
        instructed: Who leaves which instruction, in order.
        is_asked_first: Whether they leave it only when they are asked.
        doubled: Whom the box doubles.
        steps: Who answers what, one after another; nobody where only time passes.

    """

    options: dict[str, object]
    instructed: dict[str, Instruction]
    is_asked_first: bool
    doubled: tuple[str, ...]
    steps: tuple[tuple[str | None, str], ...]


def random_plan(random: Random) -> Plan:
    instructed = {
        name: random.choice(list(LABELS)) for name in random.sample(TEAM, random.randint(1, len(TEAM)))
    }
    doubled = tuple(name for name in TEAM if random.random() < 0.8) or (random.choice(TEAM),)
    others = [name for name in doubled if name not in instructed]
    steps = [
        (random.choice([*others, None]) if others else None, random.choice(["Take", "Pass", "Follow"]))
        for _ in range(MOST_STEPS)
    ]
    options: dict[str, object] = {
        "reply_order": random.choice(["sealed", "sealed", "captain_first", "captain_last"]),
        "absent_cube": random.choice(["follow_captain", "drop"]),
        "turn_hours": 24,
    }
    return Plan(options, instructed, random.random() < 0.5, doubled, tuple(steps))


@dataclass
class Told:
    """Everything that was sent to others than those who leave instructions."""

    chouette: Chouette
    own: set[int] = field(default_factory=set)
    own_pictures: set[int] = field(default_factory=set)

    @property
    def pictures(self) -> list[bytes]:
        """Every picture that was sent."""
        return list(self.chouette.server.env.backend.cdn._blobs.values())  # noqa: SLF001 - SimCord lists its files nowhere else

    def all(self) -> list[object]:
        """Every call that the bot made, and every picture."""
        database = self.chouette.server.database.name  # stands in every button, and tells nothing
        ids: dict[str, str] = {}
        sent = [
            _numbered(f"{call.method} {call.path} {call.message}".replace(database, ""), ids)
            for number, call in enumerate(self.chouette.server.rest.calls)
            if number not in self.own
        ]
        pictures = [each for number, each in enumerate(self.pictures) if number not in self.own_pictures]
        return [*sent, *(hashlib.sha256(picture).hexdigest() for picture in pictures)]

    async def instruct(self, plan: Plan) -> None:
        """Let members leave their instructions, after they have thought of another."""
        for name, instruction in plan.instructed.items():
            calls = self.chouette.server.rest.calls
            begun, drawn = len(calls), len(self.pictures)
            panel = await self.chouette.presses(name, "My seat")
            panel = await self.chouette.presses(name, "Instructions", panel)
            other = Instruction.TAKE if instruction is Instruction.FOLLOW else Instruction.FOLLOW
            panel = await self.chouette.presses(name, f"{LABELS[other]}: off", panel)
            if plan.is_asked_first and await self.is_open():
                return
            await self.chouette.presses(name, f"{LABELS[instruction]}: off", panel)
            own = range(begun, len(calls))
            self.own |= {number for number in own if calls[number].path.startswith(PRIVATE)}
            self.own_pictures |= set(range(drawn, len(self.pictures)))

    async def is_open(self) -> bool:
        """Whether answers were opened."""
        chouette = (await self.chouette.table()).chouette
        return chouette.phase is not ChouettePhase.ANSWER or any(
            one.is_shown for one in chouette.current.answers
        )


def _numbered(text: str, ids: dict[str, str]) -> str:
    """Return a text with Discord's ids numbered as they come, for presses that nobody sees use some up."""
    return IDS.sub(lambda found: ids.setdefault(found[0], f"#{len(ids)}"), text)


@asynccontextmanager
async def to_be_doubled(folder: Path, plan: Plan) -> AsyncIterator[Told]:
    """Alice is the box, and on roll; the captain is Bob."""
    async with open_chouette(folder) as chouette:
        await chouette.begin(**plan.options)
        yield Told(chouette)


async def doubles(chouette: Chouette, plan: Plan) -> None:
    if len(plan.doubled) == len(TEAM):
        await chouette.doubles(BOX)
        return
    panel = await chouette.presses(BOX, "Double some")
    for name in plan.doubled:
        panel = await chouette.presses(BOX, name, panel)
    await chouette.presses(BOX, "Confirm", panel)


async def steps_told(folder: Path, plan: Plan, *, instructs: bool) -> list[list[object]]:
    """Return all that was sent, as it stood after each step that did not open the answers."""
    told: list[list[object]] = []
    async with to_be_doubled(folder, plan) as watched:
        chouette = watched.chouette
        if not plan.is_asked_first:
            if instructs:
                await watched.instruct(plan)
            told.append(watched.all())
        await doubles(chouette, plan)
        if plan.is_asked_first and not await watched.is_open():
            told.append(watched.all())
            if instructs:
                await watched.instruct(plan)
        for who, answer in plan.steps:
            if await watched.is_open():
                break
            told.append(watched.all())
            if who is None:
                await chouette.server.let_pass(timedelta(hours=3))
            elif any(label.startswith(answer) for label in chouette.board.labels):
                await chouette.answers(who, answer)
    return told


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.proof) for seed in range(2, 8))]
)
async def test_nothing_that_is_sent_tells_an_instruction_from_no_answer_yet(
    tmp_path: Path, seed: int
) -> None:
    plan = random_plan(Random(seed))
    for name in ("with", "without"):
        (tmp_path / name).mkdir()
    instructed = await steps_told(tmp_path / "with", plan, instructs=True)
    without = await steps_told(tmp_path / "without", plan, instructs=False)
    assert 0 < len(instructed) <= len(without)
    assert instructed == without[: len(instructed)]


async def test_its_owner_alone_knows_what_an_instruction_will_answer(tmp_path: Path) -> None:
    plan = Plan({}, {"Eve": Instruction.TAKE}, is_asked_first=False, doubled=tuple(TEAM), steps=())
    async with to_be_doubled(tmp_path, plan) as told:
        chouette = told.chouette
        await told.instruct(plan)
        await doubles(chouette, plan)
        assert await chouette.awaited() == TEAM
        assert chouette.pinged()[2:] == TEAM
        seat = await chouette.presses("Eve", "My seat")
        assert "Your instruction will answer last: **take**." in seat.text
        for name in TEAM[:2]:
            await chouette.presses(name, "Take")
        chouette.server.dice.will_fall("65")
        await chouette.presses("Dora", "Take")
        assert "Bob, Carol, Dora and Eve take at 2" in chouette.board.text


async def test_a_pass_is_not_asked_about_although_an_instruction_makes_it_the_last(tmp_path: Path) -> None:
    plan = Plan({}, {"Eve": Instruction.TAKE}, is_asked_first=False, doubled=("Dora", "Eve"), steps=())
    async with to_be_doubled(tmp_path, plan) as told:
        await told.instruct(plan)
        await doubles(told.chouette, plan)
        told.chouette.server.dice.will_fall("65")
        await told.chouette.presses("Dora", "Pass")
        assert "Dora passes and pays 1" in told.chouette.board.text

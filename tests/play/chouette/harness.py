"""A chouette in a harness: what its people do by the use cases, and what time does by itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.engine import MakePlay, OfferDouble, RollDice
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouetteSheet,
    Join,
    StartGame,
    legal_actions,
    main_bet,
)
from bot.play.base.dice_source import DiceSource
from bot.play.base.table import Place
from bot.play.base.use_case import Caller
from bot.play.chouette.flow import open_chouette
from bot.play.chouette.lifecycle import CHOUETTE_LIFECYCLE, REMINDER, Done
from bot.play.chouette.store import load_chouette
from bot.play.chouette.table import ChouetteTable
from bot.play.posts.outbox import BOARD
from bot.play.posts.scheduling import BOT_PLAYS, due_now
from bot.play.tables.bot_player import apply_decision, decision_at, plainly
from bot.play.tables.flow import Plan, apply_action, fire
from tests.engine.chouette.story import AT_ONCE
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, GUILD, Harness, source_of

FIVE = (ALICE, BOB, CAROL, DORA, EVE)


Choose = Callable[[Chouette, int], Iterable[ChouetteAction]]
"""Chooses what a player, by our key, does."""


@dataclass
class ChouetteHarness:
    """A chouette, as its table was when somebody last did something there."""

    harness: Harness
    table: ChouetteTable
    dice_source: DiceSource | None = field(default=None, kw_only=True)
    """Instead of scripted dice, if there is one."""

    async def does(
        self, who: Caller, *actions: ChouetteAction, dice: str = "", version: int | None = None
    ) -> Done:
        return await self.chooses(who, lambda _chouette, _player: actions, dice, version)

    async def chooses(
        self, who: Caller, choose: Choose, dice: str = "", version: int | None = None, request: Any = None
    ) -> Done:
        done = await self.harness.run(
            apply_action,
            request=request or self.harness.request(who),
            table_id=self.table.id,
            edition=version,
            plan=choosing(choose),
            dice_source=self.dice_source or source_of(dice),
        )
        self.table = done.table
        await self.autopilot(dice)
        return done

    async def autopilot(self, dice: str = "") -> None:
        """Let the plain autopilot make the plays that are left to it."""
        while (decision := decision_at(self.table)) is not None:
            done = await self.harness.run(
                apply_decision,
                decision=decision,
                chosen=plainly(decision),
                dice_source=self.dice_source or source_of(dice),
                at=self.harness.now,
                caller=None,
            )
            self.table = done.table

    async def plays(self, who: Caller, dice: str = "") -> Done:
        """Make the first play that there is."""
        possible = legal_actions(self.table.chouette, self.key(who))
        return await self.does(who, next(one for one in possible if isinstance(one, MakePlay)), dice=dice)

    async def wait(self, dice: str = "", **time: float) -> int:
        """Let time pass, then everything fire that is due; return how much that was, reminders aside."""
        self.harness.pass_by(timedelta(**time))
        fired = 0
        while due := await self.harness.run(due_now, now=self.harness.now):
            for deadline in due:
                if deadline.kind == BOT_PLAYS:
                    await self.read()
                    await self.autopilot(dice)
                    continue
                await self.harness.run(
                    fire,
                    deadline=deadline,
                    now=self.harness.now,
                    dice_source=self.dice_source or source_of(dice),
                )
            fired += sum(deadline.kind not in (REMINDER, BOT_PLAYS) for deadline in due)
        await self.read()
        return fired

    async def read(self) -> ChouetteTable:
        self.table = await self.harness.run(load_chouette, table_id=self.table.id)
        return self.table

    async def pending(self) -> list[tuple[bool, list[str]]]:
        """The boards that are owed: whether each is a message of its own, and whom it mentions."""
        rows = [payload for kind, _, payload in await self.harness.pending() if kind == BOARD]
        return [(row["is_new"], self.names(row["mention"])) for row in rows]

    async def forget_pending(self) -> None:
        rows = await self.harness.run(lambda uow: uow.outbox.pending())
        keys = [row.id for row in rows]
        await self.harness.run(lambda uow: uow.outbox.mark_delivered(keys, self.harness.now))

    def key(self, who: Caller) -> int:
        return next(each.id for each in self.table.players.values() if each.snowflake == who.snowflake)

    def caller(self, player: int) -> Caller:
        known = self.table.players[player]
        assert known.snowflake is not None
        return Caller(known.snowflake, known.name)

    def names(self, players: Iterable[int]) -> list[str]:
        return [self.table.players[player].name for player in players]

    def cube(self, who: Caller) -> int:
        """The cube of a member's bet with the box."""
        bet = main_bet(self.table.chouette.current, self.key(who))
        return bet.cube

    @property
    def awaited(self) -> list[str]:
        """The players that the table waits for, by name."""
        return self.names(self.table.must_act)


def choosing(choose: Choose) -> Plan[ChouetteTable, ChouetteEvent, ChouetteAction]:
    """Plan an action that is chosen once the chouette is read."""
    return Plan(CHOUETTE_LIFECYCLE, lambda table, player: choose(table.chouette, player))


async def lobby(
    harness: Harness,
    sheet: ChouetteSheet = AT_ONCE,
    channel: int = CHANNEL,
    dice_source: DiceSource | None = None,
) -> ChouetteHarness:
    """A lobby with Alice in it; dice are scripted, unless they come from somewhere."""
    request, place, dice = harness.request(ALICE), Place(GUILD, channel), dice_source or source_of("")
    table = await harness.run(open_chouette, request=request, place=place, sheet=sheet, dice_source=dice)
    return ChouetteHarness(harness, table, dice_source=dice_source)


async def opened(
    harness: Harness, sheet: ChouetteSheet = AT_ONCE, people: Iterable[Caller] = FIVE, **lobbys: Any
) -> ChouetteHarness:
    """A lobby that Alice has opened, and the others have joined."""
    chouette = await lobby(harness, sheet, **lobbys)
    for who in people:
        if who != ALICE:
            await chouette.does(who, Join())
    return chouette


async def started(
    harness: Harness,
    sheet: ChouetteSheet = AT_ONCE,
    people: Iterable[Caller] = FIVE,
    dice: str = "654321 31",
    **lobbys: Any,
) -> ChouetteHarness:
    """Alice is the box, Bob the captain, then the others; the box is to play 3-1."""
    chouette = await opened(harness, sheet, people, **lobbys)
    await chouette.does(ALICE, StartGame(), dice=dice)
    await chouette.forget_pending()
    return chouette


async def doubled(harness: Harness, *members: int) -> ChouetteHarness:
    """The box has doubled members, by the numbers of their cubes: all four unless said."""
    chouette = await started(harness)
    await chouette.plays(ALICE)
    await chouette.does(BOB, RollDice(), dice="62")
    await chouette.plays(BOB)
    await chouette.does(ALICE, *(OfferDouble(cube) for cube in members or range(4)), RollDice())
    await chouette.forget_pending()
    return chouette

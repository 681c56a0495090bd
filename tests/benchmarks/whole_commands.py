"""Whole commands on 64 tables at once, and what of them nobody could do without.

A command is what the bot does from a press to a board: it checks what is legal and saves it, reads what the
channel is owed, draws the picture, makes the payload of the post, and notes that it was taken. What Discord
and the network take is left out.

Its floors, the processor's time for the very same commands in the same run, one after the other:

- legality: the rules carry out the action (`bench_legal_plays` holds their plays against a compiled peer);
- save: plain `sqlite3` writes the same rows by the same statements, in as many transactions, to a copy of the
  same file with the same durability, and reads nothing;
- picture: Pillow writes the finished pixels as PNG with the same settings;
- payload: the finished payload is written as JSON, and put together with the picture.
"""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from sqlalchemy import Connection, Engine, event

from bot.discord.wire.components import drawn_view
from bot.engine import Action, Game
from bot.engine import act as act_in_engine
from bot.features import switch_all_on
from bot.play.base.pending_post import PendingPost
from bot.play.base.use_case import Caller, Request
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from bot.play.heads_up.board import table_panel
from bot.play.heads_up.store import load_table
from bot.play.heads_up.table import HeadsUpTable
from bot.play.posts.outbox import RecordOutcome, mark_kept, mark_posted, next_post_of, record_outcome
from bot.play.posts.pending_posts import PendingBoard, PendingFinal
from bot.play.subjects.subject import NOBODYS
from bot.play.tables.flow import apply_action
from render import draw_board
from storage import Database, UnitOfWork
from storage.sqlite import PRAGMAS
from tests.benchmarks.bench_render import encoded_by_pillow
from tests.benchmarks.measuring import timed
from tests.benchmarks.population import NOW, choose, fair_chance
from tests.play.harness import deciding

switch_all_on()

OWN = 10**12 + 10**6 * os.getpid()  # several processes share a database in `bench_processes`
MESSAGES = count(OWN)
INTERACTIONS = count(OWN)
Transaction = list[tuple[str, Any, bool]]
"""The statements that write, each with its parameters, and whether those are of many rows."""


@dataclass(frozen=True)
class Press:
    """An action that a player is about to take at a table that waits for them."""

    table: HeadsUpTable
    action: Action

    @property
    def request(self) -> Request:
        player = self.table.players[self.table.must_act[0]]
        return Request(next(INTERACTIONS), Caller(player.snowflake or 0, player.name), NOW)


@dataclass(frozen=True)
class Done:
    """A command that was carried out: how long it took, and the payload and the picture of its board."""

    press: Press
    seconds: float
    payload: list[dict[str, Any]]
    png: bytes


@dataclass(frozen=True)
class Round:
    """One command at each of the tables: in how many seconds all were done, and how many of a processor."""

    done: list[Done]
    seconds: float
    worked: float


class Bot:
    """A database and what works on it."""

    def __init__(self, database: Database, tables: Sequence[int], seed: int) -> None:
        self._database = database
        self._tables = tables
        self._random = Random(seed)
        self._chance = fair_chance(self._random)

    async def round(self, *, at_once: bool) -> Round:
        """Let somebody act at every table: at all of them at once, or at one after the other."""
        presses = [await self._press(table_id) for table_id in self._tables]
        draw_board.cache_clear()
        start, worked = time.perf_counter(), time.process_time()
        if at_once:
            done = await asyncio.gather(*map(self._carry_out, presses))
        else:
            done = [await self._carry_out(press) for press in presses]
        seconds, worked = time.perf_counter() - start, time.process_time() - worked
        await self._fold_all()
        return Round(done, seconds, worked)

    async def _press(self, table_id: int) -> Press:
        table = await self._database.run(load_table, table_id=table_id)
        return Press(table, choose(table, self._random))

    async def _carry_out(self, press: Press) -> Done:
        start, run = time.perf_counter(), self._database.run
        table, action = press.table, press.action
        plan = deciding(lambda _game: action)

        def work(uow: UnitOfWork) -> PendingPost | None:
            acted = apply_action(uow, press.request, table.id, table.edition, self._chance, plan)
            return next_post_of(uow, acted.table, NOW)

        pending = await run(work)
        payload, png = await deliver(
            self._database, pending, lambda post: table_panel(post.table, post.news, View())
        )
        return Done(press, time.perf_counter() - start, payload, png)

    async def _fold_all(self) -> None:
        """Note that the old boards are folded, which nobody waits for."""
        for table_id in self._tables:
            await self._database.run(fold, table_id=table_id)


async def deliver(
    database: Database, pending: PendingPost | None, panel_of: Callable[[PendingBoard], Panel]
) -> tuple[list[dict[str, Any]], bytes]:
    """Draw the board that is owed, and note that it was taken, as delivery does: its payload and picture."""

    async def record(post: PendingPost, taken: RecordOutcome) -> PendingPost | None:
        return await database.run(
            record_outcome, record=taken, subject_id=post.table.id, now=NOW, besides=NOBODYS
        )

    while isinstance(pending, PendingFinal):  # a game has ended: its last board is no part of the press
        pending = await record(pending, lambda uow, at: mark_kept(uow, pending, at))  # noqa: B023 - called at once
    assert isinstance(pending, PendingBoard)
    panel = panel_of(pending)
    view = await drawn_view(panel, pending.table)
    payload, png = view.to_components(), b"".join(file.fp.read() for file in view.files)
    body(payload, png)
    live = pending.board.message
    message = next(MESSAGES) if pending.is_new or live is None else live
    await record(pending, lambda uow, at: mark_posted(uow, pending, message, at))
    return payload, png


def fold(uow: UnitOfWork, table_id: int) -> None:
    uow.outbox.mark_delivered([row.id for row in uow.outbox.pending(table_id)], NOW)
    uow.claims.release(table_id)


def body(payload: list[dict[str, Any]], png: bytes) -> bytes:
    """Return the body of a post: its JSON, then its picture."""
    return b"".join((json.dumps({"components": payload}).encode(), png))


class Floors:
    """The floors of commands: the least that they could do, with all that can be left out left out.

    What the commands write is noted while a twin of the bot, on a copy of its database and with the same
    seed, does the same once more: to note it takes time.

    Args:
        copy: The copy.
        path: Another copy, to which the same is written.
        twin: The twin.
    """

    def __init__(self, copy: Database, path: Path, twin: Bot) -> None:
        self._copy = copy
        self._twin = twin
        self._connection = sqlite3.connect(path, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")

    async def close(self) -> None:
        """Close both files."""
        self._connection.close()
        await self._copy.close()

    async def of(self, played: Round, *, at_once: bool) -> dict[str, float]:
        """Return the processor's seconds that the commands of a round have to take, by what takes them."""
        with written() as writes:
            again = await self._twin.round(at_once=at_once)
        if [each.press.action for each in again.done] != [each.press.action for each in played.done]:
            raise AssertionError("the twin did something else")
        pictures = [opened(each.png) for each in played.done]
        return {
            "legality": timed(lambda: [legality(each.press) for each in played.done])[0],
            "save": timed(lambda: [self._write(each) for each in writes])[0],
            "picture": timed(lambda: [encoded_by_pillow(each) for each in pictures])[0],
            "payload": timed(lambda: [body(each.payload, each.png) for each in played.done])[0],
        }

    def _write(self, transaction: Transaction) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for statement, parameters, has_many_rows in transaction:
            if has_many_rows:
                self._connection.executemany(statement, parameters)
            else:
                self._connection.execute(statement, parameters).fetchall()
        self._connection.execute("COMMIT")


def legality(press: Press) -> None:
    """Let the rules carry out an action."""
    game: Game = press.table.game
    act_in_engine(game, press.table.must_act[0], press.action, lambda: 1)


def opened(png: bytes) -> Image.Image:
    """The pixels of a picture."""
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture


@contextmanager
def written() -> Iterator[list[Transaction]]:
    """Collect what is written meanwhile, transaction by transaction."""
    transactions: list[Transaction] = []
    current: Transaction = []

    def collect(
        _: Connection, __: object, statement: str, parameters: Any, ___: object, has_many_rows: Any
    ) -> None:
        if not statement.startswith("SELECT"):
            current.append((statement, parameters, has_many_rows))

    def commit(_: Connection) -> None:
        if current:
            transactions.append(list(current))
            current.clear()

    event.listen(Engine, "before_cursor_execute", collect)
    event.listen(Engine, "commit", commit)
    try:
        yield transactions
    finally:
        event.remove(Engine, "before_cursor_execute", collect)
        event.remove(Engine, "commit", commit)

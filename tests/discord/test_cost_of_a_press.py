"""The cost of each press, command and time-out: transactions, and tables that are loaded.

A press that acts costs one transaction, and one more for each message that Discord takes, which is noted; a
message that is posted anew has the one before collapse. A press that only looks costs one. A message that
notifies is a call more, an edit, and no transaction.
"""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import pytest
from simcord.enums import ComponentType
from simcord.results import InteractionResult

from bot.clocks import TimeControl
from bot.discord.heads_up.challenges import format_offer
from bot.discord.wire.custom_ids import CustomId, format_custom_id
from bot.engine import RuleSheet
from bot.play.base.preferences import Reminded, Reminders
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables.store import latest_any
from tests.discord.chouette import FIVE, Chouette, in_play, play_one
from tests.discord.evaluators import FakeEvaluator
from tests.discord.pencil import Pencil
from tests.discord.players import start_game
from tests.discord.seen import Seen, all_private, private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.discord.stored_games import store
from tests.discord.team_thread import MADE, said, team_opens
from tests.discord.till import Till
from tests.engine.games import game_at
from tests.play.heads_up.played_games import lively_match

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
RECORD = Path(__file__).parent.parent / "data" / "records" / "money-beavers.mat"


class Price(NamedTuple):
    """Transactions, and tables loaded."""

    transactions: int
    loads: int


SEALED, TIME_OUT, CHOSEN = "sealed answer", "time out", "played at once"
LOOK = Price(1, 1)
EDITED = Price(2, 1)
"""The board of before shows it."""
POSTED = Price(3, 2)
"""A new board shows it, and the one before collapses."""
PRICES: Mapping[str, Price] = {
    **dict.fromkeys((HeadsUpButton.SHEET, HeadsUpButton.CHANGE, HeadsUpButton.EDIT), LOOK),
    **dict.fromkeys(
        (SharedButton.PLAY, SharedButton.BUILD, SharedButton.CHOOSE, SharedButton.FLIP, HeadsUpButton.SINCE),
        LOOK,
    ),
    **dict.fromkeys((HeadsUpButton.ORDERS, SharedButton.ORDER, SharedButton.ROLL_FOR_ME), LOOK),
    **dict.fromkeys(
        (
            SharedButton.DOUBLE,
            SharedButton.PASS,
            SharedButton.RESIGN,
            HeadsUpButton.WAIT,
            SharedButton.REPLAY,
        ),
        LOOK,
    ),
    SharedButton.KEEP_PLAYING: LOOK,
    **dict.fromkeys(
        (ChouetteButton.RULES, ChouetteButton.OPTIONS, ChouetteButton.OPTION, ChouetteButton.PRESET), LOOK
    ),
    **dict.fromkeys(
        (
            SharedButton.WATCH,
            SharedButton.FILM,
            SharedButton.SHARE,
            SharedButton.THINK_AGAIN,
            SharedButton.BETTER,
        ),
        LOOK,
    ),
    **dict.fromkeys(
        (ChouetteButton.SEAT, ChouetteButton.LOOK, ChouetteButton.INTENT, ChouetteButton.CUBES), LOOK
    ),
    **dict.fromkeys(
        (
            SharedButton.ROLL,
            HeadsUpButton.REFUSE_TAKEBACK,
            HeadsUpButton.END,
            HeadsUpButton.MORE_TIME,
            HeadsUpButton.PLAY_ON,
        ),
        EDITED,
    ),
    **dict.fromkeys(
        (
            ChouetteButton.JOIN,
            ChouetteButton.LEAVE,
            ChouetteButton.STAKE,
            ChouetteButton.ACTION,
            SharedButton.ANYWAY,
        ),
        EDITED,
    ),
    **dict.fromkeys((HeadsUpButton.ACCEPT, SharedButton.CONFIRM, HeadsUpButton.FORCED), POSTED),
    HeadsUpButton.NEXT: POSTED,
    **dict.fromkeys(
        (
            SharedButton.DOUBLE_NOW,
            SharedButton.TAKE,
            SharedButton.PASS_NOW,
            SharedButton.BEAVER,
            SharedButton.RACCOON,
        ),
        POSTED,
    ),
    **dict.fromkeys(
        (
            SharedButton.RESIGN_AS,
            SharedButton.AGREE,
            SharedButton.REFUSE,
            HeadsUpButton.TAKEBACK,
            HeadsUpButton.GRANT,
        ),
        POSTED,
    ),
    **dict.fromkeys(
        (HeadsUpButton.CLAIM, HeadsUpButton.AUTOPILOT, HeadsUpButton.ASK_TIME, ChouetteButton.CONFIRM_CUBES),
        POSTED,
    ),
    SEALED: EDITED,  # that somebody has answered, all may know
    CHOSEN: Price(4, 4),  # how they like it is read before, and its answer leads to the new board
    HeadsUpButton.UNDO: EDITED,
    ChouetteButton.LEDGER: Price(1, 2),  # and its standings
    # of no table, or without a look at it: that it is for the presser to see, is all that is read
    **dict.fromkeys(
        (SharedButton.CLOSE_EDITOR, SharedButton.HISTORY, SharedButton.SETTING, SharedButton.OFFER_OWN),
        Price(1, 0),
    ),
    **dict.fromkeys((SharedButton.SERVER_SETTING, SharedButton.OFFER_HERE, SharedButton.ZONE), Price(1, 0)),
    **dict.fromkeys((SharedButton.ERASE, SharedButton.KEEP_DATA), Price(1, 0)),
    SharedButton.HELP: Price(0, 0),
    # the record is replayed in between, which takes too long for one
    **dict.fromkeys((SharedButton.REPLAY_IMPORT, SharedButton.WATCH_IMPORT), Price(2, 0)),
    **dict.fromkeys((SharedButton.FILM_IMPORT, SharedButton.SHARE_IMPORT), Price(2, 0)),
    SharedButton.SHARE_POSITION: Price(1, 0),
    # which games are running is asked apart: an analysis must help in none
    SharedButton.ANALYSIS: Price(2, 1),
    SharedButton.SHARE_ANALYSIS: Price(3, 2),
    HeadsUpButton.SHARE_JUDGED: Price(3, 0),
    SharedButton.ANALYSE: Price(
        3, 2
    ),  # what is to be judged, whether it is in play, and what was asked for with its page
    SharedButton.ANALYSE_IMPORT: Price(11, 1),  # with what is made, and claimed, meanwhile
    SharedButton.ANALYSIS_FILE: Price(2, 1),
    ChouetteButton.BOT_PLAYER: Price(1, 1),
    # with what is made meanwhile; whoever asked is told, by direct messages that are opened for that
    SharedButton.ANALYSE_DEEPER: Price(8, 2),
    # the bot's own threads have a look after them, to be named or archived, which is noted too
    HeadsUpButton.WITHDRAW: Price(3, 3),
    HeadsUpButton.DECLINE: Price(3, 3),
    HeadsUpButton.PROPOSE: Price(
        4, 5
    ),  # and the offer is read before the change, since the button holds only changes
    ChouetteButton.SET_OPTIONS: Price(3, 3),
    # another table is opened, whose post nobody could read before; and the end of the old one is shown anew
    HeadsUpButton.REMATCH: Price(5, 5),
    # the team's thread: each call to Discord, such as to let a member in, is noted by itself, so that none is
    # made twice
    ChouetteButton.START: Price(8, 12),
    ChouetteButton.SUGGEST: Price(4, 7),
    ChouetteButton.SCORESHEET: LOOK,
    # which of two people may say so is read first, and the post of the reckoning then
    **dict.fromkeys((ChouetteButton.PAID, ChouetteButton.RECEIVED, ChouetteButton.NOT_RECEIVED), Price(3, 1)),
    ChouetteButton.VOTE: Price(2, 5),
    ChouetteButton.PLAY_SUGGESTION: Price(4, 5),
    TIME_OUT: POSTED,
    # after each command it is asked for cut-off games; a command finds its table first, and is answered from
    # the new board
    "/board": Price(2, 1),
    "/roll": Price(4, 2),
    "/resign": Price(3, 2),
    **dict.fromkeys(("/play", "/double", "/take"), Price(6, 4)),
    "/note": Price(3, 2),
    "/turns": Price(3, 0),
    "/import": Price(3, 0),
    "/challenge": Price(6, 3),  # what the server plays is read first; nobody could read the new post before
    "/chouette start": Price(5, 3),
    "/chouette suggest": Price(6, 8),
}


@pytest.fixture
def till(monkeypatch: pytest.MonkeyPatch) -> Till:
    return Till(monkeypatch)


ASKED_TWICE = {
    *(
        SharedButton.THINK_AGAIN,
        SharedButton.PLAY,
        SharedButton.DOUBLE,
        SharedButton.RESIGN,
        HeadsUpButton.AUTOPILOT,
        ChouetteButton.SET_OPTIONS,
    ),
    *("/roll", "/resign"),
    *(
        SharedButton.ANALYSE,
        SharedButton.ANALYSE_IMPORT,
        SharedButton.ANALYSIS_FILE,
        SharedButton.ANALYSE_DEEPER,
    ),
    *(SharedButton.ANALYSIS, SharedButton.SHARE_ANALYSIS),
}
"""Presses that first check what may be done and then show it, and those that go through whole games."""


class Customer:
    """Presses and types what a story asks for, and keeps what each button and command has cost."""

    def __init__(self, server: SimulatedServer, till: Till) -> None:
        self.server = server
        self.paid: dict[str, Price] = {}
        self.told: Seen | None = None
        self._till = till

    async def press(
        self, who: str, kind: StrEnum, argument: str | None = None, seen: Seen | None = None
    ) -> None:
        """On the last private answer if it has such a button, else on the newest message of the channel."""
        if seen is None:
            seen = self.told if self.told is not None and kind in self.told.kinds else self.server.board
        await self._pay(str(kind), self.server.press(self.server.people[who], kind, seen, argument))

    async def choose(self, who: str, kind: StrEnum, label: str) -> None:
        """From the menu of that kind on the newest message of the channel."""
        member = self.server.people[who]
        await self._pay(str(kind), self.server.choose(member, kind, label, self.server.board))

    async def press_anything(
        self, who: str, kind: StrEnum, argument: str = "", *, table: bool = True, seen: Seen | None = None
    ) -> None:
        """A button that stands elsewhere, of a table or of none."""
        here = await self.server.database.run(latest_any, self.server.channel.id)
        at = (here.id, here.edition) if table else (0, 0)
        custom_id = format_custom_id(CustomId(kind, *at, argument))
        button = {"type": ComponentType.BUTTON, "style": 2, "label": "?", "custom_id": custom_id}
        row = {"type": ComponentType.ACTION_ROW, "components": [{**button, "disabled": False}]}
        elsewhere = replace(seen or self.server.board, payload=[row])
        await self._pay(str(kind), self.server.press_anyhow(self.server.people[who], elsewhere, custom_id))

    async def type(self, who: str, command: str, **options: object) -> None:
        await self._pay(f"/{command}", self.server.people[who].slash(self.server.channel, command, **options))

    @property
    def answer(self) -> Seen:
        assert self.told is not None
        return self.told

    @contextmanager
    def pays(self, what: str) -> Iterator[None]:
        with self._till.open() as cost:
            yield
        self.paid[what] = Price(cost.transactions, cost.loads)

    async def _pay(self, what: str, doing: Awaitable[InteractionResult]) -> None:
        with self._till.open() as cost:
            result = await doing
        twice = {question for question, times in cost.questions.items() if times > 1}
        assert not twice or what in ASKED_TWICE
        self.paid[what] = Price(cost.transactions, cost.loads)
        answers = all_private(result)
        self.told = answers[-1] if answers else None


@pytest.fixture
async def customer(tmp_path: Path, till: Till) -> AsyncIterator[Customer]:
    async with open_server(tmp_path, FIVE, evaluator=FakeEvaluator()) as server:
        yield Customer(server, till)


async def challenge(customer: Customer) -> None:
    await customer.type("Alice", "challenge", opponent=customer.server.bob)
    await customer.press("Bob", HeadsUpButton.SHEET)
    for last in (SharedButton.CLOSE_EDITOR, HeadsUpButton.PROPOSE):
        await customer.press("Bob", HeadsUpButton.CHANGE)
        edits = [act.argument for act in customer.answer.acts if act.kind is HeadsUpButton.EDIT]
        await customer.press("Bob", HeadsUpButton.EDIT, edits[0])
        await customer.press("Bob", last)
    await customer.press("Bob", HeadsUpButton.WITHDRAW)
    await customer.press("Bob", HeadsUpButton.DECLINE)
    await customer.server.alice.slash(customer.server.channel, "challenge", opponent=customer.server.bob)
    customer.server.dice.will_fall("31")
    await customer.press("Bob", HeadsUpButton.ACCEPT)


async def turn(customer: Customer) -> None:
    await customer.server.seat(game_at(START))
    customer.server.dice.will_fall("31")
    await customer.press("Alice", SharedButton.ROLL)
    await customer.press("Alice", SharedButton.PLAY)
    for label in ("8", "8/5", "6/5"):
        await customer.press("Alice", SharedButton.BUILD, customer.answer.act(label).argument)
    await customer.press("Alice", SharedButton.CONFIRM)
    await customer.press("Bob", SharedButton.FLIP)
    await customer.press("Bob", HeadsUpButton.SINCE)
    await customer.press_anything("Alice", HeadsUpButton.ORDERS)
    await customer.press_anything("Alice", SharedButton.ORDER, "roll.on")
    await customer.press_anything("Alice", SharedButton.ROLL_FOR_ME, "rollgame.on")


async def chosen(customer: Customer) -> None:
    server = customer.server
    await start_game(server, "31")
    await customer.choose("Alice", SharedButton.CHOOSE, "8/5 6/5")
    await server.prefer(server.alice, confirms_plays=False)
    with customer.pays(CHOSEN):
        played = private(await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", server.board))
    await customer.press("Alice", HeadsUpButton.UNDO, seen=played)


async def takeback(customer: Customer) -> None:
    server = customer.server
    await start_game(server, "31")
    await customer.type("Alice", "play", play="8/5 6/5")
    await customer.press("Alice", HeadsUpButton.TAKEBACK)
    await customer.press("Bob", HeadsUpButton.REFUSE_TAKEBACK)
    server.dice.will_fall("62")
    await server.press(server.bob, SharedButton.ROLL)
    await customer.type("Bob", "play", play="24/18 13/11")
    await customer.press("Bob", HeadsUpButton.TAKEBACK)
    await customer.press("Alice", HeadsUpButton.GRANT)


async def double(customer: Customer) -> None:
    await customer.server.seat(game_at(START), RuleSheet(has_beavers=True, has_raccoons=True))
    await customer.press("Alice", SharedButton.DOUBLE)
    await customer.press("Alice", SharedButton.KEEP_PLAYING)
    await customer.press("Alice", SharedButton.DOUBLE)
    await customer.press("Alice", SharedButton.DOUBLE_NOW)
    await customer.press("Bob", SharedButton.BEAVER)
    await customer.press("Alice", SharedButton.RACCOON)
    await customer.press("Bob", SharedButton.TAKE)


async def ends(customer: Customer) -> None:
    server = customer.server
    await server.seat(game_at(START))
    await server.double(server.alice)
    await customer.press("Bob", SharedButton.PASS)
    await customer.press("Bob", SharedButton.PASS_NOW)
    server.dice.will_fall("31")
    await customer.press("Bob", HeadsUpButton.NEXT)
    await customer.press("Alice", SharedButton.RESIGN)
    await customer.press("Alice", SharedButton.RESIGN_AS, "1")
    await customer.press("Bob", SharedButton.REFUSE)
    await server.press(
        server.alice, SharedButton.RESIGN_AS, private(await server.press(server.alice, SharedButton.RESIGN))
    )
    await customer.press("Bob", SharedButton.AGREE)
    await customer.press("Bob", HeadsUpButton.END)
    await customer.press("Bob", HeadsUpButton.REMATCH)


async def forced(customer: Customer) -> None:
    await customer.server.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    await customer.press("Alice", HeadsUpButton.FORCED)


async def _timed(customer: Customer) -> None:
    server = customer.server
    for member in (server.alice, server.bob):
        await server.prefer(member, reminders=Reminders(Reminded.NEVER))
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, turn_hours=24)
    server.dice.will_fall("31")
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def time_asked(customer: Customer) -> None:
    await _timed(customer)
    await customer.press_anything("Alice", HeadsUpButton.ASK_TIME)
    await customer.press_anything("Bob", HeadsUpButton.MORE_TIME)


async def time_out(customer: Customer) -> None:
    await _timed(customer)
    await customer.server.let_pass(timedelta(hours=23, minutes=59))
    with customer.pays(TIME_OUT):
        await customer.server.let_pass(timedelta(minutes=1))
    await customer.press("Bob", HeadsUpButton.WAIT)
    await customer.press("Bob", HeadsUpButton.CLAIM)


async def autopilot(customer: Customer) -> None:
    await _timed(customer)
    await customer.server.let_pass(timedelta(hours=24))
    await customer.press("Bob", HeadsUpButton.AUTOPILOT)
    await customer.press("Alice", HeadsUpButton.PLAY_ON)


async def stake(customer: Customer) -> None:
    server = customer.server
    await in_play(server)
    await play_one(server)
    await server.alice.slash(server.channel, "chouette settings", stake=5)
    await customer.press("Bob", ChouetteButton.STAKE)


async def lobby(customer: Customer) -> None:
    await customer.type("Alice", "chouette start")
    for who in FIVE[1:]:
        await customer.press(who, ChouetteButton.JOIN)
    await customer.press("Bob", ChouetteButton.RULES)
    await customer.press("Alice", ChouetteButton.OPTIONS)
    edited = [act.argument for act in customer.answer.acts if act.kind is ChouetteButton.OPTION]
    await customer.press("Alice", ChouetteButton.OPTION, edited[0])
    await customer.press("Alice", ChouetteButton.PRESET, "1.0")
    await customer.press("Alice", ChouetteButton.SET_OPTIONS)
    await customer.press("Alice", ChouetteButton.BOT_PLAYER)
    await customer.press("Eve", ChouetteButton.LEAVE)
    await customer.press("Alice", ChouetteButton.START)
    await customer.press("Bob", ChouetteButton.SEAT)
    await customer.press("Bob", ChouetteButton.LOOK, "since")
    await customer.press_anything("Bob", ChouetteButton.LEDGER)


async def final_sheet(customer: Customer) -> None:
    server = customer.server
    await in_play(server)
    await play_one(server)
    await customer.press_anything("Carol", ChouetteButton.SCORESHEET)
    await Chouette(server).closes("Alice")
    await server.let_pass(timedelta(minutes=6))
    presses = (
        ("Alice", ChouetteButton.PAID),
        ("Bob", ChouetteButton.NOT_RECEIVED),
        ("Alice", ChouetteButton.PAID),
        ("Bob", ChouetteButton.RECEIVED),
    )
    for who, kind in presses:
        shown = next(each for each in server.newest_first() if "final sheet" in each.text)
        await customer.press(who, kind, seen=shown)


async def cubes(customer: Customer) -> None:
    chouette = Chouette(customer.server)
    await chouette.start(FIVE, consultation="none")
    await chouette.types("Alice", "play", play="8/5 6/5")
    await customer.press("Bob", ChouetteButton.ACTION, "roll")
    await chouette.plays("Bob")
    await customer.press("Alice", ChouetteButton.INTENT, customer.server.board.act("Double some").argument)
    for name in ("Carol", "Dora"):
        await customer.press(
            "Alice", ChouetteButton.CUBES, customer.answer.act(f"{name}: no double").argument
        )
    await customer.press("Alice", ChouetteButton.CONFIRM_CUBES)
    with customer.pays(SEALED):
        await chouette.presses("Carol", "Take")


async def advice(customer: Customer) -> None:
    chouette = Chouette(customer.server)
    await team_opens(chouette)
    await customer.type("Carol", "chouette suggest", play=MADE)
    await customer.press_anything("Dora", SharedButton.PLAY)
    for label in ("8", "8/5", "6/5"):
        await customer.press("Dora", SharedButton.BUILD, customer.answer.act(label).argument)
    await customer.press("Dora", ChouetteButton.SUGGEST)
    shown = said(chouette)[-1]
    await customer.press("Eve", ChouetteButton.VOTE, seen=shown)
    await customer.press("Bob", ChouetteButton.PLAY_SUGGESTION, seen=shown)


async def typed(customer: Customer) -> None:
    server = customer.server
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    await customer.type("Alice", "board")
    await customer.type("Alice", "roll")
    await customer.type("Alice", "note", text="run")
    await customer.type("Alice", "turns")
    await customer.type("Alice", "resign")
    await customer.type("Alice", "play", play="8/5 6/5")
    await customer.type("Bob", "double", sure=True)
    await customer.type("Alice", "take")


async def beside(customer: Customer) -> None:
    server = customer.server
    await server.seat(game_at(START))
    await customer.press_anything("Alice", SharedButton.HISTORY, "mine.0", table=False)
    await customer.press_anything("Alice", SharedButton.REPLAY, "1.0.first")
    await customer.type("Alice", "import", file=("match.mat", RECORD.read_bytes()))
    await customer.press("Alice", SharedButton.REPLAY_IMPORT, customer.answer.act("▶").argument)
    await customer.press("Alice", SharedButton.ANALYSE_IMPORT)
    await customer.press_anything("Alice", SharedButton.HELP, table=False)
    await customer.press_anything("Alice", SharedButton.SETTING, "boards", table=False)
    server.people["Steward"] = server.joined_by("Steward", manage_guild=True)
    await server.env.settle()
    offer = format_offer(RuleSheet(5), TimeControl())
    await customer.press_anything("Alice", SharedButton.OFFER_OWN, offer, table=False)
    await customer.press_anything("Steward", SharedButton.SERVER_SETTING, "theme.clear", table=False)
    await customer.press_anything("Steward", SharedButton.OFFER_HERE, offer, table=False)
    await customer.press_anything("Alice", SharedButton.ZONE, "europe.berlin", table=False)
    await customer.press_anything("Alice", SharedButton.KEEP_DATA, table=False)
    await customer.press_anything("Carol", SharedButton.ERASE, "3", table=False)


async def against_the_tutor(customer: Customer) -> None:
    await customer.server.seat(game_at(START))
    customer.server.dice.will_fall("31")
    await customer.press_anything("Alice", SharedButton.THINK_AGAIN, "roll")
    await customer.press_anything("Alice", SharedButton.BETTER, "roll")
    await customer.press_anything("Alice", SharedButton.ANYWAY, "roll")


async def moving(customer: Customer) -> None:
    server = customer.server
    server.bot.context = replace(server.bot.context, animator=Pencil())
    await store(server, RuleSheet(3), lively_match(3))
    seen = private(await server.alice.slash(server.channel, "replay"))
    for kind, shown in (
        (SharedButton.WATCH, "play"),
        (SharedButton.FILM, "film"),
        (SharedButton.SHARE, "board"),
    ):
        await customer.press_anything("Alice", kind, f"1.3.{shown}", seen=seen)
    await customer.type("Alice", "import", file=("match.mat", RECORD.read_bytes()))
    await customer.press("Alice", SharedButton.FILM_IMPORT)
    await customer.press("Alice", SharedButton.SHARE_IMPORT)
    await customer.type("Alice", "import", file=("match.mat", RECORD.read_bytes()))
    await customer.press("Alice", SharedButton.REPLAY_IMPORT, customer.answer.act("▶").argument)
    await customer.press("Alice", SharedButton.WATCH_IMPORT)


async def positions(customer: Customer) -> None:
    server = customer.server
    shown = private(await server.alice.slash(server.channel, "play", play="4HPwATDgc/ABMA:cAkAAAAAAAAA"))
    await customer.press("Alice", SharedButton.SHARE_POSITION, seen=shown)
    board = "6:5 5:4 | 6:3 2:1"
    shown = private(await server.alice.slash(server.channel, "position", position=board, analyse=True))
    await customer.press("Alice", HeadsUpButton.SHARE_JUDGED, seen=shown)


async def analysed(customer: Customer) -> None:
    server = customer.server
    await store(server, RuleSheet(3), lively_match(3))
    shown = private(await server.alice.slash(server.channel, "analyse"))
    await customer.press("Alice", SharedButton.SHARE_ANALYSIS, seen=shown)
    with customer.pays(SharedButton.ANALYSE_DEEPER):
        await server.press(server.alice, SharedButton.ANALYSE_DEEPER, shown)
        await asyncio.wait(server.bot.context.analyst.under_way)
    await customer.press("Alice", SharedButton.ANALYSIS_FILE, seen=shown)
    await customer.press("Alice", SharedButton.ANALYSIS, seen=shown)
    await customer.press_anything("Alice", SharedButton.ANALYSE, seen=shown)


STORIES = (
    challenge,
    turn,
    chosen,
    takeback,
    double,
    ends,
    forced,
    time_asked,
    time_out,
    autopilot,
    lobby,
    final_sheet,
    stake,
    cubes,
    advice,
    typed,
    beside,
    against_the_tutor,
    moving,
    positions,
    analysed,
)


@pytest.mark.parametrize("story", STORIES, ids=lambda each: each.__name__)
async def test_each_costs_what_it_must(
    customer: Customer, story: Callable[[Customer], Awaitable[None]]
) -> None:
    await story(customer)
    assert customer.paid == {what: PRICES[what] for what in customer.paid}


def test_every_kind_of_button_has_a_price() -> None:
    told = "".join(map(inspect.getsource, STORIES))
    kinds = {*SharedButton, *HeadsUpButton, *ChouetteButton}
    assert {kind for kind in kinds if f"{type(kind).__name__}.{kind.name}" in told} == kinds

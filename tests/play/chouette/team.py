"""A chouette's team in a harness: what it does, what it says to each other, and what its thread needs."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, Play, Position, Roll, RollDice, parse_play
from bot.engine.chouette import CLUB, Chouette, ChouetteAction, ChouetteSheet, Join, StartGame
from bot.play.chouette import thread_steps as room_steps
from bot.play.chouette.consulting import Advised, show_hand, suggest
from bot.play.chouette.flow import act_in_chouette, open_chouette
from bot.play.chouette.store import load_chouette_to_change
from bot.play.chouette.table import ChouetteTable, ShownSuggestion, consulting
from bot.play.chouette.thread_steps import (
    AddMember,
    OpenThread,
    PendingClosing,
    PendingThreadStep,
    RemoveMember,
    Show,
    Tell,
)
from bot.play.dice_source import DiceSource
from bot.play.outbox import next_post, posted
from bot.play.pending_posts import PendingBoard
from bot.play.scheduling import due_now, fire
from bot.play.table import Place
from bot.play.use_case import Caller
from tests.engine.games import no_dice, scripted
from tests.play.harness import ALICE, BOB, CAROL, CHANNEL, DORA, EVE, GUILD, ServiceHarness, scripted_chance

FIVE = (ALICE, BOB, CAROL, DORA, EVE)
MADE = "8/5 6/5"


@dataclass
class Team:
    """A chouette in a harness, and what its people say to each other."""

    harness: ServiceHarness
    table: ChouetteTable

    async def does(self, who: Caller, *actions: ChouetteAction, dice: str = "") -> None:
        await self.chooses(who, lambda _chouette, _player: actions, dice)

    async def chooses(
        self, who: Caller, choose: Callable[[Chouette, int], tuple[ChouetteAction, ...]], dice: str = ""
    ) -> None:
        work = partial(
            act_in_chouette,
            request=self.harness.request(who),
            table_id=self.table.id,
            edition=None,
            choose=choose,
            dice_source=scripted_dice(dice),
        )
        self.table = (await self.harness.database.run(work)).table

    async def plays(self, who: Caller, text: str) -> None:
        """Let somebody play his roll."""

        def choose(chouette: Chouette, _player: int) -> tuple[ChouetteAction, ...]:
            game = chouette.game
            assert game.roll is not None
            return (MakePlay(parse_play(text, game.position, game.roll)),)

        await self.chooses(who, choose)

    async def suggests(self, who: Caller, text: str) -> Advised:
        def read(position: Position, roll: Roll) -> Play:
            return parse_play(text, position, roll)

        work = partial(
            suggest, request=self.harness.request(who), table_id=self.table.id, edition=None, read=read
        )
        return self._kept(await self.harness.database.run(work))

    async def shows_hand(self, who: Caller, suggestion: int) -> Advised:
        request = self.harness.request(who)
        work = partial(show_hand, request=request, table_id=self.table.id, suggestion=suggestion)
        return self._kept(await self.harness.database.run(work))

    async def time_passes(self) -> None:
        """Let everything fire that is due."""
        for deadline in await self.harness.database.run(partial(due_now, now=self.harness.now)):
            work = partial(fire, deadline=deadline, now=self.harness.now, dice_source=scripted_dice(""))
            await self.harness.database.run(work)
        await self.look()

    async def pending(self) -> PendingThreadStep | PendingClosing | None:
        """What the thread needs next, once the boards are posted."""
        while True:
            work = partial(next_post, table_id=self.table.id, now=self.harness.now)
            pending = await self.harness.database.run(work)
            if not isinstance(pending, PendingBoard):
                assert pending is None or isinstance(pending, PendingThreadStep | PendingClosing)
                return pending
            await self.harness.database.run(
                partial(posted, pending=pending, message=5000, at=self.harness.now)
            )

    async def step(self) -> PendingThreadStep:
        pending = await self.pending()
        assert isinstance(pending, PendingThreadStep)
        return pending

    async def note(self, note: Callable[..., object], **what: object) -> None:
        await self.harness.database.run(partial(note, at=self.harness.now, **what))
        await self.look()

    async def look(self) -> None:
        self.table = await self.harness.database.run(
            lambda uow: load_chouette_to_change(uow, self.table.id)[1]
        )

    async def delivered(self, thread: int = 900) -> list[str]:
        """Let Discord take all that the thread needs, and return what that was."""
        done = []
        while isinstance(pending := await self.pending(), PendingThreadStep):
            done.append(type(pending.step).__name__)
            await self.take(pending, thread)
        return done

    async def take(self, pending: PendingThreadStep, thread: int = 900) -> None:
        match pending.step:
            case OpenThread():
                await self.note(room_steps.opened, pending=pending, thread=thread)
            case AddMember(player):
                await self.note(room_steps.let_in, pending=pending, player=player.id)
            case RemoveMember(player):
                await self.note(room_steps.let_out, pending=pending, player=player.id)
            case Tell(members):
                await self.note(room_steps.mark_announced, pending=pending, members=members)
            case Show(suggestion, reader):
                how = ShownSuggestion(7000 + suggestion.id, reader and reader.id, suggestion.hands)
                await self.note(room_steps.shown, pending=pending, suggestion=suggestion.id, how=how)

    def key(self, who: Caller) -> int:
        return next(each.id for each in self.table.players.values() if each.snowflake == who.snowflake)

    def names(self, players: tuple[int, ...]) -> str:
        """The first letters of people, in their order."""
        return "".join(self.table.players[player].name[0] for player in players)

    @property
    def inside(self) -> str:
        assert self.table.state.room is not None
        return self.names(self.table.state.room.inside)

    @property
    def belong(self) -> str:
        return self.names(consulting(self.table.chouette))

    def _kept(self, advised: Advised) -> Advised:
        self.table = advised.table
        return advised


def scripted_dice(dice: str) -> DiceSource:
    return scripted_chance(scripted(*map(int, dice)) if dice else no_dice)


async def started(harness: ServiceHarness, sheet: ChouetteSheet = CLUB, opening: str = "31") -> Team:
    """Alice is the box, Bob the captain of Carol, Dora and Eve; "31" is 3 for Alice, 1 for Bob."""
    work = partial(
        open_chouette,
        request=harness.request(ALICE),
        place=Place(GUILD, CHANNEL),
        sheet=sheet,
        dice_source=scripted_chance(no_dice),
    )
    team = Team(harness, await harness.database.run(work))
    for who in FIVE[1:]:
        await team.does(who, Join())
    await team.does(ALICE, StartGame(), dice=f"654321{opening}")
    return team


async def to_play(harness: ServiceHarness, sheet: ChouetteSheet = CLUB) -> Team:
    """The team has 3-1 to play, the opening."""
    return await started(harness, sheet, opening="13")


async def doubled(team: Team, *takers: Caller) -> None:
    """Alice has played 3-1 and Bob 6-2; she doubles all cubes, and those take; the others drop."""
    await team.plays(ALICE, MADE)
    await team.does(BOB, RollDice(), dice="62")
    await team.plays(BOB, "24/18 13/11")
    await team.does(ALICE, *(OfferDouble(cube) for cube in range(4)), RollDice())
    for cube, who in enumerate((BOB, CAROL, DORA, EVE)):
        is_last = who is EVE
        answer = AnswerOffer(cube, Answer.TAKE) if who in takers else AnswerOffer(cube, Answer.DROP)
        await team.does(who, answer, dice="65" if is_last and takers else "")

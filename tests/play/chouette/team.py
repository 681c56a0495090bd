"""A chouette's team in a harness: what it does, what it says to each other, and what its thread needs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, Play, Position, Roll, RollDice, parse_play
from bot.engine.chouette import ChouetteSheet, StartGame
from bot.play.base.use_case import Caller
from bot.play.chouette import thread_steps as room_steps
from bot.play.chouette.advice import AdviceResult, suggest, vote_for
from bot.play.chouette.table import ShownSuggestion, advising_team
from bot.play.chouette.thread_steps import (
    AddMember,
    OpenThread,
    PendingClosing,
    PendingThreadStep,
    RemoveMember,
    Show,
    Tell,
)
from bot.play.posts.outbox import mark_posted, next_post
from bot.play.posts.pending_posts import PendingBoard
from bot.play.tables.places import Permission
from tests.engine.chouette.story import AT_ONCE
from tests.play.chouette.harness import ChouetteHarness, opened
from tests.play.harness import ALICE, BOB, CAROL, DORA, EVE, Harness

MADE = "8/5 6/5"


@dataclass
class Team(ChouetteHarness):
    """A chouette whose team has a thread, and what its people say to each other there."""

    async def makes(self, who: Caller, text: str) -> None:
        """Let a player play their roll."""
        game = self.table.chouette.game
        assert game.roll is not None
        await self.does(who, MakePlay(parse_play(text, game.position, game.roll)))

    async def suggests(self, who: Caller, text: str) -> AdviceResult:
        def read(position: Position, roll: Roll) -> Play:
            return parse_play(text, position, roll)

        return self._kept(await self.harness.does(who, suggest, self.table, read=read))

    async def shows_hand(self, who: Caller, suggestion: int) -> AdviceResult:
        request = self.harness.request(who)
        return self._kept(
            await self.harness.run(vote_for, request=request, table_id=self.table.id, suggestion=suggestion)
        )

    async def next_step(self) -> PendingThreadStep | PendingClosing | None:
        """Return the thread's next step, once the boards are posted."""
        while True:
            pending = await self.harness.run(next_post, subject_id=self.table.id, now=self.harness.now)
            if not isinstance(pending, PendingBoard):
                assert pending is None or isinstance(pending, PendingThreadStep | PendingClosing)
                return pending
            await self.harness.run(mark_posted, pending=pending, message=5000, at=self.harness.now)

    async def step(self) -> PendingThreadStep:
        pending = await self.next_step()
        assert isinstance(pending, PendingThreadStep)
        return pending

    async def note(self, note: Callable[..., object], **what: object) -> None:
        await self.harness.run(note, at=self.harness.now, **what)
        await self.read()

    async def delivered(self, thread: int = 900) -> list[str]:
        """Let Discord take all that the thread needs, and return what that was."""
        done = []
        while isinstance(pending := await self.next_step(), PendingThreadStep):
            done.append(type(pending.step).__name__)
            await self.take(pending, thread)
        return done

    async def take(self, pending: PendingThreadStep, thread: int = 900) -> None:
        match pending.step:
            case OpenThread():
                await self.note(room_steps.mark_opened, pending=pending, thread=thread)
            case AddMember(player):
                await self.note(room_steps.mark_let_in, pending=pending, player=player.id)
            case RemoveMember(player):
                await self.note(room_steps.mark_let_out, pending=pending, player=player.id)
            case Tell(members):
                await self.note(room_steps.mark_announced, pending=pending, members=members)
            case Show(suggestion, reader):
                how = ShownSuggestion(7000 + suggestion.id, reader and reader.id, suggestion.hands)
                await self.note(room_steps.mark_shown, pending=pending, suggestion=suggestion.id, how=how)

    async def is_refused(self, *missing: Permission) -> None:
        """Let Discord refuse what the thread needs next."""
        await self.note(room_steps.mark_refused, pending=await self.step(), missing=list(missing))

    def initials(self, players: Iterable[int]) -> str:
        """The first letters of people, in their order."""
        return "".join(name[0] for name in self.names(players))

    @property
    def inside(self) -> str:
        return self.initials(self.table.state.team_thread.inside)

    @property
    def belong(self) -> str:
        return self.initials(advising_team(self.table.chouette))

    def _kept(self, advised: AdviceResult) -> AdviceResult:
        self.table = advised.table
        return advised


async def begun(harness: Harness, sheet: ChouetteSheet = AT_ONCE, opening: str = "31") -> Team:
    """Alice is the box, Bob the captain of Carol, Dora and Eve; "31" is 3 for Alice, 1 for Bob."""
    chouette = await opened(harness, sheet)
    await chouette.does(ALICE, StartGame(), dice=f"654321{opening}")
    return Team(harness, chouette.table)


async def to_play(harness: Harness, sheet: ChouetteSheet = AT_ONCE) -> Team:
    """The team has 3-1 to play, the opening."""
    return await begun(harness, sheet, opening="13")


async def double(team: Team, *takers: Caller) -> None:
    """Alice has played 3-1 and Bob 6-2; she doubles all cubes, and those take; the others drop."""
    await team.makes(ALICE, MADE)
    await team.does(BOB, RollDice(), dice="62")
    await team.makes(BOB, "24/18 13/11")
    await team.does(ALICE, *(OfferDouble(cube) for cube in range(4)), RollDice())
    for cube, who in enumerate((BOB, CAROL, DORA, EVE)):
        is_last = who is EVE
        answer = AnswerOffer(cube, Answer.TAKE) if who in takers else AnswerOffer(cube, Answer.DROP)
        await team.does(who, answer, dice="65" if is_last and takers else "")

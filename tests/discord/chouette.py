"""A chouette in the server: five members and more, who press what they see, and what each of them is told."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import ChouetteAction
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.store import chouette_in_channel
from bot.play.chouette.table import ChouetteTable
from bot.play.tables.flow import apply_action
from bot.play.tables.visibility import Viewer
from tests.discord.seen import SILENCE, Seen, all_private
from tests.discord.simulated_server import SimulatedServer, open_server
from tests.play.chouette.harness import choosing

FIVE = ("Alice", "Bob", "Carol", "Dora", "Eve")
AT_ONCE: dict[str, object] = {"crew_grace": "none"}
"""The captain's roll waits for nobody who has not asked it to, unless a test says otherwise."""
STARTED = "654321 31"
"""Alice is the box, Bob the captain, and the box is to play 3-1."""


@dataclass
class Chouette:
    """The members of a server by name, the table in its channel, and everything each of them was told."""

    server: SimulatedServer
    told: dict[str, list[Seen]] = field(default_factory=dict)

    @property
    def people(self) -> dict[str, MemberActor]:
        return self.server.people

    @property
    def board(self) -> Seen:
        """The newest message of the channel that has buttons, which is where the live board stands."""
        return next(seen for seen in self.server.newest_first() if seen.labels)

    async def table(self) -> ChouetteTable:
        return await self.server.database.run(chouette_in_channel, Viewer(0, None, self.server.channel.id))

    async def presses(self, who: str, label: str, seen: Seen | None = None) -> Seen:
        """Press the button with that label, or the first that begins so; return the private answer."""
        seen = seen or self.board
        result = await self.people[who].click(seen.message, custom_id=_labelled(seen, label))
        return self._answer(who, result)

    async def doubles(self, who: str, label: str = "Double all") -> Seen:
        """Press the button that doubles, and say yes if that is asked; return the private answer."""
        asked = await self.presses(who, label)
        if not asked.text.endswith("?"):
            return asked
        return await self.presses(who, "Double", asked)

    async def answers(self, who: str, label: str, seen: Seen | None = None) -> Seen:
        """Answer a double, and say yes where a pass is asked about; return the private answer."""
        told = await self.presses(who, label, seen)
        if not told.text.endswith("?"):
            return told
        yes = next(each for each in told.labels if each.startswith(("Pass, lose ", "Refuse, lose ")))
        return await self.presses(who, yes, told)

    async def chooses(self, who: str, kind: StrEnum, label: str, seen: Seen) -> Seen:
        """Choose from the menu of that kind the entry with that label; return the private answer."""
        return self._answer(who, await self.server.choose(self.people[who], kind, label, seen))

    async def plays(self, who: str) -> None:
        """Play a roll by buttons, always by the first choice; a forced play is the button itself."""
        label = next(label for label in self.board.labels if label.startswith("Play"))
        panel = await self.presses(who, label)
        while panel.labels:
            label = "Confirm" if "Confirm" in panel.labels else panel.labels[0]
            panel = await self.presses(who, label, panel)

    async def awaited(self) -> list[str]:
        """The players that the chouette waits for, by name."""
        table = await self.table()
        return [table.players[player].name for player in table.must_act]

    async def types(self, who: str, command: str, **options: object) -> Seen:
        return self._answer(who, await self.people[who].slash(self.server.channel, command, **options))

    async def closes(self, who: str) -> Seen:
        """Type /chouette close, and say yes if that is asked; return the private answer."""
        asked = await self.types(who, "chouette close")
        return await self.presses(who, "End chouette", asked) if "End chouette" in asked.labels else asked

    async def at_once(self, presses: Sequence[tuple[str, str]]) -> list[InteractionResult]:
        """Deliver presses on the live board before the bot has handled any of them."""
        board = self.board
        return await self.server.all_at_once(
            [(self.people[who], board, _labelled(board, label)) for who, label in presses]
        )

    async def start(self, names: Sequence[str], dice: str = STARTED, **options: object) -> None:
        """Let the first open a chouette, the others join, and the first start it."""
        await self.types(names[0], "chouette start", **{**AT_ONCE, **options})
        for name in names[1:]:
            await self.presses(name, "Join")
        self.server.dice.will_fall(dice)
        await self.presses(names[0], "Start")

    async def begin(self, names: Sequence[str] = FIVE, dice: str = STARTED, **options: object) -> None:
        """Start, and let both sides move once: Alice, the box, is to double or roll; Bob is the captain."""
        await self.start(names, dice, **options)
        await self.types("Alice", "play", play="8/5 6/5")
        self.server.dice.will_fall("62")
        await self.presses("Bob", "Roll")
        await self.types("Bob", "play", play="24/18 13/11")

    def host_of(self, table: ChouetteTable) -> str:
        return table.players[table.chouette.host].name

    def pinged(self) -> list[str]:
        """The players that messages have notified so far, by name, in order."""
        names = {actor.id: name for name, actor in self.people.items()}
        return [names[user] for user in self.server.rest.pings]

    def _answer(self, who: str, result: InteractionResult) -> Seen:
        answers = all_private(result)
        self.told.setdefault(who, []).extend(answers)
        return answers[-1] if answers else SILENCE


def _labelled(seen: Seen, label: str) -> str:
    found = [each for each in seen.labels if each == label] or [
        each for each in seen.labels if each.startswith(label)
    ]
    assert found, f"no {label!r} among {seen.labels}"
    return seen.labelled(found[0])


@asynccontextmanager
async def open_chouette(
    folder: Path, names: Sequence[str] = FIVE, *, by_hand: bool = True
) -> AsyncIterator[Chouette]:
    """A server with so many members, who make every roll and play by hand or have chosen nothing."""
    async with open_server(folder, names, by_hand=by_hand) as server:
        yield Chouette(server)


async def chouette_of(server: SimulatedServer) -> ChouetteTable:
    return await server.database.run(chouette_in_channel, Viewer(0, None, server.channel.id))


async def opened(server: SimulatedServer, **options: object) -> None:
    await server.alice.slash(server.channel, "chouette start", **{**AT_ONCE, **options})


async def in_play(server: SimulatedServer, **options: object) -> None:
    """Alice, Bob and Carol play: Alice is the box, Bob the captain, Carol the crew."""
    await opened(server, **options)
    await server.press(server.bob, ChouetteButton.JOIN)
    await server.press(server.carol, ChouetteButton.JOIN)
    server.dice.will_fall("65 43 31")
    await server.press(server.alice, ChouetteButton.START)


async def does(server: SimulatedServer, name: str, *actions: ChouetteAction) -> None:
    """Let somebody act whom we know by name, without any press."""
    await server.database.run(
        apply_action,
        request=server.request(server.people[name]),
        table_id=(await chouette_of(server)).id,
        edition=None,
        plan=choosing(lambda _chouette, _player: actions),
        dice_source=server.bot.context.dice_source,
    )


async def play_one(server: SimulatedServer) -> None:
    """Let the team double at its first turn, and the box pass."""
    table = await chouette_of(server)
    box, captain, crew = (table.players[player].name for player in table.chouette.dealt)
    await server.people[box].slash(server.channel, "play", play="8/5 6/5")
    await does(server, captain, OfferDouble(0))
    await does(server, crew, OfferDouble(1))
    await does(server, captain, RollDice())
    await does(server, box, AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))

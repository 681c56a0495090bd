"""People who play: by buttons alone, or by slash commands alone."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    Play,
    RefuseResignation,
    RollDice,
    RuleSheet,
    WinKind,
    format_play,
)
from bot.play.base.paths import Path, parse_path
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import kind_of

BUTTONS: Final = {
    RollDice: SharedButton.ROLL,
    Answer.TAKE: SharedButton.TAKE,
    Answer.BEAVER: SharedButton.BEAVER,
    Answer.RACCOON: SharedButton.RACCOON,
    AcceptResignation: SharedButton.AGREE,
    RefuseResignation: SharedButton.REFUSE,
}
COMMANDS: Final = {
    SharedButton.ROLL: "roll",
    SharedButton.TAKE: "take",
    SharedButton.BEAVER: "beaver",
    SharedButton.RACCOON: "beaver",
    SharedButton.AGREE: "take",
    SharedButton.REFUSE: "pass",
    HeadsUpButton.ACCEPT: "take",
    HeadsUpButton.NEXT: "next",
    HeadsUpButton.END: "end",
}


class Hand(ABC):
    """How a player tells the bot what to do."""

    def __init__(self, server: SimulatedServer) -> None:
        self.server = server

    async def act(self, action: Action, actor: MemberActor | None = None) -> InteractionResult:
        """Let whoever must act do something; a match by direct messages has to say who that is."""
        actor = actor or await actor_to_move(self.server)
        match action:
            case MakePlay(play):
                return await self.play(actor, play)
            case AnswerOffer(answer=Answer.DROP):
                return await self.drop(actor)
            case OfferResignation(kind):
                return await self.resign(actor, kind)
            case OfferDouble():
                return await self.double(actor)
            case _:
                return await self.simply(actor, BUTTONS[kind_of(action)])

    async def accept(self, actor: MemberActor) -> InteractionResult:
        """Accept the challenge."""
        return await self.simply(actor, HeadsUpButton.ACCEPT)

    async def next_game(self, actor: MemberActor) -> InteractionResult:
        """Start the next game of a session."""
        return await self.simply(actor, HeadsUpButton.NEXT)

    async def end_session(self, actor: MemberActor) -> InteractionResult:
        """End the session."""
        return await self.simply(actor, HeadsUpButton.END)

    @abstractmethod
    async def simply(self, actor: MemberActor, kind: SharedButton) -> InteractionResult:
        """Do what needs one press or one command."""

    @abstractmethod
    async def double(self, actor: MemberActor) -> InteractionResult:
        """Double, and confirm it."""

    @abstractmethod
    async def play(self, actor: MemberActor, play: Play) -> InteractionResult:
        """Play the roll."""

    @abstractmethod
    async def drop(self, actor: MemberActor) -> InteractionResult:
        """Pass the double, and confirm it."""

    @abstractmethod
    async def resign(self, actor: MemberActor, kind: WinKind) -> InteractionResult:
        """Offer to resign, and confirm it."""


class ByButtons(Hand):
    """Presses buttons and types nothing."""

    async def simply(self, actor: MemberActor, kind: SharedButton) -> InteractionResult:
        return await self.server.press(actor, kind)

    async def double(self, actor: MemberActor) -> InteractionResult:
        return await self.server.double(actor)

    async def play(self, actor: MemberActor, play: Play) -> InteractionResult:
        if HeadsUpButton.FORCED in self.server.board.kinds:
            return await self.server.press(actor, HeadsUpButton.FORCED)
        built, steps = private(await self.server.press(actor, SharedButton.PLAY)), -1
        while (confirm := _confirm(built, play)) is None:
            custom_id, steps = next(_steps_on(built, play, steps))
            built = private(await actor.click(built.message, custom_id=custom_id))
        return await actor.click(built.message, custom_id=confirm)

    async def drop(self, actor: MemberActor) -> InteractionResult:
        asked = private(await self.server.press(actor, SharedButton.PASS))
        return await self.server.press(actor, SharedButton.PASS_NOW, asked)

    async def resign(self, actor: MemberActor, kind: WinKind) -> InteractionResult:
        asked = private(await self.server.press(actor, SharedButton.RESIGN))
        return await self.server.press(actor, SharedButton.RESIGN_AS, asked, str(int(kind)))


class ByCommands(Hand):
    """Types slash commands and presses nothing."""

    async def simply(self, actor: MemberActor, kind: SharedButton) -> InteractionResult:
        return await self.slash(actor, COMMANDS[kind])

    async def double(self, actor: MemberActor) -> InteractionResult:
        return await self.slash(actor, "double", sure=True)

    async def play(self, actor: MemberActor, play: Play) -> InteractionResult:
        return await self.slash(actor, "play", play=format_play(play))

    async def drop(self, actor: MemberActor) -> InteractionResult:
        return await self.slash(actor, "pass", sure=True)

    async def resign(self, actor: MemberActor, kind: WinKind) -> InteractionResult:
        return await self.slash(actor, "resign", loss=int(kind), sure=True)

    async def slash(self, actor: MemberActor, name: str, **options: str | int | bool) -> InteractionResult:
        return await actor.slash(self.server.channel, name, **options)


def either(server: SimulatedServer, coin: Random) -> Callable[[], Hand]:
    """Return what gives a hand that presses, or one that types, as a coin decides each time."""
    hands = (ByButtons(server), ByCommands(server))
    return lambda: coin.choice(hands)


async def actor_to_move(server: SimulatedServer) -> MemberActor:
    """Return the member whom the table waits for."""
    table = await server.table()
    return member_of(server, table, table.must_act[0])


def member_of(server: SimulatedServer, table: HeadsUpTable, player: int) -> MemberActor:
    """Return the member who is a player of a table."""
    snowflake = table.players[player].snowflake
    return next(member for member in (server.alice, server.bob, server.carol) if member.id == snowflake)


async def start_game(
    server: SimulatedServer, opening: str, hand: Hand | None = None, sheet: RuleSheet | None = None
) -> None:
    """Let Alice challenge Bob, by a sheet if there is one, and Bob accept; "31" is 3 for Alice, 1 for Bob."""
    if sheet is None:
        await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    else:
        await server.offer(sheet)
    server.dice.will_fall(opening)
    await (hand or ByButtons(server)).accept(server.bob)


def _confirm(built: Seen, play: Play) -> str | None:
    """Return the button that confirms just that play, if it is built."""
    for custom_id, act in zip(built.custom_ids, built.acts, strict=True):
        if act.kind is SharedButton.CONFIRM and is_on_the_way(play, parse_path(act.argument)):
            return custom_id
    return None


def _steps_on(built: Seen, play: Play, steps: int) -> Iterator[tuple[str, int]]:
    """Yield the buttons that lead on towards a play, and how many steps are made then."""
    for custom_id, act in zip(built.custom_ids, built.acts, strict=True):
        path = parse_path(act.argument)
        made = 2 * len(path.moves) + (path.selected is not None)
        if act.kind is SharedButton.BUILD and made > steps and is_on_the_way(play, path):
            yield custom_id, made


def is_on_the_way(play: Play, path: Path) -> bool:
    """Tell whether a half-built play can still become that play, by some way to make it."""
    for way in play.ways:
        left = Counter((move.source, move.target) for move in way)
        left.subtract(path.moves)
        sources = {source for (source, _), count in left.items() if count}
        if min(left.values(), default=0) >= 0 and (path.selected is None or path.selected in sources):
            return True
    return False

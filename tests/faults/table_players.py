"""People at a table, who do something legal when it is their turn, and see whether all was said once."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from simcord.backend.models import Interaction, User

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    format_play,
    legal_actions,
)
from bot.engine.chouette import ChouetteAction, StartGame
from bot.engine.chouette import legal_actions as legal_in_chouette
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.checking import problems_of_chouette, replayed_chouette
from bot.play.chouette.store import chouette_in_channel
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from bot.play.tables.visibility import Viewer
from storage import UnitOfWork
from tests.engine.games import kind_of
from tests.faults.calls import Call, Kind
from tests.faults.faulty_discord import Room, Shown
from tests.play.heads_up.replay_check import check_replay
from tests.play.heads_up.tables import latest_table

COMMANDS = {RollDice: "roll", Answer.TAKE: "take"}
BUTTONS = {RollDice: SharedButton.ROLL, Answer.TAKE: SharedButton.TAKE}
NEVER_CHOSEN = (OfferResignation, AcceptResignation, RefuseResignation)
ROLL_TO_PLAY = re.compile(r"to play (\d-\d)")


@dataclass
class TablePlayers:
    """The two people of a room, where one table stands."""

    buttons_tell_versions: ClassVar[bool] = True

    room: Room
    random: Random

    def table(self, uow: UnitOfWork) -> Any:
        return latest_table(uow, self.room.channel)

    @property
    def opening(self) -> Sequence[Callable[[], Interaction]]:
        """The presses, one after the other, that begin the game."""
        room = self.room
        return (
            lambda: room.slash(room.alice, "challenge", play="Money session"),
            lambda: room.press(room.bob, self.live, HeadsUpButton.ACCEPT),
        )

    def check_stored(self, uow: UnitOfWork, table: Any) -> None:
        """Look whether the table is what its events lead to."""
        check_replay(uow, table)

    @property
    def live(self) -> Shown:
        return self.room.live

    def act(self, table: HeadsUpTable) -> Interaction:
        """Let whoever must act do something that is legal, by a button or by a command."""
        room = self.room
        if table.is_between_games:
            return room.slash(room.alice, "next")
        player = table.players[table.must_act[0]]
        actor = room.alice if player.snowflake == room.alice.id else room.bob
        action = self._chosen(table, player.id)
        match action:
            case MakePlay(play):
                return room.slash(actor, "play", play=format_play(play))
            case AnswerOffer(answer=Answer.DROP):
                return room.slash(actor, "pass", sure=True)
            case OfferDouble():
                return room.slash(actor, "double", sure=True)
            case _ if self.random.random() < 1 / 2:
                return room.press(actor, self.live, BUTTONS[kind_of(action)])
            case _:
                return room.slash(actor, COMMANDS[kind_of(action)])

    def check(self, table: Any, boards: Iterable[tuple[int, Mapping[str, Any]]]) -> None:
        """Look whether the channel shows the table, and has seen all just once.

        Args:
            table: As it is stored.
            boards: The version and payload of all boards that it was ever owed, oldest first.
        """
        live = self.live
        assert (live.id, live.version) == (table.live_message, table.edition)
        posts, rolls = defaultdict(list), defaultdict(set)
        for call, made in self._boards_sent():
            (version,) = {act.edition for act in made.acts}
            rolls[version].update(ROLL_TO_PLAY.findall(made.text))
            if call.message is not None:
                posts[version if self.buttons_tell_versions else None].append(sorted(call.pinged))
        owed = defaultdict(list)
        for version, row in boards:
            if row["is_new"]:
                called = sorted(table.players[each].snowflake or 0 for each in row["mention"])
                owed[version if self.buttons_tell_versions else None].append(called)
        assert posts == owed, "posts and whom they notify, by version"
        assert all(len(shown) <= 1 for shown in rolls.values()), "a roll was thrown twice"

    def _boards_sent(self) -> Iterator[tuple[Call, Call]]:
        """Each post of a board and each edit, with the call that made a board of a post of plain text."""
        here = [call for call in list(self.room.server.calls) if call.channel == self.room.channel]
        taken = [call for call in here if call.is_taken and not call.is_repeat]
        for call in taken:
            if call.kind in (Kind.POST, Kind.EDIT) and call.acts:  # no reminder, which has none
                yield call, call
            elif call.is_push:
                path = f"/channels/{call.channel}/messages/{call.message}"
                yield call, next(each for each in taken if each.path == path and each.acts)

    def _chosen(self, table: HeadsUpTable, player: int) -> Action:
        actions = [each for each in legal_actions(table.game, player) if not isinstance(each, NEVER_CHOSEN)]
        return self.random.choice(actions)


@dataclass
class ChouettePlayers(TablePlayers):
    """The people of a room with a chouette for three; what is sealed there has no edition of its own."""

    buttons_tell_versions: ClassVar[bool] = False

    carol: User

    def table(self, uow: UnitOfWork) -> ChouetteTable:
        return chouette_in_channel(uow, Viewer(0, None, self.room.channel))

    @classmethod
    def gathered_in(cls, room: Room, random: Random) -> Self:
        return cls(room, random, room.joined_by("Carol"))

    @property
    def opening(self) -> Sequence[Callable[[], Interaction]]:
        room = self.room
        return (
            lambda: room.slash(room.alice, "chouette start", crew_grace="none"),
            lambda: room.press(room.bob, self.live, ChouetteButton.JOIN),
            lambda: room.press(self.carol, self.live, ChouetteButton.JOIN),
            lambda: room.press(room.alice, self.live, ChouetteButton.START),
        )

    def act(self, table: ChouetteTable) -> Interaction:
        """Let one of those whom the chouette waits for do something that is legal, by a command."""
        player = self.random.choice(table.must_act or (table.chouette.host,))
        (actor,) = (
            each
            for each in (self.room.alice, self.room.bob, self.carol)
            if each.id == table.players[player].snowflake
        )
        possible = legal_in_chouette(table.chouette, player)
        name, options = self.random.choice([known for one in possible for known in command_for(one)])
        return self.room.slash(actor, name, **options)

    def check_stored(self, uow: UnitOfWork, table: ChouetteTable) -> None:
        assert replayed_chouette(uow, table).chouette == table.chouette
        assert list(problems_of_chouette(uow, table)) == []


def command_for(action: ChouetteAction) -> Iterator[tuple[str, dict[str, str | bool]]]:
    """The command for what moves a chouette on, with its options; nothing for anything else."""
    match action:
        case MakePlay(play):
            yield "play", {"play": format_play(play)}
        case OfferDouble():
            yield "double", {"sure": True}
        case RollDice():
            yield "roll", {}
        case StartGame():
            yield "next", {}
        case AnswerOffer(answer=Answer.TAKE):
            yield "take", {}
        case AnswerOffer(answer=Answer.DROP):
            yield "pass", {"sure": True}

"""Two people at a table, who do something legal when it is their turn, and see whether all was said once."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from simcord.backend.models import Interaction

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
from bot.play.heads_up.table import HeadsUpTable
from bot.play.panel import Kind as ButtonKind
from tests.engine.games import kind_of
from tests.faults.calls import Call, Kind
from tests.faults.faulty_discord import Room, Shown

COMMANDS = {RollDice: "roll", Answer.TAKE: "take"}
BUTTONS = {RollDice: ButtonKind.ROLL, Answer.TAKE: ButtonKind.TAKE}
NEVER_CHOSEN = (OfferResignation, AcceptResignation, RefuseResignation)
ROLL_TO_PLAY = re.compile(r"to play (\d-\d)")


@dataclass
class TablePlayers:
    """The two people of a room, where one table stands."""

    room: Room
    random: Random

    @property
    def live(self) -> Shown:
        """The one message that has buttons."""
        (live,) = (message for message in self.room.messages() if message.is_live)
        return live

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

    def check(self, table: HeadsUpTable, boards: Iterable[tuple[int, Mapping[str, Any]]]) -> None:
        """Look whether the channel shows the table, and has seen all just once.

        Args:
            table: As it is stored.
            boards: The version and payload of all boards that it was ever owed.
        """
        live = self.live
        assert (live.id, live.version) == (table.live_message, table.version)
        posts, rolls = defaultdict(list), defaultdict(set)
        for call in self._boards_sent():
            (version,) = {act.edition for act in call.acts}
            rolls[version].update(ROLL_TO_PLAY.findall(call.text))
            if call.message is not None:
                posts[version].append(sorted(call.pinged))
        owed = {
            version: [sorted(table.players[each].snowflake or 0 for each in row["mention"])]
            for version, row in boards
            if row["is_new"]
        }
        assert posts == owed, "posts and whom they notify, by version"
        assert all(len(shown) <= 1 for shown in rolls.values()), "a roll was thrown twice"

    def _boards_sent(self) -> Iterator[Call]:
        for call in list(self.room.server.calls):
            is_here = call.channel == self.room.channel and call.kind in (Kind.POST, Kind.EDIT)
            if is_here and call.is_taken and not call.is_repeat and call.acts:  # no reminder, which has none
                yield call

    def _chosen(self, table: HeadsUpTable, player: int) -> Action:
        actions = [each for each in legal_actions(table.game, player) if not isinstance(each, NEVER_CHOSEN)]
        return self.random.choice(actions)

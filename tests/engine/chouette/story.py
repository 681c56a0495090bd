"""Chouettes for tests, told as a person tells them: by letters, with A as the box unless said."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

from bot.engine import (
    Answer,
    AnswerOffer,
    Game,
    MakePlay,
    OfferDouble,
    Played,
    Roll,
    RollDice,
    Side,
    WinKind,
    legal_plays,
    parse_board,
)
from bot.engine.chouette.acting import act
from bot.engine.chouette.actions import (
    AcceptProposal,
    ChouetteAction,
    Concede,
    InPlaceOf,
    Join,
    ProposeSettlement,
    StartGame,
)
from bot.engine.chouette.events import ChouetteEvent, replay
from bot.engine.chouette.flow import time_is_up, with_consequences
from bot.engine.chouette.game import ChouetteGame, DoublingPhase
from bot.engine.chouette.ledger import sums
from bot.engine.chouette.legal import legal_actions
from bot.engine.chouette.options import CLUB, ChouetteSheet, CrewGrace, CubeMode, LoneRule
from bot.engine.chouette.people import main_bet, mover
from bot.engine.chouette.state import Chouette, ChouettePhase, replace_game
from tests.engine.games import no_dice, scripted

AT_ONCE = CLUB.changed(crew_grace=CrewGrace.NONE)
"""As in a story without options: the captain's roll waits for nobody who has not asked it to."""
SINGLE_CUBE = {"cube_mode": CubeMode.SINGLE, "rules": CLUB.rules.changed(beavers=False)}

BOX, TEAM = Side.WHITE, Side.BLACK
CLOSED_OUT = "bar:1 6:5 5:4 4:5 | 6:3 5:3 4:3 3:2 2:2 1:2"
MIDDLE = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
LAST_PLAYS = {
    WinKind.SINGLE: "1:1 | 1:1",
    WinKind.GAMMON: "1:1 | 6:15",
    WinKind.BACKGAMMON: "1:1 | bar:1 6:14",
}


def number(letter: str) -> int:
    return ord(letter) - ord("A") + 1


def letter(player: int | None) -> str:
    return "-" if player is None else chr(ord("A") + player - 1)


def letters(players: tuple[int, ...]) -> str:
    return ",".join(map(letter, players))


class Story:
    """A chouette whose first game has begun: A is the box, and moves first, unless `dice` say otherwise."""

    def __init__(self, line: str = "BCD", box: str = "A", *, dice: str = "31", **options: Any) -> None:
        sheet = ChouetteSheet(**options)
        self.chouette = Chouette(sheet, number(box), tuple(map(number, line)), number(box))
        self.chouette = self.start = replace(self.chouette, number=1)
        self.events: list[ChouetteEvent] = []
        self.do(box, StartGame(), dice=dice)

    @property
    def in_play(self) -> ChouetteGame:
        return self.chouette.current

    @property
    def game(self) -> Game:
        return self.in_play.game

    @property
    def captain(self) -> str:
        return letter(self.in_play.captain)

    @property
    def line(self) -> str:
        return letters(self.chouette.line)

    @property
    def seats(self) -> str:
        """The box and the line, as in the worked examples."""
        return f"{letter(self.chouette.box)} [{self.line}]"

    @property
    def result(self) -> str:
        """Each player's points in the last game, by letter."""
        assert self.chouette.last is not None
        won = sums(self.chouette.last.transfers)
        assert sum(won.values()) == 0
        return " ".join(f"{letter(player)}{points:+d}" for player, points in sorted(won.items()))

    def cube(self, member: str) -> int:
        """Return the cube of a member's bet with the box."""
        bet = main_bet(self.in_play, number(member))
        assert bet is not None
        return bet.cube

    def bet(self, member: str) -> int:
        """Return the number of a member's bet with the box."""
        bet = main_bet(self.in_play, number(member))
        assert bet is not None
        return self.game.bets.index(bet)

    def do(self, player: str, *actions: ChouetteAction, dice: str = "") -> "Story":
        throw = scripted(*map(int, dice)) if dice else no_dice
        for action in actions:
            self._happen(act(self.chouette, number(player), action, throw))
        return self

    def silent(self, *players: str, dice: str = "") -> "Story":
        throw = scripted(*map(int, dice)) if dice else no_dice
        for player in players:
            self._happen(time_is_up(self.chouette, number(player), throw))
        return self

    def next_game(self, dice: str = "31") -> "Story":
        self._happen(time_is_up(self.chouette, None, scripted(*map(int, dice))))
        return self

    def pause_is_over(self) -> "Story":
        self._happen(time_is_up(self.chouette, None, no_dice))
        return self

    def may(self, player: str) -> tuple[object, ...]:
        return legal_actions(self.chouette, number(player))

    def turn_of(self, side: Side, board: str = MIDDLE) -> "Story":
        """Let the game have come to the cube phase of a side; the board is seen from it."""
        game = replace(self.game, position=parse_board(board), on_roll=side, roll=None)
        self.chouette = replace_game(self.chouette, game=game, doubling=DoublingPhase(), relief=None)
        return self

    def move_of(self, side: Side, roll: str = "31", board: str = MIDDLE) -> "Story":
        """Let the game have come to the play of a roll."""
        self.turn_of(side, board)
        dice = Roll(int(roll[0]), int(roll[1]))
        self.chouette = replace_game(self.chouette, game=replace(self.game, roll=dice))
        return self

    def box_doubles(self, *members: str, dice: str = "") -> "Story":
        """The box offers the cubes of some members, and ends the doubling phase."""
        self.turn_of(BOX)
        box = letter(self.chouette.box)
        cubes = sorted({self.cube(member) for member in members})
        return self.do(box, *(OfferDouble(cube) for cube in cubes), RollDice(), dice=dice)

    def team_doubles(self, *members: str, dice: str = "") -> "Story":
        """Some members double, and the captain ends the doubling phase."""
        self.turn_of(TEAM)
        for member in members:
            self.do(member, OfferDouble(self.cube(member)))
        return self.do(letter(mover(self.chouette)), RollDice(), dice=dice)

    def answer(self, *, dice: str = "31", **answers: str) -> "Story":
        """Members answer, or the box does for the members named; the last answer lets the roll follow."""
        throw = cycle(map(int, dice))
        for player, answer in answers.items():
            action = AnswerOffer(self.cube(player.upper()), Answer(answer))
            by = number(player.upper()) if self._is_asked(player.upper(), action) else self.in_play.box
            self._happen(act(self.chouette, by, action, lambda: next(throw)))
        return self

    def settles(self, member: str, points: int) -> "Story":
        """The box pays a member so many points, or receives them if negative."""
        bet = self.bet(member)
        self.do(member, ProposeSettlement(bet, points))
        return self.do(letter(self.in_play.box), AcceptProposal(bet))

    def concedes(self, player: str, member: str, kind: WinKind) -> "Story":
        """A player concedes the bet of a member; what the position cannot exceed is accepted by itself."""
        bet = self.bet(member)
        self.do(player, Concede(bet, kind))
        if self.chouette.in_play is None or not self.in_play.proposals:
            return self
        return self.do(letter(self.in_play.box) if player == member else member, AcceptProposal(bet))

    def wins(self, side: Side, kind: WinKind = WinKind.SINGLE) -> "Story":
        """One side bears off its last checker, by the autopilot if nobody is there."""
        self.move_of(side, "21", LAST_PLAYS[kind])
        player = mover(self.chouette)
        assert self.game.roll is not None
        play = legal_plays(self.game.position, self.game.roll)[0]
        if player is not None:
            return self.do(letter(player), MakePlay(play))
        self._happen(with_consequences(self.chouette, (Played(side, play.roll, play.moves),), no_dice))
        return self

    def plays(self, player: str, dice: str = "") -> "Story":
        """Let a player make the first legal play."""
        assert self.chouette.phase is ChouettePhase.MOVE
        return self.do(player, next(a for a in self.may(player) if isinstance(a, MakePlay)), dice=dice)

    def _is_asked(self, member: str, action: ChouetteAction) -> bool:
        return action in legal_actions(self.chouette, number(member))

    def _happen(self, events: tuple[ChouetteEvent, ...]) -> None:
        self.events += events
        self.chouette = replay(self.chouette, events)


def for_member(member: str, action: AnswerOffer) -> InPlaceOf:
    return InPlaceOf(number(member), action)


def kinds(events: list[ChouetteEvent]) -> Iterator[str]:
    return (type(event).__name__ for event in events)


def the_box_doubles_and_c_drops() -> Story:
    """A doubles all; C drops, B and D take at 2. B redoubles to 4, A takes."""
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="drop", d="take")
    return story.team_doubles("B").answer(b="take")


def d_takes_alone(lone_rule: LoneRule = LoneRule.EXTRAS, answer: str = "take", **options: Any) -> Story:
    story = Story("BCDE", lone_rule=lone_rule, **options)
    return story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d=answer, e="drop")


class Lobby:
    """A chouette from its lobby on."""

    def __init__(self, players: str = "ABC", sheet: ChouetteSheet = CLUB) -> None:
        self.chouette = Chouette.opened(number(players[0]), sheet)
        self.do(*((player, Join()) for player in players[1:]))

    def do(self, *acts: tuple[str, ChouetteAction], dice: Sequence[int] = ()) -> "Lobby":
        throw = scripted(*dice) if dice else no_dice
        for player, action in acts:
            events = act(self.chouette, number(player), action, throw)
            self.chouette = replay(self.chouette, events)
        return self

    def may(self, player: str) -> tuple[object, ...]:
        return legal_actions(self.chouette, number(player))

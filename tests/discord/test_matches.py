"""Whole matches and money sessions through real discord.py, by buttons alone and by slash commands alone."""

from collections import deque

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    BetResult,
    Cube,
    Ending,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    RefuseResignation,
    RollDice,
    RuleSheet,
    Score,
    Side,
    WinKind,
    format_play,
    legal_actions,
    terms_at,
)
from bot.engine.keys import FIRST_CUBE
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.players import ByButtons, ByCommands, Hand, member_of, start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer
from tests.discord.table_checks import TableChecks
from tests.engine.games import ALICE, BOB, game_at
from tests.play.heads_up.tables import START

FIVE = RuleSheet(length=5)
ALL_OPTIONS = RuleSheet(is_jacoby=True, has_beavers=True, has_raccoons=True, automatic_doubles=1)
SINGLE, GAMMON = OfferResignation(WinKind.SINGLE), OfferResignation(WinKind.GAMMON)
YES, NO = AcceptResignation(), RefuseResignation()
START_OF_ALICE, START_OF_BOB = "31", "13"
TO_A_SINGLE = "65 55 55 44 33 44 55 44 55 55 44 55 44 33 66 66 66 55 44"
TO_A_GAMMON = "64 44 66 33 55 33 33 66 66 44 55 55 66 55 33 66 55 44 44"
"""Rolls by which two who run home as fast as they can come to the end of a game."""

Plan = deque[tuple[int, Action]]
"""Players and their actions, in this order, each as soon as it is legal."""


def choose(game: Game, player: int, plan: Plan) -> Action:
    """Return what is planned for a player, as soon as it is legal; until then, roll and run home."""
    possible = legal_actions(game, player)
    if plan and plan[0][0] == player and plan[0][1] in possible:
        return plan.popleft()[1]
    if RollDice() in possible:
        return RollDice()
    plays = [action for action in possible if isinstance(action, MakePlay)]
    return min(plays, key=lambda action: (action.play.after.own_pips, format_play(action.play)))


class Course:
    """A match or a session on its way, looked at after every action.

    `labels` are what the buttons said on all boards of the last game that was played.
    """

    def __init__(self, server: SimulatedServer, hand: Hand) -> None:
        self.server = server
        self.hand = hand
        self.watch = TableChecks(server)
        self.labels: set[str] = set()

    async def play(self, dice: str, *planned: tuple[int, Action]) -> HeadsUpTable:
        """Play the game in play to its end, and return the table."""
        self.server.dice.will_fall(dice)
        self.labels.clear()
        plan = deque(planned)
        table = await self._look()
        number = table.number
        while table.must_act and table.number == number:
            (player,) = table.must_act
            await self.hand.act(choose(table.game, player, plan))
            table = await self._look(player)
        assert not plan
        assert not self.server.dice.script
        return table

    async def next_game(self, player: int, dice: str) -> HeadsUpTable:
        """Let somebody start the next game of a session."""
        self.server.dice.will_fall(dice)
        await self.hand.next_game(member_of(self.server, await self.server.table(), player))
        return await self._look(player)

    async def end_session(self, player: int) -> HeadsUpTable:
        """Let somebody end the session."""
        await self.hand.end_session(member_of(self.server, await self.server.table(), player))
        return await self._look(player)

    @property
    def lines(self) -> list[str]:
        """The lines of the board as it stands."""
        return self.server.board.log.splitlines()

    async def _look(self, actor: int | None = None) -> HeadsUpTable:
        table = await self.watch.look(actor)
        self.labels.update(self.server.board.labels)
        return table


async def test_a_match_to_5_with_its_crawford_game_by_buttons_alone(server: SimulatedServer) -> None:
    hand = ByButtons(server)
    await start_game(server, START_OF_ALICE, hand, FIVE)
    course = Course(server, hand)
    double = ((BOB, OfferDouble()), (ALICE, AnswerOffer(FIRST_CUBE, Answer.TAKE)))
    table = await course.play(START_OF_BOB, *double, (BOB, GAMMON), (ALICE, YES))
    assert (table.number, table.score, table.is_crawford) == (2, Score(4, 0), True)
    assert course.lines == [
        "### Alice and Bob",
        "-# 5-point match · game 2 · Crawford game",
        "Game 1: Alice wins a gammon with the cube at 2: 4 points. Bob resigned. Alice 4, Bob 0.",
        "Opening roll 3-1: Bob starts",
        f"**<@{server.bob.id}> to play 3-1.**",
    ]

    opening, rest = TO_A_SINGLE[:2], TO_A_SINGLE[2:]
    table = await course.play(opening, (ALICE, SINGLE), (BOB, NO), (ALICE, GAMMON), (BOB, YES))
    assert not any("ouble" in label for label in course.labels)
    assert (table.number, table.score, table.is_crawford) == (3, Score(4, 2, had_crawford=True), False)
    assert course.lines[:2] == ["### Alice and Bob", "-# 5-point match · game 3"]

    table = await course.play(rest, *double)
    assert "Double to 2" in course.labels  # by Bob: the cube is dead for Alice
    assert (table.status, table.score) == (Status.OVER, Score(5, 2, had_crawford=True))
    assert course.lines[:2] == ["### Alice and Bob", "-# 5-point match · 3 games"]
    assert course.lines[2:5] == [
        f"**Alice wins the match 5-2 against <@{server.bob.id}>.**",
        "Alice wins a single game with the cube at 2: 2 points. Bob had borne off 8 checkers.",
        "-# Game by game, Alice first: 4\u20110 gammon · 4\u20112 gammon · 5\u20112",
    ]


async def test_a_match_leaves_a_log_of_each_game_above_its_last_board(server: SimulatedServer) -> None:
    hand = ByCommands(server)
    await start_game(server, START_OF_ALICE, hand, FIVE)
    course = Course(server, hand)
    await course.play(START_OF_BOB, (BOB, SINGLE), (ALICE, YES))
    await course.play(START_OF_ALICE, (ALICE, OfferDouble()), (BOB, AnswerOffer(FIRST_CUBE, Answer.DROP)))
    *told, live = server.messages()
    finals = [message for message in told if message.alt_texts]
    assert [message.text.splitlines() for message in finals] == [
        [
            "### Alice and Bob",
            "-# 5-point match · game 1",
            "**Alice wins a single game: 1 point. Bob resigned.**",
        ],
        [
            "### Alice and Bob",
            "-# 5-point match · game 2",
            "**Alice wins a single game: 1 point. Bob passed.**",
        ],
    ]
    log = [message for message in told if not message.alt_texts]
    assert live.alt_texts
    assert [line for message in log for line in message.log.splitlines()] == [
        "-# Bob accepted: 5-point match",
        "-# Opening roll 3-1: Alice starts",
        "-# Alice 3-1: 13/10 6/5",
        "-# Bob offers to resign a single game",
        "-# Alice accepts the resignation",
        "-# Opening roll 3-1: Bob starts",
        "-# Bob 3-1: 13/10 6/5",
        "-# Alice doubles to 2",
        "-# Bob passes: Alice wins 1 point",
    ]
    assert "Opening roll 3-1: Alice starts" in live.text
    assert [len(message.log.splitlines()) for message in log] == [2, 1, 1, 1, 2, 1, 1]


async def test_a_money_session_with_all_its_rules_by_commands_alone(server: SimulatedServer) -> None:
    hand = ByCommands(server)
    await start_game(server, "44" + START_OF_ALICE, hand, ALL_OPTIONS)
    course = Course(server, hand)
    assert "Opening roll 4-4: automatic double to 2, roll again" in course.lines
    double, beaver, raccoon = (
        (BOB, OfferDouble()),
        (ALICE, AnswerOffer(FIRST_CUBE, Answer.BEAVER)),
        (BOB, AnswerOffer(FIRST_CUBE, Answer.RACCOON)),
    )

    table = await course.play("", double, beaver, raccoon, (ALICE, AnswerOffer(FIRST_CUBE, Answer.DROP)))
    assert table.score == Score(black=8)
    assert {"Double to 4", "Beaver to 8", "Accept at 8", "Refuse, lose 4", "Raccoon to 16"} <= course.labels
    assert {"Accept at 16", "Refuse, lose 8"} <= course.labels
    assert course.lines[1:] == [
        "-# Money session · game 1",
        "**Bob wins a single game with the cube at 8: 8 points. Alice passed.**",
        f"Alice or <@{server.bob.id}>: start the next game or end the session.",
        "-# The last turn · Alice 3-1: 13/10 6/5",
    ]

    await course.next_game(BOB, START_OF_ALICE)
    assert course.lines[1:4] == [
        "-# Money session · game 2",
        "Game 1: Bob wins a single game with the cube at 8: 8 points. Alice passed. Bob leads by 8 points.",
        "Opening roll 3-1: Alice starts",
    ]
    table = await course.play("", double, beaver, (BOB, AnswerOffer(FIRST_CUBE, Answer.DROP)))
    assert table.score == Score(white=2, black=8)

    await course.next_game(ALICE, START_OF_ALICE)
    table = await course.play(
        "",
        double,
        beaver,
        (BOB, AnswerOffer(FIRST_CUBE, Answer.TAKE)),
        *((BOB, SINGLE), (ALICE, NO), (BOB, GAMMON), (ALICE, YES)),
    )
    assert table.score == Score(white=10, black=8)

    await course.next_game(ALICE, START_OF_ALICE)
    table = await course.play(
        "",
        double,
        beaver,
        raccoon,
        (ALICE, AnswerOffer(FIRST_CUBE, Answer.TAKE)),
        (BOB, SINGLE),
        (ALICE, YES),
    )
    assert table.score == Score(white=18, black=8)

    await course.next_game(ALICE, TO_A_GAMMON[:2])
    table = await course.play(TO_A_GAMMON[2:])
    assert table.score == Score(white=19, black=8)
    assert course.lines[2].startswith(
        "**Alice wins a gammon: 1 point. Bob had borne off no checkers, but gammons count only once the cube"
    )

    table = await course.end_session(BOB)
    assert table.status is Status.OVER
    assert course.lines[1] == "-# Money session · 5 games"
    assert course.lines[2] == "**The session is over after 5 games. Alice leads by 11 points.**"
    assert course.lines[4] == (
        "-# Game by game, Alice first: 0\u20118 · 2\u20118 · 10\u20118 gammon · 18\u20118 · 19\u20118 gammon"
    )


async def test_in_the_crawford_game_the_text_of_the_board_says_so(server: SimulatedServer) -> None:
    sheet, won = RuleSheet(length=3), BetResult(Side.WHITE, 2, WinKind.SINGLE, Ending.DROPPED)
    await server.seat(game_at(START, terms=terms_at(sheet, Score(2, 0))), sheet, (won,))
    assert server.board.text.splitlines()[1] == "-# 3-point match · game 2 · Crawford game"
    assert "to roll." in server.board.text


async def test_a_resignation_that_loses_the_match_says_so(server: SimulatedServer) -> None:
    sheet = RuleSheet(length=3)
    won = [BetResult(side, 2, WinKind.SINGLE, Ending.DROPPED) for side in Side]
    await server.seat(game_at(START, terms=terms_at(sheet, Score(2, 2))), sheet, tuple(won))
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    assert asked.text == "Resign the match? This is the maximum, so it is accepted at once."
    assert asked.labels == ["Single, lose the match", "Cancel"]
    await server.click(asked, "Single, lose the match")
    assert (await server.table()).status is Status.OVER


async def test_of_several_resignations_those_that_lose_the_match_say_so(server: SimulatedServer) -> None:
    sheet, won = RuleSheet(length=3), BetResult(Side.WHITE, 1, WinKind.SINGLE, Ending.DROPPED)
    terms = terms_at(sheet, Score(1, 0))
    await server.seat(game_at(START, cube=Cube(2, Side.BLACK), terms=terms), sheet, (won,))
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    assert asked.labels == ["Single, lose 2", "Gammon, lose the match", "Cancel"]
    assert asked.text == "What do you resign? Your opponent may refuse anything less than the maximum."


async def test_a_pass_that_loses_the_match_says_so(server: SimulatedServer) -> None:
    sheet, won = RuleSheet(length=3), BetResult(Side.WHITE, 1, WinKind.SINGLE, Ending.DROPPED)
    terms = terms_at(sheet, Score(1, 0))
    await server.seat(
        game_at(START, cube=Cube(2, Side.WHITE).offered(Side.WHITE), terms=terms), sheet, (won,)
    )
    asked = private(await server.press(server.bob, SharedButton.PASS))
    assert asked.labels == ["Pass, lose the match", "Cancel"]

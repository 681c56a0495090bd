"""Playing the bot itself."""

import asyncio
import pickle
from datetime import timedelta

import pytest
from simcord.builders import UserHandle

from bot.analysis import (
    Chances,
    CubeAction,
    EvaluatorFailed,
    EvaluatorMissing,
    Level,
    Situation,
    Unanalysable,
)
from bot.engine import BetResult, Game, OfferStage, Phase, RuleSheet, Side, WinKind, format_play
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables.bot_player import apply_decision, decide, decision_at
from storage import UnitOfWork
from storage.errors import DatabaseUnavailable
from tests.discord.direct_match import Direct
from tests.discord.players import ByButtons
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strong_player import StrongPlayer
from tests.engine.games import ALICE, game_at
from tests.play.heads_up.tables import START, win

LAST_CHECKERS = "1:2 | 1:2"
CALLED = "Barpoint \\(casual\\)"
SOON = timedelta(seconds=30)


async def challenge(server: SimulatedServer, opening: str, **options: object) -> None:
    """Let Alice challenge the bot; "31" is 3 for her, 1 for the bot."""
    server.dice.will_fall(opening)
    await server.alice.slash(server.channel, "challenge", level="casual", **options)


async def seat(
    server: SimulatedServer, game: Game, sheet: RuleSheet | None = None, results: tuple[BetResult, ...] = ()
) -> None:
    """Let Alice (White) play on against the bot from a game."""
    await server.seat(game, sheet, results, Level.CASUAL)


async def play_first(server: SimulatedServer) -> None:
    """Let Alice make the first of her plays."""
    await ByButtons(server).play(server.alice, (await server.table()).game.plays[0])


async def test_a_challenge_to_the_bot_is_accepted_at_once(server: SimulatedServer) -> None:
    server.dice.will_fall("31")
    us = UserHandle(server.env, server.env.backend.get_user(server.bot.user.id))
    said = await server.alice.slash(server.channel, "challenge", opponent=us, length=3)
    assert "The board is posted: Alice and Barpoint \\(intermediate\\)." in private_texts(said)
    assert (await server.table()).status is Status.PLAYING
    assert server.board.text.startswith("### Alice and Barpoint \\(intermediate\\)")
    assert len(server.messages()) == 1
    assert server.rest.pings == []


async def test_the_bot_that_begins_plays_before_its_board_is_shown(server: SimulatedServer) -> None:
    await challenge(server, "13")
    game = (await server.table()).game
    assert game.on_roll is Side.WHITE
    assert game.last_play is not None
    assert game.last_play.side is Side.BLACK
    assert server.board.kinds >= {SharedButton.ROLL, SharedButton.DOUBLE}
    assert len(server.messages()) == 1


async def test_it_answers_within_the_press_on_the_same_board_without_a_ping(server: SimulatedServer) -> None:
    await challenge(server, "31")
    before = server.board
    server.dice.will_fall("52")
    await play_first(server)
    game = (await server.table()).game
    assert server.board.id == before.id
    assert (game.phase, game.on_roll) == (Phase.CUBE, Side.WHITE)
    assert f"{CALLED} 5-2" in server.board.text
    assert "automatically" not in server.board.text
    assert server.rest.pings == []


@pytest.mark.parametrize(("kind", "value"), [(SharedButton.TAKE, 2), (SharedButton.PASS, 1)])
async def test_it_doubles_and_its_double_is_answered(
    server: SimulatedServer, strong: StrongPlayer, kind: SharedButton, value: int
) -> None:
    await challenge(server, "31")
    strong.cubes.append(CubeAction.DOUBLE)
    await play_first(server)
    assert server.board.kinds >= {SharedButton.TAKE, SharedButton.PASS}
    server.dice.will_fall("52")
    if kind is SharedButton.TAKE:
        await server.press(server.alice, SharedButton.TAKE)
    else:
        await ByButtons(server).drop(server.alice)
    table = await server.table()
    assert table.is_between_games is (kind is SharedButton.PASS)
    assert table.game.cubes[0].value == value


@pytest.mark.parametrize("answer", [CubeAction.TAKE, CubeAction.PASS, CubeAction.BEAVER])
async def test_it_answers_a_double(server: SimulatedServer, strong: StrongPlayer, answer: CubeAction) -> None:
    await seat(server, game_at(START, on_roll=Side.WHITE), RuleSheet(has_beavers=True))
    strong.cubes.append(answer)
    await server.double(server.alice)
    table = await server.table()
    if answer is CubeAction.BEAVER:
        offer = table.game.cubes[0].offer
        assert offer is not None
        assert offer.stage is OfferStage.BEAVER
    else:
        assert table.is_between_games is (answer is CubeAction.PASS)


async def test_in_the_crawford_game_nobody_is_asked_about_the_cube(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    game = game_at(START, on_roll=Side.WHITE, roll="31")
    await seat(server, game, RuleSheet(length=3), (win(Side.WHITE, 2),))
    await play_first(server)
    assert (await server.table()).is_crawford
    assert [each for each in strong.asked if isinstance(each[1], OfferStage | None)] == []
    assert SharedButton.DOUBLE not in server.board.kinds


async def test_the_next_game_of_a_match_starts_by_itself(server: SimulatedServer) -> None:
    await seat(server, game_at(LAST_CHECKERS, on_roll=Side.WHITE, roll="21"), RuleSheet(length=3))
    server.dice.will_fall("13")
    await server.press(server.alice, HeadsUpButton.FORCED)
    table = await server.table()
    assert (table.number, table.score.white) == (2, 1)
    assert table.must_act == (ALICE,)
    assert f"{CALLED} 3-1" in server.board.text


async def test_only_a_person_can_go_on_with_a_session(server: SimulatedServer) -> None:
    await seat(server, game_at("1:1 | 1:1", on_roll=Side.WHITE, roll="21"))
    await server.press(server.alice, HeadsUpButton.FORCED)
    table = await server.table()
    assert (table.is_between_games, table.waits_for) == (True, (ALICE,))
    assert "\nAlice: start the next game" in server.board.text


async def test_a_rematch_is_agreed_to_at_once(server: SimulatedServer) -> None:
    await seat(server, game_at("1:1 | 1:1", on_roll=Side.WHITE, roll="21"), RuleSheet(length=1))
    await server.press(server.alice, HeadsUpButton.FORCED)
    server.dice.will_fall("31")
    await server.press(server.alice, HeadsUpButton.REMATCH)
    table = await server.table()
    assert (table.id, table.status, table.must_act) == (2, Status.PLAYING, (ALICE,))


@pytest.mark.parametrize(
    ("chances", "is_accepted"),
    [
        (Chances(0.0, 0.0, 0.0, 0.0, 0.0), True),
        (Chances(0.3, 0.1, 0.0, 0.3, 0.0), True),
        (Chances(0.0, 0.0, 0.0, 0.2, 0.0), False),
        (Chances(0.02, 0.0, 0.0, 0.6, 0.1), False),
    ],
)
async def test_it_accepts_a_resignation_that_gives_what_playing_on_would(
    server: SimulatedServer, strong: StrongPlayer, chances: Chances, *, is_accepted: bool
) -> None:
    await seat(server, game_at(START, on_roll=Side.WHITE))
    strong.chances = chances
    await ByButtons(server).resign(server.alice, WinKind.SINGLE)
    assert (await server.table()).is_between_games is is_accepted


@pytest.mark.parametrize(
    ("results", "is_accepted"),
    [((win(Side.WHITE, 2), win(Side.BLACK, 1)), False), ((win(Side.BLACK, 2), win(Side.WHITE, 1)), True)],
)
async def test_in_a_match_it_counts_only_points_that_it_needs(
    server: SimulatedServer, strong: StrongPlayer, results: tuple[BetResult, ...], *, is_accepted: bool
) -> None:
    """Half of the games that Alice loses are gammons, which count more only if the bot needs two points."""
    await seat(server, game_at(START, on_roll=Side.WHITE), RuleSheet(length=3), results)
    strong.chances = Chances(0.0, 0.0, 0.0, 0.5, 0.0)
    await ByButtons(server).resign(server.alice, WinKind.SINGLE)
    assert (len((await server.table()).results) == 3) is is_accepted


@pytest.mark.parametrize(
    ("chances", "points"),
    [
        (Chances(0.0, 0.0, 0.0, 0.0, 0.0), 1),
        (Chances(0.0, 0.0, 0.0, 1.0, 0.0), 2),
        (Chances(0.0, 0.0, 0.0, 0.5, 0.0), None),
        (Chances(0.01, 0.0, 0.0, 0.0, 0.0), None),
    ],
)
async def test_it_resigns_what_is_lost_for_certain(
    server: SimulatedServer, strong: StrongPlayer, chances: Chances, points: int | None
) -> None:
    """The bot has all its checkers, and Alice two left, on her ace point."""
    board = "1:4 | 6:9 5:6"
    await seat(server, game_at(board, on_roll=Side.WHITE, roll="21"))
    strong.chances = chances
    await play_first(server)
    if points == 1:  # which Alice may refuse, as the rules do not rule out a gammon
        await server.press(server.alice, SharedButton.AGREE)
    table = await server.table()
    assert [each.points for each in table.results] == ([] if points is None else [points])


@pytest.mark.parametrize("by_restart", [False, True])
async def test_what_it_cannot_decide_now_it_decides_later_and_calls(
    server: SimulatedServer, strong: StrongPlayer, *, by_restart: bool
) -> None:
    await challenge(server, "31")
    board = server.board
    with strong.failing(EvaluatorFailed("It died.")):
        await play_first(server)
        assert (await server.table()).must_act != (ALICE,)
        assert server.board.id == board.id
        assert server.board.kinds.isdisjoint({SharedButton.ROLL, SharedButton.DOUBLE, SharedButton.PLAY})
    if by_restart:
        await server.restart()
    await server.let_pass(SOON)
    assert (await server.table()).must_act == (ALICE,)
    assert server.board.id != board.id
    assert server.rest.pings == [server.alice.id]


async def test_while_it_thinks_no_other_process_takes_the_table_over(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31")
    with strong.failing(EvaluatorFailed("It died.")):
        await play_first(server)
    context, table = server.bot.context, await server.table()
    context.bot_player.play_later(table.id)
    assert table.id in context.delivery.busy_with
    await asyncio.wait(list(context.bot_player.under_way.values()))
    await server.env.settle()
    assert table.id not in context.delivery.busy_with


async def test_of_two_processes_that_decide_the_same_one_acts(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    """Both have read the table before either acts."""
    await challenge(server, "31")
    with strong.failing(EvaluatorFailed("It died.")):
        await play_first(server)
    decision = decision_at(await server.table())
    assert decision is not None
    chosen = await decide(strong, decision)
    server.dice.will_fall("52 61")
    done = [
        await server.database.run(
            apply_decision, decision, chosen, server.bot.context.dice_source, server.clock(), None
        )
        for _ in range(2)
    ]
    assert done[0].logged
    assert done[1].logged == ()
    assert done[0].table.version == done[1].table.version


async def test_where_there_is_no_strong_player_a_challenge_says_so(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    with strong.failing(EvaluatorMissing("bgsage")):
        said = await server.alice.slash(server.channel, "challenge", level="casual")
    assert "my backgammon engine is not installed" in private_texts(said)
    assert server.messages() == []


@pytest.mark.parametrize("failure", [EvaluatorMissing("bgsage"), TimeoutError()], ids=["gone", "silent"])
async def test_a_game_goes_on_by_the_autopilot_where_the_strong_player_is_gone_or_never_answers(
    server: SimulatedServer, strong: StrongPlayer, caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    await challenge(server, "31")
    with strong.failing(failure):
        await play_first(server)
        await server.let_pass(SOON)
    assert (await server.table()).must_act == (ALICE,)
    caplog.clear()


async def test_a_position_that_the_strong_player_refuses_is_played_plainly_and_logged(
    server: SimulatedServer, strong: StrongPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    await challenge(server, "31", start="hypergammon")
    caplog.set_level("INFO", logger="bot.discord.service.bot_player")
    server.dice.will_fall("52")
    with strong.failing(Unanalysable("No such position is known.")):
        await play_first(server)
    table = await server.table()
    assert table.must_act == (ALICE,)
    assert table.game.on_roll is Side.WHITE
    assert "table 1: the autopilot decides: No such position is known." in caplog.text


@pytest.mark.parametrize(("start", "is_accepted"), [("hypergammon", False), ("nackgammon", True)])
async def test_of_three_checkers_it_takes_no_resignation_that_a_gammon_might_exceed(
    server: SimulatedServer, strong: StrongPlayer, start: str, *, is_accepted: bool
) -> None:
    """Its engine takes the checkers that never were for borne off, and so knows of no gammon there."""
    strong.chances = Chances(1.0, 0.0, 0.0, 0.0, 0.0)  # for Alice, who is on roll
    await challenge(server, "31", start=start)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    assert ((await server.table()).game.bets[0].result is not None) is is_accepted


async def test_it_is_told_with_how_many_checkers_a_game_began(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    """Or it would take those that never were for borne off, and a lost gammon for impossible."""
    await challenge(server, "31", start="hypergammon")
    server.dice.will_fall("52")
    await play_first(server)
    situations = [each[0] for each in strong.asked if Level.CASUAL in each]
    assert {each.rules.checkers for each in situations if isinstance(each, Situation)} == {3}


async def test_a_level_is_for_games_against_the_bot(server: SimulatedServer) -> None:
    said = await server.alice.slash(server.channel, "challenge", opponent=server.bob, level="expert")
    assert private_texts(said).startswith("A level is for games against me.")
    said = await server.alice.slash(server.channel, "challenge", opponent=server.bob, tutor=True)
    assert private_texts(said).startswith("The tutor is for games against me.")


async def test_it_plays_in_direct_messages(server: SimulatedServer) -> None:
    server.dice.will_fall("13")
    await server.alice.slash(server.channel, "challenge", level="casual", direct=True)
    direct = Direct(server)
    assert direct.board(server.alice).kinds >= {SharedButton.ROLL, SharedButton.DOUBLE}
    assert server.messages() == []


async def test_a_challenge_in_direct_messages_is_to_the_bot(server: SimulatedServer) -> None:
    server.dice.will_fall("31")
    direct = Direct(server)
    await direct.slash(server.alice, "challenge", length=1)
    table = await direct.table()
    assert (table.channel, table.must_act) == (None, (ALICE,))
    said = await direct.slash(server.alice, "challenge", opponent=server.bob.user)
    assert "In direct messages you can only play me." in private_texts(said)


async def test_two_presses_at_once_are_answered_once(server: SimulatedServer) -> None:
    await challenge(server, "13")
    board = server.board
    server.dice.will_fall("31")
    await server.press_at_once([server.alice, server.alice], board, board.custom_id(SharedButton.ROLL))
    game = (await server.table()).game
    assert (game.phase, game.on_roll) == (Phase.MOVE, Side.WHITE)


async def test_a_takeback_is_granted_while_it_has_not_answered(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31")
    before = (await server.table()).game
    with strong.failing(EvaluatorFailed("It died.")):
        await play_first(server)
        said = await server.alice.slash(server.channel, "takeback")
    assert private_texts(said).startswith("Takeback granted")
    assert (await server.table()).game == before


async def test_the_secret_of_the_dice_never_reaches_it(
    fair_server: SimulatedServer, strong: StrongPlayer
) -> None:
    server = fair_server
    await server.alice.slash(server.channel, "challenge", level="casual")
    for _ in range(6):
        if (await server.table()).game.phase is Phase.CUBE:
            await server.press(server.alice, SharedButton.ROLL)
        if (await server.table()).game.phase is Phase.MOVE:
            await play_first(server)
    secrets = await server.database.run(secrets_of_all)
    told = pickle.dumps(strong.asked) + repr(strong.asked).encode()
    assert len(strong.asked) > 5
    assert secrets
    for secret in secrets:
        assert secret.encode() not in told
        assert bytes.fromhex(secret) not in told


def secrets_of_all(uow: UnitOfWork) -> list[str]:
    return [uow.dice.secret(1, number) for number in (1, 2)]


async def test_the_tutor_tells_what_a_play_costs_and_when_asked_what_is_better(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31", tutor=True)
    played, best = (format_play(play) for play in (await server.table()).game.plays[:2])
    strong.ratings = {played: -0.2, best: 0.3}
    told = await server.alice.slash(server.channel, "play", play=played)
    assert private_texts(told) == f"{played} gives up 0.50 points."
    table = await server.table()
    assert (table.must_act, table.game.last_play) == ((ALICE,), None)
    asked = private(told)
    assert asked.labels == ["Think again", "What is better?", "Go on anyway"]
    told = private(await server.press(server.alice, SharedButton.BETTER, asked))
    assert told.text == f"{played} gives up 0.50 points. {best} is better."
    assert told.labels == ["Think again", "Go on anyway"]
    assert (await server.table()).game.last_play is None
    await server.press(server.alice, SharedButton.ANYWAY, told)
    game = (await server.table()).game
    assert game.last_play is not None
    assert game.on_roll is Side.WHITE  # the bot has answered


@pytest.mark.parametrize("by_restart", [False, True])
async def test_the_tutor_offers_a_decision_back_once(
    server: SimulatedServer, strong: StrongPlayer, *, by_restart: bool
) -> None:
    """Neither the board nor its buttons show that it spoke."""
    await challenge(server, "31", tutor=True)
    played, other, best = (format_play(play) for play in (await server.table()).game.plays[:3])
    strong.ratings = {played: -0.2, other: -0.3, best: 0.3}
    before = await server.table()
    told = private(await server.alice.slash(server.channel, "play", play=played))
    again = private(await server.press(server.alice, SharedButton.THINK_AGAIN, told))
    assert again.kinds >= {SharedButton.BUILD}
    assert (await server.table()).edition == before.edition
    if by_restart:
        await server.restart()
    strong.cubes.append(CubeAction.NO_DOUBLE)
    server.dice.will_fall("52")
    await server.alice.slash(server.channel, "play", play=other)
    assert (await server.table()).game.on_roll is Side.WHITE  # both have played
    strong.ratings = {"no double": 0.4, "double": 0.7}
    assert "Rolling gives up" in private_texts(
        await server.press(server.alice, SharedButton.ROLL)
    )  # a new decision


@pytest.mark.parametrize(
    ("ratings", "kind", "said"),
    [
        ({"no double": 0.4, "double": 0.7}, SharedButton.ROLL, "Rolling gives up 0.30 points."),
        ({"no double": 0.4, "double": 0.1}, SharedButton.DOUBLE_NOW, "Doubling gives up 0.30 points."),
    ],
)
async def test_the_tutor_looks_at_the_cube_before_the_dice_are_thrown(
    server: SimulatedServer, strong: StrongPlayer, ratings: dict[str, float], kind: SharedButton, said: str
) -> None:
    await challenge(server, "13", tutor=True)
    await server.prefer(server.alice, confirms_doubles=False)
    strong.ratings = ratings
    thrown = len(server.dice.thrown)
    pressed = SharedButton.DOUBLE if kind is SharedButton.DOUBLE_NOW else kind
    told = await server.press(server.alice, pressed)
    assert private_texts(told) == said
    assert len(server.dice.thrown) == thrown
    await server.press(server.alice, SharedButton.ANYWAY, private(told))
    game = (await server.table()).game
    assert (game.phase is Phase.MOVE) is (kind is SharedButton.ROLL)
    assert game.cubes[0].value == (1 if kind is SharedButton.ROLL else 2)


async def test_the_tutor_looks_at_a_resignation(server: SimulatedServer, strong: StrongPlayer) -> None:
    """A single game costs a point, and more than it is worth to play on with the roll on the board."""
    await challenge(server, "31", tutor=True)
    plays = [format_play(play) for play in (await server.table()).game.plays]
    strong.ratings = dict.fromkeys(plays, -0.6)
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    told = private(await server.click(asked, "Single, lose 1"))
    assert told.text == "Resigning gives up 0.40 points."
    assert not (await server.table()).is_resigned
    told = private(await server.press(server.alice, SharedButton.BETTER, told))
    assert told.text == "Resigning gives up 0.40 points. Play on."
    await server.press(server.alice, SharedButton.ANYWAY, told)
    assert "Alice offers to resign a single game" in server.board.log or (await server.table()).must_act != (
        ALICE,
    )


async def test_of_a_lost_game_the_tutor_lets_one_resign(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31", tutor=True)
    plays = [format_play(play) for play in (await server.table()).game.plays]
    strong.ratings = dict.fromkeys(plays, -1.2)
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    answer = await server.click(asked, "Single, lose 1")
    assert "gives up" not in private_texts(answer)


@pytest.mark.parametrize(
    ("double", "kind", "said"),
    [
        (1.4, SharedButton.TAKE, "Taking gives up 0.40 points."),
        (0.6, SharedButton.PASS, "Passing gives up 0.40 points."),
    ],
)
async def test_the_tutor_looks_at_answers_to_a_double(
    server: SimulatedServer, strong: StrongPlayer, double: float, kind: SharedButton, said: str
) -> None:
    await challenge(server, "31", tutor=True)
    strong.cubes.append(CubeAction.DOUBLE)
    await play_first(server)
    strong.ratings = {"double": double}
    told = await server.press(server.alice, kind)
    if kind is SharedButton.PASS:
        told = await server.press(server.alice, SharedButton.PASS_NOW, private(told))
    assert private_texts(told).splitlines()[-1] == said
    again = private(await server.press(server.alice, SharedButton.THINK_AGAIN, private(told)))
    await server.press(server.alice, SharedButton.TAKE, again)
    assert (await server.table()).game.cubes[0].value == 2


async def test_the_tutor_says_nothing_of_what_is_not_allowed(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31", tutor=True)
    strong.cubes.append(CubeAction.DOUBLE)
    await play_first(server)
    strong.ratings = {"no double": 0.4, "double": 0.7}
    assert "gives up" not in private_texts(await server.alice.slash(server.channel, "roll"))


async def test_what_the_tutor_says_is_shown_also_where_that_it_spoke_cannot_be_stored(
    server: SimulatedServer, strong: StrongPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object, **_kwargs: object) -> None:
        raise DatabaseUnavailable("the test's database", "it was unplugged")

    monkeypatch.setattr("bot.discord.pressing.actions.mark_advice_shown", fail)
    await challenge(server, "31", tutor=True)
    played, best = (format_play(play) for play in (await server.table()).game.plays[:2])
    strong.ratings = {played: -0.2, best: 0.3}
    told = await server.alice.slash(server.channel, "play", play=played)
    assert private_texts(told) == f"{played} gives up 0.50 points."
    await server.press(server.alice, SharedButton.ANYWAY, private(told))
    assert (await server.table()).game.last_play is not None


async def test_a_tutor_that_cannot_think_keeps_nobody_from_playing(
    server: SimulatedServer, strong: StrongPlayer
) -> None:
    await challenge(server, "31", tutor=True)
    with strong.failing(EvaluatorMissing("bgsage")):
        await play_first(server)
    assert (await server.table()).game.last_play is not None


@pytest.mark.parametrize(("is_on", "best"), [(True, 0), (False, 1)], ids=["a good play", "no tutor"])
async def test_of_a_good_play_or_without_a_tutor_nothing_is_told(
    server: SimulatedServer, strong: StrongPlayer, *, is_on: bool, best: int
) -> None:
    await challenge(server, "31", tutor=is_on)
    strong.ratings = {format_play((await server.table()).game.plays[best]): 1.0}
    await play_first(server)
    assert (await server.table()).game.last_play is not None

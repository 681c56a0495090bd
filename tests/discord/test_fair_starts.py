"""The bot does not play from a position too much like a running game, and its tutor is silent there."""

from datetime import timedelta
from pathlib import Path

import pytest
from simcord.builders import ChannelHandle

from bot.analysis import CubeAction
from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice, format_play
from bot.play.base.errors import StartInPlay, explain_alone
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.chouette import AT_ONCE, Chouette, does, open_chouette
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.discord.strong_player import StrongPlayer
from tests.engine.games import game_at

START = "13:5 8:4 6:6 | 13:5 8:4 6:6"
LIKE_IT = "13:4 8:5 6:6 | 13:4 8:5 6:6"
ANOTHER = "6:5 5:5 4:5 | 6:5 5:5 4:5"
REFUSED = explain_alone(StartInPlay())
SILENT = "Your tutor is silent here: this position is too much like a game still in play."


@pytest.fixture
def elsewhere(server: SimulatedServer) -> ChannelHandle:
    """Another channel of the server."""
    return server.guild.create_text_channel("elsewhere")


@pytest.mark.parametrize("tutor", [False, True])
@pytest.mark.parametrize("start", [START, LIKE_IT])
async def test_a_locked_start_is_refused_against_the_bot(
    server: SimulatedServer, elsewhere: ChannelHandle, start: str, *, tutor: bool
) -> None:
    await server.seat(game_at(START, roll="31"))
    told = await server.carol.slash(elsewhere, "challenge", level="casual", start=start, tutor=tutor)
    assert private(told).text == REFUSED


async def test_other_starts_and_those_with_a_name_are_played(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    await server.seat(game_at(START, roll="31"))
    for start in (ANOTHER, "nackgammon"):
        server.dice.will_fall("31")
        told = await server.carol.slash(
            elsewhere, "challenge", level="casual", start=start, direct=start == ANOTHER
        )
        assert REFUSED not in private_texts(told)


async def test_a_start_that_has_come_up_since_is_refused_for_the_next_game(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", level="casual", start=START)
    await server.alice.slash(server.channel, "resign", loss=3, sure=True)
    await run_at(server, elsewhere, LIKE_IT)
    assert private(await server.press(server.alice, HeadsUpButton.NEXT)).text.startswith(REFUSED)


async def test_a_start_that_has_come_up_since_is_refused_for_a_rematch(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", level="casual", start=START, length=1)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    await run_at(server, elsewhere, LIKE_IT)
    assert private(await server.press(server.alice, HeadsUpButton.REMATCH)).text.startswith(REFUSED)
    assert (await server.table()).status is Status.OVER


async def test_a_chouette_with_the_bot_does_not_begin_where_its_start_has_come_up_since(
    tmp_path: Path,
) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol")) as two:
        elsewhere = two.server.guild.create_text_channel("elsewhere")
        await two.types("Alice", "chouette start", start=START)
        await two.presses("Bob", "Join")
        await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
        await run_at(two.server, elsewhere, LIKE_IT)
        told = await two.presses("Alice", "Start")
        assert told is not None
        assert told.text.startswith(REFUSED)
        assert not (await two.table()).has_begun


async def test_a_chouette_with_the_bot_does_not_start_from_a_locked_start(
    tmp_path: Path,
) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol")) as two:
        elsewhere = two.server.guild.create_text_channel("elsewhere")
        await two.types("Alice", "chouette start", start=START)
        await two.presses("Bob", "Join")
        await run_at(two.server, elsewhere, LIKE_IT)
        told = await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
        assert told is not None
        assert told.text.startswith(REFUSED)
        await two.types("Alice", "chouette settings", start=ANOTHER)
        await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
        assert (await two.table()).bot_players
        told = await two.types("Alice", "chouette settings", start=START)
        assert told.text.startswith(REFUSED)


WAITS = "The next game waits: its start is too much like a game still in play."
LONG_ENOUGH = timedelta(minutes=15)
"""After so long a start is looked at again."""


async def begin_match(server: SimulatedServer, **options: object) -> None:
    """Let Alice play the bot from a start that nobody locks yet."""
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", level="casual", start=START, length=3, **options)


async def end_elsewhere(server: SimulatedServer, channel: ChannelHandle) -> None:
    """End the game that locks the start."""
    await server.carol.slash(channel, "resign", loss=3, sure=True)


async def test_the_next_game_of_a_match_waits_while_its_start_is_locked(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    await begin_match(server)
    await run_at(server, elsewhere, LIKE_IT)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    table = await server.table()
    assert table.is_between_games
    assert table.number == 1
    assert WAITS in server.board.text
    assert "Next game" in server.board.labels
    assert "End session" not in server.board.labels
    ended = private(await server.alice.slash(server.channel, "end"))
    assert WAITS in ended.text
    assert (await server.table()).status is Status.PLAYING
    assert private(await server.press(server.alice, HeadsUpButton.NEXT)).text.startswith(REFUSED)
    await end_elsewhere(server, elsewhere)
    server.dice.will_fall("31")
    await server.press(server.alice, HeadsUpButton.NEXT)
    table = await server.table()
    assert table.number == 2
    assert not table.is_between_games


async def test_a_match_that_waits_for_its_start_goes_on_by_itself(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    await begin_match(server)
    await run_at(server, elsewhere, LIKE_IT)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    seen, version = len(server.messages()), (await server.table()).version
    await server.let_pass(3 * LONG_ENOUGH)
    assert len(server.messages()) == seen, "people are told once"
    assert (await server.table()).version == version
    await end_elsewhere(server, elsewhere)
    server.dice.will_fall("31")
    await server.let_pass(LONG_ENOUGH)
    table = await server.table()
    assert table.number == 2
    assert not table.is_between_games


async def test_it_does_not_go_on_by_itself_where_nobody_can_act(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    parent = server.channel
    await begin_match(server, thread=True)
    (server.channel,) = parent.threads
    await run_at(server, elsewhere, LIKE_IT)
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata={"locked": True})
    await server.env.settle()
    await end_elsewhere(server, elsewhere)
    await server.let_pass(3 * LONG_ENOUGH)
    assert (await server.table()).is_between_games
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata={"locked": False})
    await server.env.settle()
    server.dice.will_fall("31")
    await server.let_pass(timedelta(hours=1) + LONG_ENOUGH)
    assert (await server.table()).number == 2


async def test_a_game_lost_on_time_begins_no_other_from_a_locked_start(
    server: SimulatedServer, elsewhere: ChannelHandle
) -> None:
    await begin_match(server, turn_hours=24, when_out="claimed")
    await run_at(server, elsewhere, LIKE_IT)
    await server.let_pass(timedelta(hours=25))
    table = await server.table()
    assert table.number == 1
    assert table.is_between_games


async def play_with_the_bot(two: Chouette) -> None:
    """Let Alice be the box, and pass the doubles of Bob and the bot; the next game begins in an hour."""
    strong = two.server.evaluator
    assert isinstance(strong, StrongPlayer)
    await two.types("Alice", "chouette start", start=START, **AT_ONCE)
    await two.presses("Bob", "Join")
    await two.presses("Alice", "casual", await two.presses("Alice", "Seat the bot"))
    two.server.dice.will_fall("65 43 31")
    await two.presses("Alice", "Start")
    strong.cubes.append(CubeAction.DOUBLE)
    await two.plays("Alice")
    await does(two.server, "Bob", OfferDouble(0), RollDice())
    await does(two.server, "Alice", AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))
    await two.server.let_pass(timedelta(minutes=1))
    assert (await two.table()).is_between_games


async def test_a_chouette_waits_with_its_next_game_while_its_start_is_locked(tmp_path: Path) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol")) as two:
        elsewhere = two.server.guild.create_text_channel("elsewhere")
        await play_with_the_bot(two)
        await run_at(two.server, elsewhere, LIKE_IT)
        seen, pinged = len(two.server.messages()), len(two.pinged())
        await two.server.let_pass(timedelta(hours=1))
        table = await two.table()
        assert table.is_between_games
        assert WAITS in two.board.text
        assert two.pinged()[pinged:] == ["Alice"], "who can choose another start"
        assert len(two.server.messages()) == seen + 1
        told = await two.presses("Alice", "Next game")
        assert told.text.startswith(REFUSED)
        await two.server.let_pass(3 * LONG_ENOUGH)
        assert len(two.server.messages()) == seen + 1, "people are told once"
        await end_elsewhere(two.server, elsewhere)
        await two.server.let_pass(LONG_ENOUGH)
        assert (await two.table()).number == table.number + 1


@pytest.mark.parametrize("way", ["another start", "without the bot"])
async def test_a_chouette_begins_once_its_start_is_another_or_the_bot_is_gone(
    tmp_path: Path, way: str
) -> None:
    async with open_chouette(tmp_path, ("Alice", "Bob", "Carol")) as two:
        elsewhere = two.server.guild.create_text_channel("elsewhere")
        await play_with_the_bot(two)
        await run_at(two.server, elsewhere, LIKE_IT)
        await two.server.let_pass(timedelta(hours=1))
        number = (await two.table()).number
        if way == "another start":
            await two.types("Alice", "chouette settings", start=ANOTHER)
        else:
            await two.presses("Alice", "Send the bot away", await two.presses("Alice", "My seat"))
        assert WAITS not in two.board.text
        await two.server.let_pass(timedelta(minutes=1))
        assert (await two.table()).number == number + 1


async def test_the_tutor_is_silent_at_what_is_near_to_a_running_game(
    server: SimulatedServer, strong: StrongPlayer, elsewhere: ChannelHandle
) -> None:
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", level="casual", start=START, tutor=True)
    table = await server.table()
    played, best = (format_play(play) for play in table.game.plays[:2])
    strong.ratings = {played: -0.2, best: 0.3}
    await run_at(server, elsewhere, LIKE_IT)
    asked = len(strong.asked)
    told = await server.alice.slash(server.channel, "play", play=played)
    assert SILENT in private_texts(told)
    assert "gives up" not in private_texts(told)
    after = await server.database.run(lambda uow: uow.tables.get(table.id))
    assert after.version > table.version
    assert not [each for each in strong.asked[asked:] if each[0] is None]


async def test_what_is_better_is_not_said_once_a_game_has_come_near(
    server: SimulatedServer, strong: StrongPlayer, elsewhere: ChannelHandle
) -> None:
    """The tutor has told before what a play gives up; whoever insists may still make it."""
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", level="casual", start=START, tutor=True)
    played, best = (format_play(play) for play in (await server.table()).game.plays[:2])
    strong.ratings = {played: -0.2, best: 0.3}
    warned = private(await server.alice.slash(server.channel, "play", play=played))
    assert warned.text == f"{played} gives up 0.50 points."
    await run_at(server, elsewhere, LIKE_IT)
    asked = len(strong.asked)
    told = private(await server.press(server.alice, SharedButton.BETTER, warned))
    assert told.text == SILENT
    assert len(strong.asked) == asked
    assert told.labels == ["Think again", "Go on anyway"]


async def run_at(server: SimulatedServer, channel: ChannelHandle, board: str) -> None:
    """Let Carol and Dora begin a game in a channel, from a start that nobody locks yet."""
    await server.carol.slash(channel, "challenge", opponent=server.bob, start=board)
    server.dice.will_fall("31")
    await server.bob.slash(channel, "take")

"""A locked phone shows nothing of a message of components, and all of plain text."""

from datetime import timedelta
from enum import StrEnum
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from bot.engine import Cube, Game, RuleSheet, Side, WinKind
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.chouette import Chouette
from tests.discord.crashes import tell
from tests.discord.direct_match import Direct
from tests.discord.players import ByButtons, start_game
from tests.discord.seen import Seen, private
from tests.discord.simulated_server import SimulatedServer, open_server, reopen_server
from tests.engine.games import game_at

START: Final = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
THREE: Final = RuleSheet(length=3)
FIVE: Final = RuleSheet(length=5)
UNSEEN: Final = 987654
"""A code that nobody has seen yet."""


def pushes(server: SimulatedServer) -> list[str]:
    """The plain text of each post that notified somebody, with the names of those whom it mentions."""
    return [named(server, call.message["content"]) for call in server.rest.posts if call.pinged]


def named(server: SimulatedServer, text: str) -> str:
    for name, member in server.people.items():
        text = text.replace(f"<@{member.id}>", f"@{name}")
    return text


async def test_each_push_says_who_wants_what_then_what_happened_and_at_which_table(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    await server.press(server.alice, SharedButton.TAKE)
    await ByButtons(server).resign(server.bob, WinKind.GAMMON)
    await server.press(server.alice, SharedButton.AGREE)
    assert pushes(server) == [
        "@Bob, do you accept Alice's challenge?\nMoney session\nDoubling cube · standard start\nTable 1",
        "@Alice to play 3-1.\nBob accepted: Money session\nAgainst Bob · table 1",
        "@Bob to double or roll.\nAlice 3-1: 8/5 6/5\nAgainst Alice · table 1",
        "@Alice to take or pass Bob's double to 2.\nAgainst Bob · table 1",
        "@Bob to roll.\nAlice takes at 2\nAgainst Alice · table 1",
        "@Alice: accept Bob's resignation (gammon)?\nAgainst Bob · table 1",
        (
            "Alice or @Bob: start the next game or end the session.\n"
            "Bob resigned. Alice wins a gammon: 4 points.\nAlice leads by 4 points\nAgainst Alice · table 1"
        ),
    ]


def with_bobs_cube() -> Game:
    """Bob is on roll, and owns the cube at 2."""
    return game_at(START, on_roll=Side.BLACK, cube=Cube(2, Side.BLACK))


async def test_the_end_of_a_game_reaches_whoever_is_called_next(server: SimulatedServer) -> None:
    await server.seat(with_bobs_cube(), FIVE)
    await server.double(server.bob)
    assert pushes(server)[-1] == "@Alice to take or pass Bob's redouble to 4.\nAgainst Bob · table 1"
    server.dice.will_fall("65")
    await ByButtons(server).drop(server.alice)
    posted = len(pushes(server))
    await server.alice.slash(server.channel, "play", play="24/18 13/8")
    [push] = pushes(server)[posted:]
    assert push == (
        "@Bob to double or roll.\nAlice passes: Bob wins 2 points\nAlice 0, Bob 2 · game 2\n"
        "Alice 6-5: 24/18 13/8\nAgainst Alice · table 1"
    )
    assert "Game 1: Bob wins a single game with the cube at 2: 2 points. Alice passed." in server.board.text
    await server.press(server.bob, SharedButton.ROLL)
    assert "Game 1" not in server.board.text


async def test_so_does_that_the_next_is_the_crawford_game(server: SimulatedServer) -> None:
    await server.prefer(server.bob, rolls_by_itself=True)
    await server.seat(with_bobs_cube(), THREE)
    await server.double(server.bob)
    server.dice.will_fall("6541")
    await ByButtons(server).drop(server.alice)
    await server.alice.slash(server.channel, "play", play="24/18 13/8")
    assert pushes(server)[-1] == (
        "@Bob to play 4-1.\nAlice passes: Bob wins 2 points\nAlice 0, Bob 2 · game 2 · Crawford game\n"
        "Alice 6-5: 24/18 13/8\nAgainst Alice · table 1"
    )


async def test_what_happened_last_comes_first(server: SimulatedServer) -> None:
    await server.seat(with_bobs_cube(), FIVE)
    await ByButtons(server).resign(server.bob, WinKind.SINGLE)
    await server.press(server.alice, SharedButton.REFUSE)
    assert pushes(server)[-1] == (
        "@Bob to redouble or roll.\nAlice refuses the resignation\nAgainst Alice · table 1"
    )


async def test_the_end_of_a_match_says_how_and_notifies_nobody_who_has_just_pressed(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31", sheet=RuleSheet(length=1))
    pings = len(server.rest.pings)
    await ByButtons(server).resign(server.alice, WinKind.SINGLE)
    assert server.rest.pings[pings:] == [server.bob.id]
    assert pushes(server)[-1] == (
        "@Bob wins the match 1-0 against Alice.\nAlice resigned. Bob wins a single game: 1 point.\n"
        "Against Alice · table 1"
    )
    assert f"**<@{server.bob.id}> wins the match 1-0 against Alice.**" in server.board.text


async def test_whoever_accepts_and_begins_is_not_notified(server: SimulatedServer) -> None:
    await start_game(server, "13")
    assert server.rest.pings == [server.bob.id]
    await server.bob.slash(server.channel, "play", play="8/5 6/5")
    assert pushes(server)[-1] == (
        "@Alice to double or roll.\nBob accepted: Money session\nBob 3-1: 8/5 6/5\nAgainst Bob · table 1"
    )


async def test_a_roll_that_the_bot_threw_is_told_once(server: SimulatedServer) -> None:
    await server.prefer(server.alice, rolls_by_itself=True)
    await server.seat(with_bobs_cube(), FIVE)
    server.dice.will_fall("3151")
    await server.press(server.bob, SharedButton.ROLL)
    await server.bob.slash(server.channel, "play", play="8/5 6/5")
    assert pushes(server)[-1] == "@Alice to play 5-1.\nBob 3-1: 8/5 6/5\nAgainst Bob · table 1"


async def test_a_counter_offer_says_first_what_it_changes(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob, length=5)
    await server.bob.slash(server.channel, "propose", length=7)
    assert pushes(server)[-1].splitlines()[:2] == [
        "@Alice, do you accept Bob's counter-offer?",
        "Changed: 5-point match → 7-point match",
    ]


async def test_a_push_of_a_chouette_calls_all_of_whom_it_wants_the_same(game: Chouette) -> None:
    await game.doubles("Alice")
    assert pushes(game.server)[-3:] == [
        "@Bob to double or roll\nBox 3-1: 8/5 6/5\nAlice in the box against Bob's team · table 1",
        "@Alice to double or roll\nTeam 6-2: 24/18 13/11\nAlice in the box against Bob's team · table 1",
        (
            "@Bob @Carol @Dora @Eve to take or pass\nAlice doubles Bob, Carol, Dora and Eve to 2\n"
            "Team 6-2: 24/18 13/11\nAlice in the box against Bob's team · table 1"
        ),
    ]


async def test_in_a_chouette_too_the_end_of_a_game_reaches_whoever_is_called_next(game: Chouette) -> None:
    await game.doubles("Alice")
    for name in ("Bob", "Carol", "Dora", "Eve"):
        await game.answers(name, "Pass")
    game.server.dice.will_fall("31")
    await game.presses("Alice", "Next game")
    await game.plays("Alice")
    asked, ended, score, played, _table = pushes(game.server)[-1].splitlines()
    assert (asked, ended) == ("@Carol to double or roll", "Alice wins 4 and keeps the box")
    assert score.startswith("Score: Alice\N{NO-BREAK SPACE}+4")
    assert score.endswith(" · game 2")
    assert played.startswith("Box 3-1: ")


async def test_a_push_becomes_the_board_in_the_same_message(server: SimulatedServer) -> None:
    await start_game(server, "31")
    shown = server.channel.last_message
    assert shown.content == ""
    assert shown.flags.components_v2
    assert server.board.id == shown.id
    assert "to play 3-1." in server.board.text
    assert server.board.alt_texts


def refuse_edits(server: SimulatedServer) -> None:
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=UNSEEN, times=None)


async def shown(server: SimulatedServer) -> tuple[list[str], list[int], set[StrEnum]]:
    """The plain texts in the channel, whom all posts have notified, and the buttons of the newest message."""
    said = [each.message.content for each in server.messages() if each.message.content]
    return said, server.rest.pings, server.board.kinds


async def test_a_push_of_which_no_board_can_be_made_goes_as_the_board_comes(server: SimulatedServer) -> None:
    await start_game(server, "31")
    refuse_edits(server)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    said, pings, buttons = await shown(server)
    assert said == []
    assert pings[-2:] == [server.alice.id, server.bob.id]
    assert SharedButton.ROLL in buttons
    assert "8/5 6/5" in server.board.text


async def test_so_it_does_in_direct_messages(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.start("31")
    refuse_edits(server)
    await direct.slash(server.alice, "play", play="8/5 6/5")
    assert SharedButton.ROLL in direct.board(server.bob).kinds
    assert not any(each.message.content for each in direct.messages(server.bob))


async def test_its_removal_is_tried_until_it_succeeds(server: SimulatedServer) -> None:
    await start_game(server, "31")
    refuse_edits(server)
    server.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=2)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert len((await shown(server))[0]) == 1
    await server.let_pass(timedelta(minutes=1))
    assert (await shown(server))[0] == []


async def test_wherever_the_bot_dies_it_goes_and_nobody_is_notified_twice(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        await start_game(server, "31")
        refuse_edits(server)
        play = partial(server.alice.slash, server.channel, "play", play="8/5 6/5")
        story = await tell(server, play, lambda: shown(server))
    assert story.after[0] == []
    for moment, downtime in product(story.moments, (timedelta(), timedelta(hours=1))):
        async with reopen_server(tmp_path, moment.snapshot, downtime) as server:
            refuse_edits(server)
            await server.let_pass(timedelta(minutes=1))
            assert await shown(server) in (story.before, story.after), moment.where


async def test_a_board_that_notifies_nobody_is_posted_at_once(server: SimulatedServer) -> None:
    await start_game(server, "31")
    before = len(server.rest.calls)
    await server.alice.slash(server.channel, "board", repost=True)
    posted, *after = [call for call in server.rest.calls[before:] if call.is_post or call.is_edit]
    assert posted.is_post
    assert posted.message.get("content") is None
    assert all(f"/{server.board.id}" not in call.path for call in after)


async def test_an_edit_still_calls_whoever_must_act_and_nobody_else(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    await server.press(server.bob, SharedButton.ROLL)
    *_, edit = server.rest.edits
    assert edit.path.endswith(f"/{server.board.id}")
    assert edit.pinged == [server.bob.id]
    assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id]


async def test_a_reminder_says_in_its_first_words_whom_it_asks_for_what(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.let_pass(timedelta(days=1))
    assert (
        pushes(server)[-1] == "Reminder: @Alice to play 3-1.\nAgainst Bob\u00a0· Money session\u00a0· table 1"
    )


async def test_each_table_makes_its_board_of_its_own_push(server: SimulatedServer) -> None:
    direct = Direct(server)
    for _ in range(2):
        await direct.start("31")
    boards = [each for each in direct.messages(server.alice) if SharedButton.PLAY in each.kinds]
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    for board in boards:
        await make_first_play(direct, board)
    server.env.backend.faults.clear()
    server.rest.forget_nonces()
    await server.let_pass(timedelta(minutes=1))
    shown = [each for each in direct.messages(server.bob) if SharedButton.ROLL in each.kinds]
    assert [act.table for each in shown for act in each.acts if act.kind is SharedButton.ROLL] == [1, 2]
    assert not any(each.message.content for each in direct.messages(server.bob))


async def make_first_play(direct: Direct, board: Seen) -> None:
    """Let Alice play by the first button of each panel."""
    panel = private(await direct.press(direct.server.alice, SharedButton.PLAY, board))
    while SharedButton.CONFIRM not in panel.kinds:
        first = panel.labelled(panel.labels[0])
        panel = private(await direct.server.alice.user.click(panel.message, custom_id=first))
    await direct.press(direct.server.alice, SharedButton.CONFIRM, panel)


async def test_a_push_that_could_not_be_made_a_board_is_not_taken_for_that_of_another_table(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046, times=1)
    server.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    left = server.messages()[-2]
    await ByButtons(server).resign(server.bob, WinKind.SINGLE)
    await server.press(server.alice, SharedButton.AGREE)
    await server.press(server.alice, HeadsUpButton.END)
    server.env.inject_error("POST", "/channels/*/messages", status=503)
    await server.alice.slash(server.channel, "challenge", opponent=server.carol)
    await server.let_pass(timedelta(minutes=1))
    assert server.rest.pings[-1] == server.carol.id
    assert HeadsUpButton.ACCEPT in server.board.kinds
    assert [each.message.content for each in server.messages() if each.id == left.id] == [left.text]


async def test_names_are_pushed_as_they_are_format_nothing_and_mention_nobody(tmp_path: Path) -> None:
    async with open_server(tmp_path, ("john_doe", "[TAG] *Bob*", "@everyone <@1> <t:1:R>")) as server:
        for challenger, opponent in ((server.alice, server.bob), (server.carol, server.alice)):
            await challenger.slash(server.channel, "challenge", opponent=opponent, thread=True)
        asked = [push.splitlines()[0] for push in pushes(server)]
    assert asked == [
        r"@[TAG] *Bob*, do you accept john_doe's challenge?",
        r"@john_doe, do you accept \@everyone \<\@1> \<t\:1:R>'s challenge?",
    ]

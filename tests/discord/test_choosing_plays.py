"""From the roll to the play in few presses: the panel that a roll opens, the list on the board, and Undo."""

import pytest

from bot.engine import Cube, Phase, Side
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.players import start_game
from tests.discord.seen import Seen, is_silent, private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
CLOSED = "bar:1 13:5 8:4 6:5 | 6:2 5:2 4:2 3:2 2:2 1:2 13:3"
CONTACT = "-# 25 of 75 plays are listed. Build others step by step, or type `/play`."


async def listed(server: SimulatedServer, play: str, seen: Seen | None = None) -> Seen:
    """Let Alice choose a play from the list; the private answer."""
    return private(await server.choose(server.alice, SharedButton.CHOOSE, play, seen or server.board))


async def test_a_roll_opens_the_plays_in_the_same_answer(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    opened = private(await server.press(server.alice, SharedButton.ROLL))
    assert opened.text.startswith("### Your roll: 3-1\nChoose a play, or a checker to move.")
    assert opened.menus[SharedButton.CHOOSE][0] == "8/5 6/5"
    assert len(opened.alt_texts) == 1
    assert "to play 3-1" in server.board.text
    chosen = await listed(server, "8/5 6/5", opened)
    assert chosen.id == opened.id
    await server.press(server.alice, SharedButton.CONFIRM, chosen)
    assert "Alice 3-1: 8/5 6/5" in server.board.text


async def test_a_roll_by_command_opens_them_too(server: SimulatedServer) -> None:
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    opened = private(await server.alice.slash(server.channel, "roll"))
    assert opened.menus[SharedButton.CHOOSE][0] == "8/5 6/5"


@pytest.mark.parametrize("way", ["roll", "play", "board"])
async def test_nothing_is_edited_under_a_list_that_is_open(server: SimulatedServer, way: str) -> None:
    """The picture comes with the list, in one message: an edit would close the list under the thumb."""
    await server.seat(game_at(START, roll=None if way == "roll" else "31"))
    before = len(server.rest.calls)
    if way == "board":
        opened = await listed(server, "8/5 6/5")
    else:
        opened = private(
            await server.press(server.alice, SharedButton.ROLL if way == "roll" else SharedButton.PLAY)
        )
    calls = server.rest.calls[before:]
    assert not any(call.is_edit and str(opened.id) in call.path for call in calls)
    assert len(opened.alt_texts) == 1


async def test_a_roll_that_dances_opens_nothing(server: SimulatedServer) -> None:
    await server.seat(game_at(CLOSED, cube=Cube()))
    server.dice.will_fall("31")
    assert is_silent(await server.press(server.alice, SharedButton.ROLL))
    assert "Alice 3-1" in server.board.text


async def test_the_board_has_the_list_of_plays(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    plays = server.board.menus[SharedButton.CHOOSE]
    assert plays[:4] == ["8/5 6/5", "13/9", "8/4", "6/2"]
    assert SharedButton.PLAY in server.board.kinds
    chosen = await listed(server, "8/5 6/5")
    assert chosen.text == "### 3-1: 8/5 6/5\nPlay complete. Confirm?"
    assert chosen.chosen == ["8/5 6/5"]
    again = await listed(server, "8/5 6/5")
    assert again.text == chosen.text
    await server.press(server.alice, SharedButton.CONFIRM, again)
    assert "Alice 3-1: 8/5 6/5" in server.board.text
    assert SharedButton.CHOOSE not in server.board.menus


async def test_of_more_than_25_plays_the_board_lists_the_likeliest(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="22"))
    assert len(server.board.menus[SharedButton.CHOOSE]) == 25
    built = private(await server.press(server.alice, SharedButton.PLAY))
    assert CONTACT in built.text


async def test_others_who_choose_are_told_whose_turn_it_is(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    for member, told in (
        (server.bob, "Waiting for Alice to play 3-1."),
        (server.carol, "Only Alice and Bob play at this table."),
    ):
        answer = await server.choose(member, SharedButton.CHOOSE, "8/5 6/5", server.board)
        assert private(answer).text.startswith(told)
    assert (await server.table()).version == 0


async def test_no_list_stands_where_there_is_no_play_to_choose(server: SimulatedServer) -> None:
    await server.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    assert (server.board.menus, server.board.labels[0]) == ({}, "Play 4/off")
    await server.press(server.alice, HeadsUpButton.FORCED)
    assert server.board.menus == {}


async def test_a_resignation_that_waits_leaves_no_list(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    await server.press(server.alice, SharedButton.RESIGN_AS, asked, "1")
    assert server.board.menus == {}


async def test_ones_own_look_has_the_list_while_it_is_ones_turn(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    own = private(await server.press(server.alice, SharedButton.FLIP))
    chosen = await listed(server, "8/5 6/5", own)
    assert chosen.labels == ["Confirm", "Undo"]
    for member in (server.bob, server.carol):
        assert private(await server.press(member, SharedButton.FLIP)).menus == {}


async def test_a_chosen_play_is_played_at_once_and_undone_while_nothing_has_followed(
    server: SimulatedServer,
) -> None:
    await server.prefer(server.alice, confirms_plays=False)
    await start_game(server, "31")
    played = await listed(server, "8/5 6/5")
    assert "Alice 3-1: 8/5 6/5" in server.board.text
    assert played.labels == ["Undo"]
    assert "Alice 3-1: 8/5 6/5" in played.text
    again = private(await server.press(server.alice, HeadsUpButton.UNDO, played))
    assert again.menus[SharedButton.CHOOSE][0] == "8/5 6/5"
    assert "Alice takes the play back" in server.board.text
    table = await server.table()
    assert (table.game.phase, table.must_act) == (Phase.MOVE, (1,))
    other = await listed(server, "13/9", again)
    assert "Alice 3-1: 13/9" in server.board.text
    assert other.labels == ["Undo"]


async def test_it_is_so_on_the_panel_of_a_roll_and_a_built_play_is_still_confirmed(
    server: SimulatedServer,
) -> None:
    await server.prefer(server.alice, confirms_plays=False)
    await server.seat(game_at(START))
    server.dice.will_fall("31")
    opened = private(await server.press(server.alice, SharedButton.ROLL))
    built = opened
    for label in ("8", "8/5", "6/5"):
        built = await server.follow(built, label)
    assert built.labels == ["Confirm", "Undo"]
    played = await listed(server, "8/5 6/5", built)
    assert played.id == opened.id
    assert played.labels == ["Undo"]


@pytest.mark.parametrize("follows", ["double", "roll"])
async def test_what_follows_ends_the_undo(server: SimulatedServer, follows: str) -> None:
    await server.prefer(server.alice, confirms_plays=False)
    await start_game(server, "31")
    played = await listed(server, "8/5 6/5")
    if follows == "double":
        await server.double(server.bob)
    else:
        await server.press(server.bob, SharedButton.ROLL)
    told = private_texts(await server.press(server.alice, HeadsUpButton.UNDO, played))
    why = "Bob has already acted" if follows == "double" else "dice have been rolled since"
    assert f"Too late: {why}." in told
    assert (await server.table()).game.last_play is not None


async def test_where_dice_fall_at_once_there_is_no_undo_and_it_says_so(new_server: SimulatedServer) -> None:
    server = new_server
    await server.prefer(server.alice, confirms_plays=False, is_zone_asked=True)
    await server.seat(game_at(START, roll="31", cube=Cube(2, Side.WHITE)))
    server.dice.will_fall("62")
    played = await listed(server, "8/5 6/5")
    assert "Undo" not in played.labels
    assert "Dice have been rolled since, so your play stands." in played.text


async def test_only_ones_own_last_play_is_undone(server: SimulatedServer) -> None:
    await server.prefer(server.alice, confirms_plays=False)
    await start_game(server, "31")
    played = await listed(server, "8/5 6/5")
    undo = played.labelled("Undo")
    for member, told in ((server.bob, "Only your last play"), (server.carol, "Only Alice and Bob play")):
        refused = private_texts(await server.press_anyhow(member, played, undo))
        assert told in refused or "Too late" in refused
    await server.press_anyhow(server.alice, played, undo)
    twice = private_texts(await server.press_anyhow(server.alice, played, undo))
    assert "out of date" in twice or "Only your last play or double can be taken back." in twice

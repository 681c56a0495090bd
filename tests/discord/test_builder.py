"""The play builder: private, from one's own side, checker by checker, until it is confirmed."""

import pytest

from bot.engine import Phase, Side, format_board
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.seen import Seen, is_silent, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
TWO_WAYS = "24:1 1:14 | 2:1 off:14"
"""Position 29 of the rules: O's blot stands on X's 23."""
ON_THE_BAR = "bar:1 13:5 8:4 6:5 | 1:2 6:2 5:2 4:2 2:2 13:4 24:1"
AFTER_ENTERING = ["8/7", "6/5"]
TWO_LEFT = "8:1 5:1 1:13 | 1:2 off:13"
COMPLETE = ["Confirm", "Undo"]


async def start(server: SimulatedServer, board: str, roll: str) -> Seen:
    await server.seat(game_at(board, roll=roll))
    return private(await server.press(server.alice, SharedButton.PLAY))


async def choose(server: SimulatedServer, built: Seen, *labels: str) -> Seen:
    for label in labels:
        built = private(await server.alice.click(built.message, custom_id=built.labelled(label)))
    return built


async def test_first_a_checker_is_chosen_then_where_it_goes(server: SimulatedServer) -> None:
    built = await start(server, START, "31")
    assert built.text == "### Your roll: 3-1\nChoose a play, or a checker to move."
    assert built.labels == ["24", "13/10", "8", "6"]
    built = await choose(server, built, "8")
    assert built.text == "### Your roll: 3-1\nFrom 8 to where?"
    assert built.labels == ["8/7", "8/5", "8/4", "Other checker"]
    built = await choose(server, built, "8/5")
    assert built.text == "### 3-1: 8/5\nChoose the next checker."
    built = await choose(server, built, "6/5")
    assert built.text == "### 3-1: 8/5 6/5\nPlay complete. Confirm?"
    assert built.labels == ["Confirm", "Undo"]
    assert (await server.table()).version == 0


async def test_confirming_plays_it_and_takes_the_builder_away(server: SimulatedServer) -> None:
    built = await choose(server, await start(server, START, "31"), "8", "8/5", "6/5")
    confirmed = await server.press(server.alice, SharedButton.CONFIRM, built)
    assert confirmed.response is None
    assert confirmed.followups == []
    assert "Alice 3-1: 8/5 6/5" in server.board.text
    table = await server.table()
    assert format_board(table.game.position.switched()) == "24:2 13:5 8:2 6:4 5:2 | 24:2 13:5 8:3 6:5"
    assert table.game.phase is Phase.CUBE


async def test_another_checker_can_be_chosen_and_each_step_undone(server: SimulatedServer) -> None:
    built = await choose(server, await start(server, START, "31"), "8", "Other checker")
    assert built.text == "### Your roll: 3-1\nChoose a play, or a checker to move."
    built = await choose(server, built, "6", "6/3", "8/7")
    assert built.text == "### 3-1: 8/7 6/3\nPlay complete. Confirm?"
    built = await choose(server, built, "Undo")
    assert built.text == "### 3-1: 6/3\nChoose the next checker."
    built = await choose(server, built, "Undo")
    assert built.text == "### Your roll: 3-1\nChoose a play, or a checker to move."
    assert "Undo" not in built.labels


async def test_a_whole_play_can_be_chosen_those_that_people_make_first(server: SimulatedServer) -> None:
    offered = await start(server, START, "31")
    plays = offered.menus[SharedButton.CHOOSE]
    assert len(plays) == 16
    assert plays[:4] == ["8/5 6/5", "13/9", "8/4", "6/2"]
    chosen = private(await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", offered))
    assert chosen.id == offered.id
    assert chosen.text == "### 3-1: 8/5 6/5\nPlay complete. Confirm?"
    assert "So far: 8/5 6/5." in chosen.alt_texts[0]
    assert chosen.labels == ["Confirm", "Undo"]
    assert (await server.table()).version == 0


async def test_another_play_can_be_chosen_and_the_last_step_undone(server: SimulatedServer) -> None:
    offered = await start(server, START, "31")
    chosen = private(await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", offered))
    assert chosen.chosen == ["8/5 6/5"]
    other = private(await server.choose(server.alice, SharedButton.CHOOSE, "24/20", chosen))
    assert other.chosen == ["24/20"]
    undone = await choose(server, other, "Undo")
    assert undone.chosen == []
    assert undone.menus == offered.menus
    seen = (offered, chosen, other, undone)
    for ids in zip(*(each.menu_ids[0] for each in seen), strict=True):
        assert len(set(ids)) == len(seen)  # else apps go on showing what was chosen
    chosen = private(await server.choose(server.alice, SharedButton.CHOOSE, "8/5 6/5", undone))
    await server.press(server.alice, SharedButton.CONFIRM, chosen)
    assert "Alice 3-1: 8/5 6/5" in server.board.text


async def test_of_more_than_25_plays_the_others_are_built_or_typed(server: SimulatedServer) -> None:
    offered = await start(server, START, "22")
    assert len(offered.menus[SharedButton.CHOOSE]) == 25
    more = "-# 25 of 75 plays are listed. Build others step by step, or type `/play`."
    assert offered.text == f"### Your roll: 2-2\nChoose a play, or a checker to move.\n{more}"
    chosen = private(await server.choose(server.alice, SharedButton.CHOOSE, "13/11(2) 6/4(2)", offered))
    await server.press(server.alice, SharedButton.CONFIRM, chosen)
    assert "Alice 2-2: 13/11(2) 6/4(2)" in server.board.text


@pytest.mark.parametrize(
    ("board", "roll", "pressed", "heading", "labels"),
    [
        pytest.param(
            *(START, "31", ["24"], "### Your roll: 3-1", ["24/23", "24/21", "24/20", "Other checker"]),
            id="ways that come to the same are one choice",
        ),
        pytest.param(
            *(START, "31", ["24", "24/20"], "### 3-1: 24/20", COMPLETE),
            id="one checker may play both dice in one step",
        ),
        pytest.param(
            *(TWO_WAYS, "61", [], "### Your roll: 6-1", ["24/23*/17", "24/18/17"]),
            id="a way that hits and one that does not are told apart",
        ),
        pytest.param(
            *(ON_THE_BAR, "31", [], "### 3-1: bar/22", AFTER_ENTERING),
            id="what can only be played one way plays itself and is not undone",
        ),
        pytest.param(
            *(ON_THE_BAR, "31", ["8/7", "Undo"], "### 3-1: bar/22", AFTER_ENTERING),
            id="undo takes back a choice and not what was forced before",
        ),
        pytest.param(
            *(TWO_LEFT, "64", [], "### Your roll: 6-4", ["8", "8/2 5/1"]),
            id="what is forced after a choice is part of it",
        ),
        pytest.param(
            *(TWO_LEFT, "64", ["8"], "### Your roll: 6-4", ["8/4 5/off", "8/2 5/1", "Other checker"]),
            id="what is forced after either way is part of it",
        ),
        pytest.param(
            *(TWO_LEFT, "64", ["8", "8/4 5/off"], "### 6-4: 8/4 5/off", COMPLETE),
            id="a choice with what it forces completes the play",
        ),
        pytest.param(
            *(START, "22", [], "### Your roll: 2-2", ["24/22", "13/11", "8/6", "6/4"]),
            id="of doubles the first step is chosen",
        ),
        pytest.param(
            *(START, "22", ["13/11", "13/11", "6/4", "6/4"], "### 2-2: 13/11(2) 6/4(2)", COMPLETE),
            id="doubles are built step by step",
        ),
        pytest.param(
            "bar:1 24:1 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5",
            *("21", [], "### Your roll: 2-1", ["bar/24", "bar/23", "bar/22"]),
            id="where only one checker may move it is chosen already",
        ),
    ],
)
async def test_what_may_follow_is_offered_as_a_player_thinks_of_it(
    server: SimulatedServer, board: str, roll: str, pressed: list[str], heading: str, labels: list[str]
) -> None:
    built = await choose(server, await start(server, board, roll), *pressed)
    assert (built.text.splitlines()[0], built.labels) == (heading, labels)


async def test_a_forced_play_is_one_press_on_the_board(server: SimulatedServer) -> None:
    await server.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    assert server.board.labels[0] == "Play 4/off"
    assert SharedButton.PLAY not in server.board.kinds
    assert is_silent(await server.press(server.alice, HeadsUpButton.FORCED))
    assert "Alice 5-4: 4/off" in server.board.text


async def test_a_forced_play_that_is_asked_for_by_command_needs_only_confirming(
    server: SimulatedServer,
) -> None:
    await server.seat(game_at("6:2 4:1 | 23:2 24:2", roll="54"))
    built = private(await server.alice.slash(server.channel, "play"))
    assert built.text == "### 5-4: 4/off\nPlay complete. Confirm?"
    assert built.labels == ["Confirm"]


async def test_the_builder_is_for_the_player_on_roll(server: SimulatedServer) -> None:
    await server.seat(game_at(START, roll="31"))
    assert private(await server.press(server.bob, SharedButton.PLAY)).text.startswith(
        "Waiting for Alice to play 3-1."
    )
    assert private(await server.press(server.carol, SharedButton.PLAY)).text.startswith(
        "Only Alice and Bob play"
    )


async def test_the_builder_shows_the_players_own_side(server: SimulatedServer) -> None:
    await server.seat(game_at("13:5 6:10 | 24:2 6:13", on_roll=Side.BLACK, roll="31"))
    built = private(await server.press(server.bob, SharedButton.PLAY))
    assert "Points are numbered for Bob. Bob: 5 on 13, 10 on 6, 0 off;" in built.alt_texts[0]


async def test_an_old_builder_says_so_and_goes_away(server: SimulatedServer) -> None:
    built = await choose(server, await start(server, START, "31"), "8", "8/5", "6/5")
    await server.alice.slash(server.channel, "play", play="13/9")
    late = private(await server.press(server.alice, SharedButton.CONFIRM, built))
    assert late.id == built.id
    assert late.text.startswith(
        "That board is out of date. Waiting for Bob to double or roll. [To the board]("
    )
    assert (late.labels, late.alt_texts) == ([], [])

"""The lobby of a chouette, by buttons and by commands: who is in, by which options, and who may say so."""

import pytest

from bot.engine.chouette import Consultation
from bot.play.base.table import Status
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.table import ChouetteTable
from tests.discord.chouette import chouette_of, in_play, opened
from tests.discord.seen import is_silent, private, private_texts
from tests.discord.simulated_server import SimulatedServer


def order_of(table: ChouetteTable) -> list[str]:
    return [table.players[player].name for player in table.chouette.dealt]


async def test_start_opens_a_lobby_in_the_channel(server: SimulatedServer) -> None:
    answer = private(await server.alice.slash(server.channel, "chouette start"))
    assert "To the lobby" in answer.text
    assert "Alice's chouette" in server.board.text
    assert "Club: a cube for each member" in server.board.text
    assert server.board.labels == ["Join", "Leave", "Options", "Rules", "Seat the bot"]


async def test_three_make_a_chouette_and_the_host_starts_it(server: SimulatedServer) -> None:
    await opened(server)
    assert is_silent(await server.press(server.bob, ChouetteButton.JOIN))
    assert ChouetteButton.START not in server.board.kinds
    answer = private(await server.carol.slash(server.channel, "chouette join"))
    assert "Carol joins" in answer.text
    assert "At the table: Alice (host), Bob, Carol" in server.board.text
    assert "Only Alice can start" in private_texts(await server.press(server.bob, ChouetteButton.START))
    server.dice.will_fall("65 43 31")
    await server.press(server.alice, ChouetteButton.START)
    table = await chouette_of(server)
    assert table.status is Status.PLAYING
    assert order_of(table) == ["Alice", "Bob", "Carol"]


async def test_who_leaves_the_lobby_may_join_again_and_a_host_hands_it_on(server: SimulatedServer) -> None:
    await opened(server)
    await server.press(server.bob, ChouetteButton.JOIN)
    await server.press(server.bob, ChouetteButton.LEAVE)
    assert "At the table: Alice (host)\n" in server.board.text
    await server.press(server.bob, ChouetteButton.JOIN)
    assert "At the table: Alice (host), Bob\n" in server.board.text
    await server.press(server.alice, ChouetteButton.LEAVE)
    assert "At the table: Bob (host)" in server.board.text


async def test_who_does_not_play_has_nothing_to_leave(server: SimulatedServer) -> None:
    await opened(server)
    assert "Press **Join** to play" in private_texts(await server.press(server.bob, ChouetteButton.LEAVE))


async def test_those_for_whom_there_is_no_room_wait_in_order(server: SimulatedServer) -> None:
    await opened(server, max_players=3)
    await server.press(server.bob, ChouetteButton.JOIN)
    await server.press(server.carol, ChouetteButton.JOIN)
    for number in (1, 2):
        guest = server.joined_by(f"Guest {number}")
        answer = private_texts(await guest.slash(server.channel, "chouette join"))
        assert f"number {number} on the waiting list" in answer
    assert "Waiting list: Guest 1, Guest 2" in server.board.text
    await server.press(server.bob, ChouetteButton.LEAVE)
    assert "At the table: Alice (host), Carol, Guest 1\n" in server.board.text


async def test_what_is_typed_stands_on_the_sheet(server: SimulatedServer) -> None:
    await opened(server, preset="leaflet", stake=5, lone_taker="must_drop", turn_hours=48)
    sheet = (await chouette_of(server)).chouette.sheet
    assert (sheet.rules.stake, sheet.max_players, sheet.turn_hours) == (5, 5, 48)
    assert sheet.is_single
    assert "Leaflet, stake 5" in server.board.text


IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"max_players": 11}, "Choose `max_players` from 3 to 10; you typed 11."),
    ({"turn_hours": 0}, "Choose `turn_hours` from 1 to 168; you typed 0."),
    ({"partner_min": 8, "max_players": 6}, "raise `max_players`"),
    ({"raccoons": True, "beavers": False}, "A raccoon answers a beaver"),
    ({"stake": 0}, "Choose a `stake` from 1 to 1000 points"),
    ({"cube_cap": 3}, "2, 4, 8 and so on up to 4096"),
    ({"automatic_doubles": "many"}, "from 0 to 10 a game"),
    ({"start": "elsewhere"}, "I don't know the start `elsewhere`."),
    ({"cube_mode": "single", "box_take_rule": "all_or_none"}, "choose between several cubes"),
    ({"lone_taker": "must_beaver", "beavers": False}, "who may beaver needs beavers"),
]


async def test_options_that_cannot_be_are_refused(server: SimulatedServer) -> None:
    for options, sentence in IMPOSSIBLE:
        refused = private_texts(await server.alice.slash(server.channel, "chouette start", **options))
        assert sentence in refused
    assert server.messages() == []


async def test_the_host_alone_changes_the_options_by_buttons(server: SimulatedServer) -> None:
    await opened(server)
    await server.press(server.bob, ChouetteButton.JOIN)
    assert "ask Alice" in private_texts(await server.press(server.bob, ChouetteButton.OPTIONS))
    assert "ask Alice" in private_texts(await server.bob.slash(server.channel, "chouette settings", stake=2))
    editor = private(await server.press(server.alice, ChouetteButton.OPTIONS))
    editor = private(await server.alice.click(editor.message, custom_id=editor.labelled("Answers")))
    pressed = editor.labelled("Box's doubles: any cubes")
    editor = private(await server.alice.click(editor.message, custom_id=pressed))
    assert "Changed: Box's doubles: the captain's cube and any others" in editor.text
    await server.press(server.alice, ChouetteButton.SET_OPTIONS, editor)
    assert "Alice changed the options: Box's doubles: the captain's cube and any others" in server.board.text
    editor = private(await server.press(server.alice, ChouetteButton.OPTIONS))
    editor = private(await server.alice.click(editor.message, custom_id=editor.labelled("Leaflet")))
    await server.press(server.alice, ChouetteButton.SET_OPTIONS, editor)
    assert "Leaflet: " in server.board.text


async def test_nobody_joins_by_options_that_they_have_not_seen(server: SimulatedServer) -> None:
    await opened(server)
    seen = server.board
    await server.alice.slash(server.channel, "chouette settings", jacoby=False)
    refused = private_texts(await server.press_anyhow(server.bob, seen, seen.custom_id(ChouetteButton.JOIN)))
    assert "out of date" in refused
    assert "Alice changed the options: Jacoby: no" in server.board.text
    await server.press(server.bob, ChouetteButton.JOIN)


async def test_away_and_back(server: SimulatedServer) -> None:
    await in_play(server)
    asked = private(await server.carol.slash(server.channel, "chouette away"))
    assert asked.text.startswith("Sit out? In this game your proxy answers for you")
    assert asked.labels == ["Sit out", "Back"]
    assert (await chouette_of(server)).chouette.away == (), "nothing counts before the question is answered"
    assert (
        "You are away"
        in private(await server.carol.click(asked.message, custom_id=asked.labelled("Sit out"))).text
    )
    back = private_texts(await server.carol.slash(server.channel, "chouette back"))
    assert "Your bet with Alice: cube at 1" in back


async def test_who_leaves_a_game_is_gone_when_it_is_over(server: SimulatedServer) -> None:
    await in_play(server)
    asked = private(await server.carol.slash(server.channel, "chouette leave"))
    assert asked.labels == ["Leave", "Back"]
    assert (await chouette_of(server)).chouette.leaving == ()
    assert "You leave after this game" in private_texts(
        await server.carol.slash(server.channel, "chouette leave", sure=True)
    )
    assert "You have left" in private_texts(await server.carol.slash(server.channel, "chouette leave"))
    assert "then you can join again" in private_texts(
        await server.carol.slash(server.channel, "chouette join")
    )


async def test_the_host_closes_the_lobby(server: SimulatedServer) -> None:
    await opened(server)
    await server.press(server.bob, ChouetteButton.JOIN)
    assert "ask Alice" in private_texts(await server.bob.slash(server.channel, "chouette close"))
    await server.alice.slash(server.channel, "chouette close")
    assert "Closed before the first game" in server.board.text


async def test_the_line_says_who_is_who(server: SimulatedServer) -> None:
    await in_play(server)
    shown = private_texts(await server.carol.slash(server.channel, "chouette line"))
    assert "Box: Alice\nCaptain: Bob\nCrew: Carol\nLine, captain first: Bob, Carol" in shown
    assert "Your bet with Alice: cube at 1, centred." in shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("after cube", Consultation.AFTER_CUBE),
        ("after_cube", Consultation.AFTER_CUBE),
        ("After", Consultation.AFTER_CUBE),
        ("members whose own cube was turned", Consultation.AFTER_CUBE),
        ("NONE", Consultation.NONE),
    ],
)
async def test_the_name_of_a_value_is_typed_as_people_write_it(
    server: SimulatedServer, typed: str, meant: Consultation
) -> None:
    await opened(server, consultation=typed)
    assert (await chouette_of(server)).chouette.sheet.consultation is meant


async def test_a_value_that_is_none_or_not_clear_is_refused_with_those_there_are(
    server: SimulatedServer,
) -> None:
    await opened(server)
    for option, typed, told in (
        ("consultation", "before", "Advice: I don't know `before`. Type `free`, `after cube` or `none`."),
        ("lone_taker", "must", "Type `none`, `must drop`, "),
        ("box_retention", "", "Keeping the box: I don't know ``."),
    ):
        answer = await server.alice.slash(server.channel, "chouette settings", **{option: typed})
        assert told in private_texts(answer)


async def test_values_with_names_are_offered_while_one_is_typed(server: SimulatedServer) -> None:
    found = await server.alice.autocomplete(server.channel, "chouette start", "consultation", "aft")
    assert [(each["name"], each["value"]) for each in found] == [
        ("members whose own cube was turned", "after cube")
    ]

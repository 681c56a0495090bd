"""The last board of a game stays in the channel, before the next game's, and notifies nobody."""

from bot.engine import RuleSheet
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.direct_match import Direct
from tests.discord.players import start_game
from tests.discord.seen import private
from tests.discord.simulated_server import SimulatedServer

FIVE = RuleSheet(length=5)
LAST_OF_GAME_1 = [
    "### Alice and Bob",
    "-# 5-point match · game 1",
    "**Bob wins a single game: 1 point. Alice passed.**",
]


async def pass_a_double(server: SimulatedServer, opening: str = "") -> None:
    """Let Alice, who has played 3-1, pass Bob's double."""
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    await server.double(server.bob)
    server.dice.will_fall(opening)
    await server.press(
        server.alice, SharedButton.PASS_NOW, private(await server.press(server.alice, SharedButton.PASS))
    )


async def test_a_game_of_a_match_leaves_its_last_board_before_the_next_begins(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31", sheet=FIVE)
    before = len(server.rest.pings)
    await pass_a_double(server, "62")
    *_, folded, final, live = server.messages()
    assert folded.alt_texts == []
    assert folded.log == "-# Alice passes: Bob wins 1 point"
    assert final.text.splitlines() == LAST_OF_GAME_1
    assert final.alt_texts[0].startswith("Bob wins a single game: 1 point. 5-point match: Alice 0, Bob 1.")
    assert final.labels == ["Replay", "Analyse"]
    assert live.text.splitlines()[:2] == ["### Alice and Bob", "-# 5-point match · game 2"]
    assert "Alice passes" not in live.text
    assert (await server.table()).live_message == live.id
    assert server.rest.pings[before:] == [server.bob.id, server.alice.id]  # Alice starts, by her own press
    replayed = private(await server.press(server.carol, SharedButton.REPLAY, final))
    assert "game 1 of 2" in replayed.text
    assert "Opening roll 3-1: Alice starts" in replayed.text


async def test_a_board_of_a_new_game_that_is_posted_again_leaves_the_opening_to_the_next(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31", sheet=FIVE)
    await pass_a_double(server, "62")
    await server.alice.slash(server.channel, "board", repost=True)
    await server.alice.slash(server.channel, "play", play="24/18 13/11")
    logs = [seen.log for seen in server.messages() if "Opening roll 6-2" in seen.log]
    assert [log.splitlines()[-1] for log in logs] == ["-# Alice 6-2: 24/18 13/11"]


async def test_the_end_of_a_match_by_a_resignation_offers_none_any_more_and_notifies_the_other_once(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31", sheet=RuleSheet(length=1, has_cube=False))
    before = len(server.rest.pings)
    asked = private(await server.press(server.alice, SharedButton.RESIGN))
    await server.press(server.alice, SharedButton.RESIGN_AS, asked, "1")
    assert (await server.table()).status is Status.OVER
    assert f"**<@{server.bob.id}> wins the match 1-0 against Alice.**" in server.board.text
    assert server.rest.pings[before:] == [server.bob.id]
    assert "resigned." in server.board.text
    assert "offers to resign" not in server.board.text
    assert server.messages()[-2].log.splitlines() == [
        "-# Alice offers to resign a single game",
        "-# The resignation is accepted (automatically)",
    ]


async def test_by_direct_message_who_resigned_a_match_reads_no_open_offer_in_the_end(
    server: SimulatedServer,
) -> None:
    direct = Direct(server)
    await direct.start("31", RuleSheet(length=2))
    await direct.slash(server.alice, "resign", loss=2, sure=True)
    if (await direct.table()).status is Status.PLAYING:
        await direct.slash(server.bob, "take")
    for member in (server.alice, server.bob):
        assert "Alice resigned." in direct.board(member).text
        assert "offers to resign" not in direct.board(member).text


async def test_by_direct_message_each_has_the_last_board_and_then_a_new_one(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.start("31", FIVE)
    await direct.slash(server.alice, "play", play="8/5 6/5")
    await direct.slash(server.bob, "double", sure=True)
    server.dice.will_fall("62")
    await direct.press(
        server.alice, SharedButton.PASS_NOW, private(await direct.press(server.alice, SharedButton.PASS))
    )
    for member, own in ((server.alice, "Alice"), (server.bob, "Bob")):
        final, live = direct.messages(member)[-2:]
        assert final.text.splitlines() == LAST_OF_GAME_1
        assert f"Points are numbered for {own}." in final.alt_texts[0]
        assert "game 2" in live.text
        assert [bool(seen.alt_texts) for seen in direct.messages(member)].count(True) == 2


async def test_a_game_for_money_keeps_its_last_board_once_the_next_begins(server: SimulatedServer) -> None:
    await start_game(server, "31", sheet=RuleSheet())
    await pass_a_double(server)
    shown = server.board
    assert shown.labels[:2] == ["Next game", "End session"]
    server.dice.will_fall("62")
    await server.press(server.bob, HeadsUpButton.NEXT)
    *_, final, live = server.messages()
    assert final.id == shown.id
    assert final.text.splitlines() == [
        "### Alice and Bob",
        "-# Money session · game 1",
        "**Bob wins a single game: 1 point. Alice passed.**",
    ]
    assert final.labels == ["Replay", "Analyse"]
    assert final.alt_texts == shown.alt_texts
    assert "game 2" in live.text
    await server.alice.slash(server.channel, "play", play="24/18 13/11")
    first_of_game_2 = next(seen for seen in server.messages() if seen.id == live.id)
    assert first_of_game_2.log.splitlines() == [
        "-# Opening roll 6-2: Alice starts",
        "-# Alice 6-2: 24/18 13/11",
    ]

"""People who have one name at one table: everywhere one reads who is who."""

from pathlib import Path

from bot.engine import RuleSheet
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from tests.discord.chouette import Chouette
from tests.discord.seen import private
from tests.discord.simulated_server import open_server

HEBREW = "\u05d0\u05dc\u05d9\u05d0\u05d5\u05e8"
CYRILLIC = "\u0410lex"
NAMESAKES = "Alex", CYRILLIC, "Carol", "aIex", "Dora"


async def test_two_namesakes_at_a_board_are_told_apart(tmp_path: Path) -> None:
    async with open_server(tmp_path, names=("Alex", "alex\u200b", "Carol")) as server:
        await server.offer(RuleSheet(length=3))
        server.dice.will_fall("31")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        server.dice.will_fall("64")
        await server.press(server.bob, SharedButton.ROLL)
        await server.bob.slash(server.channel, "play", play="24/18 13/9")
        log = "\n".join(seen.text.replace("\\", "") for seen in server.messages())
        assert "Alex (user0) 3-1: 8/5 6/5" in log
        assert "alex\u200b (user1) 6-4: 24/18 13/9" in log
        (alt,) = server.board.alt_texts
        assert alt.startswith("Alex (user0) to")
        assert "alex\u200b (user1)" in alt


async def test_exports_name_namesakes_apart(tmp_path: Path) -> None:
    async with open_server(tmp_path, names=("Alex", "\u0410lex", "Carol")) as server:
        await server.offer(RuleSheet(length=3))
        server.dice.will_fall("31")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        answer = private(await server.alice.slash(server.channel, "export"))
        assert "alex-user0-lex-user1-3pt-1.mat" in str(answer.payload)


async def test_whoever_is_called_like_the_bot_is_told_from_it(tmp_path: Path) -> None:
    async with open_server(tmp_path, names=("Barpoint (expert)", "Bob", "Carol")) as server:
        await server.alice.slash(server.channel, "challenge", level="expert")
        people = (await server.table()).players.values()
        assert sorted(each.name for each in people) == ["Barpoint (expert)", "Barpoint (expert) (user0)"]


async def test_the_box_knows_whose_cube_it_turns(tmp_path: Path) -> None:
    async with open_server(tmp_path, names=NAMESAKES) as server:
        club = Chouette(server)
        await club.start(NAMESAKES)
        await club.types("Alex", "play", play="8/5 6/5")
        server.dice.will_fall("62")
        await club.presses(CYRILLIC, "Roll")
        await club.types(CYRILLIC, "play", play="24/18 13/11")
        server.dice.will_fall("43")
        await club.presses("Alex", "Roll")
        await club.types("Alex", "play", play="24/20 13/10")
        await club.presses(CYRILLIC, "Double")
        await club.presses("aIex", "Double")
        await club.presses(CYRILLIC, "Roll")
        title, *_ = club.board.text.replace("\\", "").splitlines()
        assert title == f"### Alex (user0) in the box against {CYRILLIC} (user1)'s team"
        assert f"{CYRILLIC} (user1) and aIex (user3) double to 2" in club.board.text.replace("\\", "")
        assert f"Captain: {CYRILLIC} (user1). Crew: Carol, aIex (user3), Dora." in club.board.alt_texts[0]
        panel = await club.presses("Alex", "One by one")
        panel = await club.presses("Alex", "aIex (user3): take at 2", panel)
        assert panel.labels[:2] == [f"{CYRILLIC} (user1): take at 2", "aIex (user3): pass"]


async def test_a_hebrew_name_does_not_turn_a_play_round(tmp_path: Path) -> None:
    async with open_server(tmp_path, names=(HEBREW, "Bob", "Carol")) as server:
        await server.offer(RuleSheet(length=3))
        server.dice.will_fall("31")
        await server.press(server.bob, HeadsUpButton.ACCEPT)
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert f"\u2068{HEBREW}\u2069 3-1: 8/5 6/5" in server.board.text

"""A match by direct messages: players have their own boards, from their own sides, and one ping a turn."""

from datetime import timedelta
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.engine import RuleSheet, format_play, legal_plays
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.table import HeadsUpTable
from tests.discord.direct_match import Direct
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer

SUPPRESS_NOTIFICATIONS = 1 << 12
LONG_ENOUGH = 20
LOOKING = {HeadsUpButton.SINCE, HeadsUpButton.SHEET, HeadsUpButton.ORDERS}
TYPED: list[tuple[str, dict[str, object], str]] = [
    ("board", {}, "to play 3-1"),
    ("note", {"text": "She always takes."}, "She always takes."),
    ("orders", {}, "Standing orders"),
    ("clock show", {}, "no clock"),
    ("dice show", {}, "commit"),
    ("turns", {}, "https://discord.com/channels/@me/"),
    ("history", {}, "https://discord.com/channels/@me/"),
    ("export", {}, "#1"),
    ("replay", {}, "Opening roll 3-1"),
    ("help", {}, "/challenge"),
    ("vacation show", {}, "vacation"),
    ("privacy export", {}, ""),
    ("settings me", {"theme": "clear"}, "clear"),
    ("takeback", {}, ""),
    ("resign", {}, "What do you resign?"),
]
"""Commands in direct messages, and what is in their answers."""


@pytest.fixture
def direct(server: SimulatedServer) -> Direct:
    return Direct(server)


class TestChallenge:
    async def test_both_get_it_in_their_direct_messages_and_nobody_else_sees_it(self, direct: Direct) -> None:
        server = direct.server
        answer = private(await direct.challenge(length=5))
        assert server.messages() == []
        (mine,), (theirs,) = direct.messages(server.alice), direct.messages(server.bob)
        asked = "do you accept Alice's challenge?"
        assert f"{server.bob.user.mention}, {asked}" in theirs.text
        assert mine.text == theirs.text.replace(f"{server.bob.user.mention}, {asked}", f"Bob, {asked}")
        assert mine.kinds == {HeadsUpButton.CHANGE, HeadsUpButton.SHEET, HeadsUpButton.WITHDRAW}
        assert theirs.kinds == {
            HeadsUpButton.ACCEPT,
            HeadsUpButton.DECLINE,
            HeadsUpButton.CHANGE,
            HeadsUpButton.SHEET,
        }
        assert server.rest.pings == [server.bob.id]
        link = f"https://discord.com/channels/@me/{server.alice.user.dm_channel.id}/{mine.id}"
        assert answer.text == (
            f"I sent your challenge to Bob and to you by direct message. [To the challenge]({link})"
        )

    async def test_it_needs_a_member_of_the_server_and_no_thread(self, direct: Direct) -> None:
        server, stranger = direct.server, direct.server.env.create_user("Stranger")
        for options, sentence in (
            ({}, "Name your opponent to play by direct messages"),
            ({"opponent": stranger}, f"{stranger.mention} is not on this server"),
            ({"opponent": server.bob, "thread": True}, "Choose `direct` or `thread`, not both."),
        ):
            answer = await server.alice.slash(server.channel, "challenge", direct=True, **options)
            assert private_texts(answer).startswith(sentence)
        assert (server.messages(stranger.dm_channel), direct.messages(server.bob)) == ([], [])

    async def test_it_may_be_declined_and_both_see_that(self, direct: Direct) -> None:
        await direct.challenge()
        await direct.press(direct.server.bob, HeadsUpButton.DECLINE)
        for member in (direct.server.alice, direct.server.bob):
            (seen,) = direct.messages(member)
            assert "Bob declined Alice's challenge." in seen.text
            assert seen.kinds == set()

    async def test_it_may_be_withdrawn_by_a_command_typed_there(self, direct: Direct) -> None:
        await direct.challenge()
        await direct.slash(direct.server.alice, "pass")
        assert "withdrew the challenge" in direct.board(direct.server.bob).text

    async def test_other_rules_may_be_proposed_there(self, server: SimulatedServer, direct: Direct) -> None:
        await direct.challenge()
        await direct.slash(server.bob, "propose", length=3)
        assert direct.board(server.alice).kinds >= {HeadsUpButton.ACCEPT, HeadsUpButton.DECLINE}
        assert "3-point match" in direct.board(server.alice).text
        assert server.rest.pings == [server.bob.id, server.alice.id]


class TestPlay:
    async def test_each_sees_the_board_from_their_own_side(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        table = await direct.table()
        assert table.status is Status.PLAYING
        pictures = [direct.board(member).message.attachments[0] for member in (server.alice, server.bob)]
        mine, theirs = [await picture.read() for picture in pictures]
        assert mine != theirs

    async def test_whoever_must_act_gets_one_new_message_with_the_one_ping(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        assert server.rest.pings == [server.bob.id, server.alice.id]
        await direct.slash(server.alice, "play", play="8/5 6/5")
        server.dice.will_fall("62")
        await direct.press(server.bob, SharedButton.ROLL)
        await direct.slash(server.bob, "play", play="24/18 13/11")
        assert server.rest.pings == [server.bob.id, server.alice.id, server.bob.id, server.alice.id]
        assert [bool(seen.kinds) for seen in direct.messages(server.alice)] == [False, False, True]
        assert [bool(seen.kinds) for seen in direct.messages(server.bob)] == [False, True]
        assert "Bob 6-2: 24/18 13/11" in direct.messages(server.alice)[1].text

    async def test_a_play_is_built_there_step_by_step(self, server: SimulatedServer, direct: Direct) -> None:
        await direct.start("31")
        built = private(await direct.press(server.alice, SharedButton.PLAY))
        for label in ("8", "8/5", "6/5"):
            built = private(await server.alice.user.click(built.message, custom_id=built.labelled(label)))
        await direct.press(server.alice, SharedButton.CONFIRM, built)
        assert "Alice 3-1: 8/5 6/5" in direct.board(server.bob).text

    @pytest.mark.parametrize("theme", ["walnut", "clear"])
    async def test_a_board_is_as_its_owner_has_chosen(self, direct: Direct, theme: str) -> None:
        server = direct.server
        for member, own_theme in ((server.alice, "walnut"), (server.bob, theme)):
            chosen = {"side": "asposted", "colours": "asposted", "theme": own_theme}
            await direct.slash(member, "settings me", **chosen)
        await direct.start("31")
        mine, theirs = [direct.board(member).message.attachments[0] for member in (server.alice, server.bob)]
        assert (await mine.read() == await theirs.read()) is (theme == "walnut")

    async def test_a_message_that_pings_nobody_makes_no_sound(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        silent = [bool(call.message.get("flags", 0) & SUPPRESS_NOTIFICATIONS) for call in server.rest.posts]
        assert silent == [not call.pinged for call in server.rest.posts]


def stored_in(folder: Path) -> bytes:
    """All that the database's files hold."""
    return b"".join(file.read_bytes() for file in folder.glob("barpoint.sqlite3*"))


def close(direct: Direct, member: MemberActor, code: int = 50007, times: int = 1000) -> None:
    """Let somebody take no direct messages."""
    path = f"/channels/{member.user.dm_channel.id}/messages"
    direct.server.env.inject_error("POST", path, status=403, code=code, message="Cannot send", times=times)


class TestWhoTakesNone:
    @pytest.mark.parametrize("code", [50007, 50278])
    async def test_the_challenger_is_told_at_once(self, direct: Direct, code: int) -> None:
        close(direct, direct.server.bob, code)
        told = private_texts(await direct.challenge())
        assert told == (
            "Saved, but Bob does not allow direct messages from me. The board comes once they allow them; "
            "or press **Withdraw challenge** and challenge in a channel."
        )
        assert HeadsUpButton.WITHDRAW in direct.board(direct.server.alice).kinds

    async def test_a_challenger_who_takes_none_themselves_is_told_what_to_do(self, direct: Direct) -> None:
        close(direct, direct.server.alice)
        told = private_texts(await direct.challenge())
        assert told.startswith("Saved, but you do not allow direct messages from me, so you cannot see")
        assert HeadsUpButton.ACCEPT in direct.board(direct.server.bob).kinds

    async def test_it_arrives_once_they_are_taken_with_the_one_ping(self, direct: Direct) -> None:
        server = direct.server
        close(direct, server.bob, times=2)
        await direct.challenge()
        await server.let_pass(timedelta(minutes=5))
        assert HeadsUpButton.ACCEPT in direct.board(server.bob).kinds
        assert server.rest.pings == [server.bob.id]

    async def test_a_game_goes_on_in_a_channel_and_the_player_is_called_there(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        close(direct, server.bob)
        told = private_texts(await direct.slash(server.alice, "play", play="8/5 6/5"))
        assert "or type `/move-here` in a channel you both see." in told
        assert private_texts(await direct.slash(server.alice, "help")).count("interrupted") == 0
        there = private_texts(await server.bob.slash(server.channel, "help"))
        assert "is interrupted. You do not allow direct messages from me." in there
        pings = list(server.rest.pings)
        await server.alice.slash(server.channel, "move-here")
        assert server.rest.pings == [*pings, server.bob.id]
        assert SharedButton.ROLL in server.board.kinds
        assert f"The game goes on in <#{server.channel.id}>" in direct.board(server.alice).text
        await server.press(server.bob, SharedButton.ROLL)
        assert (await direct.table()).game.roll is not None

    async def test_when_discord_opens_none_nobody_is_challenged(self, direct: Direct) -> None:
        direct.server.env.inject_error("POST", "/users/@me/channels", status=503, times=10)
        told = private_texts(await direct.challenge())
        assert told.startswith("Discord opens no direct messages with")
        assert await direct.server.database.run(lambda uow: uow.tables.open_ids()) == []


class TestCommands:
    async def test_they_are_about_ones_own_table(self, server: SimulatedServer, direct: Direct) -> None:
        await direct.start("31")
        assert "Only you see" not in private_texts(await direct.slash(server.bob, "board"))
        await direct.slash(server.alice, "play", play="8/5 6/5")
        await direct.slash(server.bob, "double", sure=True)
        await direct.slash(server.alice, "take")
        server.dice.will_fall("62")
        await direct.slash(server.bob, "roll")
        table = await direct.table()
        assert (table.game.cubes[0].value, table.game.roll is not None) == (2, True)

    async def test_they_can_be_typed_there(self, direct: Direct) -> None:
        await direct.start("31")
        for command, options, said in TYPED:
            told = private_texts(await direct.slash(direct.server.alice, command, **options))
            assert told, command
            assert said.lower() in told.lower(), command

    async def test_what_is_about_a_server_is_asked_for_there(self, direct: Direct) -> None:
        for command, options in (("dice server", {}), ("history", {"server": True}), ("settings server", {})):
            told = private_texts(await direct.slash(direct.server.alice, command, **options))
            assert told == "Type this in a channel of the server you mean."

    async def test_where_nothing_is_played_they_say_how_to_begin(self, direct: Direct) -> None:
        told = private_texts(await direct.slash(direct.server.carol, "roll"))
        assert told == (
            "You have no game in these direct messages. Start one on a server with `/challenge direct:True`."
        )

    async def test_a_board_is_posted_again_to_whoever_asks_alone_and_pings_nobody(
        self, direct: Direct
    ) -> None:
        server = direct.server
        await direct.start("31")
        before, theirs, pings = (
            direct.board(server.alice),
            direct.messages(server.bob),
            list(server.rest.pings),
        )
        await direct.slash(server.alice, "board", repost=True)
        assert direct.board(server.alice).id != before.id
        assert len(direct.messages(server.bob)) == len(theirs)
        assert server.rest.pings == pings


class TestSeveral:
    async def test_buttons_are_about_their_own_table_and_commands_about_the_one_that_waits(
        self, direct: Direct
    ) -> None:
        server = direct.server
        await direct.start("31")
        first = direct.board(server.alice)
        await direct.start("31")
        asked = private(await direct.press(server.alice, SharedButton.RESIGN, first))
        assert {act.table for act in asked.acts} == {1}
        await direct.slash(server.alice, "play", play="8/5 6/5")
        assert [(await direct.table(number)).must_act for number in (1, 2)] == [(1,), (2,)]
        await direct.slash(server.alice, "play", play="24/23 13/10")
        assert (await direct.table(1)).must_act == (2,)


class TestLosses:
    async def test_every_button_works_after_a_restart(self, server: SimulatedServer, direct: Direct) -> None:
        await direct.start("31")
        await direct.slash(server.alice, "play", play="8/5 6/5")
        await server.restart()
        server.dice.will_fall("62")
        await direct.press(server.bob, SharedButton.ROLL)
        assert "to play 6-2" in direct.board(server.alice).text

    async def test_a_board_that_was_deleted_is_posted_again_in_silence(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        pings, channel = list(server.rest.pings), server.alice.user.dm_channel.id
        server.env.backend.delete_message(channel, direct.board(server.alice).id)
        await direct.slash(server.alice, "play", play="8/5 6/5")
        assert direct.board(server.alice).kinds == {*LOOKING, HeadsUpButton.TAKEBACK}
        assert server.rest.pings == [*pings, server.bob.id]

    async def test_a_post_whose_answer_was_lost_is_found_and_not_repeated(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31")
        posts = len(direct.messages(server.bob))
        server.env.inject_error(
            "POST", f"/channels/{server.bob.user.dm_channel.id}/messages", status=500, times=1
        )
        await direct.slash(server.alice, "play", play="8/5 6/5")
        await server.let_pass(timedelta(minutes=2))
        assert len(direct.messages(server.bob)) == posts + 1
        assert server.rest.pings[-1] == server.bob.id

    async def test_being_erased_ends_it_and_the_other_is_told(
        self, server: SimulatedServer, direct: Direct, tmp_path: Path
    ) -> None:
        await direct.start("31")
        asked = private(await direct.slash(server.bob, "privacy erase"))
        await direct.press(server.bob, SharedButton.ERASE, asked)
        assert "a former player" in direct.board(server.alice).text.lower()
        assert server.rest.pings[-1] == server.alice.id
        boards = await server.database.run(lambda uow: uow.direct_boards.of_table(1))
        assert [board.player_id for board in boards] == [1]
        channel = server.bob.user.dm_channel.id
        stored = stored_in(tmp_path)
        assert str(channel).encode() not in stored
        assert channel.to_bytes(8) not in stored


class TestWholeMatch:
    async def test_it_is_played_to_its_end_by_buttons_and_commands_alone(self, direct: Direct) -> None:
        server = direct.server
        await direct.start("31", RuleSheet(length=3))
        while (table := await direct.table()).status is Status.PLAYING:
            await self.act(direct, table)
        assert table.status is Status.OVER
        for member in (server.alice, server.bob):
            assert direct.board(member).kinds == {
                HeadsUpButton.REMATCH,
                HeadsUpButton.SHEET,
                SharedButton.ANALYSE,
            }
            assert [
                bool(seen.kinds - {SharedButton.REPLAY, SharedButton.ANALYSE})
                for seen in direct.messages(member)
            ].count(True) == 1
        await direct.press(server.alice, HeadsUpButton.REMATCH)
        server.dice.will_fall("31")
        await direct.press(server.bob, HeadsUpButton.ACCEPT)
        assert (await direct.table(2)).status is Status.PLAYING

    async def act(self, direct: Direct, table: HeadsUpTable) -> None:
        """Let whoever must act do so: the first two games are doubled and passed, the third is resigned."""
        server, (player,) = direct.server, table.must_act
        member = server.alice if table.players[player].name == "Alice" else server.bob
        kinds = direct.board(member).kinds
        if SharedButton.AGREE in kinds:
            await direct.press(member, SharedButton.AGREE)
        elif table.version > LONG_ENOUGH:
            await direct.slash(member, "resign", loss=1, sure=True)
        elif SharedButton.PASS in kinds:
            await direct.slash(member, "pass", sure=True)
        elif SharedButton.ROLL in kinds:
            is_bold = SharedButton.DOUBLE in kinds and len(table.results) < 2
            await (
                direct.slash(member, "double", sure=True)
                if is_bold
                else direct.press(member, SharedButton.ROLL)
            )
        else:
            assert table.game.roll is not None
            play = legal_plays(table.game.position, table.game.roll)[0]
            await direct.slash(member, "play", play=format_play(play))

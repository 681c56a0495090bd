"""Channels in which Discord has rules of its own: voice channels, and those for announcements."""

from datetime import timedelta

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.play.panel import Kind
from tests.discord.players import start_game
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"
MESSAGES = "/channels/*/messages/*"
SOON, HOURS = timedelta(seconds=30), timedelta(hours=3)


class TestVoiceChannels:
    @pytest.fixture(params=["voice", "stage"])
    def vocal(self, server: SimulatedServer, request: pytest.FixtureRequest) -> ChannelHandle:
        make = {"voice": server.guild.create_voice_channel, "stage": server.guild.create_stage_channel}
        return make[request.param]("cellar")

    async def test_a_game_is_played_in_its_text(self, server: SimulatedServer, vocal: ChannelHandle) -> None:
        server.channel = vocal
        await start_game(server, "31")
        assert Kind.PLAY in server.board.kinds

    async def test_without_connect_nothing_is_begun_and_that_is_said(
        self, server: SimulatedServer, vocal: ChannelHandle
    ) -> None:
        server.permit(server.guild.me, vocal, connect=False)
        await server.env.settle()
        answer = private(await server.alice.slash(vocal, "challenge"))
        assert answer.text.startswith("I cannot show a board here because I lack permissions: Connect.")
        assert server.messages(vocal) == []

    async def test_where_connect_was_taken_away_admins_read_what_is_missing(
        self, server: SimulatedServer, vocal: ChannelHandle, admin: MemberActor
    ) -> None:
        text, server.channel = server.channel, vocal
        await start_game(server, "31")
        server.permit(server.guild.me, vocal, connect=False)
        await server.env.settle()
        await server.alice.slash(vocal, "play", play="8/5 6/5")
        status = private_texts(await admin.slash(text, "admin status"))
        assert f"I lack permissions to show a board in <#{vocal.id}>" in status
        assert f"<#{vocal.id}>: Connect" in status
        server.permit(server.guild.me, vocal, connect=True)
        await server.env.settle()
        assert "to double or roll." in server.board.text


class TestAnnouncements:
    @pytest.fixture
    def news(self, server: SimulatedServer) -> ChannelHandle:
        return server.guild.create_news_channel("news")

    async def test_a_game_there_gets_a_thread(self, server: SimulatedServer, news: ChannelHandle) -> None:
        answer = private(await server.alice.slash(news, "challenge", opponent=server.bob))
        (thread,) = news.threads
        assert answer.text.startswith(f"Your challenge has its own thread: <#{thread.id}>.")
        assert server.messages(news) == []
        assert len(server.messages(thread)) == 1

    async def test_so_does_a_chouette(self, server: SimulatedServer, news: ChannelHandle) -> None:
        await server.alice.slash(news, "chouette start")
        (thread,) = news.threads
        assert server.messages(news) == []
        assert len(server.messages(thread)) == 1

    async def test_where_there_can_be_no_thread_it_is_said_why_one_is_needed(
        self, server: SimulatedServer, news: ChannelHandle
    ) -> None:
        server.permit(channel=news, create_public_threads=False)
        await server.env.settle()
        answer = private(await server.alice.slash(news, "challenge", opponent=server.bob))
        assert answer.text.startswith(
            "Discord limits edits in announcement channels, so games are played in threads there. "
            "I cannot open a thread. I lack permissions in this channel: Create Public Threads."
        )
        assert server.messages(news) == []

    async def test_no_game_moves_there(self, server: SimulatedServer, news: ChannelHandle) -> None:
        await start_game(server, "31")
        answer = private(await server.alice.slash(news, "move-here"))
        assert answer.text.startswith("Discord limits edits in announcement channels")
        assert (await server.table()).channel == server.channel.id

    async def test_a_published_board_that_may_not_be_edited_is_posted_anew(
        self, server: SimulatedServer
    ) -> None:
        await server.seat(game_at(START))
        server.env.inject_error("PATCH", MESSAGES, status=400, code=20022, times=1)
        server.dice.will_fall("31")
        await server.press(server.alice, Kind.ROLL)
        old, new = server.messages()
        assert (bool(old.kinds), Kind.PLAY in new.kinds) == (False, True)
        assert server.rest.pings == [server.alice.id]

    @pytest.mark.parametrize(("status", "code"), [(400, 20022), (404, 10008)])
    async def test_an_old_board_whose_fold_is_limited_loses_its_buttons_later(
        self, server: SimulatedServer, status: int, code: int
    ) -> None:
        await server.seat(game_at(START, roll="31"))
        old = server.board
        server.env.inject_error(
            "PATCH", f"/channels/*/messages/{old.id}", status=status, code=code, times=None
        )
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert server.messages()[0].kinds
        server.env.backend.faults.clear()
        await server.let_pass(HOURS)
        assert server.messages()[0].kinds == set()

    async def test_an_old_board_that_is_gone_is_not_folded(self, server: SimulatedServer) -> None:
        await server.seat(game_at(START, roll="31"))
        server.env.backend.delete_message(server.channel.id, server.board.id)
        await server.env.settle()
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert await server.database.run(lambda uow: uow.outbox.pending()) == []

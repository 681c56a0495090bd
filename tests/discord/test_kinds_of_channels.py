"""Channels in which Discord has rules of its own: voice channels, and those for announcements."""

from datetime import timedelta

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.play.display.panel import SharedButton
from tests.discord.chouette import in_play
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
        assert SharedButton.PLAY in server.board.kinds

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
        await server.press(server.alice, SharedButton.ROLL)
        old, new = server.messages()
        assert (bool(old.kinds), SharedButton.PLAY in new.kinds) == (False, True)
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


class TestKindsThatAreNew:
    """Discord invents a kind of channel, whose text discord.py can use without knowing it."""

    @pytest.fixture
    def _unknown(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fetch_channel(_bot: object, snowflake: int) -> None:
            raise discord.InvalidData(f"Unknown channel type 99 for channel ID {snowflake}.")

        monkeypatch.setattr(discord.Client, "get_channel", lambda _bot, _snowflake: None)
        monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda _guild, _snowflake: None)
        monkeypatch.setattr(discord.Client, "fetch_channel", fetch_channel)
        monkeypatch.setattr(discord.Guild, "fetch_channel", fetch_channel)

    @pytest.mark.usefixtures("_unknown")
    async def test_a_game_there_goes_on(
        self, server: SimulatedServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        await start_game(server, "31")
        await server.restart()
        assert f"channel {server.channel.id} is of a kind that discord.py" in caplog.text
        await server.alice.slash(server.channel, "play", play="8/5 6/5")
        assert "to double or roll." in server.board.text
        assert await server.database.run(lambda uow: uow.channel_problems.of(server.channel.id)) is None
        await server.let_pass(HOURS)
        assert await server.database.run(lambda uow: uow.outbox.pending()) == []

    @pytest.mark.usefixtures("_unknown")
    async def test_so_does_a_chouette_and_its_team_gets_no_thread(self, server: SimulatedServer) -> None:
        await in_play(server)
        await server.restart()
        await server.let_pass(SOON)
        assert await server.database.run(lambda uow: uow.outbox.pending()) == []


async def test_one_channel_that_cannot_be_looked_at_keeps_no_other_from_it(server: SimulatedServer) -> None:
    parent = server.channel
    for opponent in (server.bob, server.carol):
        await server.alice.slash(parent, "challenge", opponent=opponent, thread=True)
    first, second = (server.env.backend.get_thread(each.id).thread_metadata for each in parent.threads)
    first.archived = second.archived = True
    server.env.inject_error("PATCH", "/channels/*", status=400, code=987654, times=1)
    await server.restart()
    assert [first.archived, second.archived] == [True, False]


class TestServersWithoutUploads:
    """Discord takes no files on a whole server (400001)."""

    @pytest.fixture
    async def _limited(self, server: SimulatedServer) -> None:
        await start_game(server, "31")
        for method in ("POST", "PATCH"):
            server.env.inject_error(method, "/channels/*/messages*", status=400, code=400001, times=None)
        await server.alice.slash(server.channel, "play", play="8/5 6/5")

    @pytest.mark.usefixtures("_limited")
    async def test_players_and_admins_read_why_and_what_can_be_done(
        self, server: SimulatedServer, admin: MemberActor
    ) -> None:
        why = (
            "Discord takes no files on the server for now, so I cannot show a board in "
            f"<#{server.channel.id}> or its other channels."
        )
        told = private_texts(await server.bob.slash(server.channel, "help"))
        assert why in told
        assert "No time runs meanwhile." in told
        status = private_texts(await admin.slash(server.channel, "admin status"))
        assert why in status
        assert "A moderator can ask Discord to allow files here again" in status
        assert "a player can type `/move-here` on another server." in status

    @pytest.mark.usefixtures("_limited")
    async def test_the_board_comes_within_an_hour_of_its_end(self, server: SimulatedServer) -> None:
        await server.let_pass(timedelta(days=5))
        server.env.backend.faults.clear()
        await server.let_pass(HOURS / 3)
        assert "to double or roll." in server.board.text
        assert await server.database.run(lambda uow: uow.channel_problems.of(server.channel.id)) is None

    @pytest.mark.usefixtures("_limited")
    async def test_whoever_looks_at_a_board_reads_why_there_is_no_picture(
        self, server: SimulatedServer
    ) -> None:
        server.env.inject_error("PATCH", "/webhooks/*", status=400, code=400001, times=1)
        told = private_texts(await server.bob.slash(server.channel, "board"))
        assert "Discord takes no files on this server for now, so I cannot show you a picture." in told

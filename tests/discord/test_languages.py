"""The language of each message: a German and a Dane at a table of a French server."""

import asyncio
from collections.abc import Iterator

import discord
import pytest
from simcord.actors import MemberActor

from bot.play.base.keys import UserSnowflake
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.tables.settings import LANGUAGES
from bot.text.language import Language
from storage import UnitOfWork
from tests.discord.direct_match import Direct
from tests.discord.seen import private, private_texts
from tests.discord.simulated_server import SimulatedServer
from tests.discord.spoken import locales_of
from tests.text.languages import Speak, speak

__all__ = ["speak"]

WORDS = """\
button-action = {language} { $kind }
button-since = {language} since
table-status = {language} calls { $player }
challenge-asked = {language} asks { $player }
settings-own = ### {language} settings
settings-server = ### {language} server
reason-others-turn = {language} not yours: { $player } { $task } { $roll }
list-thread-match = {language}: { $challenger } { $opponent } { $is_to_all } { $length }
list-thread-session = {language}: { $challenger } { $opponent } { $is_to_all } { $stake }
"""
SPOKEN = (Language.GERMAN, Language.FRENCH, Language.DANISH)


@pytest.fixture
def locales() -> Iterator[dict[int, str]]:
    """By user, what Discord says that they speak; else American English."""
    spoken: dict[int, str] = {}
    with locales_of(spoken):
        yield spoken


@pytest.fixture
def babel(speak: Speak, server: SimulatedServer, locales: dict[int, str]) -> SimulatedServer:
    for language in SPOKEN:
        speak(language, WORDS.replace("{language}", language))
    locales |= {server.alice.id: "de", server.bob.id: "da", server.carol.id: "pl"}
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale.french
    return server


async def begin(server: SimulatedServer) -> None:
    server.dice.will_fall("31")
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    await server.press(server.bob, HeadsUpButton.ACCEPT)


async def settings(server: SimulatedServer, member: MemberActor, **options: str) -> str:
    return private_texts(await member.slash(server.channel, "settings me", **options))


async def test_the_board_is_in_the_server_s_language_and_each_answer_in_its_reader_s(
    babel: SimulatedServer,
) -> None:
    await begin(babel)
    assert "fr play" in babel.board.labels
    for member, language in ((babel.alice, "de"), (babel.bob, "da")):
        assert (await settings(babel, member)).startswith(f"### {language} settings")
    assert (await settings(babel, babel.carol)).startswith("### Your settings")
    assert "fr play" in babel.board.labels


async def test_a_press_is_answered_in_the_presser_s_language_while_its_board_speaks_the_server_s(
    babel: SimulatedServer,
) -> None:
    await begin(babel)
    await babel.bob.slash(babel.channel, "board", repost=True)
    assert "fr play" in babel.board.labels
    assert private_texts(await babel.bob.slash(babel.channel, "roll")).startswith("da not yours")


async def test_what_somebody_chose_goes_before_what_discord_says_after_a_restart_too(
    babel: SimulatedServer,
) -> None:
    assert (await settings(babel, babel.alice, language="da")).startswith("### da settings")
    await babel.restart()
    assert (await settings(babel, babel.alice)).startswith("### da settings")
    assert (await settings(babel, babel.alice, language="default")).startswith("### de settings")


async def test_a_server_s_admins_choose_what_its_boards_speak(
    babel: SimulatedServer, admin: MemberActor
) -> None:
    await begin(babel)
    for member in (babel.alice, admin):
        assert "fr play" in babel.board.labels
        await member.slash(babel.channel, "settings server", language="de")
        await babel.bob.slash(babel.channel, "board", repost=True)
    assert "de play" in babel.board.labels
    await admin.slash(babel.channel, "settings server", language="default")
    await babel.bob.slash(babel.channel, "board", repost=True)
    assert "fr play" in babel.board.labels


async def test_a_push_is_in_the_language_of_whoever_it_notifies_and_its_board_in_the_server_s(
    babel: SimulatedServer,
) -> None:
    await begin(babel)
    *_, push = [call for call in babel.rest.posts if call.pinged]
    assert push.message["content"].startswith(f"de calls <@{babel.alice.id}>")
    assert f"fr calls <@{babel.alice.id}>" in babel.board.text


async def test_a_push_to_somebody_of_unknown_language_is_in_the_server_s(
    babel: SimulatedServer,
) -> None:
    await babel.alice.slash(babel.channel, "challenge", opponent=babel.bob)
    *_, push = [call for call in babel.rest.posts if call.pinged]
    assert push.pinged == [babel.bob.id]
    assert push.message["content"].startswith(f"fr asks <@{babel.bob.id}>")


async def test_a_thread_is_named_in_the_server_s_language(babel: SimulatedServer) -> None:
    await babel.alice.slash(babel.channel, "challenge", opponent=babel.bob, thread=True)
    (thread,) = (each for each in babel.env.backend.channels.values() if each.name.startswith("fr: "))
    assert thread.name == "fr: Alice Bob no 1"


async def test_a_direct_board_is_in_its_owner_s_language(babel: SimulatedServer) -> None:
    direct = Direct(babel)
    await direct.start("31")
    assert "de play" in direct.board(babel.alice).labels
    assert "da since" in direct.board(babel.bob).labels


@pytest.mark.parametrize(
    ("none", "today", "start", "doubles"),
    [("nie", "heute", "normal", "unbegrenzt"), ("none", "today", "standard", "unlimited")],
)
async def test_words_are_typed_in_the_reader_s_language_or_in_english(
    server: SimulatedServer, locales: dict[int, str], none: str, today: str, start: str, doubles: str
) -> None:
    locales[server.alice.id] = "de"
    await settings(server, server.alice, quiet_from="22:30", quiet_until="7:00")
    assert "keine Erinnerungen" in await settings(server, server.alice, quiet_from=none)
    day = str(server.clock().date())
    booked = await server.alice.slash(server.channel, "vacation set", **{"from": today, "until": today})
    assert f"Urlaub eingetragen: {day}." in private_texts(booked)
    await server.alice.slash(server.channel, "challenge", start=start, automatic_doubles=doubles)
    sheet = (await server.table()).sheet
    assert (sheet.start_name, sheet.automatic_doubles) == ("standard", None)


async def test_a_city_is_typed_in_the_reader_s_language(
    server: SimulatedServer, locales: dict[int, str]
) -> None:
    locales |= {server.alice.id: "de", server.bob.id: "ja"}
    assert "Europe/Berlin" in await settings(server, server.alice, zone="wien")
    offered = await server.bob.autocomplete(server.channel, "settings me", "zone", "ロンドン")
    assert [choice["value"] for choice in offered] == ["Europe/London"]


async def test_a_former_player_is_called_so_in_english_in_a_match_record(
    server: SimulatedServer, locales: dict[int, str]
) -> None:
    locales[server.alice.id] = "de"
    await begin(server)
    asked = private(await server.bob.slash(server.channel, "privacy erase"))
    await server.press(server.bob, SharedButton.ERASE, asked)
    exported = private(await server.alice.slash(server.channel, "export", format="mat", table="#1"))
    (file,) = exported.message.attachments
    assert b"a former player" in await file.read()


async def test_words_are_offered_in_the_reader_s_language(
    server: SimulatedServer, locales: dict[int, str]
) -> None:
    locales[server.alice.id] = "ja"
    offered = {
        option: [
            each["name"] for each in await server.alice.autocomplete(server.channel, "challenge", option, "")
        ]
        for option in ("start", "automatic_doubles", "cube_cap")
    }
    assert offered["start"] == ["標準", "ナックギャモン", "ハイパーギャモン"]
    assert offered["automatic_doubles"][-1] == "無制限"
    assert offered["cube_cap"][0] == "上限なし"


async def test_what_another_process_has_stored_is_spoken_once_it_tells(server: SimulatedServer) -> None:
    context, alice = server.bot.context, UserSnowflake(server.alice.id)
    chosen = {"language": Language.GERMAN.value}

    def choose_elsewhere(uow: UnitOfWork) -> None:
        uow.settings.set_player(
            uow.players.get_or_add(alice, "Alice", server.env.now()).id, chosen, server.env.now()
        )

    await server.database.run(choose_elsewhere)
    assert context.languages.of_player(alice) is Language.ENGLISH
    server.bot.on_notify(LANGUAGES)
    run = server.bot.scheduler.under_way
    assert run is not None, "there may be something to take over too"
    await asyncio.gather(run, *context.under_way)
    assert context.languages.of_player(alice) is Language.GERMAN

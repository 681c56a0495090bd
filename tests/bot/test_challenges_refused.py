"""Challenges that cannot be made: each is answered by a private sentence that says what to do."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.engine import RuleSheet
from bot.play.panel import Kind
from storage import UnitOfWork
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import Seen, private


async def answer_to(club: Club, opponent: MemberActor | None = None) -> Seen:
    options = {"opponent": opponent} if opponent else {}
    return private(await club.alice.slash(club.channel, "challenge", **options))


def open_tables(uow: UnitOfWork) -> list[int]:
    return uow.tables.open_ids()


async def test_one_cannot_challenge_oneself(club: Club) -> None:
    answer = await answer_to(club, club.alice)
    assert answer.text == (
        "You cannot play against yourself. Challenge a friend, or leave the name out: then anyone may accept."
    )
    assert await club.database.run(open_tables) == []


async def test_a_bot_cannot_be_challenged(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    answer = await answer_to(club, robot)
    assert answer.text == (
        "Bots do not play here. Challenge a person, or leave the name out: then anyone may accept."
    )
    assert await club.database.run(open_tables) == []


async def test_another_channel_has_a_table_of_its_own(club: Club) -> None:
    await start_game(club, "61")
    other = club.guild.create_text_channel("tavern")
    await club.alice.slash(other, "challenge", opponent=club.carol)
    assert "Alice challenges Carol" in club.messages(other)[-1].text


@pytest.mark.parametrize(
    ("permission", "label"),
    [
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_where_the_bot_may_not_show_a_board_the_missing_permission_is_named(
    club: Club, permission: str, label: str
) -> None:
    refused = discord.PermissionOverwrite(**{permission: False})
    me = club.guild.me
    assert me is not None
    club.channel = club.guild.create_text_channel("quiet", overwrites={me: refused})
    answer = await answer_to(club, club.bob)
    assert answer.text == (
        f"I cannot show a board here: I lack {label} in this channel. "
        "Ask somebody who runs the server to allow it, or play in another channel."
    )
    assert await club.database.run(open_tables) == []


async def test_several_missing_permissions_are_named_together(club: Club) -> None:
    me = club.guild.me
    assert me is not None
    refused = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    club.channel = club.guild.create_text_channel("quiet", overwrites={me: refused})
    assert "I lack Attach Files and Send Messages in this channel." in (await answer_to(club)).text


async def test_a_rematch_asks_for_the_same_permissions(club: Club) -> None:
    await start_game(club, "61", sheet=RuleSheet(length=1))
    await club.alice.slash(club.channel, "resign", loss=1, sure=True)
    nobody_attaches = Overwrite(
        club.guild.default_role.id, OverwriteType.ROLE, deny=discord.Permissions(attach_files=True).value
    )
    club.env.backend.set_overwrite(club.channel.id, nobody_attaches)
    answer = private(await club.press(club.bob, Kind.REMATCH))
    assert answer.text.startswith("I cannot show a board here: I lack Attach Files")


async def test_somebody_who_is_not_on_the_server_cannot_be_challenged(club: Club) -> None:
    stranger = club.env.create_user("Stranger")
    answer = private(await club.alice.slash(club.channel, "challenge", opponent=stranger))
    assert answer.text == (
        "They are not on this server, so they could not see the board. Challenge somebody who is."
    )
    assert await club.database.run(open_tables) == []

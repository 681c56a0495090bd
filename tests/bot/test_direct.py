"""A match by direct messages: each player has his own board, from his own side, and one ping a turn."""

import pytest

from bot.presenters.buttons import Kind
from bot.table import Status
from tests.bot.club import Club
from tests.bot.direct import Direct
from tests.bot.seen import private, private_texts

SUPPRESS_NOTIFICATIONS = 1 << 12
LOOKING = {Kind.SINCE, Kind.SHEET, Kind.ORDERS}


@pytest.fixture
def direct(club: Club) -> Direct:
    return Direct(club)


class TestChallenge:
    async def test_both_get_it_in_their_direct_messages_and_nobody_else_sees_it(self, direct: Direct) -> None:
        club = direct.club
        answer = private(await direct.challenge(length=5))
        assert club.messages() == []
        (mine,), (theirs,) = direct.messages(club.alice), direct.messages(club.bob)
        assert mine.text == theirs.text
        assert mine.kinds == {Kind.CHANGE, Kind.SHEET, Kind.WITHDRAW}
        assert theirs.kinds == {Kind.ACCEPT, Kind.DECLINE, Kind.CHANGE, Kind.SHEET}
        assert club.wire.pings == [club.bob.id]
        link = f"https://discord.com/channels/@me/{club.alice.user.dm_channel.id}/{mine.id}"
        assert answer.text == (
            f"I have sent your challenge to Bob and to you, by direct message. [Live board]({link})"
        )

    async def test_the_table_of_the_channel_stays_free(self, direct: Direct) -> None:
        club = direct.club
        await direct.challenge()
        await club.carol.slash(club.channel, "challenge", opponent=club.bob)
        assert "Carol challenges Bob" in club.board.text

    async def test_it_needs_an_opponent(self, direct: Direct) -> None:
        club = direct.club
        answer = private_texts(await club.alice.slash(club.channel, "challenge", direct=True))
        assert answer.startswith("By direct messages you play with somebody you name")

    async def test_it_has_no_thread(self, direct: Direct) -> None:
        answer = private_texts(await direct.challenge(thread=True))
        assert answer == (
            "A match is played by direct messages or in a thread, not both: leave `direct` or `thread` out."
        )
        assert direct.messages(direct.club.bob) == []

    async def test_it_may_be_declined_and_both_see_that(self, direct: Direct) -> None:
        await direct.challenge()
        await direct.press(direct.club.bob, Kind.DECLINE)
        for member in (direct.club.alice, direct.club.bob):
            (seen,) = direct.messages(member)
            assert "Bob declined Alice's challenge." in seen.text
            assert seen.kinds == set()

    async def test_it_may_be_withdrawn_by_a_command_typed_there(self, direct: Direct) -> None:
        await direct.challenge()
        await direct.slash(direct.club.alice, "pass")
        assert "was withdrawn" in direct.board(direct.club.bob).text

    async def test_other_rules_may_be_proposed_there(self, direct: Direct) -> None:
        club = direct.club
        await direct.challenge()
        await direct.slash(club.bob, "propose", length=3)
        assert direct.board(club.alice).kinds >= {Kind.ACCEPT, Kind.DECLINE}
        assert "Match to 3" in direct.board(club.alice).text
        assert club.wire.pings == [club.bob.id, club.alice.id]


class TestPlay:
    async def test_each_sees_the_board_from_his_own_side(self, direct: Direct) -> None:
        club = direct.club
        await direct.start("31")
        table = await direct.table()
        assert table.status is Status.PLAYING
        pictures = [direct.board(member).message.attachments[0] for member in (club.alice, club.bob)]
        mine, theirs = [await picture.read() for picture in pictures]
        assert mine != theirs

    async def test_who_waits_has_only_buttons_to_look(self, direct: Direct) -> None:
        club = direct.club
        await direct.start("31")
        assert Kind.PLAY in direct.board(club.alice).kinds
        assert direct.board(club.bob).kinds == LOOKING
        await direct.slash(club.alice, "play", play="8/5 6/5")
        assert direct.board(club.bob).kinds >= {Kind.ROLL, Kind.DOUBLE}
        assert direct.board(club.alice).kinds == {*LOOKING, Kind.TAKEBACK}

    async def test_whoever_must_act_gets_one_new_message_with_the_one_ping(self, direct: Direct) -> None:
        club = direct.club
        await direct.start("31")
        assert club.wire.pings == [club.bob.id, club.alice.id]
        await direct.slash(club.alice, "play", play="8/5 6/5")
        club.dice.will_fall("62")
        await direct.press(club.bob, Kind.ROLL)
        await direct.slash(club.bob, "play", play="24/18 13/11")
        assert club.wire.pings == [club.bob.id, club.alice.id, club.bob.id, club.alice.id]
        assert [bool(seen.kinds) for seen in direct.messages(club.alice)] == [False, False, True]
        assert [bool(seen.kinds) for seen in direct.messages(club.bob)] == [False, True]
        assert "Bob 6-2: 24/18 13/11" in direct.messages(club.alice)[1].text

    async def test_a_message_that_pings_nobody_makes_no_sound(self, direct: Direct) -> None:
        club = direct.club
        await direct.start("31")
        silent = [bool(call.message.get("flags", 0) & SUPPRESS_NOTIFICATIONS) for call in club.wire.posts]
        assert silent == [not call.pinged for call in club.wire.posts]

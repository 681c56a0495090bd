"""One live board: edited while the turn stays, posted anew and the old one folded when it passes."""

from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import is_silent
from tests.engine.games import game_at

START = "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5"


async def test_while_the_turn_stays_the_board_is_edited(club: Club) -> None:
    await club.seat(game_at(START))
    club.dice.will_fall("31")
    await club.press(club.alice, Kind.ROLL)
    assert len(club.messages()) == 1
    assert "to play 3-1" in club.board.text
    assert club.wire.pings == [club.alice.id]


async def test_when_the_turn_passes_the_new_board_is_posted_before_the_old_one_is_folded(club: Club) -> None:
    await club.seat(game_at(START, roll="31"))
    club.wire.calls.clear()
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    old, new = club.messages()
    assert old.text == "-# Alice 3-1: 8/5 6/5"
    assert (old.labels, old.alt_texts) == ([], [])
    assert new.text.splitlines()[2] == "Alice 3-1: 8/5 6/5"
    in_channel = [call for call in club.wire.calls if call.is_post or call.is_edit]
    assert [call.is_post for call in in_channel] == [True, False]


async def test_a_folded_board_says_all_that_was_done_on_it(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.double(club.bob)
    await club.press(club.alice, Kind.TAKE)
    club.dice.will_fall("66")
    await club.press(club.bob, Kind.ROLL)
    await club.bob.slash(club.channel, "play", play="24/18(2) 13/7(2)")
    assert [message.log for message in club.messages()[:-1]] == [
        "-# Alice and Bob agree: Money session\n-# Opening: Alice throws 3, Bob throws 1; Alice starts",
        "-# Alice 3-1: 8/5 6/5",
        "-# Bob doubles to 2",
        "-# Alice takes at 2",
        "-# Bob 6-6: 24/18(2) 13/7(2)",
    ]


async def test_a_dance_passes_by_itself_and_is_told_in_the_log(club: Club) -> None:
    await club.seat(game_at("bar:1 6:5 5:5 4:4 | 6:3 5:2 4:2 3:2 2:2 1:2 8:2"))
    club.dice.will_fall("61")
    assert is_silent(await club.press(club.alice, Kind.ROLL))
    old, new = club.messages()
    assert old.text == "-# Alice 6-1: dances, no legal play"
    assert new.text.splitlines()[2:4] == [
        "Alice 6-1: dances, no legal play",
        f"**<@{club.bob.id}> to roll.**",
    ]
    assert club.wire.pings == [club.alice.id, club.bob.id]

"""Second thoughts on Discord: asked for with one mention, granted or refused by the other side."""

from pathlib import Path

from simcord.actors import MemberActor

from bot.engine import RuleSheet, parse_board
from bot.play.panel import Kind
from tests.bot.club import Club
from tests.bot.players import start_game
from tests.bot.seen import private, private_texts

ASKED = "Alice asks to take back 3-1: 8/5 6/5. Grant it or refuse it; it ends when the game goes on."


async def play_first(club: Club) -> None:
    """Let Alice make her first play."""
    await start_game(club, "31")
    await club.alice.slash(club.channel, "play", play="8/5 6/5")


async def refusal(club: Club, member: MemberActor) -> str:
    return private_texts(await member.slash(club.channel, "takeback")).partition(" [")[0]


async def test_a_takeback_is_asked_for_with_one_mention_and_two_buttons(club: Club) -> None:
    await play_first(club)
    pings = list(club.wire.pings)
    answer = private(await club.alice.slash(club.channel, "takeback"))
    assert answer.text.startswith("Asked. Until it is granted, everything stands as it is.")
    assert club.wire.pings == [*pings, club.bob.id]
    assert f"<@{club.bob.id}>: {ASKED}" in club.board.text
    assert club.board.labels[:3] == ["Grant takeback", "Refuse takeback", "Roll"]
    assert club.messages()[-2].text == "-# Alice and Bob: the live board was posted again"


async def test_granted_it_is_the_askers_turn_again_with_the_same_dice(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    thrown = list(club.dice.thrown)
    await club.press(club.bob, Kind.GRANT)
    assert club.dice.thrown == thrown
    assert f"<@{club.alice.id}> to play 3-1." in club.board.text
    assert "Alice takes that back" in club.board.text
    assert "Grant takeback" not in club.board.labels
    assert club.wire.pings[-1] == club.alice.id
    await club.alice.slash(club.channel, "play", play="24/23 13/10")
    assert "Alice 3-1: 24/23 13/10" in club.board.text


async def test_a_taken_back_play_is_not_exported(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    await club.press(club.bob, Kind.GRANT)
    await club.alice.slash(club.channel, "play", play="24/23 13/10")
    answer = private(await club.alice.slash(club.channel, "export"))
    files = [each for each in answer.message.attachments if Path(each.filename).suffix == ".txt"]
    text = (await files[0].read()).decode()
    assert "24/23" in text
    assert "8/5" not in text


async def test_refused_everything_stands_and_it_is_not_asked_for_again(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    posts, pings = len(club.messages()), list(club.wire.pings)
    await club.press(club.bob, Kind.REFUSE_TAKEBACK)
    assert "Bob does not let Alice take back 3-1: 8/5 6/5." in club.board.text
    assert (len(club.messages()), club.wire.pings) == (posts, pings)
    assert f"<@{club.bob.id}> to roll." in club.board.text
    assert await refusal(club, club.alice) == "You have asked for that already, and it was refused."


async def test_going_on_ends_the_wish(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    assert await refusal(club, club.alice) == "You have asked for that already; it is not answered yet."
    club.dice.will_fall("62")
    await club.press(club.bob, Kind.ROLL)
    assert "take back" not in club.board.text
    assert Kind.GRANT not in club.board.kinds


async def test_the_asker_cannot_answer_himself(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    answer = private_texts(await club.press(club.alice, Kind.GRANT))
    assert "There is no takeback for you to answer. It is Bob's turn to roll." in answer
    assert "Only Alice and Bob play at this table." in private_texts(
        await club.press(club.carol, Kind.REFUSE_TAKEBACK)
    )


async def test_a_double_is_taken_back_from_ones_own_look_at_the_board(club: Club) -> None:
    await play_first(club)
    await club.double(club.bob)
    own = private(await club.press(club.bob, Kind.FLIP))
    assert own.labels == ["Take back", "Orders"]
    await club.press(club.bob, Kind.TAKEBACK, own)
    assert f"<@{club.alice.id}>: Bob asks to take back the double." in club.board.text
    await club.press(club.alice, Kind.GRANT)
    assert f"<@{club.bob.id}> to roll." in club.board.text
    assert "cube on 1, in the middle" in club.board.text


async def test_a_play_that_was_typed_can_be_taken_back_from_its_answer(club: Club) -> None:
    await start_game(club, "31")
    answer = private(await club.alice.slash(club.channel, "play", play="8/5 6/5"))
    assert answer.labels == ["Take back"]
    await club.press(club.alice, Kind.TAKEBACK, answer)
    assert ASKED in club.board.text
    assert private(await club.press(club.alice, Kind.FLIP)).labels == ["Orders"]


async def test_a_takeback_that_comes_too_late_is_refused_with_the_reason(club: Club) -> None:
    await start_game(club, "31")
    only = "You can ask to take back only your last play, or your double."
    assert await refusal(club, club.alice) == only
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    await club.double(club.bob)
    assert await refusal(club, club.alice) == "It is too late to take that back: Bob has acted since."
    await club.press(club.alice, Kind.TAKE)
    club.dice.will_fall("62")
    await club.press(club.bob, Kind.ROLL)
    dice = "That cannot be taken back: dice were thrown since, and no roll is ever thrown again."
    assert await refusal(club, club.bob) == dice
    assert (await refusal(club, club.carol)).startswith("Only Alice and Bob play at this table.")


async def test_nothing_is_taken_back_once_the_next_game_has_begun(club: Club) -> None:
    await start_game(club, "21", sheet=RuleSheet(length=3, start=parse_board("2:1 | 2:1")))
    club.dice.will_fall("31")
    await club.alice.slash(club.channel, "play", play="2/off")
    said = "That cannot be taken back: that game is over, and game 2 has begun."
    assert await refusal(club, club.alice) == said


async def test_a_wish_outlives_a_restart(club: Club) -> None:
    await play_first(club)
    await club.alice.slash(club.channel, "takeback")
    await club.restart()
    await club.press(club.bob, Kind.GRANT)
    assert f"<@{club.alice.id}> to play 3-1." in club.board.text

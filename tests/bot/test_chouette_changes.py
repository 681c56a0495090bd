"""Options that are changed between games: when they hold, and that a stake needs the yes of all."""

from bot.engine.chouette import StartGame
from bot.play.panel import Kind
from tests.bot.chouette_of_three import chouette, does, in_play, play_one
from tests.bot.club import Club
from tests.bot.seen import private, private_texts


async def between_games(club: Club) -> None:
    """Alice has lost the box to Bob; game 2 has not begun."""
    await in_play(club)
    await play_one(club)
    await club.bot.context.delivery.deliver((await chouette(club)).id)
    await club.env.settle()


async def test_a_change_holds_from_the_game_after_next(club: Club) -> None:
    await between_games(club)
    await club.alice.slash(club.channel, "chouette settings", jacoby=False)
    assert "From game 3 on: Jacoby: no" in club.board.text
    club.dice.will_fall("31 31")
    await does(club, "Bob", StartGame())
    assert (await chouette(club)).chouette.sheet.rules.is_jacoby
    await play_one(club)
    await does(club, "Alice", StartGame())
    assert not (await chouette(club)).chouette.sheet.rules.is_jacoby


async def test_a_new_stake_waits_for_the_last_yes(club: Club) -> None:
    await between_games(club)
    await club.alice.slash(club.channel, "chouette settings", stake=5)
    assert "A stake of 5 is proposed: Bob and Carol must still agree" in club.board.text
    for member in (club.bob, club.carol):
        await club.press(member, Kind.STAKE)
    assert "All agree to a stake of 5, from game 3 on" in club.board.text
    assert Kind.STAKE not in club.board.kinds
    assert (await chouette(club)).chouette.sheet.rules.stake == 1


async def test_the_line_asks_for_the_yes_too(club: Club) -> None:
    await between_games(club)
    await club.alice.slash(club.channel, "chouette settings", stake=5)
    line = private(await club.carol.slash(club.channel, "chouette line"))
    assert line.labels == ["Agree to a stake of 5"]
    await club.carol.click(line.message, custom_id=line.custom_id(Kind.STAKE))
    assert "A stake of 5 is proposed: Bob must still agree" in club.board.text


async def test_the_editor_says_when_a_change_holds(club: Club) -> None:
    await between_games(club)
    editor = private(await club.alice.slash(club.channel, "chouette settings"))
    assert "hold from the game after next" in editor.text
    refused = private_texts(await club.bob.slash(club.channel, "chouette settings"))
    assert "ask Alice" in refused


async def test_a_chouette_may_be_given_a_thread_of_its_own(club: Club) -> None:
    answer = private_texts(await club.alice.slash(club.channel, "chouette start", thread=True))
    (thread,) = club.channel.threads
    assert f"Your chouette has a thread of its own: <#{thread.id}>." in answer
    assert thread.name == "Alice's chouette"
    (lobby,) = club.messages(thread)
    assert lobby.labels == ["Join", "Leave", "Options", "Rules"]

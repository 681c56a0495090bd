from bot.presenters.buttons import Kind
from tests.bot.club import Club


async def test_a_challenge_notifies_the_challenged_one_once(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    assert club.pings() == [club.bob.id]
    assert club.kinds() == {Kind.ACCEPT, Kind.DECLINE, Kind.WITHDRAW}
    assert "Alice challenges Bob" in club.text()


async def test_accepting_rolls_the_opening_and_shows_the_board(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    club.dice.next.extend([3, 5])
    await club.press(club.bob, Kind.ACCEPT)
    assert club.kinds() == {Kind.PLAY, Kind.RESIGN, Kind.SINCE, Kind.FLIP}
    assert "to play 5-3" in club.text()
    assert club.pings() == [club.bob.id, club.bob.id]

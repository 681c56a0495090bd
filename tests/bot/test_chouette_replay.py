"""/replay of a chouette: deed by deed, each with the board after it, and nothing that was sealed."""

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import StartGame
from tests.bot.chouette_of_three import does, in_play, opened, play_one
from tests.bot.club import Club
from tests.bot.seen import Seen, private, private_texts


async def go(club: Club, seen: Seen, label: str) -> Seen:
    return private(await club.carol.click(seen.message, custom_id=seen.labelled(label)))


async def test_a_game_is_looked_at_again_from_its_opening_to_its_settlement(club: Club) -> None:
    await in_play(club)
    await play_one(club)
    seen = private(await club.carol.slash(club.channel, "replay", game=1))
    assert "#1 · Chouette · game 1 of 1" in seen.text
    assert "Opening: box 3, team 1; the box starts" in seen.text
    assert len(seen.alt_texts) == 1
    seen = await go(club, seen, "▶")
    assert "**Box 3-1: 8/5 6/5**" in seen.text
    seen = await go(club, seen, "⏭")
    assert "Alice passes Bob's, Carol's, pays 1 each" in seen.text
    assert "Bob takes the box" in seen.text
    assert "Alice -2" in seen.text


async def test_a_roll_that_is_yet_to_be_played_has_its_caption(club: Club) -> None:
    await in_play(club)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    club.dice.will_fall("62")
    await does(club, "Bob", RollDice())
    seen = private(await club.carol.slash(club.channel, "replay"))
    seen = await go(club, seen, "⏭")
    assert "**Team rolls 6-2**" in seen.text


async def test_the_games_of_a_chouette_are_a_press_away(club: Club) -> None:
    await in_play(club)
    await play_one(club)
    club.dice.will_fall("31")
    await does(club, "Bob", StartGame())
    seen = private(await club.carol.slash(club.channel, "replay"))
    assert "game 2 of 2" in seen.text
    assert "Bob in the box" in seen.text
    seen = await go(club, seen, "Previous game")
    assert "game 1 of 2" in seen.text
    assert "Alice in the box" in seen.text


async def test_nothing_that_is_sealed_is_replayed(club: Club) -> None:
    await in_play(club)
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    club.dice.will_fall("62")
    await does(club, "Bob", RollDice())
    await club.bob.slash(club.channel, "play", play="24/18 13/11")
    await does(club, "Alice", OfferDouble(0), OfferDouble(1), RollDice())
    for name, answer in (("Bob", AnswerOffer(0, Answer.TAKE)), ("Bob", AnswerOffer(0, Answer.DROP))):
        before = private(await club.alice.slash(club.channel, "replay"))
        await does(club, name, answer)
        after = private(await club.alice.slash(club.channel, "replay"))
        last_before, last_after = await go_as_alice(club, before), await go_as_alice(club, after)
        assert (last_before.text, last_before.alt_texts) == (last_after.text, last_after.alt_texts)


async def go_as_alice(club: Club, seen: Seen) -> Seen:
    return private(await club.alice.click(seen.message, custom_id=seen.labelled("⏭")))


async def test_what_cannot_be_replayed(club: Club) -> None:
    await opened(club)
    nothing = private_texts(await club.alice.slash(club.channel, "replay"))
    assert "No game was played in this chouette yet." in nothing
    await club.alice.slash(club.channel, "chouette close")


async def test_a_game_that_there_is_not(club: Club) -> None:
    await in_play(club)
    assert "This chouette has one game" in private_texts(await club.bob.slash(club.channel, "replay", game=2))

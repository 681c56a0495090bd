"""/replay of a chouette: deed by deed, each with the board after it, and nothing that was sealed."""

from dataclasses import replace

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import StartGame
from tests.discord.chouette import does, in_play, opened, play_one
from tests.discord.pencil import Pencil
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer


async def go(server: SimulatedServer, seen: Seen, label: str, who: str = "Carol") -> Seen:
    return private(await server.people[who].click(seen.message, custom_id=seen.labelled(label)))


async def test_a_game_is_looked_at_again_from_its_opening_to_its_settlement(server: SimulatedServer) -> None:
    await in_play(server)
    await play_one(server)
    seen = private(await server.carol.slash(server.channel, "replay", game=1))
    assert "#1 · Chouette · game 1 of 1" in seen.text
    assert "Opening roll 3-1: the box starts" in seen.text
    assert len(seen.alt_texts) == 1
    seen = await go(server, seen, "▶")
    assert "**Box 3-1: 8/5 6/5**" in seen.text
    seen = await go(server, seen, "⏭")
    assert "Alice passes the doubles of Bob and Carol and pays 1 each" in seen.text
    assert "Bob takes the box" in seen.text
    assert "Alice \N{MINUS SIGN}2" in seen.text


async def test_a_roll_that_is_yet_to_be_played_has_its_caption(server: SimulatedServer) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    await does(server, "Bob", RollDice())
    seen = private(await server.carol.slash(server.channel, "replay"))
    seen = await go(server, seen, "⏭")
    assert "**Team rolls 6-2**" in seen.text


async def doubled_by_the_box(server: SimulatedServer) -> None:
    await in_play(server)
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    server.dice.will_fall("62")
    await does(server, "Bob", RollDice())
    await server.bob.slash(server.channel, "play", play="24/18 13/11")
    await does(server, "Alice", OfferDouble(0), OfferDouble(1), RollDice())


async def test_a_double_shows_who_is_to_answer_and_not_the_play_before_it(server: SimulatedServer) -> None:
    await doubled_by_the_box(server)
    doubled = await go(server, private(await server.carol.slash(server.channel, "replay")), "⏭")
    assert "**Alice doubles Bob and Carol to 2**" in doubled.text
    assert "Waiting for: Bob, Carol." in doubled.alt_texts[0]
    assert "has answered" not in doubled.alt_texts[0]
    assert "Watch" not in doubled.labels
    assert "Watch" in (await go(server, doubled, "◀")).labels


async def test_a_play_is_numbered_as_its_side_counts_also_where_it_is_shared_or_moves(
    server: SimulatedServer,
) -> None:
    pencil = Pencil()
    server.bot.context = replace(server.bot.context, animator=pencil)
    await doubled_by_the_box(server)
    seen = private(await server.carol.slash(server.channel, "replay"))
    for side, play in (("Box", "3-1: 8/5 6/5"), ("Team", "6-2: 24/18 13/11")):
        while f"**{side} {play}**" not in seen.text:
            seen = await go(server, seen, "▶")
        assert f"Points are numbered for {side}." in seen.alt_texts[0]
        await go(server, await go(server, seen, "Watch"), "Still board")
        await server.carol.click(seen.message, custom_id=seen.labelled("Share"))
        assert f"Points are numbered for {side}." in server.messages()[-1].alt_texts[0]
    await go(server, seen, "Film")
    moving = [shot for request in pencil.requests for shot in request.shots if shot.moves]
    assert len(moving) >= 4
    assert all(shot.after.numbered_for is shot.moves[0].seat for shot in moving)


async def test_the_games_of_a_chouette_are_a_press_away(server: SimulatedServer) -> None:
    await in_play(server)
    await play_one(server)
    server.dice.will_fall("31")
    await does(server, "Bob", StartGame())
    seen = private(await server.carol.slash(server.channel, "replay"))
    assert "game 2 of 2" in seen.text
    assert "Bob in the box" in seen.text
    seen = await go(server, seen, "Previous game")
    assert "game 1 of 2" in seen.text
    assert "Alice in the box" in seen.text


async def test_nothing_that_is_sealed_is_replayed(server: SimulatedServer) -> None:
    await doubled_by_the_box(server)
    for name, answer in (("Bob", AnswerOffer(0, Answer.TAKE)), ("Bob", AnswerOffer(0, Answer.DROP))):
        before = private(await server.alice.slash(server.channel, "replay"))
        await does(server, name, answer)
        after = private(await server.alice.slash(server.channel, "replay"))
        last_before, last_after = [await go(server, seen, "⏭", "Alice") for seen in (before, after)]
        assert (last_before.text, last_before.alt_texts) == (last_after.text, last_after.alt_texts)


async def test_what_cannot_be_replayed(server: SimulatedServer) -> None:
    await opened(server)
    nothing = private_texts(await server.alice.slash(server.channel, "replay"))
    assert "No game of this chouette has been played yet." in nothing
    await server.alice.slash(server.channel, "chouette close")

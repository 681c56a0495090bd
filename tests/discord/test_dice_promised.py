"""The fingerprint of what the bot commits to: in public before anybody gives words, and there for good."""

import re
from datetime import timedelta
from random import Random

from bot.engine import RuleSheet
from bot.play.base.fair_dice import commitment_of, fingerprint_of
from bot.play.base.table import Status
from bot.play.display.panel import SharedButton
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from storage.models.tables import SHOWN_DICE
from tests.discord.chouette import FIVE, Chouette
from tests.discord.direct_match import Direct
from tests.discord.fair_dice import give_up, play, secrets
from tests.discord.players import start_game
from tests.discord.seen import Seen, private, private_texts
from tests.discord.simulated_server import SimulatedServer

LINE = re.compile(r"-# Dice(?: ([0-9]+):)? ((?:[0-9a-f]{4} ?){5})")
Shown = dict[int, str]


def shown(seen: Seen) -> Shown:
    """The fingerprints on a message, by the number of their game."""
    found = [LINE.fullmatch(line) for line in seen.text.splitlines()]
    return {int(match[1] or 1): match[2] for match in found if match}


async def promised(server: SimulatedServer, *games: int, table: int = 1) -> Shown:
    """Return the promises that a message about some games must show."""
    hidden = await secrets(server)
    return {game: fingerprint_of(commitment_of(bytes.fromhex(hidden[table, game]))) for game in games}


async def test_a_challenge_shows_it_in_short_until_it_comes_to_nothing(
    server: SimulatedServer,
) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    assert shown(server.board) == await promised(server, 1)
    assert server.board.text.splitlines()[-1].startswith("-# Dice ")
    assert not re.search("[0-9a-f]{64}", server.board.text)
    await server.press(server.bob, HeadsUpButton.DECLINE)
    assert shown(server.board) == {}


async def test_it_stays_when_the_challenge_is_accepted_and_the_first_board_shows_the_next(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    challenge, first = server.messages()
    assert shown(challenge) == await promised(server, 1)
    assert shown(first) == await promised(server, 2)


async def test_it_stays_on_the_first_board_when_that_is_edited_and_folded(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    _, first, second = server.messages()
    assert "8/5 6/5" in first.text
    assert (shown(first), shown(second)) == (await promised(server, 2), {})
    server.dice.will_fall("64")
    await server.press(server.bob, SharedButton.ROLL)
    assert shown(server.messages()[2]) == {}


async def test_an_edit_of_the_first_board_keeps_it(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "resign", loss=1, sure=True)
    await server.press(server.bob, SharedButton.REFUSE)
    boards = [seen for seen in server.messages() if shown(seen) == await promised(server, 2)]
    assert [seen.id for seen in boards] == [server.messages()[1].id]


async def test_each_game_has_it_on_the_first_board_of_the_game_before(fair_server: SimulatedServer) -> None:
    server = fair_server
    await start_game(server, "31", sheet=RuleSheet(3))
    while (await server.table()).status is Status.PLAYING:
        await play(server, Random(1), actions=3)
        await give_up(server)
    numbers = [number for seen in server.messages() for number in shown(seen)]
    last = len((await server.table()).results)
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= last
    everything = {number: text for seen in server.messages() for number, text in shown(seen).items()}
    assert everything == await promised(server, *numbers)


async def test_after_the_game_that_ends_the_match_anyhow_none_is_promised(server: SimulatedServer) -> None:
    await start_game(server, "31", sheet=RuleSheet(1))
    challenge, first = server.messages()
    assert (list(shown(challenge)), shown(first)) == ([1], {})
    refused = private_texts(await server.alice.slash(server.channel, "dice words", text="lucky"))
    assert refused.startswith("Too late: the last game has begun.")
    assert "Game 2" not in private_texts(await server.alice.slash(server.channel, "dice show"))
    assert "Dice of game 2" not in private(await server.press(server.alice, HeadsUpButton.SHEET)).text


async def test_the_answer_to_words_repeats_it(server: SimulatedServer) -> None:
    await server.alice.slash(server.channel, "challenge", opponent=server.bob)
    answer = private(await server.bob.slash(server.channel, "dice words", text="heads"))
    assert shown(answer) == await promised(server, 1)
    await server.press(server.bob, HeadsUpButton.ACCEPT)
    answer = private(await server.bob.slash(server.channel, "dice words", text="tails"))
    assert shown(answer) == await promised(server, 2)


async def test_rules_and_dice_show_what_it_begins(server: SimulatedServer) -> None:
    await start_game(server, "31")
    rules = private(await server.press(server.carol, HeadsUpButton.SHEET)).text
    dice = private_texts(await server.carol.slash(server.channel, "dice show"))
    for game, secret in (await secrets(server)).items():
        whole = commitment_of(bytes.fromhex(secret))
        assert f"-# Dice of game {game[1]}: `{whole}`" in rules
        assert f"-# Commitment `{whole}`" in dice
    assert "The first 20 digits of the line above are on the board" in rules


async def test_it_stays_through_a_new_process_and_a_board_that_is_posted_again(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    await server.restart()
    await server.alice.slash(server.channel, "board", repost=True)
    await server.let_pass(timedelta(minutes=1))
    challenge, first, again = server.messages()
    assert shown(challenge) == await promised(server, 1)
    assert shown(first) == await promised(server, 2)
    assert again.labels


async def test_a_game_that_was_begun_before_it_was_shown_shows_it_on_its_next_board(
    server: SimulatedServer,
) -> None:
    await start_game(server, "31")
    await server.database.run(lambda uow: uow.connection.execute(SHOWN_DICE.delete()))
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    assert shown(server.board) == await promised(server, 2)
    server.dice.will_fall("64")
    await server.press(server.bob, SharedButton.ROLL)
    assert shown(server.board) == await promised(server, 2)


async def test_both_players_have_it_in_their_direct_messages(server: SimulatedServer) -> None:
    direct = Direct(server)
    await direct.start("31")
    for member in (server.alice, server.bob):
        numbers = [number for seen in direct.messages(member) for number in shown(seen)]
        assert numbers == [1, 2]
    await direct.slash(server.alice, "play", play="8/5 6/5")
    everything = {
        number: text for seen in direct.messages(server.bob) for number, text in shown(seen).items()
    }
    assert everything == await promised(server, 1, 2)


async def test_a_lobby_shows_it_and_the_first_board_of_a_chouette_the_next(three: Chouette) -> None:
    server = three.server
    await three.types("Alice", "chouette start")
    assert shown(server.board) == await promised(server, 1)
    await three.presses("Bob", "Join")
    await three.presses("Carol", "Join")
    assert shown(three.board) == await promised(server, 1)
    server.dice.will_fall("654 31")
    await three.presses("Alice", "Start")
    assert shown(server.messages()[0]) == await promised(server, 1)
    assert shown(three.board) == await promised(server, 2)
    assert "Dice of game 2: `" in (await three.presses("Bob", "Rules")).text
    first = three.board.id
    await three.types("Alice", "play", play="8/5 6/5")
    again = {seen.id: shown(seen) for seen in server.messages()}
    assert again.pop(first) == await promised(server, 2)
    assert [each for each in again.values() if each] == [await promised(server, 1)]


async def test_in_the_last_game_of_a_chouette_no_words_are_taken_for_another(three: Chouette) -> None:
    await three.start(FIVE[:3], "654 31")
    await three.types("Alice", "chouette last")
    assert shown(three.board) == await promised(three.server, 2)
    refused = await three.types("Bob", "dice words", text="lucky")
    assert refused.text.startswith("This chouette has no more games.")
    await three.types("Alice", "chouette last", when="off")
    taken = await three.types("Bob", "dice words", text="lucky")
    assert shown(taken) == await promised(three.server, 2)

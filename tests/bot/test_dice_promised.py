"""The fingerprint of what the bot commits to: in public before anybody gives words, and there for good."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.engine import RuleSheet
from bot.play.fair_dice import commitment_of, fingerprint_of
from bot.play.panel import Kind
from bot.play.table import Status
from storage.models.play import SHOWN_DICE
from tests.bot.chouette_club import Chouette, open_chouette_club
from tests.bot.club import Club
from tests.bot.direct import Direct
from tests.bot.fair_club import give_up, play, secrets
from tests.bot.players import start_game
from tests.bot.seen import Seen, private, private_texts

LINE = re.compile(r"-# Dice(?: ([0-9]+):)? ((?:[0-9a-f]{4} ?){5})")
Shown = dict[int, str]


@pytest.fixture
async def chouette(tmp_path: Path) -> AsyncIterator[Chouette]:
    async with open_chouette_club(tmp_path, ("Alice", "Bob", "Carol")) as opened:
        yield opened


def shown(seen: Seen) -> Shown:
    """The fingerprints on a message, by the number of their game."""
    found = [LINE.fullmatch(line) for line in seen.text.splitlines()]
    return {int(match[1] or 1): match[2] for match in found if match}


async def promised(club: Club, *games: int, table: int = 1) -> Shown:
    """What a message that shows the promises for some games must show."""
    hidden = await secrets(club)
    return {game: fingerprint_of(commitment_of(bytes.fromhex(hidden[table, game]))) for game in games}


async def test_a_challenge_shows_it_and_no_64_digits(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    assert shown(club.board) == await promised(club, 1)
    assert club.board.text.splitlines()[-1].startswith("-# Dice ")
    assert not re.search("[0-9a-f]{64}", club.board.text)


async def test_it_stays_when_the_challenge_is_accepted_and_the_first_board_shows_the_next(club: Club) -> None:
    await start_game(club, "31")
    challenge, first = club.messages()
    assert shown(challenge) == await promised(club, 1)
    assert shown(first) == await promised(club, 2)


async def test_it_stays_on_the_first_board_when_that_is_edited_and_folded(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    _, first, second = club.messages()
    assert "8/5 6/5" in first.text
    assert (shown(first), shown(second)) == (await promised(club, 2), {})
    club.dice.will_fall("64")
    await club.press(club.bob, Kind.ROLL)
    assert shown(club.messages()[2]) == {}


async def test_an_edit_of_the_first_board_keeps_it(club: Club) -> None:
    await start_game(club, "31")
    await club.alice.slash(club.channel, "resign", loss=1, sure=True)
    await club.press(club.bob, Kind.REFUSE)
    boards = [seen for seen in club.messages() if shown(seen) == await promised(club, 2)]
    assert [seen.id for seen in boards] == [club.messages()[1].id]


async def test_a_challenge_that_comes_to_nothing_promises_nothing(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    await club.press(club.bob, Kind.DECLINE)
    assert shown(club.board) == {}


async def test_each_game_has_it_on_the_first_board_of_the_game_before(fair_club: Club) -> None:
    club = fair_club
    await start_game(club, "31", sheet=RuleSheet(3))
    while (await club.table()).status is Status.PLAYING:
        await play(club, Random(1), actions=3)
        await give_up(club)
    numbers = [number for seen in club.messages() for number in shown(seen)]
    last = len((await club.table()).results)
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= last
    everything = {number: text for seen in club.messages() for number, text in shown(seen).items()}
    assert everything == await promised(club, *numbers)


async def test_after_the_game_that_ends_the_match_anyhow_none_is_promised(club: Club) -> None:
    await start_game(club, "31", sheet=RuleSheet(1))
    challenge, first = club.messages()
    assert (list(shown(challenge)), shown(first)) == ([1], {})
    refused = private_texts(await club.alice.slash(club.channel, "dice words", text="lucky"))
    assert refused.startswith("No game follows this one.")
    assert "Game 2" not in private_texts(await club.alice.slash(club.channel, "dice show"))
    assert "Dice of game 2" not in private(await club.press(club.alice, Kind.SHEET)).text


async def test_the_answer_to_words_repeats_it(club: Club) -> None:
    await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    answer = private(await club.bob.slash(club.channel, "dice words", text="heads"))
    assert shown(answer) == await promised(club, 1)
    await club.press(club.bob, Kind.ACCEPT)
    answer = private(await club.bob.slash(club.channel, "dice words", text="tails"))
    assert shown(answer) == await promised(club, 2)


async def test_rules_and_dice_show_what_it_begins(club: Club) -> None:
    await start_game(club, "31")
    rules = private(await club.press(club.carol, Kind.SHEET)).text
    dice = private_texts(await club.carol.slash(club.channel, "dice show"))
    for game, secret in (await secrets(club)).items():
        whole = commitment_of(bytes.fromhex(secret))
        assert f"-# Dice of game {game[1]}: `{whole}`" in rules
        assert f"-# Commitment `{whole}`" in dice
    assert "The first 20 digits stand on the challenge" in rules


async def test_it_stays_through_a_new_process_and_a_board_that_is_posted_again(club: Club) -> None:
    await start_game(club, "31")
    await club.restart()
    await club.alice.slash(club.channel, "board", repost=True)
    await club.let_pass(timedelta(minutes=1))
    challenge, first, again = club.messages()
    assert shown(challenge) == await promised(club, 1)
    assert shown(first) == await promised(club, 2)
    assert again.labels


async def test_a_game_that_was_begun_before_it_was_shown_shows_it_on_its_next_board(club: Club) -> None:
    await start_game(club, "31")
    await club.database.run(lambda uow: uow.connection.execute(SHOWN_DICE.delete()))
    await club.alice.slash(club.channel, "play", play="8/5 6/5")
    assert shown(club.board) == await promised(club, 2)
    club.dice.will_fall("64")
    await club.press(club.bob, Kind.ROLL)
    assert shown(club.board) == await promised(club, 2)


async def test_both_players_have_it_in_their_direct_messages(club: Club) -> None:
    direct = Direct(club)
    await direct.start("31")
    for member in (club.alice, club.bob):
        numbers = [number for seen in direct.messages(member) for number in shown(seen)]
        assert numbers == [1, 2]
    await direct.slash(club.alice, "play", play="8/5 6/5")
    everything = {number: text for seen in direct.messages(club.bob) for number, text in shown(seen).items()}
    assert everything == await promised(club, 1, 2)


async def test_a_lobby_shows_it_and_the_first_board_of_a_chouette_the_next(chouette: Chouette) -> None:
    club = chouette.club
    await chouette.types("Alice", "chouette start")
    assert shown(club.board) == await promised(club, 1)
    await chouette.presses("Bob", "Join")
    await chouette.presses("Carol", "Join")
    assert shown(chouette.board) == await promised(club, 1)
    club.dice.will_fall("654 31")
    await chouette.presses("Alice", "Start")
    assert shown(club.messages()[0]) == await promised(club, 1)
    assert shown(chouette.board) == await promised(club, 2)
    rules = await chouette.presses("Bob", "Rules") if "Rules" in chouette.board.labels else None
    first = chouette.board.id
    await chouette.types("Alice", "play", play="8/5 6/5")
    again = {seen.id: shown(seen) for seen in club.messages()}
    assert again.pop(first) == await promised(club, 2)
    assert [each for each in again.values() if each] == [await promised(club, 1)]
    assert rules is None or "Dice of game 2: `" in rules.text


async def test_in_the_last_game_of_a_chouette_no_words_are_taken_for_another(chouette: Chouette) -> None:
    await chouette.start(("Alice", "Bob", "Carol"), "654 31")
    await chouette.types("Alice", "chouette last")
    assert shown(chouette.board) == await promised(chouette.club, 2)
    refused = await chouette.types("Bob", "dice words", text="lucky")
    assert refused is not None
    assert refused.text.startswith("No game of this chouette follows.")
    await chouette.types("Alice", "chouette last", when="off")
    taken = await chouette.types("Bob", "dice words", text="lucky")
    assert taken is not None
    assert shown(taken) == await promised(chouette.club, 2)

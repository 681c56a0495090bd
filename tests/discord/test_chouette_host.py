"""The host's decisions and their effects: a new stake, closing and reopening, and handing over."""

import re
from datetime import timedelta

import pytest

from bot.play.chouette.action_codec import ChouetteButton
from storage import UnitOfWork
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import Seen, private_texts

MINUTE = timedelta(minutes=1)


@pytest.fixture
async def game(chouette: Chouette) -> Chouette:
    """Alice is the host and the box, and is to double or roll; Bob is the captain."""
    await chouette.begin(FIVE)
    return chouette


@pytest.fixture
async def between(game: Chouette) -> Chouette:
    """Alice has conceded to all; Bob has the box."""
    await concede(game)
    return game


async def concede(game: Chouette) -> None:
    """Let Alice lose a single game to all, each of whom accepts if there is more that they could win."""
    await game.types("Alice", "chouette concede", loss=1)
    for who in ("Bob", "Carol", "Dora", "Eve"):
        if "Accept offer" in game.board.labels:
            await game.presses(who, "Accept offer")


def mentions(game: Chouette) -> list[str]:
    """Return the players whom the board mentions, by name."""
    names = {actor.id: name for name, actor in game.people.items()}
    return [names[int(user)] for user in re.findall(r"<@(\d+)>", game.board.text)]


async def press_again(game: Chouette, closing: Seen) -> str:
    """Press Reopen on a post that has changed since; return what Alice is told."""
    result = await game.server.press_anyhow(game.people["Alice"], closing, closing.labelled("Reopen"))
    return private_texts(result)


async def test_a_proposed_stake_mentions_once_each_who_must_agree(game: Chouette) -> None:
    before = game.pinged()
    await game.types("Alice", "chouette settings", stake=5)
    assert game.pinged()[len(before) :] == ["Bob", "Carol", "Dora", "Eve"]
    assert mentions(game) == ["Bob", "Carol", "Dora", "Eve"], "not Alice, who is to double or roll"
    told = game.pinged()
    await game.presses("Carol", "Agree to stake 5")
    await game.types("Dora", "chouette leave", sure=True)
    assert "Stake 5 proposed; still to agree: Bob and Eve" in game.board.text
    await game.presses("Alice", "Roll")
    await game.plays("Alice")
    assert game.pinged() == [*told, "Bob"], "who is captain"


async def test_another_stake_asks_anew_and_the_same_one_does_not(game: Chouette) -> None:
    before = game.pinged()
    for stake, turn_hours in ((5, 24), (5, 48), (10, 48)):
        await game.types("Alice", "chouette settings", stake=stake, turn_hours=turn_hours)
    assert game.pinged()[len(before) :] == ["Bob", "Carol", "Dora", "Eve"] * 2


async def test_a_departed_host_is_followed_by_name_and_their_proposal_is_withdrawn(game: Chouette) -> None:
    await game.types("Alice", "chouette settings", stake=5)
    await game.types("Alice", "chouette leave", sure=True)
    assert "host: Bob" in game.board.text.splitlines()[1]
    assert "Bob is the host now" in game.board.text
    assert "The stake stays as it was" in game.board.text
    assert "Agree to stake 5" not in game.board.labels
    line = await game.types("Eve", "chouette line")
    assert "host: Bob" in line.text


async def test_a_host_hands_over(game: Chouette) -> None:
    refused = await game.types("Bob", "chouette host", player=game.people["Carol"])
    assert refused.text.startswith("Only the host can do that: ask Alice.")
    refused = await game.types("Alice", "chouette host", player=game.server.joined_by("Zoe"))
    assert refused.text == "Zoe cannot be host: choose a person who plays here."
    refused = await game.types("Alice", "chouette host", player=game.people["Alice"])
    assert refused.text.startswith("You are the host: name somebody else.")
    told = await game.types("Alice", "chouette host", player=game.people["Carol"])
    assert told.text.startswith("Alice makes Carol the host")
    assert "Alice makes Carol the host" in game.board.text
    assert "host: Carol" in game.board.text
    assert (await game.types("Carol", "chouette last")).text.startswith("Carol announces game 1 as the last")


async def test_closing_between_games_asks_once_and_names_who_did_it(between: Chouette) -> None:
    posts = len(between.server.rest.posts)
    asked = await between.types("Alice", "chouette close")
    assert asked.text == "End the chouette now? The closing post has the final standings."
    assert asked.labels == ["End chouette", "Back"]
    assert len(between.server.rest.posts) == posts
    await between.presses("Alice", "End chouette", asked)
    assert "Alice closes the chouette" in between.board.text
    assert "Alice can reopen it until <t:" in between.board.text
    assert between.board.labels == ["Reopen", "Rules", "Ledger", "Sheet", "Analyse"]


async def test_a_closed_chouette_goes_on_where_it_was_also_after_a_restart(between: Chouette) -> None:
    await between.types("Alice", "chouette settings", stake=5)
    await between.closes("Alice")
    closing = between.board
    await between.server.restart()
    refused = await between.presses("Bob", "Reopen")
    assert refused.text.startswith("Only the host can do that: ask Alice.")
    await between.presses("Alice", "Reopen")
    assert "Alice reopens the chouette" in between.board.text
    assert "Stake 5 proposed" in between.board.text
    assert "Next game" in between.board.labels
    assert "out of date" in await press_again(between, closing)
    between.server.dice.will_fall("31")
    await between.presses("Bob", "Next game")
    assert (await between.table()).chouette.number == 2


async def test_after_five_minutes_it_is_closed_for_good(between: Chouette) -> None:
    await between.closes("Alice")
    old, posts = between.board, len(between.server.rest.posts)
    await between.server.let_pass(4 * MINUTE)
    assert "Reopen" in between.board.labels
    await between.server.let_pass(2 * MINUTE)
    closed = next(each for each in between.server.messages() if each.id == old.id)
    assert closed.labels == ["Rules", "Ledger", "Sheet", "Analyse"]
    assert "can reopen" not in closed.text
    assert "Alice closes the chouette" in closed.text
    assert len(between.server.rest.posts) == posts + 2, "the final sheet, and who is to pay"
    assert (await press_again(between, old)).startswith("This chouette is over. Open another with ")


async def test_it_stays_closed_where_something_else_is_played_by_now(between: Chouette) -> None:
    await between.closes("Alice")
    closing = between.board
    await between.server.bob.slash(between.server.channel, "challenge", opponent=between.server.carol)
    told = await between.presses("Alice", "Reopen", closing)
    assert told.text.startswith("Bob challenges Carol is played here now, so the chouette stays closed.")
    assert (await between.server.table()).id == 2

    def problems(uow: UnitOfWork) -> list[object]:
        return [row for row in uow.deadlines.of_subject(1) if row.fired_at is None]

    assert len(await between.server.database.run(problems)) == 1
    await between.server.let_pass(6 * MINUTE)
    assert not await between.server.database.run(problems)


async def test_the_closing_post_has_final_standings_and_payments_also_after_one_game(
    between: Chouette,
) -> None:
    await between.closes("Alice")
    text = between.board.text
    standings = "```\nBob    +1\nCarol  +1\nDora   +1\nEve    +1\nAlice  \N{MINUS SIGN}4\n```"
    assert f"**Final standings**\n{standings}\n**Settle up**\nAlice → Bob 1" in text
    assert between.board.alt_texts[0].startswith("The team wins 4 points · final standings.")
    assert "In all: Bob +1, Carol +1, Dora +1, Eve +1, Alice \N{MINUS SIGN}4." in between.board.alt_texts[0]
    assert ChouetteButton.LEDGER in between.board.kinds


async def test_who_is_at_the_table_already_is_shown_how_to_leave_it(game: Chouette) -> None:
    told = await game.types("Bob", "chouette join")
    assert (told.text, told.labels) == ("You are at this table already.", ["Leave"])
    asked = await game.presses("Bob", "Leave", told)
    assert asked.text.startswith("Leave this chouette?")

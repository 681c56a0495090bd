"""The team's private thread, as its members and the others see it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.backend.models import Channel
from simcord.builders import ChannelHandle

from tests.bot.chouette_club import FIVE, Chouette, open_chouette_club
from tests.bot.seen import Seen

MADE, RUN = "8/5 6/5", "24/20"
TEAM_OPENS = "654321 13"
"""Alice is the box, Bob the captain, and the team is to play 3-1."""


@pytest.fixture
async def chouette(tmp_path: Path) -> AsyncIterator[Chouette]:
    """Five members, and nothing played yet."""
    async with open_chouette_club(tmp_path) as opened:
        yield opened


@pytest.fixture
async def team(chouette: Chouette) -> Chouette:
    """Alice is the box; Bob, the captain of Carol, Dora and Eve, is to play 3-1."""
    await chouette.start(FIVE, TEAM_OPENS)
    return chouette


def threads(chouette: Chouette) -> list[Channel]:
    """The threads of the channel, oldest first."""
    return [handle._channel for handle in chouette.club.channel.threads]  # noqa: SLF001 - who is in one is shown nowhere else


def inside(chouette: Chouette, number: int = -1) -> list[str]:
    """Who is in a thread, besides the bot, in the order they came."""
    names = {actor.id: name for name, actor in chouette.people.items()}
    return [names[member] for member in threads(chouette)[number].thread_members if member in names]


def said(chouette: Chouette, number: int = -1) -> list[Seen]:
    """What stands in a thread, oldest first."""
    place = ChannelHandle(chouette.club.env, chouette.club.guild, threads(chouette)[number])
    return chouette.club.messages(place)


def texts(chouette: Chouette, number: int = -1) -> list[str]:
    return [seen.text for seen in said(chouette, number)]


async def test_the_team_gets_a_private_thread_and_the_box_does_not(team: Chouette) -> None:
    (only,) = threads(team)
    assert only.name == "Chouette 1: the team in game 1"
    assert inside(team) == ["Bob", "Carol", "Dora", "Eve"]
    (text,) = texts(team)
    assert text == (
        "Bob is captain and has the last word. "
        "Carol, Dora and Eve may advise here, also with `/chouette suggest`.\n"
        f"The board is in <#{team.club.channel.id}>."
    )


async def test_only_the_bot_lets_people_into_the_thread(team: Chouette) -> None:
    calls = [call for call in team.club.wire.calls if (call.method, call.path[-8:]) == ("POST", "/threads")]
    assert [(call.message["type"], call.message["invitable"]) for call in calls] == [(12, False)]


async def test_the_thread_pings_nobody(team: Chouette) -> None:
    await team.types("Carol", "chouette suggest", play=MADE)
    assert team.pinged() == ["Bob"]  # by the board: it is his turn


async def test_a_suggestion_shows_the_play_beside_the_board(team: Chouette) -> None:
    told = await team.types("Carol", "chouette suggest", play=MADE)
    assert told is not None
    assert told.text == (f"Carol: 3-1 8/5 6/5 · 1 vote (Carol)\nThe team talks in <#{threads(team)[0].id}>.")
    shown = said(team)[-1]
    assert shown.text == "**Carol: 3-1 8/5 6/5 · 1 vote (Carol)**"
    assert shown.labels == ["I'm for it", "Play this"]
    assert "Team to play 31" in shown.alt_texts[0] or "3-1" in shown.alt_texts[0]


async def test_a_show_of_hands_is_counted(team: Chouette) -> None:
    await team.types("Carol", "chouette suggest", play=MADE)
    await team.types("Dora", "chouette suggest", play="6/5 8/5")
    await team.presses("Eve", "I'm for it", said(team)[-1])
    assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 3 votes (Carol, Dora, Eve)**"]
    await team.presses("Dora", "I'm for it", said(team)[-1])
    assert texts(team)[1:] == ["**Carol: 3-1 8/5 6/5 · 2 votes (Carol, Eve)**"]


async def test_the_captains_word_is_final(team: Chouette) -> None:
    await team.types("Carol", "chouette suggest", play=MADE)
    await team.presses("Bob", "Play this", said(team)[-1])
    assert "Team 3-1: 8/5 6/5" in team.board.text
    assert (await team.table()).state.suggestions == ()


async def test_nobody_else_plays_what_is_suggested(team: Chouette) -> None:
    await team.types("Carol", "chouette suggest", play=MADE)
    for who in ("Carol", "Dora"):
        refused = await team.presses(who, "Play this", said(team)[-1])
        assert refused is not None
        assert "Bob" in refused.text
    assert (await team.table()).state.suggestions != ()


async def test_a_suggestion_from_before_the_last_play_does_nothing(team: Chouette) -> None:
    await team.types("Carol", "chouette suggest", play=MADE)
    old = said(team)[-1]
    await team.presses("Bob", "Play this", old)
    for who, label in (("Dora", "I'm for it"), ("Bob", "Play this")):
        refused = await team.presses(who, label, old)
        assert refused is not None
        assert refused.text.startswith("The team has played since that was suggested. It waits for Alice")


@pytest.mark.parametrize(
    ("who", "why"),
    [
        ("Alice", "Only members whose bet with the box still runs advise the captain."),
        ("Bob", "You move for the team, and decide yourself"),
    ],
)
async def test_who_may_not_advise_is_told_why(team: Chouette, who: str, why: str) -> None:
    told = await team.types(who, "chouette suggest", play=MADE)
    assert told is not None
    assert told.text.startswith(why)
    assert len(said(team)) == 1


async def test_a_table_without_advice_has_no_thread(chouette: Chouette) -> None:
    await chouette.start(FIVE, TEAM_OPENS, consultation="none")
    assert threads(chouette) == []
    told = await chouette.types("Carol", "chouette suggest", play=MADE)
    assert told is not None
    assert told.text.startswith("This table plays without advice: the captain decides alone.")

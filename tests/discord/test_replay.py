"""Replaying a game frame by frame: every frame, every way on, and who may look."""

from collections.abc import AsyncIterator, Iterator

import pytest
from simcord.actors import MemberActor

from bot.engine import Played, Rolled, apply
from bot.play.heads_up import results as results_text
from bot.play.heads_up.picture import xgid
from bot.play.heads_up.table import HeadsUpTable, ReplayStep
from bot.play.heads_up.text import log_line
from tests.discord.players import start_game
from tests.discord.seen import Drawn, Seen, private
from tests.discord.simulated_server import SimulatedServer
from tests.engine.games import ALICE
from tests.play.heads_up.played_games import PlayedGame, lively_match

LENGTH = 3


async def replay(server: SimulatedServer, actor: MemberActor | None = None, **options: str | int) -> Seen:
    return private(await (actor or server.alice).slash(server.channel, "replay", **options))


def is_off(seen: Seen, label: str) -> bool:
    """Whether a button cannot be pressed."""
    (button,) = [each for each in seen.components if each.get("label") == label]
    return bool(button.get("disabled"))


def expected_frames(table: HeadsUpTable, number: int, game: PlayedGame) -> Iterator[tuple[str, str]]:
    """Yield each frame's text and XGID: before a play, but after the opening and after a cube action."""
    stands = game.start
    for event in game.events:
        before, stands = stands, apply(stands, event)
        if not isinstance(event, Rolled):
            shown = table.as_it_stood(number, before if isinstance(event, Played) else stands)
            yield log_line(shown, ReplayStep(number, event, ALICE, before)), xgid(shown)
    if isinstance(game.events[-1], Played):
        final = table.as_it_stood(number, stands)
        yield results_text.result(final), xgid(final)


async def walk(server: SimulatedServer, seen: Seen) -> AsyncIterator[Seen]:
    """Every frame, from the first to the last."""
    yield seen
    while not is_off(seen, "▶"):
        seen = await server.follow(seen, "▶")
        yield seen


@pytest.mark.parametrize("number", [1, 2])
async def test_a_game_is_walked_through_from_its_opening_to_its_end(
    server: SimulatedServer,
    table: HeadsUpTable,
    drawn: Drawn,
    number: int,
) -> None:
    opened = await replay(server, table=f"#{table.id}", game=number)
    seen = [frame async for frame in walk(server, opened)]
    game = lively_match(LENGTH)[number - 1]
    expected = list(expected_frames(table, number, game))
    assert len(drawn) == len(seen)
    for index, (frame, (line, position)) in enumerate(zip(seen, expected, strict=True), start=1):
        lines = frame.text.splitlines()
        assert lines[2] == f"**{line}**"
        assert lines[-1] == f"-# {index} of {len(expected)} · `{position}`"
    assert results_text.result(table.as_it_stood(number, game.final)) in seen[-1].text


async def test_every_way_leads_where_it_says(server: SimulatedServer, table: HeadsUpTable) -> None:
    first = await replay(server, table=f"#{table.id}", game=1)
    assert [is_off(first, label) for label in ("⏮", "◀", "▶", "⏭")] == [True, True, False, False]
    last = await server.follow(first, "⏭")
    assert [is_off(last, label) for label in ("⏮", "◀", "▶", "⏭")] == [False, False, True, True]
    count = place(last)
    assert place(await server.follow(last, "◀")) == count - 1
    assert place(await server.follow(last, "⏮")) == place(first) == 1


async def test_the_games_of_a_match_are_a_press_apart(server: SimulatedServer, table: HeadsUpTable) -> None:
    seen = await replay(server, table=f"#{table.id}", game=1)
    assert is_off(seen, "Previous game")
    for number in range(2, table.number + 1):
        seen = await server.follow(seen, "Next game")
        assert f"game {number} of {table.number}" in seen.text
        assert place(seen) == 1
    assert is_off(seen, "Next game")
    assert results_text.outcome(table) in (await server.follow(seen, "⏭")).text


async def test_one_game_alone_has_no_buttons_to_others(server: SimulatedServer) -> None:
    await start_game(server, "31")
    seen = await replay(server)
    ways = ["⏮", "◀", "▶", "⏭"]
    assert seen.labels == [*ways, "Film", "Share"]
    assert all(is_off(seen, label) for label in ways)


async def test_a_replay_is_private_pings_nobody_and_edits_itself(
    server: SimulatedServer, table: HeadsUpTable
) -> None:
    before, pings = len(server.messages()), list(server.rest.pings)
    opened = await replay(server, server.bob)
    seen = await server.follow(opened, "▶", server.bob)
    assert opened.is_private
    assert seen.id == opened.id
    assert len(server.messages()) == before
    assert server.rest.pings == pings


async def test_a_replay_goes_on_after_a_restart(server: SimulatedServer, table: HeadsUpTable) -> None:
    opened = await replay(server)
    await server.restart()
    assert place(await server.follow(opened, "▶")) == 2


async def test_a_running_game_grows_while_it_is_looked_at(server: SimulatedServer) -> None:
    await start_game(server, "31")
    await server.alice.slash(server.channel, "play", play="8/5 6/5")
    seen = await server.follow(await replay(server, server.carol), "⏭", server.carol)
    assert seen.text.splitlines()[2] == "**Bob to double or roll**"
    await server.bob.slash(server.channel, "double", sure=True)
    seen = await server.follow(await server.follow(seen, "◀", server.carol), "▶", server.carol)
    assert seen.text.splitlines()[2] == "**Bob doubles to 2**"


async def test_everyone_sees_the_board_from_their_own_side(
    server: SimulatedServer, table: HeadsUpTable, drawn: Drawn
) -> None:
    for actor in (server.alice, server.bob, server.carol):
        await replay(server, actor)
    assert [diagram.bottom.name for diagram, _ in drawn] == ["Alice", "Bob", "Alice"]


async def test_my_recent_tables_are_offered_while_i_type(
    server: SimulatedServer, table: HeadsUpTable
) -> None:
    offered = {"name": f"#{table.id} Alice and Bob, {LENGTH}-point match", "value": f"#{table.id}"}
    for typed in ("", "#", str(table.id), "bob"):
        assert await server.alice.autocomplete(server.channel, "replay", "table", typed) == [offered]
    assert await server.alice.autocomplete(server.channel, "replay", "table", "carol") == []
    assert await server.carol.autocomplete(server.channel, "replay", "table", "") == []


async def test_no_tables_are_offered_while_the_database_is_away(
    server: SimulatedServer, table: HeadsUpTable
) -> None:
    server.crash_points.arm(fails_at=0)
    assert await server.alice.autocomplete(server.channel, "replay", "table", "") == []


async def test_a_number_that_no_table_has_is_refused(server: SimulatedServer, table: HeadsUpTable) -> None:
    for text in ("#99", "seventeen", "#", "-1", "9" * 30, "1; drop"):
        seen = await replay(server, table=text)
        assert seen.text == "I cannot find that table. `/history` lists those you can look at."


async def test_a_game_that_was_not_played_is_refused(server: SimulatedServer, table: HeadsUpTable) -> None:
    assert (await replay(server, table=f"{table.id}", game=99)).text == (
        f"Table #{table.id} has {table.number} games: choose one from 1 to {table.number}."
    )


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        ("1.9999.on", "cannot go there"),
        ("99.0.on", "choose one from 1 to"),
        ("one.two.on", "That button is out of date."),
    ],
)
async def test_a_button_that_leads_nowhere_says_so(
    server: SimulatedServer, table: HeadsUpTable, argument: str, sentence: str
) -> None:
    opened = await replay(server)
    answer = await press_forged(server, opened, f"bp:replay:{table.id}:0:{argument}")
    assert sentence in answer.text


async def press_forged(server: SimulatedServer, seen: Seen, custom_id: str) -> Seen:
    """Press a button that the bot has not written there."""
    button = next(each for each in seen.components if "custom_id" in each)
    button["custom_id"] = custom_id
    return private(await server.press_anyhow(server.alice, seen, custom_id))


def place(seen: Seen) -> int:
    """Return the number of the frame that is shown, from 1."""
    return int(seen.text.splitlines()[-1].removeprefix("-# ").split(" of ")[0])

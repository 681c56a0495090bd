"""Every command and every private page at every moment: a clear sentence or a panel, and never a mistake."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.discord.custom_ids import CustomId, format_custom_id
from bot.engine.chouette import ChouettePhase
from bot.play.panel import Kind
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import Seen, private

COMMANDS = ("roll", "double", "take", "pass", "beaver", "play", "resign", "next", "end", "board")
PAGES = ("", "orders", "proxy", "settle", "settle.0.1", "concede", "concede.1", "away", "leave")
Moment = Callable[[Chouette], Awaitable[None]]


async def lobby(game: Chouette) -> None:
    await game.types("Alice", "chouette start")
    await game.presses("Bob", "Join")


async def in_play(game: Chouette) -> None:
    await game.start(FIVE)


async def doubled(game: Chouette) -> None:
    await in_play(game)
    await game.types("Alice", "play", play="8/5 6/5")
    game.server.dice.will_fall("62")
    await game.presses("Bob", "Roll")
    await game.types("Bob", "play", play="24/18 13/11")
    await game.doubles("Alice")


async def between(game: Chouette) -> None:
    await doubled(game)
    for who in ("Carol", "Dora", "Eve"):
        await game.presses(who, "Follow captain")
    asked = await game.presses("Bob", "Pass")
    await game.presses("Bob", "Pass, lose 1", asked)


async def closed(game: Chouette) -> None:
    await between(game)
    await game.types("Alice", "chouette close")


MOMENTS: dict[ChouettePhase, Moment] = {
    ChouettePhase.LOBBY: lobby,
    ChouettePhase.MOVE: in_play,
    ChouettePhase.ANSWER: doubled,
    ChouettePhase.BETWEEN: between,
    ChouettePhase.CLOSED: closed,
}


@pytest.mark.parametrize("step", MOMENTS)
async def test_no_command_breaks_at_any_moment(chouette: Chouette, step: ChouettePhase) -> None:
    await MOMENTS[step](chouette)
    table = await chouette.table()
    assert table.chouette.phase is step
    for who in ("Eve", "Bob"):
        for command in COMMANDS:
            told = await chouette.types(who, command)
            assert told is not None
            assert "went wrong" not in told.text
    assert (await chouette.table()).chouette.phase is step


@pytest.mark.parametrize("step", MOMENTS)
async def test_no_private_page_breaks_at_any_moment(chouette: Chouette, step: ChouettePhase) -> None:
    await MOMENTS[step](chouette)
    table = await chouette.table()
    acts = [(Kind.SEAT, page) for page in PAGES] + [(Kind.LOOK, "side"), (Kind.LOOK, "since")]
    for kind, argument in acts:
        custom_id = format_custom_id(CustomId(kind, table.id, table.edition, argument))
        shown = instead_of_rules(chouette.board, custom_id)
        told = private(await chouette.server.press_anyhow(chouette.people["Bob"], shown, custom_id))
        assert "went wrong" not in told.text
    assert (await chouette.table()) == table


def instead_of_rules(board: Seen, custom_id: str) -> Seen:
    """Return a board on which the button for the rules does something else."""
    payload = json.dumps(board.payload).replace(board.labelled("Rules"), custom_id)
    return replace(board, payload=json.loads(payload))

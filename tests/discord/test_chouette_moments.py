"""Every command and every private page at every moment: a clear sentence or a panel, and never a mistake."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.discord.wire.custom_ids import CustomId, format_custom_id
from bot.engine.chouette import ChouettePhase
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.text import places as place_text
from tests.discord.chouette import FIVE, Chouette
from tests.discord.seen import Seen, private

FOR_TWO = [
    *("propose", "orders", "takeback"),
    *("clock show", "clock claim", "clock autopilot", "clock more", "clock ask"),
]
OF_GAMES = ("roll", "double", "take", "pass", "beaver", "resign", "next", "end", "board", "turns")
OTHERS = ("history", "replay", "export", "note", "dice show", "dice server", "help", "vacation show")
TYPED: dict[str, dict[str, object]] = {
    "dice words": {"text": "luck"},
    "position": {"position": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"},
    "play": {"play": "8/5 6/5"},
}
PAGES = ("", "orders", "proxy", "settle", "settle.0.1", "concede", "concede.1", "away", "leave")
Moment = Callable[[Chouette], Awaitable[None]]


async def lobby(game: Chouette) -> None:
    await game.types("Alice", "chouette start")
    await game.presses("Bob", "Join")


async def in_play(game: Chouette) -> None:
    await game.start(FIVE)


async def doubled(game: Chouette) -> None:
    await game.begin()
    await game.doubles("Alice")


async def between(game: Chouette) -> None:
    await doubled(game)
    for who in ("Carol", "Dora", "Eve"):
        await game.presses(who, "Follow captain")
    asked = await game.presses("Bob", "Pass")
    await game.presses("Bob", "Pass, lose 1", asked)


async def closed(game: Chouette) -> None:
    await between(game)
    await game.closes("Alice")


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
    for who in ("Eve", "Bob", "Alice"):
        assert (await chouette.table()).chouette.phase is step
        for command in (*FOR_TWO, *OF_GAMES, *OTHERS, *TYPED):
            before = len(chouette.server.messages())
            told = await chouette.types(who, command, **TYPED.get(command, {}))
            assert told.text or len(chouette.server.messages()) > before
            assert place_text.broken() not in told.text


async def test_what_is_for_two_players_is_refused_in_a_sentence(chouette: Chouette) -> None:
    await in_play(chouette)
    instead = {"takeback": "Plays are final", "orders": "Leave instructions under **My seat**"}
    for name in FOR_TWO:
        told = (await chouette.types("Bob", name)).text
        assert f"`/{name}` is for two-player games, and this is a chouette. " in told
        assert instead.get(name, "") in told


@pytest.mark.parametrize("step", MOMENTS)
async def test_no_private_page_breaks_at_any_moment(chouette: Chouette, step: ChouettePhase) -> None:
    await MOMENTS[step](chouette)
    table = await chouette.table()
    acts = [(ChouetteButton.SEAT, page) for page in PAGES] + [
        (ChouetteButton.LOOK, "side"),
        (ChouetteButton.LOOK, "since"),
    ]
    for kind, argument in acts:
        custom_id = format_custom_id(CustomId(kind, table.id, table.edition, argument))
        shown = instead_of_rules(chouette.board, custom_id)
        told = private(await chouette.server.press_anyhow(chouette.people["Bob"], shown, custom_id))
        assert place_text.broken() not in told.text
    assert (await chouette.table()) == table


def instead_of_rules(board: Seen, custom_id: str) -> Seen:
    """Return a board on which the button for the rules does something else."""
    payload = json.dumps(board.payload).replace(board.labelled("Rules"), custom_id)
    return replace(board, payload=json.loads(payload))

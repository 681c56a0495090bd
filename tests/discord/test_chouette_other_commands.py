"""Every command in a chouette's channel does something or says clearly why not; none breaks."""

import pytest

from bot.play.text import places as place_text
from tests.discord.chouette import in_play, opened
from tests.discord.seen import private_texts
from tests.discord.simulated_server import SimulatedServer

FOR_TWO = [
    *("propose", "orders", "takeback"),
    *("clock show", "clock claim", "clock autopilot", "clock more", "clock ask"),
]
OF_GAMES = ["roll", "double", "take", "pass", "beaver", "resign", "next", "end", "board", "turns"]
OTHERS = ["history", "replay", "export", "note", "dice show", "dice server", "help", "vacation show"]
TYPED: dict[str, dict[str, object]] = {
    "play": {"play": "8/5 6/5"},
    "dice words": {"text": "luck"},
    "position": {"position": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"},
}


@pytest.mark.parametrize("name", [*FOR_TWO, *OF_GAMES, *OTHERS, *TYPED])
@pytest.mark.parametrize("state", [opened, in_play], ids=["lobby", "game"])
async def test_no_command_breaks(server: SimulatedServer, name: str, state: object) -> None:
    await state(server)
    for member in (server.alice, server.carol):
        before = len(server.messages())
        told = private_texts(await member.slash(server.channel, name, **TYPED.get(name, {})))
        assert told or len(server.messages()) > before
        assert place_text.broken() not in told


@pytest.mark.parametrize("name", FOR_TWO)
async def test_what_is_for_two_players_is_refused_in_a_sentence(server: SimulatedServer, name: str) -> None:
    await in_play(server)
    told = private_texts(await server.bob.slash(server.channel, name))
    assert f"`/{name}` is for two-player games, and this is a chouette. " in told
    instead = {"takeback": "Plays are final", "orders": "Leave instructions under **My seat**"}
    assert instead.get(name, "") in told

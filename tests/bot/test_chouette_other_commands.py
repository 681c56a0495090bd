"""Every command in a chouette's channel does something or says clearly why not; none breaks."""

import pytest

from bot.play.text import places as place_text
from tests.bot.chouette_of_three import in_play, opened
from tests.bot.club import Club
from tests.bot.seen import private_texts

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
async def test_no_command_breaks(club: Club, name: str, state: object) -> None:
    await state(club)
    for member in (club.alice, club.carol):
        before = len(club.messages())
        told = private_texts(await member.slash(club.channel, name, **TYPED.get(name, {})))
        assert told or len(club.messages()) > before
        assert place_text.broken() not in told


@pytest.mark.parametrize("name", FOR_TWO)
async def test_what_is_for_two_players_is_refused_in_a_sentence(club: Club, name: str) -> None:
    await in_play(club)
    told = private_texts(await club.bob.slash(club.channel, name))
    assert f"A chouette is played here, and `/{name.split(maxsplit=1)[0]}` is for two players. " in told
    instead = {"takeback": "Nothing is taken back in it", "orders": "Leave instructions under **My seat**"}
    assert instead.get(name, "") in told

"""Each button of before comes to what it came to, at every table it is as it was, and the games go on.

Recorded were games of both kinds in every phase, at least one button or menu of each kind, and what a press
on it came to.
"""

import re
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.play.panel import Kind
from tests.discord.old_servers import Press, Upgraded, World, upgraded
from tests.discord.seen import private_texts

WORLDS: Final = (World("heads_up"), World("chouettes"))
OPEN_HERE: Final = """
    SELECT id, channel_snowflake FROM tables
    WHERE status IN ('challenge', 'playing') AND channel_snowflake IS NOT NULL ORDER BY id
"""
OF_TABLE: Final = """
    SELECT snowflake FROM players JOIN (
        SELECT player_id FROM seats WHERE table_id = ?1
        UNION SELECT player_id FROM invitations WHERE table_id = ?1
    ) ON player_id = players.id
    WHERE snowflake IS NOT NULL ORDER BY players.id
"""
FAULTS: Final = ("went wrong", "That button is out of date")
GOES_ON: Final = frozenset(
    {
        *("accept", "join", "start", "stake", "next", "rematch", "roll", "double", "play", "forced"),
        *("take", "pass", "beaver", "raccoon", "agree", "refuse", "grant", "wish", "do"),
    }
)
"""The kinds of button on a board that may bring a game on, whoever presses."""
FOLLOWS: Final = ("confirm", "doublenow", "passnow", "give", "do", "choose", "build")
"""The kinds of button that may come next on a private panel, those first that end it."""
MOST_PRESSES: Final = 24
MOST_ON_A_PANEL: Final = 4


CAME_LATER: Final = frozenset(Kind) & {
    *("watch", "film", "sharereplay", "anyway", "think", "better", "machine"),
    *("analyse", "analysis", "deeper", "share", "analyseimport", "analysisfile"),
    *("watchimport", "filmimport", "shareimport", "shareposition", "sharejudged"),
    *("choose", "undo", "rollforme", "playon"),
}
"""The kinds of button that there were not when these were recorded."""


@pytest.fixture(params=WORLDS, ids=lambda world: world.name)
async def server(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Upgraded]:
    async with upgraded(tmp_path, request.param) as opened:
        yield opened


def test_every_kind_of_button_was_recorded_or_came_later() -> None:
    recorded = {press.kind for world in WORLDS for press in world.presses}
    assert recorded == set(Kind) - CAME_LATER


def test_both_forms_of_custom_ids_were_recorded() -> None:
    forms = {press.custom_id[:3] for world in WORLDS for press in world.presses}
    assert forms == {"bp.", "bp:", "bm:"}


@pytest.mark.parametrize("has_all", [False, pytest.param(True, marks=pytest.mark.proof)])
async def test_each_press_comes_to_what_it_came_to(server: Upgraded, *, has_all: bool) -> None:
    """One of each kind, or all; what it answers may be worded anew, and lead to other buttons."""
    others, recorded = [], server.world.presses
    for press in recorded if has_all else {each.kind: each for each in recorded}.values():
        *done, _, said = outcome = await server.outcome(press)
        if done not in _today(press) or any(fault in said for fault in FAULTS):
            others.append((press, outcome))
        server.undo()
    assert others == []


def _today(press: Press) -> list[list[object]]:
    """What a press may come to, but for what it answers."""
    version, status, events, changed = press.outcome[:-2]
    match press.kind:
        case Kind.AUTOPILOT | Kind.ACTION if "Played" in events:  # the autopilot acts by itself
            return [[version + by, status, events, changed] for by in (0, 1)]
        case Kind.SUGGEST | Kind.SUPPORT:  # which are remembered for an analysis
            with_it = sorted({*events, "PlaySuggested"})
            return [[version, status, also, changed] for also in (events, with_it)]
        case Kind.ACTION if "Leaving" in events:  # who is host after them is told
            return [[version, status, also, changed] for also in (events, [*events, "HostNamed"])]
        case Kind.INTENT if press.custom_id.endswith(":pass"):  # not asked again: it may still be changed
            return [[version, status, events, changed], [1, status, ["AnswerSealed"], changed]]
        case Kind.SETTING:  # what is stored names settings that were added since
            return [[version, status, events, also] for also in (changed, ["own settings"])]
        case _:
            pass
    return [[version, status, events, changed]]


async def test_every_table_shows_and_goes_on(server: Upgraded) -> None:
    random = Random(11)
    for table, channel in server.rows(OPEN_HERE):
        own = [snowflake for (snowflake,) in server.rows(OF_TABLE, table)]
        people = list(dict.fromkeys((*own, *server.world.recorded["people"].values())))
        shown = await server.type(people[0], channel, "board", repost=True)
        assert not any(fault in private_texts(shown) for fault in FAULTS), table
        assert await _go_on(server, table, channel, people, random), table


async def test_everybody_sees_their_tables(server: Upgraded) -> None:
    channel = server.rows(OPEN_HERE)[0][1]
    for who in server.world.recorded["people"].values():
        for command in ("turns", "history"):
            said = private_texts(await server.type(who, channel, command))
            assert said
            assert not any(fault in said for fault in FAULTS), (who, command, said)


async def _go_on(server: Upgraded, table: int, channel: int, people: list[int], random: Random) -> bool:
    """Let people press what may bring a game on, whoever is called first; tell whether it went on."""
    version = server.version(table)
    message, parts = _board(server, channel)
    called = [int(user) for user in re.findall(r"<@(\d+)>", str(parts))]
    buttons = [part["custom_id"] for part in parts if _kind(part) in GOES_ON]
    random.shuffle(buttons)
    ways = [(who, button) for who in dict.fromkeys((*called, *people)) for button in buttons]
    for who, button in ways[:MOST_PRESSES]:
        name = next(name for name, user in server.world.recorded["people"].items() if user == who)
        press: Press | None = Press(name, channel, message, is_private=False, custom_id=button, acts=True)
        for _ in range(MOST_ON_A_PANEL):
            if press is None:
                break
            result = await server.press(press)
            assert not any(fault in private_texts(result) for fault in FAULTS), press
            if server.version(table) > version:
                return True
            press = _following(name, channel, result)
    return False


def _board(server: Upgraded, channel: int) -> tuple[int, list[dict[str, object]]]:
    """Return the newest message of a channel on which a game goes on, and its parts."""
    messages = server.env.backend.messages[channel]
    for number in sorted(messages, reverse=True):
        parts = list(walk_components(messages[number].components))
        if not messages[number].is_ephemeral and any(_kind(part) in GOES_ON for part in parts):
            return number, parts
    raise AssertionError(f"no board in {channel}")


def _following(name: str, channel: int, result: InteractionResult) -> Press | None:
    """Return what to press next on the panel that answered; None if there is no such."""
    panels = [each for each in (result.response, *result.followups) if each and each.ephemeral]
    parts = list(chain.from_iterable(walk_components(each.components) for each in panels))
    found = [part for part in parts if _kind(part) in FOLLOWS and not part.get("disabled")]
    if not found:
        return None
    first = min(found, key=lambda part: (FOLLOWS.index(_kind(part)), "options" not in part))
    entry = first.get("options", [{"value": ""}])[0]["value"]
    return Press(name, channel, panels[-1].id, True, first["custom_id"], acts=False, chosen=entry)  # noqa: FBT003


def _kind(part: dict[str, object]) -> str:
    return str(part.get("custom_id", "::")).split(":")[1]

"""How a game of an earlier version goes on: its buttons, and those of the panels that follow."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from simcord.components import walk_components
from simcord.results import InteractionResult

from tests.discord.seen import private_texts
from tests.discord.upgraded import Upgraded

FAULTS: Final = ("went wrong", "out of date", "no longer work")
GOES_ON: Final = frozenset(
    {
        *("accept", "join", "start", "stake", "next", "rematch", "roll", "double", "play", "forced"),
        *("take", "pass", "beaver", "raccoon", "agree", "refuse", "grant", "intent", "action"),
    }
)
"""The kinds of button on a board that may bring a game on, whoever presses."""
FOLLOWS: Final = ("confirm", "doublenow", "passnow", "confirmcubes", "action", "choose", "build")
"""The kinds of button that may come next on a private panel, those first that end it."""
MOST_PRESSES: Final = 24
MOST_ON_A_PANEL: Final = 4


async def goes_on(
    server: Upgraded, table: int, channel: int, message: int, buttons: Sequence[str], people: Sequence[int]
) -> bool:
    """Let people press what may bring a game on; tell whether it went on."""
    version = server.version(table)
    ways = [(who, button) for who in people for button in buttons]
    for who, button in ways[:MOST_PRESSES]:
        press: tuple[int, str, str] | None = (message, button, "")
        for _ in range(MOST_ON_A_PANEL):
            if press is None:
                break
            result = await server.press(who, channel, *press)
            assert not any(fault in private_texts(result) for fault in FAULTS), (table, press)
            if server.version(table) > version:
                return True
            press = _following(result)
    return False


def board_in(server: Upgraded, channel: int) -> tuple[int, list[dict[str, Any]]]:
    """The newest message of a channel on which a game goes on, and its parts."""
    messages = server.env.backend.messages[channel]
    for number in sorted(messages, reverse=True):
        parts = [part for part in walk_components(messages[number].components) if "custom_id" in part]
        if not messages[number].is_ephemeral and any(kind_of(part["custom_id"]) in GOES_ON for part in parts):
            return number, list(walk_components(messages[number].components))
    raise AssertionError(f"no board in {channel}")


def _following(result: InteractionResult) -> tuple[int, str, str] | None:
    """Return the next button to press on the panel that answered; None if there is none."""
    panels = [each for each in (result.response, *result.followups) if each and each.ephemeral]
    parts = chain.from_iterable(walk_components(each.components) for each in panels)
    found = [
        part for part in parts if kind_of(part.get("custom_id", "")) in FOLLOWS and not part.get("disabled")
    ]
    if not found:
        return None
    first = min(found, key=lambda part: (FOLLOWS.index(kind_of(part["custom_id"])), "options" not in part))
    entry = first.get("options", [{"value": ""}])[0]["value"]
    return panels[-1].id, first["custom_id"], entry


def kind_of(custom_id: str) -> str:
    """The word of a button, such as "roll"; "" for what is none of ours."""
    return custom_id.split(":")[1] if ":" in custom_id else ""

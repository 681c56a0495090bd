"""Before a chouette begins, and when its options are to change: what holds, and who must still agree."""

from dataclasses import replace
from typing import Final

from bot.engine.chouette import Chouette, ChouetteSheet
from bot.engine.keys import GameNumber, PlayerId
from bot.play.chouette.text.options import differences
from bot.play.chouette.text.people import Names, all_named, called
from bot.play.keys import ChannelSnowflake
from bot.play.text.places import DISCORD_THREAD_NAME_LIMIT

THREAD_TITLE: Final = "'s chouette"
BY_JOINING: Final = "-# Whoever joins accepts these options. The order is rolled here, for all to see."
NEVER_BEGUN: Final = "It was closed before its first game."
OPTIONS_HEADING: Final = "### Options of the chouette"
AS_IT_STANDS: Final = "Nothing is changed yet."
HELD_BACK: Final = (
    "Options that are changed now hold from the game after next, and a new stake only once all agree."
)
HELD_BACK_IN_GAME: Final = (
    "Options that are changed now hold once this game is over, and a new stake only once all agree."
)
SAME_OPTIONS: Final = "Those are the options already. Change one of them, or leave them as they are."


def thread_title(host: str) -> str:
    """Return what the thread of a chouette is called; it is shown without formatting."""
    return f"{host}{THREAD_TITLE}"[:DISCORD_THREAD_NAME_LIMIT]


def is_thread_title(called: str) -> bool:
    """Tell whether a thread is called as `thread_title` calls one."""
    return called.endswith(THREAD_TITLE)


def own_thread(thread: ChannelSnowflake) -> str:
    """Return where a chouette went that has a thread of its own."""
    return f"Your chouette has a thread of its own: <#{thread}>."


def options_changed(
    host: PlayerId, sheet: ChouetteSheet, replaced: ChouetteSheet | None, names: Names
) -> str:
    """Return what the host has changed in the lobby; "" if that is nothing."""
    what = "" if replaced is None else differences(sheet, replaced)
    return f"{called(names, host)} changed the options: {what}" if what else ""


def change_lines(chouette: Chouette, names: Names) -> list[str]:
    """Return what waits for the end of a game: a last one, and a change of options.

    With it, from when it holds, and who must agree to a new stake.
    """
    change, last = chouette.change, chouette.last_game
    ending = [] if last is None or chouette.is_closed else [f"Game {last} is the last"]
    if change is None:
        return ending
    stake, wanted = chouette.sheet.rules.stake, change.sheet.rules.stake
    rest = replace(change.sheet, rules=replace(change.sheet.rules, stake=stake))
    what = differences(rest, chouette.sheet)
    game = max(change.game, GameNumber(chouette.number + 1))
    lines = [f"From game {game} on: {what}"] if what else []
    if wanted != stake:
        lines.append(_stake(chouette, wanted, game, names))
    return [*lines, *ending]


def _stake(chouette: Chouette, wanted: int, game: GameNumber, names: Names) -> str:
    change = chouette.change
    missing = [player for player in chouette.dealt if change is None or player not in change.agreed]
    if missing:
        return f"A stake of {wanted} is proposed: {all_named(names, missing)} must still agree"
    return f"All agree to a stake of {wanted}, from game {game} on"


def changes_so_far(sheet: ChouetteSheet, present: ChouetteSheet) -> str:
    """Return what an editor has changed so far."""
    what = differences(sheet, present)
    return f"Changed: {what}" if what else AS_IT_STANDS

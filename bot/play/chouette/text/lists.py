"""A chouette in lists, reminders, its lobby and its thread's name."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from bot.engine.chouette import Chouette, ChouettePhase, ChouetteSheet, Decision, yet_to_agree
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.table import Player
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.options import differences
from bot.play.chouette.text.people import SEPARATOR, Names, listed_mentions, player_name
from bot.play.chouette.text.status import call, subtitle, task, title
from bot.play.text.places import DISCORD_THREAD_NAME_LIMIT
from bot.play.text.words import mention, name
from bot.text.catalogue import files_of, gained, listed, phrase
from bot.text.language import Language, speaking

SOME_NAME: Final = "\ue000"
"""For the host in a thread's name, whoever it is; nobody types it."""


def hosts_chouette(table: ChouetteTable) -> str:
    return phrase("chouettes-of", host=player_name(table.players, table.chouette.host))


def numbered(table: ChouetteTable) -> str:
    chouette, names = table.chouette, table.players
    who = hosts_chouette(table) if chouette.is_closed else title(chouette, names)
    return f"**#{table.id}** {who}"


def heading(table: ChouetteTable) -> str:
    """The heading of a text about a whole chouette: its number, stake and size."""
    return SEPARATOR.join((f"#{table.id}", phrase("chouettes-kind"), subtitle(table.chouette)))


def awaited(table: ChouetteTable) -> str:
    """Return the task that a chouette waits for, and whose, as all may know it; "" once it is over."""
    match table.chouette.phase:
        case ChouettePhase.LOBBY:
            return phrase("chouettes-not-begun")
        case ChouettePhase.BETWEEN:
            return phrase("list-between-games")
        case ChouettePhase.CLOSED:
            return "" if table.chouette.number else phrase("chouettes-unplayed")
        case _:
            return _waiting(table.chouette, table.waiting, table.players)


def _waiting(chouette: Chouette, waiting: Sequence[Decision], names: Names) -> str:
    others = len({each.player for each in waiting}) - 1
    if not waiting:
        return ""
    first = call(player_name(names, waiting[0].player), task(chouette, waiting[0]))
    return phrase("chouettes-awaited-more", awaited=first, others=others) if others else first


def leader(chouette: Chouette, names: Names) -> str:
    """Name the player who has won the most so far; "" while nobody has."""
    best = max(chouette.standings, key=lambda each: each.points, default=None)
    if best is None or best.points <= 0:
        return ""
    return phrase("chouettes-leader", player=player_name(names, best.player), points=gained(best.points))


def replayed(table: ChouetteTable, number: GameNumber, games: int) -> str:
    game = phrase("replay-game", number=number, games=games)
    return SEPARATOR.join((f"#{table.id}", phrase("chouettes-kind"), game))


def thread_title(host: str) -> str:
    """The name of a chouette's thread; Discord shows it without formatting."""
    return phrase("chouettes-of", host=host)[:DISCORD_THREAD_NAME_LIMIT]


def is_thread_title(title: str) -> bool:
    return _thread_titles().fullmatch(title) is not None


@cache
def _thread_titles() -> re.Pattern[str]:
    """All names that `thread_title` gives, in any language."""
    said: list[str] = []
    for language in filter(files_of, Language):
        with speaking(language):
            said.append(re.escape(thread_title(SOME_NAME)))
    return re.compile("|".join(said).replace(SOME_NAME, ".+"))


def options_changed(
    host: PlayerId, sheet: ChouetteSheet, replaced: ChouetteSheet | None, names: Names
) -> str:
    """List the host's changes in the lobby; "" if there are none."""
    what = "" if replaced is None else differences(sheet, replaced)
    return phrase("chouettes-host-changed", host=player_name(names, host), changes=what) if what else ""


def change_lines(chouette: Chouette, names: Names) -> list[str]:
    """List what takes effect at the end of a game: that it is the last one, and a change of options.

    The change comes with its game, and with those who must agree to a new stake.
    """
    change, last = chouette.change, chouette.last_game
    ending = [] if last is None or chouette.is_closed else [phrase("chouettes-last-game", game=last)]
    if change is None or chouette.is_closed:
        return ending
    stake, wanted = chouette.sheet.rules.stake, change.sheet.rules.stake
    rest = replace(change.sheet, rules=replace(change.sheet.rules, stake=stake))
    what = differences(rest, chouette.sheet)
    game = max(change.game, GameNumber(chouette.number + 1))
    lines = [phrase("chouettes-from-game", game=game, changes=what)] if what else []
    if wanted != stake:
        lines.append(_stake(chouette, wanted, game, names))
    return [*lines, *ending]


def _stake(chouette: Chouette, wanted: int, game: GameNumber, names: Names) -> str:
    missing = yet_to_agree(chouette)
    if missing:
        return phrase("chouettes-stake-proposed", stake=wanted, players=listed_mentions(names, missing))
    return phrase("chouettes-stake-agreed", stake=wanted, game=game)


def agreement_wanted(
    by: Player, missing: Iterable[Player], notified: Collection[Player], game: GameNumber
) -> str:
    """To those without whom a game is not analysed yet; it mentions only those whom it notifies."""
    players = listed([mention(each) if each in notified else name(each) for each in missing])
    return phrase("chouettes-agreement-wanted", player=name(by), game=game, players=players)


def changes_so_far(sheet: ChouetteSheet, present: ChouetteSheet) -> str:
    what = differences(sheet, present)
    return phrase("challenge-changed", changes=what) if what else phrase("chouettes-unchanged")

"""The news in a push about a chouette: whatever is new to those whom it calls."""

from collections.abc import Sequence

from bot.engine.chouette import ChouetteEvent, GameCalled, GameSettled, OrderRolled
from bot.play.base.table import LoggedEvent, News
from bot.play.chouette.board import log_of, settled_title, worth_telling
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text.ledger import score_line
from bot.play.text.pushes import NEWS_PUSHED, without_rolls
from bot.play.text.words import DOT
from bot.text.catalogue import phrase


def push_news(table: ChouetteTable, news: News) -> Sequence[str]:
    """How the game before ended, and the score since, then what was done in this one, the newest first."""
    seen = table.seen_by(None)
    begun = next((place for place, each in reversed(list(enumerate(news))) if _begins(each)), 0)
    newest = log_of(seen, without_rolls(worth_telling(seen.chouette, news[begun:])))[::-1]
    return [*_ended(seen, news), *newest[:NEWS_PUSHED]]


def _ended(seen: ChouetteTable, news: News) -> list[str]:
    last = seen.chouette.last
    if last is None or all(not isinstance(each.event, GameSettled) for each in news):
        return []
    number = phrase("table-game-number", number=seen.chouette.number)
    return [settled_title(last, seen), DOT.join(filter(None, [score_line(seen.score, seen.players), number]))]


def _begins(logged: LoggedEvent[ChouetteEvent]) -> bool:
    return isinstance(logged.event, OrderRolled | GameCalled)

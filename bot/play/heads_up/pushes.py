"""The news in a push about a table of two: whatever is new to those whom it calls, and against whom."""

from collections.abc import Collection, Iterator, Sequence

from bot import engine
from bot.engine.keys import GameNumber
from bot.play.base.table import LoggedEvent, News, Player
from bot.play.heads_up import results
from bot.play.heads_up.board import without_end
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import agreed, changed_line, log_lines, players, score, what_was_changed
from bot.play.text.clocks import clock_lines
from bot.play.text.options import sheet_lines
from bot.play.text.pushes import NEWS_PUSHED, without_rolls
from bot.play.text.words import DOT, name
from bot.text.catalogue import phrase


def against(table: HeadsUpTable, called: Collection[Player]) -> str:
    """Such as "Against Bob"; both where both are called."""
    others = [player for key, player in table.players.items() if key not in {each.id for each in called}]
    return phrase("table-against", opponent=name(others[0])) if len(others) == 1 else players(table)


def push_news(table: HeadsUpTable, news: News, called: Collection[Player]) -> Sequence[str]:
    """How a game ended, or began, then what was done in it, the newest first; of a challenge its terms."""
    if not table.has_begun:
        return _offered(table)
    present = [each for each in without_end(news) if each.number == table.number]
    newest = log_lines(table, _worth_a_line(table, present), ends_told=table.number - 1)[::-1]
    return [*_began(table, news, called), *_ended(table), *newest[:NEWS_PUSHED]]


def _offered(table: HeadsUpTable) -> list[str]:
    """The terms, and before them what a counter-offer changes."""
    challenge = table.state.challenge
    changed = changed_line(what_was_changed(challenge)) if challenge.replaced else ""
    return [changed, *sheet_lines(challenge.sheet), *clock_lines(challenge.control)]


def _began(table: HeadsUpTable, news: News, called: Collection[Player]) -> Iterator[str]:
    """That a challenge was accepted; or how the game before ended, and at which score this one is played."""
    is_new = any(
        isinstance(each.event, engine.OpeningRolled) and each.number == table.number for each in news
    )
    if any(each.number < table.number for each in news):
        yield results.in_brief(table, GameNumber(table.number - 1))
    if is_new and table.number > 1:
        number = phrase("table-game-number", number=table.number)
        crawford = [phrase("table-crawford")] if table.is_crawford else []
        yield DOT.join([score(table), number, *crawford])
    elif is_new and table.state.challenge.offerer in {each.id for each in called}:
        yield agreed(table)


def _ended(table: HeadsUpTable) -> Iterator[str]:
    if table.game.phase is engine.Phase.OVER:
        yield results.in_brief(table, table.number)
        if table.is_between_games:
            yield score(table)


def _worth_a_line(
    table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]]
) -> list[LoggedEvent[engine.Event]]:
    """Without what is asked for in the same push: a roll to play, an offer to answer."""
    asked: tuple[type[engine.Event], ...] = ()
    if table.game.phase is engine.Phase.ANSWER:
        asked = (engine.Doubled, engine.Raised)
    elif table.game.phase is engine.Phase.RESIGNATION:
        asked = (engine.ResignationOffered,)
    return [each for each in without_rolls(news) if not isinstance(each.event, asked)]

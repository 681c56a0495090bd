"""A few words on what a member has to do, has done, or how he is out: they stand under his name."""

from collections.abc import Callable, Iterator
from typing import Final, assert_never

from bot.engine import Bet, Ending, Side, WinKind
from bot.engine.chouette import Chouette, Decision, Given, LoneRule, Need, cubes_to_offer, main_bet
from bot.engine.chouette.asks import asked_now, asks
from bot.engine.chouette.people import is_present
from bot.engine.chouette.round import Answer
from bot.presenters.sentences.chouette.people import Names
from bot.presenters.sentences.chouette.people import called_plainly as called
from bot.presenters.sentences.chouette.status import gone, to_play
from bot.presenters.sentences.words import KINDS, STAGES

ANSWERED: Final = "has answered"
GIVEN: Final = {
    Answer.TAKE: "takes",
    Answer.DROP: "passes",
    Answer.BEAVER: "beavers",
    Answer.RACCOON: "raccoons",
    Answer.FOLLOW: "follows",
}
WON: Final = {
    Ending.DROPPED: "cashed",
    Ending.RESIGNED: "box conceded",
    Ending.SETTLED: "settled",
    Ending.FORFEITED: "box forfeited",
}
LOST: Final = {Ending.DROPPED: "passed", Ending.RESIGNED: "conceded", Ending.SETTLED: "settled"}


def asked_task(chouette: Chouette, asked: Decision, names: Names) -> str:  # noqa: PLR0911 - a match
    """Return what is waited for: of himself, or of whoever speaks for him."""
    match asked.need:
        case Need.ANSWER | Need.BE_PARTNER:
            return _to_answer(asked, names)
        case Need.ROLL:
            return _to_roll(chouette, asked.player)
        case Need.HOLD:
            return "may still double"
        case Need.EXTRA:
            return "to give an extra"
        case Need.LAST_WORD:
            is_extras = chouette.sheet.lone_rule is LoneRule.EXTRAS
            return "to keep or retract" if is_extras else "to beaver or pass"
        case Need.MOVE:
            return to_play(chouette.game.roll)
        case Need.SEEK_PARTNER:
            return "to seek a partner"
        case unknown:
            assert_never(unknown)


def _to_answer(asked: Decision, names: Names) -> str:
    return "to answer" if asked.player == asked.of else f"{called(names, asked.player)} to answer"


def _to_roll(chouette: Chouette, player: int) -> str:
    return "to roll or double" if cubes_to_offer(chouette, player) else "to roll"


def state_task(chouette: Chouette, player: int, names: Names) -> str:
    """Return what is to be said of somebody who is not waited for: what matters most, or "" for nothing."""
    return next((words for said in _SAID for words in said(chouette, player, names)), "")


def _answered(chouette: Chouette, player: int, _names: Names) -> Iterator[str]:
    """Say that a double was answered, and how if that may be seen."""
    given = [one for one in chouette.current.answers if one.player == player]
    if any(ask.player == player for ask in asks(chouette)):
        is_asked = any(ask.player == player for ask in asked_now(chouette))
        yield from (_given(one) for one in given)
        yield ANSWERED if is_asked else "after the captain"
    search = chouette.search
    if search and any(reply.player == player for reply in search.replies):
        yield ANSWERED


def _given(given: Given) -> str:
    if given.answer is None:
        return ANSWERED
    return GIVEN[given.answer] if given.is_shown else f"{GIVEN[given.answer]}, sealed"


def _doubles(chouette: Chouette, player: int, _names: Names) -> Iterator[str]:
    """Say that somebody has doubled, or will when the cube phase ends."""
    bet = main_bet(chouette.current, player)
    if bet is None or not bet.is_active or (chouette.sheet.is_single and player != chouette.current.captain):
        return
    cube = chouette.game.cubes[bet.cube]
    if cube.offer and cube.offer.to is Side.WHITE:
        yield f"{STAGES[cube.offer.stage]}s to {cube.accepted_value}"
    elif bet.cube in chouette.current.window.offers and chouette.game.on_roll is Side.BLACK:
        yield "will double"


def _alone(chouette: Chouette, player: int, _names: Names) -> Iterator[str]:
    """Say who is the lone taker, and who gives him extras."""
    lone = chouette.current.lone
    if lone is None:
        return
    if player == lone.player:
        yield "takes alone" if lone.answer is Answer.TAKE else "beavers alone"
    if player in lone.givers:
        yield "gives an extra"
    if any(reply.player == player for reply in lone.replies):
        yield ANSWERED


def _plays_for_others(chouette: Chouette, player: int, _names: Names) -> Iterator[str]:
    """Say who plays for the box, or with extras, whose own bet is over."""
    current = chouette.current
    if player == current.substitute:
        yield "plays for the box"
    for bet in current.game.active_bets(player):
        if bet.white == player:
            yield "gave an extra"
        elif bet.white != current.box and _is_over(main_bet(current, player)):
            yield "plays the extras"


def _over(chouette: Chouette, player: int, _names: Names) -> Iterator[str]:
    bet = main_bet(chouette.current, player)
    if bet is not None and _is_over(bet):
        yield ending(bet)


def _gone(chouette: Chouette, player: int, names: Names) -> Iterator[str]:
    """Say who no longer acts for himself, and who answers for him."""
    if is_present(chouette, player):
        return
    where = gone(chouette, player)
    proxies = (one.proxy for one in chouette.current.proxies if one.member == player)
    proxy = next((proxy for proxy in proxies if is_present(chouette, proxy)), None)
    yield where if proxy is None else f"{where}, proxy {called(names, proxy)}"


def _is_over(bet: Bet | None) -> bool:
    return bet is not None and not bet.is_active


def ending(bet: Bet) -> str:
    """Return how a member's bet ended, from where he sits; "" while it has not."""
    result = bet.result
    if result is None:
        return ""
    is_won = result.winner is Side.BLACK
    known = (WON if is_won else LOST).get(result.ending)
    if known is not None:
        return known
    kind = "" if result.kind is WinKind.SINGLE else f" {KINDS[result.kind]}"
    return f"{'won' if is_won else 'lost'}{kind}"


_SAID: Final[tuple[Callable[[Chouette, int, Names], Iterator[str]], ...]] = (
    _alone,
    _answered,
    _doubles,
    _plays_for_others,
    _over,
    _gone,
)
"""What is to be said of a member, in the order in which it matters."""

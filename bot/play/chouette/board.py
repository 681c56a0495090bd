"""The messages about a chouette: the lobby, the live board, and what remains of it in the log.

Everything is made from the table as everybody may see it; what is sealed does not get here.
"""

from collections.abc import Container, Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import Final

from bot.engine import Doubled, Game, OfferStage, OpeningRolled, Played, Raised, last_played
from bot.engine.chouette import (
    BetEnded,
    Chouette,
    ChouetteEvent,
    ChouetteGame,
    ChouettePhase,
    Closed,
    GameCalled,
    GameSettled,
    Held,
    LastGameSet,
    LoneTakerWaits,
    Need,
    OptionsProposed,
    OrderRolled,
    ProposalDropped,
    Proposed,
    Released,
    RollPressed,
    Rotated,
    Settlement,
    Substituted,
    payments,
    sums,
    transfers,
    yet_to_agree,
)
from bot.engine.chouette.seat_reasons import LEAST_TO_START
from bot.engine.keys import BetIndex, CubeIndex, GameNumber, PlayerId
from bot.engine.rights import cubes_to_answer
from bot.play.base.table import LoggedEvent
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.advice import thread_lines
from bot.play.chouette.buttons import board_rows, bot_button, sheet_button
from bot.play.chouette.members import settled
from bot.play.chouette.picture import chouette_picture
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import ledger as ledger_text
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import options as option_text
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.lists import change_lines
from bot.play.chouette.text.people import player_name
from bot.play.chouette.text.proposals import proposal_lines
from bot.play.chouette.text.roles import box_of
from bot.play.display.panel import Button, Panel, Tone, analyse_button
from bot.play.display.picture import View
from bot.play.kinds.builder import play_menus
from bot.play.pages.boards import COLLAPSED_LENGTH, NEWS_LENGTH, last_of
from bot.play.text.clocks import stamp
from bot.play.text.places import moved_away
from bot.text.catalogue import phrase


def lobby_panel(table: ChouetteTable) -> Panel:
    chouette, names = table.chouette, table.players
    lines = [f"### {status_text.title(chouette, names)}"]
    if chouette.phase is ChouettePhase.CLOSED:
        return Panel("\n".join([*lines, phrase("chouettes-never-begun")]))
    changed = list_text.options_changed(chouette.host, chouette.sheet, table.state.replaced, names)
    lines += [
        f"-# {status_text.subtitle(chouette)}",
        *(f"**{line}**" for line in status_text.waiting_lines(chouette, (), names)),
        *status_text.role_lines(chouette, names),
        option_text.in_brief(chouette.sheet),
        *([changed] if changed else []),
        *list_text.change_lines(chouette, names),
        f"-# {phrase('chouettes-whoever-joins')}",
    ]
    return Panel("\n".join(lines), rows=(_buttons(chouette), (bot_button(chouette),), *stake_rows(chouette)))


def stake_rows(chouette: Chouette) -> tuple[tuple[Button, ...], ...]:
    """The button that agrees to a new stake; none while none is proposed."""
    change = chouette.change
    if change is None or chouette.is_closed or not yet_to_agree(chouette):
        return ()
    label = phrase("chouette-button-agree-stake", stake=change.sheet.rules.stake)
    return ((Button(ChouetteButton.STAKE, label, Tone.SUCCESS),),)


def _buttons(chouette: Chouette) -> tuple[Button, ...]:
    is_enough = len(chouette.dealt) >= LEAST_TO_START
    start = Button(ChouetteButton.START, phrase("chouette-button-start"), Tone.PRIMARY)
    return (
        Button(ChouetteButton.JOIN, phrase("chouette-button-join"), Tone.SUCCESS),
        Button(ChouetteButton.LEAVE, phrase("chouette-button-leave")),
        *((start,) if is_enough else ()),
        Button(ChouetteButton.OPTIONS, phrase("chouette-button-options")),
        Button(ChouetteButton.RULES, phrase("button-rules")),
    )


SETTLED_NEWS: Final = 3
"""The most lines of news under a settlement; the log has the rest."""
SHOWN_BY_SCORE_SHEET: Final = GameSettled | Rotated
SETTLEMENT_LENGTH: Final = 1500
"""The most characters that a settlement takes of a message."""
LAST_SETTLEMENT_LENGTH: Final = 600
"""The same where standings and payments of the whole chouette stand above it."""


def chouette_title(table: ChouetteTable) -> str:
    """Return who plays whom, or whose chouette it is."""
    return status_text.title(table.chouette, table.players)


def chouette_panel(table: ChouetteTable, news: Sequence[LoggedEvent[ChouetteEvent]], view: View) -> Panel:
    """The lobby, then the live board.

    `news` is what happened since the last message was posted, as everybody may know it.
    """
    if not table.chouette.number:
        return lobby_panel(table)
    seen = table.seen_by(None)
    chouette, names = seen.chouette, seen.players
    last = settled(chouette)
    lines = _heading(seen, last)
    if last is None:
        lines += last_of(_news_lines(chouette, news, seen), NEWS_LENGTH)
    else:
        lines += _settlement_lines(chouette, last, seen)
    if not chouette.is_closed:
        lines += status_lines(seen)
    lines += change_lines(chouette, names)
    if last is not None:
        lines += [f"-# {line}" for line in _settled_news_lines(news, seen)[-SETTLED_NEWS:]]
    lines += [f"-# {line}" for line in thread_lines(seen.state.team_thread)]
    if last is None and _has_score_before(seen):
        lines.append(f"-# {ledger_text.score_line(seen.score, names)}")
    rows = (*stake_rows(chouette), *board_rows(chouette, seen.waiting))
    menus = play_menus(chouette.game) if chouette.phase is ChouettePhase.MOVE else ()
    return Panel("\n".join(lines), (chouette_picture(seen, view),), rows, menus=menus)


def _heading(seen: ChouetteTable, last: Settlement | None) -> list[str]:
    """Return the box, its opponents and the stake; above the board of a settled game, of that game."""
    chouette, names = seen.chouette, seen.players
    host = status_text.host_of(chouette, names)
    if last is None:
        return [f"### {chouette_title(seen)}", f"-# {status_text.subtitle(chouette)} · {host}"]
    title = chouette_title(seen) if chouette.is_closed else settled_title(last, seen)
    subtitle = status_text.settled_subtitle(last, chouette.sheet.rules.stake)
    return [f"### {title}", f"-# {subtitle}" if chouette.is_closed else f"-# {subtitle} · {host}"]


def settled_title(last: Settlement, seen: ChouetteTable) -> str:
    return status_text.settled_title(last, seen.chouette.box, seen.players)


def status_lines(seen: ChouetteTable) -> list[str]:
    """Return those whom a chouette waits for, their tasks and their time; newer proposals come first."""
    if seen.waits_for_start:
        return [f"**{status_text.waits_for_start(seen.chouette, seen.players)}**"]
    moments = sorted(((each.player, due) for each, due in seen.shown_dues), reverse=True)
    due = dict(moments)  # of several decisions the first that is due
    lines = status_text.waiting_lines(
        seen.chouette,
        seen.waiting,
        seen.players,
        due,
        seen.shown_pause_end,
        seen.state.autopilot,
    )
    if seen.is_resting:
        lines.append(f"-# {phrase('chouette-rests')}")
    lines = _with_proposals(seen, lines)
    return [line if line.startswith("-# ") else f"**{line}**" for line in lines]


def _with_proposals(seen: ChouetteTable, lines: Sequence[str]) -> list[str]:
    """The lines with what is proposed: what is newer than all that they call for before them, else after."""
    current, newer = seen.chouette.in_play, seen.newer_proposals
    older = {each.bet for each in current.proposals} - newer if current else set[BetIndex]()
    calls = [*takewhile(lambda line: not line.startswith("-# "), lines)]
    proposed = [[*proposal_lines(seen.chouette, seen.players, bets)] for bets in (newer, older)]
    return [*proposed[0], *calls, *proposed[1], *lines[len(calls) :]]


def _has_score_before(seen: ChouetteTable) -> bool:
    """Whether anything was won before the game in play; what is won in it stands on the picture."""
    won = sums(transfers(seen.chouette.current)) if seen.chouette.in_play else {}
    return any(points != won.get(player, 0) for player, points in seen.score.items())


def _settlement_lines(chouette: Chouette, last: Settlement, seen: ChouetteTable) -> list[str]:
    """Return the reasons for payments, and the players missing from the score sheet on the picture.

    In the end first what counts then: who has won how much, and who pays whom.
    """
    if chouette.is_closed:
        heading = f"-# **{ledger_text.settlement_heading(last)}**"
        payments = last_of(ledger_text.settlement_lines(last, seen.players), LAST_SETTLEMENT_LENGTH)
        return [*closing_lines(seen), heading, *(f"-# {line}" for line in payments)]
    lines = [*_payment_lines(last, seen), *_score_lines(last, seen)]
    return [*lines, *ledger_text.who_is_missing(chouette, seen.players)]


def _score_lines(last: Settlement, seen: ChouetteTable) -> list[str]:
    """The score of those who were not in the last game; that of the others stands on the picture."""
    others = {player: points for player, points in seen.score.items() if player not in last.players}
    line = ledger_text.score_line(others, seen.players)
    return [line] if line else []


def closing_lines(seen: ChouetteTable) -> list[str]:
    """Return what each has won, the most first, and the fewest payments after which all are even."""
    even = ledger_text.payment_lines(payments(seen.score), seen.players)
    return [
        f"**{phrase('ledger-final')}**",
        ledger_text.standings(seen.score, seen.players),
        f"**{phrase('ledger-page', page='settle')}**",
        *ledger_text.first_payments(even),
        f"-# {phrase('ledger-final-sheet')}",
        *_reopening(seen),
    ]


def _reopening(seen: ChouetteTable) -> list[str]:
    """Until when the host may take back that it is closed."""
    until, host = seen.reopens_until, seen.chouette.closed_by
    if until is None or host is None:
        return []
    return [
        f"-# {phrase('chouette-may-reopen', host=player_name(seen.players, host), moment=stamp(until, 't'))}"
    ]


def _payment_lines(last: Settlement, seen: ChouetteTable) -> list[str]:
    """The settlement bet by bet."""
    return last_of(ledger_text.settlement_lines(last, seen.players), SETTLEMENT_LENGTH)


def collapsed_chouette(
    news: Sequence[LoggedEvent[ChouetteEvent]], table: ChouetteTable, *, is_moved: bool = False
) -> Panel:
    """Return the rest of a message that showed the live board: a log of what was done on it."""
    lines = last_of(log_of(table, news), COLLAPSED_LENGTH) or [chouette_title(table)]
    if is_moved:
        lines = [*lines, moved_away(table)]
    return Panel("\n".join(f"-# {line}" for line in lines))


def settled_panel(
    ended: ChouetteTable, news: Sequence[LoggedEvent[ChouetteEvent]], view: View, *, is_moved: bool = False
) -> Panel:
    """Return the rest of a message that showed a settled game: of its buttons, sheet and analysis.

    Args:
        ended: The table as that game left it.
        news: What happened on the message.
        view: How the board is seen.
        is_moved: Whether the table has moved away since, so that it also says where to.
    """
    seen = ended.seen_by(None)
    last = seen.chouette.last
    if last is None:
        raise ValueError(f"no game of chouette {ended.id} is settled")
    told = [each for each in news if not isinstance(each.event, SHOWN_BY_SCORE_SHEET | BetEnded)]
    lines = [
        f"**{settled_title(last, seen)}**",
        f"-# {ledger_text.settlement_heading(last)}",
        *_payment_lines(last, seen),
        *_score_lines(last, seen),
        *(f"-# {line}" for line in last_of(log_of(ended, told), NEWS_LENGTH)),
    ]
    if is_moved:
        lines.append(f"-# {moved_away(ended)}")
    rows = ((sheet_button(), analyse_button(last.number)),)
    return Panel("\n".join(lines), (chouette_picture(seen, view),), rows)


def log_of(table: ChouetteTable, news: Sequence[LoggedEvent[ChouetteEvent]]) -> list[str]:
    """The events in lines; `table` may stand much later than the last of them."""
    if not news:
        return []
    events = [each.event for each in news]
    is_settled = any(isinstance(event, Rotated) for event in events)
    stood = _as_it_stood(table.chouette, news[-1].number, is_settled=is_settled)
    automatic = [each.event for each in news if each.player is None]
    return log_text.log_lines(stood, events, table.players, automatic)


def _as_it_stood(chouette: Chouette, number: GameNumber, *, is_settled: bool) -> Chouette:
    """A chouette with the bets of a game, so that its cubes have names if they are known.

    `is_settled` tells whether that game's end is among the events.
    """
    last = chouette.last
    is_over = last is not None and last.number == number
    if number == chouette.number and (is_settled or not is_over):
        return chouette
    if last is None or not is_over:
        return replace(chouette, box=None, in_play=None, last=None)
    return replace(chouette, box=box_of(last.game), in_play=None if is_settled else _round_of(last))


def _round_of(last: Settlement) -> ChouetteGame:
    first, captain = last.game.bets[0], last.captain
    return ChouetteGame(
        last.game,
        first.white,
        first.black,
        captain,
        (captain,),
        partner=last.partner,
        absent=last.absent,
        substitute=last.substitute,
    )


def _news_lines(
    chouette: Chouette, news: Sequence[LoggedEvent[ChouetteEvent]], seen: ChouetteTable
) -> list[str]:
    """The news that matter before acting: the last play, cubes, and who came and went."""
    since = next((n for n, each in enumerate(news) if isinstance(each.event, OrderRolled | GameCalled)), 0)
    lines = log_of(seen, worth_telling(chouette, news[since:]))
    is_shown = any(isinstance(each.event, Played | OpeningRolled) for each in news)
    return lines if is_shown else [*_last_known(chouette, news, seen), *lines]


def _settled_news_lines(news: Sequence[LoggedEvent[ChouetteEvent]], seen: ChouetteTable) -> list[str]:
    """Return the events that led to a settlement, and those after it.

    The heading says how the game ended, and that all is over; the payments, who settled and conceded.
    """
    chouette = seen.chouette
    news = [each for each in worth_telling(chouette, news) if each.event != Closed()]
    before = takewhile(lambda each: not isinstance(each.event, GameSettled), news)
    played = [each for each in before if not isinstance(each.event, BetEnded)]
    shown = SHOWN_BY_SCORE_SHEET | LastGameSet
    rest = dropwhile(lambda each: not isinstance(each.event, GameSettled), news)
    after = [each for each in rest if not isinstance(each.event, shown)]
    return [line for part in (played, after) for line in log_of(seen, part)]


def worth_telling(
    chouette: Chouette, news: Sequence[LoggedEvent[ChouetteEvent]]
) -> list[LoggedEvent[ChouetteEvent]]:
    """The news that still matter, and that the rest of the board does not show."""
    return [
        each
        for number, each in enumerate(news)
        if not _is_told_elsewhere(chouette, each.event) and not _is_spent(each.event, news[number + 1 :])
    ]


def _is_told_elsewhere(chouette: Chouette, event: ChouetteEvent) -> bool:
    """Whether the rest of the board says it too, where it still holds.

    That is which game begins or is the last, what will change, who plays for the box, and what is proposed.
    """
    current = chouette.in_play
    if isinstance(event, Substituted):
        return current is not None and current.substitute == event.player
    return isinstance(event, GameCalled | LastGameSet | OptionsProposed | Proposed | Held | RollPressed)


def _is_spent(event: ChouetteEvent, later: Sequence[LoggedEvent[ChouetteEvent]]) -> bool:
    """Whether an event no longer matters: a wait that is over, a refusal that others followed."""
    if isinstance(event, Released):
        return not event.is_silent
    after = (each.event for each in later)
    return isinstance(event, ProposalDropped) and any(
        (isinstance(each, ProposalDropped | BetEnded) and each.bet == event.bet)
        or (isinstance(each, Proposed) and each.proposal.bet == event.bet)
        for each in after
    )


def _last_known(
    chouette: Chouette, news: Sequence[LoggedEvent[ChouetteEvent]], seen: ChouetteTable
) -> list[str]:
    """Return the state of the board before its news: the last play, and the open offers."""
    if chouette.in_play is None:
        return []
    last = last_played(chouette.game)
    played: list[ChouetteEvent] = [last] if last else []
    is_shown = any(isinstance(each.event, Doubled | Raised | LoneTakerWaits) for each in news)
    offers = [] if is_shown else _open_offers(chouette.game, range(len(chouette.game.cubes)))
    return log_text.log_lines(chouette, [*played, *offers], seen.players)


def offers_to(seen: ChouetteTable, player: PlayerId) -> list[str]:
    """Return the offers to a player, or to those for whom they answer: "Ann doubles Ben to 2"."""
    chouette = seen.chouette
    if chouette.in_play is None:
        return []
    asked = [each.of for each in seen.waiting if each.player == player and each.need is Need.ANSWER]
    cubes = {cube for each in asked for cube in cubes_to_answer(chouette.game, each)}
    return log_text.log_lines(chouette, _open_offers(chouette.game, cubes), seen.players)


def _open_offers(game: Game, cubes: Container[int]) -> list[Doubled | Raised]:
    """The offers on some cubes that await an answer."""
    return [
        Doubled(cube.offer.by, CubeIndex(number), cube.accepted_value, is_redouble=cube.owner is not None)
        if cube.offer.stage is OfferStage.DOUBLE
        else Raised(cube.offer.to.other, CubeIndex(number), cube.accepted_value, cube.offer.stage)
        for number, cube in enumerate(game.cubes)
        if cube.offer is not None and number in cubes
    ]

"""Private panels of a chouette: replays, files, the ledger, the line, the rules, and questions."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Answer, OfferDouble
from bot.engine.chouette import (
    CHOUETTE_OPTIONS,
    PRESETS,
    AcceptProposal,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    legal_actions,
    payments,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.buttons import Button, Kind, Tone
from bot.play.chouette import consulting as consultation
from bot.play.chouette.board import chouette_picture, chouette_title, log_of, stake_rows, status_lines
from bot.play.chouette.buttons import double_label
from bot.play.chouette.choosing import answers_chosen, choice_panel, doubles_chosen
from bot.play.chouette.intents import PROPOSALS, Intent, cubes_asked, cubes_to_turn, offers_at_once, passes_in
from bot.play.chouette.ledger import Account
from bot.play.chouette.seat import pass_question_for, seat_panel, yes_to_pass
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import ledger as ledger_text
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import lists as lobby_text
from bot.play.chouette.text import log as log_text
from bot.play.chouette.text import options as option_text
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.status import line_line
from bot.play.heads_up import text as table_text
from bot.play.heads_up.board import NEWS_LENGTH, last_of
from bot.play.heads_up.replays import ReplayCursor
from bot.play.option_editor import Edit, edits
from bot.play.panel import Download, Panel, Picture
from bot.play.panels import CANCEL
from bot.play.picture import View
from bot.play.table import LoggedEvent
from bot.play.text import records as record_text
from bot.play.text.dice import commitment_lines
from bot.play.text.options import PAGES
from bot.play.text.turns import double_question, pass_question


def chouette_frame_panel(
    seen: ChouetteTable,
    events: Sequence[ChouetteEvent],
    view: View,
    here: ReplayCursor,
    frames: int,
    games: int,
) -> Panel:
    """One frame of a replay.

    Args:
        seen: The table as everybody saw it then.
        events: The events that led there.
        view: How the board is seen.
        here: The game, and the frame of it.
        frames: How many frames the game has.
        games: How many games there are.
    """
    told = log_text.log_lines(seen.chouette, events, seen.players) or log_text.roll_lines(events)
    lines = [
        f"### {status_text.title(seen.chouette, seen.players)}",
        f"-# {list_text.replayed(seen, here.game, games)}",
        *(f"**{line}**" for line in last_of(told, NEWS_LENGTH)),
        f"-# {here.frame + 1} of {frames}",
    ]
    rows = tuple(tuple(row) for row in _rows(here, frames, games) if row)
    return Panel("\n".join(lines), (chouette_picture(seen, view),), rows)


def _rows(here: ReplayCursor, frames: int, games: int) -> Iterator[list[Button]]:
    last = frames - 1
    ways = {
        "⏮": (0, "first"),
        "◀": (max(here.frame - 1, 0), "back"),
        "▶": (min(here.frame + 1, last), "on"),
        "⏭": (last, "last"),
    }
    yield [_way(label, ReplayCursor(here.game, frame), word) for label, (frame, word) in ways.items()]
    others = (("Previous game", here.game - 1, "gameback"), ("Next game", here.game + 1, "gameon"))
    yield [
        _way(label, ReplayCursor(GameNumber(game)), word)
        for label, game, word in others
        if 1 <= game <= games
    ]


def _way(label: str, cursor: ReplayCursor, word: str) -> Button:
    return Button(Kind.REPLAY, label, argument=f"{cursor.game}.{cursor.frame}.{word}")


def chouette_export_panel(
    table: ChouetteTable,
    archive: Download | None,
    sessions: int,
    not_on_cubes: Iterable[str],
    left_out: Iterable[tuple[str, Sequence[str]]],
) -> Panel:
    """The export of a chouette.

    Args:
        table: The present table.
        archive: All files in one; None if only a position was wanted, which a chouette has no ids for.
        sessions: How many money sessions there are.
        not_on_cubes: Payments that are in none of them.
        left_out: What each format cannot hold; formats that lack nothing may be named too.
    """
    lines = [f"### {list_text.whose(table)}", f"-# {list_text.heading(table)}"]
    if archive is None:
        return Panel("\n".join([*lines, list_text.NO_IDS]))
    lines.append(list_text.sessions_written(sessions))
    lines += [f"-# {list_text.not_in_sessions(what)}" for what in [tuple(not_on_cubes)] if what]
    lines += [f"-# {record_text.left_out(name, what)}" for name, what in left_out if what]
    return Panel("\n".join(lines), downloads=(archive,))


def standings_panel(accounts: tuple[Account, ...]) -> Panel:
    """Everybody's points: in this chouette, and on this server if those are more."""
    points = [{player: won for player, won in each.won.items() if won} for each in accounts]
    is_alone = len(accounts) > 1 and points[0] == points[1]
    shown = accounts[:1] if is_alone else accounts
    blocks = [
        "\n".join(
            (
                ledger_text.heading(ledger_text.STANDINGS, each.table, is_alone=is_alone),
                ledger_text.standings(each.won, each.people),
            )
        )
        for each in shown
    ]
    return Panel("\n".join([*blocks, ledger_text.POINTS_ONLY]))


def trail_panel(account: Account) -> Panel:
    is_of_server = account.table is None
    lines = list(ledger_text.games_paid(account.games, account.people, is_of_server=is_of_server))
    nothing = ledger_text.NO_MORE_PAYMENTS if account.page else ledger_text.NO_PAYMENTS
    title = ledger_text.heading(ledger_text.EVERY_PAYMENT, account.table)
    return Panel("\n".join([title, *(lines or [nothing]), ledger_text.POINTS_ONLY]))


def settle_panel(account: Account) -> Panel:
    """The shortest list of payments after which everybody is even."""
    pending = payments(account.won)
    lines = ledger_text.first_payments(ledger_text.payment_lines(pending, account.people))
    title = ledger_text.heading(ledger_text.SETTLE_UP, account.table)
    hint = [ledger_text.HOW_TO_SETTLE] if pending else []
    return Panel("\n".join([title, *lines, *hint, ledger_text.POINTS_ONLY]))


def line_panel(table: ChouetteTable, player: PlayerId | None) -> Panel:
    """Box, captain and line, the queue and who is away, and what concerns the reader alone."""
    seen = table.seen_by(player)
    chouette, names = seen.chouette, seen.players
    lines = [
        f"### {status_text.title(chouette, names)}",
        f"-# {status_text.subtitle(chouette)}",
        *status_text.role_lines(chouette, names),
    ]
    if chouette.round is not None:
        lines.append(line_line(chouette, names))
    lines += lobby_text.change_lines(chouette, names)
    if player is not None:
        lines += seat_text.private_lines(chouette, player, names)
    return Panel("\n".join(lines), rows=stake_rows(chouette))


def side_panel(table: ChouetteTable, view: View, player: PlayerId | None) -> Panel:
    """A chouette as somebody sees it.

    With their own sealed answers, and the doubles that their side means.
    """
    seen = table.seen_by(player)
    own = seat_text.private_lines(table.chouette, player, table.players) if player is not None else []
    lines = [f"### {chouette_title(seen)}", *status_lines(seen), *own]
    return Panel("\n".join(lines), _pictures(seen, view))


def since_panel(
    table: ChouetteTable, news: Sequence[LoggedEvent[ChouetteEvent]], view: View, player: PlayerId | None
) -> Panel:
    """The events since somebody last did something, then the board."""
    seen = table.seen_by(player)
    lines = log_of(table.seen_by(None), news)
    heading = table_text.since_heading(is_player=player is not None, is_news=bool(lines))
    text = [f"### {heading}", *last_of(lines, NEWS_LENGTH), *status_lines(seen)]
    return Panel("\n".join(text), _pictures(seen, view))


def _pictures(seen: ChouetteTable, view: View) -> tuple[Picture, ...]:
    return (chouette_picture(seen, view),) if seen.chouette.number else ()


FIRST_ANSWERS = {Intent.ANSWER: Answer.TAKE, Intent.PASS: Answer.DROP, Intent.BEAVER: Answer.BEAVER}


DOUBLES = (Intent.DOUBLE, Intent.DOUBLE_ALL)


def question(
    table: ChouetteTable, player: PlayerId, intent: Intent, *, confirms_doubles: bool = True
) -> Panel | None:
    """The question before an intent is carried out, if any."""
    chouette = table.chouette
    possible = legal_actions(chouette, player)
    if intent is Intent.DOUBLE and len(cubes_to_turn(possible)) > 1:
        return choice_panel(table, player, doubles_chosen(chouette, player))
    if intent in DOUBLES and confirms_doubles:
        return double_panel(table, player)
    if intent in FIRST_ANSWERS:
        return _about_answers(table, player, intent)
    if intent in PROPOSALS and sum(isinstance(one, AcceptProposal) for one in possible) > 1:
        return seat_panel(table, player)
    return None


def _about_answers(table: ChouetteTable, player: PlayerId, intent: Intent) -> Panel | None:
    cubes = cubes_asked(legal_actions(table.chouette, player))
    if len(cubes) > 1 or (cubes and intent is Intent.ANSWER):
        return choice_panel(table, player, answers_chosen(table.chouette, player, FIRST_ANSWERS[intent]))
    return pass_panel(table, player) if intent is Intent.PASS else None


def double_panel(table: ChouetteTable, player: PlayerId) -> Panel | None:
    """The question whether to double, where that is offered at once; None where it may be changed."""
    chouette = table.chouette
    if chouette.step is not ChouettePhase.CUBE or not offers_at_once(chouette, player):
        return None
    possible = legal_actions(chouette, player)
    cubes = [chouette.game.cubes[one.cube] for one in possible if isinstance(one, OfferDouble)]
    label = double_label(cubes, is_all=len(cubes) > 1)
    yes = Button(Kind.INTENT, label, Tone.PRIMARY, Intent.DOUBLE_NOW)
    return Panel(double_question(label), rows=((yes, CANCEL),))


def pass_panel(table: ChouetteTable, player: PlayerId) -> Panel | None:
    """The question whether to pass: for oneself, else as a proxy for others; None if one may not.

    It comes whether or not that counts at once, since that would give away instructions.
    """
    own, for_others = passes_in(legal_actions(table.chouette, player))
    if own:
        return Panel(
            pass_question(table.chouette.game.cubes[own[0].cube]),
            rows=((yes_to_pass(table, own[0]), CANCEL),),
        )
    if not for_others:
        return None
    asked = "\n".join(pass_question_for(table, one) for one in for_others)
    yes = tuple(yes_to_pass(table, one, is_one=not for_others[1:]) for one in for_others)
    return Panel(asked, rows=((*yes, CANCEL),))


def rules_panel(table: ChouetteTable) -> Panel:
    """The options, rule by rule, a change that waits, and the commitment to the dice."""
    chouette = table.chouette
    lines = [
        lobby_text.OPTIONS_HEADING,
        f"-# {status_text.title(chouette, table.players)} · {status_text.subtitle(chouette)}",
        *option_text.explained(chouette.sheet),
        *lobby_text.change_lines(chouette, table.players),
        *consultation.explained(chouette.sheet),
    ]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def editor_text(table: ChouetteTable, sheet: ChouetteSheet) -> str:
    """The sheet as it stands in the editor, its changes so far, and from when it would hold."""
    chouette = table.chouette
    present = chouette.change.sheet if chouette.change else chouette.sheet
    lines = [
        lobby_text.OPTIONS_HEADING,
        option_text.in_brief(sheet),
        f"-# {lobby_text.changes_so_far(sheet, present)}",
    ]
    if chouette.number:
        lines.append(f"-# {lobby_text.HELD_BACK_IN_GAME if chouette.is_in_game else lobby_text.HELD_BACK}")
    return "\n".join(lines)


def page_edits(sheet: ChouetteSheet, page: int) -> tuple[Edit[ChouetteSheet], ...]:
    return edits(CHOUETTE_OPTIONS, sheet, tuple(PAGES.values())[page])


def presets(sheet: ChouetteSheet) -> tuple[Edit[ChouetteSheet], ...]:
    return tuple(Edit(name.capitalize(), preset, preset == sheet) for name, preset in PRESETS.items())

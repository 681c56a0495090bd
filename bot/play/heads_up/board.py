"""The panels of a heads-up table: challenge, rule sheet, live board, and what is collapsed.

Then those that one player sees: looks at the board, the clock, an export, and questions before an action.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot import engine
from bot.analysis import Level
from bot.clocks import TimeControl
from bot.engine.keys import FIRST_CUBE, FIRST_GAME, GameNumber, PlayerId
from bot.engine.rights import costs_most
from bot.play.base.preferences import DEFAULT_LENGTH
from bot.play.base.table import LoggedEvent, Status
from bot.play.display.action_codec import format_button
from bot.play.display.panel import (
    Button,
    Download,
    Menu,
    Panel,
    Picture,
    SharedButton,
    Tone,
    analyse_button,
    replay_button,
)
from bot.play.display.picture import View, cut
from bot.play.heads_up import buttons, refusals
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as heads_up_text
from bot.play.heads_up.heads_up_buttons import HeadsUpButton
from bot.play.heads_up.picture import alt_text, diagram, gnu_id, ogid, side_to_act, xgid
from bot.play.heads_up.table import Challenge, HeadsUpTable, ReplayStep
from bot.play.heads_up.time_left import time_lines
from bot.play.kinds.builder import play_menus
from bot.play.pages.boards import COLLAPSED_LENGTH, NEWS_LENGTH, last_of
from bot.play.pages.panels import cancel
from bot.play.text import clocks as clock_text
from bot.play.text import options
from bot.play.text import places as place_text
from bot.play.text import records as record_text
from bot.play.text import turns as turn_text
from bot.play.text.dice import commitment_lines
from bot.play.text.options import Edit, edits
from bot.play.text.records import played
from bot.play.text.turns import since_heading
from bot.play.text.words import DOT, flaw, name, plain_name
from bot.records import Omission
from bot.text.catalogue import phrase

STEPS: Final = (-2, -1, 1, 2)
ROWS: Final = (
    ("cube", "cube_cap", "jacoby", "beavers", "raccoons"),
    ("start", "stake", "automatic_doubles"),
)
"""The rows of the editor, below that of the length; Discord has room for five in each."""

USUAL_CONTROLS: Final = (
    TimeControl(),
    TimeControl(24),
    TimeControl(48),
    TimeControl(72),
    TimeControl(24, reserve=72),
    TimeControl(24, reserve=72, stops_on_weekends=True),
)
"""The clocks in the editor; others are typed."""


def challenge_panel(table: HeadsUpTable) -> Panel:
    """The whole sheet while the challenge is open, then what became of it."""
    lines = [f"### {heads_up_text.title(table)}"]
    if table.status is Status.CHALLENGE:
        lines += heads_up_text.sheet_offered(table)
    lines.append(heads_up_text.challenge_line(table))
    return Panel("\n".join(lines), rows=buttons.board_buttons(table))


def rules_panel(table: HeadsUpTable) -> Panel:
    """The rule sheet option by option, with the score and the commitments to the dice."""
    lines = [f"### {phrase('button-rules')}"]
    if table.state.game is not None:
        lines.append(f"-# {heads_up_text.title(table)} · {heads_up_text.subtitle(table)}")
    lines += [*options.explained(table.sheet), *clock_text.control_explained(table.control)]
    if table.state.challenge.has_tutor:
        lines.append(phrase("tutor-rule"))
    if not table.bot_players:
        lines.append(heads_up_text.rated_line(table.state.challenge))
    if table.status is Status.PLAYING:
        lines += [line for line in (heads_up_text.crawford_state(table),) if line]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def next_control(present: TimeControl) -> tuple[str, TimeControl]:
    """The label of the clock's button, and the time control that it leads to."""
    label = phrase("clock-line", control=clock_text.control_line(present))
    place = USUAL_CONTROLS.index(present) + 1 if present in USUAL_CONTROLS else 0
    return label, USUAL_CONTROLS[place % len(USUAL_CONTROLS)]


def editor_text(offered: Challenge, sheet: engine.RuleSheet, control: TimeControl) -> str:
    """The sheet as it stands in the editor, and its changes so far."""
    parts = (options.changes(offered.sheet, sheet), clock_text.control_changes(offered.control, control))
    changes = " · ".join(part for part in parts if part)
    note = heads_up_text.changed_line(changes) or phrase("challenge-editor-hint")
    lines = [*options.sheet_lines(sheet), *clock_text.clock_lines(control)]
    return "\n".join([f"### {phrase('button-propose-changes')}", *lines, f"-# {note}"])


def sheet_edits(
    offered: engine.RuleSheet, sheet: engine.RuleSheet
) -> tuple[tuple[Edit[engine.RuleSheet], ...], ...]:
    """The next possible changes, in rows; each leads to a valid sheet.

    `offered` is the sheet before all changes, whose start remains a choice even without a name.
    """
    starts = () if offered.start_name else (offered.start,)
    shown = ROWS if sheet.length != 1 else ROWS[1:]  # one game to one point has no cube in any case
    rows = (
        tuple(_plays(offered, sheet)),
        *(edits(engine.SHEET_OPTIONS, sheet, row, *starts) for row in shown),
    )
    return tuple(row for row in rows if row)


def _plays(offered: engine.RuleSheet, sheet: engine.RuleSheet) -> Iterator[Edit[engine.RuleSheet]]:
    """From a match to a session or back, and other lengths."""
    if sheet.length is None:
        length = offered.length or DEFAULT_LENGTH
        yield Edit(phrase("challenge-edit-match"), sheet.changed(length=length))
        return
    yield Edit(phrase("challenge-edit-session"), sheet.changed(length=None))
    for length in (sheet.length + step for step in STEPS):
        if length in engine.MATCH_LENGTHS:
            yield Edit(phrase("challenge-edit-length", length=length), sheet.changed(length=length))


NEWS_LINES: Final = 4
"""The most lines of news on a live board; the log has all of them."""

LAST_NEWS_LINES: Final = 2
"""The most news below a result."""

PICTURES_SINCE: Final = 3
"""The most boards in "Since my turn"."""


def table_panel(table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]], view: View) -> Panel:
    """A table's public message: the challenge while it is open, then the live board.

    `news` is what happened since the last message was posted: its last lines stand above the task, so that
    the board fits on a phone; below the result once the game is over.
    """
    if table.state.game is None:
        return challenge_panel(table)
    lines = _above_board(table)
    news_lines, status = _news_lines(table, news), [*_won_on_time(table, news), *_status(table)]
    if table.must_act:
        lines += [*_latest(news_lines), *status, *time_lines(table)]
    else:
        lines += [*status, *_last_turn(news_lines[-LAST_NEWS_LINES:])]
    pictures, menus = (board_picture(table, view),), play_menus_of(table)
    return Panel("\n".join(lines), pictures, buttons.board_buttons(table), menus=menus)


def play_menus_of(table: HeadsUpTable) -> tuple[Menu, ...]:
    """The list of plays, while somebody other than the bot itself has a roll to play."""
    if table.status is not Status.PLAYING or table.game.phase is not engine.Phase.MOVE:
        return ()
    is_bots_turn = any(table.players[player].is_bot for player in table.must_act)
    return () if is_bots_turn else play_menus(table.game)


def _above_board(table: HeadsUpTable) -> list[str]:
    """Return the players and the game, without what the picture below shows."""
    subtitle = heads_up_text.subtitle(table, is_above_board=True)
    return [f"### {heads_up_text.players(table)}", f"-# {subtitle}"]


def direct_panel(
    table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]], view: View, player: PlayerId
) -> Panel:
    """A player's own board in their direct messages: as everybody sees it, with their own buttons.

    It names the other player without a mention: apps show a bare number for people whom they do not know.
    """
    players = {
        key: each if key == player else replace(each, snowflake=None) for key, each in table.players.items()
    }
    named = replace(table, players=players)
    panel = table_panel(named, news, view)
    menus = panel.menus if player in table.must_act else ()
    return replace(panel, rows=buttons.direct_buttons(table, player), menus=menus)


def board_picture(table: HeadsUpTable, view: View) -> Picture:
    return Picture(diagram(table, view), alt_text(table, view.counted_by), view.theme)


def collapsed_panel(
    table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]], *, is_moved: bool = False
) -> Panel:
    """Return the rest of a message that showed the live board: a log of what was done on it.

    How the game before ended stands on that game's last board. If the table has moved away, it says where
    to.
    """
    ends_told = news[0].number - 1 if news else 0
    news_lines = last_of(heads_up_text.log_lines(table, news, ends_told=ends_told), COLLAPSED_LENGTH)
    lines = news_lines or [heads_up_text.offered(table) if is_moved else heads_up_text.overtaken(table)]
    if news and news[0].number == 1 and isinstance(news[0].event, engine.OpeningRolled):
        lines = [heads_up_text.agreed(table), *lines]
    if is_moved:
        lines = [*lines, place_text.moved_away(table)]
    return Panel("\n".join(f"-# {line}" for line in lines))


def final_panel(ended: HeadsUpTable, view: View, *, is_moved: bool = False) -> Panel:
    """The last board of a game, which stays: winner, points and reason, and the score after it.

    Args:
        ended: The table as that game left it.
        view: How the board is seen.
        is_moved: Whether the table has moved away since, so that it also says where to.
    """
    lines = [*_above_board(ended), f"**{results_text.result(ended)}**"]
    lines += [f"-# {line}" for line in ended.remarked]
    if is_moved:
        lines.append(f"-# {place_text.moved_away(ended)}")
    return Panel(
        "\n".join(lines),
        (board_picture(ended, view),),
        ((replay_button(ended.number), analyse_button(ended.number)),),
    )


def own_panel(table: HeadsUpTable, view: View, player: PlayerId | None) -> Panel:
    """A private look at a table: the board, the XGID, and the reader's own buttons."""
    panel = replace(table_panel(table, (), view), rows=buttons.own_buttons(table, player))
    if table.state.game is None:
        return panel
    menus = panel.menus if player in table.must_act else ()
    return replace(panel, text=f"{panel.text}\n-# `{xgid(table)}`", menus=menus)


def since_panel(
    table: HeadsUpTable, steps: Sequence[ReplayStep], view: View, reader: engine.Side | None = None
) -> Panel:
    """The events since a player's last turn: the board after each play, the last one as it is now.

    For a spectator, the last turn. All boards number the points alike, as the reader counts them.
    """
    lines = heads_up_text.log_lines(table, steps)
    heading = since_heading(is_player=reader is not None, is_news=bool(lines))
    text = "\n".join([f"### {heading}", *last_of(lines, NEWS_LENGTH), *_status(table)])
    view = replace(view, counted_by=reader or view.counted_by or side_to_act(table))
    plays = [step for step in steps if isinstance(step.event, engine.Played)]
    if plays and plays[-1].number == table.number:
        plays.pop()  # the board as it is now shows it
    before = [picture for step in plays for picture in _play_pictures(table, step, view)]
    return Panel(text, (*before[1 - PICTURES_SINCE :], board_picture(table, view)))


def _play_pictures(table: HeadsUpTable, step: ReplayStep, view: View) -> Iterator[Picture]:
    """The board after a play, with its arrows; nothing for a dance."""
    if isinstance(step.event, engine.Played) and step.event.moves:
        after = table.as_it_stood(step.number, engine.apply(step.before, step.event))
        done = played(plain_name(after.player_on(step.event.side)), step.event)
        shown = replace(diagram(after, view), headline=done, to_act=view.seat(step.event.side))
        alt = phrase("picture-after", play=done, board=alt_text(after, view.counted_by))
        yield Picture(shown, cut(alt), view.theme)


def _status(table: HeadsUpTable) -> list[str]:
    """Return the lines on whose turn it is; a request for a takeback comes first, as the newest."""
    takeback = list(refusals.takeback_lines(table))
    asked, told = (takeback, []) if table.asked_for_takeback is not None else ([], takeback)
    status = [f"**{heads_up_text.status_line(table)}**", *heads_up_text.status_details(table)]
    return [*asked, *status, *told, *_autopilot_lines(table)]


def _autopilot_lines(table: HeadsUpTable) -> Iterator[str]:
    """Name the autopilot that plays, and for whom."""
    played = [player for key, player in table.players.items() if table.is_left_to_the_bot(key)]
    if table.state.autopilot is None or not table.must_act or not played:
        return
    if table.state.autopilot is engine.Autopilot.PLAIN:
        yield f"-# {phrase('opponent-autopilot-plain', player=name(played[0]))}"
    else:
        level = phrase("opponent-level", level=Level.ADVANCED)
        yield f"-# {phrase('opponent-autopilot', player=name(played[0]), level=level)}"


def _news_lines(table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]]) -> list[str]:
    """The news that matter before acting: how the game before ended, the last play, cube actions.

    The event that ended a game is left out: the same board says how it ended, and why.
    """
    present = [each for each in news if each.number == table.number]
    lines = heads_up_text.log_lines(table, without_end(present), ends_told=table.number - 1)
    is_shown = any(isinstance(each.event, engine.Played | engine.OpeningRolled) for each in present)
    last = [] if is_shown else _last_known(table)
    is_new_game = len(present) < len(news) or any(
        isinstance(each.event, engine.OpeningRolled) for each in present
    )
    is_untouched = bool(table.must_act) and engine.last_played(table.game) is None
    if table.number > 1 and (is_new_game or is_untouched):
        last.insert(0, results_text.game_over(table, GameNumber(table.number - 1)))
    return [*last, *lines]


def without_end(news: Sequence[LoggedEvent[engine.Event]]) -> list[LoggedEvent[engine.Event]]:
    """Without the event that ended a game, and the accepted offer to resign it."""
    events = [each.event for each in news]
    kept = [
        each
        for each in news
        if not isinstance(each.event, engine.Dropped | engine.ResignationAccepted | engine.TimedOut)
    ]
    if any(isinstance(event, engine.ResignationAccepted) for event in events):
        return [each for each in kept if not isinstance(each.event, engine.ResignationOffered)]
    return kept


def _won_on_time(table: HeadsUpTable, news: Sequence[LoggedEvent[engine.Event]]) -> list[str]:
    lost = [each.event.side for each in news if isinstance(each.event, engine.TimedOut)]
    return [clock_text.won_on_time(table.player_on(side.other), table.player_on(side)) for side in lost]


def _last_known(table: HeadsUpTable) -> list[str]:
    """The event before the news: the last play, or the opening throw."""
    last = engine.last_played(table.game)
    return _opening(table) if last is None else [played(name(table.player_on(last.side)), last)]


def _opening(table: HeadsUpTable) -> list[str]:
    """The opening throw, during the first turn."""
    game, roll = table.game, table.game.roll
    if not table.must_act or roll is None or roll.high == roll.low or game.position != game.terms.start:
        return []
    white, black = (roll.high, roll.low) if game.on_roll is engine.Side.WHITE else (roll.low, roll.high)
    return heads_up_text.log_lines(table, [LoggedEvent(FIRST_GAME, engine.OpeningRolled(white, black), None)])


def _last_turn(lines: Sequence[str]) -> list[str]:
    return [f"-# {DOT.join([phrase('turn-last'), *lines])}"] if lines else []


def _latest(lines: Sequence[str]) -> list[str]:
    """The last lines of the news; "…" stands for the others."""
    shown = lines if len(lines) <= NEWS_LINES else ["…", *lines[-NEWS_LINES:]]
    return last_of(shown, NEWS_LENGTH)


def clock_panel(
    table: HeadsUpTable, reserves: Mapping[PlayerId, timedelta], player: PlayerId | None, now: datetime
) -> Panel:
    """How turns are timed, the running time, and a player's buttons.

    `reserves` is what is left of each reserve now, if there is one.
    """
    timed = clock_text.control_line(table.control) if table.control.has_clock else phrase("time-no-clock")
    lines = [f"### {phrase('time-heading')}", timed, *time_lines(table)]
    for key, time in reserves.items():
        who, left = name(table.players[key]), clock_text.hours_left(time)
        lines.append(f"-# {phrase('time-reserve', player=who, left=left)}")
    return Panel("\n".join(lines), rows=_rows(table, player, now))


def _rows(table: HeadsUpTable, player: PlayerId | None, now: datetime) -> tuple[tuple[Button, ...], ...]:
    time = table.time
    if time is None or player not in table.players:
        return ()
    if player == time.player:
        return () if time.is_asked else ((Button(HeadsUpButton.ASK_TIME, phrase("button-ask-time")),),)
    if now < time.due or time.is_resting:
        return ((buttons.more_time_button(),),)
    return ((buttons.claim_button(), buttons.more_time_button(), buttons.autopilot_button()),)


def export_panel(
    table: HeadsUpTable,
    files: Sequence[Download],
    left_out: Iterable[tuple[str, Sequence[Omission]]],
    *,
    has_position: bool,
) -> Panel:
    """An export.

    Args:
        table: What is exported, as it stands.
        files: The files; none, if only the position is asked for.
        left_out: What each format cannot hold; formats that lack nothing may be named too.
        has_position: Whether the ids of the position are part of it.
    """
    lines = [f"### {heads_up_text.title(table)}", f"-# #{table.id} · {heads_up_text.subtitle(table)}"]
    lines += [f"-# {line}" for line in record_text.left_out(left_out)]
    return Panel("\n".join([*lines, *(_position(table) if has_position else ())]), downloads=tuple(files))


def _position(table: HeadsUpTable) -> Iterator[str]:
    yield f"`{xgid(table)}`"
    try:
        position, _, match = gnu_id(table).partition(":")
    except engine.InvalidMatchId as error:
        yield f"-# {phrase('position-no-match-id', flaw=flaw(error))}"
    else:
        yield phrase("position-gnu-position", id=position)
        yield phrase("position-gnu-match", id=match)
    if written := ogid(table):
        yield phrase("position-ogid", id=written)


def double_panel(game: engine.Game, player: PlayerId) -> Panel:
    (double,) = (
        button for button in buttons.action_buttons(game, player) if button.kind is SharedButton.DOUBLE
    )
    yes = _acting(double.label, engine.OfferDouble(), Tone.PRIMARY)
    return Panel(phrase("turn-ask-double", button=double.label), rows=((yes, cancel()),))


def pass_panel(game: engine.Game) -> Panel:
    (cube,) = game.cubes
    loses_match = cube.offer is not None and game.terms.is_dead(cube.offer.to.other, cube.refusal_points)
    yes = _acting(
        turn_text.pass_answer(cube, loses_match=loses_match),
        engine.AnswerOffer(FIRST_CUBE, engine.Answer.DROP),
        Tone.DANGER,
    )
    return Panel(turn_text.pass_question(cube), rows=((yes, cancel()),))


def resign_panel(game: engine.Game, player: PlayerId, kind: engine.WinKind | None = None) -> Panel:
    """The question which loss to offer: those that the position can still cost, with their points.

    With a kind that can be offered, only that one.
    """
    offers = [
        action for action in engine.legal_actions(game, player) if isinstance(action, engine.OfferResignation)
    ]
    offers = [offer for offer in offers if offer.kind is kind] or offers
    side = game.bets[0].side_of(player)
    ways = tuple(_acting(_loss(game, side, offer.kind), offer, Tone.DANGER) for offer in offers)
    question = _resignation_asked(game, side, [offer.kind for offer in offers])
    if game.bets[0].refused_of(side):
        question = f"{phrase('turn-offer-more')} {question}"
    return Panel(question, rows=((*ways, cancel()),))


def _resignation_asked(game: engine.Game, side: engine.Side, kinds: Sequence[engine.WinKind]) -> str:
    """Whether the other side may refuse depends on what is offered: it may not refuse the maximum."""
    if len(kinds) == 1 and costs_most(game, side, game.bets, kinds[0]):
        return phrase("turn-ask-resign-maximum", is_match=_loses_match(game, side, kinds[0]))
    return phrase("turn-ask-resign")


def _loss(game: engine.Game, side: engine.Side, kind: engine.WinKind) -> str:
    """The label of what a side resigns: its points, or the match."""
    if _loses_match(game, side, kind):
        return phrase("button-resign-match", kind=kind)
    return phrase("button-resign", kind=kind, points=engine.points_for(kind, game.cubes[0], game.terms))


def _loses_match(game: engine.Game, side: engine.Side, kind: engine.WinKind) -> bool:
    return game.terms.is_dead(side.other, engine.points_for(kind, game.cubes[0], game.terms))


def _acting(label: str, action: engine.Action, tone: Tone) -> Button:
    kind, argument = format_button(action)
    return Button(kind, label, tone, argument)

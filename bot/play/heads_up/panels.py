"""Private panels of a table of two: its clock, its files, and questions before an action."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from bot.engine import (
    Action,
    Answer,
    AnswerOffer,
    Game,
    InvalidInput,
    OfferDouble,
    OfferResignation,
    WinKind,
    legal_actions,
)
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.play.action_codec import format_button
from bot.play.buttons import Button, Kind, Tone
from bot.play.heads_up import results as results_text
from bot.play.heads_up import text as table_text
from bot.play.heads_up.buttons import action_buttons
from bot.play.heads_up.picture import xgid
from bot.play.heads_up.positions import gnu_id
from bot.play.heads_up.table import HeadsUpTable
from bot.play.heads_up.text import clock_panel_text
from bot.play.panel import Download, Panel
from bot.play.panels import CANCEL
from bot.play.text import clocks as clock_text
from bot.play.text import records as record_text
from bot.play.text import turns as asking
from bot.play.text.words import name


def clock_panel(
    table: HeadsUpTable, reserves: Mapping[PlayerId, timedelta], player: PlayerId | None, now: datetime
) -> Panel:
    """How turns are timed, the running time, and a player's buttons.

    `reserves` is what is left of each reserve now, if there is one.
    """
    left = {name(table.players[key]): clock_text.hours_left(time) for key, time in reserves.items()}
    text = clock_panel_text(table, left)
    return Panel(text, rows=_rows(table, player, now))


def _rows(table: HeadsUpTable, player: PlayerId | None, now: datetime) -> tuple[tuple[Button, ...], ...]:
    time = table.time
    if time is None or player not in table.players:
        return ()
    more = Button(Kind.MORE_TIME, "+2 days")
    if player == time.player:
        return () if time.is_asked else ((Button(Kind.ASK_TIME, "Ask for more time"),),)
    if now < time.due:
        return ((more,),)
    return ((Button(Kind.CLAIM, "Claim"), more, Button(Kind.AUTOPILOT, "Autopilot")),)


def export_panel(
    table: HeadsUpTable,
    files: Sequence[Download],
    left_out: Iterable[tuple[str, Sequence[str]]],
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
    lines = [f"### {table_text.title(table)}", f"-# #{table.id} · {table_text.subtitle(table)}"]
    lines += [f"-# {record_text.left_out(name, what)}" for name, what in left_out if what]
    return Panel("\n".join([*lines, *(_position(table) if has_position else ())]), downloads=tuple(files))


def _position(table: HeadsUpTable) -> Iterator[str]:
    yield f"XGID `{xgid(table)}`"
    try:
        position, _, match = gnu_id(table).partition(":")
    except InvalidInput as error:
        yield f"-# {record_text.no_match_id(error.reason)}"
    else:
        yield f"GNU Position ID `{position}`"
        yield f"GNU Match ID `{match}`"


def double_panel(game: Game, player: PlayerId) -> Panel:
    (double,) = (button for button in action_buttons(game, player) if button.kind is Kind.DOUBLE)
    yes = _acting(double.label, OfferDouble(), Tone.PRIMARY)
    return Panel(asking.double_question(double.label), rows=((yes, CANCEL),))


def pass_panel(game: Game) -> Panel:
    (cube,) = game.cubes
    yes = _acting(asking.pass_answer(cube), AnswerOffer(FIRST_CUBE, Answer.DROP), Tone.DANGER)
    return Panel(asking.pass_question(cube), rows=((yes, CANCEL),))


def resign_panel(game: Game, player: PlayerId, kind: WinKind | None = None) -> Panel:
    """The question which loss to offer: those that the position can still cost, with their points.

    With a kind that can be offered, only that one.
    """
    offers = [action for action in legal_actions(game, player) if isinstance(action, OfferResignation)]
    offers = [offer for offer in offers if offer.kind is kind] or offers
    ways = tuple(
        _acting(
            f"{offer.kind.name.capitalize()}: {results_text.points_of_loss(game, offer.kind)}",
            offer,
            Tone.DANGER,
        )
        for offer in offers
    )
    question = asking.RESIGN_QUESTION
    if game.bets[0].refused_of(game.bets[0].side_of(player)):
        question = f"{asking.ONLY_MORE} {question}"
    return Panel(question, rows=((*ways, CANCEL),))


def _acting(label: str, action: Action, tone: Tone) -> Button:
    kind, argument = format_button(action)
    return Button(kind, label, tone, argument)

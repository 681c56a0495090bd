"""Private answers: clocks, dice, files, help, history, orders, places, stored data, turns."""

import json
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Final

from bot.engine.keys import GameNumber
from bot.play.base import fair_dice
from bot.play.base.dice_source import GameDice
from bot.play.base.fair_dice import DiceProof, format_proof
from bot.play.base.keys import ChannelSnowflake, UserSnowflake
from bot.play.base.standing_orders import ONCE, ROLL_FOR_ME, Order, StandingOrders
from bot.play.base.table import Player, Table
from bot.play.display.panel import Button, Download, LinkButton, Panel, SharedButton, Tone
from bot.play.kinds.kind import words_of
from bot.play.tables.dice_proofs import DiceTotals
from bot.play.tables.places import CutOffTable, Permission, ServerReport
from bot.play.text import dice as dice_text
from bot.play.text import places as place_text
from bot.play.text import settings as settings_text
from bot.play.text import turns as turn_text
from bot.play.upkeep.privacy import Ending
from bot.text.catalogue import phrase

HOUR = timedelta(hours=1)


CHECKER: Final = Download("fair_dice.py", Path(fair_dice.__file__).read_bytes())
"""The program that checks a proof, for whoever wants to read it before running it."""


def dice_panel(table: Table, games: Sequence[GameDice]) -> Panel:
    """Show the public facts about the dice of some games, and the proof of a game that is over."""
    lines, proofs = [dice_text.dice_heading(table)], []
    for dice in games:
        lines += ["", *dice_text.dice_lines(table, dice)]
        if dice.proof is not None:
            proofs.append(_proof(table, dice.number, dice.proof))
            lines.append(phrase("dice-how-to-check", proof=proofs[-1].name, checker=CHECKER.name))
    if before := min(games[0].number - 1, table.games_over):
        lines.append(dice_text.earlier_proofs(before))
    return Panel("\n".join(lines), downloads=(*proofs, CHECKER) if proofs else ())


def totals_panel(totals: DiceTotals) -> Panel:
    if not totals.rolls:
        return Panel(phrase("dice-none-rolled"))
    return Panel("\n".join(dice_text.totals_lines(totals)))


def _proof(table: Table, number: GameNumber, proof: DiceProof) -> Download:
    return Download(f"barpoint-dice-{table.id}-{number}.json", format_proof(proof).encode())


def history_panel(
    heading: str,
    tables: Sequence[tuple[Table, datetime]],
    link: Callable[[Table], str],
    newer: str | None,
    older: str | None,
) -> Panel:
    """A page of the history.

    Args:
        heading: What is listed.
        tables: At least one, and when each last changed.
        link: Returns the link to a table's live board; "" if it has none.
        newer: The argument of the button to the page before; None where there is none.
        older: The argument of the button to the page after; None where there is none.
    """
    lines = [words_of(table).history_line(table, at, link(table)) for table, at in tables]
    hint = phrase("record-hint", table=tables[0][0].id)
    text = "\n".join([f"### {heading}", *lines, f"-# {hint}"])
    targets = ((phrase("record-newer"), newer), (phrase("record-older"), older))
    buttons = tuple(
        Button(SharedButton.HISTORY, label, argument=target)
        for label, target in targets
        if target is not None
    )
    return Panel(text, rows=(buttons,) if buttons else ())


def reminder_panel(table: Table, player: Player, url: str, at: datetime, *, is_direct: bool) -> Panel:
    """A reminder that is posted at a moment; `url` is where the live board stands, "" while it is on its way.

    In a channel it mentions the player.
    """
    link = LinkButton(words_of(table).link_label(table), url) if url else None
    return Panel(words_of(table).reminder(table, player, at, is_direct=is_direct), link=link)


def locked_panel(table: Table, url: str) -> Panel:
    """The word that a thread was locked; `url` is where the live board stands, "" where there is none."""
    link = LinkButton(words_of(table).link_label(table), url) if url else None
    return Panel(place_text.locked(table), link=link)


ON, OFF = "on", "off"
STANDING: Final = tuple(order for order in Order if order not in ONCE | ROLL_FOR_ME | {Order.AFTER_HIT})
ROLLING: Final = (Order.ROLL_GAME, Order.ROLL_TABLE, Order.AFTER_HIT)
FOR_ONCE: Final = tuple(order for order in Order if order in ONCE)


def orders_panel(
    orders: StandingOrders, settled: Collection[Order], refusal: str = "", *, is_match: bool
) -> Panel:
    """A player's orders in a match or a session, each with a button that switches it.

    First why one was refused, if it was. Orders that are `settled` hold by the player's settings, and are
    switched there.
    """
    lines = [
        *([refusal] if refusal else []),
        f"### {phrase('turn-orders-heading', is_match=is_match)}",
        *_lines(orders, settled, STANDING, is_match=is_match),
        *_lines(orders, settled, ROLLING, is_match=is_match),
        *([phrase("turn-rolling-stopped")] if orders.is_stopped_by_cube else []),
        f"-# {phrase('turn-orders-once')}",
        *_lines(orders, settled, FOR_ONCE, is_match=is_match),
        f"-# {phrase('turn-orders-hint')}",
        f"-# {phrase('turn-orders-rolling')}",
        f"-# {phrase('turn-orders-bearing-off')}",
    ]
    rows = tuple(
        tuple(_switch(orders, order, is_match=is_match) for order in row if order not in settled)
        for row in (STANDING, ROLLING, FOR_ONCE)
    )
    return Panel("\n".join(lines), rows=rows)


def _lines(
    orders: StandingOrders, settled: Collection[Order], shown: Iterable[Order], *, is_match: bool
) -> list[str]:
    return [
        turn_text.order_line(
            order, is_given=order in orders.given, is_settled=order in settled, is_match=is_match
        )
        for order in shown
    ]


def _switch(
    orders: StandingOrders,
    order: Order,
    kind: SharedButton = SharedButton.ORDER,
    label: str = "",
    *,
    is_match: bool,
) -> Button:
    """The argument says what a press switches to, so that a second press is harmless."""
    label = label or phrase("turn-order-button", order=order, is_match=is_match)
    if order in orders.given:
        return Button(kind, f"{label} ✓", Tone.SUCCESS, f"{order}.{OFF}")
    return Button(kind, label, argument=f"{order}.{ON}")


def rolling_row(orders: StandingOrders, *, is_match: bool) -> tuple[Button, ...]:
    """To let the bot roll from now on, in this game or in every one, and to be asked after hits.

    While it does not, one button is enough.
    """
    kind = SharedButton.ROLL_FOR_ME
    if not orders.given & ROLL_FOR_ME:
        label = phrase("turn-roll-for-me")
        return (_switch(orders, Order.ROLL_GAME, kind, label, is_match=is_match),)
    return tuple(_switch(orders, order, kind, is_match=is_match) for order in ROLLING)


MOST_SHOWN = 5


def cut_off_panel(found: Sequence[CutOffTable], user: UserSnowflake) -> Panel:
    """List the reader's games that are cut off, why, and the way out."""
    return Panel("\n".join(_first([place_text.cut_off_for_player(each, user) for each in found])))


def status_panel(
    report: ServerReport,
    missing: Mapping[ChannelSnowflake, list[Permission]],
    gone: Iterable[Player],
    *,
    is_quarantined: bool,
) -> Panel:
    """List the faults on a server: problems with channels, missing permissions by channel, and the rest."""
    parts = {
        phrase("place-status-trouble"): [place_text.cut_off_for_admins(each) for each in report.cut_off],
        phrase("place-status-lacking"): [place_text.missing_there(*each) for each in missing.items()],
        phrase("place-status-undelivered"): [place_text.undelivered(each) for each in report.undelivered],
        phrase("place-status-direct"): [phrase("place-quarantined-here")] if is_quarantined else [],
        phrase("place-status-left"): [place_text.left_server(each, report.tables) for each in gone],
    }
    wrong = [line for head, lines in parts.items() if lines for line in (head, *_listed(_first(lines)))]
    state = place_text.open_tables(report.tables) if wrong else place_text.all_is_well(report.tables)
    return Panel("\n".join([phrase("place-status"), state, *wrong]))


def _first(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_SHOWN:
        return lines
    return [*lines[:MOST_SHOWN], phrase("place-more", number=len(lines) - MOST_SHOWN)]


def _listed(lines: list[str]) -> list[str]:
    return [f"- {line}" for line in lines]


DISCORD_FILE_LIMIT: Final = 10_000_000
EXPORT_NAME: Final = "barpoint-export.json"


def stored_panel(export: Mapping[str, object]) -> Panel:
    """Return all stored data about a person, as a file; zipped if it is larger than Discord allows."""
    content = format_export(export).encode()
    if len(content) > DISCORD_FILE_LIMIT:
        return Panel(
            phrase("privacy-exported"), downloads=(Download(f"{EXPORT_NAME}.zip", _zipped(content)),)
        )
    return Panel(phrase("privacy-exported"), downloads=(Download(EXPORT_NAME, content),))


def erase_panel(ending: Ending) -> Panel:
    yes = Button(SharedButton.ERASE, phrase("privacy-erase-yes"), Tone.DANGER, str(ending.player))
    keep = Button(SharedButton.KEEP_DATA, phrase("privacy-erase-no"))
    return Panel(settings_text.erase_question(ending.counted), rows=((yes, keep),))


def erased_panel(tables: int, *, is_scrubbed: bool) -> Panel:
    return Panel(settings_text.erased(tables, is_scrubbed=is_scrubbed))


def format_export(export: Mapping[str, object]) -> str:
    """JSON with a line for each entry of its lists."""
    return "{\n" + ",\n".join(_fields(export)) + "\n}\n"


def _fields(export: Mapping[str, object]) -> Iterator[str]:
    for key, value in export.items():
        if isinstance(value, list) and value:
            entries = ",\n    ".join(map(_compact, value))
            yield f'  "{key}": [\n    {entries}\n  ]'
        else:
            yield f'  "{key}": {_compact(value)}'


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _zipped(content: bytes) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(EXPORT_NAME, content)
    return packed.getvalue()


TABLES_LISTED: Final = 4
"""Of each kind, so that the list stays within Discord's 4,000 characters whatever the names are."""


def next_panel(table: Table, user: UserSnowflake, url: str) -> Panel:
    """The way to the next table that waits for a player, once another is done."""
    return Panel(
        phrase("turn-next", table=words_of(table).turn_line(table, "")),
        link=LinkButton(words_of(table).next_label(table, user), url),
    )


def turns_panel(
    own: Sequence[Table],
    others: Sequence[Table],
    link: Callable[[Table], str],
    to_anyone: Sequence[Table] = (),
) -> Panel:
    """The tables that wait for a player, those that wait for others, and challenges to anyone.

    `link` returns the link to a table's live board; "" if it has none.
    """
    listed = (
        (phrase("turn-heading-yours"), own),
        (phrase("turn-heading-others"), others),
        (phrase("turn-heading-anyone"), to_anyone),
    )
    lines: list[str] = [] if own or others else [phrase("turn-none")]
    for heading, tables in listed:
        lines += [heading] if tables else []
        lines += [words_of(table).turn_line(table, link(table)) for table in tables[:TABLES_LISTED]]
        if len(tables) > TABLES_LISTED:
            lines.append(phrase("turn-left-out", number=len(tables) - TABLES_LISTED))
    return Panel("\n".join(lines))


def with_line(panel: Panel, line: str) -> Panel:
    """The panel with one more line below its text, if there is one."""
    return replace(panel, text=f"{panel.text}\n{line}") if line else panel


def with_note(panel: Panel, note: str) -> Panel:
    """The panel with the reader's note below its text, if there is one."""
    return replace(panel, text="\n".join([panel.text, *turn_text.note_lines(note)])) if note else panel


def note_panel(note: str) -> Panel:
    """The answer to somebody who asks for their note, or has written it."""
    if not note:
        return Panel(phrase("turn-note-none"))
    return Panel("\n".join([*turn_text.note_lines(note), f"-# {phrase('turn-note-hint')}"]))


def cancel() -> Button:
    """The no to a question."""
    return Button(SharedButton.KEEP_PLAYING, phrase("turn-cancel"))

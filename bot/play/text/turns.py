"""A player's turns, the questions at them, standing orders and notes, in words."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import Enum, auto

from bot.engine import BAR, Cube, Event, OfferStage, Roll, Rolled, format_roll
from bot.play.base import errors
from bot.play.base.errors import explains
from bot.play.base.keys import TableId
from bot.play.base.standing_orders import ROLL_FOR_ME, Order
from bot.play.base.table import LoggedEvent
from bot.play.text.clocks import stamp
from bot.play.text.pushes import table_line
from bot.text.catalogue import from_now, phrase


def reminder(turn: str, left: timedelta | None, about: str, table: TableId, *, is_direct: bool = True) -> str:
    """The sentence `turn`, how much time is left, and at which table; if not direct, for a channel to read.

    The time is said in words, since a locked phone shows Discord's moments as numbers.
    """
    until = ""
    if left and left > timedelta():
        until = phrase("turn-time-runs-out", when=from_now(left), is_direct=is_direct)
    return f"{' '.join(filter(None, [turn, until]))}\n{table_line(about, table)}"


class Offered(Enum):
    """An offer of the cube that awaits an answer."""

    DOUBLE = auto()
    REDOUBLE = auto()
    BEAVER = auto()
    RACCOON = auto()


def offered_on(cube: Cube) -> Offered:
    """A double of a cube that somebody owns is a redouble."""
    stage = _stage(cube)
    if stage is OfferStage.DOUBLE and cube.owner is not None:
        return Offered.REDOUBLE
    return Offered[stage.name]


def pass_question(cube: Cube, whom: str = "") -> str:
    """The question before a double is passed, or a beaver or a raccoon refused, perhaps for `whom`."""
    offered = offered_on(cube)
    return (
        phrase("turn-ask-pass-for", player=whom, stage=offered)
        if whom
        else phrase("turn-ask-pass", stage=offered)
    )


def pass_answer(cube: Cube, whom: str = "", *, loses_match: bool = False) -> str:
    """The label of the yes to `pass_question`; `whom` as it is, since labels have no formatting."""
    points, stage = cube.refusal_points, _stage(cube)
    if whom:
        return phrase("button-pass-for", stage=stage, player=whom, points=points)
    if loses_match:
        return phrase("button-pass-losing-match")
    if stage is OfferStage.DOUBLE:
        return phrase("button-pass-losing", points=points)
    return phrase("button-refuse", points=points)


def _stage(cube: Cube) -> OfferStage:
    return cube.offer.stage if cube.offer else OfferStage.DOUBLE


def done(logged: Iterable[LoggedEvent[Event]], lines: Iterable[str]) -> str:
    """The result of an action, for whoever did it."""
    events = [each.event for each in logged if each.player is not None]
    rolls = (format_roll(event.roll) for event in events if isinstance(event, Rolled))
    return "\n".join([*(phrase("turn-you-rolled", roll=roll) for roll in rolls), *lines])


def building(roll: Roll, moves: str, *, is_complete: bool, selected: int | None, is_own: bool) -> str:
    """Return the next step of a play that is being built, or of one to suggest."""
    shown = format_roll(roll)
    if moves:
        head = phrase("turn-build-moved", roll=shown, moves=moves)
    else:
        head = phrase("turn-build", roll=shown, is_own=is_own)
    if is_complete:
        return f"{head}\n{phrase('turn-build-complete', is_own=is_own)}"
    return f"{head}\n{_to_choose(moves, selected)}"


def _to_choose(moves: str, selected: int | None) -> str:
    if selected == BAR:
        return phrase("turn-build-from-bar")
    if selected is not None:
        return phrase("turn-build-from", point=selected)
    return phrase("turn-build-next") if moves else phrase("turn-build-first")


def order_line(order: Order, *, is_given: bool, is_settled: bool, is_match: bool) -> str:
    """One order in a match or a session, and whether it is given, or holds at every table."""
    words = phrase("turn-order", order=order, is_match=is_match)
    if is_settled:
        return phrase("turn-order-settled", order=words)
    return phrase("turn-order-on", order=words) if is_given else phrase("turn-order-off", order=words)


@explains(errors.NoteTooLong)
def note_too_long(error: errors.NoteTooLong) -> str:
    return phrase("turn-note-too-long", limit=error.limit)


@explains(errors.OccasionThere)
def occasion_there(error: errors.OccasionThere) -> str:
    """The advice to a player whose occasion is now, so that an order for it comes too late."""
    if error.is_between_games:
        return phrase("turn-order-between-games")
    if error.order in ROLL_FOR_ME:
        return phrase("turn-order-cube-yours")
    if error.order is Order.DOUBLE:
        return phrase("turn-order-turn-begun")
    return phrase("turn-order-doubled")


def live_until(moment: datetime | None) -> str:
    """On a private board that follows the game until then; for None, on one that does not, or no more."""
    if moment is None:
        return phrase("turn-live-over")
    return phrase("turn-live", moment=stamp(moment, "t"))


def note_lines(note: str) -> list[str]:
    """A note in a private message, quoted under its heading."""
    return [phrase("turn-note"), *(f"> {line}" for line in note.splitlines())]


def since_heading(*, is_player: bool, is_news: bool) -> str:
    """Above the events since the reader's turn; for a spectator, of the last turn."""
    if is_player:
        return phrase("turn-since-yours") if is_news else phrase("turn-nothing-since-yours")
    return phrase("turn-last") if is_news else phrase("replay-nothing")

"""A player's turns, the questions at them, standing orders and notes, in words."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from bot.engine import BAR, Cube, Event, OfferStage, Roll, Rolled, format_roll
from bot.play import errors
from bot.play.auto_play import Order
from bot.play.explanations import explains, says
from bot.play.table import LoggedEvent, Player, Table
from bot.play.text.clocks import stamp
from bot.play.text.words import STAGES, count, mention

NO_TURNS = "You play nowhere at the moment. Start with `/challenge`."
YOUR_TURN = "### Your turn"
OTHERS_TURN = "### Waiting for others"
FOR_ANYONE = "### Challenges to anyone here"


def next_line(waiting: str) -> str:
    return f"Done. Also waiting for you: {waiting}"


def turns_left_out(number: int) -> str:
    return f"-# … and {number} more"


TO_THE_BOARD: Final = "To the board"


def still_your_turn(
    table: Table, player: Player, task: str, due: datetime | None, description: str, *, is_direct: bool
) -> str:
    whom = "It is" if is_direct else f"{mention(player)}, it is"
    until = f" Your time is out {stamp(due, 'R')}." if due else ""
    return f"{whom} still your turn{task}.{until}\n-# #{table.id} · {description}"


def double_question(button: str) -> str:
    """The question before a double, by the label of the button that doubles: "Double to 2"."""
    return f"{button}?"


def pass_question(cube: Cube, whom: str = "") -> str:
    """The question before a double is passed, or a beaver or a raccoon refused for `whom`."""
    is_raised = cube.offer is not None and cube.offer.stage is not OfferStage.DOUBLE
    what = f"Refuse the {STAGES[cube.offer.stage]}" if cube.offer and is_raised else "Pass"
    for_ = f" for {whom}" if whom else ""
    return f"{what}{for_}, and lose {count(cube.refusal_points, 'point')}?"


def pass_answer(cube: Cube) -> str:
    """The label of the yes to `pass_question`."""
    is_raised = cube.offer is not None and cube.offer.stage is not OfferStage.DOUBLE
    return f"Yes, {'refuse' if is_raised else 'pass'}"


ONLY_MORE = "What you offered was refused: until your next turn you can only offer more."
KEPT = "Nothing was done; the game goes on."
POSTED = "Posted."
RESIGN_QUESTION = (
    "Which loss do you offer? The other side may refuse it; the most the game can cost is accepted at once."
)


def done(logged: Iterable[LoggedEvent[Event]], lines: Iterable[str]) -> str:
    """The result of an action, for whoever did it."""
    events = [each.event for each in logged if each.player is not None]
    rolled = [f"You rolled {format_roll(event.roll)}." for event in events if isinstance(event, Rolled)]
    return "\n".join([*rolled, *lines])


def building(roll: Roll, moves: str, *, is_complete: bool, selected: int | None) -> str:
    """What to choose next in a play that is being built."""
    head = f"### {format_roll(roll)}: {moves or '…'}"
    if is_complete:
        return f"{head}\nThat is a whole play."
    if selected is not None:
        return f"{head}\nWhere to from {'the bar' if selected == BAR else selected}?"
    return f"{head}\n{'Choose the next checker.' if moves else 'Choose a play, or a checker to move.'}"


def more_plays(listed: int, plays: int, command: str) -> str:
    return f"-# The list has {listed} of {plays} plays. Build others step by step, or type them: `{command}`."


ORDERS_HEADING: Final = "Your standing orders at this table"
ORDERS_HINT: Final = (
    "Only you see them. Switch one off at any time before it acts; what it did is in the log."
)
ONCE_HINT: Final = "Once, and only in this game:"
BEARING_OFF_RULE: Final = (
    "Bearing off: most checkers off, then most points kept, then the lowest stack, then most on low points."
)
ORDER_LINES: Final = {
    Order.ROLL: "Roll for me where I cannot double",
    Order.FORCED: "Play for me where there is only one play",
    Order.BEAR_OFF: "Bear off for me in a race without contact",
    Order.NO_DOUBLE: "Roll for me, do not ask whether I double",
    Order.DOUBLE: "Double at the start of my next turn",
    Order.TAKE: "Take the next double",
    Order.PASS: "Pass the next double",
}


def order_line(order: Order, *, is_given: bool, is_settled: bool = False) -> str:
    """One order, and whether it is given, or holds at every table."""
    if is_settled:
        return f"{ORDER_LINES[order]}: **on** (`/settings me`)"
    return f"{ORDER_LINES[order]}: {'**on**' if is_given else 'off'}"


def order_given(order: Order) -> str:
    """Within a sentence, in small letters."""
    line = ORDER_LINES[order]
    return f"“{line[0].lower()}{line[1:]}”"


DOUBLED_NOW: Final = (
    "You are doubled already: press **Take** or **Pass** now; the order is for the next double."
)
DECIDE_NOW: Final = {
    Order.DOUBLE: "Your turn has begun: decide it by hand, and give this order after your roll.",
    Order.TAKE: DOUBLED_NOW,
    Order.PASS: DOUBLED_NOW,
}


says(errors.NoteTooLong, "A note has at most 500 characters. Write a shorter one.")


@explains(errors.ContradictingOrder)
def contradicting_order(error: errors.ContradictingOrder) -> str:
    given, wanted = order_given(error.given), order_given(error.order)
    return f"Your order {given} holds now. Switch it off first, if you want {wanted}."


@explains(errors.OccasionThere)
def occasion_there(error: errors.OccasionThere) -> str:
    """What to do instead of an order for a next occasion."""
    if error.is_between_games:
        return "No game is being played: give this order when the next game has begun."
    return DECIDE_NOW[error.order]


NO_NOTE: Final = "You have no note about this table. Write one with `/note text:`, for yourself alone."
NOTE_DELETED: Final = "Your note about this table is deleted."
NOTE_HINT: Final = "Only you see it, in **My side**, **Since my turn** and where you build your play."


def note_lines(note: str) -> list[str]:
    """A note in a private message, quoted under its heading."""
    return ["-# Your note:", *(f"> {line}" for line in note.splitlines())]


def since_heading(*, is_player: bool, is_news: bool) -> str:
    """Above the events since the reader's turn; for a spectator, of the last turn."""
    if not is_player:
        return "The last turn" if is_news else "Nothing has happened yet"
    return "Since your turn" if is_news else "Nothing has happened since your turn"

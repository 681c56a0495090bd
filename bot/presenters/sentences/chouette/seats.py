"""What happened around the table of a chouette, in lines: who came and went, order, partner, settlement."""

from collections.abc import Sequence
from typing import Final

from bot.engine import Game
from bot.engine.chouette import (
    Chouette,
    Closed,
    GameCalled,
    GameDealt,
    GameSettled,
    Joined,
    LastGameSet,
    Leaving,
    Left,
    OptionsProposed,
    OrderRolled,
    PartnerDrawn,
    PartnerReplied,
    PartnerSought,
    Rotated,
    Seated,
    StakeAgreed,
    Thrown,
    WentAway,
    sums,
)
from bot.engine.chouette.events import SeatEvent
from bot.presenters.sentences.chouette.cubes import silent
from bot.presenters.sentences.chouette.people import SEPARATOR, Names, called, named, signed
from bot.presenters.sentences.chouette.sheet import UNCHANGED, differences, preset_name

NOBODY_LEFT: Final = "Nobody is left at the table"


def seat_line(  # noqa: PLR0911 - a match
    chouette: Chouette, event: SeatEvent, names: Names, box: int | None
) -> str:
    """Return what happened around the table, in one line; "" for what another line tells.

    Args:
        chouette: How it stands afterwards.
        event: What happened.
        names: Everybody whom it names.
        box: Who was the box; None where that is not known.

    """
    match event:
        case Joined() | Seated():
            return joined_line([event], names)
        case Left() | Leaving() | WentAway():
            return _going(event, names)
        case OptionsProposed() | StakeAgreed():
            return _options_line(chouette, event, names)
        case PartnerSought() | PartnerReplied() | PartnerDrawn() | GameDealt():
            return _partner_line(event, names, box)
        case OrderRolled():
            return order_line(event, names)
        case GameCalled():
            return f"Game {event.number} begins"
        case GameSettled():
            return f"The game is over: {totals(sums(event.transfers), names)}"
        case Rotated():
            return rotated_line(event, names, box)
        case LastGameSet() | Closed():
            return _end_line(event)


def joined_line(events: Sequence[Joined | Seated], names: Names) -> str:
    """Return who joined, who still waits to be dealt in, and who no longer does."""
    joined = [event.player for event in events if isinstance(event, Joined)]
    seated = [player for event in events if isinstance(event, Seated) for player in event.players]
    waiting = [player for player in joined if player not in seated]
    told = [
        _who([player for player in joined if player in seated], "joins", "join", names),
        _who(waiting, "joins, and waits to be dealt in", "join, and wait to be dealt in", names),
        _who([player for player in seated if player not in joined], "is dealt in", "are dealt in", names),
    ]
    return "; ".join(line for line in told if line)


def _who(players: Sequence[int], does: str, all_do: str, names: Names) -> str:
    return f"{named(names, players)} {all_do if players[1:] else does}" if players else ""


def _going(event: Left | Leaving | WentAway, names: Names) -> str:
    who = called(names, event.player)
    match event:
        case Left():
            return f"{who} leaves"
        case Leaving():
            return f"{who} hands over, and leaves when the game is over"
        case WentAway():
            return f"{who} is away, and sits out until coming back"


def _options_line(chouette: Chouette, event: OptionsProposed | StakeAgreed, names: Names) -> str:
    if isinstance(event, StakeAgreed):
        return f"{called(names, event.player)} agrees to the new stake"
    preset = preset_name(event.sheet)
    what = f"preset “{preset}”" if preset else differences(event.sheet)
    is_same_stake = event.sheet.rules.stake == chouette.sheet.rules.stake
    yes = "" if is_same_stake else "; everybody must agree to the stake"
    if event.game == 1:
        return f"Options: {what}{yes}"
    if event.game > chouette.number:
        what = differences(event.sheet, chouette.sheet) or UNCHANGED
    return f"From game {event.game} on: {what}{yes}"


def _end_line(event: LastGameSet | Closed) -> str:
    if isinstance(event, Closed):
        return "The chouette is over"
    return "There is no last game any more" if event.game is None else f"Game {event.game} is the last"


def order_line(event: OrderRolled, names: Names) -> str:
    """Return what everybody threw for the order: "Order: Ann 6, 4 · Carl 6, 2 · Ben 3; …"."""
    box, captain = (called(names, each.player) for each in event.thrown[:2])
    return f"Order: {_thrown(event.thrown, names)}; {box} is the box, {captain} the captain"


def _thrown(thrown: Sequence[Thrown], names: Names) -> str:
    """Return what each threw, first his own die, then one for each tie."""
    return SEPARATOR.join(f"{called(names, each.player)} {', '.join(map(str, each.dice))}" for each in thrown)


def _partner_line(
    event: PartnerSought | PartnerReplied | PartnerDrawn | GameDealt, names: Names, box: int | None
) -> str:
    who = called(names, box) if box is not None else "The box"
    match event:
        case PartnerSought():
            return f"{who} asks for a partner"
        case PartnerReplied():
            return ""  # sealed until all have replied
        case PartnerDrawn():
            return f"Nobody volunteers as partner; lots are drawn: {_thrown(event.thrown, names)}"
        case GameDealt():
            return _dealt_line(event, names, who)


def _dealt_line(event: GameDealt, names: Names, box: str) -> str:
    """Return who let the time for the partner pass, and who is it; "" where there is neither."""
    late = silent(names, event.silent)
    if event.partner is None:
        return late and f"{late}, and plays without a partner"
    partner = f"{called(names, event.partner)} is {box}'s partner in this game"
    return f"{late}; {partner}" if late else partner


def totals(won: dict[int, int], names: Names) -> str:
    """Return what everybody won or lost, the most first: "Ben +8 · Dora +4 · Carl -1 · Ann -11".

    No line of a phone ends between a name and its points.
    """
    ranked = sorted(won.items(), key=lambda each: -each[1])
    return SEPARATOR.join(
        f"{called(names, player)}\N{NO-BREAK SPACE}{signed(points)}" for player, points in ranked
    )


def rotated_line(event: Rotated, names: Names, box: int | None) -> str:
    """Return who is the next box, and the line, captain first."""
    if event.box is None:
        return NOBODY_LEFT
    who = called(names, event.box)
    verb = "is" if box is None else "keeps" if event.box == box else "takes"
    what = f"{who} {verb} the box"
    return f"{what}; line: {named(names, event.line)}" if event.line else what


def box_of(game: Game) -> int:
    """Return who is the box of a game: the members' bets come first, and are all with the box."""
    return game.bets[0].white

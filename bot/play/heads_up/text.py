"""A table's messages in words: players, score, what it waits for, its clock and its rule sheet."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from bot.clocks import TimeLeft
from bot.engine import (
    Doubled,
    Dropped,
    Event,
    Game,
    OfferStage,
    OpeningRolled,
    Phase,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    Side,
    Taken,
    TakenBack,
    TimedOut,
    format_roll,
)
from bot.engine.keys import GameNumber, PlayerId
from bot.play.heads_up.results import (
    abandoned,
    game_over,
    lead,
    outcome_to_both,
    result,
    result_headline,
    score_of_each_game,
)
from bot.play.heads_up.table import Challenge, HeadsUpTable, ReplayStep, Withdrawal
from bot.play.table import LoggedEvent, Player, Status
from bot.play.text.clocks import A_SECOND, clock_lines, control_changes, control_line, stamp
from bot.play.text.records import AUTOMATICALLY, played, rolled
from bot.play.text.sheets import changes, in_brief, sheet_lines, what_is_played
from bot.play.text.words import KINDS, STAGES, count, mention, name

CRAWFORD = "Crawford game"
RESIGNED = "to answer the resignation"
ONCE_MORE = "`/replay` shows it again, `/export` makes files of it, `/dice show` proves its dice."


def title(table: HeadsUpTable) -> str:
    """Who plays whom, and the score."""
    challenge = table.state.challenge
    if table.state.game is None:
        challenger = name(table.players[challenge.challenger])
        is_rematch = challenge.rematch_of is not None
        return f"{challenger} {'wants a rematch' if is_rematch else f'challenges {_challenged(table)}'}"
    return score(table) if table.sheet.is_match else players(table)


def players(table: HeadsUpTable) -> str:
    return " and ".join(name(table.player_on(side)) for side in Side)


def score(table: HeadsUpTable, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice 3, Bob 1" in a match, "Alice leads by 2 points" in a session."""
    if not table.sheet.is_match:
        return lead(table, called)
    return ", ".join(f"{called(table.player_on(side))} {table.score.of(side)}" for side in Side)


def offered(table: HeadsUpTable) -> str:
    """What remains of a challenge after another offer, or after its end."""
    if table.state.game is not None:
        return title(table)
    challenge = table.state.challenge
    return f"{title(table)}: {in_brief(challenge.replaced or challenge.sheet)}"


def overtaken(table: HeadsUpTable) -> str:
    """What remains of a message that another one replaced before anything was done on it."""
    again = ": the live board was posted again" if table.state.game is not None else ""
    return f"{offered(table)}{again}"


def agreed(table: HeadsUpTable) -> str:
    """What remains of a challenge that was accepted."""
    return f"{players(table)} agree: {in_brief(table.sheet)}"


def subtitle(table: HeadsUpTable) -> str:
    """Such as "Match to 5 · game 3 · Crawford game"."""
    parts = [what_is_played(table.sheet)]
    if table.status is Status.OVER:
        return " · ".join([*parts, count(len(table.results), "game")])
    parts.append(f"game {table.number}")
    if table.is_crawford:
        parts.append(CRAWFORD)
    if not table.sheet.is_match and table.results:
        parts.append(lead(table))
    return " · ".join(parts)


def challenge_line(table: HeadsUpTable) -> str:
    """How a challenge ended, or who may answer it."""
    challenge = table.state.challenge
    if challenge.withdrawal is not None:
        return _came_to_nothing(table, challenge.withdrawal)
    if challenge.awaited is None:
        return "Anyone here may accept."
    return f"{mention(table.players[challenge.awaited])}, do you accept?"


def _came_to_nothing(table: HeadsUpTable, why: Withdrawal) -> str:
    match why:
        case Withdrawal.DECLINED:
            return f"{_declined(table)}."
        case Withdrawal.WITHDRAWN:
            return _withdrawn(table)
        case Withdrawal.LAPSED:
            return f"The challenge has lapsed: {_silent(table)} in 14 days. `/challenge` makes another."
        case Withdrawal.ERASED:
            return _abandoned(table)


def _withdrawn(table: HeadsUpTable) -> str:
    """Who withdrew a challenge, if that is known, and whose it was."""
    challenge = table.state.challenge
    challenger = name(table.players[challenge.challenger])
    if challenge.withdrew is None:
        return f"{challenger}'s challenge to {_challenged(table)} was withdrawn."
    return f"{name(table.players[challenge.withdrew])} withdrew the challenge to {_challenged(table)}."


def headline(table: HeadsUpTable) -> str:
    """Whose turn it is and what for, without formatting: it stands in the picture."""
    if table.status is Status.CLOSED:
        return "Abandoned"
    awaited = table.must_act
    if not awaited:
        return result_headline(table)
    if table.game.phase is Phase.RESIGNATION:
        return f"{table.players[awaited[0]].name} {RESIGNED}"  # what is resigned stands beside the picture
    crawford = f" · {CRAWFORD}" if table.is_crawford else ""
    return f"{table.players[awaited[0]].name} {task(table.game)}{crawford}"


def task(game: Game) -> str:
    """Such as "to roll", "to play 3-1"."""
    match game.phase:
        case Phase.ANSWER:
            return (
                "to take or pass"
                if _stage(game) is OfferStage.DOUBLE
                else f"to answer the {STAGES[_stage(game)]}"
            )
        case Phase.RESIGNATION:
            return f"{RESIGNED} of {_resigned_kind(game)}"
        case Phase.MOVE if game.roll:
            return f"to play {format_roll(game.roll)}"
        case _:
            return "to roll"


def status_line(table: HeadsUpTable) -> str:
    """What a table waits for, with the name; or how the game, the match or the session ended."""
    if table.status is Status.CLOSED:
        return _abandoned(table)
    if table.status is Status.OVER:
        return outcome_to_both(table)
    if table.is_between_games:
        return result(table)
    return f"{mention(table.players[table.must_act[0]])} {task(table.game)}."


def status_details(table: HeadsUpTable) -> list[str]:
    """The lines under the status once a game is over: how to go on, or how it all ended."""
    if table.is_between_games:
        either = " or ".join(mention(table.players[player]) for player in table.waits_for)
        return [f"{either} may start the next game, or end the session."]
    if table.status is Status.OVER:
        games = score_of_each_game(table)
        return [result(table), *([f"-# {games}"] if games else []), f"-# {ONCE_MORE}"]
    return []


def facts_line(table: HeadsUpTable) -> str:
    pips = " · ".join(
        f"{name(table.player_on(side))} {count(table.game.position_of(side).own_pips, 'pip')}"
        for side in Side
    )
    return f"{pips} · {cube_phrase(table)}"


def cube_phrase(table: HeadsUpTable, called: Callable[[Player], str] = name) -> str:
    """Such as "cube on 2, Bob's"."""
    game = table.game
    if not game.terms.has_cube:
        return "no cube"
    cube = game.cubes[0]
    if cube.offer is not None:
        return f"cube offered at {cube.accepted_value} by {called(table.player_on(cube.offer.to.other))}"
    whose = f"{called(table.player_on(cube.owner))}'s" if cube.owner else "in the middle"
    return f"cube on {cube.value}, {whose}"


def _abandoned(table: HeadsUpTable) -> str:
    """Why a table was closed, with mentions of whoever is left there."""
    left = " ".join(mention(player) for player in table.players.values() if player.snowflake is not None)
    return f"{left}: {abandoned(table)}" if left else abandoned(table)


def _declined(table: HeadsUpTable) -> str:
    challenge = table.state.challenge
    challenger = table.players[challenge.challenger]
    if challenge.awaited == challenger.id and challenge.opponent is not None:
        return f"{name(challenger)} declined what {_challenged(table)} proposed"
    return f"{_challenged(table)} declined {name(challenger)}'s challenge"


def _silent(table: HeadsUpTable) -> str:
    awaited = table.state.challenge.awaited
    return "nobody accepted" if awaited is None else f"{name(table.players[awaited])} did not answer"


def _resigned_kind(game: Game) -> str:
    resignation = game.bets[0].resignation
    return KINDS[resignation.kind] if resignation else "nothing"


def _challenged(table: HeadsUpTable) -> str:
    opponent = table.state.challenge.opponent
    return name(table.players[opponent]) if opponent is not None else "anyone"


def _stage(game: Game) -> OfferStage:
    return next((cube.offer.stage for cube in game.cubes if cube.offer), OfferStage.DOUBLE)


AT_ONCE: Final = "The resignation is accepted at once"
ROLLED_AUTOMATICALLY: Final = " (rolled automatically)"


def log_lines(table: HeadsUpTable, logged: Iterable[LoggedEvent[Event]], *, ends_told: int = 0) -> list[str]:
    """A line for each event worth one: "Alice 3-1: 8/5 6/5".

    `ends_told` is the number of games, from the first, whose end stands elsewhere.
    """
    return list(_lines(table, logged, ends_told))


def _lines(table: HeadsUpTable, logged: Iterable[LoggedEvent[Event]], ends_told: int) -> Iterator[str]:
    """Before the opening of a game, how the game before it ended."""
    number, last, is_automatic_roll = ends_told + 1, None, False
    listed = list(logged)
    for following, each in enumerate(listed, start=1):
        if isinstance(each.event, OpeningRolled) and each.number > number:
            number = each.number
            yield game_over(table, GameNumber(number - 1))
        if isinstance(each.event, Rolled | OpeningRolled):
            is_automatic_roll = isinstance(each.event, Rolled) and each.player is None
        if isinstance(each.event, Rolled) and _is_roll_told(each, listed[following:]):
            yield rolled(name(table.player_on(each.event.side)), each.event, is_automatic=is_automatic_roll)
        if line := _log_line(table, each, last):
            is_chosen = isinstance(each.event, Played) and each.player is not None
            yield f"{line}{ROLLED_AUTOMATICALLY}" if is_chosen and is_automatic_roll else line
        last = each.event


def _is_roll_told(roll: LoggedEvent[Event], following: Sequence[LoggedEvent[Event]]) -> bool:
    """Whether a roll has a line of its own: not once its play repeats it.

    Nor while a roll by hand waits for its play: the status asks for that.
    """
    until = takewhile(lambda each: not isinstance(each.event, Rolled | OpeningRolled), following)
    if any(isinstance(each.event, Played) for each in until):
        return False
    return roll.player is None or bool(following)


def log_line(table: HeadsUpTable, logged: LoggedEvent[Event]) -> str:
    """Such as "" for a roll, which its play repeats."""
    return _log_line(table, logged, None)


def _log_line(table: HeadsUpTable, logged: LoggedEvent[Event], last: Event | None) -> str:
    """`last` is the event just before, if it has a line too."""
    event = logged.event
    if isinstance(event, ResignationAccepted) and _resigned(logged, last) is event.side:
        return f"{AT_ONCE}{AUTOMATICALLY}"
    is_redouble = isinstance(event, Doubled) and _is_redouble(table, logged, event)
    line = _line(table, event, is_redouble=is_redouble)
    is_act = isinstance(event, Doubled | Taken | Dropped | Played)
    return f"{line}{AUTOMATICALLY}" if is_act and logged.player is None else line


def _line(table: HeadsUpTable, event: Event, *, is_redouble: bool) -> str:  # noqa: PLR0911 - a line for each kind
    if isinstance(event, OpeningRolled):
        return _opening(table, event)
    who = name(table.player_on(event.side))
    match event:
        case Rolled():
            return ""
        case Played():
            return played(who, event)
        case Doubled():
            return f"{who} {'redoubles' if is_redouble else 'doubles'} to {event.value}"
        case Raised() | Taken() | Dropped():
            return _cube_line(who, event)
        case ResignationOffered() | ResignationAccepted() | ResignationRefused():
            return _resignation_line(who, event)
        case TimedOut():
            return f"{who} ran out of time and pays {event.points}"
        case TakenBack():
            return f"{who} takes that back"


def _is_redouble(table: HeadsUpTable, logged: LoggedEvent[Event], double: Doubled) -> bool:
    """Whether a player had turned the cube before.

    Its value says so without the position, unless automatic doubles may have made it so high.
    """
    if isinstance(logged, ReplayStep):
        return logged.before.cubes[double.cube].owner is not None
    automatic = table.sheet.automatic_doubles
    return automatic is not None and double.value > 2 ** (1 + automatic)


def _resigned(logged: LoggedEvent[Event], last: Event | None) -> Side | None:
    """Who resigned, if the event just before shows it.

    A resignation that can cost no more is accepted at once.
    """
    if isinstance(logged, ReplayStep):
        resignation = logged.before.bets[0].resignation
        return resignation.side if resignation else None
    return last.side if isinstance(last, ResignationOffered) else None


def _cube_line(who: str, event: Raised | Taken | Dropped) -> str:
    match event:
        case Raised():
            return f"{who} {STAGES[event.stage]}s to {event.value}"
        case Taken():
            return f"{who} takes at {event.value}"
        case Dropped():
            return f"{who} passes and pays {event.points}"


def _resignation_line(who: str, event: ResignationOffered | ResignationAccepted | ResignationRefused) -> str:
    match event:
        case ResignationOffered():
            return f"{who} offers to resign {KINDS[event.kind]}"
        case ResignationAccepted():
            return f"{who} accepts the resignation"
        case ResignationRefused():
            return f"{who} refuses the resignation"


def _opening(table: HeadsUpTable, event: OpeningRolled) -> str:
    white, black = (name(table.player_on(side)) for side in Side)
    thrown = f"{white} throws {event.white}, {black} throws {event.black}"
    if event.white == event.black:
        return f"Opening: {thrown}; {f'automatic double to {event.cube}, and ' if event.cube else ''}again"
    first = white if event.white > event.black else black
    return f"Opening: {thrown}; {first} starts"


def time_lines(table: HeadsUpTable) -> list[str]:
    """The running time, for everybody to read in their own zone."""
    left = table.time
    if left is None or not table.must_act:
        return []
    who = name(table.players[PlayerId(left.player)])
    lines = [_vacation_line(who, left)] if left.pauses else []
    if left.is_out:
        waiting = " ".join(mention(each) for key, each in table.players.items() if key != left.player)
        return [
            *lines,
            f"**{who}'s time is out** since {stamp(left.due, 'R')}. {waiting} may claim the game, or wait.",
        ]
    if left.is_asked:
        waiting = " ".join(mention(each) for key, each in table.players.items() if key != left.player)
        lines.append(f"{who} asks for more time. {waiting}, **+2 days** grants it.")
    reserve = f"; on the reserve from {stamp(left.reserve_from, 'f')}" if left.reserve_from else ""
    return [*lines, f"-# {who} has until {stamp(left.due, 'f')} ({stamp(left.due, 'R')}){reserve}"]


def granted(table: HeadsUpTable) -> str:
    left = table.time
    if left is None:
        return "Granted."
    who = name(table.players[PlayerId(left.player)])
    return f"Granted: {who} has until {stamp(left.due, 'f')} ({stamp(left.due, 'R')})."


def asked(table: HeadsUpTable) -> str:
    others = [name(each) for key, each in table.players.items() if key not in table.must_act]
    return f"{' and '.join(others)} is asked for more time. Your clock runs on until it is granted."


def clock_panel_text(table: HeadsUpTable, reserves: dict[str, str]) -> str:
    """How turns are timed at a table, the running time, and what is left of each reserve."""
    lines = ["### Clock", control_line(table.control).capitalize(), *time_lines(table)]
    lines += [f"-# Reserve of {who}: {left}" for who, left in reserves.items()]
    return "\n".join(lines)


def _vacation_line(who: str, left: TimeLeft) -> str:
    spans = ", ".join(
        f"{stamp(each.begin, 'd')} to {stamp(each.end - A_SECOND, 'd')}" for each in left.pauses
    )
    return f"-# {who} is on vacation {spans}; the clock stands still"


LEFT: Final = "Nothing was changed; all stands as it is."
NOTHING_CHANGED: Final = "Each press changes one thing. Nobody sees it until you propose it."


def sheet_offered(table: HeadsUpTable) -> list[str]:
    """In short lines; after a proposal, whose it is and what it changes."""
    challenge = table.state.challenge
    lines = [*sheet_lines(challenge.sheet), *clock_lines(challenge.control)]
    offerer = name(table.players[challenge.offerer])
    if challenge.withdrew is not None:
        again = f"{offerer}'s offer stands again."
        lines = [*lines, f"-# {name(table.players[challenge.withdrew])} withdrew a counter-offer: {again}"]
    if challenge.replaced is None:
        return lines
    changed = what_was_changed(challenge)
    return [f"{offerer} proposes:", *lines, *([f"-# Changed: {changed}"] if changed else [])]


def what_was_changed(challenge: Challenge) -> str:
    """The last change of a challenge; "" without one."""
    parts = [changes(challenge.replaced or challenge.sheet, challenge.sheet)]
    parts.append(control_changes(challenge.replaced_control or challenge.control, challenge.control))
    return " · ".join(part for part in parts if part)


def crawford_state(table: HeadsUpTable) -> str:
    """Whether the Crawford game is to come, in play or over; "" where there is none."""
    length = table.sheet.length
    if length is None or length == 1 or not table.sheet.has_cube:
        return ""
    if table.is_crawford:
        return "This is the Crawford game, without the cube."
    if table.score.had_crawford:
        return "The Crawford game is over; the cube is in play."
    return "The Crawford game has not been played yet."


def sheet_changed(table: HeadsUpTable, player: PlayerId | None) -> str:
    """What was changed about a challenge since this player looked at it, and what they can do."""
    challenge = table.state.challenge
    offerer = "You have" if player == challenge.offerer else f"{name(table.players[challenge.offerer])} has"
    changes = what_was_changed(challenge)
    what = f"other rules since ({changes})" if changes else "other rules since"
    answer = "answer that" if challenge.awaited in (None, player) else "see that"
    return f"{offerer} proposed {what}: {answer} on the newest message."

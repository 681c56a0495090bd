"""A table's messages in words: players, score, what it waits for, its clock and its rule sheet."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import takewhile

from bot import engine
from bot.engine.keys import GameNumber, PlayerId
from bot.play.base.table import LoggedEvent, Player, Status
from bot.play.heads_up import results
from bot.play.heads_up.table import Challenge, HeadsUpTable, ReplayStep, Withdrawal
from bot.play.heads_up.tasks import call_to_act, to_act
from bot.play.posts.scheduling import OPEN_FOR
from bot.play.text.clocks import clock_lines, control_changes
from bot.play.text.options import changes, in_brief, sheet_lines, what_is_played
from bot.play.text.records import played, rolled
from bot.play.text.words import mention, name, plain_name
from bot.text.catalogue import either, listed, phrase


def title(table: HeadsUpTable) -> str:
    """Return who plays whom, and the score."""
    challenge = table.state.challenge
    if table.state.game is not None:
        return score(table) if table.sheet.is_match else players(table)
    challenger = name(table.players[challenge.challenger])
    if challenge.rematch_of is not None:
        return phrase("challenge-title-rematch", challenger=challenger)
    opponent = _challenged(table)
    return phrase("challenge-title", challenger=challenger, opponent=opponent, is_to_all=not opponent)


def players(table: HeadsUpTable) -> str:
    return listed([name(table.player_on(side)) for side in engine.Side])


def score(table: HeadsUpTable, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice 3, Bob 1" in a match, "Alice leads by 2 points" in a session."""
    return results.scores(table, table.score, called) if table.sheet.is_match else results.lead(table, called)


def offered(table: HeadsUpTable) -> str:
    """Return the rest of a challenge after another offer, or after its end."""
    if table.state.game is not None:
        return title(table)
    challenge = table.state.challenge
    terms = in_brief(challenge.replaced or challenge.sheet)
    return phrase("challenge-offered", challenge=title(table), terms=terms)


def overtaken(table: HeadsUpTable) -> str:
    """Return the rest of a message that another one replaced before anything was done on it."""
    if table.state.game is None:
        return offered(table)
    return phrase("table-posted-again", title=title(table))


def agreed(table: HeadsUpTable) -> str:
    """Return the rest of a challenge that was accepted."""
    challenge = table.state.challenge
    accepted = next(each for key, each in table.players.items() if key != challenge.offerer)
    return phrase("challenge-accepted", player=name(accepted), terms=in_brief(table.sheet))


def subtitle(table: HeadsUpTable, *, is_above_board: bool = False) -> str:
    """Such as "5-point match · game 3 · Crawford game"."""
    parts = [what_is_played(table.sheet)]
    if table.status is Status.OVER:
        return " · ".join([*parts, phrase("table-games", games=len(table.results))])
    parts.append(phrase("table-game-number", number=table.number))
    if table.is_crawford:
        parts.append(phrase("table-crawford"))
    if table.results and not (table.sheet.is_match or (is_above_board and table.sheet.stake == 1)):
        parts.append(results.lead(table))
    return " · ".join(parts)


def challenge_line(table: HeadsUpTable) -> str:
    """How a challenge ended, or who may answer it."""
    challenge = table.state.challenge
    if challenge.withdrawal is not None:
        return _came_to_nothing(table, challenge.withdrawal)
    if challenge.awaited is None:
        return phrase("challenge-asked-all")
    player, offerer = mention(table.players[challenge.awaited]), name(table.players[challenge.offerer])
    return phrase("challenge-asked", player=player, offerer=offerer, offered=what_is_offered(challenge))


class Invitation(Enum):
    """An offer that can be accepted before a table's first game."""

    CHALLENGE = auto()
    REMATCH = auto()
    COUNTER = auto()


def what_is_offered(challenge: Challenge) -> Invitation:
    if challenge.offerer != challenge.challenger:
        return Invitation.COUNTER
    return Invitation.CHALLENGE if challenge.rematch_of is None else Invitation.REMATCH


def _came_to_nothing(table: HeadsUpTable, why: Withdrawal) -> str:
    match why:
        case Withdrawal.DECLINED:
            return _declined(table)
        case Withdrawal.WITHDRAWN:
            return _withdrawn(table)
        case Withdrawal.LAPSED:
            return _lapsed(table)
        case Withdrawal.ERASED:
            return _abandoned(table)


def _declined(table: HeadsUpTable) -> str:
    challenge = table.state.challenge
    challenger, opponent = name(table.players[challenge.challenger]), _challenged(table)
    if challenge.awaited == challenge.challenger:
        return phrase("challenge-declined-counter", challenger=challenger, opponent=opponent)
    is_rematch = challenge.rematch_of is not None
    return phrase("challenge-declined", challenger=challenger, opponent=opponent, is_rematch=is_rematch)


def _withdrawn(table: HeadsUpTable) -> str:
    challenge = table.state.challenge
    player = challenge.challenger if challenge.withdrew is None else challenge.withdrew
    is_rematch = challenge.rematch_of is not None
    return phrase("challenge-withdrawn-by", player=name(table.players[player]), is_rematch=is_rematch)


def _lapsed(table: HeadsUpTable) -> str:
    awaited, is_rematch = table.state.challenge.awaited, table.state.challenge.rematch_of is not None
    if awaited is None:
        return phrase("challenge-expired-all", days=OPEN_FOR.days)
    player = name(table.players[awaited])
    return phrase("challenge-expired", player=player, days=OPEN_FOR.days, is_rematch=is_rematch)


def _challenged(table: HeadsUpTable) -> str:
    """The name of who is challenged; "" where anyone may accept."""
    opponent = table.state.challenge.opponent
    return "" if opponent is None else name(table.players[opponent])


def headline(table: HeadsUpTable) -> str:
    """Return whose turn it is and what for, without formatting: it stands in the picture."""
    if table.status is Status.CLOSED:
        return phrase("table-abandoned-headline")
    awaited = table.must_act
    if not awaited:
        return results.result_headline(table)
    player = table.players[awaited[0]]
    if table.game.phase is engine.Phase.RESIGNATION:
        return phrase("table-waits-resignation", player=plain_name(player))
    waits = to_act(table, player, plain_name)
    return f"{waits} · {phrase('table-crawford')}" if table.is_crawford else waits


def status_line(table: HeadsUpTable) -> str:
    """Return whose turn it is, by name; or how the game, the match or the session ended."""
    if table.status is Status.CLOSED:
        return _abandoned(table)
    if table.status is Status.OVER:
        return results.outcome_to_both(table)
    if table.is_between_games:
        return results.result(table)
    return call_to_act(table)


def status_details(table: HeadsUpTable) -> list[str]:
    """The lines under the status once a game is over: how to go on, or how it all ended."""
    if table.waits_for_start:
        return [phrase("table-waits-for-start")]
    if table.is_between_games:
        may_go_on = either([mention(table.players[player]) for player in table.waits_for])
        return [phrase("table-next-or-end", players=may_go_on), *_small(table.remarked)]
    if table.status is Status.OVER:
        hints = (results.score_of_each_game(table), phrase("table-over-hint"))
        return [results.result(table), *_small([*filter(None, hints), *table.remarked])]
    return []


def _small(lines: Iterable[str]) -> list[str]:
    return [f"-# {line}" for line in lines]


def facts_line(table: HeadsUpTable) -> str:
    return " · ".join([*(_pips(table, side) for side in engine.Side), _cube(table)])


def _pips(table: HeadsUpTable, side: engine.Side) -> str:
    pips = table.game.position_of(side).own_pips
    return phrase("table-pips", player=name(table.player_on(side)), pips=pips)


def _cube(table: HeadsUpTable) -> str:
    """Such as "cube on 2, Bob's"."""
    cube = table.game.cubes[0]
    if not table.game.terms.has_cube:
        return phrase("table-cube-none")
    if cube.offer is not None:
        player = name(table.player_on(cube.offer.to.other))
        return phrase("table-cube-offered", value=cube.accepted_value, player=player)
    if cube.owner is None:
        return phrase("table-cube-centred", value=cube.value)
    return phrase("table-cube-owned", value=cube.value, player=name(table.player_on(cube.owner)))


def _abandoned(table: HeadsUpTable) -> str:
    """Why a table was closed, with mentions of whoever is left there."""
    left = " ".join(mention(player) for player in table.players.values() if player.snowflake is not None)
    reason = results.abandoned(table)
    return phrase("table-abandoned", players=left, reason=reason) if left else reason


def log_lines(
    table: HeadsUpTable, logged: Iterable[LoggedEvent[engine.Event]], *, ends_told: int = 0
) -> list[str]:
    """A line for each event worth one: "Alice 3-1: 8/5 6/5".

    `ends_told` is the number of games, from the first, whose end stands elsewhere.
    """
    return list(_lines(table, logged, ends_told))


def _lines(table: HeadsUpTable, logged: Iterable[LoggedEvent[engine.Event]], ends_told: int) -> Iterator[str]:
    """Before the opening of a game, how the game before it ended."""
    number, last, is_automatic_roll = ends_told + 1, None, False
    listed = list(logged)
    for following, each in enumerate(listed, start=1):
        if isinstance(each.event, engine.OpeningRolled) and each.number > number:
            number = each.number
            yield results.game_over(table, GameNumber(number - 1))
        if isinstance(each.event, engine.Rolled | engine.OpeningRolled):
            is_automatic_roll = isinstance(each.event, engine.Rolled) and table.is_automatic(
                each, each.event.side
            )
        if isinstance(each.event, engine.Rolled) and _is_roll_told(each, listed[following:]):
            yield rolled(name(table.player_on(each.event.side)), each.event, is_automatic=is_automatic_roll)
        if line := _log_line(table, each, last, is_rolled_automatically=is_automatic_roll):
            yield line
        last = each.event


def _is_roll_told(roll: LoggedEvent[engine.Event], following: Sequence[LoggedEvent[engine.Event]]) -> bool:
    """Whether a roll has a line of its own: not once its play repeats it.

    Nor while a roll by hand waits for its play: the status asks for that.
    """
    until = takewhile(
        lambda each: not isinstance(each.event, engine.Rolled | engine.OpeningRolled), following
    )
    if any(isinstance(each.event, engine.Played) for each in until):
        return False
    return roll.player is None or bool(following)


def log_line(table: HeadsUpTable, logged: LoggedEvent[engine.Event]) -> str:
    """Tell an event in one line; "" for a roll, which its play repeats."""
    return _log_line(table, logged, None)


def _log_line(  # noqa: PLR0911 - a line for each kind
    table: HeadsUpTable,
    logged: LoggedEvent[engine.Event],
    last: engine.Event | None,
    *,
    is_rolled_automatically: bool = False,
) -> str:
    """`last` is the event just before, if it has a line too."""
    event = logged.event
    if isinstance(event, engine.OpeningRolled):
        return _opening(table, event)
    who, is_automatic = name(table.player_on(event.side)), table.is_automatic(logged, event.side)
    match event:
        case engine.Rolled():
            return ""
        case engine.Played():
            return played(
                who, event, is_automatic=is_automatic, is_rolled_automatically=is_rolled_automatically
            )
        case engine.Doubled():
            is_redouble = _is_redouble(table, logged, event)
            return _double_line(who, event, is_redouble=is_redouble, is_automatic=is_automatic)
        case engine.Raised() | engine.Taken() | engine.Dropped() | engine.TimedOut():
            winner = name(table.player_on(event.side.other))
            return _cube_line(who, winner, event, is_automatic=is_automatic)
        case engine.ResignationOffered() | engine.ResignationAccepted() | engine.ResignationRefused():
            return _resignation_line(who, event, is_at_once=_resigned(logged, last) is event.side)
        case engine.TakenBack():
            is_own = logged.player is not None and logged.player == table.player_on(event.side).id
            return phrase("log-undo", player=who) if is_own else phrase("log-takeback", player=who)


def _is_redouble(table: HeadsUpTable, logged: LoggedEvent[engine.Event], double: engine.Doubled) -> bool:
    """Whether a player had turned the cube before.

    Its value says so without the position, unless automatic doubles may have made it so high.
    """
    if isinstance(logged, ReplayStep):
        return logged.before.cubes[double.cube].owner is not None
    if double.is_redouble:
        return True
    automatic = table.sheet.automatic_doubles
    return automatic is not None and double.value > 2 ** (1 + automatic)


def _resigned(logged: LoggedEvent[engine.Event], last: engine.Event | None) -> engine.Side | None:
    """Return the side that resigned, if the event just before shows it.

    A resignation that can cost no more is accepted at once.
    """
    if isinstance(logged, ReplayStep):
        resignation = logged.before.bets[0].resignation
        return resignation.side if resignation else None
    return last.side if isinstance(last, engine.ResignationOffered) else None


def _double_line(who: str, event: engine.Doubled, *, is_redouble: bool, is_automatic: bool) -> str:
    if is_redouble:
        return phrase("log-redoubles", player=who, value=event.value, is_automatic=is_automatic)
    return phrase("log-doubles", player=who, value=event.value, is_automatic=is_automatic)


def _cube_line(
    who: str,
    winner: str,
    event: engine.Raised | engine.Taken | engine.Dropped | engine.TimedOut,
    *,
    is_automatic: bool,
) -> str:
    """`winner` is the other side, who wins by a pass or on time."""
    match event:
        case engine.Raised():
            return phrase("log-raises", player=who, stage=event.stage, value=event.value)
        case engine.Taken():
            return phrase("log-takes", player=who, value=event.value, is_automatic=is_automatic)
        case engine.Dropped() if is_automatic:
            return phrase("log-passes-automatically", player=who, winner=winner, points=event.points)
        case engine.Dropped():
            return phrase("log-passes", player=who, winner=winner, points=event.points)
        case engine.TimedOut():
            return phrase("log-out-of-time", player=who, winner=winner, points=event.points)


def _resignation_line(
    who: str,
    event: engine.ResignationOffered | engine.ResignationAccepted | engine.ResignationRefused,
    *,
    is_at_once: bool,
) -> str:
    match event:
        case engine.ResignationOffered():
            return phrase("log-resigns", player=who, kind=event.kind)
        case engine.ResignationAccepted() if is_at_once:
            return phrase("log-resignation-accepted")
        case engine.ResignationAccepted():
            return phrase("log-accepts-resignation", player=who)
        case engine.ResignationRefused():
            return phrase("log-refuses-resignation", player=who)


def _opening(table: HeadsUpTable, event: engine.OpeningRolled) -> str:
    white, black = (name(table.player_on(side)) for side in engine.Side)
    if event.white != event.black:
        low, high = sorted((event.white, event.black))
        starter = white if event.white > event.black else black
        return phrase("log-opening", high=high, low=low, starter=starter)
    if event.cube:
        return phrase("log-opening-doubled", die=event.white, value=event.cube)
    return phrase("log-opening-again", die=event.white)


def sheet_offered(table: HeadsUpTable) -> list[str]:
    """In short lines; after a proposal, whose it is and what it changes."""
    challenge = table.state.challenge
    lines = [*sheet_lines(challenge.sheet), *clock_lines(challenge.control)]
    lines += _small([rated_line(challenge), *table.remarked])
    offerer = name(table.players[challenge.offerer])
    if challenge.withdrew is not None:
        withdrew = name(table.players[challenge.withdrew])
        lines.append(f"-# {phrase('challenge-stands-again', player=withdrew, offerer=offerer)}")
    if challenge.replaced is None:
        return lines
    changed = changed_line(what_was_changed(challenge))
    return [phrase("challenge-proposes", offerer=offerer), *lines, *([f"-# {changed}"] if changed else [])]


def rated_line(challenge: Challenge) -> str:
    """Whether what is played between two people counts for their ratings, and if not, why."""
    if challenge.sheet.start != engine.Position.start():
        return phrase("challenge-rated", counts="start")
    if challenge.is_rated:
        return phrase("challenge-rated", counts="match" if challenge.sheet.is_match else "games")
    least = challenge.rated.least
    return phrase("challenge-unrated") if least is None else phrase("challenge-rated-from", least=least)


def changed_line(changes: str) -> str:
    """The changes in a line; "" without any."""
    return phrase("challenge-changed", changes=changes) if changes else ""


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
        return phrase("table-crawford-now")
    return phrase("table-crawford-over") if table.score.had_crawford else phrase("table-crawford-to-come")


def sheet_changed(table: HeadsUpTable, player: PlayerId | None) -> str:
    """That another offer stands since this player looked at a challenge, and what was changed."""
    challenge = table.state.challenge
    changed = changed_line(what_was_changed(challenge))
    return "\n".join([_overtaken_offer(table, player), *([changed] if changed else [])])


def _overtaken_offer(table: HeadsUpTable, player: PlayerId | None) -> str:
    challenge = table.state.challenge
    if player == challenge.offerer:
        return phrase("challenge-overtaken-by-you")
    offerer = name(table.players[challenge.offerer])
    return phrase("challenge-overtaken", offerer=offerer, may_answer=challenge.awaited in (None, player))

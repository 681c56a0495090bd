"""The events of a chouette, in lines that everybody may read."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot import engine
from bot.engine.chouette import (
    AnalysisAgreed,
    AnswerSealed,
    AnswersShown,
    BetEnded,
    CaptainSucceeded,
    Chouette,
    ChouetteEvent,
    ChouetteGame,
    Closed,
    CubeAnswer,
    DoubleDeclined,
    DoublingEnded,
    ExtraGiven,
    ExtraReplied,
    ExtrasShown,
    GameSettled,
    GraceEnded,
    Held,
    Instructed,
    Joined,
    Leaving,
    LoneTakerDecided,
    LoneTakerMustDrop,
    LoneTakerWaits,
    LostTheTurn,
    OfferAdded,
    OfferTakenBack,
    PlaySuggested,
    ProposalDropped,
    Proposed,
    ProxyNamed,
    Released,
    RollPressed,
    Rotated,
    Seated,
    Settlement,
    Substituted,
    WentAway,
    event_seen_by,
)
from bot.engine.chouette.doubling_events import DoublingEvent
from bot.engine.chouette.line import seat_players
from bot.engine.chouette.role_events import AgreementEvent, RoleEvent
from bot.engine.chouette.seat_events import SeatEvent
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.chouette.text import cubes
from bot.play.chouette.text.people import Names, acts_for, is_bot, player_name, side_name
from bot.play.chouette.text.roles import (
    box_of,
    ended_line,
    handed_over,
    joined_line,
    proposal_line,
    proxy_line,
    role_line,
    seat_line,
)
from bot.play.text.records import played, rolled
from bot.text.catalogue import in_clauses, phrase

GOING: Final = (Leaving, LostTheTurn, WentAway)
"""After these, others act for a player."""
TOGETHER: Final[tuple[type[ChouetteEvent] | tuple[type[ChouetteEvent], ...], ...]] = (
    engine.Doubled,
    (engine.Taken, engine.Dropped, engine.Raised, LoneTakerMustDrop),
    ExtraGiven,
    BetEnded,
    (Joined, Seated),
)
"""Events of several players that share a line."""


def log_lines(
    chouette: Chouette,
    events: Sequence[ChouetteEvent],
    names: Names,
    automatic: Collection[ChouetteEvent] = (),
) -> list[str]:
    """A line for each event worth one: "Ben and Dora take at 2; Carl passes and pays 1".

    Sealed events have none before they are shown.

    Args:
        chouette: The chouette after all of them; cubes of games before its last one have no names.
        events: The events in order, as stored.
        names: Everybody whom they name.
        automatic: Those of the events, by identity, that nobody did: a roll or play among them is marked.
    """
    games = _games(event for event in events if event_seen_by(event, None) is not None)
    left = len(games)
    told: list[str] = []
    for game, following in zip(games, [*games[1:], []], strict=True):
        left -= 1
        after = next(iter(following), None)
        if isinstance(after, Closed):  # so nobody takes the box for another
            game = game[:-1]  # noqa: PLW2901 - without its rotation
        elif isinstance(after, Seated):
            game = _with_seated(chouette, game, after)  # noqa: PLW2901 - in the line of its rotation
        told += _lines(chouette, game, _stakes(chouette, names, left), automatic)
    return told


def _with_seated(chouette: Chouette, game: list[ChouetteEvent], seated: Seated) -> list[ChouetteEvent]:
    """A game whose rotation tells the next line with those who are dealt in at once."""
    rotated = game[-1]
    if not isinstance(rotated, Rotated) or rotated.box is None:
        return game
    before = replace(chouette, line=rotated.line, loser=rotated.loser)
    return [*game[:-1], replace(rotated, line=seat_players(before, seated.players).line)]


def roll_lines(events: Sequence[ChouetteEvent]) -> list[str]:
    """The rolls whose plays are still to come: "Team rolls 3-1"."""
    return [
        rolled(side_name(event.side), event, is_automatic=False)
        for event in events
        if isinstance(event, engine.Rolled)
    ]


def _games(events: Iterator[ChouetteEvent]) -> list[list[ChouetteEvent]]:
    """The events game by game, each up to its rotation; the last is not over, and may be empty."""
    games: list[list[ChouetteEvent]] = [[]]
    for event in events:
        games[-1].append(event)
        if isinstance(event, Rotated):
            games.append([])
    return games


def _stakes(chouette: Chouette, names: Names, later: int) -> cubes.Stakes:
    """The names behind the cubes of the game in play, or of an earlier one, `later` rotations back."""
    if later == 0:
        current = chouette.in_play
        return (
            cubes.Stakes(names, chouette.box) if current is None else _stakes_of(current, names, chouette.box)
        )
    if later == 1 and chouette.last is not None:
        return _stakes_of(chouette.last, names, box_of(chouette.last.game))
    return cubes.Stakes(names, None)


def _stakes_of(game: ChouetteGame | Settlement, names: Names, box: PlayerId | None) -> cubes.Stakes:
    """The names behind the cubes of a game, and who acts for whom at its end, or as it stands."""
    board = game.game
    return cubes.Stakes(
        names, box, board.bets, board.cubes, absent=frozenset(game.absent), substitute=game.substitute
    )


def _lines(
    chouette: Chouette,
    events: Sequence[ChouetteEvent],
    stakes: cubes.Stakes,
    automatic: Collection[ChouetteEvent],
) -> Iterator[str]:
    start = 0
    actors, team_actors = _actors(events, stakes), _team_actors(events, stakes)
    shown: dict[tuple[PlayerId, CubeIndex], CubeAnswer] = {}
    follows_nobody = False
    offered: dict[CubeIndex, engine.OfferStage] = {}
    while start < len(events):
        group = _together(events, start)
        if isinstance(group[0], AnswersShown):
            shown |= {(one.player, one.cube): one for one in group[0].answers}
            follows_nobody = group[0].follows_nobody
        acting = replace(
            stakes,
            actor=actors[start],
            team_actor=team_actors[start],
            given=shown,
            follows_nobody=follows_nobody,
            offered=dict(offered),
        )
        offered |= _offered(group)
        start += len(group)
        line = _line(chouette, group, events[start:], acting)
        if _is_in(automatic, group[0]):
            line = _marked(line, group[0], events[start:], automatic, acting)
        if line:
            yield line


def _offered(events: Sequence[ChouetteEvent]) -> dict[CubeIndex, engine.OfferStage]:
    """How far the offers have climbed by these events, cube by cube."""
    return {
        each.cube: each.stage if isinstance(each, engine.Raised) else engine.OfferStage.DOUBLE
        for each in events
        if isinstance(each, engine.Doubled | engine.Raised)
    }


def _marked(
    line: str,
    event: ChouetteEvent,
    later: Sequence[ChouetteEvent],
    automatic: Collection[ChouetteEvent],
    stakes: cubes.Stakes,
) -> str:
    """The line of an automatic event, marked; not a roll whose play is marked as well."""
    if isinstance(event, engine.Rolled):
        is_in_log = bool(later) and isinstance(later[0], engine.Played) and _is_in(automatic, later[0])
        return "" if is_in_log else rolled(side_name(event.side), event)
    if not isinstance(event, engine.Played):
        return line
    mover = _mover(event.side, stakes)
    autopilots = (acts_for(stakes.names, None, stakes.box), _autopilot_for_team())
    return line if mover in autopilots else played(mover, event, is_automatic=True)


def _autopilot_for_team() -> str:
    return phrase("chouette-log-autopilot-for-team")


def _is_in(events: Collection[ChouetteEvent], event: ChouetteEvent) -> bool:
    """Whether an event is one of these objects; an equal one does not count."""
    return any(each is event for each in events)


def _actors(events: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> list[str]:
    """For each event the name of whoever acts for the box; "" where the box acts itself.

    For games before the last, only from their events.
    """
    goes = [isinstance(event, GOING) and event.player == stakes.box for event in events]
    is_gone = stakes.box in stakes.absent and not any(goes)
    is_in_log = any(isinstance(event, Substituted) for event in events)
    substitute = None if is_in_log else stakes.substitute
    actors: list[str] = []
    for event, has_gone in zip(events, goes, strict=True):
        is_gone = is_gone or has_gone
        substitute = event.player if isinstance(event, Substituted) else substitute
        actors.append(acts_for(stakes.names, substitute, stakes.box) if is_gone else "")
    return actors


def _team_actors(events: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> list[str]:
    """For each event the name of whoever acts for the team; "" where its members act themselves.

    From the last event back: a player who goes, or whose bet ends, was there before.
    """
    absent = set(stakes.absent)
    playing = {bet.black for bet in stakes.bets if bet.is_active}
    actors: list[str] = []
    for event in reversed(events):
        if isinstance(event, engine.Played):
            playing |= {bet.black for bet in stakes.bets if stakes.is_played_out(bet)}
        is_gone = playing and not playing - absent
        actors.append(_autopilot_for_team() if is_gone else "")
        if isinstance(event, GOING):
            absent.discard(event.player)
        elif isinstance(event, Joined) and event.plays_on:
            absent.add(event.player)
        elif isinstance(event, engine.Dropped):
            bets = stakes.on(event.cube)
            playing |= {bet.black for bet in bets if event.player in (bet.black, stakes.box)}
        elif isinstance(event, BetEnded):
            playing |= {bet.black for bet in stakes.bets[event.bet : event.bet + 1]}
    return actors[::-1]


def _together(events: Sequence[ChouetteEvent], start: int) -> Sequence[ChouetteEvent]:
    """An event, with those after it that share its line."""
    kind = next((kind for kind in TOGETHER if isinstance(events[start], kind)), None)
    end = start + 1
    if isinstance(events[start], GOING) and isinstance(next(iter(events[end:]), None), CaptainSucceeded):
        return events[start : end + 1]
    while kind is not None and end < len(events) and isinstance(events[end], kind):
        end += 1
    return events[start:end]


def _line(
    chouette: Chouette, group: Sequence[ChouetteEvent], later: Sequence[ChouetteEvent], stakes: cubes.Stakes
) -> str:
    """The line of one event or several alike; "" for what another line says."""
    event = group[0]
    if isinstance(event, Joined | Seated):
        return joined_line([each for each in group if isinstance(each, Joined | Seated)], stakes.names)
    if isinstance(event, SeatEvent | RoleEvent):
        return _people_line(chouette, event, group, later, stakes)
    if isinstance(event, AgreementEvent):
        return _agreement_line(event, group, stakes)
    if isinstance(event, DoublingEvent):
        return _window_line(event, group, later, stakes)
    return _board_line(event, group, stakes)


def _people_line(
    chouette: Chouette,
    event: SeatEvent | RoleEvent,
    group: Sequence[ChouetteEvent],
    later: Sequence[ChouetteEvent],
    stakes: cubes.Stakes,
) -> str:
    """Tell who comes and goes, and who is captain; a leaver and the captain's successor share a line."""
    successor = group[-1]
    if isinstance(event, GOING) and isinstance(successor, CaptainSucceeded):
        return handed_over(event, successor, stakes.names)
    if isinstance(event, SeatEvent):
        return seat_line(chouette, event, stakes.names, stakes.box)
    is_acting = isinstance(event, CaptainSucceeded) and not event.is_of_record
    return "" if is_acting and _has_nothing_to_do(later) else role_line(event, stakes.names, stakes.box)


def _has_nothing_to_do(later: Sequence[ChouetteEvent]) -> bool:
    """Whether an acting captain is followed by another, or by the end of the game, before anything else."""
    after = next((event for event in later if not isinstance(event, BetEnded)), None)
    return isinstance(after, CaptainSucceeded | GameSettled)


def _agreement_line(event: AgreementEvent, group: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> str:
    match event:
        case ProxyNamed():
            return proxy_line(event, stakes.names)
        case Instructed() | PlaySuggested() | AnalysisAgreed():
            return ""  # known to the member alone
        case Proposed() | ProposalDropped():
            return proposal_line(event, stakes)
        case BetEnded():
            return ended_line([each for each in group if isinstance(each, BetEnded)], stakes)


def _window_line(  # noqa: PLR0911 - a match
    event: DoublingEvent, group: Sequence[ChouetteEvent], later: Sequence[ChouetteEvent], stakes: cubes.Stakes
) -> str:
    match event:
        case OfferAdded() | OfferTakenBack() | DoubleDeclined() | AnswerSealed() | ExtraReplied():
            return ""  # sealed
        case DoublingEnded() | GraceEnded():
            return ""  # the doubles, or the roll, that follow tell it
        case LoneTakerDecided():
            return cubes.silent(
                stakes.names, [event.player] if event.is_silent else []
            )  # their answer follows
        case Held() | Released() | RollPressed():
            return _roll_line(event, later, stakes)
        case LoneTakerMustDrop():
            return cubes.answers(stakes, [each for each in group if isinstance(each, cubes.Answered)])
        case AnswersShown():
            return _shown_line(event, later, stakes)
        case LoneTakerWaits():
            return cubes.lone_taker(stakes.names, event)
        case ExtrasShown():
            return cubes.extras_shown(stakes.names, event)
        case ExtraGiven():
            return cubes.extras_given(stakes.names, [each for each in group if isinstance(each, ExtraGiven)])


def _doubles_next(player: PlayerId, later: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> bool:
    """Whether somebody doubles before the next roll."""
    before = takewhile(lambda event: not isinstance(event, engine.Rolled), later)
    doubled = (event for event in before if isinstance(event, engine.Doubled))
    return any(bet.player(event.side) == player for event in doubled for bet in stakes.on(event.cube))


def _shown_line(event: AnswersShown, later: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> str:
    """Tell who was late, and the answers shown before the others where no other line does."""
    is_in_log = bool(later) and isinstance(later[0], cubes.Answered | LoneTakerWaits)
    late = cubes.silent_acting(stakes, (one.player for one in event.answers if one.is_silent))
    return in_clauses((late, "" if is_in_log else cubes.answers_shown(stakes.names, event)))


def _roll_line(
    event: Held | Released | RollPressed, later: Sequence[ChouetteEvent], stakes: cubes.Stakes
) -> str:
    """Tell who is ready to roll, or holds the roll; "" if a roll or a double followed."""
    player = player_name(stakes.names, event.player)
    match event:
        case Held():
            return phrase("chouette-log-holds", player=player)
        case Released(is_silent=True):
            return phrase("chouette-log-releases-silent", player=player)
        case Released():
            is_in_log = is_bot(stakes.names, event.player) or _doubles_next(event.player, later, stakes)
            return "" if is_in_log else phrase("chouette-log-releases", player=player)
        case RollPressed():
            return "" if later else phrase("chouette-log-rolls", player=player)


def _board_line(event: engine.Event, group: Sequence[ChouetteEvent], stakes: cubes.Stakes) -> str:
    match event:
        case engine.OpeningRolled():
            return _opening(event)
        case engine.Rolled():
            return ""  # its play repeats it
        case engine.Played():
            return played(_mover(event.side, stakes), event)
        case engine.Doubled():
            return cubes.doubles(stakes, [each for each in group if isinstance(each, engine.Doubled)])
        case engine.Taken() | engine.Dropped() | engine.Raised():
            return cubes.answers(stakes, [each for each in group if isinstance(each, cubes.Answered)])
        case (
            engine.ResignationOffered()
            | engine.ResignationAccepted()
            | engine.ResignationRefused()
            | engine.TimedOut()
            | engine.TakenBack()
        ):
            return ""  # between two players only: a chouette concedes bet by bet, and hands over


def _mover(side: engine.Side, stakes: cubes.Stakes) -> str:
    """The side that plays: by its name, or as whoever acts for it."""
    if side is engine.Side.BLACK:
        return stakes.team_actor or side_name(side)
    played_out = [bet for bet in stakes.bets if stakes.is_played_out(bet)]
    is_givers = bool(played_out) and all(map(stakes.is_extra, played_out))
    return stakes.actor if stakes.actor and not is_givers else side_name(side)


def _opening(event: engine.OpeningRolled) -> str:
    low, high = sorted((event.white, event.black))
    if event.starter is not None:
        return phrase("chouette-log-opening", high=high, low=low, starter=event.starter)
    if event.cube:
        return phrase("log-opening-doubled", die=high, value=event.cube)
    return phrase("log-opening-again", die=high)

"""Writing down what was played here: from rule sheets and events to records.

A chouette becomes one money session for each cube, that is for each two who had a bet. On its board the box
plays everybody at once; here each of the box's bets is a game of two. Two who meet again, whoever is box, go
on in the same session; where other rules hold from some game on, another begins. An extra is a session apart,
in which its giver doubles on handing it over.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot import engine
from bot.engine.chouette import (
    BetEnded,
    BoxForfeited,
    Chouette,
    ChouetteEvent,
    ChouetteGame,
    ExtraGiven,
    GameDealt,
    Proposal,
    ProposalDropped,
    Proposed,
    apply,
)
from bot.engine.keys import FIRST_CUBE
from bot.engine.options import Value
from bot.records.mat import Omission
from bot.records.match import (
    MONEY,
    NO_CUBE,
    Entry,
    GameRecord,
    MatchRecord,
    RefusedResignation,
    UnplayedRoll,
    WrittenDance,
    WrittenDouble,
    WrittenDrop,
    WrittenPlay,
    WrittenResult,
    WrittenTake,
    name_of_start,
)

TAGS: Final = {
    "jacoby": "Jacoby",
    "beavers": "Beaver",
    "raccoons": "Raccoon",
    "automatic_doubles": "AutoDoubles",
    "stake": "Stake",
}
"""What other programs call options; the rest have tags of their own names."""

SAID_OTHERWISE: Final = ("length", "start", "cube", "cube_cap")


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of two players, running or over: the score before it, its events, and the state after them."""

    score: engine.Score
    events: tuple[engine.Event, ...]
    final: engine.Game


def record_match(
    white: str,
    black: str,
    sheet: engine.RuleSheet,
    games: Iterable[PlayedGame],
    tags: Iterable[tuple[str, str]] = (),
) -> MatchRecord:
    """The record of a match or a money session.

    Args:
        white: The name of White.
        black: The name of Black.
        sheet: The rules that it was played by; they become tags of the record.
        games: Its games in order, at least one.
        tags: What else the head says: site, event, date.

    Raises:
        ValueError: A player without a name, or no games.
    """
    length = sheet.length or MONEY
    return MatchRecord(white, black, length, tuple(map(record_game, games)), (*tags, *tags_of_rules(sheet)))


def record_game(game: PlayedGame) -> GameRecord:
    """Rolls before the opening dice differed are left out."""
    found = game.final.bets[0].result
    return GameRecord(
        white_score=game.score.white,
        black_score=game.score.black,
        entries=tuple(entries_of(game.events)),
        result=WrittenResult(found.winner, found.points) if found else None,
        cube=max(
            (event.cube or 1 for event in game.events if isinstance(event, engine.OpeningRolled)), default=1
        ),
        was_resigned=found is not None and found.ending is engine.Ending.RESIGNED,
    )


def entries_of(events: Iterable[engine.Event]) -> Iterator[Entry]:
    """The events of a game as they are written down: every checker move by itself, "25/20* 20/18"."""
    unplayed: UnplayedRoll | None = None
    offered: RefusedResignation | None = None
    open_double = False
    for event in events:
        match event:
            case engine.TimedOut(side) if open_double:
                yield WrittenDrop(side)
            case engine.OpeningRolled() | engine.Rolled():
                unplayed = _roll_of(event)
            case engine.ResignationOffered(side, kind=kind):
                offered = RefusedResignation(side, kind, is_after_roll=unplayed is not None)
            case engine.ResignationRefused() if offered:
                yield offered
            case engine.Played(side, roll, moves):
                unplayed = None
                yield WrittenPlay(side, roll, _format_steps(moves)) if moves else WrittenDance(side, roll)
            case _:
                yield from _cube_entry(event)
        open_double = isinstance(event, engine.Doubled | engine.Raised)
    if unplayed:
        yield unplayed


def _roll_of(event: engine.OpeningRolled | engine.Rolled) -> UnplayedRoll | None:
    """The roll to play; None after a tie of the opening."""
    match event:
        case engine.Rolled(side, roll):
            return UnplayedRoll(side, roll)
        case engine.OpeningRolled(white, black) if white != black:
            return UnplayedRoll(
                engine.Side.WHITE if white > black else engine.Side.BLACK, engine.Roll(white, black)
            )
        case _:
            return None


def tags_of_rules(sheet: engine.RuleSheet) -> Iterator[tuple[str, str]]:
    """The rules as tags for the head of a record."""
    if name := name_of_start(sheet.start):
        yield "Variation", name
    else:
        yield "Start Position", engine.format_position_id(sheet.start)
    if sheet.is_match:
        yield "Crawford", "On"
    yield from _options(sheet)
    if not sheet.has_cube:
        yield "CubeLimit", NO_CUBE
    elif sheet.cube_cap:
        yield "CubeLimit", str(sheet.cube_cap)


def _options(sheet: engine.RuleSheet) -> Iterator[tuple[str, str]]:
    """The options that differ from the usual, and for a session its switches too."""
    for name in dict.fromkeys((*TAGS, *engine.SHEET_OPTIONS)):
        option, value = engine.SHEET_OPTIONS[name], engine.SHEET_OPTIONS[name].read(sheet)
        is_switch = name in TAGS and isinstance(value, bool) and not sheet.is_match
        if name not in SAID_OTHERWISE and (is_switch or value != option.default):
            yield TAGS.get(name, name.title().replace("_", "")), _in_tag(value)


def _in_tag(value: Value) -> str:
    if isinstance(value, bool):
        return "On" if value else "Off"
    return "Unlimited" if value is None else str(value)


def _cube_entry(event: engine.Event) -> Iterator[Entry]:
    match event:
        case engine.Doubled(side, value=value):
            yield WrittenDouble(side, value)
        case engine.Raised(side, value=value, stage=stage):
            yield WrittenDouble(side, value, stage)
        case engine.Taken(side):
            yield WrittenTake(side)
        case engine.Dropped(side):
            yield WrittenDrop(side)
        case _:
            pass


def _format_steps(moves: Iterable[engine.CheckerMove]) -> str:
    """Each checker move by itself, as .mat has it, so that no reader has to guess the way."""
    return " ".join(f"{move.source}/{move.target}{'*' * move.is_hit}" for move in moves)


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """A game of a chouette, running or over: its number, rules and events, and the state after them."""

    number: int
    rules: engine.RuleSheet
    events: tuple[ChouetteEvent, ...]
    final: ChouetteGame

    @property
    def bets(self) -> tuple[engine.Bet, ...]:
        """The bets with the box first, then the extras."""
        return self.final.game.bets

    def is_extra(self, number: int) -> bool:
        return self.bets[number].white != self.final.box


def record_bet(game: WrittenGame, number: int, white: int) -> GameRecord:
    """One bet as a game of two, in which `white`, one of them, has the left column; the score is left out.

    The plays of the team are the member's own, up to the end of the bet. What is settled at zero has no
    result.
    """
    board, bet = game.final.game, game.bets[number]
    result = bet.result if bet.result and bet.result.points else None
    final = replace(
        board, cubes=(board.cubes[bet.cube],), bets=(replace(bet, cube=FIRST_CUBE, result=result),)
    )
    record = record_game(PlayedGame(engine.Score(), events_of_bet(game, number), final))
    return record if bet.white == white else _mirrored(record)


def events_of_bet(game: WrittenGame, number: int) -> tuple[engine.Event, ...]:
    """The events of one bet, as between its two players on the only cube."""
    bet = game.bets[number]
    written: list[engine.Event] = []
    proposal: Proposal | None = None
    for event in _until_over(game, number):
        match event:
            case Proposed(proposed) if proposed.bet == number:
                proposal = proposed
            case ProposalDropped(bet=refused, is_refused=True) if refused == number and proposal:
                written += _refused(bet, proposal)
            case BoxForfeited() if not game.is_extra(number):
                written = _forfeited(written, bet)
            case _:
                written += _on_board(event, bet)
    return tuple(written)


def _until_over(game: WrittenGame, number: int) -> Iterator[ChouetteEvent]:
    """The events of a game up to and with the one that ends a bet."""
    bet = game.bets[number]
    for event in game.events:
        yield event
        match event:
            case BetEnded(bet=ended) if ended == number:
                return
            case engine.Dropped(cube=cube, player=player) if cube == bet.cube and player in (
                bet.white,
                bet.black,
            ):
                return
            case BoxForfeited() if not game.is_extra(number):
                return
            case _:
                pass


def _on_board(event: ChouetteEvent, bet: engine.Bet) -> tuple[engine.Event, ...]:
    """What an event on the board, or with the cubes, was for a bet."""
    match event:
        case engine.OpeningRolled() | engine.Rolled() | engine.Played():
            return (event,)
        case engine.Doubled(cube=cube) | engine.Raised(cube=cube) if cube == bet.cube:
            return (replace(event, cube=FIRST_CUBE),)
        case engine.Taken(cube=cube, player=player) | engine.Dropped(cube=cube, player=player) if (
            cube == bet.cube
        ):
            return (replace(event, cube=FIRST_CUBE),) if player in (bet.white, bet.black) else ()
        case ExtraGiven(giver, taker, value) if (giver, taker) == (bet.white, bet.black):
            return (
                engine.Doubled(engine.Side.WHITE, FIRST_CUBE, value),
                engine.Taken(engine.Side.BLACK, FIRST_CUBE, taker, value),
            )
        case _:
            return ()


def _refused(bet: engine.Bet, proposal: Proposal) -> tuple[engine.Event, ...]:
    """A refused concession; a refused settlement is left out."""
    if proposal.kind is None:
        return ()
    side = bet.side_of(proposal.by)
    offered = engine.ResignationOffered(side, proposal.by, proposal.kind)
    return (offered, engine.ResignationRefused(side.other, bet.player(side.other)))


def _forfeited(written: list[engine.Event], bet: engine.Bet) -> list[engine.Event]:
    """The events of a bet that the box forfeited: an offer to the box was not taken.

    The box's own offer counts for nothing; but a beaver or a raccoon by the box accepts what it answered.
    """
    match written[-1:]:
        case [engine.Doubled(engine.Side.WHITE)]:
            return written[:-1]
        case [engine.Raised(engine.Side.WHITE, value=value)]:
            return [*written[:-1], engine.Taken(engine.Side.WHITE, FIRST_CUBE, bet.white, value // 2)]
        case [engine.Doubled() | engine.Raised()]:
            points = bet.result.points if bet.result else 0
            return [*written, engine.Dropped(engine.Side.WHITE, FIRST_CUBE, bet.white, points)]
        case _:
            return written


def _mirrored(game: GameRecord) -> GameRecord:
    """The game with its players in each other's columns, and the scores with them."""
    result = game.result and replace(game.result, winner=game.result.winner.other)
    entries = tuple(replace(entry, side=entry.side.other) for entry in game.entries)
    return replace(game, entries=entries, result=result)


Tags = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class CubeSession:
    """All that two players of a chouette played on a cube between them.

    Args:
        white: Our key of the one who was box when they met first, or who gave the extra.
        black: Our key of the other.
        games: The numbers of the chouette's games that are in it.
    """

    white: int
    black: int
    is_extra: bool
    games: tuple[int, ...]
    record: MatchRecord


@dataclass(frozen=True, slots=True)
class _Meeting:
    """One bet in one game, by its number there."""

    game: WrittenGame
    number: int

    @property
    def session(self) -> tuple[frozenset[int], bool, engine.RuleSheet]:
        """What all games of a session have in common."""
        bet = self.game.bets[self.number]
        return frozenset({bet.white, bet.black}), self.game.is_extra(self.number), self.game.rules


def games_of(opened: Chouette, events: Iterable[ChouetteEvent]) -> tuple[WrittenGame, ...]:
    """The games of a chouette, from all its events since the lobby was opened."""
    chouette = opened
    games: list[WrittenGame] = []
    for event in events:
        chouette = apply(chouette, event)
        if isinstance(event, GameDealt):
            games.append(WrittenGame(chouette.number, chouette.sheet.rules, (), chouette.current))
        elif chouette.in_play is not None:
            games[-1] = replace(games[-1], events=(*games[-1].events, event), final=chouette.in_play)
    return tuple(games)


def record_chouette(
    games: Iterable[WrittenGame], names: Mapping[int, str], tags: Tags = ()
) -> tuple[CubeSession, ...]:
    """One record for each two players and cube, in the order in which they began.

    Args:
        games: Its games in order.
        names: The names of all who played, by our keys.
        tags: What else the head of each record says: site, event, date.
    """
    sessions: dict[object, list[_Meeting]] = {}
    for game in games:
        for number in range(len(game.bets)):
            meeting = _Meeting(game, number)
            sessions.setdefault(meeting.session, []).append(meeting)
    return tuple(_session(meetings, names, tags) for meetings in sessions.values())


def left_out_of_sessions(games: Iterable[WrittenGame]) -> tuple[Omission, ...]:
    """What was won or lost other than on a cube, and so is in none of the sessions."""
    rounds = [game.final for game in games]
    found = {
        Omission.FEES: any(each.fees for each in rounds),
        Omission.PARTNERS: any(each.partner is not None for each in rounds),
    }
    return tuple(omission for omission, is_so in found.items() if is_so)


def _session(meetings: list[_Meeting], names: Mapping[int, str], tags: Tags) -> CubeSession:
    first = meetings[0]
    bet = first.game.bets[first.number]
    games = (record_bet(each.game, each.number, bet.white) for each in meetings)
    rules = tags_of_rules(first.game.rules)
    record = MatchRecord(names[bet.white], names[bet.black], MONEY, tuple(_scored(games)), (*tags, *rules))
    numbers = tuple(each.game.number for each in meetings)
    return CubeSession(bet.white, bet.black, first.game.is_extra(first.number), numbers, record)


def _scored(games: Iterable[GameRecord]) -> Iterator[GameRecord]:
    """Each game with the score to which those before it led."""
    score = dict.fromkeys(engine.Side, 0)
    for game in games:
        yield replace(game, white_score=score[engine.Side.WHITE], black_score=score[engine.Side.BLACK])
        if game.result is not None:
            score[game.result.winner] += game.result.points or 0

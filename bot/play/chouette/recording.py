"""Writing down what was played at a chouette: from its events to records.

A chouette becomes one money session for each cube, that is for each two who had a bet. On its board the box
plays everybody at once; here each of the box's bets is a game of two. Two who meet again, whoever is box, go
on in the same session; where other rules hold from some game on, another begins. An extra is a session apart,
in which its giver doubles on handing it over.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

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
from bot.records import MONEY, GameRecord, MatchRecord, Omission, PlayedGame, record_game, tags_of_rules


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
    """Return the events of a bet that an event on the board, or with the cubes, brings."""
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
        """The features that all games of a session share."""
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
    """Return the points that are in none of the sessions, since they were not won on a cube."""
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

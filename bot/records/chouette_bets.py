"""One bet of a chouette's game, told as a game of the two who hold it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.engine import (
    Bet,
    Doubled,
    Dropped,
    Event,
    OpeningRolled,
    Played,
    Raised,
    ResignationOffered,
    ResignationRefused,
    Rolled,
    RuleSheet,
    Score,
    Side,
    Taken,
)
from bot.engine.chouette import (
    BetEnded,
    BoxForfeited,
    ChouetteEvent,
    ExtraGiven,
    Proposal,
    ProposalDropped,
    Proposed,
    Round,
)
from bot.records.match import GameRecord
from bot.records.recording import PlayedGame, record_game


@dataclass(frozen=True, slots=True)
class ChouetteGame:
    """A game of a chouette, running or over: its number, rules and events, and where they led to."""

    number: int
    rules: RuleSheet
    events: tuple[ChouetteEvent, ...]
    final: Round

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Return its bets: those with the box first, then the extras."""
        return self.final.game.bets

    def is_extra(self, number: int) -> bool:
        """Tell whether a bet is on an extra cube, and not with the box."""
        return self.bets[number].white != self.final.box


def record_bet(game: ChouetteGame, number: int, white: int) -> GameRecord:
    """One bet as a game of two, in which `white`, one of them, has the left column; the score is not told.

    The plays of the team are the member's own, up to the end of his bet. What is settled at zero has no
    result.
    """
    board, bet = game.final.game, game.bets[number]
    result = bet.result if bet.result and bet.result.points else None
    final = replace(board, cubes=(board.cubes[bet.cube],), bets=(replace(bet, cube=0, result=result),))
    record = record_game(PlayedGame(Score(), events_of_bet(game, number), final))
    return record if bet.white == white else _mirrored(record)


def events_of_bet(game: ChouetteGame, number: int) -> tuple[Event, ...]:
    """What happened to one bet, until it was over, as between its two players on the only cube."""
    bet = game.bets[number]
    told: list[Event] = []
    proposal: Proposal | None = None
    for event in _until_over(game, number):
        match event:
            case Proposed(proposed) if proposed.bet == number:
                proposal = proposed
            case ProposalDropped(bet=refused, is_refused=True) if refused == number and proposal:
                told += _refused(bet, proposal)
            case BoxForfeited() if not game.is_extra(number):
                told = _forfeited(told, bet)
            case _:
                told += _on_board(event, bet)
    return tuple(told)


def _until_over(game: ChouetteGame, number: int) -> Iterator[ChouetteEvent]:
    """Yield the events of a game up to the one that ends a bet, and that one."""
    bet = game.bets[number]
    for event in game.events:
        yield event
        match event:
            case BetEnded(bet=ended) if ended == number:
                return
            case Dropped(cube=cube, player=player) if cube == bet.cube and player in (bet.white, bet.black):
                return
            case BoxForfeited() if not game.is_extra(number):
                return
            case _:
                pass


def _on_board(event: ChouetteEvent, bet: Bet) -> tuple[Event, ...]:
    """Return what an event on the board, or with the cubes, was for a bet."""
    match event:
        case OpeningRolled() | Rolled() | Played():
            return (event,)
        case Doubled(cube=cube) | Raised(cube=cube) if cube == bet.cube:
            return (replace(event, cube=0),)
        case Taken(cube=cube, player=player) | Dropped(cube=cube, player=player) if cube == bet.cube:
            return (replace(event, cube=0),) if player in (bet.white, bet.black) else ()
        case ExtraGiven(giver, taker, value) if (giver, taker) == (bet.white, bet.black):
            return (Doubled(Side.WHITE, 0, value), Taken(Side.BLACK, 0, taker, value))
        case _:
            return ()


def _refused(bet: Bet, proposal: Proposal) -> tuple[Event, ...]:
    """Return a concession that was refused; a settlement that was is nobody's business."""
    if proposal.kind is None:
        return ()
    side = bet.side_of(proposal.by)
    offered = ResignationOffered(side, proposal.by, proposal.kind)
    return (offered, ResignationRefused(side.other, bet.player(side.other)))


def _forfeited(told: list[Event], bet: Bet) -> list[Event]:
    """Return what happened to a bet that the box forfeited: an offer to the box was not taken.

    The box's own offer counts for nothing; but a beaver or a raccoon of his accepts what it answered.
    """
    match told[-1:]:
        case [Doubled(Side.WHITE)]:
            return told[:-1]
        case [Raised(Side.WHITE, value=value)]:
            return [*told[:-1], Taken(Side.WHITE, 0, bet.white, value // 2)]
        case [Doubled() | Raised()]:
            points = bet.result.points if bet.result else 0
            return [*told, Dropped(Side.WHITE, 0, bet.white, points)]
        case _:
            return told


def _mirrored(game: GameRecord) -> GameRecord:
    """Return a game with its players in each other's columns; everybody counts points from his own side."""
    result = game.result and replace(game.result, winner=game.result.winner.other)
    entries = tuple(replace(entry, side=entry.side.other) for entry in game.entries)
    return replace(game, entries=entries, result=result)

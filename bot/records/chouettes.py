"""Chouettes written down: one money session for each cube, that is for each two who had a bet.

On the board of a chouette the box plays everybody at once. Here each of his bets is a game of two. Two who
meet again, whoever is box then, go on in the same session; where other rules hold from some game on, another
begins. An extra is a session apart, in which its giver doubles when he hands it over.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from bot.engine import RuleSheet, Side
from bot.engine.chouette import Chouette, ChouetteEvent, GameDealt, apply
from bot.records.chouette_bets import ChouetteGame, record_bet
from bot.records.match import MONEY, GameRecord, MatchRecord
from bot.records.omissions import Omission
from bot.records.recording import tags_of_rules

Tags = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class CubeSession:
    """All that two players of a chouette played on a cube between them.

    Args:
        white: Our key of the one who was box when they met first, or who gave the extra.
        black: Our key of the other.
        is_extra: Whether it is about extras.
        games: The numbers of the chouette's games that are in it.
        record: The money session.

    """

    white: int
    black: int
    is_extra: bool
    games: tuple[int, ...]
    record: MatchRecord


@dataclass(frozen=True, slots=True)
class _Meeting:
    """One bet in one game, by its number there."""

    game: ChouetteGame
    number: int

    @property
    def session(self) -> tuple[frozenset[int], bool, RuleSheet]:
        """Return what all games of a session have in common."""
        bet = self.game.bets[self.number]
        return frozenset({bet.white, bet.black}), self.game.is_extra(self.number), self.game.rules


def games_of(opened: Chouette, events: Iterable[ChouetteEvent]) -> tuple[ChouetteGame, ...]:
    """Return the games of a chouette, told by all that happened since its lobby was opened."""
    chouette = opened
    games: list[ChouetteGame] = []
    for event in events:
        chouette = apply(chouette, event)
        if isinstance(event, GameDealt):
            games.append(ChouetteGame(chouette.number, chouette.sheet.rules, (), chouette.current))
        elif chouette.round is not None:
            games[-1] = replace(games[-1], events=(*games[-1].events, event), final=chouette.round)
    return tuple(games)


def record_chouette(
    games: Iterable[ChouetteGame], names: Mapping[int, str], tags: Tags = ()
) -> tuple[CubeSession, ...]:
    """The records of a chouette, in the order in which they began.

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


def left_out_of_sessions(games: Iterable[ChouetteGame]) -> tuple[Omission, ...]:
    """What of a chouette was not won or lost on a cube, and so is in none of its sessions."""
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
    """Yield games, each with the score to which those before it led."""
    score = dict.fromkeys(Side, 0)
    for game in games:
        yield replace(game, white_score=score[Side.WHITE], black_score=score[Side.BLACK])
        if game.result is not None:
            score[game.result.winner] += game.result.points or 0

"""Replaying a whole match: every play is judged, every score is checked."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine import Event, Game, Side, legal_plays
from bot.records.judging import IllegalEntry, Judge, Note, begin_games, fault_of_result, notes_on_scores
from bot.records.match import MONEY, GameRecord, MatchRecord, UnplayedRoll


@dataclass(frozen=True, slots=True)
class GameReplay:
    """One game replayed: the events lead from `begin` to `final`, by `bot.engine.replay`.

    Args:
        begin: The game before its first event.
        events: What happened, up to the first illegal play.
        final: The game after them.
        plays: The rolls that were played, dances among them.
        illegal: The play that is against the rules; what the record has after it was not judged.
    """

    record: GameRecord
    begin: Game
    events: tuple[Event, ...]
    final: Game
    plays: int
    illegal: IllegalEntry | None
    notes: tuple[Note, ...]

    @property
    def points(self) -> dict[Side, int]:
        """What each side won: as the record says, else as the board does."""
        written, found = self.record.result, self.final.bets[0].result
        winner = written.winner if written else found.winner if found else Side.WHITE
        points = written.points if written else None
        if points is None:
            points = found.points if found else 0
        return {winner: points, winner.other: 0}


@dataclass(frozen=True, slots=True)
class MatchReplay:
    """A match replayed, and what is odd between its games."""

    record: MatchRecord
    games: tuple[GameReplay, ...]

    @property
    def plays(self) -> int:
        return sum(game.plays for game in self.games)

    @property
    def illegal(self) -> tuple[IllegalEntry, ...]:
        return tuple(game.illegal for game in self.games if game.illegal)

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes, by line."""
        between = notes_on_scores(self.record, (game.points for game in self.games))
        notes = [*(note for game in self.games for note in game.notes), *between]
        return tuple(sorted(notes, key=lambda note: note.line))

    def score(self, side: Side) -> int:
        """Points after the last game; surplus points of a match do not count."""
        last = self.games[-1]
        score = last.record.score(side) + last.points[side]
        return min(score, self.record.length) if self.record.length > MONEY else score


def replay_match(match: MatchRecord, check: Callable[[], object] = lambda: None) -> MatchReplay:
    """Replay a match game by game; a record that can be read can always be replayed.

    `check` is called before each entry, and may raise to end it.
    """
    beginnings = zip(match.games, begin_games(match), strict=True)
    games = (_replay_game(match, record, begin, check) for record, begin in beginnings)
    return MatchReplay(match, tuple(games))


def forced_rolls(match: MatchRecord) -> tuple[bool, ...]:
    """For each game, whether its last roll has only one play and was not played."""
    beginnings = zip(match.games, begin_games(match), strict=True)
    return tuple(
        isinstance(record.last_entry, UnplayedRoll) and _is_forced(_replay_game(match, record, begin))
        for record, begin in beginnings
    )


def _is_forced(game: GameReplay) -> bool:
    position, roll = game.final.position, game.final.roll
    return roll is not None and game.illegal is None and len(legal_plays(position, roll)) == 1


def _replay_game(
    match: MatchRecord, record: GameRecord, begin: Game, check: Callable[[], object] = lambda: None
) -> GameReplay:
    judge = Judge(begin, check)
    judge.judge(record.entries)
    if not judge.illegal:
        _finish(judge, match, record)
    return GameReplay(
        record, begin, tuple(judge.events), judge.game, judge.plays, judge.illegal, tuple(judge.notes)
    )


def _finish(judge: Judge, match: MatchRecord, record: GameRecord) -> None:
    """Let the recorded loser resign if the board does not say so; compare the results."""
    written = record.result
    if written and judge.result is None:
        judge.resign(written.winner.other, written.points)
    fault = fault_of_result(match, record, judge.game)
    if fault:
        judge.note(record.last_line, fault)

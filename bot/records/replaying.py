"""Replaying a whole match, entry by entry, on the engine's own board.

Every play is judged and every score checked; the cube is only watched, so whatever is odd about it becomes a
note.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise, repeat
from math import ceil
from typing import Final, assert_never

from bot import engine
from bot.engine.game import Offer, OfferStage
from bot.engine.keys import FIRST_CUBE, PlayerId
from bot.engine.scoring import worst_possible
from bot.records.match import (
    GREATEST_CUBE,
    MONEY,
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
    WrittenRoll,
    WrittenTake,
    rolls_ahead,
)
from bot.text.catalogue import phrase


@dataclass(frozen=True, slots=True)
class Note:
    """Something odd on a line of the record that makes no play illegal."""

    line: int
    text: str

    def __str__(self) -> str:
        return phrase("record-note", line=self.line, note=self.text)


@dataclass(frozen=True, slots=True)
class IllegalEntry:
    """A roll not played by the rules: what is `written`, in which position (its id), and why not.

    The `reason`, a sentence, is for people who look after records; the engine's `refusal`, if it was the
    engine's, for players.
    """

    line: int
    position_id: str
    roll: engine.Roll
    written: str
    reason: str
    refusal: engine.IllegalPlay | engine.InvalidInput | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return phrase(
            "start-check-illegal",
            line=self.line,
            written=repr(self.written),
            roll=engine.format_roll(self.roll),
            position=self.position_id,
            reason=self.reason,
        )


def fault_of_result(match: MatchRecord, record: GameRecord, final: engine.Game) -> str:
    match record.result, final.bets[0].result:
        case None, None:
            return phrase("record-note-unfinished")
        case WrittenResult(winner=winner), engine.BetResult(winner=found) if winner is not found:
            return phrase("record-note-winner", winner=match.name(winner), found=match.name(found))
        case WrittenResult(winner=winner, points=int(points)), engine.BetResult() as found if (
            points != found.points
        ):
            return _fault_of_points(match.length, match.length - record.score(winner), points, found)
        case _, engine.BetResult(winner=winner, kind=kind, ending=engine.Ending.RESIGNED):
            loser = winner.other
            is_on_roll = final.on_roll is loser
            worst = worst_possible(final.position_of(loser), final.terms.checkers, is_on_roll=is_on_roll)
            return phrase("record-note-resigned", kind=kind) if kind > worst else ""
        case _:
            return ""


def _fault_of_points(length: int, needed: int, written: int, found: engine.BetResult) -> str:
    if length > MONEY and needed <= written < found.points:
        return phrase("record-note-points-enough", found=found.points, points=written)
    if length > MONEY and needed <= written and found.ending is engine.Ending.RESIGNED:
        return phrase("record-note-forfeited", points=written)
    return phrase("record-note-points", found=found.points, points=written)


def notes_on_scores(match: MatchRecord, points: Iterable[dict[engine.Side, int]]) -> Iterator[Note]:
    """Notes on scores that do not follow from the game before; `points` is what each side won in each."""
    for (before, game), won in zip(pairwise(match.games), points, strict=False):
        white, black = (before.score(side) + won[side] for side in engine.Side)
        if match.length > MONEY and max(white, black) >= match.length:
            yield Note(game.line, phrase("record-note-match-over"))
        elif (game.white_score, game.black_score) != (white, black):
            written = f"{game.white_score}-{game.black_score}"
            note = phrase("record-note-score", written=written, score=f"{white}-{black}")
            yield Note(game.line, note)


PLAYERS: Final = {engine.Side.WHITE: PlayerId(1), engine.Side.BLACK: PlayerId(2)}
"""The players' keys in every replayed game."""


def begin_games(match: MatchRecord) -> Iterator[engine.Game]:
    """Each game of a match before its first entry, on the terms that the match gives it.

    A record may begin with a double or with doubles, which no opening allows: then it is that side's turn
    already; where the first double in a money game is to more than 2, the cube was turned by automatic
    doubles.
    """
    for record, terms in zip(match.games, _terms(match), strict=True):
        game = engine.Game.between(PLAYERS[engine.Side.WHITE], PLAYERS[engine.Side.BLACK], terms)
        game = replace(game, cubes=(engine.Cube(_first_cube(match, record)),))
        moves = [entry for entry in record.entries if not isinstance(entry, RefusedResignation)]
        match moves[:1]:
            case [WrittenPlay() | WrittenDance() | UnplayedRoll() as first] if not first.roll.is_doubles:
                yield game
            case [first]:
                yield replace(game, position=game.position_of(first.side), on_roll=first.side)
            case _:
                yield game


def _terms(match: MatchRecord) -> Iterator[engine.Terms]:
    start, has_cube = match.start, match.has_cube
    if match.length == MONEY:
        terms = engine.Terms(
            start,
            has_cube=has_cube,
            is_jacoby=match.is_jacoby,
            has_beavers=match.may_have_beavers,
            has_raccoons=match.may_have_raccoons,
        )
        yield from repeat(terms, len(match.games))
        return
    crawford_game = match.crawford_game
    for index, game in enumerate(match.games):
        yield engine.Terms(
            start,
            has_cube=has_cube and match.length > 1 and index != crawford_game,
            white_dead_from=match.length - game.white_score,
            black_dead_from=match.length - game.black_score,
        )


def _first_cube(match: MatchRecord, record: GameRecord) -> int:
    """The cube at the start; where the record is silent, half of what the first double makes of it."""
    if record.cube > 1 or match.length > MONEY:
        return record.cube
    doubles = (entry.value for entry in record.entries if isinstance(entry, WrittenDouble))
    half = (next(doubles, None) or 0) // 2
    return half if half and half & (half - 1) == 0 else 1


PLAYS_KEPT: Final = 4096
"""All plays of some hundred games."""

_BORNE_OFF_IN_STEPS: Final = re.compile(r"^(\w+)/(\w+) \2/(0|off)$", re.IGNORECASE)
"""GNU Backgammon writes 5/off with 4-2 as "5/1 1/0", the larger die first even where it must be last."""


@dataclass(slots=True)
class Judge:
    """A game being replayed: the state so far, the events, and the findings.

    `check` is called before each entry, and may raise to end it.
    """

    game: engine.Game
    check: Callable[[], object] = lambda: None
    events: list[engine.Event] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    illegal: IllegalEntry | None = None
    plays: int = 0

    @property
    def result(self) -> engine.BetResult | None:
        """None while the game goes on."""
        return self.game.bets[0].result

    @property
    def cube(self) -> engine.Cube:
        return self.game.cubes[0]

    def judge(self, entries: tuple[Entry, ...]) -> None:
        """Replay all entries, up to the first illegal one: beyond it nobody knows the position."""
        last_roll = max((at for at, entry in enumerate(entries) if isinstance(entry, WrittenRoll)), default=0)
        rolls = rolls_ahead(entries)
        for at, entry in enumerate(entries):
            self.check()
            if at in rolls:
                self._roll_ahead(rolls[at])
            self._enter(entry, is_last_roll=at == last_roll)
            if self.illegal:
                return

    def resign(self, loser: engine.Side, points: int | None) -> None:
        """End the game: its loser drops if that costs those points, and else resigns.

        A beaver or a raccoon that is open was taken, for nothing else explains the points.
        """
        match self.cube.offer:
            case Offer() as offer if offer.to is loser and points in (None, self.cube.refusal_points):
                self._happen(engine.Dropped(loser, FIRST_CUBE, PLAYERS[loser], self.cube.refusal_points))
                return
            case Offer(stage=OfferStage.BEAVER | OfferStage.RACCOON) as offer:
                self._take(offer.to)
            case _:
                pass
        kind = engine.WinKind(
            min(max(ceil((points or 1) / self.cube.value), engine.WinKind.SINGLE), engine.WinKind.BACKGAMMON)
        )
        self._happen(engine.ResignationOffered(loser, PLAYERS[loser], kind))
        self._happen(engine.ResignationAccepted(loser.other, PLAYERS[loser.other]))

    def note(self, line: int, text: str) -> None:
        self.notes.append(Note(line, text))

    def _happen(self, event: engine.Event) -> None:
        self.events.append(event)
        self.game = engine.apply(self.game, event)

    def _enter(self, entry: Entry, *, is_last_roll: bool) -> None:
        match entry:
            case WrittenPlay() | WrittenDance() | UnplayedRoll():
                self._enter_roll(entry, is_last=is_last_roll)
            case RefusedResignation(side=side, kind=kind):
                self._happen(engine.ResignationOffered(side, PLAYERS[side], kind))
                self._happen(engine.ResignationRefused(side.other, PLAYERS[side.other]))
            case _ if self.game.phase is engine.Phase.OVER:
                self.note(entry.line, phrase("record-note-cube-after-end"))
            case WrittenDouble():
                self._enter_double(entry)
            case WrittenTake() | WrittenDrop():
                self._enter_answer(entry)
            case unknown:
                assert_never(unknown)

    def _enter_roll(self, entry: WrittenRoll, *, is_last: bool) -> None:
        if self.cube.offer:
            self.note(entry.line, phrase("record-note-not-answered"))
            self._take(self.cube.offer.to)
        if self.game.phase is engine.Phase.OVER:
            if isinstance(entry, WrittenPlay):
                self._refuse(entry, phrase("record-illegal-over"))
            return
        if self.game.on_roll not in (None, entry.side):
            self._refuse(entry, phrase("record-illegal-turn"))
            return
        if self.game.roll is None:
            self._roll(entry)
        self.plays += 1
        if isinstance(entry, WrittenPlay):
            self._play(entry)
        else:
            self._play_nothing(entry, is_last=is_last)

    def _roll_ahead(self, entry: WrittenRoll) -> None:
        """Throw the dice that lay there when somebody offered to resign, if they could have been thrown."""
        is_to_roll = self.game.phase is not engine.Phase.OVER and self.game.on_roll in (None, entry.side)
        if is_to_roll and self.game.roll is None and not self.cube.offer:
            self._roll(entry)

    def _roll(self, entry: WrittenRoll) -> None:
        if self.game.on_roll is None:
            dice = (entry.roll.high, entry.roll.low)
            self._happen(engine.OpeningRolled(*(dice if entry.side is engine.Side.WHITE else dice[::-1])))
            return
        if not self.events and entry.roll.is_doubles:
            self.note(entry.line, phrase("record-note-opening-doubles"))
        self._happen(engine.Rolled(entry.side, entry.roll))

    def _play(self, entry: WrittenPlay) -> None:
        if entry.is_called_illegal:
            self._refuse(entry, phrase("record-illegal-called"))
            return
        try:
            moves = _moves(entry.text, self.game.position, entry.roll)
        except (engine.IllegalPlay, engine.InvalidInput) as error:
            self._refuse(entry, f"{error.reason}.", error)
            return
        self._happen(engine.Played(entry.side, entry.roll, moves))

    def _play_nothing(self, entry: WrittenDance | UnplayedRoll, *, is_last: bool) -> None:
        plays = engine.legal_plays(self.game.position, entry.roll)
        is_said = isinstance(entry, WrittenDance) and entry.is_said
        if not plays:
            self._happen(engine.played_nothing(entry.side, entry.roll, self.game.position))
        elif is_last and not is_said:
            self.plays -= 1
            self.note(entry.line, phrase("record-note-not-played"))
        elif len(plays) == 1 and not is_said:
            self.note(entry.line, phrase("record-note-forced", play=engine.format_play(plays[0])))
            self._happen(engine.Played(entry.side, entry.roll, plays[0].moves))
        else:
            self._refuse(entry, phrase("record-illegal-not-played", play=engine.format_play(plays[0])))

    def _refuse(
        self, entry: WrittenRoll, reason: str, refusal: engine.IllegalPlay | engine.InvalidInput | None = None
    ) -> None:
        written = entry.text if isinstance(entry, WrittenPlay) else ""
        position_id = engine.format_position_id(self.game.position)
        self.illegal = IllegalEntry(entry.line, position_id, entry.roll, written, reason, refusal)

    def _enter_double(self, entry: WrittenDouble) -> None:
        offer = self.cube.offer
        if self.cube.accepted_value * 2 > GREATEST_CUBE:
            self.note(entry.line, phrase("record-note-cube-too-high", value=self.cube.value))
            return
        if offer is None:
            fault = self._fault_of_double(entry.side)
            if fault:
                self.note(entry.line, fault)
            self._happen(engine.Doubled(entry.side, FIRST_CUBE, self.cube.accepted_value))
        elif offer.to is not entry.side or offer.stage is OfferStage.RACCOON:
            self.note(entry.line, phrase("record-note-no-turn"))
            return
        else:
            self._happen(
                engine.Raised(
                    entry.side, FIRST_CUBE, self.cube.accepted_value * 2, OfferStage(offer.stage + 1)
                )
            )
        if entry.value not in (None, self.cube.accepted_value):
            value = self.cube.accepted_value
            self.note(entry.line, phrase("record-note-value", written=entry.value, value=value))

    def _fault_of_double(self, side: engine.Side) -> str:
        """Why a side may not double now; "" if it may."""
        terms = self.game.terms
        if engine.OfferDouble() in engine.legal_actions(self.game, PLAYERS[side]):
            return ""
        if not terms.has_cube:
            return phrase("record-note-no-cube")
        if not self.cube.is_open_to(side):
            return phrase("record-note-others-cube")
        if self.game.on_roll is side and self.game.phase is engine.Phase.CUBE:
            return phrase("record-note-dead-cube")
        return phrase("record-note-out-of-turn")

    def _enter_answer(self, entry: WrittenTake | WrittenDrop) -> None:
        if self.cube.offer is None:
            self.note(entry.line, phrase("record-note-no-double"))
            return
        side = self.cube.offer.to
        if side is not entry.side:
            self.note(entry.line, phrase("record-note-doubler-answers"))
        if isinstance(entry, WrittenTake):
            self._take(side)
        else:
            self._happen(engine.Dropped(side, FIRST_CUBE, PLAYERS[side], self.cube.refusal_points))

    def _take(self, side: engine.Side) -> None:
        self._happen(engine.Taken(side, FIRST_CUBE, PLAYERS[side], self.cube.accepted_value))


@lru_cache(maxsize=PLAYS_KEPT)
def _moves(text: str, position: engine.Position, roll: engine.Roll) -> tuple[engine.CheckerMove, ...]:
    """Parse a written play; raises as `parse_play` does.

    They are kept, because the same game is judged once for each format that it is written in, and for each
    two who had a bet on it.
    """
    return _parse(text, position, roll).moves


def _parse(text: str, position: engine.Position, roll: engine.Roll) -> engine.Play:
    try:
        return engine.parse_play(text, position, roll)
    except engine.IllegalPlay:
        whole_way = _BORNE_OFF_IN_STEPS.sub(r"\1/\3", text)
        if whole_way == text:
            raise
        return engine.parse_play(whole_way, position, roll)


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
    begin: engine.Game
    events: tuple[engine.Event, ...]
    final: engine.Game
    plays: int
    illegal: IllegalEntry | None
    notes: tuple[Note, ...]

    @property
    def points(self) -> dict[engine.Side, int]:
        """The points that each side won: as the record says, otherwise as the board shows."""
        written, found = self.record.result, self.final.bets[0].result
        winner = written.winner if written else found.winner if found else engine.Side.WHITE
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
        passed_over = (
            Note(line, phrase("record-note-passed-over", text=repr(text.strip())))
            for line, text in self.record.passed_over
        )
        notes = [*(note for game in self.games for note in game.notes), *between, *passed_over]
        return tuple(sorted(notes, key=lambda note: note.line))

    def score(self, side: engine.Side) -> int:
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
    return roll is not None and game.illegal is None and len(engine.legal_plays(position, roll)) == 1


def _replay_game(
    match: MatchRecord, record: GameRecord, begin: engine.Game, check: Callable[[], object] = lambda: None
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

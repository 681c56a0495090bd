"""A chouette's game judged bet by bet, and whose decisions those were.

Each bet is a match of two to gammonview: the box against a member, with the plays of the whole team, on the
member's own cube. What that counts for a bet is shared out here among those who decided, and nothing is
counted anew. Everybody has a part in their own bets: a member's decisions count on their own cube, the box's
on each; in somebody's own rating, a decision about several bets counts once.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from io import BytesIO
from statistics import fmean
from typing import TypeAlias
from zipfile import ZipFile, ZipInfo

from bot import engine
from bot.analysis.analysis import (
    CubeAction,
    Decision,
    Depth,
    GameAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
)
from bot.analysis.documents import positions_of
from bot.analysis.evaluator import Evaluator, Progress
from bot.engine.chouette import (
    Chouette,
    ChouetteEvent,
    ExtraGiven,
    GameDealt,
    LoneTakerMustDrop,
    PlaySuggested,
    apply,
    box_player,
    is_present,
    mover,
)
from bot.engine.keys import CubeIndex, GameNumber, PlayerId
from bot.play.chouette.recording import WrittenGame, games_of, record_bet
from bot.records import MONEY, MatchRecord, tags_of_rules

WHITE, BLACK = "White", "Black"
_Steps: TypeAlias = list[tuple[Chouette, ChouetteEvent]]
"""The events of a game, each with the chouette before it."""


class Choice(StrEnum):
    """A kind of decision."""

    PLAY = "play"
    DOUBLE = "double"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision about a bet.

    Args:
        choice: What it was.
        side: Whose it was.
        position: The board, as the side on roll saw it.
        by: Who decided; None where the bot, somebody's silence or the custom of the table did.
        doubler: Of a play, who could have doubled before the roll.
    """

    choice: Choice
    side: engine.Side
    position: engine.Position
    by: PlayerId | None
    doubler: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class BetToJudge:
    """A bet as a match of two, and who decided in it: White is the box, or who gave an extra."""

    white: PlayerId
    black: PlayerId
    is_extra: bool
    match: MatchRecord
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class AdvisedTurn:
    """A roll that the team was advised on: who played it, what, and for which play each adviser was."""

    position: engine.Position
    roll: engine.Roll
    captain: PlayerId | None
    played: str
    advice: tuple[tuple[PlayerId, str], ...]


@dataclass(frozen=True, slots=True)
class ChouetteGameToJudge:
    """All that there is to judge in a game of a chouette."""

    number: GameNumber
    box: PlayerId
    bets: tuple[BetToJudge, ...]
    advised: tuple[AdvisedTurn, ...]


@dataclass(frozen=True, slots=True)
class ChouetteToJudge:
    """Games of a chouette that are over."""

    games: tuple[ChouetteGameToJudge, ...]

    @property
    def positions(self) -> frozenset[engine.Position]:
        """Every position in them."""
        matches = (bet.match for game in self.games for bet in game.bets)
        return frozenset(position for match in matches for position in positions_of(match))

    async def analysed(
        self, evaluator: Evaluator, depth: Depth, progress: Progress | None = None
    ) -> "ChouetteAnalysis":
        """Judge all of it; raises as `Evaluator.analyse`."""
        return await analyse_chouette(evaluator, self.games, depth, progress)


def games_to_judge(opened: Chouette, events: Sequence[ChouetteEvent]) -> tuple[ChouetteGameToJudge, ...]:
    """The games of a chouette, from all its events since the lobby was opened; the last may not be over."""
    steps: list[_Steps] = []
    chouette = opened
    for event in events:
        before, chouette = chouette, apply(chouette, event)
        if isinstance(event, GameDealt):
            steps.append([])
        elif before.in_play is not None:
            steps[-1].append((before, event))
    written = games_of(opened, events)
    return tuple(_to_judge(game, each) for game, each in zip(written, steps, strict=True))


def _to_judge(game: WrittenGame, steps: _Steps) -> ChouetteGameToJudge:
    bets = tuple(_bet(game, number, steps) for number in range(len(game.bets)))
    return ChouetteGameToJudge(GameNumber(game.number), game.final.box, bets, tuple(_advised(steps)))


def _bet(game: WrittenGame, number: int, steps: _Steps) -> BetToJudge:
    bet = game.bets[number]
    record = replace(record_bet(game, number, bet.white), white_score=0, black_score=0)
    match = MatchRecord(WHITE, BLACK, MONEY, (record,), tuple(tags_of_rules(game.rules)))
    return BetToJudge(bet.white, bet.black, game.is_extra(number), match, tuple(_moments(bet, steps)))


def _moments(bet: engine.Bet, steps: _Steps) -> Iterator[Moment]:
    """The decisions about a bet; an extra begins when it is given."""
    begun = next((n for n, (_, event) in enumerate(steps) if _gives(event, bet)), -1) + 1
    forced: PlayerId | None = None
    for before, event in steps[begun:]:
        here = before.game.position
        match event:
            case engine.Played(side):
                yield Moment(Choice.PLAY, side, here, mover(before), _doubler(before, bet, side))
            case engine.Doubled(side, cube=cube, autopilot=autopilot) if cube == bet.cube:
                by = None if autopilot else _doubler(before, bet, side)
                yield Moment(Choice.DOUBLE, side, here, by)
            case engine.Raised(side, cube=cube) if cube == bet.cube:
                yield Moment(Choice.ANSWER, side, here, _answerer(before, cube, bet.player(side)))
            case engine.Taken(side, cube=cube, player=player) | engine.Dropped(
                side, cube=cube, player=player
            ) if cube == bet.cube and player in bet.players:
                by = None if player == forced else _answerer(before, cube, player)
                yield Moment(Choice.ANSWER, side, here, by)
            case LoneTakerMustDrop(player):
                forced = player
            case _:
                pass


def _gives(event: ChouetteEvent, bet: engine.Bet) -> bool:
    return isinstance(event, ExtraGiven) and (event.giver, event.taker) == (bet.white, bet.black)


def _doubler(chouette: Chouette, bet: engine.Bet, side: engine.Side) -> PlayerId | None:
    """Return the player who doubles for a side: on a single cube, the captain for the whole team."""
    current, of = chouette.current, bet.player(side)
    if of == current.box:
        return box_player(chouette)
    if chouette.sheet.is_single and side is engine.Side.BLACK:
        of = current.captain
    return of if is_present(chouette, of) else None


def _answerer(chouette: Chouette, cube: CubeIndex, player: PlayerId) -> PlayerId | None:
    """Return the player who gave the answer for `player`; None if nobody did in time."""
    for given in chouette.current.answers:
        if (given.player, given.cube) == (player, cube):
            return None if given.is_silent or given.autopilot else given.by or player
    return player if is_present(chouette, player) else None


def _advised(steps: _Steps) -> Iterator[AdvisedTurn]:
    hands: dict[PlayerId, tuple[engine.CheckerMove, ...]] = {}
    for before, event in steps:
        match event:
            case engine.Rolled():
                hands = {}
            case PlaySuggested(player, moves):
                hands.pop(player, None)
                hands |= {player: moves} if moves else {}
            case engine.Played(engine.Side.BLACK, roll, moves) if hands:
                position = before.game.position
                advice = ((player, _written(position, roll, each)) for player, each in hands.items())
                played = _written(position, roll, moves)
                yield AdvisedTurn(position, roll, mover(before), played, tuple(advice))
                hands = {}
            case _:
                pass


def _written(position: engine.Position, roll: engine.Roll, moves: tuple[engine.CheckerMove, ...]) -> str:
    play = engine.complete_play(position, roll, moves)
    return engine.format_play(play) if play else ""


@dataclass(frozen=True, slots=True)
class BetAnalysis:
    """A bet judged as a game of two, and for each of its decisions who made it; None for nobody."""

    white: PlayerId
    black: PlayerId
    is_extra: bool
    game: GameAnalysis
    by: tuple[PlayerId | None, ...]

    def decisions(self, player: PlayerId | None) -> tuple[Decision, ...]:
        """The decisions of a player; for None, those that nobody made."""
        return tuple(each for each, by in zip(self.game.decisions, self.by, strict=True) if by == player)


def _once(alike: Sequence[Decision]) -> Decision:
    """A decision about several bets, as one that lost what it did on average where it counts."""
    counted = [each for each in alike if each.counts] or alike
    worst = max(counted, key=lambda each: each.lost)
    return replace(worst, lost=fmean(each.lost for each in counted))


@dataclass(frozen=True, slots=True)
class Advice:
    """A play that some of the team were for, and what it is worth on the captain's cube."""

    by: tuple[PlayerId, ...]
    play: RatedPlay


@dataclass(frozen=True, slots=True)
class AdvisedPlay:
    """A captain's play, the best play, and the advice the captain was given."""

    captain: PlayerId | None
    played: RatedPlay
    best: RatedPlay
    advice: tuple[Advice, ...]

    def gain(self, advice: Advice) -> float:
        """How much better than the captain's play it would have been; negative if worse."""
        return advice.play.equity - self.played.equity


@dataclass(frozen=True, slots=True)
class ChouetteGameAnalysis:
    """A game of a chouette, bet by bet, and the advice in it."""

    number: GameNumber
    box: PlayerId
    bets: tuple[BetAnalysis, ...]
    advised: tuple[AdvisedPlay, ...]

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """All who decided something, the box first."""
        found = (by for bet in self.bets for by in bet.by if by is not None)
        return tuple(dict.fromkeys((self.box, *found)))

    def bets_of(self, player: PlayerId) -> tuple[BetAnalysis, ...]:
        """Those in which somebody has a part; whoever plays for the box has one in all that are the box's."""
        own = tuple(bet for bet in self.bets if player in (bet.white, bet.black))
        return own or tuple(bet for bet in self.bets if not bet.is_extra)

    def decisions(self, player: PlayerId) -> tuple[Decision, ...]:
        """Return a player's decisions in their own bets; one that concerns several bets counts once.

        Such a decision is the one on the bet that it cost most, with what it lost on average.
        """
        alike: dict[Hashable, list[Decision]] = {}
        for bet in self.bets_of(player):
            for (moment, each), by in zip(bet.game.moments(), bet.by, strict=True):
                if by == player:
                    alike.setdefault(moment, []).append(each)
        return tuple(map(_once, alike.values()))


@dataclass(frozen=True, slots=True)
class ChouetteAnalysis:
    """Games of a chouette.

    Args:
        method: What looked, and how.
        file: Each bet with its analysis as gammonview keeps it, in the order of `bets`, in one zip.
    """

    games: tuple[ChouetteGameAnalysis, ...]
    depth: Depth
    method: str
    file: bytes = b""

    @property
    def files(self) -> tuple[bytes, ...]:
        """Of each bet, in the order of `bets`; none of an analysis that was stored without."""
        if not self.file:
            return ()
        with ZipFile(BytesIO(self.file)) as packed:
            return tuple(packed.read(name) for name in packed.namelist())

    @property
    def bets(self) -> tuple[BetAnalysis, ...]:
        """Of all games, in order."""
        return tuple(bet for game in self.games for bet in game.bets)

    @property
    def parts(self) -> int:
        """How many bets it has."""
        return len(self.bets)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        return tuple(dict.fromkeys(each for game in self.games for each in game.people))

    @property
    def positions(self) -> frozenset[engine.Position]:
        """Every position of which it says what was best, as the side on roll saw it."""
        return frozenset(each.situation.position for bet in self.bets for each in bet.game.decisions)

    def decisions(self, player: PlayerId) -> tuple[Decision, ...]:
        """Return a player's decisions; see `ChouetteGameAnalysis.decisions`."""
        return tuple(each for game in self.games for each in game.decisions(player))

    def rating(self, player: PlayerId) -> Rating:
        """How somebody decided; the rolls were everybody's, so it tells of no luck."""
        counted = [each for each in self.decisions(player) if each.counts]
        cubes = sum(not isinstance(each, PlayDecision) for each in counted)
        return Rating(len(counted), cubes, sum(each.lost for each in counted), 0.0, None)

    def advice_of(self, player: PlayerId) -> tuple[tuple[AdvisedPlay, Advice], ...]:
        """The plays that somebody was for."""
        turns = (each for game in self.games for each in game.advised)
        return tuple((turn, each) for turn in turns for each in turn.advice if player in each.by)


async def analyse_chouette(
    evaluator: Evaluator,
    games: Iterable[ChouetteGameToJudge],
    depth: Depth = Depth.QUICK,
    progress: Progress | None = None,
) -> ChouetteAnalysis:
    """Judge every bet of some games, and the advice in them; raises as `Evaluator.analyse`."""
    judged, method, files = [], "", []
    for game in games:
        bets = []
        for bet in game.bets:
            found = await evaluator.analyse(bet.match, depth, progress)
            method, analysis = found.method, found.games[0]
            files.append(found.file)
            by = tuple(_deciders(bet.moments, analysis.decisions))
            bets.append(BetAnalysis(bet.white, bet.black, bet.is_extra, analysis, by))
        advised = [await _rated(evaluator, turn, bets, depth) for turn in game.advised]
        judged.append(
            ChouetteGameAnalysis(game.number, game.box, tuple(bets), tuple(each for each in advised if each))
        )
    return ChouetteAnalysis(tuple(judged), depth, method, _packed(files))


def _packed(files: Sequence[bytes]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for number, file in enumerate(files):
            archive.writestr(ZipInfo(f"{number}.gvab"), file)  # of 1980, always alike
    return packed.getvalue()


def _deciders(moments: Sequence[Moment], decisions: Iterable[Decision]) -> Iterator[PlayerId | None]:
    """The player who made each decision; moments and decisions are in order of time."""
    seen = 0
    for decision in decisions:
        choice, is_kept = _choice(decision)
        at = next((n for n in range(seen, len(moments)) if _is_of(moments[n], decision, choice)), None)
        if at is None:
            yield None
        elif is_kept:
            yield moments[at].doubler
            seen = at
        else:
            yield moments[at].by
            seen = at + 1


def _choice(decision: Decision) -> tuple[Choice, bool]:
    """The kind of moment that a decision belongs to, and whether a play is still to come there."""
    if isinstance(decision, PlayDecision):
        return Choice.PLAY, False
    if decision.done is CubeAction.NO_DOUBLE:
        return Choice.PLAY, True
    return (Choice.ANSWER if decision.is_answer else Choice.DOUBLE), False


def _is_of(moment: Moment, decision: Decision, choice: Choice) -> bool:
    return (moment.choice, moment.side, moment.position) == (
        choice,
        decision.side,
        decision.situation.position,
    )


async def _rated(
    evaluator: Evaluator, turn: AdvisedTurn, bets: Sequence[BetAnalysis], depth: Depth
) -> AdvisedPlay | None:
    """Rate the advice of a turn on the captain's cube; None where the turn was not judged."""
    found = _decision_of(turn, bets)
    if found is None:
        return None
    rated = {each.play: each for each in found.plays}
    if not {turn.played, *(play for _, play in turn.advice)} <= rated.keys():
        plays = await evaluator.rate_plays(found.situation, turn.roll, depth)
        rated = {each.play: each for each in plays}
    hands: dict[str, list[PlayerId]] = {}
    for player, play in turn.advice:
        hands.setdefault(play, []).append(player)
    advice = tuple(Advice(tuple(by), rated[play]) for play, by in hands.items() if play in rated)
    best = max(rated.values(), key=lambda each: each.equity)
    return AdvisedPlay(turn.captain, rated[turn.played], best, advice)


def _decision_of(turn: AdvisedTurn, bets: Sequence[BetAnalysis]) -> PlayDecision | None:
    """The play as the captain's own bet has it, else as any has."""
    captains_first = sorted(bets, key=lambda bet: bet.black != turn.captain)
    plays = (
        each
        for bet in captains_first
        for each in bet.game.decisions
        if isinstance(each, PlayDecision) and each.side is engine.Side.BLACK and each.plays
    )
    wanted = (turn.position, turn.roll)
    return next((each for each in plays if (each.situation.position, each.roll) == wanted), None)

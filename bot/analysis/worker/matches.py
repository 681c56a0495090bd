"""Matches analysed: gammonview's own analysis, and its counts, as our values."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from gvanalysis.match import analyze_ogxm, model_id
from gvanalysis.presets import Preset, custom_preset
from gvanalysis.share import share_link
from gvformat import append_analysis, compute_aggregates, parse_ogid, read_gvab, to_ogxm_json, write_gvab
from gvformat.met import score_mwc

from bot.analysis.analysis import (
    EXACT_BEAROFFS,
    Chances,
    CubeAction,
    CubeDecision,
    CubeRating,
    Decision,
    Depth,
    ExportedMatch,
    GameAnalysis,
    JudgedResignation,
    MatchAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
)
from bot.analysis.documents import COLOURS, SEATS, Document, Ply, named
from bot.analysis.errors import Unanalysable
from bot.analysis.situation import Access, Rules, Situation
from bot.analysis.worker.boards import position_of
from bot.analysis.worker.reading import Match
from bot.analysis.worker.resignations import MatchScore, judge_resignation
from bot.analysis.worker.sage import Sage
from bot.engine import EngineError, Position, Roll, Side, format_play, parse_play

SHOWN: Final = 5
"""So many of the best plays are told."""

PRESETS: Final[dict[Depth, Preset]] = {
    Depth.QUICK: custom_preset(
        f"quick-{EXACT_BEAROFFS}",
        {
            "display": "Quick, short bear-offs exact",
            "first_pass": "2ply",
            "second_pass": {"checker": "3ply", "cube": "truncated1"},
            "error_threshold": {"checker": 0.01, "cube": 0.0},
        },
    ),
    Depth.DEEP: custom_preset(
        f"thorough-{EXACT_BEAROFFS}",
        {
            "display": "Thorough, short bear-offs exact",
            "first_pass": "3ply",
            "second_pass": "truncated1",
            "error_threshold": {"checker": 0.02, "cube": 0.0},
        },
    ),
}
"""The method of gammonview for each depth: what looks wrong when it is screened is looked at again.

Rolling out a cube costs no more than looking at the plays of a roll, and is nearer to eXtreme Gammon. To look
again at plays that seem to lose 0.01 or less takes a tenth more time, and on the whole brings it no nearer.
"""

_SIDES: Final = {colour: side for side, colour in COLOURS.items()}
_ANSWERS: Final = {Ply.TAKE: CubeAction.TAKE, Ply.PASS: CubeAction.PASS, Ply.BEAVER: CubeAction.BEAVER}

Progress: TypeAlias = Callable[[int, int], object]
"""Told how many decisions are judged, and of how many."""


def analyse_match(sage: Sage, match: Match, depth: Depth, progress: Progress) -> MatchAnalysis:
    """Judge every decision of a match.

    Raises:
        Unanalysable: It leads to a position that cannot be.
    """
    sage.rules = match.rules
    preset = PRESETS[depth]
    try:
        judged = analyze_ogxm(
            match.document, preset=preset, quiet=True, show_progress=False, on_progress=progress
        )
        document = append_analysis(match.document, to_ogxm_json(judged, keep_orientation=True))
        counts = compute_aggregates(document)
        file = write_gvab(named(document, match.white, match.black))
    except ValueError as error:
        raise Unanalysable(f"This match cannot be followed: {error}") from error
    standings = _standings(document)
    is_one_point = document["match_length"] == 1
    rules = replace(match.rules, has_cube=match.rules.has_cube and not is_one_point)
    games = tuple(
        _game(game, standings[number], count, rules, stopped)
        for number, (game, count, stopped) in enumerate(
            zip(document["games"], counts["games"], match.stopped, strict=True)
        )
    )
    games = tuple(
        replace(game, resignations=tuple(_resignations(sage, match, number, game, rules, depth)))
        for number, game in enumerate(games)
    )
    adjusted = [game.ratings[0].luck_adjusted for game in games]
    is_over = None not in adjusted
    return MatchAnalysis(
        match.white,
        match.black,
        document["match_length"],
        depth,
        f"{model_id()} {preset.label}",
        games,
        _ratings(counts["match"], sum(each or 0 for each in adjusted) if is_over else None),
        file,
    )


def _resignations(
    sage: Sage, match: Match, number: int, game: GameAnalysis, rules: Rules, depth: Depth
) -> Iterator[JudgedResignation]:
    length, is_crawford = match.document["match_length"], match.document["games"][number]["is_crawford"]
    at = MatchScore(length - game.white_score, length - game.black_score, is_crawford) if length else None
    for offered in match.resignations[number]:
        judged = judge_resignation(sage, offered, at, rules, depth)
        if judged is not None:
            yield judged


def exported(file: bytes, white: str, black: str) -> ExportedMatch:
    """Gammonview's file of an analysis as JSON, and as gammonview's own link, which nobody has to store."""
    document = named(read_gvab(file), white, black)
    return ExportedMatch(json.dumps(document, separators=(",", ":")).encode(), share_link(document))


@dataclass(frozen=True, slots=True)
class _Standing:
    """The score before a game, and White's chances to win the match then and after the game."""

    white: int
    black: int
    before: float = 0
    after: float = 0


def _standings(document: Document) -> list[_Standing]:
    """The standing at each game of a match or a session; in a session, there are no chances."""
    length, games = document["match_length"], document["games"]
    white, black = document.get("score_start") or (0, 0)
    standings = []
    for number, game in enumerate(games):
        following = games[number + 1] if number + 1 < len(games) else {}
        before = _Standing(white, black)
        if game["winner"] == SEATS[Side.WHITE]:
            white += game["points_won"]
        elif game["winner"] == SEATS[Side.BLACK]:
            black += game["points_won"]
        if length:
            white, black = min(white, length), min(black, length)
            chances = [
                _chance(length, before.white, before.black, is_crawford=game["is_crawford"]),
                _chance(
                    length, white, black, is_crawford=_is_crawford(document, game, following, white, black)
                ),
            ]
            before = replace(before, before=chances[0], after=chances[1])
        standings.append(before)
    return standings


def _is_crawford(document: Document, game: Document, following: Document, white: int, black: int) -> bool:
    """Whether the next game is the Crawford game, be it in the document or not."""
    if following:
        return bool(following["is_crawford"])
    one_away = document["match_length"] - 1
    begun = any(each["is_crawford"] for each in document["games"]) or game["is_crawford"]
    return bool(document["crawford"]) and not begun and (white == one_away) != (black == one_away)


def _chance(length: int, white: int, black: int, *, is_crawford: bool) -> float:
    """White's chance to win a match at a score; the table says it of no match that is over."""
    if max(white, black) >= length:
        return float(white > black)
    return float(score_mwc(length - white, length - black, is_crawford))


def _game(game: Document, standing: _Standing, count: Document, rules: Rules, stopped: str) -> GameAnalysis:
    winner = next((side for side in Side if SEATS[side] == game["winner"]), None)
    points = int(game["points_won"]) if winner else 0
    decisions = tuple(_decisions(game, rules))
    adjusted = None
    if winner and not stopped:
        adjusted = _result(standing, winner, points) - _net_luck(count, decisions)
    return GameAnalysis(
        standing.white, standing.black, winner, points, _ratings(count, adjusted), decisions, stopped
    )


def _result(standing: _Standing, winner: Side, points: int) -> float:
    """Return what White gained by a game: points, or chances to win the match."""
    if standing.before or standing.after:
        return standing.after - standing.before
    return points if winner is Side.WHITE else -points


def _net_luck(count: Document, decisions: tuple[Decision, ...]) -> float:
    """White's luck less Black's: in chances to win the match, or in points of the cube as it was."""
    if "total_luck_mwc" in count["white"] or "total_luck_mwc" in count["black"]:
        return float(count["white"].get("total_luck_mwc", 0) - count["black"].get("total_luck_mwc", 0))
    plays = [each for each in decisions if isinstance(each, PlayDecision)]
    signs = {Side.WHITE: 1, Side.BLACK: -1}
    return sum(signs[each.side] * (each.luck or 0) * each.situation.cube for each in plays)


def _ratings(count: Document, adjusted: float | None) -> tuple[Rating, Rating]:
    """How both played, as gammonview counts; `adjusted` is White's result without luck."""
    white, black = (
        Rating(
            decisions=count[side]["total_decisions"],
            cube_decisions=count[side]["cube_decisions"],
            lost=count[side]["total_error"],
            luck=count[side]["total_luck"],
            luck_adjusted=None if adjusted is None else sign * adjusted,
            luck_in_match=count[side].get("total_luck_mwc"),
        )
        for side, sign in (("white", 1), ("black", -1))
    )
    return white, black


def _decisions(game: Document, rules: Rules) -> Iterator[Decision]:
    """Every decision of a game that was judged, in order."""
    doubled: Situation | None = None
    for number, ply in enumerate(game["plies"]):
        judged, action = ply.get("analysis"), ply["action_id"]
        if not judged:
            continue
        side, situation = _SIDES[ply["color"]], situation_of(ply["ogid_before"], rules)
        if "d1" in ply:
            yield from _of_roll(number, ply, judged, side, situation)
        elif action == Ply.DOUBLE:
            doubled = situation
            yield _of_cube(number, ply, judged, side, situation, CubeAction.DOUBLE)
        elif action in _ANSWERS and doubled:
            yield _of_cube(number, ply, judged, side, doubled, _ANSWERS[Ply(action)])


def _of_roll(
    number: int, ply: Document, judged: Document, side: Side, situation: Situation
) -> Iterator[Decision]:
    """The double that was not made before a roll, if it was to be thought of, and the play."""
    for key in ("cube_decision", "missed_double"):
        if key in judged and situation.may_double:
            counted = {**ply, "analysis": {key: judged[key]}}
            yield _of_cube(number, counted, judged[key], side, situation, CubeAction.NO_DOUBLE)
    roll = Roll(ply["d1"], ply["d2"])
    alternatives = enumerate(judged.get("alternatives", ()))
    shown = [each for at, each in alternatives if at < SHOWN or each["is_played"]]
    rated = tuple(_rated(each, situation.position, roll) for each in shown)
    yield PlayDecision(
        number,
        side,
        situation,
        roll,
        next((play.play for play, each in zip(rated, shown, strict=True) if each["is_played"]), ""),
        rated,
        judged.get("equity_loss") or 0.0,
        bool(judged.get("decision")),
        is_legal=not judged.get("illegal_move"),
        luck=judged.get("luck"),
    )


def _of_cube(
    number: int, ply: Document, judged: Document, side: Side, situation: Situation, done: CubeAction
) -> CubeDecision:
    rating = CubeRating(
        judged.get("no_double_equity", 0.0),
        judged["double_take_equity"],
        judged["double_pass_equity"],
        _chances(judged["eval"]),
        _depth(judged),
    )
    counts = compute_aggregates({"games": [{"plies": [ply]}]})["games"][0][side]["total_decisions"]
    return CubeDecision(number, side, situation, done, rating, judged["equity_loss"], counts > 0)


def _rated(alternative: Document, position: Position, roll: Roll) -> RatedPlay:
    text = alternative["notation"]
    with suppress(EngineError):  # an illegal play stays as it is written
        text = format_play(parse_play(text, position, roll)) if text else ""
    return RatedPlay(text, alternative["equity"], _chances(alternative["eval"]), _depth(alternative))


def _chances(found: Document) -> Chances:
    return Chances(found["win"], found["gammon_win"], found["bg_win"], found["gammon_loss"], found["bg_loss"])


def _depth(judged: Document) -> str:
    label = str(judged.get("eval_level", ""))
    return label.replace("ply", "-ply") if label.endswith("ply") else label


def situation_of(ogid: str, rules: Rules) -> Situation:
    """Return the situation of the side on roll in gammonview's notation, which holds no cube beyond 64."""
    fields = ogid.split(":")
    owner, turns, offer = fields[2][0], int(fields[2][1:-1]), fields[2][-1]
    state = parse_ogid(":".join((*fields[:2], f"{owner}0{offer}", *fields[3:])))
    away = None if state.is_money else (max(state.away1, 1), max(state.away2, 1))
    return Situation(
        position_of(state.board),
        1 << turns,
        Access(state.cube_owner),
        away,
        is_crawford=state.crawford and away != (1, 1),  # as it says of a match to one point
        rules=rules,
    )

"""The strong player: how a match was played, what a position is worth, and what an opponent does in it.

`Evaluator` asks a process of its own (`bot.analysis.worker`), which alone knows an engine: bgsage, by way of
gammonview, whose definitions and counts hold. All else here are frozen values. Where there is no engine, each
request raises EvaluatorMissing.
"""

from bot.analysis.analysis import (
    BLUNDER,
    ERROR,
    FEWEST_DECISIONS,
    Chances,
    CubeAction,
    CubeDecision,
    CubeRating,
    Decision,
    Depth,
    ExportedMatch,
    Fault,
    GameAnalysis,
    Grade,
    JudgedResignation,
    MatchAnalysis,
    PlayDecision,
    RatedPlay,
    Rating,
)
from bot.analysis.documents import is_foreign, positions_of
from bot.analysis.errors import AnalysisError, EvaluatorFailed, EvaluatorMissing, Unanalysable
from bot.analysis.evaluator import Evaluator, Progress
from bot.analysis.levels import Level
from bot.analysis.requests import JOKER, Chart, ChartLook, ChartWords
from bot.analysis.situation import UNLIMITED, Access, Question, Rules, Situation, question_of

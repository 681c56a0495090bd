"""What the bot says about tables and games. Why it refuses something is said in `refusals`."""

from bot.presenters.sentences.asking import KEPT, POSTED, RESIGN_QUESTION, building, done, pass_question
from bot.presenters.sentences.help import HELP
from bot.presenters.sentences.log import log_line, log_lines, played
from bot.presenters.sentences.positions import POSITION_FOUND, position_facts
from bot.presenters.sentences.results import (
    game_over,
    lead,
    outcome,
    points_of_loss,
    resigned_points,
    result,
    result_headline,
    score_of_each_game,
)
from bot.presenters.sentences.sheet import rules, summary, what_is_played
from bot.presenters.sentences.table import (
    challenge_line,
    cube_phrase,
    facts_line,
    headline,
    players,
    score,
    since_heading,
    status_details,
    status_line,
    subtitle,
    task,
    title,
)
from bot.presenters.sentences.words import KINDS, STAGES, count

__all__ = [
    "HELP",
    "KEPT",
    "KINDS",
    "POSITION_FOUND",
    "POSTED",
    "RESIGN_QUESTION",
    "STAGES",
    "building",
    "challenge_line",
    "count",
    "cube_phrase",
    "done",
    "facts_line",
    "game_over",
    "headline",
    "lead",
    "log_line",
    "log_lines",
    "outcome",
    "pass_question",
    "played",
    "players",
    "points_of_loss",
    "position_facts",
    "resigned_points",
    "result",
    "result_headline",
    "rules",
    "score",
    "score_of_each_game",
    "since_heading",
    "status_details",
    "status_line",
    "subtitle",
    "summary",
    "task",
    "title",
    "what_is_played",
]

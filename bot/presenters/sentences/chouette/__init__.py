"""What is said about a chouette: what happened, how it stands, by which rules, and who paid whom.

Whoever shows something to somebody hands in what he may see (`seen_by`); nothing sealed is told in any case.
"""

from bot.presenters.sentences.chouette.consultation import (
    CAPTAIN_CLOSED,
    NO_ROLL,
    NO_SUGGESTIONS,
    PLAYED_SINCE,
    ROOM_PERMISSIONS,
    board_there,
    captain_changed,
    no_advice,
    no_thread,
    permissions_needed,
    suggestion_line,
    suggestion_title,
    suggestions_heading,
    thread_changed,
    thread_closed,
    thread_here,
    thread_name,
    thread_opened,
    who_reads,
)
from bot.presenters.sentences.chouette.ledger import (
    POINTS_ONLY,
    payment_lines,
    score_line,
    standings_table,
    transfer_lines,
)
from bot.presenters.sentences.chouette.log import log_lines, roll_lines
from bot.presenters.sentences.chouette.options import OPTIONS
from bot.presenters.sentences.chouette.private import (
    ANSWERS,
    CHANGE_IT,
    INSTRUCTIONS,
    private_lines,
)
from bot.presenters.sentences.chouette.settlement import (
    seating_lines,
    settlement_heading,
    settlement_lines,
    totals_line,
)
from bot.presenters.sentences.chouette.sheet import (
    PRESETS_EXPLAINED,
    choices,
    differences,
    explained,
    in_brief,
    preset_name,
    value_of,
)
from bot.presenters.sentences.chouette.standing import pips_line, role_lines
from bot.presenters.sentences.chouette.status import (
    settled_subtitle,
    settled_title,
    subtitle,
    task,
    title,
    waiting_lines,
)

__all__ = [
    "ANSWERS",
    "CAPTAIN_CLOSED",
    "CHANGE_IT",
    "INSTRUCTIONS",
    "NO_ROLL",
    "NO_SUGGESTIONS",
    "OPTIONS",
    "PLAYED_SINCE",
    "POINTS_ONLY",
    "PRESETS_EXPLAINED",
    "ROOM_PERMISSIONS",
    "board_there",
    "captain_changed",
    "choices",
    "differences",
    "explained",
    "in_brief",
    "log_lines",
    "no_advice",
    "no_thread",
    "payment_lines",
    "permissions_needed",
    "pips_line",
    "preset_name",
    "private_lines",
    "role_lines",
    "roll_lines",
    "score_line",
    "seating_lines",
    "settled_subtitle",
    "settled_title",
    "settlement_heading",
    "settlement_lines",
    "standings_table",
    "subtitle",
    "suggestion_line",
    "suggestion_title",
    "suggestions_heading",
    "task",
    "thread_changed",
    "thread_closed",
    "thread_here",
    "thread_name",
    "thread_opened",
    "title",
    "totals_line",
    "transfer_lines",
    "value_of",
    "waiting_lines",
    "who_reads",
]

"""What is said about a chouette: what happened, how it stands, by which rules, and who paid whom.

Whoever shows something to somebody hands in what he may see (`seen_by`); nothing sealed is told in any case.
"""

from bot.presenters.sentences.chouette.consultation import (
    captain_changed,
    no_advice,
    no_thread,
    permissions_needed,
    suggestion_line,
    thread_changed,
    thread_closed,
    thread_name,
    thread_opened,
    who_reads,
)
from bot.presenters.sentences.chouette.log import log_lines
from bot.presenters.sentences.chouette.options import OPTIONS, Option
from bot.presenters.sentences.chouette.sheet import (
    PRESETS_EXPLAINED,
    choices,
    differences,
    explained,
    in_brief,
    preset_name,
    sheet_lines,
    value_of,
)
from bot.presenters.sentences.chouette.standing import cubes_line, pips_line, role_lines
from bot.presenters.sentences.chouette.status import headline, subtitle, task, title, waiting_lines

__all__ = [
    "OPTIONS",
    "PRESETS_EXPLAINED",
    "Option",
    "captain_changed",
    "choices",
    "cubes_line",
    "differences",
    "explained",
    "headline",
    "in_brief",
    "log_lines",
    "no_advice",
    "no_thread",
    "permissions_needed",
    "pips_line",
    "preset_name",
    "role_lines",
    "sheet_lines",
    "subtitle",
    "suggestion_line",
    "task",
    "thread_changed",
    "thread_closed",
    "thread_name",
    "thread_opened",
    "title",
    "value_of",
    "waiting_lines",
    "who_reads",
]

"""Why the bot refuses something, and what is possible instead: a sentence or two, to one person only."""

from bot.presenters.refusals.play import illegal_play, not_understood
from bot.presenters.refusals.table import (
    already_handled,
    bot_challenge,
    cannot_post,
    challenge_over,
    channel_busy,
    illegal_action,
    no_table,
    not_between_games,
    not_here,
    not_seated,
    not_your_challenge,
    now,
    out_of_turn,
    same_sheet,
    self_challenge,
    stale,
)
from bot.presenters.refusals.trouble import broken, not_shown, saved, unavailable, unknown_button

__all__ = [
    "already_handled",
    "bot_challenge",
    "broken",
    "cannot_post",
    "challenge_over",
    "channel_busy",
    "illegal_action",
    "illegal_play",
    "no_table",
    "not_between_games",
    "not_here",
    "not_seated",
    "not_shown",
    "not_understood",
    "not_your_challenge",
    "now",
    "out_of_turn",
    "same_sheet",
    "saved",
    "self_challenge",
    "stale",
    "unavailable",
    "unknown_button",
]

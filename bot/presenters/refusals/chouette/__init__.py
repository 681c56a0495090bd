"""Why something is refused in a chouette, and what is possible instead: to one person only."""

from bot.presenters.refusals.chouette.actions import not_allowed
from bot.presenters.refusals.chouette.now import now, you_may
from bot.presenters.refusals.chouette.places import (
    channel_busy,
    chouette_here,
    no_advice,
    no_bet_with,
    no_ledger,
    not_at_table,
    not_begun,
    not_your_proxy,
    nothing_to_suggest,
    stale,
    suggestion_void,
    two_players_here,
)
from bot.presenters.refusals.chouette.records import no_such_game, too_late
from bot.presenters.refusals.chouette.sheet import invalid_options

__all__ = [
    "channel_busy",
    "chouette_here",
    "invalid_options",
    "no_advice",
    "no_bet_with",
    "no_ledger",
    "no_such_game",
    "not_allowed",
    "not_at_table",
    "not_begun",
    "not_your_proxy",
    "nothing_to_suggest",
    "now",
    "stale",
    "suggestion_void",
    "too_late",
    "two_players_here",
    "you_may",
]

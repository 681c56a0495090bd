"""Why something is refused in a chouette, and what is possible instead: to one person only."""

from bot.presenters.refusals.chouette.actions import not_allowed
from bot.presenters.refusals.chouette.now import now, you_may
from bot.presenters.refusals.chouette.places import (
    already_shown,
    channel_busy,
    chouette_here,
    no_advice,
    no_bet_with,
    no_chouette,
    no_ledger,
    no_private_threads,
    not_at_table,
    not_begun,
    not_your_proxy,
    not_yours,
    nothing_to_suggest,
    stale,
    suggestion_void,
    table_full,
    two_players_here,
)
from bot.presenters.refusals.chouette.records import no_such_game, too_late
from bot.presenters.refusals.chouette.sheet import (
    invalid_options,
    unknown_option,
    unknown_preset,
    unknown_value,
)

__all__ = [
    "already_shown",
    "channel_busy",
    "chouette_here",
    "invalid_options",
    "no_advice",
    "no_bet_with",
    "no_chouette",
    "no_ledger",
    "no_private_threads",
    "no_such_game",
    "not_allowed",
    "not_at_table",
    "not_begun",
    "not_your_proxy",
    "not_yours",
    "nothing_to_suggest",
    "now",
    "stale",
    "suggestion_void",
    "table_full",
    "too_late",
    "two_players_here",
    "unknown_option",
    "unknown_preset",
    "unknown_value",
    "you_may",
]

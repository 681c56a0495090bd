"""Prometheus figures of a running bot. No label holds a name or an id of a person."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_ANSWER_SECONDS: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 15)  # Discord waits for three
_WORK_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_ANALYSIS_SECONDS: Final = (1, 2, 5, 10, 30, 60, 300, 900, 3600, 14400)
_LATE_SECONDS: Final = (1, 5, 15, 30, 60, 300, 1800, 7200)

COMMANDS: Final = Histogram(
    "barpoint_command_seconds",
    "Commands and presses, from their arrival until everybody is answered.",
    ("command", "result"),
    registry=REGISTRY,
    buckets=_ANSWER_SECONDS,
)
ACKNOWLEDGEMENTS: Final = Histogram(
    "barpoint_acknowledgement_seconds",
    "Commands and presses, from their arrival until Discord has the first word of their answer.",
    registry=REGISTRY,
    buckets=_ANSWER_SECONDS,
)
TRANSACTIONS: Final = Histogram(
    "barpoint_transaction_seconds",
    "Transactions of the database, waiting for their turn included.",
    registry=REGISTRY,
    buckets=_WORK_SECONDS,
)
PICTURES: Final = Histogram(
    "barpoint_picture_seconds",
    "Drawing the pictures of one message, waiting for a thread included.",
    registry=REGISTRY,
    buckets=_WORK_SECONDS,
)
LATENESS: Final = Histogram(
    "barpoint_deadline_late_seconds",
    "How late deadlines were carried out.",
    registry=REGISTRY,
    buckets=_LATE_SECONDS,
)
DISCORD_CALLS: Final = Counter(
    "barpoint_discord_calls",
    "Calls of Discord, by the status of its answer; cut_off where none came.",
    ("method", "status"),
    registry=REGISTRY,
)
RATE_LIMITS: Final = Counter(
    "barpoint_discord_rate_limits",
    "Calls that Discord put off, by what was too much: user, global or shared.",
    ("scope",),
    registry=REGISTRY,
)
ANALYSES_ASKED: Final = Counter(
    "barpoint_analyses_asked", "Analyses that somebody asked for and that were not there.", registry=REGISTRY
)
ANALYSES: Final = Histogram(
    "barpoint_analysis_seconds",
    "Analyses, from the beginning of their work to the end, by depth and by what came of it.",
    ("depth", "result"),
    registry=REGISTRY,
    buckets=_ANALYSIS_SECONDS,
)
SERVERS: Final = Gauge("barpoint_servers", "Servers that the bot is a member of.", registry=REGISTRY)
GATEWAY_SECONDS: Final = Gauge(
    "barpoint_gateway_latency_seconds", "How long Discord's gateway takes to answer.", registry=REGISTRY
)
TABLES: Final = Gauge(
    "barpoint_open_tables", "Open tables, by kind and status.", ("kind", "status"), registry=REGISTRY
)
POSTS: Final = Gauge("barpoint_pending_posts", "What Discord has not taken yet.", registry=REGISTRY)
OLDEST_POST_SECONDS: Final = Gauge(
    "barpoint_oldest_pending_post_seconds",
    "How long the oldest of these waits; 0 if none does.",
    registry=REGISTRY,
)
OVERDUE_POST_SECONDS: Final = Gauge(
    "barpoint_overdue_post_seconds",
    "How long ago the most overdue of these was to be tried; 0 if none is overdue.",
    registry=REGISTRY,
)
DEADLINES: Final = Gauge(
    "barpoint_due_deadlines", "Deadlines that are due and not carried out.", registry=REGISTRY
)
ANALYSES_OWED: Final = Gauge("barpoint_owed_analyses", "Analyses that wait or are made.", registry=REGISTRY)

"""Ratings and figures in words, alike in pictures and below them."""

from datetime import datetime, timedelta
from typing import Final

from bot.standing.places import CERTAIN_TO, LATELY, Lack, NotLately, TooFewOpponents, TooUncertain
from bot.standing.rating import Rating
from bot.standing.record import Record, Role, Tally
from bot.text.catalogue import in_row, phrase

MINUS: Final = "\N{MINUS SIGN}"
PLUS_MINUS: Final = "\N{PLUS-MINUS SIGN}"
HOURLY: Final = timedelta(hours=2)
DAILY: Final = timedelta(days=2)


def rated(rating: Rating, now: datetime) -> str:
    """Such as "1632 ± 41"."""
    return uncertain(rating.value, rating.deviation_at(now))


def uncertain(value: float, deviation: float) -> str:
    return f"{round(value)} {PLUS_MINUS} {round(deviation)}"


def signed(number: int) -> str:
    """With its sign: "+12"."""
    sign = MINUS if number < 0 else "+" if number else PLUS_MINUS
    return f"{sign}{abs(number)}"


def score(won: int, lost: int) -> str:
    """Such as "12-7", on one line."""
    return phrase("standing-score", won=won, lost=lost).replace("-", "\N{NON-BREAKING HYPHEN}")


def _score(tally: Tally) -> str:
    return score(tally.won, tally.lost)


def missing(lack: Lack) -> str:
    """What is missing for a place on the leaderboard."""
    match lack:
        case TooUncertain(deviation):
            return phrase("standing-too-uncertain", deviation=round(deviation), most=round(CERTAIN_TO))
        case TooFewOpponents(more):
            return phrase("standing-too-few-opponents", more=more)
        case NotLately():
            return phrase("standing-not-lately", days=LATELY.days)


def figures(record: Record, longest: str, *, is_between_two: bool = False) -> list[tuple[str, str]]:
    """What a record says, as pairs of a label and what is said of it; what never happened is left out.

    `longest` is who lost the longest match. How somebody answers is told of all their games alone.
    """
    parts = [
        *_games(record),
        ("gammons", _won_and_lost(record.gammons)),
        ("cubes", _cubes(record)),
        ("streak", _streak(record)),
        ("longest", _longest(record, longest)),
        ("bets", _bets(record)),
        ("answers", "" if is_between_two else _pace(record)),
        ("time", "" if is_between_two else _on_time(record)),
    ]
    return [(phrase("standing-label", of=of), said) for of, said in parts if said]


def in_short(record: Record) -> list[str]:
    """What whoever is challenged may want to know."""
    won, lost = record.matches.won + record.money.won, record.matches.lost + record.money.lost
    told = [phrase("standing-won-and-lost", won=won, lost=lost)]
    if pace := _pace(record):
        told.append(phrase("standing-answers", pace=pace))
    if record.lost_on_time:
        told.append(phrase("standing-lost-on-time", said=_on_time(record)))
    return told


def _games(record: Record) -> list[tuple[str, str]]:
    lengths = in_row(
        phrase("standing-length", length=length, score=_score(tally))
        for length, tally in record.by_length.items()
    )
    money = phrase("standing-money", score=_score(record.money), points=signed(record.money.points))
    return [
        ("matches", _won_and_lost(record.matches)),
        ("lengths", lengths),
        ("money", money if record.money.count else ""),
    ]


def _won_and_lost(tally: Tally) -> str:
    return phrase("standing-won-and-lost", won=tally.won, lost=tally.lost) if tally.count else ""


def _cubes(record: Record) -> str:
    cubes = record.cubes
    if cubes.cashed + cubes.passed + cubes.taken == 0:
        return ""
    return phrase("standing-cubes", cashed=cubes.cashed, passed=cubes.passed, taken=cubes.taken)


def _streak(record: Record) -> str:
    if record.best_streak == 0 and record.streak == 0:
        return ""
    now = phrase("standing-streak", games=abs(record.streak), is_won=record.streak >= 0)
    return phrase("standing-streaks", now=now, best=record.best_streak)


def _bets(record: Record) -> str:
    return in_row(
        phrase("standing-role", role=role, points=signed(record.roles[role]))
        for role in Role
        if role in record.roles
    )


def _longest(record: Record, player: str) -> str:
    if record.longest is None:
        return ""
    return phrase("standing-longest", length=record.longest[0], player=player)


def _on_time(record: Record) -> str:
    if record.latest == 0:
        return ""
    return phrase("standing-on-time", lost=record.lost_on_time, games=record.latest)


def _pace(record: Record) -> str:
    """How long somebody takes for a turn, as far as it matters."""
    seconds = record.seconds
    if seconds is None:
        return ""
    took = timedelta(seconds=seconds)
    if took < HOURLY:
        return phrase("standing-pace-minutes", minutes=max(round(seconds / 60), 1))
    if took < DAILY:
        return phrase("standing-pace-hours", hours=round(seconds / 3600))
    return phrase("standing-pace-days", days=round(seconds / 86400))

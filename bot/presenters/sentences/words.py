"""The words that several sentences share."""

from bot.engine import Stage, WinKind

KINDS = {WinKind.SINGLE: "a single game", WinKind.GAMMON: "a gammon", WinKind.BACKGAMMON: "a backgammon"}
STAGES = {Stage.DOUBLE: "double", Stage.BEAVER: "beaver", Stage.RACCOON: "raccoon"}


def count(number: int, word: str) -> str:
    """Return a number with its noun: "1 point", "4 points"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"

"""The end of a benchmark: its figures against their marks."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """A figure, and the mark that it must not exceed."""

    name: str
    value: float
    mark: float

    def __str__(self) -> str:
        return f"{self.name} {self.value:.2f} {self.mark}"


def judged(results: Iterable[Result]) -> int:
    """Print a line for each; 1 if one exceeds its mark, else 0."""
    results = list(results)
    print(*results, sep="\n")
    return int(any(result.value > result.mark for result in results))

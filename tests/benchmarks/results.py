"""What a benchmark ends with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """A figure, and the mark that it must not exceed."""

    name: str
    value: float
    mark: float

    def __str__(self) -> str:
        return f"{self.name} {self.value:.2f} {self.mark}"

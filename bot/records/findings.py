"""What is found when a record is replayed."""

from dataclasses import dataclass, field

from bot.engine import IllegalPlay, InvalidInput, Roll, format_roll


@dataclass(frozen=True, slots=True)
class Note:
    """Something odd on a line of the record that makes no play illegal."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class IllegalEntry:
    """A roll not played by the rules: what is `written`, in which position (its id), and why not.

    The `reason` is for whoever looks after records; the engine's `refusal`, if it was its, for players.
    """

    line: int
    position_id: str
    roll: Roll
    written: str
    reason: str
    refusal: IllegalPlay | InvalidInput | None = field(default=None, compare=False)

    def __str__(self) -> str:
        tried = f"{self.written!r} with {format_roll(self.roll)} in {self.position_id}"
        return f"Line {self.line}: illegal: {tried}: {self.reason}."

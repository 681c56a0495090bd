"""The two columns of a written game: White's on the left, Black's on the right."""

from collections.abc import Iterable

from bot.engine import Side


def in_columns(cells: Iterable[tuple[Side, str]]) -> list[tuple[str, str]]:
    """The rows that hold what each side does, in order; "" where a side does nothing in a row."""
    rows: list[tuple[str, str]] = []
    is_open = False
    for side, cell in cells:
        if side is Side.WHITE:
            rows.append((cell, ""))
        elif is_open:
            rows[-1] = (rows[-1][0], cell)
        else:
            rows.append(("", cell))
        is_open = side is Side.WHITE
    return rows

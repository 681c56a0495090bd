"""How lists and what players wrote are put into sentences."""


def listed(words: list[str], conjunction: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return f" {conjunction} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def code(text: str) -> str:
    """Return text that stands between backticks: without any of its own, and not too long."""
    return text.replace("`", "'")[:60]

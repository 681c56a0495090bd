"""How well colours can be told apart."""

LinearColour = tuple[float, float, float]


def linear(colour: str) -> LinearColour:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _to_linear(red), _to_linear(green), _to_linear(blue)


def _to_linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(one: LinearColour, other: LinearColour) -> float:
    """The contrast ratio of WCAG, from the relative luminances."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (high + 0.05) / (low + 0.05)


def between(one: str, other: str) -> float:
    return contrast(linear(one), linear(other))

"""How a board looks: colours, and the marks that tell the two sides apart without them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """One look."""

    name: str


DEFAULT_THEME = Theme("walnut")
themes: dict[str, Theme] = {theme.name: theme for theme in (DEFAULT_THEME, Theme("midnight"), Theme("clear"))}

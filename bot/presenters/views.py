"""How a board that one person alone sees is to be seen: as he has chosen."""

from bot.engine import Side
from bot.preferences import Bottom, Colour, PlayerPreferences, ServerPreferences
from bot.presenters.diagram import THEMES, Theme, View


def own_view(side: Side | None, chosen: PlayerPreferences, theme: Theme) -> View:
    """Return the view of a player who plays on `side`; of a spectator for None, who sees what is posted.

    `theme` is that of the boards that everyone sees.
    """
    posted = View()
    return View(
        bottom=posted.bottom if side is None or chosen.bottom is Bottom.AS_POSTED else side,
        theme=THEMES.get(chosen.theme, theme),
        light=posted.light if side is None else _light(side, chosen.colour, posted),
    )


def posted_theme(chosen: ServerPreferences, theme: Theme) -> Theme:
    """Return the theme of a server's live boards; `theme` where its admins have chosen none."""
    return THEMES.get(chosen.theme, theme)


def _light(side: Side, colour: Colour, posted: View) -> Side:
    """Return which side plays the light checkers in the eyes of who plays on `side`."""
    match colour:
        case Colour.AS_POSTED:
            return posted.light
        case Colour.LIGHT:
            return side
        case Colour.DARK:
            return side.other

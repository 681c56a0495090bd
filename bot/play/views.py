"""How a board is to be seen: by everybody as the server has chosen, by one person alone as they have."""

from bot.engine import Side
from bot.play.kind import kind_of
from bot.play.picture import THEMES, Theme, View
from bot.play.preferences import Bottom, Colour, Facing, PlayerPreferences, ServerPreferences
from bot.play.table import Table


def posted_view(table: Table, chosen: ServerPreferences, theme: Theme) -> View:
    """Return the view of a live board: from the side of whoever must act, of the winner in the end.

    A server may have chosen to see it always from the same side. `theme` is for a server that has none.
    """
    is_fixed = chosen.facing is Facing.FIRST
    to_act = None if is_fixed else kind_of(table).side_to_act(table)
    return View(to_act or View().bottom, posted_theme(chosen, theme))


def own_view(side: Side | None, chosen: PlayerPreferences, posted: View) -> View:
    """Return the view of a player who plays on `side`; of a spectator for None, who sees what is posted."""
    theme = THEMES.get(chosen.theme, posted.theme)
    if side is None:
        return View(posted.bottom, theme, posted.light, posted.counted_by)
    own = posted if chosen.bottom is Bottom.AS_POSTED else View(side, counted_by=side)
    return View(own.bottom, theme, _light(side, chosen.colour, posted), own.counted_by)


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

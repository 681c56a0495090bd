"""Settings, exports and erasure in words."""

from collections.abc import Collection, Mapping

from bot.clocks import REMINDERS_A_TURN, Calendar, QuietHours, Weekday
from bot.play.base import errors
from bot.play.base.errors import says
from bot.play.base.preferences import (
    Bottom,
    Colour,
    Facing,
    PlayerPreferences,
    ProfileFor,
    Rated,
    Reminded,
    Reminders,
    ServerPreferences,
)
from bot.play.kinds.words import TableCategory, by_category
from bot.play.text.clocks import clock_lines, clock_time, hours, weekdays
from bot.play.text.options import in_brief, sheet_lines
from bot.text.catalogue import phrase
from bot.text.language import OWN_NAMES, Language


def name(setting: str, *, is_of_server: bool = False) -> str:
    return phrase("settings-name", setting=setting, is_of_server=is_of_server)


def theme_name(theme: str) -> str:
    return phrase("settings-theme", theme=theme)


def theme_unchosen(*, is_of_server: bool) -> str:
    return phrase("settings-theme-unchosen", is_of_server=is_of_server)


def reminded(where: Reminded) -> str:
    return phrase("settings-where", where=where)


def weekend(days: Collection[Weekday]) -> str:
    return weekdays(days) if days else nothing()


def nothing() -> str:
    """Return the word that is chosen, or typed, for no weekend and no quiet hours."""
    return phrase("settings-none")


def bottom(side: Bottom) -> str:
    return phrase("settings-bottom", side=side)


def facing(side: Facing) -> str:
    return phrase("settings-facing", side=side)


def profile_for(whom: ProfileFor) -> str:
    return phrase("settings-profile", whom=whom)


def rated(which: Rated) -> str:
    return phrase("settings-rated", which=which)


def facing_line(present: Facing) -> str:
    """Beside the button that changes it, where a table is set up."""
    return phrase("settings-facing-here", side=present)


def facing_label(other: Facing) -> str:
    return phrase("settings-facing-button", side=other)


def colour(chosen: Colour) -> str:
    return phrase("settings-colour", colour=chosen)


def language(chosen: Language | None, *, is_of_server: bool) -> str:
    """By its own name."""
    if chosen is not None:
        return OWN_NAMES[chosen]
    return phrase("settings-language-unchosen", is_of_server=is_of_server)


def board_lines(chosen: PlayerPreferences, theme: str) -> list[str]:
    """`theme` is that of the server's boards."""
    posted = phrase("settings-theme-of-server", theme=theme_name(theme))
    own = theme_name(chosen.theme)
    return [
        phrase("settings-boards"),
        _line("theme", own if chosen.theme else posted),
        _line("side", bottom(chosen.bottom)),
        _line("colours", colour(chosen.colour)),
        _line("motion", _motion(is_on=chosen.has_motion)),
        _line("language", language(chosen.language, is_of_server=False)),
    ]


def _motion(*, is_on: bool) -> str:
    """Without it, the buttons that begin it are gone."""
    if is_on:
        return phrase("settings-is-on", is_on=is_on)
    return phrase("settings-motion-off", watch=phrase("button-watch"), film=phrase("button-film"))


def turn_lines(chosen: PlayerPreferences) -> list[str]:
    return [
        phrase("settings-turns"),
        _line("rolls", phrase("settings-is-on", is_on=chosen.leaves_rolls)),
        _line("plays", phrase("settings-is-on", is_on=chosen.leaves_forced_plays)),
        _line("confirms", phrase("settings-is-on", is_on=chosen.confirms_doubles)),
        _line("confirmplays", phrase("settings-is-on", is_on=chosen.confirms_plays)),
        _line("lends", phrase("settings-is-on", is_on=chosen.lends_cube)),
    ]


def reminder_lines(chosen: Reminders) -> list[str]:
    where, often = phrase("settings-where", where=chosen.where), phrase("settings-once")
    if chosen.hours:
        often = phrase("settings-interval", time=hours(chosen.hours), most=REMINDERS_A_TURN)
    return [phrase("settings-reminders"), _where_line(chosen, where), _line("hours", often)]


def _where_line(chosen: Reminders, where: str) -> str:
    if chosen.where is Reminded.DIRECTLY and chosen.closed_at is not None:
        return phrase("settings-closed")
    return _line("where", where)


def offer_lines(chosen: PlayerPreferences, servers: ServerPreferences) -> list[str]:
    offered = servers.as_chosen_by(chosen)
    return [
        phrase("settings-offers"),
        phrase("settings-offer", sheet=in_brief(offered.sheet)),
        phrase("settings-shown"),
        _line("profile", profile_for(chosen.profile)),
    ]


def challenge_settings(chosen: PlayerPreferences, servers: ServerPreferences) -> str:
    """Return the defaults for the player's challenges, and whether they are the server's."""
    offered = servers.as_chosen_by(chosen)
    is_own = chosen.sheet is not None or chosen.control is not None
    lines = [
        phrase("settings-challenges"),
        phrase("settings-offers"),
        *sheet_lines(offered.sheet),
        *clock_lines(offered.control),
        phrase("settings-challenges-hint") if is_own else phrase("settings-challenges-of-server"),
    ]
    return "\n".join(lines)


def server_settings(chosen: ServerPreferences, theme: str, *, may_change: bool) -> str:
    """`theme` is that of the server's boards."""
    lines = [
        phrase("settings-server"),
        _line("theme", theme_name(theme), is_of_server=True),
        _line("side", facing(chosen.facing), is_of_server=True),
        _line("language", language(chosen.language, is_of_server=True), is_of_server=True),
        _line("rated", rated(chosen.rated), is_of_server=True),
        phrase("settings-offers"),
        *sheet_lines(chosen.sheet),
        *clock_lines(chosen.control),
        phrase("settings-server-hint") if may_change else phrase("settings-server-others"),
    ]
    return "\n".join(lines)


def _line(setting: str, value: str, *, is_of_server: bool = False) -> str:
    return phrase("settings-line", setting=name(setting, is_of_server=is_of_server), value=value)


def zone_question(night: QuietHours) -> str:
    begin, end = clock_time(night.begin), clock_time(night.end)
    return "\n".join([phrase("settings-zone"), phrase("settings-zone-why", begin=begin, end=end)])


def zone_taken(calendar: Calendar) -> str:
    if calendar.quiet is None:
        return phrase("settings-zone-taken", zone=calendar.zone)
    begin, end = clock_time(calendar.quiet.begin), clock_time(calendar.quiet.end)
    return phrase("settings-zone-taken-quiet", zone=calendar.zone, begin=begin, end=end)


def erase_question(ending: Mapping[TableCategory, int]) -> str:
    lines = [
        phrase("privacy-erase"),
        *(category.ending(count) for category, count in by_category(ending)),
        phrase("privacy-forgotten"),
        phrase("privacy-kept"),
        phrase("privacy-posted"),
        phrase("privacy-final"),
        phrase("privacy-copy"),
    ]
    return "\n".join(lines)


def erased(tables: int, *, is_scrubbed: bool) -> str:
    sentences = [phrase("privacy-erased")]
    if tables:
        sentences.append(phrase("privacy-closed", tables=tables))
    if not is_scrubbed:
        sentences.append(phrase("privacy-traces"))
    return " ".join(sentences)


says(errors.NothingStored, lambda: phrase("privacy-nothing-stored"))

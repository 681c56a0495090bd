"""The slash commands of settings: a player's own, and a server's."""

from dataclasses import dataclass, replace
from typing import Final, TypedDict

from discord import app_commands

from bot.clocks import Calendar
from bot.discord.commands.clock import WEEKEND_CHOICES, CalendarOptions, complete_zone
from bot.discord.commands.options import ClockOptions, SheetOptions, with_groups
from bot.discord.context import ALSO_DIRECTLY, Interaction
from bot.discord.replies import answering
from bot.discord.settings import challenge_settings, own_settings, server_settings
from bot.play.picture import THEMES
from bot.play.preferences import (
    Bottom,
    Colour,
    Facing,
    PlayerPreferences,
    Reminded,
    Reminders,
    ServerPreferences,
)

AS_ON_SERVER, AS_BY_DEFAULT = "as on the server", "as by default"
OWN_THEMES: Final = [app_commands.Choice(name=name, value=name) for name in (AS_ON_SERVER, *THEMES)]
SERVER_THEMES: Final = [app_commands.Choice(name=name, value=name) for name in (AS_BY_DEFAULT, *THEMES)]
SIDES: Final = [
    app_commands.Choice(name="my own", value=Bottom.OWN.value),
    app_commands.Choice(name="as on the live board", value=Bottom.AS_POSTED.value),
]
FACINGS: Final = [
    app_commands.Choice(name="of whoever must act", value=Facing.TO_ACT.value),
    app_commands.Choice(name="always the challenger's, or the box's", value=Facing.FIRST.value),
]
COLOURS: Final = [
    app_commands.Choice(name="as on the live board", value=Colour.AS_POSTED.value),
    app_commands.Choice(name="light", value=Colour.LIGHT.value),
    app_commands.Choice(name="dark", value=Colour.DARK.value),
]
WHERE: Final = [app_commands.Choice(name=where.value, value=where.value) for where in Reminded]

settings = app_commands.Group(
    name="settings",
    description="How you see boards, and what is played here",
    allowed_contexts=ALSO_DIRECTLY,
)


class OwnChanges(TypedDict, total=False):
    """The changes of a player's settings."""

    theme: str
    bottom: Bottom
    colour: Colour
    rolls_by_itself: bool
    plays_forced: bool
    confirms_doubles: bool


def _own_changes(
    theme: str | None,
    side: str | None,
    colours: str | None,
    *,
    rolls: bool | None,
    plays: bool | None,
    confirms: bool | None,
) -> OwnChanges:
    """None for settings that were not typed."""
    changes = OwnChanges()
    if theme is not None:
        changes["theme"] = "" if theme == AS_ON_SERVER else theme
    if side is not None:
        changes["bottom"] = Bottom(side)
    if colours is not None:
        changes["colour"] = Colour(colours)
    if rolls is not None:
        changes["rolls_by_itself"] = rolls
    if plays is not None:
        changes["plays_forced"] = plays
    if confirms is not None:
        changes["confirms_doubles"] = confirms
    return changes


@dataclass(frozen=True, slots=True)
class ReminderOptions:
    """The options about reminders; None for what was not typed."""

    where: str | None
    hours: int | None

    @property
    def is_empty(self) -> bool:
        return self.where is None and self.hours is None

    def applied_to(self, chosen: Reminders) -> Reminders:
        """Raises InvalidTime. Choosing where gives another try to direct messages that Discord refused."""
        hours = chosen.hours if self.hours is None else self.hours
        if self.where is None:
            return replace(chosen, hours=hours)
        return Reminders(Reminded(self.where), hours)


@settings.command(description="How you see boards, and what the bot does for you; shows it without options")
@app_commands.describe(
    theme="How the boards look that only you see; clear is made for colour-blind eyes",
    side="Which side is at the bottom of them",
    colours="Which checkers are yours on them",
    roll_by_itself="Whether the bot rolls for you where you cannot double",
    play_forced="Whether the bot plays for you where there is only one play",
    confirm_double="Whether you are asked once more before you double",
    reminders="Where you are reminded that a table still waits for you",
    remind_hours="After how many hours, and again: 1 to 168; 0 for once only, before your time is out",
    zone="Your time zone, by its name or its city: Europe/Berlin, tokyo",
    quiet_from="From when at night you are not reminded, such as 22:30; none for no quiet hours",
    quiet_until="Until when you are not reminded, such as 7:00",
    weekend="The days of your weekend, on which your clock may stand still",
    reset="Go back to how it was at first; other options still count",
)
@app_commands.choices(theme=OWN_THEMES, side=SIDES, colours=COLOURS, reminders=WHERE, weekend=WEEKEND_CHOICES)
@app_commands.autocomplete(zone=complete_zone)
@answering
async def me(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    *,
    theme: str | None = None,
    side: str | None = None,
    colours: str | None = None,
    roll_by_itself: bool | None = None,
    play_forced: bool | None = None,
    confirm_double: bool | None = None,
    reminders: str | None = None,
    remind_hours: int | None = None,
    zone: str | None = None,
    quiet_from: str | None = None,
    quiet_until: str | None = None,
    weekend: str | None = None,
    reset: bool = False,
) -> None:
    changes = _own_changes(
        theme, side, colours, rolls=roll_by_itself, plays=play_forced, confirms=confirm_double
    )
    days = CalendarOptions(zone, quiet_from, quiet_until, weekend)
    reminding = ReminderOptions(reminders, remind_hours)

    def change(chosen: PlayerPreferences) -> PlayerPreferences:
        vacations = chosen.calendar.vacations
        anew = PlayerPreferences(calendar=Calendar(vacations=vacations), is_zone_asked=chosen.is_zone_asked)
        base = anew if reset else chosen
        calendar, new_reminders = days.applied_to(base.calendar), reminding.applied_to(base.reminders)
        return replace(base, calendar=calendar, reminders=new_reminders, **changes)

    is_change = bool(reset or changes) or not (days.is_empty and reminding.is_empty)
    shown = own_settings(interaction, change, None) if is_change else own_settings(interaction, None)
    await shown


@settings.command(
    description="What is played here unless a challenge says otherwise; shows it without options"
)
@app_commands.describe(
    theme="How the live boards of this server look; clear is made for colour-blind eyes",
    side="Whose side is at the bottom of them",
    reset="Go back to how it was at first; other options still count",
)
@with_groups
@app_commands.choices(theme=SERVER_THEMES, side=FACINGS)
@answering
async def server(
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    theme: str | None = None,
    side: str | None = None,
    reset: bool = False,
) -> None:

    def change(chosen: ServerPreferences) -> ServerPreferences:
        base = ServerPreferences() if reset else chosen
        looks = base.theme if theme is None else theme.replace(AS_BY_DEFAULT, "")
        facing = base.facing if side is None else Facing(side)
        sheet, control = typed.as_offer(base.sheet), timing.applied_to(base.control)
        return ServerPreferences(sheet, looks, control, facing)

    is_change = reset or (theme, side) != (None, None) or not (typed.is_empty and timing.is_empty)
    await server_settings(interaction, change if is_change else None)


@settings.command(name="challenge", description="What your challenges offer; shows it without options")
@app_commands.describe(reset="Go back to what the server has chosen; other options still count")
@with_groups
@answering
async def own_challenges(
    interaction: Interaction,
    *,
    typed: SheetOptions,
    timing: ClockOptions,
    reset: bool = False,
) -> None:
    """Beside `me`, which has no room for these options."""

    def change(chosen: PlayerPreferences, servers: ServerPreferences) -> PlayerPreferences:
        base = replace(chosen, sheet=None, control=None) if reset else chosen
        usual = servers.as_chosen_by(base)
        sheet = base.sheet if typed.is_empty else typed.as_offer(usual.sheet)
        control = base.control if timing.is_empty else timing.applied_to(usual.control)
        return replace(base, sheet=sheet, control=control)

    is_change = reset or not (typed.is_empty and timing.is_empty)
    await challenge_settings(interaction, change if is_change else None)

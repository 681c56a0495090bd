"""The slash commands of a challenge: make one, and propose other rules for it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Final, TypedDict, TypeVar

import discord
from discord import app_commands

from bot.clocks import TimeControl, WhenOut
from bot.discord import challenges as answering
from bot.discord import challenges as sheets
from bot.discord.challenges import challenge_directly
from bot.discord.commands.contexts import also_directly
from bot.discord.context import Interaction, guild_of, user_of
from bot.discord.looking import table_here
from bot.discord.replies import NotPossible, answer_errors
from bot.discord.settings import ask_for_zone
from bot.engine import (
    CUBE_CAPS,
    STARTS,
    InvalidInput,
    Position,
    RuleSheet,
    parse_board,
    parse_position_id,
    parse_xgid,
)
from bot.play.heads_up import sheet_text
from bot.play.heads_up.challenges import ChallengeTerms
from bot.play.heads_up.positions import find_id
from bot.play.preferences import DEFAULT_LENGTH, ServerPreferences
from bot.play.settings import preferences_here
from bot.play.text import places as place_text

MATCH, MONEY = "Match", "Money session"
PLAYS: Final = [app_commands.Choice(name=name, value=name) for name in (MATCH, MONEY)]
NO_CAP: Final = 0
NO_DOUBLES: Final = "0"
UNLIMITED: Final = "unlimited"
LONGEST_NUMBER: Final = 9  # of digits; Python reads a few thousand, Discord lets more be typed
DOUBLES_OFFERED: Final = ("0", "1", "2", "3", UNLIMITED)
STARTS_OFFERED: Final = ("standard", "Nackgammon", "hypergammon")

DESCRIPTIONS: Final = {
    "length": "Points that win the match, 1 to 25",
    "play": "A match to so many points, or a money session of as many games as you like",
    "stake": "Money session: what every point is worth, 1 to 1000; points only",
    "jacoby": "Money session: gammons count only once somebody has doubled",
    "beavers": "Money session: whoever is doubled may double again at once, and keep the cube",
    "raccoons": "Money session: a beaver may be answered by doubling once more",
    "automatic_doubles": "Money session: how many equal opening throws turn the cube, or unlimited",
    "cube_cap": "The highest the cube goes: 2, 4, 8 ...; 0 for no cap",
    "cube": "Whether there is a doubling cube",
    "start": "standard, Nackgammon, hypergammon, or an XGID or GNU Position ID",
    "turn_hours": "Clock: hours for each turn, 1 to 336; 0 for no clock",
    "reserve_hours": "Clock: hours that each side may use up over all its turns, 0 to 720",
    "weekends": "Clock: whether it runs on weekends too",
    "when_out": "Clock: what happens when time is out",
}
NO_CLOCK: Final = 0
WHEN_OUT: Final = {
    "the opponent claims or waits": WhenOut.OPPONENT_DECIDES,
    "lost by itself": WhenOut.CLAIMED,
    "the autopilot plays on": WhenOut.AUTOPILOT,
}
ENDS: Final = [app_commands.Choice(name=name, value=way.name.lower()) for name, way in WHEN_OUT.items()]

F = TypeVar("F", bound=Callable[..., Coroutine[object, object, None]])


class Changes(TypedDict, total=False):
    """The fields of a rule sheet that were typed."""

    stake: int
    is_jacoby: bool
    has_beavers: bool
    has_raccoons: bool
    automatic_doubles: int | None
    cube_cap: int | None
    has_cube: bool
    start: Position


class ClockChanges(TypedDict, total=False):
    """The fields of a time control that were typed."""

    hours: int | None
    reserve: int
    stops_on_weekends: bool
    when_out: WhenOut


@dataclass(frozen=True, slots=True)
class ClockOptions:
    """The options of a command that are about the clock; None for what was not typed."""

    turn_hours: int | None = None
    reserve_hours: int | None = None
    weekends: bool | None = None
    when_out: str | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was typed."""
        return self == ClockOptions()

    def applied_to(self, control: TimeControl) -> TimeControl:
        """Return a time control with what was typed; without a clock, what needs one falls away.

        Raises:
            InvalidTime: What was typed contradicts itself, or is out of its range.

        """
        changes = ClockChanges()
        if self.turn_hours is not None:
            changes["hours"] = None if self.turn_hours == NO_CLOCK else self.turn_hours
        if self.reserve_hours is not None:
            changes["reserve"] = self.reserve_hours
        if self.weekends is not None:
            changes["stops_on_weekends"] = not self.weekends
        if self.when_out is not None:
            changes["when_out"] = WhenOut[self.when_out.upper()]
        base = TimeControl() if self.turn_hours == NO_CLOCK else control
        return replace(base, **changes)


@dataclass(frozen=True, slots=True)
class SheetOptions:
    """The options of a command that are about the rule sheet; None for what was not typed."""

    length: int | None = None
    play: str | None = None
    stake: int | None = None
    jacoby: bool | None = None
    beavers: bool | None = None
    raccoons: bool | None = None
    automatic_doubles: str | None = None
    cube_cap: int | None = None
    cube: bool | None = None
    start: str | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing was typed."""
        return self == SheetOptions()

    def applied_to(self, sheet: RuleSheet) -> RuleSheet:
        """Return a sheet with what was typed; what it cannot have then falls away, unless it was typed too.

        A match of which nobody says how long it is has the usual length.

        Raises:
            InvalidSheet: What was typed contradicts itself, or is out of its range.
            NotPossible: It cannot be read, or gives a money session a length.

        """
        played = self._played(sheet)
        if self.cube is False:
            played = played.without_cube()
        if self.beavers is False:
            played = played.without_beavers()
        return replace(played, **self._changes()).offered()

    def as_offer(self, usual: RuleSheet) -> RuleSheet:
        """Return what somebody offers who usually plays by a sheet; raises as `applied_to` does.

        A rule of money sessions that is typed alone asks for a money session.
        """
        names_game = self.length is not None or self.play is not None
        return self.applied_to(usual if names_game or not self._is_for_money else usual.as_money_session())

    @property
    def _is_for_money(self) -> bool:
        """Tell whether a rule was typed that only a money session has."""
        doubles = self.automatic_doubles not in (None, NO_DOUBLES)
        return bool(self.stake or self.jacoby or self.beavers or self.raccoons or doubles)

    def _played(self, sheet: RuleSheet) -> RuleSheet:
        """Return the sheet as the match or the money session that is asked for."""
        if self.play == MONEY:
            if self.length is not None:
                raise NotPossible(sheet_text.session_with_length(self.length))
            return sheet.as_money_session()
        length = sheet.length if self.length is None else self.length
        if self.play == MATCH and length is None:
            length = DEFAULT_LENGTH
        return sheet if length is None else sheet.as_match(length)

    def _changes(self) -> Changes:
        changes = Changes()
        if self.stake is not None:
            changes["stake"] = self.stake
        if self.jacoby is not None:
            changes["is_jacoby"] = self.jacoby
        if self.beavers is not None:
            changes["has_beavers"] = self.beavers
        if self.raccoons is not None:
            changes["has_raccoons"] = self.raccoons
        if self.automatic_doubles is not None:
            changes["automatic_doubles"] = parse_automatic_doubles(self.automatic_doubles)
        if self.cube_cap is not None:
            changes["cube_cap"] = None if self.cube_cap == NO_CAP else self.cube_cap
        if self.cube is not None:
            changes["has_cube"] = self.cube
        if self.start is not None:
            changes["start"] = parse_start(self.start)
        return changes


def parse_automatic_doubles(text: str) -> int | None:
    """Return how many automatic doubles a text says, None for no limit; raises NotPossible."""
    word = text.strip().lower()
    if word == UNLIMITED:
        return None
    if not word.isdecimal() or len(word) > LONGEST_NUMBER:
        raise NotPossible(sheet_text.no_automatic_doubles(text))
    return int(word)


def parse_start(text: str) -> Position:
    """Return the starting position that a text names, or whose id stands in it; raises NotPossible."""
    named = STARTS.get(text.strip().lower())
    if named is not None:
        return named
    wanted = find_id(text) or text.strip()
    try:
        if wanted.upper().startswith("XGID"):
            return parse_xgid(wanted).position
        if "|" in wanted:
            return parse_board(wanted)
        return parse_position_id(wanted.partition(":")[0])
    except InvalidInput as error:
        raise NotPossible(sheet_text.no_start(error)) from error


async def complete_start(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the starts that have a name."""
    return _fitting(STARTS_OFFERED, current)


async def complete_automatic_doubles(
    _interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer the usual numbers of automatic doubles."""
    return _fitting(DOUBLES_OFFERED, current)


async def complete_cube_cap(_interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Offer the values that a cube can be capped at."""
    caps = {"no cap": NO_CAP, **{str(cap): cap for cap in CUBE_CAPS}}
    return [app_commands.Choice(name=name, value=cap) for name, cap in caps.items() if str(current) in name]


def described(callback: F) -> F:
    """Describe the options of a rule sheet to Discord, for a callback that has all of them."""
    app_commands.describe(**DESCRIPTIONS)(callback)
    app_commands.choices(play=PLAYS, when_out=ENDS)(callback)
    app_commands.autocomplete(start=complete_start, automatic_doubles=complete_automatic_doubles)(callback)
    app_commands.autocomplete(cube_cap=complete_cube_cap)(callback)
    return callback


def _fitting(words: tuple[str, ...], current: str) -> list[app_commands.Choice[str]]:
    typed = current.strip().lower()
    return [app_commands.Choice(name=word, value=word) for word in words if word.lower().startswith(typed)]


@app_commands.command(
    description="Challenge a friend, or anyone in this channel, to a match or a money session"
)
@app_commands.describe(
    opponent="Whom you challenge; leave it out and anyone here may accept",
    words="Words of yours that go into the dice; you can also give them later, by /dice words",
    thread="Play in a thread of its own; where the channel's table is taken, it opens by itself",
    direct="Play by direct messages: each of you has a board of his own there",
)
@described
@app_commands.guild_only()
async def challenge(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    opponent: discord.User | None = None,
    *,
    length: int | None = None,
    play: str | None = None,
    stake: int | None = None,
    jacoby: bool | None = None,
    beavers: bool | None = None,
    raccoons: bool | None = None,
    automatic_doubles: str | None = None,
    cube_cap: int | None = None,
    cube: bool | None = None,
    start: str | None = None,
    turn_hours: int | None = None,
    reserve_hours: int | None = None,
    weekends: bool | None = None,
    when_out: str | None = None,
    words: str | None = None,
    thread: bool = False,
    direct: bool = False,
) -> None:
    """Challenge somebody, or anyone, to what is typed; the rest is as the caller or the server has set it."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    timing = ClockOptions(turn_hours, reserve_hours, weekends, when_out)

    def offered(defaults: ServerPreferences) -> ChallengeTerms:
        return ChallengeTerms(options.as_offer(defaults.sheet), words, timing.applied_to(defaults.control))

    work = _challenge(interaction, opponent, offered, has_thread=thread, is_direct=direct)
    await answer_errors(interaction, work)


@app_commands.command(description="Propose other rules for the challenge in this channel")
@described
@also_directly
async def propose(  # noqa: PLR0913 - Discord shows parameters as options
    interaction: Interaction,
    *,
    length: int | None = None,
    play: str | None = None,
    stake: int | None = None,
    jacoby: bool | None = None,
    beavers: bool | None = None,
    raccoons: bool | None = None,
    automatic_doubles: str | None = None,
    cube_cap: int | None = None,
    cube: bool | None = None,
    start: str | None = None,
    turn_hours: int | None = None,
    reserve_hours: int | None = None,
    weekends: bool | None = None,
    when_out: str | None = None,
) -> None:
    """Offer what is typed instead, the rest as it was offered; with nothing typed, by buttons."""
    options = SheetOptions(
        length, play, stake, jacoby, beavers, raccoons, automatic_doubles, cube_cap, cube, start
    )
    timing = ClockOptions(turn_hours, reserve_hours, weekends, when_out)
    await answer_errors(interaction, _propose(interaction, options, timing))


async def _challenge(
    interaction: Interaction,
    opponent: discord.User | None,
    offered: Callable[[ServerPreferences], ChallengeTerms],
    *,
    has_thread: bool,
    is_direct: bool,
) -> None:
    if has_thread and is_direct:
        raise NotPossible(place_text.direct_or_thread())
    own, servers = await interaction.client.context.store.run(
        preferences_here, snowflake=user_of(interaction), guild=guild_of(interaction)
    )
    defaults = servers.as_chosen_by(own)
    if is_direct:
        await challenge_directly(interaction, opponent, offered(defaults))
    else:
        await answering.challenge(interaction, opponent, offered(defaults), has_thread=has_thread)
    await ask_for_zone(interaction)


async def _propose(interaction: Interaction, options: SheetOptions, timing: ClockOptions) -> None:
    here = await table_here(interaction)
    table = await sheets.offered_here(interaction, here.id, None)
    if options.is_empty and timing.is_empty:
        await sheets.show_editor(interaction, table)
    else:
        await sheets.propose(
            interaction, table, options.applied_to(table.sheet), timing.applied_to(table.control)
        )

"""The settings of people and servers, beside their games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from pydantic import TypeAdapter

from bot.clocks import INTERVAL_HOURS, Calendar, InvalidTime, TimeControl, TimeFault
from bot.engine import RuleSheet
from bot.engine.keys import PlayerId
from bot.play.base.keys import ChannelSnowflake
from bot.text.language import Language
from storage import UnitOfWork

DEFAULT_LENGTH: Final = 3
"""The points of a match where nobody says otherwise."""

DEFAULT_SHEET: Final = RuleSheet(length=DEFAULT_LENGTH)
"""The options of a challenge where neither its challenger nor the server has chosen any."""


class Bottom(StrEnum):
    """The side at the bottom of the boards that only the player sees."""

    OWN = "own"
    AS_POSTED = "as posted"  # as on the live board that everyone sees


class Facing(StrEnum):
    """The side at the bottom of the boards that everybody sees."""

    TO_ACT = "to act"  # of whoever must act, and of the winner in the end
    FIRST = "first"  # always the same: the challenger's, or the box's


class Colour(StrEnum):
    """The colour of the player's checkers on the boards that only they see."""

    AS_POSTED = "as posted"
    LIGHT = "light"
    DARK = "dark"


class Reminded(StrEnum):
    """Where a player is reminded that a table waits for them."""

    IN_CHANNEL = "in the channel"
    DIRECTLY = "by direct message"
    NEVER = "not at all"


class ProfileFor(StrEnum):
    """Who may see how a player has fared."""

    ALL = "everybody"
    SERVER = "the server"  # whoever asks there
    OPPONENTS = "opponents"  # whoever has played them
    NOBODY = "nobody"

    @property
    def is_public(self) -> bool:
        """Whether it may stand where everybody on a server looks."""
        return self in (ProfileFor.ALL, ProfileFor.SERVER)


class Rated(StrEnum):
    """Which games of two people count for their ratings, by the points that win a match."""

    ALL = "everything"  # each game of a money session too
    FROM_3 = "from 3 points"
    FROM_5 = "from 5 points"
    FROM_7 = "from 7 points"
    NONE = "nothing"

    @property
    def least(self) -> int | None:
        """The shortest match that counts; None where none does."""
        return LEAST_RATED[self]

    def counts(self, length: int | None) -> bool:
        """Whether a match to so many points counts, or for None each game of a money session."""
        if length is None or self.least is None:
            return self is Rated.ALL
        return length >= self.least


LEAST_RATED: Final[Mapping[Rated, int | None]] = {
    Rated.ALL: 1,
    Rated.FROM_3: 3,
    Rated.FROM_5: 5,
    Rated.FROM_7: 7,
    Rated.NONE: None,
}


@dataclass(frozen=True, slots=True)
class Reminders:
    """How a player wants to be reminded that a table waits for them.

    Args:
        where: In which way, if at all.
        hours: After how many hours, and after how many more again; 0 for once, before time is out.
        closed_at: When Discord last refused a direct message to them; None if it takes them.

    Raises:
        InvalidTime: The hours are neither 0 nor 1 to 168.
    """

    where: Reminded = Reminded.IN_CHANNEL
    hours: int = 24
    closed_at: datetime | None = None

    def __post_init__(self) -> None:
        if self.hours != 0 and self.hours not in INTERVAL_HOURS:
            raise InvalidTime(self.hours, TimeFault.INTERVAL)


@dataclass(frozen=True, slots=True)
class PlayerPreferences:
    """A player's settings.

    Args:
        theme: The name of the theme of the boards that only they see; "" for the server's.
        bottom: Which side is at the bottom of them.
        colour: Which checkers are theirs on them.
        rolls_by_itself: Whether the bot rolls for them where they may not double; None if never chosen.
        plays_forced: Whether the bot plays for them where there is only one play; None if never chosen.
        confirms_plays: Whether they confirm a play that they chose from the list, at a table of two.
        has_motion: Whether replays offer them moving pictures.
        lends_cube: Whether the autopilot, if it plays for them, may double and pass.
        calendar: Where they live, when they sleep, their weekend and their vacations.
        reminders: How they want to be reminded that a table waits for them.
        sheet: What their challenges start from; None for what the server has chosen.
        control: How turns are timed in them; None for what the server has chosen.
        is_zone_asked: Whether they were asked for their time zone, which happens once.
        language: In which they are spoken to; None for what Discord says.
        blocked: Who may not challenge them, nor take their open challenges, nor see how they have fared.
        profile: Who else may see that.
    """

    theme: str = ""
    bottom: Bottom = Bottom.OWN
    colour: Colour = Colour.AS_POSTED
    rolls_by_itself: bool | None = None
    plays_forced: bool | None = None
    confirms_doubles: bool = True
    confirms_plays: bool = True
    has_motion: bool = True
    lends_cube: bool = False
    calendar: Calendar = field(default_factory=Calendar)
    reminders: Reminders = field(default_factory=Reminders)
    sheet: RuleSheet | None = None
    control: TimeControl | None = None
    is_zone_asked: bool = False
    language: Language | None = None
    blocked: tuple[PlayerId, ...] = ()
    profile: ProfileFor = ProfileFor.SERVER

    @property
    def leaves_rolls(self) -> bool:
        """On unless switched off."""
        return self.rolls_by_itself is not False

    @property
    def leaves_forced_plays(self) -> bool:
        """On unless switched off."""
        return self.plays_forced is not False


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """A server's settings: what challenges start from and is rated, and how live boards look and speak.

    `language` is None for what Discord says of the server; `reports` is the channel where its admins read
    what is reported to them, None for none.
    """

    sheet: RuleSheet = DEFAULT_SHEET
    theme: str = ""
    control: TimeControl = field(default_factory=TimeControl)
    facing: Facing = Facing.TO_ACT
    language: Language | None = None
    reports: ChannelSnowflake | None = None
    rated: Rated = Rated.FROM_3

    def as_chosen_by(self, own: PlayerPreferences) -> "ServerPreferences":
        """Return the defaults for a player's challenges here: their own choice, otherwise the server's."""
        return replace(self, sheet=own.sheet or self.sheet, control=own.control or self.control)


@dataclass(frozen=True, slots=True)
class Audience:
    """The readers of a message about a table, and their settings.

    Args:
        owner: The player who alone sees it, in direct messages; None for everybody in the channel.
    """

    owner: PlayerId | None = None
    servers: ServerPreferences = field(default_factory=ServerPreferences)
    own: PlayerPreferences = field(default_factory=PlayerPreferences)


OF_PLAYER: TypeAdapter[PlayerPreferences] = TypeAdapter(PlayerPreferences)
NEVER_CHOSEN: Final = PlayerPreferences()


def preferences_of_player(uow: UnitOfWork, player: PlayerId) -> PlayerPreferences:
    return preferences_of_players(uow, (player,)).get(player, NEVER_CHOSEN)


def allowing_autopilot(uow: UnitOfWork, players: Iterable[PlayerId]) -> frozenset[PlayerId]:
    """Those of them who let the autopilot use their cubes."""
    asked = tuple(players)
    chosen = preferences_of_players(uow, asked) if asked else {}
    return frozenset(player for player, each in chosen.items() if each.lends_cube)


def preferences_of_players(
    uow: UnitOfWork, players: Iterable[PlayerId]
) -> Mapping[PlayerId, PlayerPreferences]:
    """Players who have chosen nothing are left out."""
    stored = uow.settings.of_players(players)
    return {PlayerId(player): OF_PLAYER.validate_python(chosen) for player, chosen in stored.items()}

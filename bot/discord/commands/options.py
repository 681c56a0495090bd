"""House options as options of slash commands: what Discord shows of them, and what was typed."""

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial, wraps
from inspect import Parameter, signature
from operator import not_
from typing import Any, ClassVar, Final, TypeVar, cast

from discord import app_commands

from bot import engine
from bot.analysis import Level
from bot.clocks import TimeControl, WhenOut
from bot.discord.pressing.replies import NotPossible
from bot.discord.service.context import Interaction
from bot.discord.wire.wording import Words, choice, in_each_language
from bot.engine.options import OFF_ON, Option, Value
from bot.engine.sheet import MONEY
from bot.play.base.preferences import DEFAULT_LENGTH
from bot.play.text import options
from bot.play.text import options as option_text
from bot.play.text.words import find_id
from bot.text.catalogue import phrase
from bot.text.language import begins, is_typed

Typed = str | int
"""A value as Discord hands it over; yes and no are numbers too."""

Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
"""Any: choices of text or of numbers."""
Parse = Callable[[Any], Value]
"""Any: of text or of a number, as the option is typed."""

MATCH, MONEY_SESSION = "Match", "Money session"
NO_CAP: Final = 0
NO_CLOCK: Final = 0
LONGEST_NUMBER: Final = 9  # of digits; Python reads a few thousand, Discord lets more be typed
DOUBLES_OFFERED: Final = ("0", "1", "2", "3")
WHEN_OUT: Final = (WhenOut.OPPONENT_DECIDES, WhenOut.CLAIMED, WhenOut.AUTOPILOT)
USUAL_LEVEL: Final = Level.INTERMEDIATE


@dataclass(frozen=True, slots=True)
class TypedOption:
    """An option of a slash command, which may always be left out.

    Args:
        description: None for what stands under the option's name.
        choices: The values with their labels, where nothing else can be typed.
        complete: Offers values while one is being typed.
        parse: Reads a typed value; raises NotPossible.
    """

    name: str
    kind: type[Typed]
    description: Words | None = None
    choices: Mapping[Typed, Words] | None = None
    complete: Complete | None = None
    parse: Parse = lambda typed: typed


class OptionGroup:
    """Typed values of options that several commands have; options that were not typed are missing.

    `with_groups` gives a callback with a parameter of such a type all of the group's options.
    """

    OPTIONS: ClassVar[tuple[TypedOption, ...]]

    def __init__(self, typed: Mapping[str, Typed]) -> None:
        self.typed = typed

    @property
    def is_empty(self) -> bool:
        return not self.typed

    def parsed(self, *without: str) -> dict[str, Value]:
        """The typed values, but for some options; raises NotPossible."""
        typed = [each for each in self.OPTIONS if each.name in self.typed and each.name not in without]
        return {each.name: each.parse(self.typed[each.name]) for each in typed}


F = TypeVar("F", bound=Callable[..., Coroutine[object, object, None]])


def with_groups(callback: F) -> F:
    """Replace each group among the callback's parameters by the group's options."""
    plain = signature(callback)
    groups: dict[str, type[OptionGroup]] = {
        name: each.annotation
        for name, each in plain.parameters.items()
        if isinstance(each.annotation, type) and issubclass(each.annotation, OptionGroup)
    }

    @wraps(callback)
    async def called(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - of any command
        for name, group in groups.items():
            values = {each.name: given.pop(each.name) for each in group.OPTIONS}
            given[name] = group({option: value for option, value in values.items() if value is not None})
        await callback(interaction, **given)

    parameters = [
        one
        for name, each in plain.parameters.items()
        for one in (_parameters(groups[name]) if name in groups else [each])
    ]
    called.__signature__ = plain.replace(parameters=parameters)  # type: ignore[attr-defined]  # read by inspect
    for group in groups.values():
        _describe(called, group.OPTIONS)
    return cast("F", called)


def _parameters(group: type[OptionGroup]) -> list[Parameter]:
    return [
        Parameter(each.name, Parameter.KEYWORD_ONLY, default=None, annotation=each.kind | None)
        for each in group.OPTIONS
    ]


def _describe(callback: F, options: Iterable[TypedOption]) -> None:
    for each in options:
        if each.description is not None:
            app_commands.describe(**{each.name: in_each_language(each.description)})(callback)
        if each.choices is not None:
            choices: list[app_commands.Choice[Any]] = [
                choice(words, value) for value, words in each.choices.items()
            ]
            app_commands.choices(**{each.name: choices})(callback)
        if each.complete is not None:
            app_commands.autocomplete(**{each.name: each.complete})(callback)


def parse_automatic_doubles(text: str) -> int | None:
    """None for no limit; raises NotPossible."""
    word = engine.narrowed(text).strip()
    if is_typed(text, option_text.unlimited):
        return None
    if not word.isdecimal() or len(word) > LONGEST_NUMBER:
        raise NotPossible(option_text.no_automatic_doubles(text))
    return int(word)


def parse_cube_cap(typed: int) -> int | None:
    return None if typed == NO_CAP else typed


def parse_start(text: str) -> engine.Position:
    """By name, or by the id within the text; raises NotPossible."""
    for start in engine.STARTS.values():
        if is_typed(text, partial(option_text.start_name, start)):
            return start
    wanted = find_id(text) or engine.narrowed(text).strip()
    try:
        if wanted.upper().startswith("XGID"):
            return engine.parse_xgid(wanted).position
        if engine.is_like_ogid(wanted):
            return engine.parse_ogid(wanted).position
        if "|" in wanted:
            return engine.parse_board(wanted)
        return engine.parse_position_id(wanted.partition(":")[0])
    except engine.InvalidPosition as error:
        raise NotPossible(option_text.no_start(error)) from error


async def complete_start(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return _fitting([option_text.start_name(start) for start in engine.STARTS.values()], current)


async def complete_automatic_doubles(
    _interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    return _fitting([*DOUBLES_OFFERED, option_text.unlimited()], current)


async def complete_cube_cap(_interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    caps = {option_text.no_cap(): NO_CAP, **{str(cap): cap for cap in engine.CUBE_CAPS}}
    return [
        app_commands.Choice(name=name, value=cap) for name, cap in caps.items() if begins(str(current), name)
    ]


def _fitting(words: Iterable[str], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word, value=word) for word in words if begins(current, word)]


READ_FROM_TEXT: Final[Mapping[str, tuple[type[Typed], Complete, Parse]]] = {
    "automatic_doubles": (str, complete_automatic_doubles, parse_automatic_doubles),
    "cube_cap": (int, complete_cube_cap, parse_cube_cap),
    "start": (str, complete_start, parse_start),
}
"""How those options are typed that have another value than the one that is typed."""


def typed_option(option: Option, *, is_money: bool) -> TypedOption:
    """As yes or no, as a number, or as a choice of a few values; `is_money` where no match is played."""
    name, offered = option.name, option_text.OFFERED[option.name]
    asked = partial(option_text.asked, name, is_money=is_money)
    if name in READ_FROM_TEXT:
        kind, complete, parse = READ_FROM_TEXT[name]
        return TypedOption(name, kind, asked, complete=complete, parse=parse)
    if option.values == OFF_ON:
        return TypedOption(name, bool, asked)
    if option.is_open or isinstance(option.values, range):
        return TypedOption(name, int, asked)
    labels = [partial(option_text.label, name, value) for value in offered]
    numbers = [value for value in offered if isinstance(value, int)]
    if len(numbers) < len(offered):
        return _named_option(name, asked, dict(zip(map(str, offered), labels, strict=True)), offered)
    choices: dict[Typed, Words] = dict(zip(numbers, labels, strict=True))
    return TypedOption(name, int, asked, choices)


def _named_option(
    name: str, asked: Words, labels: Mapping[str, Words], offered: Sequence[Value]
) -> TypedOption:
    """An option whose values have names: typed as they are, in other words, or as far as they are clear."""
    values = dict(zip(labels, offered, strict=True))

    async def complete(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=words(), value=_spaced(value))
            for value, words in labels.items()
            if begins(current, words()) or _spaced(value).startswith(_spaced(current))
        ]

    def parse(text: str) -> Value:
        typed = _spaced(text)
        exact = [value for value, words in labels.items() if _spaced(value) == typed or is_typed(text, words)]
        found = exact or [value for value in labels if typed and _spaced(value).startswith(typed)]
        if len(found) != 1:
            raise NotPossible(option_text.no_such_value(name, text, [*map(_spaced, labels)]))
        return values[found[0]]

    return TypedOption(name, str, asked, complete=complete, parse=parse)


def _spaced(text: str) -> str:
    """As people type it: "after cube" for `after_cube`."""
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split())


def _game(*, is_match: bool) -> str:
    return phrase("command-choice-game", is_match=is_match)


def _when_out(way: WhenOut) -> str:
    return phrase("command-choice-when-out", way=way)


PLAY: Final = TypedOption(
    "play",
    str,
    choices={name: partial(_game, is_match=name == MATCH) for name in (MATCH, MONEY_SESSION)},
)
LENGTH, *OTHERS = (typed_option(each, is_money=False) for each in engine.SHEET_OPTIONS.values())


class SheetOptions(OptionGroup):
    """Typed options of the rule sheet of two players."""

    OPTIONS = (LENGTH, PLAY, *OTHERS)

    def applied_to(self, sheet: engine.RuleSheet) -> engine.RuleSheet:
        """The sheet with the typed values; others that they rule out fall back, unless typed too.

        A match without a length has the usual one.

        Raises:
            InvalidSheet: What was typed contradicts itself, or is out of its range.
            NotPossible: It cannot be read, or gives a money session a length.
        """
        played = self._played(sheet)
        return played.changed(**self.parsed("length", "play")).offered()

    def as_offer(self, usual: engine.RuleSheet) -> engine.RuleSheet:
        """The offer of somebody who usually plays by a sheet; raises as `applied_to` does.

        A rule of money sessions that is typed alone asks for a money session.
        """
        names_game = "length" in self.typed or "play" in self.typed
        is_for_money = not names_game and self._is_for_money
        return self.applied_to(usual.changed(length=None) if is_for_money else usual)

    @property
    def _is_for_money(self) -> bool:
        money_rules = {name for name, option in engine.SHEET_OPTIONS.items() if MONEY in option.needs}
        return any(name in money_rules and value != 0 for name, value in self.parsed().items())

    def _played(self, sheet: engine.RuleSheet) -> engine.RuleSheet:
        """As a match or a money session, whichever was asked for."""
        asked, play = self.typed.get("length"), self.typed.get("play")
        if play == MONEY_SESSION:
            if isinstance(asked, int):
                raise NotPossible(options.session_with_length(asked))
            return sheet.changed(length=None)
        length = sheet.length if asked is None else asked
        if play == MATCH and length is None:
            length = DEFAULT_LENGTH
        return sheet if length is None else sheet.changed(length=length)


def _level(level: Level) -> str:
    return phrase("opponent-level", level=level)


class BotOptions(OptionGroup):
    """Typed options of a game with the bot itself."""

    OPTIONS = (
        TypedOption("level", str, choices={each.value: partial(_level, each) for each in Level}),
        TypedOption("tutor", bool),
    )

    @property
    def level(self) -> Level:
        return Level(str(self.typed.get("level", USUAL_LEVEL)))

    @property
    def has_level(self) -> bool:
        return "level" in self.typed

    @property
    def has_tutor(self) -> bool:
        return bool(self.typed.get("tutor", False))


def parse_turn_hours(typed: int) -> int | None:
    return None if typed == NO_CLOCK else typed


class ClockOptions(OptionGroup):
    """Typed options of the clock."""

    FIELDS: Final = {
        "turn_hours": "hours",
        "reserve_hours": "reserve",
        "weekends": "stops_on_weekends",
        "when_out": "when_out",
    }
    OPTIONS = (
        TypedOption("turn_hours", int, parse=parse_turn_hours),
        TypedOption("reserve_hours", int),
        TypedOption("weekends", bool, parse=not_),
        TypedOption(
            "when_out",
            str,
            choices={way.name.lower(): partial(_when_out, way) for way in WHEN_OUT},
            parse=lambda typed: WhenOut[typed.upper()],
        ),
    )

    def applied_to(self, control: TimeControl) -> TimeControl:
        """The time control with the typed values; without a clock, options that need one fall back.

        Raises:
            InvalidTime: What was typed contradicts itself, or is out of its range.
        """
        base = TimeControl() if self.typed.get("turn_hours") == NO_CLOCK else control
        changes: dict[str, Any] = {self.FIELDS[name]: value for name, value in self.parsed().items()}
        return replace(base, **changes)  # Any: each field has a type of its own

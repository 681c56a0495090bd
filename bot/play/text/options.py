"""House options in words, for both kinds of table: name, question, answers and explanation.

They stand in the order of a rule sheet. Each kind of table joins several options in one line in its own way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.engine import (
    STARTS,
    InvalidInput,
    InvalidPositionId,
    InvalidSheet,
    Position,
    SheetFault,
    format_position_id,
)
from bot.engine.chouette import (
    Abandonment,
    AbsentCube,
    ChouetteFault,
    Consultation,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.options import Option, Options, Sheet, Value
from bot.play.explanations import explains
from bot.play.text.clocks import hours
from bot.play.text.words import code, listed

YES, NO, NO_LIMIT = "yes", "no", "no limit"
START_NAMES: Final = {"standard": "standard", "nackgammon": "Nackgammon", "hypergammon": "hypergammon"}


def start_name(start: Position) -> str:
    """The Position ID, if the start has no name."""
    known = next((name for name, named in STARTS.items() if named == start), None)
    return START_NAMES[known] if known else format_position_id(start)


def _start(value: Value) -> str:
    return start_name(value) if isinstance(value, Position) else str(value)


def _limit(value: Value) -> str:
    return NO_LIMIT if value is None else str(value)


def _players(value: Value) -> str:
    return f"{value} players"


def _turn(value: Value) -> str:
    return f"{hours(value)} a decision" if isinstance(value, int) else NO_LIMIT


def _play(value: Value) -> str:
    return "money session" if value is None else f"match to {value}"


def _in_words(write: Callable[[Value], str], *values: Value) -> Mapping[Value, str]:
    return {value: write(value) for value in values}


@dataclass(frozen=True, slots=True)
class Words:
    """The words for an option.

    Args:
        title: Its name.
        asked: Its description in a command.
        asked_in_chouette: The same in a command of a chouette, if it differs.
        labels: Its values in words, in the order in which they are offered.
        write: Returns any other value in words.
        noun: Its name within a sentence.
        explained: Its line in the rule sheet for each value, if that is more than title and label; a value
            that is missing here has no line.
        explained_in_chouette: The same for a chouette.
        wrong: The answer to a value out of its range.
    """

    title: str
    asked: str
    asked_in_chouette: str = ""
    labels: Mapping[Value, str] = field(default_factory=dict)
    write: Callable[[Value], str] = str
    noun: str = ""
    explained: Mapping[Value, str] | None = None
    explained_in_chouette: Mapping[Value, str] | None = None
    wrong: str = ""

    @property
    def called(self) -> str:
        return self.noun or self.title.lower()

    def label(self, value: Value) -> str:
        return self.labels[value] if value in self.labels else self.write(value)

    def explain(self, value: Value, *, in_chouette: bool) -> Iterator[str]:
        lines = self.explained_in_chouette if in_chouette else self.explained
        if lines is None:
            yield f"**{self.title}**: {self.label(value)}."
        elif value in lines:
            yield lines[value]


YES_OR_NO: Final[Mapping[Value, str]] = {True: YES, False: NO}
STARTS_OFFERED: Final = _in_words(_start, *STARTS.values())
PLAYERS: Final = _in_words(_players, *range(3, 11))

WORDS: Final[Mapping[str, Words]] = {
    "length": Words(
        "Play",
        "Points that win the match, 1 to 25",
        write=_play,
        wrong="A match is played to 1 to 25 points, not to {}. Choose a `length` among them.",
    ),
    "stake": Words(
        "Stake",
        "Money session: what every point is worth, 1 to 1000; points only",
        "What a point is worth, 1 to 1000; points only",
        _in_words(str, 1, 2, 3, 5, 10, 20, 50, 100),
        explained={},  # what is played says it
        wrong="A stake is 1 to 1000 points, not {}.",
    ),
    "max_players": Words(
        "At most",
        "How many play at most, 3 to 10; more wait in order",
        labels=PLAYERS,
        write=_players,
        wrong="A chouette is for 3 to 10 players, not {}. Choose `max_players` among these.",
    ),
    "cube": Words("Cube", "Whether there is a doubling cube", labels=YES_OR_NO),
    "cube_mode": Words(
        "Cubes",
        "How many cubes",
        labels={CubeMode.MULTI: "one for each member", CubeMode.SINGLE: "one for the whole team"},
        explained_in_chouette={
            CubeMode.MULTI: (
                "**Cubes**: each member has one with the box, and doubles, takes and passes alone."
            ),
            CubeMode.SINGLE: (
                "**Cube**: one for all. The captain doubles for the team; each member takes or passes alone."
            ),
        },
    ),
    "cube_cap": Words(
        "Cube cap",
        "The highest the cube goes: 2, 4, 8 ...; 0 for no cap",
        "The highest a cube goes: 2, 4, 8 ...; 0 for no cap",
        _in_words(_limit, None, 2, 4, 8, 16, 32, 64),
        _limit,
        wrong="A cube cap is a power of two from 2 to 4096, or 0 for no cap, not {}.",
    ),
    "jacoby": Words(
        "Jacoby",
        "Money session: gammons count only once somebody has doubled",
        "Whether gammons count only once somebody has doubled",
        YES_OR_NO,
        noun="Jacoby",
        explained={
            True: "**Jacoby**: gammons and backgammons count only once somebody has doubled in the game."
        },
        explained_in_chouette={
            True: (
                "**Jacoby**: on a cube that nobody has doubled, gammons and backgammons count as single "
                "games."
            ),
            False: "**Gammons**: they count on every cube, doubled or not (no Jacoby).",
        },
    ),
    "beavers": Words(
        "Beavers",
        "Money session: whoever is doubled may double again at once, and keep the cube",
        "Whether a double may be doubled again at once",
        YES_OR_NO,
        explained={True: "**Beavers**: if you are doubled, you may double again at once, and keep the cube."},
    ),
    "raccoons": Words(
        "Raccoons",
        "Money session: a beaver may be answered by doubling once more",
        "Whether a beaver may be doubled again at once",
        YES_OR_NO,
        explained={
            True: (
                "**Raccoons**: if your double is beavered, you may double once more; "
                "the other keeps the cube."
            )
        },
        explained_in_chouette={},  # beavers say it
    ),
    "automatic_doubles": Words(
        "Automatic doubles",
        "Money session: how many equal opening throws turn the cube, or unlimited",
        "How many equal opening throws turn every cube, or unlimited",
        _in_words(_limit, 0, 1, 2, 3, None),
        _limit,
        wrong="Automatic doubles are 0 to 10 a game, or `unlimited`, not {}.",
    ),
    "consultation": Words(
        "Advice from",
        "Who may advise the captain",
        labels={
            Consultation.FREE: "everyone still in the game",
            Consultation.AFTER_CUBE: "whose own cube was turned",
            Consultation.NONE: "nobody",
        },
        explained_in_chouette={
            Consultation.FREE: (
                "**Advice**: every member who is still in the game may advise the captain, "
                "who has the last word."
            ),
            Consultation.AFTER_CUBE: (
                "**Advice**: only members whose own cube has been turned and taken may advise the captain, "
                "who has the last word."
            ),
            Consultation.NONE: "**Advice**: none. The captain decides alone.",
        },
    ),
    "box_double_rule": Words(
        "The box doubles",
        "Which of its cubes the box may offer together",
        labels={
            DoubleRule.ANY: "any",
            DoubleRule.MUST_INCLUDE_CAPTAIN: "the captain's too, or none",
            DoubleRule.ALL: "all or none",
        },
    ),
    "box_take_rule": Words(
        "The box takes",
        "Which of the cubes offered together the box may take",
        labels={
            TakeRule.FREE: "any",
            TakeRule.HALF_OF_INITIAL: "at least half of first doubles, or none",
            TakeRule.ALL_OR_NONE: "all or none",
            TakeRule.MUST_TAKE_CAPTAIN: "the captain's too, or none",
        },
    ),
    "reply_order": Words(
        "Answers shown",
        "When the members' answers are shown",
        labels={
            ReplyOrder.SEALED: "all at once",
            ReplyOrder.CAPTAIN_FIRST: "the captain's first",
            ReplyOrder.CAPTAIN_LAST: "the captain's last",
        },
        explained_in_chouette={
            ReplyOrder.SEALED: "**Answers**: answers to the box are sealed, and shown all at once.",
            ReplyOrder.CAPTAIN_FIRST: (
                "**Answers**: answers to the box are sealed; the captain's is shown first."
            ),
            ReplyOrder.CAPTAIN_LAST: (
                "**Answers**: answers to the box are sealed; the captain's is shown last."
            ),
        },
    ),
    "lone_taker": Words(
        "A lone taker",
        "What becomes of the only one who takes the box's first double",
        labels={
            LoneRule.NONE: "plays on",
            LoneRule.MUST_DROP: "must pass too",
            LoneRule.EXTRAS: "may get extra cubes",
            LoneRule.MUST_BEAVER: "must beaver or pass",
        },
    ),
    "lone_min": Words(
        "Lone taker from",
        "From how many players on that holds, 3 to 10",
        labels=PLAYERS,
        write=_players,
        explained_in_chouette={},  # the lone taker's line says it
        wrong=(
            "The lone taker's rule begins at tables of 3 to 10 players, not {}. "
            "Choose `lone_min` among these."
        ),
    ),
    "settlements": Words(
        "Settlements",
        "Whether bets may be settled by agreement",
        labels=YES_OR_NO,
        explained_in_chouette={
            True: "**Settlements**: any bet may be settled for points, if both sides agree.",
            False: "**Settlements**: none; a bet may still be conceded.",
        },
    ),
    "box_retention": Words(
        "The box stays",
        "How the box keeps the box",
        labels={
            Retention.BEATS_CAPTAIN: "by beating the captain",
            Retention.BEATS_ORIGINAL_CAPTAIN: "by beating the first captain",
            Retention.NET_PROFIT: "by winning points in all",
            Retention.NET_NONNEG: "by losing no points in all",
            Retention.BEATS_ALL: "by beating every member",
        },
        explained_in_chouette={
            Retention.BEATS_CAPTAIN: (
                "**Next box**: the box stays unless a captain beats it. "
                "A captain who passes goes to the bottom; the next is captain."
            ),
            Retention.BEATS_ORIGINAL_CAPTAIN: (
                "**Next box**: the box stays unless the captain who began the game beats it."
            ),
            Retention.NET_PROFIT: (
                "**Next box**: the box stays if it wins points over all its bets together."
            ),
            Retention.NET_NONNEG: (
                "**Next box**: the box stays if it loses no points over all its bets together."
            ),
            Retention.BEATS_ALL: "**Next box**: the box stays if it beats every member.",
        },
    ),
    "partner_min": Words(
        "Partner of the box",
        "Whether the box may have a partner",
        labels={0: NO, 6: "from 6 players on", 8: "from 8 players on"},
        explained_in_chouette={
            6: "**Partner**: from 6 players on the box may ask for one, who shares half.",
            8: "**Partner**: from 8 players on the box may ask for one, who shares half.",
        },
        wrong=(
            "The box may have a partner from 6 or 8 players on, or never: `partner_min` is 6, 8 or 0, not {}."
        ),
    ),
    "join_position": Words(
        "Who joins stands",
        "Where those who join stand in line",
        labels={
            JoinPosition.AFTER_LOSER: "behind the loser",
            JoinPosition.BEFORE_LOSER: "before the loser",
        },
        explained_in_chouette={
            JoinPosition.AFTER_LOSER: (
                "**Joining**: at any time; you are dealt in after the game, behind that game's loser."
            ),
            JoinPosition.BEFORE_LOSER: (
                "**Joining**: at any time; you are dealt in after the game, just before that game's loser."
            ),
        },
    ),
    "turn_hours": Words(
        "Time",
        "Hours for each decision, 1 to 168",
        labels=_in_words(_turn, 1, 4, 8, 12, 24, 48, 72, 96, 168),
        write=_turn,
        wrong="A decision may take 1 to 168 hours, not {}. Choose `turn_hours` among these.",
    ),
    "absent_cube": Words(
        "A silent member",
        "How a silent member answers a double",
        labels={
            AbsentCube.FOLLOW_CAPTAIN: "follows the captain",
            AbsentCube.DROP: "passes",
            AbsentCube.PROXY_ONLY: "the proxy's answer, or a pass",
        },
        explained_in_chouette={},  # the line of the time says it
    ),
    "box_abandon": Words(
        "A box that is gone",
        "What becomes of a game whose box is gone",
        labels={
            Abandonment.AUTOPILOT: "the autopilot plays on",
            Abandonment.FORFEIT_SINGLE: "forfeits a single game",
        },
        explained_in_chouette={
            Abandonment.AUTOPILOT: (
                "**A box that is gone**: the partner, or somebody willing who is out, plays on; "
                "else the autopilot: it never doubles, and makes a plain play."
            ),
            Abandonment.FORFEIT_SINGLE: (
                "**A box that is gone**: the partner, or somebody willing who is out, plays on; "
                "else the box forfeits a single game on each bet."
            ),
        },
    ),
    "start": Words(
        "Start",
        "standard, Nackgammon, hypergammon, or an XGID or GNU Position ID",
        labels=STARTS_OFFERED,
        write=_start,
    ),
}

ROWS: Final = (
    ("cube", "cube_cap", "jacoby", "beavers", "raccoons"),
    ("start", "stake", "automatic_doubles"),
)
"""The rows of the heads-up editor, below that of the length; Discord has room for five in each."""

PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "Cubes": ("cube_mode", "jacoby", "beavers", "raccoons", "cube_cap"),
    "Answers": ("box_double_rule", "box_take_rule", "reply_order", "lone_taker", "lone_min"),
    "Box": ("box_retention", "partner_min", "box_abandon", "consultation"),
    "Table": ("max_players", "join_position", "settlements", "absent_cube", "turn_hours"),
    "Stake": ("stake", "automatic_doubles", "start"),
}


def in_order(options: Options) -> Iterator[Option]:
    yield from (options[name] for name in WORDS if name in options)


def value_of(sheet: Sheet, option: Option) -> str:
    return WORDS[option.name].label(option.read(sheet))


POSITION_ID_LENGTH: Final = 14
KNOWN_STARTS: Final = (
    f"standard, Nackgammon or hypergammon, an XGID, or a GNU Position ID of {POSITION_ID_LENGTH} characters"
)
CONTRADICTIONS: Final[Mapping[StrEnum, str]] = {
    SheetFault.NEEDS_BEAVERS: "A raccoon answers a beaver: play with `beavers` too, or leave out `raccoons`.",
    SheetFault.START: "Both sides start alike, with a checker to bear off; in that position they do not.",
    SheetFault.START_SHARED: "In that position both sides hold one point; a point belongs to one side only.",
    SheetFault.START_CLOSED_OUT: "In that position both sides are closed out, so nobody could ever move.",
    ChouetteFault.MONEY_ONLY: (
        "A chouette is a money session with the cube in play: it has no length, and never lacks a cube."
    ),
    ChouetteFault.PARTNER_TABLE: (
        "A partner needs a table with room for that many: raise `max_players`, or lower `partner_min`."
    ),
    ChouetteFault.SINGLE_BEAVERS: (
        "One shared cube cannot hold two values, so it cannot be beavered: "
        "leave out `beavers`, or play with a cube for each member."
    ),
    ChouetteFault.SINGLE_BATCH: (
        "`box_take_rule` and `box_double_rule` choose between cubes, and there is only one: "
        "leave them out, or play with a cube for each member."
    ),
    ChouetteFault.LONE_BEAVER: (
        "A lone taker can only have to beaver where beavers are on: "
        "play with `beavers`, or choose another `lone_taker`."
    ),
}


@explains(InvalidSheet)
def invalid_sheet(error: InvalidSheet) -> str:
    match error.fault:
        case SheetFault.OUT_OF_RANGE:
            (name,) = error.options
            return (WORDS[name].wrong or f"`{name}` cannot be {{}}.").format(error.given)
        case SheetFault.MONEY_ONLY:
            return f"A match has {_none_of(error.options)}, or play a money session."
        case SheetFault.NEEDS_CUBE:
            return f"Without the cube there is {_none_of(error.options)}, or play with the cube."
        case _:
            return CONTRADICTIONS.get(error.fault, f"{error.fault.capitalize()}.")


def no_start(error: InvalidInput) -> str:
    given = str(error.given)
    is_of_wrong_length = isinstance(error, InvalidPositionId) and len(given) != POSITION_ID_LENGTH
    reason = f"it has {len(given)} characters" if is_of_wrong_length else error.reason
    return f"`{code(given)}` is no start: {reason}. Write {KNOWN_STARTS}."


def no_automatic_doubles(given: str) -> str:
    return WORDS["automatic_doubles"].wrong.format(f"`{code(given)}`")


def _none_of(options: Iterable[str]) -> str:
    """The rules that have no place, and the options to leave out: "no Jacoby: leave out `jacoby`"."""
    nouns = [f"no {WORDS[name].called}" for name in options]
    return f"{listed(nouns)}: leave out {listed([f'`{name}`' for name in options])}"

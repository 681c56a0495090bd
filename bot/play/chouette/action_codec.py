"""The only writer and reader of what is done in a chouette in custom_ids.

Actions are on buttons of `ChouetteButton.ACTION`, and the argument names the action; cubes that are chosen
together have an argument of their own. What was sent once is read for ever.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot import engine
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    ChouetteAction,
    Close,
    ComeBack,
    Concede,
    DeclineDouble,
    GiveExtra,
    GoAway,
    Hold,
    InPlaceOf,
    Instruct,
    Instruction,
    Join,
    KeepExtras,
    Leave,
    NameProxy,
    PlayAlone,
    ProposeSettlement,
    RefuseProposal,
    Release,
    Reopen,
    ReplyToBox,
    Retract,
    SeekPartner,
    SetLastGame,
    StandDown,
    StartGame,
    TakeBackDouble,
    Volunteer,
    WithdrawProposal,
)
from bot.engine.keys import BetIndex, CubeIndex, PlayerId


class ChouetteButton(StrEnum):
    """A chouette's button, by the word in its custom_id."""

    JOIN = "join"
    LEAVE = "leavechouette"
    START = "start"
    STAKE = "stake"
    BOT_PLAYER = "machine"
    OPTIONS = "options"
    RULES = "rules"
    INTENT = "intent"
    ACTION = "action"
    SEAT = "seat"
    LOOK = "look"
    # on private replies
    OPTION = "option"
    PRESET = "preset"
    LEDGER = "ledger"
    SCORESHEET = "scoresheet"
    PAID = "paid"
    RECEIVED = "received"
    NOT_RECEIVED = "notreceived"
    SET_OPTIONS = "setoptions"
    SUGGEST = "suggest"
    VOTE = "support"
    PLAY_SUGGESTION = "adopt"
    CUBES = "cubes"
    CONFIRM_CUBES = "confirmcubes"


NEVER_SEALED: Final = frozenset(
    {
        ChouetteButton.JOIN,
        ChouetteButton.LEAVE,
        ChouetteButton.START,
        ChouetteButton.STAKE,
        ChouetteButton.BOT_PLAYER,
        ChouetteButton.OPTIONS,
        ChouetteButton.RULES,
        ChouetteButton.SEAT,
        ChouetteButton.LOOK,
        ChouetteButton.OPTION,
        ChouetteButton.PRESET,
        ChouetteButton.LEDGER,
        ChouetteButton.SCORESHEET,
        ChouetteButton.PAID,
        ChouetteButton.RECEIVED,
        ChouetteButton.NOT_RECEIVED,
        ChouetteButton.SET_OPTIONS,
        ChouetteButton.SUGGEST,
        ChouetteButton.VOTE,
        ChouetteButton.PLAY_SUGGESTION,
    }
)
"""Buttons whose use everybody may know. Doubles and answers are sealed, and made with the others."""

SIMPLE: Final[Mapping[str, ChouetteAction]] = {
    "roll": engine.RollDice(),
    "nodouble": DeclineDouble(),
    "hold": Hold(),
    "release": Release(),
    "keep": KeepExtras(),
    "retract": Retract(),
    "extra.yes": GiveExtra(is_yes=True),
    "extra.no": GiveExtra(is_yes=False),
    "seek": SeekPartner(),
    "alone": PlayAlone(),
    "partner.yes": ReplyToBox(is_yes=True),
    "partner.no": ReplyToBox(is_yes=False),
    "join": Join(),
    "leave": Leave(),
    "away": GoAway(),
    "back": ComeBack(),
    "start": StartGame(),
    "stake": AgreeToStake(),
    "close": Close(),
    "reopen": Reopen(),
    "last": SetLastGame(is_last=True),
    "goon": SetLastGame(is_last=False),
    "volunteer": Volunteer(),
    "standdown": StandDown(),
    "noproxy": NameProxy(None),
    **{f"on.{each}": Instruct(each, is_on=True) for each in Instruction},
    **{f"off.{each}": Instruct(each, is_on=False) for each in Instruction},
}
"""The actions of one word."""

ANSWERS: Final[Mapping[engine.Answer, str]] = {
    engine.Answer.TAKE: "take",
    engine.Answer.DROP: "pass",
    engine.Answer.BEAVER: "beaver",
    engine.Answer.RACCOON: "raccoon",
    engine.Answer.FOLLOW: "follow",
}
DOUBLES: Final[Mapping[str, type[engine.OfferDouble | TakeBackDouble]]] = {
    "double": engine.OfferDouble,
    "undouble": TakeBackDouble,
}
PROPOSALS: Final[Mapping[str, type[AcceptProposal | RefuseProposal | WithdrawProposal]]] = {
    "accept": AcceptProposal,
    "refuse": RefuseProposal,
    "withdraw": WithdrawProposal,
}
WORDS: Final = {action: word for word, action in SIMPLE.items()}
DOUBLE_WORDS: Final = {kind: word for word, kind in DOUBLES.items()}
PROPOSAL_WORDS: Final = {kind: word for word, kind in PROPOSALS.items()}
MINUS: Final = "m"
FIRST_BET: Final = ord("a")
OF_SEVERAL: Final = ("settle", "concede")


def format_action(action: ChouetteAction) -> str:  # noqa: PLR0911 - a match
    """An action in a chouette as an argument; raises ValueError for a play, and for options."""
    match action:
        case engine.AnswerOffer(cube, answer):
            return f"{ANSWERS[answer]}.{cube}"
        case engine.OfferDouble(cube) | TakeBackDouble(cube):
            return f"{DOUBLE_WORDS[type(action)]}.{cube}"
        case AcceptProposal(bet) | RefuseProposal(bet) | WithdrawProposal(bet):
            return f"{PROPOSAL_WORDS[type(action)]}.{bet}"
        case InPlaceOf(member, answer):
            return f"for.{member}.{format_action(answer)}"
        case NameProxy(int(proxy)):
            return f"proxy.{proxy}"
        case ProposeSettlement(bet, points):
            return f"settle.{bet}.{format_points(points)}"
        case Concede(bet, kind):
            return f"concede.{bet}.{int(kind)}"
        case _ if action in WORDS:
            return WORDS[action]
        case _:
            raise ValueError(f"no button says {type(action).__name__}")


def parse_action(argument: str) -> ChouetteAction:
    """The action of an argument in a chouette; raises ValueError for what we do not write."""
    if argument in SIMPLE:
        return SIMPLE[argument]
    word, _, rest = argument.partition(".")
    if word not in PARSERS:
        raise ValueError(f"{argument!r} is no action")
    return PARSERS[word](rest)


def format_actions(actions: Sequence[ProposeSettlement] | Sequence[Concede]) -> str:
    """Proposals on one or several bets, those that are alike together: "concede.bd.1", "concede.b.2.d.1"."""
    first, *others = actions
    if not others:
        return format_action(first)
    word = format_action(first).partition(".")[0]
    alike: dict[str, list[BetIndex]] = {}
    for one in actions:
        what = format_action(one).rpartition(".")[2]
        alike.setdefault(what, []).append(one.bet)
    return ".".join([word, *(f"{format_bets(bets)}.{what}" for what, bets in alike.items())])


def parse_actions(argument: str) -> tuple[ChouetteAction, ...]:
    """One action, or several proposals; raises ValueError."""
    word, *parts = argument.split(".")
    if word not in OF_SEVERAL or not "".join(parts[:1]).isalpha():
        return (parse_action(argument),)
    proposals = zip(parts[::2], parts[1::2], strict=True)
    return tuple(parse_action(f"{word}.{bet}.{what}") for bets, what in proposals for bet in parse_bets(bets))


def format_bets(bets: Iterable[BetIndex]) -> str:
    """By their letters: "bd"."""
    return "".join(chr(FIRST_BET + bet) for bet in bets)


def parse_bets(text: str) -> tuple[BetIndex, ...]:
    """Letters, or a single number; raises ValueError for anything else."""
    if text.isdigit():
        return (BetIndex(parse_number(text)),)
    if not (text.isascii() and text.isalpha() and text.islower()):
        raise ValueError(f"{text!r} is no list of bets")
    return tuple(dict.fromkeys(BetIndex(ord(letter) - FIRST_BET) for letter in text))


def format_points(points: int) -> str:
    """Points that somebody receives, or pays if negative: "3", "m3"."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def parse_points(text: str) -> int:
    """Raises ValueError for anything else."""
    return -parse_number(text[1:]) if text.startswith(MINUS) else parse_number(text)


def parse_number(text: str) -> int:
    """Digits alone; raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _in_place_of(rest: str) -> ChouetteAction:
    member, _, answer = rest.partition(".")
    action = parse_action(answer)
    if not isinstance(action, engine.AnswerOffer | KeepExtras | Retract):
        raise ValueError(f"{answer!r} is no answer")  # noqa: TRY004 - it is the text that is wrong
    return InPlaceOf(PlayerId(parse_number(member)), action)


def _settle(rest: str) -> ChouetteAction:
    bet, _, points = rest.partition(".")
    return ProposeSettlement(BetIndex(parse_number(bet)), parse_points(points))


def _concede(rest: str) -> ChouetteAction:
    bet, _, kind = rest.partition(".")
    return Concede(BetIndex(parse_number(bet)), engine.WinKind(parse_number(kind)))


def _answer(answer: engine.Answer) -> Callable[[str], ChouetteAction]:
    return lambda rest: engine.AnswerOffer(CubeIndex(parse_number(rest)), answer)


def _double(kind: type[engine.OfferDouble | TakeBackDouble]) -> Callable[[str], ChouetteAction]:
    return lambda rest: kind(CubeIndex(parse_number(rest)))


def _proposal(
    kind: type[AcceptProposal | RefuseProposal | WithdrawProposal],
) -> Callable[[str], ChouetteAction]:
    return lambda rest: kind(BetIndex(parse_number(rest)))


PARSERS: Final[Mapping[str, Callable[[str], ChouetteAction]]] = {
    **{word: _answer(answer) for answer, word in ANSWERS.items()},
    **{word: _double(kind) for word, kind in DOUBLES.items()},
    **{word: _proposal(kind) for word, kind in PROPOSALS.items()},
    "for": _in_place_of,
    "proxy": lambda rest: NameProxy(PlayerId(parse_number(rest))),
    "settle": _settle,
    "concede": _concede,
}


FIRST_CUBE_LETTER: Final = ord("a")
LETTERS: Final[Mapping[engine.Answer | bool, str]] = {
    **{answer: word[0] for answer, word in ANSWERS.items()},
    False: "n",
    True: "y",
}
CHOICES: Final = {letter: chosen for chosen, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class CubeChoice:
    """The choice so far for several cubes, of which nothing counts yet.

    Args:
        is_answer: Whether offers are answered; else cubes are chosen to be doubled.
        chosen: Pairs of a cube and its answer, or whether to double it, in the order of the cubes.
    """

    is_answer: bool
    chosen: tuple[tuple[CubeIndex, engine.Answer | bool], ...]

    def with_cube(self, cube: CubeIndex, chosen: engine.Answer | bool) -> "CubeChoice":  # noqa: FBT001 - it is data
        return replace(self, chosen=tuple((n, chosen if n == cube else old) for n, old in self.chosen))


def format_choice(choice: CubeChoice) -> str:
    """Such as "a.atbp", which takes the first cube and passes the second."""
    letters = "".join(f"{format_cube(cube)}{LETTERS[chosen]}" for cube, chosen in choice.chosen)
    return f"{'a' if choice.is_answer else 'd'}.{letters}"


def parse_choice(argument: str) -> CubeChoice:
    """Raises ValueError for what we do not write."""
    mode, _, letters = argument.partition(".")
    cubes, chosen = letters[::2], letters[1::2]
    known = {letter for letter, one in CHOICES.items() if isinstance(one, engine.Answer) is (mode == "a")}
    if mode not in ("a", "d") or not letters or len(cubes) != len(chosen) or not set(chosen) <= known:
        raise ValueError(f"{argument!r} is no choice")
    numbers = [CubeIndex(ord(cube) - FIRST_CUBE_LETTER) for cube in cubes]
    if any(number not in range(26) for number in numbers):
        raise ValueError(f"{argument!r} names no cube")
    return CubeChoice(mode == "a", tuple(zip(numbers, (CHOICES[each] for each in chosen), strict=True)))


def format_cube(cube: CubeIndex) -> str:
    """By its letter, "a" for the first."""
    return chr(FIRST_CUBE_LETTER + cube)

"""What a button of a chouette does, as the argument of its custom_id: words of small letters, with dots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.engine import Beaver, Drop, OfferDouble, Raccoon, RollDice, Take, WinKind
from bot.engine.chouette import (
    AcceptProposal,
    AgreeToStake,
    ChouetteAction,
    Close,
    ComeBack,
    Concede,
    FollowCaptain,
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

SIMPLE: Final[Mapping[str, ChouetteAction]] = {
    "roll": RollDice(),
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
    "last": SetLastGame(is_last=True),
    "goon": SetLastGame(is_last=False),
    "volunteer": Volunteer(),
    "standdown": StandDown(),
    "noproxy": NameProxy(None),
    **{f"on.{each}": Instruct(each, is_on=True) for each in Instruction},
    **{f"off.{each}": Instruct(each, is_on=False) for each in Instruction},
}
"""What is said in a word."""

ABOUT_CUBE: Final[
    Mapping[str, type[OfferDouble | TakeBackDouble | Take | Drop | Beaver | Raccoon | FollowCaptain]]
] = {
    "double": OfferDouble,
    "undouble": TakeBackDouble,
    "take": Take,
    "pass": Drop,
    "beaver": Beaver,
    "raccoon": Raccoon,
    "follow": FollowCaptain,
}
ABOUT_BET: Final[Mapping[str, type[AcceptProposal | RefuseProposal | WithdrawProposal]]] = {
    "accept": AcceptProposal,
    "refuse": RefuseProposal,
    "withdraw": WithdrawProposal,
}
WORDS: Final = {action: word for word, action in SIMPLE.items()}
CUBE_WORDS: Final = {kind: word for word, kind in ABOUT_CUBE.items()}
BET_WORDS: Final = {kind: word for word, kind in ABOUT_BET.items()}
MINUS: Final = "m"
FIRST_BET: Final = ord("a")
OF_SEVERAL: Final = ("settle", "concede")


def format_action(action: ChouetteAction) -> str:  # noqa: PLR0911 - a match
    """Return an action as an argument; raises ValueError for a play, and for options."""
    match action:
        case OfferDouble(cube) | TakeBackDouble(cube) | Take(cube) | Drop(cube) | Beaver(cube):
            return f"{CUBE_WORDS[type(action)]}.{cube}"
        case Raccoon(cube) | FollowCaptain(cube):
            return f"{CUBE_WORDS[type(action)]}.{cube}"
        case AcceptProposal(bet) | RefuseProposal(bet) | WithdrawProposal(bet):
            return f"{BET_WORDS[type(action)]}.{bet}"
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
    """Return the action that an argument stands for; raises ValueError for what we do not write."""
    if argument in SIMPLE:
        return SIMPLE[argument]
    word, _, rest = argument.partition(".")
    if word not in PARSERS:
        raise ValueError(f"{argument!r} is no action")
    return PARSERS[word](rest)


def format_actions(actions: Sequence[ProposeSettlement] | Sequence[Concede]) -> str:
    """Return the same proposal on one or several bets as an argument: "concede.bd.1"."""
    first, *others = actions
    if not others:
        return format_action(first)
    word, _, what = format_action(first).split(".")
    return f"{word}.{format_bets([one.bet for one in actions])}.{what}"


def parse_actions(argument: str) -> tuple[ChouetteAction, ...]:
    """Return the actions that an argument stands for: one, or the same on several bets; raises ValueError."""
    word, _, rest = argument.partition(".")
    bets, _, what = rest.partition(".")
    if word in OF_SEVERAL and bets.isalpha():
        return tuple(parse_action(f"{word}.{bet}.{what}") for bet in parse_bets(bets))
    return (parse_action(argument),)


def format_bets(bets: Iterable[int]) -> str:
    """Return bets by their letters: "bd"."""
    return "".join(chr(FIRST_BET + bet) for bet in bets)


def parse_bets(text: str) -> tuple[int, ...]:
    """Return the bets that letters stand for, or a single number; raises ValueError for anything else."""
    if text.isdigit():
        return (parse_number(text),)
    if not (text.isascii() and text.isalpha() and text.islower()):
        raise ValueError(f"{text!r} is no list of bets")
    return tuple(dict.fromkeys(ord(letter) - FIRST_BET for letter in text))


def format_points(points: int) -> str:
    """Return points that somebody receives, or pays if negative: "3", "m3"."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def parse_points(text: str) -> int:
    """Return the points that were written; raises ValueError for anything else."""
    return -parse_number(text[1:]) if text.startswith(MINUS) else parse_number(text)


def parse_number(text: str) -> int:
    """Return a number of digits alone; raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _in_place_of(rest: str) -> ChouetteAction:
    member, _, answer = rest.partition(".")
    action = parse_action(answer)
    if not isinstance(action, Take | Drop | Beaver | Raccoon | FollowCaptain | KeepExtras | Retract):
        raise ValueError(f"{answer!r} is no answer")  # noqa: TRY004 - it is the text that is wrong
    return InPlaceOf(parse_number(member), action)


def _settle(rest: str) -> ChouetteAction:
    bet, _, points = rest.partition(".")
    return ProposeSettlement(parse_number(bet), parse_points(points))


def _concede(rest: str) -> ChouetteAction:
    bet, _, kind = rest.partition(".")
    return Concede(parse_number(bet), WinKind(parse_number(kind)))


def _about_cube(word: str) -> Callable[[str], ChouetteAction]:
    return lambda rest: ABOUT_CUBE[word](parse_number(rest))


def _about_bet(word: str) -> Callable[[str], ChouetteAction]:
    return lambda rest: ABOUT_BET[word](parse_number(rest))


PARSERS: Final[Mapping[str, Callable[[str], ChouetteAction]]] = {
    **{word: _about_cube(word) for word in ABOUT_CUBE},
    **{word: _about_bet(word) for word in ABOUT_BET},
    "for": _in_place_of,
    "proxy": lambda rest: NameProxy(parse_number(rest)),
    "settle": _settle,
    "concede": _concede,
}

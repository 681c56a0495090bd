"""The meaning of a public button for its presser: their own cube, offer or play."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, Side, WinKind
from bot.engine.chouette import (
    AcceptProposal,
    AnswersTogether,
    AnswerTogether,
    Chouette,
    ChouetteAction,
    ChouettePhase,
    ComeBack,
    Concede,
    DeclineDouble,
    Hold,
    InPlaceOf,
    Instruct,
    Instruction,
    Join,
    Possible,
    RefuseProposal,
    Release,
    TakeBackDouble,
    crew_to_double,
    cubes_to_offer,
    holding,
    is_in_grace,
    legal_actions,
    mover,
)
from bot.engine.chouette.acting import stands_for
from bot.engine.chouette.answers import has_captain_to_follow, is_awaited, offers_due
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import FIRST_CUBE, BetIndex, CubeIndex, PlayerId

T = TypeVar("T")


class Intent(StrEnum):
    """The meaning of a button or a command; the word stands in its custom_id."""

    DOUBLE = "double"
    DOUBLE_ALL = "doubleall"
    DOUBLE_NOW = "doublenow"  # all that may be doubled, after the question whether to
    TAKE = "take"
    PASS = "pass"  # noqa: S105 - not a password
    BEAVER = "beaver"  # or raccoon
    FOLLOW = "follow"
    ANSWER = "answer"  # cube by cube
    FORCED = "forced"  # the only play there is
    ACCEPT = "accept"
    REFUSE = "refuse"


ANSWERS: Final[Mapping[Intent, tuple[Answer, ...]]] = {
    Intent.TAKE: (Answer.TAKE,),
    Intent.PASS: (Answer.DROP,),
    Intent.BEAVER: (Answer.BEAVER, Answer.RACCOON),
    Intent.FOLLOW: (Answer.FOLLOW,),
    Intent.ANSWER: (Answer.TAKE,),
}
PROPOSALS: Final[Mapping[Intent, type[AcceptProposal | RefuseProposal]]] = {
    Intent.ACCEPT: AcceptProposal,
    Intent.REFUSE: RefuseProposal,
}


def actions_for(intent: Intent, chouette: Chouette, player: PlayerId) -> tuple[ChouetteAction, ...]:
    """The legal actions for an intent; else one such action, to be refused with its reason."""
    possible = legal_actions(chouette, player)
    if intent is Intent.FORCED:
        return _only_play(possible) or (RollDice(),)
    if intent in PROPOSALS:
        kind = PROPOSALS[intent]
        return tuple(one for one in possible if isinstance(one, kind)) or (kind(_own_bet(chouette, player)),)
    if intent in ANSWERS:
        answers = _answers(ANSWERS[intent], possible)
        return answers or (AnswerOffer(_own_cube(chouette, player), ANSWERS[intent][0]),)
    return _doubles(chouette, player, possible)


def _doubles(
    chouette: Chouette, player: PlayerId, possible: Iterable[Possible]
) -> tuple[ChouetteAction, ...]:
    """The doubles of all that a player may double, with the roll if they may ask for it.

    The roll does not wait for them any more.
    """
    possible = tuple(possible)
    doubles = tuple(one for one in possible if isinstance(one, OfferDouble))
    if not doubles:
        return (OfferDouble(_own_cube(chouette, player)),)
    released = (Release(),) if Release() in possible else ()
    return (*doubles, RollDice()) if ends_doubling(chouette, player) else (*doubles, *released)


def as_answered_for(
    action: ChouetteAction, chouette: Chouette, player: PlayerId
) -> tuple[ChouetteAction, ...]:
    """An action as a player means it: for others, where they may do it only as a proxy.

    Whoever is away joins by coming back. "Ask me each turn" includes the roll that comes now, if it can
    still wait. A player who has doubled all that they may lets the roll go, and so does one who will not
    double.
    """
    possible = legal_actions(chouette, player)
    if action == Join() and ComeBack() in possible:
        return (ComeBack(),)
    if action == Instruct(Instruction.HOLD, is_on=True) and Hold() in possible:
        return (action, Hold())
    if action == Instruct(Instruction.NO_DOUBLE, is_on=True) and Release() in possible:
        return (action, Release())
    if action == DeclineDouble():
        return _without_doubles(possible)
    if isinstance(action, OfferDouble) and _doubles(chouette, player, possible) == (action, Release()):
        return (action, Release())
    instead = tuple(one for one in _for_others(possible) if one.action == action)
    return instead if instead and action not in possible else (action,)


def _without_doubles(possible: Sequence[Possible]) -> tuple[ChouetteAction, ...]:
    """To say that one does not double takes back what was doubled, and lets go of a roll that one holds."""
    back = tuple(one for one in possible if isinstance(one, TakeBackDouble))
    return (*back, Release() if Release() in possible else DeclineDouble())


def of_several(
    actions: Sequence[ChouetteAction], chouette: Chouette, player: PlayerId
) -> tuple[ChouetteAction, ...]:
    """The legal ones of several actions; else the first of them, to be refused with its reason.

    What a bet cannot cost is conceded as the most that it can.
    """
    possible = legal_actions(chouette, player)
    meant = [_meant(possible, one) if isinstance(one, Concede) else one for one in actions]
    legal = tuple(one for one in meant if any(stands_for(each, one) for each in possible))
    return legal or tuple(actions[:1])


def _meant(possible: Iterable[Possible], action: Concede) -> Concede:
    return concession(possible, action.bet, action.kind) or action


def concession(possible: Iterable[Possible], bet: BetIndex, kind: WinKind) -> Concede | None:
    """The offer to lose a game of that kind, or of the costliest kind below it that can be lost on a bet."""
    offers = (one for one in possible if isinstance(one, Concede) and one.bet == bet and one.kind <= kind)
    return max(offers, key=lambda one: one.kind, default=None)


def ends_doubling(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a double ends the doubling phase: by the box, and by a captain who alone may double."""
    if player != mover(chouette):
        return False
    others = (other for other in chouette.dealt if other != player)
    is_box = chouette.game.on_roll is Side.WHITE
    return is_box or not any(cubes_to_offer(chouette, other) for other in others)


def offers_at_once(chouette: Chouette, player: PlayerId) -> bool:
    """Whether a player's doubles are offered as soon as they are chosen, and cannot be changed.

    As far as they may know: in the grace of the crew, others may have decided or not.
    """
    if RollDice() in actions_for(Intent.DOUBLE, chouette, player):
        return True
    crew = crew_to_double(chouette) if is_in_grace(chouette) else ()
    return chouette.current.doubling.is_roll_pressed and {*holding(chouette), *crew} == {player}


def decides_at_once(chouette: Chouette, *of: PlayerId) -> bool:
    """Whether nobody is waited for beside those who answer, as everybody may know.

    Instructions are no answers yet, so nobody learns of them from a question that does not come.
    """
    if chouette.phase is not ChouettePhase.ANSWER:
        return True
    return not any(offer.player not in of and is_awaited(chouette, offer) for offer in offers_due(chouette))


def to_offer(chouette: Chouette, possible: Iterable[T]) -> tuple[T, ...]:
    """Return the actions to show, without following a captain who is not doubled: that is merely a pass."""
    if chouette.phase is not ChouettePhase.ANSWER or has_captain_to_follow(chouette):
        return tuple(possible)
    return tuple(one for one in possible if not is_following(one))


def is_following(action: object) -> bool:
    """Whether an answer, one's own or as a proxy, is to follow the captain."""
    answer = action.action if isinstance(action, InPlaceOf) else action
    return isinstance(answer, AnswerOffer) and answer.answer is Answer.FOLLOW


def cubes_asked(possible: Iterable[Possible]) -> dict[CubeIndex, list[Answer]]:
    """The answers that somebody may give for themselves, by cube."""
    cubes: dict[CubeIndex, list[Answer]] = {}
    for one in possible:
        if isinstance(one, AnswerOffer):
            cubes.setdefault(one.cube, []).append(one.answer)
    return cubes


def passes_in(possible: Iterable[Possible]) -> tuple[tuple[AnswerOffer, ...], tuple[InPlaceOf, ...]]:
    """The passes among a player's actions: their own, and those as a proxy."""
    possible = tuple(possible)
    passes = (Answer.DROP,)
    return _own_answers(passes, possible), _answers_for_others(passes, possible)


def cubes_to_turn(possible: Iterable[Possible]) -> tuple[CubeIndex, ...]:
    """The cubes that somebody may double, or has chosen to and may take back."""
    return tuple(sorted({one.cube for one in possible if isinstance(one, OfferDouble | TakeBackDouble)}))


def plays_in(possible: Iterable[Possible]) -> tuple[MakePlay, ...]:
    return tuple(one for one in possible if isinstance(one, MakePlay))


def _answers(answers: tuple[Answer, ...], possible: Iterable[Possible]) -> tuple[ChouetteAction, ...]:
    """The answers of a kind to all offers to oneself; else, as a proxy, to others."""
    possible = tuple(possible)
    for one in possible:
        if isinstance(one, AnswersTogether) and answers[0] in (Answer.TAKE, Answer.DROP):
            return (AnswerTogether(tuple((cube, answers[0]) for cube in one.cubes)),)
    return _own_answers(answers, possible) or _answers_for_others(answers, possible)


def _own_answers(answers: tuple[Answer, ...], possible: Iterable[Possible]) -> tuple[AnswerOffer, ...]:
    return tuple(one for one in possible if isinstance(one, AnswerOffer) and one.answer in answers)


def _answers_for_others(answers: tuple[Answer, ...], possible: Iterable[Possible]) -> tuple[InPlaceOf, ...]:
    return tuple(
        one
        for one in _for_others(possible)
        if isinstance(one.action, AnswerOffer) and one.action.answer in answers
    )


def _for_others(possible: Iterable[Possible]) -> Iterator[InPlaceOf]:
    return (one for one in possible if isinstance(one, InPlaceOf))


def _only_play(possible: Iterable[Possible]) -> tuple[MakePlay, ...]:
    plays = plays_in(possible)
    return plays if len(plays) == 1 else ()


def _own_cube(chouette: Chouette, player: PlayerId) -> CubeIndex:
    bets = chouette.in_play.game.active_bets(bets_played_by(chouette, player)) if chouette.in_play else ()
    return next((bet.cube for bet in bets), FIRST_CUBE)


def _own_bet(chouette: Chouette, player: PlayerId) -> BetIndex:
    bets = chouette.in_play.game.bets if chouette.in_play else ()
    own = (index for index, bet in enumerate(bets) if player in (bet.white, bet.black))
    return BetIndex(next(own, 0))

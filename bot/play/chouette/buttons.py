"""The buttons under a chouette's public board: the same for all, so they are made from what all may see."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum, StrEnum, auto
from typing import Final

from bot.engine import Answer, Cube, Game, OfferStage, RollDice, Side, format_play
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouettePhase,
    Decision,
    DeclineDouble,
    DoubleRule,
    GiveExtra,
    Hold,
    KeepExtras,
    LoneRule,
    PlayAlone,
    Release,
    Reopen,
    ReplyToBox,
    Retract,
    SeekPartner,
    StartGame,
    cubes_to_offer,
    holding,
    is_in_grace,
    mover,
)
from bot.engine.chouette.answers import OpenOffer, has_captain_to_follow, offers_due, possible_answers
from bot.engine.chouette.decisions import may_hold
from bot.play.chouette.action_codec import ChouetteButton, format_action
from bot.play.chouette.intents import ANSWERS, Intent
from bot.play.chouette.text.cubes import are_all_owned
from bot.play.display.panel import Button, SharedButton, Tone, analyse_button
from bot.text.catalogue import listed, phrase

Row = tuple[Button, ...]

NO_BOT: Final = "none"
"""The argument of the button that sends the bot away; others of its kind name a level, or nothing yet."""


class Step(Enum):
    """A button that moves a chouette on and means the same to all; the members choose the label."""

    ROLL = auto()
    NO_DOUBLE = auto()
    HOLD = auto()
    RELEASE = auto()
    GIVE_EXTRA = auto()
    GIVE_NONE = auto()
    KEEP_EXTRAS = auto()
    RETRACT = auto()
    SEEK_PARTNER = auto()
    PLAY_ALONE = auto()
    BE_PARTNER = auto()
    NOT_THIS_TIME = auto()
    START = auto()
    NEXT_GAME = auto()
    REOPEN = auto()


STEPS: Final[Mapping[ChouetteAction, tuple[Step, Tone]]] = {
    RollDice(): (Step.ROLL, Tone.PRIMARY),
    DeclineDouble(): (Step.NO_DOUBLE, Tone.SECONDARY),
    Hold(): (Step.HOLD, Tone.SECONDARY),
    Release(): (Step.RELEASE, Tone.SECONDARY),
    GiveExtra(is_yes=True): (Step.GIVE_EXTRA, Tone.SUCCESS),
    GiveExtra(is_yes=False): (Step.GIVE_NONE, Tone.SECONDARY),
    KeepExtras(): (Step.KEEP_EXTRAS, Tone.SUCCESS),
    Retract(): (Step.RETRACT, Tone.DANGER),
    SeekPartner(): (Step.SEEK_PARTNER, Tone.SECONDARY),
    PlayAlone(): (Step.PLAY_ALONE, Tone.SECONDARY),
    ReplyToBox(is_yes=True): (Step.BE_PARTNER, Tone.SUCCESS),
    ReplyToBox(is_yes=False): (Step.NOT_THIS_TIME, Tone.SECONDARY),
    StartGame(): (Step.NEXT_GAME, Tone.PRIMARY),
    Reopen(): (Step.REOPEN, Tone.SECONDARY),
}
"""In the order of the buttons on one's own panel."""


def board_rows(chouette: Chouette, waiting: Sequence[Decision]) -> tuple[Row, ...]:
    """Under a public board: what moves the game on, doubles apart from it, then ways to look.

    `chouette` is as everybody may see it, so that no button comes or goes with what is sealed; `waiting` are
    the `decisions` of the whole one: who has answered already is no secret.
    """
    if chouette.is_closed:
        again = () if chouette.closed_by is None else (plain_button(chouette, Reopen()),)
        return ((*again, _rules_button(), ledger_button(), sheet_button(), analyse_button()),)
    proposed = _proposed() if chouette.in_play is not None and chouette.in_play.proposals else ()
    doubles = tuple(_doubles(chouette)) if chouette.phase is ChouettePhase.CUBE else ()
    return tuple(row for row in (_acting(chouette, waiting), proposed, doubles, *look_rows(chouette)) if row)


def look_rows(chouette: Chouette) -> tuple[Row, ...]:
    """The ways to look; between two games, also at the points, and at how the last one was played."""
    is_between = chouette.phase is ChouettePhase.BETWEEN
    over = ((ledger_button(), sheet_button(), analyse_button(chouette.number)),) if is_between else ()
    return (look_buttons(), *over)


def look_buttons() -> Row:
    """The ways to look, each for the reader alone."""
    return (
        Button(ChouetteButton.SEAT, phrase("chouette-button-seat")),
        Button(ChouetteButton.LOOK, phrase("button-my-side"), argument="side"),
        Button(ChouetteButton.LOOK, phrase("button-since"), argument="since"),
        _rules_button(),
    )


def _rules_button() -> Button:
    return Button(ChouetteButton.RULES, phrase("button-rules"))


def bot_button(chouette: Chouette) -> Button:
    """The host's way to have the bot itself join, or leave."""
    if chouette.bot_player is None:
        return Button(ChouetteButton.BOT_PLAYER, phrase("chouette-button-machine"))
    return Button(ChouetteButton.BOT_PLAYER, phrase("chouette-button-no-machine"), argument=NO_BOT)


def ledger_button() -> Button:
    return Button(ChouetteButton.LEDGER, phrase("ledger-page", page="standings"))


def sheet_button() -> Button:
    return Button(ChouetteButton.SCORESHEET, phrase("scoresheet-button"))


def _proposed() -> Row:
    return (
        Button(ChouetteButton.INTENT, phrase("chouette-button-accept-offer"), Tone.SUCCESS, Intent.ACCEPT),
        Button(ChouetteButton.INTENT, phrase("chouette-button-refuse-offer"), argument=Intent.REFUSE),
    )


def _acting(chouette: Chouette, waiting: Sequence[Decision]) -> Row:  # noqa: PLR0911 - a match
    match chouette.phase:
        case ChouettePhase.PARTNER:
            return _partner(chouette)
        case ChouettePhase.CUBE:
            return tuple(_doubling(chouette))
        case ChouettePhase.ANSWER:
            return tuple(_answers(chouette, waiting))
        case ChouettePhase.EXTRAS:
            return _plain(chouette, GiveExtra(is_yes=True), GiveExtra(is_yes=False))
        case ChouettePhase.LONE:
            return tuple(_last_word(chouette))
        case ChouettePhase.MOVE:
            return (play_button(chouette.game),)
        case ChouettePhase.BETWEEN:
            start = Button(ChouetteButton.START, phrase("button-next-game"), Tone.PRIMARY)
            return (start, Button(ChouetteButton.JOIN, phrase("chouette-button-join")))
        case _:
            return ()


def _partner(chouette: Chouette) -> Row:
    """The partner's buttons: first for the box, then for those whom it asks."""
    if chouette.search and chouette.search.is_asked:
        return _plain(chouette, ReplyToBox(is_yes=True), ReplyToBox(is_yes=False))
    return _plain(chouette, SeekPartner(), PlayAlone())


def _plain(chouette: Chouette, *actions: ChouetteAction) -> Row:
    return tuple(plain_button(chouette, action) for action in actions)


def plain_button(chouette: Chouette, action: ChouetteAction) -> Button:
    """The button of an action that means the same to all; that of an extra names its cost."""
    step, tone = STEPS[action]
    if step is Step.NEXT_GAME and not chouette.number:
        step = Step.START
    lone = chouette.current.lone if step is Step.GIVE_EXTRA else None
    if lone is None:
        label = phrase("chouette-button-step", step=step)
    else:
        value = chouette.game.cubes[lone.cube].accepted_value
        label = phrase("chouette-button-extra", value=value, points=value // 2)
    return Button(ChouetteButton.ACTION, label, tone, format_action(action))


def play_button(game: Game) -> Button:
    """The play itself, where there is only one."""
    if len(game.plays) == 1:
        label = phrase("button-forced", play=format_play(game.plays[0]))
        return Button(ChouetteButton.INTENT, label, Tone.PRIMARY, Intent.FORCED)
    return Button(SharedButton.PLAY, phrase("button-action", kind=SharedButton.PLAY), Tone.PRIMARY)


def _doubling(chouette: Chouette) -> Iterator[Button]:
    """The buttons before a roll, beside doubling: to roll, and to let the roll wait."""
    doubling, first = chouette.current.doubling, mover(chouette)
    if first is not None and not doubling.is_roll_pressed:
        yield plain_button(chouette, RollDice())
    if any(may_hold(chouette, player) and player not in doubling.holds for player in chouette.dealt):
        yield plain_button(chouette, Hold())
    if holding(chouette):
        yield plain_button(chouette, Release())


def _doubles(chouette: Chouette) -> Iterator[Button]:
    """The doubles of those on roll, with the value where it is the same for all of them, and to say no."""
    free = [cubes_to_offer(chouette, player) for player in chouette.dealt]
    cubes = [chouette.game.cubes[cube] for each in free for cube in each]
    if any(len(each) > 1 for each in free) and chouette.game.on_roll is Side.WHITE:
        yield Button(ChouetteButton.INTENT, double_label(cubes, is_all=True), argument=Intent.DOUBLE_ALL)
        if chouette.sheet.double_rule is not DoubleRule.ALL:
            label = phrase("chouette-button-double-some", is_redouble=are_all_owned(cubes))
            yield Button(ChouetteButton.INTENT, label, argument=Intent.DOUBLE)
    elif cubes:
        yield Button(ChouetteButton.INTENT, double_label(cubes), argument=Intent.DOUBLE)
    if is_in_grace(chouette):
        yield plain_button(chouette, DeclineDouble())


def double_label(cubes: Sequence[Cube], *, is_all: bool = False) -> str:
    """The label of a double of cubes, all of them or each player's own, with the value."""
    values = [cube.accepted_value for cube in cubes]
    is_redouble = are_all_owned(cubes)
    if is_all:
        return phrase("chouette-button-double-all", values=listed(_values(values)), is_redouble=is_redouble)
    if len(set(values)) > 1:
        return phrase("chouette-button-double-own", is_redouble=is_redouble)
    return phrase("button-double", is_redouble=is_redouble, value=values[0])


def _answers(chouette: Chouette, waiting: Iterable[Decision]) -> Iterator[Button]:
    """The answers to open offers; where somebody has several cubes, also one by one.

    To follow a captain who is doubled is for the crew alone: it goes when all of them have answered.
    """
    asked, missing = offers_due(chouette), {decision.of for decision in waiting}
    followers = missing if has_captain_to_follow(chouette) else ()
    answers = {
        answer
        for offer in asked
        for answer in possible_answers(chouette, offer)
        if answer is not Answer.FOLLOW or offer.player in followers
    }
    players = {offer.player for offer in asked}
    is_several = len(players) < len(asked)
    is_all = is_several and len(players) == 1
    for answer in Answer:
        if answer in answers:
            intent = next(intent for intent, means in ANSWERS.items() if answer in means)
            yield answer_button(chouette, asked, answer, ChouetteButton.INTENT, intent, is_all=is_all)
    if is_several:
        yield Button(ChouetteButton.INTENT, phrase("chouette-button-one-by-one"), argument=Intent.ANSWER)


def answer_button(
    chouette: Chouette,
    asked: tuple[OpenOffer, ...],
    answer: Answer,
    kind: StrEnum,
    argument: str,
    *,
    is_all: bool = False,
) -> Button:
    """The button of an answer, with its value and cost where they are the same for all."""
    cubes = [chouette.game.cubes[offer.cube] for offer in asked]
    is_raised = all(offer.stage is not OfferStage.DOUBLE for offer in asked)
    if is_all:
        label = _label_for_all(answer, cubes, is_raised=is_raised)
    else:
        label = _label_for_each(answer, cubes, is_raised=is_raised)
    return Button(kind, label, TONES.get(answer, Tone.SECONDARY), argument)


def _label_for_each(answer: Answer, cubes: Sequence[Cube], *, is_raised: bool) -> str:
    """The label of an answer that each gives about a cube of their own."""
    if answer is Answer.FOLLOW:
        return phrase("chouette-button-follow")
    value, *others = {cube.accepted_value for cube in cubes}
    if others:
        return phrase("chouette-button-answer-own", answer=answer, is_raised=is_raised)
    match answer:
        case Answer.TAKE:
            return phrase("chouette-button-take", value=value, is_raised=is_raised)
        case Answer.DROP:
            return phrase("chouette-button-pass", points=cubes[0].refusal_points, is_raised=is_raised)
        case Answer.BEAVER | Answer.RACCOON:
            return phrase("chouette-button-raise", value=2 * value, answer=answer)


def _label_for_all(answer: Answer, cubes: Sequence[Cube], *, is_raised: bool) -> str:
    """The label of one player's answer about several cubes."""
    values = _values(cube.accepted_value for cube in cubes)
    match answer:
        case Answer.TAKE:
            return phrase("chouette-button-take-all", values=listed(values), is_raised=is_raised)
        case Answer.DROP:
            return _pass_all([cube.refusal_points for cube in cubes], is_raised=is_raised)
        case Answer.FOLLOW:
            return phrase("chouette-button-follow")
        case Answer.BEAVER | Answer.RACCOON:
            raised = listed(_values(2 * cube.accepted_value for cube in cubes))
            return phrase("chouette-button-raise-all", values=raised, answer=answer)


def _pass_all(points: Sequence[int], *, is_raised: bool) -> str:
    if len(set(points)) == 1:
        return phrase("chouette-button-pass-all-each", points=points[0], is_raised=is_raised)
    return phrase("chouette-button-pass-all", points=sum(points), is_raised=is_raised)


def _values(values: Iterable[int]) -> list[str]:
    """Different values in a row."""
    return [str(value) for value in sorted(set(values))]


def _last_word(chouette: Chouette) -> Iterator[Button]:
    """The lone taker's last word: with extras, or where the rule demands a beaver or a pass."""
    lone = chouette.current.lone
    if chouette.sheet.lone_rule is LoneRule.EXTRAS:
        yield from _plain(chouette, KeepExtras(), Retract())
    elif lone is not None:
        asked = (OpenOffer(lone.player, lone.cube, OfferStage.DOUBLE),)
        yield answer_button(chouette, asked, Answer.BEAVER, ChouetteButton.INTENT, Intent.BEAVER)
        yield answer_button(chouette, asked, Answer.DROP, ChouetteButton.INTENT, Intent.PASS)


TONES = {Answer.TAKE: Tone.SUCCESS, Answer.DROP: Tone.DANGER}

"""The buttons under a chouette's public board: the same for all, so they are made from what all may see."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.engine import Answer, Cube, Game, OfferStage, RollDice, Side, format_play
from bot.engine.chouette import (
    Chouette,
    ChouetteAction,
    ChouettePhase,
    DoubleRule,
    GiveExtra,
    Hold,
    KeepExtras,
    LoneRule,
    PlayAlone,
    Release,
    ReplyToBox,
    Retract,
    SeekPartner,
    StartGame,
    cubes_to_offer,
    holding,
    mover,
)
from bot.engine.chouette.answers import OpenOffer, offers_due, possible_answers
from bot.engine.chouette.decisions import may_hold
from bot.play.action_codec import format_action
from bot.play.chouette.intents import ANSWERS, Intent
from bot.play.panel import Button, Kind, Tone
from bot.play.text.words import answer_label, listed
from bot.text.catalogue import phrase

Row = tuple[Button, ...]
LOOKS: Row = (
    Button(Kind.SEAT, "My seat"),
    Button(Kind.LOOK, "My side", argument="side"),
    Button(Kind.LOOK, "Since my turn", argument="since"),
    Button(Kind.RULES, "Rules"),
)
LEDGER: Final = Button(Kind.LEDGER, phrase("ledger-button"))
RULES: Row = (Button(Kind.RULES, "Rules"), LEDGER)
BETWEEN: Row = (Button(Kind.START, "Next game", Tone.PRIMARY), Button(Kind.JOIN, "Join"))
LABELS: Final[Mapping[ChouetteAction, tuple[str, Tone]]] = {
    RollDice(): ("Roll", Tone.PRIMARY),
    Hold(): ("Wait for me", Tone.SECONDARY),
    Release(): ("Wait no longer", Tone.SECONDARY),
    GiveExtra(is_yes=True): ("Give extra cube", Tone.SUCCESS),
    GiveExtra(is_yes=False): ("Give none", Tone.SECONDARY),
    KeepExtras(): ("Keep extras", Tone.SUCCESS),
    Retract(): ("Pass after all", Tone.DANGER),
    SeekPartner(): ("Ask for a partner", Tone.SECONDARY),
    PlayAlone(): ("Play alone", Tone.SECONDARY),
    ReplyToBox(is_yes=True): ("Be partner", Tone.SUCCESS),
    ReplyToBox(is_yes=False): ("Not this time", Tone.SECONDARY),
    StartGame(): ("Next game", Tone.PRIMARY),
}
"""What moves a chouette on, and means the same to all; in the order of the buttons on one's own panel."""
PROPOSED: Row = (
    Button(Kind.INTENT, "Accept offer", Tone.SUCCESS, Intent.ACCEPT),
    Button(Kind.INTENT, "Refuse offer", argument=Intent.REFUSE),
)


def board_rows(chouette: Chouette) -> tuple[Row, ...]:
    """Under a public board: what moves the game on, doubles apart from it, then ways to look.

    `chouette` is as everybody may see it, so that no button comes or goes with what is sealed.
    """
    if chouette.is_closed:
        return (RULES,)
    proposed = PROPOSED if chouette.round is not None and chouette.round.proposals else ()
    looks = (*LOOKS, LEDGER) if chouette.step is ChouettePhase.BETWEEN else LOOKS
    doubles = tuple(_doubles(chouette)) if chouette.step is ChouettePhase.CUBE else ()
    return tuple(row for row in (_acting(chouette), proposed, doubles, looks) if row)


def _acting(chouette: Chouette) -> Row:  # noqa: PLR0911 - a match
    match chouette.step:
        case ChouettePhase.PARTNER:
            return _partner(chouette)
        case ChouettePhase.CUBE:
            return tuple(_window(chouette))
        case ChouettePhase.ANSWER:
            return tuple(_answers(chouette))
        case ChouettePhase.EXTRAS:
            return _plain(chouette, GiveExtra(is_yes=True), GiveExtra(is_yes=False))
        case ChouettePhase.LONE:
            return tuple(_last_word(chouette))
        case ChouettePhase.MOVE:
            return (play_button(chouette.game),)
        case ChouettePhase.BETWEEN:
            return BETWEEN
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
    label, tone = LABELS[action]
    lone = chouette.current.lone if action == GiveExtra(is_yes=True) else None
    if lone is not None:
        value = chouette.game.cubes[lone.cube].accepted_value
        label = f"{label} at {value}, pay {value // 2}"
    return Button(Kind.ACTION, label, tone, format_action(action))


def play_button(game: Game) -> Button:
    """The play itself, where there is only one."""
    if len(game.plays) == 1:
        return Button(Kind.INTENT, f"Play {format_play(game.plays[0])}", Tone.PRIMARY, Intent.FORCED)
    return Button(Kind.PLAY, "Play", Tone.PRIMARY)


def _window(chouette: Chouette) -> Iterator[Button]:
    """The buttons before a roll, beside doubling: to roll, and to let the roll wait."""
    window, first = chouette.current.window, mover(chouette)
    if first is not None and not window.is_roll_pressed:
        yield plain_button(chouette, RollDice())
    if any(may_hold(chouette, player) and player not in window.holds for player in chouette.dealt):
        yield plain_button(chouette, Hold())
    if holding(chouette):
        yield plain_button(chouette, Release())


def _doubles(chouette: Chouette) -> Iterator[Button]:
    """The doubles of those on roll, with the value where it is the same for all of them."""
    free = [cubes_to_offer(chouette, player) for player in chouette.dealt]
    cubes = [chouette.game.cubes[cube] for each in free for cube in each]
    if any(len(each) > 1 for each in free) and chouette.game.on_roll is Side.WHITE:
        yield Button(Kind.INTENT, double_label(cubes, is_all=True), argument=Intent.DOUBLE_ALL)
        if chouette.sheet.double_rule is not DoubleRule.ALL:
            yield Button(Kind.INTENT, "Double some", argument=Intent.DOUBLE)
    elif cubes:
        yield Button(Kind.INTENT, double_label(cubes), argument=Intent.DOUBLE)


def double_label(cubes: Sequence[Cube], *, is_all: bool = False) -> str:
    """The label of a double of cubes, all of them or each player's own, with the value."""
    word = "and" if is_all else "or"
    return f"Double{' all' if is_all else ''} to {_values((cube.accepted_value for cube in cubes), word)}"


def _answers(chouette: Chouette) -> Iterator[Button]:
    """The answers to open offers; where somebody has several cubes, also one by one."""
    asked = offers_due(chouette)
    answers = {answer for offer in asked for answer in possible_answers(chouette, offer)}
    players = {offer.player for offer in asked}
    is_several = len(players) < len(asked)
    all_ = " all" if is_several and len(players) == 1 else ""
    for answer in Answer:
        if answer in answers:
            intent = next(intent for intent, means in ANSWERS.items() if answer in means)
            yield answer_button(chouette, asked, answer, Kind.INTENT, intent, all_)
    if is_several:
        yield Button(Kind.INTENT, "One by one", argument=Intent.ANSWER)


def answer_button(
    chouette: Chouette,
    asked: tuple[OpenOffer, ...],
    answer: Answer,
    kind: Kind,
    argument: str,
    all_: str = "",
) -> Button:
    """The button of an answer, with its cost where that is the same for all."""
    cubes = [chouette.game.cubes[offer.cube] for offer in asked]
    is_raised = all(offer.stage is not OfferStage.DOUBLE for offer in asked)
    label = _answer_label(answer, cubes, all_, is_raised=is_raised)
    return Button(kind, label, TONES.get(answer, Tone.SECONDARY), argument)


def _answer_label(answer: Answer, cubes: Sequence[Cube], all_: str, *, is_raised: bool) -> str:
    verb = answer_label(answer, is_raised=is_raised).capitalize()
    word = "and" if all_ else "or"
    match answer:
        case Answer.TAKE:
            return f"{verb}{all_} at {_values((cube.accepted_value for cube in cubes), word)}"
        case Answer.DROP:
            return f"{verb}{all_}, lose {_lost([cube.refusal_points for cube in cubes], all_)}"
        case Answer.FOLLOW:
            return verb
        case Answer.BEAVER | Answer.RACCOON:
            values = (2 * cube.accepted_value for cube in cubes)
            return f"{verb}{all_} to {_values(values, word)}"


def _lost(points: Sequence[int], all_: str) -> str:
    """The cost of passing: "1", "1 or 2" to each of several, "3 in all" to one."""
    if not all_:
        return _values(points, "or")
    return f"{points[0]} each" if len(set(points)) == 1 else f"{sum(points)} in all"


def _values(values: Iterable[int], conjunction: str) -> str:
    """Different values in a row: "2", "2 or 4"."""
    return listed([str(value) for value in sorted(set(values))], conjunction)


def _last_word(chouette: Chouette) -> Iterator[Button]:
    """The lone taker's last word: with extras, or where the rule demands a beaver or a pass."""
    lone = chouette.current.lone
    if chouette.sheet.lone_rule is LoneRule.EXTRAS:
        yield from _plain(chouette, KeepExtras(), Retract())
    elif lone is not None:
        asked = (OpenOffer(lone.player, lone.cube, OfferStage.DOUBLE),)
        yield answer_button(chouette, asked, Answer.BEAVER, Kind.INTENT, Intent.BEAVER)
        yield answer_button(chouette, asked, Answer.DROP, Kind.INTENT, Intent.PASS)


TONES = {Answer.TAKE: Tone.SUCCESS, Answer.DROP: Tone.DANGER}

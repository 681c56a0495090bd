"""Choosing for several cubes at once, which to double or how to answer; nothing counts before Confirm.

The choice so far stands in the buttons themselves.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.engine import Answer, AnswerOffer, OfferDouble, RollDice
from bot.engine.chouette import (
    AnswersTogether,
    AnswerTogether,
    Chouette,
    ChouetteAction,
    Possible,
    TakeBackDouble,
    legal_actions,
)
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.action_codec import CHOICES, LETTERS, CubeChoice, format_choice, format_cube, parse_choice
from bot.play.buttons import Button, Kind, Tone
from bot.play.chouette.intents import cubes_asked, cubes_to_turn, ends_doubling
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text.people import called_plainly
from bot.play.panel import Panel
from bot.play.text.words import ANSWERS

Chosen = Answer | bool
"""How a cube is answered, or whether it is doubled."""
ALL: Final = "all"
TONES: Final[Mapping[Chosen, Tone]] = {
    Answer.TAKE: Tone.SUCCESS,
    Answer.DROP: Tone.DANGER,
    Answer.BEAVER: Tone.PRIMARY,
    Answer.RACCOON: Tone.PRIMARY,
    True: Tone.SUCCESS,
}
VALUES: Final[Mapping[Chosen, int]] = {Answer.TAKE: 1, True: 1, Answer.BEAVER: 2, Answer.RACCOON: 2}
"""How many times what a double comes to is then at stake; of all else no value is told."""


def answers_chosen(chouette: Chouette, player: PlayerId, answer: Answer = Answer.TAKE) -> CubeChoice:
    """The first choice of answers: the same for every cube, where that is legal."""
    first = sorted(_answers_for(legal_actions(chouette, player)).items())
    chosen = ((cube, answer if answer in answers else answers[0]) for cube, answers in first)
    return CubeChoice(is_answer=True, chosen=tuple(chosen))


def doubles_chosen(chouette: Chouette, player: PlayerId) -> CubeChoice:
    """The first choice of doubles: as the player has chosen already."""
    possible = legal_actions(chouette, player)
    meant = {one.cube for one in possible if isinstance(one, TakeBackDouble)}
    cubes = cubes_to_turn(possible)
    return CubeChoice(is_answer=False, chosen=tuple((cube, cube in meant) for cube in cubes))


def actions_of(choice: CubeChoice, chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
    """The actions of a choice; a box, or a captain alone, who doubles also asks for the roll."""
    possible = legal_actions(chouette, player)
    if choice.is_answer:
        yield from _answers(choice, possible)
        return
    meant = {one.cube for one in possible if isinstance(one, TakeBackDouble)}
    chosen = {cube for cube, is_doubled in choice.chosen if is_doubled is True}
    yield from (OfferDouble(cube) for cube in sorted(chosen - meant))
    yield from (TakeBackDouble(cube) for cube in sorted(meant - chosen))
    if chosen and ends_doubling(chouette, player):
        yield RollDice()


def _answers(choice: CubeChoice, possible: Sequence[Possible]) -> Iterator[ChouetteAction]:
    """Answers of the box count together, so that none stands in the way of another."""
    answers = tuple((cube, answer) for cube, answer in choice.chosen if isinstance(answer, Answer))
    if any(isinstance(one, AnswersTogether) for one in possible):
        yield AnswerTogether(answers)
    else:
        yield from (AnswerOffer(cube, answer) for cube, answer in answers)


def parse_press(argument: str) -> tuple[str, CubeChoice]:
    """The pressed button of the panel, and the choice before; raises as `parse_choice`."""
    key, _, rest = argument.partition(".")
    if key == ALL:
        letter, _, rest = rest.partition(".")
        key = f"{key}.{letter}"
    return key, parse_choice(rest)


def is_current(choice: CubeChoice, chouette: Chouette, player: PlayerId) -> bool:
    """Whether those are the cubes that a player has to choose for."""
    return {cube for cube, _ in choice.chosen} == _choices_for(choice, chouette, player).keys()


def pressed(key: str, choice: CubeChoice, chouette: Chouette, player: PlayerId) -> CubeChoice:
    """A choice after a press on one of its buttons; raises ValueError for any other.

    Where the take rule would not allow it, other cubes change too.
    """
    word, _, letter = key.partition(".")
    if word == ALL and letter in CHOICES:
        return replace(choice, chosen=tuple((cube, CHOICES[letter]) for cube, _ in choice.chosen))
    for cube, old in choice.chosen:
        if format_cube(cube) == key:
            chosen = _after(old, _choices_for(choice, chouette, player)[cube])
            return _within_rule(choice.with_cube(cube, chosen), chouette, player, chosen)
    raise ValueError(f"{key!r} is no button of {choice}")


def _within_rule(choice: CubeChoice, chouette: Chouette, player: PlayerId, chosen: Chosen) -> CubeChoice:
    """A choice after one cube was changed, with the other changes that the take rule demands."""
    rule = next((one for one in legal_actions(chouette, player) if isinstance(one, AnswersTogether)), None)
    if not choice.is_answer or rule is None or rule.allows(_taken(choice)):
        return choice
    if chosen is Answer.DROP:
        return replace(choice, chosen=tuple((cube, Answer.DROP) for cube, _ in choice.chosen))
    required = _with_taken(choice, rule.required)
    return required if rule.allows(_taken(required)) else _with_taken(choice, rule.cubes)


def _taken(choice: CubeChoice) -> list[CubeIndex]:
    return [cube for cube, chosen in choice.chosen if chosen is not Answer.DROP]


def _with_taken(choice: CubeChoice, cubes: Sequence[CubeIndex]) -> CubeChoice:
    chosen = (
        (cube, Answer.TAKE if cube in cubes and old is Answer.DROP else old) for cube, old in choice.chosen
    )
    return replace(choice, chosen=tuple(chosen))


def _after(old: Chosen, choices: Sequence[Chosen]) -> Chosen:
    """The next letter, around and around."""
    return choices[(choices.index(old) + 1) % len(choices)] if old in choices else choices[0]


def choice_panel(table: ChouetteTable, player: PlayerId, choice: CubeChoice) -> Panel:
    """A private panel for several cubes: a button for each, then Confirm."""
    chouette = table.chouette
    choices = _choices_for(choice, chouette, player)
    cubes = tuple(_toggle(table, player, choice, cube, chosen) for cube, chosen in choice.chosen)
    common = [
        one for one in (Answer.TAKE, Answer.DROP, True) if all(one in each for each in choices.values())
    ]
    alls = [_all(choice, one) for one in common if any(old != one for _, old in choice.chosen)]
    confirm = Button(Kind.CONFIRM_CUBES, "Confirm", Tone.PRIMARY, format_choice(choice))
    return Panel(_text(choice), rows=(cubes, (*alls, confirm)))


def _text(choice: CubeChoice) -> str:
    return seat_text.cubes_to_answer(len(choice.chosen)) if choice.is_answer else seat_text.WHOM_TO_DOUBLE


def _toggle(
    table: ChouetteTable, player: PlayerId, choice: CubeChoice, cube: CubeIndex, chosen: Chosen
) -> Button:
    game, of = table.chouette.game, bets_played_by(table.chouette, player)
    others = [bet.player(bet.side_of(of).other) for bet in game.active_bets(of) if bet.cube == cube]
    who = called_plainly(table.players, others[0]) if len(others) == 1 else "All"
    value = game.cubes[cube].accepted_value * VALUES.get(chosen, 0)
    label = f"{who}: {_word(chosen)}{f' {value}' if value else ''}"
    return Button(
        Kind.CUBES, label, TONES.get(chosen, Tone.SECONDARY), f"{format_cube(cube)}.{format_choice(choice)}"
    )


def _all(choice: CubeChoice, chosen: Chosen) -> Button:
    label = f"{_word(chosen).capitalize()} all"
    return Button(Kind.CUBES, label, argument=f"{ALL}.{LETTERS[chosen]}.{format_choice(choice)}")


def _word(chosen: Chosen) -> str:
    return ANSWERS[chosen].do if isinstance(chosen, Answer) else "double" if chosen else "no"


def _choices_for(
    choice: CubeChoice, chouette: Chouette, player: PlayerId
) -> Mapping[CubeIndex, Sequence[Chosen]]:
    """Return what each cube may be changed to."""
    possible = legal_actions(chouette, player)
    if not choice.is_answer:
        return dict.fromkeys(cubes_to_turn(possible), (False, True))
    return _answers_for(possible)


def _answers_for(possible: Sequence[Possible]) -> Mapping[CubeIndex, Sequence[Answer]]:
    for one in possible:
        if isinstance(one, AnswersTogether):
            beaver = dict.fromkeys(one.raisable, (Answer.BEAVER,))
            return {cube: (Answer.TAKE, Answer.DROP, *beaver.get(cube, ())) for cube in one.cubes}
    return cubes_asked(possible)

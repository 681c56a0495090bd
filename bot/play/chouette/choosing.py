"""Choosing for several cubes at once: which to double, or how to answer each; nothing counts before Confirm.

What is chosen so far stands in the buttons themselves.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import Beaver, Drop, OfferDouble, Raccoon, RollDice, Take
from bot.engine.chouette import (
    Answer,
    AnswersTogether,
    AnswerTogether,
    Chouette,
    ChouetteAction,
    FollowCaptain,
    Possible,
    TakeBackDouble,
    legal_actions,
)
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.buttons import Button, Kind, Tone
from bot.play.chouette.intents import AnswerToDouble, cubes_asked, cubes_to_turn, ends_doubling
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text.people import called_plainly
from bot.play.panel import Panel

FIRST: Final = ord("a")
NO, YES = "n", "y"
ALL: Final = "all"
TAKE, DROP = "t", "p"
ANSWERS: Final[Mapping[str, type[AnswerToDouble]]] = {
    "t": Take,
    "p": Drop,
    "b": Beaver,
    "r": Raccoon,
    "f": FollowCaptain,
}
ANSWER_OF: Final[Mapping[str, Answer]] = {
    "t": Answer.TAKE,
    "p": Answer.DROP,
    "b": Answer.BEAVER,
    "r": Answer.RACCOON,
    "f": Answer.FOLLOW,
}
WORDS: Final = {
    "t": "take",
    "p": "pass",
    "b": "beaver",
    "r": "raccoon",
    "f": "follow",
    NO: "no",
    YES: "double",
}
TONES: Final = {"t": Tone.SUCCESS, "p": Tone.DANGER, "b": Tone.PRIMARY, "r": Tone.PRIMARY, YES: Tone.SUCCESS}
VALUES: Final = {"t": 1, YES: 1, "b": 2, "r": 2}
"""How many times what a double comes to is then at stake; of other letters no value is told."""


@dataclass(frozen=True, slots=True)
class CubeChoice:
    """What is chosen so far, a letter for each cube: of an answer, or whether to double.

    Args:
        is_answer: Whether offers are answered; else cubes are chosen to be doubled.
        chosen: Pairs of a cube and its letter, in the order of the cubes.
    """

    is_answer: bool
    chosen: tuple[tuple[CubeIndex, str], ...]

    def with_cube(self, cube: CubeIndex, letter: str) -> "CubeChoice":
        """Return it with another letter for a cube."""
        return replace(self, chosen=tuple((n, letter if n == cube else old) for n, old in self.chosen))


def format_choice(choice: CubeChoice) -> str:
    """Return what is chosen as an argument: "a.atbp" takes the first cube and passes the second."""
    letters = "".join(f"{chr(FIRST + cube)}{letter}" for cube, letter in choice.chosen)
    return f"{'a' if choice.is_answer else 'd'}.{letters}"


def parse_choice(argument: str) -> CubeChoice:
    """Return what an argument stands for; raises ValueError for what we do not write."""
    mode, _, letters = argument.partition(".")
    cubes, chosen = letters[::2], letters[1::2]
    known = ANSWERS.keys() if mode == "a" else {NO, YES}
    if mode not in ("a", "d") or not letters or len(cubes) != len(chosen) or not set(chosen) <= known:
        raise ValueError(f"{argument!r} is no choice")
    numbers = [CubeIndex(ord(cube) - FIRST) for cube in cubes]
    if any(number not in range(26) for number in numbers):
        raise ValueError(f"{argument!r} names no cube")
    return CubeChoice(mode == "a", tuple(zip(numbers, chosen, strict=True)))


def answers_chosen(chouette: Chouette, player: PlayerId, letter: str = "t") -> CubeChoice:
    """Return the choice in which a player begins to answer: the same for every cube, where it may be."""
    first = sorted(_letters_for_answers(legal_actions(chouette, player)).items())
    chosen = ((cube, letter if letter in letters else letters[0]) for cube, letters in first)
    return CubeChoice(is_answer=True, chosen=tuple(chosen))


def doubles_chosen(chouette: Chouette, player: PlayerId) -> CubeChoice:
    """Return the choice in which a player begins to double: as he has chosen already."""
    possible = legal_actions(chouette, player)
    meant = {one.cube for one in possible if isinstance(one, TakeBackDouble)}
    cubes = cubes_to_turn(possible)
    return CubeChoice(is_answer=False, chosen=tuple((cube, YES if cube in meant else NO) for cube in cubes))


def actions_of(choice: CubeChoice, chouette: Chouette, player: PlayerId) -> Iterator[ChouetteAction]:
    """Yield what a choice comes to; a box, or a lonely captain, who doubles also asks for the roll."""
    possible = legal_actions(chouette, player)
    if choice.is_answer:
        yield from _answers(choice, possible)
        return
    meant = {one.cube for one in possible if isinstance(one, TakeBackDouble)}
    chosen = {cube for cube, letter in choice.chosen if letter == YES}
    yield from (OfferDouble(cube) for cube in sorted(chosen - meant))
    yield from (TakeBackDouble(cube) for cube in sorted(meant - chosen))
    if chosen and ends_doubling(chouette, player):
        yield RollDice()


def _answers(choice: CubeChoice, possible: Sequence[Possible]) -> Iterator[ChouetteAction]:
    """Yield the answers that are chosen: those of the box count together, so that none stands in the way."""
    if any(isinstance(one, AnswersTogether) for one in possible):
        yield AnswerTogether(tuple((cube, ANSWER_OF[letter]) for cube, letter in choice.chosen))
    else:
        yield from (ANSWERS[letter](cube) for cube, letter in choice.chosen)


def parse_press(argument: str) -> tuple[str, CubeChoice]:
    """Return which button of the panel was pressed, and what was chosen before; raises as `parse_choice`."""
    key, _, rest = argument.partition(".")
    if key == ALL:
        letter, _, rest = rest.partition(".")
        key = f"{key}.{letter}"
    return key, parse_choice(rest)


def is_current(choice: CubeChoice, chouette: Chouette, player: PlayerId) -> bool:
    """Tell whether those are the cubes that a player has to choose for."""
    return {cube for cube, _ in choice.chosen} == _letters_for(choice, chouette, player).keys()


def pressed(key: str, choice: CubeChoice, chouette: Chouette, player: PlayerId) -> CubeChoice:
    """Return a choice after a press on one of its buttons; raises ValueError for one that it has not.

    Where the table's rule about the box's takes would not allow it, others change with it.
    """
    word, _, letter = key.partition(".")
    if word == ALL and letter in WORDS:
        return replace(choice, chosen=tuple((cube, letter) for cube, _ in choice.chosen))
    for cube, old in choice.chosen:
        if chr(FIRST + cube) == key:
            letter = _after(old, _letters_for(choice, chouette, player)[cube])
            return _within_rule(choice.with_cube(cube, letter), chouette, player, letter)
    raise ValueError(f"{key!r} is no button of {choice}")


def _within_rule(choice: CubeChoice, chouette: Chouette, player: PlayerId, letter: str) -> CubeChoice:
    """Return a choice in which a cube was just given a letter, changed as far as the take rule asks for."""
    rule = next((one for one in legal_actions(chouette, player) if isinstance(one, AnswersTogether)), None)
    if not choice.is_answer or rule is None or rule.allows(_taken(choice)):
        return choice
    if letter == DROP:
        return replace(choice, chosen=tuple((cube, DROP) for cube, _ in choice.chosen))
    required = _with_taken(choice, rule.required)
    return required if rule.allows(_taken(required)) else _with_taken(choice, rule.cubes)


def _taken(choice: CubeChoice) -> list[CubeIndex]:
    return [cube for cube, letter in choice.chosen if letter != DROP]


def _with_taken(choice: CubeChoice, cubes: Sequence[CubeIndex]) -> CubeChoice:
    chosen = ((cube, TAKE if cube in cubes and old == DROP else old) for cube, old in choice.chosen)
    return replace(choice, chosen=tuple(chosen))


def _after(old: str, letters: Sequence[str]) -> str:
    """Return what comes after a letter, around and around."""
    return letters[(letters.index(old) + 1) % len(letters)] if old in letters else letters[0]


def choice_panel(table: ChouetteTable, player: PlayerId, choice: CubeChoice) -> Panel:
    """Return the private panel on which several cubes are chosen for: a button for each, then Confirm."""
    chouette = table.chouette
    letters = _letters_for(choice, chouette, player)
    cubes = tuple(_toggle(table, player, choice, cube, letter) for cube, letter in choice.chosen)
    common = [letter for letter in ("t", "p", YES) if all(letter in each for each in letters.values())]
    alls = [_all(choice, letter) for letter in common if any(old != letter for _, old in choice.chosen)]
    confirm = Button(Kind.CONFIRM_CUBES, "Confirm", Tone.PRIMARY, format_choice(choice))
    return Panel(_text(choice), rows=(cubes, (*alls, confirm)))


def _text(choice: CubeChoice) -> str:
    return seat_text.cubes_to_answer(len(choice.chosen)) if choice.is_answer else seat_text.WHOM_TO_DOUBLE


def _toggle(
    table: ChouetteTable, player: PlayerId, choice: CubeChoice, cube: CubeIndex, letter: str
) -> Button:
    game, of = table.chouette.game, bets_played_by(table.chouette, player)
    others = [bet.player(bet.side_of(of).other) for bet in game.active_bets(of) if bet.cube == cube]
    who = called_plainly(table.players, others[0]) if len(others) == 1 else "All"
    value = game.cubes[cube].accepted_value * VALUES.get(letter, 0)
    label = f"{who}: {WORDS[letter]}{f' {value}' if value else ''}"
    return Button(
        Kind.CUBES, label, TONES.get(letter, Tone.SECONDARY), f"{chr(FIRST + cube)}.{format_choice(choice)}"
    )


def _all(choice: CubeChoice, letter: str) -> Button:
    label = f"{WORDS[letter].capitalize()} all"
    return Button(Kind.CUBES, label, argument=f"{ALL}.{letter}.{format_choice(choice)}")


def _letters_for(choice: CubeChoice, chouette: Chouette, player: PlayerId) -> dict[CubeIndex, Sequence[str]]:
    """Return what each cube may be changed to."""
    possible = legal_actions(chouette, player)
    if not choice.is_answer:
        return dict.fromkeys(cubes_to_turn(possible), (NO, YES))
    return _letters_for_answers(possible)


def _letters_for_answers(possible: Sequence[Possible]) -> dict[CubeIndex, Sequence[str]]:
    for one in possible:
        if isinstance(one, AnswersTogether):
            return {cube: [TAKE, DROP, *(["b"] if cube in one.raisable else [])] for cube in one.cubes}
    return {cube: _letters(answers) for cube, answers in cubes_asked(possible).items()}


def _letters(answers: Sequence[AnswerToDouble]) -> list[str]:
    return [letter for letter, kind in ANSWERS.items() if any(isinstance(one, kind) for one in answers)]

"""Private panels of a chouette: the ledger, the line, options, questions, and choices.

Where a player chooses for several cubes at once, the choice so far stands in the buttons themselves; nothing
counts before Confirm.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.analysis import Level
from bot.engine import Answer, AnswerOffer, Cube, OfferDouble, OfferStage, RollDice
from bot.engine.chouette import (
    CHOUETTE_OPTIONS,
    PRESETS,
    AcceptProposal,
    AnswersTogether,
    AnswerTogether,
    Chouette,
    ChouetteAction,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    DeclineDouble,
    InPlaceOf,
    Possible,
    TakeBackDouble,
    legal_actions,
)
from bot.engine.chouette.answers import has_captain_to_follow
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.base.table import LoggedEvent
from bot.play.chouette import advice
from bot.play.chouette.action_codec import (
    CHOICES,
    LETTERS,
    ChouetteButton,
    CubeChoice,
    format_choice,
    format_cube,
    parse_choice,
)
from bot.play.chouette.board import chouette_title, log_of, stake_rows, status_lines
from bot.play.chouette.buttons import double_label
from bot.play.chouette.intents import (
    PROPOSALS,
    Intent,
    cubes_asked,
    cubes_to_turn,
    decides_at_once,
    ends_doubling,
    is_following,
    offers_at_once,
    passes_in,
    to_offer,
)
from bot.play.chouette.picture import chouette_picture
from bot.play.chouette.seat import pass_question_for, seat_panel, yes_to_pass
from bot.play.chouette.table import ChouetteTable
from bot.play.chouette.text import lists as list_text
from bot.play.chouette.text import options as option_text
from bot.play.chouette.text import seat as seat_text
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.options import PAGES, page_label
from bot.play.chouette.text.people import plain_player_name, player_name
from bot.play.chouette.text.status import line_line
from bot.play.display.panel import (
    Button,
    Panel,
    Picture,
    Tone,
)
from bot.play.display.picture import View
from bot.play.pages.boards import NEWS_LENGTH, last_of
from bot.play.pages.panels import cancel
from bot.play.text.dice import commitment_lines
from bot.play.text.options import Edit, edits, full_line
from bot.play.text.turns import pass_question, since_heading
from bot.text.catalogue import in_row, phrase

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
VALUES: Final[Mapping[Answer, int]] = {Answer.TAKE: 1, Answer.BEAVER: 2, Answer.RACCOON: 2}
"""The stake after an answer, as a multiple of the offered value; other answers show no value."""


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
    yield from (TakeBackDouble(cube) for cube in sorted(meant - chosen))
    yield from (OfferDouble(cube) for cube in sorted(chosen - meant))
    if chosen and ends_doubling(chouette, player):
        yield RollDice()
    if DeclineDouble() in possible and chosen != {cube for cube, _ in choice.chosen}:
        yield DeclineDouble()  # of the other cubes


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
    confirm = Button(
        ChouetteButton.CONFIRM_CUBES, phrase("seat-confirm"), Tone.PRIMARY, format_choice(choice)
    )
    return Panel(_asked(choice), rows=(cubes, (*alls, confirm)))


def _asked(choice: CubeChoice) -> str:
    if choice.is_answer:
        asked = phrase("seat-cubes-to-answer", cubes=len(choice.chosen))
    else:
        asked = phrase("seat-whom-to-double")
    return f"{asked} {phrase('seat-choose')}"


def _toggle(
    table: ChouetteTable, player: PlayerId, choice: CubeChoice, cube: CubeIndex, chosen: Chosen
) -> Button:
    game, of = table.chouette.game, bets_played_by(table.chouette, player)
    others = [bet.player(bet.side_of(of).other) for bet in game.active_bets(of) if bet.cube == cube]
    who = plain_player_name(table.players, others[0]) if len(others) == 1 else phrase("seat-all")
    if isinstance(chosen, Answer):
        label = phrase("seat-answer-of", who=who, answer=_answer(game.cubes[cube], chosen))
    else:
        value = game.cubes[cube].accepted_value
        label = phrase("seat-chosen-double", who=who, is_doubled=chosen, value=value)
    return Button(
        ChouetteButton.CUBES,
        label,
        TONES.get(chosen, Tone.SECONDARY),
        f"{format_cube(cube)}.{format_choice(choice)}",
    )


def _answer(cube: Cube, answer: Answer) -> str:
    """An answer to an offered cube, with what the cube shows then."""
    is_raised = cube.offer is not None and cube.offer.stage is not OfferStage.DOUBLE
    if answer not in VALUES:
        return phrase("seat-answer", answer=answer, is_raised=is_raised)
    value = cube.accepted_value * VALUES[answer]
    return phrase("seat-answer-at", answer=answer, is_raised=is_raised, value=value)


def _all(choice: CubeChoice, chosen: Chosen) -> Button:
    label = phrase("seat-choose-for-all", answer=chosen if isinstance(chosen, Answer) else "double")
    return Button(ChouetteButton.CUBES, label, argument=f"{ALL}.{LETTERS[chosen]}.{format_choice(choice)}")


def _choices_for(
    choice: CubeChoice, chouette: Chouette, player: PlayerId
) -> Mapping[CubeIndex, Sequence[Chosen]]:
    """Return the choices to which each cube may change."""
    possible = to_offer(chouette, legal_actions(chouette, player))
    if not choice.is_answer:
        return dict.fromkeys(cubes_to_turn(possible), (False, True))
    return _answers_for(possible)


def _answers_for(possible: Sequence[Possible]) -> Mapping[CubeIndex, Sequence[Answer]]:
    for one in possible:
        if isinstance(one, AnswersTogether):
            beaver = dict.fromkeys(one.raisable, (Answer.BEAVER,))
            return {cube: (Answer.TAKE, Answer.DROP, *beaver.get(cube, ())) for cube in one.cubes}
    return cubes_asked(possible)


def line_panel(table: ChouetteTable, player: PlayerId | None) -> Panel:
    """Box, captain and line, the queue and who is away, and what concerns the reader alone."""
    seen = table.seen_by(player)
    chouette, names = seen.chouette, seen.players
    lines = [
        f"### {status_text.title(chouette, names)}",
        f"-# {status_text.subtitle(chouette)} · {status_text.host_of(chouette, names)}",
        *status_text.role_lines(chouette, names),
    ]
    if chouette.in_play is not None:
        lines.append(line_line(chouette, names))
    lines += list_text.change_lines(chouette, names)
    if player is not None:
        lines += seat_text.private_lines(chouette, player, names)
    return Panel("\n".join(lines), rows=stake_rows(chouette))


def side_panel(table: ChouetteTable, view: View, player: PlayerId | None) -> Panel:
    """A chouette as somebody sees it.

    With their own sealed answers, and the doubles that their side means.
    """
    seen = table.seen_by(player)
    own = seat_text.private_lines(table.chouette, player, table.players) if player is not None else []
    lines = [f"### {chouette_title(seen)}", *status_lines(seen), *own]
    return Panel("\n".join(lines), _pictures(seen, view))


def since_panel(
    table: ChouetteTable, news: Sequence[LoggedEvent[ChouetteEvent]], view: View, player: PlayerId | None
) -> Panel:
    """The events since somebody last did something, then the board."""
    seen = table.seen_by(player)
    lines = log_of(table.seen_by(None), news)
    heading = since_heading(is_player=player is not None, is_news=bool(lines))
    text = [f"### {heading}", *last_of(lines, NEWS_LENGTH), *status_lines(seen)]
    return Panel("\n".join(text), _pictures(seen, view))


def _pictures(seen: ChouetteTable, view: View) -> tuple[Picture, ...]:
    return (chouette_picture(seen, view),) if seen.chouette.number else ()


FIRST_ANSWERS = {Intent.ANSWER: Answer.TAKE, Intent.PASS: Answer.DROP, Intent.BEAVER: Answer.BEAVER}


DOUBLES = (Intent.DOUBLE, Intent.DOUBLE_ALL)


def question(
    table: ChouetteTable, player: PlayerId, intent: Intent, *, confirms_doubles: bool = True
) -> Panel | None:
    """The question before an intent is carried out, if any."""
    chouette = table.chouette
    possible = legal_actions(chouette, player)
    if intent is Intent.DOUBLE and len(cubes_to_turn(possible)) > 1:
        return choice_panel(table, player, doubles_chosen(chouette, player))
    if intent in DOUBLES and confirms_doubles:
        return double_panel(table, player)
    if intent is Intent.FOLLOW:
        return follow_panel(table, player)
    if intent in FIRST_ANSWERS:
        return _about_answers(table, player, intent)
    if intent in PROPOSALS and sum(isinstance(one, AcceptProposal) for one in possible) > 1:
        return seat_panel(table, player)
    return None


def _about_answers(table: ChouetteTable, player: PlayerId, intent: Intent) -> Panel | None:
    cubes = cubes_asked(to_offer(table.chouette, legal_actions(table.chouette, player)))
    if len(cubes) > 1 or (cubes and intent is Intent.ANSWER):
        return choice_panel(table, player, answers_chosen(table.chouette, player, FIRST_ANSWERS[intent]))
    return pass_panel(table, player) if intent is Intent.PASS else None


def double_panel(table: ChouetteTable, player: PlayerId) -> Panel | None:
    """The question whether to double, where that is offered at once; None where it may be changed."""
    chouette = table.chouette
    if chouette.phase is not ChouettePhase.CUBE or not offers_at_once(chouette, player):
        return None
    possible = legal_actions(chouette, player)
    cubes = [chouette.game.cubes[one.cube] for one in possible if isinstance(one, OfferDouble)]
    label = double_label(cubes, is_all=len(cubes) > 1)
    yes = Button(ChouetteButton.INTENT, label, Tone.PRIMARY, Intent.DOUBLE_NOW)
    return Panel(phrase("turn-ask-double", button=label), rows=((yes, cancel()),))


def pass_panel(table: ChouetteTable, player: PlayerId) -> Panel | None:
    """The question whether to pass: for oneself, else as a proxy for others; None if one may not.

    None also where the answer can still be changed, since others are waited for.
    """
    chouette = table.chouette
    own, for_others = passes_in(legal_actions(chouette, player))
    if not own and not for_others:
        return None
    whose = [bets_played_by(chouette, player)] if own else [one.member for one in for_others]
    if not decides_at_once(chouette, *whose):
        return None
    return _ask_to_pass(table, own, for_others)


def follow_panel(table: ChouetteTable, player: PlayerId, action: Possible | None = None) -> Panel | None:
    """The question whether to pass, to whoever would follow a captain who is not doubled; None for others.

    No button offers that any more, but an old one may. That of a proxy's `action` is about its member alone.
    """
    chouette = table.chouette
    possible = legal_actions(chouette, player)
    follows = [one for one in possible if is_following(one) and action in (None, one)]
    if not follows or has_captain_to_follow(chouette):
        return None
    own, for_others = passes_in(possible)
    members = {one.member for one in follows if isinstance(one, InPlaceOf)}
    asked = _ask_to_pass(table, own, tuple(one for one in for_others if one.member in members))
    told = phrase("seat-follow-passes", captain=player_name(table.players, chouette.current.captain))
    return replace(asked, text=f"{told}\n{asked.text}")


def _ask_to_pass(table: ChouetteTable, own: Sequence[AnswerOffer], for_others: Sequence[InPlaceOf]) -> Panel:
    chouette = table.chouette
    if own:
        return Panel(
            pass_question(chouette.game.cubes[own[0].cube]),
            rows=((yes_to_pass(table, own[0]), cancel()),),
        )
    asked = "\n".join(pass_question_for(table, one) for one in for_others)
    yes = tuple(yes_to_pass(table, one, is_one=not for_others[1:]) for one in for_others)
    return Panel(asked, rows=((*yes, cancel()),))


def bot_panel() -> Panel:
    """For the host: how well the bot is to play."""
    levels = [
        Button(ChouetteButton.BOT_PLAYER, phrase("opponent-level", level=level), argument=level.value)
        for level in Level
    ]
    return Panel(phrase("chouettes-machine-question"), rows=(tuple(levels[:3]), tuple(levels[3:])))


def rules_panel(table: ChouetteTable) -> Panel:
    """The options, rule by rule, a change that waits, and the commitment to the dice."""
    chouette = table.chouette
    lines = [
        f"### {phrase('chouettes-options')}",
        f"-# {status_text.title(chouette, table.players)} · {status_text.subtitle(chouette)}",
        *option_text.explained(chouette.sheet),
        *list_text.change_lines(chouette, table.players),
        *advice.explained(chouette.sheet),
    ]
    lines += commitment_lines(table.commitments)
    return Panel("\n".join(lines))


def editor_text(table: ChouetteTable, sheet: ChouetteSheet) -> str:
    """The sheet as it stands in the editor, its changes so far, and from when it would hold."""
    chouette = table.chouette
    present = chouette.change.sheet if chouette.change else chouette.sheet
    lines = [
        f"### {phrase('chouettes-options')}",
        option_text.in_brief(sheet),
        f"-# {list_text.changes_so_far(sheet, present)}",
    ]
    if chouette.number:
        is_in_game = chouette.is_in_game
        held_back = phrase("chouettes-held-back-in-game") if is_in_game else phrase("chouettes-held-back")
        lines.append(f"-# {held_back}")
    return "\n".join(lines)


def editor_headings(sheet: ChouetteSheet, page: int, *, is_changed: bool) -> tuple[str, ...]:
    """Return the headings of the editor's rows: presets, pages, the options of a page, and its last row.

    Below the options' heading stand those that others leave no choice.
    """
    options = phrase("chouettes-editor", part="options", page=page_label(tuple(PAGES)[page]))
    fixed = [
        full_line(sheet, CHOUETTE_OPTIONS[name])
        for name in tuple(PAGES.values())[page]
        if not edits(CHOUETTE_OPTIONS, sheet, (name,))
    ]
    if fixed:
        options += f"\n-# {phrase('chouettes-editor-fixed', options=in_row(fixed))}"
    return (
        phrase("chouettes-editor", part="presets", page=""),
        phrase("chouettes-editor", part="pages", page=""),
        options,
        phrase("chouettes-editor", part="save", page="") if is_changed else "",
    )


def page_edits(sheet: ChouetteSheet, page: int) -> tuple[Edit[ChouetteSheet], ...]:
    return edits(CHOUETTE_OPTIONS, sheet, tuple(PAGES.values())[page])


def presets(sheet: ChouetteSheet) -> tuple[Edit[ChouetteSheet], ...]:
    return tuple(
        Edit(option_text.preset_label(name), preset, preset == sheet) for name, preset in PRESETS.items()
    )

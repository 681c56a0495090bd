"""The words on pictures have room there in every language: beside short names, nothing is cut."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

import render
from bot.text.catalogue import Argument, Catalogue
from bot.text.language import Language
from render.diagram import MOST_MEMBERS, CubeSpot
from render.draw import lettering, plates
from render.draw.compose import compose
from render.theme import FELT
from tests.render.boards import START, side
from tests.text.limits import PLURALS
from tests.text.messages import ENGLISH, Entry

OVER_TWO = (
    "table-waits table-waits-resignation table-abandoned-headline result-headline result-headline-match"
)
OVER_CHOUETTES = """
chouette-picture-waits-for chouette-picture-to-answer-box chouette-picture-answers
chouette-picture-answers-extra chouette-picture-ends-even chouette-picture-team-wins
chouette-picture-box-wins chouette-picture-partners-win chouette-picture-waits-for-crew
"""
BESIDE_CUBES = """
chouette-picture-role chouette-picture-answered chouette-picture-after-captain
chouette-picture-answer chouette-picture-offers chouette-picture-will-double chouette-picture-alone
chouette-picture-gives-extra chouette-picture-gave-extra chouette-picture-plays-box
chouette-picture-plays-extras chouette-picture-gone chouette-picture-gone-proxy
chouette-picture-task-double-or-roll chouette-picture-task-hold chouette-picture-task-extra
chouette-picture-task-keep-or-retract chouette-picture-task-seek-partner chouette-task-play
chouette-picture-task-beaver-or-pass chouette-task-roll chouette-task-answer
"""
BESIDE_RESULTS = (
    "chouette-picture-won chouette-picture-lost chouette-picture-box-refused chouette-picture-refused"
)
CHOUETTE_SCORES = "chouette-picture-box chouette-picture-captain"
OVER_BOARDS = (("picture-score", OVER_TWO), (CHOUETTE_SCORES, OVER_CHOUETTES))
"""The messages beside a name, and the widest names over the board with them."""
ELSEWHERE = """
chouette-picture-team chouette-picture-task-answer-cubes chouette-picture-box-played-by
chouette-picture-autopilot chouette-picture-position chouette-picture-mark
chouette-picture-final chouette-picture-last-game chouette-picture-heading chouette-picture-at-stake
"""
"""Parts of others, what a name ends, where that may be cut, and what is no words."""
GIVEN: dict[str, Argument] = {
    "roll": "6-5",
    "value": 64,
    "score": "24",
    "length": "25",
    "left": 9,
    "asked": 9,
}
RESIGNATIONS = {"single", "gammon", "backgammon"}
"""Over a picture, table-waits-resignation says it."""
NUMBERS: list[Argument] = [0, 1, 2, 9]
NAMES = ("Anna", "Ben")


def test_all_words_of_a_chouette_s_picture_are_looked_at() -> None:
    drawn = {name for name in ENGLISH if name.startswith("chouette-picture-") and "-alt-" not in name}
    looked_at = {*OVER_CHOUETTES.split(), *CHOUETTE_SCORES.split(), *BESIDE_CUBES.split()}
    assert drawn - looked_at == {*BESIDE_RESULTS.split(), *ELSEWHERE.split()}


def said(catalogue: Catalogue, messages: str) -> list[str]:
    """Return messages with all their choices, of short names."""
    return [catalogue.phrase(name, given) for name in messages.split() for given in all_given(ENGLISH[name])]


def all_given(entry: Entry) -> Iterator[dict[str, Argument]]:
    choices = [values_of(name, entry.choices.get(name, set())) for name in sorted(entry.arguments)]
    for values in product(*choices):
        yield dict(zip(sorted(entry.arguments), values, strict=True))


def values_of(argument: str, words: set[str]) -> Sequence[Argument]:
    if argument in GIVEN:
        return [GIVEN[argument]]
    if not words:
        return [NAMES[0]]
    is_number = all(word in PLURALS or word.isdigit() for word in words)
    return NUMBERS if is_number else sorted(words - RESIGNATIONS if argument == "task" else words)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever was drawn with an ellipsis."""
    shortened: list[str] = []
    plain = lettering.set_line

    def set_line(text: str, size: int, max_width: int, *how: Any) -> Any:
        line = plain(text, size, max_width, *how)
        if lettering.ELLIPSIS in "".join(run.text for run in line.runs):
            shortened.append(f"{text} ({plain(text, size, 9999, *how).width} for {max_width})")
        return line

    monkeypatch.setattr(lettering, "set_line", set_line)
    lettering.line_mask.cache_clear()
    plates.fitted_tile.cache_clear()
    return shortened


@pytest.mark.parametrize("language", Language)
def test_what_stands_over_the_board_is_not_cut(language: Language, cut: list[str]) -> None:
    catalogue = Catalogue(language)
    unit = max(said(catalogue, "picture-pips"), key=len)
    for scores, headlines in OVER_BOARDS:
        for score, headline in product(said(catalogue, scores), said(catalogue, headlines)):
            bottom, top = (side(START, name, score, unit) for name in NAMES)
            compose(render.Diagram(bottom, top, headline=headline), FELT)
    assert sorted(set(cut)) == []


@pytest.mark.parametrize("language", Language)
def test_what_stands_beside_a_member_is_not_cut(language: Language, cut: list[str]) -> None:
    catalogue = Catalogue(language)
    against = render.Badge(render.Seat.BOTTOM, "B")
    cube = render.MemberCube(64, CubeSpot.OWN, against)
    badge = render.Badge(render.Seat.TOP, "C")
    members = [
        *(render.Member(badge, NAMES[0], note, cube) for note in said(catalogue, BESIDE_CUBES)),
        *(render.Member(badge, NAMES[0], note, None, "+64") for note in said(catalogue, BESIDE_RESULTS)),
    ]
    for start in range(0, len(members), MOST_MEMBERS):
        shown = tuple(members[start : start + MOST_MEMBERS])
        compose(render.Diagram(side(START), side(START), members=shown), FELT)
    assert sorted(set(cut)) == []

"""A chouette in words: complete, within Discord's limit, and silent about what is sealed."""

import re
from random import Random

import pytest

from bot.engine import CheckerMove, WinKind
from bot.engine.chouette import Chouette, Decision, GoAway, Volunteer, decisions, seen_by
from bot.play.chouette.picture import ELLIPSIS, chouette_alt_text, chouette_diagram
from bot.play.picture import DISCORD_ALT_TEXT_LIMIT, View
from bot.play.table import Player
from render import Diagram
from tests.engine.chouette.sessions import Session, Watch
from tests.engine.chouette.story import BOX, TEAM, Story
from tests.play.chouette.people import (
    NAMES,
    SINGLE_CUBE,
    example_1,
    extras_given,
    five_are_doubled,
    full_table,
    public,
)
from tests.play.chouette.sealed import otherwise

START = "2 on 24, 5 on 13, 3 on 8, 5 on 6, 0 off; 167 pips."
ACROSS = "5 on 19, 3 on 17, 5 on 12, 2 on 1, 0 off; 167 pips."
BOARD = f"Points are numbered for Box. Box: {START} Team: {ACROSS}"
LONG_NAMES = {number: Player(number, None, f"{chr(0x1F300 + number)}" * 32) for number in range(1, 15)}


def test_a_substitute_is_out_and_waited_for() -> None:
    story = Story("BCD").box_doubles("C", "D").answer(c="drop", d="drop").do("C", Volunteer())
    story.do("A", GoAway()).move_of(BOX)
    assert "Out: Cleo \N{MINUS SIGN}1, Dora \N{MINUS SIGN}1. Waiting for: Cleo." in told(story)
    assert told(story).startswith("Anna · Cleo to play 3-1.")


def told(story: Story) -> str:
    return chouette_alt_text(public(story), NAMES)


def test_everything_on_the_board_of_a_new_game_is_told() -> None:
    assert told(Story("BC")) == (
        "Anna to play 3-1. Box: Anna. Captain: Ben. Crew: Cleo. Cube 1 centred: Ben, Cleo. "
        f"{BOARD} Roll: 3-1. Position ID 4HPwATDgc/ABMA"
    )


def test_who_is_still_to_answer_and_who_has_answered_is_told_but_not_what() -> None:
    text = told(five_are_doubled())
    assert text.startswith("Ben · 2 of 4 to answer. Box: Anna. Captain: Ben. Crew: Cleo, Dora, Eva, Finn.")
    assert "Cube offered at 2 to its member: Ben, Cleo, Dora, Eva. Cube 1 centred: Finn." in text
    assert "Waiting for: Ben, Dora. Cleo, Eva: has answered." in text
    assert text == told(Story("BCDEF").box_doubles("B", "C", "D", "E").answer(c="beaver", e="take"))


def test_cubes_that_lie_alike_are_told_together_and_who_is_out_with_what() -> None:
    text = told(full_table())
    assert "Captain: Cleo. Crew: Dora, Eva, Finn, Gus, Hana, Ivo, Jun, Ben." in text
    assert "Cube offered at 4 to the box: Cleo, Eva, Gus." in text
    assert "Cube 2 owned by its member: Hana, Ivo. Cube 1 centred: Jun." in text
    assert "Out: Dora \N{MINUS SIGN}1, Finn \N{MINUS SIGN}1, Ben \N{MINUS SIGN}1." in text
    assert "Cleo, Eva, Gus: doubles to 4." in text


def test_a_single_cube_is_told_once() -> None:
    text = told(Story("BCDE", **SINGLE_CUBE).box_doubles("B").answer(b="drop", c="take", d="drop", e="take"))
    assert "One cube: 2 owned by the team." in text
    assert "Out: Dora \N{MINUS SIGN}1, Ben \N{MINUS SIGN}1." in text


def test_extras_are_told_with_giver_and_taker() -> None:
    text = told(extras_given())
    assert "Extra of Ben: 2 owned by Dora." in text
    assert "Cube 2 owned by its member: Dora." in text


def test_after_a_game_it_is_told_who_won_what_and_who_is_next() -> None:
    text = told(example_1().wins(TEAM, WinKind.GAMMON))
    assert text.startswith(
        "The team wins 11 points. Box Anna \N{MINUS SIGN}11, Ben +8, Cleo \N{MINUS SIGN}1, Dora +4. "
        "Next box: Ben. Next line: Cleo, Dora, Anna. Points are numbered for Team."
    )


def test_the_moves_of_a_half_built_play_are_made() -> None:
    text = chouette_alt_text(public(Story("BC")), NAMES, moves=(CheckerMove(8, 5),))
    assert "2 on 8, 5 on 6, 1 on 5" in text
    assert text.endswith("Roll: 3-1. So far: 8/5. Position ID 4HPwATDgc/ABMA")


def test_long_names_are_shortened_until_all_ten_players_are_told() -> None:
    text = chouette_alt_text(public(full_table()), LONG_NAMES)
    assert len(text) <= DISCORD_ALT_TEXT_LIMIT
    assert len(text.encode("utf-16-le")) // 2 <= DISCORD_ALT_TEXT_LIMIT
    assert text.count("pips") == 2
    assert ELLIPSIS in text
    short = chouette_alt_text(public(Story("BC")), LONG_NAMES)
    assert LONG_NAMES[1].name in short


def _public(chouette: Chouette, waiting: tuple[Decision, ...]) -> tuple[Diagram, str]:
    """What everybody sees and is told."""
    seen = seen_by(chouette, None)
    return (
        chouette_diagram(seen, NAMES, View(), waiting=waiting),
        chouette_alt_text(seen, NAMES, waiting=waiting),
    )


@pytest.mark.parametrize("chunk", range(4))
def test_any_chouette_can_be_shown_and_told_in_full_without_what_is_sealed(chunk: int) -> None:
    texts: list[str] = []

    def look(chouette: Chouette, random: Random) -> None:
        if chouette.box is None and chouette.last is None:
            return
        waiting = decisions(chouette)
        for viewer in (None, random.choice(chouette.dealt or (1,))):
            seen = seen_by(chouette, viewer)
            diagram = chouette_diagram(seen, LONG_NAMES, View(), waiting=waiting)
            assert diagram.turned().turned() == diagram
            texts.append(chouette_alt_text(seen, LONG_NAMES, waiting=waiting))
        assert _public(chouette, waiting) == _public(otherwise(chouette), waiting)

    for seed in range(chunk * 4, chunk * 4 + 4):
        numbers = Random(seed)
        session = Session(seed, Watch(lambda *_: None, look))
        for _ in range(80):
            if not session.chouette.is_closed:
                session.step(numbers.getrandbits(32))
    assert texts
    assert max(map(len, texts)) <= DISCORD_ALT_TEXT_LIMIT
    assert all(re.search(r"(\.|Position ID \S{14})$", text) for text in texts)


def test_long_names_that_begin_alike_are_shortened_to_where_they_differ() -> None:
    words = ("Great", "Small", "Brave", "Quiet", "Elder", "Young", "Red", "Bold", "Tall", "Wise")
    names = {
        number: Player(number, None, f"Bartholomew the {word} of Ravenswood"[:32])
        for number, word in enumerate(words, start=1)
    }
    text = chouette_alt_text(public(full_table()), names)
    assert len(text) <= DISCORD_ALT_TEXT_LIMIT
    assert {word for word in words if word not in text} == set()

"""A chouette as a picture and in words: who is who, every cube, who is out, and who must answer."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.engine import CheckerMove, OfferDouble, Played, Roll, Side, WinKind
from bot.engine.chouette import Chouette, ChouetteSheet, Decision, decisions, seen_by
from bot.engine.chouette.actions import (
    Close,
    GoAway,
    Hold,
    Instruct,
    Leave,
    NameProxy,
    ReplyToBox,
    SeekPartner,
    Volunteer,
)
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.state import ChouettePhase
from bot.play.base.table import Player
from bot.play.chouette.picture import Scene, chouette_alt_text, chouette_diagram
from bot.play.chouette.text.people import Names
from bot.play.chouette.text.short_names import ELLIPSIS
from bot.play.display.picture import DISCORD_ALT_TEXT_LIMIT, Building, View, before_play
from bot.text.catalogue import phrase
from bot.text.language import Language, speaking
from render import (
    CAPTAIN_MARK,
    Arrow,
    Badge,
    CubeSpot,
    Diagram,
    Member,
    ScoreSheet,
    Seat,
    Sign,
    SignKind,
    rows,
)
from render.draw.lettering import text_width
from render.draw.scores import NOTE_SIZES
from tests.engine.chouette.sessions import Session, SessionChecks
from tests.engine.chouette.story import BOX, TEAM, Story
from tests.play.chouette.people import (
    NAMES,
    SINGLE_CUBE,
    example_1,
    extras_asked,
    extras_given,
    five_are_doubled,
    full_table,
    public,
)
from tests.play.chouette.sealed import otherwise

BOTTOM, TOP = Seat
ENDS = tuple(product(("won", "lost"), ("single", "gammon", "backgammon")))
ROLES = ("next-box", "kept-box", "last-box", "last-partner")
BREAKS = tuple(product(("won", "lost"), ("dropped", "resigned", "settled", "forfeited")))
REFUSALS = tuple(product(("", "box-"), ("beaver", "raccoon")))
START = "2 on 24, 5 on 13, 3 on 8, 5 on 6, 0 off; 167 pips."
ACROSS = "5 on 19, 3 on 17, 5 on 12, 2 on 1, 0 off; 167 pips."
BOARD = f"Points are numbered for Box. Box: {START} Team: {ACROSS}"


def scene(chouette: Chouette, names: Names = NAMES, waiting: Sequence[Decision] | None = None) -> Scene:
    return Scene(chouette, names, decisions(chouette) if waiting is None else waiting)


def shown(story: Story, viewer: int | None = None) -> Diagram:
    return chouette_diagram(scene(seen_by(story.chouette, viewer)), View())


def member(diagram: Diagram, name: str) -> Member:
    (found,) = (one for one in diagram.members if one.name == name)
    return found


def cubes(diagram: Diagram) -> dict[str, tuple[int, CubeSpot, bool]]:
    """The cubes beside the board, by the name of the member."""
    found = ((one.name, one.cube) for one in diagram.members)
    return {name: (cube.value, cube.lies, cube.is_offered) for name, cube in found if cube}


def notes(diagram: Diagram) -> dict[str, str]:
    return {one.name: one.note for one in diagram.members}


def test_the_box_and_the_captain_stand_on_the_plates_and_the_members_in_the_order_of_the_line() -> None:
    diagram = shown(Story("BCDE"))
    assert (diagram.bottom.name, diagram.bottom.tag, diagram.bottom.score) == ("Anna", "box", "4 at stake")
    assert (diagram.top.name, diagram.top.tag, diagram.top.score) == ("Ben", "captain", "")
    assert [(one.name, one.badge) for one in diagram.members] == [
        ("Ben", Badge(TOP, CAPTAIN_MARK)),
        ("Cleo", Badge(TOP, "2")),
        ("Dora", Badge(TOP, "3")),
        ("Eva", Badge(TOP, "4")),
    ]
    assert (diagram.headline, diagram.to_act, diagram.light) == ("Anna to play 3-1", BOTTOM, BOTTOM)


def test_points_of_a_game_that_ends_even_are_numbered_for_the_box_below() -> None:
    story = Story("BC").turn_of(TEAM).settles("B", 1).settles("C", -1)
    diagram = shown(story)
    assert (diagram.to_act, diagram.numbered_for) == (None, BOTTOM)
    words = chouette_alt_text(scene(story.chouette))
    assert "Points are numbered for Box." in words
    story.do("A", Close())
    assert shown(story).numbered_for is BOTTOM


def test_a_box_that_stays_is_no_arrow_to_itself() -> None:
    stays, goes = shown(Story("BC").wins(BOX)), shown(Story("BC").wins(TEAM))
    assert [one.note for one in stays.members if one.name == "Anna"] == ["keeps the box"]
    assert [one.note for one in goes.members if one.name == "Anna"] == ["was box"]


def test_the_team_may_sit_at_the_bottom() -> None:
    story = five_are_doubled()
    mine = chouette_diagram(scene(public(story)), View(Side.BLACK))
    assert replace(mine, numbered_for=TOP) == replace(shown(story).turned(), numbered_for=TOP)


def test_every_cube_lies_with_its_owner_and_shows_its_value() -> None:
    diagram = shown(full_table().answer(c="take", e="take", g="drop", dice="31"))
    assert diagram.cube is None
    assert cubes(diagram) == {
        "Cleo": (4, CubeSpot.ACROSS, False),
        "Eva": (4, CubeSpot.ACROSS, False),
        "Hana": (2, CubeSpot.OWN, False),
        "Ivo": (2, CubeSpot.OWN, False),
        "Jun": (1, CubeSpot.CENTRE, False),
    }


def test_an_offered_cube_lies_with_whoever_must_answer_at_the_offered_value() -> None:
    diagram = shown(full_table())
    assert (diagram.headline, diagram.to_act) == ("Anna to answer 3 doubles", BOTTOM)
    assert cubes(diagram)["Cleo"] == (4, CubeSpot.ACROSS, True)
    assert notes(diagram)["Cleo"] == "redoubles to 4"
    diagram = shown(five_are_doubled())
    assert cubes(diagram)["Ben"] == (2, CubeSpot.OWN, True)
    assert cubes(diagram)["Finn"] == (1, CubeSpot.CENTRE, False)


def test_who_is_out_is_dimmed_and_shows_with_what() -> None:
    diagram = shown(full_table().answer(c="take", e="take", g="drop", dice="31"))
    out = {one.name: (one.result, one.note) for one in diagram.members if one.is_out}
    lost, won = ("\N{MINUS SIGN}1", "passed"), ("+2", "cashed")
    assert out == {"Ben": lost, "Dora": lost, "Finn": lost, "Gus": won}
    assert (diagram.top.name, diagram.top.tag) == ("Cleo", "captain")


def test_who_is_still_to_answer_is_lit_and_who_has_answered_is_not() -> None:
    diagram = shown(five_are_doubled())
    assert {one.name for one in diagram.members if one.is_to_act} == {"Ben", "Dora"}
    assert (diagram.headline, diagram.to_act) == ("Ben · 2 of 4 to answer", TOP)
    said = notes(diagram)
    assert (said["Ben"], said["Cleo"], said["Eva"]) == ("to answer", "has answered", "has answered")


def test_a_sealed_answer_is_seen_by_who_gave_it_alone() -> None:
    story = five_are_doubled()
    assert notes(shown(story, 3))["Cleo"] == "takes, sealed"
    for viewer in (None, 1, 2, 5):
        assert notes(shown(story, viewer))["Cleo"] == "has answered"
    other = Story("BCDEF").box_doubles("B", "C", "D", "E").answer(c="drop", e="beaver")
    assert shown(story) == shown(other)


def test_one_asked_member_stands_in_the_headline() -> None:
    story = five_are_doubled().answer(b="take")
    assert shown(story).headline == "Dora to take or pass"


def test_who_has_left_an_instruction_seems_not_to_have_answered() -> None:
    story = Story("BCDE").do("B", Instruct(Instruction.TAKE, is_on=True)).box_doubles("B", "C")
    without = Story("BCDE").box_doubles("B", "C")
    assert shown(story) == shown(without) == shown(story, 2)
    assert notes(shown(story))["Ben"] == "to answer"
    known = decisions(story.chouette)
    assert chouette_diagram(scene(public(story), waiting=known), View()) == shown(without)


def test_doubles_that_are_meant_are_seen_by_the_team_alone() -> None:
    story = Story("BCD").turn_of(TEAM)
    story.do("C", OfferDouble(story.cube("C")))
    assert notes(shown(story, 2))["Cleo"] == "will double"
    assert notes(shown(story))["Cleo"] == notes(shown(story, 1))["Cleo"] == ""


def test_the_captain_rolls_or_waits_for_who_holds() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold())
    diagram = shown(story)
    assert (diagram.headline, diagram.to_act) == ("Ben to double or roll", TOP)
    assert {one.name for one in diagram.members if one.is_to_act} == {"Ben", "Cleo"}
    assert notes(diagram)["Cleo"] == "may still double"


def test_a_single_cube_lies_on_the_board_and_who_is_out_is_out() -> None:
    story = Story("BCDE", **SINGLE_CUBE).box_doubles("B")
    diagram = shown(story)
    assert (diagram.cube.value, diagram.cube.offered_by, diagram.dice) == (2, BOTTOM, None)
    assert not cubes(diagram)
    assert {one.name: one.stake for one in diagram.members} == dict.fromkeys(
        ("Ben", "Cleo", "Dora", "Eva"), "2 at stake"
    )
    diagram = shown(story.answer(b="drop", c="take", d="drop", e="take"))
    assert (diagram.cube.value, diagram.cube.owner) == (2, TOP)
    assert [one.name for one in diagram.members if one.is_out] == ["Dora", "Ben"]
    assert not cubes(diagram)


def test_two_players_have_their_cube_on_the_board_and_no_members_beside_it() -> None:
    diagram = shown(Story("B"))
    assert diagram.members == ()
    assert diagram.cube is not None
    assert (diagram.bottom.tag, diagram.top.tag) == ("box", "captain")
    assert diagram.bottom.score == ""


def test_droppers_are_asked_for_extras() -> None:
    diagram = shown(extras_asked())
    assert {one.name for one in diagram.members if one.is_to_act} == {"Ben", "Cleo", "Eva"}
    assert notes(diagram) == dict.fromkeys(("Ben", "Cleo", "Eva"), "to give an extra") | {
        "Dora": "takes alone"
    }


def test_the_headline_names_whom_extras_are_for() -> None:
    assert shown(extras_asked()).headline == "Dora alone · 3 of 3 to answer"


def test_an_extra_lies_between_its_giver_and_the_lone_taker() -> None:
    diagram = shown(extras_given())
    extra = member(diagram, "Ben").cube
    assert (extra.value, extra.lies, extra.against) == (2, CubeSpot.ACROSS, Badge(TOP, CAPTAIN_MARK))
    assert notes(diagram)["Ben"] == "\N{MINUS SIGN}2 · gave Dora an extra"
    assert [one.name for one in diagram.members if one.is_out] == ["Eva"]
    main = member(diagram, "Dora").cube
    assert main.against == Badge(BOTTOM)


def test_the_partner_is_on_the_side_of_the_box() -> None:
    story = Story("BCDEFG", partner_min=6)
    assert story.chouette.phase is ChouettePhase.PARTNER
    assert (shown(story).headline, shown(story).to_act) == ("Anna to ask for a partner", BOTTOM)
    story.do("A", SeekPartner())
    assert {one.note for one in shown(story).members} == {"to answer"}
    story.do("C", ReplyToBox(is_yes=True))
    assert notes(shown(story))["Cleo"] == "has answered"
    partner = member(shown(story.do("B", ReplyToBox(is_yes=False), dice="31")), "Cleo")
    assert (partner.badge, partner.note, partner.cube) == (Badge(BOTTOM, "P"), "box's partner", None)


def test_who_is_away_or_left_and_who_answers_for_them_is_said() -> None:
    story = Story("BCDEF").do("C", GoAway()).do("D", NameProxy(5), Leave())
    said = notes(shown(story))
    assert (said["Cleo"], said["Dora"]) == ("away", "left, proxy Eva")
    story.do("A", GoAway())
    assert shown(story).bottom.tag == "box: autopilot"


def test_a_substitute_plays_for_the_box() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="drop", d="take")
    diagram = shown(story.do("C", Volunteer()).do("A", GoAway()))
    assert (diagram.headline, diagram.to_act, diagram.bottom.name) == (
        "Anna · Cleo to play 3-1",
        BOTTOM,
        "Anna",
    )
    cleo = member(diagram, "Cleo")
    assert (cleo.note, cleo.result, cleo.is_to_act) == ("to play 3-1", "\N{MINUS SIGN}1", True)
    waiting = shown(story.turn_of(TEAM))
    assert member(waiting, "Cleo").note == "plays for the box"


def test_who_relieves_a_silent_captain_is_waited_for() -> None:
    story = Story("BCD").move_of(TEAM).silent("B")
    diagram = shown(story)
    assert (diagram.top.name, diagram.headline, diagram.to_act) == ("Ben", "Ben · Cleo to play 3-1", TOP)
    assert [one.name for one in diagram.members if one.is_to_act] == ["Cleo"]


def test_between_games_all_show_what_they_won_and_what_they_will_be() -> None:
    diagram = shown(example_1().wins(TEAM, WinKind.GAMMON))
    assert (diagram.headline, diagram.to_act) == ("The team wins 11 points", TOP)
    assert (diagram.bottom.name, diagram.bottom.tag) == ("Anna", "box")
    assert [(one.name, one.badge.mark, one.result, one.note) for one in diagram.members] == [
        ("Ben", "B", "+8", "won a gammon"),
        ("Cleo", CAPTAIN_MARK, "\N{MINUS SIGN}1", "passed"),
        ("Dora", "2", "+4", "won a gammon"),
        ("Anna", "3", "\N{MINUS SIGN}11", "was box"),
    ]
    assert diagram.signs == (Sign(SignKind.CUP, TOP, 2),)


def test_a_gammon_that_counts_as_a_single_game_has_the_cup_of_one() -> None:
    diagram = shown(Story("BCD").wins(TEAM, WinKind.GAMMON))
    assert diagram.signs == (Sign(SignKind.CUP, TOP, 1),)


def test_a_settlement_shows_what_everybody_has_in_all_from_the_second_game_on() -> None:
    chouette = public(example_1().wins(TEAM, WinKind.GAMMON))
    first = {1: -11, 2: 8, 3: -1, 4: 4}
    later = {**first, 1: -9, 2: 6}
    totals = [
        [one.total for one in chouette_diagram(Scene(chouette, NAMES, (), score), View()).members]
        for score in (first, later)
    ]
    assert totals == [[""] * 4, ["+6", "\N{MINUS SIGN}1", "+4", "\N{MINUS SIGN}9"]]


def test_a_settlement_is_a_score_sheet_whose_columns_have_headings() -> None:
    chouette = public(example_1().wins(TEAM, WinKind.GAMMON))
    first = {1: -11, 2: 8, 3: -1, 4: 4}
    sheets = [
        chouette_diagram(Scene(chouette, NAMES, (), score), View()).score_sheet
        for score in (first, {**first, 1: -9, 2: 6})
    ]
    assert sheets == [ScoreSheet("next", "game 2"), ScoreSheet("next", "game 2", "total")]


@pytest.mark.parametrize("language", Language)
def test_no_note_of_a_score_sheet_is_cut_in_any_language(language: Language) -> None:
    room = rows.note_on_sheet(rows.line(0), 2).width
    with speaking(language):
        endings = [
            *(phrase(f"chouette-picture-{how}", ending="borne-off", kind=kind) for how, kind in ENDS),
            *(phrase(f"chouette-picture-{how}", ending=why, kind="single") for how, why in BREAKS),
            *(phrase(f"chouette-picture-{refused}refused", stage=stage) for refused, stage in REFUSALS),
            *(phrase("chouette-picture-role", role=role) for role in ROLES),
        ]
        assert max(text_width(ending, NOTE_SIZES[-1]) for ending in endings) <= room


def test_once_the_chouette_is_closed_it_shows_the_final_standings() -> None:
    story = example_1().wins(TEAM, WinKind.GAMMON).do("A", Close())
    score = {1: -9, 2: 9, 3: 1, 4: 1, 6: -2}
    closed = replace(scene(story.chouette), score=score)
    diagram = chouette_diagram(closed, View())
    assert diagram.headline == "The team wins 11 points · final standings"
    assert diagram.score_sheet == ScoreSheet("place", "total")
    assert [(one.badge.mark, one.name, one.note, one.result, one.total) for one in diagram.members] == [
        ("1", "Ben", "last game +8", "+9", ""),
        ("2", "Cleo", "last game \N{MINUS SIGN}1", "+1", ""),
        ("2", "Dora", "last game +4", "+1", ""),
        ("4", "Finn", "", "\N{MINUS SIGN}2", ""),
        ("5", "Anna", "last game \N{MINUS SIGN}11", "\N{MINUS SIGN}9", ""),
    ]


def test_a_box_that_wins_is_lit() -> None:
    diagram = shown(example_1().wins(BOX, WinKind.GAMMON))
    assert (diagram.headline, diagram.to_act) == ("Anna wins 13 points", BOTTOM)
    assert {one.name: one.result for one in diagram.members} == {
        "Anna": "+13",
        "Ben": "\N{MINUS SIGN}8",
        "Cleo": "\N{MINUS SIGN}1",
        "Dora": "\N{MINUS SIGN}4",
    }


def test_in_the_lobby_there_is_no_board() -> None:
    with pytest.raises(ValueError, match="box"):
        chouette_diagram(scene(Chouette.opened(1, ChouetteSheet())), View())


def test_a_suggested_play_is_shown_by_arrows_on_the_board_before_it() -> None:
    played = Played(Side.WHITE, Roll(3, 1), (CheckerMove(8, 5), CheckerMove(6, 5)))
    diagram = before_play(
        chouette_diagram(scene(public(Story("BC"))), View()), "Ben suggests 8/5 6/5", View(), played
    )
    assert diagram.last_play == (Arrow(BOTTOM, 8, 5), Arrow(BOTTOM, 6, 5))
    assert (diagram.is_before_play, diagram.headline) == (True, "Ben suggests 8/5 6/5")
    assert len(diagram.members) == 2


def test_a_half_built_play_is_shown_with_the_members_beside_it() -> None:
    building = Building((CheckerMove(8, 5),), 6, (5,))
    diagram = chouette_diagram(scene(public(Story("BC"))), View(), building)
    assert diagram.bottom.checkers[8] == 2
    assert diagram.choice is not None
    assert len(diagram.members) == 2


LONG_NAMES = {number: Player(number, None, f"{chr(0x1F300 + number)}" * 32) for number in range(1, 15)}


def test_a_substitute_is_out_and_waited_for() -> None:
    story = Story("BCD").box_doubles("C", "D").answer(c="drop", d="drop").do("C", Volunteer())
    story.do("A", GoAway()).move_of(BOX)
    assert "Out: Cleo \N{MINUS SIGN}1, Dora \N{MINUS SIGN}1. Waiting for: Cleo." in told(story)
    assert told(story).startswith("Anna · Cleo to play 3-1.")


def told(story: Story) -> str:
    return chouette_alt_text(scene(public(story)))


def test_everything_on_the_board_of_a_new_game_is_told() -> None:
    assert told(Story("BC")) == (
        "Anna to play 3-1. Box: Anna. At stake: 2. Captain: Ben. Crew: Cleo. Cube 1 centred: Ben, Cleo. "
        f"{BOARD} Roll: 3-1. Position ID 4HPwATDgc/ABMA"
    )


def test_who_is_still_to_answer_and_who_has_answered_is_told_but_not_what() -> None:
    text = told(five_are_doubled())
    assert text.startswith(
        "Ben · 2 of 4 to answer. Box: Anna. At stake if taken: 9. Captain: Ben. Crew: Cleo, Dora, Eva, Finn."
    )
    assert "Cube offered at 2 to its members: Ben, Cleo, Dora, Eva. Cube 1 centred: Finn." in text
    assert "Waiting for: Ben, Dora. Cleo, Eva: have answered." in text
    assert text == told(Story("BCDEF").box_doubles("B", "C", "D", "E").answer(c="beaver", e="take"))


def test_cubes_that_lie_alike_are_told_together_and_who_is_out_with_what() -> None:
    text = told(full_table())
    assert "Captain: Cleo. Crew: Dora, Eva, Finn, Gus, Hana, Ivo, Jun, Ben." in text
    assert "Cube offered at 4 to the box: Cleo, Eva, Gus." in text
    assert "Cube 2 owned by its members: Hana, Ivo. Cube 1 centred: Jun." in text
    assert "Out: Dora \N{MINUS SIGN}1, Finn \N{MINUS SIGN}1, Ben \N{MINUS SIGN}1." in text
    assert "Cleo: redoubles to 4. Eva: redoubles to 4. Gus: redoubles to 4." in text


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
    text = chouette_alt_text(scene(public(Story("BC"))), moves=(CheckerMove(8, 5),))
    assert "2 on 8, 5 on 6, 1 on 5" in text
    assert text.endswith("Roll: 3-1. So far: 8/5. Position ID 4HPwATDgc/ABMA")


def test_long_names_are_shortened_until_all_ten_players_are_told() -> None:
    text = chouette_alt_text(scene(public(full_table()), LONG_NAMES))
    assert len(text) <= DISCORD_ALT_TEXT_LIMIT
    assert len(text.encode("utf-16-le")) // 2 <= DISCORD_ALT_TEXT_LIMIT
    assert text.count("pips") == 2
    assert ELLIPSIS in text
    short = chouette_alt_text(scene(public(Story("BC")), LONG_NAMES))
    assert LONG_NAMES[1].name in short


def _public(chouette: Chouette, waiting: tuple[Decision, ...]) -> tuple[Diagram, str]:
    """Return the picture and its description as everybody sees them."""
    seen = scene(seen_by(chouette, None), NAMES, waiting)
    return chouette_diagram(seen, View()), chouette_alt_text(seen)


@pytest.mark.parametrize("chunk", range(4))
def test_any_chouette_can_be_shown_and_told_in_full_without_what_is_sealed(chunk: int) -> None:
    texts: list[str] = []

    def look(chouette: Chouette, random: Random) -> None:
        if chouette.box is None and chouette.last is None:
            return
        waiting = decisions(chouette)
        for viewer in (None, random.choice(chouette.dealt or (1,))):
            seen = scene(seen_by(chouette, viewer), LONG_NAMES, waiting)
            diagram = chouette_diagram(seen, View())
            assert diagram.turned().turned() == diagram
            texts.append(chouette_alt_text(seen))
        assert _public(chouette, waiting) == _public(otherwise(chouette), waiting)

    for seed in range(chunk * 4, chunk * 4 + 4):
        numbers = Random(seed)
        session = Session(seed, SessionChecks(lambda *_: None, look))
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
    text = chouette_alt_text(scene(public(full_table()), names))
    assert len(text) <= DISCORD_ALT_TEXT_LIMIT
    assert {word for word in words if word not in text} == set()

"""Why options, places and people of a chouette are refused: in plain sentences."""

from dataclasses import replace

import pytest

from bot.engine import InvalidSheet
from bot.engine.chouette import CLUB, Chouette, ChouetteFault, ChouetteSheet, Close, CubeMode, NoAdvice
from bot.play.chouette.text import refusals as refused_places
from bot.play.text import options as sheet_refusals
from tests.engine.chouette.story import BOX, Story
from tests.presenters.chouette.club import NAMES
from tests.presenters.chouette.sentences import check_sentence


def test_every_fault_of_a_sheet_is_explained() -> None:
    given: dict[ChouetteFault, object] = {ChouetteFault.PARTNER_TABLE: (8, 6)}
    for fault in ChouetteFault:
        sentence = sheet_refusals.invalid_sheet(InvalidSheet(given.get(fault, 11), fault))
        assert sentence[0].isupper() or sentence[0] == "`"
        assert sentence.endswith(".")
        assert "{" not in sentence
    with pytest.raises(InvalidSheet) as error:
        ChouetteSheet(max_players=11)
    assert sheet_refusals.invalid_sheet(error.value) == (
        "A chouette is for 3 to 10 players, not 11. Choose `max_players` among these."
    )
    with pytest.raises(InvalidSheet) as error:
        replace(CLUB, cube_mode=CubeMode.SINGLE)
    assert sheet_refusals.invalid_sheet(error.value).startswith("One shared cube cannot hold two values")


def test_what_a_place_or_a_person_is_refused() -> None:
    story = Story("BCD")
    chouette = story.chouette
    sentences = [
        refused_places.two_players_here(),
        refused_places.chouette_here(),
        *(
            refused_places.chouette_here(command)
            for command in ("resign", "end", "next", "takeback", "other")
        ),
        refused_places.channel_busy("Alice and Bob"),
        refused_places.not_at_table(chouette, NAMES),
        refused_places.not_at_table(replace(chouette, is_closed=True), NAMES),
        refused_places.no_bet_with(3, (2, 4), NAMES),
        refused_places.no_bet_with(3, (), NAMES),
        refused_places.not_your_proxy(1, NAMES),
        refused_places.not_begun(Chouette.opened(1, CLUB), NAMES),
        refused_places.no_ledger(),
        *(refused_places.no_advice(reason) for reason in NoAdvice),
    ]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        check_sentence(sentence)
    assert (
        refused_places.stale(chouette, NAMES, 1) == "That board is out of date. It waits for you to play 3-1."
    )
    assert (
        refused_places.stale(chouette, NAMES, 2) == "That board is out of date. It waits for Ann to play 3-1."
    )
    assert refused_places.stale(story.wins(BOX).chouette, NAMES, 2) == (
        "That board is out of date. No game is in play; Ann starts the next."
    )
    assert refused_places.stale(story.do("A", Close()).chouette, NAMES, 2).startswith(
        "That board is out of date. This"
    )

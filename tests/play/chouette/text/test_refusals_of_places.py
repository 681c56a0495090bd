"""Why options, places and people of a chouette are refused: in plain sentences."""

from dataclasses import replace

import pytest

from bot.engine import InvalidSheet
from bot.engine.chouette import CLUB, Chouette, ChouetteFault, ChouetteSheet, Close, CubeMode
from bot.play.chouette.table import ChouetteState, ChouetteTable
from bot.play.chouette.text import refusals as refused_places
from bot.play.table import Status
from bot.play.text import options as sheet_refusals
from tests.engine.chouette.story import BOX, Story
from tests.play.chouette.sentences import check_sentence
from tests.play.chouette.tables import NAMES


def test_every_fault_of_a_sheet_is_explained() -> None:
    given: dict[ChouetteFault, object] = {ChouetteFault.PARTNER_TABLE: (8, 6)}
    for fault in ChouetteFault:
        sentence = sheet_refusals.invalid_sheet(InvalidSheet(given.get(fault, 11), fault))
        assert sentence[0].isupper() or sentence[0] == "`"
        assert sentence.endswith(".")
        assert "{" not in sentence
    with pytest.raises(InvalidSheet) as error:
        ChouetteSheet(max_players=11)
    assert sheet_refusals.invalid_sheet(error.value) == ("Choose `max_players` from 3 to 10; you typed 11.")
    with pytest.raises(InvalidSheet) as error:
        replace(CLUB, cube_mode=CubeMode.SINGLE)
    assert sheet_refusals.invalid_sheet(error.value).startswith("One cube for the team cannot be beavered")


def table_of(chouette: Chouette) -> ChouetteTable:
    return ChouetteTable(1, 7, 70, 5, Status.PLAYING, NAMES, None, 0, ChouetteState(chouette))


def test_what_a_place_or_a_person_is_refused() -> None:
    story = Story("BCD")
    chouette = story.chouette
    sentences = [
        refused_places.chouette_here(),
        *(
            refused_places.chouette_here(command)
            for command in ("resign", "end", "next", "takeback", "other")
        ),
        refused_places.channel_busy(table_of(chouette), None),
        refused_places.not_at_table(table_of(chouette), None),
        refused_places.not_at_table(table_of(replace(chouette, is_closed=True)), None),
        refused_places.no_bet_with(3, (2, 4), NAMES),
        refused_places.no_bet_with(3, (), NAMES),
        refused_places.not_your_proxy(1, NAMES),
        refused_places.not_begun(table_of(Chouette.opened(1, CLUB)), None),
        refused_places.no_ledger(),
    ]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        check_sentence(sentence)
    assert (
        refused_places.stale(table_of(chouette), 1)
        == "That board is out of date. It is your turn to play 3-1."
    )
    assert (
        refused_places.stale(table_of(chouette), 2)
        == "That board is out of date. Waiting for Ann to play 3-1."
    )
    assert refused_places.stale(table_of(story.wins(BOX).chouette), 2) == (
        "That board is out of date. Waiting for Ann to start the next game."
    )
    assert refused_places.stale(table_of(story.do("A", Close()).chouette), 2).startswith(
        "That board is out of date. This"
    )

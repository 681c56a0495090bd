"""The messages of a team's thread: what they say, what they show, and that they fit."""

from dataclasses import replace

import pytest
from discord.ui import Button as DiscordButton
from discord.ui import TextDisplay

from bot.discord.wire.components import DISCORD_TEXT_LIMIT, PanelView
from bot.engine import Side, format_moves, legal_plays
from bot.engine.chouette import Consultation, Instruct
from bot.engine.chouette.game import Instruction
from bot.play.base.table import Player, Status
from bot.play.chouette.action_codec import ChouetteButton
from bot.play.chouette.advice import (
    advice_panel,
    advised_panel,
    explained,
    members_panel,
    suggestion_lines,
    suggestion_panel,
    suggestion_rows,
    thread_lines,
)
from bot.play.chouette.table import ChouetteState, ChouetteTable, Suggestion, TeamThread, advising_team
from bot.play.display.picture import View
from bot.play.tables.places import Permission
from render import Seat
from tests.engine.chouette.story import Story, number
from tests.play.chouette.people import NAMES

TEAM_OPENS = "13"
DISCORD_COMPONENT_LIMIT, DISCORD_LABEL_LIMIT = 40, 80
WIDE = {key: Player(key, 100 + key, ("*_`~|>#[]()<:@-" * 3)[:32]) for key in range(1, 11)}
A, B, C, D = map(number, "ABCD")


def seated(story: Story, names: dict[int, Player] | None = None, **state: object) -> ChouetteTable:
    """A table where a story is told."""
    told = ChouetteState(story.chouette, team_thread=TeamThread(1, 900, inside=(B, C, D)))
    people = dict(NAMES) if names is None else names
    return ChouetteTable(
        17, 7, 70, 9, Status.PLAYING, people, live_message=5, live_version=9, state=replace(told, **state)
    )


def suggested(story: Story, *by: int) -> tuple[Suggestion, ...]:
    """As many different plays as there are people, each with their own hand."""
    game = story.game
    assert game.roll is not None
    plays = legal_plays(game.position, game.roll)
    return tuple(
        Suggestion(10 + index, player, play.moves, (player,))
        for index, (player, play) in enumerate(zip(by, plays, strict=False))
    )


@pytest.fixture
def table() -> ChouetteTable:
    """Ben, Cleo and Dora are to play 3-1 against Ann; Cleo and Dora suggest two plays."""
    story = Story("BCD", dice=TEAM_OPENS)
    return seated(story, suggestions=suggested(story, C, D))


def test_a_suggestion_is_seen_from_the_teams_side_as_everybody_sees_the_board(table: ChouetteTable) -> None:
    panel = suggestion_panel(table, table.state.suggestions[0], View(), is_for_captain=False)
    (picture,) = panel.pictures
    assert picture.diagram.numbered_for is Seat.BOTTOM
    assert picture.diagram.last_play
    assert picture.diagram.headline.startswith("Cleo suggests ")
    assert [button.kind for row in panel.rows for button in row] == [
        ChouetteButton.VOTE,
        ChouetteButton.PLAY_SUGGESTION,
    ]


def test_a_picture_tells_nothing_that_is_sealed() -> None:
    story, other = Story("BCD", dice=TEAM_OPENS), Story("BCD", dice=TEAM_OPENS)
    other.do("C", Instruct(Instruction.TAKE, is_on=True))
    shown = [
        suggestion_panel(seated(each), suggested(each, D)[0], View(), is_for_captain=False)
        for each in (story, other)
    ]
    assert shown[0] == shown[1]


def test_the_captain_alone_plays_and_others_raise_hands(table: ChouetteTable) -> None:
    kinds = {
        player: {button.kind for row in suggestion_rows(table, player) for button in row}
        for player in (A, B, C)
    }
    assert kinds == {A: set(), B: {ChouetteButton.PLAY_SUGGESTION}, C: {ChouetteButton.VOTE}}
    assert suggestion_lines(table, A) == []
    assert len(suggestion_lines(table, C)) == 3


def test_the_play_that_most_are_for_comes_first(table: ChouetteTable) -> None:
    one, other = table.state.suggestions
    voted = replace(table.state, suggestions=(replace(one, hands=()), replace(other, hands=(C, D))))
    _, heading, *lines = advice_panel(replace(table, state=voted), B).text.splitlines()
    assert heading == "**Suggestions for 3-1**"
    assert lines == [f"Dora: 3-1 {format_moves(other.moves)} · 2 votes (Cleo, Dora)"]


def test_the_thread_begins_with_who_may_advise_and_goes_on_with_who_no_longer_does() -> None:
    table = seated(Story("BCD"))
    assert members_panel(table, (), (B, C, D), ()).text.splitlines() == [
        "Ben is captain and has the last word. Cleo and Dora may advise here or with `/chouette suggest`.",
        "The board is in <#70>.",
    ]
    assert members_panel(table, (C, B, D), (B, C), ()).text.splitlines() == [
        "Ben is captain now and has the last word.",
        "Dora no longer advises.",
    ]


def test_why_there_is_no_thread_is_said_where_there_is_none(table: ChouetteTable) -> None:
    assert thread_lines(None) == thread_lines(table.state.team_thread) == []
    (line,) = thread_lines(TeamThread(1, refused=(Permission.MANAGE_THREADS,)))
    assert line.startswith("I cannot open a private thread here without Manage Threads")


def test_a_rule_sheet_without_advice_needs_no_permissions() -> None:
    assert explained(Story("BCD", consultation=Consultation.NONE).chouette.sheet) == []


def test_who_suggested_too_late_is_told_so() -> None:
    assert advised_panel(seated(Story("BCD")), 3).text == "The team has already played that roll."


def test_all_that_ten_can_say_fits() -> None:
    story = Story("BCDEFGHIJ", dice=TEAM_OPENS)
    crew = advising_team(story.chouette)[1:]
    table = seated(story, WIDE, suggestions=suggested(story, *crew))
    one = replace(table.state.suggestions[0], hands=crew)
    panels = [
        advice_panel(table, crew[0]),
        advice_panel(table, B),
        suggestion_panel(table, one, View(), is_for_captain=False),
        members_panel(table, (), advising_team(story.chouette), (A,)),
        advised_panel(table, one.id),
    ]
    assert table.chouette.game.on_roll is Side.BLACK
    for panel in panels:
        items = list(PanelView(panel, table).walk_children())
        assert len(items) <= DISCORD_COMPONENT_LIMIT
        assert sum(len(each.content) for each in items if isinstance(each, TextDisplay)) < DISCORD_TEXT_LIMIT
        labels = [each.label or "" for each in items if isinstance(each, DiscordButton)]
        assert all(0 < len(label) <= DISCORD_LABEL_LIMIT for label in labels)

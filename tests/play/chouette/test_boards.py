"""A chouette's live board, and what remains of it: the right news, and never more than Discord takes."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.engine import RollDice, RuleSheet, WinKind
from bot.engine.chouette import (
    Chouette,
    Concede,
    GoAway,
    Hold,
    Join,
    Leave,
    LoneRule,
    NameProxy,
    ProposeSettlement,
    RefuseProposal,
    Release,
    SeekPartner,
    Volunteer,
    decisions,
    event_seen_by,
)
from bot.play.base.table import LoggedEvent, Player
from bot.play.chouette.board import SETTLED_NEWS, chouette_panel, collapsed_chouette
from bot.play.chouette.table import Awaited, ChouetteState
from bot.play.chouette.text.status import settled_title
from bot.play.display.panel import Panel
from bot.play.display.picture import View
from tests.engine.chouette.story import BOX, TEAM, Story
from tests.play.chouette.sealed import otherwise
from tests.play.chouette.tables import NAMES, check_fits, look_at_random, table_of
from tests.play.harness import NOON

LONG = {key: Player(key, 10**18 + key, f"{key:02}{'_*' * 15}") for key in NAMES}
NINE = "BCDEFGHIJ"
SESSIONS, STEPS = 30, 60
FIRST = 2
"""The number of a story's first game."""


def news_of(story: Story, since: int = 0, number: int = FIRST) -> Sequence[LoggedEvent]:
    events = [event for event in story.events[since:] if event_seen_by(event, None)]
    return [LoggedEvent(number, event, None) for event in events]


def panel(story: Story, since: int | None = None, names: dict[int, Player] = NAMES) -> Panel:
    """The board; its news begin at that event, and are none if none is given."""
    news = [] if since is None else news_of(story, since)
    return chouette_panel(table_of(story, names), news, View())


def lines(shown: Panel) -> list[str]:
    return shown.text.splitlines()


def fits(shown: Panel) -> str:
    """Check a panel against Discord's limits without its pictures, and return its whole text."""
    assert all(len(picture.alt) <= 1024 for picture in shown.pictures)
    check_fits(shown)
    assert len(shown.text) <= 4000
    return shown.text


def test_a_board_without_news_says_what_led_to_it() -> None:
    story = Story("BCD").plays("A")
    story.do("B", RollDice(), dice="62").plays("B")
    assert lines(panel(story))[2].startswith("Team 6-2: ")


def test_a_board_that_is_edited_still_tells_which_doubles_are_open() -> None:
    story = Story("BCD").box_doubles("B", "C")
    assert "Ann doubles Ben and Carl to 2" in lines(panel(story))
    story.answer(b="beaver", c="take")
    assert "Ben beavers to 4" in lines(panel(story))


def test_a_proposal_is_told_once() -> None:
    story = Story("BCD").turn_of(BOX)
    since = len(story.events)
    story.do("B", ProposeSettlement(0, 1))
    assert panel(story, since).text.count("Ben offers to settle if Ann pays 1") == 1


def test_a_settled_game_shows_its_last_play_and_every_payment_and_no_more() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop", dice="31").plays("A")
    since = len(story.events)
    story.wins(TEAM)
    shown = lines(panel(story, since))
    assert shown[-1].startswith("-# Team 2-1: ")
    assert shown[1].endswith("game 2 · 4 players · host: Ann")
    assert shown[2:5] == [
        "Ann pays Ben 2 (single game, cube at 2)",
        "Carl pays Ann 1 (pass)",
        "Ann pays Dora 1 (single game, cube at 1)",
    ]
    assert "The game is over" not in panel(story, since).text


def test_who_joins_between_games_is_news_beside_the_settlement() -> None:
    story = Story("BCD").wins(BOX)
    since = len(story.events)
    shown = lines(panel(story.do("E", Join()), since))
    assert (shown[2], shown[-1]) == (
        "Ben, Carl and Dora pay Ann 1 each (single game, cube at 1)",
        "-# Eve joins",
    )


def test_a_settled_game_tells_no_more_than_its_last_lines() -> None:
    story = Story("BCD")
    for member in "BCD":
        story.do(member, NameProxy(None if member == "A" else 2 if member != "B" else 3))
    story.do("B", NameProxy(4), NameProxy(3)).wins(TEAM)
    told = [line for line in lines(panel(story, 0)) if line.startswith("-# ")]
    assert len(told) == 1 + SETTLED_NEWS
    assert "…" not in panel(story, 0).text


def test_what_is_spent_is_no_news() -> None:
    story = Story("BCD", rules=RuleSheet()).turn_of(TEAM)
    since = len(story.events)
    story.do("C", Hold()).do("B", RollDice()).do("D", Concede(2, WinKind.SINGLE)).do("A", RefuseProposal(2))
    shown = panel(story, since).text
    assert "asks to hold" not in shown, "who is waited for stands below"
    assert shown.count("ready to roll") == 1, "so does that Ben asked for the roll"
    assert "Ann refuses Dora's offer" in shown
    story.do("D", Concede(2, WinKind.GAMMON))
    assert "refuses" not in panel(story, since).text, "another offer has taken its place"
    story.do("A", RefuseProposal(2)).do("C", Release(), dice="31")
    assert "releases" not in panel(story, since).text


def test_the_score_stands_beside_a_settlement_only_of_those_whom_its_picture_does_not_list() -> None:
    story = Story("BCD").wins(TEAM)
    alike = replace(table_of(story), won={1: -4, 2: 2, 3: 1, 4: 1})
    assert "Score:" not in chouette_panel(alike, [], View()).text
    other = replace(table_of(story), won={1: -4, 2: 2, 3: 1, 4: 1, 5: -3, 6: 3})
    (score,) = (line for line in lines(chouette_panel(other, [], View())) if line.startswith("Score"))
    assert score.replace("\N{NO-BREAK SPACE}", " ") == "Score: Finn +3 · Eve \N{MINUS SIGN}3"


def test_the_score_stands_above_a_game_in_play_only_where_its_picture_does_not_say_it() -> None:
    story = Story("BCD").box_doubles("B").answer(b="drop")
    assert "Score:" not in panel(story).text
    older = replace(table_of(story), won={1: 3, 2: -3})
    assert "Score:" in chouette_panel(older, [], View()).text


def title(story: Story) -> str:
    return lines(panel(story))[0]


def test_the_title_of_a_settled_game_says_who_won_and_who_is_the_next_box() -> None:
    story = Story("BCDE").team_doubles("B").answer(b="drop").wins(TEAM)
    assert lines(panel(story))[:2] == [
        "### The team wins 4; Ben is the next box",
        "-# Stake 1 · game 2 · 5 players · host: Ann",
    ]
    assert title(Story("BCD").wins(BOX)) == "### Ann wins 3 and keeps the box"
    assert title(Story("B").wins(BOX)) == "### Ann wins 1 and keeps the box"
    assert title(Story("B").wins(TEAM)) == "### Ben wins 1 and takes the box"
    assert (
        title(Story("BC").settles("B", 1).settles("C", -1)) == "### The game ends even; Ben is the next box"
    )


def test_the_title_of_a_settled_game_names_nobody_who_left() -> None:
    story = Story("BCD").settles("C", 1).do("C", Leave()).do("B", Leave()).wins(BOX)
    assert title(story) == "### Ann wins 1 and keeps the box"
    assert settled_title(story.chouette.last, None, NAMES) == "Ann wins 1"


def test_who_acted_is_known_still_when_the_game_is_over() -> None:
    story = Story("BC").box_doubles("C").answer(c="drop").do("C", Volunteer()).do("A", GoAway())
    story.move_of(BOX, "21", "6:5 | 1:1").do("B", GoAway())
    since = len(story.events)
    told = panel(story.plays("C", dice="31"), since).text
    assert "-# Carl (for Ann) 2-1: " in told
    assert "-# The autopilot (for the team) 3-1: 1/off" in told


def test_an_old_board_is_folded_into_what_happened_with_the_names_of_its_own_game() -> None:
    story = Story("BCD").box_doubles("B", "C")
    news = news_of(story)
    story.answer(b="take", c="drop", dice="31").plays("A").wins(TEAM).next_game(dice="31")
    assert story.chouette.number == FIRST + 1
    folded = collapsed_chouette(news, table_of(story)).text
    assert "-# Ann doubles Ben and Carl to 2" in folded
    assert collapsed_chouette([], table_of(story)).text.startswith("-# ")


def test_of_a_game_long_ago_cubes_are_told_without_names() -> None:
    story = Story("BCD").box_doubles("B", "C")
    news = news_of(story)
    story.answer(b="take", c="drop", dice="31").plays("A").wins(TEAM).next_game()
    story.wins(BOX).next_game()
    assert story.chouette.number == FIRST + 2
    assert "Ben" not in collapsed_chouette(news, table_of(story)).text


def test_who_seeks_a_partner_is_told_by_name() -> None:
    story = Story("BCDEF", partner_min=6).do("A", SeekPartner())
    assert "Ann asks for a partner" in lines(panel(story, 0))
    assert "-# Ann asks for a partner" in collapsed_chouette(news_of(story), table_of(story)).text


def test_where_a_table_was_moved_the_old_board_says_where_to() -> None:
    story = Story("BCD")
    folded = collapsed_chouette(news_of(story), table_of(story), is_moved=True).text
    assert folded.endswith(
        "-# The game goes on in <#70>: [To the board](https://discord.com/channels/7/70/99)"
    )


def test_ten_with_the_longest_names_and_extras_fit_into_a_message() -> None:
    story = Story(NINE, lone_rule=LoneRule.EXTRAS).box_doubles(*NINE)
    fits(panel(story, 0, LONG))
    story.answer(**dict.fromkeys("cdefghij", "drop"), b="take")
    fits(panel(story, 0, LONG))
    for member in "CDEFGHIJ":
        story.do(member, *[one for one in story.may(member) if "Extra" in repr(one)][:1])
    story.do("B", *[one for one in story.may("B") if "Keep" in repr(one)], dice="31")
    fits(panel(story, 0, LONG))
    story.wins(TEAM)
    text = fits(panel(story, 0, LONG))
    assert "can start game 3" in text


def test_whatever_is_sealed_a_public_board_is_the_same() -> None:
    def look(chouette: Chouette, _random: Random) -> None:
        if not chouette.number:
            return
        awaited = tuple(Awaited(each.player, each.need, each.of, NOON) for each in decisions(chouette))
        one, other = (
            chouette_panel(
                replace(table_of(Story("BCD")), state=ChouetteState(each, awaited=awaited)), [], View()
            )
            for each in (chouette, otherwise(chouette))
        )
        assert one == other

    look_at_random(SESSIONS, STEPS, look)


def test_nine_proposals_fit_into_a_message() -> None:
    story = Story(NINE).turn_of(BOX)
    for number, member in enumerate(NINE):
        story.do(member, ProposeSettlement(number, 1))
    fits(panel(story, 0, LONG))

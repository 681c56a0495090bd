"""My seat: whatever a member may do, there is a way to it, every button is true, and all fits Discord."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.engine import AnswerOffer, MakePlay, OfferDouble, RollDice, WinKind
from bot.engine.chouette import (
    AgreeToStake,
    AnswersTogether,
    AnswerTogether,
    AnyBot,
    AnyOptions,
    Chouette,
    Close,
    Concede,
    CubeMode,
    DeclineDouble,
    Instruct,
    Instruction,
    Join,
    Leave,
    LoneRule,
    NameHost,
    NameProxy,
    Possible,
    ProposeSettlement,
    ReplyOrder,
    SettlementUpTo,
    StartGame,
    TakeBackDouble,
    legal_actions,
    seen_by,
)
from bot.engine.chouette.actions import RANGES
from bot.engine.keys import PlayerId
from bot.play.chouette.action_codec import (
    OF_SEVERAL,
    ChouetteButton,
    parse_action,
    parse_actions,
    parse_choice,
)
from bot.play.chouette.board import chouette_panel
from bot.play.chouette.intents import Intent, actions_for, of_several
from bot.play.chouette.panels import actions_of, question
from bot.play.chouette.seat import seat_page, seat_panel, spectator_panel
from bot.play.chouette.table import ChouetteTable
from bot.play.display.panel import Button, Panel
from bot.play.display.picture import View
from tests.engine.chouette.story import BOX, TEAM, Story, d_takes_alone, number
from tests.play.chouette.tables import buttons_of, check_fits, labels_of, look_at_random, table_of

SESSIONS, STEPS = 25, 60
LESS = ["\N{MINUS SIGN}2", "\N{MINUS SIGN}1"]
ELSEWHERE: Final = (AnyBot, AnyOptions, Close, NameHost, AgreeToStake, MakePlay)
"""The host's commands, actions with a button or a board of their own, and plays, which are built."""
OF_CUBES: Final = (
    *(OfferDouble, TakeBackDouble, AnswerOffer),
    *(AnswerTogether, AnswersTogether),
)
"""Where several cubes are chosen for together, a panel stands for them, which has its own tests."""


def seat(story: Story, player: str) -> Panel:
    return seat_panel(table_of(story), number(player))


def page(story: Story, player: str, argument: str) -> Panel:
    return seat_page(table_of(story), number(player), argument)


def reached(table: ChouetteTable, player: int, panel: Panel, seen: set[str]) -> Iterator[Possible]:
    """Yield all that a player may do from a panel on, its pages and questions included; each fits Discord."""
    check_fits(panel)
    for argument in set(each_alone(panel)) - seen:
        seen.add(argument)
        yield from reached(table, player, seat_page(table, player, argument), seen)
    for button in buttons_of(panel):
        match button.kind:
            case ChouetteButton.ACTION:
                yield from parse_actions(button.argument)
            case ChouetteButton.CONFIRM_CUBES:
                yield from actions_of(parse_choice(button.argument), table.chouette, player)
            case ChouetteButton.INTENT:
                wish = Intent(button.argument)
                asked = question(table, player, wish)
                yield from (
                    reached(table, player, asked, seen)
                    if asked
                    else actions_for(wish, table.chouette, player)
                )
            case ChouetteButton.SEAT if button.argument not in seen and not is_of_several(button.argument):
                seen.add(button.argument)
                yield from reached(table, player, seat_page(table, player, button.argument), seen)
            case _:
                continue


def is_of_several(argument: str) -> bool:
    """Tell whether a page is one of very many: about more than one of several bets, but not about all."""
    page, _, rest = argument.partition(".")
    bets = rest.partition(".")[0]
    return page in OF_SEVERAL and bets.isalpha() and len(bets) > 1


def each_alone(panel: Panel) -> Iterator[str]:
    """Yield the pages about one bet alone, to which the names on a page about several lead press by press."""
    for button in buttons_of(panel):
        page, _, rest = button.argument.partition(".")
        bets, _, points = rest.partition(".")
        if button.kind is ChouetteButton.SEAT and page in OF_SEVERAL and bets.isalpha():
            yield from (f"{page}.{bet}.{points}".rstrip(".") for bet in bets)


def said_already(chouette: Chouette, player: PlayerId, legal: Iterable[Possible]) -> set[Possible]:
    """Return an answer offered on the board alone: no double, after a double or an earlier no."""
    has_said = chouette.in_play is not None and player in chouette.current.doubling.declined
    has_doubled = any(isinstance(one, TakeBackDouble) for one in legal)
    return {DeclineDouble()} if has_said or has_doubled else set()


def test_whatever_is_legal_can_be_reached_and_whatever_is_reached_is_legal() -> None:
    def look(chouette: Chouette, random: Random) -> None:
        table = table_of(chouette)
        if chouette.number:
            check_fits(chouette_panel(table, [], View()))
        player = random.choice((*chouette.dealt, *chouette.queue, *chouette.away, chouette.host))
        legal = [one for one in legal_actions(chouette, player) if not isinstance(one, ELSEWHERE)]
        found = set(reached(table, player, seat_panel(table, player), {""}))
        found = {one for one in found if not isinstance(one, MakePlay)}
        ranges = [one for one in legal if isinstance(one, SettlementUpTo)]
        covering = [one for one in legal if isinstance(one, RANGES)]
        for one in found - set(legal) - {RollDice()}:
            assert any(each.covers(one) for each in covering), one
        answers = {one for one in legal if isinstance(one, OF_CUBES)}
        assert set(legal) - found - answers - set(ranges) - said_already(chouette, player, legal) == set()
        settled = {one.bet for one in found if isinstance(one, ProposeSettlement)}
        assert settled == {each.bet for each in ranges}

    look_at_random(SESSIONS, STEPS, look)


def test_a_member_sees_their_own_and_the_way_to_everything_else() -> None:
    story = Story("BCD").turn_of(TEAM)
    panel = seat(story, "C")
    assert panel.text.splitlines() == [
        "You are in the crew, number 2 in line.",
        "You may double until Ben rolls.",
        "Your bet with Ann: cube at 1, centred.",
        "Until the cube is turned, a gammon counts 1, like a single game (Jacoby).",
    ]
    assert labels_of(panel) == [
        *("Hold roll", "Double to 2"),
        *("Instructions", "Proxy", "Settle", "Concede", "Sit out", "Leave", "Ledger", "Sheet"),
    ]


def test_an_instruction_is_switched_by_its_button() -> None:
    story = Story("BCD")
    assert labels_of(page(story, "C", "orders"))[2:] == [
        "Double with captain: off",
        "Take: off",
        "Follow captain: off",
        "Back",
    ]
    story.do("C", Instruct(Instruction.TAKE, is_on=True))
    panel = page(story, "C", "orders")
    assert "Take when I am doubled: **on**" in panel.text
    assert parse_action(buttons_of(panel)[3].argument) == Instruct(Instruction.TAKE, is_on=False)


def test_points_are_proposed_step_by_step_up_to_three_times_the_cube() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take")
    assert labels_of(page(story, "B", "settle")) == [*LESS, "+1", "+2", "Send offer", "Back"]
    panel = page(story, "B", "settle.0.5")
    assert panel.text == "### Settle\nYour offer: **Ann pays you 5 points** and the bet ends. Limit 6."
    assert labels_of(panel) == [*LESS, "+1", "Send offer", "Back"]
    assert page(story, "B", "settle.0.m6").text.startswith("### Settle\nYour offer: **you pay Ann 6 points**")
    assert parse_action(buttons_of(panel)[3].argument) == ProposeSettlement(0, 5)


def test_the_box_settles_with_all_or_with_whom_it_chooses() -> None:
    story = Story("BCD")
    panel = page(story, "A", "settle")
    assert labels_of(panel) == ["Ben: yes", "Carl: yes", "Dora: yes", LESS[1], "+1", "Send offer", "Back"]
    assert panel.text == (
        "### Settle\nYour offer to Ben, Carl and Dora: **nobody pays** and the bets end. "
        "Limit 3 each. Press a name to leave that player out."
    )
    fewer = page(story, "A", buttons_of(panel)[1].argument)
    assert labels_of(fewer)[:3] == ["Ben: yes", "Carl: no", "Dora: yes"]
    paid = page(story, "A", buttons_of(fewer)[3].argument)
    assert paid.text.startswith(
        "### Settle\nYour offer: **you pay Ben and Dora 1 point each** and the bets end."
    )
    proposals = tuple(ProposeSettlement(bet, -1) for bet in (0, 2))
    assert parse_actions(buttons_of(paid)[-2].argument) == proposals
    received = page(story, "A", "settle.ac.2")
    assert received.text.startswith("### Settle\nYour offer: **Ben and Dora pay you 2 points each**")


def test_the_box_concedes_to_all_or_to_whom_it_chooses() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="take")
    panel = page(story, "A", "concede")
    assert labels_of(panel) == [
        *("Ben: yes", "Carl: yes", "Dora: yes", "Single, lose 5 in total"),
        *("Gammon where it counts, lose 9 in total", "Backgammon where it counts, lose 13 in total", "Back"),
    ]
    assert panel.text.startswith(
        "### Concede\nWhat do you concede to Ben, Carl and Dora? Each of them may refuse"
    )
    assert parse_actions(buttons_of(panel)[3].argument) == tuple(Concede(n, WinKind.SINGLE) for n in range(3))
    gammons = (Concede(0, WinKind.GAMMON), Concede(1, WinKind.GAMMON), Concede(2, WinKind.SINGLE))
    assert parse_actions(buttons_of(panel)[4].argument) == gammons
    doubled = page(story, "A", buttons_of(panel)[2].argument)
    assert labels_of(doubled)[3:] == [
        *("Single, lose 4 in total", "Gammon, lose 8 in total", "Backgammon, lose 12 in total", "Back"),
    ]
    alone = page(story, "A", buttons_of(doubled)[0].argument)
    assert labels_of(alone)[1:4] == ["Carl: yes", "Dora: no", "Single, lose 2"]
    assert page(story, "A", buttons_of(alone)[1].argument) == alone
    assert page(story, "A", "concede.1") == alone


def test_to_one_for_whom_nobody_answers_the_most_is_conceded_beside_the_others() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take").do("B", Leave())
    panel = page(story, "A", "concede")
    assert labels_of(panel)[3:] == ["Backgammon where it counts, lose 8 in total", "Back"]
    conceded = (Concede(0, WinKind.BACKGAMMON), Concede(1, WinKind.SINGLE), Concede(2, WinKind.SINGLE))
    assert parse_actions(buttons_of(panel)[3].argument) == conceded
    assert labels_of(page(story, "A", "concede.a"))[3:] == ["Backgammon, lose 6", "Back"]


def test_a_concession_that_nobody_may_refuse_says_so() -> None:
    """By Jacoby a bet whose cube was never turned costs a single game at most."""
    story = Story("BCD").box_doubles("B").answer(b="take")
    assert "This is the maximum, so it is accepted at once." in page(story, "A", "concede.bc").text
    assert "Anything less than the maximum may be refused." in page(story, "A", "concede.a").text


def test_what_a_bet_cannot_cost_is_conceded_as_the_most_that_it_can() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take")
    gammons = [Concede(bet, WinKind.GAMMON) for bet in range(3)]
    conceded = (gammons[0], Concede(1, WinKind.SINGLE), Concede(2, WinKind.SINGLE))
    assert of_several(gammons, story.chouette, number("A")) == conceded


def test_with_more_chosen_the_points_of_a_settlement_fall_to_what_all_allow() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take")
    assert page(story, "A", "settle.a.6").text.startswith("### Settle\nYour offer: **Ben pays you 6 points**")
    assert page(story, "A", "settle.ab.6").text.startswith(
        "### Settle\nYour offer: **Ben and Carl pay you 3 points each**"
    )


def test_a_concession_says_what_it_costs() -> None:
    story = Story("BCD").box_doubles("B").answer(b="take")
    panel = page(story, "B", "concede")
    assert labels_of(panel) == ["Single, lose 2", "Gammon, lose 4", "Backgammon, lose 6", "Back"]
    assert parse_action(buttons_of(panel)[1].argument) == Concede(0, WinKind.GAMMON)


def test_a_captain_with_one_cube_concedes_for_all() -> None:
    sheet = Story("BCD").chouette.sheet.changed(cube_mode=CubeMode.SINGLE)
    story = Story("BCD", cube_mode=sheet.cube_mode, rules=sheet.rules)
    assert "you concede for the whole team" in page(story, "B", "concede").text
    assert "you concede for the whole team" not in page(story, "C", "concede").text


def test_a_proxy_is_chosen_by_name_and_taken_back() -> None:
    story = Story("BCD")
    assert labels_of(page(story, "C", "proxy")) == ["Ben", "Dora", "Back"]
    story.do("C", NameProxy(number("D")))
    assert labels_of(page(story, "C", "proxy")) == ["Ben", "No proxy", "Back"]
    assert labels_of(seat(story.box_doubles("C"), "D"))[:3] == ["Carl: take", "Carl: pass", "Carl: beaver"]


def test_a_seat_says_ones_place_the_score_and_what_a_gammon_costs() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="take")
    table = replace(table_of(story), won={1: 3, 2: -4, 3: 3, 4: -2})
    assert seat_panel(table, number("B")).text.splitlines() == [
        "You are the captain.",
        "Your score: \N{MINUS SIGN}4 (place 4 of 4).",
        "Your bet with Ann: you own the cube at 2.",
        "A gammon wins or costs you 4, a backgammon 6.",
    ]
    assert seat_panel(table, number("A")).text.splitlines() == [
        "Your score: +3 (tied 1st of 4).",
        "You are the box.",
        "Ben and Carl own the cube at 2.",
        "Dora: cube at 1, centred.",
        "A gammon wins or costs you 9 in total, a backgammon 13.",
    ]


def test_a_seat_counts_what_a_gammon_costs_if_the_double_is_taken() -> None:
    story = Story("BCD").box_doubles("B", "C")
    assert (
        seat(story, "B").text.splitlines()[-1]
        == "If the double is taken, a gammon wins or costs you 4, a backgammon 6."
    )


def test_a_captain_who_cashed_reads_that_the_box_is_theirs() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop")
    assert seat(story, "B").text.splitlines()[:2] == [
        "You are out of this game, number 1 in line.",
        "You have won the box and take it in the next game.",
    ]
    assert "You are the acting captain." in seat(story, "C").text


def test_players_are_asked_before_they_leave_or_go_away() -> None:
    story = Story("BCD")
    assert labels_of(page(story, "C", "leave")) == ["Leave", "Back"]
    assert labels_of(page(story, "C", "away")) == ["Sit out", "Back"]
    story.do("C", Leave())
    assert labels_of(page(story, "C", "leave")) == ["Ledger", "Sheet"]


def test_who_leaves_is_told_of_bets_only_where_some_are_open() -> None:
    story = Story("BCD")
    assert page(story, "C", "leave").text.startswith("Leave this chouette? Others play out your open bets;")
    story.wins(BOX).do("E", Join())
    assert page(story, "C", "leave").text == "Leave this chouette? Your points stay in the ledger."
    assert page(story, "E", "leave").text == "Leave this chouette?"


def test_a_page_that_has_nothing_to_offer_any_more_is_the_first() -> None:
    story = Story("BCD").concedes("C", "C", WinKind.SINGLE)
    for argument in ("settle", "settle.1.2", "concede", "concede.1", "proxy", "orders"):
        assert page(story, "C", argument) == seat(story, "C")


@pytest.mark.parametrize("argument", ["what", "settle.X.1", "settle.1", "concede.1a", "settle.1.2.3"])
def test_a_page_that_we_do_not_write_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match=r"is no"):
        page(Story("BCD"), "C", argument)


def test_the_box_and_the_host_start_the_next_game_from_their_seats() -> None:
    story = Story("BCD").wins(BOX)
    assert labels_of(seat(story, "A")) == [
        *("Next game", "Seat the bot", "Announce last game", "Sit out", "Leave", "Ledger", "Sheet")
    ]
    assert labels_of(seat(story, "C")) == ["Sit out", "Leave", "Ledger", "Sheet"]
    assert StartGame() in legal_actions(story.chouette, 1)


def test_a_spectator_may_join_while_it_lasts() -> None:
    story = Story("BCD")
    (join,) = buttons_of(spectator_panel(table_of(story)))
    assert parse_action(join.argument) == Join()
    closed = replace(story.chouette, is_closed=True)
    assert buttons_of(spectator_panel(table_of(closed))) == []


def test_a_proposal_is_answered_or_withdrawn_by_whom_it_is_about() -> None:
    story = Story("BCD").do("B", ProposeSettlement(0, 1)).do("A", ProposeSettlement(2, 2))
    assert labels_of(seat(story, "A"))[1:4] == [
        "Accept offer: Ben",
        "Refuse offer: Ben",
        "Withdraw offer: Dora",
    ]
    assert "Withdraw offer: Ann" in labels_of(seat(story, "B"))
    assert question(table_of(story), 1, Intent.ACCEPT) is None
    story.do("C", ProposeSettlement(1, 1))
    assert question(table_of(story), 1, Intent.ACCEPT) == seat(story, "A")
    assert seen_by(story.chouette, 3).current.proposals == story.chouette.current.proposals


def own_pass(story: Story, player: str) -> Button:
    return next(each for each in buttons_of(seat(story, player)) if "Pass" in each.label)


def test_a_pass_is_asked_about_where_it_decides_at_once() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take")
    asked = question(table_of(story), number("C"), Intent.PASS)
    assert (asked.text, labels_of(asked)) == ("Pass the double?", ["Pass, lose 1", "Cancel"])
    assert (own_pass(story, "C").kind, own_pass(story, "C").argument) == (ChouetteButton.INTENT, Intent.PASS)
    assert question(table_of(story), number("D"), Intent.PASS) is None
    first = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).box_doubles("B", "C")
    assert question(table_of(first), number("B"), Intent.PASS) is not None
    lone = d_takes_alone(LoneRule.MUST_BEAVER)
    assert question(table_of(lone), number("D"), Intent.PASS) is not None


def test_a_pass_is_not_asked_about_while_it_can_be_changed() -> None:
    story = Story("BCD").box_doubles("B", "C")
    assert question(table_of(story), number("C"), Intent.PASS) is None
    assert own_pass(story, "C").kind is ChouetteButton.ACTION
    story.do("B", Instruct(Instruction.TAKE, is_on=True))
    assert question(table_of(story), number("C"), Intent.PASS) is None, "no instruction shows"
    assert question(table_of(story.answer(c="take")), number("C"), Intent.PASS) is None


def test_a_pass_for_others_is_asked_about_by_name() -> None:
    story = Story("BCD").do("B", NameProxy(number("D"))).do("C", NameProxy(number("D"))).box_doubles("B", "C")
    asked = question(table_of(story), number("D"), Intent.PASS)
    assert asked.text.splitlines() == ["Pass the double for Ben?", "Pass the double for Carl?"]
    assert labels_of(asked) == ["Pass for Ben, lose 1", "Pass for Carl, lose 1", "Cancel"]
    page = seat_page(table_of(story), number("D"), f"pass.{number('B')}")
    assert (page.text, labels_of(page)) == ("Pass the double for Ben?", ["Pass, lose 1", "Back"])
    assert seat_page(table_of(story), number("D"), "pass.4") == seat(story, "D")


def test_a_beaver_is_refused_not_passed() -> None:
    story = Story("BCD").team_doubles("B").answer(b="beaver")
    asked = question(table_of(story), number("B"), Intent.PASS)
    assert (asked.text, labels_of(asked)) == ("Refuse the beaver?", ["Refuse, lose 2", "Cancel"])

"""Why a chouette refuses something: every reason in plain sentences, spoken to whoever reads it."""

import re
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from bot.engine import Answer, AnswerOffer, InvalidSheet, OfferDouble, RollDice, RuleSheet
from bot.engine.actions import IllegalAction, Reason
from bot.engine.chouette import (
    CLUB,
    AnyBot,
    AnyOptions,
    Chouette,
    ChouetteAction,
    ChouetteFault,
    ChouetteReason,
    ChouetteSheet,
    Close,
    ComeBack,
    CubeMode,
    DoubleRule,
    GoAway,
    Hold,
    Join,
    Leave,
    LoneRule,
    NameProxy,
    Possible,
    ProposeSettlement,
    RefuseProposal,
    Release,
    ReplyOrder,
    SetOptions,
    SettlementUpTo,
    StartGame,
    TakeBackDouble,
    TakeRule,
    act,
    legal_actions,
    why_not,
)
from bot.play.chouette.text import refusals as chouette_refusals
from bot.play.chouette.text import refusals as refused_places
from bot.play.chouette.text.refusals import CAN_DO, SENTENCES
from bot.play.text import options as sheet_refusals
from bot.play.text.reasons import ON_BOARD
from tests.engine.chouette.story import BOX, TEAM, Story, for_member, number
from tests.engine.games import no_dice
from tests.play.chouette.sealed import otherwise
from tests.play.chouette.tables import NAMES, look_at_random, table_of

OF_TWO = {"AcceptResignation", "RefuseResignation"}
SESSIONS = 60
STEPS = 50
AT_ANY_TIME = (
    "SetLastGame GoAway Leave Join ComeBack Close SetOptions SeatBot SendBotAway Instruct NameProxy "
    "Volunteer StandDown Concede NameHost Reopen"
)


def check_sentence(sentence: str) -> None:
    """Fail if that is not one or two plain sentences."""
    words = re.sub(r"`[^`]*`", "code", sentence)
    assert sentence[0].isupper() or sentence[0] in "`0123456789"
    assert sentence.endswith(".")
    assert not any(word in words for word in ("None", "_", "{", "  ", "<")), sentence


def refusal_of(story: Story | Chouette, player: str, action: ChouetteAction) -> str:
    """Return the sentence with which an action is refused, which it must be."""
    chouette = story.chouette if isinstance(story, Story) else story
    with pytest.raises(IllegalAction) as error:
        act(chouette, number(player), action, no_dice)
    return chouette_refusals.illegal_action(table_of(chouette), number(player), error.value)


def test_every_reason_has_its_sentence() -> None:
    assert SENTENCES.keys() == {*Reason, *ChouetteReason}


def test_whatever_moves_the_game_on_has_its_words() -> None:
    kinds = {kind.__name__ for kind in get_args(Possible)}
    ranges = {"SettlementUpTo", "AnyBot", "AnyOptions", "AnswersTogether"}
    without = {"ProposeSettlement", "AnswerTogether", "AnswerOffer", *ranges, *AT_ANY_TIME.split()}
    assert {kind.__name__ for kind in {**ON_BOARD, **CAN_DO}} - OF_TWO == kinds - without


def test_who_cannot_be_a_proxy() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert refusal_of(story, "C", NameProxy(number("A"))) == (
        "Ann cannot be your proxy: name somebody who is here and not on the box's side."
    )
    assert refusal_of(story, "C", NameProxy(number("C"))) == (
        "You already answer for yourself: name another player as your proxy."
    )
    assert refusal_of(story, "C", NameProxy(None)).startswith("You have no proxy yet.")
    assert refusal_of(story, "A", NameProxy(number("C"))).startswith("The box answers without a proxy")
    story.do("C", NameProxy(number("B")))
    assert refusal_of(story, "C", NameProxy(number("B"))) == "Ben is already your proxy."


def test_why_a_double_is_not_turned_back() -> None:
    single = Story("BCD", cube_mode=CubeMode.SINGLE, rules=RuleSheet()).box_doubles("B")
    assert refusal_of(single, "C", AnswerOffer(0, Answer.BEAVER)) == (
        "This table plays without beavers. You can take, pass or follow the captain."
    )
    capped = Story("BCD", rules=replace(CLUB.rules, cube_cap=2)).box_doubles("C")
    assert refusal_of(capped, "C", AnswerOffer(1, Answer.BEAVER)) == (
        "The cube stops at 2 at this table. You can take or pass."
    )
    beavered = Story("BCD").box_doubles("C").answer(c="beaver")
    assert refusal_of(beavered, "A", AnswerOffer(1, Answer.RACCOON)) == (
        "This table plays without raccoons. You can take or pass."
    )
    assert refusal_of(capped, "B", AnswerOffer(0, Answer.BEAVER)) == "Waiting for Carl to take or pass."


def test_going_away_and_coming_back_where_there_is_nothing_to_it() -> None:
    lobby = Chouette(CLUB, 1, (1, 2))
    to_leave = "To give up your place, type `/chouette leave`."
    assert refusal_of(lobby, "B", GoAway()) == f"You can sit out once the first game has begun. {to_leave}"
    assert refusal_of(lobby, "B", ComeBack()) == (
        "You are at this table already. Waiting for Ann to start the first game."
    )
    story = Story("BCD", max_players=4).do("E", Join())
    assert refusal_of(story, "C", ComeBack()).startswith("You are at this table already. ")
    assert refusal_of(story, "E", GoAway()) == f"You are waiting to be dealt in. {to_leave}"
    between = Story("BCD").wins(BOX).do("C", GoAway())
    assert refusal_of(between, "C", GoAway()) == "You are away: type `/chouette back` to be dealt in again."


def test_starting_with_two_and_who_may_start() -> None:
    lobby = Chouette(CLUB, 1, (1, 2))
    assert refusal_of(lobby, "A", StartGame()) == (
        "The first game needs three players: one more must join with `/chouette join`."
    )
    assert refusal_of(lobby, "B", StartGame()) == "Only Ann can start the game."
    story = Story("BCD").wins(TEAM)
    assert refusal_of(story, "C", StartGame()) == "Only Ben (box) or Ann (host) can start the game."
    assert refusal_of(story, "C", Close()) == "Only the host can do that: ask Ann."
    small = SetOptions(replace(CLUB, max_players=3))
    assert refusal_of(story, "A", small) == ("4 players sit at this table: make `max_players` 4 or more.")


def test_leaving_and_joining_in_the_same_breath() -> None:
    story = Story("BCD", max_players=4).do("D", Leave()).do("E", Join())
    assert refusal_of(story, "D", Join()) == "You leave after this game; then you can join again."
    assert refusal_of(story, "E", Join()) == (
        "You are already number 1 on the waiting list. To give up your place, type `/chouette leave`."
    )
    assert refusal_of(story, "B", Join()).startswith("You are at this table already.")
    assert refusal_of(story, "F", Leave()) == "You are not in this chouette. Join it with `/chouette join`."
    between = Story("BCD").wins(BOX)
    assert refusal_of(between, "F", Leave()) == "You are not in this chouette. Press **Join** to play."
    assert refusal_of(story, "D", Hold()).startswith("You have left: others act for you")
    assert refusal_of(story.do("C", GoAway()), "C", Hold()).startswith("You are away: others act for you")
    assert (
        refusal_of(story.wins(BOX), "C", Join())
        == "You are away: type `/chouette back` to be dealt in again."
    )


def test_acting_for_somebody_else() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert refusal_of(story, "C", RollDice()) == (
        "Ben rolls and plays for the team. You can double or ask to hold the roll."
    )
    assert refusal_of(story, "A", RollDice()) == (
        "Ben rolls and plays for the team. Waiting for Ben to double or roll."
    )
    story.box_doubles("C")
    assert refusal_of(story, "B", for_member("C", AnswerOffer(1, Answer.TAKE))) == (
        "You answer only for yourself, and for those who named you with `/chouette proxy`."
    )
    assert refusal_of(story, "B", AnswerOffer(0, Answer.TAKE)) == "Waiting for Carl to take or pass."
    gone = Story("BC").do("A", Leave()).turn_of(BOX)
    assert refusal_of(gone, "B", RollDice()).startswith("The autopilot rolls and plays for the box.")


def test_doubling_with_anothers_cube_or_at_a_wrong_time() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert refusal_of(story, "C", OfferDouble(0)) == (
        "That cube belongs to Ben: double with your own. You can double or ask to hold the roll."
    )
    assert refusal_of(story, "A", OfferDouble(0)).startswith("The other side is on roll; you double before")
    assert refusal_of(story, "C", OfferDouble(9)).startswith("Double with your own cube only")
    assert refusal_of(story, "C", TakeBackDouble(1)).startswith("You have not doubled with that cube")
    story.do("C", OfferDouble(1))
    assert refusal_of(story, "C", OfferDouble(1)).startswith("You have already doubled with that cube.")
    story.team_doubles("C").answer(c="take").turn_of(TEAM)
    assert refusal_of(story, "C", OfferDouble(1)).startswith("Ann owns that cube: only Ann can")
    single = Story("BCD", cube_mode=CubeMode.SINGLE, rules=CLUB.rules.changed(beavers=False)).turn_of(TEAM)
    assert refusal_of(single, "C", OfferDouble(0)).startswith("With one cube for all, only the captain (Ben)")
    capped = Story("BC", rules=RuleSheet(cube_cap=2)).box_doubles("B").answer(b="take").turn_of(TEAM)
    assert refusal_of(capped, "B", OfferDouble(0)).startswith("The cube stops at 2 at this table.")


def test_the_box_that_has_asked_for_the_roll_doubles_no_more() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).box_doubles("B", "C", "D", "E")
    assert refusal_of(story, "A", OfferDouble(0)).startswith("You cannot do that now. Waiting for Ben, Carl")


def test_rules_about_cubes_that_go_together() -> None:
    story = Story("BCD", double_rule=DoubleRule.ALL).turn_of(BOX).do("A", OfferDouble(0))
    assert refusal_of(story, "A", RollDice()) == (
        "At this table the box doubles all the cubes it can or none: "
        "add the others, or take your doubles back."
    )
    story = Story("BCD", double_rule=DoubleRule.MUST_INCLUDE_CAPTAIN).turn_of(BOX).do("A", OfferDouble(1))
    assert refusal_of(story, "A", RollDice()).endswith("add Ben, or take your doubles back.")
    for rule in set(TakeRule) - {TakeRule.FREE}:
        story = Story("BCD", take_rule=rule).team_doubles("B", "C", "D")
        story.do(
            "A",
            *(
                (AnswerOffer(0, Answer.DROP), AnswerOffer(1, Answer.DROP))
                if rule is TakeRule.HALF_OF_INITIAL
                else (AnswerOffer(0, Answer.DROP),)
            ),
        )
        sentence = refusal_of(story, "A", AnswerOffer(2, Answer.TAKE))
        assert sentence.startswith("At this table ")
        assert sentence.endswith("Answer them together.")


def test_settling_with_one_who_is_out_or_for_too_much() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop")
    assert refusal_of(story, "A", ProposeSettlement(1, 0)).startswith("That bet is over. Choose one")
    assert refusal_of(story, "C", ProposeSettlement(1, 0)) == (
        "Your bets are over. Only Ann, Ben and Dora can settle or concede those still open."
    )
    assert refusal_of(story, "C", ProposeSettlement(0, 0)) == (
        "Only Ann and Ben can settle or concede that bet."
    )
    assert refusal_of(story, "A", ProposeSettlement(0, 7)) == (
        "Offer at most 6 points, three times the cube."
    )
    assert refusal_of(story, "A", RefuseProposal(0)).startswith("That offer has been answered or withdrawn.")
    story.do("A", ProposeSettlement(0, 1))
    assert refusal_of(story, "A", ProposeSettlement(0, 2)) == (
        "Your last offer on that bet is still open: withdraw it first."
    )
    assert refusal_of(story, "A", RefuseProposal(0)).startswith(
        "You made that offer: Ben can answer it, and you can withdraw it."
    )
    assert refusal_of(story, "B", ProposeSettlement(0, 1)).startswith("Ann has made an offer on that bet")
    assert refusal_of(story, "C", OfferDouble(1)).startswith("Your bet in this game is over")


def test_one_who_waits_and_one_who_shares_the_boxs_result_are_told_so() -> None:
    story = Story("BCD").do("E", Join()).turn_of(TEAM)
    assert refusal_of(story, "E", Hold()).startswith("You are not in this game. You are dealt in")
    story.chouette = replace(story.chouette, in_play=replace(story.in_play, partner=4))
    story.chouette = replace(
        story.chouette, in_play=replace(story.in_play, game=replace(story.game, bets=story.game.bets[:2]))
    )
    assert refusal_of(story, "D", Hold()).startswith("You and Ann are partners in this game")


def test_whatever_is_refused_in_random_chouettes_is_explained_and_tells_nothing_sealed() -> None:
    reasons: set[str] = set()

    def look(chouette: Chouette, random: Random) -> None:
        people = range(1, len(chouette.dealt) + 4)
        one, other = random.choice(people), random.choice(people)
        action = random.choice(foreign_actions(chouette, one, other))
        try:
            act(chouette, one, action, no_dice)
        except IllegalAction as error:
            reasons.add(error.refusal.reason)
            sentence = chouette_refusals.illegal_action(table_of(chouette), one, error)
            check_sentence(sentence)
            changed = secrets_of_others(chouette, one)
            anew = IllegalAction(why_not(changed, one, action), action, error.possible)
            assert chouette_refusals.illegal_action(table_of(changed), one, anew) == sentence
        except AssertionError:
            return  # it is legal, and throws dice

    look_at_random(SESSIONS, STEPS, look)
    assert len(reasons) > 25


def foreign_actions(chouette: Chouette, one: int, other: int) -> list[ChouetteAction]:
    """Return what another may do and one may not, and a few things that are often refused."""
    own = legal_actions(chouette, one)
    theirs = [
        action
        for action in legal_actions(chouette, other)
        if action not in own and not isinstance(action, SettlementUpTo | AnyBot | AnyOptions)
    ]
    return [*theirs, Close(), Join(), StartGame(), Release(), ProposeSettlement(0, 99)]


def secrets_of_others(chouette: Chouette, player: int) -> Chouette:
    """Return a chouette in which everybody else has chosen otherwise."""
    changed = otherwise(chouette)
    if chouette.in_play is None or changed.in_play is None:
        return changed
    window = chouette.in_play.doubling  # its own doubles among them
    return replace(changed, in_play=replace(changed.in_play, doubling=window))


def test_the_captain_follows_nobody() -> None:
    story = Story("BCD").box_doubles("B", "C", "D")
    assert refusal_of(story, "B", AnswerOffer(0, Answer.FOLLOW)) == (
        "You are the captain: answer for yourself. You can take, pass or beaver."
    )


def test_a_refusal_offers_to_follow_only_a_captain_who_is_doubled() -> None:
    told = refusal_of(Story("BCD").box_doubles("B", "C"), "C", RollDice())
    assert told.endswith("You can take, pass, beaver or follow the captain.")
    told = refusal_of(Story("BCD").box_doubles("C", "D"), "C", RollDice())
    assert told.endswith("You can take, pass or beaver.")


def test_who_answers_in_turn_is_told_after_whom() -> None:
    first = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).box_doubles("B", "C", "D")
    assert refusal_of(first, "C", AnswerOffer(1, Answer.TAKE)).startswith(
        "At this table the captain answers first: answer once Ben has."
    )
    first.answer(b="take")
    assert refusal_of(first, "B", AnswerOffer(0, Answer.DROP)).startswith(
        "Your answer has been shown and is final."
    )
    last = Story("BCD", reply_order=ReplyOrder.CAPTAIN_LAST).box_doubles("B", "C", "D")
    assert refusal_of(last, "B", AnswerOffer(0, Answer.TAKE)).startswith(
        "At this table the captain answers last: answer once the others have."
    )


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

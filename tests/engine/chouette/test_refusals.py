"""What is refused, and the reason that is given."""

from dataclasses import replace

import pytest

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice, RuleSheet, WinKind, legal_plays
from bot.engine.chouette import (
    CLUB,
    AcceptProposal,
    AnswerTogether,
    ChouetteAction,
    Close,
    Concede,
    DoubleRule,
    Hold,
    InPlaceOf,
    Instruct,
    Instruction,
    Join,
    Leave,
    NotAllowed,
    ProposeSettlement,
    Refusal,
    ReplyToBox,
    SetLastGame,
    SetOptions,
    StartGame,
    TakeBackDouble,
    TakeRule,
    act,
    why_not,
)
from bot.engine.chouette.actions import GiveExtra
from bot.engine.chouette.state import Chouette
from tests.engine.chouette.story import BOX, TEAM, Story, number
from tests.engine.games import no_dice


def reason(story: Story | Chouette, player: str, action: ChouetteAction) -> Refusal:
    """Return why an action is refused, which it must be."""
    chouette = story.chouette if isinstance(story, Story) else story
    with pytest.raises(NotAllowed) as refused:
        act(chouette, number(player), action, no_dice)
    return why_not(refused.value.chouette, refused.value.player, action)


def test_joining_and_leaving_in_the_same_breath() -> None:
    story = Story("BCD").do("D", Leave())
    assert reason(story, "D", Join()) is Refusal.STILL_LEAVING
    assert reason(story, "B", Join()) is Refusal.SEATED
    assert reason(story, "F", Leave()) is Refusal.NOT_SEATED


def test_starting_with_two_or_by_another_or_during_a_game() -> None:
    lobby = Chouette(CLUB, 1, (1, 2))
    assert reason(lobby, "A", StartGame()) is Refusal.TOO_FEW
    assert reason(lobby, "B", StartGame()) is Refusal.HOST_OR_BOX
    assert reason(lobby, "B", Close()) is Refusal.HOST_ONLY
    assert reason(Story("BCD"), "A", StartGame()) is Refusal.IN_GAME


def test_a_table_that_is_too_small_and_one_that_is_over() -> None:
    small = replace(CLUB, max_players=3)
    story = Story("BCD").wins(BOX)
    assert reason(story, "A", SetOptions(small)) is Refusal.TOO_SMALL
    assert reason(story, "B", RollDice()) is Refusal.NO_GAME
    assert reason(story, "B", ReplyToBox(is_yes=True)) is Refusal.NO_GAME
    assert reason(replace(story.chouette, box=None, line=(), queue=(2,)), "B", StartGame()) is not None
    assert reason(story.do("A", Close()), "A", Leave()) is Refusal.CLOSED


def test_acting_for_somebody_else() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert reason(story, "C", RollDice()) is Refusal.NOT_THE_MOVER
    assert reason(story, "C", OfferDouble(0)) is Refusal.NOT_YOUR_CUBE
    assert reason(story, "A", TakeBackDouble(0)) is Refusal.NOT_YOUR_CUBE
    story.move_of(TEAM)
    assert story.game.roll is not None
    play = legal_plays(story.game.position, story.game.roll)[0]
    assert reason(story, "C", MakePlay(play)) is Refusal.NOT_THE_MOVER
    assert reason(story, "B", OfferDouble(0)) is Refusal.NOT_NOW
    story.box_doubles("C")
    assert reason(story, "B", InPlaceOf(3, AnswerOffer(1, Answer.TAKE))) is Refusal.NO_PROXY


def test_answering_when_one_is_not_asked() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take")
    assert reason(story, "D", AnswerOffer(2, Answer.TAKE)) is Refusal.NOT_ASKED
    assert reason(story, "B", AnswerOffer(0, Answer.FOLLOW)) is Refusal.NOT_ASKED
    story.answer(c="take")
    assert reason(story, "B", AnswerOffer(0, Answer.DROP)) is Refusal.NOT_NOW


def test_acting_when_one_is_out_or_has_left() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop").turn_of(TEAM)
    assert reason(story, "C", OfferDouble(1)) is Refusal.OUT_OF_GAME
    assert reason(story, "C", Instruct(Instruction.TAKE, is_on=True)) is Refusal.OUT_OF_GAME
    assert reason(story, "C", GiveExtra(is_yes=True)) is Refusal.NOT_NOW
    assert reason(story.do("D", Leave()), "D", OfferDouble(2)) is Refusal.HANDED_OVER


def test_the_rules_about_cubes_that_go_together() -> None:
    story = Story("BCD", double_rule=DoubleRule.ALL).turn_of(BOX).do("A", OfferDouble(0))
    assert reason(story, "A", RollDice()) is Refusal.BOX_RULE
    story = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C").answer(b="take")
    assert reason(story, "A", AnswerOffer(1, Answer.DROP)) is Refusal.BOX_RULE
    mixed = AnswerTogether(((0, Answer.TAKE), (1, Answer.DROP)))
    assert reason(story, "A", mixed) is Refusal.BOX_RULE
    assert reason(story, "B", mixed) is Refusal.NOT_ASKED


def test_settling_with_one_who_is_out_or_beyond_what_may_be_settled() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop")
    assert reason(story, "A", ProposeSettlement(1, 0)) is Refusal.BET_OVER
    assert reason(story, "D", ProposeSettlement(0, 0)) is Refusal.ANOTHERS_BET
    assert reason(story, "D", ProposeSettlement(-1, 0)) is Refusal.BET_OVER
    assert reason(story, "A", ProposeSettlement(0, 7)) is Refusal.TOO_MANY_POINTS
    assert reason(story, "A", AcceptProposal(0)) is Refusal.NO_PROPOSAL
    story.do("A", ProposeSettlement(0, 1))
    assert reason(story, "B", ProposeSettlement(0, 1)) is Refusal.NO_PROPOSAL
    story.team_doubles("B")
    assert reason(story, "B", ProposeSettlement(0, 1)) is Refusal.OFFER_OPEN
    assert reason(Story("BC", has_settlements=False), "B", ProposeSettlement(0, 1)) is Refusal.NO_SETTLEMENTS


def test_asking_for_the_roll_twice() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold())
    assert reason(story.do("B", RollDice()), "B", RollDice()) is Refusal.NOT_NOW


def test_the_host_announces_one_last_game_at_a_time() -> None:
    story = Story("BCD")
    assert reason(story, "A", SetLastGame(is_last=False)) is Refusal.NOT_LAST
    assert reason(story, "B", SetLastGame(is_last=True)) is Refusal.HOST_ONLY
    story.do("A", SetLastGame(is_last=True))
    assert reason(story, "A", SetLastGame(is_last=True)) is Refusal.LAST_ALREADY
    assert reason(story, "A", Close()) is Refusal.LAST_ALREADY
    lobby = Chouette.opened(1, CLUB)
    assert reason(lobby, "A", SetLastGame(is_last=True)) is Refusal.NOT_NOW
    assert reason(Story("BCD"), "A", SetOptions(replace(CLUB, max_players=3))) is Refusal.TOO_SMALL


def test_for_one_who_is_gone_less_than_all_is_refused() -> None:
    story = Story("BCD", rules=RuleSheet()).turn_of(TEAM).do("A", Leave())
    assert reason(story, "B", ProposeSettlement(0, 1)) is Refusal.NOBODY_ANSWERS
    assert reason(story, "B", Concede(0, WinKind.SINGLE)) is Refusal.NOBODY_ANSWERS

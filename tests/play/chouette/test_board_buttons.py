"""The buttons under a chouette's board: for all the same, made of what all may see, and what each means."""

from random import Random

from bot.engine import Answer, AnswerOffer, MakePlay, OfferDouble, RollDice
from bot.engine.chouette import (
    CLUB,
    AnswerTogether,
    Chouette,
    CubeMode,
    DoubleRule,
    GiveExtra,
    Hold,
    InPlaceOf,
    Instruct,
    Instruction,
    KeepExtras,
    LoneRule,
    NameProxy,
    ProposeSettlement,
    Release,
    SeekPartner,
    StartGame,
    TakeBackDouble,
    TakeRule,
    decisions,
    legal_actions,
    seen_by,
)
from bot.play.chouette.action_codec import ChouetteButton, format_action, parse_action
from bot.play.chouette.buttons import board_rows, look_rows
from bot.play.chouette.intents import Intent, actions_for, as_answered_for
from bot.play.chouette.seat import seat_panel
from bot.play.display.panel import Button
from tests.engine.chouette.story import BOX, TEAM, Story, number
from tests.play.chouette.sealed import otherwise
from tests.play.chouette.tables import labels_of, look_at_random, table_of

SESSIONS, STEPS = 40, 60
DOUBLES = {"double", "doubleall"}
ON = {format_action(each) for each in (RollDice(), Hold(), Release())}
"""Actions that stand elsewhere, so that nobody doubles by mistake."""


def buttons(chouette: Chouette) -> list[Button]:
    rows = board_rows(seen_by(chouette, None), decisions(chouette))
    if chouette.is_closed:
        return []
    looks = look_rows(chouette)
    assert rows[-len(looks) :] == looks, "what can be decided comes first"
    doubling = [row for row in rows if not DOUBLES.isdisjoint(button.argument for button in row)]
    assert all(button.argument not in ON for row in doubling for button in row), "kept apart"
    return [button for row in rows if row not in looks for button in row]


def labels(story: Story) -> list[str]:
    return [button.label for button in buttons(story.chouette)]


def means(story: Story, player: str, wish: Intent) -> tuple[object, ...]:
    return actions_for(wish, story.chouette, number(player))


def test_the_team_rolls_doubles_and_waits() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert labels(story) == ["Roll", "Hold roll", "Double to 2"]
    story.do("C", Hold())
    assert labels(story) == ["Roll", "Hold roll", "Release roll", "Double to 2"]
    story.do("B", RollDice())
    assert labels(story) == ["Hold roll", "Release roll", "Double to 2"]
    story.do("C", Release(), dice="62")
    assert labels(story) == ["Play"]


def test_the_roll_waits_no_longer_for_who_has_doubled() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold())
    assert means(story, "C", Intent.DOUBLE) == (OfferDouble(1), Release())
    assert means(story, "D", Intent.DOUBLE) == (OfferDouble(2),)
    assert as_answered_for(OfferDouble(1), story.chouette, number("C")) == (OfferDouble(1), Release())
    assert as_answered_for(OfferDouble(2), story.chouette, number("D")) == (OfferDouble(2),)


def test_the_values_are_told_where_cubes_differ() -> None:
    story = Story("BCD").box_doubles("B")
    story.answer(b="take", dice="31").turn_of(TEAM)
    assert labels(story) == ["Roll", "Hold roll", "Double"]
    story.do("B", OfferDouble(0)).do("C", OfferDouble(1)).do("D", OfferDouble(2)).do("B", RollDice())
    assert labels(story)[:3] == ["Take all at 2 and 4", "Pass all, lose 4 in total", "Beaver all to 4 and 8"]
    story = Story("BCD").team_doubles("B").answer(b="take", dice="31").turn_of(BOX)
    assert labels(story) == ["Roll", "Double all to 2 and 4", "Double some"]
    story.do("A", *means(story, "A", Intent.DOUBLE_ALL))
    assert labels(story)[:3] == ["Take", "Pass", "Beaver"]


def test_the_box_doubles_all_or_some() -> None:
    story = Story("BCD").turn_of(BOX)
    assert labels(story) == ["Roll", "Double all to 2", "Double some"]
    story = Story("BCD", double_rule=DoubleRule.ALL).turn_of(BOX)
    assert labels(story) == ["Roll", "Double all to 2"]
    assert means(story, "A", Intent.DOUBLE_ALL) == (
        OfferDouble(0),
        OfferDouble(1),
        OfferDouble(2),
        RollDice(),
    )


def test_with_one_cube_a_double_is_offered_at_once() -> None:
    sheet = CLUB.changed(cube_mode=CubeMode.SINGLE)
    for side, player in ((BOX, "A"), (TEAM, "B")):
        story = Story("BCD", cube_mode=CubeMode.SINGLE, rules=sheet.rules).turn_of(side)
        assert labels(story) == ["Roll", "Double to 2"]
        assert means(story, player, Intent.DOUBLE) == (OfferDouble(0), RollDice())


def test_a_cube_that_is_theirs_is_redoubled() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="take", d="take").turn_of(TEAM)
    assert "Redouble to 4" in labels(story)
    assert "Redouble to 4" in labels_of(seat_panel(table_of(story), number("C")))


def test_a_member_of_several_only_says_that_they_double() -> None:
    story = Story("BCD").turn_of(TEAM)
    assert means(story, "B", Intent.DOUBLE) == (OfferDouble(0),)
    assert means(story, "D", Intent.DOUBLE) == (OfferDouble(2),)


def test_members_answer_the_box() -> None:
    story = Story("BCD").box_doubles("B", "C")
    assert labels(story) == ["Take at 2", "Pass, lose 1", "Beaver to 4", "Follow captain"]
    assert means(story, "C", Intent.TAKE) == (AnswerOffer(1, Answer.TAKE),)
    assert means(story, "C", Intent.FOLLOW) == (AnswerOffer(1, Answer.FOLLOW),)
    assert means(story, "B", Intent.BEAVER) == (AnswerOffer(0, Answer.BEAVER),)
    assert means(story, "D", Intent.PASS) == (AnswerOffer(2, Answer.DROP),)  # to be refused: nobody asked


def test_nobody_is_offered_to_follow_once_only_the_captain_has_to_answer() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").do("C", AnswerOffer(1, Answer.FOLLOW))
    assert "Follow captain" in labels(story)
    story.do("D", AnswerOffer(2, Answer.TAKE))
    assert labels(story) == ["Take at 2", "Pass, lose 1", "Beaver to 4"]
    assert means(story, "C", Intent.FOLLOW) == (AnswerOffer(1, Answer.FOLLOW),)  # on an old board


def test_the_box_answers_several_together() -> None:
    story = Story("BCD").team_doubles("B", "D")
    assert labels(story) == ["Take all at 2", "Pass all, lose 1 each", "Beaver all to 4", "One by one"]
    together = AnswerTogether(((0, Answer.TAKE), (2, Answer.TAKE)))
    assert means(story, "A", Intent.TAKE) == (together,)


def test_what_the_box_has_answered_already_changes_no_button_that_all_see() -> None:
    story = Story("BCD", take_rule=TakeRule.ALL_OR_NONE).team_doubles("B", "C", "D")
    before = labels(story)
    assert labels(story.answer(b="drop")) == before


def test_a_beaver_is_accepted_or_refused() -> None:
    story = Story("BCD").team_doubles("B").answer(b="beaver")
    assert labels(story) == ["Accept at 4", "Refuse, lose 2"]
    assert means(story, "B", Intent.TAKE) == (AnswerOffer(0, Answer.TAKE),)


def test_extras_are_given_and_kept() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).box_doubles("B", "C", "D", "E")
    story.answer(b="drop", c="drop", d="take", e="drop")
    assert labels(story) == ["Give extra cube at 2, pay 1", "Give no extra"]
    story.do("B", GiveExtra(is_yes=True)).do("C", GiveExtra(is_yes=False)).do("E", GiveExtra(is_yes=True))
    assert labels(story) == ["Keep extras", "Pass after all"]


def test_a_lone_taker_beavers_or_passes() -> None:
    story = Story("BCDE", lone_rule=LoneRule.MUST_BEAVER).box_doubles("B", "C", "D", "E")
    story.answer(b="drop", c="drop", d="take", e="drop")
    assert labels(story) == ["Beaver to 4", "Pass, lose 1"]
    assert means(story, "D", Intent.BEAVER) == (AnswerOffer(2, Answer.BEAVER),)


def test_a_box_may_ask_for_a_partner() -> None:
    story = Story("BCDEF", partner_min=6)
    assert labels(story) == ["Ask for a partner", "Play alone"]
    story.do("A", SeekPartner())
    assert labels(story) == ["Be partner", "Not this time"]


def test_between_games_the_next_is_started_and_people_join() -> None:
    story = Story("BCD").wins(BOX)
    assert labels(story) == ["Next game", "Join"]
    assert StartGame() in legal_actions(story.chouette, 1)


def test_a_proposal_has_its_own_row() -> None:
    story = Story("BCD").turn_of(BOX).do("B", ProposeSettlement(0, 1))
    assert labels(story)[1:3] == ["Accept offer", "Refuse offer"]


def test_a_play_that_is_the_only_one_is_its_own_button() -> None:
    story = Story("BCD").move_of(BOX, "21", "1:1 | 1:1")
    assert labels(story) == ["Play 1/off"]
    (play,) = means(story, "A", Intent.FORCED)
    assert isinstance(play, MakePlay)


def test_a_proxy_who_is_not_asked_themselves_answers_for_their_member() -> None:
    story = Story("BCD").do("C", NameProxy(number("D")))
    story.box_doubles("C")
    assert means(story, "D", Intent.TAKE) == (InPlaceOf(number("C"), AnswerOffer(1, Answer.TAKE)),)
    assert as_answered_for(AnswerOffer(1, Answer.TAKE), story.chouette, number("D")) == (
        InPlaceOf(number("C"), AnswerOffer(1, Answer.TAKE)),
    )
    assert as_answered_for(KeepExtras(), story.chouette, number("D")) == (KeepExtras(),)


def test_no_button_comes_or_goes_with_what_is_sealed() -> None:
    story = Story("BCD").turn_of(TEAM)
    before = buttons(story.chouette)
    story.do("B", OfferDouble(0)).do("C", OfferDouble(1)).do("D", OfferDouble(2))
    story.do("D", Instruct(Instruction.TAKE, is_on=True))
    assert buttons(story.chouette) == before
    story.do("D", TakeBackDouble(2))
    assert buttons(story.chouette) == before


def test_whatever_happens_the_buttons_tell_nothing_sealed_and_somebody_may_press_each() -> None:
    def look(chouette: Chouette, _random: Random) -> None:
        shown = buttons(chouette)
        assert shown == buttons(otherwise(chouette))
        people = (*chouette.dealt, *chouette.queue)
        for button in shown:
            if button.kind is ChouetteButton.ACTION:
                action = parse_action(button.argument)
                seen = seen_by(chouette, None)  # whose doubles are against a rule may not roll, unseen
                told = [set(as_answered_for(action, seen, player)) for player in people]
                legal = [set(legal_actions(seen, player)) for player in people]
                assert any(each <= may for each, may in zip(told, legal, strict=True)), button

    look_at_random(SESSIONS, STEPS, look)

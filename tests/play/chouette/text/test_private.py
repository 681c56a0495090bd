"""The private panel of a member, and the messages where the team takes counsel."""

from dataclasses import replace

import pytest

from bot.engine import Answer, AnswerOffer, OfferDouble, Roll, RollDice
from bot.engine.chouette import (
    Chouette,
    Close,
    GiveExtra,
    GoAway,
    Instruct,
    Instruction,
    Join,
    KeepExtras,
    Leave,
    LoneRule,
    NameProxy,
    NoAdvice,
    ProposeSettlement,
    ReplyToBox,
    SeekPartner,
    Volunteer,
    seen_by,
)
from bot.engine.chouette.options import Abandonment
from bot.play.chouette.text import advice as advice_text
from bot.play.chouette.text import seat as seat_text
from bot.play.tables.places import Permission
from bot.text.catalogue import phrase
from tests.engine.chouette.story import BOX, TEAM, Story, for_member, number
from tests.play.chouette.sealed import otherwise
from tests.play.chouette.tables import NAMES, SESSIONS, people, random_session

CHANGE_IT = phrase("seat-sealed-answer")
SIT_OUT_IN_GAME = phrase("seat-sit-out-in-game")


def private(story: Story, player: str) -> list[str]:
    return seat_text.private_lines(story.chouette, number(player), NAMES)


def test_ones_own_answer_and_that_it_may_be_changed() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").do("C", AnswerOffer(1, Answer.TAKE))
    assert private(story, "C") == [
        "Your bet with Ann: cube offered to you at 2.",
        f"Your answer: **take**. {CHANGE_IT}",
    ]
    assert private(story.do("C", AnswerOffer(1, Answer.FOLLOW)), "C")[1].startswith(
        "Your answer: **follow captain**."
    )
    assert len(private(story, "D")) == 1
    assert private(story, "A") == ["You are the box."]


def test_the_box_reads_its_answers_cube_by_cube_and_a_proxy_for_whom_they_answered() -> None:
    story = Story("BCD").team_doubles("B", "C").do("A", AnswerOffer(0, Answer.TAKE))
    assert private(story, "A")[1:] == [f"Your answer to Ben: **take**. {CHANGE_IT}"]
    story = (
        Story("BCD")
        .do("C", NameProxy(2))
        .box_doubles("B", "C")
        .do("B", for_member("C", AnswerOffer(1, Answer.DROP)))
    )
    assert private(story, "B") == [
        "Your bet with Ann: cube offered to you at 2.",
        f"Your answer for Carl: **pass**. {CHANGE_IT}",
        "You may answer for Carl.",
    ]
    assert private(story, "C")[-1] == "Ben may answer for you."


def test_doubles_that_are_meant() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", OfferDouble(1))
    assert (
        private(story, "C")[1]
        == "You double when the captain rolls; you can take the double back until then."
    )
    assert private(story, "B")[1] == "Carl doubles; the box does not know yet."
    story.do("D", OfferDouble(2))
    assert private(story, "B")[1] == "Carl and Dora double; the box does not know yet."
    assert "Dora doubles; the box does not know yet." in private(story, "C")
    assert private(story, "A") == ["You are the box."]
    story.do("B", OfferDouble(0))
    assert (
        private(story, "B")[1]
        == "You double when you press **Roll**; you can take the double back until then."
    )
    story.turn_of(BOX).do("A", OfferDouble(0), OfferDouble(2))
    assert private(story, "A")[1:] == ["You double Ben and Dora when you roll."]
    assert len(private(story, "B")) == 1


def test_instructions_willingness_and_places() -> None:
    story = Story("BCD", max_players=4).do("C", Instruct(Instruction.HOLD, is_on=True)).do("E", Join())
    assert private(story, "C")[1] == (
        "Your instruction for this game: Ask me before each roll. "
        "The roll waits, and the board asks you by name."
    )
    assert private(story, "E") == ["You are number 1 on the waiting list."]
    assert private(Story("BCD").do("E", Join()), "E") == ["You are dealt in after this game."]
    assert private(story, "F") == ["You are not in this chouette. Join it with `/chouette join`."]
    story.box_doubles("D").answer(d="drop").do("D", Volunteer())
    assert private(story, "D") == [
        "Your bet with Ann is over: \N{MINUS SIGN}1.",
        "You will stand in if the box leaves.",
    ]
    assert private(story.do("B", Leave()), "B")[0].startswith("You leave after this game")
    assert private(story.do("C", GoAway()), "C")[0].startswith("You are away")


def test_of_a_chouette_that_is_over_the_ledger_remains() -> None:
    story = Story("BCD").wins(BOX).do("A", Close())
    assert private(story, "B") == ["The points are in `/chouette ledger`."]


def test_proposals_to_me_and_by_me() -> None:
    story = Story("BCD").do("A", ProposeSettlement(1, -2))
    assert private(story, "C")[1] == (
        "Ann offers you 2 points to settle. You can accept or refuse the offer until the next roll."
    )
    assert private(story, "A")[1:] == [
        "You offer Carl 2 points to settle. You can withdraw the offer until the next roll."
    ]
    assert len(private(story, "B")) == 1


def test_a_box_that_goes_away_is_told_who_plays_for_it() -> None:
    story = Story("BCD")
    alone = "Sit out? The autopilot, or whoever offers to stand in, plays this game for you;"
    assert seat_text.away_question(story.chouette, 1, NAMES).startswith(alone)
    story.box_doubles("C").answer(c="drop")
    assert seat_text.away_question(story.chouette, 3, NAMES) == f"Sit out? {SIT_OUT_IN_GAME}"
    assert "your proxy answers for you" in seat_text.away_question(story.chouette, 2, NAMES)
    story.do("C", Volunteer())
    assert seat_text.away_question(story.chouette, 1, NAMES).startswith(
        "Sit out? Carl plays this game for you"
    )
    story.do("A", GoAway())
    assert private(story, "A")[1:3] == [
        "You are the box.",
        "Carl plays for you; the points are yours.",
    ]
    assert not any("Your instruction" in line for line in private(story, "A"))
    forfeits = Story("BCD", abandonment=Abandonment.FORFEIT_SINGLE)
    assert "you forfeit a single game" in seat_text.away_question(forfeits.chouette, 1, NAMES)


def test_whose_cube_it_is_and_that_one_of_several_must_be_turned() -> None:
    story = Story("BCD").team_doubles("B").answer(b="take").turn_of(TEAM)
    assert "Your bet with Ann: Ann owns the cube at 2." in private(story, "B")
    assert seat_text.stakes_lines(Story("BCD").chouette, 1, NAMES)[-1].startswith("Until a cube is turned")
    assert seat_text.stakes_lines(Story("BCD").chouette, 2, NAMES)[-1].startswith("Until the cube is turned")
    story = Story("BCD").box_doubles("B").answer(b="take").turn_of(TEAM)
    assert "Ben owns the cube at 2." in seat_text.stakes_lines(story.chouette, 1, NAMES)


def test_places_between_games() -> None:
    story = Story("BCD").wins(TEAM)
    assert [private(story, player) for player in "ABCD"] == [
        ["You are number 3 in line."],
        ["You are the box in the next game."],
        ["You are captain in the next game."],
        ["You are number 2 in line."],
    ]
    lobby = Story("BCD")
    lobby.chouette = Chouette.opened(1, lobby.chouette.sheet)
    assert private(lobby, "A") == ["You are at the table."]


def test_a_partner_a_substitute_and_extras() -> None:
    story = Story("BCDEF", partner_min=6).do("A", SeekPartner()).do("C", ReplyToBox(is_yes=True))
    assert private(story, "C")[1] == (
        "You offered to be the box's partner. Only you see it; you can change it until a partner is found."
    )
    story.do("B", ReplyToBox(is_yes=False), dice="31")
    assert private(story, "C") == ["You are the box's partner: half of what it wins or loses is yours."]
    story = Story("BCD").box_doubles("D").answer(d="drop").do("D", Volunteer()).move_of(BOX).do("A", Leave())
    assert private(story, "D")[0] == "You play for Ann, who wins or loses the points."
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", GiveExtra(is_yes=True)).do("C", GiveExtra(is_yes=False))
    assert private(story, "B")[1] == f"Your answer: **give an extra cube**. {CHANGE_IT}"
    assert private(story, "C")[1] == f"Your answer: **give no extra cube**. {CHANGE_IT}"
    story.do("E", GiveExtra(is_yes=False)).do("D", KeepExtras(), dice="31")
    assert private(story, "B") == [
        "Your bet with Ann is over: \N{MINUS SIGN}1.",
        "Your extra bet with Dora: Dora owns the cube at 2.",
    ]
    assert private(story, "D")[1] == "Your extra bet with Ben: you own the cube at 2."


def test_a_double_of_an_extra_that_was_given_waits_for_the_box_to_roll() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    for giver in "BCE":
        story.do(giver, GiveExtra(is_yes=giver == "B"))
    story.do("D", KeepExtras(), dice="31").turn_of(TEAM)
    extra = story.game.bets[-1].cube
    story.do("D", OfferDouble(extra), RollDice()).do("B", AnswerOffer(extra, Answer.TAKE), dice="31").turn_of(
        BOX
    )
    story.do("B", OfferDouble(extra))
    assert (
        private(story, "B")[-1] == "You double when the box rolls; you can take the double back until then."
    )
    assert len(private(story, "A")) == 1


@pytest.mark.parametrize("seed", range(SESSIONS))
def test_nobody_reads_anothers_secret(seed: int) -> None:
    chouette = random_session(seed).chouette
    current = chouette.in_play
    if current is None:
        return
    for player in (*chouette.dealt, 99):
        mine = seat_text.private_lines(chouette, player, NAMES)
        seen = seat_text.private_lines(others_otherwise(chouette, player), player, NAMES)
        assert seen == mine


def others_otherwise(chouette: Chouette, player: int) -> Chouette:
    """Return a chouette in which what is sealed from a player was chosen otherwise."""
    seen, changed = seen_by(chouette, player), otherwise(chouette)
    if seen.in_play is None or chouette.in_play is None or changed.in_play is None:
        return changed
    known = {(one.player, one.cube) for one in seen.in_play.answers if one.answer is not None}
    answers = [
        mine if (mine.player, mine.cube) in known else other
        for mine, other in zip(chouette.in_play.answers, changed.in_play.answers, strict=True)
    ]
    own = [one for one in chouette.in_play.standing if one.player == player]
    theirs = [one for one in changed.in_play.standing if one.player != player]
    mixed = replace(
        changed.in_play,
        doubling=seen.in_play.doubling,
        answers=tuple(answers),
        standing=(*own, *theirs),
        lone=seen.in_play.lone,
    )
    return replace(changed, search=seen.search, in_play=mixed)


@pytest.mark.parametrize("reason", NoAdvice)
def test_why_somebody_may_not_advise(reason: NoAdvice) -> None:
    others = {phrase("advice-refused", reason=other) for other in NoAdvice if other is not reason}
    assert phrase("advice-refused", reason=reason) not in others


def test_the_private_thread() -> None:
    assert advice_text.thread_name(17, 3) == "Chouette 17: the team in game 3"
    assert advice_text.thread_opened(2, people("CD"), NAMES) == (
        "Ben is captain and has the last word. Carl and Dora may advise here or with `/chouette suggest`."
    )
    assert (
        advice_text.thread_changed(people("E"), people("CD"), NAMES)
        == "Eve may advise now. Carl and Dora no longer advise."
    )
    assert advice_text.thread_changed((), people("C"), NAMES) == "Carl no longer advises."
    assert advice_text.thread_changed((), (), NAMES) == ""
    assert advice_text.no_thread(
        [Permission.CREATE_PRIVATE_THREADS, Permission.SEND_MESSAGES_IN_THREADS]
    ) == (
        "I cannot open a private thread here without Create Private Threads and Send Messages in Threads: "
        "send the captain a play with `/chouette suggest`."
    )
    assert advice_text.who_reads((), NAMES).endswith("without being added.")
    assert advice_text.who_reads(people("A"), NAMES).endswith(
        "Ann could read this, but is not on the team: please stay out."
    )


def test_suggestions_with_their_votes() -> None:
    assert advice_text.suggestion_line(3, Roll(3, 1), "8/5 6/5", (), NAMES) == "Carl: 3-1 8/5 6/5"
    assert advice_text.suggestion_line(3, Roll(3, 1), "8/5 6/5", people("DE"), NAMES) == (
        "Carl: 3-1 8/5 6/5 · 2 votes (Dora, Eve)"
    )


@pytest.mark.parametrize("instruction", Instruction)
def test_every_instruction_has_its_words(instruction: Instruction) -> None:
    others = {seat_text.instruction_in_words(other) for other in Instruction if other is not instruction}
    assert seat_text.instruction_in_words(instruction) not in others

"""The public log of a chouette: whole games told, every kind of event, and nothing sealed."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.engine import (
    Answer,
    AnswerOffer,
    Autopilot,
    OfferDouble,
    ResignationAccepted,
    ResignationOffered,
    ResignationRefused,
    RollDice,
    Rolled,
    RuleSheet,
    Taken,
    TakenBack,
    TimedOut,
    WinKind,
    parse_board,
)
from bot.engine.chouette import (
    CLUB,
    PRESETS,
    AcceptProposal,
    AnalysisAgreed,
    AnswerSealed,
    AnswersShown,
    Chouette,
    ChouetteEvent,
    Close,
    ClosedForGood,
    ComeBack,
    Concede,
    Consultation,
    DoubleDeclined,
    DoublingEnded,
    ExtraReplied,
    GameDealt,
    GiveExtra,
    GoAway,
    GraceEnded,
    Hold,
    Instructed,
    Join,
    KeepExtras,
    Leave,
    LoneRule,
    LoneTakerDecided,
    LoneTakerMustDrop,
    NameHost,
    NameProxy,
    OfferAdded,
    OfferTakenBack,
    PartnerReplied,
    PlaySuggested,
    ProposalDropped,
    ProposeSettlement,
    RefuseProposal,
    Release,
    Reopen,
    Reopened,
    ReplyOrder,
    ReplyToBox,
    SeekPartner,
    SetLastGame,
    SetOptions,
    StakeWithdrawn,
    StandDown,
    StartGame,
    Volunteer,
    VolunteerWithdrew,
    WithdrawProposal,
)
from bot.engine.chouette.options import CrewGrace
from bot.play.chouette.text import log as log_text
from tests.engine.chouette.story import (
    AT_ONCE,
    BOX,
    SINGLE_CUBE,
    TEAM,
    Story,
    d_takes_alone,
    for_member,
    the_box_doubles_and_c_drops,
)
from tests.play.chouette.sealed import event_otherwise
from tests.play.chouette.tables import NAMES, SESSIONS, random_session, told

YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)
SIX_STACKED = CLUB.changed(start=parse_board("6:5 5:5 4:5 | 6:5 5:5 4:5"))
ALL_ON_SIX = CLUB.changed(start=parse_board("6:15 | 6:15"))
WITHOUT_LINE = {
    Rolled,
    DoublingEnded,
    LoneTakerDecided,
    LoneTakerMustDrop,
    OfferAdded,
    OfferTakenBack,
    DoubleDeclined,
    GraceEnded,
    AnswerSealed,
    ExtraReplied,
    Instructed,
    PartnerReplied,
    ClosedForGood,
}
BETWEEN_TWO_ONLY = {ResignationOffered, ResignationAccepted, ResignationRefused, TimedOut, TakenBack}


def test_a_game_with_a_drop_a_redouble_and_a_gammon() -> None:
    assert told(the_box_doubles_and_c_drops().wins(TEAM, WinKind.GAMMON))[2:] == [
        "Ann doubles Ben, Carl and Dora to 2",
        "Ben and Dora take at 2; Carl passes and pays 1",
        "Ben redoubles to 4",
        "Ann takes Ben's cube at 4",
        "Team 2-1: 1/off",
        "The game is over: Ben +8 · Dora +4 · Carl \N{MINUS SIGN}1 · Ann \N{MINUS SIGN}11",
        "Ben takes the box; line: Carl, Dora, Ann",
    ]


def test_a_single_cube_and_a_captain_who_drops() -> None:
    story = Story("BCDE", **SINGLE_CUBE)
    story.box_doubles("B").answer(b="drop", c="take", d="drop", e="take")
    assert told(story)[2:] == [
        "Ann doubles to 2",
        "Ben and Dora pass and pay 1 each; Carl and Eve take at 2",
        "Ben is out and goes to the bottom of the line; Carl is captain",
    ]
    since = len(story.events)
    story.team_doubles("C").do("A", AnswerOffer(0, Answer.TAKE), dice="31")
    assert told(story, since) == ["The team redoubles to 4", "Ann takes at 4"]


def test_a_lone_taker_who_must_drop() -> None:
    story = Story("BCDE").box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    assert told(story)[3:] == [
        "Ben, Carl and Eve pass and pay 1 each; Dora, the only taker, must pass too and pays 1",
        "The game is over: Ann +4"
        + "".join(f" · {who} \N{MINUS SIGN}1" for who in ("Ben", "Carl", "Dora", "Eve")),
        "Ann keeps the box; line: Carl, Dora, Eve, Ben",
    ]


def test_extras_for_a_lone_taker() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    story.do("B", YES).do("C", YES).do("E", NO).do("D", KeepExtras(), dice="31")
    assert told(story)[3:] == [
        "Ben, Carl and Eve pass and pay 1 each",
        "Dora alone takes; those who passed may give an extra cube",
        "Ben and Carl give an extra cube",
        "Ben and Carl each pay Dora 1 and give an extra cube at 2",
        "Dora takes at 2",
        "Ben is out and goes to the bottom of the line; Dora is captain",
    ]
    since = len(story.events)
    extra = story.game.bets[4].cube
    story.turn_of(TEAM).do("D", OfferDouble(extra)).do("D", RollDice())
    assert told(story, since) == ["Dora redoubles Ben on the extra cube to 4"]


def test_the_box_answers_many_and_a_beaver_is_accepted() -> None:
    story = Story("BCD").team_doubles("B", "C").answer(b="take", c="drop")
    since = len(story.events)
    assert told(story)[2:] == [
        "Ben and Carl double to 2",
        "Ann takes Ben's cube at 2; Ann passes Carl's double and pays 1",
    ]
    story.box_doubles("D").answer(d="beaver")
    assert told(story, since) == ["Ann doubles Dora to 2", "Dora beavers to 4"]


@pytest.mark.parametrize("has_raccoon", [False, True])
def test_what_was_accepted_is_told_alike_however_late(*, has_raccoon: bool) -> None:
    """Also where the offer is not among the news, and when the cube has been turned since."""
    story = Story("BCD", rules=RuleSheet(has_beavers=True, has_raccoons=True)).box_doubles("D")
    story.answer(d="beaver")
    cube = story.cube("D")
    if has_raccoon:
        story.do("A", AnswerOffer(cube, Answer.RACCOON))
    since = len(story.events)
    story.do("D" if has_raccoon else "A", AnswerOffer(cube, Answer.TAKE), dice="31")
    accepted = "Dora accepts the raccoon at 8" if has_raccoon else "Ann accepts Dora's beaver at 4"
    assert told(story, since)[0] == accepted
    story.turn_of(TEAM).do("D", OfferDouble(cube)).do("B", RollDice())
    assert told(story, since)[0] == accepted


def test_a_beaver_that_was_accepted_before_that_was_noted_is_told_of_its_cube() -> None:
    story = Story("BCD").box_doubles("D").answer(d="beaver")
    since = len(story.events)
    story.do("A", AnswerOffer(story.cube("D"), Answer.TAKE), dice="31")
    story.events = [
        replace(each, stage=None) if isinstance(each, Taken) else each for each in story.events[since:]
    ]
    assert told(story)[0] == "Ann accepts Dora's cube at 4"


def test_an_owned_cube_is_redoubled() -> None:
    """A line for several says so where each of them is owned."""
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="take")
    since = len(story.events)
    story.turn_of(TEAM).do("B", OfferDouble(story.cube("B"))).do("C", OfferDouble(story.cube("C")))
    story.do("D", OfferDouble(story.cube("D"))).do("B", RollDice())
    assert told(story, since) == ["Ben and Carl redouble to 4; Dora doubles to 2"]
    story = Story("BCD").team_doubles("B", "C").answer(b="take", c="take")
    since = len(story.events)
    story.turn_of(BOX).do("A", OfferDouble(0), OfferDouble(1), RollDice())
    assert told(story, since) == ["Ann redoubles Ben and Carl to 4"]
    story = Story("BCD").team_doubles("B", "C").answer(b="take", c="take")
    since = len(story.events)
    story.turn_of(BOX).do("A", OfferDouble(0), OfferDouble(2), RollDice())
    assert told(story, since) == ["Ann doubles Ben to 4, Dora to 2"]


def test_one_answer_that_is_shown_before_the_others() -> None:
    story = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).box_doubles("B", "C").answer(b="take")
    assert told(story)[-1] == "Answered first: Ben takes"
    assert told(story.answer(c="drop"))[-1] == "Ben takes at 2; Carl passes and pays 1"


def test_who_answers_first_for_another_is_still_named_when_all_have_answered() -> None:
    """A proxy, or the autopilot."""
    story = Story("BCD", reply_order=ReplyOrder.CAPTAIN_FIRST).do("B", NameProxy(4)).box_doubles("B", "C")
    story.do("D", for_member("B", AnswerOffer(0, Answer.TAKE))).answer(c="drop")
    assert told(story)[-1] == "Dora (for Ben) takes at 2; Carl passes and pays 1"
    first, answers = next(each for each in enumerate(story.events) if isinstance(each[1], AnswersShown))
    assert isinstance(answers, AnswersShown)
    by_autopilot = (replace(answers.answers[0], autopilot=Autopilot.ADVANCED),)
    story.events[first] = replace(answers, answers=by_autopilot)
    assert told(story)[-1] == "Ben (advanced autopilot) takes at 2; Carl passes and pays 1"


@pytest.mark.parametrize(
    ("rule", "told_of_dora"),
    [
        (LoneRule.MUST_DROP, ["Dora, the only taker, must pass too and pays 1"]),
        (LoneRule.MUST_BEAVER, ["Dora, the only taker, must beaver or pass", "Dora passes and pays 1"]),
    ],
)
def test_what_a_rule_makes_of_a_take_is_not_the_autopilot_s(rule: LoneRule, told_of_dora: list[str]) -> None:
    story = d_takes_alone(rule)
    if rule is LoneRule.MUST_BEAVER:
        story.silent("D")
    for index, event in enumerate(story.events):
        if isinstance(event, AnswersShown):
            chosen = (replace(one, autopilot=Autopilot.ADVANCED) for one in event.answers)
            story.events[index] = replace(event, answers=tuple(chosen))
    lines = told(story)
    assert not any("Dora (" in line for line in lines)
    assert all(any(line.endswith(what) for line in lines) for what in told_of_dora)


def test_the_order_with_its_ties_and_the_opening_with_an_automatic_double() -> None:
    rules = RuleSheet(is_jacoby=True, automatic_doubles=1)
    story = Story("BC", rules=rules)
    lobby = Chouette(story.chouette.sheet, 1, (1, 2, 3, 4))
    story.chouette, story.events = lobby, []
    story.do("A", StartGame(), dice="464253223361")
    assert told(story) == [
        "Order: Ben 6 · Ann 4, 5 · Carl 4, 3 · Dora 2; Ben is the box, Ann the captain",
        "Game 1 begins",
        "Opening roll 2-2: automatic double to 2, roll again",
        "Opening roll 3-3: roll again",
        "Opening roll 6-1: the box starts",
    ]


def test_joining_leaving_and_new_options() -> None:
    story = Story("BCD").do("E", Join()).do("D", Leave()).wins(BOX)
    assert told(story)[2:] == [
        "Eve joins and waits to be dealt in",
        "Dora leaves after this game; others act for them until then",
        "Box 2-1: 1/off",
        "The game is over: Ann +3 · Ben \N{MINUS SIGN}1 · Carl \N{MINUS SIGN}1 · Dora \N{MINUS SIGN}1",
        "Ann keeps the box; line: Carl, Ben, Eve",
        "Eve is dealt in",
    ]
    since = len(story.events)
    story.do("A", SetOptions(AT_ONCE), SetOptions(replace(AT_ONCE, consultation=Consultation.NONE))).do(
        "F", Join()
    )
    assert told(story, since) == [
        "From game 4 on: the options stay as they are",
        "From game 4 on: Advice: none",
        "Finn joins",
    ]
    story.chouette, since = replace(story.chouette, sheet=SIX_STACKED), len(story.events)
    story.do("A", SetOptions(ALL_ON_SIX))
    assert told(story, since) == ["From game 4 on: Start: 15 on 6"]
    lobby = Chouette.opened(1, CLUB)
    story.chouette, since = lobby, len(story.events)
    dearer = replace(CLUB, rules=replace(CLUB.rules, stake=5))
    story.do("A", SetOptions(PRESETS["leaflet"])).do("B", Join()).do("A", SetOptions(dearer))
    assert told(story, since) == [
        "Options: preset “leaflet”",
        "Ben joins",
        "Options: Stake: 5; everybody must agree to the stake",
    ]


def test_holding_the_roll_and_letting_it_go() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold()).do("B", RollDice())
    assert told(story)[2:] == ["Carl asks to hold the roll", "Ben is ready to roll"]
    story.do("C", Release(), dice="31")
    assert told(story)[3:] == ["The roll no longer waits for Carl"]


def test_who_holds_the_roll_and_doubles_has_not_released_it() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold()).do("B", RollDice()).do("D", Hold())
    story.do("C", Release(), OfferDouble(1))
    assert told(story)[-1] == "The roll no longer waits for Carl", "of the double nobody may know yet"
    story.do("D", Release())
    assert told(story)[2:] == [
        "Carl asks to hold the roll",
        "Dora asks to hold the roll",
        "The roll no longer waits for Dora",
        "Carl doubles to 2",
    ]


def test_a_concession_for_the_whole_team_is_told_once() -> None:
    story = Story("BCD", **SINGLE_CUBE).turn_of(TEAM).do("B", Concede(0, WinKind.SINGLE))
    assert "Ben, Carl and Dora concede a single game to Ann and pay 1 each" in told(story)


def test_settlements_and_concessions() -> None:
    story = Story("BCD").turn_of(TEAM)
    story.do("B", ProposeSettlement(0, 1)).do("A", RefuseProposal(0), ProposeSettlement(1, -2))
    story.do("C", AcceptProposal(1)).do("D", ProposeSettlement(2, 0)).do("A", AcceptProposal(2))
    story.do("A", Concede(0, WinKind.SINGLE))
    assert told(story)[2:] == [
        "Ben offers Ann a settlement: Ann pays 1",
        "Ann refuses Ben's offer",
        "Ann offers Carl 2 points to settle",
        "Ann settles with Carl and pays 2",
        "Dora offers to call it even with Ann",
        "Ann and Dora call it even; Ann concedes a single game to Ben and pays 1",
        "The game is over: Carl +2 · Ben +1 · Dora 0 · Ann \N{MINUS SIGN}3",
        "Ben takes the box; line: Carl, Dora, Ann",
    ]


def test_a_beaver_is_refused_and_a_proxy_who_answers_is_named() -> None:
    story = Story("BCD").do("C", NameProxy(4)).team_doubles("B", "C").answer(b="beaver", c="beaver")
    since = len(story.events)
    story.do("B", AnswerOffer(0, Answer.DROP)).do(
        "D", for_member("C", AnswerOffer(1, Answer.DROP)), dice="31"
    )
    assert "Ben and Dora (for Carl) pass the beaver and pay 2 each" in told(story, since)
    story = Story("BCD").do("C", NameProxy(4)).box_doubles("C")
    since = len(story.events)
    assert (
        told(story.do("D", for_member("C", AnswerOffer(1, Answer.TAKE)), dice="31"), since)[0]
        == "Dora (for Carl) takes at 2"
    )
    story = Story("BCD", rules=RuleSheet(has_beavers=True, has_raccoons=True)).team_doubles("B", "C")
    story.answer(b="beaver", c="beaver").do("B", AnswerOffer(0, Answer.RACCOON)).do(
        "C", AnswerOffer(1, Answer.RACCOON)
    )
    since = len(story.events)
    story.do("A", AnswerOffer(0, Answer.DROP)).do("A", AnswerOffer(1, Answer.DROP), dice="31")
    assert "Ann passes the raccoons of Ben and Carl and pays 4 each" in told(story, since)


def test_who_announces_the_last_game_and_who_withdraws_or_speaks_for_others() -> None:
    story = Story("BCD").do("A", SetLastGame(is_last=True), SetLastGame(is_last=False))
    assert told(story)[2:] == ["Ann announces game 2 as the last", "Ann cancels the last game"]
    story = Story("BCD").do("C", NameProxy(4), GoAway()).do("D", ProposeSettlement(1, -1))
    since = len(story.events)
    assert told(story, since - 1) == ["Dora (for Carl) offers Ann 1 point to settle"]
    story.do("D", WithdrawProposal(1), ProposeSettlement(1, -1)).do("A", AcceptProposal(1))
    assert told(story, since)[0] == "Dora (for Carl) withdraws the offer to Ann"
    assert "Dora (for Carl) settles with Ann and pays 1" in told(story, since)
    story.do("B", ProposeSettlement(0, 1)).events[-1:] = [ProposalDropped(0, is_refused=True)]
    assert told(story)[-1] == "The offer between Ann and Ben is refused", "as it was stored before"


def test_of_a_chouette_that_is_over_nobody_takes_the_box() -> None:
    story = Story("BCD").do("A", SetLastGame(is_last=True)).wins(TEAM)
    assert told(story)[-2:] == [
        "The game is over: Ben +1 · Carl +1 · Dora +1 · Ann \N{MINUS SIGN}3",
        "The chouette is over",
    ]


def test_who_comes_back_does_not_join() -> None:
    story = Story("BCD").do("C", GoAway(), ComeBack())
    assert told(story)[-1] == "Carl is back"
    story.settles("C", 1).do("C", GoAway(), ComeBack())
    assert told(story)[-1] == "Carl is back and waits to be dealt in"
    story.wins(BOX).do("D", GoAway(), ComeBack())
    assert told(story)[-1] == "Dora is back"


def test_a_captain_who_is_silent_is_relieved_and_a_box_that_is_gone_is_replaced() -> None:
    story = Story("BCD").move_of(TEAM).silent("B")
    assert told(story)[2:] == [
        "Ben ran out of time; late once more, and Carl takes over",
        "Carl moves this turn",
    ]
    story = Story("BCD").box_doubles("D").answer(d="drop").do("D", Volunteer(), StandDown(), Volunteer())
    assert told(story)[-2:] == [
        "Dora will no longer stand in for the box",
        "Dora will stand in if the box leaves",
    ]
    story.move_of(BOX)
    since = len(story.events)
    assert told(story.do("A", Leave()), since) == [
        "Ann leaves after this game; others act for them until then",
        "Ben is the host now",
        "Dora plays for Ann, who wins or loses the points",
    ]


def test_what_a_host_decides_names_the_host() -> None:
    story = Story("BCD").do("A", SetOptions(CLUB.changed(stake=5, crew_grace=CrewGrace.NONE)), NameHost(2))
    story.move_of(TEAM).do("A", Leave()).do("B", Leave())
    assert [line for line in told(story) if "host" in line or "stake" in line] == [
        "From game 3 on: Stake: 5; everybody must agree to the stake",
        "Ann makes Ben the host",
        "The stake stays as it was",
        "Carl is the host now",
    ]
    story = Story("BCD").wins(BOX)
    since = len(story.events)
    told_since = told(story.do("A", Close(), Reopen(), Close()).pause_is_over(), since)
    assert told_since == ["Ann closes the chouette", "Ann reopens the chouette", "Ann closes the chouette"]


def test_a_lone_taker_who_must_beaver() -> None:
    story = Story("BCDE", lone_rule=LoneRule.MUST_BEAVER)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    assert told(story)[3:] == [
        "Ben, Carl and Eve pass and pay 1 each",
        "Dora, the only taker, must beaver or pass",
    ]
    since = len(story.events)
    story.do("D", AnswerOffer(story.cube("D"), Answer.BEAVER))
    assert told(story, since)[0] == "Dora beavers to 4"


def test_proxies_and_one_who_was_silent_for_too_long() -> None:
    story = Story("BCD").do("C", NameProxy(2), NameProxy(None)).move_of(BOX).silent("A", "A", dice="31")
    assert told(story)[2:6] == [
        "Ben may answer for Carl",
        "Carl no longer has a proxy",
        "Ann ran out of time; late once more, and somebody else plays for the box",
        "Ann missed two decisions and is away now",
    ]


def test_of_games_before_the_last_no_names_are_guessed() -> None:
    story = Story("BCD").box_doubles("B", "C").answer(b="take", c="drop").wins(BOX).next_game().wins(BOX)
    assert told(story.next_game())[2:6] == [
        "somebody doubles to 2",
        "Ben takes at 2; Carl passes and pays 1",
        "Box 2-1: 1/off",
        "The game is over: Ann +4 · Carl \N{MINUS SIGN}1 · Dora \N{MINUS SIGN}1 · Ben \N{MINUS SIGN}2",
    ]


def test_every_kind_of_event_has_its_line_or_repeats_another() -> None:
    known: set[type] = set()
    for seed in range(SESSIONS * 2):
        session = random_session(seed)
        for event in session.events:
            lines = log_text.log_lines(session.chouette, [event], NAMES)
            is_without = type(event) in WITHOUT_LINE or event == GameDealt(None)
            assert len(lines) == (0 if is_without else 1), event
            assert not any(mark in line for line in lines for mark in ("None", "{", "  ", "_")), lines
            known.add(type(event))
    every = set(get_args(ChouetteEvent))
    rare = {VolunteerWithdrew, PlaySuggested, AnalysisAgreed, StakeWithdrawn, Reopened, ClosedForGood}
    assert every - known <= BETWEEN_TWO_ONLY | rare


@pytest.mark.parametrize("seed", range(SESSIONS))
def test_no_line_tells_what_is_sealed(seed: int) -> None:
    session = random_session(seed)
    otherwise = [event_otherwise(event) for event in session.events]
    lines = log_text.log_lines(session.chouette, session.events, NAMES)
    assert log_text.log_lines(session.chouette, otherwise, NAMES) == lines


def test_whoever_lets_their_time_pass_is_named_once_it_is_shown() -> None:
    story = Story("BCD").box_doubles("B", "C", "D").answer(b="take", c="take")
    since = len(story.events)
    assert "Dora did not answer in time" in told(story.silent("D", dice="31"), since)
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS).box_doubles(*"BCDE")
    story.answer(b="drop", c="drop", d="take", e="drop").do("B", GiveExtra(is_yes=True)).silent("C")
    since = len(story.events)
    assert not any("in time" in line for line in told(story)), "others may still answer"
    assert told(story.silent("E"), since) == ["Carl and Eve did not answer in time; Ben gives an extra cube"]
    assert "Dora did not answer in time" in told(story.silent("D", dice="31"), since)


def test_a_proxy_who_lets_the_time_pass_is_one_no_longer() -> None:
    story = Story("BCD").do("C", NameProxy(4)).do("C", GoAway()).box_doubles("C")
    since = len(story.events)
    assert told(story.silent("D", dice="31"), since)[0] == (
        "The proxy of Carl ran out of time and no longer answers"
    )


def test_whoever_does_not_answer_about_a_partner_is_named_once_it_is_known_who_is() -> None:
    story = Story("BCDEF", dice="", partner_min=6).silent("A", dice="31")
    assert told(story)[1] == "Ann did not answer in time and plays without a partner"
    story = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner()).silent("B", "C")
    assert told(story)[1:] == ["Ann asks for a partner"]
    story.do("D", ReplyToBox(is_yes=True), dice="31")
    assert told(story)[2] == "Ben and Carl did not answer in time; Dora is Ann's partner in this game"
    story = Story("BCDEF", dice="", partner_min=6).do("A", SeekPartner())
    story.silent(*"BCDE").silent("F", dice="632131")
    assert (
        told(story)[3]
        == "Ben, Carl, Dora, Eve and Finn did not answer in time; Carl is Ann's partner in this game"
    )


def test_whoever_plays_for_the_box_is_named_for_being_silent() -> None:
    story = Story("BCDE").turn_of(BOX)
    story.settles("E", 0).do("E", Volunteer()).do("A", Leave())
    story.do("E", *(OfferDouble(story.cube(member)) for member in "BCD"), RollDice())
    story.answer(b="beaver", c="take", d="take")
    since = len(story.events)
    assert told(story.silent("E", dice="31"), since)[0] == "Eve (for Ann) did not answer in time"


def test_the_autopilot_is_named_where_it_plays_for_the_team() -> None:
    story = Story("BC").move_of(TEAM)
    since = len(story.events)
    assert told(story.silent("B", "C"), since)[:3] == [
        "Ben ran out of time; late once more, and Carl takes over",
        "Carl moves this turn",
        "The autopilot moves this turn",
    ]
    story = Story("BC").turn_of(TEAM)
    story.do("C", Leave())
    since = len(story.events)
    story.do("B", Leave(), dice="41")
    lines = told(story, since)
    assert lines[0] == "Ben leaves after this game; others act for them until then"
    assert any(line.startswith("The autopilot (for the team) 4-1: ") for line in lines)
    assert not any(line.startswith("Team") for line in lines)


def test_a_team_that_plays_itself_until_all_are_gone_is_told_from_the_autopilot() -> None:
    story = Story("BC").move_of(TEAM).plays("B", dice="")
    assert any(line.startswith("Team 3-1: ") for line in told(story))
    story.turn_of(TEAM).do("C", Leave()).do("B", Leave(), dice="41")
    lines = told(story)
    assert any(line.startswith("Team 3-1: ") for line in lines)
    assert any(line.startswith("The autopilot (for the team) 4-1: ") for line in lines)


def test_whoever_comes_back_to_a_team_that_was_gone_plays_themselves_again() -> None:
    story = Story("BC").do("B", GoAway()).move_of(TEAM).do("C", GoAway())
    story.move_of(TEAM).do("C", ComeBack()).plays("C")
    played = [line for line in told(story) if "3-1" in line]
    assert played[-1].startswith("Team 3-1")


def test_who_loses_the_captaincy_and_who_is_captain_share_a_line() -> None:
    story = Story("BCD").turn_of(TEAM).silent("B", dice="31").turn_of(TEAM).silent("B", dice="31")
    assert "Ben missed two decisions: Carl is captain" in told(story)
    assert told(Story("BCD").do("B", GoAway()))[2:] == ["Ben sits out: Carl is captain"]
    assert told(Story("BCD").do("B", Leave()))[2:] == ["Ben leaves after this game: Carl is captain"]
    acting = Story("BCDE").team_doubles("B").answer(b="drop")
    assert "Carl sits out: Dora is acting captain" in told(acting.do("C", GoAway()))


def test_no_acting_captain_is_told_of_where_the_box_has_conceded_to_all() -> None:
    story = Story("BCD")
    for bet in range(3):
        story.do("A", Concede(bet, WinKind.SINGLE))
    assert not [line for line in told(story) if "acting" in line]
    story = Story("BCD").do("A", Concede(0, WinKind.SINGLE))
    assert told(story)[-1] == "Carl is acting captain"

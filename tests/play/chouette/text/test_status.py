"""How a chouette stands, in words: who is who, whom it waits for, cubes and pips; nothing sealed is told."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Final

import pytest

from bot.analysis import Level
from bot.engine import Answer, AnswerOffer, RollDice, RuleSheet
from bot.engine.chouette import (
    CLUB,
    Chouette,
    ChouettePhase,
    Close,
    CrewGrace,
    DeclineDouble,
    GiveExtra,
    GoAway,
    Hold,
    Instruct,
    Instruction,
    Join,
    Leave,
    LoneRule,
    NameProxy,
    Need,
    ReplyToBox,
    Retention,
    SeekPartner,
    Volunteer,
    decisions,
    seen_by,
)
from bot.play.chouette.text import status as status_text
from bot.play.chouette.text.proposals import proposal_lines
from bot.play.chouette.text.status import line_line
from tests.engine.chouette.story import BOX, SINGLE_CUBE, TEAM, Story, number, the_box_doubles_and_c_drops
from tests.play.chouette.sealed import otherwise
from tests.play.chouette.tables import NAMES, look_at_random, waiting

SESSIONS = 60
STEPS = 50
YES, NO = GiveExtra(is_yes=True), GiveExtra(is_yes=False)
NO_PARTNER = ReplyToBox(is_yes=False)
MOMENT: Final = datetime(2026, 11, 20, 12, tzinfo=UTC)


def asked(chouette: Chouette) -> list[int]:
    """Return those to whom something is proposed."""
    current = chouette.in_play
    proposals = current.proposals if current else ()
    bets = [(proposal, current.game.bets[proposal.bet]) for proposal in proposals if current]
    return [bet.white if proposal.by == bet.black else bet.black for proposal, bet in bets]


def public_lines(chouette: Chouette) -> list[str]:
    """Return all that everybody reads of how a chouette stands."""
    seen, waited = seen_by(chouette, None), decisions(chouette)
    return [
        status_text.title(seen, NAMES),
        status_text.subtitle(seen),
        *status_text.waiting_lines(seen, waited, NAMES),
        *proposal_lines(seen, NAMES, range(len(seen.game.bets) if seen.in_play else 0)),
        *status_text.role_lines(seen, NAMES),
    ]


def test_who_is_who() -> None:
    story = the_box_doubles_and_c_drops()
    assert status_text.title(story.chouette, NAMES) == "Ann in the box against Ben's team"
    assert status_text.subtitle(story.chouette) == "Stake 1 · game 2 · 4 players"
    assert status_text.role_lines(story.chouette, NAMES) == [
        "Box: Ann",
        "Captain: Ben",
        "Crew: Dora",
        "Out: Carl \N{MINUS SIGN}1",
    ]
    assert waiting(story) == ["Ben to play 3-1"]


def test_extras() -> None:
    story = Story("BCDE", lone_rule=LoneRule.EXTRAS)
    story.box_doubles("B", "C", "D", "E").answer(b="drop", c="drop", d="take", e="drop")
    assert waiting(story) == ["Ben Carl Eve to decide on an extra cube"]
    story.do("B", YES).do("C", NO).do("E", NO)
    assert waiting(story) == ["Dora to keep the extras or pass after all"]


def test_the_lobby_and_the_time_between_games() -> None:
    story = Story("BC")
    story.chouette = Chouette.opened(1, CLUB)
    assert status_text.title(story.chouette, NAMES) == "Ann's chouette"
    assert status_text.subtitle(story.chouette) == "Stake 1 · 1 player"
    assert waiting(story) == ["Who joins? 2 more players and Ann can start."]
    story.do("B", Join())
    assert waiting(story) == ["Who joins? 1 more player and Ann can start."]
    story.do("C", Join())
    assert waiting(story) == ["Ann can start; others may still join."]
    full = Story("BC")
    full.chouette = replace(story.chouette, sheet=replace(CLUB, max_players=3))
    assert waiting(full) == ["Ann can start; others join the waiting list."]
    assert status_text.role_lines(story.chouette, NAMES) == ["At the table: Ann (host), Ben, Carl"]
    story = Story("BCD").do("E", Join()).wins(TEAM)
    begins = status_text.waiting_lines(story.chouette, (), NAMES, pause_ends=MOMENT)
    assert begins == ["Ben or Ann can start game 3; it starts automatically <t:1795176000:R>."]
    with_bot = NAMES | {2: replace(NAMES[2], level=Level.CASUAL)}
    begins = status_text.waiting_lines(story.chouette, (), with_bot)
    assert begins == ["Ann can start game 3."]
    assert status_text.role_lines(story.chouette, NAMES) == [
        "Box: Ben",
        "Line, captain first: Carl, Dora, Ann, Eve",
    ]


def test_a_full_table_and_one_that_is_over() -> None:
    story = Story("BC", max_players=3).do("D", Join()).do("E", Join())
    assert status_text.role_lines(story.chouette, NAMES)[-1] == "Waiting list: Dora, Eve"
    story.wins(BOX).do("A", Close())
    assert status_text.title(story.chouette, NAMES) == "The chouette is over"
    assert waiting(story) == ["The chouette is over after 2 games."]


HOW_TO_WAIT = "**Hold roll** gives you more time, **Ask me first** (in **My seat**) each turn."


def test_heads_up() -> None:
    story = Story("B")
    assert status_text.title(story.chouette, NAMES) == "Ann and Ben, heads-up"


def test_everybody_who_must_act_is_mentioned_once_with_what_and_until_when() -> None:
    story = Story("BCDE").do("C", NameProxy(number("B"))).do("C", Leave()).box_doubles("B", "C", "D")
    assert waiting(story) == ["Ben to take or pass, also for Carl", "Dora to take or pass"]
    due = dict.fromkeys((2, 4), MOMENT)
    lines = status_text.waiting_lines(story.chouette, decisions(story.chouette), NAMES, due)
    assert lines[1] == "<@104> to take or pass · due <t:1795176000:R>"
    story.do("D", AnswerOffer(story.cube("D"), Answer.DROP))
    assert waiting(story)[1:] == ["-# 1 answer in, hidden until everyone has answered."]
    story.do("B", AnswerOffer(story.cube("B"), Answer.TAKE))
    assert waiting(story)[0] == "Ben to take or pass, for Carl"


def test_an_instruction_looks_like_no_answer_yet() -> None:
    silent = Story("BCD").box_doubles("B", "C", "D")
    instructed = Story("BCD").do("C", Instruct(Instruction.TAKE, is_on=True)).box_doubles("B", "C", "D")
    assert waiting(silent) == waiting(instructed) == ["Ben Carl Dora to take or pass"]
    for story in (silent, instructed):
        story.do("D", AnswerOffer(2, Answer.TAKE))
    left = ["Ben Carl to take or pass", "-# 1 answer in, hidden until everyone has answered."]
    assert waiting(silent) == waiting(instructed) == left


def test_the_box_answers_several_cubes_and_beavers() -> None:
    story = Story("BCD").team_doubles("B", "C")
    assert waiting(story) == ["Ann to take or pass 2 cubes"]
    story = Story("BCD").box_doubles("B", "C").answer(b="beaver", c="beaver")
    assert waiting(story) == ["Ann to answer 2 beavers"]


def test_the_roll_waits_for_whoever_asked() -> None:
    story = Story("BCD").turn_of(TEAM).do("C", Hold())
    assert waiting(story) == [
        "Ben to double or roll",
        "Carl to double or release the roll",
        f"-# Carl and Dora may double until Ben rolls. {HOW_TO_WAIT}",
    ]
    story.do("B", RollDice())
    assert waiting(story) == [
        "Carl to double or release the roll",
        "-# Ben is ready to roll.",
        f"-# Carl and Dora may double until the roll. {HOW_TO_WAIT}",
    ]
    assert waiting(
        Story("BCD", **SINGLE_CUBE).box_doubles("B").answer(b="take", c="take", d="take").turn_of(BOX)
    ) == ["Ann to roll"]


def test_the_crew_is_told_until_when_it_may_double() -> None:
    story = Story("BCD").turn_of(TEAM)
    told = status_text.waiting_lines(story.chouette, decisions(story.chouette), NAMES, {number("B"): MOMENT})
    moment = f"<t:{int(MOMENT.timestamp())}:R>"
    assert told[1] == f"-# Carl and Dora may double until Ben rolls ({moment} at the latest). {HOW_TO_WAIT}"
    alone = Story("BCD", **SINGLE_CUBE).turn_of(TEAM)
    assert waiting(alone) == ["Ben to double or roll"], "the captain alone has the team's cube"


def test_in_their_grace_the_crew_is_told_how_long_the_roll_waits_and_never_for_whom() -> None:
    story = Story("BCD", crew_grace=CrewGrace.QUARTER_HOUR).turn_of(TEAM)
    moment = f"<t:{int(MOMENT.timestamp())}:t>"
    waits = f"the roll waits for their decisions, until {moment} at the latest."
    crew = f"-# Carl and Dora may double; {waits} {HOW_TO_WAIT}"
    assert in_grace(story) == ["<@102> to double or roll", crew]
    remembered = f"Ben is ready to roll: the dice fall at {moment}, or once the crew has decided."
    assert in_grace(story.do("B", RollDice())) == [remembered, crew]
    assert in_grace(story.do("C", DeclineDouble())) == [remembered, crew]


def test_in_the_grace_who_asked_for_more_time_is_named_once() -> None:
    story = Story("BCD", crew_grace=CrewGrace.QUARTER_HOUR).turn_of(TEAM).do("C", Hold())
    moment = f"<t:{int(MOMENT.timestamp())}:t>"
    waits = f"the roll waits for their decision, until {moment} at the latest."
    crew = f"-# Dora may double too; {waits} {HOW_TO_WAIT}"
    assert in_grace(story)[1:] == ["<@103> to double or release the roll", crew]
    assert in_grace(story.do("D", Hold()))[1:] == ["<@103> <@104> to double or release the roll"]


def in_grace(story: Story) -> list[str]:
    seen = seen_by(story.chouette, None)
    return status_text.waiting_lines(seen, decisions(story.chouette), NAMES, pause_ends=MOMENT)


def test_who_has_won_the_box_is_named_at_once() -> None:
    story = Story("BCD").team_doubles("B").answer(b="drop")
    assert "-# Ben has won the box and takes it in the next game." in waiting(story)
    undecided = Story("BCD", retention=Retention.NET_PROFIT).team_doubles("B").answer(b="drop")
    assert not any("has won the box" in line for line in waiting(undecided))


def test_those_who_act_for_others_are_named() -> None:
    story = Story("BCD").box_doubles("D").answer(d="drop").do("D", Volunteer()).move_of(BOX).do("A", Leave())
    assert status_text.role_lines(story.chouette, NAMES)[0] == "Box: Ann; Dora plays for the box"
    assert waiting(story) == [
        "Dora to play 3-1",
        "-# Dora plays for Ann, who has left; Ann wins or loses the points.",
    ]
    story = Story("BCD").move_of(TEAM).do("D", GoAway()).silent("B")
    assert status_text.role_lines(story.chouette, NAMES)[1:] == [
        "Captain: Ben; Carl moves this turn",
        "Crew: Carl, Dora (away)",
    ]
    left = Story("BCD").do("D", Leave())
    assert status_text.role_lines(left.chouette, NAMES)[2] == "Crew: Carl, Dora (has left)"
    cashed = Story("BCD").team_doubles("B").answer(b="drop")
    assert line_line(cashed.chouette, NAMES) == "Line: Ben, Carl (captain), Dora"
    cashed = Story("BCD").team_doubles("B", "C").answer(b="drop", c="take")
    assert status_text.role_lines(cashed.chouette, NAMES)[1:] == [
        "Captain: Carl (acting)",
        "Crew: Dora",
        "Out: Ben +1",
    ]


def test_partners() -> None:
    story = Story("BCDEF", partner_min=6)
    assert waiting(story) == ["Ann to ask for a partner or play alone"]
    story.do("A", SeekPartner()).do("C", ReplyToBox(is_yes=True))
    assert waiting(story) == ["Ben Dora Eve Finn: who plays with the box?"]
    story.do("B", NO_PARTNER, dice="31")
    assert status_text.role_lines(story.chouette, NAMES)[0] == "Box: Ann (partner: Carl)"


def test_names_do_not_format() -> None:
    story = Story("BCD")
    names = NAMES | {1: replace(NAMES[1], display_name="*A*_n")}
    assert status_text.title(story.chouette, names) == "\\*A\\*\\_n in the box against Ben's team"


def test_every_need_at_every_step_has_its_words() -> None:
    steps: set[ChouettePhase] = set()
    needs: set[Need] = set()

    def look(chouette: Chouette, _: Random) -> None:
        steps.add(chouette.phase)
        waited = decisions(chouette)
        needs.update(decision.need for decision in waited)
        lines = public_lines(chouette)
        assert not any(word in line for line in lines for word in ("None", "somebody", "nobody", "()"))
        mentions = "".join(lines).count("<@")
        assert mentions == len({decision.player for decision in waited}) + len(asked(chouette))
        changed = otherwise(chouette)
        assert public_lines(changed) == lines

    look_at_random(SESSIONS, STEPS, look)
    assert (steps, needs) == (set(ChouettePhase), set(Need))


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (LoneRule.MUST_DROP, "-# A lone taker must pass too."),
        (LoneRule.MUST_BEAVER, "-# A lone taker must beaver or pass."),
        (LoneRule.EXTRAS, "-# Whoever passes may give a lone taker an extra cube."),
    ],
)
def test_whoever_answers_is_told_beforehand_what_becomes_of_a_lone_taker(rule: LoneRule, told: str) -> None:
    """Whatever others have answered."""
    story = Story("BCDE", lone_rule=rule).box_doubles("B", "C", "D", "E")
    assert told in waiting(story)
    assert told in waiting(story.answer(b="drop", c="drop"))
    assert told not in waiting(Story("BCDE", lone_rule=LoneRule.NONE).box_doubles("B", "C", "D", "E"))
    assert told not in waiting(Story("BCDE", lone_rule=rule).box_doubles("B", "C", "D"))
    assert told not in waiting(Story("BCD", lone_rule=rule, lone_min=5).box_doubles("B", "C", "D"))


def test_a_lone_taker_must_pass_where_nobody_beavers() -> None:
    story = Story("BCDE", lone_rule=LoneRule.MUST_BEAVER, rules=RuleSheet(has_beavers=True, cube_cap=2))
    assert "-# A lone taker must pass too." in waiting(story.box_doubles("B", "C", "D", "E"))

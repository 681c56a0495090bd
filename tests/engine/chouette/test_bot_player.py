"""The bot at the table: the host seats it, a roll waits for it, and it leaves as others do."""

from dataclasses import replace

import pytest

from bot.engine import Autopilot, Played, legal_plays
from bot.engine.actions import IllegalAction
from bot.engine.chouette import ChouetteReason
from bot.engine.chouette.acting import event_seen_by
from bot.engine.chouette.actions import Release, SeatBot, SendBotAway
from bot.engine.chouette.events import replay
from bot.engine.chouette.flow import (
    AutopilotUse,
    PlayForAbsent,
    act_for_absent,
    time_is_up,
    waits_for_autopilot,
)
from bot.engine.chouette.people import mover
from bot.engine.chouette.seat_events import PartnerReplied
from bot.engine.chouette.state import Chouette
from tests.engine.chouette.story import TEAM, Story
from tests.engine.games import no_dice

A, B, C, BOT = 1, 2, 3, 9


def with_bot() -> Story:
    """A game before which the host has seated the bot."""
    return Story("BC").do("A", SeatBot(BOT))


ASKED_LATER = AutopilotUse(is_asked=True)


def without_captain() -> Chouette:
    """B alone is the team, and has let the time for their play run out."""
    chouette = Story("B").move_of(TEAM).chouette
    return replay(chouette, time_is_up(chouette, B, no_dice, ASKED_LATER))


def test_the_host_seats_one_bot_and_sends_it_away() -> None:
    story = with_bot()
    assert story.chouette.bot_player == BOT
    with pytest.raises(IllegalAction) as refused:
        story.do("A", SeatBot(BOT + 1))
    assert refused.value.refusal.reason is ChouetteReason.BOT_SEATED
    story.do("A", SendBotAway())
    assert story.chouette.bot_player is None
    with pytest.raises(IllegalAction) as refused:
        story.do("A", SendBotAway())
    assert refused.value.refusal.reason is ChouetteReason.BOT_GONE


def test_one_that_leaves_after_the_game_is_not_sent_away_twice() -> None:
    story = Story("BC")
    story.chouette = replace(story.chouette, machines=(C,))
    assert SendBotAway() in story.may("A")
    story.do("A", SendBotAway())
    assert story.chouette.leaving == (C,)
    assert SendBotAway() not in story.may("A")


def test_a_captain_that_is_the_bot_asks_who_may_double_before_it_rolls() -> None:
    story = Story("BCD")
    assert Release() not in Story("BCD").plays("A").may("C")
    story.chouette = replace(story.chouette, machines=(B,))
    assert Release() in story.plays("A").may("C")


def test_nobody_but_the_host_seats_it() -> None:
    with pytest.raises(IllegalAction):
        Story("BC").do("B", SeatBot(BOT))


def test_an_autopilot_that_is_asked_makes_its_play_and_the_log_says_which_it_was() -> None:
    chouette = without_captain()
    assert (mover(chouette), waits_for_autopilot(chouette)) == (None, True)
    roll = chouette.game.roll
    assert roll is not None
    play, *_ = legal_plays(chouette.game.position, roll)
    played, *_ = act_for_absent(chouette, PlayForAbsent(play, Autopilot.ADVANCED), no_dice, ASKED_LATER)
    assert played == Played(TEAM, roll, play.moves, Autopilot.ADVANCED)


def test_a_partners_reply_is_their_own_until_it_is_known() -> None:
    event = PartnerReplied(C, is_yes=True)
    assert [event_seen_by(event, viewer) for viewer in (C, B, None)] == [event, None, None]

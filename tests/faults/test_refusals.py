"""Whatever Discord refuses, for a while and for whatever reason, leaves all games playable in the end."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.discord.wire.failures import QUARANTINED
from tests.faults.error_codes import OF_EACH_SORT, all_codes
from tests.faults.faulty_discord import FaultyDiscord
from tests.faults.refusals import LONG, SAYS_WHY, SCENARIOS, SHORTLY, Reminder, Scenario, meet, noted


@pytest.mark.usefixtures("mistakes_are_meant")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
@pytest.mark.parametrize(
    ("codes", "lasts"),
    [
        pytest.param(OF_EACH_SORT, LONG, id="codes of each sort"),
        pytest.param(all_codes(), SHORTLY, id="all codes", marks=pytest.mark.proof),
    ],
)
async def test_what_is_refused_for_a_while_is_right_in_the_end_and_told_once(
    faulty: FaultyDiscord,
    caplog: pytest.LogCaptureFixture,
    scenario: Scenario,
    codes: Iterable[int],
    lasts: timedelta,
) -> None:
    caplog.set_level(logging.INFO, "bot")
    wrong: dict[int, str] = {}
    for code in set(codes) - SAYS_WHY.get(scenario.refused, frozenset()):
        with noted(wrong, code):
            await meet(faulty, replace(scenario, lasts=lasts), code, caplog)
    assert wrong == {}


@pytest.mark.usefixtures("mistakes_are_meant")
@pytest.mark.parametrize("scenario", [each for each in SCENARIOS if isinstance(each, Reminder)], ids=str)
async def test_a_reminder_of_a_quarantined_bot_is_tried_later_and_not_without_end(
    faulty: FaultyDiscord, caplog: pytest.LogCaptureFixture, scenario: Reminder
) -> None:
    caplog.set_level(logging.INFO, "bot")
    await meet(faulty, replace(scenario, lasts=SHORTLY), QUARANTINED, caplog)

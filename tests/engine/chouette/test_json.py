"""Chouettes and their events as JSON, as they are stored: what is read back is what was written."""

import json
from collections.abc import Sequence
from random import Random
from typing import Final, get_args

import pytest
from pydantic import TypeAdapter

from bot.engine.chouette.actions import ChouetteAction
from bot.engine.chouette.events import ChouetteEvent
from bot.engine.chouette.seat_events import Closed, ClosedForGood, HostNamed, Reopened, StakeWithdrawn
from bot.engine.chouette.state import Chouette
from tests.engine.chouette.sessions import SessionChecks, played

CHOUETTE: TypeAdapter[Chouette] = TypeAdapter(Chouette)
KINDS: dict[str, TypeAdapter[ChouetteEvent]] = {
    kind.__name__: TypeAdapter(kind) for kind in get_args(ChouetteEvent)
}
SESSIONS = 80
STEPS = 80
NOW_AND_THEN = 0.3
BETWEEN_TWO = {"ResignationOffered", "ResignationAccepted", "ResignationRefused", "TimedOut", "TakenBack"}
"""Events that only happen between two players."""
BESIDE_THE_GAME = {"PlaySuggested", "AnalysisAgreed"}
"""Events that are no actions of the game."""
OF_HOSTS: Final = (StakeWithdrawn(), HostNamed(2), HostNamed(2, 1), Closed(1), Reopened(1), ClosedForGood())
"""Some of these seldom happen."""


def names(kinds: Sequence[type]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)


def check_chouette(chouette: Chouette, random: Random) -> None:
    if random.random() < NOW_AND_THEN:
        written = json.dumps(CHOUETTE.dump_python(chouette, mode="json"))
        assert CHOUETTE.validate_python(json.loads(written)) == chouette


def check_event(_: Chouette, event: ChouetteEvent, __: Chouette) -> None:
    kind = KINDS[type(event).__name__]
    written = json.dumps(kind.dump_python(event, mode="json"))
    assert kind.validate_python(json.loads(written)) == event


def test_every_kind_of_event_and_of_action_has_a_name_of_its_own() -> None:
    assert len(KINDS) == len(get_args(ChouetteEvent))
    assert len(set(names(get_args(ChouetteAction)))) == len(get_args(ChouetteAction))


@pytest.mark.no_cover
def test_chouettes_and_events_are_read_back_as_they_were_written() -> None:
    seen: set[str] = set()
    for seed in range(SESSIONS):
        random = Random(seed)
        numbers = [random.getrandbits(32) for _ in range(STEPS)]
        session = played(seed, numbers, SessionChecks(check_event, check_chouette))
        seen |= {type(event).__name__ for event in (*session.events, *OF_HOSTS)}
    for event in OF_HOSTS:
        check_event(session.chouette, event, session.chouette)
    assert sorted(KINDS.keys() - seen - BETWEEN_TWO - BESIDE_THE_GAME) == []

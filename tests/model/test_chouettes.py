"""Chouettes of 3 to 10 that the engine and the model play side by side: after every action they agree."""

from collections import Counter
from random import Random

import pytest

from tests.engine.chouette.sessions import Session, SessionChecks
from tests.model.beside import Beside

PARTS, SEEDS, MOST_STEPS = 12, 300, 160
"""Some 12,000 games in all."""

SEEN = (
    *("beaver take", "beaver drop", "beaver raccoon", "silent answers", "settled", "resigned", "forfeits"),
    *("response follow", "lone taker: extras, Taken", "boxes warned", "no double", "graces over"),
)
"""Cases that each part has to meet."""


def side_by_side(seed: int, counted: Counter[str]) -> None:
    """Play one random session; a difference tells all that was done until then."""
    random, model = Random(seed), Beside(counted)
    numbers = [random.getrandbits(32) for _ in range(random.randint(5, MOST_STEPS))]
    session: Session | None = None
    try:
        session = Session(seed, SessionChecks(model.hears, model.compare))
        for number in numbers:
            if session.chouette.is_closed:
                break
            session.step(number)
    except Exception as error:
        story = "\n".join(session.story if session else [])
        raise AssertionError(f"{story}\nseed {seed}: {error}") from error


def test_some_chouettes_agree_with_the_model() -> None:
    counted: Counter[str] = Counter()
    for seed in range(40):
        side_by_side(seed, counted)
    assert counted["games"] > 100
    assert counted["rotations"] > 50


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_many_chouettes_agree_with_the_model(part: int) -> None:
    counted: Counter[str] = Counter()
    for seed in range(part * SEEDS, (part + 1) * SEEDS):
        side_by_side(seed, counted)
    assert counted["games"] > SEEDS
    assert all(counted[each] for each in SEEN), counted

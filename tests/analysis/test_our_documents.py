"""Whatever is played here becomes a document that gammonview reads back as it was."""

from itertools import islice
from random import Random

import pytest
from gvformat import canonicalize

from bot.analysis.documents import NOBODY, SEATS, Document, document_of
from bot.play.chouette.recording import games_of, record_chouette
from bot.records import MatchRecord
from tests.analysis.documents import in_document, in_record
from tests.engine.chouette.sessions import SessionChecks, played
from tests.records.random_matches import random_match, random_sheet

MATCHES, CHOUETTES = 5, 12
MANY_MATCHES, MANY_CHOUETTES = 400, 1_500
CHUNKS = 10
STEPS = 150
BETS_OF_EACH = 4
NOTHING = SessionChecks(lambda *_: None, lambda *_: None)
LENGTHS = (None, None, 1, 3, 7)


def check(match: MatchRecord) -> None:
    document = canonicalize(document_of(match).document)
    assert list(in_document(document)) == list(in_record(match))
    assert won_in_document(document) == won_in_record(match)


def won_in_document(document: Document) -> list[tuple[int, int]]:
    return [(game["winner"], game["points_won"]) for game in document["games"]]


def won_in_record(match: MatchRecord) -> list[tuple[int, int]]:
    found = [(game.result.winner, game.result.points or 0) if game.result else None for game in match.games]
    return [(SEATS[each[0]], each[1]) if each else (NOBODY, 0) for each in found]


def check_matches(seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        check(random_match(seed, random_sheet(random, random.choice(LENGTHS)), games=6))


def check_chouettes(seeds: range) -> int:
    """Every game of some bets of each; returns how many bets there were."""
    bets = 0
    for seed in seeds:
        random = Random(seed)
        session = played(seed, [random.getrandbits(32) for _ in range(STEPS)], NOTHING)
        names = {player: f"Player {player}" for player in session.people}
        for each in islice(record_chouette(games_of(session.start, session.events), names), BETS_OF_EACH):
            check(each.record)
            bets += 1
    return bets


def test_random_matches_become_documents() -> None:
    check_matches(range(MATCHES))


def test_random_chouettes_become_a_document_for_each_bet() -> None:
    assert check_chouettes(range(CHOUETTES)) > CHOUETTES


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_matches_become_documents(chunk: int) -> None:
    size = MANY_MATCHES // CHUNKS
    check_matches(range(MATCHES + chunk * size, MATCHES + (chunk + 1) * size))


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_chouettes_become_documents(chunk: int) -> None:
    size = MANY_CHOUETTES // CHUNKS
    assert check_chouettes(range(CHOUETTES + chunk * size, CHOUETTES + (chunk + 1) * size)) > size

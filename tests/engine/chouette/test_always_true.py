"""Invariants of a chouette, over random ones of 3 to 10 players with all options drawn at random."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.engine import AnswerOffer, Doubled, MakePlay, OfferStage, Raised, RollDice, Rolled, Side
from bot.engine import events as board
from bot.engine.actions import IllegalAction
from bot.engine.chouette.acting import act, seen_by
from bot.engine.chouette.actions import (
    RANGES,
    AcceptProposal,
    AgreementAction,
    AgreeToStake,
    AnyBot,
    AnyOptions,
    Close,
    ComeBack,
    GiveExtra,
    GoAway,
    InPlaceOf,
    Leave,
    NameHost,
    RefuseProposal,
    Reopen,
    SendBotAway,
    SetLastGame,
    SettlementUpTo,
    StandDown,
    Volunteer,
)
from bot.engine.chouette.agreements import answers_proposal
from bot.engine.chouette.answers import offers_due
from bot.engine.chouette.decisions import (
    Decision,
    Need,
    crew_to_double,
    cubes_to_offer,
    decisions,
    holding,
    hours_for,
    is_in_grace,
    players_to_act,
)
from bot.engine.chouette.doubling_events import AnswerSealed, DoubleDeclined, DoublingEnded, GraceEnded
from bot.engine.chouette.events import ChouetteEvent, replay
from bot.engine.chouette.flow import time_is_up
from bot.engine.chouette.game import Instruction
from bot.engine.chouette.ledger import sums
from bot.engine.chouette.legal import legal_actions
from bot.engine.chouette.people import active_members, mover, spoken_for, who_may_answer_for
from bot.engine.chouette.role_events import CaptainMissed, LostTheTurn
from bot.engine.chouette.seat_events import GameDealt, Joined, Rotated
from bot.engine.chouette.settlement import transfers
from bot.engine.chouette.state import Chouette, ChouettePhase, replace_game
from tests.engine.chouette.sessions import FULL_GAME, Session, SessionChecks, failure, played, shortened, told
from tests.engine.games import no_dice

SESSIONS = 400
PROOF_SESSIONS = 100_000
CHUNKS = 4
PROOF_CHUNKS = 100
MOST_STEPS = 60
FULL_GAMES = 8
STEPS_OF_FULL_GAMES = 900
NOW_AND_THEN = 0.3
OF_ANYBODY = (
    *(InPlaceOf, Leave, GoAway, ComeBack, AgreeToStake, Volunteer, StandDown, Close, SetLastGame),
    *(AnyBot, SendBotAway, AnyOptions, NameHost, Reopen),
)
"""The actions of a player whose bets are over, the host among them."""


def check(before: Chouette, event: ChouetteEvent, after: Chouette) -> None:
    """Fail if anything that is always true is not."""
    assert sum(standing.points for standing in after.standings) == 0
    assert len({*after.dealt, *after.queue}) == len(after.dealt) + len(after.queue)
    assert not set(after.queue) & {*after.away, *after.leaving}
    if before.in_play is not None:
        check_event(before, event)
    if after.in_play is not None:
        check_game(after)


def check_event(before: Chouette, event: ChouetteEvent) -> None:
    game = before.game
    match event:
        case DoublingEnded():
            check_grace(before)
        case Rolled():  # no roll is drawn before the cube phase is closed
            assert before.phase is ChouettePhase.CUBE
            assert before.current.doubling.is_closed
            assert not holding(before)
        case Doubled(side, cube, _):  # nobody turns a cube that the other side owns
            assert side is game.on_roll
            assert game.cubes[cube].owner in (None, side)
        case Raised(side, cube, _, OfferStage.BEAVER):
            assert side is not game.on_roll
        case board.Taken(_, cube, player, _) | board.Dropped(_, cube, player, _):
            assert player in [p for bet in game.bets if bet.cube == cube for p in (bet.white, bet.black)]
        case Rotated(box, line, _):
            staying = set(before.dealt) - {*before.leaving, *before.away}
            assert {*line, *filter(None, [box])} == staying
        case _:
            pass


def check_grace(chouette: Chouette) -> None:
    """Fail if the roll does not wait for somebody of the crew in their grace."""
    current = chouette.current
    instructed = [one.player for one in current.standing if one.instruction is Instruction.NO_DOUBLE]
    for member in crew_to_double(chouette) if is_in_grace(chouette) else ():
        has_said_no = member in (*current.doubling.declined, *instructed)
        assert has_said_no or set(cubes_to_offer(chouette, member)) <= set(current.doubling.offers)


def check_time(chouette: Chouette, random: Random) -> None:
    """Fail if the crew's grace outlasts its own time, or the time of the captain; nobody misses by it."""
    if not is_in_grace(chouette):
        return
    events = time_is_up(chouette, None, lambda: random.randint(1, 6))
    assert events[0] == GraceEnded()
    assert not any(isinstance(event, CaptainMissed | LostTheTurn) for event in events)
    after = replay(chouette, events[:1])
    assert not is_in_grace(after)
    assert chouette.sheet.grace_hours <= hours_for(chouette.sheet, Need.ROLL)
    captain = mover(chouette)
    if Decision(captain, Need.ROLL, captain) in decisions(chouette):
        late = time_is_up(chouette, captain, lambda: random.randint(1, 6))
        assert late[0] == GraceEnded()


def check_game(chouette: Chouette) -> None:
    current, game = chouette.current, chouette.game
    assert sum(sums(transfers(current)).values()) == 0
    assert not {*chouette.machines} & {proxy.proxy for proxy in current.proxies}
    members = {bet.black for bet in game.bets if bet.white == current.box}
    assert members == set(chouette.line) - {current.partner}
    assert chouette.box == current.box
    for cube in game.cubes:
        assert cube.value & (cube.value - 1) == 0
        assert game.terms.is_within_cap(cube.value)


def check_people(chouette: Chouette) -> None:
    """Fail if a decision is not possible, or is up to somebody who has nothing to play for."""
    waiting = players_to_act(chouette)
    if chouette.phase not in (ChouettePhase.LOBBY, ChouettePhase.BETWEEN, ChouettePhase.CLOSED):
        assert waiting or is_in_grace(chouette)
    for decision in decisions(chouette):
        assert legal_actions(chouette, decision.player)
        if decision.need is Need.ANSWER:
            check_answers(chouette, decision)
    if chouette.in_play is None:
        return
    for proposal in chouette.current.proposals:
        answering = answers_proposal(chouette, proposal)
        assert answering is not None
        assert answering != proposal.by
        assert AcceptProposal(proposal.bet) in legal_actions(chouette, answering)
    active = active_members(chouette)
    if active and chouette.current.lone is None:  # who succeeds is known once a lone taker has decided
        assert chouette.current.captain in active
    moving = mover(chouette)
    assert moving in (None, chouette.current.substitute) or chouette.game.active_bets(moving)


def check_answers(chouette: Chouette, decision: Decision) -> None:
    """Fail if a cube that awaits an answer cannot be given one, whatever was answered to others."""
    cubes = {ask.cube for ask in offers_due(chouette) if ask.player == decision.of}
    possible = legal_actions(chouette, decision.player)
    answers = [one.action if isinstance(one, InPlaceOf) else one for one in possible]
    assert cubes <= {one.cube for one in answers if isinstance(one, AnswerOffer)}


def check_rights(chouette: Chouette) -> None:
    """Fail if somebody may do what only others may."""
    if chouette.in_play is None:
        return
    bets = [{bet.white, bet.black} for bet in chouette.game.bets]
    for player in chouette.dealt:
        possible = legal_actions(chouette, player)
        assert player == mover(chouette) or not any(isinstance(one, MakePlay | RollDice) for one in possible)
        if not chouette.game.active_bets(player):
            assert all(may_who_is_out(chouette, player, one) for one in possible)
        spoken_for = [one.member for one in possible if isinstance(one, InPlaceOf)]
        assert not any({player, member} in bets for member in spoken_for)  # nobody answers their own offer


def may_who_is_out(chouette: Chouette, player: int, action: object) -> bool:
    """Tell whether one whose bets are over may do this: as proxy, substitute, or giver of an extra."""
    if isinstance(action, OF_ANYBODY):
        return True
    if isinstance(action, GiveExtra):
        return chouette.phase is ChouettePhase.EXTRAS
    if isinstance(action, AcceptProposal | RefuseProposal):
        proposed = {one.bet: one for one in chouette.current.proposals}
        return answers_proposal(chouette, proposed[action.bet]) == player
    if isinstance(action, AgreementAction | SettlementUpTo):
        return spoken_for(chouette, chouette.game.bets[action.bet], player) is not None
    return player == chouette.current.substitute


def check_sealed(chouette: Chouette, random: Random) -> None:
    """Fail if somebody sees what another answered, or its printed form tells."""
    if chouette.in_play is None:
        return
    viewer = random.choice([None, *chouette.dealt])
    seen = seen_by(chouette, viewer).current
    for given in seen.answers:
        speaks = viewer is not None and viewer in (given.player, *who_may_answer_for(chouette, given.player))
        assert speaks or given.is_shown or given.answer is None
    assert all(one.player == viewer for one in seen.standing)
    assert decisions(seen_by(chouette, viewer)) == decisions(chouette)
    assert decisions(replace_game(chouette, standing=())) == decisions(chouette)
    public = seen_by(chouette, None)
    assert (is_in_grace(public), crew_to_double(public)) == (is_in_grace(chouette), crew_to_double(chouette))
    assert all(player == viewer for player in seen.doubling.declined)
    declined = replace(chouette.current.doubling, declined=chouette.line)
    assert seen_by(replace_game(chouette, doubling=declined), None) == public
    if chouette.game.on_roll is Side.BLACK and viewer in (None, chouette.box):
        assert not seen.doubling.offers
    assert "answer=" not in repr(chouette.current.answers)
    assert repr(replace(chouette.current.doubling, offers=())) == repr(chouette.current.doubling)


def check_refused(chouette: Chouette, random: Random) -> None:
    """Fail if what another may do is not refused to one who may not; nothing happens then."""
    people = range(1, len(chouette.dealt) + 3)
    one, other = random.choice(people), random.choice(people)
    own = legal_actions(chouette, one)
    foreign = [action for action in legal_actions(chouette, other) if action not in own]
    actions = [action for action in foreign if not isinstance(action, RANGES)]
    if actions:
        with pytest.raises(IllegalAction):
            act(chouette, one, random.choice(actions), no_dice)


def check_action(chouette: Chouette, random: Random) -> None:
    """Fail if anything is wrong; what takes long is looked at now and then."""
    check_people(chouette)
    if random.random() < NOW_AND_THEN:
        check_rights(chouette)
        check_time(chouette, random)
        check_sealed(chouette, random)
        check_refused(chouette, random)


WATCH = SessionChecks(check, check_action, has_bots=True)


def run(seeds: Iterable[int], steps: int = MOST_STEPS) -> None:
    for seed in seeds:
        random = Random(seed)
        numbers = [random.getrandbits(32) for _ in range(random.randint(5, steps))]
        try:
            session = played(seed, numbers, WATCH)
        except Exception:  # noqa: BLE001 - whatever goes wrong is told
            pytest.fail(told(seed, shortened(seed, numbers, WATCH), WATCH))
        assert replay(session.start, session.events) == session.chouette


@pytest.mark.no_cover
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_always_true_of_a_chouette(chunk: int) -> None:
    size = SESSIONS // CHUNKS
    run(range(chunk * size, (chunk + 1) * size))


@pytest.mark.no_cover
def test_what_is_always_true_of_whole_games() -> None:
    full = (seed for seed in range(SESSIONS) if Session(seed, WATCH).start.sheet.rules.start == FULL_GAME)
    run(islice(full, FULL_GAMES), STEPS_OF_FULL_GAMES)


@pytest.mark.no_cover
def test_in_a_share_of_them_the_bot_plays_and_the_autopilot_doubles_and_answers() -> None:
    random = Random(0)
    numbers = [random.getrandbits(32) for _ in range(MOST_STEPS)]
    events = [event for seed in range(0, 90, 3) for event in played(seed, numbers, WATCH).events]
    assert any(isinstance(event, Joined) and event.is_machine for event in events)
    assert any(isinstance(event, GameDealt) for event in events)
    assert any(isinstance(event, Doubled) and event.autopilot for event in events)
    assert any(isinstance(event, AnswerSealed) and event.autopilot for event in events)


@pytest.mark.no_cover
def test_in_many_of_them_the_roll_waits_for_the_crew() -> None:
    random = Random(1)
    numbers = [random.getrandbits(32) for _ in range(MOST_STEPS)]
    kinds = {type(event) for seed in range(60) for event in played(seed, numbers, WATCH).events}
    assert {DoubleDeclined, GraceEnded} <= kinds


@pytest.mark.proof
@pytest.mark.no_cover
@pytest.mark.parametrize("chunk", range(PROOF_CHUNKS))
def test_what_is_always_true_of_many_chouettes(chunk: int) -> None:
    size = PROOF_SESSIONS // PROOF_CHUNKS
    run(range(SESSIONS + chunk * size, SESSIONS + (chunk + 1) * size))


def test_a_failing_session_is_shortened_and_told() -> None:
    def nobody_rolls(_: Chouette, event: ChouetteEvent, __: Chouette) -> None:
        assert not isinstance(event, Rolled), "a roll"

    watch = SessionChecks(nobody_rolls, check_action)
    random = Random(1)
    numbers = [random.getrandbits(32) for _ in range(200)]
    assert failure(1, numbers, watch)
    short = shortened(1, numbers, watch)
    assert len(short) < 10
    story = told(1, short, watch)
    assert "StartGame()" in story
    assert "seed 1: AssertionError: a roll" in story
    assert told(1, [], watch) == "nothing went wrong"

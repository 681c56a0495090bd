"""Random chouettes: each is made by a list of numbers, so that a failing one can be shortened and told."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.engine import (
    Answer,
    AnswerOffer,
    Autopilot,
    MakePlay,
    OfferDouble,
    Position,
    RollDice,
    RuleSheet,
    parse_board,
)
from bot.engine.chouette.acting import act
from bot.engine.chouette.actions import (
    AcceptProposal,
    AnswersTogether,
    AnswerTogether,
    AnyBot,
    AnyOptions,
    ChouetteAction,
    Close,
    Concede,
    GiveExtra,
    GoAway,
    Instruct,
    Join,
    KeepExtras,
    Leave,
    NameHost,
    NameProxy,
    PlayAlone,
    Possible,
    ProposeSettlement,
    RefuseProposal,
    Release,
    ReplyToBox,
    SeatBot,
    SeekPartner,
    SetLastGame,
    SetOptions,
    SettlementUpTo,
    StandDown,
    StartGame,
    TakeBackDouble,
    Volunteer,
)
from bot.engine.chouette.answers import autopilot_answers, possible_answers
from bot.engine.chouette.decisions import autopilot_doubles, is_in_grace, players_to_act
from bot.engine.chouette.events import ChouetteEvent, apply
from bot.engine.chouette.flow import (
    AT_ONCE,
    AnswerForAbsent,
    AutopilotUse,
    DoubleForAbsent,
    ForAbsent,
    PlayForAbsent,
    act_for_absent,
    time_is_up,
    waits_for_autopilot,
)
from bot.engine.chouette.legal import legal_actions
from bot.engine.chouette.options import (
    Abandonment,
    AbsentCube,
    ChouetteSheet,
    Consultation,
    CrewGrace,
    CubeMode,
    DoubleRule,
    JoinPosition,
    LoneRule,
    ReplyOrder,
    Retention,
    TakeRule,
)
from bot.engine.chouette.state import Chouette, ChouettePhase
from tests.engine.chouette.story import letter
from tests.engine.games import kind_of

STARTS = tuple(
    map(
        parse_board,
        [
            "3:1 2:1 1:1 | 3:1 2:1 1:1",  # a race of two or three turns
            "8:1 6:1 2:1 | 8:1 6:1 2:1",
            "20:1 6:1 2:1 | 20:1 6:1 2:1",  # contact
            "24:1 23:1 22:1 | 24:1 23:1 22:1",  # hypergammon
        ],
    )
)
FULL_GAME = RuleSheet().start

WEIGHTS: dict[type | Answer, float] = {
    Leave: 0.03,
    GoAway: 0.03,
    Close: 0.002,
    Concede: 0.02,
    SettlementUpTo: 0.05,
    AnyOptions: 0.05,
    AnyBot: 0,  # which has tests of its own
    SetLastGame: 0.02,
    NameHost: 0.02,
    NameProxy: 0.02,
    Instruct: 0.03,
    Volunteer: 0.05,
    StandDown: 0.3,
    StartGame: 3,
    SeekPartner: 3,
    RollDice: 2,
}
WILD_WEIGHTS: dict[type | Answer, float] = WEIGHTS | {
    OfferDouble: 8,
    TakeBackDouble: 0.05,
    RollDice: 0.5,
    Answer.DROP: 4,
}
"""Where everything is doubled and most is dropped, so that lone takers, extras and captains come and go."""

BOT, BOTS_EVERY = 99, 3
"""The bot's key, and the share of sessions that it plays in."""

OF_BOTS = (
    *(RollDice, MakePlay, OfferDouble, Release, AnswerOffer, AnswersTogether, PlayAlone, KeepExtras),
    *(AcceptProposal, RefuseProposal, ReplyToBox, GiveExtra),
)
"""The actions that the bot ever takes."""

NOTHING = 0.3
"""The weight of doing nothing, so that those who have nothing to do but leave seldom do."""


@dataclass(frozen=True)
class SessionChecks:
    """Checks after every event, and after every action."""

    event: Callable[[Chouette, ChouetteEvent, Chouette], None]
    action: Callable[[Chouette, Random], None]
    has_bots: bool = False
    """Whether in a share of the sessions the bot may be seated, and the autopilot is asked what it does."""


def random_sheet(random: Random, starts: Sequence[Position] = STARTS) -> ChouetteSheet:
    """Return a sheet with every option drawn at random."""
    is_single = random.random() < 0.25
    has_beavers = not is_single and random.random() < 0.7
    rules = RuleSheet(
        stake=random.choice([1, 1, 5]),
        is_jacoby=random.random() < 0.5,
        has_beavers=has_beavers,
        has_raccoons=has_beavers and random.random() < 0.5,
        automatic_doubles=random.choice([0, 1, None]),
        cube_cap=random.choice([None, None, 2, 8]),
        start=random.choice(starts) if random.random() < 0.97 else FULL_GAME,
    )
    lone_rules = [rule for rule in LoneRule if has_beavers or rule is not LoneRule.MUST_BEAVER]
    return ChouetteSheet(
        rules=rules,
        cube_mode=CubeMode.SINGLE if is_single else CubeMode.MULTI,
        max_players=random.randint(6, 10),
        consultation=random.choice(list(Consultation)),
        lone_rule=random.choice([*lone_rules, LoneRule.EXTRAS]),
        lone_min=random.randint(3, 5),
        take_rule=TakeRule.FREE if is_single else random.choice(list(TakeRule)),
        double_rule=DoubleRule.ANY if is_single else random.choice(list(DoubleRule)),
        reply_order=random.choice(list(ReplyOrder)),
        retention=random.choice(list(Retention)),
        partner_min=random.choice([0, 0, 0, 6]),
        join_position=random.choice(list(JoinPosition)),
        has_settlements=random.random() < 0.7,
        absent_cube=random.choice(list(AbsentCube)),
        abandonment=random.choice(list(Abandonment)),
        turn_hours=random.choice([1, 24]),
        crew_grace=random.choice(list(CrewGrace)),
    )


def answered_together(possible: AnswersTogether, random: Random) -> AnswerTogether:
    """Return answers to all cubes that the rule allows."""
    while True:
        answers = tuple((cube, random.choice([Answer.TAKE, Answer.DROP])) for cube in possible.cubes)
        together = AnswerTogether(answers)
        if possible.covers(together):
            return together


class Session:
    """A chouette in which people do anything that they may, each step drawn by a number."""

    def __init__(self, seed: int, watch: SessionChecks, starts: Sequence[Position] = STARTS) -> None:
        random = Random(seed)
        self.starts = starts
        self.watch = watch
        self.people = range(1, random.randint(3, 10) + 3)
        self.start = Chouette.opened(1, random_sheet(random, starts))
        self.weights = random.choice([WEIGHTS, WILD_WEIGHTS])
        self.use = AT_ONCE
        if watch.has_bots and seed % BOTS_EVERY == 0:
            allowed_by = frozenset(player for player in self.people if player % 2 == seed % 4 // 2)
            self.use = AutopilotUse(is_asked=True, allowed_by=allowed_by)
            self.weights = self.weights | {AnyBot: 0.5}
        self.chouette = self.start
        self.events: list[ChouetteEvent] = []
        self.story = [repr(self.start.sheet)]
        for player in self.people[1:-2]:
            self._act(player, Join(), random)

    def step(self, number: int) -> None:
        """Let a player act, or their time be up; mostly one who is waited for."""
        random = Random(number)
        waiting = players_to_act(self.chouette) or self.chouette.dealt
        player = random.choice(waiting if waiting and random.random() < 0.8 else self.people)
        if random.random() < 0.05 and player not in self.chouette.machines:
            is_pause = self.chouette.phase is ChouettePhase.BETWEEN
            is_crews_time = is_in_grace(self.chouette) and random.random() < 0.5
            silent = None if is_pause or is_crews_time else player
            self.story.append(f"time is up for {letter(silent)}")
            self._happen(time_is_up(self.chouette, silent, lambda: random.randint(1, 6), self.use), random)
            return
        possible: Sequence[Possible] = legal_actions(self.chouette, player)
        if player in self.chouette.machines:
            possible = [one for one in possible if isinstance(one, OF_BOTS)]
        action = self._choose(random, possible)
        if action:
            self._act(player, action, random)

    def _choose(self, random: Random, possible: Sequence[Possible]) -> ChouetteAction | None:
        counts = Counter(map(kind_of, possible))
        weights = [self.weights.get(kind_of(one), 1) / counts[kind_of(one)] for one in possible]
        chosen = random.choices([*possible, None], [*weights, NOTHING])[0]
        match chosen:
            case SettlementUpTo(bet, most):
                return ProposeSettlement(bet, random.randint(-most, most))
            case AnswersTogether():
                return answered_together(chosen, random)
            case AnyOptions():
                stake = random.choice([1, 1, 2])
                sheet = random_sheet(random, self.starts)
                return SetOptions(replace(sheet, max_players=10, rules=replace(sheet.rules, stake=stake)))
            case AnyBot():
                return SeatBot(BOT)
            case _:
                return chosen

    def _act(self, player: int, action: ChouetteAction, random: Random) -> None:
        self.story.append(f"{letter(player)}: {action!r}")
        self._happen(act(self.chouette, player, action, lambda: random.randint(1, 6), use=self.use), random)

    def _happen(self, events: Sequence[ChouetteEvent], random: Random) -> None:
        self._apply(events)
        while self.use.is_asked and waits_for_autopilot(self.chouette):
            said = self._autopilot(random)
            self.story.append(f"the autopilot: {said!r}")
            happened = act_for_absent(self.chouette, said, lambda: random.randint(1, 6), self.use)
            assert happened
            self._apply(happened)
        self.watch.action(self.chouette, random)

    def _autopilot(self, random: Random) -> ForAbsent:
        """Whatever it may say: it uses the cubes that were allowed, and is asked for no others."""
        match self.chouette.phase:
            case ChouettePhase.MOVE:
                return PlayForAbsent(random.choice(self.chouette.game.plays), Autopilot.ADVANCED)
            case ChouettePhase.CUBE:
                allowed = autopilot_doubles(self.chouette, self.use.allowed_by)
                doubled = [cube for cube in allowed if random.random() < 0.5]
                return DoubleForAbsent(tuple(doubled), Autopilot.ADVANCED)
            case _:
                asked = autopilot_answers(self.chouette, self.use.allowed_by)
                return AnswerForAbsent(
                    tuple((each, random.choice(possible_answers(self.chouette, each))) for each in asked),
                    Autopilot.PLAIN,
                )

    def _apply(self, events: Sequence[ChouetteEvent]) -> None:
        for event in events:
            before, self.chouette = self.chouette, apply(self.chouette, event)
            self.events.append(event)
            self.watch.event(before, event, self.chouette)


def played(
    seed: int, numbers: Sequence[int], watch: SessionChecks, starts: Sequence[Position] = STARTS
) -> Session:
    """Return a session after all its steps; it ends early when the chouette closes."""
    session = Session(seed, watch, starts)
    for number in numbers:
        if session.chouette.is_closed:
            break
        session.step(number)
    return session


def failure(seed: int, numbers: Sequence[int], watch: SessionChecks) -> Exception | None:
    try:
        played(seed, numbers, watch)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is to be told
        return error
    return None


def shortened(seed: int, numbers: Sequence[int], watch: SessionChecks) -> list[int]:
    """Return as few of the numbers as still fail, found by leaving out ever smaller parts."""
    left = list(numbers)
    size = len(left)
    while size:
        place = 0
        while place < len(left):
            fewer = left[:place] + left[place + size :]
            if failure(seed, fewer, watch):
                left = fewer
            else:
                place += size
        size //= 2
    return left


def told(seed: int, numbers: Sequence[int], watch: SessionChecks) -> str:
    """Return the story of a failing session, up to what went wrong."""
    session = Session(seed, watch)
    try:
        for number in numbers:
            session.step(number)
    except Exception as error:  # noqa: BLE001 - as above
        return "\n".join([*session.story, f"seed {seed}: {type(error).__name__}: {error}"])
    return "nothing went wrong"

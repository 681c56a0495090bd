"""What the bot decides as a member of a chouette: with its own cube, as captain, or in the box.

It is told what somebody on roll may know, and nothing that is sealed. It never proposes anything, gives no
advice and no extras, does not offer itself as the partner of the box and asks for none; but it keeps the
extras that it is given, and plays on for others where the rules draw it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.analysis import UNLIMITED, Access, Evaluator, Level, Question, Rules, Situation
from bot.engine import (
    Answer,
    AnswerOffer,
    Autopilot,
    Cube,
    Game,
    MakePlay,
    OfferDouble,
    OfferStage,
    Play,
    RollDice,
    Side,
)
from bot.engine.autopilot import choose_play, would_take
from bot.engine.chouette import (
    AcceptProposal,
    AnswersTogether,
    AnswerTogether,
    Chouette,
    ChouetteAction,
    DoubleRule,
    GiveExtra,
    KeepExtras,
    LoneRule,
    Need,
    PlayAlone,
    RefuseProposal,
    Release,
    ReplyToBox,
    answers_proposal,
    cubes_to_offer,
    decisions,
    legal_actions,
    main_bet,
    waits_for_autopilot,
)
from bot.engine.chouette.game import Proposal
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.choices import SURE, chosen_answer, chosen_play, equity, would_double
from bot.play.chouette.intents import cubes_asked
from bot.play.chouette.table import ChouetteTable
from bot.play.rules import Asked
from bot.play.table import Status

STANDING_ANSWERS: Final[Mapping[Need, ChouetteAction]] = {
    Need.SEEK_PARTNER: PlayAlone(),
    Need.BE_PARTNER: ReplyToBox(is_yes=False),
    Need.EXTRA: GiveExtra(is_yes=False),
}
"""What it says without thinking."""
ENOUGH_TO_BEAVER: Final = 0.5
"""The most that a take may lose where one that is beavered loses no more than a pass."""


@dataclass(frozen=True, slots=True)
class AskedInChouette(Asked):
    """A decision of a member, or of the box."""

    chouette: Chouette
    need: Need

    async def decide(self, evaluator: Evaluator, seed: str) -> tuple[ChouetteAction, ...]:
        match self.need:
            case Need.ROLL:
                return (*await self._doubles(evaluator, seed), RollDice())
            case Need.HOLD:
                return (*await self._doubles(evaluator, seed), Release())
            case Need.MOVE:
                return (await self._play(evaluator, seed),)
            case Need.ANSWER:
                return await self._answers(evaluator, seed)
            case Need.LAST_WORD if self.chouette.sheet.lone_rule is LoneRule.MUST_BEAVER:
                return (await self._beaver_or_pass(evaluator),)
            case _:
                return self.plainly()

    def plainly(self) -> tuple[ChouetteAction, ...]:
        game = self.chouette.game if self.chouette.in_play else None
        match self.need:
            case Need.ROLL:
                return (RollDice(),)
            case Need.HOLD:
                return (Release(),)
            case Need.MOVE if game and game.roll and (play := choose_play(game.position, game.roll)):
                return (MakePlay(play),)
            case Need.ANSWER if game:
                takes = would_take(game.position_of(game.side_of(self.plays_for) or Side.WHITE))
                answer = Answer.TAKE if takes else Answer.DROP
                return self._answered(dict.fromkeys(self._cubes_asked(), answer))
            case Need.LAST_WORD:
                is_extras = self.chouette.sheet.lone_rule is LoneRule.EXTRAS
                return (KeepExtras() if is_extras else AnswerOffer(self._lone_cube(), Answer.DROP),)
            case _:
                return (STANDING_ANSWERS[self.need],)

    @property
    def plays_for(self) -> PlayerId:
        """Whose bets they are: a substitute plays with the box's."""
        return bets_played_by(self.chouette, self.player)

    async def _play(self, evaluator: Evaluator, seed: str) -> MakePlay:
        """By the greatest of their cubes: there is one play for all."""
        game = self.chouette.game
        cubes = (game.cubes[bet.cube] for bet in game.active_bets(self.plays_for))
        cube = max(cubes, key=lambda each: each.value)
        return await chosen_play(evaluator, game, question_about(self.chouette, cube), self.level, seed)

    async def _doubles(self, evaluator: Evaluator, seed: str) -> tuple[OfferDouble, ...]:
        free = cubes_to_offer(self.chouette, self.player)
        meant = [cube for cube in free if await self._would_double(evaluator, cube, seed)]
        return tuple(map(OfferDouble, self._by_double_rule(meant, free)))

    async def _would_double(self, evaluator: Evaluator, cube: CubeIndex, seed: str) -> bool:
        question = question_about(self.chouette, self.chouette.game.cubes[cube])
        return await would_double(evaluator, question, self.level, seed)

    def _by_double_rule(self, meant: Sequence[CubeIndex], free: Sequence[CubeIndex]) -> Sequence[CubeIndex]:
        """The cubes to double as the table allows: where it is all or none, what most of the points say."""
        current, rule = self.chouette.current, self.chouette.sheet.double_rule
        if self.plays_for != current.box or rule is DoubleRule.ANY:
            return meant
        if rule is DoubleRule.ALL:
            return free if self._is_most(meant, free) else ()
        captains = main_bet(current, current.captain)
        is_bound = captains is not None and captains.cube in free and captains.cube not in meant
        return () if is_bound else meant

    def _is_most(self, some: Collection[CubeIndex], of: Collection[CubeIndex]) -> bool:
        cubes = self.chouette.game.cubes
        return 2 * sum(cubes[each].value for each in some) > sum(cubes[each].value for each in of)

    async def _answers(self, evaluator: Evaluator, seed: str) -> tuple[ChouetteAction, ...]:
        answers = {}
        for cube, possible in self._cubes_asked().items():
            question = question_about(self.chouette, self.chouette.game.cubes[cube])
            answer = await chosen_answer(evaluator, question, self.level, seed)
            answers[cube] = answer if answer in possible else Answer.TAKE
        return self._answered(answers)

    def _cubes_asked(self) -> dict[CubeIndex, list[Answer]]:
        return cubes_asked(legal_actions(self.chouette, self.player))

    def _answered(self, answers: Mapping[CubeIndex, Answer]) -> tuple[ChouetteAction, ...]:
        """The answers, all at once where there are several; not as meant if the table does not allow that."""
        possible = legal_actions(self.chouette, self.player)
        together = next((each for each in possible if isinstance(each, AnswersTogether)), None)
        if together is None:
            return tuple(AnswerOffer(cube, answer) for cube, answer in answers.items())
        meant = AnswerTogether(tuple(answers.items()))
        if together.covers(meant):
            return (meant,)
        takes = [cube for cube, answer in answers.items() if answer is not Answer.DROP]
        every = Answer.TAKE if self._is_most(takes, answers) else Answer.DROP
        return (AnswerTogether(tuple(dict.fromkeys(answers, every).items())),)

    def _lone_cube(self) -> CubeIndex:
        lone = self.chouette.current.lone
        if lone is None:
            raise ValueError("nobody took alone")
        return lone.cube

    async def _beaver_or_pass(self, evaluator: Evaluator) -> AnswerOffer:
        cube = self._lone_cube()
        rating = await evaluator.rate_cube(
            question_about(self.chouette, self.chouette.game.cubes[cube]).situation
        )
        is_enough = rating.double_take <= ENOUGH_TO_BEAVER
        return AnswerOffer(cube, Answer.BEAVER if is_enough else Answer.DROP)


@dataclass(frozen=True, slots=True)
class AskedToSettle(Asked):
    """What the other side of a bet has proposed: points, or to lose."""

    chouette: Chouette
    proposal: Proposal

    async def decide(self, evaluator: Evaluator, _seed: str) -> tuple[AcceptProposal | RefuseProposal]:
        """To accept what is no less than playing on is worth."""
        game, proposal = self.chouette.game, self.proposal
        bet = game.bets[proposal.bet]
        cube = game.cubes[bet.cube]
        expected = await equity(evaluator, question_about(self.chouette, cube)) * cube.value
        if bet.side_of(proposal.by) is (game.on_roll or Side.WHITE):
            expected = -expected
        is_enough = -proposal.points >= expected - SURE
        return (AcceptProposal(proposal.bet) if is_enough else RefuseProposal(proposal.bet),)

    def plainly(self) -> tuple[RefuseProposal]:
        return (RefuseProposal(self.proposal.bet),)


@dataclass(frozen=True, slots=True)
class PlayForAbsent:
    """What the autopilot plays in place of somebody, and which autopilot it is."""

    play: Play
    by: Autopilot


@dataclass(frozen=True, slots=True)
class AskedForAbsent(Asked):
    """A play for a box or a captain for whom nobody acts.

    Of the cube the engine's rules speak: the autopilot never doubles.
    """

    game: Game
    question: Question

    async def decide(self, evaluator: Evaluator, seed: str) -> tuple[PlayForAbsent]:
        made = await chosen_play(evaluator, self.game, self.question, self.level, seed)
        return (PlayForAbsent(made.play, Autopilot.ADVANCED),)

    def plainly(self) -> tuple[PlayForAbsent, ...]:
        play = self.game.roll and choose_play(self.game.position, self.game.roll)
        return (PlayForAbsent(play, Autopilot.PLAIN),) if play else ()


def _asked_for_absent(chouette: Chouette) -> AskedForAbsent:
    game, current = chouette.game, chouette.current
    of = current.box if game.on_roll is Side.WHITE else current.captain
    held = game.active_bets(of) or [bet for bet in game.bets if bet.is_active]
    cube = max((game.cubes[bet.cube] for bet in held), key=lambda each: each.value)
    question = question_about(chouette, cube)
    return AskedForAbsent(of, Level.ADVANCED, game, question, is_absent=True)


def asked_in_chouette(table: ChouetteTable) -> Asked | None:
    """What the bot has to decide next, for itself or for who is not there; None where people decide."""
    chouette = table.chouette
    if table.status is not Status.PLAYING:
        return None
    if chouette.in_play is not None and waits_for_autopilot(chouette):
        return _asked_for_absent(chouette)
    if not chouette.machines:
        return None
    levels = {each.id: each.level for each in table.players.values()}
    proposals = chouette.in_play.proposals if chouette.in_play else ()
    for proposal in proposals:
        player = answers_proposal(chouette, proposal)
        if player is not None and (level := levels.get(player)) is not None:
            return AskedToSettle(player, level, chouette, proposal)
    for one in decisions(chouette):
        if (level := levels.get(one.player)) is not None:
            return AskedInChouette(one.player, level, chouette, one.need)
    return None


def question_about(chouette: Chouette, cube: Cube) -> Question:
    """What is to be decided on a bet with that cube, as the side on roll sees it."""
    game, terms = chouette.game, chouette.game.terms
    owners = {None: Access.CENTRED, game.on_roll: Access.OWN}
    rules = Rules(terms.is_jacoby, terms.has_beavers, cube_cap=terms.cube_cap or UNLIMITED)
    situation = Situation(game.position, cube.value, owners.get(cube.owner, Access.OTHER), rules=rules)
    stage: OfferStage | None = None if cube.offer is None else cube.offer.stage
    return Question(situation, None if stage is not None else game.roll, stage)

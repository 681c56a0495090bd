"""Decisions of the bot as a member of a chouette: with its own cube, as captain, or in the box.

It knows what a player on roll may know, and nothing that is sealed. It never proposes anything, and gives no
advice and no extra cubes. It neither asks for a partner nor offers to be one. It keeps the extra cubes that
it is given, and plays on for others if the rules draw it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot import engine
from bot.analysis import UNLIMITED, Access, Evaluator, Level, Question, Rules, Situation
from bot.engine.autopilot import choose_play, would_take
from bot.engine.chouette import (
    Chouette,
    ChouettePhase,
    DoubleRule,
    LoneRule,
    Need,
    actions,
    answers_proposal,
    cubes_to_offer,
    decisions,
    legal_actions,
    main_bet,
    waits_for_autopilot,
)
from bot.engine.chouette.answers import (
    OpenOffer,
    answer_to,
    answers_together,
    autopilot_answers,
    possible_answers,
)
from bot.engine.chouette.decisions import autopilot_doubles
from bot.engine.chouette.flow import AnswerForAbsent, DoubleForAbsent, ForAbsent, PlayForAbsent
from bot.engine.chouette.game import Proposal
from bot.engine.chouette.people import bets_played_by
from bot.engine.keys import CubeIndex, PlayerId
from bot.play.base.table import Status
from bot.play.chouette.intents import cubes_asked
from bot.play.chouette.table import ChouetteTable
from bot.play.kinds.lifecycle import BotDecision
from bot.play.tables.bot_player import SURE, chosen_answer, chosen_play, equity, would_double

STANDING_ANSWERS: Final[Mapping[Need, actions.ChouetteAction]] = {
    Need.SEEK_PARTNER: actions.PlayAlone(),
    Need.BE_PARTNER: actions.ReplyToBox(is_yes=False),
    Need.EXTRA: actions.GiveExtra(is_yes=False),
}
"""Answers that need no thought."""
ENOUGH_TO_BEAVER: Final = 0.5
"""The most that a take may lose where one that is beavered loses no more than a pass."""


@dataclass(frozen=True, slots=True)
class ChouetteDecision(BotDecision):
    """A decision of a member, or of the box."""

    chouette: Chouette
    need: Need

    async def decide(self, evaluator: Evaluator, seed: str) -> tuple[actions.ChouetteAction, ...]:
        match self.need:
            case Need.ROLL:
                return (*await self._doubles(evaluator, seed), engine.RollDice())
            case Need.HOLD:
                return (*await self._doubles(evaluator, seed), actions.Release())
            case Need.MOVE:
                return (await self._play(evaluator, seed),)
            case Need.ANSWER:
                return await self._answers(evaluator, seed)
            case Need.LAST_WORD if self.chouette.sheet.lone_rule is LoneRule.MUST_BEAVER:
                return (await self._beaver_or_pass(evaluator),)
            case _:
                return self.plainly()

    def plainly(self) -> tuple[actions.ChouetteAction, ...]:
        game = self.chouette.game if self.chouette.in_play else None
        match self.need:
            case Need.ROLL:
                return (engine.RollDice(),)
            case Need.HOLD:
                return (actions.Release(),)
            case Need.MOVE if game and game.roll and (play := choose_play(game.position, game.roll)):
                return (engine.MakePlay(play),)
            case Need.ANSWER if game:
                takes = would_take(game.position_of(game.side_of(self.plays_for) or engine.Side.WHITE))
                answer = engine.Answer.TAKE if takes else engine.Answer.DROP
                return self._answered(dict.fromkeys(self._cubes_asked(), answer))
            case Need.LAST_WORD:
                is_extras = self.chouette.sheet.lone_rule is LoneRule.EXTRAS
                return (
                    actions.KeepExtras()
                    if is_extras
                    else engine.AnswerOffer(self._lone_cube(), engine.Answer.DROP),
                )
            case _:
                return (STANDING_ANSWERS[self.need],)

    @property
    def plays_for(self) -> PlayerId:
        """The player whose bets these are: a substitute plays with the box's."""
        return bets_played_by(self.chouette, self.player)

    async def _play(self, evaluator: Evaluator, seed: str) -> engine.MakePlay:
        """By the greatest of their cubes: there is one play for all."""
        game = self.chouette.game
        cubes = (game.cubes[bet.cube] for bet in game.active_bets(self.plays_for))
        cube = max(cubes, key=lambda each: each.value)
        return await chosen_play(evaluator, game, question_about(self.chouette, cube), self.level, seed)

    async def _doubles(self, evaluator: Evaluator, seed: str) -> tuple[engine.OfferDouble, ...]:
        free = cubes_to_offer(self.chouette, self.player)
        meant = [cube for cube in free if await self._would_double(evaluator, cube, seed)]
        return tuple(map(engine.OfferDouble, _by_double_rule(self.chouette, self.plays_for, meant, free)))

    async def _would_double(self, evaluator: Evaluator, cube: CubeIndex, seed: str) -> bool:
        question = question_about(self.chouette, self.chouette.game.cubes[cube])
        return await would_double(evaluator, question, self.level, seed)

    async def _answers(self, evaluator: Evaluator, seed: str) -> tuple[actions.ChouetteAction, ...]:
        answers = {}
        for cube, possible in self._cubes_asked().items():
            question = question_about(self.chouette, self.chouette.game.cubes[cube])
            answer = await chosen_answer(evaluator, question, self.level, seed)
            answers[cube] = answer if answer in possible else engine.Answer.TAKE
        return self._answered(answers)

    def _cubes_asked(self) -> dict[CubeIndex, list[engine.Answer]]:
        return cubes_asked(legal_actions(self.chouette, self.player))

    def _answered(self, answers: Mapping[CubeIndex, engine.Answer]) -> tuple[actions.ChouetteAction, ...]:
        """The answers, all at once where there are several; not as meant if the table does not allow that."""
        possible = legal_actions(self.chouette, self.player)
        together = next((each for each in possible if isinstance(each, actions.AnswersTogether)), None)
        if together is None:
            return tuple(engine.AnswerOffer(cube, answer) for cube, answer in answers.items())
        return (_together(self.chouette, together, answers),)

    def _lone_cube(self) -> CubeIndex:
        lone = self.chouette.current.lone
        if lone is None:
            raise ValueError("nobody took alone")
        return lone.cube

    async def _beaver_or_pass(self, evaluator: Evaluator) -> engine.AnswerOffer:
        cube = self._lone_cube()
        rating = await evaluator.rate_cube(
            question_about(self.chouette, self.chouette.game.cubes[cube]).situation
        )
        is_enough = rating.double_take <= ENOUGH_TO_BEAVER
        return engine.AnswerOffer(cube, engine.Answer.BEAVER if is_enough else engine.Answer.DROP)


@dataclass(frozen=True, slots=True)
class AskedToSettle(BotDecision):
    """The other side of a bet has proposed to settle it, or to concede it."""

    chouette: Chouette
    proposal: Proposal

    async def decide(
        self, evaluator: Evaluator, _seed: str
    ) -> tuple[actions.AcceptProposal | actions.RefuseProposal]:
        """To accept what is no less than playing on is worth."""
        game, proposal = self.chouette.game, self.proposal
        bet = game.bets[proposal.bet]
        cube = game.cubes[bet.cube]
        expected = await equity(evaluator, question_about(self.chouette, cube)) * cube.value
        if bet.side_of(proposal.by) is (game.on_roll or engine.Side.WHITE):
            expected = -expected
        is_enough = -proposal.points >= expected - SURE
        return (actions.AcceptProposal(proposal.bet) if is_enough else actions.RefuseProposal(proposal.bet),)

    def plainly(self) -> tuple[actions.RefuseProposal]:
        return (actions.RefuseProposal(self.proposal.bet),)


@dataclass(frozen=True, slots=True)
class AskedForAbsent(BotDecision):
    """The decision is one for players who are gone or silent: a play, doubles, or answers.

    It uses the cubes of the players in `allowed_by` alone; for the others the engine's rules decide.
    """

    chouette: Chouette
    allowed_by: frozenset[PlayerId]

    @property
    def actor(self) -> None:
        """Nobody: the captain may only be late, and has not seen the roll."""

    async def decide(self, evaluator: Evaluator, seed: str) -> tuple[ForAbsent]:
        match self.chouette.phase:
            case ChouettePhase.CUBE:
                return (
                    DoubleForAbsent(tuple(await self._doubles(evaluator, seed)), engine.Autopilot.ADVANCED),
                )
            case ChouettePhase.ANSWER:
                answers = await self._answers(evaluator, seed)
                return (AnswerForAbsent(tuple(answers.items()), engine.Autopilot.ADVANCED),)
            case _:
                of = self.chouette.game.active_bets(self.player) or self.chouette.game.bets
                cubes = (self.chouette.game.cubes[bet.cube] for bet in of if bet.is_active)
                question = question_about(self.chouette, max(cubes, key=lambda each: each.value))
                made = await chosen_play(evaluator, self.chouette.game, question, self.level, seed)
                return (PlayForAbsent(made.play, engine.Autopilot.ADVANCED),)

    def plainly(self) -> tuple[ForAbsent, ...]:
        """It never doubles, and what it answers is what silence means."""
        match self.chouette.phase:
            case ChouettePhase.CUBE:
                return (DoubleForAbsent((), engine.Autopilot.PLAIN),)
            case ChouettePhase.ANSWER:
                allowed = autopilot_answers(self.chouette, self.allowed_by)
                silent = ((offer, answer_to(self.chouette, offer)) for offer in allowed)
                answers = tuple((offer, answer) for offer, answer in silent if answer is not None)
                return (AnswerForAbsent(answers, engine.Autopilot.PLAIN),)
            case _:
                roll = self.chouette.game.roll
                play = roll and choose_play(self.chouette.game.position, roll)
                return (PlayForAbsent(play, engine.Autopilot.PLAIN),) if play else ()

    async def _doubles(self, evaluator: Evaluator, seed: str) -> list[CubeIndex]:
        free: dict[PlayerId, list[CubeIndex]] = {}
        for cube, player in autopilot_doubles(self.chouette, self.allowed_by).items():
            free.setdefault(player, []).append(cube)
        chosen: list[CubeIndex] = []
        for player, cubes in free.items():
            meant = []
            for cube in cubes:
                question = question_about(self.chouette, self.chouette.game.cubes[cube])
                if await would_double(evaluator, question, self.level, seed):
                    meant.append(cube)
            chosen += _by_double_rule(self.chouette, player, meant, cubes)
        return chosen

    async def _answers(self, evaluator: Evaluator, seed: str) -> dict[OpenOffer, engine.Answer]:
        answers = {}
        for offer in autopilot_answers(self.chouette, self.allowed_by):
            question = question_about(self.chouette, self.chouette.game.cubes[offer.cube])
            answer = await chosen_answer(evaluator, question, self.level, seed)
            possible = possible_answers(self.chouette, offer)
            answers[offer] = answer if answer in possible else engine.Answer.TAKE
        together = answers_together(self.chouette)
        of_box = {offer.cube: offer for offer in answers if offer.player == self.chouette.current.box}
        if together is None or not of_box:
            return answers
        meant = {cube: answers[offer] for cube, offer in of_box.items()}
        allowed = _together(self.chouette, together, meant)
        return answers | {of_box[cube]: answer for cube, answer in allowed.answers}


def _by_double_rule(
    chouette: Chouette, of: PlayerId, meant: Sequence[CubeIndex], free: Sequence[CubeIndex]
) -> Sequence[CubeIndex]:
    """The cubes to double as the table allows: where it is all or none, what most of the points say."""
    current, rule = chouette.current, chouette.sheet.double_rule
    if of != current.box or rule is DoubleRule.ANY:
        return meant
    if rule is DoubleRule.ALL:
        return free if _is_most(chouette, meant, free) else ()
    captains = main_bet(current, current.captain)
    is_bound = captains is not None and captains.cube in free and captains.cube not in meant
    return () if is_bound else meant


def _together(
    chouette: Chouette, together: actions.AnswersTogether, answers: Mapping[CubeIndex, engine.Answer]
) -> actions.AnswerTogether:
    """The box's answers to several doubles; not as meant if the table does not allow that."""
    meant = actions.AnswerTogether(tuple(answers.items()))
    if together.covers(meant):
        return meant
    takes = [cube for cube, answer in answers.items() if answer is not engine.Answer.DROP]
    every = engine.Answer.TAKE if _is_most(chouette, takes, answers) else engine.Answer.DROP
    return actions.AnswerTogether(tuple(dict.fromkeys(answers, every).items()))


def _is_most(chouette: Chouette, some: Collection[CubeIndex], of: Collection[CubeIndex]) -> bool:
    cubes = chouette.game.cubes
    return 2 * sum(cubes[each].value for each in some) > sum(cubes[each].value for each in of)


def _asked_for_absent(table: ChouetteTable) -> AskedForAbsent:
    """In the name of the box or captain whose side is on roll; or of whoever is to answer first."""
    chouette = table.chouette
    current = chouette.current
    of = current.box if chouette.game.on_roll is engine.Side.WHITE else current.captain
    allowed = (
        autopilot_answers(chouette, table.autopilot_allowed_by)
        if chouette.phase is ChouettePhase.ANSWER
        else ()
    )
    player = allowed[0].player if allowed else of
    return AskedForAbsent(player, Level.ADVANCED, chouette, table.autopilot_allowed_by, is_absent=True)


def decision_in_chouette(table: ChouetteTable) -> BotDecision | None:
    """Return the bot's next decision, for itself or for an absent player; None where people decide."""
    chouette = table.chouette
    if table.status is not Status.PLAYING:
        return None
    if chouette.in_play is not None and waits_for_autopilot(chouette):
        return _asked_for_absent(table)
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
            return ChouetteDecision(one.player, level, chouette, one.need)
    return None


def question_about(chouette: Chouette, cube: engine.Cube) -> Question:
    """Return the decision on a bet with that cube, as the side on roll sees it."""
    game, terms = chouette.game, chouette.game.terms
    owners = {None: Access.CENTRED, game.on_roll: Access.OWN}
    rules = Rules(
        terms.is_jacoby,
        terms.has_beavers,
        cube_cap=terms.cube_cap or UNLIMITED,
        checkers=terms.checkers,
    )
    situation = Situation(game.position, cube.value, owners.get(cube.owner, Access.OTHER), rules=rules)
    stage: engine.OfferStage | None = None if cube.offer is None else cube.offer.stage
    return Question(situation, None if stage is not None else game.roll, stage)

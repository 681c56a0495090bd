"""A random chouette, and the model beside it, which is told what people do and which dice fall."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from bot.engine import (
    Answer,
    Doubled,
    Dropped,
    Ending,
    MakePlay,
    OfferDouble,
    OpeningRolled,
    Played,
    Position,
    Raised,
    Rolled,
    Side,
    Taken,
)
from bot.engine import Bet as EngineBet
from bot.engine.chouette import (
    AnswerSealed,
    AnswersShown,
    AnswersTogether,
    AnswerTogether,
    BetEnded,
    BoxForfeited,
    BoxWarned,
    CaptainMissed,
    Chouette,
    ChouetteEvent,
    ChouettePhase,
    ChouetteSheet,
    Concede,
    DoublingEnded,
    ExtraReplied,
    ExtrasShown,
    GameCalled,
    GameDealt,
    GameSettled,
    Held,
    Instructed,
    Joined,
    Leaving,
    Left,
    LoneTakerDecided,
    LostTheTurn,
    OfferAdded,
    OfferTakenBack,
    OrderRolled,
    PartnerDrawn,
    PartnerReplied,
    PartnerSought,
    ProposalDropped,
    Proposed,
    Released,
    RelievedForTurn,
    RollPressed,
    Rotated,
    Seated,
    SettlementUpTo,
    Substituted,
    Volunteered,
    VolunteerWithdrew,
    WentAway,
    is_present,
    legal_actions,
    mover,
)
from bot.engine.chouette.doubling_events import DoubleDeclined, GraceEnded
from tests.model import checkers
from tests.model.chouette import Game, Name, Offer, Options
from tests.model.rotation import Evening, enter, order, rotate

BOX, TEAM = Side.WHITE, Side.BLACK
SIDES = {"box": BOX, "team": TEAM}
NAMES = {BOX: "box", TEAM: "team"}
PHASES = {
    "opening": ChouettePhase.MOVE,
    "cube": ChouettePhase.CUBE,
    "rolling": ChouettePhase.CUBE,
    "response": ChouettePhase.ANSWER,
    "beaver": ChouettePhase.ANSWER,
    "raccoon": ChouettePhase.ANSWER,
    "move": ChouettePhase.MOVE,
}
ANSWERS = {Answer.TAKE: "take", Answer.DROP: "drop", Answer.BEAVER: "beaver", Answer.FOLLOW: "follow"}
REPLIES = {Answer.TAKE: "accept", Answer.DROP: "refuse", Answer.RACCOON: "raccoon"}


def model_position(position: Position) -> checkers.Position:
    return checkers.Position(position.own, position.other)


def letter(player: int) -> str:
    return chr(ord("A") + player - 1)


def letters(players: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(letter, players))


def options_of(sheet: ChouetteSheet) -> Options:
    rules = sheet.rules
    return Options(
        cube_mode=sheet.cube_mode.value,
        max_players=sheet.max_players,
        jacoby=rules.is_jacoby,
        automatic_doubles=rules.automatic_doubles,
        beavers=rules.has_beavers,
        raccoons=rules.has_raccoons,
        lone_taker=sheet.lone_rule.value,
        lone_min=sheet.lone_min,
        box_take_rule=sheet.take_rule.value,
        box_double_rule=sheet.double_rule.value,
        reply_order=sheet.reply_order.value,
        box_retention=sheet.retention.value,
        partner_min=sheet.partner_min,
        join_position=sheet.join_position.value,
        settlements="mutual" if sheet.has_settlements else "off",
        absent_cube=sheet.absent_cube.value,
        box_abandon=sheet.abandonment.value,
        cube_cap=rules.cube_cap,
        crew_grace=sheet.crew_grace.value,
        start=model_position(rules.start),
        all_told=15 - rules.start.own[0],
    )


class Difference(AssertionError):
    """The engine and the model do not agree."""


def same(what: str, engine: object, model: object) -> None:
    if engine != model:
        raise Difference(f"{what}: the engine says {engine}, the model {model}")


def holds(what: str, is_so: object) -> None:
    if not is_so:
        raise Difference(f"{what}: the model does not have it so")


class Beside:
    """The model, kept in step with a chouette by its events."""

    def __init__(self, counted: Counter[str]) -> None:
        self.counted = counted
        self.box = ""
        self.line: tuple[str, ...] = ("A",)
        self.queue: list[str] = []
        self.away: set[str] = set()
        self.leaving: set[str] = set()
        self.loser = ""
        self.ledger: Counter[str] = Counter()
        self.game: Game | None = None
        self.has_begun = False
        self.replies: dict[str, bool] = {}
        self.expected_partner: str | None = None
        self.bets_ended = False
        self.lone_waits = False
        self.sealed_answers: dict[Name, Answer] = {}
        self.silent: set[Name] = set()
        self.left_orders: dict[Name, set[str]] = {}  # what they had left to be done when the answer was shown
        self.expect_doubled: set[int] = set()
        self.never_awaited: set[str] = set()  # for whom no roll waits, in any game

    # ---- events

    def hears(self, before: Chouette, event: ChouetteEvent, _after: Chouette) -> None:
        if self.bets_ended and not isinstance(event, BetEnded):
            self.bets_ended = False
            self.playing.succession()
        if not isinstance(event, AnswersShown | AnswerSealed):
            self.resolve()
        handler = HANDLERS.get(type(event))
        if handler:
            handler(self, before, event)

    @property
    def playing(self) -> Game:
        assert self.game
        return self.game

    def name(self, chouette: Chouette, index: int) -> Name:
        return self.name_of(chouette.game.bets[index])

    def name_of(self, bet: EngineBet) -> Name:
        giver, member = letter(bet.white), letter(bet.black)
        return member if giver == self.playing.box else ("extra", giver)

    def names_on(self, chouette: Chouette, cube: int) -> list[Name]:
        """The running bets on a cube."""
        return [self.name_of(bet) for bet in chouette.game.bets if bet.cube == cube and bet.is_active]

    # seats

    def joined(self, _: Chouette, event: Joined) -> None:
        player = letter(event.player)
        game = self.game
        plays_on = game is not None and player in game.absent and player != game.box and game.has_bets(player)
        same(f"{player} plays on at once", event.plays_on, plays_on)
        self.away.discard(player)
        if event.plays_on:
            self.playing.comes_back(player)
            self.playing.followers.discard(player)
        elif self.game is None or player not in (self.game.box, *self.game.line):
            self.queue.append(player)  # who sits in the game in play keeps their place

    def seated(self, before: Chouette, event: Seated) -> None:
        players = list(letters(event.players))
        same("who is seated", players, self.queue[: len(players)])
        del self.queue[: len(players)]
        if self.has_begun:
            position = options_of(before.sheet).join_position
            self.line = enter(self.line, players, self.loser, position)
        else:
            self.line = (*self.line, *players)

    def left(self, _: Chouette, event: Left) -> None:
        player = letter(event.player)
        if player in self.queue:
            self.queue.remove(player)
        self.away.discard(player)
        if self.game is None:
            self._struck(player)
        else:
            holds("who leaves at once is not dealt in", player not in (self.box, *self.line))

    def _struck(self, player: str) -> None:
        self.loser = "" if player == self.loser else self.loser
        if player == self.box:
            self.replies, self.expected_partner = {}, None  # whoever is box now may ask anew
            self.box, self.line = (self.line[0], self.line[1:]) if self.line else ("", ())
        self.line = tuple(member for member in self.line if member != player)

    def went_away(self, _: Chouette, event: WentAway) -> None:
        player = letter(event.player)
        self.away.add(player)
        if player in self.queue:
            self.queue.remove(player)
        if self.game is None:
            self._struck(player)
            return
        self.game.goes(player, for_good=False)
        if player in self.game.bets:
            self.game.followers.add(player)
            self.game.instructions[player] = self.game.instructions.get(player, set()) & {"nodouble"}

    def is_leaving(self, _: Chouette, event: Leaving) -> None:
        player = letter(event.player)
        self.leaving.add(player)
        self.playing.goes(player, for_good=True)

    def lost_the_turn(self, _: Chouette, event: LostTheTurn) -> None:
        player = letter(event.player)
        if event.is_away:
            self.away.add(player)
        self.playing.goes(player, for_good=player != self.playing.substitute, is_silent=True)

    def order_rolled(self, _: Chouette, event: OrderRolled) -> None:
        rolls = {letter(one.player): list(one.dice) for one in event.thrown}
        same("who rolls for the order", set(rolls), set(self.line))
        self.box, *rest = order(rolls)
        self.line = tuple(rest)
        self.has_begun = True

    def called(self, _: Chouette, _event: GameCalled) -> None:
        there = tuple(member for member in self.line if member not in self.away)
        if self.box in self.away:
            self.box, there = there[0], there[1:]
        self.line = there
        self.replies = {}
        self.expected_partner = None

    def partner_sought(self, before: Chouette, _event: PartnerSought) -> None:
        holds("a partner", options_of(before.sheet).partner_min in range(1, len(self.line) + 2))
        self.expected_partner = "?"

    def partner_replied(self, _: Chouette, event: PartnerReplied) -> None:
        self.replies[letter(event.player)] = event.is_yes

    def partner_drawn(self, _: Chouette, event: PartnerDrawn) -> None:
        same("all refuse", [member for member in self.line if self.replies.get(member)], [])
        rolls = {letter(one.player): list(one.dice) for one in event.thrown}
        same("lots", set(rolls), set(self.line[1:]))
        self.expected_partner = order(rolls)[0]

    def dealt(self, before: Chouette, event: GameDealt) -> None:
        partner = None if event.partner is None else letter(event.partner)
        if self.expected_partner == "?":
            self.expected_partner = next((member for member in self.line if self.replies.get(member)), None)
        options = options_of(before.sheet)
        if len(self.line) + 1 < options.partner_min:
            self.expected_partner = None  # somebody went away meanwhile, and the table is too small
        same("partner", partner, self.expected_partner)
        same("box", letter(before.box or 0), self.box)
        same("line", letters(before.line), self.line)
        self.game = Game(options, self.box, self.line, partner, len(self.line) + 1)
        self.game.instructions = {
            member: {"nodouble"} for member in self.never_awaited & self.game.bets.keys()
        }
        self.counted["games"] += 1
        self.counted[f"games: {options.cube_mode}, {options.box_retention}"] += 1

    def settled(self, _: Chouette, event: GameSettled) -> None:
        game = self.playing
        holds("game over", game.phase == "over")
        engine = sorted((letter(one.payer), letter(one.payee), one.points) for one in event.transfers)
        same("transfers", [one for one in engine if one[2]], sorted(one for one in game.transfers if one[2]))
        for payer, payee, points in game.transfers:
            self.ledger[payer] -= points
            self.ledger[payee] += points
        self.evening: Evening = game.evening()

    def rotated(self, _: Chouette, event: Rotated) -> None:
        retention = self.playing.options.box_retention
        box, line, self.loser = rotate(self.evening, retention)
        gone = self.leaving | self.away
        line = tuple(member for member in line if member not in gone)
        if box in gone:
            box, line = (line[0], line[1:]) if line else ("", ())
        self.box, self.line = box, line
        if self.loser not in line:  # the loser is gone: who stands at the bottom for having lost before
            self.loser = letter(event.loser) if event.loser else ""
        what = f"box and line by {retention} after {self.evening}, gone {sorted(gone)}"
        same(what, (letter(event.box) if event.box else "", letters(event.line)), (box, line))
        self.game = None
        self.leaving = set()
        self.counted["rotations"] += 1

    # the board

    def opened(self, _: Chouette, event: OpeningRolled) -> None:
        self.playing.opening(event.white, event.black)

    def rolled(self, _: Chouette, event: Rolled) -> None:
        game = self.playing
        same("side that rolls", event.side, SIDES[game.side])
        same("the cube phase is closed", (game.phase, game.closed), ("rolling", True))
        game.rolled((event.roll.high, event.roll.low))
        game.open = []  # what was proposed lapses

    def played(self, _: Chouette, event: Played) -> None:
        game = self.playing
        position = game.seen_by(game.side)
        if not event.moves:
            same("dance", game.positions(), frozenset())
        mine, theirs = list(position.mine), list(position.theirs)
        for move in event.moves:
            mine[move.source] -= 1
            mine[move.target] += 1
            if move.is_hit:
                theirs[25 - move.target] -= 1
                theirs[25] += 1
        game.play(checkers.Position(tuple(mine), tuple(theirs)))
        game.open = []
        self.counted["plays"] += 1

    # doubling

    def offer_added(self, before: Chouette, event: OfferAdded) -> None:
        player = letter(event.player)
        game = self.playing
        speaks_for = {player, game.box} if self._plays_for_box(player) else {player}
        allowed = [name for each in speaks_for for name in game.may_double(each)]
        names = [name for name in self.names_on(before, event.cube) if name in allowed]
        holds("a double", bool(names))
        game.declined.discard(player)
        game.pending |= set().union(*(game.sharing(name) for name in names))

    def _plays_for_box(self, player: str) -> bool:
        return self.playing.substitute == player

    def offer_taken_back(self, before: Chouette, event: OfferTakenBack) -> None:
        self.playing.pending -= set(self.names_on(before, event.cube))

    def held(self, _: Chouette, event: Held) -> None:
        self.playing.holds.add(letter(event.player))
        self.playing.declined.discard(letter(event.player))

    def released(self, _: Chouette, event: Released) -> None:
        self.playing.holds.discard(letter(event.player))
        if not event.is_silent:
            self.playing.declined.add(letter(event.player))

    def declined(self, _: Chouette, event: DoubleDeclined) -> None:
        self.playing.declined.add(letter(event.player))
        self.counted["no double"] += 1

    def grace_ended(self, _: Chouette, _event: GraceEnded) -> None:
        self.playing.grace_over = True
        self.counted["graces over"] += 1

    def instructed(self, _: Chouette, event: Instructed) -> None:
        player, what = letter(event.player), event.instruction.value
        kept = self.playing.instructions.setdefault(player, set())
        (kept.add if event.is_on else kept.discard)(what)
        if event.is_on and what in {"hold", "nodouble"}:
            kept.discard("hold" if what == "nodouble" else "nodouble")
        (self.never_awaited.add if "nodouble" in kept else self.never_awaited.discard)(player)

    def roll_pressed(self, _: Chouette, event: RollPressed) -> None:
        game = self.playing
        same(
            "who presses Roll", letter(event.player), game.substitute if self._box_is_gone() else game.mover()
        )
        game.asked_by = letter(event.player)

    def _box_is_gone(self) -> bool:
        game = self.playing
        return game.side == "box" and game.mover() == game.box and game.box in game.absent

    def doubling_ended(self, _: Chouette, _event: DoublingEnded) -> None:
        game = self.playing
        same("whom the roll waits for", set(), game.waits_for())
        game.add_instructed()
        offers = {name for name in game.pending if game.is_active(name)}
        if game.options.cube_mode == "single":
            offers = set().union(*(game.sharing(name) for name in offers))
        if game.side == "box":
            main = frozenset(name for name in offers if isinstance(name, str))
            holds("a batch of the box", not main or game.box_may_offer(main))
        game.close(offers)
        self.sealed_answers, self.silent = {}, set()
        self.expect_doubled = {id(game.bets[name].cube) for name in offers}
        self.counted["doubles"] += len(self.expect_doubled)

    def doubled(self, before: Chouette, event: Doubled) -> None:
        game = self.playing
        (cube,) = {
            id(game.bets[name].cube): game.bets[name].cube for name in self.names_on(before, event.cube)
        }.values()
        holds("a cube that is offered", id(cube) in self.expect_doubled)
        same("its value", event.value, 2 * cube.value)
        self.expect_doubled.discard(id(cube))
        game.open = [one for one in game.open if game.bets[one.bet].cube is not cube]

    # answers

    def sealed(self, before: Chouette, event: AnswerSealed) -> None:
        player = letter(event.player)
        for name in self.names_on(before, event.cube):
            if player in {self.playing.bets[name].member, self.playing.bets[name].against}:
                self.sealed_answers[name] = event.answer
        if event.autopilot:
            self.counted["answers of the autopilot"] += 1

    def shown(self, before: Chouette, event: AnswersShown) -> None:
        game = self.playing
        for given in event.answers:
            player = letter(given.player)
            for name in self.names_on(before, given.cube):
                if player in {game.bets[name].member, game.bets[name].against}:
                    self.one_shown(name, given)

    def one_shown(self, name: Name, given: object) -> None:
        game = self.playing
        answer = given.answer
        self.counted[f"{game.phase} {answer.value}"] += 1
        if game.phase == "response":
            if answer is Answer.BEAVER:
                holds("a beaver", game.may_beaver(name))
            holds("in turn", game.may_answer_alone(name) or game.side == "team")
            game.answer(name, ANSWERS[answer])
            if given.is_silent and not given.autopilot:
                self.silent.add(name)
            self.left_orders[name] = set(game.instructions.get(str(name), ()))
            if name in game.followers:
                self.left_orders[name].add("follow")
        elif game.phase == "beaver":
            if answer is Answer.RACCOON:
                holds("a raccoon", game.may_raccoon(name))
            if given.is_silent and not given.autopilot:
                same("silence on a beaver", answer, Answer.TAKE)
            game.reply_to_beaver(name, REPLIES[answer])
        elif game.phase == "raccoon":
            if given.is_silent and not given.autopilot:
                same("silence on a raccoon", answer, Answer.TAKE)
            game.reply_to_raccoon(name, REPLIES[answer])
        else:
            raise Difference(f"{name} answers {answer} in {game.phase}")

    def resolve(self) -> None:
        """Answers take effect once all are in."""
        if self.game and self.game.phase == "response" and self.game.is_complete():
            self.all_answered()

    def all_answered(self) -> None:
        game = self.playing
        if game.side == "team":
            answers = {name: answer for name, answer in game.offered.items() if isinstance(name, str)}
            if answers:
                holds(f"box's answers {answers}", game.box_may_answer(answers))
        else:
            self.check_sealed()
        self.sealed_answers, self.silent = {}, set()
        game.answered()

    def check_sealed(self) -> None:
        """Check that sealed answers are shown as given, and that the others follow from the rules."""
        game = self.playing
        worked_out = {
            name: game.as_captain(name) if shown == "follow" else shown
            for name, shown in game.offered.items()
        }
        for name, shown in game.offered.items():
            sealed = self.sealed_answers.get(name)
            if not isinstance(name, str):
                continue
            if name in self.silent or sealed is None or (sealed is Answer.FOLLOW and name == game.captain()):
                expected = game.silent(name)
                if "follow" in self.left_orders[name]:
                    expected = game.as_captain(name)
                if "take" in self.left_orders[name]:
                    expected = "take"
                same(f"silence of {name}, {game.offered}", worked_out[name], expected)
                self.counted["silent answers"] += 1
            else:
                same(f"what {name} sealed", shown, ANSWERS[sealed])
        game.offered |= worked_out

    def extra_replied(self, _: Chouette, event: ExtraReplied) -> None:
        self.playing.replies_extra(letter(event.player), is_yes=event.is_yes)

    def extras_shown(self, _: Chouette, event: ExtrasShown) -> None:
        game = self.playing
        givers = {giver for giver, gives in game.extras.items() if gives}
        same("givers", set(letters(event.givers)), givers)

    # agreements

    def proposed(self, before: Chouette, event: Proposed) -> None:
        proposal, game = event.proposal, self.playing
        bet = before.game.bets[proposal.bet]
        name = self.name_of(bet)
        side = "box" if proposal.by == bet.white else "team"
        if proposal.kind is None:
            holds(f"a settlement of {name}", game.may_settle(name, proposal.points))
            points = proposal.points if side == "team" else -proposal.points
            game.open.append(Offer(name, side, points=points))
        else:
            kind = int(proposal.kind)
            holds(f"a concession on {name}", kind in game.concessions(name, side))
            worst = game.cost(name, game.worst(side))
            holds("a concession that waits", game.cost(name, kind) < worst)
            game.open.append(Offer(name, side, kind=kind))

    def proposal_dropped(self, before: Chouette, event: ProposalDropped) -> None:
        game = self.playing
        name = self.name(before, event.bet)
        for offer in [one for one in game.open if one.bet == name]:
            game.open.remove(offer)
            if event.is_refused and offer.kind:
                game.refuse_concession(name, offer.by, offer.kind)

    def bet_ended(self, before: Chouette, event: BetEnded) -> None:
        game, result = self.playing, event.result
        name = self.name(before, event.bet)
        offers = [one for one in game.open if one.bet == name]
        game.open = [one for one in game.open if one.bet != name]
        if result.ending is Ending.SETTLED:
            (offer,) = offers
            points = result.points if result.winner is TEAM else -result.points
            same("what was agreed", points, offer.points)
            game.settle_bet(name, offer.points)
        else:
            side = "box" if result.winner is TEAM else "team"
            kind = int(result.kind)
            waited = any(
                one.kind and one.by == side and game.cost(name, one.kind) == result.points for one in offers
            )
            if not waited:
                self.at_once(name, side, kind)
            same("points of a concession", result.points, game.cost(name, kind))
            game.concede(name, side, kind)
        self.bets_ended = True
        self.counted[result.ending.value] += 1

    def at_once(self, name: Name, side: str, kind: int) -> None:
        game = self.playing
        single = game.options.cube_mode == "single"
        if not single:
            holds(f"a concession on {name}", kind in game.concessions(name, side))
            same("the most", game.cost(name, kind), game.cost(name, game.worst(side)))

    # people

    def missed(self, _: Chouette, event: CaptainMissed) -> None:
        same("the captain misses", letter(event.player), self.playing.captain())

    def relieved(self, _: Chouette, event: RelievedForTurn) -> None:
        expected = self.playing.relieve()
        same("who relieves", event.player and letter(event.player), expected)

    def warned(self, _: Chouette, _event: BoxWarned) -> None:
        self.counted["boxes warned"] += 1

    def substituted(self, _: Chouette, event: Substituted) -> None:
        game, player = self.playing, letter(event.player)
        partner = game.partner
        if partner and partner not in game.absent and partner not in self.away | self.leaving:
            same("substitute", player, partner)
        else:
            holds("substitute", player in game.willing)
        game.substitute = player

    def volunteered(self, _: Chouette, event: Volunteered) -> None:
        self.playing.willing.add(letter(event.player))

    def withdrew(self, _: Chouette, event: VolunteerWithdrew) -> None:
        self.playing.willing.discard(letter(event.player))

    def forfeited(self, _: Chouette, _event: BoxForfeited) -> None:
        self.playing.forfeit()
        self.counted["forfeits"] += 1

    def decided(self, _: Chouette, _event: LoneTakerDecided) -> None:
        """Wait for the lone taker's decision, which the next answer shows."""
        self.lone_waits = True

    def lone_answer(self, _: Chouette, event: Taken | Dropped | Raised) -> None:
        if not self.lone_waits:
            return
        self.lone_waits = False
        game = self.playing
        must_beaver = game.options.lone_taker == "must_beaver"
        if isinstance(event, Dropped):
            game.lone_decides("retract")
        else:
            game.lone_decides("beaver" if must_beaver else "keep")
        self.counted[f"lone taker: {game.options.lone_taker}, {type(event).__name__}"] += 1

    # ---- what is compared after each action

    def compare(self, chouette: Chouette, random: Random) -> None:
        if self.bets_ended:
            self.bets_ended = False
            self.playing.succession()
        self.resolve()
        standings = {letter(one.player): one.points for one in chouette.standings if one.points}
        same("ledger", standings, {player: points for player, points in self.ledger.items() if points})
        if chouette.in_play is None:
            if self.has_begun and not chouette.is_closed:
                same("box", letter(chouette.box) if chouette.box else "", self.box)
                same("line", letters(chouette.line), self.line)
            return
        self.counted["steps"] += 1
        self.compare_board(chouette)
        self.compare_bets(chouette)
        self.compare_people(chouette)
        self.compare_rights(chouette, random)

    def compare_board(self, chouette: Chouette) -> None:
        game, board = self.playing, chouette.game
        if game.phase == "lone":
            holds("phase", chouette.phase in {ChouettePhase.EXTRAS, ChouettePhase.LONE})
        else:
            same("phase", chouette.phase, PHASES[game.phase])
        same("side on roll", board.on_roll, SIDES[game.side])
        roll = board.roll and (board.roll.high, board.roll.low)
        same("roll", roll, game.roll and (max(game.roll), min(game.roll)))
        for side in ("box", "team"):
            same("position", model_position(board.position_of(SIDES[side])), game.seen_by(side))

    def compare_bets(self, chouette: Chouette) -> None:
        game, board = self.playing, chouette.game
        same("bets", {self.name_of(bet) for bet in board.bets}, set(game.bets))
        for bet in board.bets:
            model, cube = game.bets[self.name_of(bet)], board.cubes[bet.cube]
            same(f"bet of {self.name_of(bet)}", bet.is_active, model.state == "ACTIVE")
            if not bet.is_active:
                continue
            owner = NAMES[cube.owner] if cube.owner else None
            mine = model.cube.value, model.cube.owner, model.cube.by_offer
            same(f"cube of {self.name_of(bet)}", (cube.value, owner, cube.was_turned), mine)

    def compare_people(self, chouette: Chouette) -> None:
        game, current = self.playing, chouette.current
        same("line", letters(chouette.line), game.line)
        if game.phase == "cube" and game.roll_pressed:
            holds("a roll that was asked for waits for somebody", game.waits_for())
        if game.phase == "lone":
            return
        if game.active(extras=False):
            captain = game.record if game.is_active(game.record) else game.acting
            same("captain", letter(current.captain), captain)
        moves = mover(chouette)
        expected = self.mover()
        same("mover", None if moves is None else letter(moves), expected)

    def mover(self) -> str | None:
        game = self.playing
        moves = game.mover()
        if moves == game.box and moves in game.absent:
            return game.substitute if game.substitute not in game.absent else None
        return None if moves in game.absent else moves

    def compare_rights(self, chouette: Chouette, random: Random) -> None:
        for player in chouette.dealt:
            if is_present(chouette, player):
                self.compare_rights_of(chouette, player, random)

    def compare_rights_of(self, chouette: Chouette, player: int, random: Random) -> None:
        game, me = self.playing, letter(player)
        possible = legal_actions(chouette, player)
        is_box = me == game.substitute or (me == game.box and me not in game.absent)
        plays = [model_position(one.play.after) for one in possible if isinstance(one, MakePlay)]
        moves = game.phase == "move" and me == self.mover()
        same(f"plays of {me}", set(plays), set(game.positions()) if moves else set())
        same(f"plays of {me}", len(plays), len(set(plays)))
        for together in (one for one in possible if isinstance(one, AnswersTogether)):
            self.compare_together(chouette, together, random)
        engine = {
            name
            for one in possible
            if isinstance(one, OfferDouble)
            for name in self.names_on(chouette, one.cube)
        }
        same(f"what {me} may double", engine, self.doubles_of(chouette, me, is_box=is_box))
        self.compare_concessions(chouette, me, possible)

    def doubles_of(self, chouette: Chouette, me: str, *, is_box: bool) -> set[Name]:
        game = self.playing
        if game.side == "box" and chouette.current.doubling.is_roll_pressed and me == self.mover():
            return set()
        names = set(game.may_double(me))
        if is_box and me != game.box:
            names |= set(game.may_double(game.box))
        return set().union(*(game.sharing(name) for name in names))

    def compare_together(self, chouette: Chouette, possible: AnswersTogether, random: Random) -> None:
        cubes = possible.cubes
        if any(isinstance(name, tuple) for cube in cubes for name in self.names_on(chouette, cube)):
            return
        kinds = (Answer.TAKE, Answer.DROP, Answer.BEAVER)
        choices = (
            list(product(kinds, repeat=len(cubes)))
            if len(cubes) < 4
            else [random.choices(kinds, k=len(cubes))]
        )
        for choice in choices:
            answers = {}
            for cube, answer in zip(cubes, choice, strict=True):
                answers |= dict.fromkeys(self.names_on(chouette, cube), ANSWERS[answer])
            together = AnswerTogether(tuple(zip(cubes, choice, strict=True)))
            same(f"answers {answers}", possible.covers(together), self.playing.box_may_answer(answers))

    def compare_concessions(self, chouette: Chouette, me: str, possible: tuple[object, ...]) -> None:
        game = self.playing
        conceded: dict[Name, set[int]] = {}
        settled: dict[Name, int] = {}
        for one in possible:
            if isinstance(one, Concede):
                conceded.setdefault(self.name(chouette, one.bet), set()).add(int(one.kind))
            elif isinstance(one, SettlementUpTo):
                settled[self.name(chouette, one.bet)] = one.most
        for bet in chouette.game.bets:
            name = self.name_of(bet)
            if me not in letters((bet.white, bet.black)):
                continue
            side = "box" if me == letter(bet.white) else "team"
            others = {letter(bet.white), letter(bet.black)} & game.absent
            if not others:
                self.compare_one_bet(name, side, conceded.get(name, set()), settled.get(name, 0))

    def compare_one_bet(self, name: Name, side: str, conceded: set[int], settled: int) -> None:
        game = self.playing
        if any(one.bet == name for one in game.open) or game.on_offer(name):
            return
        limit = 3 * game.bets[name].cube.value
        same(f"settlement of {name}", settled, limit if game.may_settle(name, limit) else 0)
        if game.options.cube_mode == "multi":
            self.know_more(name, side, conceded)
            same(f"{side} concedes on {name}", conceded, set(game.concessions(name, side)))

    def know_more(self, name: Name, side: str, conceded: set[int]) -> None:
        """Where the sides meet, the engine may know that less is at stake; chance does not refute it."""
        game = self.playing
        position = game.seen_by(side)
        if set(game.concessions(name, side)) <= conceded or not checkers.contact(position):
            return
        for least in (2, 1, 0):
            game.at_most[side] = least
            if set(game.concessions(name, side)) <= conceded:
                break
        kind, chance = game.at_most[side] + 1, Random(game.cost(name, 1))
        args = position, game.roll, kind, game.options.all_told, chance
        is_refuted = checkers.loses_by_chance(*args, on_roll=side == game.side)
        holds(f"{name} cannot lose {kind}", not is_refuted)
        self.counted["the engine knows more"] += 1


HANDLERS = {
    Joined: Beside.joined,
    Seated: Beside.seated,
    Left: Beside.left,
    WentAway: Beside.went_away,
    Leaving: Beside.is_leaving,
    LostTheTurn: Beside.lost_the_turn,
    OrderRolled: Beside.order_rolled,
    GameCalled: Beside.called,
    PartnerSought: Beside.partner_sought,
    PartnerReplied: Beside.partner_replied,
    PartnerDrawn: Beside.partner_drawn,
    GameDealt: Beside.dealt,
    GameSettled: Beside.settled,
    Rotated: Beside.rotated,
    OpeningRolled: Beside.opened,
    Rolled: Beside.rolled,
    Played: Beside.played,
    OfferAdded: Beside.offer_added,
    OfferTakenBack: Beside.offer_taken_back,
    DoubleDeclined: Beside.declined,
    GraceEnded: Beside.grace_ended,
    Held: Beside.held,
    Released: Beside.released,
    Instructed: Beside.instructed,
    RollPressed: Beside.roll_pressed,
    DoublingEnded: Beside.doubling_ended,
    Doubled: Beside.doubled,
    AnswerSealed: Beside.sealed,
    AnswersShown: Beside.shown,
    ExtraReplied: Beside.extra_replied,
    ExtrasShown: Beside.extras_shown,
    LoneTakerDecided: Beside.decided,
    Proposed: Beside.proposed,
    ProposalDropped: Beside.proposal_dropped,
    BetEnded: Beside.bet_ended,
    CaptainMissed: Beside.missed,
    RelievedForTurn: Beside.relieved,
    BoxWarned: Beside.warned,
    Substituted: Beside.substituted,
    Volunteered: Beside.volunteered,
    VolunteerWithdrew: Beside.withdrew,
    BoxForfeited: Beside.forfeited,
    Taken: Beside.lone_answer,
    Dropped: Beside.lone_answer,
    Raised: Beside.lone_answer,
}

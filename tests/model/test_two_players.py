"""Matches and sessions that the engine and the model play side by side: at every step they agree."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    AcceptResignation,
    Action,
    Answer,
    AnswerOffer,
    BetResult,
    Ending,
    Event,
    Game,
    MakePlay,
    OfferDouble,
    OfferResignation,
    OpeningRolled,
    Phase,
    Played,
    Position,
    RefuseResignation,
    RollDice,
    Rolled,
    RuleSheet,
    Score,
    Side,
    act,
    apply,
    is_crawford,
    legal_actions,
    lose_on_time,
    parse_board,
    players_to_act,
    points_for_match,
    score_after,
    terms_at,
    throw_opening,
    winner,
)
from tests.model import checkers
from tests.model.two_players import Rules, Table

PARTS, SEEDS = 12, 300
"""Some 19,000 games in all."""

SEEN = (
    *(
        "off 1",
        "off 2",
        "off 3",
        "resigned 1",
        "resigned 2",
        "resigned 3",
        "time 1",
        "drop",
        "refused 1",
    ),
    *("beaver", "accept beaver", "refuse beaver", "raccoon", "accept raccoon", "refuse raccoon", "danced"),
)
"""Cases that each part has to meet."""

PLAYERS = (1, 2)
SIDES = (Side.WHITE, Side.BLACK)
STARTS = (
    "24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5",
    "24:2 23:2 13:4 8:3 6:4 | 24:2 23:2 13:4 8:3 6:4",
    "24:1 23:1 22:1 | 24:1 23:1 22:1",
    "3:1 2:1 1:1 | 3:1 2:1 1:1",
    "8:1 6:1 2:1 | 8:1 6:1 2:1",
    "20:1 6:2 2:2 | 20:1 6:2 2:2",
    "6:5 4:5 2:5 | 6:5 4:5 2:5",
    "12:3 5:6 3:6 | 12:3 5:6 3:6",
)
ANSWERS = (
    {Answer.TAKE: "take", Answer.DROP: "drop", Answer.BEAVER: "beaver"},
    {Answer.TAKE: "accept beaver", Answer.DROP: "refuse beaver", Answer.RACCOON: "raccoon"},
    {Answer.TAKE: "accept raccoon", Answer.DROP: "refuse raccoon"},
)
"""How the model calls what answers a double, a beaver, a raccoon."""
ENDINGS = {
    Ending.BORNE_OFF: {"off"},
    Ending.DROPPED: {"drop", "refused"},
    Ending.RESIGNED: {"resigned"},
    Ending.TIMED_OUT: {"time"},
}


def random_sheet(random: Random) -> RuleSheet:
    start = parse_board(random.choice(STARTS))
    cap = random.choice([None, None, 2, 8, 64])
    if random.random() < 0.6:
        return RuleSheet(
            length=random.randint(1, 25),
            start=start,
            **({"cube_cap": cap} if random.random() < 0.9 else {"has_cube": False}),
        )
    if random.random() < 0.1:
        return RuleSheet(start=start, has_cube=False)
    beavers = random.random() < 0.6
    return RuleSheet(
        start=start,
        is_jacoby=random.random() < 0.5,
        has_beavers=beavers,
        has_raccoons=beavers and random.random() < 0.6,
        automatic_doubles=random.choice([0, 1, 2, None]),
        cube_cap=cap,
    )


def rules_of(sheet: RuleSheet) -> Rules:
    return Rules(
        length=sheet.length,
        cube=sheet.has_cube,
        jacoby=sheet.is_jacoby,
        beavers=sheet.has_beavers,
        raccoons=sheet.has_raccoons,
        automatic_doubles=sheet.automatic_doubles,
        cube_cap=sheet.cube_cap,
        start=model_position(sheet.start),
        all_told=15 - sheet.start.own[0],
    )


def model_position(position: Position) -> checkers.Position:
    return checkers.Position(position.own, position.other)


def scattered(random: Random, all_told: int) -> Position:
    """Any position, most often one near its end."""
    reaches = [random.choice([3, 6, 6, 8, 13, 25]) for _ in range(2)]
    own = [random.randint(0, reaches[0]) for _ in range(all_told - 1)] + [random.randint(1, reaches[0])]
    free = [place for place in range(reaches[1] + 1) if place in {0, 25} or 25 - place not in own]
    other = [random.choice(free) for _ in range(all_told - 1)]
    other.append(random.choice([place for place in free if place] or [25]))
    sides = [[places.count(place) for place in range(26)] for places in (own, other)]
    for side in sides:
        side[0] += 15 - all_told
    return Position(tuple(sides[0]), tuple(sides[1]))


class SideBySide:
    """A match, or some games of a session, in the engine and in the model; a seed is one of them for ever."""

    def __init__(self, seed: int, counted: Counter[str]) -> None:
        self.random = Random(seed)
        self.counted = counted
        self.sheet = random_sheet(self.random)
        self.score = Score()
        self.table = Table(rules_of(self.sheet))
        self.story = [repr(self.sheet)]
        self.dice: list[int] = []
        self.calm = self.random.random() < 0.5
        self.result: BetResult | None = None

    def play(self, games: int) -> None:
        for number in range(games):
            if number:
                self.table.begin()
            self.play_game()
            self.counted["games"] += 1
            if self.table.over:
                break

    # ---- the engine's part

    def throw(self) -> int:
        die = self.random.randint(1, 6)
        self.dice.append(die)
        return die

    def play_game(self) -> None:
        terms = terms_at(self.sheet, self.score)
        self.same("Crawford", terms.is_crawford, self.table.crawford and self.sheet.has_cube)
        self.same("Crawford", is_crawford(self.sheet, self.score), self.table.crawford)
        self.game = Game.between(*PLAYERS, terms)
        for event in throw_opening(self.throw, terms):
            self.happened(event)
        if self.random.random() < 0.5 and self.game.phase is Phase.MOVE:
            self.set_up()
        self.compare()
        while self.game.phase is not Phase.OVER:
            self.step()
            self.compare()
        self.settle()

    def set_up(self) -> None:
        """Go on from any position, before the roll that lies there is played, or as if none did yet."""
        position = scattered(self.random, self.game.terms.checkers)
        self.story.append(repr(position))
        roll = self.game.roll if self.random.random() < 0.5 else None
        if roll and not checkers.plays(model_position(position), (roll.high, roll.low)):
            roll = None
        self.game = replace(self.game, position=position, roll=roll)
        side = self.table.side
        self.table.men[side], self.table.men[1 - side] = position.own, position.other
        if roll is None:
            self.table.roll, self.table.phase = None, "cube"

    def step(self) -> None:
        (player,) = players_to_act(self.game)
        if self.random.random() < 0.01 and self.table.resigning is None:
            self.times_out(player)
            return
        action = self.choose(legal_actions(self.game, player))
        self.story.append(f"{player}: {action!r}")
        self.dice.clear()
        events = act(self.game, player, action, self.throw)
        self.tell(action)
        for event in events:
            self.happened(event)

    def choose(self, actions: tuple[Action, ...]) -> Action:
        weights = {OfferResignation: 0.05, OfferDouble: 0.6 if self.calm else 3, RollDice: 2}
        kinds = Counter(map(type, actions))
        return self.random.choices(
            actions, [weights.get(type(one), 1) / kinds[type(one)] for one in actions]
        )[0]

    def times_out(self, player: int) -> None:
        self.story.append(f"{player}: time out")
        lost = lose_on_time(self.game, player)
        needed = points_for_match(self.sheet, self.score, self.result, lost.side)
        self.game = apply(self.game, replace(lost, points=needed or lost.points))
        self.table.time_out()
        self.counted["lost on time"] += 1
        self.counted["lost on time, a match"] += needed > 0

    # ---- the model is told what was done, and the dice that fell

    def tell(self, action: Action) -> None:
        table = self.table
        match action:
            case RollDice():
                table.roll_pressed()
            case OfferDouble():
                table.double()
            case AnswerOffer(answer=answer):
                offer = self.game.cubes[0].offer
                assert offer
                name = ANSWERS[offer.stage][answer]
                getattr(table, name.replace(" ", "_"))()
                self.counted[name] += 1
            case MakePlay(play):
                table.play(model_position(play.after))
                self.counted["plays"] += 1
            case OfferResignation(kind):
                table.resign(int(kind))
                self.counted[f"resigned {int(kind)}"] += 1
            case AcceptResignation():
                table.accept_resignation()
            case RefuseResignation():
                table.refuse_resignation()

    def happened(self, event: Event) -> None:
        self.game = apply(self.game, event)
        match event:
            case OpeningRolled(white, black):
                self.story.append(f"opening {white} {black}")
                self.table.opening(white, black)
            case Rolled(_, roll):
                self.story.append(f"rolled {roll}")
                self.table.rolled((roll.high, roll.low))
            case Played(moves=()):
                self.counted["danced"] += 1
                self.same("dance", self.table.positions(), frozenset())
                self.table.play(self.table.seen_by(self.table.side))

    # ---- what is compared

    def same(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            story = "\n".join(self.story)
            raise AssertionError(f"{story}\n{what}: the engine says {engine}, the model {model}\n{self.game}")

    def compare(self) -> None:
        table, game = self.table, self.game
        self.counted["steps"] += 1
        awaited = table.waiting_for()
        self.same("who acts", players_to_act(game), () if awaited is None else (PLAYERS[awaited],))
        for side, player in enumerate(PLAYERS):
            possible = legal_actions(game, player)
            named = self.named(possible)
            if side == awaited:
                self.know_more(side, named)
            self.same(f"what {player} may do", named, table.legal() if side == awaited else set())
            if game.phase is Phase.MOVE and side == awaited:
                results = [model_position(one.play.after) for one in possible if isinstance(one, MakePlay)]
                self.same("plays", len(results), len(set(results)))
                self.same("plays", set(results), table.positions())
        (cube,) = game.cubes
        self.same("value", cube.value, table.value)
        self.same("owner", cube.owner, None if table.owner is None else SIDES[table.owner])
        self.same("turned by offer", cube.was_turned, table.by_offer)
        if game.phase is not Phase.OVER:
            self.same("side on roll", game.on_roll, SIDES[table.side])
            self.same("roll", game.roll and (game.roll.high, game.roll.low), table.roll and self.high_first())
            for side in (0, 1):
                position = model_position(game.position_of(SIDES[side]))
                self.same("position", position, table.seen_by(side))

    def know_more(self, side: int, engine: set[tuple[object, ...]]) -> None:
        """Where the sides meet, the engine may know that less is at stake; chance does not refute it."""
        table = self.table
        if table.legal() <= engine or not checkers.contact(table.seen_by(side)):
            return
        for least in (2, 1, 0):
            table.at_most[side] = least
            if table.legal() <= engine:
                break
        chance = Random(len(self.story))
        args = table.seen_by(side), table.roll, table.at_most[side] + 1, table.all_told[side], chance
        is_refuted = checkers.loses_by_chance(*args, on_roll=side == table.side)
        self.same("what is lost by chance", is_refuted and table.at_most[side] + 1, 0)
        self.counted["the engine knows more"] += 1

    def high_first(self) -> tuple[int, int]:
        assert self.table.roll
        return max(self.table.roll), min(self.table.roll)

    def named(self, possible: tuple[Action, ...]) -> set[tuple[object, ...]]:
        return set(self.names(possible))

    def names(self, possible: tuple[Action, ...]) -> Iterator[tuple[object, ...]]:
        for one in possible:
            match one:
                case RollDice():
                    yield ("roll",)
                case OfferDouble():
                    yield ("double",)
                case MakePlay():
                    yield ("play",)
                case AcceptResignation():
                    yield ("accept resignation",)
                case RefuseResignation():
                    yield ("refuse resignation",)
                case OfferResignation(kind):
                    yield ("resign", int(kind))
                case AnswerOffer(answer=answer):
                    offer = self.game.cubes[0].offer
                    assert offer
                    yield (ANSWERS[offer.stage][answer],)

    def settle(self) -> None:
        won, result = self.table.won, self.game.bets[0].result
        assert won
        assert result
        self.same("winner", result.winner, SIDES[won.by])
        self.same("ending", won.how, won.how if won.how in ENDINGS[result.ending] else result.ending)
        needed = points_for_match(self.sheet, self.score, self.result, result.winner.other)
        if not (needed and result.ending is Ending.TIMED_OUT):
            self.same("kind", self.counting(int(result.kind)), self.counting(won.kind))
        self.same("points", result.points, won.points)
        self.score = score_after(self.sheet, self.score, result)
        self.result = result
        self.same("score", [self.score.white, self.score.black], self.table.score)
        self.same("match over", winner(self.sheet, self.score) is not None, self.table.over)
        self.counted[f"{won.how} {won.kind}"] += 1

    def counting(self, kind: int) -> int:
        return self.table.points(kind)


def side_by_side(seeds: range) -> Counter[str]:
    counted: Counter[str] = Counter()
    for seed in seeds:
        try:
            SideBySide(seed, counted).play(games=6)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error
    return counted


def test_some_matches_and_sessions_agree_with_the_model() -> None:
    counted = side_by_side(range(25))
    assert counted["games"] > 100
    assert counted["plays"] > 300


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_many_matches_and_sessions_agree_with_the_model(part: int) -> None:
    counted = side_by_side(range(part * SEEDS, (part + 1) * SEEDS))
    assert counted["games"] > 4 * SEEDS
    assert all(counted[each] for each in SEEN), counted
    assert counted["time 2"] or part, "gammons that are lost on time are too rare for each part"

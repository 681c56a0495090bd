"""Games for tests: set up by a board and driven by scripted dice, or at random."""

from random import Random

from bot.engine import (
    Action,
    Answer,
    AnswerOffer,
    Bet,
    Cube,
    Event,
    Game,
    MakePlay,
    OfferResignation,
    Phase,
    Roll,
    Side,
    Terms,
    Throw,
    act,
    legal_actions,
    parse_play,
    players_to_act,
    replay,
    throw_opening,
)
from bot.engine.position import parse_board

ALICE, BOB = 1, 2
ALL_ROLLS = tuple(Roll(high, low) for high in range(1, 7) for low in range(1, high + 1))


def scripted(*dice: int) -> Throw:
    """Return dice that fall as written; one throw more than that is an error."""
    falls = iter(dice)
    return lambda: next(falls)


def no_dice() -> int:
    """Refuse to be thrown."""
    raise AssertionError("nobody may throw now")


def game_at(
    board: str,
    *,
    on_roll: Side = Side.WHITE,
    roll: str = "",
    cube: Cube | None = None,
    terms: Terms | None = None,
) -> Game:
    """Return a game of Alice (White) and Bob at a board, which is seen from the side on roll."""
    dice = Roll(int(roll[0]), int(roll[1])) if roll else None
    return Game(terms or Terms(), parse_board(board), (cube or Cube(),), (Bet(ALICE, BOB),), on_roll, dice)


def after(game: Game, player: int, action: Action, throw: Throw = no_dice) -> Game:
    """Return the game after a player did something."""
    return replay(game, act(game, player, action, throw))


def played(game: Game, player: int, notation: str) -> Game:
    """Return the game after a player played what is written."""
    assert game.roll is not None
    return after(game, player, MakePlay(parse_play(notation, game.position, game.roll)))


class RandomGame:
    """A game between two who do anything that is legal, now and then resigning or doubling."""

    def __init__(self, random: Random, terms: Terms) -> None:
        self.random = random
        self.start = Game.between(ALICE, BOB, terms)
        self.events: list[Event] = list(throw_opening(self.throw, terms))
        self.game = replay(self.start, self.events)

    def throw(self) -> int:
        return self.random.randint(1, 6)

    def step(self) -> None:
        player = self.random.choice(players_to_act(self.game))
        events = act(self.game, player, self.choose(player), self.throw)
        self.events += events
        self.game = replay(self.game, events)

    def finish(self) -> None:
        while self.game.phase is not Phase.OVER:
            self.step()

    def choose(self, player: int) -> Action:
        actions = legal_actions(self.game, player)
        quiet = [action for action in actions if not isinstance(action, OfferResignation)]
        return self.random.choice(actions if self.random.random() < 0.01 else quiet)


def kind_of(action: object) -> type | Answer:
    """Return the kind of an action, whatever its details: an answer, otherwise its type."""
    return action.answer if isinstance(action, AnswerOffer) else type(action)

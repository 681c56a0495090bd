"""The task of one of two players, in words: roll, double or roll, play, or answer a cube or a resignation."""

from collections.abc import Callable
from enum import Enum, auto

from bot import engine
from bot.engine.rights import cubes_to_double
from bot.play.base.table import Player
from bot.play.heads_up.table import HeadsUpTable
from bot.play.text.turns import offered_on
from bot.play.text.words import mention, name
from bot.text.catalogue import phrase


class Task(Enum):
    """A player's task."""

    ROLL = auto()
    DOUBLE_OR_ROLL = auto()
    REDOUBLE_OR_ROLL = auto()
    PLAY = auto()
    DOUBLE = auto()
    BEAVER = auto()
    RACCOON = auto()
    SINGLE = auto()
    GAMMON = auto()
    BACKGAMMON = auto()


def task_of(game: engine.Game) -> Task:
    resignation = game.bets[0].resignation
    match game.phase:
        case engine.Phase.ANSWER:
            stages = (cube.offer.stage for cube in game.cubes if cube.offer)
            return Task[next(stages, engine.OfferStage.DOUBLE).name]
        case engine.Phase.RESIGNATION if resignation:
            return Task[resignation.kind.name]
        case engine.Phase.MOVE if game.roll:
            return Task.PLAY
        case _ if any(cubes_to_double(game, player) for player in engine.players_to_act(game)):
            return Task.DOUBLE_OR_ROLL if game.cubes[0].owner is None else Task.REDOUBLE_OR_ROLL
        case _:
            return Task.ROLL


def roll_to_play(game: engine.Game) -> str:
    """Such as "3-1"; "" where nothing is rolled."""
    return engine.format_roll(game.roll) if game.roll else ""


def to_act(table: HeadsUpTable, player: Player, called: Callable[[Player], str] = name) -> str:
    """Such as "Alice to double or roll"."""
    game = table.game
    return phrase("table-waits", player=called(player), task=task_of(game), roll=roll_to_play(game))


def call_to_act(table: HeadsUpTable) -> str:
    """As a sentence with a mention, such as "Alice to take or pass Bob's double to 2."."""
    awaited, game = table.must_act[0], table.game
    player = mention(table.players[awaited])
    opponent = next(name(each) for key, each in table.players.items() if key != awaited)
    (cube,) = game.cubes
    if game.phase is engine.Phase.ANSWER and cube.offer is not None:
        value, offer = cube.accepted_value, offered_on(cube)
        return phrase("table-status-cube", player=player, opponent=opponent, offer=offer, value=value)
    return phrase(
        "table-status", player=player, opponent=opponent, task=task_of(game), roll=roll_to_play(game)
    )
